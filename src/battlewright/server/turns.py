"""Correspondence games: whose move it is, the deadline, and notification by mail.

Such a match has a clock of some days that is reset after each choice. The seats that are asked are
stored here, so that people can list their pending moves, and so that time runs out in unloaded matches, too.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING

import sqlalchemy as sa
from msgspec import Struct

from battlewright.server.clock import now
from battlewright.server.lasting import Ended
from battlewright.server.people import PEOPLE
from battlewright.server.post import Post
from battlewright.server.room import Room
from battlewright.server.store import GOES_WITH, MATCHES, META, Unknown
from battlewright.texts import texts_in

if TYPE_CHECKING:
    from battlewright.server.hub import Hub

LOG = logging.getLogger("battlewright.server")
AT_ONCE = 50  # turns looked at in one round

TURNS = sa.Table(
    "turns",
    META,
    sa.Column("match", sa.String(32), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("person", sa.String(32), nullable=False, index=True),
    sa.Column("since", sa.Float, nullable=False),
    sa.Column("due", sa.Float, nullable=False, index=True),
    sa.Column("mailed", sa.Integer, nullable=False),
    info={GOES_WITH: True},
)


class Turn(Struct, frozen=True):
    """A pending move."""

    match: str
    game: str
    name: str
    seat: int
    since: float
    due: float


class Turns:
    """The moves that are owed in all correspondence games."""

    def __init__(self, hub: Hub) -> None:
        """Of a hub."""
        self._hub, self._store = hub, hub.store
        self._task: asyncio.Task[None] | None = None
        self.post = Post(hub.settings)

    def start(self) -> None:
        """Check periodically for expired clocks and pending notifications."""
        self._task = asyncio.create_task(self._poll_forever())

    async def stop(self) -> None:
        """No more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def look(self, room: Room) -> None:
        """Write down who is asked, if that has changed."""
        record = room.record
        if not (record.row.terms.get("clock") or {}).get("days"):
            return
        goes_on = record.outcome is None and not record.waits and not record.table.unfilled
        asked = (
            [seat for seat in record.match.asked if record.seats[seat].kind == "person"] if goes_on else []
        )
        noted = frozenset((seat, record.table.asked_since.get(seat, 0)) for seat in asked)
        if noted != room.turns:
            room.turns = noted
            people = {
                seat: (record.seats[seat].person, now() + (record.clock(seat) or 0.0)) for seat in asked
            }
            self._hub.keep(self._note(record.row.id, people))

    async def _note(self, match: str, asked: dict[int, tuple[str, float]]) -> None:
        gone = TURNS.delete().where(TURNS.c.match == match, TURNS.c.seat.not_in(list(asked)))
        at = now()

        def work(connection: sa.Connection) -> None:
            connection.execute(gone)
            for seat, (person, due) in asked.items():
                same = (TURNS.c.match == match, TURNS.c.seat == seat)
                change = TURNS.update().where(*same).values(person=person, due=due)
                if connection.execute(change).rowcount == 0:
                    new = {"match": match, "seat": seat, "person": person, "since": at, "due": due}
                    connection.execute(TURNS.insert(), new | {"mailed": 0})

        with contextlib.suppress(sa.exc.IntegrityError):  # another process has noted the same
            await self._store.run(work)

    async def of(self, person: str) -> list[Turn]:
        """The pending moves of a person, the most urgent first."""
        query = (
            sa.select(TURNS, MATCHES.c.game, MATCHES.c.terms)
            .join(MATCHES, MATCHES.c.id == TURNS.c.match)
            .where(TURNS.c.person == person, MATCHES.c.outcome.is_(None))
            .order_by(TURNS.c.due)
            .limit(AT_ONCE)
        )

        def work(connection: sa.Connection) -> list[Turn]:
            return [
                Turn(
                    row["match"],
                    row["game"],
                    str(row["terms"].get("name", "")),
                    row["seat"],
                    row["since"],
                    row["due"],
                )
                for row in connection.execute(query).mappings()
            ]

        return await self._store.run(work)

    # --- in the background ----------------------------------------------------------------------

    async def _poll_forever(self) -> None:
        while True:
            await asyncio.sleep(self._hub.settings.turn_seconds)
            try:
                await self._end_late_ones()
                if self.post.there:
                    await self._tell()
            except Exception:
                LOG.warning("turns cannot be looked at just now", exc_info=True)

    async def _end_late_ones(self) -> None:
        """Load matches in which time has run out; the autopilot then resigns for the late seat."""
        query = sa.select(TURNS.c.match).where(TURNS.c.due < now()).distinct().limit(AT_ONCE)
        for match in await self._store.run(lambda connection: list(connection.execute(query).scalars())):
            try:
                self.look(await self._hub.room(match))
            except (Ended, Unknown):
                gone = TURNS.delete().where(TURNS.c.match == match)
                await self._store.run(lambda connection, gone=gone: connection.execute(gone))  # type: ignore[misc]

    async def _tell(self) -> None:
        """Send mail to players who want it, have had some time, and are not connected."""
        since = now() - self._hub.settings.mail_after_seconds
        query = (
            sa.select(TURNS.c.match, TURNS.c.seat, PEOPLE.c.mail, PEOPLE.c.language, PEOPLE.c.name)
            .join(PEOPLE, PEOPLE.c.id == TURNS.c.person)
            .where(TURNS.c.mailed == 0, TURNS.c.since < since, PEOPLE.c.mail != "", PEOPLE.c.mail_code == "")
            .limit(AT_ONCE)
        )
        for match, seat, mail, language, name in await self._store.run(
            lambda connection: list(connection.execute(query))
        ):
            room = self._hub.rooms.get(match)
            here = room is not None and any(person.seat == seat for person in room.people)
            mine = (TURNS.c.match == match, TURNS.c.seat == seat, TURNS.c.mailed == 0)
            take = TURNS.update().where(*mine).values(mailed=1)
            taken = await self._store.run(lambda connection, take=take: connection.execute(take).rowcount)  # type: ignore[misc]
            if taken and not here:  # each is told once, whichever process does it
                words = texts_in(language)
                link = f"{self._hub.settings.address.rstrip('/')}/play/{match}"
                text = words.format("company-mail-turn", name=name, link=link)
                await self.post.send(mail, words.format("company-mail-turn-subject"), text)
