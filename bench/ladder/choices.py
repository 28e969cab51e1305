"""Compare how two searches choose, decision by decision: less luck than in whole games, and much cheaper.

python -m bench.ladder.choices heroscape "search?nodes=600" "search?nodes=600&plans=2" --seconds 600

Both are asked in the same positions of games that the policy plays. Where they disagree, both choices (with
the plans that follow) are played out to the end of the game by the policy, in the same worlds; what counts is
the difference of the results. Positions of one game are not independent of each other: few are taken of each.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from math import sqrt
from random import Random
from typing import Any
from urllib.parse import parse_qsl

import msgspec

from battlewright.agents.policy import Policy
from battlewright.agents.search import Candidate, Search, Settings
from battlewright.games import load
from battlewright.kernel.decisions import Decision
from battlewright.kernel.rng import Rng
from bench.ladder.setups import setup_of

WHOLE = 10_000  # turns: to the end of the game
EVERY = 7  # one decision in so many is looked at, by chance


def search_of(game: Any, spec: str) -> Search:
    """A search with settings after a question mark; without a limit of time."""
    wanted = dict(parse_qsl(spec.partition("?")[2]))
    return Search(game, msgspec.convert({"seconds": 0, **wanted}, Settings, strict=False))


def chosen(search: Search, view: Any, decision: Decision, seed: int) -> Candidate:
    """What a search chooses, with its plan."""
    return search.pick(search.look(view, decision, Random(seed)), decision.kind)


def difference(
    game: Any, view: Any, decision: Decision, one: Candidate, two: Candidate, worlds: int
) -> list[float]:
    """What the second choice gains over the first, world by world, in games played to their end."""
    judge = Search(game, Settings(seconds=0, nodes=10**9))
    found = []
    for number in range(worlds):
        judge.begin()
        world = game.save(game.determinize(view, decision.seat, Rng(seed=f"choices-{number}")))
        results = []
        for candidate in (one, two):
            state = game.load(world)
            tempo = game.tempo(state)
            game.take(state, decision.seat, candidate.option)
            judge.play_on(state, WHOLE, tempo, Random(number), decision.seat, candidate.plan)
            results.append(game.chance(state, decision.seat))
        found.append(results[1] - results[0])
    return found


def main() -> None:
    """Play, compare, print as it goes on."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.ladder.choices", description=__doc__.splitlines()[0]
    )
    parser.add_argument("game")
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--worlds", type=int, default=16)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--seed", default="choices")
    args = parser.parse_args()
    game, until = load(args.game), time.monotonic() + args.seconds
    one, two = search_of(game, args.first), search_of(game, args.second)
    looked, gains, kinds = 0, list[float](), Counter[str]()
    number = 0
    while time.monotonic() < until:
        random = Random(f"{args.seed}-{number}")
        state = game.new(setup_of(args.game, "duel", number), f"{args.seed}-{number}")
        number += 1
        policy = Policy(game)
        while time.monotonic() < until and (asked := game.asked(state)):
            decision = game.decision(state, asked[0])
            view = game.view(state, asked[0])
            if len(decision.options) > 1 and random.randrange(EVERY) == 0:
                looked += 1
                seed = random.getrandbits(32)
                first, second = chosen(one, view, decision, seed), chosen(two, view, decision, seed)
                if first.option != second.option or first.plan != second.plan:
                    kinds[decision.kind] += 1
                    found = difference(game, view, decision, first, second, args.worlds)
                    gains.append(sum(found) / len(found))
            game.take(state, asked[0], policy.choose(view, decision, random))
    mean = sum(gains) / max(1, len(gains))
    error = sqrt(sum((g - mean) ** 2 for g in gains) / max(1, len(gains) - 1) / max(1, len(gains)))
    print(f"{args.game}: {looked} decisions of {number} games, {len(gains)} of them different")
    print(f"gain of the second where they differ: {mean:+.4f} ± {error:.4f} of the chance to win")
    print(", ".join(f"{kind} {count}" for kind, count in kinds.most_common()))
    for name, search in (("first", one), ("second", two)):
        searched, overruled = sum(search.searched.values()), sum(search.overruled.values())
        print(f"{name}: {overruled} of {searched} decisions overruled")


if __name__ == "__main__":
    main()
