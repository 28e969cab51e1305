"""The greedy agent: looks one step ahead, with exact odds and the game's own advice.

A game scores options by their odds (`Game.preview`) or their consequences. Where the game gives
no scores, every option is tried on sampled states that fit the view, and the resulting positions are
evaluated.
"""

from __future__ import annotations

from random import Random

from battlewright.agents.policy import Policy
from battlewright.kernel.decisions import Decision
from battlewright.kernel.game import AnyGame, AnyState
from battlewright.kernel.options import Option


class GreedyAgent:
    """Takes the option that looks best now; among equals, any."""

    name = "greedy"
    looks = True

    def __init__(self, game: AnyGame, seed: int = 0) -> None:
        """The seed settles ties and what is imagined behind a view."""
        self._policy = Policy(game)
        self._random = Random(seed)

    def choose(self, view: AnyState | None, decision: Decision) -> Option:
        """The best option by advice, or else by trying."""
        if len(decision.options) == 1:
            return decision.options[0]
        assert view is not None  # `looks` asks for it
        return self._policy.choose(view, decision, self._random)
