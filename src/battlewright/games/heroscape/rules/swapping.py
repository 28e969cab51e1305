"""Whether two figures can change places (`Swap`)."""

from __future__ import annotations

from battlewright.games.heroscape.model.ids import Used
from battlewright.games.heroscape.model.state import Figure, State
from battlewright.games.heroscape.rules.engagement import spaces_of
from battlewright.games.heroscape.rules.standing import fits_on
from battlewright.games.heroscape.rules.table import turn_of
from battlewright.games.heroscape.rules.turns import pinned
from battlewright.kernel.denial import Denial


def swap_denial(state: State, figure: Figure, other: Figure, power: str) -> Denial | None:
    """Why two figures cannot change places: one is held, or does not fit, or has changed places this turn."""
    facts = {"figure": figure.id, "target": other.id}
    held = pinned(state, figure) or pinned(state, other)
    if held is not None:
        return held
    here, there = tuple(spaces_of(state, figure)), tuple(spaces_of(state, other))
    alike = len(here) == len(there) and fits_on(state, figure, there) and fits_on(state, other, here)
    if not alike:
        return Denial("HS-FIT-01", facts)
    turn = turn_of(state)
    if turn is not None and Used.swapped(other.id) in turn.used:
        return Denial(power, facts | {"once": True})
    return None
