"""The map maker over HTTP: checks and previews of a map under construction, and stored maps.

The engine runs in a worker process with a time limit; sizes are limited by `own_maps`, rates by address.
A stored map can be read by whoever knows its id and changed by whoever has its key.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Annotated, Any

import msgspec
from litestar import HttpMethod, MediaType, Response, get, post, route
from litestar.exceptions import ClientException, HTTPException
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter
from msgspec import Meta, Struct

from battlewright.games.heroscape.board import MapCard
from battlewright.games.heroscape.workshop import boxes, desk, kit, looks, survey
from battlewright.kernel.surface import ColumnBoard
from battlewright.server.bots import RefusedRequest, TooSlow, WorkerDied
from battlewright.server.drafts import DraftRow, Drafts, Full, NoDraft, NotYours, Outdated
from battlewright.server.hub import Hub
from battlewright.server.requests import (
    POSTED,
    Languages,
    Short,
    Token,
    Web,
    address_of,
    found,
    hub_of,
    problems,
)
from battlewright.server.shelf import kept_answer
from battlewright.server.worker import Draft

MAP_BYTES = 300_000
FILE_BYTES = 3_000_000
LISTED = 60
DraftId = Annotated[str, PathParameter(pattern="^[0-9a-f]{24}$")]
Table = dict[str, Any]


# --- what is asked and answered -------------------------------------------------------------------


class DraftRequest(Struct, forbid_unknown_fields=True):
    """A map as the table of a map file; `layout` names the zones and glyphs that are looked at."""

    map: Table
    layout: Annotated[str, Meta(max_length=80)] = ""
    language: Languages = "en"


class LookRequest(Struct, forbid_unknown_fields=True):
    """What a figure of some height sees from a space, and where it walks with so many points."""

    map: Table
    at: Annotated[str, Meta(max_length=20)]
    height: Annotated[int, Meta(ge=1, le=desk.TALLEST)] = 5
    move: Annotated[int, Meta(ge=0, le=desk.FURTHEST)] = 5


class BudgetRequest(Struct, forbid_unknown_fields=True):
    """A map, and the boxes a person owns."""

    map: Table
    boxes: dict[str, Annotated[int, Meta(ge=0, le=boxes.MOST_BOXES)]]
    language: Languages = "en"


class DrawRequest(Struct, forbid_unknown_fields=True):
    """A map that a match brought along; `id` is what the match calls it."""

    map: Table
    id: Annotated[str, Meta(max_length=64)]
    language: Languages = "en"


class ImportRequest(Struct, forbid_unknown_fields=True):
    """A file in base64: a map file, VirtualScape's, the editor's JSON, or a text with a link to it."""

    data: Annotated[str, Meta(max_length=FILE_BYTES - 1_000)]
    name: Annotated[str, Meta(max_length=120)] = "map"
    language: Languages = "en"


class SaveRequest(Struct, forbid_unknown_fields=True):
    """Keep a map here; `public` ones are listed for everyone."""

    map: Table
    public: bool = False


class ChangeRequest(Struct, forbid_unknown_fields=True):
    """Change a map that is kept here, as it was at a revision."""

    key: Token
    revision: Annotated[int, Meta(ge=1)]
    map: Table
    public: bool = False


class KeyRequest(Struct, forbid_unknown_fields=True):
    """The key of a map."""

    key: Token


class DraftKept(Struct):
    """Where a map is kept, the key that changes it, and its revision."""

    id: str
    key: str
    revision: int


class DraftChanged(Struct):
    """The revision of a map after a change."""

    revision: int


class DraftHead(Struct):
    """A map in a list."""

    id: str
    name: str
    hexes: int
    players: int
    touched: float


class DraftShown(Struct):
    """A map that is kept here."""

    id: str
    name: str
    public: bool
    revision: int
    map: Table


REQUESTS = (
    DraftRequest,
    LookRequest,
    BudgetRequest,
    DrawRequest,
    ImportRequest,
    SaveRequest,
    ChangeRequest,
    KeyRequest,
)
ANSWERS = (
    survey.Surveyed,
    looks.Looks,
    boxes.Budget,
    kit.Kit,
    desk.DraftFile,
    desk.DraftText,
    DraftKept,
    DraftChanged,
    DraftHead,
    DraftShown,
)


# --- asking the engine ----------------------------------------------------------------------------


async def asked(request: Web, question: desk.Request, language: str) -> bytes:
    """The engine's answer as JSON, within the limits of rate and time."""
    hub = hub_of(request)
    if not request.app.state.questions.allows(address_of(request)):
        raise HTTPException(status_code=429, detail="that is too much at once; wait a moment")
    try:
        work = Draft(msgspec.msgpack.encode(question), language)
        return await hub.draughtsmen.ask(work, hub.settings.draft_seconds)
    except OverflowError:
        raise ClientException(detail="a number is too large") from None
    except RefusedRequest as error:
        raise ClientException(detail=str(error)) from None
    except (TooSlow, WorkerDied):
        raise HTTPException(status_code=503, detail="this map takes too long here") from None


