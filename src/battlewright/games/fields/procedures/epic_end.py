"""Steps 7 to 10 of epic combat: defeat, flight, second round, result, clean-up (FE-EPIC-46 to FE-EPIC-64)."""

from __future__ import annotations

from battlewright.chance.decks import shuffle
from battlewright.games.fields.library import content_of
from battlewright.games.fields.model import events
from battlewright.games.fields.model import options as o
from battlewright.games.fields.model.frames import Defeat, Effect, Epic, Exchange, Fighter, Gaining
from battlewright.games.fields.model.ids import effect_part
from battlewright.games.fields.model.moments import CombatEnded, DefeatedEnemy, Fled, LostFight, Won
from battlewright.games.fields.model.state import Hero, State
from battlewright.games.fields.procedures.changes import (
    discard_to,
    emit,
    gain_vp,
    shuffle_back,
    spend_eternium,
)
from battlewright.games.fields.procedures.moments import announce, forget_span
from battlewright.games.fields.procedures.movement import put, relocate
from battlewright.games.fields.rules.epic import (
    fallen,
    flee_price,
    flights,
    hp_left,
    name_of,
    rounds_of,
    seat_of,
)
from battlewright.games.fields.rules.movement import free_neighbours, nearest_own_outposts, push_areas
from battlewright.games.fields.rules.standing import value
from battlewright.games.fields.rules.table import is_on
from battlewright.kernel.decisions import Decision
from battlewright.kernel.frames import pop, push
from battlewright.kernel.options import Option


def defeat(state: State, frame: Epic) -> None:
    """FE-EPIC-46 to FE-EPIC-49: a side at 0 HP is defeated; both at once means no winner and no VP."""
    down = fallen(state, frame)
    if not down:
        frame.step = "flee"
        return
    frame.over = True
    frame.step = "result"
    if len(down) == 2:
        names = [side.id for side in frame.sides]
        emit(state, events.CombatDrawn(hero=names[0], enemy=names[1], rules=("FE-EPIC-47",)))
        return
    frame.winner = 1 - down[0]
    _tell_winner(state, frame, "defeat", _defeat_rule(frame))


def _defeat_rule(frame: Epic) -> str:
    if frame.sides[1].kind in ("hero", "enemy"):
        return "FE-EPIC-46"
    return "FE-EPIC-49" if frame.winner == 0 else "FE-EPIC-48"


def _tell_winner(state: State, frame: Epic, reason: str, rule: str) -> None:
    winner, loser = frame.sides[frame.winner], frame.sides[1 - frame.winner]
    emit(state, events.CombatWon(who=winner.id, over=loser.id, reason=reason, rules=(rule,)))


# --- step 8 ---------------------------------------------------------------------------------------


def flee(state: State, frame: Epic) -> None:
    """FE-EPIC-50, FE-EPIC-54: after the first combat round the active hero may flee."""
    if frame.origin != "duel" and flights(state, frame):
        frame.asks = [seat_of(state, frame.sides[0])]
    else:
        frame.step = "again"


def flee_decision(state: State, frame: Epic, seat: int, facts: dict[str, object]) -> Decision:
    """Where to, or fight on."""
    facts = facts | {"cost": flee_price(state, frame)}
    return Decision(seat, "flee", [*flights(state, frame), o.Fight()], ("FE-EPIC-50", "FE-EPIC-51"), facts)


def flee_take(state: State, frame: Epic, seat: int, option: Option) -> None:
    """FE-EPIC-51, FE-EPIC-52: pay and go; the opponent counts as the winner."""
    frame.step = "again"
    if not isinstance(option, o.Flee):
        return
    hero = state.heroes[frame.sides[0].id]
    price = flee_price(state, frame)
    spend_eternium(state, hero.team, price, "FE-EPIC-51")
    emit(state, events.Fled(hero=hero.id, area=option.area, price=price, rules=("FE-EPIC-51",)))
    frame.over = frame.fled = True
    frame.winner = 1
    frame.step = "result"
    _tell_winner(state, frame, "flight", "FE-EPIC-52")
    put(state, hero, option.area, "FE-EPIC-51")
    announce(state, Fled(hero.id, other=name_of(frame.sides[1])))


# --- step 9 ---------------------------------------------------------------------------------------


def again(state: State, frame: Epic) -> None:
    """FE-EPIC-55, FE-EPIC-59, FE-SOLO-17: a second combat round from step 2, or the end of the combat."""
    if frame.number < rounds_of(state, frame):
        frame.number += 1
        for side in frame.sides:
            clear_round(state, side)
        frame.step = "enemy_card"
        return
    frame.step = "result"
    if frame.sides[1].kind in ("beast", "boss"):
        return
    frame.winner = 0 if _active_wins(state, frame) else 1
    rule = "FE-FASTER-03" if is_on(state, "faster_combat") else "FE-EPIC-56"
    if frame.sides[0].damage == frame.sides[1].damage and rule == "FE-EPIC-56":
        rule = "FE-EPIC-57"
    _tell_winner(state, frame, "damage", rule)


