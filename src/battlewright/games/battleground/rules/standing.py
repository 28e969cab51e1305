"""Standing effects: what is in force for a character now (BG-SKILL-04, BG-ITEM-03, BG-BUFF, BG-ATK-06).

Passive skills, items, tokens, weapons that work while equipped, and effects that last for this
activation or round all contribute in the same two ways: bonuses to numbers and grants.
"""

from __future__ import annotations

from battlewright.games.battleground.content import Content
from battlewright.games.battleground.library import content_of
from battlewright.games.battleground.model.cards import Bonus
from battlewright.games.battleground.model.state import Character, State
from battlewright.games.battleground.rules.conditions import count, holds
from battlewright.games.battleground.rules.facts import Facts
from battlewright.games.battleground.rules.table import turns
from battlewright.kernel.tally import Limit, Modifier


def effects_on(state: State, character: Character, weapon: str = "") -> list[str]:
    """The ids of all effects in force for a character; `weapon` is the one it attacks with."""
    content = content_of(state)
    found = [*passive_effects(content, character)]
    if weapon and weapon in content.effects:
        found.append(weapon)
    if character.buff:
        found.append(character.buff)
    if character.debuff:
        found.append(character.debuff)
    if character.lasting:
        found.extend(character.lasting)
    for turn in turns(state):
        if turn.character == character.id:
            return found + turn.lasting if turn.lasting else found
    return found


def passive_effects(content: Content, character: Character) -> tuple[str, ...]:
    """What a character's card, weapons and items do all the time."""
    key = (character.card, *character.weapons, "/", *character.items, "/", *character.spent)
    found = content.passives.get(key)
    if found is None:
        found = content.passives[key] = tuple(_list_passives(content, character))
    return found


def _list_passives(content: Content, character: Character) -> list[str]:
    found = [skill.id for skill in content.characters[character.card].skills if not skill.active]
    found.extend(f"{w}.always" for w in character.weapons if f"{w}.always" in content.effects)
    for item in character.items:
        card = content.items[item]
        if not card.skill.active and not card.consumable:
            found.append(card.skill.id)
    return found


def _bonuses(
    state: State, number: str, facts: Facts, bearer: Character, whose: str
) -> list[tuple[str, Bonus]]:
    table = content_of(state).bonuses_to.get(number)
    if not table:
        return []
    weapon = facts.weapon.id if facts.weapon is not None and _wields(facts, bearer) else ""
    return [
        (effect, bonus)
        for effect in effects_on(state, bearer, weapon)
        if effect in table
        for bonus in table[effect]
        if bonus.whose == whose and holds(state, bonus.when, facts, bearer)
    ]


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
    return found


def modifiers(state: State, number: str, facts: Facts) -> list[Modifier]:
    """The modifiers that content gives to a number, each with the effect it comes from."""
    found = []
    for effect, bonus, bearer in _all_bonuses(state, number, facts):
        amount = bonus.amount
        if bonus.per:
            amount *= count(state, bonus.per, facts, bearer)
        if bonus.cap is not None:
            amount = min(amount, bonus.cap)
        if amount:
            found.append(Modifier(amount, effect))
    return found


def reductions(state: State, number: str, facts: Facts, price: int) -> list[Modifier]:
    """What content changes about a price: each reduction stops at its own `least`, whatever the others do."""
    found = []
    for effect, bonus, _ in sorted(_all_bonuses(state, number, facts), key=lambda b: -(b[1].least or 0)):
        change = bonus.amount
        if bonus.least is not None:
            change = max(change, min(0, bonus.least - price))
        if change:
            found.append(Modifier(change, effect))
            price += change
    return found


def limits(state: State, number: str, facts: Facts) -> list[Limit]:
    """The limits that content sets: `least` of its bonuses, and numbers that end in `.most`."""
    found = [
        Limit(effect, least=bonus.least)
        for effect, bonus, _ in _all_bonuses(state, number, facts)
        if bonus.least is not None
    ]
    found.extend(
        Limit(effect, most=bonus.amount) for effect, bonus, _ in _all_bonuses(state, f"{number}.most", facts)
    )
    return found


def grant(state: State, what: str, facts: Facts, bearer: Character, whose: str = "bearer") -> str:
    """The effect that grants something to the bearer (or through it), or an empty string."""
    table = content_of(state).grants_of.get(what)
    if not table:
        return ""
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
                return effect, int(given.what.partition(":")[2])
    return "", 0
