"""Checks of the origin of requests, and security headers of every response.

A page of another site can make a browser send requests here. Sockets and POST requests are therefore accepted
only from pages of our own origin or of those in the settings; programs other than browsers send no origin. A
POST must have the content type JSON, which a page of another site cannot set without a CORS preflight.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping
from contextvars import ContextVar
from time import perf_counter
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.types import Message, Scope

from battlewright.server.logs import REQUEST, new_id

LOG = logging.getLogger("battlewright.server")
REQUEST_COST = 0.003  # seconds of the event loop, about; a handler with `cost=` takes longer
BYTE_COST = 2e-8  # seconds for each byte of a body: it takes memory, too
MOST_BYTES = 3_000_000  # of a body: what is beyond is not read
BEGAN: ContextVar[float] = ContextVar("began", default=0.0)
MATCH_ID = re.compile(r"[0-9a-f]{24}")

CSP = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",  # places on a board are styles of their elements
        "img-src 'self' data: blob:",
        "font-src 'self' data:",
        "worker-src 'self' blob:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = (
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
)
STRICT_TRANSPORT = (b"strict-transport-security", b"max-age=31536000")


async def add_headers(message: Message, scope: Scope) -> None:
    """A `before_send` hook: the headers that every answer has, errors and missing pages included.

    Here a request is counted and logged: without its query, which may hold a token. One that no handler was
    found for has met no guard: it is paid for here.
    """
    if message["type"] == "http.response.start":
        client = scope.get("client")
        if not BEGAN.get() and client is not None:
            await scope["litestar_app"].state.hub.spending.pay(client[0], REQUEST_COST)
        found = REQUEST.get() or new_id()
        message["headers"] = [*message["headers"], (b"x-request-id", found.encode())]
        _note(scope, message["status"], found)
        strict = (STRICT_TRANSPORT,) if scope.get("scheme") == "https" else ()
        message["headers"] = [*message["headers"], *HEADERS, *strict]


def _note(scope: Scope, status: int, request: str) -> None:
    """Count and log an answer."""
    figures = scope["litestar_app"].state.hub.figures
    took = perf_counter() - BEGAN.get() if BEGAN.get() else 0.0
    figures.requests.observe(took)
    figures.answers[status] += 1
    client = scope.get("client")
    facts = {"request": request, "method": scope.get("method", ""), "path": scope["path"], "status": status}
    facts |= {"ms": round(1000 * took, 1), "address": client[0] if client else "?"}
    LOG.info("request", extra={"facts": facts})


def _place(netloc: str, scheme: str) -> str:
    """Host and port of an address; the port is left out where it is the usual one."""
    usual = {"http": ":80", "https": ":443"}.get(scheme, "")
    return netloc.lower().removesuffix(usual) if usual else netloc.lower()


class Origins:
    """The origins whose pages may speak to the server."""

    def __init__(self, allowed: str = "") -> None:
        """`allowed`: origins with blanks between; empty: our own, which the request names; `*`: any."""
        self._allowed = frozenset(allowed.lower().split())

    def allow(self, headers: Mapping[str, str], scheme: str) -> bool:
        """Whether a request with these headers may be carried out."""
        origin = headers.get("origin")
        if origin is None or "*" in self._allowed:
            return True
        if self._allowed:
            return origin.lower() in self._allowed
        try:
            parts = urlsplit(origin)
        except ValueError:
            return False
        ours = {_place(headers.get("host", ""), kind) for kind in ("http", "https", scheme)}
        return bool(parts.netloc) and _place(parts.netloc, parts.scheme) in ours


def _cost(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> float:
    """The seconds of the event loop that a request takes, about."""
    length = connection.headers.get("content-length", "")
    if "transfer-encoding" in connection.headers:
        body = MOST_BYTES  # nobody knows how much will come
    else:
        body = min(int(length), MOST_BYTES) if length.isdecimal() and len(length) < 20 else 0
    return float(handler.opt.get("cost", REQUEST_COST)) + BYTE_COST * body


async def check_request(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """A guard of the application: refuses banned addresses, floods, foreign origins, POST without JSON.

    A socket is seen to where it is opened (`sockets`): nothing may wait before it has its place.
    """
    client, hub = connection.client, connection.app.state.hub
    REQUEST.set(new_id())
    if connection.scope["type"] == ScopeType.WEBSOCKET:
        return
    BEGAN.set(perf_counter())
    if client is not None:
        await hub.spending.pay(client.host, _cost(connection, handler))
        if not hub.lets_in(client.host):
            raise HTTPException(status_code=403, detail="this address may not come in")
    if connection.scope.get("method") != "POST":
        return
    origins: Origins = connection.app.state.origins
    if not origins.allow(connection.headers, connection.scope["scheme"]):
        raise HTTPException(status_code=403, detail="this page may not speak to this server")
    kind = connection.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise HTTPException(status_code=415, detail="send JSON (content-type: application/json)")
