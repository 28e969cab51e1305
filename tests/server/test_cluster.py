"""Several server processes on one PostgreSQL and one Redis: any of them serves any match."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from battlewright.games import load
from battlewright.kernel import replay as replays
from tests.server.services import Postgres, Redis
from tests.server.serving import ProcessServer
from tests.server.table import OPEN, PERSON, Opened, Seat, http, play


@pytest.fixture(scope="module")
def cluster(
    postgres: Postgres, redis: Redis, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[ProcessServer]]:
    """Two processes."""
    database = postgres.database()
    folders: list[Path] = [tmp_path_factory.mktemp(name) for name in ("one", "two")]
    servers = [ProcessServer(folder, database=database, redis=redis.url).start() for folder in folders]
    yield servers
    for server in servers:
        server.stop()
        assert "Traceback" not in server.log()


def test_two_processes_play_one_match(cluster: list[ProcessServer]) -> None:
    """A seat at each process, a spectator at the second: choices, offers, undo, a seat taken, a rematch."""
    one, two = cluster
    opened = Opened(one.url, [PERSON, OPEN])
    a = opened.sit(0)
    token = http(f"{two.url}/api/matches/{opened.match}/claim", {"seat": 1, "name": "Evil-Lyn"})["token"]
    b = Seat(two.url, opened.match, token)
    watcher = Seat(two.url, opened.match, opened.watch)
    a.until(lambda s: s.presence["seats"][1]["name"] == "Evil-Lyn")

    play([a, b], Random(1), most=40, watchers=[watcher])

    assert a.position["seq"] == b.position["seq"] == watcher.position["seq"]
    assert a.log[-1]["number"] == b.log[-1]["number"]
    number = a.ask("offer", what="draw")["seq"]
    offer = b.reach(number).presence["offer"]
    assert (offer["id"], offer["what"]) == (number, "draw")
    b.ask("answer", accept=False, offer=number)
    a.until(lambda s: s.presence["offer"] is None)
    undone = undo_once(a, b)
    play([a, b], Random(2), most=10, watchers=[watcher])
    assert undone

    b.ask("resign")
    a.until(lambda s: s.outcome)
    a.ask("offer", what="rematch")
    b.until(lambda s: s.presence["offer"])
    b.ask("answer", accept=True)
    new = a.until(lambda s: s.presence["next_match"]).presence["next_match"]
    assert Seat(one.url, new, token).position["seat"] == 0
    replay = replays.read(http(f"{two.url}/api/matches/{opened.match}/replay"))
    replays.verify(replay, load("battleground"))


def undo_once(a: Seat, b: Seat) -> bool:
    """Take something back across the two processes."""
    for number in range(300):
        seat = next((s for s in (a, b) if s.position["undoable"]), None)
        if seat is not None:
            other = b if seat is a else a
            other.reach(seat.ask("undo")["seq"])
            done = other.ask("answer", accept=True)["seq"]
            for person in (a, b):
                person.see(done)
            return True
        play([a, b], Random(number), most=1)
    return False


def test_a_seat_moves_to_another_process_when_its_own_dies(cluster: list[ProcessServer]) -> None:
    """One process is killed; whoever sat there comes back at the other and finds everything."""
    one, two = cluster
    opened = Opened(one.url, [PERSON, PERSON])
    a, b = opened.sit(0), Seat(two.url, opened.match, opened.tokens[1])
    play([a, b], Random(3), most=15)
    asked = a if a.decision else b
    message = {"decision": asked.decision["id"], "option": asked.options[0]}
    accepted = asked.ask("choose", key="again", **message)

    one.kill()
    a = Seat(two.url, opened.match, opened.tokens[0])
    b.see(accepted["seq"])

    assert (a if asked.position["seat"] == 0 else b).ask("choose", key="again", **message) == accepted
    play([a, b], Random(4), most=15)
    one.start()
    assert Seat(one.url, opened.match, opened.tokens[0]).position["seq"] == a.position["seq"]
