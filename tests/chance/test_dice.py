"""Pools of dice, held against every single roll, against sampling, and against what must always be so."""

from collections import Counter
from collections.abc import Callable
from itertools import product
from math import fsum, isclose, sqrt
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from battlewright.chance.dice import (
    chance_of_face,
    exploding_pool,
    exploding_pool_by_tops,
    exploding_pool_without_ones,
    opposed,
    pool_from_faces,
    reroll_choice_odds,
    rows,
    threshold_pool,
)
from battlewright.chance.distribution import Distribution

from .brute_force import DEPTH, Odds, all_rolls, final_rolls, pool_odds, reroll

POOLS = st.integers(0, 12)
THRESHOLDS = st.integers(2, 6)
REROLLS = st.integers(0, 5)
ROLLS = st.lists(st.integers(1, 6), max_size=8)


def assert_same(found: Distribution, expected: Odds, dice: int = 4) -> None:
    """The odds agree, but for the explosions that brute force does not follow."""
    for k in range(max(found.highest, *expected) + 1):
        assert isclose(found.chance(k), expected.get(k, 0.0), abs_tol=dice * 6.0**-DEPTH), k


def assert_no_worse(better: Distribution, worse: Distribution) -> None:
    """Every number of successes is at least as likely to be reached."""
    for k in range(worse.highest + 1):
        assert better.at_least(k) >= worse.at_least(k) - 1e-9, k


@pytest.mark.parametrize("dice", range(5))
@pytest.mark.parametrize("needed", range(1, 8))
def test_a_plain_pool_counts_the_dice_that_show_enough(dice: int, needed: int) -> None:
    """Every roll of up to four dice, for every threshold and one past either end."""
    odds: Odds = {}
    for faces, chance in all_rolls(dice):
        successes = sum(face >= needed for face in faces)
        odds[successes] = odds.get(successes, 0.0) + chance

    assert threshold_pool(dice, needed).is_close_to(Distribution(tuple(odds.get(k, 0.0) for k in range(5))))


def test_plain_dice_may_have_any_number_of_sides() -> None:
    """A twenty-sided die shows 18 or more three times in twenty."""
    assert isclose(threshold_pool(1, 18, sides=20).chance(1), 3 / 20)


@pytest.mark.parametrize("dice", range(5))
@pytest.mark.parametrize("needed", range(2, 7))
def test_every_six_brings_an_extra_die(dice: int, needed: int) -> None:
    """Extra dice succeed on 5 or more, whatever the first dice needed, and explode again."""
    assert_same(exploding_pool(dice, needed), pool_odds(all_rolls(dice), needed))


@pytest.mark.parametrize("rerolls", [(1, 0), (0, 1), (1, 1), (2, 1), (1, 3), (3, 3)])
@pytest.mark.parametrize("needed", [2, 4, 6])
def test_failures_are_rerolled_in_two_steps(needed: int, rerolls: tuple[int, int]) -> None:
    """Free rerolls come first, all at once, then the paid ones, and the same die may be in both."""
    assert_same(exploding_pool(3, needed, *rerolls), pool_odds(all_rolls(3), needed, rerolls))


@pytest.mark.parametrize("extra_needed", [2, 3, 6])
def test_extra_dice_may_need_something_else(extra_needed: int) -> None:
    """An effect may let extra dice succeed on 3 or more."""
    expected = pool_odds(all_rolls(3), 4, (1, 1), extra_needed)

    assert_same(exploding_pool(3, 4, 1, 1, extra_needed=extra_needed), expected)


@given(POOLS, st.integers(1, 7))
def test_dice_that_do_not_explode_make_a_plain_pool(dice: int, needed: int) -> None:
    """Without extra dice and rerolls only the thresholds are left."""
    clamped = max(2, min(6, needed))

    assert exploding_pool(dice, clamped, extra_needed=None).is_close_to(threshold_pool(dice, clamped), 1e-11)


def test_one_die_by_hand() -> None:
    """On 4+: no success in 3 of 6; one on 4, 5, or 6 and a failing extra die; a 6 is worth 2/5 more."""
    pool = exploding_pool(1, 4)

    assert isclose(pool.chance(0), 3 / 6, abs_tol=1e-11)
    assert isclose(pool.chance(1), 2 / 6 + 1 / 6 * 4 / 6, abs_tol=1e-11)
    assert isclose(pool.mean, 3 / 6 + 1 / 6 * 2 / 5, abs_tol=1e-10)


