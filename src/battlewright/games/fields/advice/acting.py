"""Turns: whom to activate, which action, where to go, where to send soldiers."""

from __future__ import annotations

from battlewright.games.fields.advice.goods import FUSS, trading
from battlewright.games.fields.advice.ground import (
    RISKY,
    WEARY,
    WILDS,
    WOUND,
    area_worth,
    health,
    hunger,
    outlook,
    prospects,
    quest_worth,
)
from battlewright.games.fields.evaluate import CARD, ETERNIUM, outpost_stake, outpost_worth
from battlewright.games.fields.forecast import edge
from battlewright.games.fields.library import content_of, planet_of, stakes_of
from battlewright.games.fields.model import options as o
from battlewright.games.fields.model.frames import Movement, Relocation, Turn
from battlewright.games.fields.model.moments import Moment, Threatened
from battlewright.games.fields.model.phrases import conditions
from battlewright.games.fields.model.state import Hero, State
from battlewright.games.fields.rules.actions import marches, planned_move, train_price
from battlewright.games.fields.rules.limits import in_slot
from battlewright.games.fields.rules.movement import destinations
from battlewright.games.fields.rules.table import (
    controller,
    controls,
    enemy_heroes_at,
    enemy_soldiers_at,
    hero_of,
    heroes_of,
    hit_points,
    is_day,
    soldiers_at,
    turn_under_way,
)
from battlewright.games.fields.rules.traders import price
from battlewright.games.fields.rules.victory import remaining_rounds
from battlewright.kernel.decisions import Decision
from battlewright.kernel.facts import fact_of
from battlewright.kernel.options import Option
from battlewright.kernel.reactions import Decline

OUTMATCHED = -0.541  # an edge at which a combat is better avoided
CASTING = -0.0228  # for a spell whose effect is not reckoned
IDLE = -0.508  # for an action left unused
FORTIFY, FORTIFY_HELD = 0.284, 0.0473  # for soldiers where there are none, and where there are
BRAVE, TIRED = 0.156, 0.9  # for an encounter in the wilds, and against one by a weary hero
SECOND_CARD = 0.115  # for a choice of two encounters
REST = 0.289  # what an action is worth that is spent on a rest
MOUNT = 0.47
SHOP = 0.263  # for a look at a trader one can pay
TRAIN, TRAIN_BEST = 0.282, 0.158  # for training, and for training the better cards
REDRAW = -0.134
HURRY = 0.349  # how much sooner a healthy hero acts than a wounded one
OFFER = 0.0574  # an item's use besides what it does at once


def hero_to_activate(state: State, seat: int, decision: Decision) -> list[float]:
    """Whoever has most to do goes first; the wounded wait."""
    found = []
    for option in decision.options:
        assert isinstance(option, o.Activate)
        hero = state.heroes[option.hero]
        threat = 0.4 if enemy_heroes_at(state, hero.team, hero.at) else 0.0
        here = quest_worth(state, hero) if hero.at in state.quests else 0.0
        found.append(here + threat + HURRY * health(state, hero))
    return found


def action(state: State, seat: int, decision: Decision) -> list[float]:
    """What each option of the menu is likely to bring."""
    turn = turn_under_way(state)
    assert turn is not None
    hero = state.heroes[turn.hero]
    leaving = any(isinstance(option, o.Move | o.FastTravel) for option in decision.options)
    direct = prospects(state, hero) if leaving else {}
    scores = [_action(state, turn, hero, option, direct) for option in decision.options]
    for number, option in enumerate(decision.options):
        if isinstance(option, o.Trade):
            gain = trading(state, hero, state.heroes[option.hero])
            if gain > FUSS:  # free, and to be done before they part
                scores[number] = max(scores) + gain
    return scores


