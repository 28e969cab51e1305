"""What can stand in the way of a line of sight on a board: columns, roofs, trees, walls (HS-LOS-12).

A `Scenery` is made for a board and the set of things that are gone (felled trees, open doors). Along one
line on the ground every piece hides one range of heights at the far end: a ray from an eye at height z
to a point at height h passes a piece that the line crosses from t0 to t1, solid from `low` to `high`, just if
h lies between the images of `low` and `high` seen from the eye. So a line is cut once, and all heights at its
far end are answered by comparing numbers. What is solid down to the table only raises the `floor` of what
is hidden; everything else is a `Shade`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from battlewright.games.heroscape.board.board import Board, Obstacle, Wall
from battlewright.games.heroscape.board.places import STEPS, hex_label, neighbour
from battlewright.games.heroscape.board.rays import (
    BODY,
    CENTRE,
    EDGES,
    FAR,
    Beam,
    Crossing,
    Line,
    Point,
    Segment,
    at,
    beam,
    centre,
    line_from,
    place,
    through_segment,
    through_slim,
)

NOTHING = -1.0
"""The top of a place without a hex: below every line."""
ROOTED = 0.5
"""How far what stands on the ground reaches into it, so that no ray slips between."""
LINES_KEPT = 30_000
VERDICTS_KEPT = 400_000


class Shade(NamedTuple):
    """A range of heights that something hides at the far end of a line; its ends are seen."""

    low: float
    high: float
    name: str


class Cut(NamedTuple):
    """What is hidden at the far end of one line: everything below `floor`, and some ranges above."""

    floor: float
    shades: tuple[Shade, ...]


class Slab(NamedTuple):
    """Something that fills a hex between two levels."""

    low: float
    high: float
    name: str


class Upright(NamedTuple):
    """A tree, or a piece of wall, that stands in a hex or on its edge."""

    low: float
    high: float
    name: str
    segment: Segment | None  # None: a tree
    edge: int = -1  # the direction of the edge it stands on; -1: it stands inside


class Extra(NamedTuple):
    """All that a hex holds beside its ground."""

    slabs: tuple[Slab, ...]
    uprights: tuple[Upright, ...]
    by_step: dict[
        int, tuple[Upright, ...]
    ]  # those inside (0), and by the difference of places across an edge

    def met(self, line: Line, index: int) -> Sequence[Upright]:
        """The uprights that a line may meet in a hex, which is the one of that number on its way."""
        if line.seams:
            return self.uprights
        hexes, by_step = line.hexes, self.by_step
        number = hexes[index][0]
        found = by_step.get(0, ())
        if index:
            found += by_step.get(hexes[index - 1][0] - number, ())
        if index + 1 < len(hexes):
            found += by_step.get(hexes[index + 1][0] - number, ())
        return found


class Scenery:
    """The solid things of a board, by place, and the lines cut through them so far."""

    def __init__(self, board: Board, gone: frozenset[str], paired: bool) -> None:
        """Put everything that still stands in its place."""
        self.board = board
        q = [h[0] for h in board.hexes]
        rows = [h[1] for h in board.hexes]
        self.origin = place(min(q) - 4, min(rows) - 4)  # so that no index is negative
        size = place(max(q) + 5, max(rows) + 5) - self.origin
        self.tops: list[float] = [NOTHING] * size  # solid from the table up to here
        self.highs: list[float] = [NOTHING] * size  # nothing reaches higher
        self.names: dict[int, str] = {}
        slabs: dict[int, list[Slab]] = {}
        uprights: dict[int, list[Upright]] = {}
        self.places = [place(*h) - self.origin for h in board.hexes]
        self._put_columns(slabs)
        self._put_obstacles(gone, slabs, uprights)
        self._join(slabs)
        self._put_walls(gone, uprights)
        if paired:
            self._pair_trees(gone, uprights)
        self.extras = {
            here: _extra(slabs.get(here, []), uprights.get(here, [])) for here in {*slabs, *uprights}
        }
        for here, extra in self.extras.items():
            reach = [slab.high for slab in extra.slabs] + [piece.high for piece in extra.uprights]
            self.highs[here] = max(self.highs[here], *reach)
        self.summit = max(self.highs)
        self.trees = {
            here: piece
            for here, extra in self.extras.items()
            for piece in extra.uprights
            if piece.segment is None
        }
        self._cuts: dict[tuple[int, float, int], tuple[Cut, ...]] = {}
        self._verdicts: dict[tuple[int, float, int, float, float], bool] = {}

    # --- what stands where --------------------------------------------------------------------------

    def _put_columns(self, slabs: dict[int, list[Slab]]) -> None:
        """Tiles: the ground of each hex, and what hangs over it."""
        for number, solids in enumerate(self.board.solids):
            here = self.places[number]
            label = hex_label(self.board.hexes[number])
            for step, (bottom, top) in enumerate(solids):
                name = f"column:{label}{'+' * step}@{top}"
                if bottom == 0:
                    self.tops[here] = self.highs[here] = float(top)
                    self.names[here] = name
                else:
                    slabs.setdefault(here, []).append(Slab(bottom, top, name))

    def _put_obstacles(
        self, gone: frozenset[str], slabs: dict[int, list[Slab]], uprights: dict[int, list[Upright]]
    ) -> None:
        for obstacle in self.board.obstacles.values():
            if obstacle.id in gone:
                continue
            for index, height in zip(obstacle.spaces, obstacle.heights, strict=True):
                space = self.board.spaces[index]
                here, name = self.places[space.hex], f"obstacle:{obstacle.id}"
                low, high = space.level - ROOTED, float(obstacle.base + height)
                if obstacle.slim:
                    uprights.setdefault(here, []).append(Upright(low, high, name, None))
                elif self.tops[here] == space.level:
                    self.tops[here] = self.highs[here] = high
                    self.names[here] = name
                else:
                    slabs.setdefault(here, []).append(Slab(low, high, name))

    def _join(self, slabs: dict[int, list[Slab]]) -> None:
        """What lies right on the solid ground of its hex, as a wall walk on its wall, becomes part of it."""
        for here, pieces in [*slabs.items()]:
            hanging = []
            for slab in sorted(pieces):
                if slab.low <= self.tops[here]:
                    self.tops[here] = max(self.tops[here], slab.high)
                    self.highs[here] = max(self.highs[here], slab.high)
                else:
                    hanging.append(slab)
            slabs[here] = hanging
            if not hanging:
                del slabs[here]

    def _put_walls(self, gone: frozenset[str], uprights: dict[int, list[Upright]]) -> None:
        """Walls by their edges, from both sides; a piece is closed at an end where another goes on."""
        ends: dict[Point, set[frozenset[Point]]] = {}
        for number, direction in self.board.rims:
            start, end = self._ends(number, direction)
            for corner in (start, end):
                ends.setdefault(corner, set()).add(frozenset((start, end)))
        for (number, direction), rims in self.board.rims.items():
            start, end = self._ends(number, direction)
            closed = len(ends[start]) > 1, len(ends[end]) > 1
            for rim in rims:
                if rim.wall.door not in gone or not rim.wall.door:
                    here = uprights.setdefault(self.places[number], [])
                    here += _wall_pieces(rim.wall, direction, closed)

    def _ends(self, number: int, direction: int) -> tuple[Point, Point]:
        x, y = centre(*self.board.hexes[number])
        start, end = EDGES[direction]
        return (x + start[0], y + start[1]), (x + end[0], y + end[1])

    def _pair_trees(self, gone: frozenset[str], uprights: dict[int, list[Upright]]) -> None:
        """HSV-PLANT-03: between trees on neighbouring spaces stands a wall as high as the lower one."""
        trees: dict[int, Obstacle] = {}
        for obstacle in self.board.obstacles.values():
            if obstacle.tree and obstacle.id not in gone:
                trees.update((self.board.spaces[index].hex, obstacle) for index in obstacle.spaces)
        for number, tree in trees.items():
            for direction in range(6):
                other = trees.get(
                    self.board.hex_of.get(neighbour(self.board.hexes[number], direction), -1), tree
                )
                if other is not tree:
                    high = min(tree.base + tree.height, other.base + other.height)
                    low = min(tree.base, other.base) - ROOTED
                    x, y = (
                        there - here
                        for there, here in zip(
                            centre(*neighbour(self.board.hexes[number], direction)),
                            centre(*self.board.hexes[number]),
                            strict=True,
                        )
                    )
                    name = f"obstacle:{min(tree.id, other.id)}"
                    piece = Upright(low, high, name, Segment(CENTRE, (x, y), True, True))
                    uprights.setdefault(self.places[number], []).append(piece)

    # --- cutting lines ------------------------------------------------------------------------------

    def place_of(self, space: int) -> int:
        """The place of a space's hex in the tables of this scenery."""
        return self.places[self.board.spaces[space].hex]

    def beam(self, start: int, end: int) -> Beam:
        """The lines from one hex to the body in another."""
        here, there = self.board.hexes[start], self.board.hexes[end]
        return beam(there[0] - here[0], there[1] - here[1])

    def cuts(self, start: int, z: float, end: int) -> tuple[Cut, ...]:
        """What is hidden at the end of each line from the middle of one hex to the body in another."""
        key = start, z, end
        found = self._cuts.get(key)
        if found is None:
            if len(self._cuts) >= LINES_KEPT:
                self._cuts.clear()
            x, y = _way(self.board, start, end)
            here = self.places[start]
            found = tuple(
                self.cut(here, z, each, CENTRE, (x + ox, y + oy))
                for each, (ox, oy) in zip(self.beam(start, end).lines, BODY, strict=True)
            )
            self._cuts[key] = found
        return found

    def cut_from(self, start: int, eye: Point, z: float, by: Point) -> Cut:
        """What is hidden at the end of a line from any point of a hex."""
        if by == CENTRE:
            return self._straight_up(self.places[start], eye, z)
        return self.cut(self.places[start], z, line_from(*eye, *by), eye, by)

    def cut(
        self,
        here: int,
        z: float,
        line: Line,
        eye: Point,
        by: Point,
        lowest: float = -FAR,
        highest: float = FAR,
    ) -> Cut:
        """What is hidden at the end of one line, of which `here` is the place of the hex it starts in.

        No ray of interest leaves the heights from `lowest` to `highest`; what is beyond is skipped.
        """
        tops, extras = self.tops, self.extras
        slope = -FAR
        shades: list[Shade] = []
        for index, (number, i0, i1) in enumerate(line.hexes):
            rise = tops[number + here] - z
            rise *= i0 if rise > 0 else i1
            if rise > slope:
                slope = rise
            if number + here in extras:
                extra = extras[number + here]
                for slab in extra.slabs:
                    if slab.low < highest and slab.high > lowest:
                        shades.append(_shade(slab, z, i0, i1))
                pieces = extra.met(line, index)
                pieces = [each for each in pieces if each.low < highest and each.high > lowest]
                if pieces:
                    _upright_shades(shades, pieces, number, z, eye, by)
        for one, two, i0, i1 in line.seams:
            rise = min(tops[one + here], tops[two + here]) - z
            rise *= i0 if rise > 0 else i1
            if rise > slope:
                slope = rise
            self._seam_shades(shades, (one + here, two + here), z, i0, i1)
            for number in (one, two):
                if number + here in extras:
                    _upright_shades(shades, extras[number + here].uprights, number, z, eye, by)
        return Cut(z + slope, tuple(shades))

    def columns_hit(self, start: int, eye: Point, z: float, by: Point, h: float) -> list[tuple[float, str]]:
        """The columns through which a ray to a height passes, each with when it does."""
        here = self.places[start]
        line = line_from(*eye, *by)
        hit = [
            (1 / i0, self.names[number + here])
            for number, i0, i1 in line.hexes
            if _image(self.tops[number + here], z, i0, i1) > h + EDGE
        ]
        for one, two, i0, i1 in line.seams:
            lower = min(one + here, two + here, key=lambda number: self.tops[number])
            if _image(self.tops[lower], z, i0, i1) > h + EDGE:
                hit.append((1 / i0, self.names[lower]))
        return hit

    def _seam_shades(
        self, shades: list[Shade], places: tuple[int, int], z: float, i0: float, i1: float
    ) -> None:
        """A line between two hexes is stopped where both are solid."""
        if not self.extras.keys() & set(places):
            return
        one, two = (self._solid(number) for number in places)
        for a in one:
            for b in two:
                low, high = max(a.low, b.low), min(a.high, b.high)
                if low < high:
                    shades.append(_shade(Slab(low, high, a.name), z, i0, i1))

    def _solid(self, number: int) -> list[Slab]:
        """All that fills a hex, from below."""
        extra = self.extras.get(number)
        ground = Slab(-FAR, self.tops[number], self.names.get(number, ""))
        return [ground, *extra.slabs] if extra else [ground]

    def _straight_up(self, here: int, eye: Point, z: float) -> Cut:
        """Up or down within one hex: a roof hides what is above it, a floor what is below."""
        solid = self._solid(here)
        floor = max((slab.high for slab in solid if slab.high <= z), default=-FAR)
        roof = min((slab.low for slab in solid if slab.low >= z), default=FAR)
        roofs = (Shade(roof, FAR, "roof"),) if roof < FAR else ()
        return Cut(floor, roofs)

    # --- quick answers ------------------------------------------------------------------------------

    def open_between(self, start: int, z: float, end: int, low: float, high: float) -> bool:
        """Whether a body between two heights in one hex can be seen from a point over another.

        First the line to its top is tried against the highest that stands anywhere on it, then the
        columns that all lines cross, and only then each line in full.
        """
        key = start, z, end, low, high
        verdict = self._verdicts.get(key)
        if verdict is None:
            if len(self._verdicts) >= VERDICTS_KEPT:
                self._verdicts.clear()
            verdict = self._verdicts[key] = self._open(start, z, end, low, high)
        return verdict

    def _open(self, start: int, z: float, end: int, low: float, high: float) -> bool:
        if start == end:
            return any(some_seen(cut, low, high) for cut in self.cuts(start, z, end)[1:])
        if z >= self.summit <= high:
            return True
        here = self.places[start]
        found = self.beam(start, end)
        return self._unhindered(here, z, found.lines[0], high) or self._some_line(
            start, z, end, found, low, high
        )

    def _unhindered(self, here: int, z: float, axis: Line, high: float) -> bool:
        """Whether a line to one height surely meets nothing; trees and walls count as filling their hexes."""
        slope = high - z + EDGE
        highs = self.highs
        for number, i0, i1 in axis.hexes:
            rise = highs[number + here] - z
            if rise * (i0 if rise > 0 else i1) > slope and self._may_stop(number + here, z, i0, i1, high):
                return False
        for one, two, i0, i1 in axis.seams:
            rise = max(highs[one + here], highs[two + here]) - z
            if rise * (i0 if rise > 0 else i1) > slope and (
                self._may_stop(one + here, z, i0, i1, high) or self._may_stop(two + here, z, i0, i1, high)
            ):
                return False
        return True

    def _may_stop(self, number: int, z: float, i0: float, i1: float, high: float) -> bool:
        """Whether something in a hex may hide a height at the end of a line that crosses it."""
        extra = self.extras.get(number)
        if extra is None or _image(self.tops[number], z, i0, i1) > high + EDGE:
            return True
        pieces: tuple[Slab | Upright, ...] = (*extra.slabs, *extra.uprights)
        for piece in pieces:
            low, top, _ = _shade(piece, z, i0, i1)
            if low < high < top:
                return True
        return False

    def _stops(self, here: int, z: float, crossings: tuple[Crossing, ...], high: float) -> bool:
        """Whether a column in one of some hexes hides a height at the end of every line that crosses it."""
        slope = high - z + EDGE
        tops = self.tops
        for number, i0, i1 in crossings:
            rise = tops[number + here] - z
            if rise * (i0 if rise > 0 else i1) > slope:
                return True
        return False

    def _tree_hides(
        self, here: int, z: float, crossings: tuple[Crossing, ...], low: float, high: float
    ) -> bool:
        """Whether one tree hides all heights from `low` to `high` at the end of every line."""
        for number, i0, i1 in crossings:
            tree = self.trees.get(number + here)
            if tree is not None:
                below, above, _ = _shade(tree, z, i0, i1)
                if below < low and above > high + EDGE:
                    return True
        return False

    def _some_line(self, start: int, z: float, end: int, found: Beam, low: float, high: float) -> bool:
        """Whether any line of a beam ends where something is seen."""
        here = self.places[start]
        if self._stops(here, z, found.core, high) or all(
            self._stops(here, z, half, high) for half in found.halves
        ):
            return False
        if self.trees and self._tree_hides(here, z, found.slim, low, high):
            return False
        slope = high - z + EDGE
        tops, lines = self.tops, found.lines
        lowest, highest = min(z, low), max(z, high)
        x, y = _way(self.board, start, end)
        for each, (ox, oy) in zip(lines, BODY, strict=True):
            for number, i0, i1 in each.hexes:
                rise = tops[number + here] - z
                if rise * (i0 if rise > 0 else i1) > slope:
                    break
            else:
                cut = self.cut(here, z, each, CENTRE, (x + ox, y + oy), lowest, highest)
                if some_seen(cut, low, high):
                    return True
        return False

    def table(self, height: int) -> list[int]:
        """For every space the others where a figure of some height would be seen by one as tall, as bits.

        Between two figures of one height the line from top to top is the same both ways: where it
        passes over everything, both see each other.
        """
        spaces = self.board.spaces
        seen = [0] * len(spaces)
        tall = [float(space.level + height) for space in spaces]
        where = [self.places[space.hex] for space in spaces]
        beams: dict[int, Beam] = {}
        summit, unhindered = self.summit, self._unhindered
        for a, here in enumerate(where):
            z, bit, mask = tall[a], 1 << a, 0
            for b in range(a):
                there = where[b]
                found = beams.get(there - here)
                if found is None:
                    found = beams[there - here] = beam(*at(there - here))
                high = tall[b]
                if (z >= summit <= high) or (there != here and unhindered(here, z, found.lines[0], high)):
                    mask |= 1 << b
                    seen[b] |= bit
                else:
                    if self._open(spaces[a].hex, z, spaces[b].hex, high - height, high):
                        mask |= 1 << b
                    if self._open(spaces[b].hex, high, spaces[a].hex, z - height, z):
                        seen[b] |= bit
            seen[a] |= mask
        return seen


