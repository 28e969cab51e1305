"""Rate limits and connection limits: token buckets and counters of bounded size."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator
from functools import lru_cache

from battlewright.server.turn import Turn


class TooMany(Exception):
    """A limit of the server is reached."""


@lru_cache(maxsize=4_096)
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

    def allows(self, many: int = 1) -> bool:
        """Whether one more, or so many, are allowed now."""
        now = time.monotonic()
        left = self._left + (now - self._at) * self._rate
        if left > self._burst:
            left = self._burst
        allowed = left >= many
        self._left, self._at = left - many * allowed, now
        return allowed


class Throttles:
    """A throttle per address; only the most recent addresses are kept."""

    MOST = 10_000

    def __init__(self, per_second: float, burst: float) -> None:
        """The same for every address."""
        self._rate, self._burst = per_second, burst
        self._known: OrderedDict[str, Throttle] = OrderedDict()

    def allows(self, address: str, many: int = 1) -> bool:
        """Whether one more from this address is allowed now, or so many."""
        address = group_of(address)
        throttle = self._known.pop(address, None) or Throttle(self._rate, self._burst)
        self._known[address] = throttle
        if len(self._known) > self.MOST:
            self._known.popitem(last=False)
        return throttle.allows(many)


class Spending:
    """The time of the event loop that each address takes: at most a share of it, with a short burst."""

    MOST = 10_000
    BURST = 0.5  # seconds

    def __init__(self, share: float) -> None:
        """`share`: of one second, how much; 0: no limit. Only the most recent addresses are kept."""
        self._share = share
        self._owed: OrderedDict[str, tuple[float, float]] = OrderedDict()  # seconds, and when

    def add(self, address: str, seconds: float) -> None:
        """Something was done for an address."""
        if self._share <= 0 or is_own(address):
            return
        address, now = group_of(address), time.monotonic()
        self._owed[address] = (self._now_owed(address, now) + seconds, now)
        self._owed.move_to_end(address)
        if len(self._owed) > self.MOST:
            self._owed.popitem(last=False)

    def wait(self, address: str) -> float:
        """The seconds after which the next thing may be done for an address."""
        if not self._owed:
            return 0.0
        owed = self._now_owed(group_of(address), time.monotonic())
        return max(0.0, owed - self.BURST) / self._share if owed else 0.0

    def owed(self, address: str) -> float:
        """The seconds that were spent on an address lately, beyond its share."""
        return self._now_owed(group_of(address), time.monotonic())

    async def pay(self, address: str, seconds: float) -> None:
        """Wait until something may be done for an address that takes about so long."""
        if wait := self.wait(address):
            await asyncio.sleep(wait)
        self.add(address, seconds)

    def _now_owed(self, address: str, now: float) -> float:
        owed, at = self._owed.get(address, (0.0, now))
        return max(0.0, owed - (now - at) * self._share)


@lru_cache(maxsize=4_096)
def is_own(address: str) -> bool:
    """Whether an address is of this machine: a proxy, which sees to its clients itself."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return True  # a socket in the file system


class Lines:
    """Of each address one thing at a time is under way, and few wait for that."""

    def __init__(self, most: int) -> None:
        """`most`: things of one address that are under way or wait; 0: any number."""
        self._most = most
        self._turns: dict[str, Turn] = {}
        self._asking: Counter[str] = Counter()

    @contextlib.asynccontextmanager
    async def place(self, who: str, most: int | None = None) -> AsyncIterator[None]:
        """Wait for the turn of an address; `TooMany` if very much waits already. Nobody (`""`) waits.

        `most`: another number than usual; 0: any.
        """
        if not who:
            yield
            return
        who = group_of(who)
        most = self._most if most is None else most
        if most and self._asking[who] >= most:
            raise TooMany("you have asked for much at once; wait for an answer first")
        self._asking[who] += 1
        try:
            async with self._turns.setdefault(who, Turn()):
                yield
        finally:
            self._asking[who] -= 1
            if not self._asking[who]:
                del self._asking[who], self._turns[who]


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
