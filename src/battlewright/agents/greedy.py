"""The greedy agent: one step ahead, on exact odds and the game's own evaluation.

It asks the game for advice first: a game scores options whose worth lies in odds (`Game.preview`) or
in what they lead to. Where the game has no opinion, every option is tried on states that could lie
behind the view, and what comes of it is evaluated.
"""

from __future__ import annotations

from random import Random

from battlewright.kernel.decisions import Decision
from battlewright.kernel.game import AnyGame, AnyState
from battlewright.kernel.options import Option
from battlewright.kernel.rng import Rng

SAMPLES = 2  # states tried behind a view
WIDEST = 24  # options tried; of more, an even sample
TIED = 1e-9


class GreedyAgent:
    """Takes the option that looks best now; among equals, any."""

    name = "greedy"
    looks = True

    def __init__(self, game: AnyGame, seed: int = 0) -> None:
        """The seed settles ties and what is imagined behind a view."""
        self._game = game
        self._random = Random(seed)

    def choose(self, view: AnyState | None, decision: Decision) -> Option:
        """The best option by advice, or else by trying."""
        options = list(decision.options)
        if len(options) == 1:
            return options[0]
        assert view is not None  # `looks` asks for it
        scores = self._game.advice(view, decision.seat, decision)
        if scores is None:
            if len(options) > WIDEST:
                options = self._random.sample(options, WIDEST)
            scores = self._try(view, decision.seat, options)
        best = max(scores)
        return self._random.choice([o for o, s in zip(options, scores, strict=True) if s >= best - TIED])

    def _try(self, view: AnyState, seat: int, options: list[Option]) -> list[float]:
        """The value of each option, averaged over states that could lie behind the view."""
        totals = [0.0] * len(options)
        for _ in range(SAMPLES):
            imagined = self._game.determinize(view, seat, Rng(seed=str(self._random.getrandbits(64))))
            for number, option in enumerate(options):
                state = self._game.copy(imagined)
                self._game.take(state, seat, option)
                totals[number] += self._game.evaluate(state, seat) / SAMPLES
        return totals
