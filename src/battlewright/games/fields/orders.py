"""Standing orders: answers given in advance, so that online games do not stall.

Topics: `reactions` (optional abilities), `flight` (from a combat), `spells` (for a team-mate who fights).
`always` and `never` speak for themselves; whatever is not clear is asked. Whether a seat is asked never
depends on what its hidden hand holds.
"""

from __future__ import annotations

from collections.abc import Mapping

from battlewright.games.fields.model.options import Fight, Flee, Leave
from battlewright.kernel.decisions import Decision
from battlewright.kernel.options import Option
from battlewright.kernel.reactions import Decline, React

TOPICS = ("reactions", "flight", "spells")


def ordered_option(decision: Decision, orders: Mapping[str, str]) -> Option | None:
    """The option that standing orders lead to, or None to ask."""
    match decision.kind:
        case "react":
            return _reaction(decision, orders.get("reactions", "ask"))
        case "flee":
            return _flight(decision, orders.get("flight", "ask"))
        case "assist" if orders.get("spells") == "never":
            return Leave()
        case _:
            return None


def _reaction(decision: Decision, order: str) -> Option | None:
    if Decline() not in decision.options or order == "ask":
        return None
    reactions = [option for option in decision.options if isinstance(option, React)]
    if order == "never" or not reactions:  # nothing to choose from: asked for secrecy's sake
        return Decline()
    return reactions[0] if order == "always" and len(reactions) == 1 else None


def _flight(decision: Decision, order: str) -> Option | None:
    ways = [option for option in decision.options if isinstance(option, Flee)]
    if order == "never":
        return Fight()
    return ways[0] if order == "always" and len(ways) == 1 else None
