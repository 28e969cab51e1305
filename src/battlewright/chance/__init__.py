"""Dice, decks and exact odds; knows no game.

`distribution.py` holds the odds of a number and what can be done with them, `dice.py` the odds of pools of
dice, `decks.py` shuffling, drawing and the odds of a draw. `series.py` and `exploding.py` are the arithmetic
behind them. Nothing here rolls a die or keeps a generator.
"""

from battlewright.chance.decks import Rng, chance_to_draw, draw, sample_without_replacement, shuffle
from battlewright.chance.dice import (
    chance_of_face,
    exploding_pool,
    exploding_pool_without_ones,
    opposed,
    pool_from_faces,
    reroll_choice_odds,
    rows,
    threshold_pool,
)
from battlewright.chance.distribution import Distribution

__all__ = [
    "Distribution",
    "Rng",
    "chance_of_face",
    "chance_to_draw",
    "draw",
    "exploding_pool",
    "exploding_pool_without_ones",
    "opposed",
    "pool_from_faces",
    "reroll_choice_odds",
    "rows",
    "sample_without_replacement",
    "shuffle",
    "threshold_pool",
]
