"""Administration of a server through its database, whether or not the server is running.

A running server polls for bans and closed matches every few seconds. Commands that would conflict with it
(restore, vacuum) are refused while it has an SQLite file open.
"""

from __future__ import annotations

import shutil
import sqlite3
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
import sqlalchemy as sa

from battlewright.server.alone import Alone, InUse
from battlewright.server.comparing import Stored, agrees
from battlewright.server.entries import Entry
from battlewright.server.lasting import UNFINISHED
from battlewright.server.limits import group_of
from battlewright.server.settings import Settings
from battlewright.server.store import (
    BANS,
    CONTENTS,
    ENTRIES,
    MATCHES,
    META,
    SEATS,
    SNAPSHOTS,
    MatchRow,
    SeatRow,
    prepare_tables,
)
from battlewright.server.worker import game_of

Say: TypeAlias = Callable[[str], None]


__all__ = ["Admin", "AdminError", "InUse", "add_arguments", "run"]


class AdminError(ValueError):
    """What was asked for cannot be done; the message says why."""


def add_arguments(command: ArgumentParser) -> None:
    """What there is to do."""
    kinds = command.add_subparsers(required=True, metavar="WHAT", dest="what")
    kinds.add_parser("list", help="all matches, the latest first")
    for name, text in (
        ("show", "one match: who sits where, how far it is"),
        ("close", "end a match as unfinished; it can still be watched"),
    ):
        kinds.add_parser(name, help=text).add_argument("match", help="its id")
    for name, text in (("ban", "let an address no longer in"), ("unban", "let it in again")):
        kinds.add_parser(name, help=text).add_argument("address", help="IPv4, or IPv6 (its /64 network)")
    for name, text in (
        ("backup", "copy the database, also of a running server"),
        ("restore", "put a backup in the place of the database"),
    ):
        kinds.add_parser(name, help=text).add_argument("file", type=Path, help="the copy")
    kinds.add_parser("check", help="the database, and whether every match can go on or be watched")
    kinds.add_parser("vacuum", help="forget content that no match uses, and give space back")
    export = kinds.add_parser("export", help="one match as JSON, without tokens")
    export.add_argument("match", help="its id")
    export.add_argument("file", type=Path, help="where to write it")


def run(arguments: Namespace, settings: Settings, say: Say) -> int:
    """Do it; the exit status."""
    return Admin(settings, say).do(arguments)


