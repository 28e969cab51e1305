"""Building Forces outside a match: what is shown and asked (GAP-BOOK-01, BG-FORCE-02, BT-FORCE).

Legality is that of `rules/forces.py`, which the draft at the table asks as well.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from msgspec.structs import replace

from battlewright.games.battleground.catalogue import catalogue_of
from battlewright.games.battleground.content import Content
from battlewright.games.battleground.model.cards import ForceCard, ForceEntry, ScenarioCard
from battlewright.games.battleground.model.options import AddCharacter, Equip, TakeCard
from battlewright.games.battleground.narrator import BattlegroundNarrator
from battlewright.games.battleground.rules.forces import (
    Addition,
    Muster,
    addition_denials,
    card_denials,
    carrying_denials,
    enlarged,
    force_denials,
    force_points,
    lacking_equipment,
    muster,
    piece_denials,
    slots,
    team_denials,
    unknown_names,
    used_slots,
)
from battlewright.games.battleground.surface import BattlegroundCatalogue
from battlewright.kernel.building import ListBuilder, Reasons
from battlewright.kernel.denial import Denial
from battlewright.kernel.game import SetupError
from battlewright.kernel.narration import Narrator
from battlewright.kernel.surface import (
    Builder,
    Line,
    LineCheck,
    ListCheck,
    ListEntry,
    ListFormat,
    ListNumber,
    ListSection,
    ListTrait,
    PreparedList,
    SlotCount,
)
from battlewright.texts import Texts

STATS = ("health", "strength", "perception", "power", "toughness", "mind", "speed")
SECTIONS = ("characters", "weapons", "items", "fate", "glory")
CARRIED = ("weapons", "items")


# --- lists and Forces -----------------------------------------------------------------------------


def force_of(content: Content, lines: Iterable[Line]) -> ForceCard:
    """A list as a Force and its deck; the first character gives it its faction."""
    characters: list[ForceEntry] = []
    fate: list[str] = []
    glory: list[str] = []
    for line in lines:
        for _ in range(line.copies):
            if line.card in content.fate:
                fate.append(line.card)
            elif line.card in content.glory:
                glory.append(line.card)
            else:
                weapons = tuple(piece for piece in line.carries if piece in content.weapons)
                items = tuple(piece for piece in line.carries if piece not in content.weapons)
                characters.append(ForceEntry(card=line.card, weapons=weapons, items=items))
    known = (content.characters[e.card].faction for e in characters if e.card in content.characters)
    return ForceCard(
        id="own",
        name="Own Force",
        faction=next(known, ""),
        characters=tuple(characters),
        fate=tuple(fate),
        glory=tuple(glory),
    )


def lines_of(force: ForceCard) -> tuple[Line, ...]:
    """A Force as a list."""
    carriers = (Line(entry.card, carries=[*entry.weapons, *entry.items]) for entry in force.characters)
    return (*carriers, *(Line(card) for card in (*force.fate, *force.glory)))


def scenario_named(content: Content, name: object) -> ScenarioCard:
    """A scenario by its name; `SetupError` if there is none."""
    if not isinstance(name, str) or name not in content.scenarios:
        raise SetupError(f"setup: no scenario {name!r}; there are: {', '.join(content.scenarios)}")
    return content.scenarios[name]


# --- the builder ----------------------------------------------------------------------------------


class ForceBuilder(ListBuilder):
    """Forces with their equipment and their deck of Fate and Glory cards."""

    def __init__(self, content: Content) -> None:
        """Of all cards of the content."""
        self._content = content

    def describe(self, words: Narrator) -> Builder:
        """The cards, the scenarios Forces are built for, and the prepared Forces."""
        content, texts = self._content, _texts(words)
        cards = catalogue_of(content, words)
        return Builder(
            game="battleground",
            hash=content.hash,
            noun=texts.format("list-noun-battleground"),
            formats=tuple(_formats(content, words)),
            sections=tuple(
                ListSection(id=s, name=texts.format(f"list-section-{s}"), carried=s in CARRIED)
                for s in SECTIONS
            ),
            traits=_traits(content, texts),
            numbers=_numbers(texts),
            entries=dict(_entries(content, cards)),
            prepared=tuple(
                PreparedList(id=f.id, name=words.text(f"{f.id}_name", f.name), lines=lines_of(f))
                for f in content.forces.values()
            ),
        )

    def check(
        self,
        terms: Mapping[str, object],
        lines: Sequence[Line],
        words: Narrator,
        mates: Sequence[Sequence[Line]] = (),
        side: int | None = None,
    ) -> ListCheck:
        """GAP-BOOK-01, BG-FORCE-02, BT-FORCE: what is wrong with a Force, and what cannot be added."""
        content = self._content
        scenario = scenario_named(content, terms.get("scenario", "skirmish"))
        force = force_of(content, lines)
        others = [force_of(content, mate) for mate in mates]
        entries = (*content.characters, *content.weapons, *content.items, *content.fate, *content.glory)
        reasons = Reasons(words, entries)
        found = force_denials(content, scenario, force)
        if any(True for f in (force, *others) for _ in unknown_names(content, f)):
            problems = tuple(map(reasons.reason, found))
            return ListCheck(legal=False, points=0, most=scenario.points, problems=problems)
        if others:
            found += team_denials(content, [force, *others])
        now = muster(content, scenario, force, others)
        closed = reasons.closed(_closed(content, now))
        return ListCheck(
            legal=not found,
            points=now.points,
            most=scenario.points,
            counts={"characters": len(force.characters), "fate": len(force.fate), "glory": len(force.glory)},
            problems=tuple(map(reasons.reason, found)),
            closed=closed,
            lines=tuple(_line_checks(content, lines, closed, reasons, _texts(words))),
            reasons=reasons.listed,
        )

    def random(self, terms: Mapping[str, object], below: Callable[[int], int]) -> tuple[Line, ...]:
        """A legal Force of one faction, with equipment and a full deck."""
        scenario = scenario_named(self._content, terms.get("scenario", "skirmish"))
        return lines_of(random_force(self._content, scenario, below))


def _texts(words: Narrator) -> Texts:
    """The messages behind a narrator; English ones if it is not one of this game's."""
    return words.texts if isinstance(words, BattlegroundNarrator) else Texts()


