"""Trials of options: in the same sampled worlds, with the same dice, continued by the same policy."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from math import sqrt
from random import Random
from typing import NamedTuple

from battlewright.agents import GreedyAgent, Search, Settings
from battlewright.kernel.decisions import Decision
from battlewright.kernel.game import AnyGame, AnyState
from battlewright.kernel.narration import Narrator
from battlewright.kernel.options import Option
from battlewright.kernel.rng import Rng

WORLDS = 6
TURNS = 2  # a line goes on, the present one included
RESULT = "result"  # the term of a game that is over

Progress = Callable[[float], None]  # how much is done, from 0 to 1; may raise `Cancelled`


class Cancelled(Exception):
    """The request was cancelled."""


class Trial(NamedTuple):
    """What came of an option in one world."""

    chance: float
    terms: Mapping[str, float]


class Judged(NamedTuple):
    """An option and what came of it in each world."""

    option: Option
    trials: tuple[Trial, ...]

    @property
    def chance(self) -> float:
        """The chance to win, on average."""
        return sum(trial.chance for trial in self.trials) / len(self.trials)

    def terms(self) -> dict[str, float]:
        """The terms of the evaluation, averaged over the worlds in which the game is not over."""
        open_ended = [trial.terms for trial in self.trials if RESULT not in trial.terms]
        names = {name: None for terms in open_ended for name in terms}
        return {name: sum(t.get(name, 0.0) for t in open_ended) / len(open_ended) for name in names}


def gain(one: Judged, other: Judged) -> tuple[float, float]:
    """By how much one option is better than another in the same worlds, and the standard error of that."""
    apart = [a.chance - b.chance for a, b in zip(one.trials, other.trials, strict=True)]
    mean = sum(apart) / len(apart)
    if len(apart) < 2:
        return mean, 1.0
    spread = sum((value - mean) ** 2 for value in apart) / (len(apart) - 1)
    return mean, sqrt(spread / len(apart))


def worlds(game: AnyGame, view: AnyState, seat: int, seed: str) -> Iterator[AnyState]:
    """States that could lie behind a view, without end; the same for the same seed."""
    chance = Random(seed)
    while True:
        yield game.determinize(view, seat, Rng(seed=str(chance.getrandbits(64))))


def searching(game: AnyGame) -> Search:
    """The search of the strongest opponent without its limit of time, to play lines on."""
    return Search(game, Settings(seconds=0, nodes=1_000_000_000, turns=TURNS, plan_turns=TURNS))


def try_options(
    game: AnyGame,
    view: AnyState,
    seat: int,
    options: Sequence[Option],
    *,
    seed: str,
    count: int = WORLDS,
    progress: Progress = lambda _: None,
) -> list[Judged]:
    """Each option in the same worlds, as far as a seat knows them, played on as the search does."""
    decision, search = game.decision(view, seat), searching(game)
    search.begin()
    found: list[list[Trial]] = [[] for _ in options]
    for number, world in enumerate(islice(worlds(game, view, seat, seed), count)):
        for at, option in enumerate(options):
            progress((number * len(options) + at) / (count * len(options)))
            found[at].append(_trial(search, world, decision, option, number))
    progress(1.0)
    return [Judged(option, tuple(trials)) for option, trials in zip(options, found, strict=True)]


def _trial(search: Search, world: AnyState, decision: Decision, option: Option, number: int) -> Trial:
    game, seat = search.game, decision.seat
    state = game.copy(world)
    before = game.tempo(state)
    game.take(state, seat, option)
    search.play_on(state, search.horizon_of(decision), before, Random(number))
    return Trial(game.chance(state, seat), game.terms(state, seat))


def promising(game: AnyGame, view: AnyState, decision: Decision, most: int, seed: int = 0) -> list[Option]:
    """The options worth a trial, the most promising first: by the game's advice, or an even sample."""
    options = list(decision.options)
    scores = game.advice(view, decision.seat, decision)
    if scores is None:
        return options if len(options) <= most else Random(seed).sample(options, most)
    ranked = sorted(range(len(options)), key=lambda at: -scores[at])
    return [options[at] for at in ranked[:most]]


def told_line(
    game: AnyGame,
    view: AnyState,
    decision: Decision,
    option: Option,
    words: Narrator,
    seed: str,
    most: int,
) -> tuple[str, ...]:
    """How an option might go on: in one world a seat can imagine, by the policy, in so many events."""
    state = next(worlds(game, view, decision.seat, seed))
    policy, told = GreedyAgent(game, 0), list[str]()
    for event in game.take(state, decision.seat, option):
        if event.to is None:
            told.append(words.event(state, event))
    while len(told) < most and (asked := game.asked(state)):
        following = game.decision(state, asked[0])
        option = policy.choose(game.view(state, asked[0]), following)
        for event in game.take(state, asked[0], option):
            if event.to is None:
                told.append(words.event(state, event))
    return tuple(told[:most])