@given(POOLS, THRESHOLDS)
def test_without_rerolls_dice_are_independent(dice: int, needed: int) -> None:
    """The mean of a pool is that of one die as often as there are dice."""
    assert isclose(exploding_pool(dice, needed).mean, dice * exploding_pool(1, needed).mean, abs_tol=1e-8)


@given(POOLS, THRESHOLDS, REROLLS, REROLLS, st.sampled_from([exploding_pool, exploding_pool_without_ones]))
def test_pools_add_up_to_one(
    dice: int, needed: int, free: int, paid: int, pool: Callable[[int, int, int, int], Distribution]
) -> None:
    """Something always happens."""
    assert isclose(fsum(pool(dice, needed, free, paid).p), 1.0, abs_tol=1e-12)


@given(st.integers(0, 11), THRESHOLDS, REROLLS, REROLLS)
def test_more_is_never_worse(dice: int, needed: int, free: int, paid: int) -> None:
    """One more die, or one reroll more of either kind, reaches no number less often."""
    pool = exploding_pool(dice, needed, free, paid)

    assert_no_worse(exploding_pool(dice + 1, needed, free, paid), pool)
    assert_no_worse(exploding_pool(dice, needed, free + 1, paid), pool)
    assert_no_worse(exploding_pool(dice, needed, free, paid + 1), pool)


@given(POOLS, st.integers(3, 6), REROLLS, REROLLS)
def test_an_easier_threshold_is_never_worse(dice: int, needed: int, free: int, paid: int) -> None:
    """A threshold lower by one reaches no number less often, and with rerolls the mean is no lower.

    With rerolls high numbers may become rarer: a die that now succeeds is not rerolled, and shows no six.
    """
    assert_no_worse(exploding_pool(dice, needed - 1), exploding_pool(dice, needed))
    easier, harder = exploding_pool(dice, needed - 1, free, paid), exploding_pool(dice, needed, free, paid)
    assert easier.mean >= harder.mean - 1e-9
    assert exploding_pool(1, 2, 1).at_least(2) < exploding_pool(1, 6, 1).at_least(2)


def test_rerolls_beyond_the_dice_are_of_no_use() -> None:
    """In each step a die is rerolled once at most."""
    assert exploding_pool(2, 4, 9, 0) == exploding_pool(2, 4, 2, 0)
    assert exploding_pool(2, 4, 9, 0) != exploding_pool(2, 4, 2, 2)


def test_a_cap_counts_the_excess_as_the_cap() -> None:
    """Four dice capped at 2 give 2 successes whenever they would give more."""
    pool = exploding_pool(4, 4, cap=2)

    assert pool.highest == 2
    assert isclose(pool.chance(2), exploding_pool(4, 4).at_least(2))


@pytest.mark.parametrize("needed", [2, 4, 5])
def test_a_pool_agrees_with_sampling(needed: int) -> None:
    """Thirty thousand seeded rolls of seven dice stay within five standard errors of the odds."""
    random, samples = Random(needed), 30_000
    totals = [sampled_successes(random, 7, needed, free=2, paid=1) for _ in range(samples)]
    pool = exploding_pool(7, needed, 2, 1)

    for k in range(1, 10):
        chance = pool.at_least(k)
        error = sqrt(chance * (1.0 - chance) / samples)
        assert abs(sum(total >= k for total in totals) / samples - chance) <= 5 * error + 1e-9, k


def sampled_successes(random: Random, dice: int, needed: int, free: int, paid: int) -> int:
    """One test, rolled as at the table."""
    faces = sorted(random.randint(1, 6) for _ in range(dice))
    for allowed in (free, paid):
        again = min(allowed, sum(face < needed for face in faces))
        faces = sorted([random.randint(1, 6) for _ in range(again)] + faces[again:])
    successes, exploding = sum(face >= needed for face in faces), faces.count(6)
    while exploding:
        extra = [random.randint(1, 6) for _ in range(exploding)]
        successes, exploding = successes + sum(face >= 5 for face in extra), extra.count(6)
    return successes


@pytest.mark.parametrize("faces", [(), (1, 2), (6, 6, 3), (4, 1, 6), (5, 5, 2), (1, 1, 3)])
@pytest.mark.parametrize("rerolls", [(0, 0), (1, 0), (1, 2)])
@pytest.mark.parametrize("ones_cancel", [False, True])
def test_a_roll_on_the_table_has_its_rerolls_to_come(
    faces: tuple[int, ...], rerolls: tuple[int, int], ones_cancel: bool
) -> None:
    """Known dice stay as they are unless they fail and may be rerolled."""
    expected = pool_odds([(faces, 1.0)], 4, rerolls, ones_cancel=ones_cancel)

    assert_same(pool_from_faces(faces, 4, *rerolls, cancel_if_one=ones_cancel), expected)


