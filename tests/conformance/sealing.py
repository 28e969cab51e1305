"""States that refuse to be changed, even for a moment and even if it is undone at once."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Never

from msgspec import Struct

CHANGES: dict[type, tuple[str, ...]] = {
    list: ("append", "extend", "insert", "remove", "pop", "clear", "sort", "reverse"),
    dict: ("pop", "popitem", "clear", "update", "setdefault"),
}
OPERATORS = ("__setitem__", "__delitem__", "__iadd__", "__imul__", "__ior__")


def _refuse(self: object, *args: object, **named: object) -> Never:
    raise AssertionError(f"a question changes {self!r:.200}")


def _unchanging(kind: type) -> type:
    """A list or dictionary of which only reading is left."""
    names = [name for name in (*CHANGES[kind], *OPERATORS) if hasattr(kind, name)]
    return type(f"Sealed{kind.__name__}", (kind,), dict.fromkeys(names, _refuse))


SEALED = {kind: _unchanging(kind) for kind in CHANGES}


def _seal(value: Any, found: dict[int, Struct]) -> Any:
    """The same value with sealed lists and dictionaries; records are gathered by identity."""
    if isinstance(value, Struct):
        if not type(value).__struct_config__.frozen:
            for name in value.__struct_fields__:
                setattr(value, name, _seal(getattr(value, name), found))
            found[id(value)] = value
        return value
    if type(value) is list:
        return SEALED[list](_seal(part, found) for part in value)
    if type(value) is dict:
        return SEALED[dict]({key: _seal(part, found) for key, part in value.items()})
    return value


@contextmanager
def sealed(*states: Struct) -> Iterator[None]:
    """Seal states: inside, setting a field of any of their records fails; their lists stay sealed."""
    records: dict[int, Struct] = {}
    for state in states:
        _seal(state, records)
    kinds = {type(record) for record in records.values()}
    usual = {kind: kind.__setattr__ for kind in kinds}

    def checked(record: Any, name: str, value: object) -> None:
        if id(record) in records:
            raise AssertionError(f"a question sets {type(record).__name__}.{name}")
        usual[type(record)](record, name, value)

    try:
        for kind in kinds:
            type.__setattr__(kind, "__setattr__", checked)
        yield
    finally:
        for kind in kinds:
            type.__delattr__(kind, "__setattr__")
