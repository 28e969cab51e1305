"""The words of the cards and rule titles that a language needs, beside the shared messages.

    python -m tools.card_texts           # an English skeleton of locales/<language>/cards.ftl
    python -m tools.card_texts fields    # the same for Fields of Eternia

English takes them from content files and ledger; other languages have `name-…`, `text-…`, `title-…`.
"""

from __future__ import annotations

import sys

from battlewright.games.battleground.content import load
from battlewright.games.battleground.game import Battleground
from battlewright.games.fields.game import Fields


def required() -> dict[str, str]:
    """Message id -> English words, for every card, token, map, Force and scenario."""
    content = load()
    game = Battleground()
    catalogue = game.catalogue(game.narrator("en"))
    found: dict[str, str] = {}
    for card, shown in catalogue["characters"].items():
        found[f"name-{card}"] = shown["name"]
        for skill in shown["skills"]:
            found[f"name-{_key(skill['id'])}"] = skill["name"]
            found[f"text-{_key(skill['id'])}"] = skill["text"]
    for card, shown in catalogue["items"].items():
        found[f"name-{card}"] = shown["name"]
        found[f"text-{_key(shown['skill']['id'])}"] = shown["skill"]["text"]
    for kind in ("weapons", "fate", "glory", "tokens"):
        for card, shown in catalogue[kind].items():
            found[f"name-{card}"] = shown["name"]
            if shown["text"]:
                found[f"text-{card}"] = shown["text"]
    for map_card in content.maps.values():
        found[f"text-{map_card.id}_name"] = map_card.name
    for force in content.forces.values():
        found[f"text-{force.id}_name"] = force.name
    for scenario in content.scenarios.values():
        found[f"text-{scenario.id}_name"] = scenario.name
        found[f"text-{scenario.id}"] = scenario.text
    for rule in game.rulebook():
        found[f"title-{rule['id']}"] = rule["title"]
    return found


def fields_required() -> dict[str, str]:
    """The same for Fields of Eternia: `fe-name-…`, `fe-text-…`, `title-FE-…`."""
    game = Fields()
    content = game.content
    found: dict[str, str] = {}
    for id, shelf in content.shelf.items():
        if name := getattr(getattr(content, shelf)[id], "name", ""):
            found[f"fe-name-{_key(id)}"] = name
    found |= {f"fe-name-{weapon.id}": weapon.name for weapon in content.weapons.values()}
    found |= {f"fe-text-{_key(id)}": effect.text for id, effect in content.effect.items() if effect.text}
    for victory in content.victory.values():
        found[f"fe-text-{victory.id}_primary"] = victory.primary.text
        found[f"fe-text-{victory.id}_secondary"] = victory.secondary.text
    for quest in content.quests.values():
        found |= {f"fe-text-{quest.id}_{side}": task.text for side, task in quest.tasks.items()}
    for scenario in content.scenarios.values():
        found[f"fe-text-{scenario.id}_name"] = scenario.name
        found[f"fe-text-{scenario.id}"] = scenario.text
        found[f"fe-text-{scenario.id}_ending"] = scenario.ending_text
        rules = enumerate(scenario.rules_text, start=1)
        found |= {f"fe-text-{scenario.id}_rule{number}": rule for number, rule in rules}
        found |= {f"fe-name-{zone.id}": zone.name for zone in scenario.zones}
        found.pop(f"fe-text-{scenario.id}_rules", None)
    return found | {f"title-{rule['id']}": rule["title"] for rule in game.rulebook()}


def _key(id: str) -> str:
    return id.replace(".", "_").replace("/", "_")


def main() -> int:
    """Print the skeleton."""
    wanted = fields_required() if "fields" in sys.argv[1:] else required()
    for id, words in wanted.items():
        sys.stdout.write(f"{id} = {words}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