@pytest.mark.parametrize("needed", [3, 6])
@pytest.mark.parametrize("ones_cancel", [False, True])
def test_a_pool_is_the_mixture_of_its_first_rolls(needed: int, ones_cancel: bool) -> None:
    """Averaging over all first rolls gives the odds before the roll."""
    parts = [
        (chance, pool_from_faces(faces, needed, 1, 2, cancel_if_one=ones_cancel))
        for faces, chance in all_rolls(3)
    ]
    pool = exploding_pool_without_ones if ones_cancel else exploding_pool

    assert Distribution.mix(parts).is_close_to(pool(3, needed, 1, 2), 1e-10)


@pytest.mark.parametrize("places", [(), (0,), (1,), (0, 2), (3,), (0, 1, 2, 3)])
@pytest.mark.parametrize("ones_cancel", [False, True])
def test_a_player_may_reroll_any_dice(places: tuple[int, ...], ones_cancel: bool) -> None:
    """Exactly the chosen dice are rolled again, successes and sixes too if the player so wishes."""
    faces = (1, 3, 4, 6)
    expected = pool_odds(reroll(faces, places), 4, ones_cancel=ones_cancel)
    chosen = [faces[place] for place in places]

    assert_same(reroll_choice_odds(faces, chosen, 4, cancel_if_one=ones_cancel), expected)


@given(ROLLS, THRESHOLDS, st.data())
def test_no_choice_beats_rerolling_the_failures(faces: list[int], needed: int, data: st.DataObject) -> None:
    """On average failures are the dice to reroll, and as many as allowed."""
    chosen = data.draw(st.lists(st.sampled_from(range(len(faces))), unique=True)) if faces else []
    choice = reroll_choice_odds(faces, [faces[place] for place in chosen], needed)

    assert pool_from_faces(faces, needed, len(chosen)).mean >= choice.mean - 1e-9


def test_a_success_may_be_worth_rerolling_for_a_six() -> None:
    """Where one success is of no use and two are, a 4 is better rolled again than kept."""
    assert pool_from_faces([4], 4, free_rerolls=1).at_least(2) == 0.0
    assert isclose(reroll_choice_odds([4], [4], 4).at_least(2), 1 / 6 * 2 / 6)


def test_dice_that_are_not_there_cannot_be_rerolled() -> None:
    """The chosen faces must be among those on the table, as often as they are chosen."""
    with pytest.raises(ValueError, match=r"cannot reroll \[1, 1\]: on the table are \[1, 4\]"):
        reroll_choice_odds([1, 4], [1, 1], 4)


@pytest.mark.parametrize("rerolls", [(0, 0), (1, 0), (1, 1), (2, 1), (3, 3)])
@pytest.mark.parametrize("needed", [2, 4, 6])
def test_a_one_in_the_end_loses_all_successes(needed: int, rerolls: tuple[int, int]) -> None:
    """Ones on extra dice count too; a 1 that is rerolled away does not, and ones are rerolled first."""
    expected = pool_odds(all_rolls(3), needed, rerolls, ones_cancel=True)

    assert_same(exploding_pool_without_ones(3, needed, *rerolls), expected)


@given(POOLS, THRESHOLDS, REROLLS, REROLLS)
def test_losing_to_ones_is_never_better(dice: int, needed: int, free: int, paid: int) -> None:
    """A pool in which ones cancel reaches no number more often."""
    assert_no_worse(
        exploding_pool(dice, needed, free, paid), exploding_pool_without_ones(dice, needed, free, paid)
    )


@pytest.mark.parametrize("face", range(1, 7))
@pytest.mark.parametrize("needed", [2, 3, 4, 6])
@pytest.mark.parametrize("rerolls", [(0, 0), (3, 0), (3, 3)])
def test_a_face_among_the_first_dice(face: int, needed: int, rerolls: tuple[int, int]) -> None:
    """At least one of the first dice shows the face, after all failures could be rerolled."""
    lying = final_rolls(all_rolls(3), needed, rerolls)
    expected = fsum(chance for faces, chance in lying if face in faces)

    assert isclose(chance_of_face(3, face, needed, *rerolls), expected, abs_tol=1e-9)


