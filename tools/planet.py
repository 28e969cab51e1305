"""Draws the outlines of the areas of a map so that two touch where, and only where, the rules let them.

    python -m tools.planet src/battlewright/games/fields/content/areas.toml > shapes.toml

Every area starts as a star: a disc around its point, and an arm halfway to each area it borders. The stars
grow over a fine grid, cheaper cells first, so that coasts look grown rather than cut. A cell that would
bring two areas together which do not border each other stays empty: a ridge between them. The
boundaries of the grid are then smoothed, each once, so that neighbours share their points exactly.
"""

from __future__ import annotations

import heapq
import sys
import tomllib
from collections import defaultdict
from collections.abc import Iterable
from itertools import pairwise
from math import ceil, floor, hypot
from pathlib import Path
from typing import NamedTuple

CELL = 6  # units of the map in a cell
WIDTH, HEIGHT = 1500, 900
DISC = 30
REACH = {"outpost": 88, "wilds": 118, "water": 150}  # how far an area may grow from its star
WIDE = 1.5  # how much wider than high the room for a name should be
RIDGE = ""

Cell = tuple[int, int]
Point = tuple[float, float]


class Area(NamedTuple):
    """An area: its point, its kind, and what it borders."""

    x: float
    y: float
    kind: str
    borders: frozenset[str]


def areas_of(text: str) -> dict[str, Area]:
    """Read the areas of a planet; borders written once count for both."""
    entries = tomllib.loads(text)["area"]
    borders: dict[str, set[str]] = defaultdict(set)
    for entry in entries:
        for other in entry.get("borders", ()):
            borders[entry["id"]].add(other)
            borders[other].add(entry["id"])
    return {e["id"]: Area(e["x"], e["y"], e["kind"], frozenset(borders[e["id"]])) for e in entries}


# --- growing --------------------------------------------------------------------------------------


class Land:
    """The grid: which area each cell belongs to."""

    def __init__(self, areas: dict[str, Area]) -> None:
        """Nothing is claimed."""
        self.areas = areas
        self.columns, self.rows = WIDTH // CELL, HEIGHT // CELL
        self.owner: dict[Cell, str] = {}

    def inside(self, cell: Cell) -> bool:
        """Whether a cell lies on the map, a narrow margin left free."""
        return 1 <= cell[0] < self.columns - 1 and 1 <= cell[1] < self.rows - 1

    def may_claim(self, cell: Cell, area: str) -> bool:
        """Whether an area may have a cell without touching one it does not border."""
        allowed = self.areas[area].borders
        x, y = cell
        for dx in (-1, 0, 1):
            for dy in (-1, 0, 1):
                other = self.owner.get((x + dx, y + dy), area)
                if other != area and other not in allowed:
                    return False
        return True

    def claim(self, cell: Cell, area: str) -> bool:
        """Give a cell to an area, if it is free and may be had."""
        if cell in self.owner or not self.inside(cell) or not self.may_claim(cell, area):
            return False
        self.owner[cell] = area
        return True


def cells_near(x: float, y: float, radius: float) -> list[Cell]:
    """The cells whose centres lie within a radius."""
    reach = ceil(radius / CELL)
    column, row = floor(x / CELL), floor(y / CELL)
    return [
        (column + dx, row + dy)
        for dx in range(-reach, reach + 1)
        for dy in range(-reach, reach + 1)
        if hypot((column + dx + 0.5) * CELL - x, (row + dy + 0.5) * CELL - y) <= radius
    ]


def course(areas: dict[str, Area], one: str, two: str) -> list[Point]:
    """The line between two areas; it bends around a third that lies on it."""
    a, b = areas[one], areas[two]
    points: list[Point] = [(a.x, a.y), (b.x, b.y)]
    length = hypot(b.x - a.x, b.y - a.y)
    for name, other in areas.items():
        if name in (one, two):
            continue
        along = ((other.x - a.x) * (b.x - a.x) + (other.y - a.y) * (b.y - a.y)) / length**2
        across = ((b.x - a.x) * (other.y - a.y) - (b.y - a.y) * (other.x - a.x)) / length
        if 0 < along < 1 and abs(across) < DISC + CELL:
            turn = 2.3 * DISC if across <= 0 else -2.3 * DISC
            ux, uy = (b.x - a.x) / length, (b.y - a.y) / length
            points.insert(1, (other.x - uy * turn, other.y + ux * turn))
    return points


