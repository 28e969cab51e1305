"""What content must satisfy beyond its types: known names, ascending rows, legal Forces, whole maps.

`problems` looks at one entry beside everything it may refer to and yields (field, complaint) pairs;
`content.py` adds file and entry. Nothing here reads files.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from typing import TypeAlias

from msgspec import Struct

from battlewright.games.battleground.model import cards, names
from battlewright.games.battleground.model.ids import effect_part, ground_below, read_share, read_word
from battlewright.kernel.entries import Problem, nearest, records

Card: TypeAlias = (
    cards.CharacterCard
    | cards.WeaponCard
    | cards.ItemCard
    | cards.FateCard
    | cards.GloryCard
    | cards.TokenCard
    | cards.MapCard
    | cards.ForceCard
    | cards.ScenarioCard
)

MAP_ROWS = "YXWVUTSRQPONMLKJIHGFEDCBA"
MAP_SIGNS = ".:#HlPQs*,"
MAP_WIDTH = 30
STANDABLE = ".:P*,"


@dataclass
class Catalogue:
    """All entries, by kind and id."""

    characters: dict[str, cards.CharacterCard] = field(default_factory=dict)
    weapons: dict[str, cards.WeaponCard] = field(default_factory=dict)
    items: dict[str, cards.ItemCard] = field(default_factory=dict)
    fate: dict[str, cards.FateCard] = field(default_factory=dict)
    glory: dict[str, cards.GloryCard] = field(default_factory=dict)
    tokens: dict[str, cards.TokenCard] = field(default_factory=dict)
    maps: dict[str, cards.MapCard] = field(default_factory=dict)
    forces: dict[str, cards.ForceCard] = field(default_factory=dict)
    scenarios: dict[str, cards.ScenarioCard] = field(default_factory=dict)


def problems(card: Card, known: Catalogue) -> Iterator[Problem]:
    """Everything that is wrong with an entry whose fields have the right types."""
    if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", card.id):
        yield "id", f"'{card.id}' is not written in small letters, digits and hyphens"
    for path, record in records(card):
        yield from _record_problems(path, record, known)
    match card:
        case cards.CharacterCard():
            yield from _character_problems(card, known)
        case cards.ItemCard():
            yield from _item_problems(card)
        case cards.FateCard(ability=cards.Effect(), drawback=cards.Effect()):
            yield "drawback", "a card has an ability or a drawback, not both"
        case cards.MapCard():
            yield from _map_problems(card)
        case cards.ForceCard():
            yield from _force_problems(card, known)
        case cards.ScenarioCard():
            yield from _scenario_problems(card, known)
        case _:
            pass


def effects_of(card: Card) -> Iterator[tuple[str, cards.Effect]]:
    """The effects of an entry with their ids."""
    match card:
        case cards.CharacterCard():
            yield from ((skill.id, skill) for skill in card.skills)
        case cards.ItemCard():
            yield card.skill.id, card.skill
        case cards.WeaponCard():
            if card.special is not None:
                yield card.id, card.special
            if card.always is not None:
                yield effect_part(card.id, "always"), card.always
        case cards.FateCard():
            effect = card.ability or card.drawback
            if effect is not None:
                yield card.id, effect
            if card.answer is not None:
                yield effect_part(card.id, "answer"), card.answer
            if card.discarded is not None:
                yield effect_part(card.id, "discarded"), card.discarded
        case cards.TokenCard():
            yield card.id, card.effect
        case _:
            pass


# --- names --------------------------------------------------------------------------------------


def _record_problems(path: str, record: Struct, known: Catalogue) -> Iterator[Problem]:
    at = f"{path}." if path else ""
    if getattr(record, "text", "text").strip() == "":
        yield at + "text", "is empty"
    for index, name in enumerate(getattr(record, "when", ())):
        yield from _parametrised(f"{at}when[{index}]", "condition", name, names.CONDITIONS, known)
    if per := getattr(record, "per", ""):
        yield from _counter_problems(at + "per", per, known)
    if rows := getattr(record, "rows", ()):
        yield from _row_problems(at + "rows", rows)
    match record:
        case cards.Bonus():
            yield from _unknown(at + "to", "number", record.to, cards.NUMBERS)
            yield from _bonus_problems(at, record)
        case cards.Boost():
            yield from _unknown(at + "to", "number to buy", record.to, cards.BOOSTED)
        case cards.Grant():
            yield from _parametrised(at + "what", "grant", record.what, names.GRANTS, known)
        case cards.Trigger() | cards.Mission():
            yield from _unknown(at + "on", "moment", record.on, names.MOMENTS)
        case cards.Special():
            yield from _unknown(at + "function", "special function", record.function, names.SPECIALS)
        case cards.Give():
            yield from _unknown(at + "token", "token", record.token, _tokens(known, "buff", "debuff"))
        case cards.Hold() if record.token:
            yield from _unknown(at + "token", "token", record.token, known.tokens)
        case cards.PlaceMark():
            yield from _unknown(at + "mark", "mark", record.mark, _tokens(known, "mark"))
        case cards.FreeAttack() if record.weapon:
            yield from _unknown(at + "weapon", "weapon", record.weapon, known.weapons)
        case cards.Rearm():
            for index, weapon in enumerate(record.weapons):
                yield from _unknown(f"{at}weapons[{index}]", "weapon", weapon, known.weapons)
            if record.to:
                yield from _unknown(at + "to", "weapon", record.to, known.weapons)
        case cards.Become():
            yield from _unknown(at + "card", "character", record.card, known.characters)
        case _:
            pass


def _bonus_problems(at: str, bonus: cards.Bonus) -> Iterator[Problem]:
    """What the rules would not look at is refused."""
    if bonus.to in cards.BOOSTED - {"attack.dice", "range"}:
        yield at + "to", f"'{bonus.to}' can only be bought, with boosts"
    if bonus.to.startswith("cost.") and (bonus.per or bonus.cap is not None):
        yield at + ("per" if bonus.per else "cap"), "a cost changes by a fixed amount, down to `least`"


def _tokens(known: Catalogue, *kinds: str) -> set[str]:
    return {token.id for token in known.tokens.values() if token.kind in kinds}


def _unknown(path: str, kind: str, name: str, known: Collection[str]) -> Iterator[Problem]:
    if name not in known:
        yield path, f"unknown {kind} '{name}'{nearest(name, known)}"


def _parametrised(
    path: str, kind: str, text: str, known: dict[str, names.Parameter], catalogue: Catalogue
) -> Iterator[Problem]:
    word = read_word(text)
    name, parameter = word.name, word.parameter
    if name not in known:
        yield path, f"unknown {kind} '{name}'{nearest(name, known)}"
    elif known[name] == "" and word.has_parameter:
        yield path, f"{kind} '{name}' takes no parameter"
    elif known[name] == "int" and not parameter.isdecimal():
        yield path, f"{kind} '{name}' takes a whole number, as in '{name}:3'"
    elif known[name] == "word" and not parameter:
        yield path, f"{kind} '{name}' takes a word, as in '{name}:vehicle'"
    elif known[name] == "word/int" and not re.fullmatch(r"[a-z-]+/\d+", parameter):
        yield path, f"{kind} '{name}' takes a word and a number, as in '{name}:vehicle/6'"
    elif known[name] == "id":
        yield from _unknown(path, "weapon", parameter, catalogue.weapons)
    elif known[name] == "token":
        yield from _unknown(path, "token", parameter, catalogue.tokens)
    elif known[name] == "character":
        yield from _unknown(path, "character", parameter, catalogue.characters)


def _counter_problems(path: str, text: str, catalogue: Catalogue) -> Iterator[Problem]:
    share = read_share(text)
    if share.is_divided and (not share.every.isdecimal() or int(share.every) < 1):
        yield path, f"counter '{share.counter}' is divided by a whole number, as in '{share.counter}/3'"
    yield from _parametrised(path, "counter", share.counter, names.COUNTERS, catalogue)


def _row_problems(path: str, rows: tuple[object, ...]) -> Iterator[Problem]:
    numbers = [row.at for row in rows if isinstance(row, cards.Row)]
    for index, (lower, higher) in enumerate(pairwise(numbers), start=1):
        if lower >= higher:
            yield f"{path}[{index}].at", f"rows must ascend, but {higher} follows {lower}"


# --- characters and items -----------------------------------------------------------------------


def _character_problems(card: cards.CharacterCard, known: Catalogue) -> Iterator[Problem]:
    for name in card.slots:
        yield from _unknown(f"slots.{name}", "slot", name, names.SLOTS)
    equipment = {**known.weapons, **known.items}
    for index, name in enumerate(card.iconic):
        yield from _unknown(f"iconic[{index}]", "equipment", name, equipment)
    for index, name in enumerate(card.must_carry):
        yield from _unknown(f"must_carry[{index}]", "equipment", name, equipment)
    for index, skill in enumerate(card.skills):
        yield from _skill_problems(f"skills[{index}]", card.id, skill)


def _item_problems(card: cards.ItemCard) -> Iterator[Problem]:
    if card.consumable and card.skill.active:
        yield "skill.active", "a consumable is used freely, not as an active skill"
    standing = card.skill.bonuses or card.skill.grants or card.skill.triggers
    if card.consumable and standing and not card.skill.lasts:
        yield "skill", "what a consumable does at once has no bonuses, grants or triggers, unless it lasts"
    yield from _skill_problems("skill", card.id, card.skill)


def _skill_problems(path: str, owner: str, skill: cards.Skill) -> Iterator[Problem]:
    if not skill.id.startswith(f"{owner}."):
        yield f"{path}.id", f"'{skill.id}' does not begin with '{owner}.'"
    if skill.active and not (skill.ap or skill.mana or skill.free):
        yield f"{path}.active", "an active skill costs AP or mana (BG-SKILL-01), unless it says free = true"
    if skill.free and (skill.ap or skill.mana or not skill.active):
        yield f"{path}.free", "only for active skills without a cost"
    if not skill.active and (skill.ap or skill.mana):
        yield f"{path}.active", "a skill with a cost is active (BG-SKILL-01)"


# --- maps ---------------------------------------------------------------------------------------


def _map_problems(card: cards.MapCard) -> Iterator[Problem]:
    """BG-FIELD-01: 25 rows from A to Y, as wide as the grid, with zones and objectives that fit."""
    if len(card.rows) != len(MAP_ROWS):
        yield "rows", f"expected {len(MAP_ROWS)} rows, got {len(card.rows)}"
    for index, (letter, row) in enumerate(zip(MAP_ROWS, card.rows, strict=False)):
        yield from _map_row_problems(f"rows[{index}]", letter, row)
    drawn = sum(row.count("*") for row in card.rows)
    if drawn > card.objectives:
        yield "objectives", f"{drawn} are drawn on the map, but there are {card.objectives} in all"
    for index, (first, last) in enumerate(card.zones):
        if not (_is_row_range(first, last) or _is_column_range(first, last)):
            yield f"zones[{index}]", f"'{first}' to '{last}' are no rows from A to Y"


def _is_row_range(first: str, last: str) -> bool:
    return first in tuple(MAP_ROWS) and last in tuple(MAP_ROWS) and first <= last


def _is_column_range(first: str, last: str) -> bool:
    """Columns from the left, `1` to `3`, or from the right, `-3` to `-1`."""
    ends = [int(end) for end in (first, last) if re.fullmatch(r"-?[1-9][0-9]?", end)]
    return len(ends) == 2 and ends[0] <= ends[1] and ends[0] * ends[1] > 0


def _map_row_problems(path: str, letter: str, row: str) -> Iterator[Problem]:
    if len(row) != MAP_WIDTH:
        yield path, f"row {letter}: expected {MAP_WIDTH} signs, got {len(row)}"
    elif letter in MAP_ROWS[::2] and row[-1] != "#":
        yield path, f"row {letter} has only {MAP_WIDTH - 1} hexes: its last sign must be '#'"
    if strange := sorted(set(row) - set(MAP_SIGNS)):
        yield path, f"row {letter}: unknown sign '{strange[0]}'; known are {MAP_SIGNS}"


def _sign_at(card: cards.MapCard, place: str) -> str:
    """The sign of the hex a label names; `#` where there is none."""
    level = ground_below(place)
    row, column = MAP_ROWS.find(level[:1] or "?"), level[1:]
    if row < 0 or row >= len(card.rows) or not column.isdecimal():
        return "#"
    return card.rows[row][int(column) - 1 : int(column)] or "#"


# --- Forces and scenarios -----------------------------------------------------------------------


def force_cost(force: cards.ForceCard, known: Catalogue) -> int:
    """What a Force costs in points: its characters and all they carry."""
    return sum(
        known.characters[entry.card].cost
        + sum(known.weapons[weapon].cost for weapon in entry.weapons)
        + sum(known.items[item].cost for item in entry.items)
        for entry in force.characters
    )


def _force_problems(force: cards.ForceCard, known: Catalogue) -> Iterator[Problem]:
    unknown = list(_force_names(force, known))
    yield from unknown
    if unknown:
        return
    cost = force_cost(force, known)
    if cost > force.points:
        yield "characters", f"the Force costs {cost} points, more than {force.points}"
    yield from _copies(force, known)
    for index, entry in enumerate(force.characters):
        card = known.characters[entry.card]
        if card.faction != force.faction:
            yield f"characters[{index}].card", f"'{card.id}' is not of the faction '{force.faction}'"
        yield from _load_problems(f"characters[{index}]", card, entry, known)


def _force_names(force: cards.ForceCard, known: Catalogue) -> Iterator[Problem]:
    for index, entry in enumerate(force.characters):
        path = f"characters[{index}]"
        yield from _unknown(f"{path}.card", "character", entry.card, known.characters)
        for number, weapon in enumerate(entry.weapons):
            yield from _unknown(f"{path}.weapons[{number}]", "weapon", weapon, known.weapons)
        for number, item in enumerate(entry.items):
            yield from _unknown(f"{path}.items[{number}]", "item", item, known.items)
    for index, card in enumerate(force.fate):
        yield from _unknown(f"fate[{index}]", "Fate card", card, known.fate)
    for index, card in enumerate(force.glory):
        yield from _unknown(f"glory[{index}]", "Glory card", card, known.glory)


def _copies(force: cards.ForceCard, known: Catalogue) -> Iterator[Problem]:
    people = [known.characters[entry.card] for entry in force.characters]
    carried = [name for entry in force.characters for name in (*entry.weapons, *entry.items)]
    for name, count in Counter(card.same_as or card.id for card in people).items():
        most = max(card.copies for card in people if name in (card.id, card.same_as))
        if count > most:
            yield "characters", f"'{name}' comes {count} times, at most {most} allowed"
    for name, count in Counter(carried).items():
        if count > 1:
            yield "characters", f"'{name}' is carried {count} times, but there is one of each"
    for where, deck in (("fate", force.fate), ("glory", force.glory)):
        for name, count in Counter(deck).items():
            if count > 1:
                yield where, f"'{name}' comes {count} times, but there is one of each"


def _load_problems(
    path: str, card: cards.CharacterCard, entry: cards.ForceEntry, known: Catalogue
) -> Iterator[Problem]:
    """BG-ITEM-01, GAP-BOOK-01: slots by type, iconic equipment for its bearer only."""
    weapons = [known.weapons[name] for name in entry.weapons]
    items = [known.items[name] for name in entry.items]
    taken: Counter[str] = Counter(weapon.type for weapon in weapons if not weapon.no_slot)
    taken.update(item.type for item in items)
    for slot in names.SLOTS:
        extra = sum(b.amount for item in items for b in item.skill.bonuses if b.to == f"slots.{slot}")
        room = card.slots.get(slot, 0) + extra
        if taken[slot] > room:
            yield path, f"'{card.id}' carries {taken[slot]} of type {slot}, but has room for {room}"
    iconic = [weapon.id for weapon in weapons if weapon.iconic] + [item.id for item in items if item.iconic]
    for name in iconic:
        if name not in card.iconic:
            yield path, f"'{name}' is iconic and not for '{card.id}'"
    for name in card.must_carry:
        if name not in (*entry.weapons, *entry.items):
            yield path, f"'{card.id}' must carry '{name}'"


def _scenario_problems(card: cards.ScenarioCard, known: Catalogue) -> Iterator[Problem]:
    seats = sorted(seat for team in card.teams for seat in team)
    if seats != list(range(len(seats))):
        yield "teams", f"the seats must be 0 to {len(seats) - 1}, each once"
    if card.map:
        yield from _unknown("map", "map", card.map, known.maps)
    for index, force in enumerate(card.forces):
        yield from _unknown(f"forces[{index}]", "Force", force, known.forces)
    if card.forces and len(card.forces) != len(seats):
        yield "forces", f"{len(card.forces)} Forces for {len(seats)} seats"
    if card.placements and not card.map:
        yield "placements", "positions need a map"
    for name, placement in card.placements.items():
        yield from _unknown(f"placements.{name}", "character", name, known.characters)
        if card.map in known.maps and _sign_at(known.maps[card.map], placement.at) not in STANDABLE:
            yield f"placements.{name}.at", f"nobody can stand on '{placement.at}'"
        if placement.facing not in range(6):
            yield f"placements.{name}.facing", f"expected 0 to 5, got {placement.facing}"
