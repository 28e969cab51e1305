"""Map files: reading, checking, writing. Mistakes name file, entry and field.

A file holds one or more `[[map]]` tables. `read_maps` answers with the cards of a file and all that is
wrong with it; `map_card` finds a shipped map by name.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import msgspec

from battlewright.games.heroscape.board.build import problems
from battlewright.games.heroscape.board.card import MapCard

_AT = re.compile(r"^(?P<problem>.*?)(?: - at `\$(?P<path>[^`]*)`)?$", re.DOTALL)


class MapError(ValueError):
    """A mistake in a map file; the message names file, entry and field."""

    def __init__(self, file: str, entry: str = "", field: str = "", problem: str = "") -> None:
        """Put the place and the complaint together."""
        self.file, self.entry, self.field, self.problem = file, entry, field, problem
        place = [file, f"map '{entry}'" if entry else "", f"field '{field}'" if field else ""]
        super().__init__(": ".join(part for part in (*place, problem) if part))


def parse_maps(text: str, file: str) -> tuple[list[MapCard], list[MapError]]:
    """The maps of a file's text, and everything that is wrong with them."""
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        return [], [MapError(file, problem=f"not valid TOML: {error}")]
    cards: list[MapCard] = []
    errors: list[MapError] = []
    for key, value in tables.items():
        if key != "map" or not isinstance(value, list):
            errors.append(MapError(file, field=key, problem="unknown table; expected [[map]]"))
            continue
        for number, raw in enumerate(value, start=1):
            card, wrong = decode(raw, file, number)
            errors += wrong
            if card is not None:
                cards.append(card)
    return cards, errors


def decode(raw: object, file: str, number: int = 1) -> tuple[MapCard | None, list[MapError]]:
    """One map from its table, checked."""
    card, errors = converted(raw, file, number)
    if card is None:
        return None, errors
    wrong = [MapError(file, card.id, problem.field, problem.problem) for problem in problems(card)]
    return (None if wrong else card), wrong


def converted(raw: object, file: str, number: int = 1) -> tuple[MapCard | None, list[MapError]]:
    """One map from its table, whatever it says as long as it has the shape of one."""
    name = str(raw.get("id", number)) if isinstance(raw, dict) else str(number)
    try:
        return _tidied(msgspec.convert(raw, MapCard)), []
    except msgspec.ValidationError as error:
        found = _AT.match(str(error))
        path = (found["path"] or "").lstrip(".") if found else ""
        problem = found["problem"] if found else str(error)
        return None, [MapError(file, name, path, problem)]


def _tidied(card: MapCard) -> MapCard:
    """A card with single blanks in its rows and zones, however they are laid out in the file."""
    layouts = tuple(
        msgspec.structs.replace(
            layout,
            zones=tuple(" ".join(zone.split()) for zone in layout.zones),
            glyphs=" ".join(layout.glyphs.split()),
        )
        for layout in card.layouts
    )
    return msgspec.structs.replace(
        card,
        rows=tuple(" ".join(row.split()) for row in card.rows),
        layouts=layouts,
        climbs=" ".join(card.climbs.split()),
        marks={name: " ".join(labels.split()) for name, labels in card.marks.items()},
    )


def read_maps(folder: Traversable | Path) -> tuple[dict[str, MapCard], list[MapError]]:
    """The maps of all files of a folder by id, and everything that is wrong with them."""
    cards: dict[str, MapCard] = {}
    errors: list[MapError] = []
    for file in sorted(_files(folder), key=lambda each: each.name):
        try:
            text = file.read_text(encoding="utf-8")
        except UnicodeDecodeError as error:
            errors.append(MapError(file.name, problem=f"not UTF-8 text: {error}"))
            continue
        found, wrong = parse_maps(text, file.name)
        errors += wrong
        for card in found:
            if card.id in cards:
                errors.append(MapError(file.name, card.id, "id", "there is another map of this id"))
            cards.setdefault(card.id, card)
    return cards, errors


def _files(folder: Traversable | Path) -> Iterator[Traversable | Path]:
    return (file for file in folder.iterdir() if file.name.endswith(".toml"))


@cache
def shipped_maps() -> dict[str, MapCard]:
    """All maps that come with the game, by id."""
    cards, errors = read_maps(files("battlewright.games.heroscape") / "content" / "maps")
    if errors:
        for other in errors[1:]:
            errors[0].add_note(str(other))
        raise errors[0]
    return cards


def map_card(name: str) -> MapCard:
    """A shipped map by id or title; LookupError names those there are."""
    maps = shipped_maps()
    if name in maps:
        return maps[name]
    for card in maps.values():
        if card.name.casefold() == name.casefold():
            return card
    raise LookupError(f"no map {name!r}; there are: {', '.join(sorted(maps))}")