def along(points: list[Point], step: float) -> list[Point]:
    """Points on a line at equal distances."""
    found: list[Point] = []
    for (ax, ay), (bx, by) in pairwise(points):
        steps = max(1, round(hypot(bx - ax, by - ay) / step))
        found += [(ax + (bx - ax) * n / steps, ay + (by - ay) * n / steps) for n in range(steps)]
    return [*found, points[-1]]


def stars(land: Land) -> None:
    """Claim the middle of every area, then the arms to its neighbours, each half its own."""
    for name, area in land.areas.items():
        for cell in cells_near(area.x, area.y, CELL * 1.5):
            land.claim(cell, name)
    pairs = sorted({tuple(sorted((n, o))) for n, area in land.areas.items() for o in area.borders})
    lines = {pair: along(course(land.areas, *pair), CELL / 2) for pair in pairs}
    for radius in (CELL * 0.6, CELL * 1.6):
        for (one, two), line in lines.items():
            middle = len(line) // 2
            for number, (x, y) in enumerate(line):
                for cell in cells_near(x, y, radius):
                    land.claim(cell, one if number < middle else two)
    for name, area in land.areas.items():
        for cell in cells_near(area.x, area.y, DISC):
            land.claim(cell, name)


def noise(x: float, y: float, scale: float) -> float:
    """A smooth value from 0 to 1, the same for every run."""

    def corner(i: int, j: int) -> float:
        value = (i * 374761393 + j * 668265263) & 0xFFFFFFFF
        value = ((value ^ (value >> 13)) * 1274126177) & 0xFFFFFFFF
        return ((value ^ (value >> 16)) & 0xFFFF) / 0xFFFF

    x, y = x / scale, y / scale
    i, j = floor(x), floor(y)
    fx, fy = (x - i) ** 2 * (3 - 2 * (x - i)), (y - j) ** 2 * (3 - 2 * (y - j))
    top = corner(i, j) * (1 - fx) + corner(i + 1, j) * fx
    low = corner(i, j + 1) * (1 - fx) + corner(i + 1, j + 1) * fx
    return top * (1 - fy) + low * fy


def grow(land: Land) -> None:
    """Let every area spread to the cells around it, the cheapest first, as far as its kind reaches."""
    front: list[tuple[float, Cell, str]] = [(0.0, cell, name) for cell, name in sorted(land.owner.items())]
    heapq.heapify(front)
    spread: set[Cell] = set()
    while front:
        cost, (x, y), name = heapq.heappop(front)
        if (x, y) in spread or (land.owner.get((x, y)) != name and not land.claim((x, y), name)):
            continue
        spread.add((x, y))
        for nx, ny in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if (nx, ny) in land.owner or not land.inside((nx, ny)):
                continue
            rough = 0.25 + 1.9 * noise(nx, ny, 7) ** 2 + 0.9 * noise(nx + 50, ny, 2.5)
            spent = cost + CELL * rough
            if spent <= REACH[land.areas[name].kind]:
                heapq.heappush(front, (spent, (nx, ny), name))


def beside(cell: Cell) -> list[Cell]:
    """The four cells at the sides of a cell."""
    x, y = cell
    return [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]


def together(cells: Iterable[Cell]) -> list[set[Cell]]:
    """Cells sorted into patches that hang together."""
    left, found = set(cells), list[set[Cell]]()
    while left:
        patch, front = set[Cell](), [left.pop()]
        while front:
            cell = front.pop()
            patch.add(cell)
            near = left.intersection(beside(cell))
            left -= near
            front += near
        found.append(patch)
    return found


