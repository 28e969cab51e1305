"""Whose turn it is, and which step of it (HS-TURN-02, HS-TURN-03, HS-TEAM-01)."""

from __future__ import annotations

from battlewright.games.heroscape.model.frames import Turn
from battlewright.games.heroscape.model.state import Figure, State
from battlewright.games.heroscape.rules.table import turn_of
from battlewright.kernel.denial import Denial
from battlewright.kernel.frames import Frame, top

STEPS = {  # steps of a turn, by what is to be settled in them
    "revealed": "act",
    "before": "act",
    "after-move": "act",
    "after-attack": "act",
    "ending": "act",
    "order": "first",
    "bond-after": "bond",
}


def acting_denial(state: State, seat: int, figure: Figure, step: str) -> Denial | None:
    """HS-TURN-02, HS-TURN-03, HS-TEAM-01: only the player whose turn it is acts, one step after the other."""
    turn = turn_of(state)
    mine = figure.seat == seat or (turn is not None and turn.seat == seat and bool(turn.mine))
    if not mine:
        return Denial("HS-TEAM-01", {"figure": figure.id})
    return turn_denial(state, seat, step)


def turn_denial(state: State, seat: int, *steps: str) -> Denial | None:
    """HS-TURN-02, HS-TURN-03: it is somebody else's turn, or another step of it."""
    turn = turn_of(state)
    if turn is None:
        return Denial("HS-TURN-02", {"phase": state.phase})
    if turn.seat != seat:
        return Denial("HS-TURN-02", {"seat": turn.seat, "acting": turn.card})
    frame = top(state)
    if frame is not turn:
        return pending_denial(frame)
    if turn.step not in steps:
        return Denial("HS-TURN-03", {"pending": _step(turn)})
    return None


def pending_denial(frame: Frame | None) -> Denial:
    """HS-TURN-03: something else has to be decided first."""
    if isinstance(frame, Turn):
        return Denial("HS-TURN-03", {"pending": _step(frame)})
    return Denial("HS-TURN-03", {"pending": str(type(frame).__struct_config__.tag) if frame else ""})


def _step(turn: Turn) -> str:
    return STEPS.get(turn.step, turn.step)
