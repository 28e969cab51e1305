"""`beyond`: everybody on a straight line that leads on from the target."""

from __future__ import annotations

from battlewright.games.heroscape.library import board_of
from battlewright.games.heroscape.model.cards import BeyondArea, SpecialAttack
from battlewright.games.heroscape.model.ids import Line
from battlewright.games.heroscape.model.state import Figure, State
from battlewright.games.heroscape.rules.areas.shape import AreaRules, line_hexes, on_hexes
from battlewright.games.heroscape.rules.engagement import spaces_of
from battlewright.games.heroscape.rules.objects import object_spaces
from battlewright.games.heroscape.rules.sight import sees
from battlewright.games.heroscape.rules.table import on_board


def lines(state: State, figure: Figure, target: str, special: SpecialAttack) -> dict[str, list[str]]:
    """The directions in which a straight line leads on from the target, and who is seen on each."""
    assert isinstance(special.area, BeyondArea)
    there = state.figures.get(target)
    spaces = spaces_of(state, there) if there is not None else object_spaces(state, target)
    start = board_of(state).spaces[spaces[0]]
    found: dict[str, list[str]] = {}
    for direction in range(6):
        met = [
            other.id
            for other in on_hexes(state, line_hexes((start.q, start.r), direction, special.area.spaces))
            if other.id not in (figure.id, target) and sees(state, figure, other)
        ]
        if met:
            found[Line(direction).text] = met
    return found


def victims(state: State, figure: Figure, target: str, special: SpecialAttack) -> list[str]:
    """HS-AREA-02: everybody on any of the lines."""
    met = {name for names in lines(state, figure, target, special).values() for name in names}
    return [other.id for other in on_board(state) if other.id in met]


BEYOND = AreaRules(victims, choices=lines, most=lambda _: 1)
