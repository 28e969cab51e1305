"""Standing effects: what is in force for a character now (BG-SKILL-04, BG-ITEM-03, BG-BUFF, BG-ATK-06).

Passive skills, items, tokens, weapons that work while equipped, and effects that last for this
activation or round all contribute in the same two ways: bonuses to numbers and grants.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import NamedTuple

from msgspec import UNSET

from battlewright.games.battleground.content import Content
from battlewright.games.battleground.library import content_of
from battlewright.games.battleground.model.cards import Bonus
from battlewright.games.battleground.model.frames import Activation, Attack, Interruption
from battlewright.games.battleground.model.ids import read_word
from battlewright.games.battleground.model.state import Character, State
from battlewright.games.battleground.rules.conditions import count, holds
from battlewright.games.battleground.rules.facts import Facts
from battlewright.games.battleground.rules.lending import borrowed_items, passives_of, shared_items
from battlewright.games.battleground.rules.marks import mark_effects
from battlewright.games.battleground.rules.passives import passive_effects
from battlewright.games.battleground.rules.table import allies, is_near
from battlewright.kernel.tally import Limit, Modifier


class Remembered(NamedTuple):
    """The effects in force in a state that does not change but for places and facings."""

    state: State
    effects: dict[tuple[str, str], list[str]]  # by character and weapon
    touching: dict[tuple[str, str, str], list[str]]  # by number, character and weapon


_REMEMBERED: ContextVar[Remembered | None] = ContextVar("remembered", default=None)  # threads have their own


@contextmanager
def unchanging(state: State) -> Iterator[None]:
    """Remember who is under which effects while nothing but places and facings changes.

    Somebody who weighs many places asks the same over and over. Marks and lent items work by place: with any
    of those, nothing is remembered.
    """
    content = content_of(state)
    places_matter = bool(state.marks and content.working_marks) or not content.lenders.isdisjoint(
        character.card for character in state.characters.values()
    )
    token = _REMEMBERED.set(None if places_matter else Remembered(state, {}, {}))
    try:
        yield
    finally:
        _REMEMBERED.reset(token)


def effects_on(state: State, character: Character, weapon: str = "") -> list[str]:
    """The ids of all effects in force for a character, not to be changed; it attacks with `weapon`.

    Buff and debuff are effects of the content, each a bonus (BG-BUFF-04, 05, 06, 08, 09, 10).
    """
    memory = _REMEMBERED.get()
    if memory is None or memory.state is not state:
        return _effects_on(state, character, weapon)
    key = (character.id, weapon)
    found = memory.effects.get(key)
    if found is None:
        found = memory.effects[key] = _effects_on(state, character, weapon)
    return found


def _effects_on(state: State, character: Character, weapon: str) -> list[str]:
    content = content_of(state)
    found = [*passive_effects(content, character)]
    if _anybody_lends(state, content):
        found.extend(passives_of(state, shared_items(state, character)))
    if weapon and weapon in content.effects:
        found.append(weapon)
    if character.buff:
        found.append(character.buff)
        if character.more_buffs is not UNSET:
            found.extend(character.more_buffs)
    if character.debuff:
        found.append(character.debuff)
    if character.lasting:
        found.extend(character.lasting)
    if state.marks and content.working_marks:
        found.extend(mark_effects(state, character))
    return _with_passing(state, character, found)


def _anybody_lends(state: State, content: Content) -> bool:
    return not content.lenders.isdisjoint([c.card for c in state.characters.values()])  # asked as often


def _with_passing(state: State, character: Character, found: list[str]) -> list[str]:
    """And what holds for the attack under way or the next one, and for the own turn."""
    attack, name = False, character.id
    for frame in reversed(state.stack):  # asked a hundred thousand times a game: no generator
        kind = type(frame)
        if kind is Attack:
            assert isinstance(frame, Attack)
            if not attack and frame.held:
                found.extend(held.effect for held in frame.held if held.character == name)
            attack = True
        elif kind is Activation or kind is Interruption:
            assert isinstance(frame, Activation | Interruption)
            if frame.character == name:
                found += frame.lasting
                if frame.borrowed is not UNSET:
                    found += passives_of(state, borrowed_items(state, frame))
                if not attack and frame.next_attack:
                    found += frame.next_attack
                break
    return found


def _bonuses(
    state: State, number: str, facts: Facts, bearer: Character, whose: str
) -> list[tuple[str, Bonus]]:
    table = content_of(state).bonuses_to.get(number)
    if not table:
        return []
    weapon = facts.weapon.id if facts.weapon is not None and _wields(facts, bearer) else ""
    memory = _REMEMBERED.get()
    effects: list[str] | None
    if memory is None or memory.state is not state:
        effects = [effect for effect in effects_on(state, bearer, weapon) if effect in table]
    else:
        key = (number, bearer.id, weapon)
        effects = memory.touching.get(key)
        if effects is None:
            effects = [effect for effect in effects_on(state, bearer, weapon) if effect in table]
            memory.touching[key] = effects
    if not effects:
        return []
    return [
        (effect, bonus)
        for effect in effects
        if not (facts.weapon is not None and _ignored(state, effect, facts, bearer))
        for bonus in table[effect]
        if bonus.whose == whose and holds(state, bonus.when, facts, bearer)
    ]


def _ignored(state: State, effect: str, facts: Facts, bearer: Character) -> bool:
    """A weapon makes the shield or the armor of its target worth nothing."""
    content = content_of(state)
    kind = content.protective.get(effect)
    if kind is None or f"ignores_{kind}" not in content.grants_of:
        return False
    assert facts.weapon is not None
    attacker = facts.other if facts.kind == "defence" else facts.who
    if attacker is None or attacker is bearer:
        return False
    table = content.grants_of[f"ignores_{kind}"]
    return any(source in table for source in effects_on(state, attacker, facts.weapon.id))


def _wields(facts: Facts, bearer: Character) -> bool:
    """Whether the bearer is the one who attacks with the weapon in question."""
    if facts.kind == "defence":
        return bearer is facts.other
    return bearer is facts.who


def _all_bonuses(state: State, number: str, facts: Facts) -> list[tuple[str, Bonus, Character]]:
    """Bonuses to a number of `facts.who`: its own, and those the other side lays on it."""
    found = [(e, b, facts.who) for e, b in _bonuses(state, number, facts, facts.who, "bearer")]
    other = facts.other
    if other is not None and other is not facts.who:
        whose = "target" if facts.kind == "defence" else "attacker"
        found.extend((e, b, other) for e, b in _bonuses(state, number, facts, other, whose))
    if number in content_of(state).auras:
        found.extend(_auras(state, number, facts))
    return found


def _auras(state: State, number: str, facts: Facts) -> list[tuple[str, Bonus, Character]]:
    """Bonuses that allies near enough and in sight lend to `facts.who`."""
    return [
        (effect, bonus, ally)
        for ally in allies(state, facts.who)
        for effect, bonus in _bonuses(state, number, facts, ally, "ally")
        if bonus.within is None or (facts.who.at and is_near(state, ally, facts.who, bonus.within))
    ]


def modifiers(state: State, number: str, facts: Facts) -> list[Modifier]:
    """The modifiers that content gives to a number, each with the effect it comes from."""
    found = []
    for effect, bonus, bearer in _all_bonuses(state, number, facts):
        if amount := _amount(state, bonus, facts, bearer):
            found.append(Modifier(amount, effect))
    return found


def _amount(state: State, bonus: Bonus, facts: Facts, bearer: Character) -> int:
    """What a bonus comes to: so much, or so much for each of its counter, within its cap."""
    amount = bonus.amount
    if bonus.per:
        amount *= count(state, bonus.per, facts, bearer)
    if bonus.cap is None:
        return amount
    return max(amount, -bonus.cap) if bonus.amount < 0 else min(amount, bonus.cap)


def bounded(state: State, number: str, facts: Facts, value: int) -> list[Modifier]:
    """What content changes about a price or a stat: each change stops at its own `least` and `most`."""
    found = []
    for effect, bonus, bearer in sorted(_all_bonuses(state, number, facts), key=lambda b: -(b[1].least or 0)):
        change = _amount(state, bonus, facts, bearer)
        if bonus.least is not None:
            change = max(change, min(0, bonus.least - value))
        if bonus.most is not None:
            change = min(change, max(0, bonus.most - value))
        if change:
            found.append(Modifier(change, effect))
            value += change
    return found


def limits(state: State, number: str, facts: Facts) -> list[Limit]:
    """The limits that content sets: `least` of its bonuses, and numbers that end in `.most`."""
    found = [
        Limit(effect, least=bonus.least)
        for effect, bonus, _ in _all_bonuses(state, number, facts)
        if bonus.least is not None
    ]
    found.extend(
        Limit(effect, most=_amount(state, bonus, facts, bearer))
        for effect, bonus, bearer in _all_bonuses(state, f"{number}.most", facts)
    )
    return found


def grant(state: State, what: str, facts: Facts, bearer: Character, whose: str = "bearer") -> str:
    """The effect that grants something to the bearer (or through it), or an empty string."""
    content = content_of(state)
    if (what, whose) not in content.granted:
        return ""
    table = content.grants_of[what]
    weapon = facts.weapon.id if facts.weapon is not None and _wields(facts, bearer) else ""
    for effect in effects_on(state, bearer, weapon):
        for given in table.get(effect, ()):
            if given.whose == whose and holds(state, given.when, facts, bearer):
                return effect
    return ""


def grant_number(state: State, what: str, facts: Facts, bearer: Character) -> tuple[str, int]:
    """A grant that carries a number (`attacked_only_within:6`): its effect and the number, or ("", 0)."""
    table = content_of(state).grants_of.get(what)
    if not table:
        return "", 0
    for effect in effects_on(state, bearer):
        for given in table.get(effect, ()):
            if holds(state, given.when, facts, bearer):
                return effect, read_word(given.what).number
    return "", 0
