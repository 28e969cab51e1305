"""Which side holds which glyph (HS-GLYPH-04, HS-GLYPH-08, HS-GLYPH-10)."""

from __future__ import annotations

from battlewright.games.heroscape.model.state import Figure, Glyph, State
from battlewright.games.heroscape.rules.table import allied, on_board


def holder(state: State, glyph: Glyph) -> Figure | None:
    """HS-GLYPH-04: the figure whose leading end stands on a glyph."""
    for figure in on_board(state):
        if figure.at[0] == glyph.at:
            return figure
    return None


def glyph_at(state: State, label: str) -> Glyph | None:
    """The glyph on a space, where it stays (HS-GLYPH-02)."""
    return next((glyph for glyph in state.glyphs if glyph.at == label), None)


def holds(state: State, seat: int, letter: str) -> bool:
    """HS-GLYPH-08, 10: whether a seat's army stands on an open glyph of this letter."""
    return bool(held(state, seat, letter))


def held(state: State, seat: int, letter: str) -> list[Figure]:
    """The figures that hold glyphs of a letter for a seat (HS-TEAM-01: a teammate's by agreement)."""
    found = []
    for glyph in state.glyphs:
        if glyph.letter == letter and glyph.up:
            figure = holder(state, glyph)
            if figure is not None and allied(state, figure.seat, seat):
                found.append(figure)
    return found


def stands_on_glyph(state: State, figure: Figure, letter: str) -> bool:
    """Whether this very figure holds such a glyph."""
    for glyph in state.glyphs:
        if glyph.letter == letter and glyph.up and figure.at and figure.at[0] == glyph.at:
            return True
    return False
