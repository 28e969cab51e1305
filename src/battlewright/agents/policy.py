"""The policy: the advice of the game, or trial and evaluation where the game gives none.

The opponents choose by it, and searches assume that all players do. Advice depends only on
what a seat sees, so it is cached by view: a search meets the same views again and again.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from battlewright.agents.styles import Style, styled
from battlewright.kernel.decisions import Decision
from battlewright.kernel.game import AnyGame, AnyState
from battlewright.kernel.options import Option
from battlewright.kernel.rng import Rng


class Effort(NamedTuple):
    """How much is tried where a game has no advice."""

    samples: int  # states behind a view
    widest: int  # options; of more, an even sample


CAREFUL, HASTY = Effort(2, 24), Effort(1, 6)  # for a choice to be made, and within a search
TIED = 1e-9
REMEMBERED = 20_000  # views
UNTRIED = -1e9  # the score of an option that was left out

Scores = tuple[float, ...]


class Policy:
    """Scores of the options of a seat, from what it sees."""

    def __init__(self, game: AnyGame) -> None:
        """An empty memory."""
        self.game = game
        self._memory: dict[tuple[int, bytes], Scores | None] = {}
        self.asked = self.known = 0

    def advice(self, view: AnyState, decision: Decision) -> Scores | None:
        """The game's advice, remembered by what the seat sees."""
        key = (decision.seat, self.game.save(view))
        self.asked += 1
        if key in self._memory:
            self.known += 1
            return self._memory[key]
        if len(self._memory) >= REMEMBERED:
            self._memory.clear()
        found = self.game.advice(view, decision.seat, decision)
        scores = self._memory[key] = None if found is None else tuple(found)
        return scores

    def scores(
        self,
        view: AnyState,
        decision: Decision,
        random: Random,
        effort: Effort = CAREFUL,
        style: Style | None = None,
    ) -> Scores:
        """A score for each option: by advice, or else by trying them on states behind the view."""
        found = self.advice(view, decision)
        if found is None:
            found = self._tried(view, decision, random, effort)
        if style is not None:
            found = styled(found, self.game.leanings(view, decision.seat, decision), style)
        return found

    def choose(
        self,
        view: AnyState,
        decision: Decision,
        random: Random,
        effort: Effort = CAREFUL,
        style: Style | None = None,
    ) -> Option:
        """The best option; among equals, any."""
        if len(decision.options) == 1:
            return decision.options[0]
        scores = self.scores(view, decision, random, effort, style)
        best = max(scores)
        top = [o for o, s in zip(decision.options, scores, strict=True) if s >= best - TIED]
        return top[0] if len(top) == 1 else random.choice(top)

    def _tried(self, view: AnyState, decision: Decision, random: Random, effort: Effort) -> Scores:
        """The value of each option, averaged over states that could lie behind the view."""
        game, seat = self.game, decision.seat
        numbers = list(range(len(decision.options)))
        if len(numbers) > effort.widest:
            numbers = random.sample(numbers, effort.widest)
        totals = [UNTRIED] * len(decision.options)
        for sample in range(effort.samples):
            imagined = game.determinize(view, seat, Rng(seed=str(random.getrandbits(64))))
            for number in numbers:
                state = game.copy(imagined)
                game.take(state, seat, decision.options[number])
                value = game.evaluate(state, seat) / effort.samples
                totals[number] = value if sample == 0 else totals[number] + value
        return tuple(totals)
