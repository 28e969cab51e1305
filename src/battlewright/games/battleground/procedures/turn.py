"""What activations and interruptions have in common: a menu of actions, paid with AP (BG-ACT, BG-TIMING).

They differ in how they begin and end (`activation.py`, `interruption.py`) and in what the menu
holds (`rules/actions.py`). Skills, consumables and cards are carried out in `using.py`.
"""

from __future__ import annotations

from msgspec import UNSET

from battlewright.games.battleground.model.frames import Activation, Attack, Interruption, Turn
from battlewright.games.battleground.model.moments import ActivationEnded, InterruptionEnded
from battlewright.games.battleground.model.options import (
    AttackAction,
    EndTurn,
    FocusAction,
    MoveAction,
    OverwatchAction,
    SkillAction,
    SpendAmount,
    TakeBonus,
    UseConsumable,
)
from battlewright.games.battleground.model.state import Character, State
from battlewright.games.battleground.procedures.changes import (
    gain_focus,
    gain_overwatch,
    spend_ap,
    spend_focus,
)
from battlewright.games.battleground.procedures.moments import announce
from battlewright.games.battleground.procedures.using import (
    spend_decision,
    take_bonus,
    use_consumable,
    use_skill,
    use_skill_for,
)
from battlewright.games.battleground.rules.actions import has_nothing_to_do, menu, planned_move
from battlewright.games.battleground.rules.lending import focus_holder, lent_weapon
from battlewright.games.battleground.rules.numbers import action_cost
from battlewright.kernel.decisions import Decision
from battlewright.kernel.frames import push
from battlewright.kernel.options import Option

ACTIONS = (FocusAction, OverwatchAction, MoveAction, AttackAction, SkillAction)


def act(state: State, frame: Turn) -> None:
    """Ask for the next action; end by itself when nothing but ending is left."""
    if frame.over or has_nothing_to_do(state, frame):
        frame.step = "ending"
    else:
        frame.asks = [frame.seat]


def announce_end(state: State, frame: Turn) -> None:
    """BG-TIMING-02, BG-TIMING-04: effects at the end, in one window; missions that look at it are checked."""
    ended = ActivationEnded if isinstance(frame, Activation) else InterruptionEnded
    announce(state, ended(frame.character))


def turn_decision(state: State, frame: Turn, seat: int) -> Decision:
    """BG-ACT-03, BG-INT-03: the actions that are legal now."""
    if frame.pending:
        return spend_decision(state, frame, seat)
    facts: dict[str, object] = {"character": frame.character, "ap": frame.ap}
    rules: tuple[str, ...] = ("BG-ACT-03",)
    if isinstance(frame, Interruption):
        facts |= {"interrupted": frame.interrupted, "kind": frame.kind}
        rules = ("BG-AOO-04",) if frame.kind == "opportunity" else ("BG-INT-03",)
    return Decision(seat, "act", menu(state, frame), rules, facts)


def turn_take(state: State, frame: Turn, seat: int, option: Option) -> None:
    """Carry out an action of the menu."""
    character = state.characters[frame.character]
    if character.acted is not UNSET and isinstance(option, ACTIONS):
        character.acted = True
    match option:
        case EndTurn():
            frame.over = True
        case FocusAction():
            _pay_action(state, frame, "focus")
            frame.last = "focus"
            gain_focus(state, character, "BG-ACT-03")
        case OverwatchAction():
            _pay_action(state, frame, "overwatch")
            gain_overwatch(state, character, "BG-ACT-03")
            frame.over = True
        case MoveAction(focused=how):
            _pay_action(state, frame, "move")
            begin_move(state, frame, character, how)
        case AttackAction(weapon=weapon, target=target):
            dice = -int(lent_weapon(state, character, weapon) is not None)
            push(state, Attack(attacker=character.id, weapon=weapon, target=target, dice=dice))
        case SkillAction(skill=skill, target=target):
            use_skill(state, frame, character, skill, target)
        case SpendAmount(amount=amount):
            use_skill_for(state, frame, character, amount)
        case TakeBonus(card=card, bonus=bonus):
            take_bonus(state, frame, card, bonus, extra=True)
        case UseConsumable(item=item):
            frame.last = "consumable"
            use_consumable(state, character, item)
        case _:
            raise AssertionError(f"no action: {option}")


def _pay_action(state: State, frame: Turn, action: str) -> None:
    cost = action_cost(state, frame, action).total
    frame.uses[action] = frame.uses.get(action, 0) + 1
    spend_ap(state, frame, cost, "BG-ACT-04", action)


def begin_move(state: State, frame: Turn, character: Character, how: str) -> None:
    """BG-MOVE-01, BG-FOCUS-03, BG-INT-08: a Move action; in an interruption towards the interrupted."""
    focused = how == "focused"
    movement = planned_move(state, frame, character, focused=focused)
    if focused:
        spend_focus(state, focus_holder(state, character) or character, "BG-FOCUS-03")
    if how == "turn":
        movement.points, movement.step = 0, "face"
    push(state, movement)
