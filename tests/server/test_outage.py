"""Clocks are fair: an outage is nobody's time, and nothing is earned by choosing and taking back."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from tests.server.serving import ThreadServer
from tests.server.table import COMPUTER, PERSON, Opened, Seat


def test_the_time_of_an_outage_is_taken_off_no_clock(tmp_path: Path) -> None:
    """The server was away for an hour; whoever was asked has all the time that was left."""
    server = ThreadServer(tmp_path).start()
    opened = Opened(server.url, [PERSON, PERSON], clock={"seconds": 600})
    seats = opened.everyone()
    asked = next(seat for seat in seats if seat.decision)
    asked.choose(asked.options[0])
    server.stop()
    with sqlite3.connect(tmp_path / "battlewright.sqlite3") as database:
        database.execute("UPDATE health SET at = at - 3600 WHERE id = 2")
        database.execute("UPDATE entries SET at = at - 3600")
        database.execute("UPDATE matches SET created = created - 3600")

    for _ in (1, 2):  # again, without an outage worth the name
        server = ThreadServer(tmp_path).start()
        seat = Seat(server.url, opened.match, opened.tokens[0])
        assert [player["clock"] > 540 for player in seat.presence["seats"]] == [True, True]
        assert seat.outcome is None
        server.stop()


def test_choosing_and_taking_back_earns_no_time(server: ThreadServer) -> None:
    """What is added for a choice goes with it; taking back adds nothing."""
    opened = Opened(server.url, [PERSON, COMPUTER], clock={"seconds": 600, "increment": 60})
    seat = opened.sit(0)
    for _ in range(40):
        seat.until(lambda s: s.decision)
        before = server.hub.rooms[opened.match].record.table.clocks[0]
        answer = seat.choose(seat.options[0])
        seat.see(answer["seq"])
        after = server.hub.rooms[opened.match].record.table.clocks[0]
        if seat.position["undoable"] and seat.ask("undo")["type"] == "ack":  # else the computer was quicker
            break
    assert after > before

    assert server.hub.rooms[opened.match].record.table.clocks[0] <= before
