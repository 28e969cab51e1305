"""Measuring opponents: intervals, the sequential test, and pairs of games with sides swapped."""

from __future__ import annotations

import pytest

from bench.ladder.pairs import Pairing, add_up, play
from bench.ladder.stats import sprt, wilson


def test_the_interval_of_a_share_holds_it_and_narrows_with_games() -> None:
    """Wilson's interval of 80 in 100, against the value in the literature."""
    found = wilson(80, 100)

    assert found.share == 0.8
    assert (found.low, found.high) == pytest.approx((0.711, 0.867), abs=0.001)
    assert wilson(0, 0) == (0.5, 0.0, 1.0)


def test_the_sequential_test_decides_only_on_enough_evidence() -> None:
    """Better, not better, or to be played on."""
    assert sprt(10, 5) == "open"
    assert sprt(200, 100) == "better"
    assert sprt(100, 130) == "not better"


def test_a_pair_of_games_with_equal_agents_is_even() -> None:
    """The same seed with sides swapped: what one game gives, the other takes."""
    pairing = Pairing("fields", "yardstick", "yardstick", "first", "even")
    results = [play(pairing, number) for number in (0, 1)]

    assert not any(result.error for result in results)
    assert results[0].points + results[1].points == 1
    assert results[0].lead == -results[1].lead
    assert add_up(pairing, results).score.share == 0.5
