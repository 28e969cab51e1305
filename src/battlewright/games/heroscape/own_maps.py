"""Battlefields that a match brings along: the setup holds a whole map instead of the name of one.

Such a map is not content. The state keeps it as text in the field that otherwise holds the map's name, so
that a match, a view or a replay of it needs nothing else; the text is the card as JSON, always the same bytes
for the same map. What people may bring is bounded.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping

import msgspec

from battlewright.games.heroscape.board.build import Problem
from battlewright.games.heroscape.board.cache import BoundedCache
from battlewright.games.heroscape.board.card import MapCard
from battlewright.games.heroscape.board.columns import EMPTY
from battlewright.games.heroscape.board.reading import MapError, converted, decode
from battlewright.games.heroscape.content import Content

MOST_HEXES = 2_000
MOST_ACROSS = 120  # columns, and rows
MOST_LAYERS = 6  # walkable parts of one column
MOST_PIECES = 600  # of all kinds together; parts of walls count one by one
MOST_LAYOUTS = 12
MOST_ZONES = 8
MOST_MARKS = 40
LONGEST_NAME = 80
LONGEST_TEXT = 2_000
PREFIX = "own-"

_encode = msgspec.json.Encoder(order="deterministic").encode
_cards: BoundedCache[str, MapCard] = BoundedCache(64)


def is_own(name: str) -> bool:
    """Whether the map of a state is one that the match brought along."""
    return name.startswith("{")


def text_of(card: MapCard) -> str:
    """A map as the text a state keeps."""
    return _encode(card).decode()


def id_of(text: str) -> str:
    """A short name for such a text, by its content."""
    return PREFIX + hashlib.sha256(text.encode()).hexdigest()[:20]


def card_of(text: str) -> MapCard:
    """The map of such a text; made once."""
    found = _cards.get(text)
    return found if found is not None else _cards.keep(text, msgspec.json.decode(text, type=MapCard))


def map_named(content: Content, name: str) -> MapCard:
    """The map of a state: one of the content, or its own."""
    return card_of(name) if is_own(name) else content.maps[name]


def brought(raw: Mapping[str, object]) -> tuple[MapCard | None, list[MapError]]:
    """A map from its table, within the bounds and without a mistake; else everything that is wrong."""
    card, errors = bounded(raw)
    if card is None:
        return None, errors
    return decode(dict(raw), "map")


def bounded(raw: object) -> tuple[MapCard | None, list[MapError]]:
    """A map from its table, whatever mistakes it has, unless it is beyond the bounds or has another shape."""
    card, errors = converted(raw, "map")
    if card is None:
        return None, errors
    beyond = [MapError("map", card.id[:LONGEST_NAME], each.field, each.problem) for each in _beyond(card)]
    return (None if beyond else card), beyond


def _beyond(card: MapCard) -> Iterator[Problem]:
    """What of a card is more than a table holds."""
    rows = [row.split() for row in card.rows]
    hexes = sum(cell != EMPTY for row in rows for cell in row)
    edges = sum(len(wall.edges.split()) for wall in card.walls)
    spaces = sum(len(piece.at.split()) for piece in card.obstacles)
    others = len(card.ladders) + len(card.doors) + len(card.hives) + len(card.climbs.split())
    labels = sum(len(zone.split()) for layout in card.layouts for zone in layout.zones)
    labels += sum(len(layout.glyphs.split()) for layout in card.layouts)
    labels += sum(len(each.split()) for each in card.marks.values())
    counts = (
        ("rows", hexes, MOST_HEXES, "hexes"),
        ("rows", len(rows), MOST_ACROSS, "rows"),
        ("rows", max(map(len, rows), default=0), MOST_ACROSS, "columns"),
        ("rows", max((cell.count("^") for row in rows for cell in row), default=0), MOST_LAYERS, "gaps"),
        ("walls", edges + spaces + others, MOST_PIECES, "pieces"),
        ("layouts", len(card.layouts), MOST_LAYOUTS, "layouts"),
        ("layouts", max((len(each.zones) for each in card.layouts), default=0), MOST_ZONES, "zones"),
        ("layouts", labels, MOST_HEXES * MOST_LAYOUTS, "marked spaces"),
        ("marks", len(card.marks), MOST_MARKS, "marks"),
        ("name", max(len(card.name), len(card.id)), LONGEST_NAME, "letters"),
        ("note", len(card.note), LONGEST_TEXT, "letters"),
        ("sets", len(card.sets), MOST_MARKS, "sets"),
    )
    for field, count, most, what in counts:
        if count > most:
            yield Problem(field, f"{count} {what} are more than {most}")
    if any(len(cell) > 60 for row in rows for cell in row):
        yield Problem("rows", "a cell is too long")
    if not card.name.isprintable() or not card.name.strip():
        yield Problem("name", "a map needs a name of one line")
