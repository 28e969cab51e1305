"""Matches that go on from a point of a replay.

Such a match begins with the choices of the replay up to that point, as entries of its record. Then the
server adds a secret to the seed, whose hash is published like the seed of any match (`dice`): from there on
the rolls are new, and can be checked in the end. It counts for nobody's results.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from battlewright.kernel.match import MIX, RESIGN
from battlewright.server.dice import OURS, TOLD
from battlewright.server.entries import Entry


class Past(Struct, frozen=True):
    """What was played before: the beginning, and the choices up to the point."""

    game: str
    setup: dict[str, object]
    seed: str
    choices: list[tuple[int, str]]
    origin: str = ""  # the id of the match, if it was one of this server


def entries(past: Past, match: str, secret: str, at: float) -> Iterator[Entry]:
    """The record that a new match begins with; `secret`: what the server adds to the seed."""
    number = 0
    for number, (seat, text) in enumerate(past.choices, start=1):
        act = f"/{text}" if text == RESIGN or text.startswith(MIX) else text
        yield Entry(match, number, seat, act, f"{seat}{TOLD}{number}", at)
    first = min((seat for seat, _ in past.choices), default=0)
    yield Entry(match, number + 1, first, f"/{MIX}{secret}", f"{first}{OURS}", at)
