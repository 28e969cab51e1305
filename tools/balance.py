"""How fair Fields of Eternia is: greedy plays greedy, every line-up of heroes against every other.

    python -m tools.balance --games 800 --seed 1 --jobs 2     # the two-sided missions
    python -m tools.balance --games 800 --seed 1 --log FILE   # the same; can be interrupted and resumed
    python -m tools.balance --solo --games 100 --seed 1       # the solo missions, by difficulty

A faction has 20 line-ups of three heroes out of six, so 400 games are every line-up against every other,
once; in 800 each of these pairings is played twice, either team starting once. In every 20 games each
hero takes part equally often and no two heroes go together more often than others, so the heroes beside a
hero, its opponents and the start cannot pass for its own strength; only the luck of the games is left.

Reported are the share of decided games each faction won (games that everybody loses count for neither), the
share of the starting team, and for each hero the share of wins of its team with it less the share without
it, with the standard error of that difference. The report in docs/fields.md was made with it.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import cache
from itertools import combinations
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec

from battlewright.agents import make_agent
from battlewright.games import load

FACTIONS = ("masters", "evil")
DIFFICULTIES = ("easy", "medium", "advanced", "merciless")
MOST_FACTION, MOST_HERO = 0.58, 0.12  # what is asked for

LineUp = tuple[str, ...]


@cache
def fields() -> Any:
    """The game, loaded once per process."""
    return load("fields")


class Plan(NamedTuple):
    """A game to be played."""

    setup: dict[str, Any]
    seed: str


class Game(NamedTuple):
    """One game of two sides: the heroes of both, who started, and which side won (-1: nobody)."""

    heroes: tuple[LineUp, LineUp]
    starting: int
    winner: int


class Shift(NamedTuple):
    """What the presence of a hero changes: the share of wins with it and without it."""

    hero: str
    present: float
    absent: float
    error: float  # the standard error of the difference

    @property
    def points(self) -> float:
        """The difference."""
        return self.present - self.absent


# --- what is played -------------------------------------------------------------------------------


def line_ups(faction: str, barred: Sequence[str] = ()) -> list[LineUp]:
    """Every choice of three heroes of a faction."""
    heroes = sorted(h.id for h in fields().content.heroes.values() if h.faction == faction)
    return list(combinations([hero for hero in heroes if hero not in barred], 3))


def pairings(games: int) -> Iterator[tuple[LineUp, LineUp, int, str]]:
    """Both line-ups, the starting team and a number for the seed; every 20 games hold each line-up once."""
    masters, evil = (line_ups(faction) for faction in FACTIONS)
    size = len(masters)
    for number in range(games):
        block, one = divmod(number, size)
        shift, time = block % size, block // size
        two = (one + shift) % size
        yield masters[one], evil[two], (shift + time) % 2, f"{one}-{two}-{time // 2}"


def two_sided(scenario: str, games: int, seed: str) -> list[Plan]:
    """The games of a mission for two teams."""
    found = []
    for number, (masters, evil, starting, name) in enumerate(pairings(games)):
        turn = (number + number // 20) % 3  # no hero always has the first seat
        heroes = [*masters[turn:], *masters[:turn], *evil[turn:], *evil[:turn]]
        found.append(Plan({"scenario": scenario, "heroes": heroes, "starting": starting}, f"{seed}-{name}"))
    return found


def solo(scenario: str, difficulty: str, games: int, seed: str) -> list[Plan]:
    """The games of a solo mission; the line-ups that may play it take turns."""
    force = fields().content.scenarios[scenario].forces[0]
    factions = [force.faction] if force.faction else FACTIONS
    teams = [(faction, team) for faction in factions for team in line_ups(faction, force.barred)]
    found = []
    for number in range(games):
        faction, team = teams[7 * number % len(teams)]
        setup = {"scenario": scenario, "difficulty": difficulty, "heroes": list(team)}
        found.append(
            Plan({**setup, **({} if force.faction else {"factions": [faction]})}, f"{seed}-{number}")
        )
    return found


def told(plan: Plan) -> tuple[Any, list[Any]]:
    """One game of greedy against greedy: its last state and everything that happened."""
    game = fields()
    state = game.new(plan.setup, plan.seed)
    seeds = {seat: Random(f"{plan.seed}/{seat}").getrandbits(64) for seat in game.seats(state)}
    agents = {seat: make_agent("greedy", game, seeds[seat]) for seat in game.seats(state)}
    events: list[Any] = []
    while asked := game.asked(state):
        seat = asked[0]
        choice = agents[seat].choose(game.view(state, seat), game.decision(state, seat))
        events += game.take(state, seat, choice)
    return state, events


def winners(plan: Plan) -> tuple[int, ...]:
    """The seats that win one game."""
    outcome = fields().outcome(told(plan)[0])
    return () if outcome is None else tuple(outcome.winners)


def play(plan: Plan) -> Game:
    """One game of two sides."""
    heroes = plan.setup["heroes"]
    won = winners(plan)
    winner = -1 if not won else 0 if won[0] < 3 else 1
    return Game((tuple(heroes[:3]), tuple(heroes[3:])), plan.setup["starting"], winner)


def played(plans: Sequence[Plan], log: Path | None, pool: Executor) -> list[Game]:
    """All games of a mission; what the log holds is not played again, the rest is added to it."""
    known: dict[str, Game] = {}
    if log is not None and log.exists():
        for line in log.read_text("utf-8").splitlines():
            key, game = json.loads(line)
            known[key] = msgspec.convert(game, Game)
    missing = [plan for plan in plans if key_of(plan) not in known]
    for plan, game in zip(missing, pool.map(play, missing, chunksize=4), strict=True):
        known[key_of(plan)] = game
        if log is not None:
            with log.open("a", encoding="utf-8") as file:
                file.write(json.dumps([key_of(plan), game]) + "\n")
    return [known[key_of(plan)] for plan in plans]


def key_of(plan: Plan) -> str:
    """What fixes a game: the content, the setup and the seed."""
    return f"{fields().content.hash[:12]} {plan.setup['scenario']} {plan.setup['starting']} {plan.seed}"


# --- figures --------------------------------------------------------------------------------------


def share(found: Sequence[bool]) -> float:
    """How many of these are true."""
    return sum(found) / len(found) if found else 0.0


def shifts(games: Sequence[Game]) -> list[Shift]:
    """What each hero's presence changes for its team in the decided games, the largest change first."""
    decided = [game for game in games if game.winner >= 0]
    found = []
    for side in range(len(FACTIONS)):
        for hero in sorted({hero for game in decided for hero in game.heroes[side]}):
            present = [game.winner == side for game in decided if hero in game.heroes[side]]
            absent = [game.winner == side for game in decided if hero not in game.heroes[side]]
            spread = sum(share(part) * (1 - share(part)) / max(1, len(part)) for part in (present, absent))
            found.append(Shift(hero, share(present), share(absent), sqrt(spread)))
    return sorted(found, key=lambda shift: -abs(shift.points))


