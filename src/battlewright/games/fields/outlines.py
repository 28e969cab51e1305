"""The outlines of areas: read, compared side by side, and checked against the borders of the rules."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from typing import TypeAlias

from battlewright.games.fields.model.cards import ShapeCard
from battlewright.games.fields.model.catalogue import Catalogue
from battlewright.kernel.entries import Problem, nearest

Point: TypeAlias = tuple[float, float]
Ring: TypeAlias = tuple[Point, ...]
Side: TypeAlias = tuple[Point, Point]  # the lesser point first


@lru_cache(maxsize=512)
def read_rings(rings: tuple[str, ...]) -> tuple[Ring, ...]:
    """The rings of a shape; ValueError where one is not written as points."""
    return tuple(tuple(_point(text) for text in ring.split()) for ring in rings)


def _point(text: str) -> Point:
    x, y = text.split(",")
    return float(x), float(y)


@lru_cache(maxsize=512)
def sides_of(rings: tuple[str, ...]) -> frozenset[Side]:
    """The sides of all rings; a side that two areas share is the same for both."""
    return frozenset(
        (min(one, two), max(one, two))
        for ring in read_rings(rings)
        for one, two in pairwise((*ring, ring[0]))
    )


def shape_problems(card: ShapeCard, catalogue: Catalogue) -> Iterator[Problem]:
    """FE-MAP-02: a shape is whole, and touches those of the areas that its area borders, no others."""
    if card.area not in catalogue.areas:
        yield "area", f"there is no '{card.area}'{nearest(card.area, catalogue.areas)}"
        return
    written = _whole(card)
    if written is not None:
        yield "rings", written
        return
    for other in catalogue.shapes.values():
        if other.id == card.id or other.area not in catalogue.areas or _whole(other) is not None:
            continue
        touches = not sides_of(card.rings).isdisjoint(sides_of(other.rings))
        if other.area == card.area:
            yield "area", f"'{card.area}' is drawn by '{other.id}' already"
        elif touches != borders(catalogue, card.area, other.area):
            yield "rings", _unlike(other.area, touches=touches)


def _unlike(other: str, *, touches: bool) -> str:
    if touches:
        return f"touches '{other}', which the area does not border (FE-MAP-02)"
    return f"does not touch '{other}', which the area borders (FE-MAP-02)"


def borders(catalogue: Catalogue, one: str, two: str) -> bool:
    """Whether two areas are written down as neighbours, by either of them; not around the planet."""
    return two in catalogue.areas[one].borders or one in catalogue.areas[two].borders


def _whole(card: ShapeCard) -> str | None:
    """What is wrong with the rings as they are written."""
    try:
        rings = read_rings(card.rings)
    except ValueError:
        return "write a ring as points: 'x,y x,y x,y'"
    if not rings or any(len(ring) < 3 for ring in rings):
        return "a shape has a ring, and a ring has three points or more"
    return None
