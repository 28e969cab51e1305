"""Outages: players' clocks stop while no server is running or none can store a move.

A running server stores a heartbeat every few seconds. A server that starts and finds the last heartbeat too
old notes the outage in the record of each match with a clock when it loads the match. A server that lost
its store does the same as soon as the store is back, before any further move.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import NamedTuple

from battlewright.server.clock import CLOCK, now
from battlewright.server.entries import Conflict, Entry
from battlewright.server.record import Record
from battlewright.server.store import Store

LOG = logging.getLogger("battlewright.server")
BEAT = 5.0  # seconds between two signs of life
SILENCE = 2.5 * BEAT  # after which nobody is there, where several servers share a database


class Outage(NamedTuple):
    """A period without a server, or without a working store."""

    began: float
    over: float


class Heart:
    """The signs of life of a server, and what the last one says of the time before."""

    def __init__(
        self,
        store: Store,
        hear_of_decrees: Callable[[], Awaitable[None]],
        tell: Callable[[], Awaitable[None]],
    ) -> None:
        """Decisions of an administrator are read at each heartbeat; `tell` is called after an outage."""
        self._store, self._hear_of_decrees, self._tell = store, hear_of_decrees, tell
        self._task: asyncio.Task[None] | None = None
        self._recovering = asyncio.Lock()
        self._last = now()
        self.outages: list[Outage] = []

    @property
    def is_well(self) -> bool:
        """Whether the store took what was written last."""
        return not self._store.doubted

    async def start(self) -> None:
        """Look for the last sign, and give one from now on."""
        last = await self._store.beat(now())
        if last is not None:
            CLOCK.advance_to(last)
            if now() - last > SILENCE or not self._store.shared:
                self.outages.append(Outage(last, now()))
        await self._hear_of_decrees()
        self._task = asyncio.create_task(self._beat_forever())

    async def stop(self) -> None:
        """The last sign."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        with suppress(Exception):  # a store that is gone takes no sign
            await self._store.beat(now())

    async def _beat_forever(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.beat()
                await self._hear_of_decrees()
            except Exception as error:
                LOG.warning("no sign of life could be written: %s", error)

    async def beat(self) -> None:
        """Give a sign of life; if the store is back after something went wrong, note since when."""
        async with self._recovering:
            doubted, at = self._store.doubted, now()
            try:
                await self._store.beat(at)
            except Exception:
                self._store.doubted = True
                raise
            if doubted:
                self.outages.append(Outage(self._last, at))
                await self._tell()
                self._store.doubted = False
            self._last = at

    async def note(self, record: Record) -> bool:
        """Write outages into the record of a match whose clocks ran meanwhile; whether there were any."""
        found = False
        for outage in self.outages:
            table = record.table
            if not table.clocks or record.outcome is not None or table.last_at >= outage.over:
                continue
            seat, number = min(record.seats), table.number + 1
            text, key = f"/outage {outage.began:.3f} {outage.over:.3f}", f"{seat}!outage-{outage.over:.3f}"
            entry = Entry(record.row.id, number, seat, text, key, now())
            with suppress(Conflict):  # another process was quicker, and has noted the same
                await self._store.append(entry)
                record.apply(entry)
                found = True
        return found