def loosen(land: Land) -> None:
    """Take from every area what does not hang together with the rest of it."""
    for name in land.areas:
        mine = together(cell for cell, owner in land.owner.items() if owner == name)
        for patch in sorted(mine, key=len)[:-1]:
            for cell in patch:
                del land.owner[cell]


def fill(land: Land, most: int = 40) -> None:
    """Give a hole of few cells to an area beside it that may have them all; the ridges between areas stay."""
    whole = {(x, y) for x in range(land.columns) for y in range(land.rows)}
    for hole in sorted(together(whole - land.owner.keys()), key=min):
        around = {land.owner[other] for cell in hole for other in beside(cell) if other in land.owner}
        for name in sorted(around) if len(hole) <= most else ():
            if all(land.inside(cell) and land.may_claim(cell, name) for cell in hole):
                land.owner.update(dict.fromkeys(hole, name))
                break


# --- outlines -------------------------------------------------------------------------------------


def label(land: Land, cell: Cell) -> str:
    """Whose a cell is."""
    return land.owner.get(cell, RIDGE)


def boundaries(land: Land) -> dict[Cell, list[Cell]]:
    """The corners of the grid at which owners differ, each with the corners it is joined to."""
    joined: dict[Cell, list[Cell]] = defaultdict(list)
    for x in range(land.columns + 1):
        for y in range(land.rows + 1):
            here = label(land, (x, y))
            if here != label(land, (x - 1, y)):
                joined[x, y].append((x, y + 1))
                joined[x, y + 1].append((x, y))
            if here != label(land, (x, y - 1)):
                joined[x, y].append((x + 1, y))
                joined[x + 1, y].append((x, y))
    return joined


def arcs(joined: dict[Cell, list[Cell]]) -> list[list[Cell]]:
    """Boundaries cut where more than two of them meet; a closed one begins and ends at the same corner."""
    seen: set[tuple[Cell, Cell]] = set()
    found: list[list[Cell]] = []

    def follow(start: Cell, second: Cell) -> list[Cell]:
        arc = [start, second]
        seen.update({(start, second), (second, start)})
        while len(joined[arc[-1]]) == 2 and arc[-1] != start:
            following = next(c for c in joined[arc[-1]] if c != arc[-2])
            if (arc[-1], following) in seen:
                break
            seen.update({(arc[-1], following), (following, arc[-1])})
            arc.append(following)
        return arc

    knots = sorted(corner for corner, others in joined.items() if len(others) != 2)
    for corner in [*knots, *sorted(joined)]:
        for other in sorted(joined[corner]):
            if (corner, other) not in seen:
                found.append(follow(corner, other))
    return found


def smooth(arc: list[Cell]) -> list[Point]:
    """An arc without its stairs: averaged, then thinned; its ends stay where they are."""
    points: list[Point] = [(x * CELL, y * CELL) for x, y in arc]
    closed = arc[0] == arc[-1]
    for _ in range(3):
        middle = [
            ((ax + 2 * bx + cx) / 4, (ay + 2 * by + cy) / 4)
            for (ax, ay), (bx, by), (cx, cy) in zip(points, points[1:], points[2:], strict=False)
        ]
        if closed and len(points) > 3:
            (ax, ay), (bx, by), (cx, cy) = points[-2], points[0], points[1]
            end = ((ax + 2 * bx + cx) / 4, (ay + 2 * by + cy) / 4)
            points = [end, *middle, end]
        else:
            points = [points[0], *middle, points[-1]]
    kept = [points[0], *points[2:-1:2], points[-1]] if len(points) > 4 else points
    return [wavy(x, y) for x, y in kept]


def wavy(x: float, y: float) -> Point:
    """A point moved a little, by a smooth field: straight lines bend, what is shared stays shared."""
    dx = 16 * (noise(x, y, 70) - 0.5) + 9 * (noise(x, y + 700, 22) - 0.5)
    dy = 16 * (noise(x + 900, y, 70) - 0.5) + 9 * (noise(x + 900, y + 700, 22) - 0.5)
    return round(x + dx, 1), round(y + dy, 1)


