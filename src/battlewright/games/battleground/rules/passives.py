"""What a character's card, weapons and items do all the time, by effect id (BG-SKILL-04, BG-ITEM-03)."""

from __future__ import annotations

from battlewright.games.battleground.content import Content
from battlewright.games.battleground.model.ids import effect_part
from battlewright.games.battleground.model.state import Character


def passive_effects(content: Content, character: Character) -> tuple[str, ...]:
    """The passive skills of a character, the weapons that work while equipped, its items not used up.

    They work for their bearer alone and all the time (BG-SKILL-04, BG-ITEM-02, BG-ITEM-03).
    """
    key = (character.card, *character.weapons, "/", *character.items, "/", *character.spent)
    found = content.passives.get(key)
    if found is None:
        found = content.passives[key] = tuple(_list_passives(content, character))
    return found


def _list_passives(content: Content, character: Character) -> list[str]:
    found = [skill.id for skill in content.characters[character.card].skills if not skill.active]
    standing = (effect_part(weapon, "always") for weapon in character.weapons)
    found.extend(effect for effect in standing if effect in content.effects)
    for item in character.items:
        card = content.items[item]
        if not card.skill.active and not card.consumable and item not in character.spent:
            found.append(card.skill.id)
    return found
