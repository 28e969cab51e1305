"""The army cards, glyphs and prepared armies we ship are whole, consistent and true to their source.

The numbers are compared with the facts beside this checkout where they are at hand.
"""

from __future__ import annotations

import csv
import re
import tomllib
import unicodedata
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from battlewright.games.heroscape.board import shipped_maps
from battlewright.games.heroscape.model import cards
from battlewright.games.heroscape.model.cards import ArmyCard, GlyphCard, Power, UnitCard

FACTS = Path(__file__).resolve().parents[4] / "shared" / "data"
needs_facts = pytest.mark.skipif(not FACTS.is_dir(), reason="no facts beside this checkout")

MASTER_SET = "Rise of the Valkyrie"
GENERALS = {"jandar", "utgar", "einar", "vydar", "ullar", "aquilla", "valkrill"}
PERMANENT, TEMPORARY = "ABCDGIJLPRTUVW", "EKMNOS"
NUMBERS = ("height", "life", "move", "range", "attack", "defense", "points")
FIELDS = {"species", "unit_class", "personality", "general", "size", "unit_type", "rarity"}
NAMED_BY_THE_RULES = {
    "airborne-elite",
    "taelord-the-kyrie-warrior",
    "mimring",
    "marro-hive",
    "marro-drones",
    "marro-stingers",
    "marro-drudge",
    "marrden-nagrubs",
    "tarn-viking-warriors",
}


def entries(shelf: str, table: str, kind: type[Any]) -> list[Any]:
    """Every entry of a shelf of the shipped content."""
    root = files("battlewright.games.heroscape") / "content"
    single, nested = root / f"{shelf}.toml", root / shelf
    found = [single] if single.is_file() else sorted(nested.iterdir(), key=lambda file: file.name)
    tables = [tomllib.loads(file.read_text(encoding="utf-8")) for file in found]
    return [msgspec.convert(entry, kind) for document in tables for entry in document[table]]


@cache
def units() -> dict[str, UnitCard]:
    """The army cards by id."""
    found = entries("units", "unit", UnitCard)
    assert len({unit.id for unit in found}) == len(found)
    return {unit.id: unit for unit in found}


def powers() -> Iterator[tuple[UnitCard, Power]]:
    """Every power with its card."""
    return ((unit, power) for unit in units().values() for power in unit.powers)


def structs(value: Any) -> Iterator[msgspec.Struct]:
    """A part of a power and everything inside it."""
    if isinstance(value, msgspec.Struct):
        yield value
        for field in msgspec.structs.fields(value):
            yield from structs(getattr(value, field.name))
    elif isinstance(value, tuple):
        for item in value:
            yield from structs(item)