def _action(state: State, turn: Turn, hero: Hero, option: Option, direct: dict[str, float]) -> float:
    match option:
        case o.Move():
            return _best_move(state, hero, direct)
        case o.FastTravel(area=area):
            return outlook(state, hero, area, direct) - outlook(state, hero, hero.at, direct)
        case o.Fortify(soldiers=soldiers):
            here = soldiers_at(state, hero.at, hero.team)
            keeping = (
                FORTIFY_HELD
                if here
                else FORTIFY + 0.5 * outpost_stake(state, hero.at, remaining_rounds(state))
            )
            return keeping + 0.03 * soldiers + hunger(state, hero, "fortified")
        case o.MoveSoldiers():
            sent = [_sending(state, hero, way) for way in marches(state, hero)]
            return max(sent, default=-1.0) + hunger(state, hero, "marched")
        case o.BraveWilds(cards=cards):
            return _wilds(state, hero, cards)
        case o.GoOnQuest():
            if health(state, hero) <= 0.35:
                return -0.2
            return quest_worth(state, hero) + hunger(state, hero, "quest_done", chance=0.6)
        case o.Rest():
            return WOUND * min(4, hero.damage) - REST + hunger(state, hero, "rested")
        case o.AcquireMount():
            return MOUNT if not hero.mounts and health(state, hero) > 0.6 else -0.4
        case o.EndTurn():
            return IDLE * turn.actions if turn.actions else 0.0
        case _:
            return _free(state, turn, hero, option)


def _best_move(state: State, hero: Hero, direct: dict[str, float]) -> float:
    here = outlook(state, hero, hero.at, direct)
    ways = destinations(state, planned_move(state, hero))
    return max((outlook(state, hero, area, direct) for area in ways), default=-9.0) - here + 0.02


def _wilds(state: State, hero: Hero, cards: int) -> float:
    """An encounter strengthens the deck, if the hero can stand it."""
    strength = health(state, hero)
    worth = WILDS + BRAVE + hunger(state, hero, "won", "encountered", "tamed", "recruited", chance=0.5)
    if strength < WEARY:
        worth -= TIRED
    return worth + (SECOND_CARD - ETERNIUM if cards == 2 else 0.0)


def _free(state: State, turn: Turn, hero: Hero, option: Option) -> float:
    """Free actions: dressing first, shopping last."""
    prices = content_of(state).price
    match option:
        case o.EquipCard(card=card):
            worn = sum(prices(other) for other in in_slot(state, hero, card))
            return 0.5 * CARD * (prices(card) - worn) + (0.6 if prices(card) > worn else -0.6)
        case o.StowCard():
            return -1.0
        case o.UseTrader(trader=trader):
            if turn.actions:
                return IDLE * turn.actions - 0.05
            pool = state.teams[hero.team].eternium
            able = [c for c in state.markets[trader] if price(state, hero, trader, c).total <= pool]
            return SHOP + hunger(state, hero, "bought", "gained_card") if able else 0.01
        case o.Trade():
            return -0.05
        case o.Train(card=card):
            return TRAIN - ETERNIUM * train_price(card) + (TRAIN_BEST if card != "+2" else 0.1)
        case o.Redraw():
            return 2 * REDRAW if turn.actions else REDRAW
        case o.Cast(spell=spell):
            return (
                CASTING
                + hunger(state, hero, "cast")
                - CARD * prices(spell) * 0.5
                + _casting(state, hero, spell)
            )
        case o.UseItem(card=card):
            return OFFER - CARD * prices(card) * 0.5 + _casting(state, hero, card)
        case _:
            return 0.0


def _casting(state: State, hero: Hero, card: str) -> float:
    """What the instructions of a card bring at once."""
    worth = 0.0
    for step in content_of(state).programs[card]:
        tag = str(type(step).__struct_config__.tag)
        amount = getattr(step, "amount", 1)
        match tag:
            case "heal":
                worth += WOUND * min(amount, hero.damage)
            case "gain":
                worth += ETERNIUM * amount if getattr(step, "what", "") == "eternium" else 0.5 * amount
            case "strengthen" | "draw":
                worth += 0.4
            case "action" | "recruit" | "travel" | "encounter":
                worth += 0.25
            case "damage" | "slay" | "lose" | "steal":
                worth += 0.2
            case _:
                worth += CASTING / 2
    return worth


# --- places ---------------------------------------------------------------------------------------


def destination(state: State, seat: int, decision: Decision) -> list[float]:
    """What the areas in reach are worth."""
    frame = state.stack[-1]
    assert isinstance(frame, Movement)
    hero = state.heroes[frame.hero]
    direct = prospects(state, hero)
    here = outlook(state, hero, hero.at, direct)
    return [
        outlook(state, hero, option.area, direct) if isinstance(option, o.GoTo) else here
        for option in decision.options
    ]


