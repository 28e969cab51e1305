"""Bytes sent for each choice, as whole updates and as deltas: `python -m bench.server.bytes`.

The same random matches of every game are shown to all their seats twice: to clients that ask for whole
updates, and to clients that follow deltas, as the browser does. Counted are the messages after a choice and
its acknowledgement, without the frames around them. Nothing depends on the machine.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import msgspec

from battlewright.games import load
from battlewright.kernel.options import option_text
from battlewright.server import protocol
from battlewright.server.entries import Entry
from battlewright.server.record import Record
from battlewright.server.room import Room
from battlewright.server.shown import Person
from battlewright.server.store import MatchRow, SeatRow

BAR = 10  # times fewer bytes
CHOICES = 200
SEEDS = ("1", "2", "3")
SETUPS: dict[str, dict[str, Any]] = {
    "battleground": {
        "scenario": "skirmish",
        "forces": ["heroes-of-grayskull", "lords-of-snake-mountain"],
        "map": "battlefield",
    },
    "heroscape": {"scenario": "last-army", "armies": ["random", "random"]},
    "fields": {"scenario": "first-game"},
}


class Counted(NamedTuple):
    """Bytes for each choice, all seats together."""

    game: str
    choices: int
    whole: float
    deltas: float

    def text(self) -> str:
        """A line of the table, with whether the bar is kept."""
        times = self.whole / self.deltas
        word = "kept" if times >= BAR else "MISSED"
        figures = f"{self.whole:>10,.0f} whole{self.deltas:>9,.0f} as deltas{times:>7.1f} times fewer"
        return f"{word}: {self.game:14}{figures} ({BAR}), {self.choices} choices"


class Table:
    """A match, and everybody who sits at it in one way."""

    def __init__(self, record: Record, *, whole: bool) -> None:
        """Everybody has been shown everything; what comes from now on is counted."""
        self.sent = 0
        self.room = Room(record, None)  # type: ignore[arg-type]
        words = record.game.narrator("en")
        for seat in record.seats:
            form = "full" if whole else "drawn"
            self.room.enter(Person(seat, "en", words, self._count, whole=whole, view=form))
        self.sent = 0

    def _count(self, data: bytes) -> None:
        self.sent += len(data)

    def show(self) -> None:
        """Show what came of a choice, and acknowledge it."""
        self.room.shown.refresh()
        self.room.show()
        self._count(msgspec.json.encode(protocol.Ack("0123456789abcdef0123456789abcdef", 100)))


def counted(game_name: str) -> Counted:
    """Random matches of a game."""
    game, choices, sent = load(game_name), 0, [0, 0]
    for seed in SEEDS:
        row = MatchRow("m", game_name, SETUPS[game_name], seed, "0", "", {"unfilled": 0}, 0.0)
        seats = game.seats(game.new(row.setup, seed))
        record = Record(game, row, [SeatRow("m", seat, "person", f"Player {seat + 1}") for seat in seats])
        tables = [Table(record, whole=True), Table(record, whole=False)]
        for number in choices_made(record, Random(seed)):
            choices += number > 0
            for table in tables:
                table.show()
        sent = [total + table.sent for total, table in zip(sent, tables, strict=True)]
    return Counted(game_name, choices, sent[0] / choices, sent[1] / choices)


def choices_made(record: Record, random: Random) -> Iterator[int]:
    """Choose at random; the number of each choice, once it is made."""
    for number in range(1, CHOICES + 1):
        if record.outcome is not None:
            return
        seat = random.choice(record.match.asked)
        text = option_text(random.choice(record.game.decision(record.match.state, seat).options))
        record.apply(Entry("m", number, seat, text, f"{seat}:{number}", 0.0))
        yield number


def lines() -> list[str]:
    """What every game needs."""
    return [counted(game).text() for game in SETUPS]


if __name__ == "__main__":
    found = lines()
    print(*found, sep="\n")
    sys.exit(any("MISSED" in line for line in found))
