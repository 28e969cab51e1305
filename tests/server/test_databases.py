"""PostgreSQL crashes, or a standby takes over: matches go on, and nothing acknowledged is lost."""

from __future__ import annotations

import os
import resource
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from battlewright.games import load
from battlewright.kernel import replay as replays
from tests.server.services import Postgres
from tests.server.serving import PATIENT, ProcessServer, ThreadServer
from tests.server.table import PERSON, HttpProblem, Opened, http, lively
from tests.waiting import eventually

FULL = os.environ.get("BATTLEWRIGHT_FULL") == "1"
MOVES = 1_000 if FULL else 150


@pytest.fixture
def own() -> Iterator[Postgres]:
    """A PostgreSQL that a test may crash."""
    found = Postgres()
    yield found
    found.stop()


class Stubborn:
    """Two people at a table who send again what could not be stored."""

    def __init__(self, opened: Opened) -> None:
        self.opened, self.seats = opened, opened.everyone()
        self.random = Random(opened.match)
        self.made: list[tuple[int, str]] = []

    def move(self) -> bool:
        """One acknowledged choice; False when the match is over."""
        for seat in self.seats:
            seat.drain()
        asked = [seat for seat in self.seats if seat.decision]
        if not asked:
            return False
        seat = self.random.choice(asked)
        option, number = lively(self.random, seat.options), seat.position["seat"]
        message = {"key": f"{number}-{len(self.made)}", "decision": seat.decision["id"], "option": option}
        while (answer := seat.ask("choose", **message))["type"] != "ack":
            assert answer["code"] == "unavailable", answer
            time.sleep(0.1)
        self.made.append((number, option))
        for other in self.seats:
            other.see(answer["seq"])
        return True


def disturbed(server: ThreadServer | ProcessServer, disturb: Callable[[], None]) -> list[Stubborn]:
    """Play until enough was acknowledged, while something goes on happening to the database."""
    played: list[Stubborn] = []
    over = threading.Event()

    def again_and_again() -> None:
        while not over.wait(0.3):
            disturb()

    thread = threading.Thread(target=again_and_again)
    played.append(Stubborn(Opened(server.url, [PERSON, PERSON])))
    thread.start()
    try:
        while sum(len(table.made) for table in played) < MOVES:
            if not played[-1].move():
                over.set()
                thread.join()
                played.append(Stubborn(Opened(server.url, [PERSON, PERSON])))
                over.clear()
                thread = threading.Thread(target=again_and_again)
                thread.start()
    finally:
        over.set()
        thread.join()
    return played


def check(played: list[Stubborn]) -> None:
    """Everything that was acknowledged is in the replays, once."""
    for table in played:
        for seat in table.seats:
            seat.drain()
        if not table.seats[0].outcome:
            table.seats[0].ask("resign")
        replay = replays.read(table.opened.replay())
        replays.verify(replay, load("battleground"))
        assert [(choice.seat, choice.text) for choice in replay.choices][: len(table.made)] == table.made


def test_nothing_acknowledged_is_lost_when_postgresql_crashes(own: Postgres, tmp_path: Path) -> None:
    """It ends at once and is started again, over and over, under a server that stays."""
    server = ProcessServer(tmp_path, database=own.database()).start()
    crashes = 0

    def crash() -> None:
        nonlocal crashes
        own.crash()
        own.start().wait()
        crashes += 1

    played = disturbed(server, crash)

    check(played)
    assert crashes >= 2
    server.stop()


def test_a_standby_takes_over(own: Postgres, tmp_path: Path) -> None:
    """The first PostgreSQL is gone for good; whoever plays goes on with the second one."""
    url = own.database()
    standby = Postgres(own)
    standby.wait()
    own.execute("ALTER SYSTEM SET synchronous_standby_names = '*'")
    own.execute("SELECT pg_reload_conf()")
    eventually(
        lambda: own.execute("SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'"),
        "the standby does not follow",
    )
    both = url.replace(f"host={own.folder}", f"host={own.folder},{standby.folder}")
    server = ProcessServer(
        tmp_path, database=f"{both}&port=5432,5432&target_session_attrs=read-write"
    ).start()
    table = Stubborn(Opened(server.url, [PERSON, PERSON]))
    for _ in range(20):
        assert table.move()

    own.crash()
    standby.promote()

    for _ in range(20):
        assert table.move()
    check([table])
    server.stop()
    standby.stop()
    own.start().wait()


def health(server: ProcessServer) -> int:
    """The status of the answer to whether moves can be stored."""
    try:
        return 200 if http(f"{server.url}/api/health")["status"] == "ok" else 0
    except HttpProblem as problem:
        return problem.status


def test_health_tells_that_the_database_is_dead(own: Postgres, tmp_path: Path) -> None:
    """503 with the reason while it is, and 200 when it is back."""
    server = ProcessServer(tmp_path, database=own.database()).start()
    own.crash()
    eventually(lambda: health(server) == 503, "health does not tell")
    own.start().wait()
    eventually(lambda: health(server) == 200, "health does not tell that it is back")
    server.stop()


