"""Whom an area attack hits besides its initial target (BG-AREA)."""

from __future__ import annotations

from msgspec.structs import replace

from battlewright.games.battleground.library import field_of
from battlewright.games.battleground.model.cards import WeaponCard
from battlewright.games.battleground.model.frames import Attack
from battlewright.games.battleground.model.state import Character, State
from battlewright.games.battleground.rules.aimed import is_held
from battlewright.games.battleground.rules.attack import attacked_already, sheltered, weapon_of
from battlewright.games.battleground.rules.numbers import area_radius
from battlewright.games.battleground.rules.sight import is_flank
from battlewright.games.battleground.rules.table import (
    engaged_with,
    node_of,
    nodes_of,
    on_board,
    same_side,
    sees,
)
from battlewright.space.hexes import steps


def further_targets(state: State, frame: Attack) -> list[Character]:
    """BG-AREA-01 to 05, BG-AREA-12: everyone but the initial target whom the weapon hits, allies included.

    A card that lets only near characters attack its bearer, or only once, comes before the list of the
    book (BG-PREC-02).
    """
    weapon = weapon_of(state, frame.weapon)
    if not (weapon.area or weapon.hits or weapon.aim):
        return []
    attacker = state.characters[frame.attacker]
    others = [c for c in on_board(state) if c.id not in frame.hit and not _protected(state, frame, c)]
    match weapon.hits:
        case "engaged":
            return [c for c in engaged_with(state, attacker) if c in others]
        case "buffed":
            return [c for c in others if c.buff and same_side(state, attacker, c)]
        case "debuffed":
            return [c for c in others if c.debuff]
        case "chosen":
            return [c for c in others if c.id in frame.extra][:1]
        case "nobody":
            return []
        case _ if weapon.aim:
            return [c for c in others if c is not attacker and is_held(state, frame, weapon, c)]
        case _:
            return [c for c in others if c is not attacker and _in_area(state, frame, c)]


def _protected(state: State, frame: Attack, character: Character) -> bool:
    """Whether a card keeps a character from being attacked by this attack."""
    attacker, weapon = state.characters[frame.attacker], weapon_of(state, frame.weapon)
    if sheltered(state, attacker, character):
        return True
    around = frame.initial != frame.attacker and weapon.hits != "chosen"
    origin = field_of(state).nodes[frame.centre] if around else None
    return attacked_already(state, attacker, character, weapon, origin) is not None


def _in_area(state: State, frame: Attack, character: Character) -> bool:
    """Inside the area (BG-AREA-03), in the initial target's sight (BG-AREA-04), on its level (BG-AREA-05).

    The area stays where it was declared, whatever has moved the initial target since.
    """
    weapon = weapon_of(state, frame.weapon)
    field = field_of(state)
    initial = replace(state.characters[frame.initial], at=frame.centre)
    centre = nodes_of(state, initial)
    radius = area_radius(weapon, frame.boosts)
    if field.level(node_of(state, character)) != field.level(centre[0]):
        return False
    if weapon.hits == "behind" and not is_flank(state, initial, node_of(state, character)):
        return False
    near = any(
        steps(field.places[m], field.places[n]) <= radius for m in centre for n in nodes_of(state, character)
    )
    return near and sees(state, initial, character)


def spares_initial(state: State, weapon: WeaponCard, initial: Character, origin: str = "") -> bool:
    """Whether the character aimed at is not attacked itself: only those around it, or those of a group.

    What hits nobody at once may strike later, from another place.
    """
    match weapon.hits:
        case "around":
            return True
        case "nobody":
            return origin == ""
        case "buffed":
            return not initial.buff
        case "debuffed":
            return not initial.debuff
        case _:
            return False
