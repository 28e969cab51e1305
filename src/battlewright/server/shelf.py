"""Games, cards, maps, rules and words over HTTP: prepared once per language, then served from memory.

Responses carry an ETag; a client that sends it back gets 304 if nothing has changed.
"""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection
from hashlib import sha256
from importlib.resources import files

import msgspec
from litestar import MediaType, Response, get
from litestar.exceptions import HTTPException
from litestar.params import FromPath, FromQuery
from msgspec import Struct

from battlewright.agents import agents_for, styles_for
from battlewright.guides import guide_of
from battlewright.kernel.surface import BoardMap, Catalogue, Lobby, RuleText
from battlewright.server.hub import Hub
from battlewright.server.limits import TooMany
from battlewright.server.requests import Ids, Languages, Short, Web, address_of, found, hub_of, problems
from battlewright.texts import browser_texts

Key = tuple[str, ...]


class Kept(Struct, frozen=True):
    """An answer, plain and compressed."""

    etag: str
    plain: bytes
    packed: bytes


def kept_as(plain: bytes) -> Kept:
    """An answer, ready to be sent."""
    return Kept(f'W/"{sha256(plain).hexdigest()[:24]}"', plain, gzip.compress(plain, 6))


class Shelf:
    """The answers made so far; the least recently used ones give way."""

    def __init__(self, most: int = 500) -> None:
        """Empty."""
        self._most = most
        self._kept: OrderedDict[Key, Kept] = OrderedDict()
        self._making: dict[Key, asyncio.Lock] = {}

    async def find(self, key: Key, make: Callable[[], Awaitable[bytes]]) -> Kept:
        """An answer by its key, made if it is not there: once, however many ask at the same time."""
        kept = self._kept.get(key)
        if kept is None:
            lock = self._making.setdefault(key, asyncio.Lock())
            try:
                async with lock:
                    kept = self._kept.get(key) or await self._made(key, make)
            finally:
                if not lock.locked():
                    self._making.pop(key, None)
        self._kept.move_to_end(key)
        return kept

    async def _made(self, key: Key, make: Callable[[], Awaitable[bytes]]) -> Kept:
        kept = self._kept[key] = kept_as(await make())
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return kept


async def kept_answer(
    request: Web, key: Key, make: Callable[[Hub], Awaitable[bytes]], media: MediaType = MediaType.JSON
) -> Response[bytes]:
    """The kept answer, or that the one the client has is still right."""
    hub = hub_of(request)
    return answer_with(request, await shelf_of(request).find(key, lambda: make(hub)), media)


def shelf_of(request: Web) -> Shelf:
    """What this server has ready."""
    shelf: Shelf = request.app.state.shelf
    return shelf


def answer_with(request: Web, kept: Kept, media: MediaType = MediaType.JSON) -> Response[bytes]:
    """An answer as the client can take it, or that the one it has is still right."""
    headers = {"etag": kept.etag, "cache-control": "no-cache", "vary": "accept-encoding"}
    if kept.etag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=media)
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(kept.packed, headers=headers, media_type=media)
    return Response(kept.plain, headers=headers, media_type=media)


def _known_game(hub: Hub, game: str) -> None:
    if game not in hub.games:
        raise HTTPException(status_code=404, detail=f"no game {game!r}; there are: {', '.join(hub.games)}")


NO_GAME = problems(_404="no such game")


@get("/api/games", tags=["games"], responses=found(list[Lobby], "the games"))
async def games(request: Web, language: FromQuery[Languages] = "en") -> Response[bytes]:
    """The games, with what a new match of each can be set up with."""

    async def make(hub: Hub) -> bytes:
        listed = [
            msgspec.structs.replace(
                await hub.in_worker_thread(game.lobby, await hub.words(game, language)),
                agents=agents_for(name),
                styles=styles_for(name),
                guide=guide_of(name) is not None,
                lists=builder.seats if (builder := game.list_builder()) is not None else 0,
            )
            for name, game in hub.games.items()
        ]
        return msgspec.json.encode(listed)

    return await kept_answer(request, ("games", language), make)


