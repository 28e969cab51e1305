"""What content must satisfy beyond its types: words that exist, ids that lead somewhere, whole maps."""

from __future__ import annotations

from collections.abc import Collection, Container, Iterable, Iterator, Mapping

import msgspec

from battlewright.games.fields.model import cards, effects, words
from battlewright.games.fields.model.catalogue import Card, Catalogue, effects_of
from battlewright.games.fields.model.ids import read_edge
from battlewright.games.fields.model.phrases import NOT, read_phrase, word_of
from battlewright.games.fields.outlines import shape_problems
from battlewright.kernel.entries import Problem, nearest


def problems(card: Card, catalogue: Catalogue) -> Iterator[Problem]:
    """Everything that is wrong with an entry, seen beside the others."""
    for name, effect in effects_of(card):
        yield from _effect(name, effect, catalogue)
    match card:
        case cards.HeroCard():
            yield from _known("faction", card.faction, catalogue.factions)
        case cards.FactionCard():
            yield from _combat_cards("deck", card.deck, 21)
            yield from _combat_cards("supply", card.supply, None)
        case cards.EquipmentCard():
            yield from _equipment(card)
        case cards.VictoryCard():
            for part in ("primary", "secondary"):
                objective = getattr(card, part)
                yield from _word(f"{part}.on", objective.on, words.MOMENTS)
                yield from _conditions(f"{part}.when", objective.when, catalogue)
        case cards.AllyCard():
            yield from _known("faction", card.faction, catalogue.factions)
        case cards.QuestCard():
            yield from _quest(card, catalogue)
        case cards.AreaCard():
            yield from _area(card, catalogue)
        case cards.ShapeCard():
            yield from shape_problems(card, catalogue)
        case cards.RouteCard():
            for end in (*card.ends, card.over):
                yield from _known("ends", end, catalogue.areas)
        case cards.ScenarioCard():
            yield from _scenario(card, catalogue)
        case _:
            pass


def _known(field: str, name: str, known: Collection[str]) -> Iterator[Problem]:
    if name not in known:
        yield field, f"there is no '{name}'{nearest(name, known)}"


def _word(field: str, word: str, known: Collection[str]) -> Iterator[Problem]:
    if word not in known:
        yield field, f"unknown word '{word}'{nearest(word, known)}"


def _combat_cards(field: str, counts: dict[str, int], total: int | None) -> Iterator[Problem]:
    for kind in counts:
        yield from _word(field, kind, words.COMBAT_CARDS)
    if total is not None and sum(counts.values()) != total:
        yield field, f"has {sum(counts.values())} cards, not {total} (FE-DECK-01)"


def _equipment(card: cards.EquipmentCard) -> Iterator[Problem]:
    if (card.type == "armor") != bool(card.part):
        yield "part", "armor names its part of the body, other equipment none"
    if (card.type == "consumable") != bool(card.use):
        yield "use", "consumables say where they are used, other equipment does not"


def _area(card: cards.AreaCard, catalogue: Catalogue) -> Iterator[Problem]:
    for other in (*card.borders, *card.paths):
        yield from _known("borders", other, catalogue.areas)
        if other == card.id:
            yield "borders", "an area is not adjacent to itself (FE-MAP-04)"
    for other in card.paths:
        if other in catalogue.areas and "outpost" not in (card.kind, catalogue.areas[other].kind):
            yield "paths", f"a path links outposts (FE-MAP-03), not '{other}'"
    if card.kind != "outpost" and (card.trader or card.tower or card.base or card.eternium):
        yield "kind", "only outposts have traders, towers, bases and eternium (FE-MAP-06)"
    for edge in card.edge:
        if read_edge(edge) is None:
            yield "edge", f"write symbol:side, not '{edge}'"


def _quest(card: cards.QuestCard, catalogue: Catalogue) -> Iterator[Problem]:
    for faction, task in card.tasks.items():
        if faction != "any":
            yield from _known("tasks", faction, catalogue.factions)
        yield from _program(f"tasks.{faction}.failure", task.failure, catalogue)
        for demand in task.demands:
            if isinstance(demand, cards.HaveDemand):
                yield from _conditions(f"tasks.{faction}", demand.when, catalogue)


def _scenario(card: cards.ScenarioCard, catalogue: Catalogue) -> Iterator[Problem]:
    for force in card.forces:
        yield from _force(force, catalogue)
    placed = [*card.quests, *card.vines, *(a for by in card.quests_by.values() for a in by)]
    for area in (*placed, *(a for zone in card.zones for a in (*zone.areas, *zone.heroes))):
        yield from _known("quests", area, catalogue.areas)
    for beast in card.beasts:
        yield from _known("beasts", beast, catalogue.epic_beasts)
    if card.boss:
        yield from _known("boss", card.boss, catalogue.epic_beasts)
    if card.deck and all(quest.scenario != card.deck for quest in catalogue.quests.values()):
        yield "deck", f"no quest belongs to '{card.deck}'"
    for number, program in enumerate((card.setup, card.quest, *card.skulls)):
        yield from _program(f"program {number}", program, catalogue)
    yield from _conditions("wins", (*card.wins, *card.success), catalogue)


