"""The cards a hero has, by kind."""

from __future__ import annotations

from collections.abc import Callable

from battlewright.games.fields.library import content_of
from battlewright.games.fields.model.state import Hero, State

ANY = "any"


def owned(state: State, hero: Hero, kind: str) -> list[str]:
    """The cards of a hero of a kind of `words.CARD_KINDS`; `any`: all of them."""
    return KINDS.get(kind, _all)(state, hero)


def _all(state: State, hero: Hero) -> list[str]:
    return [*hero.equipped, *hero.inventory, *hero.spells, *hero.allies, *hero.mounts]


def _vehicles(state: State, hero: Hero) -> list[str]:
    return [card for card in hero.mounts if card in content_of(state).vehicles]


def _beasts(state: State, hero: Hero) -> list[str]:
    return [card for card in hero.mounts if card not in content_of(state).vehicles]


def _of_type(type: str, cards: list[str], state: State) -> list[str]:
    equipment = content_of(state).equipment
    return [card for card in cards if card in equipment and equipment[card].type == type]


KINDS: dict[str, Callable[[State, Hero], list[str]]] = {
    "spell": lambda state, hero: [*hero.spells],
    "ally": lambda state, hero: [*hero.allies],
    "mount": lambda state, hero: [*hero.mounts],
    "vehicle": _vehicles,
    "beast": _beasts,
    "equipment": lambda state, hero: [*hero.equipped, *hero.inventory],
    "consumable": lambda state, hero: _of_type("consumable", hero.inventory, state),
    "armor": lambda state, hero: _of_type("armor", hero.equipped, state),
    "artifact": lambda state, hero: _of_type("artifact", hero.equipped, state),
}
