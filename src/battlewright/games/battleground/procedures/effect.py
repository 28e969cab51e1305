"""Carrying out the instructions of cards, one after the other (`model/cards.py`).

Two tables say which function carries out which kind of instruction: `AT_ONCE` those that are done
when they have been carried out, `IN_STEPS` those that come back and go on by themselves. Whatever
is in neither asks (`choices.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from battlewright.games.battleground.library import content_of
from battlewright.games.battleground.model import cards
from battlewright.games.battleground.model.events import PowerTriggered
from battlewright.games.battleground.model.frames import Effect
from battlewright.games.battleground.model.options import Choose, Defend, Stay
from battlewright.games.battleground.model.state import Character, State
from battlewright.games.battleground.procedures import (
    foresight,
    instructions,
    interference,
    skill_tests,
    things,
)
from battlewright.games.battleground.procedures.choices import ask, choices, choose, pass_over, special
from battlewright.kernel.decisions import Decision
from battlewright.kernel.frames import pop
from battlewright.kernel.options import Option

Instruct = Callable[[State, Effect, Any, Character], None]  # the kind it is found by

AT_ONCE: Mapping[type, Instruct] = {
    cards.Gain: instructions.gain,
    cards.Lose: instructions.lose,
    cards.Give: instructions.give,
    cards.Heal: instructions.heal,
    cards.Shove: instructions.shove,
    cards.Draw: instructions.draw,
    cards.Promise: instructions.promise,
    cards.Rearm: instructions.rearm,
    cards.Swap: instructions.swap,
    cards.If: instructions.branch,
    cards.Ready: instructions.ready,
    cards.Turn: instructions.turn,
    cards.Become: instructions.become,
    cards.PassFocus: instructions.pass_focus,
    cards.Interrupt: interference.interrupt,
    cards.AddDice: interference.add_dice,
    cards.Fix: interference.fix,
    cards.AddRerolls: interference.add_rerolls,
    cards.Prevent: interference.prevent,
    cards.PassToken: interference.pass_token,
    cards.Hold: interference.hold,
}

IN_STEPS: Mapping[type, Instruct] = {
    cards.Wound: instructions.wound,
    cards.Travel: instructions.travel,
    cards.Strip: instructions.strip,
    cards.Each: instructions.each,
    cards.Repeat: instructions.repeat,
    cards.PassWounds: interference.pass_wounds,
    cards.Recover: things.recover,
    cards.MoveMark: things.move_marks,
    cards.Foresee: foresight.foresee,
    cards.Test: skill_tests.test,
    cards.Special: special,
}


def effect_advance(state: State, frame: Effect) -> None:
    """The next instruction, or the end of the list."""
    program = content_of(state).programs[frame.program]
    actor = state.characters[frame.actor]
    if frame.at >= len(program) or (actor.out and not frame.program.endswith("/removal")):
        pop(state)
        _leave_untold(state, frame)
        return
    _carry_out(state, frame, program[frame.at], actor)


def _leave_untold(state: State, frame: Effect) -> None:
    """A trigger that has changed nothing is not told: what it did would follow its name."""
    if not state.emitted or (isinstance(state.stack[-1], Effect) and state.stack[-1].source == frame.source):
        return
    match state.emitted[-1]:
        case PowerTriggered(character=frame.actor, power=frame.source):
            state.emitted.pop()


def _carry_out(state: State, frame: Effect, step: cards.Instruction, actor: Character) -> None:
    kind = type(step)
    if kind in AT_ONCE:
        frame.at += 1
        AT_ONCE[kind](state, frame, step, actor)
    elif kind in IN_STEPS:
        IN_STEPS[kind](state, frame, step, actor)
    else:
        ask(state, frame, actor)


def effect_decision(state: State, frame: Effect, seat: int) -> Decision:
    """The choice an instruction asks for, or the defence against a skill."""
    facts = {"character": frame.actor, "source": frame.source, "target": frame.target}
    if frame.inside == "defence":
        modes: list[Option] = [Defend("roll"), Defend("decline")]
        return Decision(seat, "defend", modes, ("BG-DEF-05",), facts | {"successes": frame.successes})
    if frame.inside == "speed":
        speeds: list[Option] = [Choose("standard"), Choose("focused")]
        return Decision(seat, "speed", speeds, ("BG-FOCUS-03", frame.source), facts)
    step = content_of(state).programs[frame.program][frame.at]
    kind = str(type(step).__struct_config__.tag)
    options = choices(state, frame, state.characters[frame.actor])
    return Decision(seat, kind, options, (frame.source,), facts)


def effect_take(state: State, frame: Effect, seat: int, option: Option) -> None:
    """Carry the choice out and go on."""
    if isinstance(option, Defend):
        frame.defence_mode = option.how
    elif frame.inside == "speed":
        frame.inside = "focused" if option == Choose("focused") else "standard"
    elif isinstance(option, Stay):
        pass_over(state, frame)
    else:
        choose(state, frame, option)
