"""The picture of a map: rows of cells, each a column of tiles.

A cell is `.` for no hex, or what lies there from below, parts separated by `^`, an open gap between each
two: `g3` is grass at level 3 on solid ground, `w2` water that lies on a tile of level 2, `g1^d8` a road at
level 8 that hangs over grass at level 1, `g1^d8*3` the same with a road bed three tiles thick, and `^d8` a
road over nothing.
"""

from __future__ import annotations

import re
from itertools import pairwise
from typing import NamedTuple

from battlewright.games.heroscape.board.pieces import FLAT, TERRAIN
from battlewright.games.heroscape.board.places import Hex, at_offset

_PART = re.compile(r"([a-z])([0-9]{1,2})(?:\*([1-9][0-9]?))?$")
EMPTY = "."


class Tile(NamedTuple):
    """One walkable part of a column: tiles from `bottom` up to `top`, and what lies on top."""

    terrain: str
    flat: bool
    top: int
    bottom: int

    def level(self, flat_same: bool) -> int:
        """HS-BOARD-02, 03: the level of its space; flat tiles add none, land does (HS-TERRAIN-01, 02)."""
        return self.top + 1 if self.flat and flat_same else self.top

    @property
    def layer(self) -> int:
        """The level that a full-height tile would have in its place."""
        return self.top + self.flat


Column = tuple[Tile, ...]


def parse_cell(cell: str) -> Column:
    """A column from its sign, a wall walk being road (HS-TERRAIN-ROAD-02); ValueError says what is wrong."""
    parts = cell.split("^")
    tiles: list[Tile] = []
    for number, part in enumerate(parts):
        if not part and number == 0 and len(parts) > 1:
            continue  # nothing on the table
        tiles.append(_tile(cell, part, hanging=number > 0))
    for below, above in pairwise(tiles):
        if above.bottom <= below.top:
            raise ValueError(f"no room between {below.top} and {above.top} in {cell!r}")
    return tuple(tiles)


def _tile(cell: str, part: str, *, hanging: bool) -> Tile:
    found = _PART.match(part)
    if not found or found[1] not in TERRAIN:
        signs = ", ".join(f"{sign} {terrain}" for sign, terrain in TERRAIN.items())
        raise ValueError(f"{cell!r} is no column; write a sign and a level, as in g3 ({signs})")
    terrain, top = TERRAIN[found[1]], int(found[2])
    flat = found[1] in FLAT
    if not flat and top == 0:
        raise ValueError(f"{terrain} in {cell!r} is a level high: its level is at least 1")
    if found[3] and not hanging:
        raise ValueError(f"only what hangs over something has a thickness: {cell!r}")
    bottom = top - int(found[3] or 1) if hanging else 0
    if bottom < 0:
        raise ValueError(f"{cell!r} is thicker than it is high")
    return Tile(terrain, flat, top, bottom)


def parse_rows(rows: tuple[str, ...]) -> tuple[dict[Hex, Column], list[tuple[int, str]]]:
    """The columns of a picture by hex, and what is wrong with which row."""
    columns: dict[Hex, Column] = {}
    wrong: list[tuple[int, str]] = []
    for row, text in enumerate(rows):
        for column, cell in enumerate(text.split()):
            if cell == EMPTY:
                continue
            try:
                columns[at_offset(column, row)] = parse_cell(cell)
            except ValueError as error:
                wrong.append((row, str(error)))
    return columns, wrong
