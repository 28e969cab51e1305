"""The content of Heroscape, read from TOML: army cards, glyphs, prepared armies, scenarios, battlefields.

`load` answers with a `Content`: all entries by id, and for each army card a `Unit` that finds the parts of
its powers by what they are about. `check` looks at a pack folder and collects every mistake with file,
entry and field; what entries must satisfy beyond their types is in `content_checks.py`.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import msgspec

from battlewright.games.heroscape.board.card import MapCard
from battlewright.games.heroscape.board.reading import parse_maps
from battlewright.games.heroscape.content_checks import Card, Catalogue, known_words, problems
from battlewright.games.heroscape.model import cards
from battlewright.games.heroscape.model.cards import ArmyCard, GlyphCard, ScenarioCard, UnitCard
from battlewright.games.heroscape.model.ids import PowerRef
from battlewright.kernel.entries import ContentError, Entry, decode, entries_of, nearest

SHELVES: dict[str, tuple[str, type[Card]]] = {  # file or folder -> name of its tables, type of its entries
    "units": ("unit", UnitCard),
    "glyphs": ("glyph", GlyphCard),
    "armies": ("army", ArmyCard),
    "scenarios": ("scenario", ScenarioCard),
}

FLIGHT = ("flying", "stealth-flying")


class Unit:
    """An army card with its powers laid out by what they are about. Power ids are `unit/power`."""

    def __init__(self, card: UnitCard) -> None:
        """Sort the parts of the powers."""
        self.card = card
        self.parts: dict[type, list[tuple[str, Any]]] = {}
        self.traits: dict[str, list[tuple[str, cards.Trait]]] = {}
        self.own: dict[str, list[tuple[str, cards.Modify]]] = {}
        self.auras: dict[str, list[tuple[str, cards.Modify]]] = {}
        self.actions: dict[str, list[tuple[str, int, cards.Action]]] = {}
        self.specials: dict[str, cards.SpecialAttack] = {}
        for power in card.powers:
            for number, part in enumerate(power.parts):
                self._sort(PowerRef(card.id, power.id).text, number, part)

    def _sort(self, power: str, number: int, part: Any) -> None:
        self.parts.setdefault(type(part), []).append((power, part))
        match part:
            case cards.Trait():
                self.traits.setdefault(part.trait, []).append((power, part))
            case cards.Modify():
                shelf = self.own if part.whom is None or part.self_too else None
                if shelf is not None:
                    shelf.setdefault(part.stat, []).append((power, part))
                if part.whom is not None:
                    self.auras.setdefault(part.stat, []).append((power, part))
            case cards.Action():
                self.actions.setdefault(part.moment, []).append((power, number, part))
            case cards.SpecialAttack():
                self.specials[power] = part
            case _:
                pass

    @property
    def flies(self) -> bool:
        """Whether it has Flying or Stealth Flying."""
        return any(trait in self.traits for trait in FLIGHT)


class Content:
    """All content of a match."""

    def __init__(self, catalogue: Catalogue) -> None:
        """Make the tables."""
        self.units: dict[str, Unit] = {id: Unit(card) for id, card in catalogue.units.items()}
        self.glyphs: dict[str, GlyphCard] = {card.letter: card for card in catalogue.glyphs.values()}
        self.armies: dict[str, ArmyCard] = catalogue.armies
        self.scenarios: dict[str, ScenarioCard] = catalogue.scenarios
        self.maps: dict[str, MapCard] = catalogue.maps
        self.powers: dict[str, cards.Power] = {
            PowerRef(unit.card.id, power.id).text: power
            for unit in self.units.values()
            for power in unit.card.powers
        }
        self.pinners = frozenset(name for name, unit in self.units.items() if "pins" in unit.traits)
        self.strikers = frozenset(name for name, unit in self.units.items() if cards.Strike in unit.parts)
        self.auras: dict[str, frozenset[str]] = {  # by number: the units that change it for others
            stat: frozenset(name for name, unit in self.units.items() if stat in unit.auras)
            for stat in {stat for unit in self.units.values() for stat in unit.auras}
        }
        encode = msgspec.msgpack.Encoder(order="deterministic").encode
        plain = {
            name: msgspec.to_builtins(getattr(catalogue, name), str_keys=True)
            for name in sorted((*SHELVES, "maps"))
        }
        self.hash = hashlib.sha256(encode(plain)).hexdigest()


def load(*packs: Path) -> Content:
    """The shipped content and the players' packs, checked; the first mistake stops the load."""
    return _load(packs)


