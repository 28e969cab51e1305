"""Where massive models fit, and how they get across and up (BG-BIG-03 to 08, BG-BIG-18).

A base of several hexes is shifted as a whole. It is followed by its anchor: `anchors` turns a mask
of nodes into the anchors at which the base would lie on them.
"""

from __future__ import annotations

from battlewright.games.battleground.field import CLIMB, CROSS_HIGH, CROSS_LOW, Field
from battlewright.games.battleground.library import field_of
from battlewright.games.battleground.model.state import Character, State
from battlewright.games.battleground.rules.table import (
    base_hexes,
    card_of,
    fitted,
    is_massive,
    mask_of,
    node_of,
    nodes_of,
    occupied,
)
from battlewright.space.board import bits
from battlewright.space.hexes import Hex
from battlewright.space.reach import Links


def offsets_of(state: State, character: Character) -> tuple[Hex, ...]:
    """The hexes of the base as it is turned now, seen from its anchor."""
    return base_hexes(card_of(state, character).base, (0, 0), character.facing)


def anchors(field: Field, mask: int, offsets: tuple[Hex, ...], *, every: bool) -> int:
    """Anchors whose base lies wholly (or partly) on nodes of a mask."""
    found = -1 if every else 0
    for dx, drow in offsets:
        shift = field.board.shift(dx, drow)
        moved = mask >> shift if shift >= 0 else mask << -shift
        found = found & moved if every else found | moved
    return found & (field.floor | field.floor >> field.span)


def massive_links(field: Field, offsets: tuple[Hex, ...], open_: int) -> Links:
    """BG-BIG-05, BG-BIG-06, BG-BIG-07, BG-BIG-08: crossing (ladders as low obstacles) and climbing."""
    moves: dict[int, dict[int, int]] = {}

    def link(starts: int, ends: int, cost: int) -> None:
        for start in bits(starts):
            costs = moves.setdefault(start, {})
            for end in bits(ends & ~(1 << start)):
                costs[end] = min(cost, costs.get(end, cost))

    for parts, cost in ((field.low | field.ladders, CROSS_LOW), (field.high, CROSS_HIGH)):
        for part in bits(parts):
            around = anchors(field, field.touching(part), offsets, every=False) & open_
            link(around, around, cost)
    for part in bits(field.high):
        above = anchors(field, field.touching(part) << field.span, offsets, every=False) & open_
        link(above, above, CROSS_HIGH)
    feet = anchors(field, field.ground & ~field.covered, offsets, every=True) & open_  # BG-CLIMB-03, 04
    for anchor in bits(open_ & field.decks << field.span):
        around = field.board.neighbours(_base_mask(field, anchor, offsets))
        near = anchors(field, around, offsets, every=False) & feet
        link(near, 1 << anchor, CLIMB)
        link(1 << anchor, near, CLIMB)
    return Links({start: [(cost, 1 << end) for end, cost in ends.items()] for start, ends in moves.items()})


def _base_mask(field: Field, anchor: int, offsets: tuple[Hex, ...]) -> int:
    flat = anchor % field.span
    mask = 0
    for dx, drow in offsets:
        mask |= 1 << flat + field.board.shift(dx, drow)
    return mask & field.board.all


def fits(state: State, character: Character, anchor: int, facing: int) -> bool:
    """BG-BIG-04: whether the whole base would stand on free, standable hexes of one elevation."""
    field = field_of(state)
    level = field.level(anchor) * field.span
    hexes = base_hexes(card_of(state, character).base, field.places[anchor], facing)
    if any(h not in field.board for h in hexes):
        return False
    free = field.floor & ~occupied(state, without=character)
    return all(free >> field.board.bit(h) + level & 1 for h in hexes)


def facings(state: State, character: Character) -> list[int]:
    """BG-MOVE-05, BG-CHAR-03: the edges a model may be turned to where it stands."""
    if not is_massive(state, character):
        return [0, 1, 2, 3, 4, 5]
    return [f for f in range(6) if fits(state, character, node_of(state, character), f)]


def swap_fits(state: State, first: Character, second: Character) -> bool:
    """BG-BIG-04, BG-BIG-18: only models of like size swap, and both must fit where the other stood."""
    if is_massive(state, first) != is_massive(state, second):
        return False
    if not is_massive(state, first):
        return True
    free = field_of(state).floor & ~(occupied(state) & ~mask_of(state, first) & ~mask_of(state, second))
    there = fitted(state, first, node_of(state, second), first.facing)
    here = fitted(state, second, node_of(state, first), second.facing)
    whole = len(there) == len(nodes_of(state, first)) and len(here) == len(nodes_of(state, second))
    return whole and not {*there} & {*here} and all(free >> node & 1 for node in (*there, *here))
