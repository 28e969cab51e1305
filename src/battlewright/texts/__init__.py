"""All words that players see: messages in Fluent files, one folder per language, and rulebooks.

The files are `battlewright/locales/<language>/*.ftl`; the web client reads the same ones. A message
is found by its id and filled with named values. Nothing here knows a game: a game says which id and
which values (`games/<game>/describe.py`), and keeps its rules in a ledger that `rulebook` reads.
"""

from battlewright.texts.messages import (
    ENGLISH,
    MissingTextError,
    Texts,
    TextsError,
    browser_texts,
    differences,
    languages,
    texts_in,
)
from battlewright.texts.rulebook import Example, Rule, Rulebook, rulebook

__all__ = [
    "ENGLISH",
    "Example",
    "MissingTextError",
    "Rule",
    "Rulebook",
    "Texts",
    "TextsError",
    "browser_texts",
    "differences",
    "languages",
    "rulebook",
    "texts_in",
]
