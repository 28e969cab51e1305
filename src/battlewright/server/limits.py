"""Rate limits and connection limits: token buckets and counters of bounded size."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict


class TooMany(Exception):
    """A limit of the server is reached."""


def group_of(address: str) -> str:
    """Who counts as one: an IPv4 address, or the /64 network of an IPv6 address, which one line has whole."""
    if ":" not in address:
        return address
    try:
        found = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    mapped = found.ipv4_mapped
    return str(mapped) if mapped else str(ipaddress.IPv6Network((found, 64), strict=False))


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
        address = group_of(address)
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
        address = group_of(address)
        if self._total >= self._most or self._taken[address] >= self._most_per_address:
            return False
        self._taken[address] += 1
        self._total += 1
        return True

    def give_back(self, address: str) -> None:
        """Give a place back."""
        address = group_of(address)
        self._total -= 1
        self._taken[address] -= 1
        if not self._taken[address]:
            del self._taken[address]
