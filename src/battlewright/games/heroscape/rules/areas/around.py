"""`around`: no target, everybody adjacent to the attacker."""

from __future__ import annotations

from battlewright.games.heroscape.model.cards import AroundArea, SpecialAttack
from battlewright.games.heroscape.model.ids import AROUND
from battlewright.games.heroscape.model.state import Figure, State
from battlewright.games.heroscape.rules.areas.shape import AreaRules
from battlewright.games.heroscape.rules.engagement import neighbours
from battlewright.games.heroscape.rules.filters import fits


def victims(state: State, figure: Figure, aim: str, special: SpecialAttack) -> list[str]:
    """Everyone adjacent whom the attack hits."""
    assert isinstance(special.area, AroundArea)
    hits = special.area.hits
    return [other.id for other in neighbours(state, figure) if fits(state, figure.seat, other, hits)]


def aims(state: State, figure: Figure, special: SpecialAttack) -> list[str]:
    """All around, if that hits anybody."""
    return [AROUND] if victims(state, figure, AROUND, special) else []


AROUND_ATTACKER = AreaRules(victims, aims=aims)
