"""Leanings: the traits of an option that reveal the character of a player."""

from __future__ import annotations

from typing import NamedTuple


class Leaning(NamedTuple):
    """How bold, how careful and how close to the goal an option is, in the units of the game's advice.

    Only differences between the options of one decision count.
    """

    bold: float = 0.0  # fights, and goes where there is fighting
    careful: float = 0.0  # keeps out of reach, guards, rests
    goal: float = 0.0  # gets on with what the match is won by


NEUTRAL = Leaning()
