"""Single hexes: neighbours, distances, fronts and directions, all exact.

A hex is `(x, row)` in doubled coordinates: a step east adds 2 to x, a step to the
next row up adds 1 to row and 1 to x, up or down. On one board x + row is always
even or always odd. Hexes have their points up and measure one inch edge to edge.

Straight lines are judged in the plane of points `(X, Y)`: the centre of a hex is
(x, 3 * row), its corners lie (0, ±2) and (±1, ±1) from there, so everything is
whole. A point is X / 2 inches east and Y / (2 * sqrt(3)) inches north of the
origin; squared lengths therefore compare as 3 * X² + Y².

Sets of hexes are `board.py`; what a line passes is `lines.py`.
"""

from functools import cache
from math import sqrt

Hex = tuple[int, int]
Point = tuple[int, int]

DIRECTIONS: tuple[Hex, ...] = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))
"""The six steps to a neighbour, counter-clockwise from east."""

CORNERS: tuple[Point, ...] = ((1, 1), (0, 2), (-1, 1), (-1, -1), (0, -2), (1, -1))
"""From a centre to its corners in the plane, counter-clockwise from the upper right."""

TOLERANCE = 1e-9
"""Inches by which a measured gap may exceed a limit through rounding alone."""


def neighbour(h: Hex, direction: int) -> Hex:
    """The hex one step from `h` in a direction from 0 to 5."""
    dx, drow = DIRECTIONS[direction]
    return h[0] + dx, h[1] + drow


def centre(h: Hex) -> Point:
    """The middle of a hex in the plane."""
    return h[0], 3 * h[1]


def corners(h: Hex) -> tuple[Point, ...]:
    """The six corners of a hex in the plane, in the order of `CORNERS`."""
    x, y = centre(h)
    return tuple((x + cx, y + cy) for cx, cy in CORNERS)


def steps(a: Hex, b: Hex) -> int:
    """The fewest steps from neighbour to neighbour that lead from `a` to `b`."""
    dx, drow = abs(a[0] - b[0]), abs(a[1] - b[1])
    return drow + max(0, dx - drow) // 2


def gap(a: Hex, b: Hex) -> float:
    """Inches between the nearest points of two hexes' outlines; 0.0 where they touch."""
    return _gap(abs(a[0] - b[0]), abs(a[1] - b[1]))


def within(a: Hex, b: Hex, inches: float) -> bool:
    """Whether the outlines of two hexes are at most so many inches apart."""
    return gap(a, b) <= inches + TOLERANCE


@cache
def _gap(dx: int, drow: int) -> float:
    """The gap over a displacement with neither part negative.

    Two hexes are as far apart as their displacement is from a hex of twice the
    size around the origin. Of that, only the upper right quarter can be nearest:
    the slanted edge from (0, 4) to (2, 2) and the upright one down to (2, -2).
    """
    x, y = dx, 3 * drow
    if x <= 2 and x + y <= 4:
        return 0.0
    return min(_to_edge(x, y, (0, 4), (2, -2)), _to_edge(x, y, (2, 2), (0, -4)))


def _to_edge(x: int, y: int, start: Point, along: Point) -> float:
    """Inches from a point to an edge whose squared length, as 3 * X² + Y², is 16."""
    from_start = x - start[0], y - start[1]
    part = min(16, max(0, 3 * from_start[0] * along[0] + from_start[1] * along[1]))
    off = 16 * from_start[0] - part * along[0], 16 * from_start[1] - part * along[1]
    return sqrt(3 * off[0] ** 2 + off[1] ** 2) / (16 * sqrt(12))


def facing_side(origin: Hex, facing: int, other: Hex) -> int:
    """+1 if `other` lies before one who stands at `origin` and faces so, 0 abreast, -1 behind."""
    x, y = centre(origin)
    return side_of_point((2 * x, 2 * y), facing, other)


def side_of_point(point2: Point, facing: int, other: Hex) -> int:
    """As `facing_side`, for a base whose centre is `point2`: its plane coordinates, doubled.

    Doubled, because the middle of a base of two hexes is the middle of an edge,
    which falls between whole plane coordinates. The centre (X, Y) of a single hex
    is given as (2 * X, 2 * Y).
    """
    x, y = centre(other)
    fx, fy = centre(DIRECTIONS[facing])
    dot = 3 * (2 * x - point2[0]) * fx + (2 * y - point2[1]) * fy
    return (dot > 0) - (dot < 0)


def directions_along(a: Hex, b: Hex) -> tuple[int, ...]:
    """The direction at the smallest angle to the way from `a` to `b`, or both in a tie.

    From a hex to itself there is no way, and all six are named.
    """
    dx, drow = b[0] - a[0], b[1] - a[1]
    dots = [dx * fx + 3 * drow * frow for fx, frow in DIRECTIONS]
    best = max(dots)
    return tuple(d for d, dot in enumerate(dots) if dot == best)


def facings_towards(origin: Hex, target: Hex) -> tuple[int, ...]:
    """The direction whose neighbour's centre is nearest to the target's, or both in a tie.

    All neighbours being equally far from `origin`, the nearest to the target is
    the one at the smallest angle: the same question as `directions_along`.
    """
    return directions_along(origin, target)


def ring(center: Hex, n: int) -> list[Hex]:
    """The hexes exactly `n` steps away, counter-clockwise from due east."""
    if n == 0:
        return [center]
    here = center[0] + 2 * n, center[1]
    found: list[Hex] = []
    for side in range(6):
        for _ in range(n):
            found.append(here)
            here = neighbour(here, (side + 2) % 6)
    return found


def disk(center: Hex, n: int) -> list[Hex]:
    """The hexes at most `n` steps away, ring by ring from the centre."""
    return [h for radius in range(n + 1) for h in ring(center, radius)]
