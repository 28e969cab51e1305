"""Weights of the values 0, 1, 2, ... as plain tuples, and the sums that odds are made of.

A series holds at index `k` the weight of the value `k`. Unlike a `Distribution` it need not add up to 1: what
is missing is an outcome that its maker accounts for elsewhere (a roll whose successes are all lost, say).
Multiplying two series adds independent values. `distribution.py` and `exploding.py` build on this module;
nothing else should.
"""

from collections.abc import Iterable, Sequence
from itertools import repeat
from operator import add, mul

Series = tuple[float, ...]

FINE = 1e-15
"""The tail cut between two steps of a sum: small beside the 1e-12 of a finished distribution."""


def trimmed(weights: Sequence[float], cut: float = FINE) -> Series:
    """The same weights, with a tail lighter than `cut` folded into the last value that stays."""
    last, tail = len(weights) - 1, 0.0
    while last > 0 and tail + weights[last] < cut:
        tail += weights[last]
        last -= 1
    return (*weights[:last], weights[last] + tail)


def product(left: Series, right: Series) -> Series:
    """The weights of the sum of two independent values."""
    short, long = sorted((left, right), key=len)
    total = [0.0] * (len(short) + len(long) - 1)
    for shift, weight in enumerate(short):
        if weight:
            for value, other in enumerate(long, shift):
                total[value] += weight * other
    return tuple(total)


def weighted_sum(parts: Iterable[tuple[float, Series]]) -> Series:
    """One of several series applies, each as often as its weight says."""
    total: list[float] = []
    for weight, part in parts:
        total += repeat(0.0, len(part) - len(total))
        total[: len(part)] = map(add, total, map(mul, part, repeat(weight)))
    return tuple(total)


def shifted(weights: Series, by: int) -> Series:
    """The same weights, each for a value higher by `by`."""
    return (0.0,) * by + weights
