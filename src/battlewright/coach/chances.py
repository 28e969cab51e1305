"""From the value of a position to a chance to win."""

from __future__ import annotations

from math import exp

from battlewright.kernel.game import AnyGame, AnyState

SCALES = {"battleground": 22.0, "heroscape": 150.0, "fields": 2.6}
"""The lead, in the units of `evaluate`, that makes the odds 2.7 to 1; `tools/chances.py` measures it."""
USUAL = 20.0  # for a game that nobody has measured
LARGEST = 40.0  # beyond this the chance is 0 or 1


def chance(game: AnyGame, lead: float) -> float:
    """The chance to win with a lead, both in the eyes of one seat."""
    steps = lead / SCALES.get(game.name, USUAL)
    return 1.0 / (1.0 + exp(-max(-LARGEST, min(LARGEST, steps))))


def chance_of(game: AnyGame, state: AnyState, seat: int) -> float:
    """The chance of a seat to win from a position or view."""
    outcome = game.outcome(state)
    if outcome is None:
        return chance(game, game.evaluate(state, seat))
    return 0.5 if not outcome.winners else 1.0 if seat in outcome.winners else 0.0
