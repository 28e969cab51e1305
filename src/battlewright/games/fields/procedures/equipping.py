"""Armor and artifacts are put on and taken off (FE-EQUIP-04, FE-EQUIP-05, FE-EQUIP-07)."""

from __future__ import annotations

from battlewright.games.fields.model import events
from battlewright.games.fields.model.state import Hero, State
from battlewright.games.fields.procedures.changes import emit, forget, take_from_hero
from battlewright.games.fields.rules.limits import in_slot


def put_on(state: State, hero: Hero, card: str) -> list[str]:
    """FE-EQUIP-04, FE-EQUIP-05: a card of the inventory takes its slot; answers with what left it."""
    replaced = in_slot(state, hero, card)
    for worn in replaced:
        take_off(state, hero, worn)
    hero.inventory.remove(card)
    hero.equipped.append(card)
    forget(state, hero, card)
    emit(state, events.Equipped(hero=hero.id, card=card, rules=("FE-EQUIP-07", card)))
    return replaced


def take_off(state: State, hero: Hero, card: str) -> None:
    """FE-EQUIP-07: an equipped card goes to the inventory, face down, but everybody has seen it."""
    take_from_hero(state, hero, card)
    hero.inventory.append(card)
    state.teams[hero.team].known.append(card)
    emit(state, events.Stowed(hero=hero.id, card=card, rules=("FE-EQUIP-07", card)))
