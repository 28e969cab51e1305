"""The last position of a match that can no longer be continued, from its story."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Sequence
from typing import Any

import msgspec

from battlewright.server import protocol
from battlewright.server.hub import Hub
from battlewright.server.store import MatchRow, SeatRow


async def last_position(
    hub: Hub, row: MatchRow, seat: int | None, language: str, key: str = "", who: str = ""
) -> protocol.Sync:
    """Everything that can still be shown, as a seat is shown it that opens its link; `who`: its address."""
    row, seats = await hub.stored(row.id)
    packed = await hub.lasting.shown(row.id, language, last=True, who=who)
    step = await asyncio.to_thread(_step_of, packed)
    return protocol.Sync(
        match=row.id,
        game=row.game,
        seq=await hub.store.visible_length(row.id),
        seat=seat,
        language=language,
        view=step["view"],
        table=step["table"],
        seats=stored_seats(row, seats),
        asked=(),
        decision=None,
        log=tuple(protocol.LogLine(number, **line) for number, line in enumerate(step["log"])),
        undoable=False,
        offer=None,
        orders={},
        outcome=row.outcome,
        key=key,
    )


def _step_of(packed: bytes) -> dict[str, Any]:
    """The only step of a story, which holds all of it."""
    steps = msgspec.json.decode(gzip.decompress(packed))["steps"]
    return steps[0] if steps else {"view": {}, "table": {}, "log": []}


def stored_seats(row: MatchRow, seats: Sequence[SeatRow]) -> tuple[protocol.SeatView, ...]:
    """The seats of a match that is not loaded here."""
    team_of = {seat: number for number, team in enumerate(row.terms["teams"]) for seat in team}
    return tuple(
        protocol.SeatView(
            seat=seat.seat,
            team=team_of[seat.seat],
            kind=seat.kind,  # type: ignore[arg-type]
            name=seat.name,
            here=seat.kind == "computer",
            person=seat.person,
        )
        for seat in seats
    )
