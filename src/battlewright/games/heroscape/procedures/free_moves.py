"""Moves outside the move of a figure's own turn, given by powers."""

from __future__ import annotations

from battlewright.games.heroscape.model.frames import FreeMoves, Moving
from battlewright.games.heroscape.model.options import Done, PickFigure
from battlewright.games.heroscape.model.state import State
from battlewright.games.heroscape.rules.turns import pinned
from battlewright.kernel.decisions import Decision
from battlewright.kernel.frames import pop, push
from battlewright.kernel.options import Option


def free_moves_advance(state: State, frame: FreeMoves) -> None:
    """Some figures may move, one after the other."""
    if len(frame.moved) < frame.count and _free(state, frame):
        frame.asks = [frame.seat]
    else:
        pop(state)


def _free(state: State, frame: FreeMoves) -> list[str]:
    return [
        name
        for name in frame.figures
        if name not in frame.moved
        and state.figures[name].place == "board"
        and pinned(state, state.figures[name]) is None
    ]


def free_moves_decision(state: State, frame: FreeMoves, seat: int) -> Decision:
    """Whom to move next."""
    options: list[Option] = [PickFigure(name) for name in _free(state, frame)]
    facts = {"why": frame.why, "left": frame.count - len(frame.moved), "spaces": frame.spaces}
    return Decision(seat, "free-move", [*options, Done()], (frame.why,), facts)


def free_moves_take(state: State, frame: FreeMoves, seat: int, option: Option) -> None:
    """Move a figure, or stop."""
    if not isinstance(option, PickFigure):
        frame.count = 0
        return
    frame.moved.append(option.figure)
    push(
        state,
        Moving(
            figure=option.figure,
            why=frame.why,
            points=frame.spaces,
            swipes=frame.swipes,
            up=frame.up,
            away=frame.away,
            step="where",
            first=list(state.figures[option.figure].at),
        ),
    )