class Admin:
    """The administrator of a server."""

    def __init__(self, settings: Settings, say: Say) -> None:
        """With the settings of that server."""
        self._settings, self._say = settings, say
        self._engine = sa.create_engine(settings.database_url())
        self._file = settings.database_file()

    def do(self, arguments: Namespace) -> int:
        """One of the things there are to do."""
        match arguments.what:
            case "restore":
                return self.restore(arguments.file)
            case "backup":
                return self.backup(arguments.file)
            case _:
                prepare_tables(self._engine)
        match arguments.what:
            case "list":
                return self.list()
            case "show":
                return self.show(arguments.match)
            case "close":
                return self.close(arguments.match)
            case "ban" | "unban":
                return self.ban(arguments.address, arguments.what == "ban")
            case "check":
                return self.check()
            case "vacuum":
                return self.vacuum()
            case _:
                return self.export(arguments.match, arguments.file)

    # --- matches --------------------------------------------------------------------------------

    def list(self) -> int:
        """All matches, the latest first."""
        latest = sa.select(sa.func.max(ENTRIES.c.at)).where(ENTRIES.c.match == MATCHES.c.id)
        count = sa.select(sa.func.count()).where(ENTRIES.c.match == MATCHES.c.id)
        query = sa.select(
            MATCHES.c.id,
            MATCHES.c.game,
            MATCHES.c.outcome,
            MATCHES.c.version,
            sa.func.coalesce(latest.scalar_subquery(), MATCHES.c.created).label("touched"),
            count.scalar_subquery().label("entries"),
        ).order_by(sa.desc("touched"))
        with self._engine.connect() as connection:
            for row in connection.execute(query):
                how = row.outcome["reason"] if row.outcome else "in play"
                told = f"{row.id}  {_when(row.touched)}  {row.game:<12}  {row.entries:>5} entries"
                self._say(f"{told}  {row.version}  {how}")
        return 0

    def show(self, match: str) -> int:
        """Who sits where, and how far it is."""
        stored = self._stored(match)
        row = stored.row
        self._say(f"{row.id}: {row.game}, opened {_when(row.created)}, version {row.version}")
        self._say(f"setup: {msgspec.json.encode(row.setup).decode()}")
        for seat in stored.seats:
            seen = f", token used {_when(seat.seen)}" if seat.seen else ""
            self._say(f"seat {seat.seat}: {seat.kind} {seat.name}{seen}")
        last = f", the last {_when(stored.entries[-1].at)}" if stored.entries else ""
        self._say(f"{len(stored.entries)} entries{last}")
        self._say(f"outcome: {msgspec.json.encode(row.outcome).decode()}")
        return 0

    def close(self, match: str) -> int:
        """End a match as unfinished, without a winner."""
        row = self._stored(match).row
        if row.outcome is not None:
            raise AdminError(f"match {match} is over already")
        with self._engine.begin() as connection:
            connection.execute(MATCHES.update().where(MATCHES.c.id == match).values(outcome=UNFINISHED))
        self._say(f"match {match} is closed")
        return 0

    def export(self, match: str, file: Path) -> int:
        """Everything that is stored of it, but its tokens and the hash of an address."""
        stored = self._stored(match)
        terms = {name: value for name, value in stored.row.terms.items() if name != "watch"}
        bare = msgspec.structs.replace(
            stored,
            row=msgspec.structs.replace(stored.row, terms=terms, opener=""),
            seats=[msgspec.structs.replace(seat, token="") for seat in stored.seats],
            snapshot=None,
        )
        file.write_bytes(msgspec.json.format(msgspec.json.encode(bare)))
        self._say(f"match {match} is in {file}")
        return 0

    def _stored(self, match: str) -> Stored:
        with self._engine.connect() as connection:
            found = connection.execute(sa.select(MATCHES).where(MATCHES.c.id == match)).mappings().first()
            if found is None:
                raise AdminError(f"there is no match {match}")
            seats = connection.execute(
                sa.select(SEATS).where(SEATS.c.match == match).order_by(SEATS.c.seat)
            ).mappings()
            entries = connection.execute(
                sa.select(ENTRIES).where(ENTRIES.c.match == match).order_by(ENTRIES.c.number)
            ).mappings()
            saved = sa.select(SNAPSHOTS.c.data).where(SNAPSHOTS.c.match == match)
            return Stored(
                MatchRow(**found),
                [SeatRow(**seat) for seat in seats],
                [Entry(**entry) for entry in entries],
                connection.execute(saved).scalar_one_or_none(),
            )

    # --- addresses ------------------------------------------------------------------------------

    def ban(self, address: str, banned: bool) -> int:
        """Whether an address may come in."""
        group = group_of(address)
        with self._engine.begin() as connection:
            connection.execute(BANS.delete().where(BANS.c.address == group))
            if banned:
                connection.execute(BANS.insert(), {"address": group, "at": time.time()})
        self._say(f"{group} is {'banned' if banned else 'let in again'}")
        return 0

    # --- the database ---------------------------------------------------------------------------

    def backup(self, file: Path) -> int:
        """A copy of the database as it is at one instant."""
        if self._file is None:
            raise AdminError("this server uses PostgreSQL: copy it with pg_dump")
        if not self._file.exists():
            raise AdminError(f"there is no database {self._file}")
        if file.exists():
            raise AdminError(f"{file} exists already")
        part = file.with_name(f"{file.name}.part")
        with sqlite3.connect(self._file) as source, sqlite3.connect(part) as target:
            source.backup(target)
        target.close()
        source.close()
        part.replace(file)
        self._say(f"{file}: {file.stat().st_size} bytes")
        return 0

    def restore(self, file: Path) -> int:
        """A backup takes the place of the database, which is kept beside it."""
        if self._file is None:
            raise AdminError("this server uses PostgreSQL: use pg_restore")
        _check_file(file)
        lock = Alone(self._file)
        try:
            if self._file.exists():
                with sqlite3.connect(self._file) as connection:
                    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
                connection.close()
                old = self._file.with_name(f"{self._file.name}.before-{int(time.time())}")
                self._file.replace(old)
                self._say(f"what was there is kept as {old}")
            shutil.copyfile(file, self._file)
        finally:
            lock.give_up()
        self._say(f"{self._file} is what {file} was")
        return 0

    def check(self) -> int:
        """What is wrong with the database or its matches; 1 if anything is."""
        problems = list(self._problems())
        for problem in problems:
            self._say(problem)
        if not problems:
            self._say("all is well")
        return 1 if problems else 0

    def _problems(self) -> Iterator[str]:
        if self._file is not None:
            with sqlite3.connect(self._file) as connection:
                for (line,) in connection.execute("PRAGMA integrity_check"):
                    if line != "ok":
                        yield f"database: {line}"
            connection.close()
        with self._engine.connect() as opened:
            matches = list(opened.execute(sa.select(MATCHES.c.id).order_by(MATCHES.c.created)).scalars())
        for match in matches:
            yield from _problems_of(self._stored(match))

    def vacuum(self) -> int:
        """Forget content that no match uses, and give space back."""
        lock = Alone(self._file)
        try:
            used = sa.select(MATCHES.c.id).where(
                MATCHES.c.game == CONTENTS.c.game, MATCHES.c.content == CONTENTS.c.hash
            )
            with self._engine.begin() as connection:
                gone = connection.execute(CONTENTS.delete().where(~used.exists())).rowcount
            with self._engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
                connection.exec_driver_sql("VACUUM")
        finally:
            lock.give_up()
        self._say(f"{gone} unused contents were forgotten; the database has been written anew")
        return 0


def _check_file(file: Path) -> None:
    """Whether a file is a database of ours, and whole."""
    if not file.exists():
        raise AdminError(f"there is no file {file}")
    try:
        with sqlite3.connect(f"file:{file}?mode=ro", uri=True) as connection:
            (told,) = connection.execute("PRAGMA integrity_check").fetchone()
            tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    except sqlite3.DatabaseError as error:
        raise AdminError(f"{file} is not a database: {error}") from None
    connection.close()
    if told != "ok":
        raise AdminError(f"{file} is damaged: {told}")
    if not {"matches", "entries", "seats"} <= tables <= {*tables, *META.tables}:
        raise AdminError(f"{file} is no database of a server")


def _problems_of(match: Stored) -> Iterator[str]:
    row = match.row
    numbers = [entry.number for entry in match.entries]
    if numbers != list(range(1, len(numbers) + 1)):
        yield f"match {row.id}: entries are missing"
    elif not match.seats:
        yield f"match {row.id}: it has no seats"
    elif (row.outcome or {}).get("reason") != UNFINISHED["reason"] and not _plays(match):
        lost = "it can be watched" if row.told else "nothing of it was told yet"
        yield f"match {row.id}: version {row.version} had other rules; {lost}"


def _plays(match: Stored) -> bool:
    try:
        return agrees(match, game_of(match.row.game))
    except LookupError:
        return False


def _when(at: Any) -> str:
    return datetime.fromtimestamp(float(at)).strftime("%Y-%m-%d %H:%M")
