"""Running tests against mutants inside a pytest session that has collected everything once.

For each mutant the session forks; the child breaks its copy of the program and runs the tests chosen for it.
"""

from __future__ import annotations

import gc
import hashlib
import json
import os
import resource
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest
from hypothesis import settings

from tools.mutants.mutations import Mutant, Source
from tools.mutants.patching import Program, readers

TIME_PER_TEST = 3.0  # seconds of processor time beside ten times what the test needs
TIME_FOR_TESTS = 20.0  # seconds of tests, as measured, that are tried on one mutant
TIME_FOR_OTHERS = 10.0  # the same for tests that come too late to count
MEMORY = 8 << 30


@dataclass(frozen=True)
class Coverage:
    """What one test needs and reaches."""

    seconds: float
    lines: frozenset[str]


@dataclass(frozen=True)
class Result:
    """What became of a mutant: the tests that failed on it, first among those that cite its rules."""

    mutant: Mutant
    by_citing: str
    by_suite: str
    citing: int
    covering: int

    @property
    def killed(self) -> bool:
        """Whether the tests that must notice it do."""
        return bool(self.by_citing if self.mutant.rules else self.by_suite)


class Session:
    """A pytest plugin that runs mutants instead of the tests."""

    def __init__(
        self, root: Path, sources: list[Source], mutants: list[Mutant], jobs: int, cache: Path
    ) -> None:
        """`cache` is a folder where coverage is kept between runs."""
        self.root, self.sources, self.mutants, self.jobs, self.cache = root, sources, mutants, jobs, cache
        self.results: list[Result] = []
        self.broken: list[str] = []
        self.failed: list[str] = []

    @pytest.hookimpl
    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note a failed test."""
        if report.failed:
            self.failed.append(report.nodeid)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Measure the tests, then try the mutants on them."""
        items = {item.nodeid: item for item in session.items}
        program = Program(self.sources, self.root)
        gc.collect()
        gc.freeze()
        coverage = self._coverage(items, program)
        if not self.broken:
            self._try_all(items, program, coverage)
        return True

    # --- coverage

    def _coverage(self, items: dict[str, pytest.Item], program: Program) -> dict[str, Coverage]:
        """Which statements each test reaches, from the cache where neither code nor test changed."""
        keys = _digests(self.root, self.sources, items)
        known = _kept(self.cache, keys)
        todo = [id for id in items if id not in known]
        share = max(1, -(-len(todo) // (self.jobs * 4)))
        parts = [todo[n : n + share] for n in range(0, len(todo), share)]
        work = [lambda part=part: self._measure(part, items, program) for part in parts]
        for answer in in_children(work, self.jobs, lambda n: f"coverage {n} of {len(parts)}"):
            assert isinstance(answer, dict), answer
            self.broken += answer["failed"]
            for id, (seconds, lines) in answer["tests"].items():
                known[id] = Coverage(seconds, frozenset(lines))
        if not self.broken:
            _keep(self.cache, keys, known)
        return known

    def _measure(self, part: list[str], items: dict[str, pytest.Item], program: Program) -> object:
        hits: set[str] = set()
        for source in self.sources:
            program.watch(source, hits.add)
        found: dict[str, tuple[float, list[str]]] = {}
        for id in part:
            hits.clear()
            began = time.process_time()
            self._run(items[id])
            found[id] = (time.process_time() - began, sorted(hits))
        return {"tests": found, "failed": self.failed}

    # --- mutants

    def _try_all(
        self, items: dict[str, pytest.Item], program: Program, coverage: dict[str, Coverage]
    ) -> None:
        reached: dict[str, list[str]] = {}
        for id, each in sorted(coverage.items(), key=lambda pair: pair[1].seconds):
            for line in each.lines:
                reached.setdefault(line, []).append(id)
        cited = {id: _rules_of(item) for id, item in items.items()}
        plans = [self._plan(mutant, reached, cited) for mutant in self.mutants]
        work = [
            lambda plan=plan, mutant=mutant: self._try(mutant, plan, items, program, coverage)
            for plan, mutant in zip(plans, self.mutants, strict=True)
        ]
        answers = in_children(work, self.jobs, lambda n: f"mutant {n} of {len(work)}")
        for mutant, (first, second), answer in zip(self.mutants, plans, answers, strict=True):
            by_citing, by_suite = answer if isinstance(answer, list) else _timed_out(str(answer), first)
            self.results.append(
                Result(mutant, by_citing, by_suite or by_citing, len(first), len(first) + len(second))
            )

    def _plan(
        self, mutant: Mutant, reached: dict[str, list[str]], cited: dict[str, frozenset[str]]
    ) -> tuple[list[str], list[str]]:
        """The tests that reach the mutant: those citing one of its rules, and the others; fast ones first."""
        places = readers(self.sources, mutant) if mutant.constant else [f"{mutant.path}:{mutant.statement}"]
        covering = dict.fromkeys(id for place in places for id in reached.get(place, ()))
        citing = [id for id in covering if not cited[id].isdisjoint(mutant.rules)]
        return citing, [id for id in covering if id not in set(citing)]

    def _try(
        self,
        mutant: Mutant,
        plan: tuple[list[str], list[str]],
        items: dict[str, pytest.Item],
        program: Program,
        coverage: dict[str, Coverage],
    ) -> object:
        source = next(source for source in self.sources if source.path == mutant.path)
        program.break_as(source, mutant)
        citing = self._killer(plan[0], items, coverage, TIME_FOR_TESTS)
        limit = TIME_FOR_OTHERS if mutant.rules else TIME_FOR_TESTS
        return [citing, citing or self._killer(plan[1], items, coverage, limit)]

    def _killer(
        self, ids: list[str], items: dict[str, pytest.Item], coverage: dict[str, Coverage], limit: float
    ) -> str:
        """The first of these tests to fail, or nothing."""
        spent = 0.0
        for id in ids:
            seconds = coverage[id].seconds
            spent += seconds
            if spent > limit:
                break
            signal.setitimer(signal.ITIMER_PROF, TIME_PER_TEST + 10 * seconds)
            self._run(items[id])
            if self.failed:
                return id
        return ""

    def _run(self, item: pytest.Item) -> None:
        item.ihook.pytest_runtest_protocol(item=item, nextitem=None)


def _timed_out(answer: str, citing: list[str]) -> tuple[str, str]:
    """A child that was killed: a test that never ended, a citing one where there are any (they run first)."""
    return (answer, answer) if citing else ("", answer)


def _rules_of(item: pytest.Item) -> frozenset[str]:
    return frozenset(str(id) for mark in item.iter_markers("rule") for id in mark.args)


# --- children


def in_children(
    work: Sequence[Callable[[], object]], jobs: int, told: Callable[[int], str]
) -> Iterator[object]:
    """Do each piece of work in a forked process, `jobs` at a time; the answers in order, or how each died."""
    answers: dict[int, object] = {}
    running: dict[int, int] = {}
    started = 0
    with tempfile.TemporaryDirectory() as folder:
        while len(answers) < len(work):
            while started < len(work) and len(running) < jobs:
                running[_fork(work[started], Path(folder, str(started)))] = started
                started += 1
            pid, status = os.wait()
            number = running.pop(pid)
            file = Path(folder, str(number))
            answers[number] = json.loads(file.read_text()) if file.exists() else _end(status)
            if len(answers) % 25 == 0:
                print(told(len(answers)), file=sys.stderr, flush=True)
    return (answers[number] for number in range(len(work)))


def _fork(work: Callable[[], object], file: Path) -> int:
    pid = os.fork()
    if pid:
        return pid
    try:
        null = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(null, stream)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        settings.register_profile("mutants", database=None, derandomize=True, deadline=None)
        settings.load_profile("mutants")
        text = json.dumps(work())
        unfinished = file.with_suffix(".part")
        unfinished.write_text(text)
        unfinished.rename(file)
    finally:
        os._exit(0)


def _end(status: int) -> str:
    return "timeout" if os.WIFSIGNALED(status) else "crash"


# --- what is kept between runs


def _digests(root: Path, sources: Iterable[Source], items: dict[str, pytest.Item]) -> dict[str, str]:
    """For each test a digest of its file, of what it builds on and of the code, without the other games."""
    folder = (root / next(iter(items))).parent
    while folder.parent.name != "games":
        folder = folder.parent
    shared = hashlib.sha256()
    for path in sorted(p for p in folder.rglob("*.py") if not p.name.startswith("test_")):
        shared.update(path.read_bytes())
    games = root / "src" / "battlewright" / "games"
    for path in sorted((root / "src" / "battlewright").rglob("*")):
        if path.suffix in (".py", ".toml", ".ftl") and not _of_another_game(path, games, folder.name):
            shared.update(path.read_bytes())
    files: dict[str, str] = {}
    for id in items:
        name = id.partition("::")[0]
        if name not in files:
            own = shared.copy()
            own.update((root / name).read_bytes())
            files[name] = own.hexdigest()
    return {id: files[id.partition("::")[0]] for id in items}


def _of_another_game(path: Path, games: Path, game: str) -> bool:
    return games in path.parent.parents and path.relative_to(games).parts[0] != game


def _kept(cache: Path, keys: dict[str, str]) -> dict[str, Coverage]:
    if not cache.exists():
        return {}
    kept = json.loads(cache.read_text())
    lines = kept["lines"]
    return {
        id: Coverage(seconds, frozenset(lines[n] for n in numbers))
        for id, (key, seconds, numbers) in kept["tests"].items()
        if keys.get(id) == key
    }


def _keep(cache: Path, keys: dict[str, str], known: dict[str, Coverage]) -> None:
    lines = sorted({line for each in known.values() for line in each.lines})
    number = {line: n for n, line in enumerate(lines)}
    tests = {
        id: (keys[id], each.seconds, sorted(number[line] for line in each.lines))
        for id, each in known.items()
    }
    cache.parent.mkdir(parents=True, exist_ok=True)
    cache.write_text(json.dumps({"lines": lines, "tests": tests}))
