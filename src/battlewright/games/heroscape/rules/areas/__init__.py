"""Areas of special attacks: whom the same roll hits besides its target (HS-AREA).

Each shape has a module with an `AreaRules`; `AREAS` finds it by the type of the area.
"""

from __future__ import annotations

from battlewright.games.heroscape.model.cards import (
    AdjacentArea,
    AroundArea,
    BeyondArea,
    ChosenArea,
    LineArea,
    SharedArea,
    SpecialAttack,
)
from battlewright.games.heroscape.rules.areas import around, beside, beyond, line
from battlewright.games.heroscape.rules.areas.shape import AreaRules

AREAS: dict[type, AreaRules] = {
    AdjacentArea: beside.ADJACENT,
    ChosenArea: beside.CHOSEN,
    SharedArea: beside.SHARED,
    AroundArea: around.AROUND_ATTACKER,
    LineArea: line.LINE,
    BeyondArea: beyond.BEYOND,
}


def area_of(special: SpecialAttack) -> AreaRules | None:
    """How the area of a special attack works; None if it hits its target only."""
    return AREAS[type(special.area)] if special.area is not None else None


def has_target(special: SpecialAttack) -> bool:
    """Whether a special attack is aimed at a figure or object, not along a line or all around."""
    area = area_of(special)
    return area is None or area.aims is None


__all__ = ["AREAS", "AreaRules", "area_of", "has_target"]
