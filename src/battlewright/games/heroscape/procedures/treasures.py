"""Treasures are taken, dropped and moved by magic (HS-GLYPH-02)."""

from __future__ import annotations

from msgspec import UNSET

from battlewright.games.heroscape.library import content_of
from battlewright.games.heroscape.model import events
from battlewright.games.heroscape.model.frames import Levitating
from battlewright.games.heroscape.model.options import Levitate, Skip
from battlewright.games.heroscape.model.state import Figure, Glyph, State
from battlewright.games.heroscape.procedures.changes import emit
from battlewright.games.heroscape.rules.holding import glyph_at
from battlewright.games.heroscape.rules.table import carried
from battlewright.games.heroscape.rules.treasures import levitations
from battlewright.kernel.decisions import Decision
from battlewright.kernel.frames import pop
from battlewright.kernel.options import Option


def take_treasure(state: State, figure: Figure, glyph: Glyph) -> None:
    """HS-GLYPH-02: the hero carries it from now on, and has its powers."""
    state.glyphs.remove(glyph)
    figure.treasures = sorted([*carried(figure), glyph.letter])
    rules = ("HS-GLYPH-02",)
    emit(state, events.TreasureTaken(figure=figure.id, letter=glyph.letter, at=glyph.at, rules=rules))


def drop_treasures(state: State, figure: Figure) -> None:
    """HS-GLYPH-02: what a fallen hero carried lies where it stood, as far as there is room."""
    letters = carried(figure)
    if not letters or not figure.fell:
        return
    figure.treasures = UNSET
    for letter in letters:
        at = next((label for label in figure.fell if glyph_at(state, label) is None), "")
        if at:
            state.glyphs.append(Glyph(at=at, letter=letter, up=True))
        rules = ("HS-GLYPH-02",)
        emit(state, events.TreasureDropped(figure=figure.id, letter=letter, at=at, rules=rules))


def spend_treasure(state: State, figure: Figure, power: str) -> bool:
    """HS-GLYPH-02: whether the power used is that of a treasure; one that can be used once is gone then."""
    content = content_of(state)
    letter = content.letters.get(power, "")
    if letter and content.glyphs[letter].once and letter in carried(figure):
        left = [other for other in carried(figure) if other != letter]
        figure.treasures = left or UNSET
        emit(state, events.TreasureSpent(figure=figure.id, letter=letter, rules=("HS-GLYPH-02",)))
    return letter != ""


def levitating_advance(state: State, frame: Levitating) -> None:
    """HS-GLYPH-02: asked if there is anything to move."""
    figure = state.figures[frame.figure]
    if figure.place == "board" and levitations(state, figure, frame.spaces):
        frame.asks = [figure.seat]
    else:
        pop(state)


def levitating_decision(state: State, frame: Levitating, seat: int) -> Decision:
    """Which treasure goes where, or none."""
    figure = state.figures[frame.figure]
    options: list[Option] = [Levitate(at, to) for at, to in levitations(state, figure, frame.spaces)]
    rules = ("HS-GLYPH-02", frame.power)
    return Decision(seat, "levitate", [*options, Skip()], rules, {"figure": figure.id})


def levitating_take(state: State, frame: Levitating, seat: int, option: Option) -> None:
    """It lies there now, without being turned over."""
    pop(state)
    if not isinstance(option, Levitate):
        return
    glyph = glyph_at(state, option.at)
    assert glyph is not None
    glyph.at = option.to
    event = events.TreasureMoved(
        figure=frame.figure,
        letter=glyph.letter,
        at=option.at,
        to_space=option.to,
        rules=("HS-GLYPH-02", frame.power),
    )
    emit(state, event)
