"""How far, how much higher, in sight or not (HS-RANGE-01, HS-LOS-01)."""

from __future__ import annotations

from typing import Any

from battlewright.games.heroscape.model.state import Figure, State
from battlewright.games.heroscape.rules.engagement import base_of, distance
from battlewright.games.heroscape.rules.filters import powerless
from battlewright.games.heroscape.rules.sight import look, sees
from battlewright.kernel.denial import Answer, Denial, answer


def measure(state: State, viewer: Figure, target: Figure) -> Answer:
    """HS-RANGE-01, HS-LOS-01: how far, how much higher, and whether it is seen, or what is in the way."""
    for figure in (viewer, target):
        if figure.place != "board":
            return answer([Denial("HS-ATTACK-01", {"target": figure.id, "gone": True})])
    seen = sees(state, viewer, target)
    facts: dict[str, Any] = {
        "viewer": viewer.id,
        "target": target.id,
        "distance": distance(state, viewer, target),
        "levels": base_of(state, viewer) - base_of(state, target),
        "visible": seen,
        "blocked": [] if seen else list(look(state, viewer, target).blocked_by),
        "powerless": powerless(state, viewer),
    }
    return Answer(True, (), facts)
