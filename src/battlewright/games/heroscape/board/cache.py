"""A bounded cache that threads may share."""

from __future__ import annotations

from collections import OrderedDict
from contextlib import suppress
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class BoundedCache(OrderedDict[K, V]):
    """A dictionary of computed values that drops its oldest entries once it is full.

    Keys and values are immutable. Look up with `get`, add with `keep`; two threads that miss at the same
    time compute the same value twice, which is harmless. Each lookup, insertion and removal is one operation
    of the interpreter, so that no lock is needed.
    """

    def __init__(self, most: int) -> None:
        """`most` is the number of entries to keep."""
        super().__init__()
        self._most = most

    def keep(self, key: K, value: V) -> V:
        """Add an entry, dropping the oldest ones to keep within the limit."""
        self[key] = value
        with suppress(KeyError):  # another thread made room at the same time
            while len(self) > self._most:
                self.popitem(last=False)
        return value
