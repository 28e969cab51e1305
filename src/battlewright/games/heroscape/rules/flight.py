"""Where a figure may fly, leap or be placed (HS-FLY)."""

from __future__ import annotations

from battlewright.games.heroscape.board import Board
from battlewright.games.heroscape.library import board_of, content_of, switch
from battlewright.games.heroscape.model.cards import MoveMode
from battlewright.games.heroscape.model.state import Figure, State
from battlewright.games.heroscape.rules.engagement import (
    adjacent,
    around,
    base_of,
    closed_doors,
    height_of,
    spaces_of,
)
from battlewright.games.heroscape.rules.filters import stands_on
from battlewright.games.heroscape.rules.ground import FLAT_COSTLY, slow_terrain
from battlewright.games.heroscape.rules.routes import NO_PRICE, Position, Price, Route
from battlewright.games.heroscape.rules.sight import clear_sight
from battlewright.games.heroscape.rules.standing import fits_on, standing_places
from battlewright.games.heroscape.rules.table import enemies, negated, occupants, on_board, unit
from battlewright.games.heroscape.rules.walker import Walker, starts


def grounded(state: State) -> bool:
    """HS-GLYPH-RANNVEIG-01: nobody flies while a figure stands on the Glyph of Rannveig."""
    held = [glyph.at for glyph in state.glyphs if glyph.letter == "R" and glyph.up]
    return bool(held) and any(figure.at and figure.at[0] in held for figure in on_board(state))


def flies(state: State, figure: Figure) -> bool:
    """Whether the figure has Flying, whatever keeps it on the ground now."""
    return unit(state, figure).flies and not negated(state, figure)


def fly(walker: Walker, budget: int, start: Position | None = None) -> dict[Position, list[Route]]:
    """HS-FLY-01, HS-FLY-02, HS-FLY-07: every space it can land on, with what taking off costs it.

    `start` is where the flight begins, if not where the figure stands (HS-GLYPH-RANNVEIG-02).

    Everyone it is engaged with strikes as it takes off, except at Stealth Flying (HS-FLY-05). Rungs are
    spaces like others (HS-LADDER-10).
    """
    state, board = walker.state, walker.board
    here = start or tuple(spaces_of(state, walker.figure))
    stealth = "stealth-flying" in unit(state, walker.figure).traits or not walker.swiped
    swipes = () if stealth else walker.names(walker.met(here))
    reach = _paid(state, board, here, walker.halted)
    near = [index for index, cost in enumerate(reach) if 0 < cost <= budget or index in here]
    ends: dict[Position, list[Route]] = {}
    slow = slow_terrain(state) if switch(state, "v_free_landing") == "off" else set()
    known, same = walker.met(here), starts(here)
    for position in landings(walker, near):
        cost = _landing_cost(board, slow, reach, position)
        if cost > budget or position in same:
            continue
        lava, struck = int(_molten(walker, position)), walker.struck(known, position)
        price = Price(swipes, (), lava, struck) if swipes or lava or struck else NO_PRICE
        ends[position] = [Route((position,), cost, price, flying=True)]
    return ends


def landings(walker: Walker, near: list[int]) -> list[Position]:
    """Free places among some spaces; which end of a double-space figure leads matters only on glyphs."""
    found = []
    for position in standing_places(walker.state, walker.figure, near):
        turned = len(position) == 2 and position[0] > position[1]
        if not turned or not walker.glyphs.isdisjoint(position):
            found.append(position)
    return found


def _flown(state: State, board: Board, here: Position, halted: frozenset[int] = frozenset()) -> list[int]:
    """HS-FLY-07, HS-HIVE-03: spaces of a flight to each space, round roofs; nobody crosses a Hive."""
    content = content_of(state)
    hives = [f for f in on_board(state) if content.units[f.unit].card.is_hive]
    closed = frozenset(board.hex_at[space] for hive in hives for space in spaces_of(state, hive))
    return _halting(board, here, closed, halted)


