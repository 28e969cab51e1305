"""Where objectives and models may be placed before the game (GAP-BOOK-01, BT-SETUP-04 to 06)."""

from __future__ import annotations

from battlewright.games.battleground.library import field_of
from battlewright.games.battleground.model.state import Character, State
from battlewright.games.battleground.rules.massive import fits
from battlewright.games.battleground.rules.table import (
    card_of,
    enemies,
    is_massive,
    mask_of,
    models,
    occupied,
    team_of,
)
from battlewright.space.board import bits

OBJECTIVES_APART = 3  # hex steps, our ruling for the missing page of the Book of Battlegrounds


def objective_places(state: State, team: int) -> int:
    """Open ground in the side's own deployment zone, at least three hexes from other objectives."""
    field = field_of(state)
    found = field.ground & field.zones[state.zones[team]]
    for at in state.objectives:
        found &= ~field.board.disk_mask(field.places[field.nodes[at]], OBJECTIVES_APART - 1)
    return found


def deployment_places(state: State, character: Character) -> int:
    """BT-SETUP-04, 06: free hexes of the side's own deployment zone."""
    field = field_of(state)
    zone = field.zones[state.zones[team_of(state, character.seat)]]
    found = field.floor & (zone | zone << field.span) & ~occupied(state)
    if not is_massive(state, character):
        return found
    return sum(
        1 << node for node in bits(found) if any(fits(state, character, node, facing) for facing in range(6))
    )


def may_be_held(state: State, character: Character) -> bool:
    """Whether a card lets its bearer be held back when models are deployed."""
    arrival = card_of(state, character).arrival
    return arrival is not None and arrival.held


def may_arrive(state: State, character: Character) -> bool:
    """Whether a character off the board may come onto it at the start of this round."""
    arrival = card_of(state, character).arrival
    return arrival is not None and state.round >= arrival.round


def arrival_places(state: State, character: Character) -> int:
    """Free hexes of the zones its card names, so far from every enemy; its own zone otherwise."""
    field = field_of(state)
    arrival = card_of(state, character).arrival
    if arrival is None or arrival.zones == "own":
        found = deployment_places(state, character)
    else:
        zones = 0
        for zone in field.zones:
            zones |= zone
        found = field.floor & (zones | zones << field.span) & ~occupied(state)
    if arrival is not None and arrival.from_enemies:
        for enemy in enemies(state, character):
            found &= ~_around(state, mask_of(state, enemy), arrival.from_enemies - 1)
    return found


def arrival_marks(state: State, character: Character) -> int:
    """Free hexes for the marks of a character to come, so far from all characters and objectives."""
    field = field_of(state)
    arrival = card_of(state, character).arrival
    assert arrival is not None
    found = field.floor & ~occupied(state)
    taken = {*state.objectives, *(mark.at for mark in state.marks)}
    for at in taken:
        found &= ~(1 << field.nodes[at])
    for other in models(state):
        found &= ~_around(state, mask_of(state, other), arrival.from_all - 1)
    for at in state.objectives:
        found &= ~_around(state, 1 << field.nodes[at], arrival.from_all - 1)
    return found


def _around(state: State, nodes: int, hexes: int) -> int:
    """All nodes, on both levels, so few hexes from any of these."""
    field = field_of(state)
    found = 0
    for node in bits(nodes):
        flat = field.board.disk_mask(field.places[node], hexes)
        found |= flat | flat << field.span
    return found