def _force(force: cards.Force, catalogue: Catalogue) -> Iterator[Problem]:
    if force.faction:
        yield from _known("forces.faction", force.faction, catalogue.factions)
    for hero in (*force.heroes, *force.barred):
        yield from _known("forces.heroes", hero, catalogue.heroes)
    further = (area for by in force.soldiers_by.values() for area in by)
    for area in (*force.starts.values(), *force.soldiers, *further):
        yield from _known("forces", area, catalogue.areas)


def _effect(name: str, effect: effects.Effect, catalogue: Catalogue) -> Iterator[Problem]:
    yield from _conditions(f"{name}.when", effect.when, catalogue)
    yield from _program(f"{name}.do", effect.do, catalogue)
    for bonus in effect.bonuses:
        yield from _word(f"{name}.bonuses.to", bonus.to, words.NUMBERS)
        yield from _counter(f"{name}.bonuses.per", bonus.per)
        yield from _conditions(f"{name}.bonuses.when", bonus.when, catalogue)
    for grant in effect.grants:
        yield from _phrase(f"{name}.grants.what", grant.what, words.GRANTS, catalogue)
        yield from _conditions(f"{name}.grants.when", grant.when, catalogue)
    for trigger in effect.triggers:
        yield from _word(f"{name}.triggers.on", trigger.on, words.MOMENTS)
        yield from _conditions(f"{name}.triggers.when", trigger.when, catalogue)
        yield from _program(f"{name}.triggers.do", trigger.do, catalogue)


def _counter(field: str, per: str) -> Iterator[Problem]:
    if per:
        yield from _word(field, word_of(per), words.COUNTERS)


def _conditions(field: str, conditions: Iterable[str], catalogue: Catalogue) -> Iterator[Problem]:
    for condition in conditions:
        yield from _phrase(field, condition.removeprefix(NOT), words.CONDITIONS, catalogue)


def _phrase(
    field: str, text: str, known: Mapping[str, words.Parameter], catalogue: Catalogue
) -> Iterator[Problem]:
    """A known word, with what it takes behind the colon."""
    word = word_of(text)
    if word not in known:
        yield from _word(field, word, known)
        return
    phrase = read_phrase(text, known)
    if phrase is None or phrase.about not in _topics(known[word], word, catalogue):
        yield field, f"'{text}' does not fit: {word} takes {known[word] or 'nothing'} after a colon"


def _topics(parameter: words.Parameter, word: str, catalogue: Catalogue) -> Container[str]:
    """What a word may be about."""
    match parameter:
        case "" | "int":
            return ("",)
        case "kind":
            return words.KINDS
        case "zone":
            return words.ZONES
        case "counter":
            return ANY_NAME
        case "id":
            return _names(word, catalogue)


def _names(word: str, catalogue: Catalogue) -> Container[str]:
    """The ids a word may be followed by."""
    match word:
        case "hero":
            return catalogue.heroes
        case "faction":
            return catalogue.factions
        case "at" | "next_to" | "controls":
            return catalogue.areas
        case "zone_empty":
            return words.ZONES
        case "sees":
            return (*words.ZONES, "any")
        case "difficulty":
            return ("easy", "medium", "advanced", "merciless")
        case "spell":
            return catalogue.spells
        case "owns":
            return {
                **catalogue.equipment,
                **catalogue.spells,
                **catalogue.vehicles,
                **catalogue.beasts,
                **catalogue.allies,
                **catalogue.epic_beasts,
            }
        case _:
            return ANY_NAME


class _AnyName:
    """Every name is in it."""

    def __contains__(self, name: object) -> bool:
        return bool(name)


ANY_NAME = _AnyName()


def _program(field: str, program: Iterable[effects.Instruction], catalogue: Catalogue) -> Iterator[Problem]:
    for step in program:
        for name in ("when",):
            yield from _conditions(field, getattr(step, name, ()), catalogue)
        yield from _counter(field, getattr(step, "per", ""))
        match step:
            case effects.Garrison(areas=areas) | effects.Marker(areas=areas):
                for area in areas:
                    yield from _known(field, area, catalogue.areas)
            case effects.BossComes():
                yield from _known(field, step.boss, catalogue.epic_beasts)
                if step.area:
                    yield from _known(field, step.area, catalogue.areas)
            case _:
                pass
        for inner in _inner(step):
            yield from _program(field, inner, catalogue)


def _inner(step: effects.Instruction) -> Iterator[tuple[effects.Instruction, ...]]:
    """The lists of instructions inside one."""
    for field in msgspec.structs.fields(type(step)):
        if field.name in ("then", "otherwise"):
            yield getattr(step, field.name)
    if isinstance(step, effects.Either):
        yield from step.choices.values()
