"""Checks: one wilds die, or several, read for success (FE-CHECK)."""

from __future__ import annotations

from msgspec import Struct

from battlewright.games.fields.model import events
from battlewright.games.fields.model.state import Hero, State
from battlewright.games.fields.procedures.changes import emit
from battlewright.games.fields.procedures.rolling import roll_dice
from battlewright.games.fields.rules.dice import check_successes
from battlewright.games.fields.rules.standing import has_grant, value
from battlewright.games.fields.rules.table import card_of


class Checked(Struct, frozen=True):
    """What came of a check."""

    met: bool
    successes: int


def check_dice(state: State, hero: Hero | None, dice: int, by: str) -> int:
    """FE-CHECK-01: one die unless the card says otherwise; an attribute gives its number."""
    if hero is None:
        return max(dice, 1)
    if by:
        dice += value(state, by, hero.id, getattr(card_of(state, hero), by))
    return value(state, "dice.check", hero.id, max(dice, 1), 1)


def make_check(state: State, hero: Hero | None, dice: int, by: str, needed: int, source: str) -> Checked:
    """FE-CHECK-01, FE-CHECK-02: roll and read; a reroll face is not rolled again."""
    faces = roll_dice(state, check_dice(state, hero, dice, by))
    lucky = hero is not None and has_grant(state, "lucky", hero.id)
    found = check_successes(faces, lucky=lucky)
    met = found >= needed
    who = hero.id if hero is not None else ""
    rules = ("FE-CHECK-01", "FE-CHECK-02", source)
    emit(
        state,
        events.Checked(hero=who, dice=tuple(faces), successes=found, needed=needed, met=met, rules=rules),
    )
    return Checked(met, found)
