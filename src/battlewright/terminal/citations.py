"""Where the code cites a rule: functions and classes, events, denials, tables and cards.

The source is parsed, not searched: a docstring or a value that names an id counts, a comment does not.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

ID = re.compile(
    r"\b(?P<area>[A-Z]+(?:-[A-Z0-9]+)*-)(?P<number>\d+)(?P<more>(?:(?:, | to | and )(?:(?P=area))?\d+\b)*)"
)
FURTHER = re.compile(r"(, | to | and )(?:[A-Z]+(?:-[A-Z0-9]+)*-)?(\d+)")
FUNCTION, TABLE, EVENT, DENIAL, CARD = "function", "table", "event", "denial", "card"
CODE = (FUNCTION, TABLE)


class Mention(NamedTuple):
    """One place that cites a rule. `name` is the function or class, the event, the table or the card."""

    kind: str
    name: str
    place: str  # file, from the package on, and line

    def __str__(self) -> str:
        """Name and place."""
        return f"{self.name}  {self.place}"


class Scope(NamedTuple):
    """Where a node of the source stands: its file, the function or class around it, the call around it."""

    file: str
    name: str
    call: str = ""


@cache
def mentions(package: Path) -> Mapping[str, tuple[Mention, ...]]:
    """Everything under a package that cites a rule, by the id it cites."""
    found: dict[str, dict[Mention, None]] = {}
    events = _event_names(package)
    for path in sorted(package.rglob("*.py")):
        scope = Scope(path.relative_to(package).as_posix(), "")
        for id, mention in _in_body(ast.parse(path.read_text(encoding="utf-8")), scope, events):
            found.setdefault(id, {})[mention] = None
    for path in sorted((package / "games").glob("*/content/**/*.toml")):
        for id, mention in _in_content(path, package):
            found.setdefault(id, {})[mention] = None
    return {id: tuple(places) for id, places in found.items()}


def _event_names(package: Path) -> frozenset[str]:
    """The classes of events of all games."""
    return frozenset(
        node.name
        for path in (package / "games").glob("*/model/events.py")
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef)
    )


def _in_body(
    node: ast.Module | ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef,
    scope: Scope,
    events: frozenset[str],
) -> Iterator[tuple[str, Mention]]:
    """The mentions in a module, class or function, its docstring first; a module's docstring is no code."""
    body = node.body
    if (text := ast.get_docstring(node, clean=False)) is not None:
        body = body[1:]
        if not isinstance(node, ast.Module):
            yield from _named(text, Mention(FUNCTION, scope.name, f"{scope.file}:{node.lineno}"))
    decorators = [] if isinstance(node, ast.Module) else node.decorator_list
    for child in (*decorators, *body):
        yield from _in_node(child, scope, events)


def _in_node(node: ast.AST, scope: Scope, events: frozenset[str]) -> Iterator[tuple[str, Mention]]:
    match node:
        case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
            yield from _in_body(node, scope._replace(name=f"{scope.name}.{node.name}".lstrip(".")), events)
            return
        case ast.Constant(value=str(text)):
            yield from _named(text, _value_mention(node, scope, events))
        case ast.Call(func=func):
            scope = scope._replace(call=_called(func, events) or scope.call)
        case ast.Assign(targets=[ast.Name(id=name), *_]) | ast.AnnAssign(target=ast.Name(id=name)) if (
            not scope.name
        ):
            for child in ast.iter_child_nodes(node):
                yield from _in_node(child, scope._replace(call=f"={name}"), events)
            return
        case _:
            pass
    for child in ast.iter_child_nodes(node):
        yield from _in_node(child, scope, events)


def _called(func: ast.expr, events: frozenset[str]) -> str:
    """The class that is made, if it is a denial or an event."""
    name = func.id if isinstance(func, ast.Name) else func.attr if isinstance(func, ast.Attribute) else ""
    return name if name == "Denial" or name in events else ""


def _value_mention(node: ast.Constant, scope: Scope, events: frozenset[str]) -> Mention:
    """What a value that names a rule is part of."""
    place = f"{scope.file}:{node.lineno}"
    if scope.call == "Denial":
        return Mention(DENIAL, scope.name or "Denial", place)
    if scope.call in events:
        return Mention(EVENT, scope.call, place)
    if scope.call.startswith("="):
        return Mention(TABLE, scope.call[1:], place)
    return Mention(FUNCTION if scope.name else TABLE, scope.name or scope.file, place)


def _named(text: str, mention: Mention) -> Iterator[tuple[str, Mention]]:
    yield from ((id, mention) for id in dict.fromkeys(cited(text)))


def cited(text: str) -> Iterator[str]:
    """The ids a text names, also in short: `BG-LOS-04, 06` and `BT-FORCE-04 to 07`."""
    for found in ID.finditer(text):
        area, number = found["area"], found["number"]
        yield area + number
        for link, further in FURTHER.findall(found["more"]):
            between = range(int(number) + 1, int(further)) if link == " to " else ()
            yield from (f"{area}{each:02}" for each in between)
            yield area + further
            number = further


def _in_content(path: Path, package: Path) -> Iterator[tuple[str, Mention]]:
    """The cards whose entries name a rule."""
    file = path.relative_to(package).as_posix()
    for shelf, entries in tomllib.loads(path.read_text(encoding="utf-8")).items():
        for entry in entries if isinstance(entries, list) else [entries]:
            name = str(entry.get("id", shelf)) if isinstance(entry, dict) else shelf
            for text in _texts(entry):
                yield from _named(text, Mention(CARD, name, file))


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for held in value.values():
            yield from _texts(held)
    elif isinstance(value, list):
        for held in value:
            yield from _texts(held)
