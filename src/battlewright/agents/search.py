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

from battlewright.agents.policy import HASTY, TIED, UNTRIED, Policy, Scores
from battlewright.kernel.decisions import Decision
from battlewright.kernel.game import AnyGame, AnyState
from battlewright.kernel.options import Option
from battlewright.kernel.rng import Rng

LONGEST = 400  # decisions of a line of play
USUAL = 0.4  # seconds: those who have less take no more for a plan
PRIOR, FLOOR = 4, 0.01  # how many worlds a first guess of the spread counts for, and the least it may be
DROPPED = 1.8  # standard errors by which a candidate must fall behind to be dropped
HALVING = ((0.25, 3), (0.5, 2), (0.75, 1))  # how many others stay, by the share of the budget that is used


class Settings(Struct, kw_only=True, frozen=True):
    """How a search looks ahead."""

    seconds: float = 0.5  # for a decision; 0: no limit
    plan_seconds: float = 1.5  # for a decision that is made for a round
    nodes: int = 50_000  # choices carried out for a decision
    width: int = 6  # candidates, the policy's own choice among them
    worlds: int = 120  # at most
    least: int = 6  # worlds before anything is dropped or overruled
    doubt: float = 1.5  # standard errors by which a gain must stand out
    gain: float = 0.003  # the smallest gain that is worth overruling for
    turns: int = 2  # how many turns a line goes on, the present one included
    plan_turns: int = 6  # the same for decisions that are made for a round

    def time_for(self, *, planning: bool) -> float:
        """The seconds for a decision; a tighter limit holds for all kinds."""
        return max(self.seconds, self.plan_seconds) if planning and self.seconds >= USUAL else self.seconds


class Candidate(Struct):
    """An option and what came of it in each world."""

    option: Option
    values: list[float] = []

    def gains(self, usual: Candidate) -> list[float]:
        """What it gained over another candidate in each of the worlds both were tried in."""
        return [a - b for a, b in zip(self.values, usual.values, strict=False)]

    def gain(self, usual: Candidate, spread: float = FLOOR) -> tuple[float, float]:
        """The mean gain over another candidate, and its standard error.

        `spread`: the standard deviation of gains to begin with; a few equal gains do not make a sure thing.
        """
        gains = self.gains(usual)
        mean = sum(gains) / len(gains)
        squares = sum((g - mean) ** 2 for g in gains) + PRIOR * max(spread, FLOOR) ** 2
        return mean, sqrt(squares / (len(gains) - 1 + PRIOR) / len(gains))


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
        self.nodes_left, self._began, self._deadline = 0, 0.0, 0.0
        self.searched: dict[str, int] = {}
        self.overruled: dict[str, int] = {}

    def choose(self, view: AnyState, decision: Decision, random: Random) -> Option:
        """The option to take."""
        candidates = self.look(view, decision, random)
        return self.pick(candidates, decision.kind).option

    def look(self, view: AnyState, decision: Decision, random: Random) -> list[Candidate]:
        """The candidates, the policy's choice first, with their values in the worlds that were imagined."""
        settings = self.settings
        self.begin(planning=decision.kind in self.game.planning())
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

    def begin(self, *, planning: bool = False) -> None:
        """The budget of a decision starts to run."""
        seconds = self.settings.time_for(planning=planning)
        self.nodes_left = self.settings.nodes
        self._began = time.perf_counter()
        self._deadline = self._began + seconds if seconds else 0.0

    def _used(self) -> float:
        """The share of the budget that is used up."""
        nodes = 1 - self.nodes_left / self.settings.nodes
        if not self._deadline:
            return nodes
        return max(nodes, (time.perf_counter() - self._began) / (self._deadline - self._began))

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
        horizon = self.horizon_of(decision)
        values = []
        for candidate in candidates:
            state = game.load(imagined)
            before = game.tempo(state)
            game.take(state, seat, candidate.option)
            self.play_on(state, horizon, before, Random(luck))
            values.append(game.chance(state, seat))
        return values

    def horizon_of(self, decision: Decision) -> int:
        """How many turns a line goes on after a decision."""
        planning = decision.kind in self.game.planning()
        return self.settings.plan_turns if planning else self.settings.turns

    def play_on(self, state: AnyState, horizon: int, tempo: tuple[int, ...], random: Random) -> None:
        """Play on by the policy until so many turns have passed since the given one."""
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
                option = self.policy.choose(game.view(state, asked[0]), decision, random, HASTY)
            game.take(state, asked[0], option)

    def _spend(self) -> None:
        """Count a node; `OutOfBudget` when there is nothing left."""
        if not self.nodes_left or (self._deadline and time.perf_counter() > self._deadline):
            raise OutOfBudget
        if self._cancelled is not None and self._cancelled():
            raise OutOfBudget
        self.nodes_left -= 1

    def _worth_trying(self, candidates: list[Candidate]) -> list[Candidate]:
        """The policy's choice and those not clearly worse, the fewer the more of the budget is used."""
        usual, *others = candidates
        if len(usual.values) < self.settings.least:
            return candidates
        spread = _spread(usual, others)
        found = [(candidate, *candidate.gain(usual, spread)) for candidate in others]
        kept = [entry for entry in found if entry[1] + DROPPED * entry[2] > self.settings.gain]
        kept.sort(key=lambda entry: -entry[1])
        used = self._used()
        most = min((most for share, most in HALVING if used >= share), default=len(kept))
        return [usual, *(candidate for candidate, _, _ in kept[:most])]

    def pick(self, candidates: list[Candidate], kind: str) -> Candidate:
        """The candidate with the best lower bound of its gain, if that is positive; else the policy's."""
        usual, *others = candidates
        best, most = usual, self.settings.gain
        tried = [candidate for candidate in others if len(candidate.values) >= self.settings.least]
        spread = _spread(usual, tried)
        for candidate in tried:
            mean, error = candidate.gain(usual, spread)
            if mean - self.settings.doubt * error > most:
                best, most = candidate, mean - self.settings.doubt * error
        self.searched[kind] = self.searched.get(kind, 0) + 1
        if best is not usual:
            self.overruled[kind] = self.overruled.get(kind, 0) + 1
        return best


def _spread(usual: Candidate, others: list[Candidate]) -> float:
    """The standard deviation of gains over all candidates of a decision."""
    squares, number = 0.0, 0
    for candidate in others:
        gains = candidate.gains(usual)
        mean = sum(gains) / len(gains)
        squares += sum((gain - mean) ** 2 for gain in gains)
        number += len(gains) - 1
    return sqrt(squares / number) if number > 0 else FLOOR


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
