"""Training: every constant it may move is there, and is moved in the advice of its own game."""

from __future__ import annotations

import pytest

from bench.ladder.pairs import Tuned, agent_of, game_of
from tools.train.constants import SPACES


@pytest.mark.parametrize("name", SPACES)
def test_every_constant_of_a_space_is_one_of_the_advice(name: str) -> None:
    """A constant that was renamed would be an error in the middle of a long run."""
    game = game_of(name)
    spec = "greedy?" + "&".join(f"{constant.key}={constant.value(0.5):.4g}" for constant in SPACES[name])

    assert isinstance(agent_of(spec, game, 1), Tuned)


def test_a_step_multiplies_or_adds() -> None:
    """A factor never changes its sign, a sum may."""
    times, plus = SPACES["battleground"][0], next(c for c in SPACES["fields"] if not c.factor)

    assert times.value(0) == times.middle
    assert times.value(-50) > 0
    assert plus.value(1) - plus.value(0) == pytest.approx(plus.width)
