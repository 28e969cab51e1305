"""Roll-offs between players who use the same power at the same moment (HS-SPECIAL-05)."""

from __future__ import annotations

from battlewright.games.heroscape.library import switch
from battlewright.games.heroscape.model import events
from battlewright.games.heroscape.model.frames import Act
from battlewright.games.heroscape.model.state import State
from battlewright.games.heroscape.procedures.changes import emit


def settle_order(state: State, acts: list[Act]) -> list[Act]:
    """HS-SPECIAL-05: uses of one power, given by initiative, in the order they are resolved.

    A d20 decides before the first initiative roll, and every time where the match says so.
    """
    if state.order and switch(state, "simultaneous_powers") == "initiative":
        return acts
    settled = list(acts)
    for power in dict.fromkeys(act.power for act in acts):
        places = [number for number, act in enumerate(acts) if act.power == power]
        ranks = _roll_off(state, list(dict.fromkeys(acts[number].seat for number in places)), power)
        same = sorted((acts[number] for number in places), key=lambda act: ranks.index(act.seat))
        for number, act in zip(places, same, strict=True):
            settled[number] = act
    return settled


def _roll_off(state: State, seats: list[int], power: str) -> list[int]:
    """Seats by a d20 each, the highest first; those who tie roll again among themselves."""
    if len(seats) <= 1:
        return seats
    rolls = {seat: state.rng.roll(20) for seat in seats}
    emit(state, events.RolledOff(power=power, rolls=rolls, rules=("HS-SPECIAL-05",)))
    order: list[int] = []
    for face in sorted(set(rolls.values()), reverse=True):
        order += _roll_off(state, [seat for seat in seats if rolls[seat] == face], power)
    return order
