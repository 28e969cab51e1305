"""What the instructions of a card look at, and the parts they lead to (`procedures/effect.py`)."""

from __future__ import annotations

from battlewright.games.battleground.model.frames import Effect
from battlewright.games.battleground.model.state import Character, State
from battlewright.games.battleground.rules.attack import attack_facts, weapon_of
from battlewright.games.battleground.rules.facts import Facts
from battlewright.games.battleground.rules.table import attack_under_way, turn_kind


def effect_facts(state: State, frame: Effect) -> Facts:
    """What conditions and counters of the instructions look at."""
    attack = attack_under_way(state)
    actor = state.characters[frame.actor]
    target = state.characters[frame.target] if frame.target else None
    if attack is not None and attack.attacker == frame.actor and target is not None and target.at:
        facts = attack_facts(state, actor, target, weapon_of(state, attack.weapon), attack)
        facts.successes = attack.successes if frame.successes < 0 else frame.successes
        facts.faces = tuple(attack.faces)
    else:
        facts = Facts(who=actor, other=target, turn=turn_kind(state), successes=max(0, frame.successes))
    facts.spent = frame.spent
    return facts


def named(state: State, frame: Effect, who: str) -> Character | None:
    """The character an instruction works on: the acting one, its target, or the other one picked."""
    name = {"self": frame.actor, "target": frame.target, "other": frame.other}[who]
    return state.characters.get(name)


def part_of(frame: Effect, program: str) -> Effect:
    """The frame for a list of instructions inside another: the same characters, mana and successes."""
    return Effect(
        program=program,
        actor=frame.actor,
        source=frame.source,
        target=frame.target,
        other=frame.other,
        spent=frame.spent,
        successes=frame.successes,
        skill=frame.skill,
        place=frame.place,
    )
