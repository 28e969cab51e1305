"""Building teams outside a match: what is shown and asked (FE-SETUP-02, FE-SETUP-18, FE-SKIRM-04).

Legality is that of `rules/teams.py`, which setups ask as well.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from battlewright.games.fields.content import Content
from battlewright.games.fields.lobby import hero_text, texts_of
from battlewright.games.fields.model.cards import Force, ScenarioCard
from battlewright.games.fields.rules.teams import HEROES, team_denials, unfinished
from battlewright.games.fields.surface import HeroText
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
)

SECTION = "heroes"
NUMBERS = ("hp", "body", "spirit", "initiative", "movement")
FREE = "free_heroes"


class TeamBuilder(ListBuilder):
    """Teams of three heroes, one for each seat of a side."""

    seats = HEROES

    def __init__(self, content: Content) -> None:
        """Of all heroes of the content."""
        self._content = content

    def describe(self, words: Narrator) -> Builder:
        """The heroes, the scenarios teams are built for, and the teams these propose."""
        content, say = self._content, texts_of(words).format
        return Builder(
            game="fields",
            hash=content.hash,
            noun=say("list-noun-fields"),
            formats=tuple(_formats(content, words)),
            sections=(ListSection(id=SECTION, name=say("list-section-heroes")),),
            traits=(
                ListTrait("faction", say("list-trait-faction"), {f: words.rule(f) for f in content.factions}),
                ListTrait(
                    "mount", say("list-trait-mount"), {m: say(f"list-mount-{m}") for m in ("yes", "no")}
                ),
            ),
            numbers=tuple(ListNumber(id=n, name=say(f"list-number-{n}")) for n in NUMBERS),
            entries={hero.id: _entry(hero_text(hero, words)) for hero in content.heroes.values()},
            prepared=tuple(_prepared(content, words)),
            seats=HEROES,
        )

    def check(
        self,
        terms: Mapping[str, object],
        lines: Sequence[Line],
        words: Narrator,
        mates: Sequence[Sequence[Line]] = (),
        side: int | None = None,
    ) -> ListCheck:
        """FE-SETUP-02, FE-SETUP-18, FE-SKIRM-02, FE-SKIRM-04: what is wrong with the heroes of a side."""
        content, free = self._content, _free(terms)
        scenario = _scenario(content, terms)
        heroes = [line.card for line in lines for _ in range(line.copies)]
        force, faction = _side(content, scenario, heroes, side)
        reasons = Reasons(words, content.heroes)
        found = team_denials(content, force, faction, heroes, free)

        def added(hero: str) -> Denial | None:
            """What one hero more would make wrong; a team that is not full yet is not."""
            force, faction = _side(content, scenario, [*heroes, hero], side)
            denials = team_denials(content, force, faction, [*heroes, hero], free)
            return next((d for d in denials if d not in found and not unfinished(d)), None)

        known = all(hero in content.heroes for hero in heroes)
        return ListCheck(
            legal=not found,
            points=0,
            counts={SECTION: len(heroes)},
            problems=tuple(map(reasons.reason, found)),
            closed=reasons.closed((hero, added(hero)) for hero in content.heroes) if known else {},
            lines=tuple(LineCheck(points=0) for _ in lines),
            reasons=reasons.listed,
        )

    def random(self, terms: Mapping[str, object], below: Callable[[int], int]) -> tuple[Line, ...]:
        """Three heroes that a side of the scenario may have."""
        content, free = self._content, _free(terms)
        sides = [force for force in _scenario(content, terms).forces if force.player]
        force = sides[below(len(sides))]
        factions = [force.faction] if force.faction else list(content.factions)
        faction = factions[below(len(factions))]
        heroes: list[str] = []
        left = list(content.heroes)
        while len(heroes) < HEROES:
            hero = left.pop(below(len(left)))
            if all(map(unfinished, team_denials(content, force, faction, [*heroes, hero], free))):
                heroes.append(hero)
        return tuple(map(Line, heroes))


def _free(terms: Mapping[str, object]) -> bool:
    switches = terms.get("switches")
    return isinstance(switches, Mapping) and bool(switches.get(FREE))


def _scenario(content: Content, terms: Mapping[str, object]) -> ScenarioCard:
    name = terms.get("scenario")
    if not isinstance(name, str) or name not in content.scenarios:
        raise SetupError(f"setup: no scenario {name!r}; there are: {', '.join(content.scenarios)}")
    return content.scenarios[name]


def _side(
    content: Content, scenario: ScenarioCard, heroes: Sequence[str], side: int | None
) -> tuple[Force, str]:
    """The side a team is for, and its faction: that of the first hero, where the scenario leaves it open."""
    played = [force for force in scenario.forces if force.player]
    first = next((content.heroes[hero].faction for hero in heroes if hero in content.heroes), "")
    if side is not None and 0 <= side < len(played):
        force = played[side]
    else:
        force = next((f for f in played if not first or f.faction in ("", first)), played[0])
    return force, (force.faction if first or side is not None else "") or first


def _formats(content: Content, words: Narrator) -> Iterator[ListFormat]:
    """Skirmishes come first, with heroes of one faction and of any; then all other scenarios."""
    size = {SECTION: (HEROES, HEROES)}
    scenarios = sorted(content.scenarios.values(), key=lambda card: card.mode != "skirmish")
    for card in scenarios:
        name = f"{words.rule(card.id)} ({words.rule(card.mode)})"
        yield ListFormat(id=card.id, name=name, terms={"scenario": card.id}, sizes=size)
    duel = scenarios[0]
    if duel.mode == "skirmish":
        yield ListFormat(
            id=FREE,
            name=texts_of(words).format("list-format-free", scenario=words.rule(duel.mode)),
            terms={"scenario": duel.id, "switches": {FREE: True}},
            sizes=size,
        )


def _entry(hero: HeroText) -> ListEntry:
    return ListEntry(
        name=hero.name,
        section=SECTION,
        text=" ".join((hero.passive, *(f"{weapon.name}: {weapon.text}" for weapon in hero.weapons))),
        traits={"faction": hero.faction, "mount": "yes" if hero.mounted else "no"},
        numbers={number: getattr(hero, number) for number in NUMBERS},
        models=1,
    )


def _prepared(content: Content, words: Narrator) -> Iterator[PreparedList]:
    """The heroes that scenarios propose for a side, each team once."""
    seen: set[frozenset[str]] = set()
    for card in content.scenarios.values():
        for number, force in enumerate(card.forces):
            team = frozenset(force.heroes)
            if force.player and len(team) == HEROES and team not in seen:
                seen.add(team)
                name = f"{words.rule(force.faction)}: {words.rule(card.id)}"
                lines = tuple(map(Line, force.heroes))
                yield PreparedList(id=f"{card.id}-{number}", name=name, lines=lines)
