"""Verifiable dice: nobody alone determines the rolls, and everybody can verify them afterwards.

The server publishes a hash of its seed when a match is opened (`kernel.rng.commitment`). The browser of
each player adds a value of its own, once, when its seat is entered for the first time (`kernel.match.MIX`):
by then the server can no longer change its seed, and the player has seen nothing that could guide the choice
of a value. A rated match begins when all players have added theirs. The seed is published when the match is
over; replaying the match reproduces every roll.

A guided match uses the seed of its guide, and a seed in the server's settings takes precedence for all
others.
"""

from __future__ import annotations

import re
import secrets

import sqlalchemy as sa
from msgspec import Struct

from battlewright.server.store import ENTRIES, MatchRow, Store

VALUE = re.compile(r"[0-9a-f]{32}")
OURS = "!mixed"  # ends the key of an entry with a value of the server's own (`past`)
TOLD = "!told-"  # in the key of an entry that was played before, in another match (`past`)


def new_secret() -> str:
    """An unpredictable secret, the source of the dice and decks of a new match."""
    return secrets.token_hex(16)


class Added(Struct, frozen=True):
    """A value that a seat has added."""

    seat: int
    value: str


class Dice(Struct, frozen=True):
    """What can be known of the dice of a match: `secret` is empty until it is over.

    The commitment is the SHA-256 of the secret, in hexadecimal; it is empty where the dice are not secret: in
    guided matches, and on a server for demonstrations.
    """

    commitment: str
    secret: str
    added: tuple[Added, ...]


async def dice_of(store: Store, row: MatchRow) -> Dice:
    """The dice of a match, as far as they may be known."""
    commitment = str(row.terms.get("commitment", ""))
    mine = (ENTRIES.c.match == row.id, ENTRIES.c.text.like("/mix %"))
    query = sa.select(ENTRIES.c.seat, ENTRIES.c.text, ENTRIES.c.key).where(*mine).order_by(ENTRIES.c.number)

    def work(connection: sa.Connection) -> list[tuple[int, str, str]]:
        return [(seat, text.removeprefix("/mix "), key) for seat, text, key in connection.execute(query)]

    found = await store.run(work)
    theirs = [one for one in found if not one[2].endswith(OURS) and TOLD not in one[2]]
    added = tuple(Added(seat, value) for seat, value, _ in theirs)
    if row.outcome is None or not commitment:
        return Dice(commitment, "", added)
    ours = [value for _, value, key in found if key.endswith(OURS)]
    return Dice(commitment, ours[0] if ours else row.seed, added)
