"""The store and the record: entries, conflicts, snapshots, matches of another version."""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest

from battlewright.games import load
from battlewright.server import autopilot
from battlewright.server.entries import Conflict, Entry
from battlewright.server.record import Record
from battlewright.server.room import Room
from battlewright.server.store import MatchRow, SeatRow, Store
from tests.server.serving import ThreadServer
from tests.server.table import (
    COMPUTER,
    PERSON,
    Opened,
    Seat,
    http,
    play,
)
from tests.waiting import eventually

GAME = load("battleground")
ROW = MatchRow("m", "battleground", {}, "seed", "0", "", {"unfilled": 0}, 0.0)
SEATS = [SeatRow("m", seat, "person", "x") for seat in (0, 1)]


def test_a_number_is_written_once(tmp_path: Path) -> None:
    """Of two entries with one number, the second is a conflict; others are not affected."""

    async def work() -> list[str]:
        store = Store(f"sqlite:///{tmp_path}/x.sqlite3")
        rows = [(1, "a"), (1, "b"), (2, "c"), (2, "d"), (3, "e")]
        found = await asyncio.gather(
            *(store.append(Entry("m", number, 0, "pass", key, 0.0)) for number, key in rows),
            return_exceptions=True,
        )
        kept = [entry.key for entry in await store.entries("m")]
        await store.close()
        assert [isinstance(result, Conflict) for result in found] == [False, True, False, True, False]
        return kept

    assert asyncio.run(work()) == ["a", "c", "e"]


def test_a_key_is_written_once_whoever_writes_it(tmp_path: Path) -> None:
    """Several processes are sent one message: one of them writes it, the others find it, however late."""

    async def choose(room: Room, key: str) -> tuple[int, bool]:
        seat = room.record.match.asked[0]
        since, text = room.record.table.asked_since[seat], room.decision(seat).texts()[0]
        return await room.write(seat, key, lambda: room.checked_choice(seat, since, text))

    async def work() -> None:
        stores = [Store(f"sqlite:///{tmp_path}/x.sqlite3") for _ in range(4)]
        *rooms, late = (Room(Record(GAME, ROW, SEATS), store) for store in stores)
        found = await asyncio.gather(*(choose(room, "again") for room in rooms))
        assert sorted(found) == [(1, False), (1, False), (1, True)]

        others = [await choose(rooms[0], f"other-{number}") for number in range(3)]
        assert others == [(2, True), (3, True), (4, True)]
        assert await choose(late, "again") == (1, False)

        kept = [entry.key for entry in await stores[0].entries("m")]
        assert kept == ["again", "other-0", "other-1", "other-2"]
        for store in stores:
            await store.close()

    asyncio.run(work())


def test_what_is_written_is_nobody_elses_to_undo(tmp_path: Path) -> None:
    """Whatever other work with the database is under way and fails, an entry that is told stays."""

    async def work() -> list[str]:
        store = Store(f"sqlite:///{tmp_path}/x.sqlite3")
        others = [store.engine.connect() for _ in range(5)]
        for other in others:
            other.exec_driver_sql("BEGIN")
        await store.append(Entry("m", 1, 0, "pass", "kept", 0.0))
        for other in others:
            other.exec_driver_sql("ROLLBACK")
            other.close()
        kept = [entry.key for entry in await store.entries("m")]
        await store.close()
        return kept

    assert asyncio.run(work()) == ["kept"]


