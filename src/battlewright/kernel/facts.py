"""Facts: the details of a decision, a denial or an answer, by name.

They are for messages and for clients. Code that reads one states its type (`fact_of`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias, TypeVar

T = TypeVar("T")

Facts: TypeAlias = Mapping[str, object]
"""Ids, numbers, words and records of the game; nothing changes them."""


def fact_of(facts: Facts, name: str, kind: type[T]) -> T:
    """A fact that must be there and of this kind."""
    value = facts[name]
    assert isinstance(value, kind), f"{name} is {value!r}, no {kind.__name__}"
    return value
