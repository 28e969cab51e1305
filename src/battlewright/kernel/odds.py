"""Previews: the exact odds of what an option leads to, before it is chosen."""

from __future__ import annotations

from msgspec import Struct

from battlewright.kernel.tally import Tally


class TestOdds(Struct, frozen=True):
    """One test: who rolls how many dice at which scope, and the chance of each number of successes."""

    __test__ = False  # not a test class, whatever pytest thinks of the name

    kind: str
    who: str
    dice: Tally
    needed: Tally
    successes: tuple[float, ...]
    free_rerolls: int = 0
    paid_rerolls: int = 0


class Chance(Struct, frozen=True):
    """One of several results that a roll may have: what happens, how likely, and on which faces."""

    what: str
    chance: float
    faces: tuple[int, ...] = ()


class Odds(Struct, frozen=True):
    """The possible results of an option: its tests, the successes left over, and the result per target."""

    target: str
    tests: tuple[TestOdds, ...]
    remaining: tuple[float, ...]  # chance of 0, 1, 2 … successes left after defence
    wounds: tuple[float, ...] = ()  # chance of 0, 1, 2 … wounds
    knock_out: float = 0.0
    note: str = ""
    outcomes: tuple[Chance, ...] = ()  # the rows of a table, where a roll picks one of them
