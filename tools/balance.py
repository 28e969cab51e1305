"""How fair Fields of Eternia is: greedy plays greedy, with heroes drawn by lot, in each two-sided scenario.

    python -m tools.balance --games 400 --seed 1 --jobs 2

For each scenario the share of decided games the Masters won, and for each hero how its team's share of wins
with it differs from the share without it. The report in docs/fields.md was made with it.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from random import Random
from typing import Any, NamedTuple

from battlewright.agents import make_agent
from battlewright.games import load

MODES = ("standard", "skirmish")


@cache
def fields() -> Any:
    """The game, loaded once per process."""
    return load("fields")


class Game(NamedTuple):
    """One game: the heroes of both sides, and which side won (-1: nobody)."""

    scenario: str
    heroes: tuple[tuple[str, ...], tuple[str, ...]]
    winner: int


def setups(scenario: str, games: int, seed: str) -> Iterator[tuple[str, list[str], str]]:
    """Scenario, heroes and seed of each game; the sides are drawn from their factions by lot."""
    content = fields().content
    chance = Random(f"{seed}-{scenario}")
    sides = [[h.id for h in content.heroes.values() if h.faction == f] for f in ("masters", "evil")]
    for number in range(games):
        drawn = [hero for side in sides for hero in chance.sample(sorted(side), 3)]
        yield scenario, drawn, f"{seed}-{number}"


def play(setup: tuple[str, list[str], str]) -> Game:
    """One game of greedy against greedy."""
    scenario, heroes, seed = setup
    game = fields()
    state = game.new({"scenario": scenario, "heroes": heroes}, seed)
    agents = {seat: make_agent("greedy", game, seat) for seat in game.seats(state)}
    while game.asked(state):
        seat = game.asked(state)[0]
        view = game.view(state, seat)
        game.take(state, seat, agents[seat].choose(view, game.decision(state, seat)))
    outcome = game.outcome(state)
    winners = outcome.winners if outcome is not None else ()
    teams = game.teams(state)
    winner = next((n for n, team in enumerate(teams) if winners and winners[0] in team), -1)
    return Game(scenario, (tuple(heroes[:3]), tuple(heroes[3:])), winner)


def report(games: Iterable[Game]) -> list[str]:
    """The figures of one scenario, a line each."""
    decided = [game for game in games if game.winner >= 0]
    total = len(decided)
    masters = sum(game.winner == 0 for game in decided)
    lines = [f"decided {total}, Masters {masters / total:.1%}, Evil Warriors {1 - masters / total:.1%}"]
    heroes = sorted({hero for game in decided for side in game.heroes for hero in side})
    for hero in heroes:
        side = next(n for game in decided for n in (0, 1) if hero in game.heroes[n])
        with_it = [game.winner == side for game in decided if hero in game.heroes[side]]
        without = [game.winner == side for game in decided if hero not in game.heroes[side]]
        shift = sum(with_it) / len(with_it) - sum(without) / len(without) if with_it and without else 0.0
        lines.append(f"  {hero:14} {sum(with_it) / max(1, len(with_it)):6.1%} with, {shift:+.1%}")
    return lines


def main(arguments: list[str] | None = None) -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(prog="python -m tools.balance", description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--scenario", action="append", help="only this one; may be repeated")
    chosen = parser.parse_args(arguments)
    content = fields().content
    names = chosen.scenario or [s.id for s in content.scenarios.values() if s.mode in MODES]
    with ProcessPoolExecutor(chosen.jobs) as pool:
        for name in names:
            wanted = list(setups(name, chosen.games, chosen.seed))
            played = list(pool.map(play, wanted, chunksize=4))
            print(f"{name}: {chosen.games} games, {report(played)[0]}", flush=True)
            for line in report(played)[1:]:
                print(line, flush=True)


if __name__ == "__main__":
    main()
