"""What a Force and its deck may hold (GAP-BOOK-01, BG-FORCE-02, BT-FORCE).

A list is checked as a whole, so that every mistake is named at once (`force_denials`,
`team_denials`). The force builder asks the same predicates for each single addition to a list that
was in order so far (`addition_denials`); what all additions share is worked out once, in a `Muster`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from battlewright.games.battleground.content import Content
from battlewright.games.battleground.model.cards import CharacterCard, ForceCard, ForceEntry, ScenarioCard
from battlewright.games.battleground.model.ids import slot_kind
from battlewright.games.battleground.model.options import (
    AddCharacter,
    Dismiss,
    Equip,
    PutBack,
    TakeCard,
    Unequip,
)
from battlewright.kernel.denial import Denial

SLOT_OF_WEAPON = {"melee": "melee", "ranged": "ranged", "spell": "spell", "heavy": "heavy"}


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
        for kind, more in _added_slots(content, item).items():
            found[kind] = found.get(kind, 0) + more
    return found


def _added_slots(content: Content, piece: str) -> dict[str, int]:
    """The slots that an item adds to those of its bearer."""
    if piece not in content.items:
        return {}
    bonuses = content.bonuses.get(content.items[piece].skill.id, {})
    return {
        kind: sum(b.amount for b in found) for number, found in bonuses.items() if (kind := slot_kind(number))
    }


def used_slots(content: Content, entry: ForceEntry) -> Counter[str]:
    """The slots a character's equipment takes up."""
    used: Counter[str] = Counter()
    for piece in (*entry.weapons, *entry.items):
        if kind := _slot(content, piece):
            used[kind] += 1
    return used


def entry_denials(content: Content, entry: ForceEntry) -> Iterator[Denial]:
    """What is wrong with one character's equipment."""
    card = content.characters[entry.card]
    room = slots(content, entry)
    for kind, count in used_slots(content, entry).items():
        if count > room.get(kind, 0):
            facts = {"character": entry.card, "slot": kind, "used": count, "room": room.get(kind, 0)}
            yield Denial("BG-SETUP-01", facts)
    for piece in (*entry.weapons, *entry.items):
        if not _may_bear(content, card, piece):
            yield Denial("BG-SETUP-01", {"character": entry.card, "iconic": piece})
    for weapon in card.must_carry:
        if weapon not in entry.weapons:
            yield Denial("BG-SETUP-01", {"character": entry.card, "must_carry": weapon})


def _may_bear(content: Content, card: CharacterCard, piece: str) -> bool:
    """Whether a weapon or item is made for a character: iconic ones for theirs alone."""
    weapon = content.weapons.get(piece)
    if weapon is None:
        return not content.items[piece].iconic or piece in card.iconic
    return not weapon.form_of and not weapon.in_play_only and (not weapon.iconic or piece in card.iconic)


def _slot(content: Content, piece: str) -> str:
    """The kind of slot a weapon or item takes up; empty for none."""
    weapon = content.weapons.get(piece)
    if weapon is None:
        return content.items[piece].type
    return "" if weapon.no_slot else SLOT_OF_WEAPON[weapon.type]


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
    for piece, count in Counter(equipment(listed)).items():
        if denial := extra_copy(rule, "equipment", piece, count):
            yield denial


def equipment(entries: Iterable[ForceEntry]) -> Iterator[str]:
    """All weapons and items carried."""
    return (piece for e in entries for piece in (*e.weapons, *e.items))


def extra_copy(rule: str, what: str, card: str, copies: int) -> Denial | None:
    """One copy of each piece of equipment, Fate card and Glory card."""
    return Denial(rule, {what: card, "copies": copies, "most": 1}) if copies > 1 else None


def over_points(scenario: ScenarioCard, points: int) -> Denial | None:
    """BT-FORCE-02, GAP-BOOK-01: a Force costs no more than the scenario allows."""
    if points <= scenario.points:
        return None
    rule = "BT-FORCE-02" if len(scenario.teams[0]) > 1 else "BG-SETUP-01"
    return Denial(rule, {"points": points, "most": scenario.points})


def other_faction(content: Content, card: str, faction: str) -> Denial | None:
    """BG-FORCE-02: every character belongs to the faction of its Force."""
    own = content.characters[card].faction
    return Denial("BG-FORCE-02", {"character": card, "faction": faction}) if own != faction else None


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
        if denial := other_faction(content, e.card, force.faction):
            found.append(denial)
        found.extend(entry_denials(content, e))
    found.extend(copies_denials(content, force.characters, "BG-SETUP-01"))
    if denial := over_points(scenario, force_points(content, force.characters)):
        found.append(denial)
    found.extend(deck_denials(scenario, force))
    return found


