"""Turns with other cards (`Bond`): which cards may be used."""

from __future__ import annotations

from battlewright.games.heroscape.model.cards import Bond
from battlewright.games.heroscape.model.frames import Turn
from battlewright.games.heroscape.model.state import Card, Figure, State
from battlewright.games.heroscape.rules.engagement import engaged
from battlewright.games.heroscape.rules.filters import card_fits, reaches
from battlewright.games.heroscape.rules.table import figures_of, unit


def bonds_of(state: State, card: Card) -> list[tuple[str, Bond]]:
    """The bonds of a card, unless its powers are negated."""
    return [] if card.negated else list(unit(state, card).parts.get(Bond, ()))


def bond_cards(state: State, turn: Turn, card: Card, bond: Bond) -> list[Card]:
    """The cards a bond may give a turn to: in play, fitting, near enough, not used by it yet."""
    if bond.engaged and sum(engaged(state, f) for f in figures_of(state, card) if f.at) < bond.engaged:
        return []
    found: list[Card] = []
    for other in state.cards.values():
        if other.out or other.id == card.id:
            continue
        if any(known.unit == other.unit and known.seat == other.seat for known in found):
            continue
        if card_fits(state, card.seat, other, bond.whom, card.named) and bonded_figures(
            state, turn, card, bond, other
        ):
            found.append(other)
    return found


def bonded_figures(state: State, turn: Turn, card: Card, bond: Bond, other: Card) -> list[Figure]:
    """The figures of another card that a bond reaches and has not used yet."""
    there = [f for f in figures_of(state, other) if f.place == "board" and f"!{f.id}" not in turn.used]
    if bond.reach is None:
        return there
    mine = [figure for figure in figures_of(state, card) if figure.place == "board"]
    return [f for f in there if any(reaches(state, m, f, bond.reach) for m in mine if m.id != f.id)]
