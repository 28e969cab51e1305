"""Where enemies with the trait `halts` stop a figure, and who is held there."""

from __future__ import annotations

from collections.abc import Iterator

from battlewright.games.heroscape.library import board_of, content_of
from battlewright.games.heroscape.model.cards import Reach, Trait
from battlewright.games.heroscape.model.state import Figure, State
from battlewright.games.heroscape.rules.filters import fits, powerless, reaches
from battlewright.games.heroscape.rules.supposing import standing_at
from battlewright.games.heroscape.rules.table import enemies


def _halters(state: State, figure: Figure) -> Iterator[tuple[Figure, Trait]]:
    """The enemies that stop a figure near them."""
    content = content_of(state)
    for enemy in enemies(state, figure.seat):
        if enemy.unit not in content.halters or enemy.place != "board" or powerless(state, enemy):
            continue
        for _, part in content.units[enemy.unit].traits["halts"]:
            if fits(state, enemy.seat, figure, part.whom):
                yield enemy, part


def halting_spaces(state: State, figure: Figure) -> frozenset[int]:
    """The spaces on which a figure has to stop: near such an enemy and in its sight."""
    board = board_of(state)
    found: set[int] = set()
    for enemy, part in _halters(state, figure):
        here = [board.by_label[label] for label in enemy.at]
        for space in board.spaces:
            if space.index in found or min(board.distance(space.index, at) for at in here) > part.value:
                continue
            there = standing_at(state, figure, (space.label,))
            if reaches(there.state, enemy, there.figure, Reach(sight=part.value)):
                found.add(space.index)
    return frozenset(found)


def halted(state: State, figure: Figure) -> bool:
    """Whether a figure stands where such an enemy has stopped it: nobody passes it there."""
    return figure.place == "board" and any(
        reaches(state, enemy, figure, Reach(sight=part.value)) for enemy, part in _halters(state, figure)
    )
