"""The yardstick: greedy as it played on the day the opponents were begun, kept for measuring.

Advice and evaluation of the three games are copies (`bench/yardstick/<game>`) that follow repairs of the
rules and nothing else, so that the product's own advice may become better. What they ask of the rules
(odds, ways, costs) is the product's.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any, NamedTuple

from battlewright.kernel.decisions import Decision
from battlewright.kernel.game import AnyGame, AnyState
from battlewright.kernel.options import Option
from battlewright.kernel.rng import Rng

SAMPLES = 2  # states tried behind a view
WIDEST = 24  # options tried; of more, an even sample
TIED = 1e-9


class Judgement(NamedTuple):
    """What a game knew about itself."""

    advise: Callable[[Any, int, Decision], list[float] | None]
    evaluate: Callable[[Any, int], float]


def judgement_of(game: str) -> Judgement:
    """The frozen advice and evaluation of a game."""
    advice = import_module(f"bench.yardstick.{game}")
    evaluation = import_module(f"bench.yardstick.{game}.evaluate")
    return Judgement(advice.advise, evaluation.evaluate)


class YardstickAgent:
    """Takes the option that looks best now; among equals, any."""

    name = "yardstick"
    looks = True

    def __init__(self, game: AnyGame, seed: int = 0) -> None:
        """The seed settles ties and what is imagined behind a view."""
        self._game = game
        self._random = Random(seed)
        self._judgement = judgement_of(game.name)

    def choose(self, view: AnyState | None, decision: Decision) -> Option:
        """The best option by advice, or else by trying."""
        options = list(decision.options)
        if len(options) == 1:
            return options[0]
        scores = self._judgement.advise(view, decision.seat, decision)
        if scores is None:
            if len(options) > WIDEST:
                options = self._random.sample(options, WIDEST)
            scores = self._try(view, decision.seat, options)
        best = max(scores)
        return self._random.choice([o for o, s in zip(options, scores, strict=True) if s >= best - TIED])

    def _try(self, view: Any, seat: int, options: list[Option]) -> list[float]:
        """The value of each option, averaged over states that could lie behind the view."""
        totals = [0.0] * len(options)
        for _ in range(SAMPLES):
            imagined = self._game.determinize(view, seat, Rng(seed=str(self._random.getrandbits(64))))
            for number, option in enumerate(options):
                state = self._game.copy(imagined)
                self._game.take(state, seat, option)
                totals[number] += self._judgement.evaluate(state, seat) / SAMPLES
        return totals
