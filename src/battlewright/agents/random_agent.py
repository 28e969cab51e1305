"""The random agent: chooses uniformly among the options."""

from __future__ import annotations

from random import Random

from battlewright.kernel.decisions import Decision
from battlewright.kernel.game import AnyGame, AnyState
from battlewright.kernel.options import Option


class RandomAgent:
    """Chooses evenly among the options."""

    name = "random"
    looks = False

    def __init__(self, game: AnyGame, seed: int = 0) -> None:
        """`game` makes no difference; every agent is made alike."""
        self._random = Random(seed)

    def choose(self, view: AnyState | None, decision: Decision) -> Option:
        """One of the options by chance."""
        return self._random.choice(decision.options)
