"""Every byte each seat and a spectator receive, searched for what they may not know.

The decks of the two seats have no card in common, so that each card is a mark of its owner: until it
lies open its id and its name must not be in anything another seat or a spectator receives. The same
goes for seeds, tokens, hashes of tokens and the order of decks. For every game, not a byte of what a seat
is sent may change with what is hidden from it.
"""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest
from msgspec import to_builtins

from battlewright.games import load
from battlewright.kernel.options import option_text
from battlewright.server.entries import Entry
from battlewright.server.record import Record
from battlewright.server.seating import digest
from battlewright.server.shown import Person, Shown
from battlewright.server.store import MatchRow, SeatRow
from tests.conformance.foresight import foreseen
from tests.conformance.games import CASES, SEED, SUBJECTS, Subject
from tests.conformance.walks import Choices
from tests.server.serving import ThreadServer
from tests.server.table import PERSON, TEAM_BATTLE, Message, Opened, Seat, http, lively

GAME: Any = load("battleground")
secrets = SUBJECTS["battleground"].secrets
CONTENT = GAME.content


def force(name: str, fate: list[str], glory: list[str]) -> Message:
    """A prepared Force with a deck of our own."""
    plain: Message = to_builtins(CONTENT.forces[name])
    wanted = {"faction": plain["faction"], "characters": plain["characters"]}
    return wanted | {"fate": fate, "glory": glory}


FATE, GLORY = list(CONTENT.fate), list(CONTENT.glory)
MARKED = {
    "scenario": "skirmish",
    "forces": [
        force("heroes-of-grayskull", FATE[:20], GLORY[:2]),
        force("lords-of-snake-mountain", FATE[20:40], GLORY[2:4]),
    ],
    "map": "battlefield",
}


def pattern(cards: set[str]) -> re.Pattern[str] | None:
    """Finds the ids of cards, and their names where only a card is called so."""
    words = [rf"{re.escape(card)}(?![0-9])" for card in cards]
    words += [re.escape(json.dumps(name)[1:-1]) for card in cards if len(name := card_name(card)) > 9]
    return re.compile("|".join(sorted(words))) if words else None


def card_name(card: str) -> str:
    """The name of a card; empty if something else is called so too."""
    shelves = (CONTENT.fate, CONTENT.glory, CONTENT.weapons, CONTENT.items, CONTENT.tokens)
    name = next(str(shelf[card].name) for shelf in shelves if card in shelf)
    others = [c.name for shelf in shelves for c in shelf.values()]
    skills = [s.name for c in CONTENT.characters.values() for s in c.skills]
    return name if (others + skills).count(name) == 1 else ""


def lying_open(state: Any) -> set[str]:
    """The cards that lie open to all."""
    piles = [pile for p in state.players for pile in (p.discard, p.play_area)]
    piles += [pile for c in state.characters.values() for pile in (c.cards, c.lasting)]
    piles += [list(frame.revealed.values()) for frame in state.stack if hasattr(frame, "revealed")]
    piles += [frame.played for frame in state.stack if hasattr(frame, "played")]
    return {card for pile in piles for card in pile}


class Listener:
    """A socket whose new messages are searched after every choice."""

    def __init__(self, seat: Seat, number: int | None) -> None:
        """Everything received so far is still to be searched."""
        self.seat, self.number, self.searched = seat, number, 0
        self.known: set[str] = set()  # cards that have lain open to this seat, wherever they are now
        self.offered: set[str] = set()  # cards of the box that its own draft offers: no sign of another's

    def search(self, server: ThreadServer, forbidden: list[str]) -> None:
        """Nothing hidden now, and nothing that is hidden for good, is in what came since."""
        state = server.hub.rooms[self.seat.match].record.match.state
        new = "\n".join(self.seat.received[self.searched :])
        self.searched = len(self.seat.received)
        secret_now = secrets(state, self.number)
        self.known |= lying_open(state) | foreseen(state, self.number)
        offers = {option.split()[1] for option in self.seat.options if option.startswith("take ")}
        hidden = pattern(secret_now - self.known - self.offered - offers)
        self.offered = offers
        found = hidden.search(new) if hidden else None
        assert found is None, (
            f"seat {self.number} is told of {found and found.group()}: {context(new, found)}"
        )
        for secret in forbidden:
            assert secret not in new, f"seat {self.number} is told a secret"
        for player in self.seat.position["view"]["players"]:
            assert set(player["deck"]) <= {"?"} | foreseen(state, self.number)


