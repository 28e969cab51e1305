"""Pairs of games: the same seed twice, sides swapped, on one core or many."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from importlib import import_module
from pkgutil import iter_modules
from random import Random
from types import ModuleType
from typing import Any, NamedTuple
from urllib.parse import parse_qsl

import msgspec
from msgspec import Struct

from battlewright.agents import Agent, SearchAgent, make_agent
from battlewright.agents.search import Settings
from battlewright.games import load
from battlewright.kernel.decisions import Decision
from battlewright.kernel.game import AnyGame, AnyState
from battlewright.kernel.options import Option
from bench.ladder.setups import setup_of
from bench.ladder.stats import Interval, wilson
from bench.yardstick import YardstickAgent

LONGEST = 20_000  # decisions; a game that takes more will not end


class Pairing(Struct, frozen=True):
    """Who plays whom at what. An agent is a name, settings after a question mark: `champion?nodes=200`."""

    game: str
    first: str
    second: str
    mode: str = "duel"
    seed: str = "ladder"


class Result(NamedTuple):
    """One game, as the first agent sees it."""

    points: float  # 1, 0 or a half
    decided: bool
    lead: float  # of the score
    seconds: tuple[float, ...] = ()  # each of its decisions
    error: str = ""


@lru_cache(maxsize=4)
def game_of(name: str) -> AnyGame:
    """A game, loaded once per process."""
    return load(name)


def agent_of(spec: str, game: AnyGame, seed: int) -> Agent:
    """An agent of the product, the yardstick, or one with settings of its own.

    `search?turns=1&seconds=0.1` sets how it searches; a setting with a dot sets a constant of the game's own
    modules while that agent thinks: `greedy?advice.moving.PER_STEP=0.5`.
    """
    name, _, rest = spec.partition("?")
    wanted = dict(parse_qsl(rest))
    constants = {key: float(value) for key, value in wanted.items() if "." in key}
    settings = {key: value for key, value in wanted.items() if "." not in key}
    agent: Agent
    if name == YardstickAgent.name:
        agent = YardstickAgent(game, seed)
    elif name == SearchAgent.name:
        agent = SearchAgent(game, seed, msgspec.convert(settings, Settings, strict=False))
    else:
        agent = make_agent(name, game, seed)
    return Tuned(agent, game, constants) if constants else agent


class Tuned:
    """An agent that thinks with other constants than those the game is shipped with."""

    looks = True

    def __init__(self, agent: Agent, game: AnyGame, constants: dict[str, float]) -> None:
        """Constants by module and name, below the package of the game."""
        self.name, self._agent = agent.name, agent
        self._constants = []
        for key, value in constants.items():
            module, _, name = key.rpartition(".")
            for found in _modules(f"battlewright.games.{game.name}.{module}", name):
                self._constants.append((found, name, getattr(found, name), value))

    def choose(self, view: AnyState | None, decision: Decision) -> Option:
        """The choice of the agent under other constants."""
        for module, name, _, value in self._constants:
            setattr(module, name, value)
        try:
            return self._agent.choose(view, decision)
        finally:
            for module, name, usual, _ in self._constants:
                setattr(module, name, usual)


def _modules(path: str, name: str) -> list[ModuleType]:
    """The module of a path, or, where it ends in a star, all of the package that know the name."""
    if not path.endswith(".*"):
        return [import_module(path)]
    package = import_module(path.removesuffix(".*"))
    inside = [f"{package.__name__}.{info.name}" for info in iter_modules(package.__path__)]
    found = [module for module in map(import_module, inside) if hasattr(module, name)]
    if not found:
        raise AttributeError(f"no module of {path} has {name}")
    return found


def play(pairing: Pairing, number: int) -> Result:
    """Game `number` of a pairing; games 2n and 2n+1 differ only in who sits where."""
    try:
        return _play(pairing, number)
    except Exception as error:  # a ladder goes on; the report counts what failed
        return Result(0.5, False, 0.0, (), f"{type(error).__name__}: {error} (game {number})")


def _play(pairing: Pairing, number: int) -> Result:
    game = game_of(pairing.game)
    seed = f"{pairing.seed}:{number // 2}"
    state = game.new(setup_of(pairing.game, pairing.mode, number // 2), seed)
    sides = game.teams(state)
    specs = (pairing.first, pairing.second) if number % 2 == 0 else (pairing.second, pairing.first)
    agents = {
        seat: agent_of(spec, game, Random(f"{seed}/{seat}").getrandbits(64))
        for side, spec in zip(sides, specs, strict=True)
        for seat in side
    }
    own = sides[number % 2]
    seconds = _play_out(game, state, agents, set(own))
    outcome = game.outcome(state)
    assert outcome is not None
    won = own[0] in outcome.winners
    points = (1.0 if won else 0.0) if outcome.winners else 0.5
    lead = sum(score if seat in own else -score for seat, score in outcome.score.items())
    return Result(points, bool(outcome.winners), float(lead), tuple(seconds))


def _play_out(game: AnyGame, state: Any, agents: dict[int, Agent], own: set[int]) -> list[float]:
    """Play to the end; the seconds of each decision of one side."""
    seconds: list[float] = []
    for _ in range(LONGEST):
        asked = game.asked(state)
        if not asked:
            return seconds
        seat = asked[0]
        decision = game.decision(state, seat)
        agent = agents[seat]
        view = game.view(state, seat) if agent.looks else None
        began = time.perf_counter()
        option = agent.choose(view, decision)
        if seat in own and len(decision.options) > 1:
            seconds.append(time.perf_counter() - began)
        game.apply(state, seat, option, decision)
    raise RuntimeError(f"no end after {LONGEST} decisions")


class Tally(Struct):
    """A pairing added up."""

    pairing: Pairing
    wins: int = 0
    losses: int = 0
    draws: int = 0
    lead: float = 0.0
    errors: dict[str, int] = {}
    median_ms: float = 0.0
    longest_ms: float = 0.0
    playing_s: float = 0.0

    @property
    def decided(self) -> Interval:
        """The share of decided games that the first agent won."""
        return wilson(self.wins, self.wins + self.losses)

    @property
    def score(self) -> Interval:
        """The score of all games, a draw counting a half."""
        games = self.wins + self.losses + self.draws
        return wilson(self.wins + self.draws / 2, games)


def add_up(pairing: Pairing, results: list[Result]) -> Tally:
    """The figures of some games."""
    ended = [r for r in results if not r.error]
    times = sorted(second for r in ended for second in r.seconds)
    return Tally(
        pairing,
        wins=sum(1 for r in ended if r.decided and r.points == 1),
        losses=sum(1 for r in ended if r.decided and r.points == 0),
        draws=sum(1 for r in ended if not r.decided),
        lead=sum(r.lead for r in ended) / max(1, len(ended)),
        errors=dict(Counter(r.error for r in results if r.error)),
        median_ms=1000 * times[len(times) // 2] if times else 0.0,
        longest_ms=1000 * times[-1] if times else 0.0,
    )


def play_all(pairings: list[Pairing], games: int, jobs: int, seconds: float = 1e9) -> Iterator[Tally]:
    """All pairings, `games` each, in chunks that share the cores; no new game begins after `seconds`."""
    until = time.monotonic() + seconds
    work = [(pairing, number, until) for number in range(games) for pairing in pairings]
    found: dict[Pairing, dict[int, Result]] = {pairing: {} for pairing in pairings}
    if jobs <= 1:
        answers = map(_timed, work)
        _gather(found, work, answers)
    else:
        with ProcessPoolExecutor(jobs) as pool:
            _gather(found, work, pool.map(_timed, work))
    for pairing, results in found.items():
        whole = [n for n in results if n ^ 1 in results]  # complete pairs only
        yield add_up(pairing, [results[n] for n in whole])


def _timed(task: tuple[Pairing, int, float]) -> Result | None:
    pairing, number, until = task
    return play(pairing, number) if time.monotonic() < until else None


def _gather(
    found: dict[Pairing, dict[int, Result]], work: list[Any], answers: Iterator[Result | None]
) -> None:
    for (pairing, number, _), result in zip(work, answers, strict=True):
        if result is not None:
            found[pairing][number] = result
