"""Conditions, grants and counts as content writes them, read into their parts.

A phrase is a word of `words.py`, with what it is about and a number behind colons: `day`, `hp_most:3`,
`faction:evil`, `counter:ritual:3`. Conditions may be denied: `not damaged`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from msgspec import Struct

from battlewright.games.fields.model.words import CONDITIONS, GRANTS, Parameter

NOT = "not "


class Phrase(Struct, frozen=True):
    """A word with what follows it: `about` an id, kind, zone or counter, a `number`."""

    word: str
    about: str = ""
    number: int = 0
    denied: bool = False


def word_of(text: str) -> str:
    """The word a phrase begins with."""
    return text.removeprefix(NOT).partition(":")[0]


def read_phrase(text: str, known: Mapping[str, Parameter]) -> Phrase | None:
    """A phrase with a known word; None if what follows the word is not of the kind it takes."""
    denied = text.startswith(NOT)
    word, _, rest = text.removeprefix(NOT).partition(":")
    match known[word]:
        case "":
            return None if rest else Phrase(word, denied=denied)
        case "int":
            return Phrase(word, number=int(rest), denied=denied) if rest.isdecimal() else None
        case "id" | "kind":
            return Phrase(word, rest, denied=denied)
        case "zone" | "counter":
            about, _, number = rest.rpartition(":")
            return Phrase(word, about, int(number), denied) if about and number.isdecimal() else None


@cache
def condition(text: str) -> Phrase:
    """A condition of content that was checked when it was read."""
    found = read_phrase(text, CONDITIONS)
    assert found is not None, text
    return found


def conditions(texts: Iterable[str]) -> tuple[Phrase, ...]:
    """Several conditions."""
    return tuple(condition(text) for text in texts)


@cache
def grant(text: str) -> Phrase:
    """A grant of content that was checked when it was read."""
    found = read_phrase(text, GRANTS)
    assert found is not None, text
    return found


@cache
def count_of(text: str) -> Phrase:
    """What something is counted by: a word of `words.COUNTERS`, `counter:<name>` or `zone.<zone>`."""
    word, _, about = text.partition(":")
    if word.startswith("zone."):
        return Phrase("zone", word.removeprefix("zone."))
    return Phrase(word, about)
