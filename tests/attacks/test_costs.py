"""What a stranger can make the server pay: bounded for each address, and never at the cost of others."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from uvicorn.server import ServerState
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from battlewright.kernel.options import option_text
from battlewright.server.allowances import Allowances
from battlewright.server.bots import MOST_WAITING, Workers
from battlewright.server.limits import Places, Spending, Throttles, TooMany, group_of, is_own
from battlewright.server.record import _read
from battlewright.server.run import configuration
from battlewright.server.shelf import Shelf
from battlewright.server.shown import plain
from battlewright.server.store import LISTED_EACH
from battlewright.server.wire import AHEAD, Wire
from battlewright.server.worker import Show
from tests.attacks.weapons import dial, ends, frame, is_cut, line
from tests.server.serving import PATIENT, ThreadServer
from tests.server.table import COMPUTER, PERSON, HttpProblem, Opened, http
from tests.waiting import eventually

STRICT = replace(
    PATIENT,
    opens_per_minute=6.0,
    public_per_hour=2.0,
    claims_per_minute=2.0,
    request_seconds=0.5,
    matches=12,
    sleep_seconds=0.2,
    story_seconds=0.4,
)


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[ThreadServer]:
    """A server with the limits under attack."""
    server = ThreadServer(tmp_path, STRICT).start()
    yield server
    server.stop()


def test_a_network_of_ipv6_addresses_counts_as_one() -> None:
    """Whoever has one line has 2 to the 64 addresses: they share places and allowances."""
    assert group_of("2001:db8:1:2::1") == group_of("2001:db8:1:2:ffff::9%eth0")
    assert group_of("2001:db8:1:2::1") != group_of("2001:db8:1:3::1")
    assert group_of("::ffff:192.0.2.1") == group_of("192.0.2.1") == "192.0.2.1"
    assert group_of("?") == "?"
    places = Places(10, 2)
    assert [places.take(f"2001:db8::{n}") for n in range(3)] == [True, True, False]
    places.give_back("2001:db8::7")
    assert places.take("2001:db8::8")
    throttles = Throttles(0.0, 2)
    assert [throttles.allows(f"2001:db8::{n}") for n in range(3)] == [True, True, False]
    assert is_own("127.0.0.1")
    assert is_own("::1")
    assert not is_own("192.0.2.1")


def test_rematches_count_as_opening(tmp_path: Path) -> None:
    """Resigning and rematching the computer again and again comes to an end."""
    strict = ThreadServer(tmp_path, replace(STRICT, opens_per_minute=3.0)).start()
    opened = Opened(strict.url, [PERSON, COMPUTER])
    match, codes = opened.match, []
    for _ in range(7):
        seat = Opened.sit(replaced(opened, match), 0)
        seat.ask("resign")
        answer = seat.ask("offer", what="rematch")
        codes.append(answer.get("code", ""))
        if codes[-1]:
            break
        match = seat.until(lambda s: s.presence["next_match"]).presence["next_match"]
        seat.close()
    assert codes[-1] == "unavailable"
    assert 2 <= len(codes) <= 6
    strict.stop()


def replaced(opened: Opened, match: str) -> Opened:
    """The same tokens at another match."""
    opened.match = match
    return opened


def test_one_address_cannot_fill_the_list_or_take_all_seats(strict: ThreadServer) -> None:
    """Public matches and claims are counted for each address."""
    for _ in range(2):
        Opened(strict.url, [PERSON, {"kind": "open"}], public=True)
    with pytest.raises(HttpProblem, match="list"):
        Opened(strict.url, [PERSON, {"kind": "open"}], public=True)
    listed = http(f"{strict.url}/api/matches")
    for summary in listed:
        http(f"{strict.url}/api/matches/{summary['match']}/claim", {"seat": 1})
    with pytest.raises(HttpProblem) as refused:
        http(f"{strict.url}/api/matches/{listed[0]['match']}/claim", {"seat": 1})
    assert refused.value.status == 429


def test_requests_that_are_not_sent_to_their_end_are_cut(strict: ThreadServer) -> None:
    """A line with nothing, half a head, or half a body does not stay; drips do not help."""
    silent, head, body = dial(strict.url), dial(strict.url), dial(strict.url)
    head.sendall(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
    body.sendall(
        b"POST /api/matches HTTP/1.1\r\nHost: 127.0.0.1\r\ncontent-type: application/json\r\n"
        b"content-length: 50\r\n\r\n{"
    )
    started = time.monotonic()
    assert ends(silent)
    assert ends(head)
    assert ends(body)
    assert time.monotonic() - started < 10

    whole = dial(strict.url)  # a request that comes whole is answered, and its line may stay a while
    whole.sendall(b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
    assert whole.recv(12) == b"HTTP/1.1 200"
    whole.close()


@pytest.mark.parametrize(
    "flood",
    [
        pytest.param(frame(0x9, b"x" * 100) * 200, id="pings"),
        pytest.param(frame(0xA, b"x") * 2_000, id="pongs"),
        pytest.param(frame(0x1, b"{", final=False) + frame(0x0, final=False) * 5_000, id="continuations"),
    ],
)
def test_frames_that_are_no_messages_count(strict: ThreadServer, flood: bytes) -> None:
    """A flood of them is cut after some hundred; others are answered meanwhile."""
    opened = Opened(strict.url, [PERSON, PERSON])
    attacker, other = line(strict.url, opened.match, opened.tokens[0]), opened.sit(1)

    assert is_cut(attacker, flood, 20_000_000)

    assert other.ask("undo")["code"] == "no_undo"


def test_a_few_pings_and_parts_are_welcome(strict: ThreadServer) -> None:
    """A client may ping, and send a message in parts."""
    opened = Opened(strict.url, [PERSON, PERSON])
    client = line(strict.url, opened.match, opened.tokens[0])
    client.sendall(frame(0x9, b"hello") * 20 + frame(0x1, b'{"type":"resync",', final=False))
    client.sendall(frame(0x0, b'"key":"in-parts"}'))
    heard = b""
    while b'"key":"in-parts"' not in heard:
        heard += client.recv(65_536)
    assert heard.count(b"hello") == 20
    client.close()


def test_a_full_server_lets_old_games_against_the_computer_go_first(tmp_path: Path) -> None:
    """The oldest ones that nobody has touched for an hour; matches of people never."""
    server = ThreadServer(tmp_path, replace(STRICT, opens_per_minute=1e6)).start()
    people = [Opened(server.url, [PERSON, PERSON]) for _ in range(6)]
    alone = [Opened(server.url, [PERSON, COMPUTER]) for _ in range(6)]
    with pytest.raises(HttpProblem) as refused:  # all were touched just now
        Opened(server.url, [PERSON, PERSON])
    assert refused.value.status == 503
    sitting = alone[0].sit(0)
    with sqlite3.connect(tmp_path / "battlewright.sqlite3") as connection:
        connection.execute("UPDATE matches SET created = created - 4000")
        connection.execute("UPDATE entries SET at = at - 4000")

    Opened(server.url, [PERSON, PERSON])

    for opened in (*people, alone[0]):
        assert http(f"{server.url}/api/matches/{opened.match}")
    for opened in alone[1:]:
        with pytest.raises(HttpProblem):
            http(f"{server.url}/api/matches/{opened.match}")
    assert sitting.ask("undo")["code"] in ("no_undo", "stale")
    server.stop()


def test_matches_that_nobody_has_open_sleep(strict: ThreadServer) -> None:
    """They leave the memory, and wake up where they were."""
    opened = Opened(strict.url, [PERSON, PERSON])
    seat = opened.sit(0)
    assert opened.match in strict.hub.rooms
    seat.close()
    eventually(lambda: opened.match not in strict.hub.rooms, "the match does not sleep")
    assert opened.sit(0).position["asked"]


def test_a_match_that_is_too_large_is_refused(strict: ThreadServer) -> None:
    """A server says what it can serve to all."""
    with pytest.raises(HttpProblem, match="points in all"):
        Opened(strict.url, [PERSON] * 6, {"points": 10_000}, game="heroscape")


def test_an_address_takes_its_share_of_the_loop_and_no_more() -> None:
    """A short burst is free; who takes more than the share waits, as do its neighbours in the network."""
    spending = Spending(0.25)
    spending.add("2001:db8::1", 0.5)
    assert spending.wait("2001:db8::1") == 0.0
    spending.add("2001:db8::2", 0.5)
    assert spending.wait("2001:db8::1") == pytest.approx(2.0, abs=0.1)
    assert spending.wait("2001:db8:0:1::1") == spending.wait("192.0.2.1") == 0.0
    spending.add("127.0.0.1", 100.0)  # a proxy
    assert spending.wait("127.0.0.1") == 0.0
    free = Spending(0.0)
    free.add("192.0.2.1", 100.0)
    assert free.wait("192.0.2.1") == 0.0


def opens(server: ThreadServer, address: str, **terms: Any) -> str:
    """A match of two people that an address behind a proxy opens; its id."""
    body = json.dumps({"game": "battleground", "seats": [PERSON, PERSON]} | terms).encode()
    headers = {"x-forwarded-for": address, "content-type": "application/json"}
    request = urllib.request.Request(f"{server.url}/api/matches", body, headers)
    with urllib.request.urlopen(request, timeout=60) as answer:
        return str(json.load(answer)["match"])


def test_the_list_shows_few_matches_of_one_address(tmp_path: Path) -> None:
    """Whoever opens one after the other for hours does not push those of others out of it."""
    server = ThreadServer(tmp_path, replace(STRICT, opens_per_minute=1e6, public_per_hour=1e6)).start()
    of_others = {opens(server, f"198.51.100.{n}", public=True) for n in range(2)}
    of_one = [opens(server, "203.0.113.66", public=True) for _ in range(LISTED_EACH + 3)]

    listed = [summary["match"] for summary in http(f"{server.url}/api/matches")]

    assert of_others <= set(listed)
    assert set(listed) - of_others == set(of_one[-LISTED_EACH:])
    with sqlite3.connect(tmp_path / "battlewright.sqlite3") as connection:
        stored = str(connection.execute("SELECT opener, terms FROM matches").fetchall())
    assert "203.0.113.66" not in stored
    server.stop()


def test_who_has_filled_the_server_makes_room_itself(tmp_path: Path) -> None:
    """Of somebody who has opened very many matches the old ones go first; those of others stay."""
    server = ThreadServer(tmp_path, replace(STRICT, opens_per_minute=1e6)).start()
    of_others = [opens(server, f"198.51.100.{n}") for n in range(4)]
    of_one = [opens(server, "203.0.113.66") for _ in range(8)]
    with sqlite3.connect(tmp_path / "battlewright.sqlite3") as connection:
        connection.execute("UPDATE matches SET created = created - 700000")
        for match in of_one + of_others:  # they were begun, by both sides
            values = (match, 1, 0, "end", "0:x", time.time() - 700_000)
            connection.execute("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?)", values)
    assert asks(server.url, "198.51.100.9", "/api/matches", MATCH_OF_TWO) == 503

    found = opens(server, "203.0.113.66")

    with sqlite3.connect(tmp_path / "battlewright.sqlite3") as connection:
        left = {match for (match,) in connection.execute("SELECT id FROM matches")}
    assert left == {found, *of_others}
    server.stop()


def test_one_address_cannot_fill_the_shelves(tmp_path: Path) -> None:
    """New maps and lists of an address are counted by the day; what is replaced costs nothing."""
    server = ThreadServer(tmp_path, replace(STRICT, keeps_per_day=2.0)).start()

    def keep(name: str, key: str = "k" * 16) -> int:
        body = {"key": key, "game": "battleground", "name": name, "terms": {}, "lines": []}
        return asks(server.url, "203.0.113.66", "/api/lists/keep", json.dumps(body).encode())

    assert [keep(name) for name in ("one", "two", "two", "three")] == [200, 200, 200, 429]
    assert keep("one", "another key of mine") == 429
    server.stop()


def test_a_mailbox_gets_few_codes_whoever_asks_for_them() -> None:
    """Five a day from an address, for a person, and to a mailbox."""
    allowances = Allowances(PATIENT)
    found = [allowances.allows_mail(f"192.0.2.{n}", f"person {n}", "Victim@example.org") for n in range(7)]
    assert found == [True] * 5 + [False] * 2
    assert allowances.allows_mail("192.0.2.99", "somebody else", "other@example.org")


MATCH_OF_TWO = json.dumps({"game": "battleground", "seats": [PERSON, PERSON]}).encode()


def asks(url: str, address: str, path: str, body: bytes | None = None) -> int:
    """The status of an answer to an address behind a proxy."""
    headers = {"x-forwarded-for": address, "content-type": "application/json"}
    try:
        with urllib.request.urlopen(urllib.request.Request(url + path, body, headers), timeout=60) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        return error.code


def test_whatever_is_asked_is_paid_for(tmp_path: Path) -> None:
    """Pages that are not there, large bodies, dear questions, and sockets that are refused."""
    server = ThreadServer(tmp_path, replace(STRICT, loop_share=0.001)).start()
    spending = server.hub.spending
    flooding = "192.0.2.9"

    def paid(address: str, path: str, body: bytes | None = None, status: int = 404) -> float:
        assert asks(server.url, address, path, body) == status
        return spending.owed(address)

    assert paid("192.0.2.1", "/nowhere") > 0.002
    assert paid("192.0.2.2", "/api/games", b"{}", 405) > 0.002
    assert paid("192.0.2.3", "/api/health", None, 200) > 0.002
    assert paid("192.0.2.4", "/api/replays", b'{"text":"' + b"x" * 1_500_000 + b'"}', 400) > 0.02
    assert paid("192.0.2.5", "/api/me", b'{"secret":"x"}') > 0.02
    opened = Opened(server.url, [PERSON, PERSON])

    def knocks(**headers: str) -> int:
        address = f"{server.url.replace('http', 'ws')}/api/matches/{opened.match}/socket"
        try:
            with connect(address, additional_headers={"x-forwarded-for": flooding} | headers) as socket:
                socket.recv(timeout=60)
        except InvalidStatus as refused:
            return refused.response.status_code
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0
        return 0

    assert knocks(origin="https://evil.example") == 403
    assert spending.owed(flooding) > 0.002
    assert knocks() == 4003
    assert spending.owed(flooding) > 0.01
    spending.add(flooding, 1.0)
    assert knocks() == 403  # it would have to wait for minutes
    server.stop()


def test_options_that_nobody_offered_are_not_remembered(strict: ThreadServer) -> None:
    """What is kept of options, to read each once, does not grow by the junk that somebody sends."""
    seat = Opened(strict.url, [PERSON, PERSON]).sit(0)
    junk = ["add " + "x" * length for length in (200, 1_000, 3_000)]
    reader = strict.hub.games["battleground"].reader
    assert [option_text(reader.read(text)) for text in junk] == junk
    kept = (_read, plain)
    before = [cache.cache_info().currsize for cache in kept]

    refused = [seat.ask("preview", option=text)["code"] for text in junk]

    assert set(refused) <= {"not_offered", "not_asked"}
    assert [cache.cache_info().currsize for cache in kept] == before


class Held(asyncio.Transport):
    """A line that can be paused."""

    paused = False

    def pause_reading(self) -> None:
        """No more for now."""
        self.paused = True

    def resume_reading(self) -> None:
        """More."""
        self.paused = False

    def is_closing(self) -> bool:
        """It stays open."""
        return False


def test_no_worker_dies_of_a_question(strict: ThreadServer) -> None:
    """Numbers that do not fit into a message to it are refused before anybody is asked."""
    seat = Opened(strict.url, [PERSON, PERSON]).sit(0)
    intent = {"intent": "measure", "viewer": "A1", "target": "B2"}
    assert seat.ask("explain", intent=intent)["type"] == "explained"
    before = [worker.pid for worker in strict.hub.previewers.all]

    for number in (10**30, -(10**30), 2**64):
        assert "too large" in seat.ask("explain", intent=intent | {"viewer": number})["text"]
    with pytest.raises(HttpProblem, match="too large"):
        http(f"{strict.url}/api/games/fields/lists/random", {"terms": {"scenario": 10**30}})

    assert [worker.pid for worker in strict.hub.previewers.all] == before != [None]


def test_what_no_database_takes_is_refused_before_it(strict: ThreadServer) -> None:
    """Characters that PostgreSQL has no place for, in what is looked for or kept."""
    with pytest.raises(HttpProblem) as refused:
        http(f"{strict.url}/api/lists", {"key": "k" * 16, "game": "\0"})
    assert refused.value.status == 404
    shipped = http(f"{strict.url}/api/workshop/shipped/highgate")
    card = shipped.get("map", shipped) | {"name": "a\0b"}
    with pytest.raises(HttpProblem, match="one line"):
        http(f"{strict.url}/api/workshop/maps", {"map": card, "public": True})


def test_a_client_that_is_ahead_waits_by_messages_and_by_length(strict: ThreadServer) -> None:
    """While the first message is being answered, few more are kept in memory, and few bytes of them."""

    async def scene() -> None:
        config = configuration(strict.app, "127.0.0.1", 1, PATIENT)
        for message, most in (("x", AHEAD), ("x" * 16_000, 3)):
            wire = Wire(config, ServerState(), {})
            held = wire.transport = Held()
            wire.listen(lambda _: False)
            wire._receive(message)
            for _ in range(most - 1):
                wire._receive(message)
                assert not held.paused
            wire._receive(message)
            assert held.paused
            wire.listen(lambda _: True)
            wire.go_on()
            assert not held.paused
            for _ in range(2 * AHEAD):  # all that was there is forgotten
                wire._receive(message)
            assert not held.paused

    asyncio.run(scene())


def test_lists_are_checked_where_nobody_waits_for_it(strict: ThreadServer) -> None:
    """The thread that opens matches has no part in it, and a flood from one address stays its own affair."""
    busy, done = threading.Event(), threading.Event()

    def block() -> None:
        busy.set()
        done.wait(60)

    blocked = strict.hub._worker_thread.submit(block)
    busy.wait(60)
    body = {"terms": {"scenario": "skirmish"}, "lines": []}
    try:
        found = http(f"{strict.url}/api/games/battleground/lists/check", body)
        random = http(f"{strict.url}/api/games/battleground/lists/random", {"terms": body["terms"]})
    finally:
        done.set()
        blocked.result(60)
    assert found["problems"]
    assert random["lines"]
    with pytest.raises(HttpProblem, match="too large"):
        http(f"{strict.url}/api/games/battleground/lists/check", body | {"terms": {"points": 10**30}})


def test_a_long_match_is_loaded_in_pieces(strict: ThreadServer) -> None:
    """Between two of them the thread opens and loads matches of others."""
    done: list[object] = []

    def pieces() -> Iterator[str | None]:
        for piece in range(3):
            done.append(piece)
            yield None
        yield "loaded"

    async def scene() -> None:
        loading = asyncio.create_task(strict.hub.in_turns("192.0.2.1", pieces()))
        await asyncio.sleep(0)
        await strict.hub.in_worker_thread(done.append, "another")
        assert await loading == "loaded"

    strict.do(scene())
    assert done == [0, "another", 1, 2]


def test_what_many_ask_for_at_once_is_made_once() -> None:
    """The first answer of its kind is waited for by all, not made by each."""
    made = 0

    async def make() -> bytes:
        nonlocal made
        made += 1
        await asyncio.sleep(0)
        return b"{}"

    async def scene() -> None:
        shelf = Shelf()
        answers = await asyncio.gather(*(shelf.find(("games",), make) for _ in range(20)))
        assert {kept.plain for kept in answers} == {b"{}"}

    asyncio.run(scene())
    assert made == 1


def test_one_address_cannot_fill_a_line_of_workers() -> None:
    """Of one address one request waits in it at a time, and few wait for that; another is served between."""
    answered: list[str] = []

    async def scene() -> None:
        workers = Workers(1, (sys.executable, "-c", SLOW_WORKER))

        async def ask(who: str) -> None:
            await workers.ask(Show("", "en"), 30.0, who=who)
            answered.append(who)

        greedy = [asyncio.create_task(ask("192.0.2.1")) for _ in range(MOST_WAITING + 2)]
        await asyncio.sleep(0)
        other = asyncio.create_task(ask("192.0.2.2"))
        results = await asyncio.gather(*greedy, other, return_exceptions=True)
        assert sum(isinstance(result, TooMany) for result in results) == 2
        await workers.close()

    asyncio.run(scene())
    assert answered.index("192.0.2.2") <= 1
    assert answered.count("192.0.2.1") == MOST_WAITING


SLOW_WORKER = """
import sys, time
from msgspec import msgpack
while len(head := sys.stdin.buffer.read(4)) == 4:
    sys.stdin.buffer.read(int.from_bytes(head, "big"))
    time.sleep(0.02)
    data = msgpack.encode({"type": "answer", "result": b"x"})
    sys.stdout.buffer.write(len(data).to_bytes(4, "big") + data)
    sys.stdout.buffer.flush()
"""


def test_a_second_server_for_the_same_file_is_refused(tmp_path: Path) -> None:
    """With a sentence; and when the first one has stopped, the database is one file with everything in it."""
    server = ThreadServer(tmp_path, PATIENT).start()
    opened = Opened(server.url, [PERSON, PERSON])
    command = [sys.executable, "-m", "battlewright.server.run", "127.0.0.1", "1"]
    environment = os.environ | {"BATTLEWRIGHT_DATA": str(tmp_path)}
    second = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60)
    assert second.returncode == 1
    assert "another server" in second.stderr
    assert "Traceback" not in second.stderr
    server.stop()

    assert not list(tmp_path.glob("*-wal"))
    with sqlite3.connect(f"file:{tmp_path / 'battlewright.sqlite3'}?mode=ro", uri=True) as connection:
        assert connection.execute("SELECT id FROM matches").fetchall() == [(opened.match,)]
