"""Set phrases, emotes and, where the host allows it, free text: heard by all, and no move."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from battlewright.games import load
from battlewright.server import talk
from battlewright.server.entries import Entry
from battlewright.server.record import Record, hidden_key
from battlewright.server.store import MatchRow, SeatRow
from battlewright.texts import Texts
from tests.server.serving import PATIENT, ThreadServer
from tests.server.table import COMPUTER, PERSON, Opened, Seat, http


def heard(seat: Seat) -> list[tuple[int, str, str]]:
    """What a seat has been told that was said: by whom, the phrase, the text."""
    return [(one["seat"], one["phrase"], one["text"]) for one in seat.talk]


def test_a_phrase_reaches_everybody_and_moves_nothing(server: ThreadServer) -> None:
    """The question stays, undo stays, the number that clients count stays; it is there after a reload."""
    opened = Opened(server.url, [PERSON, PERSON])
    first, second = opened.everyone()
    watcher = opened.spectator()
    asked = first if first.decision else second
    before = asked.position["seq"], asked.decision["id"]
    length = http(f"{server.url}/api/matches/{opened.match}")["choices"]

    assert first.ask("say", phrase="luck")["type"] == "ack"
    assert second.ask("say", phrase="smile")["type"] == "ack"

    for seat in (first, second, watcher):
        seat.until(lambda one: len(one.talk) == 2)
        assert heard(seat) == [(0, "luck", ""), (1, "smile", "")]
    assert (asked.position["seq"], asked.decision["id"]) == before
    assert http(f"{server.url}/api/matches/{opened.match}")["choices"] == length
    assert asked.choose(asked.options[0])["type"] == "ack"
    again = first.again()
    again.until(lambda one: len(one.talk) == 2)
    assert watcher.ask("say", phrase="hello")["code"] == "not_seated"


def test_what_was_said_is_there_after_a_restart_and_after_the_end(tmp_path: Path) -> None:
    """From a snapshot, too; and one may say goodbye when the match is over."""
    settings = replace(PATIENT, snapshot_every=1)
    server = ThreadServer(tmp_path, settings).start()
    opened = Opened(server.url, [PERSON, COMPUTER])
    seat = opened.sit(0)
    seat.ask("say", phrase="hello")
    seat.until(lambda one: bool(one.decision))
    seat.choose(seat.options[0])
    digest = server.digest(opened.match)
    server.stop()

    server = ThreadServer(tmp_path, settings).start()
    seat = opened_again(server, opened)
    seat.until(lambda one: bool(one.talk))
    assert server.digest(opened.match) == digest or seat.position["seq"] >= 1
    seat.ask("resign")
    assert seat.ask("say", phrase="bye")["type"] == "ack"
    seat.until(lambda one: len(one.talk) == 2)
    assert heard(seat) == [(0, "hello", ""), (0, "bye", "")]
    story = http(f"{server.url}/api/matches/{opened.match}/story")
    assert not any(step["choice"].startswith("/say") for step in story["steps"])
    server.stop()


def opened_again(server: ThreadServer, opened: Opened) -> Seat:
    """The seat of a match on a server that was started anew."""
    return Seat(server.url, opened.match, opened.tokens[0])


def test_own_words_are_for_servers_that_allow_them(server: ThreadServer, tmp_path: Path) -> None:
    """Elsewhere they are refused; here they come as one short line."""
    opened = Opened(server.url, [PERSON, PERSON])
    assert opened.sit(0).ask("say", text="Hello there")["code"] == "no_talk"
    assert http(f"{server.url}/api/house")["chat"] is False

    free = ThreadServer(tmp_path, replace(PATIENT, chat=True)).start()
    assert http(f"{free.url}/api/house")["chat"] is True
    opened = Opened(free.url, [PERSON, PERSON])
    first, second = opened.everyone()
    first.ask("say", text=" Hello\n\tthere, " + "x" * 300)
    second.until(lambda one: bool(one.talk))
    [(seat, phrase, text)] = heard(second)
    assert (seat, phrase, len(text)) == (0, "", talk.LONGEST)
    assert text.startswith("Hello there, x")
    free.stop()


@pytest.mark.parametrize(
    "said", [{"phrase": "insult"}, {}, {"text": " \n "}, {"phrase": "hello", "text": "x"}]
)
def test_what_is_no_phrase_is_refused(tmp_path: Path, server: ThreadServer, said: dict[str, str]) -> None:
    """Unknown phrases, nothing, and both at once."""
    opened = Opened(server.url, [PERSON, PERSON])
    assert opened.sit(0).ask("say", **said)["code"] in ("malformed", "no_talk")


def test_nobody_is_flooded(server: ThreadServer) -> None:
    """After some phrases at once a seat has to wait; a key that comes again says nothing twice."""
    opened = Opened(server.url, [PERSON, PERSON])
    seat = opened.sit(0)
    assert seat.ask("say", key="same", phrase="hello")["type"] == "ack"
    assert seat.ask("say", key="same", phrase="hello")["type"] == "ack"
    answers = [seat.ask("say", phrase="nice") for _ in range(talk.BURST)]
    assert answers[-1]["code"] == "much_talk"
    assert len(seat.talk) < talk.BURST + 1


def test_what_is_said_does_not_tell_how_many_entries_are_hidden() -> None:
    """Between two things said a standing order answered: their numbers are as if it had not."""
    row = MatchRow("m", "battleground", {}, "seed", "0", "", {"unfilled": 0}, 0.0)
    record = Record(load("battleground"), row, [SeatRow("m", seat, "person", "x") for seat in (0, 1)])
    for number, (key, text) in enumerate(
        [("0:a", "/say hello"), (hidden_key(1, 1), "/orders {}"), ("0:b", "/say luck")], start=1
    ):
        record.apply(Entry("m", number, int(key[0]), text, key, float(number)))
    assert [each.number for each in record.said] == [1, 2]
    assert record.table.seq == 0


@pytest.mark.parametrize("language", ["en", "de", "pl", "fr"])
def test_every_phrase_has_words(language: str) -> None:
    """In each language, its own."""
    texts = Texts(language)
    words = [texts.format(f"talk-{phrase}") for phrase in (*talk.PHRASES, *talk.EMOTES)]
    assert len(set(words)) == len(words)
    assert not any(text.startswith("talk-") for text in words)
