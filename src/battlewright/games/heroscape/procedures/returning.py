"""Destroyed figures that come back (HS-WOUND-04)."""

from __future__ import annotations

from battlewright.games.heroscape.model import events
from battlewright.games.heroscape.model.state import Figure, State
from battlewright.games.heroscape.procedures.changes import emit, set_down


def bring_back(state: State, figure: Figure, at: tuple[str, ...], source: str) -> None:
    """HS-WOUND-04: a destroyed figure returns unhurt, and its card with it."""
    set_down(figure, at)
    figure.wounds = 0
    mine = [card for card in state.cards.values() if card.unit == figure.unit and card.seat == figure.seat]
    card = max(mine, key=lambda c: (not c.out and c.lost > 0, c.out, c.lost))
    card.lost = max(0, card.lost - 1)
    card.out = False
    emit(state, events.Returned(figure=figure.id, at=at, source=source, rules=(source,)))
