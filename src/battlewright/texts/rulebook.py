"""A game's rules for its players, read from the game's ledger.

The ledger (`games/<game>/ledger.toml`) holds each rule in our own words, with our ruling where the printed
rules are ambiguous, and worked examples, in English; `locales/<language>/<game>_rules.toml` holds the title,
text and ruling of every rule in another language. `find` looks up a rule by id, area or words.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from msgspec import Struct

from battlewright.texts.messages import ENGLISH

KINDS = ("definition", "component", "example", "conduct")
"""What a rule without code of its own is: it says what a word means, what pieces there are, what follows from
other rules, or how people behave at a table."""


class Rule(Struct, frozen=True):
    """One rule. `kind` is one of `KINDS` where the rule asks for no code of its own."""

    id: str
    area: str
    title: str
    text: str
    ruling: str = ""
    see: tuple[str, ...] = ()
    switch: str = ""
    kind: str = ""


class Wording(Struct, frozen=True, forbid_unknown_fields=True):
    """What a rule says in another language."""

    title: str
    text: str
    ruling: str = ""


class Example(Struct, frozen=True):
    """A worked example."""

    id: str
    title: str
    text: str
    rules: tuple[str, ...] = ()


class Rulebook:
    """The rules of one game."""

    def __init__(self, title: str, rules: Mapping[str, Rule], examples: Mapping[str, Example]) -> None:
        """Rules and examples by id, in their order."""
        self.title = title
        self.rules = rules
        self.examples = examples

    def title_of(self, id: str) -> str:
        """The title of a rule, or an empty string."""
        rule = self.rules.get(id)
        return rule.title if rule is not None else ""

    def examples_of(self, id: str) -> list[Example]:
        """The examples that show a rule."""
        return [example for example in self.examples.values() if id in example.rules]

    def find(self, words: str) -> list[Rule]:
        """The rules that match an id (`BG-LOS-01`), an area (`BG-LOS`) or words (`line of sight`)."""
        wanted = words.strip().upper()
        if wanted in self.rules:
            return [self.rules[wanted]]
        if found := [rule for rule in self.rules.values() if rule.id.startswith(f"{wanted}-")]:
            return found
        needles = words.lower().split()
        scored = [(_score(rule, needles), rule) for rule in self.rules.values()] if needles else []
        best = sorted((pair for pair in scored if pair[0]), key=lambda pair: -pair[0])
        return [rule for _, rule in best]


def _score(rule: Rule, needles: list[str]) -> int:
    """How well a rule answers to words; 0 unless it holds all of them. The title counts most."""
    title, body = f"{rule.id} {rule.title}".lower(), f"{rule.text} {rule.ruling}".lower()
    if not all(needle in title or needle in body for needle in needles):
        return 0
    return 1 + sum(3 * (needle in title) + min(2, body.count(needle)) for needle in needles)


@cache
def rulebook(game: str, language: str = ENGLISH) -> Rulebook:
    """The rules of a game in a language; examples, and what a language lacks, are in English."""
    tables = _tables("games", game, "ledger.toml")
    wordings = {} if language == ENGLISH else translated_rules(game, language)
    rules = [_worded(rule, wordings) for rule in msgspec.convert(tables.get("rule", []), list[Rule])]
    examples = msgspec.convert(tables.get("example", []), list[Example])
    title = str(tables.get("meta", {}).get("title", ""))
    return Rulebook(title, {rule.id: rule for rule in rules}, {e.id: e for e in examples})


def translated_rules(game: str, language: str) -> dict[str, Wording]:
    """The wordings of a language by rule id; none if it has no such file."""
    return msgspec.convert(_tables("locales", language, f"{game}_rules.toml"), dict[str, Wording])


def _worded(rule: Rule, wordings: Mapping[str, Wording]) -> Rule:
    found = wordings.get(rule.id)
    if found is None:
        return rule
    return msgspec.structs.replace(rule, title=found.title, text=found.text, ruling=found.ruling)


def _tables(*path: str) -> dict[str, Any]:
    file = files("battlewright").joinpath(*path)
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
