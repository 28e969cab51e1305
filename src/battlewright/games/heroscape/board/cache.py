"""A bounded cache that threads may share."""

from __future__ import annotations

from threading import Lock
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class BoundedCache(dict[K, V]):
    """A dictionary of computed values that drops its oldest entries once it is full.

    Keys and values are immutable. Look up with `get`, add with `keep`; two threads that miss at the same
    time compute the same value twice, which is harmless.
    """

    def __init__(self, most: int) -> None:
        """`most` is the number of entries to keep."""
        super().__init__()
        self._most = most
        self._lock = Lock()

    def keep(self, key: K, value: V) -> V:
        """Add an entry, dropping the oldest ones to make room for it."""
        with self._lock:
            while len(self) >= self._most:
                del self[next(iter(self))]
            self[key] = value
        return value
