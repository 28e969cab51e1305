"""Every card as it is shown: names, numbers and our texts, without the instructions behind them."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from battlewright.games.fields.content import Content
from battlewright.games.fields.lobby import hero_text, scenario_words
from battlewright.games.fields.model import cards
from battlewright.games.fields.model.catalogue import Card, effects_of
from battlewright.games.fields.questions import QUESTIONS
from battlewright.games.fields.surface import CardText, FieldsCatalogue, ScenarioText
from battlewright.kernel.narration import Narrator

VALUES = (
    *("cost", "hp", "attack", "defense", "initiative", "movement", "type", "part", "kind", "effects"),
    *("skulls", "energy", "faction", "use", "eternium", "trader", "tower", "story"),
)


def catalogue_of(content: Content, words: Narrator) -> FieldsCatalogue:
    """All cards of the content."""

    def shelf(entries: Mapping[str, Card]) -> dict[str, CardText]:
        return {id: _card(id, card, words) for id, card in entries.items()}

    return FieldsCatalogue(
        hash=content.hash,
        factions=shelf(content.factions),
        heroes={hero.id: hero_text(hero, words) for hero in content.heroes.values()},
        equipment=shelf(content.equipment),
        spells=shelf(content.spells),
        vehicles=shelf(content.vehicles),
        victory=shelf(content.victory),
        beasts=shelf(content.beasts),
        allies=shelf(content.allies),
        events=shelf(content.events),
        epic_beasts=shelf(content.epic_beasts),
        quests=shelf(content.quests),
        battle=shelf(content.battle),
        effects=shelf(content.effects),
        areas=shelf(content.areas),
        scenarios={id: _scenario(card, words) for id, card in content.scenarios.items()},
        questions=QUESTIONS,
    )


def _scenario(card: cards.ScenarioCard, words: Narrator) -> ScenarioText:
    story, rules, ending = scenario_words(card, words)
    name, mode = words.rule(card.id), words.rule(card.mode)
    return ScenarioText(name=name, mode=mode, story=story, rules=rules, ending=ending)


def _card(id: str, card: Card, words: Narrator) -> CardText:
    texts = {part: words.text(part, effect.text) for part, effect in effects_of(card)}
    text = CardText(
        name=words.rule(id), texts={part.rpartition("/")[2]: text for part, text in texts.items()}
    )
    return replace(text, **_values(id, card, words), **_goals(id, card, words))


def _values(id: str, card: Card, words: Narrator) -> dict[str, object]:
    """The numbers and kinds that a card has."""
    found: dict[str, object] = {}
    for name in VALUES:
        held = getattr(card, name, None)
        if name == "energy" and isinstance(held, bool):
            held = int(held)
        if isinstance(held, int | str | tuple) and held not in ("", ()):
            found[name] = words.text(f"{id}_story", str(held)) if name == "story" else held
    return found


def _goals(id: str, card: Card, words: Narrator) -> dict[str, object]:
    """What a victory card or a quest asks for."""
    match card:
        case cards.VictoryCard():
            return {
                "primary": words.text(f"{id}_primary", card.primary.text),
                "secondary": words.text(f"{id}_secondary", card.secondary.text),
                "vp": (card.primary.vp, card.secondary.vp),
            }
        case cards.QuestCard():
            return {
                "tasks": {side: words.text(f"{id}_{side}", task.text) for side, task in card.tasks.items()}
            }
        case _:
            return {}
