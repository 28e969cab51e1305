"""Building armies outside a match: what is shown and asked (HS-SETUP-05 to HS-SETUP-10, HSV-ARMY-04).

Legality is that of `rules/armies.py`, which setups and drafts ask as well.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from battlewright.games.heroscape.catalogue import catalogue_of
from battlewright.games.heroscape.content import Content
from battlewright.games.heroscape.lexicon import Lexicon
from battlewright.games.heroscape.lobby import POINTS, army_shown, lexicon_behind, switch_shown
from battlewright.games.heroscape.model.cards import ArmyEntry
from battlewright.games.heroscape.model.state import State
from battlewright.games.heroscape.rules.armies import army_denials, army_points, random_army
from battlewright.games.heroscape.rules.table import points_of
from battlewright.games.heroscape.surface import UnitText
from battlewright.kernel.building import ListBuilder, Reasons
from battlewright.kernel.denial import Denial
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
)

SECTION = "cards"
TRAITS = ("general", "type", "rarity", "class", "species", "size")
NUMBERS = ("life", "move", "range", "attack", "defence")
DICE = ("attack", "defence")
ABOUT_ARMIES = ("v_two_generals", "v_taelord_140", "v_points_initiative", "v_power_points")
USUAL = 400


def entries_of(lines: Sequence[Line]) -> tuple[ArmyEntry, ...]:
    """A list as an army."""
    return tuple(ArmyEntry(card=line.card, copies=line.copies) for line in lines)


class ArmyBuilder(ListBuilder):
    """Armies of so many points. `bare(terms)` is a state with those terms and an empty table."""

    def __init__(self, content: Content, bare: Callable[[Mapping[str, object]], State]) -> None:
        """Of all cards of the content."""
        self._content, self._bare = content, bare

    def describe(self, words: Narrator) -> Builder:
        """The cards, the points, the switches about armies, and the prepared armies."""
        content, lexicon = self._content, lexicon_behind(words, self._content)
        say = lexicon.texts.format
        units = catalogue_of(content, words).units
        return Builder(
            game="heroscape",
            hash=content.hash,
            noun=say("list-noun-heroscape"),
            formats=tuple(
                ListFormat(id=str(n), name=say("list-format-points", points=n), terms={"points": n}, points=n)
                for n in sorted(POINTS, key=lambda n: n != USUAL)
            ),
            sections=(ListSection(id=SECTION, name=say("list-section-cards")),),
            traits=tuple(_traits(units, lexicon)),
            numbers=tuple(
                ListNumber(id=n, name=say(f"list-number-{n}"), dice=n in DICE) for n in (*NUMBERS, "figures")
            ),
            entries={id: _entry(unit) for id, unit in units.items()},
            prepared=tuple(_prepared(content, lexicon)),
            switches={name: switch_shown(name, "on", lexicon) for name in ABOUT_ARMIES},
        )

    def check(
        self,
        terms: Mapping[str, object],
        lines: Sequence[Line],
        words: Narrator,
        mates: Sequence[Sequence[Line]] = (),
        side: int | None = None,
    ) -> ListCheck:
        """HS-SETUP-01, HS-SETUP-05 to HS-SETUP-10, HSV-ARMY-04: what is wrong with an army."""
        state, entries = self._bare(terms), entries_of(lines)
        units = self._content.units
        reasons = Reasons(words, units)
        found = army_denials(state, 0, entries)
        if any(entry.card not in units for entry in entries):
            problems = tuple(map(reasons.reason, found))
            return ListCheck(legal=False, points=0, most=state.limit, problems=problems)
        return ListCheck(
            legal=not found,
            points=army_points(state, entries),
            most=state.limit,
            counts={SECTION: sum(entry.copies for entry in entries)},
            problems=tuple(map(reasons.reason, found)),
            closed=reasons.closed(_closed(self._content, state, entries, found)),
            lines=tuple(LineCheck(points_of(state, e.card) * e.copies) for e in entries),
            reasons=reasons.listed,
        )

    def random(self, terms: Mapping[str, object], below: Callable[[int], int]) -> tuple[Line, ...]:
        """A legal army of nearly so many points."""
        army = random_army(self._content, self._bare(terms).limit, below)
        return tuple(Line(entry.card, entry.copies) for entry in army)


def _closed(
    content: Content, state: State, entries: Sequence[ArmyEntry], known: Sequence[Denial]
) -> Iterator[tuple[str, Denial | None]]:
    """Every card, with what one copy more would make wrong that is not wrong already."""
    for card in content.units:
        found = army_denials(state, 0, [*entries, ArmyEntry(card=card)])
        yield card, next((denial for denial in found if denial not in known), None)


def _traits(units: Mapping[str, UnitText], lexicon: Lexicon) -> Iterator[ListTrait]:
    for trait in TRAITS:
        values = {id: word for unit in units.values() for id, word in [_trait(unit, trait)]}
        yield ListTrait(trait, lexicon.texts.format(f"list-trait-{trait}"), values)


def _trait(unit: UnitText, trait: str) -> tuple[str, str]:
    """What a card is in a respect: id and word."""
    field = "unit_class" if trait == "class" else trait
    return getattr(unit, f"{trait}_id"), getattr(unit, field)


def _entry(unit: UnitText) -> ListEntry:
    return ListEntry(
        name=unit.name,
        section=SECTION,
        points=unit.points,
        text=" ".join(f"{power.name}: {power.text}" for power in unit.powers),
        traits={trait: _trait(unit, trait)[0] for trait in TRAITS},
        numbers={number: getattr(unit, number) for number in (*NUMBERS, "figures")},
        models=unit.figures,
    )


def _prepared(content: Content, lexicon: Lexicon) -> Iterator[PreparedList]:
    for army in content.armies.values():
        shown = army_shown(content, army, lexicon)
        lines = tuple(Line(entry.card, entry.copies) for entry in army.cards)
        yield PreparedList(id=army.id, name=shown.name, text=shown.text, lines=lines)
