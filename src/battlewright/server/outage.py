"""The time in which no server was there is nobody's: it is taken off no clock.

While a server runs it writes down, every few seconds, that it does. A server that starts and finds that
nobody has done so for a while notes the outage in the record of each match with a clock, when it loads it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import NamedTuple

from battlewright.server.entries import Conflict, Entry
from battlewright.server.record import Record
from battlewright.server.store import Store

LOG = logging.getLogger("battlewright.server")
BEAT = 5.0  # seconds between two signs of life
SILENCE = 2.5 * BEAT  # after which nobody is there, where several servers share a database


class Outage(NamedTuple):
    """When nobody was there; the machine may have been off, so these are times of day."""

    began: float
    over: float


class Heart:
    """The signs of life of a server, and what the last one says of the time before."""

    def __init__(self, store: Store, hear_of_decrees: Callable[[], Awaitable[None]]) -> None:
        """Nothing is known. What an administrator has decided is heard of at each beat."""
        self._store, self._hear_of_decrees = store, hear_of_decrees
        self._task: asyncio.Task[None] | None = None
        self.outage: Outage | None = None

    async def start(self) -> None:
        """Look for the last sign, and give one from now on."""
        now = time.time()
        last = await self._store.beat(now)
        if last is not None and (now - last > SILENCE or not self._store.shared):
            self.outage = Outage(last, now)
        await self._hear_of_decrees()
        self._task = asyncio.create_task(self._beat())

    async def stop(self) -> None:
        """The last sign."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        with suppress(Exception):  # a store that is gone takes no sign
            await self._store.beat(time.time())

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self._store.beat(time.time())
                await self._hear_of_decrees()
            except Exception as error:
                LOG.warning("no sign of life could be written: %s", error)

    async def note(self, record: Record) -> None:
        """Write the outage into the record of a match whose clocks ran when it began."""
        outage, table = self.outage, record.table
        if outage is None or not table.clocks or record.outcome is not None or table.last_at >= outage.over:
            return
        seat, number = min(record.seats), table.number + 1
        text, key = f"/outage {outage.began:.3f} {outage.over:.3f}", f"{seat}!outage-{outage.over:.3f}"
        entry = Entry(record.row.id, number, seat, text, key, time.time())
        with suppress(Conflict):  # another process was quicker, and has noted the same
            await self._store.append(entry)
            record.apply(entry)
