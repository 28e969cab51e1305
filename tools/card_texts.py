"""The words of Battleground's cards and rule titles that a language needs, beside the shared messages.

    python -m tools.card_texts        # an English skeleton of locales/<language>/cards.ftl

English takes them from content files and ledger; other languages have `name-…`, `text-…`, `title-…`.
"""

from __future__ import annotations

import sys

from battlewright.games.battleground.content import load
from battlewright.games.battleground.game import Battleground


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


def _key(id: str) -> str:
    return id.replace(".", "_")


def main() -> int:
    """Print the skeleton."""
    for id, words in required().items():
        sys.stdout.write(f"{id} = {words}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