def report(name: str, games: Sequence[Game]) -> list[str]:
    """The figures of one mission, a line each."""
    decided = [game for game in games if game.winner >= 0]
    masters = share([game.winner == 0 for game in decided])
    starting = share([game.winner == game.starting for game in decided])
    found = shifts(games)
    kept = max(masters, 1 - masters) <= MOST_FACTION and abs(found[0].points) <= MOST_HERO
    lines = [
        f"{name}: {len(games)} games, {len(decided)} decided, Masters {masters:.1%}, "
        f"Evil Warriors {1 - masters:.1%}, starting team {starting:.1%}: {'fair' if kept else 'NOT fair'}"
    ]
    for shift in found:
        plus = f"{100 * shift.points:+.1f} ± {100 * shift.error:.1f}"
        lines.append(f"  {shift.hero:12} {plus:>12}   ({shift.present:.1%} with, {shift.absent:.1%} without)")
    return lines


# --- the command ----------------------------------------------------------------------------------


def main(arguments: list[str] | None = None) -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.balance",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--games", type=int, default=800, help="for each mission, best a multiple of 400")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--scenario", action="append", help="only this one; may be repeated")
    parser.add_argument(
        "--log", type=Path, metavar="FILE", help="keep the games here, to take the run up again"
    )
    parser.add_argument("--solo", action="store_true", help="the solo missions on every difficulty")
    chosen = parser.parse_args(arguments)
    scenarios = fields().content.scenarios.values()
    names = chosen.scenario or [s.id for s in scenarios if (s.mode == "solo") == chosen.solo]
    with ProcessPoolExecutor(chosen.jobs) as pool:
        for name in names:
            if chosen.solo:
                for level in DIFFICULTIES:
                    won = list(pool.map(winners, solo(name, level, chosen.games, chosen.seed), chunksize=4))
                    print(
                        f"{name}, {level}: {share([bool(w) for w in won]):.0%} of {len(won)} won", flush=True
                    )
            else:
                games = played(two_sided(name, chosen.games, chosen.seed), chosen.log, pool)
                print("\n".join(report(name, games)), flush=True)


if __name__ == "__main__":
    main()
