"""Treasures: who may carry one, and where magic may move it (HS-GLYPH-02)."""

from __future__ import annotations

from battlewright.games.heroscape.library import board_of, content_of
from battlewright.games.heroscape.model.ids import TREASURE, PowerRef
from battlewright.games.heroscape.model.state import Figure, Glyph, State
from battlewright.games.heroscape.rules.engagement import spaces_of
from battlewright.games.heroscape.rules.table import on_board, unit

TRAP = PowerRef(TREASURE, "treasure-trap").text
"""What a roll for a trap is made for; powers that change it name the slug."""

TRAPPED = 5  # so much or less springs it


def is_treasure(state: State, glyph: Glyph) -> bool:
    """HS-GLYPH-02: a glyph that is carried; nobody stops on it."""
    card = content_of(state).glyphs.get(glyph.letter)
    return card is not None and card.treasure and glyph.up


def may_carry(state: State, figure: Figure) -> bool:
    """HS-GLYPH-02: unique and uncommon heroes take treasures."""
    card = unit(state, figure).card
    return card.unit_type == "hero" and card.rarity != "common"


def levitations(state: State, figure: Figure, spaces: int) -> list[tuple[str, str]]:
    """HS-GLYPH-02: the treasures within reach on which nobody stands, and the free spaces beside them."""
    board = board_of(state)
    here = spaces_of(state, figure)
    taken = {label for other in on_board(state) for label in other.at}
    taken |= {glyph.at for glyph in state.glyphs} | set(state.gone)
    stood = {label for other in on_board(state) for label in other.at}
    found = []
    for glyph in state.glyphs:
        index = board.by_label[glyph.at]
        near = min(board.distance(h, index) for h in here) <= spaces
        if not near or glyph.at in stood or not is_treasure(state, glyph):
            continue
        level = board.spaces[index].level
        found += [
            (glyph.at, space.label)
            for space in board.spaces
            if space.level == level and space.label not in taken and board.distance(index, space.index) == 1
        ]
    return found
