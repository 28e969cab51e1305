"""The tests that skills call for (BG-SKILL-08, BG-DEF-01, BG-TEST-15): roll, defend, apply one result."""

from __future__ import annotations

from typing import assert_never

from battlewright.games.battleground.model import cards
from battlewright.games.battleground.model.events import DefenceDeclined
from battlewright.games.battleground.model.frames import Effect, Roll
from battlewright.games.battleground.model.ids import inner_row
from battlewright.games.battleground.model.replies import scored
from battlewright.games.battleground.model.state import Character, State
from battlewright.games.battleground.rules.conditions import count
from battlewright.games.battleground.rules.effects import effect_facts, part_of
from battlewright.games.battleground.rules.table import turn_under_way
from battlewright.kernel.events import emit
from battlewright.kernel.frames import push


def test(state: State, frame: Effect, step: cards.Test, actor: Character) -> None:
    """BG-SKILL-08, BG-DEF-01: the skill test, then the defence where one is named, then the row."""
    match frame.inside:
        case "":
            frame.inside = "test"
            _roll(state, frame, step, actor)
        case "test":
            _rolled(state, frame, step)
        case "defence":
            frame.inside = "defended"
            _defend(state, frame, step)
        case "defended":
            frame.successes = max(0, frame.successes - scored(state.reply))
            _apply_row(state, frame, step)
        case "ask" | "each" | "repeat" | "speed" | "standard" | "focused" as other:
            raise AssertionError(f"a test is not inside {other!r}")
        case inside:
            assert_never(inside)


def _roll(state: State, frame: Effect, step: cards.Test, actor: Character) -> None:
    if (turn := turn_under_way(state)) is not None and turn.character == actor.id:
        turn.last = "skill"  # what comes next does not follow immediately on a Move
    change = step.dice + (count(state, step.per, effect_facts(state, frame), actor) if step.per else 0)
    push(
        state,
        Roll(
            character=actor.id if step.who == "self" else frame.target,
            kind="skill",
            stat=step.stat,
            target=frame.target if step.who == "self" else actor.id,
            source=frame.source,
            change=change,
        ),
    )


def _rolled(state: State, frame: Effect, step: cards.Test) -> None:
    frame.successes = scored(state.reply)
    state.reply = None
    if step.against and frame.successes and not state.characters[frame.target].out:
        frame.inside = "defence"
        frame.asks = [state.characters[frame.target].seat]
    else:
        _apply_row(state, frame, step)


def _defend(state: State, frame: Effect, step: cards.Test) -> None:
    state.reply = None
    if frame.defence_mode == "decline":
        emit(state, DefenceDeclined(character=frame.target, rules=("BG-DEF-05",)))
        return
    push(
        state,
        Roll(
            character=frame.target, kind="defence", stat=step.against, target=frame.actor, source=frame.source
        ),
    )


def _apply_row(state: State, frame: Effect, step: cards.Test) -> None:
    """BG-TEST-15: only the highest result reached."""
    reached = [row.at for row in step.rows if row.at <= frame.successes]
    program = inner_row(frame.program, frame.at, reached[-1]) if reached else ""
    frame.inside = ""
    frame.at += 1
    if program:
        push(state, part_of(frame, program))
