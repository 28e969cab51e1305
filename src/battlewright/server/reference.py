"""The page at `/api/schema`: a reference of the HTTP interface, generated from its OpenAPI description.

It is plain HTML without scripts. A third-party viewer would run on the origin that holds the tokens.
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

STYLE = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}"
    "code{background:#8882;padding:0 .25em}"
    "td,th{text-align:left;padding:.1rem .8rem .1rem 0;vertical-align:top}"
)


class Reference(OpenAPIRenderPlugin):
    """Shows the interface as a page."""

    def __init__(self) -> None:
        """At the root of the schema's path."""
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The page."""
        return "".join(_page(openapi_schema)).encode()


def _page(schema: dict[str, Any]) -> Iterator[str]:
    title = f"{schema['info']['title']} {schema['info']['version']}"
    yield f"<!doctype html><html lang=en><meta charset=utf-8><title>{escape(title)}</title>"
    yield f"<style>{STYLE}</style><h1>{escape(title)}</h1>"
    yield '<p>The same for programs: <a href="/api/schema/openapi.json">openapi.json</a>.</p>'
    for path, operations in schema["paths"].items():
        for method, operation in operations.items():
            yield from _operation(path, method, operation)
    yield "<h2>Records</h2>"
    for name, record in sorted(schema.get("components", {}).get("schemas", {}).items()):
        yield from _record(name, record)


def _operation(path: str, method: str, operation: dict[str, Any]) -> Iterator[str]:
    yield f"<h2><code>{method.upper()} {escape(path)}</code></h2>"
    yield f"<p>{escape(operation.get('description') or operation.get('summary') or '')}</p><table>"
    for parameter in operation.get("parameters", ()):
        yield _row(parameter["name"], parameter["in"], _kind(parameter.get("schema", {})))
    for media in operation.get("requestBody", {}).get("content", {}).values():
        yield _row("body", "", _kind(media.get("schema", {})))
    for code, answer in operation.get("responses", {}).items():
        kinds = [_kind(media.get("schema", {})) for media in answer.get("content", {}).values()]
        yield _row(code, escape(answer.get("description", "")), " ".join(kinds))
    yield "</table>"


def _record(name: str, record: dict[str, Any]) -> Iterator[str]:
    yield f'<h3 id="{escape(name)}">{escape(name.rpartition("_")[2])}</h3>'
    yield f"<p>{escape(record.get('description') or '')}</p><table>"
    for field, kind in record.get("properties", {}).items():
        needed = "required" if field in record.get("required", ()) else ""
        yield _row(field, needed, _kind(kind))
    yield "</table>"


def _row(name: str, about: str, kind: str) -> str:
    return f"<tr><th><code>{escape(name)}</code><td>{about}<td>{kind}"


def _kind(schema: dict[str, Any]) -> str:
    """The type of a value, with links to records."""
    if reference := schema.get("$ref"):
        name = reference.rpartition("/")[2]
        return f'<a href="#{escape(name)}">{escape(name.rpartition("_")[2])}</a>'
    for joint in ("oneOf", "anyOf"):
        if joint in schema:
            return " or ".join(_kind(part) for part in schema[joint])
    if "enum" in schema or "const" in schema:
        return " ".join(f"<code>{escape(str(v))}</code>" for v in schema.get("enum", [schema.get("const")]))
    if "items" in schema:
        return f"list of {_kind(schema['items'])}"
    if isinstance(schema.get("additionalProperties"), dict):
        return f"by key: {_kind(schema['additionalProperties'])}"
    kind = schema.get("type", "anything")
    return escape(" or ".join(kind) if isinstance(kind, list) else str(kind))
