"""Losing hit points, falling, and the defeat procedure (FE-DEFEAT)."""

from __future__ import annotations

from battlewright.games.fields.library import content_of, planet_of, scenario_of
from battlewright.games.fields.model import events
from battlewright.games.fields.model.frames import Defeat, Epic, Fighter, Penalty, Relocation, Wilds
from battlewright.games.fields.model.moments import Defeated, Falling, Hurt
from battlewright.games.fields.model.options import ChooseCard, PayEternium
from battlewright.games.fields.model.state import Hero, State
from battlewright.games.fields.procedures.changes import (
    discard_from_hero,
    emit,
    open_markets,
    spend_eternium,
)
from battlewright.games.fields.procedures.moments import announce
from battlewright.games.fields.rules.combats import foe_hp
from battlewright.games.fields.rules.possessions import owned
from battlewright.games.fields.rules.standing import has_grant, value
from battlewright.games.fields.rules.table import (
    FOE,
    combat_under_way,
    epic_under_way,
    has_enemies,
    heroes_of,
    hit_points,
    turn_under_way,
)
from battlewright.kernel.decisions import Decision
from battlewright.kernel.frames import pop, push, step_table
from battlewright.kernel.options import Option

PENALTY = 5  # FE-DEFEAT-05
RETURN_DISTANCE = 3  # FE-SKIRM-23


def in_combat(state: State, hero: str) -> bool:
    """Whether a hero fights in a combat under way, which looks after its fall itself."""
    match combat_under_way(state):
        case Epic(sides=sides):
            return any(side.id == hero for side in sides)
        case Wilds(hero=fighter):
            return fighter == hero
        case None:
            return False


def harm(state: State, hero: Hero, amount: int, *rules: str, attack: bool = False, by: str = "") -> None:
    """FE-DEFEAT-01: a hero loses HP; whoever drops to 0 outside an epic combat is defeated."""
    amount = min(amount, hit_points(state, hero))
    if amount <= 0:
        return
    hero.damage += amount
    left = hit_points(state, hero)
    emit(state, events.Damaged(who=hero.id, amount=amount, left=left, rules=rules or ("FE-DEFEAT-01",)))
    fights = in_combat(state, hero.id)
    if fights:
        _record(state, hero.id, amount)
    if left <= 0:
        if not fights:
            push(state, Defeat(hero=hero.id, by=by))
        announce(state, Falling(hero.id, other=by))
    announce(state, Hurt(hero.id, attack=attack, other=by))


def harm_foe(state: State, amount: int, *rules: str) -> None:
    """A beast, ally or boss loses HP; a boss keeps the damage (FE-EPIC-62)."""
    match combat_under_way(state):
        case Wilds() as frame:
            frame.hp = max(0, frame.hp - amount)
            who = frame.card or frame.name
            emit(state, events.Damaged(who=who, amount=amount, left=frame.hp, rules=rules))
        case Epic(sides=[_, foe]):
            _harm_beast(state, foe, amount, *rules)
        case _:
            pass


def _harm_beast(state: State, foe: Fighter, amount: int, *rules: str) -> None:
    amount = min(amount, foe_hp(state))
    if amount > 0:
        foe.damage += amount
        if foe.kind == "boss" and state.boss is not None:
            state.boss.damage += amount
        emit(state, events.Damaged(who=foe.id, amount=amount, left=foe_hp(state), rules=rules))


def harm_any(state: State, who: str, amount: int, *rules: str, attack: bool = False, by: str = "") -> None:
    """A hero or the foe loses HP."""
    if who == FOE:
        harm_foe(state, amount, *rules)
    else:
        harm(state, state.heroes[who], amount, *rules, attack=attack, by=by)


def _record(state: State, hero: str, amount: int) -> None:
    """FE-EPIC-44: all HP lost during a combat are remembered."""
    epic = epic_under_way(state)
    for side in epic.sides if epic is not None else ():
        if side.id == hero:
            side.damage += amount


# --- defeat ---------------------------------------------------------------------------------------


def defeat_advance(state: State, frame: Defeat) -> None:
    """FE-DEFEAT-02 to FE-DEFEAT-05: turn over, back to base, full recovery, penalty.

    An activation still to come and all other cards are kept (FE-DEFEAT-07); defeats are counted (FE-SOLO-25).
    """
    STEPS[frame.step](state, frame, state.heroes[frame.hero])


def _fall(state: State, frame: Defeat, hero: Hero) -> None:
    """FE-DEFEAT-01, FE-DEFEAT-02: unless something let the hero survive, its turn is over."""
    if hit_points(state, hero) > 0:
        pop(state)
        return
    frame.step = "place"
    emit(state, events.Defeated(hero=hero.id, area=hero.at, rules=("FE-DEFEAT-01",)))
    _end_turn(state, hero)
    state.teams[hero.team].defeats += 1
    drop_tokens(state, hero, frame.by)
    announce(state, Defeated(hero.id, other=frame.by, area=hero.at))


def drop_tokens(state: State, hero: Hero, by: str) -> None:
    """Tokens of a scenario go to the victor if somebody plays it, else they lie where the hero fell."""
    victor = state.heroes.get(by)
    for token in hero.tokens:
        if victor is not None and victor.seat >= 0:
            victor.tokens.append(token)
            emit(state, events.TokenMoved(token=token, hero=victor.id, rules=(state.scenario,)))
        else:
            state.tokens[token] = hero.at
            emit(state, events.TokenMoved(token=token, area=hero.at, rules=(state.scenario,)))
    hero.tokens = []


def _end_turn(state: State, hero: Hero) -> None:
    """FE-DEFEAT-02: a hero defeated in its own turn has no further actions."""
    turn = turn_under_way(state)
    if turn is not None and turn.hero == hero.id:
        turn.over = True


