"""Where a figure can stand at all, and why not (HS-MOVE-07, HS-FIT, HS-DOUBLE-05, HS-HIVE-02)."""

from __future__ import annotations

from battlewright.games.heroscape.board import Board
from battlewright.games.heroscape.library import board_of
from battlewright.games.heroscape.model.ids import Named
from battlewright.games.heroscape.model.state import Figure, State
from battlewright.games.heroscape.rules.ground import Gait, closed, gait_of
from battlewright.games.heroscape.rules.routes import Position
from battlewright.games.heroscape.rules.table import occupants, unit
from battlewright.kernel.denial import Denial


def free_space(state: State, space: int, taken: set[int] | None = None) -> bool:
    """HS-BOARD-05: no figure, obstacle or shut door on it."""
    board = board_of(state)
    found = board.spaces[space]
    if found.obstacle and found.obstacle not in state.gone:
        return False
    if taken is None:
        return found.label not in occupants(state)
    return space not in taken


def fits_on(state: State, figure: Figure, position: Position) -> bool:
    """HS-FIT-01, HS-OVERHANG-02, HS-LADDER-05: whether a figure can stand there at all."""
    return _stands(board_of(state), gait_of(state, figure), position)


def takes_tile(state: State, figure: Figure, terrain: str) -> bool:
    """Whether a thin tile fits on the space a figure stands on: land that does not bear such a tile yet."""
    if not figure.at:
        return False
    board = board_of(state)
    space = board.spaces[board.by_label[figure.at[0]]]
    return not (space.flat or space.rung or space.terrain == terrain)


def stand_denial(state: State, figure: Figure, space: int) -> Denial | None:
    """HS-MOVE-07, HS-CLIMB-08, HS-FIT-01, HS-LADDER-05, HS-DOUBLE-05: why a figure cannot end on a space."""
    board, gait = board_of(state), gait_of(state, figure)
    found = board.spaces[space]
    facts = {"figure": figure.id, "to": found.label}
    other = occupants(state).get(found.label)
    if other is not None and other.id != figure.id:
        return Denial("HS-MOVE-07", facts | {"occupant": other.id})
    if closed(board, gait, found):
        return Denial("HS-CLIMB-08", facts | {"obstacle": Named("obstacle", found.obstacle).text})
    if found.rung and not gait.rungs:
        return Denial("HS-LADDER-05", facts)
    if not _stands(board, gait, (space,)):
        return Denial("HS-FIT-01", facts)
    if unit(state, figure).card.hexes == 2 and not standing_places(state, figure, [space]):
        return Denial("HS-DOUBLE-05", facts)
    return None


def _stands(board: Board, gait: Gait, position: Position) -> bool:
    for index in position:
        space = board.spaces[index]
        if space.clearance < gait.height or closed(board, gait, space):
            return False
        if space.rung and not gait.rungs:
            return False
    if len(position) == 2:
        one, two = (board.spaces[index] for index in position)
        return one.level == two.level and board.are_neighbours(*position) and _touch(board, gait, *position)
    return True


def _touch(board: Board, gait: Gait, a: int, b: int) -> bool:
    """Whether nothing stands between the two halves of a double-space figure."""
    link = board.link(a, b)
    return link is not None and (
        link.wall is None or bool(link.wall.door and link.wall.door not in gait.shut)
    )


def standing_places(state: State, figure: Figure, spaces: list[int]) -> list[Position]:
    """Where among some spaces a figure could be put: free, fitting, both halves for a double-space figure.

    The second half may lie outside `spaces` only for figures that need more room than one space.
    """
    board = board_of(state)
    taken = {board.by_label[label] for label, f in occupants(state).items() if f.id != figure.id}
    hexes = unit(state, figure).card.hexes
    if hexes > 2:
        return _sites(state, [space for space in spaces if free_space(state, space, taken)])
    kept = bases_of(board, gait_of(state, figure), hexes)
    if hexes == 1:
        return [kept[space][0] for space in spaces if kept[space] and space not in taken]
    return [
        position
        for lead in spaces
        if lead not in taken
        for position in kept[lead]
        if position[1] not in taken
    ]


def bases_of(board: Board, gait: Gait, hexes: int) -> tuple[tuple[Position, ...], ...]:
    """By leading space: where a figure could stand if nobody else were there; worked out once per board."""
    key = ("bases", hexes, gait.height, gait.rungs, gait.gone, gait.shut)
    found: tuple[tuple[Position, ...], ...] | None = board.steps.get(key)
    if found is None:
        found = board.steps[key] = tuple(
            tuple(place for place in _bases(board, space.index, hexes) if _stands(board, gait, place))
            for space in board.spaces
        )
    return found


def _bases(board: Board, lead: int, hexes: int) -> list[Position]:
    if hexes == 1:
        return [(lead,)]
    return [(lead, link.to) for link in board.links[lead] if link.direction < 6]


def _sites(state: State, free: list[int]) -> list[Position]:
    """HS-HIVE-02: six land spaces of one level in two rows of three, under the open sky."""
    board = board_of(state)
    allowed = set(free)
    found: list[Position] = []
    for site in board.hives:
        if set(site.spaces) <= allowed:
            found.append(site.spaces)
    for space in free:
        site_here = hive_site(board, space)
        if site_here is not None and set(site_here) <= allowed and site_here not in found:
            found.append(site_here)
    return found


def hive_site(board: Board, space: int) -> Position | None:
    """The six spaces of a hive whose north-western space is given, if they are level land (HS-HIVE-02)."""
    start = board.spaces[space]
    shape = ((0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (-1, 1))
    found = []
    for dq, dr in shape:
        number = board.hex_of.get((start.q + dq, start.r + dr))
        if number is None:
            return None
        top = board.spaces[board.stacks[number][-1]]
        land = not top.flat and not top.rung and not top.obstacle and board.under_sky(top.index)
        if top.level != start.level or not land or len(board.stacks[number]) != 1:
            return None
        found.append(top.index)
    return tuple(found)
