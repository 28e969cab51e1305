"""How an attacker turns to its target and from where it strikes (BG-MELEE-01, BG-RANGED-02, BG-BIG)."""

from __future__ import annotations

from battlewright.games.battleground.library import field_of
from battlewright.games.battleground.model.state import Character, State
from battlewright.games.battleground.rules.table import (
    distance,
    fitted,
    is_massive,
    node_of,
    nodes_of,
    occupied,
)
from battlewright.space.hexes import Hex, facings_towards, ring, steps


def attack_facings(state: State, attacker: Character, target: Character) -> tuple[int, ...]:
    """BG-MELEE-01, BG-RANGED-02, BG-BIG-09, 11, 12: the facings the attacker may turn to."""
    return facings_to(state, attacker, nodes_of(state, target))


def facings_to(state: State, attacker: Character, goals: tuple[int, ...]) -> tuple[int, ...]:
    """BG-RANGED-02, BG-AREA-03: the facings towards the hexes of a model or of a place aimed at."""
    field = field_of(state)
    here = field.places[node_of(state, attacker)]
    if is_massive(state, attacker):
        return _massive_facings(state, attacker, goals)
    found: dict[int, None] = {}
    for node in goals:
        for facing in facings_towards(here, field.places[node]):
            found[facing] = None
    return tuple(found)


def _massive_facings(state: State, attacker: Character, target: tuple[int, ...]) -> tuple[int, ...]:
    """BG-BIG-11, BG-BIG-12: the marked hex touches the target, or the hex around the base nearest to it."""
    field = field_of(state)
    anchor = node_of(state, attacker)
    blocked = occupied(state, without=attacker)
    goals = _nearest_around(state, attacker, target)
    found = []
    for facing in range(6):
        nodes = fitted(state, attacker, anchor, facing)
        stands = len(nodes) == len(nodes_of(state, attacker)) and all(
            field.floor >> n & 1 and not blocked >> n & 1 for n in nodes
        )
        if stands and any(steps(field.places[nodes[0]], goal) == 1 for goal in goals):
            found.append(facing)
    return tuple(found)


def _nearest_around(state: State, attacker: Character, target: tuple[int, ...]) -> list[Hex]:
    """BG-BIG-12: of the hexes around a base those nearest to the target, from centre to centre.

    Around a model that is adjacent, these are the target's own hexes (BG-BIG-11).
    """
    places = field_of(state).places
    base = {places[node] for node in nodes_of(state, attacker)}
    around = {h for place in base for h in ring(place, 1)} - base
    goals = [places[node] for node in target]
    far = {h: min((h[0] - x) ** 2 + 3 * (h[1] - row) ** 2 for x, row in goals) for h in around}
    nearest = min(far.values())
    return [h for h, length in far.items() if length == nearest]


def attack_origin(state: State, attacker: Character, target: Character) -> int:
    """BG-BIG-10: attacks start from the marked hex, once the model is turned to the target."""
    return origin_towards(state, attacker, nodes_of(state, target))


def origin_towards(state: State, attacker: Character, goals: tuple[int, ...]) -> int:
    """BG-BIG-10, BG-AREA-03: the same for an attack that is aimed at a place."""
    if not is_massive(state, attacker):
        return node_of(state, attacker)
    facings = facings_to(state, attacker, goals)
    if not facings or attacker.facing in facings:
        return nodes_of(state, attacker)[0]
    return fitted(state, attacker, node_of(state, attacker), facings[0])[0]


def shot_distance(state: State, attacker: Character, target: Character) -> float:
    """BG-BIG-10, BG-BIG-15: measured from the marked hex of a massive attacker, turned to the target."""
    if not is_massive(state, attacker):
        return distance(state, attacker, target)
    field = field_of(state)
    origin = attack_origin(state, attacker, target)
    return min(field.gap(origin, node) for node in nodes_of(state, target))
