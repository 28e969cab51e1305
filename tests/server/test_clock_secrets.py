"""Clocks tell no more than the table does: Fields of Eternia, where it is hidden which helper is asked."""

from __future__ import annotations

from random import Random

from battlewright.games import load
from battlewright.kernel.options import option_text
from battlewright.server.entries import Entry
from battlewright.server.record import Record
from battlewright.server.store import MatchRow, SeatRow

GAME = load("fields")


def test_time_passes_for_whoever_everybody_sees_asked() -> None:
    """A seat holds a spell and is asked; all are shown another hero of its team, whose clock runs."""
    found = 0
    for game in range(60):
        terms = {"unfilled": 0, "clock": {"seconds": 1e6, "increment": 0}}
        row = MatchRow("m", "fields", {"scenario": "first-game"}, f"s{game}", "0", "", terms, 0.0)
        record = Record(GAME, row, [SeatRow("m", seat, "person", "x") for seat in range(6)])
        random = Random(game)
        while record.outcome is None and found < 3:
            asked, before = record.match.asked, dict(record.table.clocks)
            shown = GAME.asked(GAME.view(record.match.state, None))
            seat, number = random.choice(asked), record.table.number + 1
            options = GAME.decision(record.match.state, seat).options
            text = option_text(random.choice(options))
            record.apply(Entry("m", number, seat, text, f"{seat}:{number}", number * 10.0))
            if shown != asked:
                found += 1
                assert {s for s, left in record.table.clocks.items() if left != before[s]} == set(shown)
        if found == 3:
            return
    raise AssertionError(f"only {found} such questions in 60 matches")
