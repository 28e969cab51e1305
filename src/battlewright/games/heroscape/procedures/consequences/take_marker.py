"""`take-marker`: the card of a wounded target loses a random hidden order marker."""

from __future__ import annotations

from battlewright.games.heroscape.model import events
from battlewright.games.heroscape.model.frames import Special
from battlewright.games.heroscape.model.replies import AttackResult
from battlewright.games.heroscape.model.state import State
from battlewright.games.heroscape.procedures.changes import emit
from battlewright.games.heroscape.rules.table import copies


def follow(state: State, frame: Special, result: AttackResult) -> None:
    """A random one of the hidden markers on the cards of the target's name leaves the game unseen."""
    target = state.figures.get(frame.target)
    if target is None or not result.wounds:
        return
    marked = [card for card in copies(state, target.seat, target.unit) if card.markers]
    if marked:
        card = marked[state.rng.below(len(marked))]
        card.markers.pop(state.rng.below(len(card.markers)))
        emit(state, events.MarkersLost(card=card.id, count=1, rules=(frame.power,)))
