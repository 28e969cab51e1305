"""Active skills: who may use which, and on whom (BG-SKILL, BG-ITEM-04, BG-INT-03)."""

from __future__ import annotations

from collections.abc import Iterator

from battlewright.games.battleground.library import content_of
from battlewright.games.battleground.model.cards import Pick, Rearm, Skill, Swap, Target, Travel
from battlewright.games.battleground.model.frames import Interruption, Turn
from battlewright.games.battleground.model.state import Character, State
from battlewright.games.battleground.rules.conditions import failing, holds
from battlewright.games.battleground.rules.facts import Facts
from battlewright.games.battleground.rules.lending import lent_items, lent_skills
from battlewright.games.battleground.rules.mana import purse
from battlewright.games.battleground.rules.massive import swap_fits
from battlewright.games.battleground.rules.numbers import cost_facts, skill_cost, skill_mana, travel_speed
from battlewright.games.battleground.rules.routes import charge
from battlewright.games.battleground.rules.sight import out_of_sight
from battlewright.games.battleground.rules.standing import grant, grant_number
from battlewright.games.battleground.rules.table import (
    allies,
    distance,
    enemies,
    friends,
    is_massive,
    on_board,
)
from battlewright.kernel.denial import Denial


def skills_of(state: State, character: Character) -> list[Skill]:
    """BG-SKILL-01, BG-ITEM-04: the active skills on a character's card and items."""
    content = content_of(state)
    found = [s for s in content.characters[character.card].skills if s.active and s.for_allies is None]
    found.extend(content.items[i].skill for i in character.items if content.items[i].skill.active)
    found.extend(skill for skill, _ in lent_skills(state, character))
    lent = (content.items[lent.card].skill for lent in lent_items(state, character))
    found.extend(skill for skill in lent if skill.active)
    return found


def skill_named(state: State, character: Character, skill: str) -> Skill | None:
    """An active skill of a character by id."""
    return next((s for s in skills_of(state, character) if s.id == skill), None)


def candidates(state: State, actor: Character, spec: Target | Pick) -> list[Character]:
    """BG-SKILL-06, BG-SKILL-07: the characters a skill may be used on."""
    found = [
        c for c in characters_of(state, actor, spec.side) if candidate_denial(state, actor, spec, c) is None
    ]
    if isinstance(spec, Pick) and spec.nearest:
        least = min((distance(state, actor, c) for c in found), default=0.0)
        return [c for c in found if distance(state, actor, c) <= least + 1e-9]
    return found


def characters_of(state: State, actor: Character, side: str) -> list[Character]:
    """BG-SKILL-07: the characters on the battleground that a side means, seen from the actor."""
    match side:
        case "ally":
            return allies(state, actor)
        case "friend":
            return friends(state, actor)
        case "enemy":
            return enemies(state, actor)
        case "other":
            return [c for c in on_board(state) if c is not actor]
        case _:
            return on_board(state)


def candidate_denial(state: State, actor: Character, spec: Target | Pick, target: Character) -> Denial | None:
    """Why a skill may not be used on a character: side, distance, sight or a condition."""
    if target not in characters_of(state, actor, spec.side):
        return Denial("BG-SKILL-07", {"target": target.id, "side": spec.side})
    if spec.within is not None and distance(state, actor, target) > spec.within + 1e-9:
        far = round(distance(state, actor, target), 2)
        return Denial("BG-SKILL-06", {"target": target.id, "distance": far, "within": spec.within})
    if spec.sight and target is not actor and (denial := out_of_sight(state, actor, target)):
        return Denial("BG-SKILL-07", {"target": target.id, **denial.facts})
    effect, inches = grant_number(state, "chosen_only_within", Facts(who=target), target)
    if effect and target is not actor and distance(state, actor, target) > inches + 1e-9:
        far = round(distance(state, actor, target), 2)
        return Denial(effect, {"target": target.id, "distance": far, "within": inches})
    if not holds(state, spec.when, Facts(who=target), target):
        missing = failing(state, spec.when, Facts(who=target), target)
        return Denial("BG-SKILL-07", {"target": target.id, "conditions": missing})
    return None