def context(text: str, found: re.Match[str] | None) -> str:
    """Where it was found."""
    return text[max(0, found.start() - 150) : found.end() + 60] if found else ""


@pytest.mark.parametrize(
    ("setup", "seats", "seed"),
    [(MARKED, 2, 1), (MARKED, 2, 2), (TEAM_BATTLE, 4, 3), ({"scenario": "skirmish"}, 2, 4)],
)
def test_nothing_hidden_crosses_the_wire(server: ThreadServer, setup: Message, seats: int, seed: int) -> None:
    """Whole games, with questions for odds and reasons in between, and people who come and go."""
    random = Random(seed)
    opened = Opened(server.url, [PERSON] * seats, setup)
    people = [Listener(opened.sit(number), number) for number in range(seats)]
    listeners = [*people, Listener(opened.spectator(), None)]
    record = server.hub.rooms[opened.match].record
    forbidden = {n: hidden_for_good(opened, record.row.seed, n) for n in [*range(seats), None]}

    for step in range(250 if seats == 2 else 160):
        asked = [p for p in people if p.seat.decision]
        if not asked:
            break
        person = random.choice(asked)
        curious(random, people)
        answer = person.seat.choose(building(random, person.seat.options))
        assert answer["type"] == "ack"
        for listener in listeners:
            listener.seat.see(answer["seq"])
            listener.search(server, forbidden[listener.number])
        if step % 40 == 39:  # a reload is sent the whole log again
            back = random.choice(listeners)
            back.seat, back.searched = back.seat.again(), 0
            back.search(server, forbidden[back.number])

    summary = json.dumps(http(f"{server.url}/api/matches/{opened.match}"))
    assert not any(secret in summary for secret in forbidden[None])


def hidden_for_good(opened: Opened, seed: str, seat: int | None) -> list[str]:
    """What a seat is never told: seeds and secrets of others, and what is stored of any."""
    tokens = [*opened.tokens.values(), opened.watch]
    return [seed, *tokens, *map(digest, tokens)]


def building(random: Random, options: list[str]) -> str:
    """Lively, and quick about building a Force: a prepared one, or one more piece."""
    prepared = [o for o in options if o.startswith("prepared")]
    if prepared and random.random() < 0.2:
        return random.choice(prepared)
    return lively(random, options)


def curious(random: Random, people: list[Listener]) -> None:
    """Somebody asks for odds, somebody for a reason; also those who are not asked."""
    person = random.choice(people)
    if person.seat.options:
        assert person.seat.ask("preview", option=random.choice(person.seat.options))["type"] == "previewed"
    names = [*person.seat.position["view"]["characters"], "nobody"]
    intents: list[Message] = [
        {"intent": "activate", "character": random.choice(names)},
        {"intent": "attack", "attacker": random.choice(names), "target": random.choice(names)},
        {"intent": "card", "card": next((c for c in own_cards(person) if random.random() < 0.3), "")},
    ]
    person.seat.ask("explain", intent=random.choice(intents))


def own_cards(person: Listener) -> list[str]:
    """The hand of a seat, as it sees it."""
    hand: list[str] = person.seat.position["view"]["players"][person.number]["hand"]
    return hand


@pytest.mark.parametrize(("subject", "setup"), CASES)
def test_no_byte_depends_on_what_is_hidden(subject: Subject, setup: Message) -> None:
    """Other hands, decks, markers, seeds: a seat is sent the very same, with question, table and log."""
    game, random = subject.game, Random(5)
    row = MatchRow("m", game.name, setup, SEED, "0", "", {}, 0.0)
    seats = game.seats(game.new(setup, SEED))
    record = Record(game, row, [SeatRow("m", seat, "person", "x") for seat in seats])
    choices = Choices(subject, random, eager=True)
    words = game.narrator("en")

    def sent(seat: int | None) -> bytes:
        return Shown(record).sync(Person(seat, "en", words, lambda data: None), ())

    for number in range(1, 150):
        if record.match.outcome is not None:
            break
        seat = random.choice(record.match.asked)
        text = option_text(choices.choose(game.decision(record.match.state, seat)))
        record.apply(Entry("m", number, seat, text, f"{seat}:{number}", 0.0))
        if number % 15 == 0:
            state = record.match.state
            for person in (*seats, None):
                before = sent(person)
                record.match.state = game.copy(state)
                subject.redeal(record.match.state, person, Random(number))
                assert sent(person) == before
                record.match.state = state
