"""What content must satisfy beyond its types: known names, ascending rows, whole armies and scenarios.

`problems` looks at one entry beside everything it may refer to and yields (field, complaint) pairs;
`content.py` adds file and entry. Battlefields are checked where they are built (`board/build.py`).
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from typing import TypeAlias

from msgspec import Struct

from battlewright.games.heroscape import switches
from battlewright.games.heroscape.board.card import MapCard
from battlewright.games.heroscape.board.pieces import PIECES, TERRAIN
from battlewright.games.heroscape.model import cards
from battlewright.games.heroscape.model.cards import ArmyCard, GlyphCard, ScenarioCard, UnitCard
from battlewright.kernel.entries import Problem, nearest, records

Card: TypeAlias = UnitCard | GlyphCard | ArmyCard | ScenarioCard

ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
MARKERS = ("1", "2", "3", "X")
WORDS = ("species", "unit_class", "personality", "general", "size", "unit_type", "rarity")
GROUND = ("terrain", "started_terrain", "start_terrain", "not_terrain", "on", "plus_on")
AT_LEAST = {"height": 1, "life": 1, "figures": 1, "hexes": 1, "move": 0, "range": 0, "attack": 0, "points": 0}


@dataclass
class Catalogue:
    """All entries, by kind and id."""

    units: dict[str, UnitCard] = field(default_factory=dict)
    glyphs: dict[str, GlyphCard] = field(default_factory=dict)
    armies: dict[str, ArmyCard] = field(default_factory=dict)
    scenarios: dict[str, ScenarioCard] = field(default_factory=dict)
    maps: dict[str, MapCard] = field(default_factory=dict)


def known_words(known: Catalogue) -> dict[str, set[str]]:
    """The species, classes, tags … that some army card has, and the ids of cards and powers."""
    found: dict[str, set[str]] = {name: set() for name in (*WORDS, "tags")}
    for card in known.units.values():
        for name in WORDS:
            found[name].add(getattr(card, name))
        found["tags"].update(card.tags)
    found["size"] |= {"small", "medium", "large", "huge"}
    found["personality"].update(
        part.as_personality
        for card in known.units.values()
        for _, part in records(card)
        if isinstance(part, cards.NameCard) and part.as_personality
    )
    for card in known.units.values():
        for _, part in records(card):
            if isinstance(part, cards.Transform):
                found["species"].add(part.species)
                found["unit_class"].add(part.unit_class)
                found["personality"].add(part.personality)
    found["units"] = set(known.units)
    found["powers"] = {power.id for card in known.units.values() for power in card.powers} | {"treasure-trap"}
    return found


def problems(card: Card, known: Catalogue, words: dict[str, set[str]]) -> Iterator[Problem]:
    """Everything that is wrong with an entry whose fields have the right types."""
    if not ID.fullmatch(card.id):
        yield "id", f"'{card.id}' is not written in small letters, digits and hyphens"
    match card:
        case UnitCard():
            yield from _unit_problems(card, words)
        case GlyphCard():
            yield from _glyph_problems(card, known, words)
        case ArmyCard():
            yield from _army_problems(card, known)
        case ScenarioCard():
            yield from _scenario_problems(card, known)


# --- army cards ---------------------------------------------------------------------------------


def _unit_problems(card: UnitCard, words: dict[str, set[str]]) -> Iterator[Problem]:
    for name, least in AT_LEAST.items():
        if getattr(card, name) < least:
            yield name, f"is at least {least}"
    ids = [power.id for power in card.powers]
    for index, power in enumerate(card.powers):
        path = f"powers[{index}]"
        if not ID.fullmatch(power.id):
            yield f"{path}.id", f"'{power.id}' is not written in small letters, digits and hyphens"
        if power.id in ids[:index]:
            yield f"{path}.id", f"there is another power '{power.id}' on this card"
        if not power.text.strip():
            yield f"{path}.text", "is empty"
        if not power.parts:
            yield f"{path}.parts", "is empty: the power would do nothing"
        for place, record in records(power.parts, f"{path}.parts"):
            yield from _record_problems(place, record, words)


def _record_problems(path: str, record: Struct, words: dict[str, set[str]]) -> Iterator[Problem]:
    for name in GROUND:
        found = getattr(record, name, ())
        named = (found,) if isinstance(found, str) else found
        yield from _unknown(f"{path}.{name}", "terrain", named, TERRAIN.values())
    match record:
        case cards.Filter():
            for name in (*WORDS, "tags"):
                yield from _unknown(f"{path}.{name}", name, getattr(record, name), words[name])
            yield from _unknown(f"{path}.units", "army card", record.units, words["units"])
        case cards.When():
            yield from _unknown(f"{path}.beside_obstacle", "obstacle", record.beside_obstacle, PIECES)
        case cards.MoveMode(along_obstacle=kind) if kind:
            yield from _unknown(f"{path}.along_obstacle", "obstacle", [kind], PIECES)
        case cards.Modify():
            yield from _modify_problems(path, record, words)
        case cards.Deploy():
            yield from _unknown(f"{path}.units", "army card", record.units, words["units"])
        case cards.Action():
            yield from _action_problems(path, record, words)
        case cards.SpecialAttack():
            yield from _special_problems(path, record)
        case cards.MoveRoll() | cards.Swarm():
            yield from _ascending(f"{path}.rows", [row[0] for row in record.rows])
        case cards.Bond(marker=marker) if marker:
            yield from _unknown(f"{path}.marker", "order marker", [marker], MARKERS)
        case _:
            pass


def _modify_problems(path: str, part: cards.Modify, words: dict[str, set[str]]) -> Iterator[Problem]:
    if part.stat == "d20" and not part.of_power:
        yield f"{path}.of_power", "is missing: the power whose rolls are changed, or '*' for any"
    if part.of_power and part.of_power != "*":
        yield from _unknown(f"{path}.of_power", "power", [part.of_power], words["powers"])


def _action_problems(path: str, part: cards.Action, words: dict[str, set[str]]) -> Iterator[Problem]:
    for name in ("rows", "hero_rows"):
        yield from _ascending(f"{path}.{name}", [row.least for row in getattr(part, name)])
    if not part.rows:
        yield f"{path}.rows", "is empty: the action would do nothing"
    if part.marker:
        yield from _unknown(f"{path}.marker", "order marker", [part.marker], MARKERS)
    if part.if_other_dies:
        yield from _unknown(f"{path}.if_other_dies", "army card", [part.if_other_dies], words["units"])


def _special_problems(path: str, part: cards.SpecialAttack) -> Iterator[Problem]:
    if isinstance(part.repeat, cards.Pool) and not part.choose_dice:
        yield f"{path}.choose_dice", "is missing: how many dice of the pool one attack may take"
    if part.team is not None and part.team.how == "cluster" and part.team.figures != 3:
        yield f"{path}.team.figures", "is 3 for a cluster"
    if part.aim.objects and (part.team is not None or isinstance(part.then, cards.Venom | cards.Pounce)):
        yield f"{path}.aim.objects", "is false where a figure must be the target"
    if part.usage.moved and part.usage.unmoved:
        yield f"{path}.usage", "a figure cannot have moved and not moved"


def _ascending(path: str, numbers: list[int]) -> Iterator[Problem]:
    if any(earlier >= later for earlier, later in pairwise(numbers)):
        yield path, "the rows must ascend"


def _unknown(path: str, what: str, said: Collection[str], known: Collection[str]) -> Iterator[Problem]:
    for word in said:
        if word not in known:
            yield path, f"unknown {what.replace('_', ' ')} '{word}'{nearest(word, known)}"


# --- glyphs, armies, scenarios ------------------------------------------------------------------


LETTER = re.compile(r"[A-Z][a-z]?")
FOR_CARDS = (cards.Bond, cards.Swarm, cards.Reserve, cards.Strike, cards.Spirit, cards.Rise, cards.Carry)


def _glyph_problems(card: GlyphCard, known: Catalogue, words: dict[str, set[str]]) -> Iterator[Problem]:
    if not LETTER.fullmatch(card.letter) or (card.letter[1:] and not card.treasure):
        yield "letter", f"'{card.letter}' is not one capital letter (and a small one for a treasure)"
    for other in known.glyphs.values():
        if other.letter == card.letter and other.id != card.id:
            yield "letter", f"'{card.letter}' is the letter of '{other.id}'"
    if not card.treasure and (card.parts or card.once):
        yield "parts" if card.parts else "once", "is for treasures; what another glyph does is a rule"
    for place, record in records(card.parts, "parts"):
        yield from _record_problems(place, record, words)
        if _for_cards(record):
            yield place, "is nothing a treasure can do"


def _for_cards(record: Struct) -> bool:
    """Whether a part is asked for by the name of an army card, not by the figure that carries a treasure."""
    match record:
        case cards.Modify():
            return record.whom is not None
        case cards.Trait():
            return record.trait in ("pins", "halts", "freezes", "immobile", "flying", "stealth-flying")
        case _:
            return isinstance(record, FOR_CARDS)


def _army_problems(card: ArmyCard, known: Catalogue) -> Iterator[Problem]:
    if not card.cards:
        yield "cards", "is empty"
    for index, entry in enumerate(card.cards):
        path = f"cards[{index}]"
        yield from _unknown(f"{path}.card", "army card", [entry.card], known.units)
        unit = known.units.get(entry.card)
        if entry.copies < 1:
            yield f"{path}.copies", "is at least 1"
        elif entry.copies > 1 and unit is not None and unit.rarity == "unique":
            yield f"{path}.copies", f"'{unit.id}' is unique (HS-SETUP-08)"


def _scenario_problems(card: ScenarioCard, known: Catalogue) -> Iterator[Problem]:
    if not card.players or not all(2 <= count <= 6 for count in card.players):
        yield "players", "lists numbers of players from 2 to 6"
    if card.rounds < 1:
        yield "rounds", "is at least 1"
    for index, name in enumerate(card.armies):
        yield from _unknown(f"armies[{index}]", "army", [name], known.armies)
    for problem in switches.problems(card.switches):
        yield "switches", problem
    for at, said in card.glyphs.items():
        letters = {glyph.letter for glyph in known.glyphs.values()} | {""}
        if said.removeprefix("?") not in letters:
            yield f"glyphs.{at}", f"no glyph has the letter '{said.removeprefix('?')}'"
        if said.startswith("?") and any(g.treasure and g.letter == said[1:] for g in known.glyphs.values()):
            yield f"glyphs.{at}", "a treasure lies power side up (HS-GLYPH-02)"
    seats = sorted(seat for team in card.teams for seat in team)
    if seats and (len(card.players) != 1 or seats != list(range(card.players[0]))):
        yield "teams", "name each seat from 0 on once, for the one number of players there is"
    if card.map:
        yield from _unknown("map", "map", [card.map], known.maps)
        yield from _goal_problems(card, known.maps.get(card.map))


def _goal_problems(card: ScenarioCard, field: MapCard | None) -> Iterator[Problem]:
    """What a goal asks for is marked on the map of the scenario."""
    if field is not None and card.goal.marks:
        yield from _unknown("goal.marks", "mark", [card.goal.marks], field.marks)
    if card.teams and not 0 <= card.goal.side < len(card.teams):
        yield "goal.side", f"there are the sides 0 to {len(card.teams) - 1}"
