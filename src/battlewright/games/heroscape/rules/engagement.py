"""Who is adjacent to whom, and who is engaged (HS-ENGAGE, HS-DOUBLE-06).

What neighbours a space is the board's business and is kept per board; only doors that open and close and
figures on one ladder make a difference later.
"""

from __future__ import annotations

from collections.abc import Iterable

from battlewright.games.heroscape.board import Board, Wall
from battlewright.games.heroscape.board.board import NOWHERE
from battlewright.games.heroscape.board.places import UP
from battlewright.games.heroscape.library import board_of
from battlewright.games.heroscape.model.state import Figure, State
from battlewright.games.heroscape.rules.table import enemies, on_board, side_of, unit


def base_of(state: State, figure: Figure) -> int:
    """HS-BOARD-04: the level a figure stands on; the Marro Hive may bring a swamp piece of its own."""
    board = board_of(state)
    level = board.spaces[board.by_label[figure.at[0]]].level
    return level + swamp_piece(board, figure) if len(figure.at) > 2 else level


def swamp_piece(board: Board, figure: Figure) -> int:
    """HS-HIVE-04, HS-HIVE-05: one level for the piece a hive brings along; none on a site of the map."""
    spaces = {board.by_label[label] for label in figure.at}
    return int(not any(spaces == set(site.spaces) for site in board.hives))


def figure_hexes(state: State, figure: Figure) -> int:
    """How many spaces its base covers."""
    return unit(state, figure).card.hexes


def height_of(state: State, figure: Figure) -> int:
    """HS-ENGAGE-02: the printed height of a figure."""
    return unit(state, figure).card.height


def spaces_of(state: State, figure: Figure) -> list[int]:
    """The indexes of the spaces under a figure."""
    by_label = board_of(state).by_label
    return [by_label[label] for label in figure.at]


Shut = tuple[str, ...]
"""The closed doors, in order."""


def closed_doors(state: State) -> Shut:
    """Which doors are shut: what cached neighbourhoods depend on."""
    return tuple(sorted(door for door, now in state.doors.items() if now == "closed"))


def around(board: Board, shut: Shut, space: int, base: int, height: int, other: int) -> frozenset[int]:
    """Where a figure of height `other` is adjacent to one of `height` that stands on `space` at `base`.

    HS-ENGAGE-02: not if the bases differ by the height of the lower figure or more. HS-ENGAGE-03: across
    an obstacle only if both are taller than it. HS-ENGAGE-06: not from the foot of a ladder to its head.
    """
    key = (space, base, height, other, shut)
    found = board.around.get(key)
    if found is None:
        found = board.around[key] = frozenset(_around(board, shut, space, base, height, other))
    return found


def _around(board: Board, shut: Shut, space: int, base: int, height: int, other: int) -> Iterable[int]:
    """HS-ENGAGE-04: by levels, on ladders too."""
    for link in board.links[space]:
        near, wall = link.to, link.wall
        if link.direction >= UP:
            continue
        level = board.spaces[near].level
        lower = height if base <= level else other
        if base == level:
            lower = min(height, other)
        if abs(base - level) >= lower:
            continue
        if wall is not None and _parts(wall, shut, height, other):
            continue
        if not _ladder_between(board, space, near):
            yield near


def _ladder_between(board: Board, a: int, b: int) -> bool:
    """HS-ENGAGE-06: whether one space is the foot and the other the head of the same ladder."""
    return any({ladder.landing, ladder.platform} == {a, b} for ladder in board.ladders.values())


def _parts(wall: Wall, shut: Shut, here: int, there: int) -> bool:
    """HS-ENGAGE-03: whether a wall keeps two figures apart; an open door does not."""
    if wall.door and wall.door not in shut:
        return False
    return here <= wall.here or there <= wall.there


def adjacent(state: State, a: Figure, b: Figure) -> bool:
    """HS-ENGAGE-02, HS-DOUBLE-06: whether two figures are adjacent, by any of their spaces."""
    board = board_of(state)
    if not _next_to(board, a, b):
        return False
    shut = closed_doors(state) if state.doors else ()
    base, height, other = base_of(state, a), height_of(state, a), height_of(state, b)
    there = spaces_of(state, b)
    for space in spaces_of(state, a):
        if not around(board, shut, space, base, height, other).isdisjoint(there):
            return True
    return _share_ladder(state, board, a, b)


def _next_to(board: Board, a: Figure, b: Figure) -> bool:
    """Whether hexes of two figures are the same or share an edge: without that they cannot be adjacent."""
    if len(a.at) == 1:
        return not board.near(a.at[0]).isdisjoint(b.at)
    return any(not board.near(label).isdisjoint(b.at) for label in a.at)


def _share_ladder(state: State, board: Board, a: Figure, b: Figure) -> bool:
    """HS-ENGAGE-05: two figures on one ladder are adjacent when no free rung lies between them."""
    one, two = (board.spaces[board.by_label[f.at[0]]] for f in (a, b))
    if (one.q, one.r) != (two.q, two.r) or not (one.ladder or two.ladder):
        return False
    low, high = sorted((one.rung, two.rung))
    ladder = board.ladders[one.ladder or two.ladder]
    taken = {label for figure in on_board(state) for label in figure.at}
    return all(board.spaces[rung].label in taken for rung in ladder.rungs[low : high - 1])


def neighbours(state: State, figure: Figure) -> list[Figure]:
    """All figures adjacent to one."""
    close = _close_by(state, figure, on_board(state))
    return [other for other in close if other.id != figure.id and adjacent(state, figure, other)]


def _close_by(state: State, figure: Figure, others: list[Figure]) -> list[Figure]:
    """Those of some figures whose hexes touch the figure's, in their order."""
    near = board_of(state).near
    if len(figure.at) == 1:
        around_it = near(figure.at[0])
        return [other for other in others if not around_it.isdisjoint(other.at)]
    sets = [near(label) for label in figure.at]
    return [other for other in others if not all(here.isdisjoint(other.at) for here in sets)]


def engaged_with(state: State, figure: Figure) -> list[Figure]:
    """HS-ENGAGE-01, HS-ENGAGE-07: the enemies a figure is engaged with."""
    if figure.place != "board":
        return []
    side = side_of(state, figure.seat)
    if len(figure.at) == 1:
        near = board_of(state).near(figure.at[0])
        close = [
            other
            for other in state.figures.values()
            if other.seat not in side and not near.isdisjoint(other.at)
        ]
    else:
        close = _close_by(state, figure, enemies(state, figure.seat))
    return [other for other in close if other.place == "board" and adjacent(state, figure, other)]


def engaged(state: State, figure: Figure) -> bool:
    """HS-ENGAGE-01: whether any enemy is adjacent."""
    return bool(engaged_with(state, figure))


def distance(state: State, a: Figure, b: Figure) -> int:
    """HS-RANGE-01, HS-DOUBLE-06: spaces from one figure to another, by their nearest halves."""
    board = board_of(state)
    by_label, hex_at = board.by_label, board.hex_at
    found = NOWHERE
    for label in a.at:
        ring = board.distances(hex_at[by_label[label]])
        for other in b.at:
            found = min(found, ring[hex_at[by_label[other]]])
    return found
