"""A shove: dice against dice, then the push and the step that follows (HSV-SHOVE)."""

from __future__ import annotations

from typing import assert_never

from battlewright.games.heroscape.library import board_of
from battlewright.games.heroscape.model import events
from battlewright.games.heroscape.model.frames import Falling, GlyphPower, Moving, Shove
from battlewright.games.heroscape.model.options import Push
from battlewright.games.heroscape.model.state import Figure, State
from battlewright.games.heroscape.procedures.changes import (
    emit,
    faces_of,
    roll,
    set_down,
    shields_in,
    skulls_in,
)
from battlewright.games.heroscape.rules.engagement import spaces_of
from battlewright.games.heroscape.rules.holding import glyph_at
from battlewright.games.heroscape.rules.shoving import (
    Hold,
    hold_of,
    push_lengths,
    push_path,
    shove_dice,
    size_of,
)
from battlewright.kernel.decisions import Decision
from battlewright.kernel.frames import pop, push
from battlewright.kernel.options import Option


def shove_advance(state: State, frame: Shove) -> None:
    """HSV-SHOVE-02, HSV-SHOVE-03, HSV-SHOVE-04: roll, defend, push as far as the player likes."""
    figure, enemy = state.figures[frame.figure], state.figures[frame.target]
    match frame.step:
        case "roll":
            frame.step = "defend"
            roll(
                state,
                max(0, shove_dice(state, figure, enemy).total),
                "shove",
                figure,
                rules=("HSV-SHOVE-02",),
            )
        case "defend":
            frame.skulls = skulls_in(faces_of(state))
            frame.step = "push"
            roll(state, size_of(state, enemy), "shove-defence", enemy, rules=("HSV-SHOVE-03",))
        case "push":
            if isinstance(state.reply, list):
                frame.skulls = max(0, frame.skulls - shields_in(faces_of(state)))
                state.reply = None
            if push_path(state, figure, enemy, frame.skulls):
                frame.asks = [figure.seat]
            else:
                frame.step = "end"
        case "end":
            pop(state)
        case _ as never:
            assert_never(never)


def shove_decision(state: State, frame: Shove, seat: int) -> Decision:
    """How far."""
    path = push_path(state, state.figures[frame.figure], state.figures[frame.target], frame.skulls)
    options = [Push(n) for n in push_lengths(state, path)]
    return Decision(
        seat, "push", options, ("HSV-SHOVE-04",), {"figure": frame.figure, "target": frame.target}
    )


def shove_take(state: State, frame: Shove, seat: int, option: Option) -> None:
    """HSV-SHOVE-05, HSV-SHOVE-07: the enemy is pushed, the shover follows; a drop still hurts."""
    assert isinstance(option, Push)
    frame.step = "end"
    if not option.spaces:
        return
    figure, enemy = state.figures[frame.figure], state.figures[frame.target]
    board = board_of(state)
    path, hold = push_path(state, figure, enemy, option.spaces), hold_of(state, figure, enemy)
    assert hold is not None
    stages = [tuple(spaces_of(state, enemy)), *path]
    levels = [max(board.spaces[space].level for space in position) for position in stages]
    set_down(enemy, board.labels(path[-1]))
    rules = ("HSV-SHOVE-04", "HSV-SHOVE-05", "HSV-SHOVE-07")
    pushed = tuple(board.spaces[position[0]].label for position in path)
    emit(state, events.Shoved(figure=enemy.id, by=figure.id, path=pushed, rules=rules))
    _step_in(state, figure, hold)
    if any(board.spaces[space].terrain == "molten-lava" for position in path for space in position):
        contact = Moving(figure=enemy.id, why="HSV-SHOVE-07", step="fell", first=list(enemy.at))
        push(state, contact)
    for higher, lower, position in zip(levels, levels[1:], path, strict=False):
        if higher > lower:
            push(state, Falling(figure=enemy.id, height=higher - lower, into=board.labels(position)))


def _step_in(state: State, figure: Figure, hold: Hold) -> None:
    """HSV-SHOVE-05, HS-DOUBLE-02: it takes the space it shoved at; its other half follows."""
    path = board_of(state).labels((hold.here, hold.there))
    set_down(figure, path[:0:-1] if len(figure.at) == 1 else path[::-1])
    emit(state, events.Moved(figure=figure.id, path=tuple(path), how="shove", rules=("HSV-SHOVE-05",)))
    glyph = glyph_at(state, figure.at[0])
    if glyph is not None and glyph.up:
        push(state, GlyphPower(figure=figure.id, letter=glyph.letter, at=glyph.at))
