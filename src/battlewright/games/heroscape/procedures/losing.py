"""Choices of who is hurt, and the landing of a thrown figure."""

from __future__ import annotations

from typing import assert_never

from battlewright.games.heroscape.library import board_of
from battlewright.games.heroscape.model import events
from battlewright.games.heroscape.model.frames import Landing, Losing, Offering, Wounding
from battlewright.games.heroscape.model.options import Skip, Target
from battlewright.games.heroscape.model.state import Figure, State
from battlewright.games.heroscape.procedures.changes import emit, faces_of, roll_d20
from battlewright.games.heroscape.rules.filters import stands_on
from battlewright.games.heroscape.rules.numbers import d20_tally
from battlewright.kernel.decisions import Decision
from battlewright.kernel.frames import pop, push
from battlewright.kernel.options import Option


def losing_advance(state: State, frame: Losing) -> None:
    """Ask if there is a choice."""
    frame.figures = [name for name in frame.figures if state.figures[name].place == "board"]
    if len(frame.figures) > 1:
        frame.asks = [frame.seat]
    else:
        pop(state)
        if frame.figures:
            _hurt(state, frame, frame.figures[0])


def losing_decision(state: State, frame: Losing, seat: int) -> Decision:
    """Whom it hits."""
    return Decision(seat, "lose", [Target(name) for name in frame.figures], (frame.why,), {"why": frame.why})


def losing_take(state: State, frame: Losing, seat: int, option: Option) -> None:
    """It is hit."""
    assert isinstance(option, Target)
    pop(state)
    _hurt(state, frame, option.target)


def _hurt(state: State, frame: Losing, name: str) -> None:
    how = "glyph" if frame.why.startswith("HS-GLYPH") else "power"
    push(
        state,
        Wounding(figure=name, amount=frame.amount, destroy=not frame.amount, how=how, source=frame.why),  # type: ignore[arg-type]
    )


def landing_advance(state: State, frame: Landing) -> None:
    """No harm in water or above the thrower's height; else a d20 decides."""
    figure = state.figures[frame.figure]
    match frame.step:
        case "roll":
            _land(state, frame, figure)
        case "rolled":
            _landed(state, frame, figure)
        case "end":
            pop(state)
        case _ as never:
            assert_never(never)


def _land(state: State, frame: Landing, figure: Figure) -> None:
    frame.step = "end"
    if figure.place != "board" or stands_on(state, figure, ("water",)):
        return
    board = board_of(state)
    if board.spaces[board.by_label[figure.at[0]]].level <= frame.top:
        frame.step = "rolled"
        roll_d20(state, frame.why, state.figures[frame.by], rules=(frame.why,))


def _landed(state: State, frame: Landing, figure: Figure) -> None:
    frame.step = "end"
    face = faces_of(state)[0]
    state.reply = None
    result = d20_tally(state, state.figures[frame.by], face, frame.why)
    worked = result.total >= frame.least
    rules = (frame.why,)
    emit(state, events.PowerResult(power=frame.why, roll=face, total=result, worked=worked, rules=rules))
    if worked:
        push(state, Wounding(figure=figure.id, amount=frame.wounds, by=frame.by, source=frame.why))


def offering_advance(state: State, frame: Offering) -> None:
    """Ask whether somebody is given up."""
    frame.asks = [frame.seat]


def offering_decision(state: State, frame: Offering, seat: int) -> Decision:
    """Whom to give up, if anyone."""
    options: list[Option] = [Target(name) for name in frame.figures]
    return Decision(seat, "offer", [*options, Skip()], (frame.why,), {"figure": frame.figure})


def offering_take(state: State, frame: Offering, seat: int, option: Option) -> None:
    """One is destroyed, the other heals one wound."""
    pop(state)
    if isinstance(option, Target):
        hero = state.figures[frame.figure]
        hero.wounds -= 1
        emit(state, events.Healed(figure=hero.id, amount=1, source=frame.why, rules=(frame.why,)))
        push(state, Wounding(figure=option.target, amount=0, destroy=True, source=frame.why))
