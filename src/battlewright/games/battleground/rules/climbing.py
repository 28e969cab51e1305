"""Climbing onto occupied hexes: who makes room, and where (BG-CLIMB-07 to 09, BG-BIG-07, BG-BIG-17)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from msgspec import Struct
from msgspec.structs import replace

from battlewright.games.battleground.field import CLIMB
from battlewright.games.battleground.library import field_of
from battlewright.games.battleground.model.state import Character, State
from battlewright.games.battleground.rules.massive import anchors, massive_links, offsets_of
from battlewright.games.battleground.rules.paths import ways
from battlewright.games.battleground.rules.table import (
    beside,
    fitted,
    is_massive,
    mask_of,
    models,
    node_of,
    occupied,
)
from battlewright.space.board import bits


class Climb(Struct, frozen=True):
    """A single move that changes elevation and leads onto occupied hexes."""

    node: int
    origin: int
    price: int


def occupied_climbs(state: State, character: Character) -> list[Climb]:
    """BG-CLIMB-07, BG-BIG-07: climbs onto occupied hexes, whether or not anybody could make room.

    Only climbs and ladder moves that change elevation push, not crossings on one level.
    """
    field = field_of(state)
    taken = occupied(state, without=character)
    if is_massive(state, character):
        return _massive_climbs(state, character, taken)
    return [
        Climb(node, origin, price)
        for node in bits(taken & field.climbed)
        for origin, price in field.climbs_to[node]
    ]


def _massive_climbs(state: State, character: Character, taken: int) -> list[Climb]:
    """BG-BIG-07: the same with a base of several hexes, which fits but for the models in its way."""
    field, offsets = field_of(state), offsets_of(state, character)
    fitting = anchors(field, field.floor, offsets, every=True)
    onto = anchors(field, taken, offsets, every=False) & fitting
    if not field.decks or not onto:
        return []
    return [
        Climb(node, origin, price)
        for origin, ends in massive_links(field, offsets, fitting).moves.items()
        for price, mask in ends
        for node in bits(mask & onto)
        if field.level(origin) != field.level(node)
    ]


def climbs_in_reach(state: State, character: Character, points: int) -> dict[int, tuple[int, int]]:
    """Occupied nodes a Move could climb onto -> (cost, node climbed from), if their occupants made room."""
    climbs = occupied_climbs(state, character)
    if not climbs:
        return {}
    found = ways(state, character, points)
    leaving = found.all() & ~found.stop | 1 << node_of(state, character)
    results: dict[int, tuple[int, int]] = {}
    for climb in climbs:
        if leaving >> climb.origin & 1:
            cost = found.cost(climb.origin) + climb.price
            if cost <= points and (climb.node not in results or cost < results[climb.node][0]):
                results[climb.node] = (cost, climb.origin)
    return results


def pushed_from(state: State, climber: Character, node: int) -> list[Character]:
    """BG-CLIMB-07: the models in whose hexes the climber would stand on a node."""
    base = _base_on(state, climber, node)
    return [c for c in models(state) if c.id != climber.id and mask_of(state, c) & base]


def arrangements(state: State, climber: Character, node: int) -> Iterator[dict[str, int]]:
    """BG-CLIMB-08, BG-BIG-17: every way in which those pushed from a node find a hex each.

    The hex is free, adjacent, of the same elevation, and none that the climber will cover.
    """
    pushed = pushed_from(state, climber, node)
    if any(is_massive(state, c) for c in pushed):
        return
    taken = occupied(state, without=climber) | _base_on(state, climber, node)
    for places in product(*(tuple(bits(beside(state, c) & ~taken)) for c in pushed)):
        if len({*places}) == len(places):
            yield {c.id: place for c, place in zip(pushed, places, strict=True)}


def makes_room(state: State, climber: Character, node: int) -> bool:
    """BG-CLIMB-09: whether everybody on a node can be pushed away."""
    return next(arrangements(state, climber, node), None) is not None


def push_room(state: State, pushed: Character, climber: Character, node: int) -> int:
    """BG-CLIMB-08: the hexes its owner may put a pushed character on, so that the others find one, too."""
    mask = 0
    for places in arrangements(state, climber, node):
        mask |= 1 << places[pushed.id]
    return mask


def climb_price(state: State, climber: Character, node: int) -> int:
    """BG-CLIMB-02, BG-CLIMB-05, BG-BIG-07: what the single move up or down to a node costs."""
    if is_massive(state, climber):
        return CLIMB
    return field_of(state).moves[node_of(state, climber)][node]


def after_climb(state: State, climber: Character, node: int, places: dict[str, int]) -> State:
    """The position after a climb, to look ahead; the state itself is left alone."""
    names = field_of(state).names
    moved = {who: replace(state.characters[who], at=names[at]) for who, at in places.items()}
    moved[climber.id] = replace(climber, at=names[node])
    return replace(state, characters=state.characters | moved)


def _base_on(state: State, climber: Character, node: int) -> int:
    mask = 0
    for covered in fitted(state, climber, node, climber.facing):
        mask |= 1 << covered
    return mask
