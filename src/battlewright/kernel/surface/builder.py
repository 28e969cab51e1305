"""The data a client needs to build lists outside a match: Forces, armies, teams.

A list has the same form in every game: a sequence of lines. Its terms are a part of a setup: a scenario,
points, switches. Whether it is legal under them is decided by the game (`battlewright.kernel.building`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from msgspec import Meta, Struct

from battlewright.kernel.surface.lobby import Switch

CardId = Annotated[str, Meta(max_length=64)]
MOST_LINES = 80
MOST_COPIES = 40


class Line(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A card of a list: how many copies of it, and what it carries."""

    card: CardId
    copies: Annotated[int, Meta(ge=1, le=MOST_COPIES)] = 1
    carries: Annotated[list[CardId], Meta(max_length=20)] = []


Lines = Annotated[list[Line], Meta(max_length=MOST_LINES)]


# --- what lists are made of -----------------------------------------------------------------------


class ListFormat(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something to build for: its terms, the points that can be spent (0: none are counted), and how many
    cards each section holds, where that is fixed: the fewest and the most."""

    id: str
    name: str
    terms: dict[str, object]
    points: int = 0
    sizes: dict[str, tuple[int, int]] = {}


class ListSection(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A kind of card of a list; `carried`: cards of this kind belong to a line."""

    id: str
    name: str
    carried: bool = False


class ListTrait(Struct, frozen=True):
    """Something cards are sorted and filtered by: its values with their words."""

    id: str
    name: str
    values: dict[str, str]


class ListNumber(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A number of cards, for comparing and sorting; `dice`: the dice of a card, for the curve of a list."""

    id: str
    name: str
    dice: bool = False


class ListEntry(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A card that lists are made of; `text` is what it says, `models` how many figures it brings."""

    name: str
    section: str
    points: int = 0
    text: str = ""
    traits: dict[str, str] = {}
    numbers: dict[str, int] = {}
    models: int = 0


class PreparedList(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A list that comes with the game."""

    id: str
    name: str
    text: str = ""
    lines: tuple[Line, ...]


class Builder(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Everything the screen for building lists of a game needs.

    `noun` is what a list is called; a list fills `seats` seats of a match, line by line where there are
    several. `switches` are those that bear on lists.
    """

    game: str
    hash: str
    noun: str
    formats: tuple[ListFormat, ...]
    sections: tuple[ListSection, ...]
    traits: tuple[ListTrait, ...]
    numbers: tuple[ListNumber, ...]
    entries: Mapping[str, ListEntry]
    prepared: tuple[PreparedList, ...]
    switches: dict[str, Switch] = {}
    seats: int = 1


# --- what is said of a list -----------------------------------------------------------------------


class Reason(Struct, frozen=True, omit_defaults=True):
    """Why not: the rule, the sentence, and the cards it is about."""

    rule: str
    text: str
    cards: tuple[str, ...] = ()


class SlotCount(Struct, frozen=True):
    """Slots of a kind of one line: how many are used, how many there are."""

    id: str
    name: str
    used: int
    room: int


class LineCheck(Struct, frozen=True, omit_defaults=True):
    """A line of a list: its points, its slots, and for what cannot be added to it the number of a reason."""

    points: int
    slots: tuple[SlotCount, ...] = ()
    closed: dict[str, int] = {}


class ListCheck(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is to be said of a list: whether it is legal, what is wrong or missing, and what cannot be added.

    `closed` names the cards that cannot be added at all, each with the number of one of the `reasons`.
    """

    legal: bool
    points: int
    most: int = 0
    counts: dict[str, int] = {}
    problems: tuple[Reason, ...] = ()
    reasons: tuple[Reason, ...] = ()
    closed: dict[str, int] = {}
    lines: tuple[LineCheck, ...] = ()