EDGE = 1e-9
"""Heights that differ by less are equal: what only touches does not hide."""
HEIGHTS = 10
"""At how many heights a body is looked at, the top included."""


def sample_heights(low: float, high: float) -> tuple[float, ...]:
    """The heights at which a body between two levels is looked at."""
    step = (high - low) / HEIGHTS
    return (*(low + step * number for number in range(1, HEIGHTS)), high)


def is_seen(cut: Cut, h: float) -> bool:
    """Whether a height at the end of a line is hidden by nothing."""
    if h < cut.floor - EDGE:
        return False
    for low, high, _ in cut.shades:  # noqa: SIM110 a loop, because this is asked most of all
        if low + EDGE < h < high - EDGE:
            return False
    return True


def some_seen(cut: Cut, low: float, high: float) -> bool:
    """Whether a body between two heights is seen anywhere at the end of a line; its top is tried first."""
    if high < cut.floor - EDGE:
        return False
    if is_seen(cut, high):
        return True
    step = (high - low) / HEIGHTS
    return any(is_seen(cut, low + step * number) for number in range(HEIGHTS - 1, 0, -1))


def _upright_shades(
    shades: list[Shade], pieces: Sequence[Upright], number: int, z: float, eye: Point, by: Point
) -> None:
    """Add what trees and walls of a hex hide."""
    middle = centre(*at(number))
    for piece in pieces:
        if piece.segment is None:
            times = through_slim(eye, by, middle)
        else:
            times = through_segment(eye, by, middle, piece.segment)
        if times is not None:
            shades.append(_shade(piece, z, *times))


