"""What an action of the menu would cost, for showing it beside the action.

The very tallies that are paid when the action is taken (`rules/numbers.py`); nothing is decided here.
"""

from __future__ import annotations

from msgspec import Struct

from battlewright.games.battleground.model.options import (
    AttackAction,
    FocusAction,
    MoveAction,
    OverwatchAction,
    SkillAction,
)
from battlewright.games.battleground.model.state import State
from battlewright.games.battleground.rules.attack import weapon_of
from battlewright.games.battleground.rules.numbers import (
    action_cost,
    attack_cost,
    mana_cost,
    skill_cost,
    skill_mana,
)
from battlewright.games.battleground.rules.skills import skill_named
from battlewright.games.battleground.rules.table import turn_under_way
from battlewright.kernel.options import Option


class Cost(Struct, frozen=True):
    """AP and mana, boosts and rerolls left out."""

    ap: int
    mana: int = 0


def cost_of(state: State, option: Option) -> Cost | None:
    """BG-ACT-04, BG-ACT-05, BG-ATK-03, BG-SPELL-04: what the acting character pays; None if nothing."""
    turn = turn_under_way(state)
    if turn is None or turn.character not in state.characters:
        return None
    character = state.characters[turn.character]
    match option:
        case FocusAction():
            return Cost(action_cost(state, turn, "focus").total)
        case MoveAction():
            return Cost(action_cost(state, turn, "move").total)
        case OverwatchAction():
            return Cost(action_cost(state, turn, "overwatch").total)
        case AttackAction(weapon=name):
            weapon = weapon_of(state, name)
            mana = mana_cost(state, character, weapon).total if weapon.mana else 0
            return Cost(attack_cost(state, turn, weapon).total, mana)
        case SkillAction(skill=name):
            skill = skill_named(state, character, name)
            if skill is None:
                return None
            mana = skill_mana(state, character, skill).total
            return Cost(skill_cost(state, turn, skill).total, mana)
        case _:
            return None
