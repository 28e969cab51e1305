"""What all HTTP handlers share: parameters, the hub of a request, and how problems are described."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Request
from litestar.openapi import ResponseSpec
from litestar.params import PathParameter, QueryParameter
from msgspec import Meta, Struct

from battlewright.server.hub import Hub

Languages = Literal["en", "de", "pl", "fr"]
Name = Annotated[str, Meta(max_length=40)]
Token = Annotated[str, Meta(max_length=100)]
MatchId = Annotated[str, PathParameter(pattern="^[0-9a-f]{24}$")]
Short = Annotated[str, PathParameter(max_length=64)]
Ids = Annotated[str, QueryParameter(max_length=4_000)]
Web = Request[Any, Any, Any]


class Problem(Struct):
    """What was wrong, in words."""

    status_code: int
    detail: str


def problems(**codes: str) -> dict[int, ResponseSpec]:
    """The ways in which a request can fail, for the schema: `_404="no such match"`."""
    return {
        int(code[1:]): ResponseSpec(Problem, description=text, generate_examples=False)
        for code, text in codes.items()
    }


def found(kind: Any, text: str) -> dict[int, ResponseSpec]:
    """The answer of a handler that encodes it itself, for the schema."""
    return {200: ResponseSpec(kind, description=text, generate_examples=False)}


def address_of(request: Web) -> str:
    """Where a request comes from; proxies that are trusted pass it on."""
    return request.client.host if request.client else "?"


POSTED = problems(_403="a page of another site", _415="not JSON")


def hub_of(request: Web) -> Hub:
    """The hub of the application."""
    hub: Hub = request.app.state.hub
    return hub
