"""Building Forces, armies and teams over HTTP: their parts, checks of a list, and stored lists.

The parts of lists are content: prepared once per language and served with an ETag. Checks are done by the
game, within limits of size and rate. A stored list belongs to whoever has its key.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, get, post
from litestar.exceptions import ClientException, HTTPException
from litestar.params import FromQuery, JSONBody
from msgspec import Meta, Struct

from battlewright.kernel.building import ListBuilder
from battlewright.kernel.surface import Builder, Line, Lines, ListCheck
from battlewright.server.bots import RefusedRequest, TooSlow, WorkerDied
from battlewright.server.hub import Hub
from battlewright.server.limits import TooMany
from battlewright.server.lists import ListRow, Lists, TooManyLists
from battlewright.server.requests import (
    POSTED,
    Languages,
    Short,
    Web,
    address_of,
    found,
    hub_of,
    problems,
)
from battlewright.server.seating import digest, tidy
from battlewright.server.shelf import NO_GAME, kept_answer
from battlewright.server.worker import Check, Muster

LIST_BYTES = 40_000
Key = Annotated[str, Meta(min_length=16, max_length=100)]  # unguessable; stands for its owner
Terms = dict[str, Any]
Game = Annotated[str, Meta(max_length=32)]


# --- what is asked and answered -------------------------------------------------------------------


class CheckRequest(Struct, forbid_unknown_fields=True):
    """A list and the terms it is for; `mates` are lists of team-mates, `side` its team, or -1."""

    terms: Terms
    lines: Lines
    mates: Annotated[list[Lines], Meta(max_length=4)] = []
    side: Annotated[int, Meta(ge=-1, le=7)] = -1
    language: Languages = "en"


class RandomRequest(Struct, forbid_unknown_fields=True):
    """Terms for a list by chance."""

    terms: Terms


class RandomList(Struct):
    """A legal list by chance."""

    lines: tuple[Line, ...]


class ListsRequest(Struct, forbid_unknown_fields=True):
    """Whose lists, for which game."""

    key: Key
    game: Game


class KeepRequest(Struct, forbid_unknown_fields=True):
    """Keep a list under a name; one of the same name is replaced."""

    key: Key
    game: Game
    name: Annotated[str, Meta(min_length=1, max_length=40)]
    terms: Terms
    lines: Lines


class ForgetRequest(Struct, forbid_unknown_fields=True):
    """Forget a list."""

    key: Key
    id: Annotated[str, Meta(pattern="^[0-9a-f]{24}$")]


class KeptList(Struct):
    """A list that is kept here."""

    id: str
    name: str
    terms: Terms
    lines: tuple[Line, ...]
    touched: float


REQUESTS = (Line, CheckRequest, RandomRequest, ListsRequest, KeepRequest, ForgetRequest)
ANSWERS = (Builder, ListCheck, RandomList, KeptList)


# --- asking the game ------------------------------------------------------------------------------


def builder_of(hub: Hub, game: str) -> ListBuilder:
    """What a game says about lists; 404 if there is no such game, or it has no lists."""
    builder = hub.games[game].list_builder() if game in hub.games else None
    if builder is None:
        raise HTTPException(status_code=404, detail=f"no game {game!r} for which lists are built")
    return builder


def may_ask(request: Web) -> None:
    """Refuse those who ask too often."""
    if not request.app.state.questions.allows(address_of(request)):
        raise HTTPException(status_code=429, detail="that is too much at once; wait a moment")


async def _worked_out(request: Web, work: Check | Muster) -> bytes:
    """The answer of a worker; the deadline and the line of an address are those of odds."""
    may_ask(request)
    hub = hub_of(request)
    try:
        return await hub.previewers.ask(work, hub.settings.preview_seconds, who=address_of(request))
    except RefusedRequest as error:
        raise ClientException(detail=str(error)) from None
    except TooMany as error:
        raise HTTPException(status_code=429, detail=str(error)) from None
    except (TooSlow, WorkerDied):
        raise HTTPException(status_code=503, detail="this takes too long here") from None


ASKED = NO_GAME | POSTED | problems(_429="too many questions at once", _503="it takes too long here")


@get("/api/games/{game:str}/builder", tags=["games"], responses=found(Builder, "the cards") | NO_GAME)
async def show_builder(request: Web, game: Short, language: FromQuery[Languages] = "en") -> Response[bytes]:
    """What the lists of a game are made of: cards, formats, filters, prepared lists."""
    builder = builder_of(hub_of(request), game)

    async def make(hub: Hub) -> bytes:
        words = await hub.words(hub.games[game], language)
        return await hub.in_worker_thread(lambda: msgspec.json.encode(builder.describe(words)))

    return await kept_answer(request, ("builder", game, language), make)


@post(
    "/api/games/{game:str}/lists/check",
    tags=["games"],
    status_code=200,
    request_max_body_size=LIST_BYTES,
    responses=ASKED | found(ListCheck, "what is wrong"),
)
async def check_list(request: Web, game: Short, data: JSONBody[CheckRequest]) -> Response[bytes]:
    """What is wrong with a list, and what cannot be added to it, each with its rule and reason."""
    builder_of(hub_of(request), game)
    side = data.side if data.side >= 0 else None
    work = Check(game, data.terms, data.lines, data.mates, side, data.language)
    return Response(await _worked_out(request, work), media_type=MediaType.JSON)


@post(
    "/api/games/{game:str}/lists/random",
    tags=["games"],
    status_code=200,
    request_max_body_size=LIST_BYTES,
    responses=ASKED,
)
async def random_list(request: Web, game: Short, data: JSONBody[RandomRequest]) -> RandomList:
    """A legal list by chance."""
    builder_of(hub_of(request), game)
    lines = await _worked_out(request, Muster(game, data.terms))
    return RandomList(msgspec.json.decode(lines, type=tuple[Line, ...]))


# --- keeping lists --------------------------------------------------------------------------------


def lists_of(request: Web) -> Lists:
    """The lists that are kept here."""
    hub = hub_of(request)
    return Lists(hub.store, hub.settings.lists, hub.settings.keep_days)


def may_save(request: Web) -> None:
    """Refuse those who save too often."""
    if not request.app.state.saves.allows(address_of(request)):
        raise HTTPException(status_code=429, detail="you have saved a lot; wait a minute")


SAVED = POSTED | problems(_429="too many lists saved from this address", _503="no more lists can be kept")


@post(
    "/api/lists",
    tags=["lists"],
    status_code=200,
    request_max_body_size=2_000,
    responses=POSTED | NO_GAME,
)
async def show_lists(request: Web, data: JSONBody[ListsRequest]) -> list[KeptList]:
    """The lists that are kept under a key for a game."""
    builder_of(hub_of(request), data.game)
    return [_kept(row) for row in await lists_of(request).of(digest(data.key), data.game)]


def _kept(row: ListRow) -> KeptList:
    lines = msgspec.convert(row.list["lines"], tuple[Line, ...])
    return KeptList(row.id, row.name, row.list["terms"], lines, row.touched)


@post(
    "/api/lists/keep",
    tags=["lists"],
    status_code=200,
    request_max_body_size=LIST_BYTES,
    responses=SAVED | NO_GAME,
)
async def keep_list(request: Web, data: JSONBody[KeepRequest]) -> KeptList:
    """Keep a list, legal or not."""
    may_save(request)
    hub, owner, name = hub_of(request), digest(data.key), tidy(data.name, "?")
    builder_of(hub, data.game)
    if not await lists_of(request).has(owner, data.game, name) and (
        refusal := hub.allowances.refuses_keep(address_of(request))
    ):
        raise HTTPException(status_code=429, detail=refusal)
    content = {"terms": data.terms, "lines": msgspec.to_builtins(data.lines)}
    try:
        return _kept(await lists_of(request).save(owner, data.game, name, content))
    except TooManyLists as error:
        raise HTTPException(status_code=503, detail=str(error)) from None


@post("/api/lists/forget", tags=["lists"], status_code=200, request_max_body_size=2_000, responses=SAVED)
async def forget_list(request: Web, data: JSONBody[ForgetRequest]) -> None:
    """Forget a list of one's own."""
    may_save(request)
    await lists_of(request).forget(digest(data.key), data.id)


BUILDING = (show_builder, check_list, random_list, show_lists, keep_list, forget_list)