def plain(answer: bytes) -> Response[bytes]:
    """JSON that is ready."""
    return Response(answer, media_type=MediaType.JSON)


def described(kind: Any, text: str) -> dict[int, ResponseSpec]:
    """The answer and the refusals of a question."""
    refusals = problems(_429="too many questions at once", _503="it takes too long here")
    return found(kind, text) | POSTED | refusals


@post(
    "/api/workshop/survey",
    tags=["workshop"],
    status_code=200,
    request_max_body_size=MAP_BYTES,
    responses=described(survey.Surveyed, "the drawing, the findings and the figures"),
)
async def survey_map(request: Web, data: JSONBody[DraftRequest]) -> Response[bytes]:
    """A map drawn and checked by the engine: mistakes, weak spots and where they are."""
    return plain(await asked(request, desk.Survey(data.map, data.layout), data.language))


@post(
    "/api/workshop/look",
    tags=["workshop"],
    status_code=200,
    request_max_body_size=MAP_BYTES,
    responses=described(looks.Looks, "what is seen, and where one walks"),
)
async def look_from(request: Web, data: JSONBody[LookRequest]) -> Response[bytes]:
    """What a figure sees from a space of a map, what lies higher and lower, and where it walks."""
    return plain(await asked(request, desk.Look(data.map, data.at, data.height, data.move), "en"))


@post(
    "/api/workshop/budget",
    tags=["workshop"],
    status_code=200,
    request_max_body_size=MAP_BYTES,
    responses=described(boxes.Budget, "tiles and pieces, and what is missing"),
)
async def count_boxes(request: Web, data: JSONBody[BudgetRequest]) -> Response[bytes]:
    """The tiles and pieces of some boxes against a map, with a plan level by level."""
    return plain(await asked(request, desk.Count(data.map, data.boxes), data.language))


@post(
    "/api/workshop/board",
    tags=["workshop"],
    status_code=200,
    request_max_body_size=MAP_BYTES,
    responses=described(ColumnBoard, "the map for drawing it"),
)
async def draw_map(request: Web, data: JSONBody[DrawRequest]) -> Response[bytes]:
    """A map that a match brought along, for drawing it as the match reads it."""
    return plain(await asked(request, desk.Draw(data.map, data.id), data.language))


@post(
    "/api/workshop/picture",
    tags=["workshop"],
    status_code=200,
    request_max_body_size=MAP_BYTES,
    responses=described(desk.DraftText, "the picture"),
)
async def picture_of(request: Web, data: JSONBody[DraftRequest]) -> Response[bytes]:
    """A picture of a map with its legend, as SVG."""
    return plain(await asked(request, desk.Picture(data.map, data.layout), data.language))


@post(
    "/api/workshop/file",
    tags=["workshop"],
    status_code=200,
    request_max_body_size=MAP_BYTES,
    responses=described(desk.DraftText, "the map file"),
)
async def file_of(request: Web, data: JSONBody[DraftRequest]) -> Response[bytes]:
    """A map as the text of a map file: for packs, the command line and the lab."""
    return plain(await asked(request, desk.Write(data.map), data.language))


@post(
    "/api/workshop/import",
    tags=["workshop"],
    status_code=200,
    request_max_body_size=FILE_BYTES,
    responses=described(desk.DraftFile, "the map, and what could not be represented"),
)
async def import_map(request: Web, data: JSONBody[ImportRequest]) -> Response[bytes]:
    """A map from a file: our own, VirtualScape's, the editor's JSON or a link to the editor."""
    return plain(await asked(request, desk.Read(data.data, data.name), data.language))


@get("/api/workshop/kit", tags=["workshop"], responses=found(kit.Kit, "the kit"))
async def show_kit(request: Web, language: FromQuery[Languages] = "en") -> Response[bytes]:
    """What a map can be made of: terrains, pieces, glyphs, boxes and bounds."""

    async def make(_: Hub) -> bytes:
        return await asked(request, desk.Tools(), language)

    return await kept_answer(request, ("kit", language), make)


@get(
    "/api/workshop/shipped/{name:str}",
    tags=["workshop"],
    responses=found(desk.DraftFile, "the map") | problems(_404="no such map"),
)
async def show_shipped(request: Web, name: Short) -> Response[bytes]:
    """A map that comes with the game, as a table to begin with."""

    async def make(_: Hub) -> bytes:
        return await asked(request, desk.Shipped(name), "en")

    try:
        return await kept_answer(request, ("shipped", name), make)
    except ClientException as error:
        raise HTTPException(status_code=404, detail=error.detail) from None


