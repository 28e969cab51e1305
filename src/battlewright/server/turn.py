"""Whose turn it is: one at a time, the others in line. A lock that can also be had without waiting."""

from __future__ import annotations

import asyncio
from collections import deque
from types import TracebackType


class Turn:
    """`async with turn:` waits in line; `take` does not wait, and whoever took it says `give`."""

    def __init__(self) -> None:
        """Nobody's."""
        self.taken = False
        self._line: deque[asyncio.Future[None]] = deque()

    def take(self) -> bool:
        """Take the turn if it is nobody's."""
        if self.taken:
            return False
        self.taken = True
        return True

    def give(self) -> None:
        """Hand the turn to the next in line."""
        while self._line:
            waiting = self._line.popleft()
            if not waiting.done():
                waiting.set_result(None)
                return
        self.taken = False

    async def __aenter__(self) -> None:
        """Wait for the turn."""
        if self.take():
            return
        waiting = asyncio.get_running_loop().create_future()
        self._line.append(waiting)
        try:
            await waiting
        except asyncio.CancelledError:
            if waiting.done() and not waiting.cancelled():  # it came just then
                self.give()
            raise

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """The turn is over."""
        self.give()
