"""The interface of an agent."""

from __future__ import annotations

from typing import Protocol

from battlewright.kernel.decisions import Decision
from battlewright.kernel.game import AnyState
from battlewright.kernel.options import Option


class Agent(Protocol):
    """Chooses for one seat, from what that seat may know."""

    name: str
    looks: bool  # whether it uses the view; where not, it may be given None

    def choose(self, view: AnyState | None, decision: Decision) -> Option:
        """One of the options of the decision. `view` is the seat's view and is left as it is."""
        ...
