"""Deltas: patches, questions whose options are known, and that a follower has the whole position."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from battlewright.kernel.options import option_text
from battlewright.server.entries import Entry
from battlewright.server.patches import difference, patched
from battlewright.server.record import Record
from battlewright.server.shown import Person, Shown
from battlewright.server.store import MatchRow, SeatRow
from tests.conformance.games import CASES, SEED, Subject
from tests.conformance.walks import Choices
from tests.server.following import Follower
from tests.server.serving import ThreadServer
from tests.server.table import PERSON, Message, Opened, Seat, play

PATCHES = json.loads((Path(__file__).parent / "patches.json").read_text(encoding="utf-8"))
LEFT_OUT = ("type", "log", "seats", "match", "game", "seat", "language", "orders", "key")


@pytest.mark.parametrize("case", PATCHES, ids=[case["name"] for case in PATCHES])
def test_a_patch_says_what_changed(case: dict[str, Any]) -> None:
    """The cases that the client is tested on, too: the patch, and what comes of it, order included."""
    assert difference(case["before"], case["after"]) == case["patch"]
    assert json.dumps(patched(case["before"], case["patch"])) == json.dumps(case["after"])


class Pair:
    """A person who is sent deltas, and somebody with the same sight who asks for everything each time."""

    def __init__(self, record: Record, seat: int | None, language: str, view: str) -> None:
        words = record.game.narrator(language)
        self.record, self.shown, self.follower = record, Shown(record), Follower()
        self.person = Person(seat, language, words, lambda data: None, whole=False, view=view)
        self.other = Person(seat, language, words, lambda data: None, view=view)
        self.heard = self._hear(self.shown.sync(self.person, ()))

    def _hear(self, data: bytes) -> Message:
        message: Message = json.loads(data)
        self.follower.hear(message)
        return message

    def move_on(self) -> None:
        """The record has changed: the follower comes to what a sync would say."""
        self.shown.refresh()
        self.heard = self._hear(self.shown.news(self.person, (), False))
        whole = json.loads(self.shown.sync(self.other, ()))
        self.shown.let_go()
        assert self._known() == json.dumps({n: v for n, v in whole.items() if n not in LEFT_OUT})
        assert self.follower.log == whole["log"]

    def _known(self) -> str:
        names = [name for name in self.shown._position(self.person).__struct_fields__ if name not in LEFT_OUT]
        return json.dumps({name: self.follower.position[name] for name in names})


def recorded(subject: Subject, setup: Message) -> Record:
    """A new match of people."""
    game = subject.game
    row = MatchRow("m", game.name, setup, SEED, "0", "", {"unfilled": 0}, 0.0)
    seats = game.seats(game.new(setup, SEED))
    return Record(game, row, [SeatRow("m", seat, "person", "x") for seat in seats])


def choose(record: Record, choices: Choices, random: Random) -> None:
    """One of the seats that are asked chooses."""
    seat, number = random.choice(record.match.asked), record.table.number + 1
    text = option_text(choices.choose(record.game.decision(record.match.state, seat)))
    record.apply(Entry("m", number, seat, text, f"{seat}:{number}", 0.0))


@pytest.mark.parametrize(("subject", "setup"), CASES)
def test_following_deltas_leads_to_what_a_sync_says(subject: Subject, setup: Message) -> None:
    """Random games, every seat and a spectator: view, table, question and log are exactly the full ones."""
    random = Random(7)
    record = recorded(subject, setup)
    seats = subject.game.seats(record.match.state)
    pairs = [Pair(record, seat, "en", "full") for seat in (*seats, None)]
    pairs.append(Pair(record, seats[0], "de", "drawn"))
    choices, deltas = Choices(subject, random, eager=True), 0
    for _ in range(60):
        if record.match.outcome is not None:
            break
        choose(record, choices, random)
        for pair in pairs:
            pair.move_on()
            deltas += pair.heard["type"] == "delta"
    assert deltas


class Dealt:
    """A seat that was sent the position, and the same seat where what it may not know is another."""

    def __init__(self, subject: Subject, record: Record, seat: int | None) -> None:
        self._subject, self._record, self._seat = subject, record, seat
        self._shown = [Shown(record), Shown(record)]
        words = record.game.narrator("en")
        self._people = [Person(seat, "en", words, lambda data: None, whole=False) for _ in self._shown]
        self.told = self._each(lambda shown, person: shown.sync(person, ()))

    def _each(self, message: Callable[[Shown, Person], bytes]) -> list[bytes]:
        """What each of them is sent of the position, the second one with hidden things dealt anew."""
        state, told = self._record.match.state, []
        for redealt, (shown, person) in enumerate(zip(self._shown, self._people, strict=True)):
            self._record.match.state = self._record.game.copy(state)
            if redealt:
                self._subject.redeal(self._record.match.state, self._seat, Random(self._record.table.number))
            shown.refresh()
            told.append(message(shown, person))
        self._record.match.state = state
        return told

    def move_on(self) -> None:
        """The record has changed."""
        self.told = self._each(lambda shown, person: shown.news(person, (), False))


@pytest.mark.parametrize(("subject", "setup"), CASES)
def test_no_byte_of_a_delta_depends_on_what_is_hidden(subject: Subject, setup: Message) -> None:
    """Other hands, decks, markers, seeds, before and after: what is told of the change is the very same."""
    random = Random(5)
    record = recorded(subject, setup)
    seats = (*subject.game.seats(record.match.state), None)
    choices = Choices(subject, random, eager=True)
    for number in range(1, 150):
        if record.match.outcome is not None:
            break
        looked_at = number % 15 == 0
        dealt = [Dealt(subject, record, seat) for seat in seats] if looked_at else []
        choose(record, choices, random)
        for each in dealt:
            assert each.told[0] == each.told[1]
            each.move_on()
            assert each.told[0] == each.told[1]


def test_two_tabs_of_a_seat_follow_the_same_deltas(server: ThreadServer) -> None:
    """A second tab knows fewer options by number than the first: both have the whole question."""
    opened = Opened(server.url, [PERSON, PERSON])
    a, b = opened.everyone()
    for number in range(4):
        play([a, b], Random(number), most=8)
        second = opened.sit(0)
        seq = play_one(a, b)
        for seat in (a, second):
            followed = seat.see(seq).decision
            assert followed == (seat.ask("resync")["decision"] or {})
        second.close()


def play_one(a: Seat, b: Seat) -> int:
    """Whoever is asked chooses; the number of the choice, which both have seen."""
    asked = a if a.decision else b
    seq = int(asked.choose(asked.options[0])["seq"])
    for seat in (a, b):
        seat.see(seq)
    return seq


def test_a_client_may_ask_for_whole_updates(server: ThreadServer) -> None:
    """With `updates=full` every update has the whole position; with `view=drawn` no more than is drawn."""
    opened = Opened(server.url, [PERSON, PERSON])
    a, b = opened.everyone()
    whole = Seat(server.url, opened.match, opened.tokens[0], updates="full")
    drawn = Seat(server.url, opened.match, opened.tokens[0], view="drawn")
    seq = play_one(a, b)
    for seat in (a, whole, drawn):
        seat.see(seq)
        assert {n: seat.position[n] for n in ("table", "decision")} == {
            n: a.position[n] for n in ("table", "decision")
        }
    assert [seat.position["type"] for seat in (a, whole, drawn)] == ["delta", "update", "delta"]
    assert whole.position["view"] == a.position["view"]
    assert set(drawn.position["view"]) < set(a.position["view"])
