"""Who sees whom past hexes that block sight.

A viewer's hex sees a target hex if one corner of the viewer's hex has two clear
lines to two different corners of the target hex, and these three corners are not in
one line. A line is blocked by a blocker through whose interior it runs. Touching a
corner or running along an edge does not block, unless the hexes on both sides of
that edge are blockers. A corner has no line to itself. The viewer's and the target's
own hexes never block.

`sees` and `sight_lines` answer for one pair, `sight_table` (from `panorama.py`) for
all pairs, and `crossed` tells what stands between two centres. Seeing need not be
mutual, since it is the viewer's corner that is shared.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from battlewright.space.board import Board
from battlewright.space.hexes import Hex, Point, centre, corners
from battlewright.space.lines import (
    HEX_SPOTS,
    Line,
    Spot,
    Stretch,
    line_between,
    line_edges,
    line_from_centre,
    line_hexes,
    near_corners,
)
from battlewright.space.panorama import sight_table

__all__ = [
    "BlockedLine",
    "CornerReport",
    "SightReport",
    "crossed",
    "crossed_to",
    "sees",
    "sight_lines",
    "sight_table",
]


class _Obstacles(NamedTuple):
    """What would block a line, in bits from the viewer's hex: any of some hexes, or both of a pair."""

    hexes: int
    edges: tuple[int, ...]


def sees(board: Board, a: Hex, b: Hex, blockers: int) -> bool:
    """Whether the hex `a` sees the hex `b` past any blockers."""
    start, end = board.bit(a), board.bit(b)
    near = (blockers & board.all & ~(1 << start | 1 << end)) << board.span >> start
    anything, by_corner = _obstacles(board.stride, board.span, b[0] - a[0], b[1] - a[1])
    return not near & anything or any(_has_two_clear(lines, near) for lines in by_corner)


def _has_two_clear(lines: tuple[_Obstacles, ...], blockers: int) -> bool:
    """Whether two of some lines in different directions are clear."""
    clear = 0
    for hexes, edges in lines:
        if not hexes & blockers and not any(edge & blockers == edge for edge in edges):
            clear += 1
            if clear == 2:
                return True
    return False


@lru_cache(maxsize=4096)
def _obstacles(
    stride: int, origin: int, dx: int, drow: int
) -> tuple[int, tuple[tuple[_Obstacles, ...], ...]]:
    """What may stand in the way to (dx, drow) at all, and for each line from each corner.

    The viewer's hex is bit `origin`, so that hexes to its west and below have bits too.
    """
    anything, by_corner = 0, []
    for x, row, kind in HEX_SPOTS:
        at = origin + ((row * stride + x) >> 1)
        lines = []
        for number in near_corners(kind, dx - x, drow - row):
            line = _line(kind, dx - x, drow - row, HEX_SPOTS[number])
            edges = tuple(_stretch_mask(edge, stride, at) for edge in line_edges(line))
            lines.append(_Obstacles(_hexes_mask(line, stride, at), edges))
            for hexes in (lines[-1].hexes, *edges):
                anything |= hexes
        by_corner.append(tuple(lines))
    return anything, tuple(by_corner)


def _hexes_mask(line: Line, stride: int, origin: int) -> int:
    """The hexes that a line crosses, in bits around an origin."""
    result = 0
    for end in (line.first, line.last):
        if len(end) == 1:
            result |= _stretch_mask(end, stride, origin)
    for row, x, count in line.runs:
        result |= ((1 << count) - 1) << origin + ((row * stride + x) >> 1)
    return result


def _stretch_mask(hexes: Stretch, stride: int, origin: int) -> int:
    """Some hexes, each named once, in bits around an origin."""
    return sum([1 << origin + ((row * stride + x) >> 1) for x, row in hexes])


def _line(kind: int, dx: int, drow: int, corner: Spot) -> Line:
    """The line from a corner (0, 0, kind) to one of the corners of the hex (dx, drow)."""
    return line_between(kind, dx + corner[0], drow + corner[1], corner[2])


class BlockedLine(NamedTuple):
    """A line that does not count, and the blockers that it meets."""

    target: Point
    by: tuple[Hex, ...]


