"""The terrain sets against a map: which tiles it takes, level by level, and what is missing.

A map says what is on top of each column, not which tiles lie below (HS-BOARD-02). A plan is laid greedily:
the largest tiles first, where the surface asks for their terrain and then under it, each where it leaves the
fewest loose ends. Several orders are tried and the plan with the fewest holes is kept; a patient builder may
find a better one, so holes are told apart from what is certainly missing.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import NamedTuple

import msgspec
from msgspec import Struct

from battlewright.games.heroscape.board import MapCard
from battlewright.games.heroscape.board.columns import parse_rows
from battlewright.games.heroscape.board.pieces import LAND
from battlewright.games.heroscape.board.places import Hex, hex_label, neighbour, turned
from battlewright.games.heroscape.importing.catalogue import SHAPES, WALK7, WALK9
from battlewright.games.heroscape.lexicon import Lexicon

WALL_WALK = "wall-walk"
MOST_BOXES = 20
LADDER = 2
"""Levels of one ladder piece."""
ANY = ""
"""A tile that nobody sees: any land will do."""


class Box(Struct, frozen=True, forbid_unknown_fields=True):
    """A boxed set of terrain."""

    id: str
    name: str
    glyphs: str = ""
    edges: dict[str, int] = {}
    pieces: dict[str, int] = {}
    tiles: dict[str, dict[int, int]] = {}


class TileCount(Struct, frozen=True, kw_only=True):
    """Tiles of one terrain and size: how many the plan lays, and how many the boxes hold."""

    terrain: str
    name: str
    size: int
    used: int
    have: int


class PieceCount(Struct, frozen=True, kw_only=True):
    """Pieces, edges of walls or glyphs of one kind: how many the map has, and how many the boxes hold."""

    kind: str
    name: str
    used: int
    have: int


class Laid(Struct, frozen=True, kw_only=True):
    """One tile of the plan: its level from 1, and the hexes it lies on. Size 0: there is none left for it."""

    level: int
    terrain: str
    size: int
    at: tuple[str, ...]


class Budget(Struct, frozen=True, kw_only=True):
    """A map against some boxes.

    `missing` is what the boxes certainly lack: hexes of a terrain that can be seen, hexes of land in all,
    pieces. `holes` are the hexes for which the plan found no tile, though there may be enough of them.
    """

    tiles: tuple[TileCount, ...]
    pieces: tuple[PieceCount, ...]
    missing: tuple[PieceCount, ...]
    holes: tuple[PieceCount, ...]
    enough: bool
    plan: tuple[Laid, ...]


@cache
def boxes() -> dict[str, Box]:
    """All boxed sets, by id."""
    text = (files("battlewright.games.heroscape") / "workshop" / "boxes.toml").read_text(encoding="utf-8")
    found = msgspec.convert(tomllib.loads(text)["box"], list[Box], strict=False)
    return {box.id: box for box in found}


def budget(card: MapCard, owned: Mapping[str, int], lexicon: Lexicon) -> Budget:
    """What a map takes of the boxes somebody owns (so many of each), and what is missing."""
    stock: Counter[tuple[str, int]] = Counter()
    things: Counter[str] = Counter()
    for name, count in owned.items():
        box = boxes()[name]
        for terrain, sizes in box.tiles.items():
            for size, tiles in sizes.items():
                stock[terrain, size] += tiles * count
        things.update({f"edge:{kind}": n * count for kind, n in box.edges.items()})
        things.update({f"piece:{kind}": n * count for kind, n in box.pieces.items()})
        things.update({f"glyph:{letter}": n * count for letter, n in Counter(box.glyphs).items()})
    levels = wanted_levels(card)
    plan = min((_plan(levels, stock, order) for order in range(4)), key=_lack)
    used = Counter((tile.terrain, tile.size) for tile in plan if tile.size)
    needed = wanted_pieces(card)
    pieces = tuple(
        PieceCount(kind=kind, name=_piece_name(kind, lexicon), used=needed[kind], have=things[kind])
        for kind in sorted(needed)
    )
    holes = Counter(tile.terrain for tile in plan if not tile.size)
    missing = [*_short_hexes(levels, stock, lexicon), *(each for each in pieces if each.used > each.have)]
    return Budget(
        tiles=tuple(
            TileCount(
                terrain=terrain,
                name=_terrain_name(terrain, lexicon),
                size=size,
                used=used[terrain, size],
                have=stock[terrain, size],
            )
            for terrain, size in sorted(stock | used, key=lambda tile: (tile[0], -tile[1]))
        ),
        pieces=pieces,
        missing=tuple(missing),
        holes=tuple(
            PieceCount(kind=terrain, name=_terrain_name(terrain, lexicon), used=count, have=0)
            for terrain, count in sorted(holes.items())
        ),
        enough=not missing and not holes,
        plan=tuple(plan),
    )


def _short_hexes(
    levels: list[tuple[int, Level]], stock: Counter[tuple[str, int]], lexicon: Lexicon
) -> Iterator[PieceCount]:
    """Terrains of which more hexes are seen than the boxes have, and land if there is too little in all."""
    seen = Counter(terrain for _, cells in levels for terrain in cells.values())
    have: Counter[str] = Counter()
    for (terrain, size), count in stock.items():
        have["road" if terrain == WALL_WALK else terrain] += size * count
    for terrain, count in sorted(seen.items()):
        if terrain and count > have[terrain]:
            yield PieceCount(
                kind=terrain, name=_terrain_name(terrain, lexicon), used=count, have=have[terrain]
            )
    land = set(LAND.values())
    wanted = sum(count for terrain, count in seen.items() if terrain in land or terrain == ANY)
    there = sum(have[terrain] for terrain in land)
    if wanted > there:
        yield PieceCount(kind=ANY, name=_terrain_name(ANY, lexicon), used=wanted, have=there)


def _terrain_name(terrain: str, lexicon: Lexicon) -> str:
    if terrain == WALL_WALK:
        return lexicon.texts.format("maker-wall-walk")
    return lexicon.texts.format(f"hs-terrain-{terrain}" if terrain else "maker-any-land")


def _piece_name(kind: str, lexicon: Lexicon) -> str:
    shelf, _, name = kind.partition(":")
    say = lexicon.texts.format
    if shelf == "glyph":
        return say("maker-random-glyph") if name == "?" else lexicon.glyph(name)
    what, _, size = name.rpartition("-") if name[-1].isdigit() else (name, "", "")
    known = f"hs-piece-{what}"
    return say(known if known in lexicon.texts else f"maker-piece-{what}") + (f" {size}" if size else "")


# --- what a map takes -----------------------------------------------------------------------------


Level = dict[Hex, str]
"""The hexes that need a tile on one level: its terrain, or `ANY` below the surface."""


def wanted_levels(card: MapCard) -> list[tuple[int, Level]]:
    """The tiles of a map by level from 1; a thin tile counts as one on the level it lies on."""
    columns, _ = parse_rows(card.rows)
    solid: dict[int, Level] = {}
    thin: dict[int, Level] = {}
    for h, column in columns.items():
        for tile in column:
            for level in range(tile.bottom + 1, tile.top + 1):
                surface = level == tile.top and not tile.flat
                solid.setdefault(level, {})[h] = tile.terrain if surface else ANY
            if tile.flat:
                thin.setdefault(tile.top + 1, {})[h] = tile.terrain
    return [*sorted(solid.items()), *sorted(thin.items())]


def wanted_pieces(card: MapCard) -> Counter[str]:
    """Everything else a map takes: scenery, edges of walls, glyphs of its first layout."""
    found: Counter[str] = Counter()
    for piece in card.obstacles:
        found.update(_obstacle(piece.kind, len(piece.at.split()), piece.heights))
    for wall in card.walls:
        found[f"edge:{wall.kind}"] += len(wall.edges.split())
    found.update({"piece:ladder": sum(_ladders(card))} if card.ladders else {})
    found.update({"piece:door": len(card.doors)} if card.doors else {})
    found.update({"piece:hive": len(card.hives)} if card.hives else {})
    for glyph in card.layouts[0].glyphs.split() if card.layouts else ():
        found[f"glyph:{glyph.partition('=')[2][-1:]}"] += 1
    return found


def _obstacle(kind: str, size: int, heights: Sequence[int]) -> dict[str, int]:
    """A piece under the name by which boxes count it; castle walls are stacked of sections (HS-SIZE-03)."""
    tall = max(heights, default=0)
    match kind:
        case "castle-wall":
            sections = max(1, tall // 9)
            return {"piece:castle-wall": sections} | ({"piece:castle-base": 1} if tall % 9 else {})
        case "castle-base":
            return {"piece:castle-base": 1}
        case "glacier" | "outcrop":
            return {f"piece:{kind}-{size}": 1}
        case "tree" | "palm" | "bush":
            usual = {"tree": 10, "palm": 14, "bush": 9}[kind]
            return {f"piece:{kind}-{tall or usual}": 1}
        case _:
            return {f"piece:{kind}": 1}


def _ladders(card: MapCard) -> Iterator[int]:
    """Ladder pieces, as many as each ladder is stacked of (HS-LADDER-01)."""
    from battlewright.games.heroscape.board.build import Builder

    board = Builder(card).board
    for ladder in board.ladders.values():
        rise = board.spaces[ladder.platform].level - board.spaces[ladder.landing].level
        yield -(-rise // LADDER)


# --- laying tiles ---------------------------------------------------------------------------------


class Shape(NamedTuple):
    """A tile in one of its turns; its first cell is (0, 0)."""

    size: int
    cells: tuple[Hex, ...]
    rim: tuple[Hex, ...]  # the hexes around it


@cache
def shapes_of(terrain: str, size: int) -> tuple[Shape, ...]:
    """A tile in all turns that differ."""
    cells = {7: WALK7, 9: WALK9}.get(size) if terrain == WALL_WALK else None
    found: dict[frozenset[Hex], Shape] = {}
    for turns in range(6):
        lying = sorted((turned(cell, turns) for cell in cells or SHAPES[size]), key=lambda h: (h[1], h[0]))
        first = lying[0]
        moved = tuple((q - first[0], r - first[1]) for q, r in lying)
        rim = {neighbour(cell, side) for cell in moved for side in range(6)} - set(moved)
        found.setdefault(frozenset(moved), Shape(size, moved, tuple(sorted(rim))))
    return tuple(found.values())


def _plan(levels: list[tuple[int, Level]], stock: Counter[tuple[str, int]], order: int) -> list[Laid]:
    """One way of laying the tiles, the largest first; `order` says which levels and hexes come first."""
    left = Counter(stock)
    open_levels = [(level, dict(cells)) for level, cells in levels]
    if order % 2:
        open_levels.reverse()
    plan: list[Laid] = []
    for size in sorted({size for _, size in stock}, reverse=True):
        for share in (0.99, 0.6, 0.01, 0.0):  # how much of a tile must be seen, at least
            for level, cells in open_levels:
                surface = sorted({each for each in cells.values() if each})
                for terrain in surface if share else sorted(LANDS, key=lambda each: -left[each, size]):
                    _lay(plan, level, cells, terrain, size, left, share, order)
    for level, cells in open_levels:
        plan += [Laid(level=level, terrain=t, size=0, at=(hex_label(h),)) for h, t in cells.items()]
    return sorted(plan, key=lambda tile: tile.level)


LANDS = (*dict.fromkeys(LAND.values()), WALL_WALK)


def _lay(
    plan: list[Laid],
    level: int,
    cells: Level,
    terrain: str,
    size: int,
    left: Counter[tuple[str, int]],
    share: float,
    order: int,
) -> None:
    """Lay tiles of one terrain and size on one level, wherever they fit and enough of them is wanted."""
    for look in (terrain, WALL_WALK) if terrain == "road" else (terrain,):
        seen = terrain if terrain != WALL_WALK else "road"
        while left[look, size]:
            under = _best(cells, look, size, seen, share, order)
            if not under:
                break
            for h in under:
                del cells[h]
            left[look, size] -= 1
            plan.append(Laid(level=level, terrain=look, size=size, at=tuple(map(hex_label, under))))


def _best(cells: Level, look: str, size: int, seen: str, share: float, order: int) -> list[Hex]:
    """Where a tile leaves the fewest loose ends: most of it seen, most of its rim beside what is done."""
    best: list[Hex] = []
    most = -1
    for spot in _order(cells, order):
        for shape in shapes_of(look, size):
            under = [(spot[0] + q, spot[1] + r) for q, r in shape.cells]
            shown = 0
            for h in under:
                there = cells.get(h)
                if there == seen:
                    shown += 1
                elif there != ANY:
                    break
            else:
                if shown < share * size:
                    continue
                rim = sum((spot[0] + q, spot[1] + r) not in cells for q, r in shape.rim)
                if shown * 3 + rim > most:
                    best, most = under, shown * 3 + rim
                if size == 1:
                    return under
    return best


def _order(cells: Iterable[Hex], order: int) -> list[Hex]:
    if order < 2:
        return sorted(cells, key=lambda h: (h[1], h[0]))
    return sorted(cells, key=lambda h: (-h[0], -h[1]))


def _lack(plan: list[Laid]) -> int:
    return sum(not tile.size for tile in plan)
