"""Options: what a player may choose, as small typed records with a stable text form.

The text form is the option's tag followed by its fields, separated by blanks: `attack trident
he-man`. It is what replays store, bots send and tests write. Fields are strings, whole numbers or
tuples of them (joined by commas); an empty string is written `-`, an empty tuple too.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Mapping
from typing import ClassVar, Union, cast, get_args, get_origin

import msgspec
from msgspec import Struct
from msgspec.structs import fields as struct_fields

LONGEST = 4000
"""No text form comes near this many characters."""


class Option(Struct, frozen=True, tag_field="type", gc=False):
    """One thing a player may choose. Subclasses give a tag and plain fields.

    A field may also hold a frozen Struct whose `str` is its text form; `readers` says how that is read.
    """

    readers: ClassVar[Mapping[str, Callable[[str], object]]] = {}


class UnreadableOption(ValueError):
    """A text that is no option of this game."""


def option_text(option: Option) -> str:
    """The stable text form: tag and fields, separated by blanks."""
    cls = type(option)
    parts = [str(cls.__struct_config__.tag)]
    parts.extend(_field_text(getattr(option, name)) for name in cls.__struct_fields__)
    while len(parts) > 1 and parts[-1] == "-":
        parts.pop()
    return " ".join(parts)


def _field_text(value: object) -> str:
    if isinstance(value, tuple):
        return ",".join(str(item) for item in value) or "-"
    return str(value) if value != "" else "-"


class OptionReader:
    """Reads text forms back into options of one game."""

    def __init__(self, union: object) -> None:
        """`union` is the union (or single class) of the game's option types."""
        several = get_origin(union) in (Union, types.UnionType)
        kinds = cast("tuple[type[Option], ...]", get_args(union) if several else (union,))
        self._kinds: dict[str, type[Option]] = {str(kind.__struct_config__.tag): kind for kind in kinds}
        self._hints = {kind: {field.name: field.type for field in struct_fields(kind)} for kind in kinds}
        self._names = {kind: list(hints) for kind, hints in self._hints.items()}

    @property
    def tags(self) -> tuple[str, ...]:
        """The tags of all options of the game."""
        return tuple(self._kinds)

    def read(self, text: str) -> Option:
        """The option a text form stands for; `UnreadableOption` says what is wrong with it."""
        if len(text) > LONGEST:
            raise UnreadableOption(f"a text of {len(text)} characters is no option: {text[:40]!r}…")
        tag, *parts = text.split() or [""]
        kind = self._kinds.get(tag)
        if kind is None:
            known = ", ".join(sorted(self._kinds))
            raise UnreadableOption(f"unknown option {tag!r}; this game knows: {known}")
        names = self._names[kind]
        if len(parts) > len(names):
            raise UnreadableOption(f"{tag!r} takes at most {len(names)} values, got {len(parts)}: {text!r}")
        values: dict[str, object] = {}
        for name, part in zip(names, parts, strict=False):
            values[name] = _field_value(part, self._hints[kind][name])
        for name in names[len(parts) :]:
            values[name] = _field_value("-", self._hints[kind][name])
        try:
            for name, read in kind.readers.items():
                values[name] = read(str(values[name]))
            return msgspec.convert({**values, "type": tag}, kind, strict=False)
        except ValueError as error:
            raise UnreadableOption(f"cannot read {text!r}: {error}") from None


def _field_value(part: str, hint: object) -> str | tuple[str, ...]:
    if get_origin(hint) is tuple:
        return () if part == "-" else tuple(part.split(","))
    return "" if part == "-" else part
