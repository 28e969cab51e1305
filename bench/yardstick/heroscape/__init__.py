"""How promising options look to a seat: what the greedy agent goes by.

Everything is worked out from the view of the seat, in the points of `evaluate`: attacks by their exact odds,
moves by what the figure could attack from there, what the way may cost and how near the goal is, markers by
which card can do most. Where a choice has no adviser here, whoever asks tries the options and evaluates them.
"""

from __future__ import annotations

from collections.abc import Callable

from battlewright.games.heroscape.model.options import First, Use
from battlewright.games.heroscape.model.state import State
from battlewright.kernel.decisions import Decision
from bench.yardstick.heroscape.acting import attack_scores, power_scores, reroll_scores
from bench.yardstick.heroscape.moving import go_scores, pick_scores
from bench.yardstick.heroscape.planning import (
    army_scores,
    bond_scores,
    draft_scores,
    order_scores,
    place_scores,
    reveal_scores,
)

Adviser = Callable[[State, int, Decision], list[float] | None]


def advise(view: State, seat: int, decision: Decision) -> list[float] | None:
    """A score for each option, or None for no opinion."""
    adviser = ADVISERS.get(decision.kind)
    return adviser(view, seat, decision) if adviser is not None else None


def _first_scores(view: State, seat: int, decision: Decision) -> list[float]:
    """HSV-TURN-01: move first, as the attack is the better for it."""
    return [float(isinstance(option, First) and option.what == "move") for option in decision.options]


def _swipe_scores(view: State, seat: int, decision: Decision) -> list[float]:
    """HS-LEAVE-02: a free strike is never declined."""
    return [float(isinstance(option, Use)) for option in decision.options]


ADVISERS: dict[str, Adviser] = {
    "army": army_scores,
    "draft": draft_scores,
    "place": place_scores,
    "order": order_scores,
    "activate": reveal_scores,
    "first": _first_scores,
    "bond": bond_scores,
    "move": pick_scores,
    "free-move": pick_scores,
    "go": go_scores,
    "swipe": _swipe_scores,
    "power": power_scores,
    "attack": attack_scores,
    "reroll": reroll_scores,
}
