"""A search that defers to its policy unless the evidence is clear.

The policy proposes a few candidates: single options, and plans for the rest of the seat's turn (an
activation, a squad's turn, a combat), which are generated in the manner of each style and kept if they look
best. Each is tried in the same sampled worlds: hidden information is sampled from the view, the dice are the
same, and the policy plays on for some turns; then the chance to win is estimated. A candidate overrules the
policy's own choice only if its mean gain, minus some standard errors, is positive: taking the best of several
noisy means would mostly pick lucky ones.

With a number of nodes and no time limit, the choice depends on the seed and the view alone.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from math import sqrt
from random import Random

from msgspec import Struct

from battlewright.agents.helpers import Errand, Tried, dismiss, helpers_for
from battlewright.agents.policy import HASTY, TIED, UNTRIED, Policy, Scores
from battlewright.agents.styles import STYLES, Style
from battlewright.kernel.decisions import Decision
from battlewright.kernel.game import AnyGame, AnyState
from battlewright.kernel.judgement import Tempo
from battlewright.kernel.options import Option, option_text
from battlewright.kernel.rng import Rng

LONGEST = 400  # decisions of a line of play
USUAL = 0.4  # seconds: those who have less take no more for any decision
PRIOR, FLOOR = 4, 0.01  # how many worlds a first guess of the spread counts for, and the least it may be
DROPPED = 1.8  # standard errors by which a candidate must fall behind to be dropped
WAYWARD, MOOD = Style("wayward"), 0.7  # somebody without a style, and how far off the mood leads
HOPEFUL = 0.5  # standard errors by which a gain must stand out to be looked at longer
HALVING = ((0.25, 3), (0.5, 2), (0.75, 1))  # how many others stay, by the share of the budget that is used


class Settings(Struct, kw_only=True, frozen=True):
    """How a search looks ahead."""

    seconds: float = 0.5  # for a decision; 0: no limit
    plan_seconds: float = 1.5  # for a decision that is made for a round
    most_seconds: float = 1.7  # for one that is not clear after that; nothing takes longer
    nodes: int = 50_000  # choices carried out for a decision
    width: int = 6  # candidates, the policy's own choice among them
    worlds: int = 120  # at most
    least: int = 6  # worlds before anything is dropped or overruled
    doubt: float = 1.5  # standard errors by which a gain must stand out
    late_doubt: float = 2.0  # the same after a second look, with more time
    gain: float = 0.003  # the smallest gain that is worth overruling for
    turns: int = 2  # how many turns a line goes on, the present one included
    plan_turns: int = 6  # the same for decisions that are made for a round
    plans: int = 0  # plans for the own turn that are kept as candidates
    sketches: int = 3  # worlds in which plans are sketched
    cores: int = 1  # worlds that are tried at the same time

    def time_for(self, *, planning: bool) -> float:
        """The seconds for a decision to begin with; a tighter limit holds for all kinds."""
        return min(max(self.seconds, self.plan_seconds), self.longest()) if planning else self.seconds

    def longest(self) -> float:
        """The most seconds that any decision takes."""
        return max(self.seconds, self.most_seconds) if self.seconds >= USUAL else self.seconds


class Candidate(Struct):
    """An option, what is planned to follow it in the own turn, and what came of it in each world."""

    option: Option
    values: list[float] = []
    plan: tuple[Option, ...] = ()

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
    """Time or nodes are used up."""


class Cancelled(OutOfBudget):
    """Nobody waits for the choice any more."""


class Search:
    """Looks ahead from views of one game."""

    def __init__(
        self,
        game: AnyGame,
        settings: Settings,
        cancelled: Callable[[], bool] | None = None,
        style: Style | None = None,
    ) -> None:
        """`cancelled` is asked now and then; when it says yes, the best choice so far is returned."""
        self.game, self.settings, self.style = game, settings, style
        self.policy = Policy(game)
        self._cancelled = cancelled
        self.nodes_left, self._began, self._deadline, self._late = 0, 0.0, 0.0, False
        self._following: tuple[Tempo, int, tuple[Option, ...]] = ((), -1, ())
        self.searched: dict[str, int] = {}
        self.overruled: dict[str, int] = {}

    def choose(self, view: AnyState, decision: Decision, random: Random) -> Option:
        """The option to take."""
        candidates = self.look(view, decision, random)
        best = self.pick(candidates, decision.kind)
        self._following = (self.game.tempo(view), decision.seat, best.plan)
        return best.option

    def look(self, view: AnyState, decision: Decision, random: Random) -> list[Candidate]:
        """The candidates, the policy's choice first, with their values in the worlds that were imagined."""
        settings = self.settings
        self.begin(planning=decision.kind in self.game.planning())
        scores = self.policy.scores(view, decision, random, style=self.style)
        candidates = self._candidates(view, decision, scores, random)
        with suppress(OutOfBudget):
            candidates = self._with_plans(view, decision, candidates, random)
        open_, luck = list(candidates), Random(random.getrandbits(64))
        while len(open_) > 1 and len(candidates[0].values) < settings.worlds:
            try:
                for tried in self._worlds(view, decision, open_, luck):
                    open_ = self._note(open_, tried)
            except OutOfBudget:
                if not self._goes_on(open_):
                    break
        return candidates

    def _note(self, candidates: list[Candidate], tried: Mapping[int, Tried]) -> list[Candidate]:
        """What came of the candidates in one more world; those that stay on trial."""
        if len(candidates) < 2 or len(candidates[0].values) >= self.settings.worlds:
            return candidates
        found = [tried[id(candidate)] for candidate in candidates if id(candidate) in tried]
        self.nodes_left -= sum(one.nodes for one in found)
        if len(found) < len(candidates) or self.nodes_left < 0:
            self.nodes_left = max(0, self.nodes_left) if self._deadline else 0
            raise OutOfBudget
        for candidate, one in zip(candidates, found, strict=True):
            candidate.values.append(one.value)
        return self._worth_trying(candidates)

    def _goes_on(self, candidates: list[Candidate]) -> bool:
        """Whether more time is taken: the usual time is over, and a gain is likely but not clear yet.

        It happens once, and the choice waits for the end of that time: whoever looks again and again and
        stops as soon as there is a gain would be taken in by luck.
        """
        longest = self._began + self.settings.longest()
        if not self._deadline or time.perf_counter() < self._deadline or longest <= self._deadline:
            return False
        usual, *others = candidates
        if len(usual.values) >= self.settings.least and not self._unclear(usual, others):
            return False
        self._deadline, self._late = longest, True
        return True

    def _unclear(self, usual: Candidate, others: list[Candidate]) -> bool:
        """Whether a candidate looks better than the policy's choice, but none surely is."""
        spread = _spread(usual, others)
        gains = [candidate.gain(usual, spread) for candidate in others]
        most, doubt = self.settings.gain, self.settings.doubt
        clear = any(mean - doubt * error > most for mean, error in gains)
        return not clear and any(mean - HOPEFUL * error > most for mean, error in gains)

    def begin(self, *, planning: bool = False) -> None:
        """The budget of a decision starts to run."""
        seconds = self.settings.time_for(planning=planning)
        self.nodes_left = self.settings.nodes
        self._began, self._late = time.perf_counter(), False
        self._deadline = self._began + seconds if seconds else 0.0

    def _used(self) -> float:
        """The share of the budget that is used up."""
        nodes = 1 - self.nodes_left / self.settings.nodes
        if not self._deadline:
            return nodes
        return max(nodes, (time.perf_counter() - self._began) / (self._deadline - self._began))

    def _candidates(
        self, view: AnyState, decision: Decision, scores: Scores, random: Random
    ) -> list[Candidate]:
        """The policy's choice, and the others that most deserve a look."""
        tied = [(score, random.random(), n) for n, score in enumerate(scores) if score > UNTRIED]
        tied.sort(reverse=True)
        best = [entry for entry in tied if entry[0] >= tied[0][0] - TIED]
        first = max(best, key=lambda entry: entry[1])
        others = [entry for entry in tied if entry is not first]
        if len(others) >= self.settings.width and (prior := self.game.prior()) is not None:
            leanings = self.game.leanings(view, decision.seat, decision)
            worth = prior.logits(decision.options, scores, leanings)
            others.sort(key=lambda entry: -worth[entry[2]])
        return [Candidate(decision.options[n]) for _, _, n in (first, *others)[: self.settings.width]]

    def _worlds(
        self, view: AnyState, decision: Decision, candidates: list[Candidate], random: Random
    ) -> Iterator[dict[int, Tried]]:
        """What becomes of the candidates in imagined worlds: of one here, and of one at each helper."""
        settings = self.settings
        helpers = helpers_for(self.game, settings.cores)
        asked = helpers.ready() if helpers is not None else []
        errands = [self._errand(view, decision, candidates, random) for _ in range(1 + len(asked))]
        for helper, errand in zip(asked, errands[1:], strict=True):
            helper.ask(errand)
        try:
            results = [self.carry_out(errands[0])]
        except Cancelled:
            dismiss(self.game, settings.cores)
            raise
        # one that died has no result: its world is tried here
        results += [h.result() or self.carry_out(e) for h, e in zip(asked, errands[1:], strict=True)]
        for result in results:
            yield {id(one): tried for one, tried in zip(candidates, result, strict=False)}

    def _errand(
        self, view: AnyState, decision: Decision, candidates: list[Candidate], random: Random
    ) -> Errand:
        """One world, the candidates, and what is left of the budget."""
        world, luck = self._imagined(view, decision.seat, random)
        texts = tuple((option_text(c.option), *map(option_text, c.plan)) for c in candidates)
        left = max(1e-6, self._deadline - time.perf_counter()) if self._deadline else 0.0
        return Errand(decision.seat, world, luck, texts, self.horizon_of(decision), left, self.nodes_left)

    def carry_out(self, errand: Errand) -> list[Tried]:
        """What becomes of each candidate in one world, for as many as the budget suffices for."""
        game, found = self.game, list[Tried]()
        left = self.nodes_left = errand.nodes
        try:
            for texts in errand.candidates:
                option, *plan = map(game.reader.read, texts)
                state = game.load(errand.world)
                before = game.tempo(state)
                game.take(state, errand.seat, option)
                self.play_on(state, errand.horizon, before, Random(errand.luck), errand.seat, tuple(plan))
                found.append(Tried(game.chance(state, errand.seat), left - self.nodes_left))
                left = self.nodes_left
        except Cancelled:
            raise
        except OutOfBudget:
            pass
        self.nodes_left = errand.nodes  # `_note` counts what is used of the results
        return found

    def help(self, errand: Errand) -> list[Tried]:
        """The same, as the helper of another search, with the budget of the errand."""
        self._deadline = time.perf_counter() + errand.seconds if errand.seconds else 0.0
        return self.carry_out(errand)

    def _imagined(self, view: AnyState, seat: int, random: Random) -> tuple[bytes, int]:
        """A world that could lie behind a view, and the luck of ties in it."""
        game = self.game
        world = game.save(game.determinize(view, seat, Rng(seed=str(random.getrandbits(64)))))
        return world, random.getrandbits(64)

    def horizon_of(self, decision: Decision) -> int:
        """How many turns a line is played after a decision."""
        planning = decision.kind in self.game.planning()
        return self.settings.plan_turns if planning else self.settings.turns

    def play_on(
        self,
        state: AnyState,
        horizon: int,
        tempo: Tempo,
        random: Random,
        seat: int = -1,
        plan: tuple[Option, ...] = (),
    ) -> None:
        """Play on by the policy until so many turns have passed since the given one.

        In the present turn a seat follows its plan: it takes the next planned option that is offered.
        """
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
            elif plan and not turns and asked[0] == seat and (at := _next_step(plan, decision)) is not None:
                option, plan = plan[at], plan[at + 1 :]
            else:
                option = self.policy.choose(game.view(state, asked[0]), decision, random, HASTY)
            game.take(state, asked[0], option)

    # --- plans ------------------------------------------------------------------------------------

    def _with_plans(
        self, view: AnyState, decision: Decision, candidates: list[Candidate], random: Random
    ) -> list[Candidate]:
        """The candidates, with the plan that is being followed in front and the best of new ones behind."""
        if not self.settings.plans or decision.kind in self.game.planning():
            return candidates
        tempo, seat, plan = self._following
        if plan and seat == decision.seat and tempo == self.game.tempo(view):
            at = _next_step(plan, decision)
            if at is not None:
                candidates = [Candidate(plan[at], plan=plan[at + 1 :]), *candidates]
        return candidates + self._sketched(view, decision, candidates[0], random)

    def _sketched(
        self, view: AnyState, decision: Decision, usual: Candidate, random: Random
    ) -> list[Candidate]:
        """The plans that gained most over what is usual, each in the world it was sketched in."""
        found: list[tuple[float, Option, tuple[Option, ...]]] = []
        for _ in range(self.settings.sketches):
            world, luck = self._imagined(view, decision.seat, random)
            steps, base = self._sketch(world, decision, luck, None, usual)
            if len(steps) < 2:
                return []  # nothing follows in this turn
            for style in (*STYLES.values(), WAYWARD):
                plan, value = self._sketch(world, decision, luck, style, None)
                if value > base and plan != steps and len(plan) > 1:
                    found.append((value - base, plan[0], plan[1:]))
        found.sort(key=lambda entry: -entry[0])
        return [Candidate(option, plan=plan) for _, option, plan in found[: self.settings.plans]]

    def _sketch(
        self, world: bytes, decision: Decision, luck: int, style: Style | None, usual: Candidate | None
    ) -> tuple[tuple[Option, ...], float]:
        """The own options of one way to play this turn in a world, and the chance to win after it."""
        game, seat, random = self.game, decision.seat, Random(luck)
        state = game.load(world)
        tempo, taken = game.tempo(state), list[Option]()
        plan = () if usual is None else (usual.option, *usual.plan)
        for _ in range(LONGEST):
            asked = game.asked(state)
            if not asked or game.tempo(state) != tempo:
                break
            self._spend()
            found = game.decision(state, asked[0])
            if asked[0] != seat:
                option = self.policy.choose(game.view(state, asked[0]), found, random, HASTY)
            elif plan and (at := _next_step(plan, found)) is not None:
                option, plan = plan[at], plan[at + 1 :]
            else:
                option = self._in_style(game.view(state, seat), found, random, style)
            if asked[0] == seat and len(found.options) > 1:
                taken.append(option)
            game.take(state, asked[0], option)
        return tuple(taken), game.chance(state, seat)

    def _in_style(self, view: AnyState, decision: Decision, random: Random, style: Style | None) -> Option:
        """The choice of a player with a style; without one, a choice distorted by a random mood."""
        if style is not WAYWARD or len(decision.options) == 1:
            return self.policy.choose(view, decision, random, HASTY, style)
        scores = self.policy.scores(view, decision, random, HASTY)
        better = sorted((score for score in scores if score > UNTRIED), reverse=True)
        mood = MOOD * (better[0] - better[len(better) // 2])
        felt = [score + mood * random.gauss(0, 1) for score in scores]
        return decision.options[felt.index(max(felt))]

    # --- budget -----------------------------------------------------------------------------------

    def _spend(self) -> None:
        """Count a node; `OutOfBudget` when there is nothing left."""
        if not self.nodes_left or (self._deadline and time.perf_counter() > self._deadline):
            raise OutOfBudget
        if self._cancelled is not None and self._cancelled():
            raise Cancelled
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
        doubt = self.settings.late_doubt if self._late else self.settings.doubt
        tried = [candidate for candidate in others if len(candidate.values) >= self.settings.least]
        spread = _spread(usual, tried)
        for candidate in tried:
            mean, error = candidate.gain(usual, spread)
            if mean - doubt * error > most:
                best, most = candidate, mean - doubt * error
        self.searched[kind] = self.searched.get(kind, 0) + 1
        if best is not usual:
            self.overruled[kind] = self.overruled.get(kind, 0) + 1
        return best


def _next_step(plan: tuple[Option, ...], decision: Decision) -> int | None:
    """The first step of a plan that is offered."""
    return next((at for at, step in enumerate(plan) if step in decision.options), None)


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
