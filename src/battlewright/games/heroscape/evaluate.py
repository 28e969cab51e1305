"""How good a position looks for a seat: what both sides have left, and where they stand."""

from __future__ import annotations

from battlewright.games.heroscape.library import board_of
from battlewright.games.heroscape.model.state import Figure, State
from battlewright.games.heroscape.rules.engagement import base_of, spaces_of
from battlewright.games.heroscape.rules.holding import holder
from battlewright.games.heroscape.rules.table import friends, on_board, points_of, unit
from battlewright.games.heroscape.rules.victory import goal_of, marked

WIN = 10_000.0


def terms(state: State, seat: int) -> dict[str, float]:
    """Points of the own side's figures minus the other's, with a little for height, glyphs and the goal."""
    if state.result is not None:
        return {"result": WIN if seat in state.result.winners else -WIN if state.result.winners else 0.0}
    own = enemy = 0.0
    for figure in state.figures.values():
        if figure.place in ("board", "reserve"):
            worth = figure_worth(state, figure)
            if friends(state, seat, figure.seat):
                own += worth
            else:
                enemy -= worth
    return {
        "own": own,
        "enemy": enemy,
        "height": _height(state, seat),
        "glyphs": _glyphs(state, seat),
        "goal": _towards_goal(state, seat),
    }


def figure_worth(state: State, figure: Figure) -> float:
    """A figure's share of its card's points; wounds take part of it away."""
    card = unit(state, figure).card
    share = points_of(state, figure.unit) / card.figures
    return share * (1.0 - 0.6 * figure.wounds / card.life)


def _height(state: State, seat: int) -> float:
    """High ground under the own figures, less that under the others."""
    sides = ((1.0 if friends(state, seat, figure.seat) else -1.0, figure) for figure in on_board(state))
    return sum(sign * 0.05 * base_of(state, figure) for sign, figure in sides)


def _glyphs(state: State, seat: int) -> float:
    """Glyphs held face up."""
    holders = (holder(state, glyph) for glyph in state.glyphs if glyph.up)
    return sum(12.0 if friends(state, seat, held_by.seat) else -12.0 for held_by in holders if held_by)


def _towards_goal(state: State, seat: int) -> float:
    goal = goal_of(state)
    if goal.kind in ("last-army", "points"):
        return 0.0
    board = board_of(state)
    spots = [board.by_label[label] for label in marked(state, goal)] or [
        board.by_label[g.at] for g in state.glyphs
    ]
    total = float(sum(30 * (1 if friends(state, seat, p.seat) else -1) * p.score for p in state.players))
    if not spots:
        return total
    for figure in on_board(state):
        sign = 1.0 if friends(state, seat, figure.seat) else -1.0
        near = min(board.distance(space, spot) for space in spaces_of(state, figure) for spot in spots)
        total += sign * max(0.0, 4.0 - 0.3 * near)
    return total
