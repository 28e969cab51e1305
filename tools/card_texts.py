"""The words of a game's cards that a language needs, beside the shared messages and the rules.

    python -m tools.card_texts fields    # an English skeleton of locales/<language>/fields_cards.ftl

English takes them from content files; other languages have `name-…` and `text-…`. The rules are in
`<game>_rules.toml`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

from battlewright.games.battleground.game import Battleground
from battlewright.games.fields.game import Fields
from battlewright.games.fields.lexicon import foes, key_of
from battlewright.games.heroscape.game import Heroscape


def required(game: str) -> dict[str, str]:
    """Message id -> English words, for every card, map, army list and scenario of a game."""
    return GAMES[game]()


def _battleground() -> dict[str, str]:
    game = Battleground()
    content = game.content
    catalogue = game.catalogue(game.narrator("en"))
    found: dict[str, str] = {}
    for card, shown in catalogue.characters.items():
        found[f"name-{card}"] = shown.name
        for skill in shown.skills:
            found[f"name-{_key(skill.id)}"] = skill.name
            found[f"text-{_key(skill.id)}"] = skill.text
    for card, item in catalogue.items.items():
        found[f"name-{card}"] = item.name
        found[f"text-{_key(item.skill.id)}"] = item.skill.text
    for shelf in (catalogue.weapons, catalogue.fate, catalogue.glory, catalogue.tokens):
        for card, entry in shelf.items():
            found[f"name-{card}"] = entry.name
            if entry.text:
                found[f"text-{card}"] = entry.text
    for map_card in content.maps.values():
        found[f"text-{map_card.id}_name"] = map_card.name
    for force in content.forces.values():
        found[f"text-{force.id}_name"] = force.name
    for scenario in content.scenarios.values():
        found[f"text-{scenario.id}_name"] = scenario.name
        found[f"text-{scenario.id}"] = scenario.text
    return found


def _fields() -> dict[str, str]:
    """Names of people and vehicles are the same everywhere; what describes is translated."""
    game = Fields()
    content = game.content
    found: dict[str, str] = {}
    for id, shelf in content.shelf.items():
        card = getattr(content, shelf)[id]
        if shelf not in NAMED_ALIKE:
            found[f"name-fe-{id}"] = getattr(card, "name", "")
        found[f"text-fe-{id}_story"] = getattr(card, "story", "")
    found |= {f"name-fe-{weapon.id}": weapon.name for weapon in content.weapons.values()}
    found |= {f"text-fe-{key_of(id)}": effect.text for id, effect in content.effect.items()}
    for victory in content.victory.values():
        found[f"text-fe-{victory.id}_primary"] = victory.primary.text
        found[f"text-fe-{victory.id}_secondary"] = victory.secondary.text
    for quest in content.quests.values():
        found |= {f"text-fe-{quest.id}_{side}": task.text for side, task in quest.tasks.items()}
    for foe in foes(content):
        found[f"name-fe-{key_of(foe)}"] = foe
    for scenario in content.scenarios.values():
        found[f"text-fe-{scenario.id}"] = scenario.text
        found[f"text-fe-{scenario.id}_ending"] = scenario.ending_text
        rules = enumerate(scenario.rules_text, start=1)
        found |= {f"text-fe-{scenario.id}_rule{number}": rule for number, rule in rules}
        found |= {f"name-fe-{zone.id}": zone.name for zone in scenario.zones}
        found.pop(f"text-fe-{scenario.id}_rules", None)
    return {id: words for id, words in found.items() if words}


def _heroscape() -> dict[str, str]:
    """Names of people and places are the same everywhere; what describes is translated."""
    game = Heroscape()
    content = game.content
    found: dict[str, str] = {}
    for unit in content.units.values():
        for power in unit.card.powers:
            found[f"name-power-{power.id}"] = power.name
            found[f"text-power-{power.id}"] = power.text
        for word in (unit.card.species, unit.card.unit_class, unit.card.personality):
            found[f"name-word-{word}"] = word
    for glyph in content.glyphs.values():
        found[f"name-glyph-{glyph.id}"] = glyph.name
        found[f"text-glyph-{glyph.id}"] = glyph.text
    for army in content.armies.values():
        found[f"name-{army.id}"] = army.name
        found[f"text-{army.id}"] = army.text
    for scenario in content.scenarios.values():
        found[f"name-{scenario.id}"] = scenario.name
        found[f"text-{scenario.id}"] = scenario.text
    for map_card in content.maps.values():
        if map_card.origin == "authored":
            found[f"name-{map_card.id}"] = map_card.name
    return found


NAMED_ALIKE = ("factions", "heroes", "allies", "vehicles")

GAMES: dict[str, Callable[[], dict[str, str]]] = {
    "battleground": _battleground,
    "heroscape": _heroscape,
    "fields": _fields,
}


def _key(id: str) -> str:
    return id.replace(".", "_")


def main() -> int:
    """Print the skeleton."""
    for id, words in required(*(sys.argv[1:2] or ["battleground"])).items():
        sys.stdout.write(f"{id} = {words}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