def march(state: State, seat: int, decision: Decision) -> list[float]:
    """Where soldiers do most good."""
    hero = state.heroes[fact_of(decision.facts, "hero", str)]
    return [
        _sending(state, hero, way) if isinstance(way, o.SendSoldiers) else 0.0 for way in decision.options
    ]


def _sending(state: State, hero: Hero, way: o.SendSoldiers) -> float:
    """What is won there and given up here."""
    worth = -0.02
    team = hero.team
    if way.soldiers == soldiers_at(state, way.source, team) and hero.at != way.source:
        worth -= outpost_worth(state, way.source)
    enemies = enemy_soldiers_at(state, team, way.to)
    heroes = enemy_heroes_at(state, team, way.to)
    strong = way.soldiers > enemies + sum(hit_points(state, h) for h in heroes)
    if strong and not controls(state, team, way.to):
        worth += outpost_worth(state, way.to)
        if controller(state, way.to) >= 0:
            worth += 0.15 + stakes_of(state).capture
    if heroes:
        worth += WOUND * min(way.soldiers, hit_points(state, heroes[0])) - 0.05 * way.soldiers
    worth -= 0.02 * max(0, way.soldiers + soldiers_at(state, way.to, team) - 3)
    return worth


def push(state: State, seat: int, decision: Decision) -> list[float]:
    """A beaten enemy is sent where it is worth least to it."""
    frame = state.stack[-1]
    assert isinstance(frame, Relocation)
    loser = state.heroes[frame.hero]
    own = hero_of(state, seat)
    sign = 1.0 if loser.team == own.team else -1.0
    return [
        sign * area_worth(state, loser, option.area) if isinstance(option, o.GoTo) else 0.0
        for option in decision.options
    ]


def retreat(state: State, seat: int, decision: Decision) -> list[float]:
    """The own hero goes where it has most to do."""
    frame = state.stack[-1]
    hero = state.heroes[frame.hero] if isinstance(frame, Relocation) else hero_of(state, seat)
    return [
        area_worth(state, hero, option.area) if isinstance(option, o.GoTo) else 0.0
        for option in decision.options
    ]


def defender(state: State, seat: int, decision: Decision) -> list[float]:
    """Whoever is strongest fights."""
    return [
        float(hit_points(state, state.heroes[option.hero])) if isinstance(option, o.PickHero) else 0.0
        for option in decision.options
    ]


def deployment(state: State, seat: int, decision: Decision) -> list[float]:
    """Before a skirmish: spread out, near what is worth having; quests near the own heroes."""
    team = next(n for n, t in enumerate(state.teams) if seat in t.seats)
    return [_deployed(state, team, option) for option in decision.options if isinstance(option, o.Deploy)]


def _deployed(state: State, team: int, option: o.Deploy) -> float:
    planet, stakes = planet_of(state), stakes_of(state)
    if option.what == "quest":
        away = [[planet.distance(option.area, h.at) for h in heroes_of(state, n)] for n in (team, 1 - team)]
        return 0.2 * (min(away[1]) - min(away[0]))
    worth = planet.areas[option.area].eternium * 0.2 + (0.3 if option.area in planet.trader else 0.0)
    if option.what == "soldier":
        return worth - 0.4 * soldiers_at(state, option.area, team)
    places = [phrase for goal in stakes.goals for phrase in conditions(goal.where)]
    named = [phrase.about for phrase in places if phrase.word == "at"]
    ways = [planet.distance(option.area, area) for area in (*stakes.held, *named)]
    return (
        worth
        - 0.2 * min(ways, default=0)
        - 0.4 * len([h for h in heroes_of(state, team) if h.at == option.area])
    )


def reaction(state: State, seat: int, decision: Decision) -> list[float]:
    """Free abilities are used; one that avoids a fight only by whoever is hurt or outmatched."""
    hero = hero_of(state, seat)
    moment = fact_of(decision.facts, "moment", Moment)
    avoiding = isinstance(moment, Threatened)
    enemy = state.heroes.get(moment.other)
    unfair = avoiding and enemy is not None and edge(state, hero, [enemy]) < OUTMATCHED
    found = []
    for option in decision.options:
        if isinstance(option, Decline):
            found.append(0.0)
        elif avoiding:
            found.append(0.5 if unfair or hit_points(state, hero) <= RISKY else -0.5)
        else:
            found.append(0.2 if is_day(state) else 0.25)
    return found
