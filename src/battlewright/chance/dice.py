"""Pools of dice: exact odds of their successes, before the roll and with dice already on the table.

A plain pool counts the dice that show enough (`threshold_pool`). An exploding pool goes through five steps:

1. The initial dice are rolled. A die that shows `needed` or more is a success.
2. Up to `free_rerolls` dice are rolled again, all at once.
3. Up to `paid_rerolls` dice are rolled again, all at once; a die rerolled for free may be among them.
4. Every initial die that now shows the highest face adds an extra die. An extra die that shows the highest
   face adds another, without limit. Extra dice succeed on `extra_needed` and are never rerolled. With
   `extra_needed=None` dice do not explode.
5. The successes are the initial dice that show enough now, and the extra dice that do.

In steps 2 and 3 failures are rerolled, as many as allowed, and never a success. Where a 1 costs all
successes, ones are rerolled before other failures. That is the policy that brings most successes on average
(unless ones cancel), not the best play for every aim: `reroll_choice_odds` answers for any other choice. How
many dice there are, and what is needed, is for the caller to work out; thresholds must lie from 2 to the
highest face, since a 1 always fails and the highest face never does.
"""

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import comb, fsum

from battlewright.chance.distribution import Distribution
from battlewright.chance.exploding import (
    Die,
    Rerolls,
    Table,
    face_chance,
    pool_after_choice,
    pool_on_table,
    whole_pool,
    whole_pool_by_tops,
)


def threshold_pool(dice: int, needed: int, sides: int = 6) -> Distribution:
    """How many dice show `needed` or more; nothing rerolled, nothing exploding, and any `needed` will do."""
    _check_count("dice", dice)
    return _binomial(dice, max(0, min(sides, sides + 1 - needed)), sides)


def exploding_pool(
    dice: int,
    needed: int,
    free_rerolls: int = 0,
    paid_rerolls: int = 0,
    extra_needed: int | None = 5,
    cap: int | None = None,
    sides: int = 6,
) -> Distribution:
    """The successes of an exploding pool; above `cap`, where there is one, they count as `cap`."""
    die = _checked_die(needed, extra_needed, sides, ones_cancel=False)
    return _capped(whole_pool(dice, die, _checked_rerolls(free_rerolls, paid_rerolls, dice)), cap)


def exploding_pool_by_tops(
    dice: int,
    needed: int,
    free_rerolls: int,
    paid_rerolls: int,
    extra_needed: int | None,
    most: int,
    sides: int = 6,
) -> list[tuple[float, Distribution]]:
    """The same, split by how many dice show the highest face in the end, extra dice included.

    Entry *t* is the chance of *t* such dice (the last one: of `most` or more) and the successes then.
    """
    die = _checked_die(needed, extra_needed, sides, ones_cancel=False)
    parts = whole_pool_by_tops(dice, die, _checked_rerolls(free_rerolls, paid_rerolls, dice), most)
    weights = [fsum(part) for part in parts]
    return [
        (weight, Distribution(tuple(chance / weight for chance in part)))
        for weight, part in zip(weights, parts, strict=True)
        if weight > 0.0
    ]


def exploding_pool_without_ones(
    dice: int,
    needed: int,
    free_rerolls: int = 0,
    paid_rerolls: int = 0,
    extra_needed: int | None = 5,
    cap: int | None = None,
    sides: int = 6,
) -> Distribution:
    """The same, where all successes are lost if any die shows a 1 in the end, extra dice included."""
    die = _checked_die(needed, extra_needed, sides, ones_cancel=True)
    return _capped(whole_pool(dice, die, _checked_rerolls(free_rerolls, paid_rerolls, dice)), cap)


def pool_from_faces(
    faces: Sequence[int],
    needed: int,
    free_rerolls: int = 0,
    paid_rerolls: int = 0,
    extra_needed: int | None = 5,
    cap: int | None = None,
    sides: int = 6,
    *,
    cancel_if_one: bool = False,
) -> Distribution:
    """The successes of an exploding pool whose initial dice lie on the table, with the rerolls still to come.

    After the free rerolls, ask again with `free_rerolls=0`; with no rerolls at all, only extra dice are open.
    """
    die = _checked_die(needed, extra_needed, sides, cancel_if_one)
    _check_faces(faces, die)
    rerolls = _checked_rerolls(free_rerolls, paid_rerolls, len(faces))
    return _capped(pool_on_table(_table(faces, die), die, rerolls), cap)


