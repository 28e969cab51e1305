"""Measure opponents in paired games: the same seeds, sides swapped.

python -m bench.ladder heroscape champion yardstick --games 100 --jobs 2
python -m bench.ladder all greedy yardstick random --mode duel,team --seconds 600 --json out.json
"""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

from battlewright.agents import agents_for
from bench.ladder.pairs import Pairing, Tally, play_all
from bench.ladder.stats import sprt

GAMES = ("battleground", "heroscape", "fields")
HEAD = (
    f"{'game':<13}{'mode':<6}{'first':<28}{'second':<24}{'+':>5}{'-':>5}{'=':>5}"
    "  decided (95 %)      score    lead  ms median/most"
)


def row(tally: Tally) -> str:
    """One line of the table."""
    pairing, decided = tally.pairing, tally.decided
    who = f"{pairing.game:<13}{pairing.mode:<6}{pairing.first:<28}{pairing.second:<24}"
    counts = f"{tally.wins:>5}{tally.losses:>5}{tally.draws:>5}"
    share = f"  {decided.share:.3f} [{decided.low:.3f}, {decided.high:.3f}]"
    rest = f"  {tally.score.share:.3f}{tally.lead:>8.1f}  {tally.median_ms:.0f}/{tally.longest_ms:.0f}"
    verdict = sprt(tally.wins, tally.losses)
    errors = "".join(f"\n    FAILED {count}x {error}" for error, count in tally.errors.items())
    return f"{who}{counts}{share}{rest}  {verdict}{errors}"


def pairings_of(games: tuple[str, ...], modes: list[str], agents: list[str], seed: str) -> list[Pairing]:
    """The first agent against each of the others, or the levels of each game."""
    first, *others = agents
    found = []
    for game in games:
        pairs = _levels(game) if first == "levels" else [(first, other) for other in others]
        found += [Pairing(game, one, two, mode, seed) for mode in modes for one, two in pairs]
    return found


def _levels(game: str) -> list[tuple[str, str]]:
    """Each level against the one below; the highest two against the yardstick."""
    names = agents_for(game)
    steps = [(names[n + 1], names[n]) for n in range(len(names) - 1)]
    return [*steps, *((name, "yardstick") for name in names[-2:])]


def main(arguments: list[str] | None = None) -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.ladder",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", help=f"{', '.join(GAMES)}, or several with commas, or all")
    parser.add_argument("agents", nargs="+", help="the first and whom it plays, or: levels")
    parser.add_argument("--games", type=int, default=40, help="of each pairing, in pairs")
    parser.add_argument("--seed", default="ladder")
    parser.add_argument("--mode", default="duel", help="duel, team or first; several with commas")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=1e9, help="begin no game after so long")
    parser.add_argument("--json", type=Path, help="write the figures to a file as well")
    args = parser.parse_args(arguments)
    games = GAMES if args.game == "all" else tuple(args.game.split(","))
    pairings = pairings_of(games, args.mode.split(","), args.agents, args.seed)
    print(HEAD)
    tallies = []
    for tally in play_all(pairings, args.games, args.jobs, args.seconds):
        print(row(tally), flush=True)
        tallies.append(tally)
    if args.json:
        args.json.write_bytes(msgspec.json.format(msgspec.json.encode(tallies), indent=1))
    return 1 if any(tally.errors for tally in tallies) else 0


if __name__ == "__main__":
    raise SystemExit(main())
