"""The HTTP interface: games, matches and replays. A thin layer over the hub."""

from __future__ import annotations

import gzip
import io
from collections.abc import Awaitable, Iterator, Sequence
from hashlib import sha256
from typing import Annotated, Any, Literal

import msgspec
from litestar import HttpMethod, MediaType, Response, get, post, route
from litestar.exceptions import ClientException, HTTPException
from litestar.openapi import ResponseSpec
from litestar.params import FromQuery, JSONBody
from litestar.response import Stream
from msgspec import Meta, Struct

from battlewright import __version__
from battlewright.guides import guide_of
from battlewright.kernel import replay as replays
from battlewright.kernel.game import SetupError
from battlewright.server import guiding, protocol
from battlewright.server.bots import RefusedRequest, TooSlow, WorkerDied
from battlewright.server.hub import Hub
from battlewright.server.lasting import Ended
from battlewright.server.limits import TooMany
from battlewright.server.past import Past
from battlewright.server.people import Stranger, Visitor
from battlewright.server.requests import (
    POSTED,
    Languages,
    MatchId,
    Name,
    Token,
    Web,
    address_of,
    found,
    hub_of,
    problems,
)
from battlewright.server.room import LONGEST, Refused, Room
from battlewright.server.seating import tidy
from battlewright.server.shelf import SHELF_HANDLERS
from battlewright.server.spectacle import stored_seats
from battlewright.server.store import MatchRow, SeatRow, Unknown
from battlewright.server.worker import Rewind, Show

# --- what is sent and answered --------------------------------------------------------------------


class SeatRequest(Struct, forbid_unknown_fields=True):
    """How a seat of a new match is filled."""

    kind: Literal["person", "computer", "open"] = "open"
    name: Name = ""
    agent: Annotated[str, Meta(max_length=32)] = ""
    mine: bool = False  # of the person who opens the match


class ClockRequest(Struct, forbid_unknown_fields=True):
    """A chess clock: seconds per seat and seconds added per choice."""

    seconds: Annotated[int, Meta(ge=30, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=600)] = 0


class MatchRequest(Struct, forbid_unknown_fields=True):
    """A new match."""

    game: Annotated[str, Meta(max_length=32)]
    setup: dict[str, Any] = {}
    seats: Annotated[list[SeatRequest], Meta(max_length=8)] = []
    name: Name = ""
    public: bool = False
    clock: ClockRequest | None = None
    guide: bool = False  # the guided first game; its setup and seats are its own
    rated: bool = False  # between two people with a profile
    days: Annotated[int, Meta(ge=0, le=14)] = (
        0  # a correspondence game: days for each move, instead of a clock
    )
    person: Token = ""  # the secret of whoever opens it, for the seats that are theirs


class MatchOpened(Struct):
    """A new match and the secrets for the client that opened it."""

    match: str
    tokens: dict[int, str]
    watch: str


class MatchSummary(Struct):
    """What anyone who knows a match's id may see of it."""

    match: str
    game: str
    name: str
    scenario: str
    created: float
    seats: tuple[protocol.SeatView, ...]
    outcome: dict[str, Any] | None
    choices: int
    rated: bool = False
    public: bool = False
    clock: dict[str, int] | None = None


class ClaimRequest(Struct, forbid_unknown_fields=True):
    """Take an open seat."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    name: Name = ""
    key: Annotated[str, Meta(min_length=16, max_length=64)] | None = None  # unguessable; repeats the answer
    person: Token = ""  # the secret of whoever takes it


class TokenRequest(Struct, forbid_unknown_fields=True):
    """Something about the own seat."""

    token: Token


class Claimed(Struct):
    """The token that holds the seat from now on."""

    token: str


class ReplayText(Struct, forbid_unknown_fields=True):
    """A replay file."""

    text: Annotated[str, Meta(max_length=2_000_000)]
    language: Languages = "en"


class PlayOnRequest(Struct, forbid_unknown_fields=True):
    """Go on from a point of a replay: of a match of this server that is over, or of a file."""

    choices: Annotated[int, Meta(ge=0, le=LONGEST)]  # of the replay that stand
    match: Annotated[str, Meta(max_length=32)] = ""
    text: Annotated[str, Meta(max_length=2_000_000)] = ""
    seats: Annotated[list[SeatRequest], Meta(max_length=8)] = []
    name: Name = ""
    person: Token = ""  # the secret of whoever opens it, for the seats that are theirs


REQUESTS = (SeatRequest, ClockRequest, MatchRequest, ClaimRequest, TokenRequest, ReplayText, PlayOnRequest)


# --- the server -----------------------------------------------------------------------------------


class Health(Struct, omit_defaults=True):
    """Whether matches can be played here just now, and if not, why."""

    status: Literal["ok", "unavailable"]
    version: str
    detail: str = ""


@get(
    "/api/health",
    tags=["server"],
    responses={503: ResponseSpec(Health, description="moves cannot be stored", generate_examples=False)},
)
async def health(request: Web) -> Response[Health]:
    """Whether moves can be stored (tried at most once a second), and the version."""
    problem = await hub_of(request).problem()
    found = Health("unavailable" if problem else "ok", __version__, problem)
    return Response(found, status_code=503 if problem else 200)


# --- matches --------------------------------------------------------------------------------------


@route("/api/matches", http_method=[HttpMethod.OPTIONS], include_in_schema=False, status_code=204)
async def matches_options() -> Response[None]:
    """What can be done; the framework's own answer forgets one of two methods of a path."""
    return Response(None, status_code=204, headers={"allow": "GET, OPTIONS, POST"})


