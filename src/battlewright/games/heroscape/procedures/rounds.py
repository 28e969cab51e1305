"""Rounds: markers, initiative, turns, the end of the round (HS-ROUND, HS-INIT, HS-TURN-01)."""

from __future__ import annotations

from typing import assert_never

from battlewright.games.heroscape.library import switch
from battlewright.games.heroscape.model import events
from battlewright.games.heroscape.model.frames import EndRound, Orders, Round, Turn, Turns
from battlewright.games.heroscape.model.state import MOVING, State
from battlewright.games.heroscape.procedures.changes import emit
from battlewright.games.heroscape.procedures.moments import orders_placed_frames, round_start_frames
from battlewright.games.heroscape.procedures.orders import turns_of
from battlewright.games.heroscape.rules.numbers import initiative_tally
from battlewright.games.heroscape.rules.table import initiative_order
from battlewright.games.heroscape.rules.victory import after_last_round, reached, reached_at_once
from battlewright.kernel.frames import all_of, pop, push
from battlewright.kernel.game import Outcome
from battlewright.kernel.tally import Tally


def round_advance(state: State, frame: Round) -> None:
    """HS-ROUND-02: the phases of a round, one after the other."""
    match frame.step:
        case "start":
            _begin(state)
            frame.step = "first"
            for before in reversed(round_start_frames(state)):
                push(state, before)
        case "first":
            frame.step = "second"
            _phase(state, first=True)
        case "second":
            frame.step = "turns"
            _phase(state, first=False)
        case "turns":
            frame.step = "end"
            state.phase = "turns"
            push(state, Turns(passes=_passes(state)))
            for before in reversed(orders_placed_frames(state)):
                push(state, before)
        case "end":
            frame.step = "marker"
            state.phase = "end"
            push(state, EndRound())
        case "marker":
            _advance_marker(state, frame)
        case _ as never:
            assert_never(never)


def _begin(state: State) -> None:
    state.round += 1
    state.turns = 0
    for player in state.players:
        player.used = []
    for figure in state.figures.values():
        if figure.hidden == MOVING:
            figure.hidden = ""  # `Hide`
    emit(state, events.RoundBegan(round=state.round, rules=("HS-ROUND-02",)))


def _phase(state: State, first: bool) -> None:
    """HS-ROUND-02, HSV-ROUND-01: markers and initiative, in this order or swapped."""
    initiative_first = switch(state, "v_initiative_first") == "on"
    if first == initiative_first:
        state.phase = "initiative"
        roll_initiative(state)
    else:
        state.phase = "orders"
        push(state, Orders())


def _passes(state: State) -> int:
    """HSV-ORDER-12: with double marker sets each number is used in two passes."""
    double = switch(state, "v_marker_scheme") == "double_sets" and state.limit >= 1000
    return 2 if double else 1


def _advance_marker(state: State, frame: Round) -> None:
    """HS-ROUND-04, HS-ROUND-01: the next round, or the end after the last one."""
    if state.result is None and state.round >= state.rounds:
        state.result = after_last_round(state)
    if state.result is not None:
        finish(state)
    else:
        frame.step = "start"


# --- initiative -----------------------------------------------------------------------------------


def roll_initiative(state: State) -> None:
    """HS-INIT-01, HS-INIT-02, HS-INIT-03: roll, sort, settle ties among the tied."""
    seats = [player.seat for player in state.players]
    state.order = ranked(state, seats)
    if switch(state, "initiative_order") == "clockwise":
        start = seats.index(state.order[0])
        state.order = seats[start:] + seats[:start]
    emit(
        state,
        events.InitiativeRolled(
            rolls={}, totals={}, order=tuple(state.order), rules=("HS-INIT-02", "HS-INIT-04")
        ),
    )


def ranked(state: State, seats: list[int]) -> list[int]:
    """HS-INIT-03, HS-DRAFT-03: seats by their rolls; those who tie roll again among themselves."""
    if len(seats) <= 1:
        return list(seats)
    rolls = {seat: state.rng.roll(20) for seat in seats}
    totals: dict[int, Tally] = {seat: initiative_tally(state, seat, rolls[seat]) for seat in seats}
    emit(state, events.InitiativeRolled(rolls=rolls, totals=totals, rules=("HS-INIT-01",)))
    order: list[int] = []
    for value in sorted({tally.total for tally in totals.values()}, reverse=True):
        tied = [seat for seat in seats if totals[seat].total == value]
        order += ranked(state, tied)
    return order


# --- turns ----------------------------------------------------------------------------------------


def turns_advance(state: State, frame: Turns) -> None:
    """HS-TURN-02: everybody's first turn, then everybody's second, then the third."""
    if state.result is not None:
        pop(state)
    elif frame.queue:
        push(state, Turn(seat=frame.queue.pop(0)))
    else:
        _next_pass(state, frame)


def _next_pass(state: State, frame: Turns) -> None:
    frame.at += 1
    number = (frame.at - 1) // frame.passes + 1
    order = [seat for seat in initiative_order(state) if turns_of(state, seat) >= number]
    if not order:
        pop(state)
        return
    frame.number = number
    state.turns = number
    frame.queue = order


# --- the end --------------------------------------------------------------------------------------


def check_victory(state: State) -> None:
    """HS-END-02: test the goal now."""
    if state.result is None:
        state.result = reached(state)


def immediate(state: State) -> None:
    """HS-END-02 in the official reading: the goal is tested at once, unless a card is lent for a turn."""
    if any(turn.lent >= 0 for turn in all_of(state, Turn)):
        return
    if switch(state, "victory_check") == "immediate" and state.result is None:
        state.result = reached_at_once(state)


def over(state: State) -> bool:
    """Whether nothing more can happen: the goal is reached, or a single side is left with figures."""
    return state.result is not None


def finish(state: State) -> None:
    """The match is over: nothing is pending any more."""
    result: Outcome | None = state.result
    assert result is not None
    state.phase = "over"
    emit(
        state,
        events.GameEnded(
            winners=result.winners, reason=result.reason, score=result.score, rules=result.rules
        ),
    )
    state.stack.clear()
