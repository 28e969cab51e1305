"""A figure falls onto another one: both are hurt, and the faller rolls off (HSV-LANDING)."""

from __future__ import annotations

from typing import assert_never

from battlewright.games.heroscape.library import board_of
from battlewright.games.heroscape.model import events
from battlewright.games.heroscape.model.frames import Crash, Falling, Wounding
from battlewright.games.heroscape.model.options import PlaceAt
from battlewright.games.heroscape.model.state import State
from battlewright.games.heroscape.procedures.changes import emit, faces_of, roll, set_down, skulls_in
from battlewright.games.heroscape.rules.crashing import rolling_off, victim_dice
from battlewright.kernel.decisions import Decision
from battlewright.kernel.frames import pop, push
from battlewright.kernel.options import Option


def crash_advance(state: State, frame: Crash) -> None:
    """The victim's dice, the place to roll off to, then the faller's own fall."""
    figure, victim = state.figures[frame.figure], state.figures[frame.victim]
    match frame.step:
        case "victim":
            dice = victim_dice(state, figure, victim, frame.height)
            frame.step = "hit" if dice else "place"
            if dice:
                roll(state, dice, "landing", victim, rules=("HSV-LANDING-01",))
        case "hit":
            frame.step = "place"
            hits = skulls_in(faces_of(state))
            if hits:
                push(
                    state,
                    Wounding(
                        figure=victim.id, amount=hits, by=figure.id, how="fall", source="HSV-LANDING-01"
                    ),
                )
        case "place":
            places, frame.extra = rolling_off(state, figure, frame.at, frame.height)
            if len(places) > 1:
                frame.asks = [figure.seat]
            else:
                _come_to_rest(state, frame, tuple(board_of(state).labels(places[0])))
        case "end":
            pop(state)
        case _ as never:
            assert_never(never)


def crash_decision(state: State, frame: Crash, seat: int) -> Decision:
    """Where the faller comes to rest."""
    places, _ = rolling_off(state, state.figures[frame.figure], frame.at, frame.height)
    board = board_of(state)
    options: list[Option] = [PlaceAt(frame.figure, tuple(board.labels(place))) for place in places]
    return Decision(seat, "place", options, ("HSV-LANDING-03",), {"figure": frame.figure, "left": 1})


def crash_take(state: State, frame: Crash, seat: int, option: Option) -> None:
    """It rolls off there."""
    assert isinstance(option, PlaceAt)
    _come_to_rest(state, frame, option.at)


def _come_to_rest(state: State, frame: Crash, at: tuple[str, ...]) -> None:
    figure = state.figures[frame.figure]
    set_down(figure, at)
    frame.step = "end"
    rules = ("HSV-LANDING-03", "HSV-LANDING-04")
    emit(state, events.Moved(figure=figure.id, path=(frame.at, *at), how="fall", rules=rules))
    push(state, Falling(figure=figure.id, height=frame.height, into=list(at), extra=frame.extra))
