"""Whether the tests with servers and browsers hold on a busy machine: `python -m tools.steady [--times 10]`.

Both suites run one after the other, so many times, beside processes that do nothing but keep cores busy.
Nothing is tried again: a test that failed in any of the runs is named, with how often it did, and what
pytest printed about it is kept in `artefacts/steady`.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

OUTPUT = Path("artefacts/steady")
SUITES = {"server": ("tests/server",), "web": ("tests/web", "-n", "2")}
FAILED = re.compile(r"^(?:FAILED|ERROR) (\S+)", re.MULTILINE)


@contextmanager
def busy(count: int) -> Iterator[None]:
    """Keep so many cores busy meanwhile."""
    running = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(count)]
    try:
        yield
    finally:
        for process in running:
            process.kill()
            process.wait()


def failures(suite: str, number: int) -> list[str]:
    """Run a suite once; the tests that failed."""
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *SUITES[suite]]
    started = time.monotonic()
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    failed = FAILED.findall(done.stdout)
    if done.returncode and not failed:
        failed = [f"tests/{suite} (pytest ended with {done.returncode})"]
    if failed:
        (OUTPUT / f"{number}-{suite}.log").write_text(done.stdout + done.stderr, encoding="utf-8")
    took = time.monotonic() - started
    print(f"{number:3}  {suite:7} {took:6.0f} s  {', '.join(failed) or 'passed'}", flush=True)
    return failed


def main(arguments: list[str]) -> int:
    """Run, report; 1 if anything failed."""
    parser = argparse.ArgumentParser(prog="python -m tools.steady")
    parser.add_argument("--times", type=int, default=10)
    parser.add_argument("--busy", type=int, default=2, help="processes that run beside the tests")
    parser.add_argument("--suite", choices=SUITES, nargs="+", default=list(SUITES))
    wanted = parser.parse_args(arguments)
    OUTPUT.mkdir(parents=True, exist_ok=True)
    found: Counter[str] = Counter()
    with busy(wanted.busy):
        for number in range(1, wanted.times + 1):
            for suite in wanted.suite:
                found.update(failures(suite, number))
    for test, count in found.most_common():
        print(f"{count} of {wanted.times}  {test}")
    print("steady" if not found else f"{len(found)} tests are not steady; see {OUTPUT}")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
