"""An interruption: a character acts with 1 AP while another one waits (BG-INT, BG-OVERWATCH-02, BG-AOO-01).

The menu of actions is the one of `turn.py`, with what `rules/actions.py` leaves of it.
"""

from __future__ import annotations

from typing import Literal, assert_never

from msgspec import UNSET

from battlewright.games.battleground.library import content_of
from battlewright.games.battleground.model.events import InterruptionBegan, InterruptionEnded
from battlewright.games.battleground.model.frames import Interruption
from battlewright.games.battleground.model.moments import InterruptionStarted
from battlewright.games.battleground.model.options import EndTurn, TakeBonus, UseConsumable
from battlewright.games.battleground.model.state import State
from battlewright.games.battleground.procedures.changes import lose_overwatch
from battlewright.games.battleground.procedures.moments import announce, keep_missions
from battlewright.games.battleground.procedures.turn import act, announce_end, turn_decision, turn_take
from battlewright.games.battleground.procedures.using import take_bonus, use_consumable
from battlewright.games.battleground.rules.actions import planned_move
from battlewright.games.battleground.rules.cards import bonus_denial, bonuses_of, refused_mana
from battlewright.games.battleground.rules.interruption import usable_consumables
from battlewright.kernel.decisions import Decision
from battlewright.kernel.events import emit
from battlewright.kernel.frames import pop, push
from battlewright.kernel.options import Option


def interruption_advance(state: State, frame: Interruption) -> None:
    """BG-INT: 1 AP, restricted actions, then the interrupted character goes on.

    Effects upon interruption come first (BG-TIMING-03). Being knocked out ends it (BG-INT-16).
    A knock-out of the interrupted character does not end it (BG-INT-13): what needs no enemy stays possible.
    """
    gone = state.characters[frame.character].out
    match frame.step:
        case "consumables":
            _consumables_first(state, frame)
        case "start":
            frame.step = "begin"
            _begin_interruption(state, frame)
        case "begin":
            frame.step = _opening(frame)
            announce(state, InterruptionStarted(frame.character))
        case "bonus" if not gone and len(_bonuses(state, frame)) > 1:
            frame.asks = [frame.seat]
        case "bonus":
            frame.step = "act"
            for one in _bonuses(state, frame)[: not gone]:
                take_bonus(state, frame, one.card, one.bonus, extra=False)
        case "run" if not gone:
            frame.step = "act"
            _run(state, frame)
        case "run":
            frame.step = "ending"
        case "act" if gone:
            frame.step = "ending"
        case "act":
            act(state, frame)
        case "ending":
            frame.step = "end"
            if not gone:
                announce_end(state, frame)
        case "end":
            _end_interruption(state, frame)
        case step:
            assert_never(step)


def _consumables_first(state: State, frame: Interruption) -> None:
    """BG-ITEM-07: the interrupted character may use consumables before the interruption."""
    interrupted = state.characters[frame.interrupted]
    if usable_consumables(state, interrupted) and not interrupted.out:
        frame.asks = [interrupted.seat]
    else:
        frame.step = "start"


def _begin_interruption(state: State, frame: Interruption) -> None:
    character = state.characters[frame.character]
    causes = {"overwatch": "BG-OVERWATCH-02", "opportunity": "BG-AOO-01"}
    rule = causes.get(frame.kind, frame.cause)
    frame.had_focus = character.focus
    frame.ap += frame.given
    emit(
        state,
        InterruptionBegan(
            character=character.id, interrupted=frame.interrupted, kind=frame.kind, rules=(rule, "BG-INT-02")
        ),
    )
    if frame.kind == "overwatch":
        lose_overwatch(state, character)


def _opening(frame: Interruption) -> Literal["bonus", "run", "act"]:
    """What a card gives the interruption before its actions: a bonus, or a Move, or nothing."""
    if frame.bonus is not UNSET:
        return "bonus"
    return "act" if frame.run is UNSET else "run"


def _bonuses(state: State, frame: Interruption) -> list[TakeBonus]:
    """BG-CARD-12: what can be had of the card that was discarded for the interruption."""
    card = frame.bonus
    if card is UNSET:
        return []
    return [
        TakeBonus(card, bonus)
        for bonus in bonuses_of(content_of(state), card)
        if not (bonus == "mana" and refused_mana(state, state.characters[frame.character], card))
        and bonus_denial(state, frame, card, bonus) is None
    ]


def _run(state: State, frame: Interruption) -> None:
    """BG-INT-08, BG-MOVE-01: a Move at the second speed that a card demands, if it leads anywhere."""
    movement = planned_move(state, frame, state.characters[frame.character], focused=True)
    movement.forced = True
    push(state, movement)


def _end_interruption(state: State, frame: Interruption) -> None:
    """BG-INT-11, BG-INT-13: played cards are discarded; nothing makes the character activated."""
    state.players[frame.seat].discard.extend(frame.played)
    keep_missions(state, frame)
    rules = ("BG-INT-13", "BG-INT-11")
    goes_on = not state.characters[frame.interrupted].out
    emit(
        state,
        InterruptionEnded(
            character=frame.character, interrupted=frame.interrupted, goes_on=goes_on, rules=rules
        ),
    )
    pop(state)


def interruption_decision(state: State, frame: Interruption, seat: int) -> Decision:
    """Consumables of the interrupted character, or the menu."""
    if frame.step == "bonus":
        bonuses: list[Option] = list(_bonuses(state, frame))
        return Decision(seat, "bonus", bonuses, ("BG-CARD-12", frame.cause), {"card": frame.bonus})
    if frame.step != "consumables":
        return turn_decision(state, frame, seat)
    interrupted = state.characters[frame.interrupted]
    options: list[Option] = [UseConsumable(i) for i in usable_consumables(state, interrupted)]
    options.append(EndTurn())
    facts = {"interrupted": interrupted.id, "by": frame.character}
    return Decision(seat, "consumables", options, ("BG-ITEM-07",), facts)


def interruption_take(state: State, frame: Interruption, seat: int, option: Option) -> None:
    """Carry the choice out."""
    if isinstance(option, TakeBonus) and frame.step == "bonus":
        frame.step = "act"
        take_bonus(state, frame, option.card, option.bonus, extra=False)
    elif frame.step != "consumables":
        turn_take(state, frame, seat, option)
    elif isinstance(option, UseConsumable):
        use_consumable(state, state.characters[frame.interrupted], option.item)
    else:
        frame.step = "start"