@pytest.mark.parametrize("face", [4, 5, 6])
def test_a_successful_face_with_few_rerolls(face: int) -> None:
    """Which failures are rerolled makes no difference to the chance of a six."""
    lying = final_rolls(all_rolls(4), 4, (1, 2))
    expected = fsum(chance for faces, chance in lying if face in faces)

    assert isclose(chance_of_face(4, face, 4, 1, 2), expected, abs_tol=1e-9)


def test_no_dice_show_nothing() -> None:
    """With 0 dice there are 0 successes, no face shows, and rerolls do not help."""
    assert exploding_pool(0, 4, 2, 2) == Distribution.point(0)
    assert exploding_pool_without_ones(0, 4) == Distribution.point(0)
    assert pool_from_faces([], 4, 1, 1) == Distribution.point(0)
    assert chance_of_face(0, 6, 4, 2, 2) == 0.0


@given(POOLS, POOLS)
def test_defence_cancels_one_for_one(attack: int, defence: int) -> None:
    """A defence leaves at most what the attack had, and more defence dice leave no more."""
    rolled = exploding_pool(attack, 4)
    left = opposed(rolled, exploding_pool(defence, 4))

    assert_no_worse(rolled, left)
    assert_no_worse(left, opposed(rolled, exploding_pool(defence + 1, 4)))


@pytest.mark.parametrize(("successes", "wounds"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (9, 3)])
def test_only_the_highest_row_reached_counts(successes: int, wounds: int) -> None:
    """One, three and five successes are worth one, two and three wounds."""
    table = [(1, 1), (3, 2), (5, 3)]

    assert rows(Distribution.point(successes), table) == Distribution.point(wounds)
    assert rows(Distribution.point(successes), table[::-1]) == Distribution.point(wounds)


def test_a_table_without_rows_gives_nothing() -> None:
    """Where no row is reached the value is 0."""
    assert rows(exploding_pool(3, 4), []) == Distribution.point(0)


@pytest.mark.parametrize("needed", [1, 7])
def test_thresholds_that_break_the_pool_are_refused(needed: int) -> None:
    """In an exploding pool a 1 always fails and a 6 always succeeds; callers clamp."""
    with pytest.raises(ValueError, match=f"from 2 to 6, not at {needed}"):
        exploding_pool(3, needed)


def test_counts_below_zero_are_refused() -> None:
    """There are no negative dice or rerolls, and dice show no 7."""
    with pytest.raises(ValueError, match="-1 dice"):
        exploding_pool(-1, 4)
    with pytest.raises(ValueError, match="-2 paid rerolls"):
        exploding_pool(3, 4, 0, -2)
    with pytest.raises(ValueError, match="does not show 7"):
        pool_from_faces([7], 4)


# By how many dice show the highest face


@pytest.mark.parametrize(("dice", "needed", "free", "paid"), [(1, 4, 0, 0), (4, 5, 1, 2), (7, 3, 0, 3)])
def test_the_parts_by_highest_faces_make_up_the_whole(dice: int, needed: int, free: int, paid: int) -> None:
    """Together they are the pool itself, wherever the count of highest faces ends."""
    whole = exploding_pool(dice, needed, free, paid)

    for most in (0, 2, 6):
        parts = exploding_pool_by_tops(dice, needed, free, paid, 5, most)
        assert Distribution.mix(parts).is_close_to(whole)


def test_highest_faces_and_successes_go_together() -> None:
    """Two dice without extra ones, counted out: 36 rolls; a 6 of two is also a success."""
    parts = exploding_pool_by_tops(2, 4, 0, 0, None, 2)
    counted: Counter[tuple[int, int]] = Counter()
    for a, b in product(range(1, 7), repeat=2):
        counted[(a == 6) + (b == 6), (a >= 4) + (b >= 4)] += 1

    for tops, (weight, successes) in enumerate(parts):
        for number, chance in successes.as_pairs():
            assert weight * chance == pytest.approx(counted[tops, number] / 36)


def test_extra_dice_count_as_highest_faces_too() -> None:
    """One die: a 6 brings a die that shows 6 once in six."""
    (none, _), (one, after_one), (two, after_two) = exploding_pool_by_tops(1, 4, 0, 0, 5, 2)

    assert (none, one, two) == pytest.approx((5 / 6, 5 / 36, 1 / 36))
    assert (after_one.chance(1), after_one.chance(2)) == pytest.approx((4 / 5, 1 / 5))
    assert after_two.chance(2) == pytest.approx(5 / 6 * 4 / 5)
