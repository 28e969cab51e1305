"""What a straight line between corners, or between centres, passes on its way.

A line is a row of stretches: it crosses the interior of a hex, or runs along an
edge between two. Everything is relative to where it starts and depends on nothing
else, so it is worked out once for every displacement.

A `Spot` (x, row, kind) is a point of a hex: its upper corner (kind +1), its centre
(0) or its lower corner (-1), in the plane (x, 3 * row + 2 * kind). Every corner of
a hex is the upper or the lower corner of exactly one hex: itself or a neighbour.

A line at (dx, dy) that starts in (0, y0) crosses the interior of the hex (x, row) if
the hex has corners strictly to both sides: |dy * x - dx * (3 * row - y0)| is less
than max(2 * |dx|, |dx| + |dy|). In every row that is one run of hexes. Only upright
lines and those parallel to the other edges can run along an edge.
"""

from collections.abc import Iterator
from functools import cache
from math import gcd
from typing import NamedTuple

from battlewright.space.hexes import Hex

Spot = tuple[int, int, int]
Run = tuple[int, int, int]
"""(row, x, count): so many hexes of one row, from x eastwards."""
Stretch = tuple[Hex, ...]
"""The one hex that a part of a line crosses, or the two between which it runs."""

UPPER, LOWER = 1, -1

HEX_SPOTS: tuple[Spot, ...] = (
    (1, 1, LOWER), (0, 0, UPPER), (-1, 1, LOWER), (-1, -1, UPPER), (0, 0, LOWER), (1, -1, UPPER),
)  # fmt: skip
"""The corners of the hex (0, 0), in the order of `hexes.CORNERS`."""

ALL_CORNERS = tuple(range(6))


class Line(NamedTuple):
    """What a line passes: its first stretch, all between, and its last, empty if there is but one."""

    first: Stretch
    runs: tuple[Run, ...]
    edges: tuple[Stretch, ...]
    last: Stretch


def line_hexes(line: Line) -> Iterator[Hex]:
    """The hexes whose interior a line crosses."""
    yield from (end[0] for end in (line.first, line.last) if len(end) == 1)
    for row, x, count in line.runs:
        yield from ((x + 2 * i, row) for i in range(count))


def line_edges(line: Line) -> Iterator[Stretch]:
    """The pairs of hexes between which a line runs along their edge."""
    yield from (stretch for stretch in (line.first, *line.edges, line.last) if len(stretch) == 2)


@cache
def line_between(kind: int, dx: int, drow: int, to_kind: int) -> Line:
    """The line from the corner (0, 0, kind) to the corner (dx, drow, to_kind)."""
    y0, y1 = 2 * kind, 3 * drow + 2 * to_kind
    if y1 < y0:
        return _reversed(line_between(to_kind, -dx, -drow, kind), dx, drow)
    if dx < 0:
        return _mirrored(line_between(kind, -dx, drow, to_kind))
    if dx in (0, y1 - y0):
        return _line_of_stretches(tuple(_stretches(kind, (dx, drow, to_kind), upright=dx == 0)))
    return _line_of_runs(list(_rows_crossed(dx, y0, y1)))


