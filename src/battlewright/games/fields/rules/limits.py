"""How many cards a hero may have, and where they go (FE-EQUIP, FE-SPELL, FE-ALLY, FE-BEAST, FE-VEHICLE)."""

from __future__ import annotations

from battlewright.games.fields.library import content_of
from battlewright.games.fields.model.state import Hero, State
from battlewright.games.fields.rules.standing import value
from battlewright.games.fields.rules.table import combat_under_way, turn_under_way
from battlewright.kernel.denial import Denial

RULES = {
    "allies": "FE-ALLY-02",
    "mounts": "FE-BEAST-04",
    "spells": "FE-SPELL-01",
    "inventory": "FE-EQUIP-06",
    "artifacts": "FE-EQUIP-05",
}
BASE = {"allies": 1, "mounts": 1, "spells": 2, "inventory": 5, "artifacts": 1}  # without effects
PILE = {  # shelf -> where a hero keeps such cards
    "equipment": "inventory",
    "spells": "spells",
    "vehicles": "mounts",
    "beasts": "mounts",
    "epic_beasts": "mounts",
    "allies": "allies",
}


def limit(state: State, hero: Hero, what: str) -> int:
    """FE-ALLY-02, FE-BEAST-04, FE-SPELL-01, FE-EQUIP-05, FE-EQUIP-06: how many a hero may have."""
    return value(state, f"limit.{what}", hero.id, BASE[what])


def pile_of(state: State, card: str) -> str:
    """Where a hero keeps a card: inventory, spells, mounts or allies."""
    return PILE[content_of(state).shelf[card]]


def excess(state: State, hero: Hero) -> list[tuple[str, int]]:
    """The piles in which a hero has too many cards."""
    found = []
    for pile in ("allies", "mounts", "spells", "inventory"):
        over = len(getattr(hero, pile)) - limit(state, hero, pile)
        if over > 0:
            found.append((pile, over))
    return found


def over_limit(state: State, hero: Hero) -> Denial | None:
    """FE-TRADE-02: a hero above a limit."""
    for pile, over in excess(state, hero):
        return Denial(RULES[pile], {"hero": hero.id, "pile": pile, "over": over})
    return None


def slot_of(state: State, card: str) -> str:
    """FE-EQUIP-04, FE-EQUIP-05: the place an armor or artifact takes; nothing for consumables."""
    found = content_of(state).equipment[card]
    return found.part if found.type == "armor" else "artifact" if found.type == "artifact" else ""


def in_slot(state: State, hero: Hero, card: str) -> list[str]:
    """What must leave its slot for a card to be equipped."""
    slot = slot_of(state, card)
    there = [worn for worn in hero.equipped if slot_of(state, worn) == slot]
    room = limit(state, hero, "artifacts") if slot == "artifact" else 1
    return there[: max(0, len(there) - room + 1)]


def equip_denial(state: State, hero: Hero, card: str) -> Denial | None:
    """FE-EQUIP-03, FE-EQUIP-06, FE-EQUIP-07: only armor and artifacts of the own inventory are equipped."""
    if card not in hero.inventory:
        return Denial("FE-EQUIP-07", {"hero": hero.id, "card": card})
    if not slot_of(state, card):
        return Denial("FE-EQUIP-03", {"hero": hero.id, "card": card})
    if len(hero.inventory) - 1 + len(in_slot(state, hero, card)) > limit(state, hero, "inventory"):
        return Denial("FE-EQUIP-06", {"hero": hero.id, "card": card})
    return None


def may_dress(state: State, hero: Hero) -> bool:
    """FE-EQUIP-07, FE-SKIRM-06: in the hero's turn or before the game, not in combat."""
    if combat_under_way(state) is not None:
        return False
    turn = turn_under_way(state)
    return state.phase == "setup" or (turn is not None and turn.hero == hero.id)


def is_wearable(state: State, card: str) -> bool:
    """FE-EQUIP-02: armor and artifacts are worn."""
    return pile_of(state, card) == "inventory" and bool(slot_of(state, card))


def fits_free_slot(state: State, hero: Hero, card: str) -> bool:
    """FE-EQUIP-04, FE-EQUIP-05: it can be put on without taking anything off."""
    return is_wearable(state, card) and not in_slot(state, hero, card)


def stow_denial(state: State, hero: Hero, card: str) -> Denial | None:
    """FE-EQUIP-06, FE-EQUIP-07: an equipped card goes to the inventory if there is room."""
    if card not in hero.equipped:
        return Denial("FE-EQUIP-07", {"hero": hero.id, "card": card})
    if len(hero.inventory) >= limit(state, hero, "inventory"):
        return Denial("FE-EQUIP-06", {"hero": hero.id, "held": len(hero.inventory)})
    return None
