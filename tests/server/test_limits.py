"""Limits: size, rate, number of matches, sockets and rooms; past them there is a clean refusal."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from battlewright.server.limits import Places, Throttles
from battlewright.server.settings import Settings, from_environment
from tests.server.serving import PATIENT, ThreadServer
from tests.server.table import (
    COMPUTER,
    PERSON,
    HttpProblem,
    Message,
    Opened,
    Seat,
    closing_code,
    http,
    play,
)
from tests.waiting import eventually

TIGHT = replace(
    PATIENT,
    matches=4,
    live=2,
    keep_days=1.0,
    sockets_per_address=4,
    messages_per_second=5.0,
    message_bytes=2_000,
    outbox_bytes=100_000,
)


@pytest.fixture
def tight(tmp_path: Path) -> Iterator[ThreadServer]:
    """A server with narrow limits."""
    server = ThreadServer(tmp_path, TIGHT).start()
    yield server
    server.stop()


def test_large_messages_are_refused(tight: ThreadServer) -> None:
    """A message beyond the limit is refused; one far beyond it closes the socket."""
    seat = Opened(tight.url, [PERSON, PERSON]).sit(0)

    seat.send("x" * 2_001)
    assert '"too_large"' in seat.until(lambda s: '"refusal"' in s.received[-1]).received[-1]

    seat.send("x" * 100_000)
    assert seat.closed() == 1009


def test_a_seat_that_talks_too_fast_is_slowed_down(tight: ThreadServer) -> None:
    """Twice the rate at once is fine; more is refused with its key; a flood closes the socket."""
    seat = Opened(tight.url, [PERSON, PERSON]).sit(0)

    for n in range(100):
        seat.send({"type": "undo", "key": f"k{n}"})
    codes = {answer["key"]: answer["code"] for answer in refusals(seat, 100)}

    assert [codes[f"k{n}"] for n in range(10)] == ["no_undo"] * 10
    assert "too_fast" in codes.values()
    with contextlib.suppress(ConnectionClosed):  # the server may have had enough before the last one is out
        for n in range(300):
            seat.send({"type": "undo", "key": f"flood{n}"})
    assert seat.closed() == 4010


def refusals(seat: Seat, count: int) -> list[Message]:
    """The next refusals this seat is sent."""
    found: list[Message] = []
    while len(found) < count:
        message = seat.read()
        if message["type"] == "refusal":
            found.append(message)
    return found


def test_a_server_holds_so_many_matches(tight: ThreadServer) -> None:
    """Past the limit a match is refused; matches long untouched make room."""
    opened = [Opened(tight.url, [PERSON, PERSON]) for _ in range(4)]

    with pytest.raises(HttpProblem) as problem:
        Opened(tight.url, [PERSON, PERSON])
    assert problem.value.status == 503

    tight.do(age(tight, opened[0].match))
    Opened(tight.url, [PERSON, PERSON])
    with pytest.raises(HttpProblem) as problem:
        http(f"{tight.url}/api/matches/{opened[0].match}")
    assert problem.value.status == 404


async def age(server: ThreadServer, match: str) -> None:
    """Make a match look two days old."""
    from battlewright.server.store import MATCHES

    change = MATCHES.update().where(MATCHES.c.id == match).values(created=time.time() - 2 * 86_400)
    await server.hub.store.run(lambda connection: connection.execute(change))


def test_rooms_nobody_is_in_make_room_for_others(tight: ThreadServer) -> None:
    """Of matches in memory the empty ones are forgotten; when all are in use, another is refused."""
    tables = [Opened(tight.url, [PERSON, PERSON]) for _ in range(4)]
    first = tables[0].everyone()
    play(first, Random(1), most=5)
    digest = tight.digest(tables[0].match)
    for seat in first:
        seat.close()
    eventually(lambda: not tight.hub.rooms[tables[0].match].people)
    second, third = tables[1].sit(0), tables[2].sit(0)

    assert tables[0].match not in tight.hub.rooms
    assert closing(tables[0]) == 4008

    second.close()
    eventually(lambda: not tight.hub.rooms[tables[1].match].people)
    assert third.position
    assert tables[0].sit(0).position["seq"] == 5
    assert tight.digest(tables[0].match) == digest


def closing(opened: Opened) -> int:
    """The code with which a socket of this match is closed at once."""
    return closing_code(opened.url, opened.match, opened.tokens[0])


def test_an_address_has_so_many_sockets(tight: ThreadServer) -> None:
    """One more is closed; a place that was given back can be taken again."""
    opened = Opened(tight.url, [PERSON, PERSON])
    seats = [opened.sit(0) for _ in range(4)]

    assert closing(opened) == 4008

    seats.pop().close()
    eventually(lambda: places_taken(tight) == 3)
    assert opened.sit(0).position


def places_taken(server: ThreadServer) -> int:
    """How many sockets count as open."""
    places: Places = server.app.state.places
    return places.taken


def test_a_client_that_does_not_read_is_disconnected(tight: ThreadServer) -> None:
    """Its socket is closed, nobody else is disturbed, and it finds everything when it comes back."""
    opened = Opened(tight.url, [PERSON, PERSON])
    deaf, other = opened.everyone()
    room = tight.hub.rooms[opened.match]
    person = next(p for p in room.people if p.seat == 0)

    async def shout() -> None:
        while person in room.people:
            room.show_all_to(person)
            await asyncio.sleep(0)

    tight.do(shout())

    other.until(lambda s: not s.presence["seats"][0]["here"])
    assert [p.seat for p in room.people] == [1]
    asked = other if other.decision else opened.sit(0)
    assert asked.choose(asked.options[0])["type"] == "ack"
    deaf.socket.socket.close()
    assert opened.sit(0).position["seq"] == 1


def opening_status(server: ThreadServer) -> int:
    """Open a match; the status of the answer."""
    try:
        Opened(server.url, [PERSON, PERSON])
    except HttpProblem as problem:
        return problem.status
    return 201


def test_an_address_opens_so_many_matches_a_minute(tmp_path: Path) -> None:
    """Then it has to wait."""
    server = ThreadServer(tmp_path, replace(PATIENT, opens_per_minute=3.0)).start()
    statuses = [opening_status(server) for _ in range(3)]

    assert statuses == [201] * 3
    assert 429 in (opening_status(server) for _ in range(60))  # a slow machine is allowed some more meanwhile
    server.stop()


def test_behind_a_proxy_the_limits_are_those_of_each_client(tmp_path: Path) -> None:
    """A proxy on the same machine says whom it speaks for: matches and sockets count for them."""
    limits = replace(PATIENT, opens_per_minute=1.0, sockets_per_address=1)
    server = ThreadServer(tmp_path, limits).start()

    def status(client: str) -> int:
        wish = json.dumps({"game": "battleground", "seats": [PERSON, PERSON]}).encode()
        headers = {"content-type": "application/json", "x-forwarded-for": client}
        try:
            request = urllib.request.Request(f"{server.url}/api/matches", wish, headers)
            return int(urllib.request.urlopen(request, timeout=30).status)
        except urllib.error.HTTPError as error:
            return error.code

    assert [status(client) for client in ("10.0.0.1", "10.0.0.2", "10.0.0.1")] == [201, 201, 429]

    opened = Opened(server.url, [PERSON, PERSON])
    address = f"{server.url.replace('http', 'ws')}/api/matches/{opened.match}/socket?token={opened.tokens[0]}"
    with contextlib.ExitStack() as sockets:
        for client in ("10.0.0.1", "10.0.0.2"):
            headers = {"x-forwarded-for": client}
            socket = sockets.enter_context(connect(address, additional_headers=headers))
            assert '"sync"' in str(socket.recv(timeout=30))
        assert '"sync"' in opened.sit(0).received[0]
        assert closing(opened) == 4008
    server.stop()


def test_throttles_remember_a_bounded_number_of_addresses() -> None:
    """Many addresses cannot fill the memory."""
    throttles = Throttles(1.0, 2.0)
    throttles.MOST = 100

    assert all(throttles.allows(str(n)) for n in range(1_000))
    assert len(throttles._known) == 100
    assert [throttles.allows("999") for _ in range(3)] == [True, False, False]


def test_a_computer_s_match_is_not_forgotten_while_it_thinks(tight: ThreadServer) -> None:
    """A room in which the computer is at work stays until it is done."""
    opened = Opened(tight.url, [COMPUTER, COMPUTER])
    watcher = opened.spectator()
    watcher.close()
    others = [Opened(tight.url, [PERSON, PERSON]).sit(0) for _ in range(1)]

    assert opened.match in tight.hub.rooms
    assert others[0].position


def test_settings_come_from_the_environment() -> None:
    """Every setting has a variable; numbers and switches are read as such."""
    environment = {
        "BATTLEWRIGHT_REDIS": "redis://x",
        "BATTLEWRIGHT_MATCHES": "7",
        "BATTLEWRIGHT_MESSAGES_PER_SECOND": "2.5",
        "BATTLEWRIGHT_WARM": "0",
    }

    found = from_environment(environment)

    assert (found.redis, found.matches, found.messages_per_second, found.warm) == ("redis://x", 7, 2.5, False)
    assert from_environment({}) == Settings()


def test_a_seat_reads_itself_up_to_date(tight: ThreadServer) -> None:
    """Seats that come and go leave nothing behind."""
    opened = Opened(tight.url, [PERSON, PERSON])
    for _ in range(10):
        Seat(tight.url, opened.match, opened.tokens[0]).close()
        eventually(lambda: places_taken(tight) == 0)

    assert opened.sit(1).until(lambda s: not s.presence["seats"][0]["here"])


def test_the_size_of_a_message_is_counted_in_bytes(tmp_path: Path) -> None:
    """Characters that take two bytes each count for two."""
    server = ThreadServer(tmp_path, replace(PATIENT, message_bytes=2000)).start()
    seat = Opened(server.url, [PERSON, PERSON]).sit(0)
    message = {"type": "explain", "key": "k", "intent": {"intent": "é" * 1500}}

    seat.send(json.dumps(message, ensure_ascii=False))

    seat.until(lambda seat: '"refusal"' in seat.received[-1])
    assert json.loads(seat.received[-1])["code"] == "too_large"
    seat.close()
    server.stop()