@get(
    "/api/games/{game:str}/content",
    tags=["games"],
    responses=found(Catalogue, "the catalogue") | problems(_404="no such game", _503="the server is full"),
)
async def content(
    request: Web, game: Short, language: FromQuery[Languages] = "en", of: Ids = ""
) -> Response[bytes]:
    """The cards, units and maps of a game, in words, for showing them.

    With `of`, ids with commas between them, a shelf that holds some of these is sent without the others.
    """
    _known_game(hub_of(request), game)

    async def make(hub: Hub) -> bytes:
        words = await hub.words(hub.games[game], language)
        return await hub.in_worker_thread(lambda: msgspec.json.encode(hub.games[game].catalogue(words)))

    hub, key = hub_of(request), ("content", game, language)
    if not of:
        return await kept_answer(request, key, make)
    whole = await shelf_of(request).find(key, lambda: make(hub))
    try:
        kept = await hub.in_line(address_of(request), part_of, whole.plain, frozenset(of.split(",")))
    except TooMany as error:
        raise HTTPException(status_code=503, detail=str(error)) from None
    return answer_with(request, kept)


def part_of(catalogue: bytes, ids: Collection[str]) -> Kept:
    """A catalogue without what else lies on the shelves on which some of the ids lie."""
    shelves = msgspec.json.decode(catalogue)
    for name, shelf in shelves.items():
        if isinstance(shelf, dict) and (found := {key: card for key, card in shelf.items() if key in ids}):
            shelves[name] = found
    return kept_as(msgspec.json.encode(shelves))


@get(
    "/api/games/{game:str}/maps/{name:str}",
    tags=["games"],
    responses=found(BoardMap, "the map") | problems(_404="no such game or map"),
)
async def game_map(
    request: Web, game: Short, name: Short, language: FromQuery[Languages] = "en"
) -> Response[bytes]:
    """A map for drawing it: hex by hex, column by column or area by area, with words for its kinds."""
    _known_game(hub_of(request), game)

    async def make(hub: Hub) -> bytes:
        words = await hub.words(hub.games[game], language)
        return await hub.in_worker_thread(lambda: msgspec.json.encode(hub.games[game].map_view(name, words)))

    try:
        return await kept_answer(request, ("map", game, name, language), make)
    except LookupError:
        raise HTTPException(status_code=404, detail=f"no map {name!r}") from None


@get("/api/games/{game:str}/rules", tags=["games"], responses=found(tuple[RuleText, ...], "rules") | NO_GAME)
async def rules(request: Web, game: Short, language: FromQuery[Languages] = "en") -> Response[bytes]:
    """The rules reference of a game in a language."""
    _known_game(hub_of(request), game)

    async def make(hub: Hub) -> bytes:
        return await hub.in_worker_thread(lambda: msgspec.json.encode(hub.games[game].rulebook(language)))

    return await kept_answer(request, ("rules", game, language), make)


@get(
    "/api/games/{game:str}/rules/titles", tags=["games"], responses=found(dict[str, str], "titles") | NO_GAME
)
async def titles(request: Web, game: Short, language: FromQuery[Languages] = "en") -> Response[bytes]:
    """The titles of the rules of a game by id, for naming them beside a board."""
    _known_game(hub_of(request), game)

    async def make(hub: Hub) -> bytes:
        book = await hub.in_worker_thread(hub.games[game].rulebook, language)
        return msgspec.json.encode({rule.id: rule.title for rule in book})

    return await kept_answer(request, ("titles", game, language), make)


@get("/api/texts/{language:str}", tags=["server"], media_type=MediaType.TEXT)
async def texts(request: Web, language: FromPath[Languages]) -> Response[bytes]:
    """The words of the browser client, as a Fluent file."""

    async def make(_: Hub) -> bytes:
        return browser_texts(language).encode()

    return await kept_answer(request, ("texts", language), make, MediaType.TEXT)


@get("/api/texts/{language:str}/glossary", tags=["server"], media_type=MediaType.TEXT)
async def glossary(request: Web, language: FromPath[Languages]) -> Response[bytes]:
    """The names of the terms of all games, and how each game goes, as a Fluent file."""

    async def make(_: Hub) -> bytes:
        return files("battlewright").joinpath("locales", language, "glossary.ftl").read_bytes()

    return await kept_answer(request, ("texts", language, "glossary"), make, MediaType.TEXT)


SHELF_HANDLERS = (games, content, game_map, rules, titles, texts, glossary)