# --- what there is --------------------------------------------------------------------------------


def _formats(content: Content, words: Narrator) -> Iterator[ListFormat]:
    for card in content.scenarios.values():
        if not card.placements:
            yield ListFormat(
                id=card.id,
                name=words.text(f"{card.id}_name", card.name),
                terms={"scenario": card.id},
                points=card.points,
                sizes={
                    "fate": (card.fate_cards, card.fate_cards),
                    "glory": (card.glory_cards, card.glory_cards),
                },
            )


def _traits(content: Content, texts: Texts) -> tuple[ListTrait, ...]:
    factions = dict.fromkeys(card.faction for card in content.characters.values())
    kinds = dict.fromkeys(card.type for shelf in (content.weapons, content.items) for card in shelf.values())
    return (
        ListTrait(
            "faction",
            texts.format("list-trait-faction"),
            {faction: texts.format(f"faction-{faction}") for faction in factions},
        ),
        ListTrait(
            "slot", texts.format("list-trait-slot"), {kind: texts.format(f"slot-{kind}") for kind in kinds}
        ),
    )


def _numbers(texts: Texts) -> tuple[ListNumber, ...]:
    stats = [ListNumber(id=stat, name=texts.format(f"stat-{stat}")) for stat in STATS]
    others = [
        ListNumber(id=number, name=texts.format(f"list-number-{number}"), dice=number == "dice")
        for number in ("dice", "range", "initiative", "ap", "mana", "vp")
    ]
    return (*stats, *others)


def _entries(content: Content, cards: BattlegroundCatalogue) -> Iterator[tuple[str, ListEntry]]:
    for id, person in cards.characters.items():
        numbers = {stat: getattr(person, stat) for stat in STATS if stat != "speed"}
        yield (
            id,
            ListEntry(
                name=person.name,
                section="characters",
                points=person.cost,
                text=" ".join(f"{skill.name}: {skill.text}" for skill in person.skills),
                traits={"faction": person.faction},
                numbers=numbers | {"speed": person.speed[0]},
                models=1,
            ),
        )
    for id, weapon in cards.weapons.items():
        yield (
            id,
            ListEntry(
                name=weapon.name,
                section="weapons",
                points=weapon.cost,
                text=weapon.text,
                traits={"slot": weapon.type},
                numbers={"dice": weapon.dice, "range": weapon.range, "mana": weapon.mana},
            ),
        )
    for id, item in cards.items.items():
        yield (
            id,
            ListEntry(
                name=item.name,
                section="items",
                points=item.cost,
                text=item.skill.text,
                traits={"slot": item.type},
            ),
        )
    for section, shelf in (("fate", cards.fate), ("glory", cards.glory)):
        for id, card in shelf.items():
            printed = {"initiative": card.initiative, "ap": card.ap, "mana": card.mana}
            yield (
                id,
                ListEntry(
                    name=card.name,
                    section=section,
                    text=card.text,
                    numbers=printed | ({"vp": card.vp} if section == "glory" else {}),
                ),
            )


