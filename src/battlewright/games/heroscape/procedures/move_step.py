"""The move step of a turn: whom to move, turn round, doors (HS-TURN-06, HS-MOVE-08, HS-DOOR-03)."""

from __future__ import annotations

from battlewright.games.heroscape.library import board_of
from battlewright.games.heroscape.model import events
from battlewright.games.heroscape.model.frames import Moving, Turn
from battlewright.games.heroscape.model.ids import RotationNote, Used
from battlewright.games.heroscape.model.options import Done, Flip, PickFigure, Turnabout, WorkDoor
from battlewright.games.heroscape.model.state import Figure, State
from battlewright.games.heroscape.procedures.changes import emit
from battlewright.games.heroscape.rules.doors import doors_in_hand
from battlewright.games.heroscape.rules.flipping import flippable, flipped
from battlewright.games.heroscape.rules.sight import eyes_first
from battlewright.games.heroscape.rules.turns import any_movable, may_rotate, movable
from battlewright.kernel.frames import push
from battlewright.kernel.options import Option


def move_step(state: State, frame: Turn) -> None:
    """HS-TURN-06, HS-MOVE-08, HS-MOVE-03: figures move one after the other, each if the player likes."""
    if any_movable(state, frame) or doors_in_hand(state, frame) or flippable(state, frame):
        frame.asks = [frame.seat]
    else:
        _end_move(frame)


def _end_move(frame: Turn) -> None:
    """HSV-TURN-01: after the moves the powers before an attack, or the end of a turn that attacked first."""
    frame.step = "ending" if frame.attack_first else "after-move"


def move_options(state: State, frame: Turn) -> list[Option]:
    """HS-TURN-06, HS-MOVE-09, HS-DOOR-03: whom to move, whom to turn, which doors to work."""
    options: list[Option] = [PickFigure(figure.id) for figure in movable(state, frame)]
    options += rotations(frame, may_rotate(state, frame), "turned")
    options += [Flip(figure.id) for figure in flippable(state, frame)]
    return options + door_options(state, frame) + [Done()]


def rotations(frame: Turn, figures: list[Figure], note: RotationNote) -> list[Option]:
    """HS-MOVE-09: each figure whose facing matters may be turned, once per step."""
    return [
        Turnabout(f.id, facing)
        for f in figures
        for facing in range(6)
        if facing != f.facing and Used.rotated(note, f.id) not in frame.used
    ]


def door_options(state: State, frame: Turn) -> list[Option]:
    """HS-DOOR-03: at will during the own turn, as often as the player likes."""
    return [WorkDoor(door) for door in doors_in_hand(state, frame)]


def work_door(state: State, name: str) -> None:
    """HS-DOOR-03: open what is closed, close what is open."""
    state.doors[name] = "closed" if state.doors[name] == "open" else "open"
    emit(state, events.DoorMoved(door=name, state=state.doors[name], figure="", rules=("HS-DOOR-03",)))


def take_move(state: State, frame: Turn, option: Option) -> None:
    """Carry out a choice of the move step."""
    match option:
        case PickFigure():
            frame.moved.append(option.figure)
            push(state, Moving(figure=option.figure))
        case Turnabout():
            rotate(state, frame, option, "turned")
        case Flip():
            _flip(state, frame, option.figure)
        case WorkDoor():
            work_door(state, option.door)
        case _:
            _end_move(frame)


def _flip(state: State, frame: Turn, name: str) -> None:
    """HS-DOUBLE-04: a figure is turned end for end; its leading space remains the leading one."""
    figure = state.figures[name]
    figure.facing = flipped(figure).facing
    frame.used.append(Used.rotated("turned", name))
    at = board_of(state).labels(eyes_first(state, figure))[0]
    emit(state, events.Flipped(figure=name, at=at, rules=("HS-DOUBLE-04",)))


def rotate(state: State, frame: Turn, option: Turnabout, note: RotationNote) -> None:
    """HS-MOVE-09, HSV-FACING-01: a figure is turned on its space."""
    state.figures[option.figure].facing = option.facing
    frame.used.append(Used.rotated(note, option.figure))
    rule = "HS-MOVE-09" if note == "turned" else "HSV-FACING-01"
    emit(state, events.Rotated(figure=option.figure, facing=option.facing, rules=(rule,)))
