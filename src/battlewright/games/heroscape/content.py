"""The content of Heroscape, read from TOML: army cards, glyphs, prepared armies, scenarios, battlefields.

`load` answers with a `Content`: all entries by id, and for each army card a `Unit` that finds the parts of
its powers by what they are about. `check` looks at a pack folder and collects every mistake with file,
entry and field; what entries must satisfy beyond their types is in `content_checks.py`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from importlib.resources.abc import Traversable
from typing import Protocol, TypeVar, cast

import msgspec

from battlewright.games.heroscape.board.card import MapCard
from battlewright.games.heroscape.board.reading import parse_maps
from battlewright.games.heroscape.content_checks import Card, Catalogue, known_words, problems
from battlewright.games.heroscape.model import cards
from battlewright.games.heroscape.model.cards import ArmyCard, GlyphCard, ScenarioCard, UnitCard
from battlewright.games.heroscape.model.ids import TREASURE, PowerRef
from battlewright.kernel.entries import ContentError, Entry
from battlewright.kernel.packs import Packs, complaints, pack_files, shelve

SHELVES: dict[str, tuple[str, type[Card]]] = {  # file or folder -> name of its tables, type of its entries
    "units": ("unit", UnitCard),
    "glyphs": ("glyph", GlyphCard),
    "armies": ("army", ArmyCard),
    "scenarios": ("scenario", ScenarioCard),
}

FLIGHT = ("flying", "stealth-flying")


P = TypeVar("P")


class Parts(Protocol):
    """The parts of the powers of an army card by their kind, each with the id of its power."""

    def __contains__(self, kind: type, /) -> bool:
        """Whether the card has such a part."""

    def __getitem__(self, kind: type[P], /) -> list[tuple[str, P]]:
        """The parts of a kind that the card has."""

    def get(self, kind: type[P], default: Sequence[tuple[str, P]], /) -> Sequence[tuple[str, P]]:
        """The parts of a kind."""


class Unit:
    """An army card with its powers laid out by what they are about. Power ids are `unit/power`."""

    def __init__(self, card: UnitCard, more: Sequence[cards.Power] = ()) -> None:
        """Sort the parts of the powers, and of those `more` that treasures give."""
        self.card = card
        self._parts: dict[type, list[tuple[str, object]]] = {}
        self.parts = cast("Parts", self._parts)
        self.traits: dict[str, list[tuple[str, cards.Trait]]] = {}
        self.own: dict[str, list[tuple[str, cards.Modify]]] = {}
        self.auras: dict[str, list[tuple[str, cards.Modify]]] = {}
        self.actions: dict[str, list[tuple[str, int, cards.Action]]] = {}
        self.specials: dict[str, cards.SpecialAttack] = {}
        for power in card.powers:
            for number, part in enumerate(power.parts):
                self._sort(PowerRef(card.id, power.id).text, number, part)
        for power in more:
            for number, part in enumerate(power.parts):
                self._sort(PowerRef(TREASURE, power.id).text, number, part)

    def _sort(self, power: str, number: int, part: object) -> None:
        self._parts.setdefault(type(part), []).append((power, part))
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
        self.treasures: dict[str, cards.Power] = {  # by letter: what a treasure does for its carrier
            letter: cards.Power(card.id, card.name, card.text, card.parts)
            for letter, card in self.glyphs.items()
            if card.treasure
        }
        self.letters: dict[str, str] = {  # by the power of a treasure: its letter
            PowerRef(TREASURE, power.id).text: letter for letter, power in self.treasures.items()
        }
        self.powers |= {power: self.treasures[letter] for power, letter in self.letters.items()}
        self._laden: dict[tuple[str, tuple[str, ...]], Unit] = {}
        self.pinners = frozenset(name for name, unit in self.units.items() if "pins" in unit.traits)
        self.halters = frozenset(name for name, unit in self.units.items() if "halts" in unit.traits)
        self.freezers = frozenset(name for name, unit in self.units.items() if "freezes" in unit.traits)
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

    def laden(self, unit: str, letters: tuple[str, ...]) -> Unit:
        """An army card with the powers of the treasures that a figure of it carries (HS-GLYPH-02)."""
        found = self._laden.get((unit, letters))
        if found is None:
            found = Unit(self.units[unit].card, [self.treasures[letter] for letter in letters])
            self._laden[unit, letters] = found
        return found


# --- reading ------------------------------------------------------------------------------------


def _add(catalogue: Catalogue, folder: Traversable) -> list[ContentError]:
    """Read a folder into the catalogue; answers with all mistakes found in it."""
    errors: list[ContentError] = []
    added: list[tuple[Entry, Card]] = []
    for file in pack_files(folder, (*SHELVES, "maps"), errors):
        if file.shelf == "maps":
            _add_maps(catalogue, file.name, file.text, errors)
        else:
            added += shelve(catalogue, [file], SHELVES, errors)
    words = known_words(catalogue)
    for entry, card in added:
        errors += complaints(entry, problems(card, catalogue, words))
    return errors


def _add_maps(catalogue: Catalogue, file: str, text: str, errors: list[ContentError]) -> None:
    found, wrong = parse_maps(text, file)
    errors += [ContentError(e.file, f"'{e.entry}'" if e.entry else "", e.field, e.problem) for e in wrong]
    for card in found:
        if card.id in catalogue.maps:
            errors.append(ContentError(file, f"'{card.id}'", "id", "there is another map of this id"))
        catalogue.maps.setdefault(card.id, card)


PACKS = Packs("battlewright.games.heroscape", Catalogue, _add, Content)
load, check = PACKS.load, PACKS.check
