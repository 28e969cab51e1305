"""Entries of content files: reading them into records, and naming every mistake.

Content is TOML, read into frozen Structs that refuse unknown fields. The converter stops at the first
mistake and speaks of types; `decode` names each wrong field, its path and the nearest known name.
`ContentError` adds file and entry.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import TypeAlias, TypeVar

import msgspec
from msgspec import Struct, inspect

Problem: TypeAlias = tuple[str, str]  # a field, and what is wrong with it

R = TypeVar("R", bound=Struct)


class ContentError(ValueError):
    """A mistake in content; the message names file, entry and field."""

    def __init__(self, file: str, entry: str = "", field: str = "", problem: str = "") -> None:
        """Compose the message."""
        self.file, self.entry, self.field, self.problem = file, entry, field, problem
        place = [file, f"entry {entry}" if entry else "", f"field '{field}'" if field else ""]
        super().__init__(": ".join(part for part in (*place, problem) if part))


@dataclass
class Entry:
    """One table of a content file."""

    file: str
    shelf: str
    name: str  # for messages: the quoted id, or the position
    raw: dict[str, object]
    replaces: bool = False


def entries_of(
    file: str, shelf: str, wanted: str, tables: dict[str, object], errors: list[ContentError]
) -> Iterator[Entry]:
    """The tables `[[wanted]]` of a file that belong on a shelf; whatever else is in it is a mistake."""
    for key, value in tables.items():
        if key != wanted:
            errors.append(ContentError(file, field=key, problem=f"unknown table; expected [[{wanted}]]"))
        elif not isinstance(value, list) or not all(isinstance(raw, dict) for raw in value):
            errors.append(ContentError(file, field=key, problem=f"expected tables written [[{wanted}]]"))
        else:
            for position, raw in enumerate(value, start=1):
                name = f"'{raw['id']}'" if isinstance(raw.get("id"), str) else f"{position}"
                replaces = raw.pop("replaces", False)
                if not isinstance(replaces, bool):
                    errors.append(ContentError(file, name, "replaces", "expected true or false"))
                yield Entry(file, shelf, name, raw, replaces is True)


def nearest(word: str, known: Collection[str]) -> str:
    """`; did you mean 'x'?`, or nothing."""
    close = get_close_matches(word, sorted(known), n=1)
    return f"; did you mean '{close[0]}'?" if close else ""


def records(value: object, path: str = "") -> Iterator[tuple[str, Struct]]:
    """A record and all records inside it, each with its path."""
    match value:
        case Struct():
            yield path, value
            for name in value.__struct_fields__:
                yield from records(getattr(value, name), f"{path}.{name}" if path else name)
        case tuple():
            for index, part in enumerate(value):
                yield from records(part, f"{path}[{index}]")
        case dict():
            for key, part in value.items():
                yield from records(part, f"{path}.{key}")
        case _:
            pass


def decode(raw: dict[str, object], kind: type[R]) -> tuple[R | None, list[Problem]]:
    """The record, or what is wrong with each of its fields."""
    try:
        return msgspec.convert(raw, kind, strict=True), []
    except msgspec.ValidationError:
        return None, [*_field_problems(raw, kind)]


def _field_problems(raw: dict[str, object], kind: type[Struct]) -> Iterator[Problem]:
    """One complaint for each wrong field, since the converter stops at the first."""
    known = {field.name: field for field in msgspec.structs.fields(kind)}
    for name in raw:
        if name not in known:
            yield name, f"unknown field{nearest(name, known)}"
    for name, field in known.items():
        if name not in raw:
            if field.required:
                yield name, "is missing"
            continue
        try:
            msgspec.convert(raw[name], field.type, strict=True)
        except msgspec.ValidationError as error:
            yield _explain(str(error), name, raw[name], field.type)


def _explain(message: str, name: str, raw: object, kind: object) -> Problem:
    """A converter's message in our words, with the whole path and the nearest known name."""
    complaint, _, place = message.partition(" - at `$")
    steps = re.findall(r"\.([^.\[\]`]+)|\[(\d+|\.\.\.)\]", place)
    tokens: list[str | int] = [
        word or (int(number) if number.isdecimal() else number) for word, number in steps
    ]
    path = name + place.removesuffix("`").replace("[...]", ".*")
    if found := re.match(r"Object contains unknown field `(.+)`", complaint):
        return f"{path}.{found[1]}", f"unknown field{nearest(found[1], _names_at(kind, raw, tokens))}"
    if found := re.match(r"Object missing required field `(.+)`", complaint):
        return f"{path}.{found[1]}", "is missing"
    if found := re.match(r"Invalid (?:enum )?value '?(.+?)'?$", complaint):
        return path, f"unknown name '{found[1]}'{nearest(found[1], _names_at(kind, raw, tokens))}"
    return path, (complaint[:1].lower() + complaint[1:]).replace("`", "")


def _names_at(kind: object, raw: object, tokens: Sequence[str | int]) -> list[str]:
    """The names known at a place inside a value: fields of a record, tags of a union, words of a choice."""
    here = inspect.type_info(kind)
    for token in tokens:
        if isinstance(here, inspect.UnionType) and token == _tag_field(here):
            return [str(option.tag) for option in here.types if isinstance(option, inspect.StructType)]
        here, raw = _step(here, raw, token)
    return _words(here, raw)


def _tag_field(union: inspect.UnionType) -> str | None:
    """The field that says which record of a union is meant."""
    tags = (option.tag_field for option in union.types if isinstance(option, inspect.StructType))
    return next(tags, None)


def _step(here: inspect.Type, raw: object, token: str | int) -> tuple[inspect.Type, object]:
    match _chosen(here, raw):
        case inspect.StructType() as struct:
            inner = next((f.type for f in struct.fields if f.encode_name == token), inspect.AnyType())
            return inner, raw.get(token) if isinstance(raw, dict) else None
        case inspect.VarTupleType() as many if isinstance(token, int):
            return many.item_type, raw[token] if isinstance(raw, list | tuple) else None
        case inspect.DictType() as table:
            return table.value_type, None
        case _:
            return inspect.AnyType(), None


def _chosen(here: inspect.Type, raw: object) -> inspect.Type:
    """The record of a union that a value's tag names; the one record of an optional field."""
    if not isinstance(here, inspect.UnionType):
        return here
    records = [option for option in here.types if isinstance(option, inspect.StructType)]
    field = _tag_field(here)
    tag = raw.get(field) if isinstance(raw, dict) and field else None
    return next((option for option in records if option.tag in (None, tag)), here)


def _words(here: inspect.Type, raw: object) -> list[str]:
    match _chosen(here, raw):
        case inspect.StructType() as struct:
            return [field.encode_name for field in struct.fields]
        case inspect.LiteralType() as choice:
            return [str(value) for value in choice.values]
        case inspect.UnionType() as union:
            return [word for option in union.types for word in _words(option, raw)]
        case _:
            return []
