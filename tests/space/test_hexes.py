"""Neighbours, distances, fronts and directions of single hexes."""

from math import dist, hypot, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from battlewright.space.hexes import (
    DIRECTIONS,
    Hex,
    Point,
    centre,
    corners,
    directions_along,
    disk,
    facing_side,
    facings_towards,
    gap,
    neighbour,
    ring,
    side_of_point,
    steps,
    within,
)

numbers = st.integers(-15, 15)
hexes = st.builds(lambda i, row: (2 * i + row % 2, row), numbers, numbers)
directions = st.integers(0, 5)


def inches(point: Point) -> tuple[float, float]:
    """A point of the plane in real inches."""
    return point[0] / 2, point[1] / (2 * sqrt(3))


def nearest_points(a: Hex, b: Hex) -> float:
    """The distance of two hexes' outlines, from every corner of one to every edge of the other."""
    if a == b:
        return 0.0

    def to_edges(h: Hex, other: Hex) -> float:
        ends = [inches(c) for c in corners(other)]
        edges = list(zip(ends, ends[1:] + ends[:1], strict=True))
        return min(to_segment(inches(c), p, q) for c in corners(h) for p, q in edges)

    return min(to_edges(a, b), to_edges(b, a))


def to_segment(p: tuple[float, float], a: tuple[float, float], b: tuple[float, float]) -> float:
    along = b[0] - a[0], b[1] - a[1]
    part = ((p[0] - a[0]) * along[0] + (p[1] - a[1]) * along[1]) / hypot(*along) ** 2
    part = min(1.0, max(0.0, part))
    return dist(p, (a[0] + part * along[0], a[1] + part * along[1]))


def test_directions_run_counter_clockwise_from_east() -> None:
    """East is 0, then north-east, north-west, west, south-west and south-east; rows grow upwards."""
    assert [neighbour((4, 2), d) for d in range(6)] == [(6, 2), (5, 3), (3, 3), (2, 2), (3, 1), (5, 1)]


@given(hexes, directions)
def test_a_neighbour_is_one_inch_away_and_the_opposite_direction_leads_back(h: Hex, d: int) -> None:
    """Neighbouring centres are one inch apart whatever the direction."""
    other = neighbour(h, d)

    assert dist(inches(centre(h)), inches(centre(other))) == pytest.approx(1.0)
    assert neighbour(other, (d + 3) % 6) == h


@given(hexes, hexes, hexes)
def test_steps_are_a_metric(a: Hex, b: Hex, c: Hex) -> None:
    """Steps are mutual, zero only to oneself, and a detour is never shorter."""
    assert steps(a, b) == steps(b, a)
    assert (steps(a, b) == 0) == (a == b)
    assert steps(a, c) <= steps(a, b) + steps(b, c)


@given(hexes, st.integers(0, 5))
def test_rings_hold_the_hexes_at_so_many_steps(h: Hex, n: int) -> None:
    """A ring has 6 n hexes at n steps, each next to the one before; a disk is all rings within."""
    found = ring(h, n)

    assert len(set(found)) == len(found) == max(1, 6 * n)
    assert {steps(h, other) for other in found} == {n}
    assert n == 0 or all(steps(a, b) == 1 for a, b in zip(found, found[1:] + found[:1], strict=True))
    assert len(set(disk(h, n))) == len(disk(h, n)) == 1 + 3 * n * (n + 1)
    assert max(steps(h, other) for other in disk(h, n)) == n


@given(hexes, directions, st.integers(1, 20))
def test_in_a_straight_line_the_gap_is_one_less_than_the_steps(h: Hex, d: int, n: int) -> None:
    """The outlines of hexes n steps apart in one direction are n - 1 inches apart."""
    other = h[0] + n * DIRECTIONS[d][0], h[1] + n * DIRECTIONS[d][1]

    assert gap(h, other) == pytest.approx(n - 1, abs=1e-12)


@given(hexes, hexes)
def test_the_gap_is_the_distance_of_the_nearest_points(a: Hex, b: Hex) -> None:
    """No two points of the outlines are nearer than the gap, and some are as near."""
    assert gap(a, b) == pytest.approx(nearest_points(a, b), abs=1e-9)
    assert gap(a, b) == gap(b, a)
    assert (gap(a, b) == 0) == (steps(a, b) <= 1)


@given(hexes, hexes)
def test_a_limit_equal_to_the_gap_is_kept(a: Hex, b: Hex) -> None:
    """Within means at most; rounding does not count."""
    assert within(a, b, gap(a, b))
    assert not within(a, b, gap(a, b) - 1e-6)


@pytest.mark.parametrize(
    ("other", "side"),
    [((2, 0), 1), ((1, 1), 1), ((1, -1), 1), ((0, 2), 0), ((0, -2), 0), ((-1, 1), -1), ((-9, 1), -1)],
)
def test_who_faces_east_has_the_hexes_straight_up_and_down_abreast(other: Hex, side: int) -> None:
    """Half of the hexes in the row of points through the centre lie before and half behind."""
    assert facing_side((0, 0), 0, other) == side


@given(hexes, hexes, directions)
def test_sides_turn_about_with_the_facing(a: Hex, b: Hex, d: int) -> None:
    """What lies before one facing lies behind the opposite one; one's own hex lies on neither side."""
    assert facing_side(a, d, b) == -facing_side(a, (d + 3) % 6, b)
    assert facing_side(a, d, a) == 0


def test_the_sides_of_a_base_are_judged_from_its_centre() -> None:
    """A base on (0, 0) and (2, 0) has its middle at (1, 0), given as (2, 0)."""
    assert side_of_point((2, 0), 0, (2, 0)) == 1
    assert side_of_point((2, 0), 0, (0, 0)) == -1
    assert side_of_point((2, 0), 0, (1, 1)) == 0


@given(hexes, hexes)
def test_the_facing_towards_a_target_has_the_nearest_neighbour(a: Hex, b: Hex) -> None:
    """Of the six neighbours, those nearest to the target's centre are faced: one, or two in a tie."""
    x, y = centre(b)
    away = [3 * (x - nx) ** 2 + (y - ny) ** 2 for nx, ny in (centre(neighbour(a, d)) for d in range(6))]

    assert facings_towards(a, b) == tuple(d for d in range(6) if away[d] == min(away))
    assert a == b or len(facings_towards(a, b)) in (1, 2)


def test_a_way_between_two_directions_has_both() -> None:
    """Straight up lies halfway between north-east and north-west."""
    assert directions_along((0, 0), (0, 2)) == (1, 2)
    assert directions_along((0, 0), (7, 1)) == (0,)
    assert directions_along((0, 0), (-5, -5)) == (4,)