@post(
    "/api/matches",
    tags=["matches"],
    request_max_body_size=100_000,
    responses=POSTED | problems(_429="too many matches opened from this address", _503="the server is full"),
)
async def open_match(request: Web, data: JSONBody[MatchRequest]) -> MatchOpened:
    """Open a match. The answer holds the tokens of the seats you take yourself."""
    hub = hub_of(request)
    if refusal := hub.allowances.refuses_match(address_of(request), data.public):
        raise HTTPException(status_code=429, detail=refusal)
    terms: dict[str, Any] = {"name": tidy(data.name)}
    visitor = await visitor_of(hub, data.person)
    if data.rated:
        terms["rated"] = True
    if data.clock is not None:
        terms["clock"] = msgspec.to_builtins(data.clock)
    if data.days:
        terms["clock"] = {"seconds": 86_400 * data.days, "increment": 0, "days": data.days}
    seats = [msgspec.to_builtins(seat) for seat in data.seats]
    if data.guide:
        return await _open_guided(hub, data, terms, address_of(request))
    try:
        msgspec.msgpack.encode(data.setup)  # as states are kept
        opened = await hub.opening.match(
            data.game,
            data.setup,
            seats,
            terms,
            public=data.public,
            who=address_of(request),
            visitor=visitor,
        )
    except OverflowError:
        raise ClientException(detail="setup: a number is too large") from None
    except (SetupError, Unknown) as error:
        raise ClientException(detail=str(error)) from None
    except TooMany as error:
        raise HTTPException(status_code=503, detail=str(error)) from None
    row, tokens, watch = opened
    return MatchOpened(row.id, tokens, watch)


async def visitor_of(hub: Hub, secret: str) -> Visitor | None:
    """The owner of a secret; None where none is given and none is needed."""
    if not secret and not hub.settings.accounts:
        return None
    try:
        return Visitor(await hub.people.known(secret), secret)
    except Stranger:
        detail = "nobody here has this secret" if secret else "on this server only people with a profile play"
        raise HTTPException(status_code=403, detail=detail) from None


async def _open_guided(hub: Hub, data: MatchRequest, terms: dict[str, Any], who: str) -> MatchOpened:
    """A guided first game; of the request only the names count."""
    guide = guide_of(data.game) if data.game in hub.games else None
    if guide is None:
        raise ClientException(detail=f"there is no guided game of {data.game!r}")
    seats = guiding.seats_of(guide, data.seats[0].name if data.seats else "")
    terms = {"name": terms["name"], "guide": True}
    try:
        row, tokens, watch = await hub.opening.match(
            guide.game, guide.setup, seats, terms, seed=guide.seed, who=who
        )
    except TooMany as error:
        raise HTTPException(status_code=503, detail=str(error)) from None
    return MatchOpened(row.id, tokens, watch)


@get("/api/matches", tags=["matches"])
async def list_matches(request: Web) -> list[MatchSummary]:
    """Public matches, the newest first."""
    hub = hub_of(request)
    return [_summary(hub, row, seats, length) for row, seats, length in await hub.store.listed(30)]


def _summary(hub: Hub, row: MatchRow, seats: Sequence[SeatRow], length: int) -> MatchSummary:
    """A match as it is stored, with who is here if it is being played here."""
    return MatchSummary(
        match=row.id,
        game=row.game,
        name=str(row.terms.get("name") or ""),
        scenario=str(row.setup.get("scenario", "")),
        created=row.created,
        seats=_seats(hub.rooms.get(row.id), row, seats),
        outcome=row.outcome,
        choices=length,
        rated=bool(row.terms.get("rated")),
        public=row.public,
        clock=row.terms.get("clock"),
    )


