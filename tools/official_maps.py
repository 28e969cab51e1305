"""Published battlefields from tables of placements, as map files.

    python -m tools.official_maps TABLES FOLDER

TABLES holds official_maps_index.csv, official_maps_tiles.csv and official_maps_features.csv; every map in
them is written to FOLDER. A scenario with start zones becomes a layout. Where no
scenario of a map has zones for two whole armies, a layout of our own with zones at its ends comes first.
"""

from __future__ import annotations

import csv
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace

from battlewright.games.heroscape.board import MapCard, board_for
from battlewright.games.heroscape.board.board import Board
from battlewright.games.heroscape.board.build import problems
from battlewright.games.heroscape.board.card import LayoutEntry, ObstacleEntry
from battlewright.games.heroscape.board.pieces import FLAT, NO_LAND, SIGNS
from battlewright.games.heroscape.board.places import Hex, turned
from battlewright.games.heroscape.board.writing import write_map
from battlewright.games.heroscape.importing.catalogue import DOUBLE3, GLACIER_CELLS, GLACIERS, RHOMBUS, TRIO
from battlewright.games.heroscape.importing.heap import CASTLE_BASE, CASTLE_WALL, Edge, Gate, Heap, Standing
from battlewright.games.heroscape.importing.zones import open_battle

TILES = {"lava": "molten-lava", "lavaField": "lava-field", "swampWater": "swamp-water"}
E, NE, NW = 0, 1, 2
ARMY = 20
"""Spaces that a zone needs for an army of some 500 points."""
MOVED = "Glyphs that lie in water or on ice on the published plan lie on the nearest land here (HS-SETUP-03)."

OBSTACLES = {
    "brush_h9": ("bush", ((0, 0),), (9,)),
    "palm_h14": ("palm", ((0, 0),), (14,)),
    "palm_h15": ("palm", ((0, 0),), (15,)),
    "palm_h16": ("palm", ((0, 0),), (16,)),
    "tree_h10": ("tree", ((0, 0),), (10,)),
    "tree_h11": ("tree", ((0, 0),), (11,)),
    "tree_h12": ("tree", ((0, 0),), (12,)),
    "tree4hex_h15": ("tree", RHOMBUS, (15,) * 4),
    "outcrop_1hex": ("outcrop", ((0, 0),), (7,)),
    "outcrop_3hex": ("outcrop", TRIO, (5, 9, 7)),
    **{f"glacier_{n}hex": ("glacier", GLACIER_CELLS[n], GLACIERS[n]) for n in GLACIERS},
}


WALKS = {  # tiles of a wall walk, and of the concrete around a castle
    "wallwalk_1hex": ((0, 0),),
    "wallwalk_7hex": ((0, 0), (1, 0), (2, 0), (3, 0), (0, 1), (1, 1), (2, 1)),
    "wallwalk_9hex": ((0, 0), (1, 0), (2, 0), (3, 0), (4, 0), (0, 1), (1, 1), (2, 1), (3, 1)),
}
LOWER = 4
"""Castle pieces up to this layer stand on the ground; others on a wall walk, or on a wall below them."""


class Feature(NamedTuple):
    """One row of the table of features."""

    scenario: str
    kind: str
    code: str
    turns: int
    cells: tuple[Hex, ...]
    layer: int = 0


def _cells(text: str) -> tuple[Hex, ...]:
    pairs = (pair.split(":") for pair in text.split())
    return tuple((int(q), int(r)) for q, r in pairs)


def _table(folder: Path, name: str) -> Iterator[dict[str, str]]:
    with (folder / f"official_maps_{name}.csv").open(encoding="utf-8", newline="") as file:
        yield from csv.DictReader(file)


