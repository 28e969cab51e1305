"""Where objectives and models may be placed before the game (GAP-BOOK-01, BT-SETUP-04 to 06)."""

from __future__ import annotations

from battlewright.games.battleground.library import field_of
from battlewright.games.battleground.model.state import Character, State
from battlewright.games.battleground.rules.massive import fits
from battlewright.games.battleground.rules.table import is_massive, occupied, team_of
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