def _rows_crossed(dx: int, y0: int, y1: int) -> Iterator[Run]:
    """The hexes crossed from (0, y0) to (dx, y1), neither eastwards nor upwards negative, row by row."""
    dy = y1 - y0
    slack = max(2 * dx, dx + dy)
    for row in range((y0 - 2) // 3 + 1, (y1 + 1) // 3 + 1):
        west, east = 0, dx
        if dy:
            middle = dx * (3 * row - y0)
            west = max(west, (middle - slack) // dy + 1)
            east = min(east, (middle + slack - 1) // dy)
        west += (west + row) & 1
        east -= (east + row) & 1
        if west <= east:
            yield row, west, (east - west) // 2 + 1


def _line_of_runs(runs: list[Run]) -> Line:
    """A line that crosses hexes only: its first and last are taken off the runs' ends."""
    row, x, count = runs[0]
    first = ((x, row),)
    runs[0] = row, x + 2, count - 1
    row, x, count = runs[-1]
    if count == 0 and len(runs) == 1:
        return Line(first, (), (), ())
    runs[-1] = row, x, count - 1
    last = ((x + 2 * (count - 1), row),)
    return Line(first, tuple(run for run in runs if run[2]), (), last)


def _stretches(kind: int, goal: Spot, *, upright: bool) -> Iterator[Stretch]:
    """The stretches of a line that goes straight up, or up and east along the edges' slope.

    From corner to corner it runs along an edge and through a hex in turn.
    """
    x, row = 0, 0
    while (x, row, kind) != goal:
        match upright, kind:
            case True, 1:
                yield (x - 1, row + 1), (x + 1, row + 1)
                row += 2
            case True, _:
                yield ((x, row),)
            case False, 1:
                yield ((x + 1, row + 1),)
                x, row = x + 2, row + 2
            case _:
                yield (x, row), (x + 1, row - 1)
                x, row = x + 1, row - 1
        kind = -kind


def _line_of_stretches(stretches: tuple[Stretch, ...]) -> Line:
    """A line along edges and through hexes in turn."""
    first, middle = stretches[0], stretches[1:-1]
    runs = tuple((s[0][1], s[0][0], 1) for s in middle if len(s) == 1)
    edges = tuple(s for s in middle if len(s) == 2)
    return Line(first, runs, edges, stretches[-1] if len(stretches) > 1 else ())


def _mirrored(line: Line) -> Line:
    """The same line with east and west exchanged."""

    def flip(stretch: Stretch) -> Stretch:
        return tuple((-x, row) for x, row in stretch)

    runs = tuple((row, -x - 2 * (count - 1), count) for row, x, count in line.runs)
    return Line(flip(line.first), runs, tuple(map(flip, line.edges)), flip(line.last))


def _reversed(line: Line, dx: int, drow: int) -> Line:
    """The same line walked from its end, which lies at (-dx, -drow) from its start."""

    def move(stretch: Stretch) -> Stretch:
        return tuple((x + dx, row + drow) for x, row in stretch)

    runs = tuple((row + drow, x + dx, count) for row, x, count in line.runs)
    ends = (line.last, line.first) if line.last else (line.first, line.last)
    return Line(move(ends[0]), runs, tuple(map(move, line.edges)), move(ends[1]))


def near_corners(kind: int, dx: int, drow: int) -> tuple[int, ...]:
    """Which corners of the hex (dx, drow) lie in different directions from (0, 0, kind).

    Of corners in one direction it is the nearest, for the line to it is part of the
    lines to the others. A corner at the source itself is left out. The numbers are
    those of `HEX_SPOTS`.
    """
    if not has_corners_in_line(dx, 3 * drow - 2 * kind):
        return ALL_CORNERS
    nearest: dict[tuple[int, int], tuple[int, int]] = {}
    for number, (x, row, to_kind) in enumerate(HEX_SPOTS):
        x, y = dx + x, 3 * (drow + row) + 2 * (to_kind - kind)
        if length := gcd(x, y):
            direction = x // length, y // length
            nearest[direction] = min((length, number), nearest.get(direction, (length, number)))
    return tuple(number for _, number in nearest.values())


def has_corners_in_line(x: int, y: int) -> bool:
    """Whether two corners of the hex centred at (x, y) are in line with the corner at the origin.

    Corners of a hex lie apart in six directions only, and lines in one of these
    through two of its corners pass its centre at one of few distances.
    """
    return (
        -1 <= x <= 1 or -1 <= y <= 1 or -2 <= x - y <= 2 or -2 <= x + y <= 2
        or 3 * x - y in (-2, 2) or 3 * x + y in (-2, 2)
    )  # fmt: skip


@cache
def line_from_centre(dx: int, dy: int) -> tuple[tuple[Hex, ...], tuple[Stretch, ...]]:
    """Hexes crossed and edges run along from the centre of (0, 0) to a centre or corner of the plane.

    The hexes with their centre at either end are left out.
    """
    sx, sy = (-1 if dx < 0 else 1), (-1 if dy < 0 else 1)
    dx, dy = abs(dx), abs(dy)
    ends = ((0, 0), (dx, dy // 3)) if dy % 3 == 0 else ((0, 0),)
    hexes = ((x + 2 * i, row) for row, x, count in _rows_crossed(dx, 0, dy) for i in range(count))
    between = tuple((sx * x, sy * row) for x, row in hexes if (x, row) not in ends)
    edges = (tuple((sx * x, sy * row) for x, row in pair) for pair in _edges_from_centre(dx, dy))
    return between, tuple(edges)


def _edges_from_centre(dx: int, dy: int) -> Iterator[Stretch]:
    """The edges that a line from a centre runs along, neither part of its way negative."""
    if dx == 0:
        yield from (((-1, row), (1, row)) for row in range(1, (dy - 1) // 3 + 1, 2))
    elif dx == dy:
        yield from (((3 * k + 2, k), (3 * k + 1, k + 1)) for k in range((dy + 1) // 3))
