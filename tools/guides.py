"""Plays the prepared game of a guide and shows it, choice by choice; where it breaks, what is offered there.

python -m tools.guides heroscape            # the prepared game, in words
python -m tools.guides heroscape --advise   # at its end, what the computer would do
"""

from __future__ import annotations

import argparse
import sys
from typing import Any

from battlewright.agents import make_agent
from battlewright.games import load
from battlewright.guides import Guide, guide_of
from battlewright.kernel.decisions import IllegalChoice
from battlewright.kernel.match import Match
from battlewright.kernel.narration import Narrator
from battlewright.kernel.options import option_text
from battlewright.texts import Texts


def show(guide: Guide, quiet: bool, advise: int) -> int:
    """Print the game; the exit status."""
    game = load(guide.game)
    words, texts = game.narrator("en"), Texts("en")
    match = Match(game, guide.setup, guide.seed)
    told = -1
    for number, (step, line) in enumerate(guide.lines):
        if step != told:
            told = step
            print(f"\n== {step} {guide.step[step].id}")
            for say in guide.step[step].say:
                print("   >", texts.format(f"guide-{guide.game}-{say}"))
        try:
            events = match.choose(line.seat, line.options[0])
        except IllegalChoice as error:
            print(f"!! choice {number} of step {guide.step[step].id!r}: {error}")
            _position(match, words, advise)
            return 1
        if not quiet:
            print(f"  {'*' if line.automatic else ''}{line.seat} {' | '.join(line.options)}")
            for event in events:
                print("      ·", words.event(game.view(match.state, None), event))
    _position(match, words, advise)
    return 0


def _position(match: Match[Any], words: Narrator, advise: int) -> None:
    """What is asked and offered, and what the computer would do."""
    game = match.game
    for seat in match.asked:
        decision = game.decision(match.state, seat)
        view = game.view(match.state, seat)
        print(f"\n?? seat {seat}: {decision.kind}: {words.decision(view, decision)}")
        for option in decision.options[:400]:
            print("     ", option_text(option), " —", words.option(view, option, decision))
    agent = make_agent("greedy", game, 1)
    for _ in range(advise):
        if not match.asked:
            return
        seat = match.asked[0]
        decision = game.decision(match.state, seat)
        choice = agent.choose(game.view(match.state, seat), decision)
        print(f'    "{seat} {option_text(choice)}",   ({len(decision.options)})')
        for event in match.choose(seat, choice):
            print("      ·", words.event(game.view(match.state, None), event))


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="tools.guides")
    parser.add_argument("game")
    parser.add_argument("--quiet", action="store_true")
    parser.add_argument("--advise", type=int, default=0, metavar="CHOICES")
    given = parser.parse_args()
    guide = guide_of(given.game)
    if guide is None:
        print(f"no guide for {given.game!r}")
        return 2
    return show(guide, given.quiet, given.advise)


if __name__ == "__main__":
    sys.exit(main())
