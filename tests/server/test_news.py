"""What others have written reaches everybody who is here, on whichever way it was found."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from battlewright.server.entries import Entry
from tests.server.serving import PATIENT, ThreadServer
from tests.server.table import PERSON, Opened, Seat

Two = tuple[ThreadServer, ThreadServer]


@pytest.fixture
def two(tmp_path: Path) -> Iterator[Two]:
    """Two servers on one database whose news of each other come late: when a test says so."""
    link = tmp_path / "other.sqlite3"  # under its own name two servers may not open a file
    link.symlink_to(tmp_path / "battlewright.sqlite3")
    one = ThreadServer(tmp_path).start()
    other = ThreadServer(tmp_path, replace(PATIENT, database=f"sqlite:///{link}")).start()
    yield one, other
    one.stop()
    other.stop()


def tell(server: ThreadServer, opened: Opened) -> None:
    """The news of a match come to a server."""
    server.do(server.hub._on_change(opened.match))


def at_both(two: Two) -> tuple[Opened, Seat, Seat]:
    """A match at the first server: the seat that is asked, there and a second time at the other server."""
    opened = Opened(two[0].url, [PERSON, PERSON])
    here = next(seat for seat in opened.everyone() if seat.decision)
    return opened, here, Seat(two[1].url, opened.match, here.token)


def test_what_a_conflict_brought_is_shown(two: Two) -> None:
    """A choice is refused as somebody elsewhere has ended the match: its sender sees how it ended."""
    opened, here, there = at_both(two)
    there.ask("resign")

    refusal = here.choose(here.options[0])

    assert refusal["code"] == "over"
    tell(two[0], opened)
    here.until(lambda seat: seat.outcome)


def test_a_message_sent_again_elsewhere_is_shown_there(two: Two) -> None:
    """The second server knows the key from the store; whoever sits there sees the move too."""
    opened, here, there = at_both(two)
    choice = {"decision": here.decision["id"], "option": here.options[0]}
    first = there.ask("choose", key="again", **choice)

    again = here.ask("choose", key="again", **choice)

    assert again == first
    tell(two[0], opened)
    here.until(lambda seat: seat.position["seq"] >= first["seq"])


def test_somebody_who_comes_in_does_not_hide_the_news_from_the_others(two: Two) -> None:
    """The newcomer is shown everything that is stored; the others hear of it, with the news at the latest."""
    opened, here, there = at_both(two)
    seq = there.choose(there.options[0])["seq"]

    watcher = opened.spectator()

    assert watcher.position["seq"] == seq
    tell(two[0], opened)
    here.until(lambda seat: seat.position["seq"] >= seq)


def test_a_resync_reads_the_store(two: Two) -> None:
    """Whoever suspects that something was lost is shown everything that is stored."""
    _, here, there = at_both(two)
    seq = there.choose(there.options[0])["seq"]
    assert here.position["seq"] < seq

    assert here.ask("resync")["seq"] == seq


def test_what_was_written_after_all_is_shown(server: ThreadServer) -> None:
    """The answer of the database was lost after the commit: the choice stands, and everybody sees it."""
    opened = Opened(server.url, [PERSON, PERSON])
    pair = opened.everyone()
    asked = next(seat for seat in pair if seat.decision)
    writer: Any = server.hub.store._writer
    usual = writer._insert

    def loses_the_answer(entries: list[Entry]) -> None:
        writer._insert = usual
        usual(entries)
        raise OSError("the line broke")

    writer._insert = loses_the_answer
    answer = asked.choose(asked.options[0])

    assert answer["type"] == "ack"
    for seat in pair:
        seat.until(lambda seat: seat.position["seq"] >= answer["seq"])
