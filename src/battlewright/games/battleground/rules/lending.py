"""What a character may use of its allies as its own: skills, items, weapons, Focus.

Mana is lent in `mana.py`. Whoever lends stands on the battleground; what is lent counts as the borrower's
own, but what is used up is used up where it lies (BG-SKILL-04, BG-ITEM-02, BG-PREC-02).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from msgspec import UNSET

from battlewright.games.battleground.content import Content
from battlewright.games.battleground.library import content_of
from battlewright.games.battleground.model.cards import Skill
from battlewright.games.battleground.model.frames import Turn
from battlewright.games.battleground.model.ids import read_word, turn_key
from battlewright.games.battleground.model.state import Character, State
from battlewright.games.battleground.rules.passives import passive_effects
from battlewright.games.battleground.rules.table import (
    allies,
    are_adjacent,
    card_of,
    is_near,
    turn_under_way,
)


class Lent(NamedTuple):
    """An item or weapon, whose it is and the effect that lends it."""

    card: str
    lender: Character
    effect: str


def lent_skills(state: State, character: Character) -> Iterator[tuple[Skill, Character]]:
    """The skills on the cards of allies that say so, for those near enough and in sight."""
    lending = content_of(state).lent_skills
    for ally in allies(state, character):
        for skill in lending.get(ally.card, ()):
            if skill.for_allies is not None and is_near(state, ally, character, skill.for_allies):
                yield skill, ally


def lender_of_skill(state: State, character: Character, skill: str) -> str:
    """The ally whose skill a character uses; empty for its own."""
    return next((ally.id for lent, ally in lent_skills(state, character) if lent.id == skill), "")


def _lenders(state: State, character: Character, what: str) -> Iterator[tuple[Character, str, str]]:
    """Allies with a passive effect that lends something: the ally, the effect and its parameter."""
    content = content_of(state)
    if content.lenders.isdisjoint(c.card for c in state.characters.values()):
        return
    table = content.grants_of.get(what, {})
    for ally in allies(state, character):
        for effect in passive_effects(content, ally):
            for given in table.get(effect, ()):
                yield ally, effect, read_word(given.what).parameter


def focus_holder(state: State, character: Character) -> Character | None:
    """BG-FOCUS-03: whose Focus token a Move may use: its own, or that of an ally who shares it."""
    if character.focus:
        return character
    for ally, _, inches in _lenders(state, character, "shares_focus"):
        if ally.focus and is_near(state, ally, character, int(inches)):
            return ally
    return None


def lent_items(state: State, character: Character) -> list[Lent]:
    """BG-ITEM-02: trinkets of allies that count as the character's own, not used up."""
    found = shared_items(state, character)
    turn = turn_under_way(state)
    if turn is not None and turn.character == character.id:
        found += borrowed_items(state, turn)
    return found


def shared_items(state: State, character: Character) -> list[Lent]:
    """The trinkets of allies who share them with a keyword of the character's."""
    content = content_of(state)
    return [
        Lent(item, ally, effect)
        for ally, effect, word in _lenders(state, character, "shares_trinkets")
        if word in card_of(state, character).keywords
        for item in _trinkets(content, ally)
    ]


def borrowed_items(state: State, turn: Turn) -> list[Lent]:
    """The trinkets that the acting character has borrowed for its turn (`Borrow`)."""
    content = content_of(state)
    found = []
    for text in () if turn.borrowed is UNSET else turn.borrowed:
        item, _, owner = text.partition("@")
        ally = state.characters[owner]
        if item in _trinkets(content, ally) and not ally.out:
            found.append(Lent(item, ally, ""))
    return found


def _trinkets(content: Content, ally: Character) -> list[str]:
    return [i for i in ally.items if content.items[i].type == "trinket" and i not in ally.spent]


def borrowable(state: State, character: Character) -> list[str]:
    """The trinkets of allies that may be borrowed, with their owners: `orb-of-power@orko`."""
    content = content_of(state)
    return [f"{item}@{ally.id}" for ally in allies(state, character) for item in _trinkets(content, ally)]


def passives_of(state: State, lent: list[Lent]) -> list[str]:
    """The standing effects of lent items."""
    items = content_of(state).items
    return [
        items[one.card].skill.id
        for one in lent
        if not items[one.card].skill.active and not items[one.card].consumable
    ]


def keeper_of(state: State, character: Character, item: str) -> Character:
    """On whose card an item lies that the character uses."""
    if item in character.items:
        return character
    return next((lent.lender for lent in lent_items(state, character) if lent.card == item), character)


def lent_weapons(state: State, character: Character) -> list[Lent]:
    """BG-ATK-02: once per activation or interruption, the weapons of an adjacent ally who shares them."""
    turn = turn_under_way(state)
    if turn is None or turn.character != character.id:
        return []
    return [
        Lent(weapon, ally, effect)
        for ally, effect, _ in _lenders(state, character, "shares_weapons")
        if turn_key(effect, ally.id) not in turn.triggers and are_adjacent(state, ally, character)
        for weapon in ally.weapons
    ]


def lent_weapon(state: State, character: Character, weapon: str) -> Lent | None:
    """The weapon of an ally, if that is what the character would attack with."""
    if weapon in character.weapons:
        return None
    return next((lent for lent in lent_weapons(state, character) if lent.card == weapon), None)
