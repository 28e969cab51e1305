"""How the odds of an exploding pool are worked out. What such a pool is, `dice.py` says; callers go there.

A roll is known by its failures alone: how many ones (where a 1 costs all successes) and how many blanks,
which are the other failures. Rerolls only touch failures, so both steps are sums over a handful of rolls. All
successes are alike: each is worth one, with the chance of a chain of extra dice on top, and as a series that
is added up as often as there are successes. Rolls and chains that a 1 spoils are left out of the series and
counted as 0 in the end.
"""

from collections import defaultdict
from collections.abc import Mapping
from functools import lru_cache
from math import comb, fsum
from typing import NamedTuple

from battlewright.chance.distribution import Distribution
from battlewright.chance.series import FINE, Series, product, shifted, trimmed, weighted_sum


class Die(NamedTuple):
    """What counts on each die of a pool."""

    needed: int
    extra_needed: int | None
    sides: int
    ones_cancel: bool


class Rerolls(NamedTuple):
    """How many dice may be rerolled in the free step, and how many in the paid one."""

    free: int
    paid: int


Failures = tuple[int, int]
"""The failed dice of a roll as (ones, blanks); where ones do not matter they are blanks like the others."""


class Table(NamedTuple):
    """Dice on the table: failures, successes that do not explode, and highest faces."""

    failures: Failures
    plain: int
    top: int


Rolls = Mapping[Failures, float]
"""How likely each roll is."""


@lru_cache(maxsize=8192)
def whole_pool(dice: int, die: Die, rerolls: Rerolls) -> Distribution:
    """A whole pool, from the first roll."""
    counts = _success_counts(_after_rerolls(_roll(dice, die), die, rerolls), dice)
    return _with_lost_rolls(_worth(counts, die))


@lru_cache(maxsize=2048)
def whole_pool_by_tops(dice: int, die: Die, rerolls: Rerolls, most: int) -> tuple[Series, ...]:
    """A whole pool by the number of highest faces it shows in the end, extra dice included.

    The last series is for `most` or more. The weights of all series add up to 1. Ones must not cancel.
    """
    counts = _success_counts(_after_rerolls(_roll(dice, die), die, rerolls), dice)
    joint: defaultdict[tuple[int, int], float] = defaultdict(float)
    for count, weight in enumerate(counts):
        for at, chance in _tops(count, die, most).items():
            joint[at] += weight * chance
    highest = max(successes for successes, _ in joint)
    return tuple(
        tuple(joint[successes, tops] for successes in range(highest + 1)) for tops in range(most + 1)
    )


@lru_cache(maxsize=1024)
def _tops(count: int, die: Die, most: int) -> Mapping[tuple[int, int], float]:
    """`count` successes of initial dice with their extra dice, as (successes, highest faces up to `most`)."""
    if not count:
        return {(0, 0): 1.0}
    faces = die.sides + 1 - die.needed
    found: defaultdict[tuple[int, int], float] = defaultdict(float)
    for (successes, tops), chance in _tops(count - 1, die, most).items():
        found[successes + 1, tops] += chance * (faces - 1) / faces
        for (extra, more), share in _top_chain(die).items():
            found[successes + 1 + extra, min(most, tops + 1 + more)] += chance * share / faces
    return {at: chance for at, chance in found.items() if chance > FINE}


@lru_cache(maxsize=64)
def _top_chain(die: Die) -> Mapping[tuple[int, int], float]:
    """The extra dice that one highest face brings, as (successes, highest faces)."""
    if die.extra_needed is None:
        return {(0, 0): 1.0}
    found: dict[tuple[int, int], float] = {}
    length, chance = 0, 1.0
    while chance > FINE:
        found[length, length] = chance * (die.extra_needed - 1) / die.sides
        found[length + 1, length] = chance * (die.sides - die.extra_needed) / die.sides
        length, chance = length + 1, chance / die.sides
    return found


@lru_cache(maxsize=8192)
def pool_on_table(table: Table, die: Die, rerolls: Rerolls) -> Distribution:
    """A pool whose first roll is known."""
    recovered = _success_counts(_after_rerolls({table.failures: 1.0}, die, rerolls), sum(table.failures))
    return _with_lost_rolls(product(_standing(table, die), _worth(recovered, die)))


@lru_cache(maxsize=8192)
def pool_after_choice(kept: Table, rerolled: int, die: Die) -> Distribution:
    """Some dice stay as they are and `rerolled` others are rolled once more."""
    ones, _ = kept.failures
    if ones:
        return Distribution.point(0)
    fresh = _worth(_success_counts(_roll(rerolled, die), rerolled), die)
    return _with_lost_rolls(product(_standing(kept, die), fresh))


