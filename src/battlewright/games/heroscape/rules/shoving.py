"""Shoving instead of attacking (HSV-SHOVE)."""

from __future__ import annotations

from battlewright.games.heroscape.board.places import STEPS
from battlewright.games.heroscape.library import board_of
from battlewright.games.heroscape.model.frames import Turn
from battlewright.games.heroscape.model.state import Figure, State
from battlewright.games.heroscape.rules.engagement import adjacent, base_of, spaces_of
from battlewright.games.heroscape.rules.ground import closed, gait_of, steps_of
from battlewright.games.heroscape.rules.numbers import move_tally
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
    if len(figure.at) != 1 or len(enemy.at) != 1 or not adjacent(state, figure, enemy):
        return Denial("HSV-SHOVE-01", facts)
    if base_of(state, figure) < base_of(state, enemy) or pinned(state, enemy) is not None:
        return Denial("HSV-SHOVE-01", facts | {"level": base_of(state, enemy)})
    board = board_of(state)
    here, there = spaces_of(state, figure)[0], spaces_of(state, enemy)[0]
    step = next((s for s in steps_of(board, gait_of(state, figure))[here] if s.to == there), None)
    if step is None or step.cost > points_left(state, turn, figure):
        return Denial("HSV-SHOVE-01", facts | {"cost": step.cost if step else 0})
    return None


def shove_dice(state: State, figure: Figure, enemy: Figure) -> Tally:
    """HSV-SHOVE-02: its size, and one die for each category of difference."""
    mine, theirs = size_of(state, figure), size_of(state, enemy)
    found = (Modifier(mine - theirs, "HSV-SHOVE-02"),) if mine != theirs else ()
    return Tally(mine, found, (), "HSV-SHOVE-02")


def push_path(state: State, figure: Figure, enemy: Figure, most: int) -> list[int]:
    """HSV-SHOVE-04, HSV-SHOVE-06.

    The spaces behind the enemy in a straight line onto which it can be pushed.
    """
    board = board_of(state)
    a, b = (board.spaces[spaces_of(state, f)[0]] for f in (figure, enemy))
    step = (b.q - a.q, b.r - a.r)
    if step not in STEPS:
        return []
    gait = gait_of(state, enemy)
    taken = set(occupants(state))
    path: list[int] = []
    here = b
    for _ in range(most):
        link = next(
            (
                found
                for found in board.links[here.index]
                if (board.spaces[found.to].q, board.spaces[found.to].r)
                == (here.q + step[0], here.r + step[1])
                and board.spaces[found.to].level <= here.level
                and found.direction < 6
            ),
            None,
        )
        if link is None or link.wall is not None or link.opening < gait.height:
            break
        there = board.spaces[link.to]
        if there.label in taken or closed(board, gait, there) or there.rung or there.clearance < gait.height:
            break
        path.append(there.index)
        here = there
    return path