# --- what is wrong --------------------------------------------------------------------------------


def _first(denials: Iterator[Denial]) -> Denial | None:
    return next(denials, None)


def _closed(content: Content, now: Muster) -> Iterator[tuple[str, Denial | None]]:
    """Every card that could be added to a Force, with the first thing that stands against it."""
    for card in content.characters:
        yield card, _first(addition_denials(content, now, AddCharacter(card)))
    for piece in (*content.weapons, *content.items):
        yield piece, _first(piece_denials(content, now, piece))
    for card in (*content.fate, *content.glory):
        yield card, _first(card_denials(content, now, card))


def _line_checks(
    content: Content, lines: Sequence[Line], closed: Mapping[str, int], reasons: Reasons, texts: Texts
) -> Iterator[LineCheck]:
    """The slots of each character, and which equipment it cannot carry although the Force could have it."""
    open_pieces = [piece for piece in (*content.weapons, *content.items) if piece not in closed]
    for line in lines:
        force = force_of(content, [line])
        if not force.characters:
            yield LineCheck(points=0)
            continue
        entry = force.characters[0]
        room, used = slots(content, entry), used_slots(content, entry)
        yield LineCheck(
            points=force_points(content, force.characters),
            slots=tuple(
                SlotCount(kind, texts.format(f"slot-{kind}"), used[kind], number)
                for kind, number in room.items()
                if number or used[kind]
            ),
            closed=reasons.closed(
                (piece, _first(carrying_denials(content, entry, piece))) for piece in open_pieces
            ),
        )


# --- by chance ------------------------------------------------------------------------------------

TRIES = 12
SPENT = 0.9  # of the points; a Force by chance that spends less is tried again
MODELS = (3, 4, 5)


def random_force(content: Content, scenario: ScenarioCard, below: Callable[[int], int]) -> ForceCard:
    """A legal Force by chance: of one faction, with equipment, and with a full deck."""
    factions = sorted({card.faction for card in content.characters.values()})
    best = _random_force(content, scenario, factions[below(len(factions))], below)
    for _ in range(TRIES):
        if force_points(content, best.characters) >= SPENT * scenario.points:
            break
        other = _random_force(content, scenario, factions[below(len(factions))], below)
        best = max(best, other, key=lambda force: force_points(content, force.characters))
    assert not force_denials(content, scenario, best)
    return best


def _random_force(
    content: Content, scenario: ScenarioCard, faction: str, below: Callable[[int], int]
) -> ForceCard:
    force = replace(force_of(content, ()), faction=faction)
    models = MODELS[below(len(MODELS))]
    people = [AddCharacter(card.id) for card in content.characters.values() if card.faction == faction]
    force = _grown(content, scenario, force, people, below, models)
    for denial in list(lacking_equipment(content, force)):
        index = next(n for n, e in enumerate(force.characters) if e.card == denial.facts["character"])
        force = enlarged(content, force, Equip(index, str(denial.facts["must_carry"])))
    pieces = (*content.weapons, *content.items)
    gear = [Equip(index, piece) for index in range(len(force.characters)) for piece in pieces]
    force = _grown(content, scenario, force, gear, below, 3 * len(force.characters))
    free = [person for person in people if not content.characters[person.card].must_carry]
    force = _grown(content, scenario, force, free, below, len(free))
    for shelf, size in ((content.fate, scenario.fate_cards), (content.glory, scenario.glory_cards)):
        force = _grown(content, scenario, force, [TakeCard(card) for card in shelf], below, size)
    return force


def _grown(
    content: Content,
    scenario: ScenarioCard,
    force: ForceCard,
    additions: Sequence[Addition],
    below: Callable[[int], int],
    most: int,
) -> ForceCard:
    """The Force with up to so many additions that nothing stands against, in an order drawn by chance."""
    left = list(additions)
    while left and most:
        addition = left.pop(below(len(left)))
        if _first(addition_denials(content, muster(content, scenario, force, []), addition)) is None:
            force = enlarged(content, force, addition)
            most -= 1
    return force
