"""A fair asyncio lock that can also be acquired without waiting."""

from __future__ import annotations

import asyncio
from collections import deque
from types import TracebackType


class Turn:
    """`async with turn:` waits in order of arrival; `take` does not wait and is followed by `give`."""

    def __init__(self) -> None:
        """Free."""
        self.taken = False
        self._line: deque[asyncio.Future[None]] = deque()

    def take(self) -> bool:
        """Acquire the lock if it is free; False otherwise."""
        if self.taken:
            return False
        self.taken = True
        return True

    def give(self) -> None:
        """Release the lock, or hand it to the next waiter."""
        while self._line:
            waiting = self._line.popleft()
            if not waiting.done():
                waiting.set_result(None)
                return
        self.taken = False

    async def __aenter__(self) -> None:
        """Wait for the lock."""
        if self.take():
            return
        waiting = asyncio.get_running_loop().create_future()
        self._line.append(waiting)
        try:
            await waiting
        except asyncio.CancelledError:
            if waiting.done() and not waiting.cancelled():  # it was acquired at that moment
                self.give()
            raise

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Release the lock."""
        self.give()
