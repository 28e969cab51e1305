"""Whether a match of an earlier version can continue: it is replayed and compared with what was shown.

A match can continue if every choice is still offered and every stored event has the same fields; an
event may have additional ones. The current content is tried first, then the content the match began with.
"""

from __future__ import annotations

import json
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from battlewright.kernel.game import Game
from battlewright.server.entries import Entry
from battlewright.server.record import Record, Snapshot
from battlewright.server.store import MatchRow, SeatRow
from battlewright.server.worker import game_of

Verdict: TypeAlias = Literal["here", "kept", "other"]
"""It goes on with the present content; with that which it was begun with; not at all."""


class Stored(Struct, frozen=True):
    """A match as it lies in the store."""

    row: MatchRow
    seats: list[SeatRow]
    entries: list[Entry]
    snapshot: bytes | None


def verdict(stored: bytes, folder: str) -> Verdict:
    """How a match goes on; `folder` holds the content it was begun with."""
    match = msgspec.msgpack.decode(stored, type=Stored)
    if agrees(match, game_of(match.row.game)):
        return "here"
    if folder and agrees(match, game_of(match.row.game, folder)):
        return "kept"
    return "other"


def agrees(match: Stored, game: Game[Any]) -> bool:
    """Whether a match, played again, is as it was shown."""
    try:
        record = Record(game, match.row, match.seats)
        for entry in match.entries:
            record.apply(entry)
    except Exception:  # other rules may fail in any way
        return False
    if match.row.outcome is not None and match.row.outcome != _plain(record.outcome):
        return False
    return match.snapshot is None or _says_the_same(match.snapshot, record)


def _says_the_same(saved: bytes, record: Record) -> bool:
    try:
        snapshot = msgspec.msgpack.decode(saved, type=Snapshot)
        known = _plain(msgspec.msgpack.decode(snapshot.log))
    except msgspec.MsgspecError:
        return True  # nothing is known
    now = [logged for logged in record.log if logged.number <= snapshot.table.number]
    return len(now) == len(known) and all(
        number == logged.number and _holds(event, _plain(logged.event))
        for (number, _, event), logged in zip(known, now, strict=True)
    )


def _holds(before: dict[str, Any], now: dict[str, Any]) -> bool:
    """Whether an event says all that it said before."""
    return all(name in now and now[name] == value for name, value in before.items())


def _plain(value: Any) -> Any:
    """As JSON has it."""
    return json.loads(msgspec.json.encode(value))
