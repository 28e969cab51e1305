"""The entries of all records, and the thread that writes them.

Writes are batched: all pending entries go into one statement and one transaction. Callbacks run after the
commit, all together, on the event loop.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from functools import lru_cache, partial
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeAlias

import sqlalchemy as sa
from msgspec import Struct
from msgspec.structs import astuple
from sqlalchemy.exc import IntegrityError

LOG = logging.getLogger("battlewright.server")
MOST_AT_ONCE = 256  # entries in one transaction


class Entry(Struct, frozen=True, gc=False):
    """One line of the record of a match."""

    match: str
    number: int
    seat: int
    text: str
    key: str
    at: float


class Conflict(Exception):
    """Another process has written this entry number."""


Callback: TypeAlias = Callable[[Exception | None], None]  # None: committed; otherwise the error


_Write: TypeAlias = tuple[Entry, Callback]


class Writer:
    """Writes entries in batches, in a thread of its own."""

    def __init__(self, engine: sa.Engine) -> None:
        """For the event loop that runs now."""
        self._sqlite = _sqlite_connection(engine) if engine.dialect.name == "sqlite" else None
        insert = partial(_insert, engine) if self._sqlite is None else partial(_sqlite_insert, self._sqlite)
        self._insert: Callable[[list[Entry]], None] = insert
        self._loop = asyncio.get_running_loop()
        self._waiting: list[_Write] = []
        self._busy = False
        self._done: asyncio.Future[None] | None = None
        self._groups: SimpleQueue[list[_Write]] = SimpleQueue()
        self._thread = Thread(target=self._write_groups, name="store-writer", daemon=True)
        self._thread.start()

    def write(self, entry: Entry, callback: Callback) -> None:
        """Write an entry soon, batched with the others of this iteration of the event loop."""
        self._waiting.append((entry, callback))
        if not self._busy:
            self._busy = True
            self._loop.call_soon(self._next)

    async def close(self) -> None:
        """Finish pending writes and stop the thread."""
        if self._busy:
            self._done = self._loop.create_future()
            await self._done
        self._groups.put([])
        self._thread.join()
        if self._sqlite is not None:
            self._sqlite.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # the database file alone is all there is
            self._sqlite.close()

    def _next(self) -> None:
        """Hand the next batch to the thread."""
        group, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
        self._busy = bool(group)
        if group:
            self._groups.put(group)
        elif self._done is not None and not self._done.done():
            self._done.set_result(None)

    def _written(self, group: list[_Write], errors: list[Exception | None]) -> None:
        """Run the callbacks in the next iteration, after the updates of the previous batch are flushed."""
        self._loop.call_soon(self._run_callbacks, group, errors)

    def _run_callbacks(self, group: list[_Write], errors: list[Exception | None]) -> None:
        """Run the callbacks of a batch while the thread writes the next one."""
        more = bool(self._waiting)
        if more:
            self._next()
        for (entry, callback), error in zip(group, errors, strict=True):
            try:
                callback(error)
            except Exception:
                LOG.exception("match %s: the callback of entry %s failed", entry.match, entry.number)
        if not more:
            self._loop.call_soon(self._next)

    # --- in the thread --------------------------------------------------------------------------

    def _write_groups(self) -> None:
        while group := self._groups.get():
            errors = self._write([entry for entry, _ in group])
            self._loop.call_soon_threadsafe(self._written, group, errors)

    def _write(self, entries: list[Entry]) -> list[Exception | None]:
        """Write entries in one transaction, and one by one after a conflict; returns the errors."""
        try:
            self._insert(entries)
        except (IntegrityError, sqlite3.IntegrityError):
            return [Conflict()] if len(entries) == 1 else [self._write([entry])[0] for entry in entries]
        except Exception as error:  # every waiter must be told
            return [error] * len(entries)
        return [None] * len(entries)


_FIELDS = Entry.__struct_fields__
_INSERT = "INSERT INTO entries ({}) VALUES ".format(", ".join(f'"{name}"' for name in _FIELDS))


@lru_cache(maxsize=2 * MOST_AT_ONCE)
def _statement(count: int, mark: str) -> str:
    """The statement, and transaction, that writes so many entries; `mark` is the placeholder of a value."""
    row = f"({', '.join([mark] * len(_FIELDS))})"
    return _INSERT + ", ".join([row] * count)


def _values(entries: list[Entry]) -> tuple[Any, ...]:
    return tuple([value for entry in entries for value in astuple(entry)])


def _insert(engine: sa.Engine, entries: list[Entry]) -> None:
    """Write entries in one statement and transaction."""
    with engine.begin() as connection:
        connection.exec_driver_sql(_statement(len(entries), "%s"), _values(entries))


def _sqlite_connection(engine: sa.Engine) -> sqlite3.Connection:
    """A connection for writing entries to SQLite.

    SQLite releases the GIL while a statement runs; one statement per entry would make this thread and the
    event loop wait for each other again and again.
    """
    connection = sqlite3.connect(
        engine.url.database or "",
        timeout=30,
        isolation_level=None,
        check_same_thread=False,
        cached_statements=MOST_AT_ONCE,
    )
    connection.execute("PRAGMA synchronous=FULL")
    return connection


def _sqlite_insert(connection: sqlite3.Connection, entries: list[Entry]) -> None:
    connection.execute(_statement(len(entries), "?"), _values(entries))
