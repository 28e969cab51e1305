"""The random agent: every option is as good as any other."""

from __future__ import annotations

from random import Random
from typing import Any

from battlewright.kernel.decisions import Decision
from battlewright.kernel.game import Game
from battlewright.kernel.options import Option


class RandomAgent:
    """Chooses evenly among the options."""

    name = "random"
    looks = False

    def __init__(self, game: Game[Any], seed: int = 0) -> None:
        """`game` makes no difference; every agent is made alike."""
        self._random = Random(seed)

    def choose(self, view: Any, decision: Decision) -> Option:
        """Any option."""
        return self._random.choice(decision.options)
