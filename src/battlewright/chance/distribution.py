"""Exact odds of a number: how likely each of 0, 1, 2, ... is.

A `Distribution` is immutable, can be compared and hashed, and every operation on it makes a new one. It says
nothing about where the number comes from; pools of dice are in `dice.py`, draws of cards in `decks.py`.

Precision: chances are floats. A tail that weighs less than 1e-12 is cut, and its weight goes to the last
value that stays, so that the chances always add up to 1. Each operation thus misplaces less than 1e-12 of
weight, besides rounding in the sixteenth digit.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import repeat
from math import fsum
from operator import mul

from battlewright.chance.series import Series, product, trimmed, weighted_sum

CUT = 1e-12
"""A tail lighter than this is folded into the last value that stays."""

SLACK = 1e-9
"""How far from 1 the chances handed to a new distribution may add up before it is taken for a mistake."""


@dataclass(frozen=True, slots=True)
class Distribution:
    """How likely each number from 0 up is: `p[k]` is the chance of exactly `k`.

    Two are equal when all their chances are, to the last digit; `is_close_to` allows for rounding.
    """

    p: Series

    def __post_init__(self) -> None:
        object.__setattr__(self, "p", _settled(self.p))

    @staticmethod
    def point(k: int) -> "Distribution":
        """The number is `k` for certain."""
        _check_not_negative(k)
        return Distribution((0.0,) * k + (1.0,))

    @staticmethod
    def mix(parts: Iterable[tuple[float, "Distribution"]]) -> "Distribution":
        """One of the parts applies, each as often as its weight says; the weights add up to 1."""
        return Distribution(weighted_sum((weight, part.p) for weight, part in parts))

    @property
    def mean(self) -> float:
        """The average."""
        return fsum(value * chance for value, chance in enumerate(self.p))

    @property
    def highest(self) -> int:
        """The highest number whose chance is kept."""
        return len(self.p) - 1

    def chance(self, k: int) -> float:
        """The chance of exactly `k`."""
        return self.p[k] if 0 <= k < len(self.p) else 0.0

    def at_least(self, k: int) -> float:
        """The chance of `k` or more."""
        return 1.0 if k <= 0 else min(1.0, fsum(self.p[k:]))

    def map(self, f: Callable[[int], int]) -> "Distribution":
        """The odds of `f` of the number; `f` must not answer below 0."""
        total: list[float] = []
        for value, chance in self.as_pairs():
            image = f(value)
            _check_not_negative(image)
            total += repeat(0.0, image + 1 - len(total))
            total[image] += chance
        return Distribution(tuple(total))

    def capped(self, cap: int) -> "Distribution":
        """Whatever exceeds `cap` counts as `cap`."""
        _check_not_negative(cap)
        return self if cap >= self.highest else Distribution((*self.p[:cap], fsum(self.p[cap:])))

    def convolve(self, other: "Distribution") -> "Distribution":
        """The odds of the sum with an independent number."""
        return Distribution(product(self.p, other.p))

    def minus(self, other: "Distribution") -> "Distribution":
        """The odds of what an independent number leaves of this one: cancelled one for one, never below 0."""
        left = [sum(map(mul, self.p[rest:], other.p)) for rest in range(1, len(self.p))]
        return Distribution((max(0.0, 1.0 - fsum(left)), *left))

    def is_close_to(self, other: "Distribution", tolerance: float = 1e-9) -> bool:
        """No number is likelier in one than in the other by more than `tolerance`."""
        length = max(len(self.p), len(other.p))
        return all(abs(self.chance(k) - other.chance(k)) <= tolerance for k in range(length))

    def as_pairs(self) -> list[tuple[int, float]]:
        """Each number that can come up with its chance, in order: ready for JSON."""
        return [(value, chance) for value, chance in enumerate(self.p) if chance > 0.0]


def _settled(weights: Sequence[float]) -> Series:
    """The weights with their tail cut and rounding scaled away; anything worse than rounding is refused."""
    total = fsum(weights)
    if abs(total - 1.0) > SLACK or min(weights) < 0.0:
        raise ValueError(f"chances must not be negative and must add up to 1, not {total}: {weights}")
    kept = trimmed(weights, CUT)
    return kept if total == 1.0 else tuple(weight / total for weight in kept)


def _check_not_negative(value: int) -> None:
    if value < 0:
        raise ValueError(f"a distribution is over numbers from 0 up, not {value}")
