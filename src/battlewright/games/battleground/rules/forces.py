"""What a Force and its deck may hold (GAP-BOOK-01, BG-FORCE-02, BT-FORCE).

A list is checked as a whole, so that every mistake is named at once; the force builder asks the same
questions for each single addition.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from battlewright.games.battleground.content import Content
from battlewright.games.battleground.model.cards import CharacterCard, ForceCard, ForceEntry, ScenarioCard
from battlewright.kernel.denial import Denial

SLOT_OF_WEAPON = {"melee": "melee", "ranged": "ranged", "spell": "spell"}


def force_points(content: Content, entries: Iterable[ForceEntry]) -> int:
    """BG-SCORE-08: the point cost of characters and equipment."""
    return sum(
        content.characters[e.card].cost
        + sum(content.weapons[w].cost for w in e.weapons)
        + sum(content.items[i].cost for i in e.items)
        for e in entries
    )


def slots(content: Content, entry: ForceEntry) -> dict[str, int]:
    """The slots of a character, with what its items add."""
    found = dict(content.characters[entry.card].slots)
    for item in entry.items:
        for number, bonuses in content.bonuses.get(content.items[item].skill.id, {}).items():
            if number.startswith("slots."):
                kind = number.removeprefix("slots.")
                found[kind] = found.get(kind, 0) + sum(b.amount for b in bonuses)
    return found


def used_slots(content: Content, entry: ForceEntry) -> Counter[str]:
    """The slots a character's equipment takes up."""
    used: Counter[str] = Counter()
    for weapon in entry.weapons:
        if not content.weapons[weapon].no_slot:
            used[SLOT_OF_WEAPON[content.weapons[weapon].type]] += 1
    for item in entry.items:
        used[content.items[item].type] += 1
    return used


def entry_denials(content: Content, entry: ForceEntry) -> Iterator[Denial]:
    """What is wrong with one character's equipment."""
    card = content.characters[entry.card]
    room = slots(content, entry)
    for kind, count in used_slots(content, entry).items():
        if count > room.get(kind, 0):
            facts = {"character": entry.card, "slot": kind, "used": count, "room": room.get(kind, 0)}
            yield Denial("BG-SETUP-01", facts)
    for weapon in entry.weapons:
        if content.weapons[weapon].iconic and weapon not in card.iconic:
            yield Denial("BG-SETUP-01", {"character": entry.card, "iconic": weapon})
    for item in entry.items:
        if content.items[item].iconic and item not in card.iconic:
            yield Denial("BG-SETUP-01", {"character": entry.card, "iconic": item})
    for weapon in card.must_carry:
        if weapon not in entry.weapons:
            yield Denial("BG-SETUP-01", {"character": entry.card, "must_carry": weapon})


def identity(card: CharacterCard) -> str:
    """BT-FORCE-05: versions of one character count as the same."""
    return card.same_as or card.id


def copies_denials(content: Content, entries: Iterable[ForceEntry], rule: str) -> Iterator[Denial]:
    """One copy of each character (unless its card allows more) and of each piece of equipment."""
    listed = list(entries)
    characters = Counter(identity(content.characters[e.card]) for e in listed)
    for e in listed:
        card = content.characters[e.card]
        if characters[identity(card)] > card.copies:
            yield Denial(
                rule, {"character": e.card, "copies": characters[identity(card)], "most": card.copies}
            )
            characters[identity(card)] = 0
    equipment = Counter(x for e in listed for x in (*e.weapons, *e.items))
    for piece, count in equipment.items():
        if count > 1:
            yield Denial(rule, {"equipment": piece, "copies": count, "most": 1})


def unknown_names(content: Content, force: ForceCard) -> Iterator[Denial]:
    """Cards that do not exist."""
    for e in force.characters:
        if e.card not in content.characters:
            yield Denial("BG-FORCE-01", {"unknown": e.card})
        for weapon in e.weapons:
            if weapon not in content.weapons:
                yield Denial("BG-FORCE-01", {"unknown": weapon})
        for item in e.items:
            if item not in content.items:
                yield Denial("BG-FORCE-01", {"unknown": item})
    for card in force.fate:
        if card not in content.fate:
            yield Denial("BG-SETUP-06", {"unknown": card})
    for card in force.glory:
        if card not in content.glory:
            yield Denial("BG-SETUP-06", {"unknown": card})


def force_denials(content: Content, scenario: ScenarioCard, force: ForceCard) -> list[Denial]:
    """Everything that is wrong with a Force and its deck in a scenario."""
    unknown = list(unknown_names(content, force))
    if unknown:
        return unknown
    found: list[Denial] = []
    if not force.characters:
        found.append(Denial("BG-FORCE-01", {"characters": 0}))
    for e in force.characters:
        if content.characters[e.card].faction != force.faction:
            facts: dict[str, Any] = {"character": e.card, "faction": force.faction}
            found.append(Denial("BG-FORCE-02", facts))
        found.extend(entry_denials(content, e))
    found.extend(copies_denials(content, force.characters, "BG-SETUP-01"))
    points = force_points(content, force.characters)
    if points > scenario.points:
        rule = "BT-FORCE-02" if len(scenario.teams[0]) > 1 else "BG-SETUP-01"
        found.append(Denial(rule, {"points": points, "most": scenario.points}))
    found.extend(deck_denials(scenario, force))
    return found


def deck_denials(scenario: ScenarioCard, force: ForceCard) -> Iterator[Denial]:
    """BG-SETUP-06: the deck has its full number of different Fate and Glory cards."""
    for what, cards, size in (
        ("fate", force.fate, scenario.fate_cards),
        ("glory", force.glory, scenario.glory_cards),
    ):
        if len(cards) != size:
            yield Denial("BG-SETUP-06", {what: len(cards), "needed": size})
        for card, count in Counter(cards).items():
            if count > 1:
                yield Denial("BG-SETUP-06", {"card": card, "copies": count})


def team_denials(content: Content, forces: list[ForceCard]) -> list[Denial]:
    """BT-FORCE-04 to 07: one faction and one copy of everything across a team."""
    found: list[Denial] = []
    if len({f.faction for f in forces}) > 1:
        found.append(Denial("BT-FORCE-04", {"factions": sorted({f.faction for f in forces})}))
    owners: dict[str, int] = {}
    for number, force in enumerate(forces):
        for e in force.characters:
            who = identity(content.characters[e.card])
            if owners.setdefault(who, number) != number:
                found.append(Denial("BT-FORCE-05", {"character": e.card}))
    equipment = Counter(x for f in forces for e in f.characters for x in (*e.weapons, *e.items))
    found.extend(Denial("BT-FORCE-06", {"equipment": x}) for x, n in equipment.items() if n > 1)
    cards = Counter(c for f in forces for c in (*f.fate, *f.glory))
    found.extend(Denial("BT-FORCE-07", {"card": c}) for c, n in cards.items() if n > 1)
    return found
