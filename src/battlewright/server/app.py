"""The HTTP and socket interface (Litestar). Thin: it reads, asks the hub, and writes."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import AsyncIterator
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.openapi import OpenAPIConfig
from litestar.params import Parameter
from litestar.static_files import create_static_files_router
from msgspec import Meta, Struct

from battlewright import __version__
from battlewright.kernel import replay as replays
from battlewright.kernel.events import events_for
from battlewright.kernel.game import SetupError
from battlewright.server import protocol
from battlewright.server.hub import Hub, TooMany, Unknown
from battlewright.server.room import Refused, Room, Seated
from battlewright.server.settings import Settings, from_environment

Languages = Literal["en", "de", "pl", "fr"]
LANGUAGES: tuple[str, ...] = ("en", "de", "pl", "fr")
Name = Annotated[str, Meta(max_length=40)]
MatchId = Annotated[str, Parameter(pattern="^[0-9a-f]{24}$")]


class SeatWish(Struct, forbid_unknown_fields=True):
    """How a seat of a new match is filled."""

    kind: Literal["person", "computer", "open"] = "open"
    name: Name = ""
    agent: Annotated[str, Meta(max_length=32)] = ""


class ClockWish(Struct, forbid_unknown_fields=True):
    """A chess clock: seconds per seat and seconds added per choice."""

    seconds: Annotated[int, Meta(ge=30, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=600)] = 0


class MatchWish(Struct, forbid_unknown_fields=True):
    """A new match."""

    game: Annotated[str, Meta(max_length=32)]
    setup: dict[str, Any] = {}
    seats: Annotated[list[SeatWish], Meta(max_length=8)] = []
    name: Name = ""
    public: bool = False
    clock: ClockWish | None = None


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


class ClaimWish(Struct, forbid_unknown_fields=True):
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


def _hub(request: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def _words(hub: Hub, game: str, language: str) -> Any:
    if game not in hub.games:
        raise HTTPException(status_code=404, detail=f"no game {game!r}; there are: {', '.join(hub.games)}")
    return hub.games[game].narrator(language)


@get("/api/health", tags=["server"])
async def health() -> dict[str, str]:
    """Whether the server is up, and its version."""
    return {"status": "ok", "version": __version__}


@get("/api/games", tags=["games"])
async def games(request: Request[Any, Any, Any], language: Languages = "en") -> list[dict[str, Any]]:
    """The games, with what a new match of each can be set up with."""
    hub = _hub(request)
    return [hub.games[name].lobby(hub.games[name].narrator(language)) for name in hub.games]


@get("/api/games/{game:str}/content", tags=["games"])
async def content(request: Request[Any, Any, Any], game: str, language: Languages = "en") -> dict[str, Any]:
    """The cards, units and maps of a game, in words, for showing them."""
    hub = _hub(request)
    words = _words(hub, game, language)
    return hub.games[game].catalogue(words)


@get("/api/games/{game:str}/maps/{name:str}", tags=["games"])
async def game_map(request: Request[Any, Any, Any], game: str, name: str) -> dict[str, Any]:
    """A map, hex by hex, for drawing it."""
    hub = _hub(request)
    _words(hub, game, "en")
    try:
        return await asyncio.to_thread(hub.games[game].map_view, name)
    except LookupError:
        raise HTTPException(status_code=404, detail=f"no map {name!r}") from None


@get("/api/games/{game:str}/rules", tags=["games"])
async def rules(request: Request[Any, Any, Any], game: str) -> list[dict[str, Any]]:
    """The rules reference of a game."""
    hub = _hub(request)
    _words(hub, game, "en")
    return hub.games[game].rulebook()


@get("/api/texts/{language:str}", tags=["server"], media_type=MediaType.TEXT)
async def texts(language: Languages) -> Response[str]:
    """The words of the browser client, as a Fluent file."""
    text = files("battlewright").joinpath("locales", language, "web.ftl").read_text(encoding="utf-8")
    return Response(text, media_type=MediaType.TEXT, headers={"cache-control": "no-cache"})


@post("/api/matches", tags=["matches"])
async def open_match(request: Request[Any, Any, Any], data: MatchWish) -> MatchOpened:
    """Open a match. The answer holds the tokens of the seats you take yourself."""
    hub = _hub(request)
    terms = {"name": data.name, "public": data.public}
    if data.clock is not None:
        terms["clock"] = msgspec.to_builtins(data.clock)
    seats = [msgspec.to_builtins(seat) for seat in data.seats]
    try:
        row, tokens, watch = await hub.open_match(data.game, data.setup, seats, terms)
    except (SetupError, Unknown) as error:
        raise HTTPException(status_code=400, detail=str(error)) from None
    except TooMany as error:
        raise HTTPException(status_code=503, detail=str(error)) from None
    return MatchOpened(row.id, tokens, watch)


@get("/api/matches", tags=["matches"])
async def list_matches(request: Request[Any, Any, Any]) -> list[MatchSummary]:
    """Public matches, the newest first."""
    hub = _hub(request)
    found = []
    for row in await hub.store.listed(30):
        with contextlib.suppress(Unknown, TooMany):
            found.append(_summary(await hub.room(row.id)))
    return found


def _summary(room: Room) -> MatchSummary:
    outcome = room.match.outcome
    return MatchSummary(
        match=room.row.id,
        game=room.row.game,
        name=str(room.row.terms.get("name") or ""),
        scenario=str(room.row.setup.get("scenario", "")),
        created=room.row.created,
        seats=room.seat_views(),
        outcome=msgspec.to_builtins(outcome) if outcome else None,
        choices=room.number,
    )


async def _room(hub: Hub, match: str) -> Room:
    try:
        return await hub.room(match)
    except Unknown as error:
        raise HTTPException(status_code=404, detail=str(error)) from None
    except TooMany as error:
        raise HTTPException(status_code=503, detail=str(error)) from None


@get("/api/matches/{match:str}", tags=["matches"])
async def show_match(request: Request[Any, Any, Any], match: MatchId) -> MatchSummary:
    """Who sits where and how far the match is."""
    return _summary(await _room(_hub(request), match))


@post("/api/matches/{match:str}/claim", tags=["matches"])
async def claim(request: Request[Any, Any, Any], match: MatchId, data: ClaimWish) -> Claimed:
    """Take an open seat."""
    hub = _hub(request)
    await _room(hub, match)
    try:
        return Claimed(await hub.claim(match, data.seat, data.name))
    except Refused as error:
        raise HTTPException(status_code=409, detail=error.text) from None
    except Unknown as error:
        raise HTTPException(status_code=404, detail=str(error)) from None


@get("/api/matches/{match:str}/replay", tags=["matches"], media_type=MediaType.TEXT)
async def replay(request: Request[Any, Any, Any], match: MatchId) -> str:
    """The replay of a finished match, seed and all."""
    room = await _room(_hub(request), match)
    if room.match.outcome is None:
        raise HTTPException(status_code=409, detail="the replay can be had when the match is over")
    return replays.write(replays.record(room.match))


@post("/api/replays", tags=["replays"], status_code=200)
async def show_replay(request: Request[Any, Any, Any], data: ReplayText) -> dict[str, Any]:
    """Verify a replay and show it choice by choice, as a spectator who sees all cards."""
    hub = _hub(request)
    return await asyncio.to_thread(_replay_steps, hub, data)


def _replay_steps(hub: Hub, data: ReplayText) -> dict[str, Any]:
    try:
        found = replays.read(data.text)
        if found.game not in hub.games:
            raise replays.ReplayError(f"this server does not play {found.game!r}")
        game = hub.games[found.game]
        replays.verify(found, game)
    except (replays.ReplayError, SetupError) as error:
        raise HTTPException(status_code=400, detail=str(error)) from None
    words = game.narrator(data.language)
    start = game.new(found.setup, found.seed)
    table = game.table(start, None, words)
    steps = [{"choice": "", "seat": None, "log": [], "view": msgspec.to_builtins(start), "table": table}]
    for choice, events, played in replays.play_again(found, game):
        log = [
            {
                "text": words.event(played.state, event),
                "rules": event.rules,
                "event": msgspec.to_builtins(event),
            }
            for event in events_for(events, choice.seat)
        ]
        view = msgspec.to_builtins(played.state)
        table = game.table(played.state, None, words)
        steps.append({"choice": choice.text, "seat": choice.seat, "log": log, "view": view, "table": table})
    return {"game": found.game, "setup": found.setup, "outcome": found.outcome, "steps": steps}


# --- the socket -----------------------------------------------------------------------------------


class Throttle:
    """So many messages a second, with a burst of two seconds' worth."""

    def __init__(self, per_second: float) -> None:
        """A full bucket."""
        self._rate, self._left, self._at = per_second, 2 * per_second, time.monotonic()

    def allows(self) -> bool:
        """Whether one more message is welcome now."""
        now = time.monotonic()
        self._left = min(2 * self._rate, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


_DECODE = msgspec.json.Decoder(protocol.Incoming).decode
_ENCODE = msgspec.json.Encoder().encode


@websocket("/api/matches/{match:str}/socket")
async def play(socket: WebSocket[Any, Any, Any], match: str) -> None:
    """One seat of a match, or a spectator."""
    hub = _hub(socket)
    address = socket.client.host if socket.client else "?"
    open_sockets: Counter[str] = socket.app.state.sockets
    await socket.accept()
    if open_sockets[address] >= hub.settings.sockets_per_address:
        await socket.close(code=4008, reason="too many connections")
        return
    language = socket.query_params.get("language", "en")
    try:
        seat = await hub.seat_of(match, socket.query_params.get("token", ""))
    except Refused as error:
        await socket.close(code=4003, reason=error.text)
        return
    except (Unknown, TooMany) as error:
        await socket.close(code=4004, reason=str(error)[:120])
        return
    open_sockets[address] += 1
    outbox: asyncio.Queue[protocol.Outgoing] = asyncio.Queue(maxsize=256)
    person = Seated(seat, language if language in LANGUAGES else "en", outbox.put_nowait)
    sender = asyncio.create_task(_send_all(socket, outbox))
    room = await hub.enter(match, person)
    try:
        await _receive_all(hub, room, person, socket)
    finally:
        open_sockets[address] -= 1
        hub.leave(room, person)
        sender.cancel()


async def _send_all(socket: WebSocket[Any, Any, Any], outbox: asyncio.Queue[protocol.Outgoing]) -> None:
    with contextlib.suppress(Exception):
        while True:
            await socket.send_text(_ENCODE(await outbox.get()).decode())


async def _receive_all(hub: Hub, room: Room, person: Seated, socket: WebSocket[Any, Any, Any]) -> None:
    throttle = Throttle(hub.settings.messages_per_second)
    while True:
        try:
            text = await socket.receive_text()
        except (WebSocketDisconnect, RuntimeError, KeyError):
            return
        if len(text) > hub.settings.message_bytes:
            person.send(protocol.Refusal("", "too_large", "the message is too large"))
            continue
        if not throttle.allows():
            person.send(protocol.Refusal("", "too_fast", "slow down a little"))
            continue
        try:
            message = _DECODE(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            person.send(protocol.Refusal("", "malformed", str(error)[:200]))
            continue
        await _answer(hub, room, person, message)


async def _answer(hub: Hub, room: Room, person: Seated, message: protocol.Incoming) -> None:
    if not 1 <= len(message.key) <= 64:
        person.send(protocol.Refusal("", "malformed", "a key has 1 to 64 characters"))
        return
    try:
        person.send(await _carry_out(hub, room, person, message))
    except Refused as error:
        person.send(protocol.Refusal(message.key, error.code, error.text))  # type: ignore[arg-type]


async def _carry_out(hub: Hub, room: Room, person: Seated, message: protocol.Incoming) -> protocol.Outgoing:
    """What a message leads to; `Refused` if it changes nothing."""
    match message:
        case protocol.Language():
            if message.language not in LANGUAGES:
                raise Refused("unknown_language", f"there are: {', '.join(LANGUAGES)}")
            person.language = message.language
            return room.sync(person)
        case protocol.Resync():
            return room.sync(person)
        case protocol.Explain():
            return _explain(room, person, message)
        case protocol.Preview():
            return _preview(room, person, message)
    seat = person.seat
    if seat is None:
        raise Refused("not_seated", "spectators cannot act")
    number = room.number
    match message:
        case protocol.Choose():
            number = await hub.choose(room, seat, message.decision, message.option, message.key)
        case protocol.Undo():
            number = await hub.undo(room, seat, message.key)
        case protocol.Resign():
            number = await hub.choose(room, seat, None, "resign", message.key)
        case protocol.Offer():
            await hub.offer(room, seat, message.what)
        case protocol.Answer():
            await hub.answer(room, seat, message.accept)
        case protocol.Orders():
            await hub.set_orders(room, seat, message.orders)
    return protocol.Ack(message.key, number)


def _explain(room: Room, person: Seated, message: protocol.Explain) -> protocol.Explained:
    if person.seat is None:
        raise Refused("not_seated", "spectators have no intents")
    view = room.game.view(room.match.state, person.seat)
    try:
        answer = room.game.explain(view, person.seat, message.intent)
    except (ValueError, LookupError, TypeError, msgspec.MsgspecError) as error:
        raise Refused("unknown_name", str(error)[:200]) from None
    words = room.narrator(person.language)
    denials = tuple(
        protocol.DenialView(d.rule, words.rule(d.rule), words.denial(view, d), msgspec.to_builtins(d.facts))
        for d in answer.denials
    )
    return protocol.Explained(message.key, answer.allowed, denials, msgspec.to_builtins(answer.facts))


def _preview(room: Room, person: Seated, message: protocol.Preview) -> protocol.Previewed:
    if person.seat is None:
        raise Refused("not_seated", "spectators are offered nothing")
    option = room.option(person.seat, message.option)
    view = room.game.view(room.match.state, person.seat)
    odds = room.game.preview(view, person.seat, option)
    words = room.narrator(person.language)
    lines = tuple(words.odds(view, found) for found in odds)
    return protocol.Previewed(message.key, tuple(msgspec.to_builtins(found) for found in odds), lines)


# --- putting it together --------------------------------------------------------------------------


def static_folder() -> Path | None:
    """The built client inside the package, if it is there."""
    folder = Path(str(files("battlewright"))) / "client"
    return folder if (folder / "index.html").exists() else None


def create_app(settings: Settings | None = None) -> Litestar:
    """The application; `settings` default to the environment's."""
    chosen = settings or from_environment()

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.hub = Hub(chosen)
        app.state.sockets = Counter()
        await app.state.hub.start()
        try:
            yield
        finally:
            await app.state.hub.stop()

    handlers: list[Any] = [
        health,
        games,
        content,
        game_map,
        rules,
        texts,
        open_match,
        list_matches,
        show_match,
        claim,
        replay,
        show_replay,
        play,
    ]
    folder = static_folder()
    if folder is not None:
        handlers.extend(_client_routes(folder))
    return Litestar(
        handlers,
        lifespan=[lifespan],
        openapi_config=OpenAPIConfig(title="Battlewright", version=__version__, path="/api/schema"),
        compression_config=CompressionConfig(backend="gzip", minimum_size=600),
        request_max_body_size=3_000_000,
        logging_config=None,
    )


def _client_routes(folder: Path) -> list[Any]:
    page = (folder / "index.html").read_text(encoding="utf-8")

    @get(["/", "/play/{rest:path}", "/replay", "/lobby"], media_type=MediaType.HTML, include_in_schema=False)
    async def index() -> Response[str]:
        """The page."""
        return Response(page, media_type=MediaType.HTML, headers={"cache-control": "no-cache"})

    assets = create_static_files_router(
        path="/assets",
        directories=[folder / "assets"],
        cache_control=CacheControlHeader(max_age=31_536_000, immutable=True),
        include_in_schema=False,
    )
    return [index, assets]
