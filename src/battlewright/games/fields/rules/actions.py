"""What an activated hero may do (FE-ACT): the menu, and why something is not in it.

Every action has its denials; the menu is what nothing denies. Standard actions share FE-ACT-01, free
actions FE-ACT-03.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from msgspec import Struct

from battlewright.games.fields.library import content_of, planet_of
from battlewright.games.fields.model import options as o
from battlewright.games.fields.model.frames import Movement, Turn
from battlewright.games.fields.model.state import Hero, State
from battlewright.games.fields.model.words import SPECIAL_CARDS
from battlewright.games.fields.rules.conditions import failing
from battlewright.games.fields.rules.limits import equip_denial, stow_denial
from battlewright.games.fields.rules.movement import (
    closed,
    destinations,
    movement_points,
    ride_is_an_action,
)
from battlewright.games.fields.rules.standing import has_grant, value
from battlewright.games.fields.rules.table import (
    SOLDIERS_PER_OUTPOST,
    base_owner,
    enemy_base,
    enemy_heroes_at,
    has_enemies,
    heroes_of,
    is_day,
    soldiers_at,
)
from battlewright.games.fields.rules.traders import trader_denials
from battlewright.kernel.denial import Denial
from battlewright.kernel.options import Option

SECOND_CARD = 1  # FE-WILDS-02
REDRAW = 1  # FE-VICTORY-07
MOUNT = 2  # FE-SKIRM-27
TRAIN = {"+2": 3}  # FE-SKIRM-26
TRAIN_SPECIAL = 5
FORTIFY = 3  # FE-SOLDIER-02
Denials = Iterator[Denial | None]


def allowed(denials: Iterable[Denial | None]) -> bool:
    """Whether nothing stands against it."""
    return all(denial is None for denial in denials)


ACTIONS: dict[type, str] = {
    o.Move: "move",
    o.Ride: "ride",
    o.FastTravel: "tower",
    o.Fortify: "mobilize",
    o.MoveSoldiers: "mobilize",
    o.BraveWilds: "wilds",
    o.GoOnQuest: "quest",
    o.Rest: "rest",
    o.AcquireMount: "mount",
}


def action_of(option: Option) -> str:
    """FE-ACT-02: the standard action an option is; empty: none."""
    return ACTIONS.get(type(option), "")


def actions_for(action: str) -> int:
    """FE-ACT-01, FE-REST-02: how many standard actions it takes; Rest takes both."""
    return 2 if action == "rest" else 1


class Spends(Struct, frozen=True, gc=False):
    """What an option of the menu takes, told before it is chosen: actions, eternium, the rest of the turn."""

    uses: int
    pays: int
    ends: bool


def spends(state: State, turn: Turn, option: Option) -> Spends:
    """FE-ACT-01, FE-TRADER-05: what an option takes, and whether the turn is over after it."""
    action = action_of(option)
    used = actions_for(action) if action else 0
    return Spends(used, _pays(state, turn, option), isinstance(option, o.EndTurn | o.UseTrader))


def _pays(state: State, turn: Turn, option: Option) -> int:
    """FE-ETERNIUM-02: what is paid at once; traders are paid for each card."""
    match option:
        case o.BraveWilds(cards=cards):
            return wilds_price(state, state.heroes[turn.hero], cards)
        case o.Redraw():
            return REDRAW
        case o.AcquireMount():
            return MOUNT
        case o.Train(card=card):
            return train_price(card)
        case _:
            return 0


def standard(turn: Turn, action: str) -> Denials:
    """FE-ACT-01: two standard actions, none twice; Rest needs both (FE-REST-01)."""
    needed = actions_for(action)
    if turn.actions < needed:
        yield Denial("FE-ACT-01", {"hero": turn.hero, "left": turn.actions, "needed": needed})
    if action in turn.taken and not turn.again:
        yield Denial("FE-ACT-01", {"hero": turn.hero, "taken": action})


def free(turn: Turn, action: str) -> Denials:
    """FE-ACT-03: each free action once per activation."""
    if action in turn.free:
        yield Denial("FE-ACT-03", {"hero": turn.hero, "taken": action})


def costs(state: State, hero: Hero, amount: int) -> Denials:
    """FE-ETERNIUM-02: a cost can only be chosen if the pool can pay it in full."""
    pool = state.teams[hero.team].eternium
    if amount > pool:
        yield Denial("FE-ETERNIUM-02", {"cost": amount, "eternium": pool})


# --- standard actions -----------------------------------------------------------------------------


def planned_move(state: State, hero: Hero) -> Movement:
    """The movement a Move action would be."""
    return Movement(hero=hero.id, points=movement_points(state, hero).total)


def move_denials(state: State, turn: Turn, hero: Hero) -> Denials:
    """FE-MOVE-01: there is somewhere to go."""
    yield from standard(turn, "move")
    if not destinations(state, planned_move(state, hero)):
        yield Denial("FE-MOVE-02", {"hero": hero.id, "area": hero.at})


def planned_ride(state: State, hero: Hero) -> Movement:
    """FE-OUTPOST-02: the Outpost Movement action, where it is one."""
    return Movement(
        hero=hero.id, points=movement_points(state, hero).total, roads=True, source="FE-OUTPOST-02"
    )


def ride_denials(state: State, turn: Turn, hero: Hero) -> Denials:
    """FE-OUTPOST-01, FE-OUTPOST-02: only by the switch, and only along own paths."""
    yield from standard(turn, "ride")
    if not ride_is_an_action(state):
        yield Denial("FE-OUTPOST-02", {"hero": hero.id})
    elif not destinations(state, planned_ride(state, hero)):
        yield Denial("FE-OUTPOST-01", {"hero": hero.id, "area": hero.at})


def tower_denials(state: State, turn: Turn, hero: Hero, area: str) -> Denials:
    """FE-FAST-01, FE-TOWER-01: from one tower to another."""
    yield from standard(turn, "tower")
    towers = planet_of(state).towers
    if hero.at not in towers or area not in towers or area == hero.at:
        yield Denial("FE-FAST-01", {"hero": hero.id, "at": hero.at, "area": area})
    yield closed(state, hero, area)


def fortify_denials(state: State, turn: Turn, hero: Hero, soldiers: int) -> Denials:
    """FE-SOLDIER-01, FE-SOLDIER-02, FE-BASE-04: in an outpost without enemies, up to 3 in all."""
    yield from standard(turn, "mobilize")
    planet = planet_of(state)
    if planet.kind[hero.at] != "outpost":
        yield Denial("FE-SOLDIER-02", {"hero": hero.id, "area": hero.at})
        return
    if base_owner(state, hero.at) >= 0 or hero.at in planet.bases:
        yield Denial("FE-BASE-04", {"area": hero.at})
    if has_enemies(state, hero.team, hero.at):
        yield Denial("FE-SOLDIER-02", {"hero": hero.id, "area": hero.at})
    most = fortify_limit(state, hero)
    if soldiers > most:
        yield Denial("FE-SOLDIER-02", {"hero": hero.id, "most": most})


def fortify_limit(state: State, hero: Hero) -> int:
    """FE-SOLDIER-02, FE-CONTROL-02: the action's number, the outpost's limit, the supply."""
    room = SOLDIERS_PER_OUTPOST - soldiers_at(state, hero.at, hero.team)
    return min(value(state, "fortify", hero.id, FORTIFY), room, state.teams[hero.team].soldiers)


def march_sources(state: State, hero: Hero, *, anywhere: bool = False) -> list[str]:
    """FE-SOLDIER-03: outposts with own soldiers, here or adjacent."""
    adjacent = planet_of(state).adjacent[hero.at]
    return [
        area
        for area, counts in state.soldiers.items()
        if counts[hero.team] and (anywhere or area == hero.at or area in adjacent)
    ]


def march_denial(state: State, hero: Hero, source: str, to: str) -> Denial | None:
    """FE-SOLDIER-04, FE-BASE-02, FE-FIRST-06: along one path, not into a base, not at protected heroes."""
    if to not in planet_of(state).paths[source]:
        return Denial("FE-SOLDIER-04", {"source": source, "area": to})
    if enemy_base(state, hero.team, to):
        return Denial("FE-BASE-02", {"area": to})
    if to in planet_of(state).bases:
        return Denial("FE-BASE-04", {"area": to})
    if state.first_game and state.skulls < 2 and enemy_heroes_at(state, hero.team, to):
        return Denial("FE-FIRST-06", {"area": to, "skulls": state.skulls})
    return None


def marches(state: State, hero: Hero, *, anywhere: bool = False) -> list[o.SendSoldiers]:
    """Every way to move soldiers."""
    return [
        o.SendSoldiers(number, source, to)
        for source in march_sources(state, hero, anywhere=anywhere)
        for to in planet_of(state).paths[source]
        if march_denial(state, hero, source, to) is None
        for number in range(1, soldiers_at(state, source, hero.team) + 1)
    ]


def march_denials(state: State, turn: Turn, hero: Hero) -> Denials:
    """FE-SOLDIER-01, FE-SOLDIER-03: soldiers at hand, and somewhere for them to go."""
    yield from standard(turn, "mobilize")
    sources = march_sources(state, hero)
    if not sources:
        yield Denial("FE-SOLDIER-03", {"hero": hero.id, "area": hero.at})
    elif not any(
        march_denial(state, hero, source, to) is None
        for source in sources
        for to in planet_of(state).paths[source]
    ):
        yield Denial("FE-SOLDIER-04", {"hero": hero.id})


def wilds_price(state: State, hero: Hero, cards: int) -> int:
    """FE-WILDS-02: the second card costs 1 eternium."""
    if cards < 2 or has_grant(state, "quick_wilds", hero.id):
        return 0
    return value(state, "cost.encounter", hero.id, SECOND_CARD)


def wilds_denials(state: State, turn: Turn, hero: Hero, cards: int) -> Denials:
    """FE-WILDS-01, FE-WILDS-02: in a wilds area."""
    yield from standard(turn, "wilds")
    if planet_of(state).kind[hero.at] != "wilds":
        yield Denial("FE-WILDS-01", {"hero": hero.id, "area": hero.at})
    if cards == 2:
        yield from costs(state, hero, wilds_price(state, hero, cards))


def quest_denials(state: State, turn: Turn, hero: Hero) -> Denials:
    """FE-QUEST-01: in an area with a quest marker."""
    yield from standard(turn, "quest")
    if hero.at not in state.quests:
        yield Denial("FE-QUEST-01", {"hero": hero.id, "area": hero.at})


def rest_denials(state: State, turn: Turn, hero: Hero) -> Denials:
    """FE-REST-01: at night, with both actions."""
    yield from standard(turn, "rest")
    if is_day(state) and not has_grant(state, "rests_by_day", hero.id):
        yield Denial("FE-REST-01", {"hero": hero.id})


def mount_denials(state: State, turn: Turn, hero: Hero) -> Denials:
    """FE-SKIRM-27: in a skirmish, for 2 eternium, while there are epic beasts."""
    yield from standard(turn, "mount")
    if state.mode != "skirmish" or not (state.decks["scenario"] or state.discards["scenario"]):
        yield Denial("FE-SKIRM-27", {"hero": hero.id})
    yield from costs(state, hero, MOUNT)


# --- free actions and what is no action -----------------------------------------------------------


def train_price(card: str) -> int:
    """FE-SKIRM-26: 3 for a +2, 5 for a special card."""
    return TRAIN.get(card, TRAIN_SPECIAL)


def train_denials(state: State, turn: Turn, hero: Hero, card: str) -> Denials:
    """FE-SKIRM-26, FE-DECK-02: in a skirmish, for a card the supply has."""
    yield from free(turn, "train")
    if state.mode != "skirmish" or card not in ("+2", *SPECIAL_CARDS):
        yield Denial("FE-SKIRM-26", {"hero": hero.id, "card": card})
        return
    if not state.teams[hero.team].supply.get(card):
        yield Denial("FE-DECK-02", {"card": card})
    yield from costs(state, hero, train_price(card))


def trade_denials(state: State, turn: Turn, hero: Hero, partner: Hero) -> Denials:
    """FE-TRADE-01: with a team-mate in the same area, if either has anything."""
    yield from free(turn, "trade")
    afar = has_grant(state, "trades_afar", hero.id)
    if partner.team != hero.team or partner is hero or (partner.at != hero.at and not afar):
        yield Denial("FE-TRADE-01", {"hero": hero.id, "partner": partner.id})
    elif not any(_goods(state, h) for h in (hero, partner)):
        yield Denial("FE-TRADE-01", {"hero": hero.id, "partner": partner.id, "cards": 0})


def _goods(state: State, hero: Hero) -> bool:
    return bool(hero.inventory or hero.equipped or hero.spells or hero.allies or hero.mounts)


def use_trader_denials(state: State, turn: Turn, hero: Hero, trader: str) -> Denials:
    """FE-TRADER-02, FE-TRADER-05: a trader of the team, as the last thing of the turn."""
    yield from free(turn, "trader")
    yield from trader_denials(state, hero, trader)


def spell_denials(state: State, hero: Hero, spell: str) -> Denials:
    """FE-SPELL-04: an own map spell whose conditions hold."""
    if spell not in hero.spells:
        yield Denial("FE-SPELL-04", {"hero": hero.id, "spell": spell})
        return
    card = content_of(state).spells[spell]
    if "map" not in card.use:
        yield Denial("FE-SPELL-05", {"spell": spell})
    yield from _conditions(state, hero, spell, card.effect.when)


def item_denials(state: State, hero: Hero, card: str, where: str) -> Denials:
    """FE-EQUIP-03, FE-EPIC-26: an own consumable that can be used here, if its conditions hold."""
    found = content_of(state).equipment.get(card)
    if card not in hero.inventory or found is None or where not in found.use:
        yield Denial("FE-EQUIP-03", {"hero": hero.id, "card": card})
        return
    yield from _conditions(state, hero, card, found.effect.when)


def _conditions(state: State, hero: Hero, source: str, when: tuple[str, ...]) -> Denials:
    missing = failing(state, when, hero.id)
    if missing:
        yield Denial(source, {"hero": hero.id, "conditions": missing})


def redraw_denials(state: State, hero: Hero, cards: tuple[str, ...]) -> Denials:
    """FE-VICTORY-07, FE-VICTORY-08: cards in hand, for 1 eternium."""
    hand = state.teams[hero.team].hand
    for card in cards:
        if card not in hand:
            yield Denial("FE-VICTORY-08", {"card": card})
    if not cards or not hand:
        yield Denial("FE-VICTORY-07", {"cards": len(hand)})
    if not (state.decks["victory"] or state.discards["victory"]):
        yield Denial("FE-VICTORY-07", {"deck": 0})
    yield from costs(state, hero, REDRAW)


# --- the menu -------------------------------------------------------------------------------------


def menu(state: State, turn: Turn) -> list[Option]:
    """FE-ACT-02 to FE-ACT-05: everything the hero may do now; ending is always possible."""
    hero = state.heroes[turn.hero]
    found: list[Option] = []
    if turn.actions:
        found += _standard_options(state, turn, hero)
    found += _free_options(state, turn, hero)
    found.append(o.EndTurn())
    return found


Offers = Iterator[Option]


def _standard_options(state: State, turn: Turn, hero: Hero) -> Offers:
    """FE-ACT-02: the standard actions, in the order of the rulebook."""
    for offers in STANDARD_ACTIONS:
        yield from offers(state, turn, hero)


def _moves(state: State, turn: Turn, hero: Hero) -> Offers:
    if allowed(move_denials(state, turn, hero)):
        yield o.Move()
    if ride_is_an_action(state) and allowed(ride_denials(state, turn, hero)):
        yield o.Ride()


def _fast_travels(state: State, turn: Turn, hero: Hero) -> Offers:
    towers = planet_of(state).towers
    for area in towers if hero.at in towers else ():
        if area != hero.at and allowed(tower_denials(state, turn, hero, area)):
            yield o.FastTravel(area)


def _mobilizations(state: State, turn: Turn, hero: Hero) -> Offers:
    most = fortify_limit(state, hero) if planet_of(state).kind[hero.at] == "outpost" else 0
    for number in range(1, most + 1):
        if allowed(fortify_denials(state, turn, hero, number)):
            yield o.Fortify(number)
    if state.soldiers and allowed(march_denials(state, turn, hero)):
        yield o.MoveSoldiers()


def _adventures(state: State, turn: Turn, hero: Hero) -> Offers:
    for cards in (1, 2) if planet_of(state).kind[hero.at] == "wilds" else ():
        if allowed(wilds_denials(state, turn, hero, cards)):
            yield o.BraveWilds(cards)
    if hero.at in state.quests and allowed(quest_denials(state, turn, hero)):
        yield o.GoOnQuest()


def _rests(state: State, turn: Turn, hero: Hero) -> Offers:
    if turn.actions >= 2 and allowed(rest_denials(state, turn, hero)):
        yield o.Rest()


def _mounts(state: State, turn: Turn, hero: Hero) -> Offers:
    if state.mode == "skirmish" and allowed(mount_denials(state, turn, hero)):
        yield o.AcquireMount()


STANDARD_ACTIONS = (_moves, _fast_travels, _mobilizations, _adventures, _rests, _mounts)


def _free_options(state: State, turn: Turn, hero: Hero) -> Offers:
    """FE-ACT-03 to FE-ACT-05: free actions, and what is no action at all; the trader comes last."""
    for offers in FREE_ACTIONS:
        yield from offers(state, turn, hero)


def _trades(state: State, turn: Turn, hero: Hero) -> Offers:
    for partner in heroes_of(state, hero.team) if "trade" not in turn.free else ():
        if partner is not hero and allowed(trade_denials(state, turn, hero, partner)):
            yield o.Trade(partner.id)


def _trainings(state: State, turn: Turn, hero: Hero) -> Offers:
    for card in ("+2", *SPECIAL_CARDS) if state.mode == "skirmish" else ():
        if allowed(train_denials(state, turn, hero, card)):
            yield o.Train(card)


def _castings(state: State, turn: Turn, hero: Hero) -> Offers:
    for spell in dict.fromkeys(hero.spells):
        if allowed(spell_denials(state, hero, spell)):
            yield o.Cast(hero.id, spell)


def _equipment(state: State, turn: Turn, hero: Hero) -> Offers:
    for card in dict.fromkeys(hero.inventory):
        if card not in turn.swapped and equip_denial(state, hero, card) is None:
            yield o.EquipCard(card)
        elif allowed(item_denials(state, hero, card, "map")):
            yield o.UseItem(card)
    for card in hero.equipped:
        if card not in turn.swapped and stow_denial(state, hero, card) is None:
            yield o.StowCard(card)


def _traders(state: State, turn: Turn, hero: Hero) -> Offers:
    for trader in state.markets:
        if allowed(use_trader_denials(state, turn, hero, trader)):
            yield o.UseTrader(trader)


def _redraws(state: State, turn: Turn, hero: Hero) -> Offers:
    hand = state.teams[hero.team].hand
    if not hand or not allowed(redraw_denials(state, hero, tuple(hand))):
        return
    for size in range(1, len(hand) + 1):
        for chosen in dict.fromkeys(combinations(sorted(hand), size)):
            yield o.Redraw(chosen)


FREE_ACTIONS = (_trades, _trainings, _castings, _equipment, _redraws, _traders)