def test_the_time_without_a_database_is_taken_off_no_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody could move for an hour: nobody loses by it, though the clock would have run out long ago."""
    server = ThreadServer(tmp_path).start()
    opened = Opened(server.url, [PERSON, PERSON], clock={"seconds": 60})
    seats = opened.everyone()
    asked = next(seat for seat in seats if seat.decision)
    message: dict[str, Any] = {"decision": asked.decision["id"], "option": asked.options[0]}
    store = server.hub.store
    usual = store._writer._insert

    def gone(entries: object) -> None:
        raise OSError("the database is gone")

    async def no_sign(at: float) -> None:
        raise OSError("the database is gone")

    with monkeypatch.context() as failing:
        failing.setattr(store._writer, "_insert", gone)
        failing.setattr(store, "beat", no_sign)
        assert asked.ask("choose", key="k", **message)["code"] == "unavailable"
        later(monkeypatch, 3600)
        assert asked.ask("choose", key="k", **message)["code"] == "unavailable"
    assert usual == store._writer._insert

    assert asked.ask("choose", key="k", **message)["type"] == "ack"
    assert all(seat["clock"] > 40 for seat in asked.ask("resync")["seats"])
    assert asked.outcome is None
    server.stop()


def later(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """It is so much later for the servers of this process."""
    from battlewright.server.clock import CLOCK

    monkeypatch.setattr(CLOCK, "_offset", CLOCK._offset + seconds)


def test_a_clock_that_is_set_takes_no_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody sets the machine's clock on by a day: nobody notices."""
    server = ThreadServer(tmp_path).start()
    opened = Opened(server.url, [PERSON, PERSON], clock={"seconds": 60})
    seats = opened.everyone()
    usual = time.time
    monkeypatch.setattr(time, "time", lambda: usual() + 86_400)

    asked = next(seat for seat in seats if seat.decision)

    assert asked.choose(asked.options[0])["type"] == "ack"
    assert all(seat["clock"] > 40 for seat in asked.ask("resync")["seats"])
    server.stop()


def status_of(server: ThreadServer, path: str, body: dict[str, Any] | None = None) -> int:
    """The status of an answer."""
    try:
        http(f"{server.url}{path}", body)
    except HttpProblem as problem:
        return problem.status
    return 200


def test_postgresql_is_asked_for_nothing_it_cannot_read(postgres: Postgres, tmp_path: Path) -> None:
    """Zero bytes wherever a text may stand: a mistake of the sender, or taken out; no internal error."""
    server = ThreadServer(tmp_path, replace(PATIENT, database=postgres.database())).start()
    opened = Opened(server.url, [PERSON, {"kind": "open"}], name="a\0b", public=True)
    match = f"/api/matches/{opened.match}"
    for path in ("", "/replay", "/story"):
        for id in ("%00", f"{opened.match}%00", f"{opened.match[:-3]}%00", "%00" * 8):
            assert status_of(server, f"/api/matches/{id}{path}") in (400, 404)
    seat = {"kind": "person", "name": "\0"}
    assert status_of(server, "/api/matches", {"game": "battle\0ground", "seats": [seat, seat]}) == 400
    assert status_of(server, "/api/matches", {"game": "battleground", "setup": {"scenario": "\0"}}) == 400
    assert status_of(server, "/api/games/%00/content") in (400, 404)
    assert status_of(server, "/api/workshop/maps/%00") in (400, 404)
    assert status_of(server, f"{match}/token", {"token": "\0"}) in (400, 409)
    assert status_of(server, f"{match}/claim", {"seat": 1, "name": "x\0y", "key": "\0" * 20}) == 200
    person = opened.sit(0)
    assert person.ask("orders", orders={"def\0ence": "always"})["code"] == "malformed"
    person.send('{"type":"resync","key":"\\u0000"}')
    person.until(lambda one: '"malformed"' in one.received[-1])
    assert http(f"{server.url}{match}")["name"] == "a b"
    server.stop()


def test_health_tells_that_the_disk_is_full(tmp_path: Path) -> None:
    """No file may grow any more: moves are refused and health says so; with room again both go on."""
    server = ProcessServer(tmp_path).start()
    opened = Opened(server.url, [PERSON, PERSON])
    seats = opened.everyone()
    asked = next(seat for seat in seats if seat.decision)
    message: dict[str, Any] = {"decision": asked.decision["id"], "option": asked.options[0]}
    _, most = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (4_096, most))

    assert asked.ask("choose", key="k", **message)["code"] == "unavailable"
    eventually(lambda: health(server) == 503, "health does not tell that nothing can be stored")

    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (most, most))
    eventually(lambda: health(server) == 200, "health does not tell that there is room again")
    assert asked.ask("choose", key="k", **message)["type"] == "ack"
    server.stop()
