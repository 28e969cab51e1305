"""The generator: seeded, counter-based, uniform, and scripted for tests."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from battlewright.kernel.rng import Rng


def faces(rng: Rng, number: int) -> list[int]:
    """The next dice."""
    return [rng.roll() for _ in range(number)]


def test_the_same_seed_gives_the_same_dice() -> None:
    """Chance is a function of seed and position alone."""
    assert faces(Rng(seed="a"), 50) == faces(Rng(seed="a"), 50)
    assert faces(Rng(seed="a"), 50) != faces(Rng(seed="b"), 50)


def test_it_goes_on_from_its_position() -> None:
    """Seed and position are all there is to save."""
    rng = Rng(seed="a")
    first = faces(rng, 10)
    saved = msgspec.json.encode(rng)
    rest = faces(rng, 10)

    loaded = msgspec.json.decode(saved, type=Rng)
    assert faces(loaded, 10) == rest
    assert faces(Rng(seed="a", position=10), 10) == rest
    assert first + rest == faces(Rng(seed="a"), 20)


def test_every_draw_moves_the_position() -> None:
    """A draw is noticed by the position, scripted or not."""
    rng = Rng(seed="a", script=[3])
    rng.roll()
    assert rng.position == 1
    rng.below(10)
    assert rng.position == 2


def test_known_values_stay_what_they_are() -> None:
    """Replays of today must play the same tomorrow."""
    assert faces(Rng(seed="battlewright"), 12) == [1, 3, 3, 2, 3, 3, 3, 2, 2, 5, 5, 1]


@pytest.mark.parametrize("sides", [2, 3, 6, 20])
def test_all_numbers_are_equally_likely(sides: int) -> None:
    """Thirty thousand draws: every number within four standard errors of its share."""
    rng = Rng(seed="uniform")
    draws = 30_000
    counts = Counter(rng.below(sides) for _ in range(draws))

    expected = draws / sides
    error = (draws * (1 / sides) * (1 - 1 / sides)) ** 0.5
    assert set(counts) == set(range(sides))
    assert all(abs(count - expected) <= 4 * error for count in counts.values())


@given(st.integers(1, 1 << 60), st.text(max_size=80))
def test_draws_stay_in_range(n: int, seed: str) -> None:
    """From 0 to n - 1, whatever the seed."""
    assert 0 <= Rng(seed=seed).below(n) < n


def test_a_script_goes_first() -> None:
    """Scripted faces are handed out in order; then the seed takes over."""
    scripted = Rng(seed="a", script=[6, 1, 4])
    assert faces(scripted, 3) == [6, 1, 4]
    assert faces(scripted, 5) == faces(Rng(seed="a", position=3), 5)


def test_long_seeds_differ_to_their_end() -> None:
    """Two long seeds that share their beginning are not the same."""
    assert faces(Rng(seed="x" * 100 + "1"), 30) != faces(Rng(seed="x" * 100 + "2"), 30)


def test_draws_do_not_show_the_next_ones() -> None:
    """Equal positions of different seeds are unrelated: faces agree about one time in six."""
    same = sum(Rng(seed=f"s{n}").roll() == Rng(seed=f"t{n}").roll() for n in range(3000))
    assert 400 < same < 600
