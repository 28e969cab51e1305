"""The chance to win as the coach reports it: from the fitted judgement of the game, with its uncertainty."""

from __future__ import annotations

from math import sqrt

from battlewright.kernel.game import AnyGame, AnyState
from battlewright.kernel.judgement import Fit

EACH = 10  # positions of a game in the data of a fit, through the eyes of both sides: about one game's worth
UNFITTED = 0.25  # how far off the guess of a game without a fit may be


def chance_of(game: AnyGame, state: AnyState, seat: int) -> float:
    """The chance of a seat to win, by what it may know of a position or view."""
    if game.outcome(state) is not None:
        return game.chance(state, seat)
    return game.chance(game.view(state, seat), seat)


def margin(fit: Fit | None, chance: float) -> float:
    """By how much a chance may be off: what was said and what happened on held-out games, at two errors.

    The positions of one game share its result, so that they count as one.
    """
    if chance in (0.0, 1.0):
        return 0.0
    if fit is None or not fit.calibration:
        return UNFITTED
    said, won, positions = min(fit.calibration, key=lambda entry: abs(entry[0] - chance))
    games = max(1.0, positions / EACH)
    share = min(0.98, max(0.02, won))
    return min(UNFITTED, abs(said - won) + 2 * sqrt(share * (1 - share) / games))
