"""Moves outside the move of a figure's own turn, given by powers."""

from __future__ import annotations

from battlewright.games.heroscape.model import events
from battlewright.games.heroscape.model.frames import FreeMoves, Moving
from battlewright.games.heroscape.model.options import Done, PickFigure
from battlewright.games.heroscape.model.state import State
from battlewright.games.heroscape.procedures.changes import emit
from battlewright.games.heroscape.rules.engagement import engaged
from battlewright.games.heroscape.rules.table import turn_of
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
        if frame.hides:
            _hide(state, frame)


def _hide(state: State, frame: FreeMoves) -> None:
    """`Scatter.hides`: whoever of them is not engaged cannot be seen for the rest of the turn."""
    turn = turn_of(state)
    there = [state.figures[name] for name in frame.figures if state.figures[name].place == "board"]
    free = [figure.id for figure in there if not engaged(state, figure)]
    if turn is not None and free:
        turn.hidden += [name for name in free if name not in turn.hidden]
        emit(state, events.Hidden(figures=tuple(free), source=frame.why, rules=(frame.why,)))


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