@get("/api/texts/{language:str}/maker", tags=["server"], media_type=MediaType.TEXT)
async def maker_texts(request: Web, language: FromPath[Languages]) -> Response[bytes]:
    """The words of the map maker, as a Fluent file."""

    async def make(_: Hub) -> bytes:
        return files("battlewright").joinpath("locales", language, "maker.ftl").read_bytes()

    return await kept_answer(request, ("texts", language, "maker"), make, MediaType.TEXT)


# --- keeping maps ---------------------------------------------------------------------------------


def drafts_of(request: Web) -> Drafts:
    """The maps that are kept here."""
    hub = hub_of(request)
    return Drafts(hub.store, hub.settings.maps, hub.settings.keep_days)


async def checked(request: Web, raw: Table, public: bool) -> dict[str, Any]:
    """What is stored of a map: it may have mistakes still, but has the shape of one within the bounds."""
    answer = await asked(request, desk.Survey(raw), "en")
    figures = msgspec.json.decode(answer, type=_Answered).figures
    card = msgspec.to_builtins(msgspec.convert(raw, MapCard))
    return {
        "map": card,
        "name": card["name"],
        "hexes": figures.hexes,
        "players": max(figures.players, default=0),
        "public": public,
    }


class _Answered(Struct):
    """The part of a survey that is stored."""

    figures: survey.MapFigures


def may_save(request: Web) -> None:
    """Refuse those who save too often."""
    if not request.app.state.saves.allows(request.client.host if request.client else "?"):
        raise HTTPException(status_code=429, detail="you have saved many maps; wait a minute")


SAVED = POSTED | problems(_429="too many maps saved from this address", _503="the server is full")
OWNED = SAVED | problems(_404="no such map", _409="another key, or changed meanwhile")


@post("/api/workshop/maps", tags=["workshop"], request_max_body_size=MAP_BYTES, responses=SAVED)
async def keep_map(request: Web, data: JSONBody[SaveRequest]) -> DraftKept:
    """Keep a map on this server. The answer holds the key with which it can be changed."""
    may_save(request)
    if refusal := hub_of(request).allowances.refuses_keep(address_of(request), data.public):
        raise HTTPException(status_code=429, detail=refusal)
    try:
        id, key = await drafts_of(request).add(await checked(request, data.map, data.public))
    except Full as error:
        raise HTTPException(status_code=503, detail=str(error)) from None
    return DraftKept(id, key, 1)


@route("/api/workshop/maps", http_method=[HttpMethod.OPTIONS], include_in_schema=False, status_code=204)
async def maps_options() -> Response[None]:
    """What can be done; the framework's own answer forgets one of two methods of a path."""
    return Response(None, status_code=204, headers={"allow": "GET, OPTIONS, POST"})


@get("/api/workshop/maps", tags=["workshop"])
async def list_maps(request: Web) -> list[DraftHead]:
    """The maps people show to everyone, the latest first."""
    return [_head(row) for row in await drafts_of(request).listed(LISTED)]


def _head(row: DraftRow) -> DraftHead:
    return DraftHead(row.id, row.name, row.hexes, row.players, row.touched)


@get("/api/workshop/maps/{map:str}", tags=["workshop"], responses=problems(_404="no such map"))
async def show_map(request: Web, map: DraftId) -> DraftShown:
    """A map that is kept here."""
    try:
        row = await drafts_of(request).find(map)
    except NoDraft as error:
        raise HTTPException(status_code=404, detail=str(error)) from None
    return DraftShown(row.id, row.name, row.public, row.revision, row.map)


@post(
    "/api/workshop/maps/{map:str}/change",
    tags=["workshop"],
    status_code=200,
    request_max_body_size=MAP_BYTES,
    responses=OWNED,
)
async def change_map(request: Web, map: DraftId, data: JSONBody[ChangeRequest]) -> DraftChanged:
    """Change a map. A wrong key or an outdated revision is refused."""
    may_save(request)
    values = await checked(request, data.map, data.public)
    try:
        return DraftChanged(await drafts_of(request).change(map, data.key, data.revision, values))
    except NoDraft as error:
        raise HTTPException(status_code=404, detail=str(error)) from None
    except (NotYours, Outdated) as error:
        raise HTTPException(status_code=409, detail=str(error)) from None


@post(
    "/api/workshop/maps/{map:str}/delete",
    tags=["workshop"],
    status_code=200,
    request_max_body_size=2_000,
    responses=OWNED,
)
async def delete_map(request: Web, map: DraftId, data: JSONBody[KeyRequest]) -> None:
    """Delete a map."""
    may_save(request)
    try:
        await drafts_of(request).delete(map, data.key)
    except NoDraft as error:
        raise HTTPException(status_code=404, detail=str(error)) from None
    except NotYours as error:
        raise HTTPException(status_code=409, detail=str(error)) from None


WORKSHOP = (
    survey_map,
    look_from,
    count_boxes,
    draw_map,
    picture_of,
    file_of,
    import_map,
    show_kit,
    show_shipped,
    maker_texts,
    maps_options,
    keep_map,
    list_maps,
    show_map,
    change_map,
    delete_map,
)