def _place(state: State, frame: Defeat, hero: Hero) -> None:
    """FE-DEFEAT-03, FE-DEFEAT-04, FE-SKIRM-21 to FE-SKIRM-23: healed, the defeated hero returns."""
    frame.step = "pay"
    hero.damage = 0
    if hero.seat < 0 and scenario_of(state).enemies_leave:
        hero.out, hero.at = True, ""  # FE-SOLO-12: whether it stays is a matter of the scenario
        return
    areas, rule = return_areas(state, hero)
    if len(areas) == 1:
        hero.at = areas[0]
        emit(state, events.Placed(hero=hero.id, area=hero.at, rules=(rule, "FE-DEFEAT-04")))
        open_markets(state)
    else:
        push(state, Relocation(hero=hero.id, areas=areas, seat=hero.seat, rule=rule, kind="return"))


def return_areas(state: State, hero: Hero) -> tuple[list[str], str]:
    """FE-DEFEAT-03, FE-SKIRM-21 to FE-SKIRM-23: where a defeated hero may return to, and by which rule."""
    base = state.teams[hero.team].base
    if state.mode != "skirmish":
        return [base], "FE-DEFEAT-03"
    if safe := _safe_outposts(state, hero):
        return safe, "FE-SKIRM-21"
    if mates := [h.at for h in heroes_of(state, hero.team) if h is not hero]:
        return list(dict.fromkeys(mates)), "FE-SKIRM-22"
    return _far_from_enemies(state, hero) or [base], "FE-SKIRM-23"


def _safe_outposts(state: State, hero: Hero) -> list[str]:
    """FE-SKIRM-21: outposts of the own zone without enemies in them or in the wilds beside them."""
    planet = planet_of(state)
    team = state.teams[hero.team]
    zone = next(zone for zone in scenario_of(state).zones if zone.id == team.zone)

    def is_safe(area: str) -> bool:
        beside = (other for other in planet.adjacent[area] if planet.kind[other] == "wilds")
        return not any(has_enemies(state, hero.team, place) for place in (area, *beside))

    return [area for area in zone.areas if planet.kind[area] == "outpost" and is_safe(area)]


def _far_from_enemies(state: State, hero: Hero) -> list[str]:
    """FE-SKIRM-23: land at least three areas away from every enemy hero."""
    planet = planet_of(state)
    enemies = [h.at for h in state.heroes.values() if h.team != hero.team and not h.out]
    return [
        area
        for area in planet.order
        if planet.kind[area] != "water"
        and all(planet.distance(area, enemy) >= RETURN_DISTANCE for enemy in enemies)
    ]


def penalty_due(state: State, hero: Hero) -> int:
    """FE-DEFEAT-05, FE-DIFF-05: 5, or nothing on Easy and by some cards."""
    if state.difficulty == "easy" or has_grant(state, "no_penalty", hero.id) or hero.seat < 0:
        return 0
    return value(state, "cost.defeat", hero.id, PENALTY)


def _pay(state: State, frame: Defeat, hero: Hero) -> None:
    """FE-DEFEAT-05: what the defeat costs."""
    frame.step = "told"
    due = penalty_due(state, hero)
    if due > 0:
        push(state, Penalty(hero=hero.id, due=due))


def _told(state: State, frame: Defeat, hero: Hero) -> None:
    pop(state)


STEPS = step_table(Defeat, {"fall": _fall, "place": _place, "pay": _pay, "told": _told})


def penalty_advance(state: State, frame: Penalty) -> None:
    """FE-DEFEAT-05, FE-DEFEAT-06: eternium and cards in any mix; what cannot be paid is waived."""
    hero = state.heroes[frame.hero]
    cards = owned(state, hero, "any")
    pool = state.teams[hero.team].eternium
    left = frame.due - frame.given
    if left <= 0 or not cards or not worth(state, cards):
        paid = spend_eternium(state, hero.team, max(0, left), "FE-DEFEAT-05")
        rules = ("FE-DEFEAT-05",) if paid + frame.given >= frame.due else ("FE-DEFEAT-05", "FE-DEFEAT-06")
        emit(state, events.PenaltyPaid(hero=hero.id, eternium=paid, due=frame.due, rules=rules))
        pop(state)
    elif pool + worth(state, cards) <= left:
        for card in cards:
            discard_from_hero(state, hero, card, "FE-DEFEAT-06")
            frame.given += content_of(state).price(card)
    else:
        frame.asks = [hero.seat]


def worth(state: State, cards: list[str]) -> int:
    """The printed cost of cards together."""
    return sum(content_of(state).price(card) for card in cards)


def penalty_decision(state: State, frame: Penalty, seat: int) -> Decision:
    """Which card to give up, or the rest in eternium if the pool has it."""
    hero = state.heroes[frame.hero]
    left = frame.due - frame.given
    prices = content_of(state).price
    options: list[Option] = [ChooseCard(c) for c in dict.fromkeys(owned(state, hero, "any")) if prices(c)]
    if state.teams[hero.team].eternium >= left:
        options.insert(0, PayEternium())
    return Decision(seat, "penalty", options, ("FE-DEFEAT-05",), {"hero": hero.id, "left": left})


def penalty_take(state: State, frame: Penalty, seat: int, option: Option) -> None:
    """Give it up."""
    hero = state.heroes[frame.hero]
    if isinstance(option, ChooseCard):
        discard_from_hero(state, hero, option.card, "FE-DEFEAT-05")
        frame.given += content_of(state).price(option.card)
        return
    left = frame.due - frame.given
    paid = spend_eternium(state, hero.team, left, "FE-DEFEAT-05")
    emit(state, events.PenaltyPaid(hero=hero.id, eternium=paid, due=frame.due, rules=("FE-DEFEAT-05",)))
    pop(state)
