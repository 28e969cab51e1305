"""Slow and plain answers to compare with: sight by clipping segments, ways by Dijkstra."""

from collections.abc import Callable, Iterable
from fractions import Fraction
from heapq import heappop, heappush
from itertools import combinations

from battlewright.space.hexes import DIRECTIONS, Hex, Point, centre, corners


def cross(o: Point, a: Point, b: Point) -> int:
    """Positive if a turn from o-a to o-b goes left, zero if all three are in line."""
    return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])


def crosses_interior(start: Point, end: Point, h: Hex) -> bool:
    """Whether part of a segment lies strictly inside a hex: it is cut off at each edge in turn."""
    low, high = Fraction(0), Fraction(1)
    outline = corners(h)
    for a, b in zip(outline, outline[1:] + outline[:1], strict=True):
        at_start, at_end = cross(a, b, start), cross(a, b, end)
        if at_start == at_end:
            if at_start <= 0:
                return False
            continue
        zero = Fraction(at_start, at_start - at_end)
        low, high = (max(low, zero), high) if at_end > at_start else (low, min(high, zero))
    return low < high


def runs_along(start: Point, end: Point, a: Point, b: Point) -> bool:
    """Whether a segment and an edge a-b share more than a point."""
    if cross(start, end, a) or cross(start, end, b):
        return False
    first, second = sorted([start, end]), sorted([a, b])
    return max(first[0], second[0]) < min(first[1], second[1])


def blocking(start: Point, end: Point, blockers: set[Hex]) -> set[Hex]:
    """The blockers that block a line, singly or as a pair on both sides of an edge."""
    found = {h for h in blockers if crosses_interior(start, end, h)}
    for a, b in neighbouring_pairs(blockers):
        if runs_along(start, end, *shared_edge(a, b)):
            found |= {a, b}
    return found


def neighbouring_pairs(hexes: set[Hex]) -> list[tuple[Hex, Hex]]:
    """All pairs of neighbours among some hexes."""
    pairs = [((x, row), (x + dx, row + drow)) for x, row in hexes for dx, drow in DIRECTIONS[:3]]
    return [(a, b) for a, b in pairs if b in hexes]


def shared_edge(a: Hex, b: Hex) -> tuple[Point, Point]:
    """The two corners that neighbours share."""
    one, other = set(corners(a)) & set(corners(b))
    return one, other


def sees_slowly(a: Hex, b: Hex, blockers: Iterable[Hex]) -> bool:
    """The rule of sight word by word."""
    standing = set(blockers) - {a, b}
    for source in corners(a):
        clear = [t for t in corners(b) if t != source and not blocking(source, t, standing)]
        if any(cross(source, s, t) for s, t in combinations(clear, 2)):
            return True
    return False


def crossed_slowly(a: Hex, end: Point, board: Iterable[Hex]) -> tuple[set[Hex], set[frozenset[Hex]]]:
    """Hexes crossed and edges run along from a centre to a point; a hex centred at an end is left out."""
    others = set(board)
    start = centre(a)
    hexes = {h for h in others if centre(h) not in (start, end) and crosses_interior(start, end, h)}
    pairs = neighbouring_pairs(others)
    edges = {frozenset(pair) for pair in pairs if runs_along(start, end, *shared_edge(*pair))}
    return hexes, edges


def cheapest(starts: Iterable[int], moves: Callable[[int], Iterable[tuple[int, int]]]) -> dict[int, int]:
    """Dijkstra: what each node costs, given the (cost, node) moves from a node."""
    costs: dict[int, int] = {}
    queue = [(0, node) for node in starts]
    while queue:
        cost, node = heappop(queue)
        if node not in costs:
            costs[node] = cost
            for step, other in moves(node):
                heappush(queue, (cost + step, other))
    return costs
