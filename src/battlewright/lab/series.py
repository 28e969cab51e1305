"""A series of games: who sits where, playing them on one core or several, and adding them up.

Game `i` of a series is fixed by the series' seed and `i` alone, so that any game can be played again
by itself. Games that differ only in who sits where share their seed: every agent gets the same luck.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from random import Random
from typing import Any

from msgspec import Struct

from battlewright.agents import Agent, make_agent
from battlewright.games import load
from battlewright.kernel.game import Game, Outcome

LONGEST = 20_000  # decisions; a game that takes more will not end


class Order(Struct, frozen=True):
    """What to play: a game, its setup, and who plays it."""

    game: str
    setup: dict[str, Any]
    agents: tuple[str, ...]
    seed: str


class Played(Struct):
    """One game as it went. `seating` gives the number of the agent at each seat."""

    number: int
    seed: str
    seating: tuple[int, ...]
    sides: tuple[int, ...]  # the side of each seat
    outcome: Outcome | None = None
    decisions: int = 0
    options: int = 0
    asked: dict[int, int] = {}  # decisions of each agent
    thinking: dict[int, float] = {}  # seconds each agent took to choose
    error: str = ""


class SeriesError(ValueError):
    """A series that cannot be played; the message says why."""


@lru_cache(maxsize=4)
def _game(name: str) -> Game[Any]:
    return load(name)


def seating(agents: int, side_of: Sequence[int], turn: int) -> tuple[int, ...]:
    """Which agent sits at each seat in a turn of the rotation.

    As many agents as sides: one for each side. As many as seats: one for each seat, in order.
    """
    if agents == len(set(side_of)):
        return tuple((side + turn) % agents for side in side_of)
    if agents == len(side_of):
        return tuple((seat + turn) % agents for seat in range(agents))
    sides, seats = len(set(side_of)), len(side_of)
    raise SeriesError(f"{agents} agents for {sides} sides and {seats} seats: give one for each side or seat")


def play(order: Order, number: int) -> Played:
    """Play one game of a series; an exception is recorded, not raised."""
    game = _game(order.game)
    turns = len(order.agents)
    seed = f"{order.seed}:{number // turns}"
    state = game.new(order.setup, seed)
    seats = game.seats(state)
    sides = game.teams(state)
    side_of = tuple(next(n for n, side in enumerate(sides) if seat in side) for seat in seats)
    seated = seating(turns, side_of, number % turns)
    played = Played(number, seed, seated, side_of)
    agents = {
        seat: make_agent(order.agents[agent], game, Random(f"{seed}/{seat}").getrandbits(64))
        for seat, agent in zip(seats, seated, strict=True)
    }
    try:
        _play_out(game, state, agents, dict(zip(seats, seated, strict=True)), played)
    except Exception as error:  # keep the seed of the failing game
        played.error = f"{type(error).__name__}: {error}"
    return played


def _play_out(
    game: Game[Any],
    state: Any,
    agents: Mapping[int, Agent],
    numbers: Mapping[int, int],
    played: Played,
) -> None:
    clock = time.perf_counter
    while asked := game.asked(state):
        seat = asked[0]
        agent, number = agents[seat], numbers[seat]
        decision = game.decision(state, seat)
        view = game.view(state, seat) if agent.looks else None
        before = clock()
        option = agent.choose(view, decision)
        played.thinking[number] = played.thinking.get(number, 0.0) + clock() - before
        if option not in decision.options:
            raise SeriesError(f"agent {agent.name} chose {option}, which is not offered")
        game.take(state, seat, option)
        played.asked[number] = played.asked.get(number, 0) + 1
        played.decisions += 1
        played.options += len(decision.options)
        if played.decisions > LONGEST:
            raise SeriesError(f"no end after {LONGEST} decisions")
    played.outcome = game.outcome(state)


def play_all(order: Order, games: int, jobs: int, tell: Callable[[int], None] | None = None) -> list[Played]:
    """All games of a series, in order, on so many cores."""
    found = []
    for played in _stream(order, games, jobs):
        found.append(played)
        if tell is not None:
            tell(len(found))
    return found


def _stream(order: Order, games: int, jobs: int) -> Iterator[Played]:
    if jobs <= 1:
        yield from (play(order, number) for number in range(games))
        return
    with ProcessPoolExecutor(jobs) as pool:
        chunk = max(1, min(16, games // (4 * jobs)))
        yield from pool.map(play, [order] * games, range(games), chunksize=chunk)


# --- figures --------------------------------------------------------------------------------------


class AgentFigures(Struct):
    """How one agent of a series did."""

    agent: str
    games: int = 0
    wins: int = 0
    losses: int = 0
    draws: int = 0
    win_rate_decided: float | None = None  # of the games that somebody won
    by_side: list[dict[str, int]] = []  # games and wins on each side
    mean_vp: float = 0.0  # of its side
    decisions: int = 0
    ms_per_decision: float = 0.0


class Figures(Struct):
    """A series added up."""

    game: str
    setup: dict[str, Any]
    seed: str
    games: int
    finished: int
    decided: int
    draws: int
    decided_rate: float
    reasons: dict[str, int]
    agents: list[AgentFigures]
    decisions: int
    decisions_per_game: float
    options_per_decision: float
    seconds: float
    decisions_per_second: float
    games_per_second: float
    jobs: int
    failures: list[dict[str, Any]]


def add_up(order: Order, games: Sequence[Played], seconds: float, jobs: int) -> Figures:
    """The figures of a series."""
    ended = [(g, g.outcome) for g in games if g.outcome is not None and not g.error]
    decided = sum(1 for _, outcome in ended if outcome.winners)
    decisions = sum(g.decisions for g in games)
    failed = [g for g in games if g.error or g.outcome is None]
    return Figures(
        game=order.game,
        setup=order.setup,
        seed=order.seed,
        games=len(games),
        finished=len(ended),
        decided=decided,
        draws=len(ended) - decided,
        decided_rate=_ratio(decided, len(ended)),
        reasons=dict(Counter(outcome.reason for _, outcome in ended).most_common()),
        agents=[_agent_figures(order, games, number) for number in range(len(order.agents))],
        decisions=decisions,
        decisions_per_game=_ratio(decisions, len(games)),
        options_per_decision=_ratio(sum(g.options for g in games), decisions),
        seconds=round(seconds, 3),
        decisions_per_second=_ratio(decisions, seconds),
        games_per_second=_ratio(len(games), seconds),
        jobs=jobs,
        failures=[
            {
                "game": g.number,
                "seed": g.seed,
                "seating": list(g.seating),
                "error": g.error or "ended without a result",
            }
            for g in failed
        ],
    )


def _agent_figures(order: Order, games: Sequence[Played], number: int) -> AgentFigures:
    found = AgentFigures(order.agents[number])
    points = 0
    for played in games:
        outcome = played.outcome
        found.decisions += played.asked.get(number, 0)
        if outcome is None or played.error:
            continue
        seat = played.seating.index(number)
        side = played.sides[seat]
        found.games += 1
        won = seat in outcome.winners
        found.wins += won
        found.draws += not outcome.winners
        found.losses += bool(outcome.winners) and not won
        while len(found.by_side) <= max(played.sides):
            found.by_side.append({"games": 0, "wins": 0})
        found.by_side[side]["games"] += 1
        found.by_side[side]["wins"] += won
        points += sum(vp for s, vp in outcome.score.items() if played.sides[s] == side)
    seconds = sum(g.thinking.get(number, 0.0) for g in games)
    found.mean_vp = _ratio(points, found.games)
    found.ms_per_decision = _ratio(1000 * seconds, found.decisions)
    if found.wins + found.losses:
        found.win_rate_decided = _ratio(found.wins, found.wins + found.losses)
    return found


def _ratio(a: float, b: float) -> float:
    return round(a / b, 4) if b else 0.0
