"""Who may interrupt whom, and when (BG-OVERWATCH, BG-AOO, BG-INT)."""

from __future__ import annotations

from battlewright.games.battleground.library import content_of
from battlewright.games.battleground.model.cards import Interrupt
from battlewright.games.battleground.model.frames import Interruption
from battlewright.games.battleground.model.state import Character, State
from battlewright.games.battleground.rules.aim import shot_distance
from battlewright.games.battleground.rules.attack import too_little_mana, weapons_of
from battlewright.games.battleground.rules.facts import Facts
from battlewright.games.battleground.rules.lending import lent_items
from battlewright.games.battleground.rules.movement import can_reach_engagement, leap
from battlewright.games.battleground.rules.numbers import speed, weapon_range
from battlewright.games.battleground.rules.sight import in_front_arc, out_of_sight
from battlewright.games.battleground.rules.standing import effects_on, grant, grant_number
from battlewright.games.battleground.rules.table import (
    are_adjacent,
    distance,
    enemies,
    engaged_with,
    turn_under_way,
    turns,
)
from battlewright.kernel.denial import Denial


def cannot_be_interrupted(state: State, interrupter: Character, moving: Character) -> Denial | None:
    """Cards that keep a character from being interrupted, at all or from afar."""
    if effect := grant(state, "not_interruptible", Facts(who=moving), moving):
        return Denial(effect, {"character": moving.id})
    effect, inches = grant_number(state, "interrupted_only_within", Facts(who=moving), moving)
    if effect and distance(state, interrupter, moving) > inches + 1e-9:
        return Denial(effect, {"distance": round(distance(state, interrupter, moving), 2), "within": inches})
    return None


def overwatch_denial(state: State, watcher: Character, moving: Character) -> Denial | None:
    """BG-OVERWATCH-02 to 05: why a character on Overwatch is not triggered by one that ended a movement.

    Whether the watcher is ready or its player has passed makes no difference (BG-INT-14).
    """
    if not watcher.overwatch:
        return Denial("BG-OVERWATCH-01", {"watcher": watcher.id})
    if not moving.at:
        return Denial("BG-FORCE-06", {"target": moving.id})
    if denial := out_of_sight(state, watcher, moving):
        return Denial("BG-OVERWATCH-03", {"watcher": watcher.id, **denial.facts})
    if not in_front_arc(state, watcher, moving):
        return Denial("BG-OVERWATCH-04", {"watcher": watcher.id})
    if not can_reach(state, watcher, moving):
        return Denial("BG-OVERWATCH-05", {"watcher": watcher.id})
    return cannot_be_interrupted(state, watcher, moving)


def can_reach(state: State, watcher: Character, moving: Character) -> bool:
    """BG-OVERWATCH-05: in range of an equipped weapon, or engaged by one Move."""
    if are_adjacent(state, watcher, moving):
        return True
    for weapon in weapons_of(state, watcher):
        if (
            weapon.type == "melee"
            or weapon.side in ("ally", "self")
            or too_little_mana(state, watcher, weapon)
        ):
            continue
        if shot_distance(state, watcher, moving) <= weapon_range(state, watcher, weapon, {}).total + 1e-9:
            return True
    how = leap(state, watcher, focused=watcher.focus)
    points = speed(state, watcher, focused=watcher.focus, on_foot=not how).total
    return can_reach_engagement(state, watcher, moving, points)


def watchers(state: State, moving: Character) -> list[Character]:
    """BG-OVERWATCH-02: the enemies on Overwatch that must interrupt now."""
    return [e for e in enemies(state, moving) if e.overwatch and overwatch_denial(state, e, moving) is None]


def opportunists(state: State, moving: Character) -> list[Character]:
    """BG-AOO-01, BG-AOO-07: the enemies that may attack a character which wants to leave its hex."""
    if not moving.at:
        return []
    return [e for e in engaged_with(state, moving) if cannot_be_interrupted(state, e, moving) is None]


def interrupts(state: State, interrupter: Character, whom: Character) -> bool:
    """BG-INT-01, BG-INT-15: whether a card can make one character interrupt another now."""
    if interrupter is whom or not (interrupter.at and whom.at) or interrupter.out or whom.out:
        return False
    if any(turn.character == interrupter.id for turn in turns(state)):
        return False
    return cannot_be_interrupted(state, interrupter, whom) is None


def whom_to_interrupt(state: State, step: Interrupt, target: str) -> Character | None:
    """Whom an instruction means: the acting character, the target, or the one interrupted just now."""
    turn = turn_under_way(state)
    match step.whom:
        case "target":
            who = target
        case "acting":
            who = turn.character if turn is not None else ""
        case _:
            who = turn.interrupted if isinstance(turn, Interruption) else ""
    return state.characters.get(who)


def usable_consumables(state: State, character: Character) -> list[str]:
    """BG-ITEM-05, BG-ITEM-08: consumables not used yet."""
    items = content_of(state).items
    found = [i for i in character.items if items[i].consumable and i not in character.spent]
    found += [lent.card for lent in lent_items(state, character) if items[lent.card].consumable]
    return found


def lasting_sources(state: State, character: Character) -> list[str]:
    """The effects in force for a character, for display."""
    return effects_on(state, character)
