"""Who sees whom (HS-LOS), decided by rays through the space above the board (HS-GAP-02).

An eye is a point: the target point of the looking figure, over the middle of its leading hex (HS-LOS-09).
What is looked at is a body: for each of its hexes the axis and six points of its outline, at ten heights.
One free ray is enough (HS-LOS-01). Columns, roofs, trees, walls and closed doors are `scenery`, cut once per
line and kept; bodies of other figures are held against the lines they can touch, each time anew (HS-LOS-03).
What a ray only touches does not stop it, and nobody hides behind oneself (HS-LOS-04). What is modelled and
what is only approximated is told in docs/design/sight.md.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from battlewright.games.heroscape.board.board import Board, Space
from battlewright.games.heroscape.board.places import STEPS
from battlewright.games.heroscape.board.rays import (
    BODY,
    CENTRE,
    EDGES,
    LIMBS,
    Point,
    centre,
    near,
    place,
    through_body,
)
from battlewright.games.heroscape.board.scenery import (
    EDGE,
    Cut,
    Scenery,
    Shade,
    is_seen,
    sample_heights,
    shade_of,
    some_seen,
)

NOTHING_GONE: frozenset[str] = frozenset()


class Body(NamedTuple):
    """A figure as sight takes it: a cylinder over each of its spaces, the leading one first.

    The target point lies `head` of its height above the base, the hit zone between the two shares of
    the height in `zone` (HS-LOS-09, 10, 11).
    """

    id: str
    spaces: tuple[int, ...]
    base: int
    height: int
    head: float = 1.0
    zone: tuple[float, float] = (0.0, 1.0)

    @property
    def eye(self) -> float:
        """The height of its target point."""
        return self.base + self.head * self.height


Ray = tuple[tuple[float, float, float], tuple[float, float, float]]
"""From and to, each as hex widths to the east, hex widths to the south, and level."""


class Sighting(NamedTuple):
    """What one figure sees of another."""

    visible: bool
    share: float  # of the points looked at (HSV-COVER-01)
    head_seen: bool  # whether the other's target point is seen (HSV-COVER-03)
    ray: Ray | None  # a free ray, or the best that was stopped
    blocked_by: tuple[str, ...]  # what stops that ray, from near to far


class Crowd:
    """All bodies on a board, by place. Make it once for a position and ask `sees` with it."""

    def __init__(self, board: Board, bodies: Sequence[Body]) -> None:
        """Note where everybody stands."""
        self.at: dict[int, list[tuple[Body, Space]]] = {}
        for body in bodies:
            for index in body.spaces:
                space = board.spaces[index]
                self.at.setdefault(place(space.q, space.r), []).append((body, space))
        self.places = list(self.at)


Bodies = Sequence[Body] | Crowd


class _Eye(NamedTuple):
    hex: int
    at: Point  # from the middle of the hex
    z: float


def scenery(board: Board, gone: frozenset[str] = NOTHING_GONE, paired: bool = False) -> Scenery:
    """What stands on a board, once made and then kept, unless things are `gone`; see `Scenery`."""
    key = gone, paired
    found: Scenery | None = board.views.get(key)
    if found is None:
        found = board.views.keep(key, Scenery(board, gone, paired))
    return found


def sees(
    board: Board,
    gone: frozenset[str],
    bodies: Bodies,
    a: Body,
    b: Body,
    *,
    clear: bool = False,
    lean: bool = False,
    paired: bool = False,
) -> bool:
    """Whether `a` sees `b`: the answer of `sight` without its reasons, and quicker."""
    view = scenery(board, gone, paired)
    crowd = bodies if isinstance(bodies, Crowd) else Crowd(board, bodies)
    spaces = board.spaces
    start = spaces[a.spaces[0]]
    apart = all(spaces[index].hex != start.hex for index in b.spaces)
    if apart and not clear and not lean and not start.rung and not spaces[b.spaces[0]].rung:
        low, high = b.base + b.zone[0] * b.height, b.base + b.zone[1] * b.height
        z = a.eye
        open_hexes = [
            spaces[index].hex
            for index in b.spaces
            if view.open_between(start.hex, z, spaces[index].hex, low, high)
        ]
        if not open_hexes:
            return False
        for end in open_hexes:
            in_the_way = _in_the_way(board, crowd, start.hex, end, a, b)
            if not in_the_way or _seen_past(
                board, view, _Eye(start.hex, CENTRE, z), end, low, high, in_the_way
            ):
                return True
        return False
    return any(_glimpse(board, view, crowd, a, b, eye, clear) for eye in _eyes(board, a, b, lean))


def _glimpse(board: Board, view: Scenery, crowd: Crowd, a: Body, b: Body, eye: _Eye, clear: bool) -> bool:
    """Whether anything of `b` is seen from one point: the first free ray settles it."""
    heights = _heights(board, b, clear)
    points = (*BODY, *LIMBS) if clear else BODY
    for index in b.spaces:
        end = board.spaces[index].hex
        in_the_way = _in_the_way(board, crowd, eye.hex, end, a, b)
        for point, cut in zip(points, _cuts(board, view, eye, end, points), strict=True):
            if heights[-1] < cut.floor - EDGE:
                continue
            cut = _with_bodies(board, cut, eye, end, point, in_the_way)
            if any(is_seen(cut, h) for h in reversed(heights)):
                return True
    return False


def sight(
    board: Board,
    gone: frozenset[str],
    bodies: Bodies,
    a: Body,
    b: Body,
    *,
    clear: bool = False,
    lean: bool = False,
    paired: bool = False,
    adjacent: bool = False,
) -> Sighting:
    """How `a` sees `b` past everything on the board that is not `gone`.

    `clear`: a power asks for clear sight, any part of the figure will do (HS-LOS-02). `lean`: `a` may look
    from the edge of its space, where `b` stands below (HS-LOS-07). `paired`: neighbouring trees close the
    view between them (HSV-PLANT-03). `adjacent`: the rules call them adjacent; they see each other
    whatever stands there (HS-LOS-06).
    """
    view = scenery(board, gone, paired)
    crowd = bodies if isinstance(bodies, Crowd) else Crowd(board, bodies)
    best: Sighting | None = None
    for eye in _eyes(board, a, b, lean):
        found = _look(board, view, crowd, a, b, eye, clear)
        if best is None or found.share > best.share:
            best = found
        if found.share == 1.0:
            break
    assert best is not None
    if adjacent and not best.visible:
        return best._replace(visible=True, blocked_by=())
    return best


def sight_of_object(
    board: Board, gone: frozenset[str], bodies: Bodies, a: Body, name: str, *, paired: bool = False
) -> Sighting:
    """How `a` sees a destructible object, a tree or a door (HS-OBJECT-01); it does not hide itself."""
    target = object_body(board, name)
    return sight(board, gone | {name}, bodies, a, target, paired=paired)


def object_body(board: Board, name: str) -> Body:
    """An obstacle or a door as something to look at."""
    if name in board.doors:
        door = board.doors[name]
        return Body(name, door.inside, door.base, door.height)
    obstacle = board.obstacles[name]
    return Body(name, obstacle.spaces, obstacle.base, obstacle.height)


# --- eyes and samples -----------------------------------------------------------------------------


def _eyes(board: Board, a: Body, b: Body, lean: bool) -> Iterator[_Eye]:
    """Where `a` may look from."""
    lead = board.spaces[a.spaces[0]]
    yield _Eye(lead.hex, CENTRE, a.eye)
    if lead.rung:  # HS-LOS-08: the rim of the base
        yield from (_Eye(lead.hex, point, a.base) for point in BODY)
    if lean and a.base > b.base:
        yield from _leaning(board, a, b)


def _leaning(board: Board, a: Body, b: Body) -> Iterator[_Eye]:
    """HS-LOS-07: points of the edge towards `b`, on the floor or on top of what stands on the edge."""
    for index in a.spaces:
        space = board.spaces[index]
        for other in b.spaces:
            direction = _direction(space, board.spaces[other])
            if direction is None:
                continue
            rims = board.rims.get((space.hex, direction), ())
            tops = [rim.wall.top for rim in rims if rim.wall.base == space.level and not rim.wall.door]
            (x0, y0), (x1, y1) = EDGES[direction]
            for quarter in (2, 1, 3):
                point = x0 + (x1 - x0) * quarter // 4, y0 + (y1 - y0) * quarter // 4
                yield _Eye(space.hex, point, float(max(tops, default=a.base)))


def _direction(a: Space, b: Space) -> int | None:
    step = b.q - a.q, b.r - a.r
    return STEPS.index(step) if step in STEPS else None


def _heights(board: Board, b: Body, clear: bool) -> tuple[float, ...]:
    """At which heights `b` is looked at; on a ladder its base is part of the hit zone (HS-LOS-08)."""
    low, high = (0.0, 1.0) if clear else b.zone
    heights = sample_heights(b.base + low * b.height, b.base + high * b.height)
    if clear or board.spaces[b.spaces[0]].rung:  # HS-LOS-02, HS-LOS-08: the base counts as well
        return (float(b.base), *heights)
    return heights


# --- looking --------------------------------------------------------------------------------------


def _look(board: Board, view: Scenery, crowd: Crowd, a: Body, b: Body, eye: _Eye, clear: bool) -> Sighting:
    """What is seen of `b` from one point."""
    heights = _heights(board, b, clear)
    points = (*BODY, *LIMBS) if clear else BODY
    seen = total = 0
    head_seen = False
    free: Ray | None = None
    tried: tuple[Cut, int, Point] | None = None
    for index in b.spaces:
        end = board.spaces[index].hex
        in_the_way = _in_the_way(board, crowd, eye.hex, end, a, b)
        for point, cut in zip(points, _cuts(board, view, eye, end, points), strict=True):
            cut = _with_bodies(board, cut, eye, end, point, in_the_way)
            if tried is None:
                tried = cut, end, point
            total += len(heights)
            for h in reversed(heights):
                if is_seen(cut, h):
                    seen += 1
                    if free is None:
                        free = _ray(board, eye, end, point, h)
            if index == b.spaces[0] and point == CENTRE:
                head_seen = is_seen(cut, b.eye)
    if free is not None:
        return Sighting(True, seen / total, head_seen, free, ())
    assert tried is not None
    cut, end, point = tried
    names = _names(view, eye, cut, end, point, heights[-1])
    return Sighting(False, 0.0, False, _ray(board, eye, end, point, heights[-1]), names)


def _cuts(board: Board, view: Scenery, eye: _Eye, end: int, points: tuple[Point, ...]) -> Iterator[Cut]:
    """The lines from an eye to the points of a body, cut through the scenery."""
    if eye.at == CENTRE and eye.hex != end and points is BODY:
        yield from view.cuts(eye.hex, eye.z, end)
        return
    for point in points:
        yield view.cut_from(eye.hex, eye.at, eye.z, _way_to(board, eye, end, point))


def _way_to(board: Board, eye: _Eye, end: int, point: Point) -> Point:
    (q, r), (q2, r2) = board.hexes[eye.hex], board.hexes[end]
    x, y = centre(q2 - q, r2 - r)
    return x + point[0] - eye.at[0], y + point[1] - eye.at[1]


def _in_the_way(
    board: Board, crowd: Crowd, start: int, end: int, a: Body, b: Body
) -> list[tuple[Body, Point]]:
    """HS-LOS-03, HS-LOS-04: other bodies that a line between two hexes might touch, and where they stand."""
    (q, r), (q2, r2) = board.hexes[start], board.hexes[end]
    corridor = near(q2 - q, r2 - r)
    here = place(q, r)
    return [
        (body, centre(space.q - q, space.r - r))
        for number in crowd.places
        if number - here in corridor
        for body, space in crowd.at[number]
        if body.id != a.id and body.id != b.id
    ]


def _with_bodies(
    board: Board, cut: Cut, eye: _Eye, end: int, point: Point, in_the_way: list[tuple[Body, Point]]
) -> Cut:
    """A line with the bodies that stand in it."""
    if not in_the_way:
        return cut
    shades = list(cut.shades)
    way = _way_to(board, eye, end, point)
    for body, middle in in_the_way:
        if way == CENTRE:
            shades += _straight_shades(body, middle, eye)
            continue
        times = through_body(eye.at, way, middle)
        if times is not None:
            name = f"figure:{body.id}"
            shades.append(shade_of(body.base, body.base + body.height, name, eye.z, times))
    return Cut(cut.floor, tuple(shades))


def _straight_shades(body: Body, middle: Point, eye: _Eye) -> Iterator[Shade]:
    """A body right above or below an eye hides what is behind it, if the eye is within its outline."""
    x, y = middle[0] - eye.at[0], middle[1] - eye.at[1]
    if 3 * x * x + y * y < 324:
        far = 1e12
        if body.base >= eye.z:
            yield Shade(body.base, far, f"figure:{body.id}")
        elif body.base + body.height <= eye.z:
            yield Shade(-far, body.base + body.height, f"figure:{body.id}")


def _seen_past(
    board: Board,
    view: Scenery,
    eye: _Eye,
    end: int,
    low: float,
    high: float,
    in_the_way: list[tuple[Body, Point]],
) -> bool:
    """Whether any point of a body is seen past other bodies."""
    for point, cut in zip(BODY, _cuts(board, view, eye, end, BODY), strict=True):
        if high < cut.floor - EDGE:
            continue
        if some_seen(_with_bodies(board, cut, eye, end, point, in_the_way), low, high):
            return True
    return False


# --- reasons --------------------------------------------------------------------------------------


def _ray(board: Board, eye: _Eye, end: int, point: Point, h: float) -> Ray:
    (x, y), (x2, y2) = centre(*board.hexes[eye.hex]), centre(*board.hexes[end])
    return (
        _in_hexes(x + eye.at[0], y + eye.at[1], eye.z),
        _in_hexes(x2 + point[0], y2 + point[1], h),
    )


def _in_hexes(x: int, y: int, z: float) -> tuple[float, float, float]:
    """A point in hex widths and levels."""
    return x / 32, y / 32 / 3**0.5, z


def _names(view: Scenery, eye: _Eye, cut: Cut, end: int, point: Point, h: float) -> tuple[str, ...]:
    """What stops a ray: the columns it passes through, and everything whose shade covers its end."""
    found: list[tuple[float, str]] = []
    way = _way_to(view.board, eye, end, point)
    if way != CENTRE:
        found += view.columns_hit(eye.hex, eye.at, eye.z, way, h)
    names = [name for _, name in sorted(found)]
    names += [shade.name for shade in cut.shades if shade.low + EDGE < h < shade.high - EDGE]
    return tuple(dict.fromkeys(names))