def _halting(board: Board, here: Position, closed: frozenset[int], halted: frozenset[int]) -> list[int]:
    """The same round some closed hexes; a flight that comes to a space on which it is `halted` ends there."""
    hexes = frozenset(board.hex_at[space] for space in halted)
    found = _nearest(board, here, closed | hexes)
    for number in hexes - closed:
        open_ = _nearest(board, here, closed | hexes - {number})
        for space in board.stacks[number]:
            found[space] = open_[space]
    return found


def _nearest(board: Board, here: Position, closed: frozenset[int]) -> list[int]:
    ways = [board.flights(space, closed) for space in here]
    return list(ways[0]) if len(ways) == 1 else [min(flown) for flown in zip(*ways, strict=True)]


def flown_over(state: State, figure: Figure, other: Figure, start: list[str], budget: int) -> bool:
    """Whether a flight from where a figure started to where it stands may have led over another one.

    Nobody flies over a figure that has something above it.
    """
    board = board_of(state)
    before = tuple(board.by_label[label] for label in start)
    now = tuple(spaces_of(state, figure))
    if set(before) == set(now):
        return False
    there = _flown(state, board, before)
    return any(
        board.under_sky(space)
        and there[space] + min(_flown(state, board, (space,))[end] for end in now) <= budget
        for space in spaces_of(state, other)
    )


def _paid(state: State, board: Board, here: Position, halted: frozenset[int]) -> list[int]:
    """Points of a flight to each space; HSV-DIST-02 counts every ten levels as one more."""
    found = _flown(state, board, here, halted)
    if switch(state, "v_height_distance") == "on":
        level = board.spaces[here[0]].level
        found = [
            flown + abs(space.level - level) // 10 for flown, space in zip(found, board.spaces, strict=True)
        ]
    return found


def _landing_cost(board: Board, slow: set[str], reach: list[int], position: Position) -> int:
    """HS-FLY-06: slow ground costs one point more to land on (not with HSV-FLY-01).

    HS-TERRAIN-SAND-03, HS-TERRAIN-SNOW-03, HS-TERRAIN-ICE-05: mud, deep snow and slippery ice are slow.
    """
    if len(position) == 1:
        cost = reach[position[0]]
    else:
        one, two = reach[position[0]], reach[position[1]]
        cost = max(one, two, min(one, two) + 1)
    if slow:
        cost += int(any(board.spaces[space].terrain in slow for space in position))
    return cost


def _molten(walker: Walker, position: Position) -> bool:
    """HS-TERRAIN-MOLTEN-03: it checks only where it lands."""
    return not walker.gait.lava_proof and walker.in_molten(position)


# --- leaps and placements -------------------------------------------------------------------------


def leap(walker: Walker, mode: MoveMode) -> dict[Position, list[Route]]:
    """HS-FLY-03: ends of another way to move, within its limits."""
    state, board, figure = walker.state, walker.board, walker.figure
    here = tuple(spaces_of(state, figure))
    if mode.start_terrain and not stands_on(state, figure, mode.start_terrain):
        return {}
    close = _spaces_within(state, board, here, mode) if mode.spaces else range(len(board.spaces))
    near = {space: True for space in close if _allowed(state, board, figure, here, space, mode)}
    met = walker.met(here) if mode.swipes and walker.swiped else 0
    ends: dict[Position, list[Route]] = {}
    for position in landings(walker, list(near)):
        if set(position) == set(here) or not all(space in near for space in position):
            continue
        swipes = walker.names(met & ~walker.met(position) if mode.place else met)
        price = Price(swipes, (), int(_molten(walker, position)), walker.struck(walker.met(here), position))
        flown = min(board.distance(a, b) for a in here for b in position)
        ends[position] = [Route((position,), flown, price, flying=True)]
    return ends


def _spaces_within(state: State, board: Board, here: Position, mode: MoveMode) -> list[int]:
    """The spaces at most, or exactly, so far away as a leap goes."""
    flown = _unhindered(board, here) if mode.place else _flown(state, board, here)
    return [
        index
        for index, far in enumerate(flown)
        if far == mode.spaces or (far < mode.spaces and not mode.exactly)
    ]


