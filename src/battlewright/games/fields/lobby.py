"""What a lobby and a card viewer show: scenarios, heroes, the map, cards and rules, as plain dictionaries."""

from __future__ import annotations

from typing import Any

from battlewright.games.fields.content import Content
from battlewright.games.fields.model import cards
from battlewright.games.fields.model.catalogue import SHELVES, effects_of
from battlewright.games.fields.narrator import FieldsNarrator
from battlewright.games.fields.questions import QUESTIONS
from battlewright.games.fields.setup import DIFFICULTIES, HEROES, fitting
from battlewright.kernel.narration import Narrator
from battlewright.kernel.questions import listed
from battlewright.texts import Texts

PLANET = "eternia"


def lobby_of(content: Content, switches: dict[str, str], words: Narrator) -> dict[str, Any]:
    """What a match can be set up with; the first game comes first."""
    scenarios = sorted(content.scenarios.values(), key=lambda scenario: not scenario.first_game)
    say = texts_of(words).format
    difficulties = [{"id": grade, "name": words.rule(grade)} for grade in DIFFICULTIES]
    return {
        "about": say("fe-about"),
        "scenarios": [_scenario(content, scenario, words) for scenario in scenarios],
        "heroes": {hero.id: _hero(hero, words) for hero in content.heroes.values()},
        "factions": {faction.id: words.rule(faction.id) for faction in content.factions.values()},
        "difficulties": list(DIFFICULTIES),
        "forces": {hero.id: {"name": words.rule(hero.id)} for hero in content.heroes.values()},
        "force_words": {"force": say("fe-hero"), "build": say("fe-hero-proposed")},
        "options": [
            {
                "id": "difficulty",
                "name": say("fe-difficulty"),
                "choices": difficulties,
                "scenarios": [scenario.id for scenario in scenarios if scenario.mode == "solo"],
            }
        ],
        "switches": {
            name: {"name": say(f"fe-switch-{name}"), "rule": rule} for name, rule in switches.items()
        },
    }


def texts_of(words: Narrator) -> Texts:
    """The messages behind a narrator; English ones if it is not one of this game's."""
    return words.texts if isinstance(words, FieldsNarrator) else Texts()


def _scenario(content: Content, scenario: cards.ScenarioCard, words: Narrator) -> dict[str, Any]:
    """A mission, with the heroes each seat may have; the proposed one comes first."""
    played = [force for force in scenario.forces if force.player]
    teams = [tuple(range(HEROES * n, HEROES * (n + 1))) for n in range(len(played))]
    rules = [
        words.text(f"{scenario.id}_rule{number}", rule)
        for number, rule in enumerate(scenario.rules_text, start=1)
    ]
    ending = words.text(f"{scenario.id}_ending", scenario.ending_text)
    story = words.text(scenario.id, scenario.text)
    return {
        "id": scenario.id,
        "name": f"{words.rule(scenario.id)} ({words.rule(scenario.mode)})",
        "text": "\n".join((story, *rules, ending)),
        "story": story,
        "rules": rules,
        "ending": ending,
        "mode": scenario.mode,
        "teams": teams,
        "factions": [force.faction for force in played],
        "heroes": [list(force.heroes) for force in played],
        "barred": [list(force.barred) for force in played],
        "seat_forces": [heroes for force in played for heroes in _choices(content, force)],
    }


def _choices(content: Content, force: cards.Force) -> list[list[str]]:
    """The heroes for each of the three seats of a side."""
    factions = [force.faction] if force.faction else list(content.factions)
    ready = [hero for faction in factions for hero in fitting(content, force, faction)]
    proposed = [*force.heroes, *(hero for hero in ready if hero not in force.heroes)]
    return [list(dict.fromkeys((proposed[n], *ready))) for n in range(HEROES)]


def _hero(hero: cards.HeroCard, words: Narrator) -> dict[str, Any]:
    stats = ("hp", "body", "spirit", "initiative", "movement")
    return {
        "name": words.rule(hero.id),
        "faction": hero.faction,
        **{stat: getattr(hero, stat) for stat in stats},
        "passive": words.text(f"{hero.id}/passive", hero.passive.text),
        "mounted": hero.mounted,
        "weapons": [
            {
                "id": weapon.id,
                "name": words.rule(weapon.id),
                "kind": weapon.kind,
                "instant": weapon.energy.instant,
                "text": words.text(weapon.id, weapon.energy.text),
            }
            for weapon in hero.weapons
        ],
    }


VALUES = (
    *("cost", "hp", "attack", "defense", "initiative", "movement", "type", "part", "kind", "effects"),
    *("skulls", "energy", "faction", "use", "eternium", "trader", "tower", "story"),
)


def catalogue_of(content: Content, words: Narrator) -> dict[str, Any]:
    """Every card as it is shown: names, numbers and our texts, without the instructions behind them."""
    found: dict[str, Any] = {"hash": content.hash, "heroes": {}}
    for shelf in SHELVES:
        if shelf in ("heroes", "scenarios", "settings", "routes"):
            continue
        entries = getattr(content, shelf).values()
        found[shelf] = {card.id: _card(card, words) for card in entries}
    found["heroes"] = {hero.id: _hero(hero, words) for hero in content.heroes.values()}
    found["questions"] = listed(QUESTIONS)
    return found


def _card(card: Any, words: Narrator) -> dict[str, Any]:
    shown: dict[str, Any] = {"name": words.rule(card.id)}
    for name in VALUES:
        held = getattr(card, name, None)
        if isinstance(held, int | str | tuple) and held not in ("", ()):
            shown[name] = held
    if "story" in shown:
        shown["story"] = words.text(f"{card.id}_story", card.story)
    texts = {id: words.text(id, effect.text) for id, effect in effects_of(card)}
    shown["texts"] = {id.rpartition("/")[2]: text for id, text in texts.items()}
    match card:
        case cards.VictoryCard():
            shown["primary"] = words.text(f"{card.id}_primary", card.primary.text)
            shown["secondary"] = words.text(f"{card.id}_secondary", card.secondary.text)
            shown["vp"] = [card.primary.vp, card.secondary.vp]
        case cards.QuestCard():
            shown["tasks"] = {
                side: words.text(f"{card.id}_{side}", task.text) for side, task in card.tasks.items()
            }
        case _:
            pass
    return shown


def map_of(content: Content, name: str) -> dict[str, Any]:
    """The planet, for drawing it: areas with coordinates, borders, paths, flight routes."""
    if name != PLANET:
        raise LookupError(name)
    planet = content.planet
    return {
        "id": PLANET,
        "areas": [
            {
                "id": area.id,
                "name": area.name,
                "kind": area.kind,
                "x": area.x,
                "y": area.y,
                "eternium": area.eternium,
                "trader": area.trader,
                "tower": area.tower,
                "base": area.base,
                "edge": list(area.edge),
                "borders": list(planet.borders[area.id]),
                "paths": list(planet.paths[area.id]),
            }
            for area in content.areas.values()
        ],
        "routes": [
            {"id": route.id, "ends": list(route.ends), "over": route.over, "x": route.x, "y": route.y}
            for route in content.routes.values()
        ],
    }
