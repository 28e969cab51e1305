"""The menu of an activation or interruption: which actions are legal now (BG-ACT-03, BG-INT-03)."""

from __future__ import annotations

from collections.abc import Iterator

from battlewright.games.battleground.model.frames import Interruption, Movement, Turn
from battlewright.games.battleground.model.options import (
    AttackAction,
    EndTurn,
    FocusAction,
    MoveAction,
    OverwatchAction,
    SkillAction,
    TakeBonus,
    UseConsumable,
)
from battlewright.games.battleground.model.state import Character, State
from battlewright.games.battleground.rules.attack import attack_options
from battlewright.games.battleground.rules.cards import play_options
from battlewright.games.battleground.rules.facts import Facts
from battlewright.games.battleground.rules.interruption import usable_consumables
from battlewright.games.battleground.rules.lending import focus_holder
from battlewright.games.battleground.rules.movement import can_go, leap, leaps_ahead
from battlewright.games.battleground.rules.numbers import action_cost, speed
from battlewright.games.battleground.rules.skills import skill_options
from battlewright.games.battleground.rules.standing import grant
from battlewright.games.battleground.rules.table import is_engaged
from battlewright.kernel.denial import Denial
from battlewright.kernel.options import Option


def too_few_ap(state: State, turn: Turn, action: str) -> Denial | None:
    """BG-ACT-08: an action needs its full cost."""
    cost = action_cost(state, turn, action).total
    return Denial("BG-ACT-08", {"ap": turn.ap, "cost": cost}) if cost > turn.ap else None


def focus_denials(state: State, turn: Turn, character: Character) -> Iterator[Denial | None]:
    """BG-FOCUS-02, BG-INT-03: why the Focus action is not available."""
    if isinstance(turn, Interruption):
        yield Denial("BG-INT-03", {"action": "focus"})
    if character.focus:
        yield Denial("BG-FOCUS-02", {"character": character.id})
    if effect := grant(state, "no_focus_action", Facts(who=character), character):
        yield Denial(effect, {"action": "focus"})
    yield too_few_ap(state, turn, "focus")


def overwatch_denials(state: State, turn: Turn, character: Character) -> Iterator[Denial | None]:
    """BG-OVERWATCH-01, BG-INT-03: why the Overwatch action is not available."""
    if isinstance(turn, Interruption):
        yield Denial("BG-INT-03", {"action": "overwatch"})
    if character.overwatch:
        yield Denial("BG-OVERWATCH-01", {"character": character.id})
    yield too_few_ap(state, turn, "overwatch")


def move_denials(state: State, turn: Turn, character: Character) -> Iterator[Denial | None]:
    """BG-MOVE-01, BG-AOO-04: why the Move action is not available."""
    if isinstance(turn, Interruption) and turn.kind == "opportunity":
        yield Denial("BG-AOO-04", {"action": "move"})
    if effect := grant(state, "no_move_action", Facts(who=character), character):
        yield Denial(effect, {"action": "move"})
    yield too_few_ap(state, turn, "move")


def _none(denials: Iterator[Denial | None]) -> bool:
    return not any(denials)


def _move_options(state: State, turn: Turn, character: Character) -> list[Option]:
    if not _none(move_denials(state, turn, character)):
        return []
    if isinstance(turn, Interruption) and not roams(state, turn, character):
        return _interruption_moves(state, turn, character)
    found: list[Option] = [MoveAction()]
    if focus_holder(state, character):
        found.append(MoveAction("focused"))
    if is_engaged(state, character):
        found.append(MoveAction("turn"))  # BG-MOVE-05: turning alone provokes nothing
    return found


def _interruption_moves(state: State, turn: Interruption, character: Character) -> list[Option]:
    """BG-INT-08: only movements that lead somewhere towards the interrupted character."""
    found: list[Option] = []
    for how, focused in (("", False), ("focused", True)):
        if focused and focus_holder(state, character) is None:
            continue
        if can_go(state, planned_move(state, turn, character, focused=focused)):
            found.append(MoveAction(how))
    return found


def planned_move(state: State, turn: Turn | None, character: Character, *, focused: bool) -> Movement:
    """BG-MOVE-01, BG-INT-08: what a Move action would be; in an interruption towards the interrupted."""
    how = leap(state, character, focused=focused)
    points = speed(state, character, focused=focused, on_foot=not how).total
    movement = Movement(character=character.id, action=True, points=points, source="BG-MOVE-01", ran=focused)
    movement.how = how or "move"
    if how == "jump" and focused and leaps_ahead(state, character):
        movement.ahead = True
    if isinstance(turn, Interruption) and not roams(state, turn, character):
        movement.los_of = turn.interrupted
        if movement.how == "move":
            movement.how, movement.goal = "towards", turn.interrupted
    return movement


def roams(state: State, turn: Interruption, character: Character) -> bool:
    """BG-INT-08: a card lets the interrupting character move in any direction."""
    return turn.anywhere or bool(grant(state, "any_direction", Facts(who=character), character))


def actions(state: State, turn: Turn) -> Iterator[Option]:
    """All actions, further cards and consumables that are legal now, one after the other."""
    character = state.characters[turn.character]
    if _none(focus_denials(state, turn, character)):
        yield FocusAction()
    yield from _move_options(state, turn, character)
    yield from (AttackAction(w, t) for w, t in attack_options(state, turn, character))
    if not (isinstance(turn, Interruption) and turn.kind == "opportunity"):
        yield from (SkillAction(s, t) for s, t in skill_options(state, turn, character))
    if _none(overwatch_denials(state, turn, character)):
        yield OverwatchAction()
    yield from (TakeBonus(c, b) for c, b in play_options(state, turn))
    yield from (UseConsumable(i) for i in usable_consumables(state, character))


def menu(state: State, turn: Turn) -> list[Option]:
    """What is legal now, and ending."""
    return [*actions(state, turn), EndTurn()]


def has_nothing_to_do(state: State, turn: Turn) -> bool:
    """Nothing but ending is left; the first action found settles it.

    With cards in hand there is always a question: the pause does not tell whether one of them would help.
    """
    return not state.players[turn.seat].hand and next(actions(state, turn), None) is None