def _unhindered(board: Board, here: Position) -> list[int]:
    """Spaces to each space, for a placement: it needs no way at all."""
    rings = [board.distances(board.hex_at[space]) for space in here]
    return [min([ring[number] for ring in rings]) for number in board.hex_at]


def _allowed(state: State, board: Board, figure: Figure, here: Position, to: int, mode: MoveMode) -> bool:
    start, space = board.spaces[here[0]], board.spaces[to]
    rise = space.level - start.level
    if rise > mode.up or -rise > mode.down or (mode.same_level and rise):
        return False
    terrain = space.terrain
    wet = terrain == "swamp-water" and "water" in mode.terrain  # HS-TERRAIN-SWAMPWATER-01
    if mode.terrain and terrain not in mode.terrain and not wet:
        return False
    if terrain in mode.not_terrain or ("water" in mode.not_terrain and terrain in FLAT_COSTLY[:2]):
        return False
    if mode.along_obstacle and not _along(board, here, to, mode.along_obstacle):
        return False
    return not mode.beside_enemy or _beside_enemy(state, board, figure, to, mode.beside_enemy)


def _along(board: Board, here: Position, to: int, kind: str) -> bool:
    """From beside an obstacle to beside the same one."""
    for obstacle in board.obstacles.values():
        if obstacle.kind != kind:
            continue
        beside = {n for space in obstacle.spaces for n in board.hex_neighbours(space)}
        if to in beside and any(space in beside for space in here):
            return True
    return False


def _beside_enemy(state: State, board: Board, figure: Figure, to: int, spaces: int) -> bool:
    shut = closed_doors(state)
    tall = height_of(state, figure)
    for enemy in enemies(state, figure.seat):
        near = any(
            to in around(board, shut, space, base_of(state, enemy), height_of(state, enemy), tall)
            for space in spaces_of(state, enemy)
        )
        if near and _in_clear_sight(state, figure, enemy, spaces):
            return True
    return False


def _in_clear_sight(state: State, figure: Figure, other: Figure, spaces: int) -> bool:
    board = board_of(state)
    far = min(board.distance(a, b) for a in spaces_of(state, figure) for b in spaces_of(state, other))
    return far <= spaces and (adjacent(state, figure, other) or clear_sight(state, figure, other))


def places_near(
    state: State, figure: Figure, near: Figure, *, same_level: bool = False, lower: bool = False
) -> list[Position]:
    """Free places for a figure adjacent to another one.

    `lower`: also on lower neighbouring spaces (HSV-GLYPH-06).
    """
    board = board_of(state)
    shut = closed_doors(state)
    base, tall = base_of(state, near), height_of(state, near)
    beside: set[int] = set()
    for space in spaces_of(state, near):
        beside |= around(board, shut, space, base, tall, height_of(state, figure))
        if lower:
            beside |= {i for i in board.hex_neighbours(space) if board.spaces[i].level < base}
    if same_level:
        beside = {space for space in beside if board.spaces[space].level == base}
    found = standing_places(state, figure, sorted(beside))
    return [place for place in found if lower or all(_same_floor(board, place) for _ in (0,))]


def _same_floor(board: Board, place: Position) -> bool:
    return len({board.spaces[space].level for space in place}) == 1


def open_places(state: State, figure: Figure, apart_from: list[str] | None = None) -> list[Position]:
    """The Drop: free spaces without glyph that are adjacent to no figure (free, apart from everyone)."""
    board = board_of(state)
    shut = closed_doors(state)
    glyphs = {glyph.at for glyph in state.glyphs}
    near: set[int] = set()
    for other in on_board(state):
        for space in spaces_of(state, other):
            near |= around(
                board, shut, space, base_of(state, other), height_of(state, other), height_of(state, figure)
            )
    taken = set(occupants(state))
    free = [
        space.index
        for space in board.spaces
        if space.index not in near and space.label not in glyphs and space.label not in taken
    ]
    return [place for place in standing_places(state, figure, free) if fits_on(state, figure, place)]