@lru_cache(maxsize=1024)
def face_chance(dice: int, face: int, die: Die, rerolls: Rerolls) -> float:
    """At least one initial die shows `face` after the rerolls; here ones never cancel."""
    rolls = _after_rerolls(_roll(dice, die), die, rerolls)
    if face >= die.needed:
        other = (die.sides - die.needed) / (die.sides + 1 - die.needed)
        missing = fsum(chance * other ** (dice - blanks) for (_, blanks), chance in rolls.items())
    else:
        other = (die.needed - 2) / (die.needed - 1)
        missing = fsum(chance * other**blanks for (_, blanks), chance in rolls.items())
    return max(0.0, 1.0 - missing)


@lru_cache(maxsize=1024)
def _roll(dice: int, die: Die) -> Rolls:
    """How `dice` dice may fall."""
    return {
        (ones, blanks): _chance_of_failures(dice, ones, blanks, die)
        for ones in range(dice + 1 if die.ones_cancel else 1)
        for blanks in range(dice - ones + 1)
    }


def _chance_of_failures(dice: int, ones: int, blanks: int, die: Die) -> float:
    hits = dice - ones - blanks
    blank_faces = die.needed - 1 - die.ones_cancel
    hit_faces = die.sides + 1 - die.needed
    ways = comb(dice, hits) * comb(ones + blanks, ones)
    return float(ways * blank_faces**blanks * hit_faces**hits / die.sides**dice)


def _after_rerolls(rolls: Rolls, die: Die, rerolls: Rerolls) -> Rolls:
    """How the dice may lie after both steps of rerolling."""
    for allowed in rerolls:
        if allowed:
            rolls = _reroll(rolls, allowed, die)
    return rolls


def _reroll(rolls: Rolls, allowed: int, die: Die) -> Rolls:
    """How the dice may lie after up to `allowed` failures are rerolled together, ones first."""
    after: defaultdict[Failures, float] = defaultdict(float)
    for (ones, blanks), chance in rolls.items():
        again = min(allowed, ones + blanks)
        kept_ones, kept_blanks = max(0, ones - again), min(blanks, ones + blanks - again)
        for (new_ones, new_blanks), share in _roll(again, die).items():
            after[kept_ones + new_ones, kept_blanks + new_blanks] += chance * share
    return after


def _success_counts(rolls: Rolls, dice: int) -> Series:
    """How likely each number of successes among `dice` dice is; rolls that a 1 spoils are left out."""
    counts = [0.0] * (dice + 1)
    for (ones, blanks), chance in rolls.items():
        if not ones:
            counts[dice - blanks] += chance
    return tuple(counts)


def _standing(table: Table, die: Die) -> Series:
    """What the successes on the table are worth, extra dice included."""
    return shifted(_chains(table.top, die), table.plain + table.top)


def _worth(counts: Series, die: Die) -> Series:
    """What the successes of initial dice are worth, extra dice included, when their number is weighted so."""
    return weighted_sum((weight, _successes(count, die)) for count, weight in enumerate(counts))


@lru_cache(maxsize=1024)
def _successes(count: int, die: Die) -> Series:
    """What `count` successes of initial dice are worth: each adds its own, independently."""
    return trimmed(product(_successes(count - 1, die), _success(die))) if count else (1.0,)


@lru_cache(maxsize=1024)
def _chains(count: int, die: Die) -> Series:
    """The successes of the extra dice that `count` highest faces bring."""
    return trimmed(product(_chains(count - 1, die), _chain(die))) if count else (1.0,)


@lru_cache(maxsize=256)
def _success(die: Die) -> Series:
    """What one success of an initial die is worth, not knowing which face it shows."""
    faces = die.sides + 1 - die.needed
    chain = _chain(die)
    return (0.0, (die.sides - die.needed + chain[0]) / faces, *(weight / faces for weight in chain[1:]))


@lru_cache(maxsize=256)
def _chain(die: Die) -> Series:
    """The successes of the extra dice that one highest face brings; chains that a 1 spoils are left out."""
    if die.extra_needed is None:
        return (1.0,)
    fail = (die.extra_needed - 1 - die.ones_cancel) / die.sides
    chain = [fail, (die.sides - die.extra_needed + fail) / die.sides]
    while chain[-1] > FINE:
        chain.append(chain[-1] / die.sides)
    return tuple(chain)


def _with_lost_rolls(weights: Series) -> Distribution:
    """The finished odds: what is missing from the weights are rolls that lost all their successes."""
    lost = max(0.0, 1.0 - fsum(weights))
    return Distribution((weights[0] + lost, *weights[1:]))