async def summary_of(hub: Hub, match: str) -> MatchSummary:
    """Who sits where and how far a match is; `Unknown` if there is none."""
    row, seats = await hub.stored(match)
    return _summary(hub, row, seats, await hub.store.visible_length(match))


def _seats(room: Room | None, row: MatchRow, seats: Sequence[SeatRow]) -> tuple[protocol.SeatView, ...]:
    return room.seats() if room is not None else stored_seats(row, seats)


async def _stored(hub: Hub, match: str) -> tuple[MatchRow, list[SeatRow]]:
    try:
        return await hub.stored(match)
    except Unknown as error:
        raise HTTPException(status_code=404, detail=str(error)) from None


NO_MATCH = problems(_404="no such match")


@get("/api/matches/{match:str}", tags=["matches"], responses=NO_MATCH)
async def show_match(request: Web, match: MatchId) -> MatchSummary:
    """Who sits where and how far the match is."""
    hub = hub_of(request)
    try:
        return await summary_of(hub, match)
    except Unknown as error:
        raise HTTPException(status_code=404, detail=str(error)) from None


@post(
    "/api/matches/{match:str}/claim",
    tags=["matches"],
    request_max_body_size=10_000,
    responses=POSTED
    | problems(_404="no such match or seat", _409="the seat is taken", _429="too many seats taken"),
)
async def claim(request: Web, match: MatchId, data: JSONBody[ClaimRequest]) -> Claimed:
    """Take an open seat. A request with a key may be repeated if the response was lost."""
    hub = hub_of(request)
    if not hub.allowances.allows_claim(address_of(request)):
        raise HTTPException(status_code=429, detail="you have taken many seats; wait a minute")
    try:
        visitor = await visitor_of(hub, data.person)
        return Claimed(await hub.seating.claim(match, data.seat, data.name, data.key or "", visitor))
    except Refused as error:
        raise HTTPException(status_code=409, detail=error.text) from None
    except Unknown as error:
        raise HTTPException(status_code=404, detail=str(error)) from None


HELD = POSTED | problems(_404="no such match", _409="the token holds no seat of it")


@post("/api/matches/{match:str}/token", tags=["matches"], request_max_body_size=10_000, responses=HELD)
async def renew_token(request: Web, match: MatchId, data: JSONBody[TokenRequest]) -> Claimed:
    """Exchange the token of a seat. The old one opens nothing from now on, its sockets are closed."""
    try:
        return Claimed(await hub_of(request).seating.renew(match, data.token))
    except Refused as error:
        raise HTTPException(status_code=409, detail=error.text) from None
    except Unknown as error:
        raise HTTPException(status_code=404, detail=str(error)) from None


@post("/api/matches/{match:str}/leave", tags=["matches"], request_max_body_size=10_000, responses=HELD)
async def leave(request: Web, match: MatchId, data: JSONBody[TokenRequest]) -> None:
    """Give up a seat: its token opens nothing any more, and anyone may take the seat."""
    try:
        await hub_of(request).seating.leave(match, data.token)
    except Refused as error:
        raise HTTPException(status_code=409, detail=error.text) from None
    except Unknown as error:
        raise HTTPException(status_code=404, detail=str(error)) from None


@get(
    "/api/matches/{match:str}/replay",
    tags=["matches"],
    media_type=MediaType.TEXT,
    responses=problems(_404="no such match", _409="the match is not over", _503="the server is full"),
    cost=0.01,
)
async def replay(request: Web, match: MatchId) -> str:
    """The replay of a finished match, seed and all."""
    return await _replay_of(hub_of(request), match, address_of(request))


async def _replay_of(hub: Hub, match: str, who: str) -> str:
    try:
        room = await hub.room(match, who)
    except Unknown as error:
        raise HTTPException(status_code=404, detail=str(error)) from None
    except TooMany as error:
        raise HTTPException(status_code=503, detail=str(error)) from None
    except Ended:
        return await _kept_replay(hub, match)
    if room.record.outcome is None:
        raise HTTPException(status_code=409, detail="the replay can be had when the match is over")
    return replays.write(replays.record(room.record.match))


async def _kept_replay(hub: Hub, match: str) -> str:
    text = await hub.lasting.kept_replay(match)
    if text is None:
        raise HTTPException(
            status_code=409, detail="an update has ended this match; its story can be watched"
        )
    return text


