"""A side that is away for too long while it is asked can be claimed against; nobody else can."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from battlewright.server.clock import CLOCK
from tests.server.serving import PATIENT, ThreadServer
from tests.server.table import COMPUTER, PERSON, Opened, Seat
from tests.waiting import eventually

LONG = 301.0


def table(server: ThreadServer) -> tuple[Opened, Seat, Seat]:
    """Whoever is asked alone, and whoever waits."""
    opened = Opened(server.url, [PERSON, PERSON])
    seats = opened.everyone()
    while len(seats[0].position["asked"]) != 1:
        asked = next(seat for seat in seats if seat.decision)
        seq = asked.choose(asked.options[0])["seq"]
        for seat in seats:
            seat.see(seq)
    slow = next(seat for seat in seats if seat.decision)
    return opened, slow, next(seat for seat in seats if seat is not slow)


def pass_time(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """It is so much later for the server."""
    monkeypatch.setattr(CLOCK, "_offset", CLOCK._offset + seconds)


def test_a_match_is_claimed_against_somebody_who_is_gone(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After five minutes; the answer can be asked for again, and both are told."""
    opened, gone, waiting = table(server)
    gone.close()
    eventually(lambda: len(server.hub.rooms[opened.match].people) == 1)
    assert waiting.ask("claim")["code"] == "not_away"

    pass_time(monkeypatch, LONG)
    answer = waiting.ask("claim", key="mine")

    assert answer["type"] == "ack"
    assert waiting.until(lambda seat: seat.outcome).outcome
    assert waiting.outcome is not None
    assert waiting.outcome["winners"] == [waiting.position["seat"]]
    assert waiting.ask("claim", key="mine") == answer
    back = Seat(server.url, opened.match, gone.token)
    assert back.outcome == waiting.outcome


def test_whoever_is_here_may_think(server: ThreadServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long, with an open socket; and the one who is asked claims nothing."""
    _, slow, waiting = table(server)
    pass_time(monkeypatch, LONG)
    assert waiting.ask("claim")["code"] == "not_away"
    assert slow.ask("claim")["code"] == "not_away"
    assert slow.choose(slow.options[0])["type"] == "ack"


def test_whoever_was_here_a_moment_ago_may_come_back(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Five minutes count from when they were seen last, by whichever server."""
    opened, gone, waiting = table(server)
    pass_time(monkeypatch, LONG)
    seat = gone.position["seat"]
    server.do(server.hub.store.note_seen([(opened.match, seat)], CLOCK.now()))
    gone.close()
    eventually(lambda: len(server.hub.rooms[opened.match].people) == 1)
    assert waiting.ask("claim")["code"] == "not_away"
    pass_time(monkeypatch, LONG)
    assert waiting.ask("claim")["type"] == "ack"


def test_nobody_is_claimed_against_by_a_watcher_or_in_a_game_against_the_computer(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Spectators have no seat, and the computer is always there."""
    opened, gone, waiting = table(server)
    gone.close()
    watcher = opened.spectator()
    pass_time(monkeypatch, LONG)
    assert watcher.ask("claim")["code"] == "not_seated"
    alone = Opened(server.url, [PERSON, COMPUTER]).sit(0)
    pass_time(monkeypatch, LONG)
    assert alone.ask("claim")["code"] == "not_away"
    assert waiting.outcome is None


def test_a_server_may_have_no_such_rule(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Zero seconds: never."""
    server = ThreadServer(tmp_path, replace(PATIENT, away_seconds=0.0)).start()
    _, gone, waiting = table(server)
    gone.close()
    pass_time(monkeypatch, LONG)
    assert waiting.ask("claim")["code"] == "not_away"
    server.stop()


def test_who_is_here_is_written_down(server: ThreadServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """For other processes, and for the next start."""
    opened, _, _ = table(server)
    at = CLOCK.now()
    server.do(server.hub.store.note_seen([(opened.match, 0), (opened.match, 1), (opened.match, 1)], at))
    found = server.do(server.hub.stored(opened.match))
    assert [seat.seen for seat in found[1]] == [at, at]
