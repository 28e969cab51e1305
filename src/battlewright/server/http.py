"""The HTTP interface: games, matches and replays. A thin layer over the hub."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Sequence
from importlib.resources import files
from typing import Annotated, Any, Literal

import msgspec
from litestar import HttpMethod, MediaType, Request, Response, get, post, route
from litestar.exceptions import ClientException, HTTPException
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter
from msgspec import Meta, Struct

from battlewright import __version__
from battlewright.agents import AGENTS
from battlewright.kernel import replay as replays
from battlewright.kernel.game import SetupError
from battlewright.kernel.surface import BoardMap, Catalogue, Lobby, RuleText
from battlewright.server import protocol
from battlewright.server.bots import RefusedRequest, TooSlow, WorkerDied
from battlewright.server.hub import Hub, TooMany, Unknown, tidy
from battlewright.server.limits import Throttles
from battlewright.server.room import Refused, Room
from battlewright.server.store import MatchRow, SeatRow
from battlewright.server.worker import Show

Languages = Literal["en", "de", "pl", "fr"]
LANGUAGES: tuple[str, ...] = ("en", "de", "pl", "fr")
Name = Annotated[str, Meta(max_length=40)]
MatchId = Annotated[str, PathParameter(pattern="^[0-9a-f]{24}$")]
Short = Annotated[str, PathParameter(max_length=64)]
Web = Request[Any, Any, Any]


class Problem(Struct):
    """What was wrong, in words."""

    status_code: int
    detail: str


def _problems(**codes: str) -> dict[int, ResponseSpec]:
    return {
        int(code[1:]): ResponseSpec(Problem, description=text, generate_examples=False)
        for code, text in codes.items()
    }


# --- what is sent and answered --------------------------------------------------------------------


class SeatRequest(Struct, forbid_unknown_fields=True):
    """How a seat of a new match is filled."""

    kind: Literal["person", "computer", "open"] = "open"
    name: Name = ""
    agent: Annotated[str, Meta(max_length=32)] = ""


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


class MatchOpened(Struct):
    """A new match and the secrets of whoever opened it."""

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


class ClaimRequest(Struct, forbid_unknown_fields=True):
    """Take an open seat."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    name: Name = ""


class Claimed(Struct):
    """The token that holds the seat from now on."""

    token: str


class ReplayText(Struct, forbid_unknown_fields=True):
    """A replay file."""

    text: Annotated[str, Meta(max_length=2_000_000)]
    language: Languages = "en"


REQUESTS = (SeatRequest, ClockRequest, MatchRequest, ClaimRequest, ReplayText)


# --- the server and its games ---------------------------------------------------------------------


def hub_of(request: Web) -> Hub:
    """The hub of the application."""
    hub: Hub = request.app.state.hub
    return hub


def _known_game(hub: Hub, game: str) -> None:
    if game not in hub.games:
        raise HTTPException(status_code=404, detail=f"no game {game!r}; there are: {', '.join(hub.games)}")


NO_GAME = _problems(_404="no such game")


@get("/api/health", tags=["server"])
async def health() -> dict[str, str]:
    """Whether the server is up, and its version."""
    return {"status": "ok", "version": __version__}


@get("/api/games", tags=["games"])
async def games(request: Web, language: FromQuery[Languages] = "en") -> list[Lobby]:
    """The games, with what a new match of each can be set up with."""
    hub = hub_of(request)
    agents = tuple(AGENTS)
    lobbies = [game.lobby(await hub.words(name, language)) for name, game in hub.games.items()]
    return [msgspec.structs.replace(lobby, agents=agents) for lobby in lobbies]


@get("/api/games/{game:str}/content", tags=["games"], responses=NO_GAME)
async def content(request: Web, game: Short, language: FromQuery[Languages] = "en") -> Catalogue:
    """The cards, units and maps of a game, in words, for showing them."""
    hub = hub_of(request)
    _known_game(hub, game)
    return hub.games[game].catalogue(await hub.words(game, language))


@get("/api/games/{game:str}/maps/{name:str}", tags=["games"], responses=_problems(_404="no such game or map"))
async def game_map(request: Web, game: Short, name: Short, language: FromQuery[Languages] = "en") -> BoardMap:
    """A map for drawing it: hex by hex, column by column or area by area, with words for its kinds."""
    hub = hub_of(request)
    _known_game(hub, game)
    try:
        return await hub.in_worker_thread(hub.games[game].map_view, name, await hub.words(game, language))
    except LookupError:
        raise HTTPException(status_code=404, detail=f"no map {name!r}") from None


@get("/api/games/{game:str}/rules", tags=["games"], responses=NO_GAME)
async def rules(request: Web, game: Short, language: FromQuery[Languages] = "en") -> tuple[RuleText, ...]:
    """The rules reference of a game in a language."""
    hub = hub_of(request)
    _known_game(hub, game)
    return hub.games[game].rulebook(language)


@get("/api/texts/{language:str}", tags=["server"], media_type=MediaType.TEXT)
async def texts(language: FromPath[Languages]) -> Response[str]:
    """The words of the browser client, as a Fluent file."""
    folder = files("battlewright").joinpath("locales")
    found = folder.joinpath(language, "web.ftl")
    if not found.is_file():  # a language without a page of its own reads English
        found = folder.joinpath("en", "web.ftl")
    headers = {"cache-control": "no-cache"}
    return Response(found.read_text(encoding="utf-8"), media_type=MediaType.TEXT, headers=headers)


