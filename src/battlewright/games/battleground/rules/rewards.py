"""What an attack brings its attacker by the number of its successes (BG-ATK-09)."""

from __future__ import annotations

from battlewright.games.battleground.model.cards import Trigger
from battlewright.games.battleground.model.frames import Attack
from battlewright.games.battleground.model.ids import read_word
from battlewright.games.battleground.model.moments import AttackResolved, Moment
from battlewright.games.battleground.model.state import State
from battlewright.games.battleground.model.steps import (
    FreeAttack,
    Gain,
    Give,
    Hold,
    Instruction,
    Lose,
    PassToken,
    Pick,
    Shove,
    Special,
    Strip,
    Swap,
    Wound,
)
from battlewright.games.battleground.rules.table import attack_under_way


def rewarded_attack(state: State, moment: Moment, trigger: Trigger) -> Attack | None:
    """BG-ATK-09, BG-AREA-07: the attack whose successes a trigger rewards; all its targets are one attack.

    Each target's test is compared by itself, but the benefit comes once.
    """
    if isinstance(moment, AttackResolved) and _rewards_successes(trigger):
        return attack_under_way(state)
    return None


def _rewards_successes(trigger: Trigger) -> bool:
    """BG-ATK-09: whether a trigger gives a benefit for an attack that reaches so many successes.

    What it does to the target instead concerns each target of an area attack.
    """
    if not any(read_word(word).name == "successes" for word in trigger.when):
        return False
    for step in trigger.do:
        if isinstance(step, Pick) and step.role == "target":
            return True  # what follows is done to somebody else
        if _works_on_target(step):
            return False
    return True


def _works_on_target(step: Instruction) -> bool:
    match step:
        case Gain(who="target") | Lose(who="target") | Strip(who="target") | Hold(who="target"):
            return True
        case Give(who="target") | Wound(who="target"):
            return True
        case FreeAttack(target="same" | "chained"):
            return True
        case Shove() | PassToken() | Swap() | Special():
            return True
        case _:
            return False
