"""Names in an intent: what they stand for, and what to say of a wrong one."""

from __future__ import annotations

from battlewright.games.heroscape.library import board_of
from battlewright.games.heroscape.model.state import Card, Figure, State


class UnknownNameError(ValueError):
    """An intent that names a figure, card, power or space that is not there."""


def named(state: State, name: str) -> Figure:
    """A figure by its id."""
    if name not in state.figures:
        raise UnknownNameError(f"no figure {name!r}; there are: {', '.join(state.figures)}")
    return state.figures[name]


def card_named(state: State, name: str) -> Card:
    """An army card of the match by its id."""
    if name not in state.cards:
        raise UnknownNameError(f"no card {name!r}; there are: {', '.join(state.cards)}")
    return state.cards[name]


def space_named(state: State, label: str) -> int:
    """A space by its label."""
    found = board_of(state).by_label.get(label)
    if found is None:
        raise UnknownNameError(f"no space {label!r} on this map")
    return found
