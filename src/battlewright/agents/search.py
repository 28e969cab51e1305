"""A search that defers to its policy unless the evidence is clear.

The policy names a few candidates. Each is tried in the same imagined worlds: what is hidden is drawn from the
view, the dice are the same, and play goes on by the policy for some turns; then the position is judged by the
chance to win. A candidate overrules the policy's own choice only if its mean gain, less some standard errors,
is positive: taking the best of several noisy means would mostly pick lucky ones.

Given a number of nodes and no time limit, the choice depends on the seed and the view alone.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from math import sqrt
from random import Random

from msgspec import Struct

from battlewright.agents.policy import TIED, UNTRIED, Policy, Scores
from battlewright.kernel.decisions import Decision
from battlewright.kernel.game import AnyGame, AnyState
from battlewright.kernel.options import Option
from battlewright.kernel.rng import Rng

LONGEST = 400  # decisions of a line of play


class Settings(Struct, kw_only=True, frozen=True):
    """How a search looks ahead."""

    seconds: float = 0.5  # for a decision; 0: no limit
    nodes: int = 50_000  # choices carried out for a decision
    width: int = 4  # candidates, the policy's own choice among them
    worlds: int = 24  # at most
    least: int = 4  # worlds before anything is dropped or overruled
    doubt: float = 1.5  # standard errors by which a gain must stand out
    gain: float = 0.004  # the smallest gain that is worth overruling for
    turns: int = 2  # how many turns a line goes on, the present one included
    plan_turns: int = 6  # the same for decisions that are made for a round


class Candidate(Struct):
    """An option and what came of it in each world."""

    option: Option
    values: list[float] = []

    def gain(self, usual: Candidate) -> tuple[float, float]:
        """The mean gain over another candidate in the same worlds, and its standard error."""
        gains = [a - b for a, b in zip(self.values, usual.values, strict=False)]
        mean = sum(gains) / len(gains)
        if len(gains) < 2:
            return mean, 1.0
        spread = sum((g - mean) ** 2 for g in gains) / (len(gains) - 1)
        return mean, sqrt(spread / len(gains)) + 1e-6


class OutOfBudget(Exception):
    """Time or nodes are used up, or the search was cancelled."""


class Search:
    """Looks ahead from views of one game."""

    def __init__(
        self, game: AnyGame, settings: Settings, cancelled: Callable[[], bool] | None = None
    ) -> None:
        """`cancelled` is asked now and then; when it says yes, the best choice so far is returned."""
        self.game, self.settings = game, settings
        self.policy = Policy(game)
        self._cancelled = cancelled
        self.nodes_left, self._deadline = 0, 0.0
        self.searched: dict[str, int] = {}
        self.overruled: dict[str, int] = {}

    def choose(self, view: AnyState, decision: Decision, random: Random) -> Option:
        """The option to take."""
        candidates = self.look(view, decision, random)
        return self.pick(candidates, decision.kind).option

    def look(self, view: AnyState, decision: Decision, random: Random) -> list[Candidate]:
        """The candidates, the policy's choice first, with their values in the worlds that were imagined."""
        settings = self.settings
        self.nodes_left = settings.nodes
        self._deadline = time.perf_counter() + settings.seconds if settings.seconds else 0.0
        scores = self.policy.scores(view, decision, random)
        candidates = self._candidates(decision, scores, random)
        open_ = list(candidates)
        for _ in range(settings.worlds):
            if len(open_) < 2:
                break
            try:
                found = self._world(view, decision, open_, random)
            except OutOfBudget:
                break
            for candidate, value in zip(open_, found, strict=True):
                candidate.values.append(value)
            open_ = self._worth_trying(open_)
        return candidates

    def _candidates(self, decision: Decision, scores: Scores, random: Random) -> list[Candidate]:
        """The policy's choice and the next best by its scores."""
        tied = [(score, random.random(), n) for n, score in enumerate(scores) if score > UNTRIED]
        tied.sort(reverse=True)
        best = [entry for entry in tied if entry[0] >= tied[0][0] - TIED]
        first = max(best, key=lambda entry: entry[1])
        others = [entry for entry in tied if entry is not first]
        return [Candidate(decision.options[n]) for _, _, n in (first, *others)[: self.settings.width]]

    def _world(
        self, view: AnyState, decision: Decision, candidates: list[Candidate], random: Random
    ) -> list[float]:
        """What becomes of each candidate in one imagined world."""
        game, seat = self.game, decision.seat
        imagined = game.save(game.determinize(view, seat, Rng(seed=str(random.getrandbits(64)))))
        luck = random.getrandbits(64)
        horizon = self.settings.plan_turns if decision.kind in game.planning() else self.settings.turns
        values = []
        for candidate in candidates:
            state = game.load(imagined)
            before = game.tempo(state)
            game.take(state, seat, candidate.option)
            values.append(self._line(state, seat, horizon, before, Random(luck)))
        return values

    def _line(
        self, state: AnyState, seat: int, horizon: int, tempo: tuple[int, ...], random: Random
    ) -> float:
        """Play on by the policy for some turns; the chance to win at the end."""
        game = self.game
        turns = 0
        for _ in range(LONGEST):
            asked = game.asked(state)
            if not asked:
                break
            if (now := game.tempo(state)) != tempo:
                tempo, turns = now, turns + 1
                if turns >= horizon:
                    break
            self._spend()
            decision = game.decision(state, asked[0])
            if len(decision.options) == 1:
                option = decision.options[0]
            else:
                option = self.policy.choose(game.view(state, asked[0]), decision, random)
            game.take(state, asked[0], option)
        return game.chance(state, seat)

    def _spend(self) -> None:
        """Count a node; `OutOfBudget` when there is nothing left."""
        if not self.nodes_left or (self._deadline and time.perf_counter() > self._deadline):
            raise OutOfBudget
        if self._cancelled is not None and self._cancelled():
            raise OutOfBudget
        self.nodes_left -= 1

    def _worth_trying(self, candidates: list[Candidate]) -> list[Candidate]:
        """Without those that are clearly worse than the policy's choice."""
        usual, *others = candidates
        if len(usual.values) < self.settings.least:
            return candidates
        kept = [usual]
        for candidate in others:
            mean, error = candidate.gain(usual)
            if mean + self.settings.doubt * error > self.settings.gain:
                kept.append(candidate)
        return kept

    def pick(self, candidates: list[Candidate], kind: str) -> Candidate:
        """The candidate with the best lower bound of its gain, if that is positive; else the policy's."""
        usual, *others = candidates
        best, most = usual, self.settings.gain
        for candidate in others:
            if len(candidate.values) < self.settings.least:
                continue
            mean, error = candidate.gain(usual)
            if mean - self.settings.doubt * error > most:
                best, most = candidate, mean - self.settings.doubt * error
        self.searched[kind] = self.searched.get(kind, 0) + 1
        if best is not usual:
            self.overruled[kind] = self.overruled.get(kind, 0) + 1
        return best


class SearchAgent:
    """Looks ahead before it chooses."""

    name = "search"
    looks = True

    def __init__(self, game: AnyGame, seed: int = 0, settings: Settings | None = None) -> None:
        """The seed settles what is imagined; with a time limit, the machine's speed does too."""
        self.search = Search(game, settings or Settings())
        self._random = Random(seed)

    def choose(self, view: AnyState | None, decision: Decision) -> Option:
        """The policy's choice, unless another is clearly better."""
        if len(decision.options) == 1:
            return decision.options[0]
        assert view is not None  # `looks` asks for it
        return self.search.choose(view, decision, self._random)
