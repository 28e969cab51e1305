"""The chance to win, from named features of a position.

A judgement is a logistic model whose weights shift with the progress of the game: for each feature one
weight for the beginning and one for the end. The features are leads of one side over the other, so that the
chances of two sides add up to one. Weights are fitted to the results of many games (`tools/train`) and
shipped beside the game with the figures of the fit.
"""

from __future__ import annotations

from math import exp
from typing import TypeAlias

import msgspec
from msgspec import Struct

Tempo: TypeAlias = tuple[int, ...]
"""Round first, then whatever changes from turn to turn within it."""

STEEPEST = 30.0  # beyond that a chance is 0 or 1


class Features(Struct, gc=False):
    """A position in numbers: named leads of a side, and how far the game has come (0 to 1)."""

    leads: dict[str, float]
    progress: float


class Weight(Struct, frozen=True):
    """What a feature counts at the beginning and at the end of a game, in units of log-odds."""

    early: float
    late: float


class Fit(Struct, frozen=True, kw_only=True):
    """How good a fit is: on games that were not used for it."""

    games: int = 0
    positions: int = 0
    auc: dict[str, float] = {}  # by progress in per cent
    brier: float = 0.0
    calibration: list[tuple[float, float, int]] = []  # mean chance, share won, positions


class Judgement(Struct, frozen=True):
    """Weights by feature, and the figures of their fit."""

    weights: dict[str, Weight]
    fit: Fit = Fit()

    def parts(self, features: Features) -> dict[str, float]:
        """What each feature contributes to the log-odds."""
        late = features.progress
        return {
            name: (weight.early * (1 - late) + weight.late * late) * features.leads.get(name, 0.0)
            for name, weight in self.weights.items()
        }

    def chance(self, features: Features) -> float:
        """The chance to win."""
        return logistic(sum(self.parts(features).values()))


def logistic(x: float) -> float:
    """From log-odds to a chance."""
    return 1 / (1 + exp(-max(-STEEPEST, min(STEEPEST, x))))


def read_judgement(data: bytes) -> Judgement:
    """Weights as they are shipped."""
    return msgspec.json.decode(data, type=Judgement)
