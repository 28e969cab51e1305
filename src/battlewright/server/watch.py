"""Recovery of lost notifications where several processes share a store.

Redis drops what it cannot deliver. Every second each process polls the store for the progress of the matches
that are open here, and for the validity of their tokens.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from battlewright.server.seating import REVOKED

if TYPE_CHECKING:
    from battlewright.server.hub import Hub

LOG = logging.getLogger("battlewright.server")
EVERY = 1.0  # seconds; nobody is shown what others did more than two late


class Watch:
    """Looks at the store again and again."""

    def __init__(self, hub: Hub) -> None:
        """Of the rooms of a hub."""
        self._hub = hub
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """From now on."""
        self._task = asyncio.create_task(self._poll_forever())

    async def stop(self) -> None:
        """No more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _poll_forever(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look()
            except Exception as error:
                LOG.warning("the store cannot be looked at: %s", error)

    async def look(self) -> None:
        """Notify about every match whose store is ahead of its room."""
        hub = self._hub
        open_here = [name for name, room in hub.rooms.items() if room.people]
        heads = await hub.store.heads(open_here) if open_here else {}
        for match, (number, tokens) in heads.items():
            room = hub.rooms.get(match)
            if room is None:
                continue
            if number > room.record.table.number:
                hub.hear(match)
            if any(p.seat is not None and p.token != tokens.get(p.seat) for p in room.people):
                hub.hear(match + REVOKED)