@lru_cache(maxsize=8)
def _load(packs: tuple[Path, ...]) -> Content:
    catalogue = Catalogue()
    for folder in (_shipped(), *packs):
        errors = _add(catalogue, folder)
        if errors:
            for other in errors[1:]:
                errors[0].add_note(str(other))
            raise errors[0]
    return Content(catalogue)


def check(folder: Path) -> list[ContentError]:
    """Every mistake in a pack, seen beside the shipped content."""
    catalogue = Catalogue()
    _add(catalogue, _shipped())
    return _add(catalogue, folder)


def _shipped() -> Traversable:
    return files("battlewright.games.heroscape") / "content"


# --- reading ------------------------------------------------------------------------------------


def _add(catalogue: Catalogue, folder: Traversable | Path) -> list[ContentError]:
    """Read a folder into the catalogue; answers with all mistakes found in it."""
    errors: list[ContentError] = []
    added: list[tuple[Entry, Card]] = []
    for name, file in sorted(_files(folder), key=lambda found: found[0]):
        shelf = name.partition("/")[0].removesuffix(".toml")
        try:
            text = file.read_text(encoding="utf-8")
        except UnicodeDecodeError as error:
            errors.append(ContentError(name, problem=f"not UTF-8 text: {error}"))
            continue
        if shelf == "maps":
            _add_maps(catalogue, name, text, errors)
        elif shelf in SHELVES:
            added += _add_entries(catalogue, _entries(name, shelf, text, errors), errors)
        else:
            errors.append(ContentError(name, problem=f"unknown file{nearest(shelf, [*SHELVES, 'maps'])}"))
    words = known_words(catalogue)
    for entry, card in added:
        complaints = problems(card, catalogue, words)
        errors += [ContentError(entry.file, entry.name, *complaint) for complaint in complaints]
    return errors


def _files(folder: Traversable | Path) -> Iterator[tuple[str, Traversable | Path]]:
    for child in folder.iterdir():
        if child.is_dir() and child.name in (*SHELVES, "maps"):
            inside = (file for file in child.iterdir() if file.name.endswith(".toml"))
            yield from ((f"{child.name}/{file.name}", file) for file in inside)
        elif child.name.endswith(".toml"):
            yield child.name, child


def _add_maps(catalogue: Catalogue, file: str, text: str, errors: list[ContentError]) -> None:
    found, wrong = parse_maps(text, file)
    errors += [ContentError(e.file, f"'{e.entry}'" if e.entry else "", e.field, e.problem) for e in wrong]
    for card in found:
        if card.id in catalogue.maps:
            errors.append(ContentError(file, f"'{card.id}'", "id", "there is another map of this id"))
        catalogue.maps.setdefault(card.id, card)


def _add_entries(
    catalogue: Catalogue, entries: Iterator[Entry], errors: list[ContentError]
) -> list[tuple[Entry, Card]]:
    """Put entries on their shelf; those that are well-formed come back."""
    added: list[tuple[Entry, Card]] = []
    for entry in entries:
        card, complaints = decode(entry.raw, SHELVES[entry.shelf][1])
        errors += [ContentError(entry.file, entry.name, *complaint) for complaint in complaints]
        if card is None:
            continue
        shelf = getattr(catalogue, entry.shelf)
        if card.id in shelf and not entry.replaces:
            errors.append(ContentError(entry.file, entry.name, "id", "exists already (say replaces = true)"))
            continue
        if entry.replaces and card.id not in shelf:
            complaint = f"there is no '{card.id}' to replace{nearest(card.id, shelf)}"
            errors.append(ContentError(entry.file, entry.name, "replaces", complaint))
        shelf[card.id] = card
        added.append((entry, card))
    return added


def _entries(file: str, shelf: str, text: str, errors: list[ContentError]) -> Iterator[Entry]:
    """The tables of a file; whatever else is in it is a mistake."""
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        errors.append(ContentError(file, problem=f"not valid TOML: {error}"))
        return
    yield from entries_of(file, shelf, SHELVES[shelf][0], tables, errors)