# --- matches --------------------------------------------------------------------------------------


@route("/api/matches", http_method=[HttpMethod.OPTIONS], include_in_schema=False, status_code=204)
async def matches_options() -> Response[None]:
    """What can be done; the framework's own answer forgets one of two methods of a path."""
    return Response(None, status_code=204, headers={"allow": "GET, OPTIONS, POST"})


@post(
    "/api/matches",
    tags=["matches"],
    request_max_body_size=100_000,
    responses=_problems(_429="too many matches opened from this address", _503="the server is full"),
)
async def open_match(request: Web, data: JSONBody[MatchRequest]) -> MatchOpened:
    """Open a match. The answer holds the tokens of the seats you take yourself."""
    hub = hub_of(request)
    throttles: Throttles = request.app.state.opens
    if not throttles.allows(request.client.host if request.client else "?"):
        raise HTTPException(status_code=429, detail="you have opened many matches; wait a minute")
    terms: dict[str, Any] = {"name": tidy(data.name)}
    if data.clock is not None:
        terms["clock"] = msgspec.to_builtins(data.clock)
    seats = [msgspec.to_builtins(seat) for seat in data.seats]
    try:
        msgspec.msgpack.encode(data.setup)  # as states are kept
        opened = await hub.open_match(data.game, data.setup, seats, terms, public=data.public)
    except OverflowError:
        raise ClientException(detail="setup: a number is too large") from None
    except (SetupError, Unknown) as error:
        raise ClientException(detail=str(error)) from None
    except TooMany as error:
        raise HTTPException(status_code=503, detail=str(error)) from None
    row, tokens, watch = opened
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
    )


def _seats(room: Room | None, row: MatchRow, seats: Sequence[SeatRow]) -> tuple[protocol.SeatView, ...]:
    if room is not None:
        return room.seats()
    team_of = {seat: number for number, team in enumerate(row.terms["teams"]) for seat in team}
    return tuple(
        protocol.SeatView(s.seat, team_of[s.seat], s.kind, s.name, s.kind == "computer")  # type: ignore[arg-type]
        for s in seats
    )


async def _stored(hub: Hub, match: str) -> tuple[MatchRow, list[SeatRow]]:
    try:
        return await hub.stored(match)
    except Unknown as error:
        raise HTTPException(status_code=404, detail=str(error)) from None


NO_MATCH = _problems(_404="no such match")


@get("/api/matches/{match:str}", tags=["matches"], responses=NO_MATCH)
async def show_match(request: Web, match: MatchId) -> MatchSummary:
    """Who sits where and how far the match is."""
    hub = hub_of(request)
    row, seats = await _stored(hub, match)
    return _summary(hub, row, seats, await hub.store.visible_length(match))


@post(
    "/api/matches/{match:str}/claim",
    tags=["matches"],
    request_max_body_size=10_000,
    responses=_problems(_404="no such match or seat", _409="the seat is taken"),
)
async def claim(request: Web, match: MatchId, data: JSONBody[ClaimRequest]) -> Claimed:
    """Take an open seat."""
    hub = hub_of(request)
    try:
        return Claimed(await hub.claim(match, data.seat, data.name))
    except Refused as error:
        raise HTTPException(status_code=409, detail=error.text) from None
    except Unknown as error:
        raise HTTPException(status_code=404, detail=str(error)) from None


@get(
    "/api/matches/{match:str}/replay",
    tags=["matches"],
    media_type=MediaType.TEXT,
    responses=_problems(_404="no such match", _409="the match is not over", _503="the server is full"),
)
async def replay(request: Web, match: MatchId) -> str:
    """The replay of a finished match, seed and all."""
    hub = hub_of(request)
    try:
        room = await hub.room(match)
    except Unknown as error:
        raise HTTPException(status_code=404, detail=str(error)) from None
    except TooMany as error:
        raise HTTPException(status_code=503, detail=str(error)) from None
    if room.record.outcome is None:
        raise HTTPException(status_code=409, detail="the replay can be had when the match is over")
    return replays.write(replays.record(room.record.match))


@post(
    "/api/replays",
    tags=["replays"],
    status_code=200,
    request_max_body_size=3_000_000,
    responses=_problems(_503="it takes too long here"),
)
async def show_replay(request: Web, data: JSONBody[ReplayText]) -> Response[bytes]:
    """Verify a replay and show it choice by choice, as for a spectator who sees all cards."""
    hub = hub_of(request)
    try:
        packed = await hub.readers.ask(Show(data.text, data.language), hub.settings.replay_seconds)
    except RefusedRequest as error:
        raise ClientException(detail=str(error)) from None
    except (TooSlow, WorkerDied):
        raise HTTPException(status_code=503, detail="this replay takes too long here") from None
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, media_type=MediaType.JSON, headers={"content-encoding": "gzip"})
    return Response(await asyncio.to_thread(gzip.decompress, packed), media_type=MediaType.JSON)


HANDLERS = (
    health,
    games,
    content,
    game_map,
    rules,
    texts,
    matches_options,
    open_match,
    list_matches,
    show_match,
    claim,
    replay,
    show_replay,
)