@get(
    "/api/matches/{match:str}/story",
    tags=["matches"],
    responses=found(protocol.ReplayShown, "the story")
    | problems(_404="no such match", _409="the match is not over", _503="it takes too long here"),
)
async def story(request: Web, match: MatchId, language: FromQuery[Languages] = "en") -> Response[Any]:
    """A match that is over, choice by choice, as for a spectator who sees all cards. For ever."""
    hub = hub_of(request)
    row, _ = await _stored(hub, match)
    if row.outcome is None:
        raise HTTPException(status_code=409, detail="the story can be had when the match is over")
    return await _packed(request, hub.lasting.shown(match, language, who=address_of(request)))


PIECE = 1 << 18  # bytes


async def _packed(request: Web, work: Awaitable[bytes]) -> Response[Any]:
    """The compressed answer of a worker."""
    try:
        packed = await work
    except (TooSlow, WorkerDied, TooMany) as error:
        if isinstance(error, TooMany):
            raise HTTPException(status_code=429, detail=str(error)) from None
        raise HTTPException(status_code=503, detail="this takes too long here") from None
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, media_type=MediaType.JSON, headers={"content-encoding": "gzip"})
    return Stream(_unpacked(packed), media_type=MediaType.JSON)


def _unpacked(packed: bytes) -> Iterator[bytes]:
    """What was compressed, piece by piece: as a whole it may be very large."""
    with gzip.GzipFile(fileobj=io.BytesIO(packed)) as source:
        while piece := source.read(PIECE):
            yield piece


@post(
    "/api/replays",
    tags=["replays"],
    status_code=200,
    request_max_body_size=3_000_000,
    responses=POSTED | problems(_503="it takes too long here"),
)
async def show_replay(request: Web, data: JSONBody[ReplayText]) -> Response[Any]:
    """Verify a replay and show it choice by choice, as for a spectator who sees all cards."""
    hub = hub_of(request)
    try:
        return await _packed(request, _shown_replay(hub, data, address_of(request)))
    except RefusedRequest as error:
        raise ClientException(detail=str(error)) from None


async def _shown_replay(hub: Hub, data: ReplayText, who: str) -> bytes:
    """A replay for display; if only an earlier version could verify it, from the stored story."""
    try:
        return await hub.readers.ask(Show(data.text, data.language), hub.settings.replay_seconds, who=who)
    except RefusedRequest:
        match = await hub.store.match_of_replay(sha256(data.text.encode()).hexdigest())
        if match is None:
            raise
        return await hub.lasting.shown(match, data.language, who=who)


@post(
    "/api/replays/play-on",
    tags=["replays"],
    request_max_body_size=3_000_000,
    responses=POSTED
    | problems(
        _404="no such match",
        _409="the match is not over",
        _429="too many matches opened from this address",
        _503="the server is full, or it takes too long here",
    ),
)
async def play_on(request: Web, data: JSONBody[PlayOnRequest]) -> MatchOpened:
    """Open a match that goes on from a point of a replay, with new dice. It is not rated."""
    hub, who = hub_of(request), address_of(request)
    if refusal := hub.allowances.refuses_match(who):
        raise HTTPException(status_code=429, detail=refusal)
    if not hub.allowances.allows_act(who, data.choices + 1):
        raise HTTPException(status_code=429, detail="very much was done from your address today")
    visitor = await visitor_of(hub, data.person)
    text = await _replay_of(hub, data.match, who) if data.match else data.text
    seats = [msgspec.to_builtins(seat) for seat in data.seats]
    try:
        work = Rewind(text, data.choices)
        found = await hub.readers.ask(work, hub.settings.replay_seconds, who=who)
        past = msgspec.structs.replace(msgspec.msgpack.decode(found, type=Past), origin=data.match)
        row, tokens, watch = await hub.opening.match(
            past.game, past.setup, seats, {"name": tidy(data.name)}, who=who, visitor=visitor, past=past
        )
    except (RefusedRequest, SetupError, Unknown) as error:
        raise ClientException(detail=str(error)) from None
    except (TooSlow, WorkerDied, TooMany) as error:
        detail = str(error) if isinstance(error, TooMany) else "this takes too long here"
        raise HTTPException(status_code=503, detail=detail) from None
    return MatchOpened(row.id, tokens, watch)


HANDLERS = (
    health,
    *SHELF_HANDLERS,
    matches_options,
    open_match,
    list_matches,
    show_match,
    claim,
    renew_token,
    leave,
    replay,
    story,
    show_replay,
    play_on,
)
