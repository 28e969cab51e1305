"""Ways across the board, as somebody who plans sees them: how far it is to walk, and what to walk to."""

from __future__ import annotations

from functools import lru_cache

from battlewright.games.heroscape.board import Board
from battlewright.games.heroscape.board.board import NOWHERE
from battlewright.games.heroscape.library import board_of, zones_of
from battlewright.games.heroscape.model.state import Figure, State
from battlewright.games.heroscape.rules.flight import flies
from battlewright.games.heroscape.rules.ground import Gait, gait_of, steps_of
from battlewright.games.heroscape.rules.holding import holder
from battlewright.games.heroscape.rules.table import friends, team_of
from battlewright.games.heroscape.rules.victory import charge_of, goal_of, marked

FAR = 60  # where no way leads


@lru_cache(maxsize=4_096)
def walking(board: Board, gait: Gait, target: int) -> tuple[int, ...]:
    """Points to walk from each space to the neighbourhood of a target, if nobody stood in the way."""
    back: list[list[tuple[int, int]]] = [[] for _ in board.spaces]
    steps = steps_of(board, gait)
    for space in range(len(board.spaces)):
        for step in steps[space]:
            back[step.to].append((space, step.cost))
    found = [NOWHERE] * len(board.spaces)
    waves: dict[int, list[int]] = {0: [target]}
    cost = 0
    while waves:
        for space in waves.pop(cost, ()):
            if found[space] <= cost:
                continue
            found[space] = cost
            for before, price in back[space]:
                if found[before] > cost + price:
                    waves.setdefault(cost + price, []).append(before)
        cost += 1
    return tuple(found)


class Paths:
    """Distances of one figure to where it might want to be."""

    def __init__(self, state: State, figure: Figure) -> None:
        """Note how it moves."""
        self.board = board_of(state)
        self.gait = gait_of(state, figure)
        self.flying = flies(state, figure)

    def between(self, space: int, target: int) -> int:
        """Points from a space to a target."""
        if self.flying:
            return self.board.distance(space, target)
        found = walking(self.board, self.gait, target)[space]
        return found if found < NOWHERE else FAR + self.board.distance(space, target)


class Aim:
    """Where a figure is wanted for the goal of the match: spaces, and how much it counts to be there."""

    def __init__(self, spaces: list[int], near: float, there: float) -> None:
        """`near` for each step nearer, `there` for standing on one of the spaces."""
        self.spaces, self.near, self.there = spaces, near, there


def aim_of(state: State, figure: Figure) -> Aim | None:
    """What the goal asks of a figure, if anything."""
    goal = goal_of(state)
    board = board_of(state)
    by_label = board.by_label
    side = team_of(state, figure.seat)
    match goal.kind:
        case "hill" | "flag":
            return Aim(sorted(by_label[label] for label in marked(state, goal)), 1.5, 14.0)
        case "siege" if side == goal.side:
            return Aim(sorted(by_label[label] for label in marked(state, goal)), 2.0, 60.0)
        case "escort" if side == goal.side and figure.id == charge_of(state, figure.seat):
            return Aim(sorted(by_label[label] for label in marked(state, goal)), 4.0, 200.0)
        case "glyphs":
            free = [g for g in state.glyphs if _open(state, figure, g.at)]
            return Aim(sorted(by_label[g.at] for g in free), 2.0, 30.0)
        case "shrines":
            seen = state.players[figure.seat].visited
            left = [t.at for t in state.tokens if t.kind == "shrine" and t.at and t.at not in seen]
            return Aim(sorted(by_label[at] for at in left), 2.0, 40.0)
        case "collect":
            return Aim(sorted(by_label[t.at] for t in state.tokens if t.at), 2.0, 40.0)
        case "steal":
            return _theft(state, figure)
        case _:
            return None


def _open(state: State, figure: Figure, at: str) -> bool:
    """Whether nobody of the own side but the figure itself stands on a glyph."""
    held = next((holder(state, glyph) for glyph in state.glyphs if glyph.at == at), None)
    return held is None or held.id == figure.id or not friends(state, held.seat, figure.seat)


def _theft(state: State, figure: Figure) -> Aim | None:
    by_label = board_of(state).by_label
    if any(t.by == figure.id for t in state.tokens):
        return Aim(list(zones_of(state).get(state.players[figure.seat].zone, ())), 4.0, 200.0)
    flags = [t.at for t in state.tokens if t.at and not friends(state, figure.seat, t.seat)]
    return Aim([by_label[at] for at in flags], 2.0, 60.0) if flags else None
