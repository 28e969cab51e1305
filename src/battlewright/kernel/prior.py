"""Options worth a closer look: a prior fitted to the choices of deeper search (`tools/train/prior.py`).

The advice of a game scores options quickly. The prior adjusts the scores by properties of the option: its
distance to the best one, how bold, careful or goal-minded it is among those offered, and its type.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

import msgspec
from msgspec import Struct

from battlewright.kernel.leaning import NEUTRAL, Leaning
from battlewright.kernel.options import Option

FARTHEST = 6.0  # behind the best, in units of the spread
CUT = 1_000.0  # what was left out has a score far below all others
TRAITS = Leaning._fields


class PriorFit(Struct, frozen=True):
    """How good a prior is at naming what deeper search chose, on decisions that were left out of the fit."""

    decisions: int = 0
    top_three: float = 0.0  # the share of choices among its first three
    advice_top_three: float = 0.0  # the same by the advice alone
    loss: float = 0.0  # mean negative log-likelihood of the choice
    advice_loss: float = 0.0  # the same with the advice as the only feature


class Prior(Struct, frozen=True):
    """Weights of the features of an option, by name; those without one count nothing."""

    weights: dict[str, float]
    fit: PriorFit = PriorFit()

    def logits(
        self, options: Sequence[Option], scores: Sequence[float], leanings: Sequence[Leaning] | None
    ) -> list[float]:
        """How much each option deserves a look; higher is more."""
        weights = self.weights
        return [
            sum(value * weights.get(name, 0.0) for name, value in found.items())
            for found in option_features(options, scores, leanings)
        ]


def option_features(
    options: Sequence[Option], scores: Sequence[float], leanings: Sequence[Leaning] | None
) -> list[dict[str, float]]:
    """The features of each option of a decision."""
    best = max(scores)
    gaps = [best - score for score in scores]
    spread = sqrt(sum(min(gap, CUT) ** 2 for gap in gaps) / len(gaps)) or 1.0
    ranges = [
        (name, min(values), max(values))
        for name, values in zip(TRAITS, zip(*(leanings or [NEUTRAL]), strict=True), strict=True)
    ]
    found = []
    for number, option in enumerate(options):
        entry = {"behind": min(FARTHEST, gaps[number] / spread)}
        entry[f"type {type(option).__struct_config__.tag}"] = 1.0
        if leanings is not None:
            for (name, low, high), value in zip(ranges, leanings[number], strict=True):
                if high > low:
                    entry[name] = (value - low) / (high - low)
        found.append(entry)
    return found


def read_prior(data: bytes) -> Prior:
    """Weights as they are shipped."""
    return msgspec.json.decode(data, type=Prior)