def _active_wins(state: State, frame: Epic) -> bool:
    """FE-EPIC-56, FE-EPIC-57, FE-FASTER-03: more damage caused, or more HP left; ties go to the defender."""
    one, two = frame.sides
    if is_on(state, "faster_combat") and frame.origin != "duel":
        return hp_left(state, one) > hp_left(state, two)
    return two.damage > one.damage


def clear_round(state: State, side: Fighter) -> None:
    """FE-EPIC-55: the cards played are discarded; what held for the combat round is over."""
    side.spent += [card.card for card in side.grid] + side.beside + side.drawn
    side.grid, side.beside, side.drawn = [], [], []
    side.last, side.played, side.passed = "", 0, False
    side.boosts = [boost for boost in side.boosts if boost.span == "combat"]
    side.lasting = [name for name in side.lasting if content_of(state).effect[name].lasts == "combat"]
    side.totals, side.die, side.energy = {}, "", 0
    side.dice, side.auto = {}, {}
    side.resting += len(side.soldiers)
    side.soldiers = []


# --- the result -----------------------------------------------------------------------------------


def result(state: State, frame: Epic) -> None:
    """What victory and defeat bring, by what was fought."""
    frame.step = "leave"
    kind = frame.sides[1].kind
    if frame.origin == "duel":
        return
    if kind in ("hero", "enemy"):
        _hero_result(state, frame)
    else:
        _foe_result(state, frame)


def _hero_result(state: State, frame: Epic) -> None:
    """FE-EPIC-46, FE-FIRST-07: 1 VP for defeating a hero; the defeat procedure follows."""
    down = fallen(state, frame)
    if frame.winner >= 0 and down:
        victor = state.heroes[frame.sides[frame.winner].id]
        gain_vp(state, victor, 1, "hero", "FE-EPIC-46")
    for number in down:
        by = name_of(frame.sides[1 - number]) if len(down) == 1 else ""
        push(state, Defeat(hero=frame.sides[number].id, by=by))
    if frame.winner >= 0 and down:
        winner, loser = frame.sides[frame.winner], frame.sides[1 - frame.winner]
        announce(state, DefeatedEnemy(winner.id, vs="hero", other=loser.id))


def _foe_result(state: State, frame: Epic) -> None:
    """FE-EPIC-48, FE-EPIC-49, FE-EPIC-60, FE-EPIC-62, FE-SKIRM-28, FE-SKIRM-29: beasts and bosses."""
    hero, foe = state.heroes[frame.sides[0].id], frame.sides[1]
    if frame.winner == 0:
        frame.step = "reward"
        if foe.kind == "boss" and state.boss is not None:
            state.boss.beaten = True
        if frame.origin != "mount":
            gain_vp(state, hero, 1, foe.kind, "FE-EPIC-49")
        announce(state, DefeatedEnemy(hero.id, vs=foe.kind, card=foe.id))
        return
    if foe.kind == "beast":
        shuffle_back(state, "scenario", foe.id)
        rule = "FE-SKIRM-29" if frame.origin == "mount" else "FE-EPIC-60"
        emit(state, events.BeastEscaped(card=foe.id, rules=(rule, "FE-EPIC-48")))
    if 0 in fallen(state, frame):
        push(state, Defeat(hero=hero.id, by=""))


def leave(state: State, frame: Epic) -> None:
    """FE-EPIC-58, FE-EPIC-63, FE-FASTER-03, FE-FIRST-08: whoever lost leaves the area."""
    frame.step = "told"
    if frame.origin == "duel" or frame.fled:
        return
    if frame.sides[1].kind == "boss":
        hero = state.heroes[frame.sides[0].id]
        if frame.winner != 0 and hero.at == frame.area and not frame.over:
            areas = free_neighbours(state, hero, frame.area) or push_areas(state, hero, frame.area)
            relocate(state, hero, areas, hero.seat, "FE-EPIC-63", "retreat")
    elif frame.sides[1].kind in ("hero", "enemy") and frame.winner >= 0:
        _loser_leaves(state, frame)


def _loser_leaves(state: State, frame: Epic) -> None:
    winner = frame.sides[frame.winner]
    loser = state.heroes[frame.sides[1 - frame.winner].id]
    if is_on(state, "faster_combat"):
        _withdraw_group(state, frame, loser)
    elif frame.over:
        return
    elif state.first_game:
        areas = nearest_own_outposts(state, loser, frame.area)
        relocate(state, loser, areas, loser.seat, "FE-FIRST-08", "retreat")
    else:
        areas = push_areas(state, loser, frame.area)
        relocate(state, loser, areas, seat_of(state, winner), "FE-EPIC-58", "push")


