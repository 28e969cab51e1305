"""A heap of placed pieces, and the map card that can be made of it.

A heap knows cells by axial coordinates of the file and by z, the level of a piece's underside. `build`
moves the whole to the upper left corner, joins tiles to columns, puts every other piece on the space it
stands on, and notes in the report whatever has no place in a map of ours.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

import msgspec

from battlewright.games.heroscape.board import places
from battlewright.games.heroscape.board.build import problems
from battlewright.games.heroscape.board.card import (
    DoorEntry,
    LadderEntry,
    LayoutEntry,
    MapCard,
    ObstacleEntry,
    WallEntry,
)
from battlewright.games.heroscape.board.pieces import FLAT, NO_LAND, TERRAIN
from battlewright.games.heroscape.board.places import SIDES, Hex, hex_label, neighbour, offset

MOST_COLUMNS = 160
CASTLE_WALL, CASTLE_BASE, DOORWAY = 9, 1, 10


class Floor(NamedTuple):
    """One walkable part of a column, as the map will show it."""

    sign: str
    level: int
    bottom: int  # 0: solid from the table up

    def text(self) -> str:
        """As it is written in a cell."""
        thickness = self.level - self.bottom
        return f"{self.sign}{self.level}" + (f"*{thickness}" if self.bottom and thickness > 1 else "")


class Standing(NamedTuple):
    """An obstacle before it has a space."""

    kind: str
    cells: tuple[Hex, ...]
    z: int
    heights: tuple[int, ...]


class Edge(NamedTuple):
    """A wall or ladder piece on one edge."""

    cell: Hex
    side: int
    z: int


class Gate(NamedTuple):
    """A door or an arch: two pillars and a doorway between."""

    cells: tuple[Hex, ...]
    z: int
    turns: int
    leaf: bool


class Note(NamedTuple):
    """Something that could not be represented: what kind of trouble, with what, how often."""

    kind: str
    what: str
    times: int


class Heap:
    """Pieces in the coordinates of their file."""

    def __init__(self) -> None:
        """Start with nothing."""
        self.tiles: dict[Hex, dict[int, str]] = {}
        self.standing: list[Standing] = []
        self.castle: dict[Hex, list[tuple[int, int]]] = {}
        self.walls: list[tuple[str, list[Edge]]] = []
        self.ladders: list[Edge] = []
        self.gates: list[Gate] = []
        self.hives: list[tuple[tuple[Hex, ...], int]] = []
        self.zones: dict[int, list[tuple[Hex, int]]] = {}
        self.glyphs: list[tuple[Hex, int, str]] = []
        self.report: Counter[tuple[str, str]] = Counter()

    def note(self, kind: str, what: str = "", count: int = 1) -> None:
        """Remember something for the report."""
        self.report[kind, what] += count

    def notes(self) -> tuple[Note, ...]:
        """The report."""
        return tuple(Note(*about, count) for about, count in self.report.items())

    def tile(self, cell: Hex, z: int, sign: str) -> None:
        """Lay a tile; a second one in the same place is reported."""
        column = self.tiles.setdefault(cell, {})
        if z in column:
            self.note("two-tiles")
        elif not 0 <= z <= 90:
            self.note("off-table")
        else:
            column[z] = sign
        if not column:
            del self.tiles[cell]

    # --- the card -----------------------------------------------------------------------------------

    def build(self, name: str, title: str, origin: str = "imported", note: str = "") -> MapCard:
        """The map card; `report` then says what is missing in it. ValueError if there are no tiles."""
        if not self.tiles:
            raise ValueError("there is not a single tile")
        self._place()
        self.closed: set[str] = set()
        hives = self._hives()
        obstacles = [*self._castle_obstacles(), *self._obstacles()]
        walls = self._walls()
        ladders = self._ladders()
        doors = self._doors()
        layouts = self._layouts()
        card = MapCard(
            id=name,
            name=title,
            rows=self._rows(),
            obstacles=tuple(obstacles),
            walls=tuple(walls),
            ladders=tuple(ladders),
            doors=tuple(doors),
            hives=tuple(hives),
            layouts=tuple(layouts),
            origin=origin,
            note=note,
        )
        return self._without_mistakes(card)

    def _place(self) -> None:
        """Move the heap to the upper left corner and work out the floors of every hex."""
        top = min(r for _, r in self.tiles)
        left = min(offset((q, r - top))[0] for q, r in self.tiles)
        self.shift = left, top
        columns = 1 + max(offset(self.moved(cell))[0] for cell in self.tiles)
        rows = 1 + max(self.moved(cell)[1] for cell in self.tiles)
        if max(columns, rows) > MOST_COLUMNS:
            raise ValueError(f"{columns} columns and {rows} rows are more than a table holds")
        self.size = columns, rows
        self.floors = {self.moved(cell): _floors(column) for cell, column in self.tiles.items()}

    def moved(self, cell: Hex) -> Hex:
        """A cell of the file as a hex of the map."""
        return cell[0] - self.shift[0], cell[1] - self.shift[1]

    def _rows(self) -> tuple[str, ...]:
        columns, rows = self.size
        drawn = [["."] * columns for _ in range(rows)]
        for h, floors in self.floors.items():
            column, row = offset(h)
            hanging = "^" if floors[0].bottom else ""
            drawn[row][column] = hanging + "^".join(floor.text() for floor in floors)
        return tuple(" ".join(row) for row in drawn)

    def label(self, cell: Hex, z: int | None, exact: bool = False) -> str:
        """The space of a cell whose level is nearest to z; without z, its highest. Empty if there is none."""
        floors = self.floors.get(self.moved(cell))
        if not floors:
            return ""
        number = len(floors) - 1
        if z is not None:
            number = min(range(len(floors)), key=lambda n: (abs(floors[n].level - z), -n))
            if exact and not 0 <= floors[number].level - z <= 1:
                return ""
        return hex_label(self.moved(cell)) + "+" * number

    # --- pieces on hexes ----------------------------------------------------------------------------

    def _obstacles(self) -> list[ObstacleEntry]:
        found = []
        for kind, cells, z, heights in self.standing:
            labels = [self.label(cell, z) for cell in cells]
            if not all(labels) or self.closed & set(labels):
                self.note("without-tiles", kind)
                continue
            self.closed.update(labels)
            found.append(ObstacleEntry(kind=kind, at=" ".join(labels), heights=heights))
        return found

    def _castle_obstacles(self) -> list[ObstacleEntry]:
        """HS-SIZE-03: bases and wall sections of one hex, stacked, close the space they stand on."""
        parts = {cell: sorted(pieces) for cell, pieces in self.castle.items()}
        for gate in self.gates:
            for cell in (gate.cells[0], gate.cells[2]):
                parts.setdefault(cell, []).insert(0, (gate.z, DOORWAY))
        found = []
        for cell, pieces in parts.items():
            label = self.label(cell, pieces[0][0], exact=True)
            height = sum(height for _, height in pieces)
            if not label or label in self.closed:
                self.note("without-tiles", "castle-wall")
                continue
            self.closed.add(label)
            kind = "castle-base" if height == CASTLE_BASE else "castle-wall"
            found.append(ObstacleEntry(kind=kind, at=label, heights=(height,)))
        return found

    def _hives(self) -> list[str]:
        found = []
        for cells, z in self.hives:
            labels = [self.label(cell, z) for cell in cells]
            if all(labels):
                found.append(" ".join(labels))
            else:
                self.note("without-tiles", "hive")
        return found

    # --- pieces on edges ----------------------------------------------------------------------------

    def _walls(self) -> list[WallEntry]:
        found = []
        for kind, edges in self.walls:
            names = [name for name in (self._edge(kind, edge) for edge in edges) if name]
            if len(names) < len(edges):
                self.note("wall-without-tile", kind, len(edges) - len(names))
            if names:
                found.append(WallEntry(kind=kind, edges=" ".join(dict.fromkeys(names))))
        return found

    def _edge(self, kind: str, edge: Edge) -> str:
        """An edge by the space that is its inside: the one that lies as high as the piece stands.

        Ruins stand on their tile; rails and battlements are named by the level of the tile they hold on to.
        """
        other = neighbour(edge.cell, edge.side)
        sides = [(edge.cell, edge.side), (other, (edge.side + 3) % 6)]
        levels = (edge.z, edge.z + 1) if kind == "ruin" else (edge.z + 1, edge.z)
        for level in levels:
            for cell, side in sides:
                for number, floor in enumerate(self.floors.get(self.moved(cell), ())):
                    if floor.level == level:
                        return f"{hex_label(self.moved(cell))}{'+' * number}:{SIDES[side]}"
        for cell, side in sides:
            label = self.label(cell, edge.z)
            if label:
                return f"{label}:{SIDES[side]}"
        return ""

    def _ladders(self) -> list[LadderEntry]:
        """Ladder pieces stacked on one edge are one ladder; it leads to the space nearest to its top."""
        stacks: dict[tuple[Hex, int], list[int]] = {}
        for cell, side, z in self.ladders:
            stacks.setdefault((cell, side), []).append(z)
        found = []
        for (cell, side), heights in stacks.items():
            for low, top in _runs(sorted(set(heights))):
                at = self.label(cell, low)
                to = self.label(neighbour(cell, side), top)
                if at and to and self._level(to) > self._level(at):
                    found.append(LadderEntry(at=at, to=to))
                else:
                    self.note("ladder-nowhere")
        return found

    def _level(self, label: str) -> int:
        h, number = places.parse_label(label)
        return self.floors[h][number].level

    def _doors(self) -> list[DoorEntry]:
        """HS-DOOR: the leaf closes one side of the doorway and swings to that side, where there is room."""
        found: list[DoorEntry] = []
        for gate in self.gates:
            if not gate.leaf:
                continue
            entries = (self._door(gate, sides, f"gate-{len(found) + 1}") for sides in ((4, 5), (1, 2)))
            entry = next((entry for entry in entries if entry is not None), None)
            if entry is None:
                self.note("door-without-room")
            else:
                found.append(entry)
        return found

    def _door(self, gate: Gate, sides: tuple[int, int], name: str) -> DoorEntry | None:
        """A door that closes two sides of the doorway, as they are before the piece is turned."""
        doorway = gate.cells[1]
        turned_sides = [(side - gate.turns) % 6 for side in sides]
        before = [neighbour(doorway, side) for side in turned_sides]
        swing = [self._open_label(cell, gate.z) for cell in (doorway, *before)]
        beyond = [neighbour(cell, side) for side in (*turned_sides, *range(6)) for cell in before]
        control = next(
            (
                label
                for cell in beyond
                if cell not in gate.cells and (label := self._open_label(cell, gate.z)) and label not in swing
            ),
            "",
        )
        if not control or not all(swing):
            return None
        leaf = " ".join(f"{swing[0]}:{SIDES[side]}" for side in turned_sides)
        return DoorEntry(id=name, leaf=leaf, control=control, swing=" ".join(swing))

    def _open_label(self, cell: Hex, z: int) -> str:
        """The space of a cell at a level, if nothing closes it."""
        label = self.label(cell, z)
        return "" if label in self.closed else label

    # --- zones and glyphs ---------------------------------------------------------------------------

    def _layouts(self) -> list[LayoutEntry]:
        zones, taken = [], set(self.closed)
        for player in sorted(self.zones):
            labels = [self.label(cell, z) for cell, z in self.zones[player]]
            free = [label for label in dict.fromkeys(labels) if label and label not in taken]
            if len(free) < len(labels):
                self.note("start-not-free", count=len(labels) - len(free))
            taken.update(free)
            zones.append(" ".join(free))
        glyphs = []
        for cell, z, letter in self.glyphs:
            label = self.label(cell, z)
            if not label or label in self.closed or self._terrain(label) in NO_LAND:
                self.note("glyph-no-land")
            else:
                glyphs.append(f"{label}={letter}")
        if not any(zones) and not glyphs:
            return []
        return [LayoutEntry("as imported", tuple(zone for zone in zones if zone), " ".join(glyphs))]

    def _terrain(self, label: str) -> str:
        h, number = places.parse_label(label)
        return TERRAIN[self.floors[h][number].sign]

    # --- what still does not fit --------------------------------------------------------------------

    def _without_mistakes(self, card: MapCard) -> MapCard:
        """Leave out pieces that make no valid map, and report each."""
        for _ in range(200):
            wrong = problems(card)
            if not wrong:
                return card
            field, complaint = wrong[0].field, wrong[0].problem
            name, _, rest = field.partition("[")
            number = int(rest.partition("]")[0]) if rest[:1].isdigit() else -1
            entries = getattr(card, name, None)
            if not isinstance(entries, tuple) or number < 0 or name in ("rows", "layouts"):
                break
            self.note("left-out", f"{name.removesuffix('s')}: {complaint}")
            card = msgspec.structs.replace(card, **{name: entries[:number] + entries[number + 1 :]})
        raise ValueError(f"{field}: {complaint}")


def _floors(column: dict[int, str]) -> list[Floor]:
    """The walkable parts of a column of tiles, from below.

    Tiles without a gap between them are one part, whatever they are; the topmost gives it its terrain.
    A part that leaves no open level over the one below is joined to it.
    """
    floors: list[Floor] = []
    for low, high in _groups(sorted(column)):
        sign = column[high]
        level = high if sign in FLAT else high + 1
        bottom = min(low, max(0, level - 1)) if low else 0
        if floors and bottom <= floors[-1].level:
            bottom = floors.pop().bottom
        floors.append(Floor(sign, level, bottom))
    return floors


def _groups(heights: list[int]) -> list[tuple[int, int]]:
    """Runs of consecutive numbers, each as its first and last."""
    runs: list[tuple[int, int]] = []
    for z in heights:
        if runs and runs[-1][1] == z - 1:
            runs[-1] = runs[-1][0], z
        else:
            runs.append((z, z))
    return runs


def _runs(heights: list[int]) -> list[tuple[int, int]]:
    """Ladder pieces two levels tall, joined: from where to where each stack reaches."""
    runs: list[tuple[int, int]] = []
    for z in heights:
        if runs and runs[-1][1] >= z:
            runs[-1] = runs[-1][0], z + 2
        else:
            runs.append((z, z + 2))
    return runs
