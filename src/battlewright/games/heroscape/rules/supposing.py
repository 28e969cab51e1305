"""Questions about positions other than the present one, asked of a copy.

A copy shares everything it does not change with the state it was made from: it is for questions only.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from msgspec.structs import replace

from battlewright.games.heroscape.model.state import Figure, State


class Supposed(NamedTuple):
    """A position in which one figure stands elsewhere, and that figure in it."""

    state: State
    figure: Figure


def standing_at(state: State, figure: Figure, at: Iterable[str]) -> Supposed:
    """The position with a figure on other spaces, the leading one first."""
    moved = replace(figure, at=list(at), place="board")
    return Supposed(replace(state, figures={**state.figures, figure.id: moved}), moved)
