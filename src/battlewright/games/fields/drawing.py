"""The planet for drawing: areas with what borders them and how, and the flight routes."""

from __future__ import annotations

from collections.abc import Iterator

from battlewright.games.fields.content import Content
from battlewright.games.fields.model.cards import AreaCard, ShapeCard
from battlewright.games.fields.outlines import read_rings
from battlewright.games.fields.planet import Planet
from battlewright.kernel.narration import Narrator
from battlewright.kernel.surface import Area, AreaMap, Border, boards

PLANET = "eternia"
WIDTH, HEIGHT = 1500, 900
WORDS = ("outpost", "wilds", "water", "shop", "guild", "smith", "eternium")


def map_of(content: Content, name: str, words: Narrator) -> AreaMap:
    """The planet; LookupError for any other name."""
    if name != PLANET:
        raise LookupError(name)
    planet = content.planet
    shapes = {shape.area: shape for shape in content.shapes.values()}
    return AreaMap(
        id=PLANET,
        name=PLANET.capitalize(),
        width=WIDTH,
        height=HEIGHT,
        areas=tuple(_area(planet, card, shapes.get(card.id), words) for card in content.areas.values()),
        routes=tuple(
            boards.Route(id=route.id, ends=route.ends, over=route.over, sign=(route.x, route.y))
            for route in content.routes.values()
        ),
        words={word: words.rule(word) for word in WORDS},
    )


def _area(planet: Planet, card: AreaCard, shape: ShapeCard | None, words: Narrator) -> Area:
    return Area(
        id=card.id,
        name=words.rule(card.id),
        kind=card.kind,
        region=card.side,
        label=(shape.label if shape is not None else None) or (card.x, card.y),
        shape=read_rings(shape.rings) if shape is not None else (),
        borders=tuple(_borders(planet, card)),
        yields={"eternium": card.eternium} if card.eternium else {},
        base=card.base,
        trader=card.trader,
        tower=card.tower,
    )


def _borders(planet: Planet, card: AreaCard) -> Iterator[Border]:
    """FE-MAP-02 to FE-MAP-05: what an area touches, where its paths lead, what flies from it."""
    for other in planet.borders[card.id]:
        yield _border(planet, card, planet.areas[other])
    for other in planet.paths[card.id]:
        yield Border(to=other, kind="path")
    for other, route in planet.routes.get(card.id, ()):
        yield Border(to=other, kind="flight", route=route)


def _border(planet: Planet, card: AreaCard, other: AreaCard) -> Border:
    if other.id not in card.borders and card.id not in other.borders:
        symbol, side = _wrap(card, other)
        return Border(to=other.id, kind="wrap", symbol=symbol, side=side)
    kinds = {card.kind, other.kind}
    if "water" in kinds:
        return Border(to=other.id, kind="sea")
    return Border(to=other.id, kind="wall" if "outpost" in kinds else "land")


def _wrap(card: AreaCard, other: AreaCard) -> tuple[str, str]:
    """FE-MAP-05: the symbol two areas share on opposite sides of the map, and the side of the first."""
    theirs = [edge.split(":") for edge in other.edge]
    for edge in card.edge:
        symbol, side = edge.split(":")
        if any(mark == symbol and at != side for mark, at in theirs):
            return symbol, side
    raise LookupError(f"{card.id} does not border {other.id}")