def _slug(title: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", title.lower().replace("'", "").replace("’", "")).strip("-")


class Converter:
    """Makes one map."""

    def __init__(self, title: str, sets: str, tiles: list[dict[str, str]], features: list[Feature]) -> None:
        """Lay tiles and pieces on a heap."""
        self.title = title.replace("’", "'")
        self.sets = tuple(re.sub(r" \(\d+\)$", "", name) for name in sets.split(", "))
        self.features = features
        self.dropped: list[str] = []
        self.added = 0
        self.moved = False
        self.heap = Heap()
        self.towers: list[tuple[Hex, int]] = []  # walls that stand on a wall walk: cell and level
        for row in tiles:
            sign = SIGNS[TILES.get(row["terrain"], row["terrain"])]
            for cell in _cells(row["cells"]):
                self.heap.tile(cell, int(row["layer"]) - 1, sign)
        for feature in features:
            for cell in feature.cells if feature.code in WALKS else ():
                for walked in _turned(WALKS[feature.code], feature.turns, cell):
                    if feature.layer - 1 not in self.heap.tiles.get(walked, {}):
                        self.heap.tile(walked, feature.layer - 1, "k")
        for feature in features:
            if not feature.scenario:
                self._put(feature)

    def surface(self, cell: Hex) -> int:
        """The level of the highest space of a cell."""
        column = self.heap.tiles[cell]
        top = max(column)
        return top if column[top] in FLAT else top + 1

    def _support(self, cells: tuple[Hex, ...]) -> None:
        """Rocks of the dungeon sets stand on the table; a thin tile makes a hex of each such place."""
        for cell in cells:
            if cell not in self.heap.tiles:
                self.heap.tile(cell, 0, SIGNS["shadow"])
                self.added += 1

    def _put(self, feature: Feature) -> None:
        heap = self.heap
        for cell in feature.cells:
            if feature.code in OBSTACLES:
                kind, shape, heights = OBSTACLES[feature.code]
                cells = _turned(shape, feature.turns, cell)
                self._support(cells)
                heap.standing.append(Standing(kind, cells, self.surface(cell), heights))
            elif feature.kind == "ruin":
                count = 2 if feature.code == "ruin_2hex" else 3
                heap.walls.append(("ruin", [*_ruin(count, feature.turns, cell, self.surface(cell))]))
            elif feature.kind == "stone_wall":
                edges = [*_rail(feature.turns, cell)]
                road = max(self.surface(each.cell) for each in edges if each.cell in heap.tiles)
                heap.walls.append(("stone-wall", [each._replace(z=road - 1) for each in edges]))
            elif feature.kind == "castle":
                self._put_castle(feature, cell)
            elif feature.kind == "hive":
                site = _turned(DOUBLE3, feature.turns, cell)
                for each in site:
                    if each not in heap.tiles:  # the swamp piece of the Hive lies on the table
                        heap.tile(each, 0, SIGNS["swamp"])
                        self.added += 1
                heap.hives.append((site, self.surface(cell)))

    def _put_castle(self, feature: Feature, cell: Hex) -> None:
        """Bases, wall sections, battlements, ladders, doors; a flag is for show."""
        heap, z = self.heap, feature.layer - 1
        part, _, _ = feature.code.partition("_")
        match part:
            case "base" | "wall":
                walked = any(layer + 1 < z and layer > LOWER for layer in heap.tiles.get(cell, {}))
                if (part == "base" and z > LOWER) or (
                    walked and feature.layer > LOWER and self._on_base(cell, z)
                ):
                    self.towers += [(cell, z)] if part == "base" else []
                else:
                    height = CASTLE_BASE if part == "base" else CASTLE_WALL
                    heap.castle.setdefault(cell, []).append((z, height))
            case "battlement":
                heap.walls.append(("battlement", [Edge(cell, (NW - feature.turns) % 6, z)]))
            case "ladder":
                column = heap.tiles[cell]
                foot = max(level for level in column if level < z)
                rungs = range(foot + 1, feature.layer, 2)
                heap.ladders += [Edge(cell, (NW - feature.turns) % 6, level) for level in rungs]
            case "door":
                heap.gates.append(
                    Gate(_turned(((0, 0), (1, 0), (2, 0)), feature.turns, cell), z, feature.turns, True)
                )
            case _:
                pass

    def _on_base(self, cell: Hex, z: int) -> bool:
        """Whether a base on the wall walk carries a wall section."""
        return any(
            feature.code == "base_end" and feature.layer == z and cell in feature.cells
            for feature in self.features
        )

    def _with_towers(self, card: MapCard) -> MapCard:
        """HS-SIZE-03: walls on the wall walk close the space of the walk they stand on."""
        found = [
            ObstacleEntry(
                kind="castle-wall", at=self.heap.label(cell, z), heights=(CASTLE_BASE + CASTLE_WALL,)
            )
            for cell, z in self.towers
        ]
        return replace(card, obstacles=(*card.obstacles, *found)) if found else card

    def card(self) -> MapCard:
        """The whole map."""
        plain = self.heap.build(_slug(self.title), self.title, origin="published")
        card = self._with_towers(replace(plain, sets=self.sets, layouts=(), marks=self._marks()))
        board = board_for(card)
        layouts = [*self._layouts(board)]
        whole = [layout for layout in layouts if all(len(zone.split()) >= ARMY for zone in layout.zones)]
        if not any(len(layout.zones) == 2 for layout in whole):
            whole.append(open_battle(board))
        rest = [layout for layout in layouts if layout not in whole]
        whole.sort(key=lambda layout: len(layout.zones))
        card = replace(card, layouts=(*whole, *rest), note=MOVED if self.moved else "")
        assert not problems(card), problems(card)
        return card

    def _marks(self) -> dict[str, str]:
        cells = [c for f in self.features if f.kind == "scenario_marker" for c in f.cells]
        labels = [label for label in (self.heap.label(cell, None) for cell in dict.fromkeys(cells)) if label]
        keep = [self.heap.label(cell, None) for cell in self._highest_walk()]
        return ({"special": " ".join(labels)} if labels else {}) | ({"keep": " ".join(keep)} if keep else {})

    def _highest_walk(self) -> list[Hex]:
        """The top of a castle: what a siege is about."""
        walks = [f for f in self.features if f.code in WALKS and f.layer > LOWER]
        top = max((walk.layer for walk in walks), default=0)
        return [
            walked
            for walk in walks
            for cell in walk.cells
            for walked in _turned(WALKS[walk.code], walk.turns, cell)
            if walk.layer == top
        ]

    def _layouts(self, board: Board) -> Iterator[LayoutEntry]:
        for scenario in dict.fromkeys(f.scenario for f in self.features):
            zones = [*self._zones(board, scenario)]
            if len(zones) > 1:
                name = scenario.replace("’", "'") or "standard zones"
                yield LayoutEntry(name, tuple(zones), " ".join(self._glyphs(board, scenario)))

    def _zones(self, board: Board, scenario: str) -> Iterator[str]:
        """The start zones of a scenario, with the places of figures that stand there from the start."""
        taken: set[str] = set()
        players: dict[str, list[Hex]] = defaultdict(list)
        for kind in ("start_zone", "figure_start_1hex", "figure_start_2hex"):
            for feature in self.features:
                if feature.scenario == scenario and feature.kind == kind:
                    players[feature.code] += feature.cells
                    if kind == "figure_start_2hex":
                        q, r = turned((1, 0), feature.turns)
                        players[feature.code] += [(a + q, b + r) for a, b in feature.cells]
        for player in sorted(players):
            labels = [label for label in (self.heap.label(c, None) for c in players[player]) if label]
            free = [
                label
                for label in dict.fromkeys(labels)
                if label not in taken and not board.spaces[board.by_label[label]].obstacle
            ]
            taken.update(free)
            if free:
                yield " ".join(free)

    def _glyphs(self, board: Board, scenario: str) -> Iterator[str]:
        taken: set[str] = set()
        for feature in self.features:
            if feature.scenario != scenario or feature.kind not in ("glyph", "treasure_glyph"):
                continue
            letter = feature.code[0] if feature.code != "random" else "?"
            for cell in feature.cells:
                label = self._glyph_place(cell, letter)
                if not label:
                    self.dropped.append(f"glyph {letter} beside the map")
                    continue
                dry = _nearest_land(board, label, taken)
                if dry != label:
                    self.moved = True
                    self.dropped.append(f"(moved) glyph {letter} from {label} to {dry}")
                taken.add(dry)
                yield f"{dry}={letter}"

    def _glyph_place(self, cell: Hex, letter: str) -> str:
        """On top, but the hidden glyphs of Migol's Tomb lie under its overhang."""
        label = self.heap.label(cell, None)
        return label.rstrip("+") if letter == "?" and self.title == "Migol's Tomb" else label


def _nearest_land(board: Board, label: str, taken: set[str]) -> str:
    """HS-SETUP-03: a glyph lies on land; where the plan has it elsewhere, the nearest free land space."""
    start = board.by_label[label]
    land = [s for s in board.spaces if s.terrain not in NO_LAND and not s.obstacle and s.label not in taken]
    level = board.spaces[start].level
    best = min(land, key=lambda s: (board.distance(start, s.index), abs(s.level - level), s.index))
    return best.label


def _turned(cells: tuple[Hex, ...], turns: int, at: Hex) -> tuple[Hex, ...]:
    return tuple((q + at[0], r + at[1]) for q, r in (turned(cell, turns) for cell in cells))


def _ruin(count: int, turns: int, at: Hex, z: int) -> Iterator[Edge]:
    """Along the upper side of a row, and around its right end."""
    cells = _turned(tuple((number, 0) for number in range(count)), turns, at)
    for cell in cells:
        yield Edge(cell, (NW - turns) % 6, z)
        yield Edge(cell, (NE - turns) % 6, z)
    yield Edge(cells[-1], (E - turns) % 6, z)


def _rail(turns: int, at: Hex) -> Iterator[Edge]:
    for cell in _turned(((0, 0), (1, 0), (2, 0), (3, 0)), turns, at):
        yield Edge(cell, (NW - turns) % 6, 0)
        yield Edge(cell, (NE - turns) % 6, 0)


def main(arguments: list[str]) -> int:
    """Write all maps."""
    source, folder = Path(arguments[0]), Path(arguments[1])
    tiles: dict[str, list[dict[str, str]]] = defaultdict(list)
    for row in _table(source, "tiles"):
        tiles[row["map"]].append(row)
    features: dict[str, list[Feature]] = defaultdict(list)
    for row in _table(source, "features"):
        turns = int(row["rot60"] or 0)
        features[row["map"]].append(
            Feature(
                row["scenario"],
                row["kind"],
                row["code"],
                turns,
                _cells(row["cells"]),
                int(row["layer"] or 0),
            )
        )
    for row in _table(source, "index"):
        converter = Converter(row["title"], row["required_sets"], tiles[row["map"]], features[row["map"]])
        card = converter.card()
        if row["castle_pieces"] != "yes":
            assert len(board_for(card).hexes) == int(row["hex_columns"]) + converter.added, card.id
        (folder / f"{card.id}.toml").write_text(write_map(card), encoding="utf-8")
        print(card.id, card.players, [name.name for name in card.layouts])
        for line in (*converter.heap.notes(), *converter.dropped):
            print("   left out:", line)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