def slug(name: str) -> str:
    """The id of a card by its name."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")


# Army cards


def test_the_master_set_is_complete() -> None:
    """All sixteen cards of the first box."""
    assert Counter(unit.set for unit in units().values())[MASTER_SET] == 16


LEFT_OUT: dict[str, str] = {}  # of the published cards -> why they are not shipped


@needs_facts
def test_every_published_card_and_power_is_shipped_or_left_out_for_a_reason() -> None:
    """Nothing is forgotten, nothing named as left out is there, and no card lacks a power."""
    with (FACTS / "heroscape_units.csv").open(encoding="utf-8", newline="") as file:
        listed = {slug(row["name"]): int(row["n_powers"]) for row in csv.DictReader(file)}

    assert set(listed) - set(units()) == set(LEFT_OUT)
    assert set(units()) <= set(listed)
    assert {id: len(unit.powers) for id, unit in units().items()} == {
        id: count for id, count in listed.items() if id not in LEFT_OUT
    }


GLYPHS_LEFT_OUT = {  # of the published glyphs and treasures -> why they are not shipped
    "Revenant's Tome": "a destroyed figure comes back for one attack without powers: no other card does so",
}


@needs_facts
def test_every_published_glyph_and_treasure_is_shipped_or_left_out_for_a_reason() -> None:
    """Power glyphs by their letters, treasures by their names."""
    with (FACTS / "heroscape_glyphs.csv").open(encoding="utf-8", newline="") as file:
        listed = list(csv.DictReader(file))
    shipped: list[GlyphCard] = entries("glyphs", "glyph", GlyphCard)
    treasures = {row["name"]: row["duration"] for row in listed if row["family"] == "treasure"}

    assert {row["letter"] for row in listed if row["family"] != "treasure"} <= {g.letter for g in shipped}
    assert treasures.keys() - {glyph.name for glyph in shipped if glyph.treasure} == set(GLYPHS_LEFT_OUT)
    assert all(g.once == (treasures[g.name] == "one use") for g in shipped if g.treasure)


@needs_facts
def test_every_published_battlefield_is_shipped() -> None:
    """All 31 of the index, castles included."""
    with (FACTS / "maps" / "official_maps_index.csv").open(encoding="utf-8", newline="") as file:
        titles = {row["title"].replace("\u2019", "'") for row in csv.DictReader(file)}
    published = {card.name for card in shipped_maps().values() if card.origin == "published"}

    assert published == titles


def test_there_are_well_over_eighty_cards() -> None:
    """And among them every unit the rules name."""
    assert len(units()) >= 120
    assert set(units()) >= NAMED_BY_THE_RULES


def test_every_kind_of_unit_occurs() -> None:
    """Heroes and squads, all rarities, sizes and generals, one and two hexes and the six of the Hive."""
    shipped = units().values()

    assert {(unit.rarity, unit.unit_type) for unit in shipped} == {
        ("unique", "hero"),
        ("unique", "squad"),
        ("common", "hero"),
        ("common", "squad"),
        ("uncommon", "hero"),
    }
    assert {unit.size for unit in shipped} == {"small", "medium", "large", "huge"}
    assert {unit.general for unit in shipped} == GENERALS
    assert {unit.hexes for unit in shipped} == {1, 2, 6}
    assert len({unit.species for unit in shipped}) >= 40


def test_every_kind_of_part_occurs() -> None:
    """What a power can be made of is used by some card."""
    used = {type(part) for _, power in powers() for part in power.parts}

    assert used == set(get_args(cards.Part))


@pytest.mark.parametrize("unit", units().values(), ids=units().keys())
def test_an_army_card_is_consistent(unit: UnitCard) -> None:
    """Its id is that of its name, squads have several figures with one life, heroes are alone."""
    assert unit.id == slug(unit.name)
    assert unit.points > 0
    assert unit.points % 5 == 0
    assert min(unit.height, unit.life, unit.range, unit.attack) > 0
    assert unit.move > 0 or unit.id == "marro-hive"
    assert (unit.figures > 1) == (unit.unit_type == "squad")
    assert unit.life == 1 or unit.unit_type == "hero"
    assert 0.5 <= unit.head <= 1
    assert unit.powers


@pytest.mark.parametrize(("unit", "power"), list(powers()), ids=lambda thing: thing.id)
def test_a_power_says_what_it_does(unit: UnitCard, power: Power) -> None:
    """A name, a text, parts, and an id that nobody else on the card has."""
    assert power.name
    assert power.parts
    assert power.text.endswith(".")
    assert len(power.text) > 20
    assert [other.id for other in unit.powers].count(power.id) == 1


def test_the_same_power_is_the_same_everywhere() -> None:
    """Powers with one id share their words and their parts, so they can be told and tested once."""
    first: dict[str, Power] = {}

    for _, power in powers():
        assert first.setdefault(power.id, power) == power


def test_powers_speak_of_things_that_exist() -> None:
    """Species, classes and the like in filters belong to some card; named cards and powers are shipped."""
    shipped = units().values()
    known = {field: {getattr(unit, field) for unit in shipped} for field in FIELDS}
    known_powers = {power.id for _, power in powers()} | {"treasure-trap"}
    for thing in (part for _, power in powers() for part in structs(power.parts)):
        if isinstance(thing, cards.Transform):  # what somebody may become exists, too
            known["species"].add(thing.species)

    for unit, power in powers():
        for thing in structs(power.parts):
            if isinstance(thing, cards.Filter):
                strays = {field: set(getattr(thing, field)) - known[field] for field in FIELDS}
                assert not any(strays.values()), (unit.id, power.id, strays)
                assert set(thing.units) <= set(units()), (unit.id, power.id)
            if isinstance(thing, cards.Modify) and thing.stat == "d20":
                assert thing.of_power in known_powers | {"*"}, (unit.id, power.id)


def test_tables_of_results_rise() -> None:
    """The rows of a d20 table come in order, and none is out of reach of the die."""
    for unit, power in powers():
        for action in structs(power.parts):
            if isinstance(action, cards.Action):
                for rows in (action.rows, action.hero_rows):
                    starts = [row.least for row in rows]
                    assert starts == sorted(set(starts)), (unit.id, power.id)
                    assert all(1 <= start <= 20 for start in starts), (unit.id, power.id)


def test_fire_is_marked_on_card_and_attack() -> None:
    """Whoever has a fire attack is tagged with fire; lava-resistant figures carry their tag too."""
    for unit in units().values():
        things = [thing for power in unit.powers for thing in structs(power.parts)]
        if any(isinstance(thing, cards.SpecialAttack) and thing.fire for thing in things):
            assert "fire" in unit.tags, unit.id
        proof = any(isinstance(thing, cards.Trait) and thing.trait == "lava-proof" for thing in things)
        assert proof == ("lava-proof" in unit.tags), unit.id


@needs_facts
def test_numbers_are_those_of_the_facts() -> None:
    """Every number, trait and power name of every shipped card."""
    with (FACTS / "heroscape_units.csv").open(encoding="utf-8") as file:
        facts = {slug(row["name"]): row for row in csv.DictReader(file)}
    with (FACTS / "heroscape_powers.csv").open(encoding="utf-8") as file:
        names: dict[str, list[str]] = {}
        for row in csv.DictReader(file):
            names.setdefault(slug(row["unit"]), []).append(row["power"])

    for unit in units().values():
        fact = facts[unit.id]
        numbers = [fact[field] for field in NUMBERS]
        ours = [unit.height, unit.life, unit.move, unit.range, unit.attack, unit.defence, unit.points]
        assert ours == [int(number) for number in numbers], unit.id
        assert [unit.figures, unit.hexes] == [int(fact["figures"]), int(fact["hexes_per_figure"])], unit.id
        for field in FIELDS:
            assert getattr(unit, field) == slug(fact[field]), (unit.id, field)
        assert [power.name for power in unit.powers] == names[unit.id], unit.id


# Glyphs


@pytest.mark.rule("HS-GLYPH-08", "HS-GLYPH-09")
def test_the_twenty_glyphs() -> None:
    """Fourteen last while somebody stands on them, six work once; the letter begins the name."""
    glyphs = [glyph for glyph in entries("glyphs", "glyph", GlyphCard) if not glyph.treasure]

    assert "".join(sorted(glyph.letter for glyph in glyphs if glyph.lasting)) == PERMANENT
    assert "".join(sorted(glyph.letter for glyph in glyphs if not glyph.lasting)) == TEMPORARY
    for glyph in glyphs:
        assert glyph.id[0].upper() == glyph.letter
        assert glyph.name == f"Glyph of {glyph.id.capitalize()}"
        assert glyph.text.endswith(".")


# Prepared armies


@pytest.mark.rule("HS-SETUP-05", "HS-SETUP-08")
def test_prepared_armies_fit_their_points() -> None:
    """At least four armies each for 300, 400 and 500 points, none with a unique card twice."""
    armies = entries("armies", "army", ArmyCard)
    limits: Counter[int] = Counter()

    for army in armies:
        points = sum(units()[entry.card].points * entry.copies for entry in army.cards)
        limits[-(-points // 100) * 100] += 1
        assert points % 100 == 0 or points % 100 >= 70, (army.id, points)
        assert len({entry.card for entry in army.cards}) == len(army.cards), army.id
        several = [entry.card for entry in army.cards if entry.copies > 1]
        assert all(units()[card].rarity != "unique" for card in several), army.id
        assert army.name
        assert army.text.endswith(".")
    assert set(limits) == {300, 400, 500}
    assert min(limits.values()) >= 4
    assert len({army.id for army in armies}) == len(armies)
