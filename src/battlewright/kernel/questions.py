"""The questions that `Game.explain` answers, declared so that clients can render a form.

A game lists its questions in its catalogue (`questions`); a generic client shows them, fills in the
blanks and sends the intent. Names are ids defined by the game, for which clients have messages.
"""

from __future__ import annotations

from msgspec import Struct


class Blank(Struct, frozen=True, omit_defaults=True):
    """Something to be filled in: one of the rows of a section of the table, or typed where `rows` is empty.

    `rows` names the section (`figures`), or a column of it that holds rows of its own (`cards.powers`), or a
    section of the catalogue. A row answers with its `id`, and is called what its column `label` says. A
    section that is a plain list is chosen from as it is.
    """

    name: str
    rows: str = ""
    label: str = "name"


class Question(Struct, frozen=True, omit_defaults=True):
    """A kind of intent: `{blank}` in its values is replaced by what the user fills in."""

    name: str
    intent: dict[str, str]
    blanks: tuple[Blank, ...] = ()


def asking(name: str, *blanks: Blank, **intent: str) -> Question:
    """A question whose intent has its own name and a value for each blank, with others given."""
    filled = {blank.name: f"{{{blank.name}}}" for blank in blanks}
    return Question(name, {"intent": name, **filled, **intent}, blanks)