def deck_denials(scenario: ScenarioCard, force: ForceCard) -> Iterator[Denial]:
    """BG-SETUP-06, BT-FORCE-03: the deck has its full number of different Fate and Glory cards."""
    for what, cards, size in (
        ("fate", force.fate, scenario.fate_cards),
        ("glory", force.glory, scenario.glory_cards),
    ):
        if len(cards) != size:
            yield Denial("BG-SETUP-06", {what: len(cards), "needed": size})
        for card, count in Counter(cards).items():
            if denial := extra_copy("BG-SETUP-06", "card", card, count):
                yield denial


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
    carried = Counter(equipment(e for f in forces for e in f.characters))
    cards = Counter(c for f in forces for c in (*f.fate, *f.glory))
    copies = [("BT-FORCE-06", "equipment", x, n) for x, n in carried.items()]
    copies += [("BT-FORCE-07", "card", x, n) for x, n in cards.items()]
    found.extend(denial for copy in copies if (denial := extra_copy(*copy)))
    return found


# --- building a Force piece by piece ----------------------------------------------------------------

Addition = AddCharacter | Equip | TakeCard
Removal = Dismiss | Unequip | PutBack


class Muster(Struct):
    """A Force in the making that is in order so far, and what is gone: used here or by team-mates."""

    scenario: ScenarioCard
    force: ForceCard
    mates: list[ForceCard]
    points: int
    owed: dict[str, int]  # equipment its characters must still be given -> its cost
    carried: dict[str, int]  # equipment -> copies, here and with team-mates
    dealt: dict[str, int]  # Fate and Glory cards, likewise


def muster(content: Content, scenario: ScenarioCard, force: ForceCard, mates: list[ForceCard]) -> Muster:
    """What every addition to this Force is measured against."""
    forces = [force, *mates]
    return Muster(
        scenario=scenario,
        force=force,
        mates=mates,
        points=force_points(content, force.characters),
        owed={w: content.weapons[w].cost for e in force.characters for w in _owed(content, e)},
        carried=Counter(equipment(e for f in forces for e in f.characters)),
        dealt=Counter(c for f in forces for c in (*f.fate, *f.glory)),
    )


def _owed(content: Content, entry: ForceEntry) -> list[str]:
    """What a character must carry and does not yet."""
    return [w for w in content.characters[entry.card].must_carry if w not in entry.weapons]


def enlarged(content: Content, force: ForceCard, addition: Addition) -> ForceCard:
    """The Force with one thing more; the first character gives it its faction."""
    match addition:
        case AddCharacter(card=card):
            faction = force.faction if force.characters else content.characters[card].faction
            return replace(force, faction=faction, characters=(*force.characters, ForceEntry(card=card)))
        case Equip(index=index, card=card):
            entries = list(force.characters)
            entries[index] = equipped(content, entries[index], card)
            return replace(force, characters=tuple(entries))
        case TakeCard(card=card) if card in content.fate:
            return replace(force, fate=(*force.fate, card))
        case TakeCard(card=card):
            return replace(force, glory=(*force.glory, card))


def equipped(content: Content, entry: ForceEntry, piece: str) -> ForceEntry:
    """A character with one weapon or item more."""
    if piece in content.weapons:
        return replace(entry, weapons=(*entry.weapons, piece))
    return replace(entry, items=(*entry.items, piece))


def removals(force: ForceCard) -> Iterator[Removal]:
    """Everything that can be taken off a Force: characters, what they carry, cards of the deck."""
    for index, entry in enumerate(force.characters):
        yield Dismiss(index)
        yield from (Unequip(index, piece) for piece in (*entry.weapons, *entry.items))
    yield from (PutBack(card) for card in (*force.fate, *force.glory))


def reduced(content: Content, force: ForceCard, removal: Removal) -> ForceCard:
    """The Force with one thing less; what a character carried goes with it."""
    match removal:
        case Dismiss(index=index):
            rest = tuple(entry for n, entry in enumerate(force.characters) if n != index)
            return replace(force, characters=rest)
        case Unequip(index=index, card=card):
            entries = list(force.characters)
            entry = entries[index]
            entries[index] = replace(
                entry, weapons=_without(entry.weapons, card), items=_without(entry.items, card)
            )
            return replace(force, characters=tuple(entries))
        case PutBack(card=card):
            return replace(force, fate=_without(force.fate, card), glory=_without(force.glory, card))


