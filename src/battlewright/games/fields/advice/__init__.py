"""What a program that looks one step ahead should think of its options, in victory points."""

from __future__ import annotations

from battlewright.games.fields.model.state import State
from battlewright.kernel.decisions import Decision


def advise(view: State, seat: int, decision: Decision) -> list[float] | None:
    """A score for each option, or None without an opinion."""
    return None
