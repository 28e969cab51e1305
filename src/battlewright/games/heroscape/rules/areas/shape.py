"""What there is to know about the shape of an area, and straight lines of hexes."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from battlewright.games.heroscape.board.places import STEPS, Hex
from battlewright.games.heroscape.library import board_of
from battlewright.games.heroscape.model.cards import SpecialAttack
from battlewright.games.heroscape.model.state import Figure, State
from battlewright.games.heroscape.rules.engagement import spaces_of
from battlewright.games.heroscape.rules.table import on_board

Aims = Callable[[State, Figure, SpecialAttack], list[str]]
Victims = Callable[[State, Figure, str, SpecialAttack], list[str]]
Choices = Callable[[State, Figure, str, SpecialAttack], dict[str, list[str]]]


class AreaRules(NamedTuple):
    """How one shape works.

    `victims` names the figures hit besides the target. A shape without a target has `aims`, what the attack
    is aimed at instead; its `victims` are everybody it hits. With `choices` the attacker picks among the
    victims: each choice and whom it adds, `most` of them (0: as the area says). `covers` names the spaces of
    a shape that lies on the ground.
    """

    victims: Victims
    aims: Aims | None = None
    choices: Choices | None = None
    most: Callable[[SpecialAttack], int] | None = None
    covers: Victims | None = None


def line_hexes(start: Hex, direction: int, length: int) -> list[Hex]:
    """The hexes of a straight line, the start not counted."""
    dq, dr = STEPS[direction]
    return [(start[0] + dq * n, start[1] + dr * n) for n in range(1, length + 1)]


def on_hexes(state: State, hexes: list[Hex]) -> list[Figure]:
    """The figures on some hexes."""
    board = board_of(state)
    wanted = set(hexes)
    return [
        figure
        for figure in on_board(state)
        if any((board.spaces[s].q, board.spaces[s].r) in wanted for s in spaces_of(state, figure))
    ]
