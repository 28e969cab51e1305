"""Whom an area attack hits besides its initial target (BG-AREA)."""

from __future__ import annotations

from battlewright.games.battleground.library import field_of
from battlewright.games.battleground.model.frames import Attack
from battlewright.games.battleground.model.state import Character, State
from battlewright.games.battleground.rules.attack import weapon_of
from battlewright.games.battleground.rules.numbers import area_radius
from battlewright.games.battleground.rules.table import node_of, nodes_of, on_board, sees
from battlewright.space.hexes import steps


def further_targets(state: State, frame: Attack) -> list[Character]:
    """BG-AREA-02 to BG-AREA-05, BG-AREA-12: everyone else near the initial target, allies included.

    Inside the area (BG-AREA-03), in the initial target's sight (BG-AREA-04), on its elevation (BG-AREA-05).
    """
    weapon = weapon_of(state, frame.weapon)
    if not weapon.area:
        return []
    field = field_of(state)
    initial = state.characters[frame.initial]
    centre = nodes_of(state, initial)
    radius = area_radius(weapon, frame.boosts)

    def near(c: Character) -> bool:
        return any(
            steps(field.places[m], field.places[n]) <= radius for m in centre for n in nodes_of(state, c)
        )

    return [
        c
        for c in on_board(state)
        if c.id not in frame.hit
        and c.id != frame.attacker
        and field.level(node_of(state, c)) == field.level(centre[0])
        and near(c)
        and sees(state, initial, c)
    ]
