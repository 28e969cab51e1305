"""Whose a card is: it changes sides for good, or is lent for a turn."""

from __future__ import annotations

from battlewright.games.heroscape.model import events
from battlewright.games.heroscape.model.state import Card, State
from battlewright.games.heroscape.procedures.changes import (
    emit,
    lose_markers,
)
from battlewright.games.heroscape.rules.table import (
    copies,
    unit,
)


def take_over(state: State, card: Card, seat: int, source: str) -> bool:
    """HS-GAP-13, HS-SETUP-08: a card changes sides with all its figures.

    Never a second copy of a unique card.
    """
    if unit(state, card).card.rarity == "unique" and copies(state, seat, card.unit):
        return False
    lose_markers(state, card, source)
    card.shown = []
    move_card(state, card, seat)
    card.partner = ""
    emit(state, events.ControlChanged(card=card.id, seat=seat, source=source, rules=(source, "HS-GAP-13")))
    return True


def move_card(state: State, card: Card, seat: int) -> None:
    """A card and all its figures count for another seat."""
    for figure in list(state.figures.values()):
        if figure.unit == card.unit and figure.seat == card.seat:
            figure.seat = seat
    card.seat = seat


def lend(state: State, card: Card, seat: int, source: str) -> bool:
    """A card is commanded by another player for one turn, with its figures; its markers stay on it."""
    if unit(state, card).card.rarity == "unique" and copies(state, seat, card.unit):
        return False
    move_card(state, card, seat)
    told = events.ControlChanged(card=card.id, seat=seat, source=source, for_turn=True, rules=(source,))
    emit(state, told)
    return True
