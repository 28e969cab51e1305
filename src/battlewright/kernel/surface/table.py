"""The position, the cards and the rules as text: the base Structs that each game extends."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec import Struct

from battlewright.kernel.questions import Question


class Named(Struct, frozen=True, gc=False):
    """An id and what it is called."""

    id: str
    name: str


class Table(Struct, frozen=True, kw_only=True, gc=False):
    """A view as structured text: sections of rows, which a plain table shows for any game."""


class Catalogue(Struct, frozen=True, kw_only=True):
    """The content of a game in words, shelf by shelf, and the questions that `explain` answers."""

    hash: str = ""
    questions: tuple[Question, ...] = ()


class RuleText(Struct, frozen=True, omit_defaults=True):
    """One rule as players read it."""

    id: str
    area: str
    title: str
    text: str
    ruling: str = ""
    see: tuple[str, ...] = ()
    switch: str = ""


def rule_texts(rules: Iterable[object]) -> tuple[RuleText, ...]:
    """The rules of a rulebook as they are sent."""
    return tuple(msgspec.convert(rule, RuleText, from_attributes=True) for rule in rules)