def reroll_choice_odds(
    faces: Sequence[int],
    rerolled_faces: Sequence[int],
    needed: int,
    extra_needed: int | None = 5,
    cap: int | None = None,
    sides: int = 6,
    *,
    cancel_if_one: bool = False,
) -> Distribution:
    """The successes if exactly `rerolled_faces`, some of the `faces`, are rerolled now and none after."""
    die = _checked_die(needed, extra_needed, sides, cancel_if_one)
    _check_faces(faces, die)
    kept = Counter(faces)
    kept.subtract(rerolled_faces)
    if min(kept.values(), default=0) < 0:
        raise ValueError(f"cannot reroll {list(rerolled_faces)}: on the table are {list(faces)}")
    return _capped(pool_after_choice(_table(kept.elements(), die), len(rerolled_faces), die), cap)


def chance_of_face(
    dice: int, face: int, needed: int, free_rerolls: int = 0, paid_rerolls: int = 0, sides: int = 6
) -> float:
    """The chance that at least one initial die shows `face` after the rerolls.

    Without rerolls `needed` makes no difference.
    Which failures to reroll is decided without a look at their faces.
    """
    die = _checked_die(needed, None, sides, ones_cancel=False)
    _check_faces((face,), die)
    return face_chance(dice, face, die, _checked_rerolls(free_rerolls, paid_rerolls, dice))


def opposed(attack: Distribution, defence: Distribution) -> Distribution:
    """The successes of the attack that are left when each success of the defence cancels one."""
    return _opposed(attack, defence)


def rows(dist: Distribution, table: Sequence[tuple[int, int]]) -> Distribution:
    """The value of the highest row reached, 0 if none: rows are (successes needed, value), in any order."""
    ordered = sorted(table)
    thresholds = [needed for needed, _ in ordered]
    values = [0, *(value for _, value in ordered)]
    return dist.map(lambda successes: values[bisect_right(thresholds, successes)])


@lru_cache(maxsize=4096)
def _binomial(dice: int, good: int, sides: int) -> Distribution:
    hit, miss = good / sides, (sides - good) / sides
    return Distribution(tuple(comb(dice, k) * hit**k * miss ** (dice - k) for k in range(dice + 1)))


@lru_cache(maxsize=4096)
def _opposed(attack: Distribution, defence: Distribution) -> Distribution:
    return attack.minus(defence)


def _checked_die(needed: int, extra_needed: int | None, sides: int, ones_cancel: bool) -> Die:
    """A die whose thresholds leave the 1 a failure and the highest face a success."""
    for threshold in (needed, extra_needed):
        if threshold is not None and not 2 <= threshold <= sides:
            raise ValueError(f"a threshold must lie from 2 to {sides}, not at {threshold}")
    return Die(needed, extra_needed, sides, ones_cancel)


def _checked_rerolls(free: int, paid: int, dice: int) -> Rerolls:
    """The rerolls that `dice` dice can use."""
    _check_count("dice", dice)
    _check_count("free rerolls", free)
    _check_count("paid rerolls", paid)
    return Rerolls(min(free, dice), min(paid, dice))


def _table(faces: Iterable[int], die: Die) -> Table:
    """The dice on the table, sorted by what they count as."""
    shown = Counter(faces)
    ones = shown[1] if die.ones_cancel else 0
    failed = sum(count for face, count in shown.items() if face < die.needed)
    top = shown[die.sides]
    return Table((ones, failed - ones), shown.total() - failed - top, top)


def _capped(dist: Distribution, cap: int | None) -> Distribution:
    return dist if cap is None else dist.capped(cap)


def _check_faces(faces: Iterable[int], die: Die) -> None:
    for face in faces:
        if not 1 <= face <= die.sides:
            raise ValueError(f"a die with {die.sides} sides does not show {face}")


def _check_count(what: str, count: int) -> None:
    if count < 0:
        raise ValueError(f"there cannot be {count} {what}")
