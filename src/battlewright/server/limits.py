"""Rate limits and connection limits: token buckets and counters of bounded size."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict


class TooMany(Exception):
    """A limit of the server is reached."""


class Throttle:
    """A token bucket: a rate per second, with a burst."""

    def __init__(self, per_second: float, burst: float) -> None:
        """A full bucket."""
        self._rate, self._burst = per_second, burst
        self._left, self._at = burst, time.monotonic()

    def allows(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        left = self._left + (now - self._at) * self._rate
        if left > self._burst:
            left = self._burst
        allowed = left >= 1
        self._left, self._at = left - allowed, now
        return allowed


class Throttles:
    """A throttle per address; only the most recent addresses are kept."""

    MOST = 10_000

    def __init__(self, per_second: float, burst: float) -> None:
        """The same for every address."""
        self._rate, self._burst = per_second, burst
        self._known: OrderedDict[str, Throttle] = OrderedDict()

    def allows(self, address: str) -> bool:
        """Whether one more from this address is allowed now."""
        throttle = self._known.pop(address, None) or Throttle(self._rate, self._burst)
        self._known[address] = throttle
        if len(self._known) > self.MOST:
            self._known.popitem(last=False)
        return throttle.allows()


class Places:
    """Counts open sockets, in total and by address."""

    def __init__(self, most: int, most_per_address: int) -> None:
        """None is taken."""
        self._most, self._most_per_address = most, most_per_address
        self._taken: Counter[str] = Counter()
        self._total = 0

    @property
    def taken(self) -> int:
        """The number of open sockets."""
        return self._total

    def take(self, address: str) -> bool:
        """Take a place; False if there is none left."""
        if self._total >= self._most or self._taken[address] >= self._most_per_address:
            return False
        self._taken[address] += 1
        self._total += 1
        return True

    def give_back(self, address: str) -> None:
        """Give a place back."""
        self._total -= 1
        self._taken[address] -= 1
        if not self._taken[address]:
            del self._taken[address]