def test_what_cannot_be_written_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A full disk, a locked or lost database: a typed refusal for all, and the same message works later."""
    server = ThreadServer(tmp_path).start()
    tables = [Opened(server.url, [PERSON, PERSON]).everyone() for _ in range(3)]
    asked = [next(seat for seat in pair if seat.decision) for pair in tables]
    messages = [{"decision": seat.decision["id"], "option": seat.options[0]} for seat in asked]
    before = [server.digest(seat.match) for seat in asked]

    def full(entries: list[Entry]) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    with monkeypatch.context() as failing:
        failing.setattr(server.hub.store._writer, "_insert", full)
        with ThreadPoolExecutor(3) as people:
            answers = list(people.map(lambda s, m: s.ask("choose", key="k", **m), asked, messages))
        orders = asked[0].ask("orders", key="o", orders={"defence": "never"})

    assert {answer["code"] for answer in (*answers, orders)} == {"unavailable"}
    assert [server.digest(seat.match) for seat in asked] == before
    assert asked[0].ask("resync")["seq"] == 0
    for pair, seat, message in zip(tables, asked, messages, strict=True):
        answer = seat.ask("choose", key="k", **message)
        assert (answer["type"], answer["seq"]) == ("ack", 1)
        for person in pair:
            person.see(1)
    server.stop()
    caplog.clear()


def test_the_computer_goes_on_when_the_database_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A move of the computer that cannot be written is made later; nobody has to come in anew for it."""
    server = ThreadServer(tmp_path).start()
    opened = Opened(server.url, [COMPUTER, COMPUTER])
    tried: list[str] = []

    def lost(entries: list[Entry]) -> None:
        tried.extend(entry.key for entry in entries)
        raise OSError("no database")

    monkeypatch.setattr(autopilot, "RETRY_SECONDS", 0.01)
    with monkeypatch.context() as failing:
        failing.setattr(server.hub.store._writer, "_insert", lost)
        watcher = opened.spectator()
        eventually(lambda: len(tried) > 6)

    assert watcher.until(lambda s: s.position["seq"] > 0)
    server.stop()
    caplog.clear()


def test_what_waits_is_written_before_the_store_closes(tmp_path: Path) -> None:
    """Closing finishes the queue."""

    async def work() -> int:
        store = Store(f"sqlite:///{tmp_path}/x.sqlite3")
        writes = [store.append(Entry("m", number, 0, "pass", str(number), 0.0)) for number in range(1, 600)]
        waiting = asyncio.gather(*writes)
        await asyncio.sleep(0)
        await store.close()
        return len(await waiting)

    assert asyncio.run(work()) == 599


def test_a_record_goes_on_from_a_snapshot() -> None:
    """State, choices, log, questions and keys are those of the record that was played through."""
    random = Random(1)
    record = Record(GAME, ROW, SEATS)
    entries: list[Entry] = []
    snapshots: list[bytes] = []
    while record.match.outcome is None and len(entries) < 400:
        seat = random.choice(record.match.asked)
        number = len(entries) + 1
        text = random.choice(GAME.decision(record.match.state, seat).texts())
        entry = Entry("m", number, seat, text, f"{seat}:{number}", float(number))
        record.apply(entry)
        entries.append(entry)
        if record.match.undoable == 0 and record.match.outcome is None and number % 7 == 0:
            snapshots.append(record.snapshot())

    assert snapshots
    for snapshot in snapshots:
        other = Record(GAME, ROW, SEATS)
        other.resume(snapshot, entries)
        for entry in entries[other.table.number :]:
            other.apply(entry)
        assert other.match.choices == record.match.choices
        assert other.log == record.log
        assert other.table == record.table
        assert other.keys == record.keys
        assert GAME.digest(other.match.state) == GAME.digest(record.match.state)


def test_a_damaged_snapshot_costs_only_time(tmp_path: Path) -> None:
    """The record alone is enough."""
    server = ThreadServer(tmp_path).start()
    opened = Opened(server.url, [PERSON, PERSON])
    play(opened.everyone(), Random(2), most=60)
    digest = server.digest(opened.match)
    server.stop()
    with sqlite3.connect(tmp_path / "battlewright.sqlite3") as database:
        changed = database.execute("UPDATE snapshots SET data = ?", (b"rubbish",)).rowcount
    assert changed == 1

    server = ThreadServer(tmp_path).start()
    Seat(server.url, opened.match, opened.tokens[0])

    assert server.digest(opened.match) == digest
    server.stop()


def test_only_hashes_of_tokens_are_stored(tmp_path: Path) -> None:
    """Whoever reads the database cannot sit down."""
    server = ThreadServer(tmp_path).start()
    opened = Opened(server.url, [PERSON, {"kind": "open"}])
    token = http(f"{server.url}/api/matches/{opened.match}/claim", {"seat": 1})["token"]
    server.stop()

    stored = b"".join(path.read_bytes() for path in tmp_path.glob("battlewright.sqlite3*"))

    assert opened.match.encode() in stored
    for secret in (opened.tokens[0], opened.watch, token):
        assert secret.encode() not in stored
