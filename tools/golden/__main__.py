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
from tools.golden.candidates import Candidate, candidates
from tools.golden.compare import summary
from tools.golden.coverage import chosen, report
from tools.golden.playing import MixedPlayer, go_on, outcome_text, play, replay, table_for
from tools.golden.records import Golden, read, write

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "tests" / "golden"
MOST = 2_200_000  # characters of all recordings of a game


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


def recorded(candidate: Candidate) -> Golden:
    """A fresh recording."""
    blank = Golden(candidate.game, candidate.name, candidate.setup, candidate.seed, "", ())
    table = table_for(blank, load(candidate.game))
    steps = list(go_on(table, MixedPlayer(table.game, candidate.seed, candidate.greedy), candidate.limit))
    if candidate.ending and (asked := table.game.asked(table.state)):
        steps.append(play(table, asked[0], candidate.ending))
    return Golden(
        candidate.game, candidate.name, candidate.setup, candidate.seed, outcome_text(table), tuple(steps)
    )


def new(games: Sequence[str], number: int) -> None:
    """Record the required games and the best of so many others, and replace what there was."""
    for game in games or tuple(CLASSES):
        pool = list(candidates(game, number))
        recordings = {candidate.name: recorded(candidate) for candidate in pool}
        names = chosen(recordings, [c.name for c in pool if c.required], MOST)
        folder = FOLDER / game
        folder.mkdir(parents=True, exist_ok=True)
        for path in folder.glob("*.txt"):
            path.unlink()
        for name in names:
            (folder / f"{name}.txt").write_text(write(recordings[name]), encoding="utf-8")
        print(f"{game}: {len(names)} of {len(pool)} games kept")
        print("\n".join(report(game, [recordings[name] for name in names])))


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
    parser.add_argument("words", nargs="*", help="parts of paths of files; with --new: games")
    parser.add_argument("--new", action="store_true", help="choose and record a new set")
    parser.add_argument("--check", action="store_true", help="write nothing")
    parser.add_argument("--coverage", action="store_true", help="say what the recordings cover")
    parser.add_argument("--number", type=int, default=60, help="games to choose from, per game, with --new")
    wanted = parser.parse_args(arguments)
    if wanted.coverage:
        coverage()
    elif wanted.new:
        new(wanted.words, wanted.number)
    else:
        return int(again(wanted.words, writing=not wanted.check) > 0 and wanted.check)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
