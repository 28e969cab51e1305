"""Break the rules of the games in one place at a time and list what no test notices.

    python -m tools.mutants                                   300 mutants of every game
    python -m tools.mutants --games fields --sample 40 -j 2   fewer, two at a time
    python -m tools.mutants --rules FE-END-02                 every mutant of the functions that name a rule

A mutant of a function that names rules must fail a test that cites one of them; any other must fail a test
of its game that reaches it. The exit status is 1 if in any game fewer than `--bar` per cent do.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path

import pytest

from tools.mutants.mutations import Mutant, Source, all_mutants
from tools.mutants.trial import Result, Session
from tools.rules import ROOT, ledgers

EQUIVALENT = Path(__file__).with_name("equivalent.toml")
CACHE = ROOT / ".mutants"
FOLDERS = ("rules", "procedures")
PYTEST = ("-o", "addopts=", "-s", "-p", "no:terminal", "-p", "no:cacheprovider", "-p", "no:faulthandler")


def main() -> int:
    """Run what the arguments ask for."""
    options = _arguments()
    games = sorted(ledgers()) if "all" in options.games else options.games
    found: dict[str, list[Result]] = {}
    for game in games:
        found[game] = _play(game, options)
        _show(game, found[game])
    if options.json:
        options.json.write_text(json.dumps({game: _plain(found[game]) for game in games}, indent=1))
    shares = {game: _share(results) for game, results in found.items()}
    for game, results in found.items():
        killed = sum(result.killed for result in results)
        print(f"{game}: {killed} of {len(results)} killed, {100 * shares[game]:.1f} %")
    return 0 if all(100 * share >= options.bar for share in shares.values()) else 1


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="tools.mutants", description=__doc__.partition("\n")[0])
    parser.add_argument("--games", nargs="+", default=["all"], help="names of games, or all")
    parser.add_argument("--sample", type=int, default=300, help="how many mutants of each game")
    parser.add_argument("--seed", type=int, default=1, help="which sample")
    parser.add_argument("--rules", nargs="+", default=[], help="all mutants of functions naming these rules")
    parser.add_argument("--files", nargs="+", default=[], help="only files whose path holds one of these")
    parser.add_argument("--again", type=Path, help="only the survivors of a result written with --json")
    parser.add_argument("--bar", type=float, default=92, help="per cent that must be killed")
    parser.add_argument("--json", type=Path, help="where to write every result")
    parser.add_argument("-j", "--jobs", type=int, default=os.cpu_count() or 1)
    return parser.parse_args()


def _play(game: str, options: argparse.Namespace) -> list[Result]:
    """The results of one game, whose tests are collected once."""
    package = ROOT / "src" / "battlewright" / "games" / game
    files = sorted(path for folder in FOLDERS for path in (package / folder).rglob("*.py"))
    sources = [Source.read(ROOT, path) for path in files]
    chosen = _chosen(all_mutants(sources, list(ledgers()[game].rules)), options)
    session = Session(ROOT, sources, chosen, options.jobs, CACHE / f"{game}.json")
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    os.chdir(ROOT)
    pytest.main([f"tests/games/{game}", *PYTEST], plugins=[session])
    if session.broken or len(session.results) != len(chosen):
        sys.exit(f"{game}: tests fail without a mutant: {', '.join(session.broken) or 'collection'}")
    return session.results


def _chosen(mutants: list[Mutant], options: argparse.Namespace) -> list[Mutant]:
    """The mutants to try: of some rules or files all of them, else a sample."""
    proven = _equivalent()
    left = [mutant for mutant in mutants if mutant.key not in proven]
    if options.files:
        left = [mutant for mutant in left if any(part in mutant.path for part in options.files)]
    if options.again:
        survivors = _survivors(options.again)
        return [mutant for mutant in left if mutant.key in survivors]
    if options.rules:
        return [mutant for mutant in left if not set(mutant.rules).isdisjoint(options.rules)]
    return sorted(sorted(left, key=lambda each: _lot(each, options.seed))[: options.sample], key=_place)


def _lot(mutant: Mutant, seed: int) -> bytes:
    """Its rank in the sampling. It depends on the mutant alone, so changes elsewhere keep the sample."""
    return hashlib.sha256(repr((seed, *mutant.key[1:])).encode()).digest()


def _place(mutant: Mutant) -> tuple[str, int]:
    return mutant.path, mutant.start


def _survivors(path: Path) -> set[tuple[str, str, str, str]]:
    results = [each for game in json.loads(path.read_text()).values() for each in game]
    return {(r["path"], r["name"], r["before"], r["after"]) for r in results if not r["killed"]}


def _equivalent() -> set[tuple[str, str, str, str]]:
    """Mutants that behave like the original, each with the reason beside it."""
    with EQUIVALENT.open("rb") as file:
        entries = tomllib.load(file).get("equivalent", [])
    assert all(entry["reason"] for entry in entries)
    return {(entry["path"], entry["name"], entry["before"], entry["after"]) for entry in entries}


def _share(results: list[Result]) -> float:
    return sum(result.killed for result in results) / max(1, len(results))


def _show(game: str, results: list[Result]) -> None:
    """The survivors, and how many were killed by which tests."""
    cited = [result for result in results if result.mutant.rules]
    free = [result for result in results if not result.mutant.rules]
    print(f"== {game}: {len(results)} mutants")
    print(f"  in functions that name rules {_killed(r.by_citing for r in cited)} by tests that cite them,")
    print(
        f"  {_killed(r.by_suite for r in cited)} by any test; in others {_killed(r.by_suite for r in free)}"
    )
    for result in results:
        if not result.killed:
            mutant = result.mutant
            noticed = f"  noticed only by {result.by_suite}" if result.by_suite else ""
            print(f"{mutant.path}:{mutant.line} {mutant.name} [{' '.join(mutant.rules)}]")
            print(f"  - {mutant.before}\n  + {mutant.after}")
            print(f"  {mutant.kind}; {result.citing} citing, {result.covering} covering tests{noticed}")


def _killed(killers: Iterable[str]) -> str:
    known = list(killers)
    return f"{sum(map(bool, known))} of {len(known)}"


def _plain(results: list[Result]) -> list[dict[str, object]]:
    return [
        {
            "path": r.mutant.path, "line": r.mutant.line, "name": r.mutant.name, "kind": r.mutant.kind,
            "before": r.mutant.before, "after": r.mutant.after, "rules": r.mutant.rules, "killed": r.killed,
            "by_citing": r.by_citing, "by_suite": r.by_suite,
        }
        for r in results
    ]  # fmt: skip


if __name__ == "__main__":
    sys.exit(main())