def skill_denials(state: State, turn: Turn, actor: Character, skill: Skill) -> Iterator[Denial | None]:
    """BG-SKILL-02, BG-SKILL-03: everything that could stand against using a skill, apart from its target."""
    if used_up(state, turn, actor, skill):
        yield Denial("BG-ACT-05", {"skill": skill.id})
    if isinstance(turn, Interruption):
        if turn.kind == "opportunity":
            yield Denial("BG-AOO-04", {"skill": skill.id})
        if not skill.in_interruption:
            yield Denial(skill.id, {"interruption": True})
    cost = skill_cost(state, turn, skill).total
    if cost > turn.ap:
        yield Denial("BG-ACT-08", {"ap": turn.ap, "cost": cost})
    mana = skill_mana(state, actor, skill).total
    if mana > purse(state, actor):
        yield Denial("BG-SKILL-02", {"mana": purse(state, actor), "cost": mana})
    yield nothing_to_swap(actor, skill)
    if skill.when:
        facts = cost_facts(state, turn)
        missing = failing(state, skill.when, facts, actor)
        if missing:
            yield Denial(skill.id, {"conditions": missing})


def used_up(state: State, turn: Turn, actor: Character, skill: Skill) -> bool:
    """BG-ACT-05: once per activation or interruption, unless the skill or a card allows more."""
    uses = turn.skills.count(skill.id)
    if not uses or skill.repeatable:
        return False
    return uses > 1 or not grant(state, "skills_twice", cost_facts(state, turn), actor)


def nothing_to_swap(actor: Character, skill: Skill) -> Denial | None:
    """Weapon Swap: one of the two weapons is equipped, the other was bought with the Force."""
    for step in skill.do:
        if isinstance(step, Rearm) and not step.to and replacement(actor, step) is None:
            return Denial(skill.id, {"weapons": list(step.weapons), "carried": list(actor.weapons)})
    return None


def replacement(actor: Character, step: Rearm) -> tuple[str, str] | None:
    """Which weapon an instruction puts away, and which it takes instead."""
    if step.to:
        worn = next((weapon for weapon in step.weapons if weapon in actor.weapons), "")
        return (worn, step.to) if worn else None
    first, second = step.weapons
    for old, new in ((first, second), (second, first)):
        if old in actor.weapons and new in actor.reserve:
            return old, new
    return None


def target_denial(
    state: State, turn: Turn, actor: Character, skill: Skill, target: Character
) -> Denial | None:
    """BG-SKILL-07, BG-INT-06: whether this character may be the target."""
    if skill.target is None:
        return Denial(skill.id, {"target": target.id})
    return (
        misdirected(state, turn, actor, target)
        or candidate_denial(state, actor, skill.target, target)
        or movement_denial(state, actor, skill, target)
    )


def movement_denial(state: State, actor: Character, skill: Skill, target: Character) -> Denial | None:
    """BG-MOVEFX-04, BG-BIG-18: no charge that cannot end adjacent, no swap with a model of another size."""
    for step in skill.do:
        if isinstance(step, Swap) and not swap_fits(state, actor, target):
            alike = is_massive(state, actor) == is_massive(state, target)
            return (
                Denial("BG-BIG-04", {"at": target.at})
                if alike
                else Denial("BG-BIG-18", {"target": target.id})
            )
        if isinstance(step, Travel) and step.how == "charge" and not step.per:
            points = step.hexes if step.speed is None else travel_speed(state, actor, step, skill.id).total
            if not charge(state, actor, target, points).all():
                return Denial("BG-MOVEFX-04", {"target": target.id, "points": points})
    return None


def misdirected(state: State, turn: Turn | None, actor: Character, target: Character) -> Denial | None:
    """BG-INT-06: a hostile skill of an interrupting character must target the interrupted one."""
    if not isinstance(turn, Interruption) or turn.character != actor.id or target.id == turn.interrupted:
        return None
    if target not in enemies(state, actor):
        return None
    return Denial("BG-INT-06", {"interrupted": turn.interrupted, "target": target.id})


def without_target(state: State, turn: Turn, actor: Character, skill: Skill) -> Denial | None:
    """BG-SKILL-07: a skill that needs a target cannot be used where there is none."""
    if any(target_denial(state, turn, actor, skill, c) is None for c in on_board(state)):
        return None
    return Denial("BG-SKILL-07", {"skill": skill.id, "targets": []})


def skill_options(state: State, turn: Turn, actor: Character) -> list[tuple[str, str]]:
    """All legal uses of active skills: skill and target (empty where none is chosen)."""
    found: list[tuple[str, str]] = []
    for skill in skills_of(state, actor):
        if any(d is not None for d in skill_denials(state, turn, actor, skill)):
            continue
        if skill.target is None:
            found.append((skill.id, ""))
        else:
            found.extend(
                (skill.id, c.id)
                for c in candidates(state, actor, skill.target)
                if target_denial(state, turn, actor, skill, c) is None
            )
    return found
