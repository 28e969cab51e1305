"""Mana: what a character can spend (BG-MANA), its own and what an ally lends it (Shared Power)."""

from __future__ import annotations

from battlewright.games.battleground.library import content_of
from battlewright.games.battleground.model.ids import read_word
from battlewright.games.battleground.model.state import Character, State
from battlewright.games.battleground.rules.passives import passive_effects
from battlewright.games.battleground.rules.table import allies, is_near

MOST_MANA = 5  # BG-MANA-03


def mana_limit(state: State, character: Character) -> int:
    """BG-MANA-03: how much mana fits on the card, with what changes the limit."""
    changes = content_of(state).bonuses_to.get("mana_limit", {})
    mine = passive_effects(content_of(state), character)
    return MOST_MANA + sum(bonus.amount for effect in mine for bonus in changes.get(effect, ()))


def room_for_mana(state: State, character: Character) -> int:
    """BG-MANA-03: how much more mana fits on the card."""
    return max(0, mana_limit(state, character) - character.mana)


def lender_for(state: State, character: Character) -> Character | None:
    """An ally whose mana the character may spend as its own."""
    content = content_of(state)
    sharing = content.grants_of.get("shares_mana", {})
    for ally in allies(state, character):
        if ally.mana:
            for skill in content.characters[ally.card].skills:
                for given in sharing.get(skill.id, ()):
                    if is_near(state, ally, character, read_word(given.what).number):
                        return ally
    return None


def purse(state: State, character: Character) -> int:
    """BG-MANA-01: the mana a character can spend: its own, and an ally's where a card shares it."""
    lender = lender_for(state, character)
    return character.mana + (lender.mana if lender else 0)
