"""The content of Heroscape, read from TOML: army cards, glyphs, prepared armies, scenarios, battlefields.

`load` answers with a `Content`: all entries by id, and for each army card a `Unit` that finds the parts of
its powers by what they are about. `check` looks at a pack folder and collects every mistake with file,
entry and field.
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
from battlewright.games.heroscape.board.reading import read_maps
from battlewright.games.heroscape.model import cards
from battlewright.games.heroscape.model.cards import ArmyCard, GlyphCard, ScenarioCard, UnitCard

SHELVES: dict[str, tuple[str, type[Any]]] = {  # file or folder -> name of its tables, type of its entries
    "units": ("unit", UnitCard),
    "glyphs": ("glyph", GlyphCard),
    "armies": ("army", ArmyCard),
    "scenarios": ("scenario", ScenarioCard),
}

FLIGHT = ("flying", "stealth-flying")


class ContentError(ValueError):
    """A mistake in content; the message names file, entry and field."""

    def __init__(self, file: str, entry: str = "", problem: str = "") -> None:
        """Put the place and the complaint together."""
        self.file, self.entry, self.problem = file, entry, problem
        super().__init__(
            ": ".join(part for part in (file, f"entry {entry}" if entry else "", problem) if part)
        )


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
                self._sort(f"{card.id}/{power.id}", number, part)

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

    def __init__(self, shelves: dict[str, dict[str, Any]]) -> None:
        """Make the tables."""
        self.units: dict[str, Unit] = {id: Unit(card) for id, card in shelves["units"].items()}
        self.glyphs: dict[str, GlyphCard] = {card.letter: card for card in shelves["glyphs"].values()}
        self.armies: dict[str, ArmyCard] = shelves["armies"]
        self.scenarios: dict[str, ScenarioCard] = shelves["scenarios"]
        self.maps: dict[str, MapCard] = shelves["maps"]
        self.powers: dict[str, cards.Power] = {
            f"{unit.card.id}/{power.id}": power for unit in self.units.values() for power in unit.card.powers
        }
        self.pinners = frozenset(name for name, unit in self.units.items() if "pins" in unit.traits)
        self.strikers = frozenset(name for name, unit in self.units.items() if cards.Strike in unit.parts)
        self.auras: dict[str, frozenset[str]] = {  # by number: the units that change it for others
            stat: frozenset(name for name, unit in self.units.items() if stat in unit.auras)
            for stat in {stat for unit in self.units.values() for stat in unit.auras}
        }
        encode = msgspec.msgpack.Encoder(order="deterministic").encode
        plain = {name: msgspec.to_builtins(shelf, str_keys=True) for name, shelf in sorted(shelves.items())}
        self.hash = hashlib.sha256(encode(plain)).hexdigest()


def load(*packs: Path) -> Content:
    """The shipped content and the players' packs, checked; the first mistake stops the load."""
    return _load(packs)


@lru_cache(maxsize=8)
def _load(packs: tuple[Path, ...]) -> Content:
    shelves: dict[str, dict[str, Any]] = {name: {} for name in (*SHELVES, "maps")}
    for folder in (_shipped(), *packs):
        errors = _add(shelves, folder)
        if errors:
            raise errors[0]
    return Content(shelves)


def check(folder: Path) -> list[ContentError]:
    """Every mistake in a pack, seen beside the shipped content."""
    shelves: dict[str, dict[str, Any]] = {name: {} for name in (*SHELVES, "maps")}
    _add(shelves, _shipped())
    return _add(shelves, folder)


def _shipped() -> Traversable:
    return files("battlewright.games.heroscape") / "content"


def _add(shelves: dict[str, dict[str, Any]], folder: Traversable | Path) -> list[ContentError]:
    errors: list[ContentError] = []
    for name, (table, kind) in SHELVES.items():
        for file, text in _texts(folder, name):
            try:
                document = tomllib.loads(text)
            except tomllib.TOMLDecodeError as error:
                errors.append(ContentError(file, problem=f"not readable as TOML: {error}"))
                continue
            unknown = sorted(set(document) - {table})
            if unknown:
                errors.append(
                    ContentError(file, problem=f"unknown table {unknown[0]!r}; expected [[{table}]]")
                )
            for entry in document.get(table, []):
                _add_entry(shelves[name], file, entry, kind, errors)
    maps, wrong = read_maps(folder / "maps") if (folder / "maps").is_dir() else ({}, [])
    errors += [ContentError(f"maps/{e.file}", e.entry, f"field '{e.field}': {e.problem}") for e in wrong]
    shelves["maps"].update(maps)
    errors.extend(_references(shelves))
    return errors


def _add_entry(
    shelf: dict[str, Any], file: str, entry: dict[str, Any], kind: type[Any], errors: list[ContentError]
) -> None:
    id = str(entry.get("id", "?"))
    try:
        card = msgspec.convert(entry, kind)
    except msgspec.ValidationError as error:
        errors.append(ContentError(file, id, str(error)))
        return
    if id in shelf:
        errors.append(ContentError(file, id, "there is another entry with this id"))
    shelf[id] = card


def _texts(folder: Traversable | Path, name: str) -> Iterator[tuple[str, str]]:
    single = folder / f"{name}.toml"
    if single.is_file():
        yield single.name, single.read_text(encoding="utf-8")
    nested = folder / name
    if nested.is_dir():
        for file in sorted(nested.iterdir(), key=lambda found: found.name):
            if file.name.endswith(".toml"):
                yield f"{name}/{file.name}", file.read_text(encoding="utf-8")


def _references(shelves: dict[str, dict[str, Any]]) -> list[ContentError]:
    """Armies name cards and scenarios name maps and armies that exist."""
    errors = []
    for army in shelves["armies"].values():
        for entry in army.cards:
            if entry.card not in shelves["units"]:
                errors.append(ContentError("armies", army.id, f"field 'cards': no army card {entry.card!r}"))
    for scenario in shelves["scenarios"].values():
        if scenario.map and scenario.map not in shelves["maps"]:
            errors.append(ContentError("scenarios", scenario.id, f"field 'map': no map {scenario.map!r}"))
        for name in scenario.armies:
            if name not in shelves["armies"]:
                errors.append(ContentError("scenarios", scenario.id, f"field 'armies': no army {name!r}"))
    return errors
