"""Figures of paired games: Wilson's interval and a sequential test."""

from __future__ import annotations

from math import log, sqrt
from typing import Literal, NamedTuple

Verdict = Literal["better", "not better", "open"]


class Interval(NamedTuple):
    """A share with the bounds of its 95 % interval."""

    share: float
    low: float
    high: float


def wilson(wins: float, games: int, z: float = 1.96) -> Interval:
    """Wilson's score interval of a share; without games everything is possible."""
    if not games:
        return Interval(0.5, 0.0, 1.0)
    share = wins / games
    base = 1 + z * z / games
    middle = (share + z * z / (2 * games)) / base
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / base
    return Interval(share, max(0.0, middle - half), min(1.0, middle + half))


def sprt(wins: int, losses: int, usual: float = 0.5, hoped: float = 0.55, error: float = 0.05) -> Verdict:
    """Wald's sequential test of decided games: wins at `usual`, or at `hoped`?"""
    evidence = wins * log(hoped / usual) + losses * log((1 - hoped) / (1 - usual))
    bound = log((1 - error) / error)
    if evidence >= bound:
        return "better"
    return "not better" if evidence <= -bound else "open"
