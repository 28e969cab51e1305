"""Hints during a match and analyses of finished ones, as lines of JSON: progress first, then the result.

Closing the connection cancels the work. Analyses are stored in the data folder under a hash of the
replay, so that each is computed once.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from litestar import Request, post
from litestar.exceptions import HTTPException
from litestar.params import JSONBody
from litestar.response import Stream
from msgspec import Struct

from battlewright import __version__
from battlewright.coach import Analysis, Hint
from battlewright.server.bots import RefusedRequest, TooSlow, WorkerDied
from battlewright.server.http import ReplayText
from battlewright.server.hub import Hub
from battlewright.server.lasting import Ended
from battlewright.server.limits import TooMany
from battlewright.server.requests import POSTED, Languages, MatchId, Token, address_of, hub_of, problems
from battlewright.server.room import Refused, Room
from battlewright.server.store import Unknown
from battlewright.server.worker import Advise, Judge

JSON_LINES = "application/x-ndjson"
SLOW = "this takes too long here"


class HintRequest(Struct, forbid_unknown_fields=True):
    """Ask for a hint at the decision that is asked now."""

    token: Token
    decision: int
    language: Languages = "en"


class CoachLine(Struct, frozen=True, omit_defaults=True):
    """One line of an answer: how far the work is, what was found, or what went wrong."""

    done: float | None = None
    hint: Hint | None = None
    analysis: Analysis | None = None
    problem: str = ""


@post(
    "/api/matches/{match:str}/hint",
    tags=["matches"],
    status_code=200,
    media_type=JSON_LINES,
    request_max_body_size=2_000,
    responses=POSTED
    | problems(
        _403="not your seat, or a match between people",
        _404="no such match",
        _409="this is no longer asked",
        _503="the server is full",
    ),
)
async def give_hint(request: Request[Any, Any, Any], match: MatchId, data: JSONBody[HintRequest]) -> Stream:
    """The move the computer would make, two others, and why. Lines of JSON; the last one holds the hint."""
    hub = hub_of(request)
    try:
        seat, room = await hub.seating.seat_of(match, data.token), await hub.room(match)
    except Unknown as error:
        raise HTTPException(status_code=404, detail=str(error)) from None
    except Refused as error:
        raise HTTPException(status_code=403, detail=error.text) from None
    except TooMany as error:
        raise HTTPException(status_code=503, detail=str(error)) from None
    except Ended:
        raise HTTPException(status_code=409, detail="this is no longer what is asked") from None
    if seat is None or not may_be_helped(room):
        raise HTTPException(
            status_code=403, detail="hints are for matches in which one side is played by people"
        )
    if room.record.table.asked_since.get(seat) != data.decision:
        raise HTTPException(status_code=409, detail="this is no longer what is asked")
    view = room.record.game.save(room.record.game.view(room.record.match.state, seat))
    game = room.record.game
    work = Advise(game.name, view, seat, data.language, game.folder)
    return Stream(_lines(hub, address_of(request), work, hub.settings.hint_seconds), media_type=JSON_LINES)


def may_be_helped(room: Room) -> bool:
    """Hints are for those who play against computers only."""
    record = room.record
    people = {seat.team for seat in room.seats() if seat.kind != "computer"}
    return record.outcome is None and len(people) == 1


@post(
    "/api/replays/analysis",
    tags=["replays"],
    status_code=200,
    media_type=JSON_LINES,
    request_max_body_size=3_000_000,
    responses=POSTED,
)
async def analyse_replay(request: Request[Any, Any, Any], data: JSONBody[ReplayText]) -> Stream:
    """Where a recorded game was decided. Lines of JSON; the last one holds the analysis."""
    hub = hub_of(request)
    kept = _file(hub, data)
    if await asyncio.to_thread(kept.is_file):
        return Stream(_once(await asyncio.to_thread(kept.read_bytes)), media_type=JSON_LINES)
    work = Judge(data.text, data.language)
    return Stream(
        _lines(hub, address_of(request), work, hub.settings.analysis_seconds, kept), media_type=JSON_LINES
    )


def _file(hub: Hub, data: ReplayText) -> Path:
    """The file of an analysis; its name includes the version, so that another version computes its own."""
    name = sha256(f"{__version__}\n{data.language}\n{data.text}".encode()).hexdigest()
    return Path(hub.settings.data) / "analyses" / f"{name}.json"


async def _once(line: bytes) -> AsyncIterator[bytes]:
    yield line


async def _lines(
    hub: Hub, who: str, work: Advise | Judge, seconds: float, kept: Path | None = None
) -> AsyncIterator[bytes]:
    """How far the work is, and in the end what was found."""
    news: asyncio.Queue[float] = asyncio.Queue()
    task = asyncio.create_task(hub.coaches.ask(work, seconds, news.put_nowait, who))
    try:
        yield _line(CoachLine(done=0.0))
        while not task.done():
            waiting = asyncio.create_task(news.get())
            await asyncio.wait((task, waiting), return_when=asyncio.FIRST_COMPLETED)
            if waiting.done():
                yield _line(CoachLine(done=waiting.result()))
            waiting.cancel()
        yield await _result(task, work, kept)
    finally:
        task.cancel()  # the worker is stopped; nothing happens if it has answered


async def _result(task: asyncio.Task[bytes], work: Advise | Judge, kept: Path | None) -> bytes:
    try:
        found = task.result()
    except RefusedRequest as error:
        return _line(CoachLine(problem=str(error)))
    except (TooSlow, WorkerDied, TooMany):
        return _line(CoachLine(problem=SLOW))
    line = b'{"%s":%s}\n' % (b"hint" if isinstance(work, Advise) else b"analysis", found)
    if kept is not None:
        await asyncio.to_thread(_keep, kept, line)
    return line


def _keep(file: Path, line: bytes) -> None:
    """Write it whole or not at all."""
    file.parent.mkdir(parents=True, exist_ok=True)
    part = file.with_suffix(".part")
    part.write_bytes(line)
    part.replace(file)


def _line(line: CoachLine) -> bytes:
    return msgspec.json.encode(line) + b"\n"


COACHING = (give_hint, analyse_replay)
