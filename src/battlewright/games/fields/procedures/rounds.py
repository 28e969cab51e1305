"""Rounds: preparation, activations in turn, the end of the round and of the game (FE-ROUND, FE-END)."""

from __future__ import annotations

from typing import Literal

from battlewright.games.fields.library import planet_of, scenario_of
from battlewright.games.fields.model import events
from battlewright.games.fields.model.frames import Effect, Round, Turn
from battlewright.games.fields.model.ids import skull_program
from battlewright.games.fields.model.moments import EVERYBODY, RoundEnded, RoundStarted
from battlewright.games.fields.model.options import Activate
from battlewright.games.fields.model.state import Hero, State
from battlewright.games.fields.procedures.changes import emit, place_soldiers
from battlewright.games.fields.procedures.ending import finish, is_over
from battlewright.games.fields.procedures.moments import announce, forget_span
from battlewright.games.fields.rules.standing import value
from battlewright.games.fields.rules.table import controlled, heroes_of, is_day, soldiers_at
from battlewright.games.fields.rules.victory import is_last_round, skull_here
from battlewright.kernel.decisions import Decision
from battlewright.kernel.frames import push, step_table
from battlewright.kernel.options import Option

REINFORCED = {"medium": "FE-DIFF-10", "advanced": "FE-DIFF-14", "merciless": "FE-DIFF-18"}


def round_advance(state: State, frame: Round) -> None:
    """FE-ROUND-01: the phases of a round."""
    STEPS[frame.step](state, frame)


def _prepare(state: State, frame: Round) -> None:
    """FE-ROUND-02, FE-FIRST-02: the marker moves on, except in the first round, on day 1 (FE-SETUP-13)."""
    frame.step = "bonus"
    state.phase = "preparation"
    if state.round:
        state.field += 1
    state.round += 1
    skull = skull_here(state)
    emit(
        state,
        events.RoundBegan(
            round=state.round, day=is_day(state), skull=skull, rules=("FE-ROUND-01", "FE-ROUND-02")
        ),
    )


def _bonus(state: State, frame: Round) -> None:
    """FE-ROUND-03: the bonus of the day; that of the night comes at the end of each turn."""
    frame.step = "skull"
    if is_day(state):
        _income(state)


def _income(state: State) -> None:
    """FE-ROUND-03, FE-BASE-01: by day the yields of all outposts held by figures."""
    planet = planet_of(state)
    for number, team in enumerate(state.teams):
        if not team.played:
            continue
        held = [
            area
            for area in controlled(state, number)
            if planet.areas[area].eternium and (area != team.base or _manned(state, number, area))
        ]
        total = sum(planet.areas[area].eternium for area in held)
        total += sum(value(state, "income", hero.id, 0) for hero in heroes_of(state, number))
        if total:
            team.eternium += total
            emit(
                state,
                events.IncomeGained(team=number, amount=total, areas=tuple(held), rules=("FE-ROUND-03",)),
            )


def _manned(state: State, team: int, area: str) -> bool:
    return bool(soldiers_at(state, area, team)) or any(h.at == area for h in heroes_of(state, team))


def _skull(state: State, frame: Round) -> None:
    """FE-ROUND-06: the skull event comes after the bonus."""
    frame.step = "open"
    skull_event(state)


def skull_event(state: State) -> None:
    """FE-ROUND-06, FE-SKIRM-20: the scenario's event of the skull on this field, if it has one."""
    number = skull_here(state)
    if not number or number <= state.skulls:
        return
    state.skulls = number
    skulls = scenario_of(state).skulls
    if len(skulls) >= number and skulls[number - 1]:
        emit(state, events.SkullEvent(number=number, rules=("FE-ROUND-06", state.scenario)))
        push(state, Effect(program=skull_program(state.scenario, number), actor="", source=state.scenario))


def _open(state: State, frame: Round) -> None:
    """FE-ROUND-07: the action phase begins, with the starting team."""
    frame.step = "activate"
    frame.turn = state.starting
    state.phase = "action"
    announce(state, RoundStarted(EVERYBODY))


def _next_activation(state: State, frame: Round) -> None:
    """FE-ROUND-07, FE-ROUND-08, FE-TEAM3-04: teams take turns; one without heroes to activate is skipped."""
    if is_over(state):
        finish(state, frame)
        return
    number = len(state.teams)
    for step in range(number):
        team = (frame.turn + step) % number
        if state.teams[team].played and waiting_heroes(state, team):
            frame.turn = team
            frame.asks = [hero.seat for hero in waiting_heroes(state, team)]
            return
    frame.step = "close"


def waiting_heroes(state: State, team: int) -> list[Hero]:
    """FE-ROUND-08: heroes of a team not yet activated in this round."""
    return [hero for hero in heroes_of(state, team) if not hero.activated]


def round_decision(state: State, frame: Round, seat: int) -> Decision:
    """FE-ROUND-08: the team chooses freely which hero goes next; any of its waiting players may say it."""
    options = [Activate(hero.id) for hero in waiting_heroes(state, frame.turn)]
    return Decision(seat, "activate", options, ("FE-ROUND-07", "FE-ROUND-08"), {"team": frame.turn})


def round_take(state: State, frame: Round, seat: int, option: Option) -> None:
    """The hero's turn begins."""
    assert isinstance(option, Activate)
    frame.asks = []
    frame.turn = (frame.turn + 1) % len(state.teams)
    hero = state.heroes[option.hero]
    hero.activated = True
    emit(state, events.Activated(hero=hero.id, rules=("FE-ROUND-08",)))
    push(state, Turn(hero=hero.id))


def _close(state: State, frame: Round) -> None:
    """All heroes have been activated."""
    frame.step = "reinforce"
    announce(state, RoundEnded(EVERYBODY))


def _reinforce(state: State, frame: Round) -> None:
    """FE-DIFF-10, FE-DIFF-14: soldiers for the enemy at the end of a round."""
    frame.step = "end"
    reinforce(state, "round")


def reinforce(state: State, when: Literal["turn", "round"]) -> None:
    """FE-DIFF-10, FE-DIFF-14, FE-DIFF-18, FE-DIFF-20: the enemy's outposts get soldiers, by difficulty."""
    due = {"medium": when == "round" and not is_day(state), "advanced": when == "round"}
    due["merciless"] = when == "turn"
    if not due.get(state.difficulty):
        return
    for number, team in enumerate(state.teams):
        if not team.played:
            for area in controlled(state, number):
                if area not in planet_of(state).bases:
                    place_soldiers(state, number, area, 1, REINFORCED[state.difficulty], "FE-DIFF-20")


def _end_round(state: State, frame: Round) -> None:
    """FE-ROUND-09, FE-END-01: markers are cleared; after the 4th skull the game is over."""
    forget_span(state, "round")
    for hero in state.heroes.values():
        hero.activated = False
    if state.extra or is_last_round(state) or is_over(state):
        finish(state, frame)
    else:
        frame.step = "prepare"


STEPS = step_table(
    Round,
    {
        "prepare": _prepare,
        "bonus": _bonus,
        "skull": _skull,
        "open": _open,
        "activate": _next_activation,
        "close": _close,
        "reinforce": _reinforce,
        "end": _end_round,
    },
)
