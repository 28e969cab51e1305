"""The printed pieces: terrain tiles, obstacles on hexes, pieces on edges, and how high each is.

HS-TERRAIN-01 and HS-TERRAIN-02 say which tiles are a level high and which are flat, HS-SIZE-01 to
HS-SIZE-08 how tall the pieces are. Where the rules are silent (rock outcrops, railings, pillars) the
number is ours.
"""

from __future__ import annotations

from typing import NamedTuple

LAND = {  # one level high (HS-TERRAIN-01); the last three are plain ground of later sets
    "g": "grass",
    "m": "swamp",
    "r": "rock",
    "n": "snow",
    "s": "sand",
    "f": "lava-field",
    "d": "road",
    "k": "road",  # a wall walk is a road (HS-TERRAIN-ROAD-02)
    "u": "dungeon",
    "a": "asphalt",
    "c": "concrete",
}
FLAT = {  # no level of their own (HS-TERRAIN-02); shadow is as thin, but plain ground
    "w": "water",
    "p": "swamp-water",
    "i": "ice",
    "l": "molten-lava",
    "h": "shadow",
}
TERRAIN = LAND | FLAT
SIGNS = {terrain: sign for sign, terrain in reversed([*TERRAIN.items()])}
NO_LAND = frozenset({"water", "swamp-water", "ice", "molten-lava"})


class Piece(NamedTuple):
    """An obstacle: its possible heights per number of spaces. `slim`: it does not fill its hexes."""

    heights: dict[int, tuple[tuple[int, ...], ...]]
    jungle: bool = False
    tree: bool = False
    slim: bool = False


PIECES = {
    "tree": Piece({1: ((10,), (11,), (12,)), 4: ((15,) * 4,)}, tree=True, slim=True),  # HS-SIZE-06
    "bush": Piece({1: ((9,),)}, jungle=True, slim=True),  # HS-SIZE-07
    "palm": Piece({1: ((14,), (15,), (16,))}, jungle=True, slim=True),  # HS-SIZE-07
    "glacier": Piece(  # HS-SIZE-08, clockwise from the first space
        {1: ((7,),), 3: ((5, 9, 7),), 4: ((7, 11, 9, 11),), 6: ((17, 17, 9, 17, 17, 9),)}
    ),
    "outcrop": Piece({1: ((7,),), 3: ((5, 9, 7),)}),  # cast like the glaciers
    "castle-wall": Piece(
        {1: ((9,), (10,), (18,), (19,), (27,), (28,))}
    ),  # HS-SIZE-03; with a base and stacked
    "castle-base": Piece({1: ((1,),)}),  # HS-SIZE-03
    "pillar": Piece({}),  # any height; for pieces of later sets and for maps of one's own
}


class Rim(NamedTuple):
    """A piece on an edge: its height from inside and from outside, and that of its solid parts."""

    inside: int
    outside: int
    full: int
    climbable: bool = True


RIMS = {
    "ruin": Rim(6, 6, 6),  # HS-SIZE-01
    "stone-wall": Rim(2, 3, 2),  # HS-SIZE-02
    "battlement": Rim(2, 3, 5),  # HS-SIZE-05
    "railing": Rim(2, 3, 2),
    "castle-wall": Rim(9, 9, 9, climbable=False),  # HS-SIZE-03
}
DOOR_HEIGHT = 10  # HS-SIZE-04
DOOR_LIFE = 10  # HS-DOOR-01