def _without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The cards without the last copy of one of them."""
    if card not in cards:
        return cards
    last = len(cards) - 1 - cards[::-1].index(card)
    return cards[:last] + cards[last + 1 :]


def removal_denials(content: Content, force: ForceCard, removal: Removal) -> Iterator[Denial]:
    """BG-SETUP-01: what gives a character its slots cannot go while they are used."""
    if isinstance(removal, Unequip):
        entry = reduced(content, force, removal).characters[removal.index]
        yield from (d for d in entry_denials(content, entry) if "must_carry" not in d.facts)


def addition_denials(content: Content, now: Muster, addition: Addition) -> Iterator[Denial]:
    """What would be wrong with a Force, in order so far, after one addition; an unfinished list is not."""
    match addition:
        case AddCharacter():
            yield from _joining_denials(content, now, addition)
        case Equip(index=index, card=card):
            yield from piece_denials(content, now, card)
            yield from carrying_denials(content, now.force.characters[index], card)
        case TakeCard(card=card):
            yield from card_denials(content, now, card)


def _joining_denials(content: Content, now: Muster, addition: AddCharacter) -> Iterator[Denial]:
    """BG-FORCE-02, BT-FORCE-02, 04, 05: faction, copies and points of one character more.

    What characters must carry is counted at once, so that no Force runs out of points for it.
    """
    force = enlarged(content, now.force, addition)
    owed = sum(content.weapons[w].cost for w in _owed(content, force.characters[-1]))
    points = now.points + sum(now.owed.values()) + content.characters[addition.card].cost + owed
    for denial in (
        other_faction(content, addition.card, force.faction),
        over_points(now.scenario, points),
    ):
        if denial:
            yield denial
    yield from copies_denials(content, force.characters, "BG-SETUP-01")
    if now.mates:
        yield from team_denials(content, [force, *now.mates])


def piece_denials(content: Content, now: Muster, piece: str) -> Iterator[Denial]:
    """BT-FORCE-02, BT-FORCE-06: points and copies of one piece of equipment more, whoever carries it."""
    card = content.weapons.get(piece) or content.items[piece]
    owed = sum(cost for other, cost in now.owed.items() if other != piece)
    if denial := over_points(now.scenario, now.points + owed + card.cost):
        yield denial
    rule = "BT-FORCE-06" if now.mates else "BG-SETUP-01"
    if denial := extra_copy(rule, "equipment", piece, now.carried.get(piece, 0) + 1):
        yield denial


def carrying_denials(content: Content, entry: ForceEntry, piece: str) -> Iterator[Denial]:
    """Slots and iconic equipment; what the character must carry may still come."""
    return _borne_denials(content, equipped(content, entry, piece))


def _borne_denials(content: Content, entry: ForceEntry) -> Iterator[Denial]:
    return (denial for denial in entry_denials(content, entry) if "must_carry" not in denial.facts)


def carriable(content: Content, entry: ForceEntry, pieces: Iterable[str]) -> Iterator[str]:
    """Those of many pieces that `carrying_denials` lets a character carry, with its slots counted once."""
    card = content.characters[entry.card]
    room, used = slots(content, entry), used_slots(content, entry)
    sound = next(_borne_denials(content, entry), None) is None
    for piece in pieces:
        if not sound or _added_slots(content, piece):
            fits = next(carrying_denials(content, entry, piece), None) is None
        else:
            kind = _slot(content, piece)
            fits = _may_bear(content, card, piece) and (not kind or used[kind] < room.get(kind, 0))
        if fits:
            yield piece


def card_denials(content: Content, now: Muster, card: str) -> Iterator[Denial]:
    """BG-SETUP-06, BT-FORCE-07: room in the deck, and one copy of each card."""
    kind, held, size = (
        ("fate", now.force.fate, now.scenario.fate_cards)
        if card in content.fate
        else ("glory", now.force.glory, now.scenario.glory_cards)
    )
    if len(held) >= size:
        yield Denial("BG-SETUP-06", {kind: len(held) + 1, "needed": size})
    rule = "BT-FORCE-07" if now.mates else "BG-SETUP-06"
    if denial := extra_copy(rule, "card", card, now.dealt.get(card, 0) + 1):
        yield denial


def lacking_equipment(content: Content, force: ForceCard) -> Iterator[Denial]:
    """Characters that still lack what they must carry: the deck comes when the Force is complete."""
    for entry in force.characters:
        yield from (d for d in entry_denials(content, entry) if "must_carry" in d.facts)
