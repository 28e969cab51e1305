"""Storage: matches, seats and the record of each match, in SQLite or PostgreSQL.

The record of a match is a numbered list of entries: choices and other acts (`entries`
writes them). If two processes try to write entry number n of a match, the primary key lets one of them
win; the other catches up and retries or refuses the act.

That also makes keys idempotent without an index on them: a process that writes number n has applied all
earlier entries and searched them for the key (`Room.write`); any newer entry would have number n too. Only
`change_seat` writes without knowing the record; there the row of the seat shows whether it was done before.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Literal, TypeAlias, TypeVar

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.exc import IntegrityError

from battlewright.server.entries import Conflict, Entry, Writer

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
    sa.Column("terms", sa.JSON, nullable=False),  # name, clock, teams, hash of the token to watch
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("created", sa.Float, nullable=False, index=True),
    sa.Column("outcome", sa.JSON(none_as_null=True)),
    sa.Column(
        "rules", sa.String(64), nullable=False, server_default=""
    ),  # of which code it follows the rules
    sa.Column("told", sa.Integer, nullable=False, server_default="0"),  # choices in its story (`lasting`)
    sa.Column("opener", sa.String(16), nullable=False, server_default=""),  # keyed hash of an address
)
SEATS = sa.Table(
    "seats",
    META,
    sa.Column("match", sa.String(32), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("token", sa.String(64), nullable=False),
    sa.Column("agent", sa.String(32), nullable=False),
    sa.Column("orders", sa.JSON, nullable=False),
    sa.Column("seen", sa.Float, nullable=False, server_default="0"),
    sa.Column("person", sa.String(32), nullable=False, server_default=""),  # whose seat it is (`people`)
    sa.Column("came", sa.Integer, nullable=False, server_default="1"),  # 0: its token was never used (`dice`)
)
ENTRIES = sa.Table(
    "entries",
    META,
    sa.Column("match", sa.String(32), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("key", sa.String(96), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
SNAPSHOTS = sa.Table(
    "snapshots",
    META,
    sa.Column("match", sa.String(32), primary_key=True),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("data", sa.LargeBinary, nullable=False),
)
STORIES = sa.Table(
    "stories",
    META,
    sa.Column("match", sa.String(32), primary_key=True),
    sa.Column("first", sa.Integer, primary_key=True, autoincrement=False),  # number of its first choice
    sa.Column("data", sa.LargeBinary, nullable=False),
)
REPLAYS = sa.Table(
    "replays",
    META,
    sa.Column("match", sa.String(32), primary_key=True),
    sa.Column("digest", sa.String(64), nullable=False, index=True),  # of the text
    sa.Column("text", sa.LargeBinary, nullable=False),
)
CONTENTS = sa.Table(
    "contents",
    META,
    sa.Column("game", sa.String(32), primary_key=True),
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("data", sa.LargeBinary, nullable=False),
)
BANS = sa.Table(
    "bans",
    META,
    sa.Column("address", sa.String(64), primary_key=True),  # as `limits.group_of` has it
    sa.Column("at", sa.Float, nullable=False),
)
SALTS = sa.Table(  # the key of the hashes of addresses
    "salts",
    META,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("salt", sa.String(64), nullable=False),
)
OF_A_MATCH = (SEATS, ENTRIES, SNAPSHOTS, STORIES, REPLAYS)
GOES_WITH = "goes with its match"  # in the `info` of a table of another module: deleted with the match
HEALTH = sa.Table(
    "health",
    META,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Float, nullable=False),
)
LISTED_EACH = 5  # public matches of one opener in the list
PROMPT = {  # a PostgreSQL that is gone without a word is noticed in seconds
    "connect_timeout": 5,
    "tcp_user_timeout": 10_000,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
}


Which: TypeAlias = Literal["all", "alone", "not begun"]  # of the matches that make room


class Unknown(LookupError):
    """No such match, seat, game or agent."""


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
    public: bool = False
    outcome: dict[str, Any] | None = None
    rules: str = ""
    told: int = 0
    opener: str = ""  # a keyed hash of the address that opened it


class SeatRow(Struct, frozen=True):
    """A stored seat as it was at the start or when it was taken; `token` is a hash."""

    match: str
    seat: int
    kind: str
    name: str
    token: str = ""
    agent: str = ""
    orders: dict[str, str] = {}
    seen: float = 0.0  # when its token was used last
    person: str = ""  # the id of a person, if one has taken it
    came: int = 1  # 0: its token was never used


T = TypeVar("T")


class Store:
    """The database of one server process."""

    def __init__(self, url: str) -> None:
        """Connect and create what is missing; used by one event loop, the one that runs now."""
        self._sqlite = url.startswith("sqlite")
        kwargs: dict[str, Any] = (
            {"connect_args": {"timeout": 30}}
            if self._sqlite
            else {"pool_pre_ping": True, "connect_args": PROMPT}
        )
        self.engine = sa.create_engine(url, **kwargs)
        if self._sqlite:
            sa.event.listen(self.engine, "connect", _tune_sqlite)
        prepare_tables(self.engine)
        self._readers = ThreadPoolExecutor(max_workers=4, thread_name_prefix="store")
        self._writer = Writer(self.engine)
        self._loop = asyncio.get_running_loop()
        self.write = self._writer.write
        self.doubted = False  # something could not be written, and nothing has been since (`outage`)

    async def close(self) -> None:
        """Finish pending writes and disconnect."""
        self._readers.shutdown(wait=True)
        self.engine.dispose()
        await self._writer.close()

    async def run(self, work: Callable[[sa.Connection], T]) -> T:
        """Run database work in a transaction off the event loop."""

        def within() -> T:
            with self.engine.begin() as connection:
                return work(connection)

        return await self._loop.run_in_executor(self._readers, within)

    # --- the record of a match ------------------------------------------------------------------

    async def append(self, entry: Entry) -> None:
        """Write an entry; returns when it is safe. `Conflict` if its number is taken."""
        done: asyncio.Future[None] = self._loop.create_future()
        self.write(entry, partial(_resolve, done))
        await done

    async def entries(self, match: str, after: int = 0) -> list[Entry]:
        """The entries of a match with a number above `after`, in order."""
        query = (
            sa.select(ENTRIES)
            .where(ENTRIES.c.match == match, ENTRIES.c.number > after)
            .order_by(ENTRIES.c.number)
        )

        def work(connection: sa.Connection) -> list[Entry]:
            return [Entry(**row) for row in connection.execute(query).mappings()]

        return await self.run(work)

    async def heads(self, matches: Sequence[str]) -> dict[str, tuple[int, dict[int, str]]]:
        """How far matches are, and the hashes of the tokens that hold their seats."""
        last = sa.select(sa.func.max(ENTRIES.c.number)).where(ENTRIES.c.match == MATCHES.c.id)

        def work(connection: sa.Connection) -> dict[str, tuple[int, dict[int, str]]]:
            found: dict[str, tuple[int, dict[int, str]]] = {}
            for start in range(0, len(matches), 500):
                some = matches[start : start + 500]
                numbers = sa.select(MATCHES.c.id, last.scalar_subquery()).where(MATCHES.c.id.in_(some))
                found |= {match: (number or 0, {}) for match, number in connection.execute(numbers)}
                tokens = sa.select(SEATS.c.match, SEATS.c.seat, SEATS.c.token)
                for match, seat, token in connection.execute(tokens.where(SEATS.c.match.in_(some))):
                    found[match][1][seat] = token
            return found

        return await self.run(work)

    async def snapshot(self, match: str) -> bytes | None:
        """The latest snapshot of a match."""
        query = sa.select(SNAPSHOTS.c.data).where(SNAPSHOTS.c.match == match)
        return await self.run(lambda connection: connection.execute(query).scalar_one_or_none())

    async def save_snapshot(self, match: str, number: int, data: bytes) -> None:
        """Save a snapshot; of two concurrent ones either is kept."""
        old = SNAPSHOTS.delete().where(SNAPSHOTS.c.match == match)
        new = SNAPSHOTS.insert().values(match=match, number=number, data=data)

        def work(connection: sa.Connection) -> None:
            connection.execute(old)
            connection.execute(new)

        with contextlib.suppress(IntegrityError):  # another process was quicker
            await self.run(work)

    async def probe(self, now: float) -> None:
        """Write something: an exception says why nothing can be stored."""

        def work(connection: sa.Connection) -> None:
            if connection.execute(HEALTH.update().where(HEALTH.c.id == 1).values(at=now)).rowcount == 0:
                connection.execute(HEALTH.insert(), {"id": 1, "at": now})

        with contextlib.suppress(IntegrityError):  # another process wrote the first row
            await self.run(work)

    # --- what outlives an update ----------------------------------------------------------------

    async def keep_content(self, game: str, hash: str, data: Callable[[], bytes]) -> None:
        """Keep the content of a game, if that is not done yet."""

        def work(connection: sa.Connection) -> None:
            known = (CONTENTS.c.game == game, CONTENTS.c.hash == hash)
            if connection.execute(sa.select(CONTENTS.c.hash).where(*known)).first() is None:
                connection.execute(CONTENTS.insert(), {"game": game, "hash": hash, "data": data()})

        with contextlib.suppress(IntegrityError):  # another process was quicker
            await self.run(work)

    async def kept_content(self, game: str, hash: str) -> bytes | None:
        """Content that was kept."""
        query = sa.select(CONTENTS.c.data).where(CONTENTS.c.game == game, CONTENTS.c.hash == hash)
        return await self.run(lambda connection: connection.execute(query).scalar_one_or_none())

    async def adopt(self, match: str, version: str, content: str, rules: str) -> None:
        """Continue a match under these rules and this content; snapshots made under others are deleted."""
        values = {"version": version, "content": content, "rules": rules}
        change = MATCHES.update().where(MATCHES.c.id == match).values(values)
        forget = SNAPSHOTS.delete().where(SNAPSHOTS.c.match == match)

        def work(connection: sa.Connection) -> None:
            connection.execute(change)
            connection.execute(forget)

        await self.run(work)

    async def add_chapter(
        self, match: str, first: int, data: bytes, told: int, replay: tuple[str, bytes] | None = None
    ) -> None:
        """Append to the story of a match; it now reaches up to `told` (-1: to its end, with its replay)."""
        known = (STORIES.c.match == match, STORIES.c.first == first)

        def work(connection: sa.Connection) -> None:
            if connection.execute(sa.select(STORIES.c.first).where(*known)).first() is None:
                connection.execute(STORIES.insert(), {"match": match, "first": first, "data": data})
                connection.execute(MATCHES.update().where(MATCHES.c.id == match).values(told=told))
            if replay is not None:
                connection.execute(REPLAYS.delete().where(REPLAYS.c.match == match))
                connection.execute(REPLAYS.insert(), {"match": match, "digest": replay[0], "text": replay[1]})

        with contextlib.suppress(IntegrityError):  # another process was quicker
            await self.run(work)

    async def break_off(self, match: str) -> None:
        """Mark the story of a match as final."""
        change = MATCHES.update().where(MATCHES.c.id == match).values(told=-2)
        await self.run(lambda connection: connection.execute(change))

    async def chapters(self, match: str) -> list[bytes]:
        """The story of a match."""
        query = sa.select(STORIES.c.data).where(STORIES.c.match == match).order_by(STORIES.c.first)
        return await self.run(lambda connection: list(connection.execute(query).scalars()))

    async def replay(self, match: str) -> bytes | None:
        """The replay that was kept when a match was over, packed."""
        query = sa.select(REPLAYS.c.text).where(REPLAYS.c.match == match)
        return await self.run(lambda connection: connection.execute(query).scalar_one_or_none())

    async def match_of_replay(self, digest: str) -> str | None:
        """The match whose replay has this digest."""
        query = sa.select(REPLAYS.c.match).where(REPLAYS.c.digest == digest).limit(1)
        return await self.run(lambda connection: connection.execute(query).scalar_one_or_none())

    async def untold(self, limit: int) -> list[str]:
        """Matches that are over and whose story is incomplete."""
        query = sa.select(MATCHES.c.id).where(MATCHES.c.outcome.is_not(None), MATCHES.c.told >= 0)
        query = query.order_by(MATCHES.c.created.desc()).limit(limit)
        return await self.run(lambda connection: list(connection.execute(query).scalars()))

    @property
    def shared(self) -> bool:
        """Whether other servers may use this database."""
        return not self._sqlite

    async def beat(self, now: float) -> float | None:
        """Note that a server is there; when one was there last."""
        own = HEALTH.c.id == 2

        def work(connection: sa.Connection) -> float | None:
            last: float | None = connection.execute(sa.select(HEALTH.c.at).where(own)).scalar_one_or_none()
            if last is None:
                connection.execute(HEALTH.insert(), {"id": 2, "at": now})
            else:
                connection.execute(HEALTH.update().where(own).values(at=now))
            return last

        with contextlib.suppress(IntegrityError):  # another process wrote the first row
            return await self.run(work)
        return now

    async def decreed(self, playing: Collection[str]) -> tuple[frozenset[str], list[str]]:
        """What an administrator has decided: the addresses that are banned, and which matches are closed."""
        closed = sa.select(MATCHES.c.id).where(
            MATCHES.c.id.in_(list(playing)), MATCHES.c.outcome.is_not(None)
        )

        def work(connection: sa.Connection) -> tuple[frozenset[str], list[str]]:
            banned = frozenset(connection.execute(sa.select(BANS.c.address)).scalars())
            return banned, list(connection.execute(closed).scalars()) if playing else []

        return await self.run(work)

    # --- matches and seats ----------------------------------------------------------------------

    async def create(self, match: MatchRow, seats: list[SeatRow], entries: Sequence[Entry] = ()) -> None:
        """Write a new match with its seats; a match that is there already stays as it is.

        `entries`: what was done in it before, where it goes on from a replay.
        """

        def work(connection: sa.Connection) -> None:
            connection.execute(MATCHES.insert(), _values(match))
            connection.execute(SEATS.insert(), [_values(seat) for seat in seats])
            if entries:
                connection.execute(ENTRIES.insert(), [_values(entry) for entry in entries])

        with contextlib.suppress(IntegrityError):
            await self.run(work)

    async def salt(self) -> str:
        """The key with which addresses are hashed, made when it is first asked for."""
        query = sa.select(SALTS.c.salt).where(SALTS.c.id == 1)

        def work(connection: sa.Connection) -> str:
            known: str | None = connection.execute(query).scalar_one_or_none()
            if known is None:
                known = secrets.token_hex(16)
                connection.execute(SALTS.insert(), {"id": 1, "salt": known})
            return known

        try:
            return await self.run(work)
        except IntegrityError:  # another process was quicker
            return await self.run(work)

    async def count(self, opener: str = "") -> int:
        """How many matches there are, of one opener or of all."""
        query = sa.select(sa.func.count()).select_from(MATCHES)
        if opener:
            query = query.where(MATCHES.c.opener == opener)
        return await self.run(lambda connection: int(connection.execute(query).scalar_one()))

    async def match(self, match: str) -> tuple[MatchRow, list[SeatRow]] | None:
        """A match and its seats, by id."""

        def work(connection: sa.Connection) -> tuple[MatchRow, list[SeatRow]] | None:
            row = connection.execute(sa.select(MATCHES).where(MATCHES.c.id == match)).mappings().first()
            return (MatchRow(**row), _seats(connection, match)) if row else None

        return await self.run(work)

    async def listed(self, limit: int) -> list[tuple[MatchRow, list[SeatRow], int]]:
        """Public matches with their seats and how far they are: those in play first, the newest of each.

        Of one opener few are shown, however many there are.
        """
        newest = (MATCHES.c.outcome.is_not(None), MATCHES.c.created.desc())
        place = sa.func.row_number().over(partition_by=MATCHES.c.opener, order_by=newest)
        among = sa.select(MATCHES.c.id, MATCHES.c.opener, place.label("place")).where(MATCHES.c.public)
        found = among.subquery()
        few = sa.select(found.c.id).where((found.c.opener == "") | (found.c.place <= LISTED_EACH))
        query = sa.select(MATCHES).where(MATCHES.c.id.in_(few)).order_by(*newest).limit(limit)

        def work(connection: sa.Connection) -> list[tuple[MatchRow, list[SeatRow], int]]:
            rows = [MatchRow(**row) for row in connection.execute(query).mappings()]
            return [(row, _seats(connection, row.id), _visible_length(connection, row.id)) for row in rows]

        return await self.run(work)

    async def visible_length(self, match: str) -> int:
        """The number of entries of a match that players can see."""
        return await self.run(lambda connection: _visible_length(connection, match))

    async def note_seen(self, seats: Sequence[tuple[str, int]], at: float) -> None:
        """Note that the holders of these seats, given as match and number, are here."""
        change = SEATS.update().where(SEATS.c.match == sa.bindparam("m"), SEATS.c.seat == sa.bindparam("n"))
        values = [{"m": match, "n": seat} for match, seat in sorted(set(seats))]
        if values:
            await self.run(lambda connection: connection.execute(change.values(seen=at), values))

    async def change_seat(self, seat: SeatRow, change: dict[str, Any], entry: Entry | None = None) -> bool:
        """Change a seat if it is as we know it, and note it in the record; False if it is not any more.

        The entry gets the next number, whatever it is.
        """
        known = (SEATS.c.match == seat.match, SEATS.c.seat == seat.seat, SEATS.c.kind == seat.kind)
        same = (*known, SEATS.c.token == seat.token, SEATS.c.came == seat.came)
        update = SEATS.update().where(*same).values(**change)

        def work(connection: sa.Connection) -> bool:
            if connection.execute(update).rowcount != 1:
                return False
            if entry is not None:
                values = _values(entry) | {"number": _length(connection, seat.match) + 1}
                connection.execute(ENTRIES.insert(), values)
            return True

        for _ in range(20):
            with contextlib.suppress(IntegrityError):  # somebody wrote that number: take the next
                return await self.run(work)
        raise Conflict

    async def delete(self, match: str) -> None:
        """Delete a match with everything that belongs to it."""
        await self.run(lambda connection: _delete(connection, [match]))

    async def finish(self, match: str, outcome: dict[str, Any]) -> None:
        """Note how a match ended."""
        change = MATCHES.update().where(MATCHES.c.id == match).values(outcome=outcome)
        await self.run(lambda connection: connection.execute(change))

    async def prune(
        self,
        before: float,
        most: int = 100,
        *,
        which: Which = "all",
        but: Collection[str] = (),
        opener: str = "",
    ) -> list[str]:
        """Delete the oldest matches without activity since a time; returns their ids.

        "alone": only those that a single person plays, or none; "not begun": those without a choice;
        `opener`: only those it has opened.
        """
        touched = sa.select(sa.func.max(ENTRIES.c.at)).where(ENTRIES.c.match == MATCHES.c.id)
        latest = sa.func.coalesce(touched.scalar_subquery(), MATCHES.c.created)
        query = sa.select(MATCHES.c.id).where(MATCHES.c.created < before, latest < before)
        if opener:
            query = query.where(MATCHES.c.opener == opener)
        if which == "not begun":
            choices = sa.exists().where(ENTRIES.c.match == MATCHES.c.id, ENTRIES.c.text.not_like("/%"))
            query = query.where(~choices)
        if which == "alone":
            people = sa.select(sa.func.count()).where(
                SEATS.c.match == MATCHES.c.id, SEATS.c.kind != "computer"
            )
            query = query.where(people.scalar_subquery() < 2)

        def work(connection: sa.Connection) -> list[str]:
            found = connection.execute(query.order_by(MATCHES.c.created).limit(most)).scalars()
            old = [match for match in found if match not in but]
            _delete(connection, old)
            return old

        return await self.run(work)


def prepare_tables(engine: sa.Engine) -> None:
    """Create the tables that are missing, and their columns."""
    with engine.begin() as connection:
        if engine.dialect.name != "sqlite":  # two processes that start together must not both create them
            connection.execute(sa.text("SELECT pg_advisory_xact_lock(74252013)"))
        META.create_all(connection, checkfirst=True)
        _add_missing_columns(connection)


def _delete(connection: sa.Connection, matches: Sequence[str]) -> None:
    """Delete matches with everything that belongs to them."""
    connection.execute(MATCHES.delete().where(MATCHES.c.id.in_(matches)))
    others = [table for table in META.tables.values() if GOES_WITH in table.info]
    for table in (*OF_A_MATCH, *others):
        connection.execute(table.delete().where(table.c.match.in_(matches)))


def _add_missing_columns(connection: sa.Connection) -> None:
    """Bring tables that an earlier version has made up to date; every column added since has a default."""
    there = sa.inspect(connection)
    for table in META.sorted_tables:
        known = {column["name"] for column in there.get_columns(table.name)}
        for column in table.columns:
            if column.name not in known:
                added = sa.schema.CreateColumn(column).compile(dialect=connection.dialect)
                connection.execute(sa.text(f'ALTER TABLE "{table.name}" ADD COLUMN {added}'))


def _values(row: Struct) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__struct_fields__}


def _seats(connection: sa.Connection, match: str) -> list[SeatRow]:
    query = sa.select(SEATS).where(SEATS.c.match == match).order_by(SEATS.c.seat)
    return [SeatRow(**row) for row in connection.execute(query).mappings()]


def _length(connection: sa.Connection, match: str) -> int:
    query = sa.select(sa.func.max(ENTRIES.c.number)).where(ENTRIES.c.match == match)
    return connection.execute(query).scalar_one() or 0


def _visible_length(connection: sa.Connection, match: str) -> int:
    """The `seq` of a match: hidden entries (`record.hidden_key`) do not count, nor what was said (`talk`)."""
    everything = sa.select(sa.func.count()).where(ENTRIES.c.match == match)
    seen = (ENTRIES.c.key.not_like("_!obeyed-%"), ENTRIES.c.text.not_like("/say %"))
    return connection.execute(everything.where(*seen)).scalar_one()


def _resolve(done: asyncio.Future[None], error: Exception | None) -> None:
    """Resolve the future of an entry, unless it was cancelled."""
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def _tune_sqlite(connection: Any, _: Any) -> None:
    """Readers beside one writer; a commit is on the disk when it returns."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=30000")
    cursor.close()