class CornerReport(NamedTuple):
    """The lines from one corner of the viewer's hex, told by the target's corners."""

    source: Point
    clear: tuple[Point, ...]
    blocked: tuple[BlockedLine, ...]


class SightReport(NamedTuple):
    """Why one hex sees another or not; points are plane coordinates as in `hexes`.

    `best` is, if the target is seen, the corner with the most clear lines, and
    `lines` are two of them, as wide apart as can be.
    """

    viewer: Hex
    target: Hex
    corners: tuple[CornerReport, ...]
    best: Point | None
    lines: tuple[tuple[Point, Point], ...]

    @property
    def visible(self) -> bool:
        """Whether the viewer's hex sees the target."""
        return self.best is not None


def sight_lines(board: Board, a: Hex, b: Hex, blockers: int) -> SightReport:
    """The lines by which the hex `a` sees the hex `b`, and what blocks the others."""
    standing = set(board.hexes(blockers & board.all)) - {a, b}
    reports = tuple(_corner_report(a, b, number, standing) for number in range(6))
    for report in sorted(reports, key=lambda r: -len(r.clear)):
        if pair := _widest_pair(report):
            return SightReport(a, b, reports, report.source, tuple((report.source, end) for end in pair))
    return SightReport(a, b, reports, None, ())


def _corner_report(a: Hex, b: Hex, number: int, standing: set[Hex]) -> CornerReport:
    """The lines from one corner of `a` to the corners of `b`."""
    x, row, kind = HEX_SPOTS[number]
    from_x, from_row = a[0] + x, a[1] + row
    source = corners(a)[number]
    clear, blocked = [], []
    for spot, end in zip(HEX_SPOTS, corners(b), strict=True):
        if end != source:
            line = _line(kind, b[0] - from_x, b[1] - from_row, spot)
            if by := tuple(_met(line, from_x, from_row, standing)):
                blocked.append(BlockedLine(end, by))
            else:
                clear.append(end)
    return CornerReport(source, tuple(clear), tuple(blocked))


def _met(line: Line, x: int, row: int, standing: set[Hex]) -> Iterator[Hex]:
    """The blockers that a line from the hex (x, row) meets."""
    for stretch in (*((h,) for h in line_hexes(line)), *line_edges(line)):
        hexes = [(x + dx, row + drow) for dx, drow in stretch]
        if standing.issuperset(hexes):
            yield from hexes


def _widest_pair(report: CornerReport) -> tuple[Point, Point] | None:
    """Of the clear lines from a corner, the two farthest from being in one line, if any are not."""

    def spread(pair: tuple[Point, Point]) -> int:
        (x, y), (ax, ay), (bx, by) = report.source, *pair
        return abs((ax - x) * (by - y) - (ay - y) * (bx - x))

    best = max(combinations(report.clear, 2), key=spread, default=None)
    return best if best and spread(best) else None


def crossed(board: Board, a: Hex, b: Hex) -> tuple[int, tuple[int, ...]]:
    """What the line between two centres passes: a mask of hexes, and a mask of two for each edge.

    The hexes are those whose interior it crosses, `a` and `b` left out. The edges are
    those it runs along with hexes of the board on both sides.
    """
    return crossed_to(board, a, centre(b))


def crossed_to(board: Board, a: Hex, point: Point) -> tuple[int, tuple[int, ...]]:
    """As `crossed`, for the line from a centre to any centre or corner of the plane."""
    x, y = centre(a)
    hexes, edges = _passed(board.stride, board.span, point[0] - x, point[1] - y)
    start = board.bit(a)
    pairs = (edge << start >> board.span & board.all for edge in edges)
    return hexes << start >> board.span & board.all, tuple(pair for pair in pairs if pair & (pair - 1))


@lru_cache(maxsize=4096)
def _passed(stride: int, origin: int, dx: int, dy: int) -> tuple[int, tuple[int, ...]]:
    """`line_from_centre` in bits, the hex (0, 0) being bit `origin`."""

    hexes, edges = line_from_centre(dx, dy)
    return _stretch_mask(hexes, stride, origin), tuple(_stretch_mask(e, stride, origin) for e in edges)