def _withdraw_group(state: State, frame: Epic, loser: Hero) -> None:
    """FE-FASTER-03, FE-FASTER-04, FE-FASTER-08 to FE-FASTER-10: loser and companions go to an own outpost."""
    group = [h for h in state.heroes.values() if h.at == frame.area and h.team == loser.team and not h.out]
    areas = {hero.id: nearest_own_outposts(state, hero, frame.area) for hero in group}
    for hero in group:
        rule = "FE-FASTER-03" if hero is loser else "FE-FASTER-09" if frame.over else "FE-FASTER-08"
        relocate(state, hero, areas[hero.id], hero.seat, rule, "retreat")


def reward(state: State, frame: Epic) -> None:
    """FE-EPIC-49, FE-EPIC-61: everything printed on the card."""
    frame.step = "tame"
    foe = frame.sides[1].id
    push(state, Effect(program=effect_part(foe, "reward"), actor=frame.sides[0].id, source=foe))


def tame_price(state: State, hero: Hero, card: str) -> int | None:
    """FE-BEAST-01, FE-BEAST-02: what taming costs; None: it cannot be tamed."""
    content = content_of(state)
    beast = content.epic_beasts.get(card) or content.beasts.get(card)
    if beast is None or beast.cost is None:
        return None
    return value(state, "cost.tame", hero.id, beast.cost)


def can_tame(state: State, hero: Hero, card: str) -> bool:
    """FE-BEAST-01, FE-ETERNIUM-02: it has a price and the pool can pay it."""
    price = tame_price(state, hero, card)
    return price is not None and price <= state.teams[hero.team].eternium


def tame(state: State, frame: Epic) -> None:
    """FE-BEAST-01: the beaten beast may be tamed; otherwise it goes to the discard pile."""
    hero, foe = state.heroes[frame.sides[0].id], frame.sides[1]
    if foe.kind == "beast" and can_tame(state, hero, foe.id):
        frame.asks = [hero.seat]
    else:
        frame.step = "told"
        if foe.kind == "beast":
            discard_to(state, "scenario", foe.id)


def tame_decision(state: State, frame: Epic, seat: int, facts: dict[str, object]) -> Decision:
    """Yes or no."""
    hero, card = state.heroes[frame.sides[0].id], frame.sides[1].id
    facts = facts | {"card": card, "cost": tame_price(state, hero, card)}
    return Decision(seat, "tame", [o.Accept(), o.Refuse()], ("FE-BEAST-01",), facts)


def tame_take(state: State, frame: Epic, seat: int, option: Option) -> None:
    """Pay, and it is the hero's."""
    frame.step = "told"
    hero, card = state.heroes[frame.sides[0].id], frame.sides[1].id
    if isinstance(option, o.Accept):
        pay_taming(state, hero, card)
    else:
        discard_to(state, "scenario", card)


def pay_taming(state: State, hero: Hero, card: str) -> None:
    """FE-BEAST-01, FE-BEAST-05: the price is paid; the card comes to the hero, who makes room for it."""
    price = tame_price(state, hero, card)
    assert price is not None
    spend_eternium(state, hero.team, price, "FE-BEAST-01", card)
    emit(state, events.Tamed(hero=hero.id, card=card, price=price, rules=("FE-BEAST-01", card)))
    push(state, Gaining(hero=hero.id, card=card, shelf="mounts", moment="tamed"))


# --- step 10 --------------------------------------------------------------------------------------


def told(state: State, frame: Epic) -> None:
    """Abilities that look at the result."""
    frame.step = "end"
    one, two = frame.sides
    kind = {"enemy": "hero"}.get(two.kind, two.kind)
    announce(state, CombatEnded(name_of(two), vs="hero", other=one.id))
    announce(state, CombatEnded(one.id, vs=kind, other=name_of(two)))
    if frame.winner >= 0:
        winner, loser = frame.sides[frame.winner], frame.sides[1 - frame.winner]
        announce(state, LostFight(name_of(loser), vs=kind, other=name_of(winner)))
        announce(state, Won(name_of(winner), vs=kind, other=name_of(loser)))


def end(state: State, frame: Epic) -> None:
    """FE-EPIC-64, FE-EPIC-27: all combat cards are shuffled back, soldiers return to the supply."""
    for side in frame.sides:
        clear_round(state, side)
        if side.kind == "hero":
            state.teams[side.team].soldiers += side.resting
            clean_up(state, side)
    forget_span(state, "combat")
    one, two = frame.sides
    emit(state, events.EpicEnded(hero=one.id, enemy=two.id, rules=("FE-EPIC-64",)))
    pop(state, frame.sides[frame.winner].id if frame.winner >= 0 else "")
    for gain in frame.gains:
        push(state, Exchange(hero=gain.hero, card=gain.card, source=gain.source))


def clean_up(state: State, side: Fighter) -> None:
    """FE-EPIC-64: every card of the combat goes back into the deck."""
    deck = state.teams[side.team].deck
    deck.extend(side.spent)
    side.spent = []
    shuffle(deck, state.rng)
