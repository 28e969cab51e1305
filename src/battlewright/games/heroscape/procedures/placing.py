"""Figures are put on the battlefield by powers, glyphs and deployments."""

from __future__ import annotations

from typing import assert_never

from battlewright.games.heroscape.library import board_of, zones_of
from battlewright.games.heroscape.model import events
from battlewright.games.heroscape.model.frames import Falling, GlyphPower, Placing, Wounding
from battlewright.games.heroscape.model.options import PlaceAt, Skip
from battlewright.games.heroscape.model.state import Figure, State
from battlewright.games.heroscape.procedures.changes import emit, set_down
from battlewright.games.heroscape.procedures.returning import bring_back
from battlewright.games.heroscape.rules.engagement import base_of, spaces_of
from battlewright.games.heroscape.rules.flight import open_places, places_near
from battlewright.games.heroscape.rules.holding import glyph_at
from battlewright.games.heroscape.rules.routes import Position
from battlewright.games.heroscape.rules.sight import clear_sight
from battlewright.games.heroscape.rules.standing import standing_places
from battlewright.games.heroscape.rules.supposing import standing_at
from battlewright.kernel.decisions import Decision
from battlewright.kernel.frames import pop, push
from battlewright.kernel.options import Option


def placing_advance(state: State, frame: Placing) -> None:
    """Place one figure after the other; whoever finds no place is left where it is, or lost."""
    match frame.step:
        case "next":
            if not frame.figures:
                frame.step = "end"
            elif frame.choose:
                _offer_some(state, frame)
            elif places(state, frame, state.figures[frame.figures[0]]):
                frame.step = "ask"
                frame.asks = [frame.seat]
            else:
                _no_place(state, frame)
        case "placed":
            frame.step = "next"
        case "ask" | "end":
            pop(state)
        case _ as never:
            assert_never(never)


def _offer_some(state: State, frame: Placing) -> None:
    """`Placing.choose`: any of the figures that find a place."""
    frame.figures = [name for name in frame.figures if places(state, frame, state.figures[name])]
    if frame.figures:
        frame.step = "ask"
        frame.asks = [frame.seat]
    else:
        frame.step = "end"


def _no_place(state: State, frame: Placing) -> None:
    figure = state.figures[frame.figures.pop(0)]
    if figure.place == "reserve" and frame.near:  # those who find no room are lost
        figure.place = "destroyed"
        emit(state, events.NoRoom(figure=figure.id, rules=(frame.why,)))
        push(state, Wounding(figure=figure.id, amount=0, source=frame.why, step="copy"))
    elif figure.place == "waiting" and not figure.at:
        push(state, Wounding(figure=figure.id, amount=0, destroy=True, how="power", source=frame.why))
        figure.place = "unused"
        emit(state, events.NoRoom(figure=figure.id, rules=(frame.why or "HS-SETUP-13",)))


def places(state: State, frame: Placing, figure: Figure) -> list[Position]:
    """Where a figure may be put."""
    if frame.apart:
        return open_places(state, figure)
    if frame.zones:
        zone = [space for number in frame.zones for space in zones_of(state).get(number, ())]
        return standing_places(state, figure, zone)
    if not frame.near:
        return []
    near = state.figures[frame.near]
    if frame.within:
        return _within(state, frame, figure, near)
    return places_near(state, figure, near, same_level=frame.same_level, lower=frame.lower)


def _within(state: State, frame: Placing, figure: Figure, near: Figure) -> list[Position]:
    board = board_of(state)
    spaces, sight = frame.within
    here = spaces_of(state, near)
    base = base_of(state, near)
    close = [
        space.index
        for space in board.spaces
        if min(board.distance(h, space.index) for h in here) <= spaces
        and (not frame.lower or space.level <= base)
        and (not frame.same_level or space.level == base)
    ]
    found = [p for p in standing_places(state, figure, close) if board.labels(p) != figure.at]
    return [place for place in found if not sight or _visible(state, near, figure, place)]


def _visible(state: State, near: Figure, figure: Figure, place: Position) -> bool:
    """Whether the figure could be seen where it would be put."""
    there = standing_at(state, figure, board_of(state).labels(place))
    return clear_sight(there.state, there.state.figures[near.id], there.figure)


def placing_decision(state: State, frame: Placing, seat: int) -> Decision:
    """Where the next figure goes."""
    offered = [state.figures[name] for name in frame.figures[: None if frame.choose else 1]]
    figure = offered[0]
    board = board_of(state)
    options: list[Option] = [
        PlaceAt(one.id, tuple(board.labels(place))) for one in offered for place in places(state, frame, one)
    ]
    if frame.optional:
        options.append(Skip())
    rules = (frame.why,) if frame.why else ("HS-SPECIAL-01",)
    return Decision(seat, "place", options, rules, {"figure": figure.id, "left": len(frame.figures)})


def placing_take(state: State, frame: Placing, seat: int, option: Option) -> None:
    """Put it there; what lies on the space takes effect."""
    frame.step = "placed"
    if not isinstance(option, PlaceAt):
        frame.figures = [] if frame.choose else frame.figures[1:]
        return
    figure = state.figures[option.figure]
    frame.figures.remove(figure.id)
    if frame.choose:
        frame.choose -= 1
        frame.figures = frame.figures if frame.choose else []
    put(state, figure, option.at, frame.why)
    if frame.drop >= 0:
        board = board_of(state)
        fall = frame.drop - board.spaces[board.by_label[option.at[0]]].level
        if fall > 0:
            push(state, Falling(figure=figure.id, height=fall, into=list(option.at)))


def put(state: State, figure: Figure, at: tuple[str, ...], why: str) -> None:
    """A figure comes to stand on spaces without having moved there."""
    if figure.place == "destroyed":
        bring_back(state, figure, at, why)
    else:
        set_down(figure, at)
        emit(state, events.FigurePlaced(figure=figure.id, at=at, why=why, rules=(why,) if why else ()))
    glyph = glyph_at(state, at[0])
    if glyph is not None:
        if not glyph.up:
            glyph.up = True
            emit(state, events.GlyphRevealed(at=glyph.at, letter=glyph.letter, rules=("HS-GLYPH-05",)))
        push(state, GlyphPower(figure=figure.id, letter=glyph.letter, at=glyph.at))
