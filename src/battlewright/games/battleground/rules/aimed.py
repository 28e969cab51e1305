"""Attacks that are aimed at a place: an empty hex, a mark, an obstacle (BG-AREA-03).

Whoever makes one first names a character that it is to hit, then the place. Everybody in the area around the
place is attacked, judged from there, as additional targets of an area attack are from the initial target.
"""

from __future__ import annotations

from battlewright.games.battleground.field import Field
from battlewright.games.battleground.library import field_of
from battlewright.games.battleground.model.cards import WeaponCard
from battlewright.games.battleground.model.frames import Attack
from battlewright.games.battleground.model.state import Character, State
from battlewright.games.battleground.rules.aim import facings_to, origin_towards
from battlewright.games.battleground.rules.numbers import area_radius, weapon_range
from battlewright.games.battleground.rules.table import is_massive, nodes_of, occupied
from battlewright.games.battleground.rules.terrain import pieces
from battlewright.kernel.denial import Denial
from battlewright.space.board import bits
from battlewright.space.hexes import steps
from battlewright.space.sight import sees


def aims(
    state: State,
    attacker: Character,
    target: Character,
    weapon: WeaponCard,
    boosts: dict[str, int],
) -> list[str]:
    """BG-AREA-03: the places in range and sight of the attacker whose area holds the target."""
    field = field_of(state)
    reach = weapon_range(state, attacker, weapon, boosts).total
    radius = area_radius(weapon, boosts)
    return [
        field.names[place]
        for place in _places(state, weapon, target, radius)
        if _holds(state, weapon, place, radius, target) and _can_aim(state, attacker, weapon, place, reach)
    ]


def nothing_to_aim_at(
    state: State, attacker: Character, target: Character, weapon: WeaponCard, boosts: dict[str, int]
) -> Denial | None:
    """BG-AREA-03: there is no place of the right kind from which the attack would reach the character."""
    if aims(state, attacker, target, weapon, boosts):
        return None
    return Denial("BG-AREA-03", {"target": target.id, "weapon": weapon.id})


def is_held(state: State, frame: Attack, weapon: WeaponCard, character: Character) -> bool:
    """BG-AREA-03: whether a character stands in the area around the place that was aimed at."""
    place = field_of(state).nodes[frame.centre]
    return _holds(state, weapon, place, area_radius(weapon, frame.boosts), character)


def place_facings(state: State, attacker: Character, weapon: WeaponCard, place: str) -> tuple[int, ...]:
    """BG-RANGED-02: the facings towards the place, or the part of it that is nearest."""
    field = field_of(state)
    return facings_to(state, attacker, _nearest(state, attacker, weapon, field.nodes[place]))


def _places(state: State, weapon: WeaponCard, target: Character, radius: int) -> list[int]:
    """The places of the right kind near a character, in board order; an obstacle goes by its first hex."""
    field = field_of(state)
    near = 0
    for node in nodes_of(state, target):
        flat = field.board.disk_mask(field.places[node], radius)
        near |= flat | flat << field.span
    match weapon.aim:
        case "hex":
            found = near & field.floor & ~occupied(state)
        case "mark":
            found = near & sum(1 << field.nodes[at] for at in {mark.at for mark in state.marks})
        case "high":
            found = sum(1 << _standing(field, node) for node in bits(field.high & near))
        case _:
            return [
                _standing(field, (piece & -piece).bit_length() - 1) for piece in pieces(field) if piece & near
            ]
    return list(bits(found))


def _standing(field: Field, flat: int) -> int:
    """The node of an obstacle: those on a platform stand a level higher."""
    return flat + field.span if field.covered >> flat & 1 else flat


def _parts(field: Field, weapon: WeaponCard, place: int) -> tuple[int, ...]:
    """The nodes a place consists of: all hexes of an obstacle, else the one hex."""
    if weapon.aim != "obstacle":
        return (place,)
    piece = next(p for p in pieces(field) if p >> place % field.span & 1)
    return tuple(_standing(field, node) for node in bits(piece))


def _holds(state: State, weapon: WeaponCard, place: int, radius: int, character: Character) -> bool:
    """BG-AREA-03, BG-AREA-04, BG-AREA-05: in the area, on the same level, and in sight of its middle."""
    field = field_of(state)
    return any(
        field.level(part) == field.level(node)
        and steps(field.places[part], field.places[node]) <= radius
        and _sees(field, part, node)
        for part in _parts(field, weapon, place)
        for node in nodes_of(state, character)
    )


def _can_aim(state: State, attacker: Character, weapon: WeaponCard, place: int, reach: int) -> bool:
    """BG-RANGED-01, BG-RANGED-06, BG-BIG-12: in sight, in range, and the attacker can turn there."""
    field = field_of(state)
    parts = _parts(field, weapon, place)
    goals = _nearest(state, attacker, weapon, place)
    if is_massive(state, attacker) and not facings_to(state, attacker, goals):
        return False
    origin = origin_towards(state, attacker, goals)
    if min(field.gap(origin, part) for part in parts) > reach + 1e-9:
        return False
    return any(_sees(field, node, part) for node in nodes_of(state, attacker) for part in parts)


def _nearest(state: State, attacker: Character, weapon: WeaponCard, place: int) -> tuple[int, ...]:
    """The part of a place that is nearest to the attacker."""
    field = field_of(state)
    here = field.nodes[attacker.at]
    return (min(_parts(field, weapon, place), key=lambda part: (field.gap(here, part), part)),)


def _sees(field: Field, a: int, b: int) -> bool:
    """BG-LOS-01: line of sight between two nodes, neither of which hides itself."""
    if a == b:
        return True
    own = 1 << a % field.span | 1 << b % field.span
    if field.level(a) != field.level(b) and field.under_platform_of(max(a, b), min(a, b)):
        return False
    return sees(field.board, field.places[a], field.places[b], field.sight_blockers(a, b) & ~own)