def outlines(land: Land) -> dict[str, list[list[Point]]]:
    """The rings of every area, from smoothed arcs that neighbours share: the coast first, then holes."""
    lines = [(arc, smooth(arc)) for arc in arcs(boundaries(land))]
    sides: dict[str, list[list[Point]]] = defaultdict(list)
    for arc, line in lines:
        for name in owners(land, arc):
            sides[name].append(line)
    return {name: rings(sides[name]) for name in land.areas}


def owners(land: Land, arc: list[Cell]) -> set[str]:
    """The areas on both sides of an arc."""
    (ax, ay), (bx, by) = arc[0], arc[1]
    if ax == bx:
        y = min(ay, by)
        found = {label(land, (ax - 1, y)), label(land, (ax, y))}
    else:
        x = min(ax, bx)
        found = {label(land, (x, ay - 1)), label(land, (x, ay))}
    return found - {RIDGE}


def rings(lines: list[list[Point]]) -> list[list[Point]]:
    """Lines joined end to end; the largest ring is the coast, the others are holes (islands, ridges)."""
    found: list[list[Point]] = []
    left = list(lines)
    while left:
        current = list(left.pop())
        while current[0] != current[-1]:
            number = next(n for n, line in enumerate(left) if current[-1] in (line[0], line[-1]))
            line = left.pop(number)
            current += line[1:] if line[0] == current[-1] else line[-2::-1]
        found.append(current[:-1])
    return sorted(found, key=lambda ring: -abs(surface(ring)))


def surface(points: list[Point]) -> float:
    """The area of a polygon, negative if it runs the other way round."""
    turned = [*points[1:], points[0]]
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in zip(points, turned, strict=True)) / 2


def middle(ring: list[Point]) -> Point:
    """Where a name has the most room: far from all sides, and from those at its left and right above all."""
    flat = [(x, y * WIDE) for x, y in ring]
    sides = list(pairwise([*flat, flat[0]]))
    xs, ys = [x for x, _ in flat], [y for _, y in flat]
    spots = [
        (min(xs) + (max(xs) - min(xs)) * i / 30, min(ys) + (max(ys) - min(ys)) * j / 30)
        for i in range(1, 30)
        for j in range(1, 30)
    ]
    x, y = max((spot for spot in spots if within(spot, sides)), key=lambda spot: room(spot, sides))
    return round(x, 1), round(y / WIDE, 1)


def within(spot: Point, sides: list[tuple[Point, Point]]) -> bool:
    """Whether a point is inside a ring."""
    x, y = spot
    crossed = [
        (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax for (ax, ay), (bx, by) in sides
    ]
    return sum(crossed) % 2 == 1


def room(spot: Point, sides: list[tuple[Point, Point]]) -> float:
    """The distance of a point from the nearest side."""
    x, y = spot
    found = []
    for (ax, ay), (bx, by) in sides:
        length = (bx - ax) ** 2 + (by - ay) ** 2 or 1.0
        share = min(1.0, max(0.0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length))
        found.append(hypot(x - ax - share * (bx - ax), y - ay - share * (by - ay)))
    return min(found)


def shapes(areas: dict[str, Area]) -> dict[str, list[list[Point]]]:
    """The rings of every area."""
    land = Land(areas)
    stars(land)
    grow(land)
    loosen(land)
    fill(land)
    return outlines(land)


def main(path: str) -> None:
    """Print the outlines as TOML."""
    print("# Outlines of the areas, drawn by tools/planet.py. Neighbours share points, others never touch.")
    for name, found in shapes(areas_of(Path(path).read_text(encoding="utf-8"))).items():
        x, y = middle(found[0])
        print(f'\n[[shape]]\nid = "{name}-shape"\narea = "{name}"\nlabel = [{x:g}, {y:g}]\nrings = [')
        for ring in found:
            print(f'  "{" ".join(f"{x:g},{y:g}" for x, y in ring)}",')
        print("]")


if __name__ == "__main__":
    main(sys.argv[1])
