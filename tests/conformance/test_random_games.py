"""Random games of drawn setups, with what always holds checked after every choice.

How many an ordinary run plays is up to each game; `RANDOM_GAMES=2000 pytest tests/conformance` plays that
many of each.
"""

from __future__ import annotations

import os
from random import Random

import pytest
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from tests.conformance.games import SEED, SUBJECTS, Setup
from tests.conformance.walks import LONGEST, Choices

SHARDS = 20  # so that several cores share the work


@pytest.mark.parametrize("name", SUBJECTS)
@pytest.mark.parametrize("shard", range(SHARDS))
def test_random_games_keep_the_invariants(name: str, shard: int) -> None:
    """Any setup, any seed, any choices: the game ends by its rules and stays sound on the way."""
    subject = SUBJECTS[name]

    @seed(shard)
    @settings(
        max_examples=int(os.environ.get("RANDOM_GAMES", subject.games)) // SHARDS,
        database=None,
        deadline=None,
        phases=(Phase.generate,),  # a failing game is named by its setup and seed; no need to shrink
        suppress_health_check=list(HealthCheck),
    )
    @given(setup=subject.any_setup, number=st.integers(0, 2**32), eager=st.booleans())
    def games(setup: Setup, number: int, eager: bool) -> None:
        game = subject.game
        random = Random(number)
        choices = Choices(subject, random, eager=eager)
        state = game.new(setup, f"{SEED}{number}")
        for _ in range(LONGEST):
            asked = game.asked(state)
            if not asked:
                break
            seat = random.choice(asked)
            game.take(state, seat, choices.choose(game.decision(state, seat)))
            subject.invariants(state)
        assert game.outcome(state) is not None

    games()
