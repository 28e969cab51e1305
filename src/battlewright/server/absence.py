"""Absent players: a side with a pending decision whose players have all been away for long.

The other sides may then claim the match (`protocol.Claim`).

A player with an open socket is present. Every half minute each process stores who is present (`seats.seen`),
so that other processes and a restarted server know it too.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from battlewright.server.clock import now
from battlewright.server.room import Refused, Room

if TYPE_CHECKING:
    from battlewright.server.hub import Hub

LOG = logging.getLogger("battlewright.server")
EVERY = 30.0  # seconds between two notes of who is here


class Absence:
    """Of the people at all tables."""

    def __init__(self, hub: Hub) -> None:
        """Absence counts at most since the start of the server."""
        self._hub, self._since = hub, now()
        self._longest = hub.settings.away_seconds
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Write down who is here, from now on."""
        self._task = asyncio.create_task(self._note_forever())

    async def stop(self) -> None:
        """No more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _note_forever(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            here = [(name, p.seat) for name, room in self._hub.rooms.items() for p in room.people]
            try:
                await self._hub.store.note_seen([(m, s) for m, s in here if s is not None], now())
            except Exception as error:
                LOG.warning("who is here could not be written down: %s", error)

    async def absent(self, room: Room, claimer: int) -> int:
        """The seat that has been away for too long, as far as the claimer may know; `Refused` if none has."""
        room.check_going()
        record = room.record
        asked = record.game.asked(room.shown.view(claimer))
        wait = self._longest - (now() - max(record.table.last_at, self._since))
        if (record.row.terms.get("clock") or {}).get("days"):
            raise Refused("not_away", "a correspondence game has days for each move")
        if claimer in asked or record.table.unfilled or not asked or self._longest <= 0:
            raise Refused("not_away", "nobody is being waited for")
        if wait > 0:
            raise Refused("not_away", f"it is too early; ask again in {wait:.0f} s")
        for seat in asked:
            if not record.same_team(seat, claimer) and await self._side_is_away(room, seat):
                return seat
        raise Refused("not_away", "they are here, or were a moment ago")

    async def _side_is_away(self, room: Room, seat: int) -> bool:
        """Whether no player of a seat's side is present or was present lately."""
        _, seats = await self._hub.stored(room.record.row.id)
        side = [row for row in seats if room.record.same_team(row.seat, seat)]
        if any(row.kind == "computer" for row in side):
            return False
        here = {person.seat for person in room.people}
        return not any(row.seat in here or now() - row.seen < self._longest for row in side if row.token)
