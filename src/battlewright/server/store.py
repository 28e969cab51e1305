"""Storage: matches, seats and choices, in SQLite or PostgreSQL.

Writes are grouped: whatever waits when the writer is free goes into one transaction, and nobody is
told before it is committed. Two processes may try to append choice number n of a match; the primary
key lets one of them win, the other catches up and tries again or refuses.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue
from typing import Any, TypeVar

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.exc import IntegrityError

META = sa.MetaData()

MATCHES = sa.Table(
    "matches",
    META,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("setup", sa.JSON, nullable=False),
    sa.Column("seed", sa.String(64), nullable=False),
    sa.Column("version", sa.String(32), nullable=False),
    sa.Column("content", sa.String(64), nullable=False),
    sa.Column("terms", sa.JSON, nullable=False),  # name, public, clock, watch token hash …
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("outcome", sa.JSON),
    sa.Column("next_match", sa.String(32), nullable=False, default=""),
)
SEATS = sa.Table(
    "seats",
    META,
    sa.Column("match", sa.String(32), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("token", sa.String(64), nullable=False, default=""),
    sa.Column("agent", sa.String(32), nullable=False, default=""),
    sa.Column("orders", sa.JSON, nullable=False, default=dict),
)
CHOICES = sa.Table(
    "choices",
    META,
    sa.Column("match", sa.String(32), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("key", sa.String(96), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.UniqueConstraint("match", "key", name="one_choice_per_key"),
)


class MatchRow(Struct, frozen=True):
    """A stored match."""

    id: str
    game: str
    setup: dict[str, Any]
    seed: str
    version: str
    content: str
    terms: dict[str, Any]
    created: float
    outcome: dict[str, Any] | None = None
    next_match: str = ""


class SeatRow(Struct, frozen=True):
    """A stored seat; `token` is a hash."""

    match: str
    seat: int
    kind: str
    name: str
    token: str = ""
    agent: str = ""
    orders: dict[str, str] = {}


class ChoiceRow(Struct, frozen=True):
    """A stored choice."""

    match: str
    number: int
    seat: int
    text: str
    key: str
    at: float


class Conflict(Exception):
    """Another process has written this choice number, or this key is known already."""


T = TypeVar("T")


class _Write(Struct):
    row: ChoiceRow
    done: asyncio.Future[None]
    loop: asyncio.AbstractEventLoop


class Store:
    """The database of one server process."""

    def __init__(self, url: str) -> None:
        """Connect and create what is missing."""
        self._sqlite = url.startswith("sqlite")
        kwargs: dict[str, Any] = (
            {"connect_args": {"timeout": 30}} if self._sqlite else {"pool_pre_ping": True}
        )
        self.engine = sa.create_engine(url, **kwargs)
        if self._sqlite:
            sa.event.listen(self.engine, "connect", _tune_sqlite)
        META.create_all(self.engine, checkfirst=True)
        self._readers = ThreadPoolExecutor(max_workers=4, thread_name_prefix="store")
        self._queue: SimpleQueue[_Write | None] = SimpleQueue()
        self._writer = threading.Thread(target=self._write_loop, name="store-writer", daemon=True)
        self._writer.start()

    def close(self) -> None:
        """Finish what waits and let go."""
        self._queue.put(None)
        self._writer.join(timeout=10)
        self._readers.shutdown(wait=True)
        self.engine.dispose()

    async def run(self, work: Callable[[sa.Connection], T]) -> T:
        """Run database work in a transaction off the event loop."""

        def within() -> T:
            with self.engine.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, within)

    # --- choices --------------------------------------------------------------------------------

    async def append(self, row: ChoiceRow) -> None:
        """Write a choice; returns when it is safe. `Conflict` if its number or key is taken."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._queue.put(_Write(row, done, loop))
        await done

    def _write_loop(self) -> None:
        while True:
            first = self._queue.get()
            if first is None:
                return
            batch, last = [first], False
            with contextlib.suppress(Exception):
                while len(batch) < 256:
                    write = self._queue.get_nowait()
                    if write is None:
                        last = True
                        break
                    batch.append(write)
            self._write(batch)
            if last:
                return

    def _write(self, batch: list[_Write]) -> None:
        try:
            with self.engine.begin() as connection:
                connection.execute(CHOICES.insert(), [_values(write.row) for write in batch])
        except IntegrityError:
            if len(batch) == 1:
                _tell(batch[0], Conflict())
            else:
                for write in batch:
                    self._write([write])
            return
        except Exception as error:
            for write in batch:
                _tell(write, error)
            return
        for write in batch:
            _tell(write, None)

    async def choices(self, match: str, after: int = 0) -> list[ChoiceRow]:
        """The choices of a match with a number above `after`, in order."""
        query = (
            sa.select(CHOICES)
            .where(CHOICES.c.match == match, CHOICES.c.number > after)
            .order_by(CHOICES.c.number)
        )

        def work(connection: sa.Connection) -> list[ChoiceRow]:
            return [ChoiceRow(**row) for row in connection.execute(query).mappings()]

        return await self.run(work)

    # --- matches and seats ----------------------------------------------------------------------

    async def create(self, match: MatchRow, seats: list[SeatRow]) -> None:
        """Write a new match with its seats."""

        def work(connection: sa.Connection) -> None:
            connection.execute(MATCHES.insert(), _values(match))
            connection.execute(SEATS.insert(), [_values(seat) for seat in seats])

        await self.run(work)

    async def count(self) -> int:
        """How many matches there are."""
        query = sa.select(sa.func.count()).select_from(MATCHES)
        return await self.run(lambda connection: int(connection.execute(query).scalar_one()))

    async def match(self, match: str) -> MatchRow | None:
        """A match by id."""
        query = sa.select(MATCHES).where(MATCHES.c.id == match)

        def work(connection: sa.Connection) -> MatchRow | None:
            row = connection.execute(query).mappings().first()
            return MatchRow(**row) if row else None

        return await self.run(work)

    async def listed(self, limit: int = 50) -> list[MatchRow]:
        """Public matches, the newest first."""
        query = sa.select(MATCHES).order_by(MATCHES.c.created.desc()).limit(4 * limit)

        def work(connection: sa.Connection) -> list[MatchRow]:
            rows = [MatchRow(**row) for row in connection.execute(query).mappings()]
            return [row for row in rows if row.terms.get("public")][:limit]

        return await self.run(work)

    async def seats(self, match: str) -> list[SeatRow]:
        """The seats of a match."""
        query = sa.select(SEATS).where(SEATS.c.match == match).order_by(SEATS.c.seat)

        def work(connection: sa.Connection) -> list[SeatRow]:
            return [SeatRow(**row) for row in connection.execute(query).mappings()]

        return await self.run(work)

    async def claim(self, match: str, seat: int, name: str, token: str) -> bool:
        """Take an open seat; False if it is not open any more."""
        change = (
            SEATS.update()
            .where(SEATS.c.match == match, SEATS.c.seat == seat, SEATS.c.kind == "open")
            .values(kind="person", name=name, token=token)
        )
        return await self.run(lambda connection: connection.execute(change).rowcount == 1)

    async def set_orders(self, match: str, seat: int, orders: dict[str, str]) -> None:
        """Store standing orders."""
        change = SEATS.update().where(SEATS.c.match == match, SEATS.c.seat == seat).values(orders=orders)
        await self.run(lambda connection: connection.execute(change))

    async def finish(self, match: str, outcome: dict[str, Any]) -> None:
        """Note how a match ended."""
        change = MATCHES.update().where(MATCHES.c.id == match).values(outcome=outcome)
        await self.run(lambda connection: connection.execute(change))

    async def follow(self, match: str, next_match: str) -> bool:
        """Note the rematch of a match, once."""
        change = (
            MATCHES.update()
            .where(MATCHES.c.id == match, MATCHES.c.next_match == "")
            .values(next_match=next_match)
        )
        return await self.run(lambda connection: connection.execute(change).rowcount == 1)


def _values(row: Struct) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__struct_fields__}


def _tell(write: _Write, error: Exception | None) -> None:
    def settle() -> None:
        if write.done.done():
            return
        if error is None:
            write.done.set_result(None)
        else:
            write.done.set_exception(error)

    with contextlib.suppress(RuntimeError):  # the loop is gone: the process is stopping
        write.loop.call_soon_threadsafe(settle)


def _tune_sqlite(connection: Any, _: Any) -> None:
    """Readers beside one writer; a commit survives the death of the process."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=NORMAL")
    cursor.execute("PRAGMA busy_timeout=30000")
    cursor.close()
