"""What a character sees, what gives cover, and who stands in whose rear (BG-LOS, BG-COVER, BG-FLANK).

The tables behind these answers are made once per map (`field.py`). Attacks on further targets of an
area attack, and chained attacks, are judged from the initial target instead of the attacker, so
every question here takes the node it is asked from.
"""

from __future__ import annotations

from battlewright.games.battleground.library import field_of
from battlewright.games.battleground.model.state import Character, State
from battlewright.games.battleground.rules.table import (
    base_hexes,
    card_of,
    is_massive,
    mask_of,
    models,
    node_of,
    nodes_of,
)
from battlewright.kernel.denial import Denial
from battlewright.space.hexes import Point, centre, facing_side, side_of_point
from battlewright.space.sight import sight_lines


def out_of_sight(state: State, viewer: Character, target: Character) -> Denial | None:
    """BG-LOS-01, BG-LOS-02: one corner of the viewer's hex needs two clear lines to the target's."""
    sight = field_of(state).sight
    goal = mask_of(state, target)
    if any(sight[node] & goal for node in nodes_of(state, viewer)):
        return None
    return _no_sight(state, node_of(state, viewer), node_of(state, target))


def _no_sight(state: State, a: int, b: int) -> Denial:
    field = field_of(state)
    facts: dict[str, object] = {"from": field.names[a], "to": field.names[b]}
    if field.level(a) == field.level(b):
        return Denial("BG-LOS-01", facts)
    if field.under_platform_of(max(a, b), min(a, b)):
        return Denial("BG-LOS-08", facts)
    return Denial("BG-LOS-06" if field.level(a) > field.level(b) else "BG-LOS-07", facts)


def sight_facts(state: State, start: str, goal: str) -> dict[str, object]:
    """The particulars of a line of sight: clear lines of the best corner, and what blocks the others."""
    field = field_of(state)
    a, b = field.nodes[start], field.nodes[goal]
    report = sight_lines(field.board, field.places[a], field.places[b], field.sight_blockers(a, b))
    hexes = {h for corner in report.corners for line in corner.blocked for h in line.by}
    return {
        "blocked_by": sorted(field.names[field.board.bit(h)] for h in hexes),
        "clear_lines": max(len(corner.clear) for corner in report.corners),
        "lines": [[list(start), list(end)] for start, end in report.lines],
    }


def cover(state: State, origin: int, target: Character, attacker: Character | None) -> str:
    """The rule by which the target is in cover from a node, or an empty string (BG-COVER).

    `attacker` is left out of what stands in the way; None when the line starts at another model.
    """
    field = field_of(state)
    goal, end = node_of(state, target), middle(state, target)
    if field.level(origin) < field.level(goal):
        return "BG-COVER-06"
    if field.level(origin) > field.level(goal):
        walls = field.high & ~field.foot_of_platform(origin)  # BG-COVER-08
        return "BG-COVER-07" if field.crosses(origin, end, walls & ~_near_massive(state, target)) else ""
    things = _things_between(state, origin, target, attacker)
    return "BG-COVER-03" if field.crosses(origin, end, things) else ""


def _things_between(state: State, origin: int, target: Character, attacker: Character | None) -> int:
    """BG-COVER-03, BG-COVER-04, BG-COVER-05, BG-COVER-09: obstacles, and characters on the same elevation.

    Nothing next to the origin counts, which is the initial target for further ones (BG-AREA-10).
    """
    field = field_of(state)
    level = field.level(origin) * field.span
    things = field.low | field.high
    for c in models(state):
        if c is not target and c is not attacker:
            mask = mask_of(state, c) >> level
            if field.level(node_of(state, c)) * field.span == level:
                things |= mask
    things &= ~(field.touching(origin) | 1 << origin % field.span)
    return things & ~_near_massive(state, target)


def _near_massive(state: State, target: Character) -> int:
    """BG-BIG-14: what stands next to a massive target gives it no cover (switchable: low obstacles only)."""
    if not is_massive(state, target):
        return 0
    field = field_of(state)
    flat = 0
    for node in nodes_of(state, target):
        flat |= 1 << node % field.span
    near = field.board.neighbours(flat)
    if state.switches.get("massive_cover_low_only", False):
        near &= field.low
    return near | flat


def arc(state: State, target: Character, node: int) -> int:
    """BG-FLANK-02, BG-BIG-16: 1 in the front arc of a character, 0 a half hex, -1 in its rear arc.

    The facing splits what is around a base into the two arcs (BG-CHAR-04).
    """
    other = field_of(state).places[node]
    if not is_massive(state, target):
        return facing_side(field_of(state).places[node_of(state, target)], target.facing, other)
    x, y = middle(state, target)
    return side_of_point((2 * x, 2 * y), target.facing, other)


def middle(state: State, character: Character) -> Point:
    """BG-COVER-02, BG-BIG-16: the centre of a model's base in the plane; of a triangle it is a corner."""
    here = field_of(state).places[node_of(state, character)]
    base = card_of(state, character).base
    if not base:
        return centre(here)
    hexes = [centre(h) for h in base_hexes(base, here, character.facing)]
    return sum(x for x, _ in hexes) // len(hexes), sum(y for _, y in hexes) // len(hexes)


def is_flank(state: State, target: Character, node: int) -> bool:
    """BG-FLANK-01, BG-FLANK-03, BG-FLANK-04: from a hex wholly in the rear arc; else it is frontal."""
    return arc(state, target, node) < 0


def in_front_arc(state: State, watcher: Character, other: Character) -> bool:
    """BG-OVERWATCH-04: any part of the other's base lies in the front arc; half hexes count."""
    return any(arc(state, watcher, node) >= 0 for node in nodes_of(state, other))
