"""Free actions: which weapon and target a card's free attack may have, and when a free Move may be made.

(BG-FREE, BG-AOO-04, BGF-CHAIN, BGF-WAND)
"""

from __future__ import annotations

from collections.abc import Iterator

from battlewright.games.battleground.library import content_of, field_of
from battlewright.games.battleground.model.cards import FreeAttack, Travel, WeaponCard
from battlewright.games.battleground.model.frames import Attack, Effect, Interruption, Turn
from battlewright.games.battleground.model.state import Character, State
from battlewright.games.battleground.rules.attack import (
    engaged_shooter,
    not_equipped,
    not_on_the_battleground,
    only_melee,
    sheltered,
    target_denials,
    too_little_mana,
    weapons_of,
    wrong_side,
)
from battlewright.games.battleground.rules.table import attack_under_way, enemies, nodes_of, turn_under_way
from battlewright.kernel.denial import Denial
from battlewright.kernel.frames import below


def free_attacks(state: State, frame: Effect, step: FreeAttack) -> list[tuple[str, str]]:
    """All pairs of weapon and target; every condition but AP must be met (BG-FREE-03, BGF-WAND-01)."""
    actor = state.characters[frame.actor]
    found: list[tuple[str, str]] = []
    for weapon in weapons_of(state, actor):
        if step.weapon and weapon.id != step.weapon:
            continue
        if step.type and weapon.type != step.type:
            continue
        if weapon.side == "ally" or too_little_mana(state, actor, weapon, step.mana):
            continue
        if only_melee(_own_turn(state, actor), weapon):
            continue
        found.extend((weapon.id, t.id) for t in _targets(state, frame, step, actor, weapon))
    return found


def _own_turn(state: State, actor: Character) -> Turn | None:
    turn = turn_under_way(state)
    return turn if turn is not None and turn.character == actor.id else None


def free_move_denial(state: State, who: Character, step: Travel) -> Denial | None:
    """BG-AOO-04, BG-FREE-03: a free Move is a Move action, so an attack of opportunity does not allow it.

    A card that frees a movement from the limits of interruptions frees it from this one, too (BG-PREC-02).
    """
    turn = _own_turn(state, who)
    if not isinstance(turn, Interruption) or turn.kind != "opportunity":
        return None
    return Denial("BG-AOO-04", {"action": "move"}) if step.how == "move" and not step.anywhere else None


def free_attack(state: State, frame: Effect, step: FreeAttack, weapon: str, target: str) -> Attack:
    """BG-FREE-01, BGF-CHAIN, BGF-WAND: an attack without AP; a chained one starts at the first target."""
    attack = Attack(
        attacker=frame.actor, weapon=weapon, target=target, free=True, dice=step.dice, mana=step.mana
    )
    first = attack_under_way(state)
    if step.further and first is not None:
        attack.dice, attack.mana = step.dice + first.dice, step.mana + first.mana
    if step.target == "chained":
        attack.origin = state.characters[frame.target].at or (first.place if first is not None else "")
    return attack


def free_attack_denials(
    state: State, frame: Effect, step: FreeAttack, weapon: WeaponCard, target: Character
) -> Iterator[Denial]:
    """BG-FREE-03: why a free attack cannot be made with a weapon against a target."""
    if (weapon.id, target.id) in free_attacks(state, frame, step):
        return
    actor = state.characters[frame.actor]
    if gone := not_on_the_battleground(actor, target):
        yield gone
        return
    found = [not_equipped(state, actor, weapon), wrong_side(state, actor, target, weapon)]
    found.append(only_melee(_own_turn(state, actor), weapon))
    if step.target != "chained":
        found.extend(target_denials(state, actor, target, weapon, {}))
    found.append(too_little_mana(state, actor, weapon, step.mana))
    standing = [denial for denial in found if denial is not None]
    yield from standing or [Denial(frame.source, {"weapon": weapon.id, "target": target.id})]


def _targets(
    state: State, frame: Effect, step: FreeAttack, actor: Character, weapon: WeaponCard
) -> list[Character]:
    if weapon.side == "self":
        return [actor] if all(d is None for d in target_denials(state, actor, actor, weapon, {})) else []
    candidates = enemies(state, actor)
    turn = turn_under_way(state)
    if step.target == "chained":
        if engaged_shooter(state, actor, weapon):
            return []
        near = [c for c in candidates if c.id != frame.target and _chained(state, frame, step, c)]
        return [c for c in near if sheltered(state, actor, c) is None]
    candidates = _in_turn(turn, actor, candidates)
    if step.target == "same":
        candidates = [c for c in candidates if c.id == frame.target]
    elif step.target == "different":
        candidates = [c for c in candidates if c.id != frame.target]
    return [c for c in candidates if all(d is None for d in target_denials(state, actor, c, weapon, {}))]


def _in_turn(turn: Turn | None, actor: Character, candidates: list[Character]) -> list[Character]:
    """BG-INT-06: whoever interrupts attacks the interrupted character alone."""
    if isinstance(turn, Interruption) and turn.character == actor.id:
        return [c for c in candidates if c.id == turn.interrupted]
    return candidates


def chain_reaches(state: State, attack: Attack, target: Character) -> bool:
    """BGF-CHAIN-01: whether a chained attack under way could have been aimed at this character instead."""
    cause = below(state, attack)
    assert isinstance(cause, Effect)
    step = content_of(state).programs[cause.program][cause.at - 1]
    assert isinstance(step, FreeAttack)
    field = field_of(state)
    origin, goals = field.nodes[attack.origin], nodes_of(state, target)
    near = any(field.gap(origin, g) <= step.within + 1e-9 for g in goals)
    return near and any(field.sight[origin] >> g & 1 for g in goals)


def _chained(state: State, frame: Effect, step: FreeAttack, target: Character) -> bool:
    """BGF-CHAIN-01, 02: near the first target and in its sight; the attacker need not see it."""
    field = field_of(state)
    first = state.characters[frame.target]
    if first.at:
        origins = nodes_of(state, first)
    else:
        attack = attack_under_way(state)
        assert attack is not None
        origins = (field.nodes[attack.place],)
    goals = nodes_of(state, target)
    near = any(field.gap(o, g) <= step.within + 1e-9 for o in origins for g in goals)
    return near and any(field.sight[o] >> g & 1 for o in origins for g in goals)
