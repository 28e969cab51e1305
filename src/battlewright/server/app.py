"""The application (Litestar): the HTTP handlers, the socket, and the built client."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import HTTPException, WebSocketException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.static_files import create_static_files_router
from litestar.types import Scope

from battlewright import __version__
from battlewright.kernel.game import Game
from battlewright.server.building import BUILDING
from battlewright.server.building import REQUESTS as LISTS
from battlewright.server.coaching import COACHING, HintRequest
from battlewright.server.company import COMPANY
from battlewright.server.company import REQUESTS as PEOPLES
from battlewright.server.doors import Origins, add_headers, check_request
from battlewright.server.http import HANDLERS, REQUESTS
from battlewright.server.hub import Hub
from battlewright.server.limits import Places, Throttles
from battlewright.server.metrics import Metrics
from battlewright.server.reference import Reference
from battlewright.server.settings import Settings, from_environment
from battlewright.server.shelf import Shelf
from battlewright.server.sockets import play
from battlewright.server.workshop import REQUESTS as DRAFTS
from battlewright.server.workshop import WORKSHOP

COMPRESSED = [
    "^/api/replays",
    "^/api/games(/[^/]+/(builder|content|maps|rules).*)?$",
    "^/api/texts",
    "^/api/workshop/(kit|shipped)",
    "/hint$",
    "/story$",
]  # by the handlers themselves

LOG = logging.getLogger("battlewright.server")


def static_folder() -> Path | None:
    """The built client inside the package, if it is there."""
    folder = Path(str(files("battlewright"))) / "client"
    return folder if (folder / "index.html").exists() else None


def create_app(settings: Settings | None = None, games: Mapping[str, Game[Any]] | None = None) -> Litestar:
    """The application; `settings` default to the environment's, `games` to those shipped."""
    chosen = settings or from_environment()

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.hub = Hub(chosen, games)
        app.state.places = Places(chosen.sockets, chosen.sockets_per_address)
        app.state.origins, app.state.shelf = Origins(chosen.origins), Shelf()
        app.state.saves = Throttles(chosen.saves_per_minute / 60, chosen.saves_per_minute)
        app.state.questions = Throttles(chosen.drafts_per_second, chosen.drafts_per_second * 5)
        await app.state.hub.start()
        metrics = Metrics(app.state.hub, app.state.places)
        await metrics.start()
        try:
            yield
        finally:
            await metrics.stop()
            await app.state.hub.stop()

    folder = static_folder()
    client = _client_routes(folder) if folder is not None else []
    app = Litestar(
        [*HANDLERS, *COMPANY, *COACHING, *BUILDING, *WORKSHOP, play, *client],
        lifespan=[lifespan],
        openapi_config=OpenAPIConfig(
            title="Battlewright",
            version=__version__,
            path="/api/schema",
            render_plugins=[Reference(), JsonRenderPlugin()],
        ),
        compression_config=CompressionConfig(backend="gzip", minimum_size=600, exclude=COMPRESSED),
        guards=[check_request],
        before_send=[add_headers],
        exception_handlers={HTTPException: _problem, RecursionError: _too_deep},
        after_exception=[_report],
        logging_config=None,
    )
    _forbid_unknown_fields(app)
    return app


async def _report(error: Exception, scope: Scope) -> None:
    """Log unexpected exceptions."""
    if not isinstance(error, HTTPException | WebSocketException | RecursionError):
        LOG.error("%s failed", scope["path"], exc_info=error)


def _problem(_: Request[Any, Any, Any], error: HTTPException) -> Response[dict[str, Any]]:
    """Errors are JSON, whatever the media type of the success."""
    body: dict[str, Any] = {"status_code": error.status_code, "detail": error.detail}
    if error.extra:
        body["extra"] = error.extra
    return Response(body, status_code=error.status_code, media_type=MediaType.JSON, headers=error.headers)


def _too_deep(request: Request[Any, Any, Any], _: RecursionError) -> Response[dict[str, Any]]:
    """Deeply nested JSON is a client error."""
    return _problem(request, HTTPException(status_code=400, detail="this is nested too deeply"))


def _forbid_unknown_fields(app: Litestar) -> None:
    """State in the schema what the request Structs do: unknown fields are refused."""
    schemas = app.openapi_schema.components.schemas or {}
    for request in (*REQUESTS, *PEOPLES, *LISTS, *DRAFTS, HintRequest):
        found = next(schema for schema in schemas.values() if schema.title == request.__name__)
        found.additional_properties = False


def _client_routes(folder: Path) -> list[Any]:
    page = (folder / "index.html").read_text(encoding="utf-8")

    @get(
        [
            "/",
            "/play/{rest:path}",
            "/replay",
            "/replay/{match:str}",
            "/me",
            "/people/{person:str}",
            "/lobby",
            "/maker",
            "/maker/{map:str}",
            "/style",
            "/build/{game:str}",
        ],
        media_type=MediaType.HTML,
        include_in_schema=False,
    )
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