def _shade(piece: Slab | Upright, z: float, i0: float, i1: float) -> Shade:
    """The heights that a piece hides at the end of a line which is inside it from t0 to t1."""
    low, high = piece.low - z, piece.high - z
    return Shade(
        z + low * (i0 if low < 0 else i1),
        z + high * (i0 if high > 0 else i1),
        piece.name,
    )


def _image(top: float, z: float, i0: float, i1: float) -> float:
    """Up to which height a column hides the end of a line."""
    return z + (top - z) * (i0 if top > z else i1)


def shade_of(low: float, high: float, name: str, z: float, times: tuple[float, float]) -> Shade:
    """The heights that a body hides at the end of a line."""
    return _shade(Slab(low, high, name), z, *times)


def _way(board: Board, start: int, end: int) -> Point:
    (q, r), (q2, r2) = board.hexes[start], board.hexes[end]
    return centre(q2 - q, r2 - r)


def _extra(slabs: list[Slab], uprights: list[Upright]) -> Extra:
    by_step: dict[int, tuple[Upright, ...]] = {}
    for piece in uprights:
        step = 0 if piece.edge < 0 else place(*STEPS[piece.edge])
        by_step[step] = (*by_step.get(step, ()), piece)
    return Extra(tuple(slabs), tuple(uprights), by_step)


def _wall_pieces(wall: Wall, direction: int, closed: tuple[bool, bool]) -> list[Upright]:
    """A wall on one edge; a battlement is a ledge between two merlons, each a quarter of the edge."""
    edge = EDGES[direction]
    name = f"door:{wall.door}" if wall.door else f"wall:{wall.id}"
    low = wall.base - ROOTED
    if wall.kind != "battlement":
        return [Upright(low, wall.full, name, Segment(*edge, *closed), direction)]
    (x0, y0), (x1, y1) = edge
    first = x0 + (x1 - x0) // 4, y0 + (y1 - y0) // 4
    last = x1 - (x1 - x0) // 4, y1 - (y1 - y0) // 4
    return [
        Upright(low, wall.full, name, Segment(edge[0], first, closed[0], False), direction),
        Upright(low, wall.top, name, Segment(first, last, True, True), direction),
        Upright(low, wall.full, name, Segment(last, edge[1], False, closed[1]), direction),
    ]
