"""Distributions add up to 1, and their operations mean what they say."""

from json import dumps
from math import fsum, isclose

import pytest
from hypothesis import given
from hypothesis import strategies as st

from battlewright.chance.distribution import CUT, Distribution


@st.composite
def distributions(draw: st.DrawFn) -> Distribution:
    """Any odds of a small number."""
    weights = draw(st.lists(st.integers(0, 100), min_size=1, max_size=8).filter(any))
    return Distribution(tuple(weight / sum(weights) for weight in weights))


COIN = Distribution((0.5, 0.5))
DIE = Distribution((0.0, *([1 / 6] * 6)))


@given(distributions(), distributions())
def test_chances_add_up_to_one(a: Distribution, b: Distribution) -> None:
    """Whatever is done to distributions, something between 0 and the highest number must happen."""
    made = [
        a,
        a.convolve(b),
        a.minus(b),
        a.map(lambda k: k // 2),
        a.capped(2),
        Distribution.mix([(0.3, a), (0.7, b)]),
    ]

    for result in made:
        assert isclose(fsum(result.p), 1.0, abs_tol=1e-12)
        assert min(result.p) >= 0.0
        assert len(result.p) == result.highest + 1


@given(distributions())
def test_adding_zero_changes_nothing(a: Distribution) -> None:
    """Zero is neutral when numbers are added, and cancels nothing."""
    zero = Distribution.point(0)

    assert a.convolve(zero).is_close_to(a, 1e-14)
    assert zero.convolve(a).is_close_to(a, 1e-14)
    assert a.minus(zero).is_close_to(a, 1e-14)
    assert zero.minus(a) == zero


@given(st.integers(0, 30), st.integers(0, 30))
def test_certain_numbers_add_and_cancel_as_numbers_do(a: int, b: int) -> None:
    """Between points, convolving is adding and minus stops at 0."""
    left, right = Distribution.point(a), Distribution.point(b)

    assert left.convolve(right) == Distribution.point(a + b)
    assert left.minus(right) == Distribution.point(max(0, a - b))


@given(distributions(), distributions())
def test_sums_have_the_sum_of_means(a: Distribution, b: Distribution) -> None:
    """Adding independent numbers adds their means, in either order."""
    assert isclose(a.convolve(b).mean, a.mean + b.mean, abs_tol=1e-9)
    assert a.convolve(b).is_close_to(b.convolve(a), 1e-14)


@given(distributions(), distributions())
def test_cancelling_matches_every_pair(a: Distribution, b: Distribution) -> None:
    """What is left after cancelling is found by going through both numbers; it is never more than before."""
    pairs = [(max(0, i - j), x * y) for i, x in a.as_pairs() for j, y in b.as_pairs()]
    left = a.minus(b)

    for k in range(a.highest + 1):
        assert isclose(left.chance(k), fsum(p for value, p in pairs if value == k), abs_tol=1e-11)
    assert left.mean <= a.mean + 1e-9
    assert left.mean >= a.mean - b.mean - 1e-9


@given(distributions(), distributions(), st.floats(0.0, 1.0))
def test_a_mixture_weighs_its_parts(a: Distribution, b: Distribution, weight: float) -> None:
    """Each chance in a mixture is the weighted chance in its parts."""
    mixed = Distribution.mix([(weight, a), (1.0 - weight, b)])

    for k in range(9):
        assert isclose(mixed.chance(k), weight * a.chance(k) + (1.0 - weight) * b.chance(k), abs_tol=1e-11)


@given(distributions())
def test_at_least_falls_from_one_to_zero(a: Distribution) -> None:
    """A higher number is never likelier to be reached, and the chances of reaching add up to the mean."""
    reached = [a.at_least(k) for k in range(-1, a.highest + 2)]

    assert reached[:2] == [1.0, 1.0]
    assert reached == sorted(reached, reverse=True)
    assert reached[-1] == 0.0
    assert isclose(fsum(reached[2:]), a.mean, abs_tol=1e-9)


def test_chances_outside_are_zero() -> None:
    """No number below 0 or above the highest comes up."""
    assert COIN.chance(-1) == COIN.chance(2) == 0.0
    assert COIN.chance(1) == 0.5


def test_mapping_gathers_equal_results() -> None:
    """A die halved and rounded down shows 0 to 3."""
    halved = DIE.map(lambda k: k // 2)

    assert halved.is_close_to(Distribution((1 / 6, 2 / 6, 2 / 6, 1 / 6)), 1e-14)


def test_capping_counts_the_excess_as_the_cap() -> None:
    """A die capped at 4 shows 4 in half of all rolls; a cap out of reach changes nothing."""
    assert isclose(DIE.capped(4).chance(4), 0.5)
    assert DIE.capped(4).highest == 4
    assert DIE.capped(6) == DIE


def test_a_light_tail_is_folded_into_the_last_number_that_stays() -> None:
    """Tails below 1e-12 are cut, and nothing is lost by it."""
    cut = Distribution((0.5, 0.5 - 0.8 * CUT, 0.5 * CUT, 0.3 * CUT))

    assert cut.highest == 1
    assert fsum(cut.p) == 1.0


def test_a_tail_worth_keeping_is_kept() -> None:
    """A chance of 1e-11 is small, but above the cut."""
    assert Distribution((1.0 - 1e-11, 1e-11)).highest == 1


def test_equal_distributions_are_one_key() -> None:
    """Distributions compare by value and can be cached; rounding is for `is_close_to`."""
    assert {Distribution((0.5, 0.5)): "coin"}[COIN] == "coin"
    rounded = Distribution((0.5 + 1e-11, 0.5 - 1e-11))
    assert rounded != COIN
    assert rounded.is_close_to(COIN)
    assert not rounded.is_close_to(COIN, 1e-12)
    assert not Distribution.point(1).is_close_to(Distribution.point(2))


def test_pairs_go_into_json() -> None:
    """Pairs leave out what cannot happen."""
    assert dumps(COIN.convolve(Distribution.point(1)).as_pairs()) == "[[1, 0.5], [2, 0.5]]"


@pytest.mark.parametrize("chances", [(0.5, 0.4), (1.5, -0.5), (0.0,)])
def test_chances_that_cannot_be_are_refused(chances: tuple[float, ...]) -> None:
    """Chances must not be negative and must add up to 1."""
    with pytest.raises(ValueError, match="add up to 1"):
        Distribution(chances)


def test_numbers_below_zero_are_refused() -> None:
    """Neither a point nor a mapping may go below 0."""
    with pytest.raises(ValueError, match="from 0 up, not -1"):
        Distribution.point(-1)
    with pytest.raises(ValueError, match="from 0 up, not -1"):
        COIN.map(lambda k: k - 1)
