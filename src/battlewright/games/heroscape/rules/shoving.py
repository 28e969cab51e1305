"""Shoving instead of attacking (HSV-SHOVE)."""

from __future__ import annotations

from typing import NamedTuple

from battlewright.games.heroscape.board import Board
from battlewright.games.heroscape.board.places import STEPS, Hex
from battlewright.games.heroscape.library import board_of
from battlewright.games.heroscape.model.frames import Turn
from battlewright.games.heroscape.model.state import Figure, State
from battlewright.games.heroscape.rules.engagement import adjacent, base_of, spaces_of
from battlewright.games.heroscape.rules.ground import Gait, closed, gait_of, steps_of
from battlewright.games.heroscape.rules.numbers import move_tally
from battlewright.games.heroscape.rules.routes import Position
from battlewright.games.heroscape.rules.table import occupants, unit
from battlewright.games.heroscape.rules.turns import pinned
from battlewright.kernel.denial import Denial
from battlewright.kernel.tally import Modifier, Tally

SIZES = {"small": 1, "medium": 2, "large": 3, "huge": 4}  # HS-SIZE-09


def size_of(state: State, figure: Figure) -> int:
    """HS-SIZE-09: the size category as a number."""
    return SIZES[unit(state, figure).card.size]


def points_left(state: State, turn: Turn, figure: Figure) -> int:
    """Movement points a figure has not spent in this turn."""
    return move_tally(state, figure).total - turn.steps.get(figure.id, 0)


def shove_denial(state: State, turn: Turn, figure: Figure, enemy: Figure) -> Denial | None:
    """HSV-SHOVE-01: adjacent, not higher, enough movement left, and a space it could enter."""
    facts = {"figure": figure.id, "target": enemy.id}
    if len(enemy.at) > 2 or not adjacent(state, figure, enemy):
        return Denial("HSV-SHOVE-01", facts)
    if base_of(state, figure) < base_of(state, enemy) or pinned(state, enemy) is not None:
        return Denial("HSV-SHOVE-01", facts | {"level": base_of(state, enemy)})
    hold = hold_of(state, figure, enemy)
    if hold is None or hold.cost > points_left(state, turn, figure):
        return Denial("HSV-SHOVE-01", facts | {"cost": hold.cost if hold else 0})
    return None


class Hold(NamedTuple):
    """Where a figure shoves from, the space it shoves at and steps into, and what that step costs."""

    here: int
    there: int
    cost: int


def hold_of(state: State, figure: Figure, enemy: Figure) -> Hold | None:
    """HSV-SHOVE-01: the cheapest step into a space of the enemy, of either end, the leading one first.

    HS-DOUBLE-02, HS-DOUBLE-05: the other end follows, and both stand on one level afterwards.
    """
    board = board_of(state)
    steps = steps_of(board, gait_of(state, figure))
    found = [
        Hold(here, step.to, step.cost)
        for here in spaces_of(state, figure)
        for step in steps[here]
        if step.to in spaces_of(state, enemy)
        and (len(figure.at) == 1 or board.spaces[here].level == board.spaces[step.to].level)
    ]
    return min(found, key=lambda hold: hold.cost, default=None)


def shove_dice(state: State, figure: Figure, enemy: Figure) -> Tally:
    """HSV-SHOVE-02: its size, and one die for each category of difference."""
    mine, theirs = size_of(state, figure), size_of(state, enemy)
    found = (Modifier(mine - theirs, "HSV-SHOVE-02"),) if mine != theirs else ()
    return Tally(mine, found, (), "HSV-SHOVE-02")


def push_path(state: State, figure: Figure, enemy: Figure, most: int) -> list[Position]:
    """HSV-SHOVE-04, HSV-SHOVE-06.

    Where an enemy can be pushed in a straight line, position by position; both halves go side by side.
    """
    board = board_of(state)
    hold = hold_of(state, figure, enemy)
    if hold is None:
        return []
    a, b = board.spaces[hold.here], board.spaces[hold.there]
    step = (b.q - a.q, b.r - a.r)
    if step not in STEPS:
        return []
    gait = gait_of(state, enemy)
    taken = {label for label, other in occupants(state).items() if other.id != enemy.id}
    path: list[Position] = []
    here: Position = tuple(spaces_of(state, enemy))
    for _ in range(most):
        ahead = [_ahead(board, gait, taken, space, step) for space in here]
        here = tuple(space for space in ahead if space is not None)
        if len(here) < len(ahead):
            break
        path.append(here)
    while path and not _level(board, path[-1]):
        path.pop()
    return path


def push_lengths(state: State, path: list[Position]) -> list[int]:
    """HSV-SHOVE-04, HS-DOUBLE-05: how far the enemy can be pushed: not at all, or to where it can stand."""
    board = board_of(state)
    return [0, *(number for number, position in enumerate(path, 1) if _level(board, position))]


def _level(board: Board, position: Position) -> bool:
    return len({board.spaces[space].level for space in position}) == 1


def _ahead(board: Board, gait: Gait, taken: set[str], space: int, step: Hex) -> int | None:
    """The space onto which a half is pushed: free, not higher, with no wall between."""
    here = board.spaces[space]
    for link in board.links[space]:
        there = board.spaces[link.to]
        if (there.q, there.r) != (here.q + step[0], here.r + step[1]) or there.level > here.level:
            continue
        if link.wall is not None or link.opening < gait.height:
            return None
        open_ = there.label not in taken and not closed(board, gait, there)
        return there.index if open_ and not there.rung and there.clearance >= gait.height else None
    return None
