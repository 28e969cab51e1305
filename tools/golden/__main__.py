"""Record the golden games anew and show what changed.

make golden                       replay every recording, write it again, say what changed
make golden GOLDEN="--check"      the same without writing
make golden GOLDEN="heroscape"    only files whose path contains one of these words
make golden GOLDEN="--coverage"   what the recordings cover
make golden GOLDEN="--new"        choose and record a new set (of one game: --new fields)
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from battlewright.games import CLASSES, load
from tools.golden.candidates import Candidate, by_chance, required
from tools.golden.compare import summary
from tools.golden.coverage import chosen, missing, report
from tools.golden.playing import MixedPlayer, go_on, outcome_text, play, replay, table_for
from tools.golden.records import Golden, read, write

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "tests" / "golden"
MOST = {"battleground": 3_000_000, "heroscape": 3_000_000, "fields": 2_300_000}
"""Characters of all recordings of a game."""


def files(words: Sequence[str] = ()) -> list[Path]:
    """The recordings whose path contains one of the words; all of them without words."""
    found = sorted(FOLDER.glob("*/*.txt"))
    return [path for path in found if not words or any(word in short(path) for word in words)]


def short(path: Path) -> str:
    """A path as a person would write it."""
    return path.relative_to(ROOT).as_posix()


def again(words: Sequence[str], *, writing: bool) -> int:
    """Replay the recordings and say what changed; the number of files that did."""
    changed = 0
    for path in files(words):
        recorded = read(path.read_text(encoding="utf-8"))
        now, refusal = replay(recorded)
        told = summary(short(path), recorded, now, refusal)
        if told:
            changed += 1
            print("\n    ".join([f"{short(path)}: changed", *told]))
        if told and writing:
            path.write_text(write(now), encoding="utf-8")
    print(f"{len(files(words))} recordings, {changed} changed{' and written' if changed and writing else ''}")
    return changed


def recorded(candidate: Candidate, sought: frozenset[str] = frozenset()) -> Golden:
    """A fresh recording; the player has a liking for options that name something sought."""
    blank = Golden(candidate.game, candidate.name, candidate.setup, candidate.seed, "", ())
    table = table_for(blank, load(candidate.game))
    player = MixedPlayer(table.game, candidate.seed, candidate.greedy, sought)
    steps = list(go_on(table, player, candidate.limit))
    if candidate.ending and (asked := table.game.asked(table.state)):
        steps.append(play(table, asked[0], candidate.ending))
    return Golden(
        candidate.game, candidate.name, candidate.setup, candidate.seed, outcome_text(table), tuple(steps)
    )


def new(game: str, number: int) -> None:
    """Replace the recordings of a game: the required games, and the best of so many others."""
    for path in files([f"/{game}/"]):
        path.unlink()
    more(game, number)


def more(game: str, number: int) -> None:
    """Add to the recordings of a game: required ones, and of so many others what covers the most besides."""
    for candidate in required(game):
        if not (FOLDER / game / f"{candidate.name}.txt").exists():
            keep(game, candidate.name, recorded(candidate))
    kept = [read(path.read_text(encoding="utf-8")) for path in files([f"/{game}/"])]
    recordings: dict[str, Golden] = {}
    start = 1 + max((int(path.stem[6:]) for path in (FOLDER / game).glob("mixed-*.txt")), default=-1)
    for count in range(start, start + number):
        gaps = missing(game, [*kept, *recordings.values()])
        candidate = by_chance(game, f"mixed-{count:03}", gaps)
        sought = frozenset(name for area, names in gaps.items() for name in names if area != "options")
        recordings[candidate.name] = recorded(candidate, sought)
    found = chosen(recordings, kept, MOST[game])
    for name, golden in found.items():
        keep(game, name, golden)
    print(f"{game}: {len(kept)} games kept, {len(found)} of {number} added")
    print("\n".join(report(game, [*kept, *found.values()])))


def keep(game: str, name: str, golden: Golden) -> None:
    """Write a recording."""
    path = FOLDER / game / f"{name}.txt"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(write(golden), encoding="utf-8")


def coverage() -> None:
    """Print what the recordings cover."""
    for game in CLASSES:
        recordings = [read(path.read_text(encoding="utf-8")) for path in files([f"/{game}/"])]
        size = sum(path.stat().st_size for path in files([f"/{game}/"]))
        choices = sum(len(golden.steps) for golden in recordings)
        print(f"{game}: {len(recordings)} games, {choices} choices, {size / 1e6:.1f} MB")
        print("\n".join(report(game, recordings)))


def main(arguments: Sequence[str]) -> int:
    """The command line; 1 if `--check` found a change."""
    parser = argparse.ArgumentParser(prog="golden", description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("words", nargs="*", help="parts of paths of files; with --new and --more: games")
    parser.add_argument("--new", action="store_true", help="choose and record a new set")
    parser.add_argument("--more", action="store_true", help="add games that cover more")
    parser.add_argument("--check", action="store_true", help="write nothing")
    parser.add_argument("--coverage", action="store_true", help="say what the recordings cover")
    parser.add_argument(
        "--number", type=int, default=60, help="games to choose from, per game, with --new and --more"
    )
    wanted = parser.parse_args(arguments)
    if wanted.coverage:
        coverage()
    elif wanted.new or wanted.more:
        for game in wanted.words or CLASSES:
            (new if wanted.new else more)(game, wanted.number)
    else:
        return int(again(wanted.words, writing=not wanted.check) > 0 and wanted.check)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
