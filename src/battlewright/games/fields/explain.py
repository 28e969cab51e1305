"""Why can't I…? An intent is checked with the very predicates that make the list of options.

An intent names an option in its text form (`fortify 3`, `cast skeletor fireball`, `play +2 attack`), or an
area a hero wants to go to. The answer names every rule that stands against it, with the facts. Two more only
look: how far a hero could go, and what a hero would find in an area.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from msgspec import Struct

from battlewright.games.fields.library import content_of, planet_of
from battlewright.games.fields.model import options as o
from battlewright.games.fields.model.frames import Epic, FieldsFrame, March, Movement, Round, Shopping, Turn
from battlewright.games.fields.model.options import READER
from battlewright.games.fields.model.state import Hero, State
from battlewright.games.fields.rules import actions
from battlewright.games.fields.rules.arrival import fights, found_there, meetings, prospects
from battlewright.games.fields.rules.epic import (
    combat_spell_denials,
    concentrate_denial,
    flee_denials,
    parties,
    pass_denial,
    step_four,
    zone_denial,
)
from battlewright.games.fields.rules.limits import equip_denial, stow_denial
from battlewright.games.fields.rules.movement import destination_denials, destinations, path_to, ways
from battlewright.games.fields.rules.table import team_of, turn_under_way
from battlewright.games.fields.rules.traders import buy_denials, price, refresh_price
from battlewright.kernel.denial import Answer, Denial, answer
from battlewright.kernel.frames import frame_name, top
from battlewright.kernel.options import Option


class OptionIntent(Struct, frozen=True, tag="option", tag_field="intent"):
    """Choose this option now."""

    text: str


class MoveIntent(Struct, frozen=True, tag="move", tag_field="intent"):
    """Go to this area with a Move action, or with the movement under way."""

    hero: str
    to: str


class ReachIntent(Struct, frozen=True, tag="reach", tag_field="intent"):
    """Every area that this hero, of whichever team, could go to with one Move action from where it is."""

    hero: str


class LookIntent(Struct, frozen=True, tag="look", tag_field="intent"):
    """What this hero would meet in an area, and what it could do there."""

    hero: str
    area: str


Intent: TypeAlias = OptionIntent | MoveIntent | ReachIntent | LookIntent
Denials = Iterator[Denial | None]
IN_TURN = (
    o.Move,
    o.Ride,
    o.FastTravel,
    o.Fortify,
    o.MoveSoldiers,
    o.BraveWilds,
    o.GoOnQuest,
    o.Rest,
    o.AcquireMount,
    o.Activate,
)


class UnknownNameError(ValueError):
    """An intent that names a hero, area or card that is not there."""


def explain(state: State, seat: int, intent: Intent) -> Answer:
    """The answer to an intent of a seat."""
    match intent:
        case OptionIntent(text=text):
            option = READER.read(text)
            found = answer(denials(state, seat, option))
            return found if not found.allowed else Answer(True, (), _facts(state, option))
        case MoveIntent():
            return _move(state, seat, intent)
        case ReachIntent(hero=name):
            return _reach(state, _hero(state, name))
        case LookIntent(hero=name, area=area):
            return _look(state, _hero(state, name), _area(state, area))


def _hero(state: State, name: str) -> Hero:
    if name not in state.heroes:
        raise UnknownNameError(f"no hero {name!r}; there are: {', '.join(state.heroes)}")
    return state.heroes[name]


def _area(state: State, name: str) -> str:
    if name not in planet_of(state).areas:
        raise UnknownNameError(f"no area {name!r} on this map")
    return name


def _move(state: State, seat: int, intent: MoveIntent) -> Answer:
    """FE-MOVE: the way there, or what is in the way."""
    hero, area = _hero(state, intent.hero), _area(state, intent.to)
    frame = top(state)
    if isinstance(frame, Movement) and frame.hero == hero.id:
        found = answer(destination_denials(state, frame, area))
    else:
        planned = actions.planned_move(state, hero)
        found = answer([*_at_menu(state, seat, hero), *destination_denials(state, planned, area)])
        frame = planned
    if not found.allowed:
        return found
    led, met = ways(state, frame), meetings(state, hero, area)
    facts = {"path": list(path_to(led, area)), "points": led[area][0], "of": frame.points}
    return Answer(True, (), facts | {"meets": met, "fights": fights(met)})


def _reach(state: State, hero: Hero) -> Answer:
    """FE-MOVE-01, FE-MOVE-02: the areas in reach; a hero that is not on the map reaches nothing."""
    planned = actions.planned_move(state, hero)
    found = destinations(state, planned) if hero.at and not hero.out else {}
    led = ways(state, planned) if found else {}
    facts: dict[str, object] = {"hero": hero.id, "of": planned.points, "areas": [*found]}
    return Answer(True, (), facts | found_there(state, hero, led, found))


def _look(state: State, hero: Hero, area: str) -> Answer:
    """FE-COMBAT-02, FE-ACT-02: who waits in an area, and what comes after."""
    met = meetings(state, hero, area)
    facts = {"hero": hero.id, "area": area, "meets": met, "fights": fights(met)}
    return Answer(True, (), facts | {"prospects": prospects(state, hero, area)})


def _at_menu(state: State, seat: int, hero: Hero) -> Denials:
    """FE-ROUND-07, FE-ACT-01: only the activated hero acts, between its actions, for its own player."""
    frame = top(state)
    if hero.seat != seat:
        yield Denial("FE-SETUP-03", {"hero": hero.id, "seat": hero.seat})
    turn = turn_under_way(state)
    if turn is None or turn.hero != hero.id:
        yield Denial("FE-ROUND-07", {"hero": hero.id, "acting": turn.hero if turn is not None else ""})
    elif frame is not turn:
        yield Denial("FE-ACT-01", {"hero": hero.id, "pending": frame_name(state.stack[-1])})


def denials(state: State, seat: int, option: Option) -> list[Denial | None]:
    """Everything that stands against an option."""
    frame = top(state)
    if frame is None or seat not in frame.asks:
        return [Denial("FE-ROUND-07", {"asked": list(frame.asks) if frame is not None else []})]
    match frame:
        case Turn():
            found = [*_turn(state, frame, option)]
        case Round():
            found = [*_activate(state, frame, seat, option)]
        case Movement() if isinstance(option, o.GoTo):
            found = [*destination_denials(state, frame, _area(state, option.area))]
        case March() if isinstance(option, o.SendSoldiers):
            found = [*_march(state, frame, option)]
        case Shopping():
            found = [*_shop(state, frame, option)]
        case Epic():
            found = [*_epic(state, frame, seat, option)]
        case _:
            found = []
    return found if any(found) else [_elsewhere(state, frame, option)]


def _elsewhere(state: State, frame: FieldsFrame, option: Option) -> Denial | None:
    """FE-ACT-01: what a hero does in its turn is chosen when nothing else is under way."""
    turn = turn_under_way(state)
    if turn is None or isinstance(frame, Turn | Round) or not isinstance(option, IN_TURN):
        return None
    return Denial("FE-ACT-01", {"hero": turn.hero, "pending": frame_name(state.stack[-1])})


def _activate(state: State, frame: Round, seat: int, option: Option) -> Denials:
    """FE-ROUND-08: a hero of the team whose turn it is, once per round."""
    if not isinstance(option, o.Activate):
        yield Denial("FE-ROUND-07", {"team": frame.turn})
        return
    hero = _hero(state, option.hero)
    if hero.team != frame.turn:
        yield Denial("FE-ROUND-07", {"hero": hero.id, "team": frame.turn})
    if hero.activated:
        yield Denial("FE-ROUND-08", {"hero": hero.id})


def _turn(state: State, frame: Turn, option: Option) -> Denials:
    """The predicates of the menu."""
    hero = state.heroes[frame.hero]
    match option:
        case o.Move():
            yield from actions.move_denials(state, frame, hero)
        case o.Ride():
            yield from actions.ride_denials(state, frame, hero)
        case o.FastTravel(area=area):
            yield from actions.tower_denials(state, frame, hero, _area(state, area))
        case o.Fortify(soldiers=soldiers):
            yield from actions.fortify_denials(state, frame, hero, soldiers)
        case o.MoveSoldiers():
            yield from actions.march_denials(state, frame, hero)
        case o.BraveWilds(cards=cards):
            yield from actions.wilds_denials(state, frame, hero, cards)
        case o.GoOnQuest():
            yield from actions.quest_denials(state, frame, hero)
        case o.Rest():
            yield from actions.rest_denials(state, frame, hero)
        case o.AcquireMount():
            yield from actions.mount_denials(state, frame, hero)
        case o.EndTurn():
            pass
        case _:
            yield from _free(state, frame, hero, option)


def _free(state: State, frame: Turn, hero: Hero, option: Option) -> Denials:
    match option:
        case o.Train(card=card):
            yield from actions.train_denials(state, frame, hero, card)
        case o.Trade(hero=partner):
            yield from actions.trade_denials(state, frame, hero, _hero(state, partner))
        case o.UseTrader(trader=trader):
            yield from actions.use_trader_denials(state, frame, hero, trader)
        case o.EquipCard(card=card):
            yield equip_denial(state, hero, _card(state, card))
        case o.StowCard(card=card):
            yield stow_denial(state, hero, _card(state, card))
        case o.Cast(spell=spell):
            yield from actions.spell_denials(state, hero, _card(state, spell))
        case o.UseItem(card=card):
            yield from actions.item_denials(state, hero, _card(state, card), "map")
        case o.Redraw(cards=cards):
            yield from actions.redraw_denials(state, hero, cards)
        case _:
            yield Denial("FE-ACT-02", {"hero": hero.id})


def _card(state: State, card: str) -> str:
    if card not in content_of(state).shelf:
        raise UnknownNameError(f"no card {card!r}")
    return card


def _march(state: State, frame: March, option: o.SendSoldiers) -> Denials:
    """FE-SOLDIER-03, FE-SOLDIER-04: soldiers at hand, along one path."""
    hero = state.heroes[frame.hero]
    if option.source not in actions.march_sources(state, hero, anywhere=frame.anywhere):
        yield Denial("FE-SOLDIER-03", {"hero": hero.id, "area": option.source})
        return
    yield actions.march_denial(state, hero, option.source, _area(state, option.to))


def _shop(state: State, frame: Shopping, option: Option) -> Denials:
    """FE-TRADER-07, FE-TRADER-08: what can be bought; one refresh before the first purchase."""
    hero = state.heroes[frame.hero]
    match option:
        case o.Buy(card=card):
            yield from buy_denials(state, hero, frame.trader, _card(state, card), frame.discount)
        case o.RefreshMarket():
            if frame.refreshed or frame.bought or frame.single:
                yield Denial("FE-TRADER-08", {"bought": frame.bought, "refreshed": frame.refreshed})
            yield from actions.costs(state, hero, refresh_price(state, hero))
        case _:
            pass


def _epic(state: State, frame: Epic, seat: int, option: Option) -> Denials:
    """FE-EPIC: cards and zones, Concentrate, step 4, flight."""
    match option:
        case o.PlayCard(card=card, zone=zone) if frame.step == "play" and zone:
            yield zone_denial(state, frame.sides[frame.turn], card, zone)
        case o.Concentrate() if frame.step == "play":
            yield concentrate_denial(state, frame.sides[frame.turn])
        case o.Flee(area=area) if frame.step == "flee":
            yield from flee_denials(state, frame, _area(state, area))
        case o.Cast(hero=hero, spell=spell) if frame.step == "act":
            if hero not in state.teams[team_of(state, seat)].heroes:
                yield Denial("FE-EPIC-25", {"hero": hero})
            yield from combat_spell_denials(state, _hero(state, hero), _card(state, spell))
        case o.Pass() if frame.step == "act":
            party = parties(frame)[frame.turn]
            if party.fighter is not None:
                yield pass_denial(state, party.fighter)
        case _ if frame.step == "act" and not isinstance(option, o.Leave):
            party = parties(frame)[frame.turn]
            if option not in step_four(state, frame, party):
                rule = "FE-EPIC-31" if party.fighter is None else "FE-EPIC-23"
                yield Denial(rule, {"hero": frame.sides[0].id})
        case _:
            pass


def _facts(state: State, option: Option) -> dict[str, object]:
    """What an allowed option would cost."""
    frame = top(state)
    if isinstance(option, o.Buy) and isinstance(frame, Shopping):
        cost = price(state, state.heroes[frame.hero], frame.trader, option.card, frame.discount)
        return {"cost": cost.total}
    return {}
