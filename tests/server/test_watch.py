"""Several processes, and a Redis that loses news, closes connections, or is there and says nothing."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from tests.server.relay import Relay
from tests.server.services import Postgres, Redis
from tests.server.serving import PATIENT, ThreadServer
from tests.server.table import PERSON, Opened, Seat, http, play
from tests.waiting import eventually

LATE = 2.0  # seconds after which everybody has seen a move, whatever Redis does
BUSY = 4.0  # seconds more that a busy machine may take


class Pair:
    """Two servers on one database whose Redis is reached through a relay."""

    def __init__(self, folder: Path, database: str, redis: Redis) -> None:
        self.relay = Relay(redis.port)
        settings = replace(PATIENT, database=database, redis=f"redis://127.0.0.1:{self.relay.port}/0")
        self.one, self.other = (ThreadServer(folder / name, settings).start() for name in ("one", "other"))

    def table(self) -> tuple[Opened, Seat, Seat]:
        """A match with a seat at each server."""
        opened = Opened(self.one.url, [PERSON, PERSON])
        return opened, opened.sit(0), Seat(self.other.url, opened.match, opened.tokens[1])

    def stop(self) -> None:
        """Both, and the relay."""
        self.one.stop()
        self.other.stop()
        self.relay.stop()


@pytest.fixture
def pair(tmp_path: Path, postgres: Postgres, redis: Redis) -> Iterator[Pair]:
    """Two servers."""
    found = Pair(tmp_path, postgres.database(), redis)
    yield found
    found.stop()


def choose_in_time(one: Seat, other: Seat) -> None:
    """Whoever is asked chooses; the acknowledgement and the news come in time."""
    asked, waiting = (one, other) if one.decision else (other, one)
    started = time.monotonic()
    answer = asked.choose(asked.options[0])
    assert answer["type"] == "ack", answer
    assert time.monotonic() - started < BUSY
    waiting.see(answer["seq"])
    assert time.monotonic() - started < LATE + BUSY


def test_what_redis_does_not_deliver_is_found_again(pair: Pair) -> None:
    """Redis accepts everything and passes nothing on: ten matches go on, and nobody waits for it."""
    tables = [pair.table() for _ in range(10)]
    for _, one, other in tables:
        play([one, other], Random(1), most=2)

    pair.relay.fall_silent()

    for _ in range(3):
        for _, one, other in tables:
            choose_in_time(one, other)
    pair.relay.recover()
    for _, one, other in tables:
        play([one, other], Random(2), most=4)


def test_connections_that_redis_closes_hang_no_match(pair: Pair) -> None:
    """Idle connections are closed under ten matches, again and again."""
    tables = [pair.table() for _ in range(10)]
    for _ in range(3):
        pair.relay.cut()
        for _, one, other in tables:
            choose_in_time(one, other)


def test_a_token_given_up_elsewhere_opens_nothing_though_redis_is_silent(pair: Pair) -> None:
    """The socket at the other server is closed."""
    opened, _, other = pair.table()
    pair.relay.fall_silent()

    http(f"{pair.one.url}/api/matches/{opened.match}/token", {"token": opened.tokens[1]})

    assert other.closed() == 4003


def test_news_come_through_redis_again_when_it_is_back(pair: Pair) -> None:
    """A silent connection is replaced, without a restart."""
    _, one, other = pair.table()
    pair.relay.fall_silent()
    choose_in_time(one, other)
    pair.relay.recover()
    for server in (pair.one, pair.other):
        server.do(server.hub.watch.stop())  # from now on only Redis tells

    def delivered() -> bool:
        asked, waiting = (one, other) if one.decision else (other, one)
        seq = asked.choose(asked.options[0])["seq"]
        try:
            waiting.until(lambda seat: seat.position["seq"] >= seq, timeout=0.5)
        except TimeoutError:
            waiting.ask("resync")
            return False
        return True

    eventually(delivered, "Redis is not used again")
