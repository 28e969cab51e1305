"""Straight lines over a board of hexes: which hexes they cross, and where.

Points are whole numbers: the centre of the hex (q, r) lies at (16 * (2q + r), 48 * r), its corners
(±16, ±16) and (0, ±32) from there. True lengths compare as 3 * X² + Y²; a body is a circle with 324 as
the square of its radius, 0.65 of the way from the centre to an edge. A hex is what three slabs have in
common: |X| <= 16, |X + Y| <= 32 and |X - Y| <= 32. Whether a line crosses the inside of a hex, runs
between two or only touches one is therefore decided exactly.

Places on a board are numbered `r * STRIDE + q`, so that a displacement is a difference of numbers and
the same for all boards. A crossing is (place, 1 / t0, 1 / t1): the line is inside from t0 to t1 of its
length. Everything here depends on displacements alone and is worked out once.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import sqrt
from typing import NamedTuple

Point = tuple[int, int]
Crossing = tuple[int, float, float]
Seam = tuple[int, int, float, float]

STRIDE = 512
UNIT = 16
TOUCH = 1e-9
FAR = 1e12
"""Stands for one divided by zero."""

CENTRE: Point = (0, 0)
BODY: tuple[Point, ...] = (CENTRE, (9, -9), (0, -18), (-9, -9), (-9, 9), (0, 18), (9, 9))
"""Where a body is looked at: its axis and six points of its outline, towards the corners of the hex."""
LIMBS: tuple[Point, ...] = ((14, -14), (0, -28), (-14, -14), (-14, 14), (0, 28), (14, 14))
"""Where wings, weapons and the base reach out of the body."""
EDGES: tuple[tuple[Point, Point], ...] = (
    ((16, -16), (16, 16)),
    ((0, -32), (16, -16)),
    ((-16, -16), (0, -32)),
    ((-16, 16), (-16, -16)),
    ((0, 32), (-16, 16)),
    ((16, 16), (0, 32)),
)
"""The ends of the six edges of a hex, by direction."""
RADIUS3 = 324
_STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
SLIM = 12
"""Half the width of a tree, where a hex has 16."""


class Line(NamedTuple):
    """What a line crosses: hexes, and seams between two of them."""

    hexes: tuple[Crossing, ...]
    seams: tuple[Seam, ...]


def place(q: int, r: int) -> int:
    """The number of a hex."""
    return r * STRIDE + q


def at(number: int) -> tuple[int, int]:
    """The hex of a number."""
    half = STRIDE // 2
    return (number + half) % STRIDE - half, (number + half) // STRIDE


def centre(q: int, r: int) -> Point:
    """The middle of a hex."""
    return UNIT * (2 * q + r), 3 * UNIT * r


@lru_cache(maxsize=1 << 12)
def line_from(px: int, py: int, dx: int, dy: int) -> Line:
    """The line from any point near the centre of a hex by a displacement."""
    return _line(px, py, dx, dy)


def _line(px: int, py: int, dx: int, dy: int) -> Line:
    hexes: list[Crossing] = []
    seams: list[Seam] = []
    low, high = min(py, py + dy), max(py, py + dy)
    for r in range((low - 32) // 48, (high + 32) // 48 + 1):
        y = py - 48 * r
        if dy:
            one, two = (-32 - y) / dy, (32 - y) / dy
            start, end = max(0.0, min(one, two)), min(1.0, max(one, two))
            if start > end:
                continue
        else:
            start, end = 0.0, 1.0
        left, right = px + dx * start, px + dx * end
        if left > right:
            left, right = right, left
        first = int((left - 17 - 16 * r) // 32)
        for q in range(first, int((right + 17 - 16 * r) // 32) + 1):
            x = px - 16 * (2 * q + r)
            _cross(hexes, seams, r * STRIDE + q, (x, y), (dx, dy))
    hexes.sort(key=_first_entered)
    return Line(tuple(hexes), tuple(seams))


def _first_entered(crossing: Crossing) -> float:
    return -crossing[1]


def _cross(hexes: list[Crossing], seams: list[Seam], number: int, start: Point, by: Point) -> None:
    """Note how a line from `start`, seen from the centre of a hex, crosses it, if it does."""
    x, y = start
    dx, dy = by
    t0, t1, beyond = 0.0, 1.0, 0
    for value, change, width, step in (
        (x, dx, 16, 1),
        (x + y, dx + dy, 32, STRIDE),
        (x - y, dx - dy, 32, 1 - STRIDE),
    ):
        if change:
            one, two = (-width - value) / change, (width - value) / change
            if one > two:
                one, two = two, one
            if one > t0:
                t0 = one
            if two < t1:
                t1 = two
            if t1 - t0 <= TOUCH:
                return
        elif value == width:
            beyond = step
        elif not -width < value < width:
            return
    t0 = 1 / t0 if t0 > TOUCH else FAR
    if beyond:
        seams.append((number, number + beyond, t0, 1 / t1))
    else:
        hexes.append((number, t0, 1 / t1))


class Beam(NamedTuple):
    """All lines from the centre of a hex to the body in another, in the order of `BODY`.

    `core` are the hexes that all of them cross, with the least time in which any of them does: a column that
    stops the core stops every line. `halves` are the same for the lines on the left and on the right, `slim`
    for trees that would stand in those hexes.
    """

    lines: tuple[Line, ...]
    core: tuple[Crossing, ...]
    halves: tuple[tuple[Crossing, ...], ...]
    slim: tuple[Crossing, ...]


class _Turn(NamedTuple):
    """A turn or mirror image of the plane of hexes about (0, 0): where it takes (1, 0) and (0, 1)."""

    east: Point
    south: Point

    def hex(self, q: int, r: int) -> Point:
        """Where it takes a hex."""
        return q * self.east[0] + r * self.south[0], q * self.east[1] + r * self.south[1]


def _turns() -> tuple[_Turn, ...]:
    """The twelve ways in which a hex fits into itself, the one that changes nothing first."""
    found: list[_Turn] = []
    for east, south in (((1, 0), (0, 1)), ((1, 0), (1, -1))):
        for _ in range(6):
            found.append(_Turn(east, south))
            east, south = (-east[1], east[0] + east[1]), (-south[1], south[0] + south[1])
    return tuple(found)


def _body_order(turn: _Turn) -> tuple[int, ...]:
    """Where a turn takes each of the points of a body."""
    order: list[int] = []
    for x, y in BODY:
        r3, q3 = y, (3 * x - y) // 2  # 48 times the axial coordinates
        q, r = turn.hex(q3, r3)
        order.append(BODY.index(((2 * q + r) // 3, r)))
    return tuple(order)


TURNS = _turns()
_ORDERS = tuple(_body_order(turn) for turn in TURNS)


@lru_cache(maxsize=1 << 15)
def beam(dq: int, dr: int) -> Beam:
    """The lines from the centre of a hex to the body in the hex (dq, dr) from there.

    Worked out for one of the twelve directions that are alike, and turned into the others.
    """
    forth = next(number for number, turn in enumerate(TURNS) if _is_first(*turn.hex(dq, dr)))
    back = _inverse(forth)
    q, r = TURNS[forth].hex(dq, dr)
    lines, core, halves, slim = _beam(q, r)
    east, south = (place(*step) for step in TURNS[back])
    turned: list[Line] = [lines[0]] * len(lines)
    for index, each in zip(_ORDERS[back], lines, strict=True):
        turned[index] = _turned(each, east, south)
    return Beam(
        tuple(turned),
        _moved(core, east, south),
        tuple(_moved(half, east, south) for half in halves),
        _moved(slim, east, south),
    )


def _moved(crossings: tuple[Crossing, ...], east: int, south: int) -> tuple[Crossing, ...]:
    """Crossings with every hex put where a turn takes it."""
    half = STRIDE // 2
    return tuple(
        [
            (((number + half) % STRIDE - half) * east + (number + half) // STRIDE * south, i0, i1)
            for number, i0, i1 in crossings
        ]
    )


def _turned(line: Line, east: int, south: int) -> Line:
    half = STRIDE // 2

    def taken(number: int) -> int:
        return ((number + half) % STRIDE - half) * east + (number + half) // STRIDE * south

    seams = tuple([(taken(a), taken(b), i0, i1) for a, b, i0, i1 in line.seams])
    return Line(_moved(line.hexes, east, south), seams)


def _is_first(q: int, r: int) -> bool:
    """Whether a hex lies in the first twelfth of the plane."""
    return q >= r >= 0


@lru_cache(maxsize=16)
def _inverse(number: int) -> int:
    """The turn that undoes a turn."""
    q, r = TURNS[number].hex(3, 1)
    return next(index for index, turn in enumerate(TURNS) if turn.hex(q, r) == (3, 1))


@lru_cache(maxsize=1 << 13)
def _beam(dq: int, dr: int) -> Beam:
    """The lines to a hex of the first twelfth of the plane."""
    x, y = centre(dq, dr)
    lines = tuple(_line(0, 0, x + ox, y + oy) for ox, oy in BODY)
    sides = [(x * oy - y * ox, each) for (ox, oy), each in zip(BODY, lines, strict=True)]
    halves = (
        tuple(each for side, each in sides if side >= 0),
        tuple(each for side, each in sides if side <= 0),
    )
    core = _core(lines)
    return Beam(lines, core, tuple(_core(half) for half in halves), tuple(_slim(x, y, core)))


def _slim(x: int, y: int, core: tuple[Crossing, ...]) -> Iterator[Crossing]:
    """The hexes of a core where every line of a beam would go through a tree."""
    for number, _, _ in core:
        middle = centre(*at(number))
        times = [through_slim(CENTRE, (x + ox, y + oy), middle) for ox, oy in BODY]
        met = [each for each in times if each is not None]
        if len(met) == len(BODY):
            yield number, min(i0 for i0, _ in met), max(i1 for _, i1 in met)


def _core(lines: tuple[Line, ...]) -> tuple[Crossing, ...]:
    common = {number: (i0, i1) for number, i0, i1 in lines[0].hexes}
    for each in lines[1:]:
        seen = {number: (i0, i1) for number, i0, i1 in each.hexes}
        common = {
            number: (min(i0, seen[number][0]), max(i1, seen[number][1]))
            for number, (i0, i1) in common.items()
            if number in seen
        }
    return tuple((number, i0, i1) for number, (i0, i1) in common.items())


@lru_cache(maxsize=1 << 15)
def near(dq: int, dr: int) -> frozenset[int]:
    """The places where a body might touch a line of a beam: less than two radii from its axis."""
    x, y = centre(dq, dr)
    length = 3 * x * x + y * y
    axis = _line(0, 0, x, y)
    crossed = {number for number, _, _ in axis.hexes} | {n for seam in axis.seams for n in seam[:2]}
    around = {number + place(*step) for number in crossed or {0} for step in _STEPS} | crossed
    found: list[int] = []
    for number in around:
        cx, cy = centre(*at(number))
        along = min(length, max(0, 3 * cx * x + cy * y))
        off_x, off_y = (cx * length - along * x, cy * length - along * y) if length else (cx, cy)
        if 3 * off_x * off_x + off_y * off_y < 4 * RADIUS3 * (length or 1) ** 2:
            found.append(number)
    return frozenset(found)


def through_body(start: Point, by: Point, body: Point) -> tuple[float, float] | None:
    """When a line from `start` is inside the body around a centre: one divided by t0 and by t1."""
    dx, dy = by
    cx, cy = body[0] - start[0], body[1] - start[1]
    length = 3 * dx * dx + dy * dy
    middle = 3 * cx * dx + cy * dy
    discriminant = middle * middle - length * (3 * cx * cx + cy * cy - RADIUS3)
    if discriminant <= 0 or not length:
        return None
    half = sqrt(discriminant)
    t0, t1 = max(0.0, (middle - half) / length), min(1.0, (middle + half) / length)
    if t1 - t0 <= TOUCH:
        return None
    return (1 / t0 if t0 > TOUCH else FAR), 1 / t1


def through_slim(start: Point, by: Point, middle: Point) -> tuple[float, float] | None:
    """When a line is inside a tree, which is a smaller hex around a centre."""
    x, y = start[0] - middle[0], start[1] - middle[1]
    dx, dy = by
    t0, t1 = 0.0, 1.0
    for value, change, width in (
        (x, dx, SLIM),
        (x + y, dx + dy, 2 * SLIM),
        (x - y, dx - dy, 2 * SLIM),
    ):
        if change:
            one, two = (-width - value) / change, (width - value) / change
            t0, t1 = max(t0, min(one, two)), min(t1, max(one, two))
        elif not -width < value < width:
            return None
    if t1 - t0 <= TOUCH:
        return None
    return (1 / t0 if t0 > TOUCH else FAR), 1 / t1


class Segment(NamedTuple):
    """A piece of wall on the ground, seen from the centre of a hex; closed where another goes on."""

    start: Point
    end: Point
    closed_start: bool
    closed_end: bool


def through_segment(start: Point, by: Point, middle: Point, wall: Segment) -> tuple[float, float] | None:
    """When a line crosses a piece of wall, or runs along it."""
    dx, dy = by
    ax, ay = wall.start[0] + middle[0] - start[0], wall.start[1] + middle[1] - start[1]
    ex, ey = wall.end[0] - wall.start[0], wall.end[1] - wall.start[1]
    slant = dx * ey - dy * ex
    if slant == 0:
        return _along(dx, dy, ax, ay, ex, ey)
    t, u = (ax * ey - ay * ex) / slant, (ax * dy - ay * dx) / slant
    if not TOUCH < t < 1 - TOUCH or not -TOUCH < u < 1 + TOUCH:
        return None
    if (u < TOUCH and not wall.closed_start) or (u > 1 - TOUCH and not wall.closed_end):
        return None
    return 1 / t, 1 / t


def _along(dx: int, dy: int, ax: int, ay: int, ex: int, ey: int) -> tuple[float, float] | None:
    """When a line runs inside a wall in its own direction."""
    if ax * dy - ay * dx or not (dx or dy):
        return None
    length = dx * dx + dy * dy
    one, two = (ax * dx + ay * dy) / length, ((ax + ex) * dx + (ay + ey) * dy) / length
    t0, t1 = max(0.0, min(one, two)), min(1.0, max(one, two))
    if t1 - t0 <= TOUCH:
        return None
    return (1 / t0 if t0 > TOUCH else FAR), 1 / t1
