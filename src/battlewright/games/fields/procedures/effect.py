"""Carrying out the instructions of cards, one after the other (`model/effects.py`).

Two tables say which function carries out which kind of instruction: `AT_ONCE` those that are done when
they have been carried out, `IN_STEPS` those that come back and go on by themselves (they count `frame.at`
up themselves). Whatever is in neither asks (`choices.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from battlewright.games.fields.library import content_of
from battlewright.games.fields.model import effects
from battlewright.games.fields.model.frames import Effect
from battlewright.games.fields.model.state import State
from battlewright.games.fields.procedures import choices, grid_effects, instructions, scenario_effects
from battlewright.games.fields.procedures.casting import hold
from battlewright.games.fields.rules.conditions import holds
from battlewright.kernel.decisions import Decision
from battlewright.kernel.frames import pop
from battlewright.kernel.options import Option

Instruct = Callable[[State, Effect, Any], None]  # the kind it is found by

AT_ONCE: Mapping[type, Instruct] = {
    effects.Gain: instructions.gain,
    effects.Lose: instructions.lose,
    effects.Heal: instructions.heal_step,
    effects.Damage: instructions.damage,
    effects.Recharge: grid_effects.recharge,
    effects.Show: grid_effects.show,
    effects.Strengthen: instructions.strengthen,
    effects.Draw: instructions.draw,
    effects.Shop: instructions.shop,
    effects.Steal: instructions.steal,
    effects.Travel: instructions.travel,
    effects.Place: instructions.place,
    effects.Withdraw: instructions.withdraw,
    effects.March: instructions.march,
    effects.Action: instructions.action,
    effects.Encounter: instructions.encounter,
    effects.Marker: scenario_effects.marker,
    effects.Count: scenario_effects.count_step,
    effects.Carry: scenario_effects.carry,
    effects.Garrison: scenario_effects.garrison,
    effects.BossComes: scenario_effects.boss,
    effects.Prowl: scenario_effects.prowl,
    effects.Finish: scenario_effects.finish_step,
    effects.Cancel: instructions.cancel,
    effects.Survive: instructions.survive,
    effects.DiscardSelf: instructions.discard_self,
}

IN_STEPS: Mapping[type, Instruct] = {
    effects.Check: instructions.check,
    effects.Fight: instructions.fight,
    effects.Each: scenario_effects.each,
    effects.Play: grid_effects.play,
}


def effect_advance(state: State, frame: Effect) -> None:
    """The next instruction, or the end of the list."""
    if frame.span:
        hold(state, frame)
    program = content_of(state).programs[frame.program]
    if frame.at >= len(program):
        pop(state)
        return
    step = program[frame.at]
    when = getattr(step, "when", ())
    if when and not isinstance(step, effects.Pick | effects.Each) and not holds(state, when, frame.actor):
        frame.at += 1
        return
    kind = type(step)
    if kind in AT_ONCE:
        frame.at += 1
        AT_ONCE[kind](state, frame, step)
    elif kind in IN_STEPS:
        IN_STEPS[kind](state, frame, step)
    else:
        choices.ask(state, frame, step)


def effect_decision(state: State, frame: Effect, seat: int) -> Decision:
    """The choice an instruction asks for."""
    step = content_of(state).programs[frame.program][frame.at]
    kind = str(type(step).__struct_config__.tag)
    facts = {"hero": frame.actor, "source": frame.source, "target": frame.target, "area": frame.area}
    return Decision(seat, kind, choices.options(state, frame, step), (frame.source,), facts)


def effect_take(state: State, frame: Effect, seat: int, option: Option) -> None:
    """Carry the choice out and go on."""
    step = content_of(state).programs[frame.program][frame.at]
    choices.choose(state, frame, step, option)
