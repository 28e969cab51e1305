"""Rolling wilds dice."""

from __future__ import annotations

from collections.abc import Sequence

from battlewright.games.fields.library import content_of
from battlewright.games.fields.model.state import State
from battlewright.games.fields.rules.dice import without


def roll_dice(state: State, number: int) -> list[str]:
    """So many wilds dice (FE-GAP-04)."""
    die = content_of(state).box.wilds_die
    return [die[face - 1] for face in state.rng.throw(len(die), number)]


def roll_again(state: State, faces: Sequence[str], companions: Sequence[str]) -> list[str]:
    """FE-WILD-04: every reroll face and the chosen companions, all at once."""
    taken = ["reroll"] * list(faces).count("reroll") + list(companions)
    return without(faces, taken) + roll_dice(state, len(taken))
