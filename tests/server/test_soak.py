"""Nothing is left behind when matches have come and gone; the long form is `make soak`."""

from __future__ import annotations

import gc
from pathlib import Path
from random import Random

from msgspec.structs import replace

from battlewright.server.record import Record
from battlewright.server.room import Room
from battlewright.server.sockets import Conversation
from battlewright.server.wire import Wire
from bench.server.soak import is_flat
from tests.server.serving import PATIENT, ThreadServer
from tests.server.table import COMPUTER, PERSON, Opened, http, play
from tests.waiting import eventually

KINDS = (Room, Record, Conversation, Wire)


def alive() -> dict[str, int]:
    """How many objects there are of what a match is made of."""
    gc.collect()
    found = dict.fromkeys((kind.__name__ for kind in KINDS), 0)
    for each in gc.get_objects():
        if type(each) in KINDS:
            found[type(each).__name__] += 1
    return found


def test_matches_that_came_and_went_leave_nothing_behind(tmp_path: Path) -> None:
    """Played, watched, resigned, slept, loaded again: no room, record, socket or conversation is kept."""
    before = alive()
    server = ThreadServer(tmp_path, replace(PATIENT, sleep_seconds=0.2, story_seconds=0.4)).start()
    for number in range(12):
        opened = Opened(server.url, [PERSON, COMPUTER if number % 3 == 0 else PERSON])
        seats = [*opened.everyone(), opened.spectator()]
        if number % 3:
            play(seats[:2], Random(number), most=6, watchers=seats[2:])
        seats[0].ask("resync")
        if number % 2:
            seats[0].ask("resign")
            http(f"{server.url}/api/matches/{opened.match}/story")
        for seat in seats:
            seat.close()
    eventually(lambda: not server.hub.rooms, "matches do not sleep")
    eventually(lambda: all(count <= before[kind] for kind, count in alive().items()), "something is kept")
    assert not server.hub._opening
    assert not server.hub._heard
    assert server.app.state.places.taken == 0
    server.stop()


def test_what_counts_as_flat() -> None:
    """From the second quarter to the last; what a start takes does not count."""
    assert is_flat([100.0, 150.0, 200.0, 200.0, 201.0, 203.0, 199.0, 204.0])[0]
    assert not is_flat([100.0, 150.0, 200.0, 210.0, 220.0, 230.0, 240.0, 250.0])[0]
