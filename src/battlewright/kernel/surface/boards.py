"""Maps for drawing: flat hexes, columns of terrain, or areas with borders.

Places are named by the ids that options, events and tables use. `words` holds the names of the kinds of
terrain and pieces in the requested language.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

Point: TypeAlias = tuple[float, float]
"""East and south."""
Side: TypeAlias = Literal["E", "NE", "NW", "W", "SW", "SE"]
"""An edge of a hex with a corner on top."""

# --- flat hexes -----------------------------------------------------------------------------------


class HexCell(Struct, frozen=True, kw_only=True):
    """A hex: its centre (neighbours are 1 apart; east and south), terrain, and deployment zone or -1."""

    at: str
    x: float
    y: float
    terrain: Literal["open", "high", "low", "ladder", "difficult"]
    platform: bool
    deck: bool
    zone: int


class HexBoard(Struct, frozen=True, kw_only=True, tag_field="type", tag="hex_board"):
    """A flat map with platforms; a platform is listed by the hexes under it."""

    id: str
    name: str
    hexes: tuple[HexCell, ...]
    platforms: tuple[tuple[str, ...], ...]


# --- columns --------------------------------------------------------------------------------------


class Layer(Struct, frozen=True, kw_only=True):
    """A solid part of a column, from level `bottom` to level `top`, and the terrain on it.

    `flat` terrain (water, ice, lava) lies on top of the solid part and is no level high itself. Between two
    layers is air: a bridge, a gate.
    """

    terrain: str
    bottom: int
    top: int
    flat: bool


class Standing(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A space where a figure can stand: its level, and the open levels above it (none given: the sky)."""

    at: str
    level: int
    terrain: str
    clearance: int | None = None
    rung: int = 0  # which rung of `ladder`
    ladder: str = ""
    obstacle: str = ""  # what closes the space


class Column(Struct, frozen=True, kw_only=True):
    """A hex of the battlefield: axial coordinates (a corner on top, r grows southwards) and what is there.

    `at` is the label of its lowest space.
    """

    at: str
    q: int
    r: int
    layers: tuple[Layer, ...]
    spaces: tuple[Standing, ...]


class Obstacle(Struct, frozen=True, kw_only=True):
    """A piece that closes spaces: its height at each; `slim`: it does not fill them; `life` 0: it lasts."""

    id: str
    kind: str
    at: tuple[str, ...]
    base: int
    heights: tuple[int, ...]
    slim: bool
    life: int


class WallEdge(Struct, frozen=True, kw_only=True):
    """The part of a wall on one edge, named from inside.

    It stands on level `base`; one climbs over it at level `top`, and its solid parts reach up to `full`.
    """

    at: str
    side: Side
    base: int
    top: int
    full: int


class Wall(Struct, frozen=True, kw_only=True):
    """A piece on the edges of hexes: a ruin, a battlement; its height from inside and from outside."""

    id: str
    kind: str
    inside: int
    outside: int
    climbable: bool
    edges: tuple[WallEdge, ...]


class DoorEdge(Struct, frozen=True):
    """An edge that a door closes."""

    at: str
    side: Side


class Door(Struct, frozen=True, kw_only=True):
    """A door: the edges of its leaf, the space it is moved from, and the spaces it sweeps over."""

    id: str
    name: str
    edges: tuple[DoorEdge, ...]
    base: int
    height: int
    life: int
    control: str
    swing: tuple[str, ...]


class Ladder(Struct, frozen=True, kw_only=True):
    """A ladder: where it stands, the side it leans on, its rungs from below, and where it leads."""

    id: str
    at: str
    to: str
    side: Side
    rungs: tuple[str, ...]
    base: int
    top: int


class Hive(Struct, frozen=True):
    """A site for a hive: the spaces it covers."""

    id: str
    at: tuple[str, ...]


class GlyphPlace(Struct, frozen=True):
    """A glyph of a layout: its letter (`?`: drawn at random) and whether its power side is up."""

    at: str
    letter: str
    up: bool


class Layout(Struct, frozen=True, kw_only=True):
    """A way to set a map up: the start zone of each player, and the glyphs."""

    name: str
    zones: tuple[tuple[str, ...], ...]
    glyphs: tuple[GlyphPlace, ...]


class ColumnBoard(Struct, frozen=True, kw_only=True, tag_field="type", tag="column_board"):
    """A battlefield of columns with the pieces on it. The first layout is the usual one."""

    id: str
    name: str
    columns: tuple[Column, ...]
    obstacles: tuple[Obstacle, ...]
    walls: tuple[Wall, ...]
    doors: tuple[Door, ...]
    ladders: tuple[Ladder, ...]
    hives: tuple[Hive, ...]
    layouts: tuple[Layout, ...]
    marks: dict[str, tuple[str, ...]]
    words: dict[str, str]


# --- areas ----------------------------------------------------------------------------------------


class Border(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A way from an area to another.

    `wall`: into or out of an outpost. Where the map wraps around, `symbol` marks both ends and `side` is the
    edge of the map; `route` is a flight route.
    """

    to: str
    kind: Literal["land", "wall", "sea", "path", "flight", "wrap"]
    symbol: str = ""
    side: str = ""
    route: str = ""


class Area(Struct, frozen=True, kw_only=True):
    """An area: what kind it is, which region it belongs to, what it yields, and what borders it.

    `shape` is the outline as closed rings, the coast first and then its holes, empty where it has not been
    drawn; `label` is where its name is written.
    """

    id: str
    name: str
    kind: str
    region: str
    label: Point
    shape: tuple[tuple[Point, ...], ...]
    borders: tuple[Border, ...]
    yields: dict[str, int]
    base: bool
    trader: str
    tower: bool


class Route(Struct, frozen=True, kw_only=True):
    """A flight route: its ends, the area it crosses, and where its sign stands."""

    id: str
    ends: tuple[str, str]
    over: str
    sign: Point


class AreaMap(Struct, frozen=True, kw_only=True, tag_field="type", tag="area_map"):
    """A map of areas, `width` by `height`."""

    id: str
    name: str
    width: float
    height: float
    areas: tuple[Area, ...]
    routes: tuple[Route, ...]
    words: dict[str, str]


BoardMap: TypeAlias = HexBoard | ColumnBoard | AreaMap
