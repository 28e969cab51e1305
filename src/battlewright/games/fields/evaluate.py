"""How good a position is for a seat: a readable sum, in victory points."""

from __future__ import annotations

from battlewright.games.fields.model.state import State
from battlewright.games.fields.rules.table import team_of

WON, LOST = 1000.0, -1000.0


def evaluate(state: State, seat: int) -> float:
    """The lead of the seat's team over the best other team."""
    team = team_of(state, seat)
    if state.result is not None:
        if not state.result.winners:
            return 0.0
        return WON if seat in state.result.winners else LOST
    own = float(state.teams[team].vp)
    others = [float(t.vp) for n, t in enumerate(state.teams) if n != team and t.played]
    return own - max(others, default=0.0)
