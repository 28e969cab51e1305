"""Counters and histograms of a running server."""

from __future__ import annotations

import asyncio
import os
from bisect import bisect_left
from collections import Counter
from pathlib import Path
from time import perf_counter

SECONDS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
EVERY = 0.1  # seconds between two looks at how late the event loop is


class Histogram:
    """How many things took how long."""

    def __init__(self) -> None:
        """None yet."""
        self.counts = [0] * (len(SECONDS) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        """One more."""
        self.counts[bisect_left(SECONDS, seconds)] += 1
        self.total += seconds


class Figures:
    """Of one server process."""

    def __init__(self) -> None:
        """All zero."""
        self.acts = 0  # entries that were written here
        self.choices = Histogram()  # from hearing a choice to acknowledging it, all updates sent
        self.requests = Histogram()
        self.thoughts = Histogram()  # of computer opponents
        self.lag = Histogram()  # by how much the event loop was late
        self.answers: Counter[int] = Counter()  # of requests, by status
        self.refusals: Counter[str] = Counter()  # of messages, by code
        self.opened = 0  # sockets
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Watch the event loop."""
        self._task = asyncio.create_task(self._watch())

    async def stop(self) -> None:
        """No more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _watch(self) -> None:
        while True:
            started = perf_counter()
            await asyncio.sleep(EVERY)
            self.lag.observe(max(0.0, perf_counter() - started - EVERY))


def memory() -> int:
    """The bytes of memory that this process holds; 0 where the system does not say."""
    try:
        pages = Path("/proc/self/statm").read_text(encoding="utf-8").split()[1]
    except OSError:
        return 0
    return int(pages) * os.sysconf("SC_PAGE_SIZE")
