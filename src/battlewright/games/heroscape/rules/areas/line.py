"""`line`: no target, everybody on a straight line from the attacker."""

from __future__ import annotations

from battlewright.games.heroscape.library import board_of
from battlewright.games.heroscape.model.cards import LineArea, SpecialAttack
from battlewright.games.heroscape.model.ids import Line, line
from battlewright.games.heroscape.model.state import Figure, State
from battlewright.games.heroscape.rules.areas.shape import AreaRules, line_hexes, on_hexes
from battlewright.games.heroscape.rules.engagement import spaces_of
from battlewright.games.heroscape.rules.filters import fits
from battlewright.games.heroscape.rules.sight import sees
from battlewright.games.heroscape.rules.table import friends


def aims(state: State, figure: Figure, special: SpecialAttack) -> list[str]:
    """The straight lines along which the attack meets an enemy, from either half of the base."""
    found: list[str] = []
    for direction in range(6):
        met: list[list[str]] = []
        for half in range(len(figure.at)):
            name = Line(direction, half).text
            struck = victims(state, figure, name, special)
            if struck and struck not in met:
                met.append(struck)
                found.append(name)
    return found


def victims(state: State, figure: Figure, aim: str, special: SpecialAttack) -> list[str]:
    """Everyone visible on a straight line of spaces from a half of the attacker; none without an enemy."""
    assert isinstance(special.area, LineArea)
    along, hits = line(aim), special.area.hits
    start = board_of(state).spaces[spaces_of(state, figure)[along.half]]
    found = [
        other
        for other in on_hexes(state, line_hexes((start.q, start.r), along.direction, special.range))
        if other.id != figure.id and sees(state, figure, other) and fits(state, figure.seat, other, hits)
    ]
    enemies_hit = any(not friends(state, figure.seat, other.seat) for other in found)
    return [other.id for other in found] if enemies_hit else []


def covers(state: State, figure: Figure, aim: str, special: SpecialAttack) -> list[str]:
    """The spaces of a line, on each hex the highest."""
    along, board = line(aim), board_of(state)
    start = board.spaces[spaces_of(state, figure)[along.half]]
    hexes = line_hexes((start.q, start.r), along.direction, special.range)
    return [board.names[board.stacks[board.hex_of[one]][-1]] for one in hexes if one in board.hex_of]


LINE = AreaRules(victims, aims=aims, covers=covers)
