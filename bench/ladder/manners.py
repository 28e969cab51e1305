"""What a style changes: how an opponent with one differs from the same opponent without, and what it costs.

python -m bench.ladder.manners all --games 8

Each style of the third level plays the plain third level, sides swapped. For every trait the table tells how
far above the mean of its options an opponent chooses (in units of the spread of those options), the plain one
beside the styled one, and how many games the style wins.
"""

from __future__ import annotations

import argparse
import sys
from random import Random
from typing import NamedTuple

from battlewright.agents import STYLES, Agent, agents_for, make_agent
from battlewright.games import load
from battlewright.kernel.decisions import Decision
from battlewright.kernel.game import AnyGame, AnyState
from battlewright.kernel.leaning import Leaning
from battlewright.kernel.options import Option
from bench.ladder.setups import SETUPS, setup_of
from bench.ladder.stats import wilson

TRAITS = Leaning._fields


class Manner:
    """How bold, careful and goal-minded the choices of somebody are."""

    def __init__(self) -> None:
        """Nothing seen yet."""
        self.sums = dict.fromkeys(TRAITS, 0.0)
        self.seen = dict.fromkeys(TRAITS, 0)

    def note(self, game: AnyGame, view: AnyState, decision: Decision, option: Option) -> None:
        """A choice, where the options differ in what they are about."""
        leanings = game.leanings(view, decision.seat, decision)
        if leanings is None:
            return
        at = decision.options.index(option)
        for trait, values in zip(TRAITS, zip(*leanings, strict=True), strict=True):
            low, high = min(values), max(values)
            if high > low:
                self.sums[trait] += (values[at] - sum(values) / len(values)) / (high - low)
                self.seen[trait] += 1

    def of(self, trait: str) -> float:
        """The mean over all choices where a trait made a difference."""
        return self.sums[trait] / max(1, self.seen[trait])


class Match(NamedTuple):
    """A style against the same level without."""

    manner: Manner
    plain: Manner
    won: int
    lost: int


def compare(name: str, level: str, style: str, games: int, seed: str = "manners") -> Match:
    """Play some games, in pairs."""
    game = load(name)
    found = Match(Manner(), Manner(), 0, 0)
    for number in range(games):
        state = game.new(setup_of(name, "duel", number // 2), f"{seed}-{number // 2}")
        own = game.teams(state)[number % 2]
        agents: dict[int, Agent] = {
            seat: make_agent(f"{level}:{style}" if seat in own else level, game, Random(seat).getrandbits(32))
            for seat in game.seats(state)
        }
        while asked := game.asked(state):
            decision, view = game.decision(state, asked[0]), game.view(state, asked[0])
            option = agents[asked[0]].choose(view, decision)
            (found.manner if asked[0] in own else found.plain).note(game, view, decision, option)
            game.take(state, asked[0], option)
        outcome = game.outcome(state)
        assert outcome is not None
        won = own[0] in outcome.winners
        found = found._replace(won=found.won + won, lost=found.lost + (bool(outcome.winners) and not won))
    return found


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(prog="python -m bench.ladder.manners")
    parser.add_argument("game", help="a name, or all")
    parser.add_argument("--games", type=int, default=8, help="of each style, in pairs")
    args = parser.parse_args()
    for name in SETUPS if args.game == "all" else (args.game,):
        level = agents_for(name)[-2]
        for style in STYLES:
            found = compare(name, level, style, args.games)
            traits = ", ".join(
                f"{trait} {found.plain.of(trait):+.2f} -> {found.manner.of(trait):+.2f}" for trait in TRAITS
            )
            share = wilson(found.won, found.won + found.lost)
            score = f"{found.won} to {found.lost} ({share.share:.2f} [{share.low:.2f}, {share.high:.2f}])"
            print(f"{level}:{style}  {traits}; won {score}")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
