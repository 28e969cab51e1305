"""The pieces of VirtualScape and of the map editor: what each is, its footprint, how high it is.

VirtualScape codes are a group, in thousands, and a size; the editor has a short name for each. A
footprint lists axial cells for rotation 0. Heights of pieces that the rules do not name are the editor's.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from battlewright.games.heroscape.board.places import Hex

Kind = Literal[
    "tile", "obstacle", "ruin", "stone-wall", "castle-base", "castle-wall", "battlement", "ladder", "door",
    "arch", "hive", "glyph", "start", "figure", "personal", "unknown",
]  # fmt: skip


class Stock(NamedTuple):
    """One piece of the catalogue."""

    kind: Kind
    name: str  # terrain or kind of obstacle, or what to call it in a report
    cells: tuple[Hex, ...] = ((0, 0),)
    heights: tuple[int, ...] = ()


ROW2: tuple[Hex, ...] = ((0, 0), (1, 0))
ROW3: tuple[Hex, ...] = ((0, 0), (1, 0), (2, 0))
ROW4: tuple[Hex, ...] = (*ROW3, (3, 0))
ROW5: tuple[Hex, ...] = (*ROW4, (4, 0))
TRIO: tuple[Hex, ...] = ((0, 0), (1, 0), (0, 1))
FLOWER: tuple[Hex, ...] = ((0, 0), (1, 0), (-1, 1), (0, 1), (1, 1), (-1, 2), (0, 2))
RHOMBUS: tuple[Hex, ...] = ((0, 0), (1, 0), (1, 1), (0, 1))  # clockwise, as heights are given
DOUBLE3: tuple[Hex, ...] = ((0, 0), (1, 0), (2, 0), (1, 1), (0, 1), (-1, 1))  # clockwise
LARGE: tuple[Hex, ...] = (
    (0, 0), (1, 0),
    (-1, 1), (0, 1), (1, 1),
    (-1, 2), (0, 2), (1, 2),
    (-2, 3), (-1, 3), (0, 3), (1, 3), (2, 3),
    (-2, 4), (-1, 4), (0, 4), (1, 4), (2, 4),
    (-3, 5), (-2, 5), (-1, 5), (0, 5), (1, 5), (2, 5),
)  # fmt: skip
WALK7: tuple[Hex, ...] = (*ROW4, (0, 1), (1, 1), (2, 1))
WALK9: tuple[Hex, ...] = (*ROW5, (0, 1), (1, 1), (2, 1), (3, 1))
MARVEL: tuple[Hex, ...] = ((0, 0), (1, 0), (0, 1), (1, 1), (2, 1), (3, 1))
SHAPES: dict[int, tuple[Hex, ...]] = {1: ((0, 0),), 2: ROW2, 3: TRIO, 5: ROW5, 7: FLOWER, 24: LARGE}

GROUPS = {  # thousands of the code -> terrain sign, letters of the editor, sizes
    1: ("g", "g", (1, 2, 3, 7, 24)),
    2: ("r", "r", (1, 2, 3, 7, 24)),
    3: ("s", "s", (1, 2, 3, 7, 24)),
    4: ("w", "w", (1, 3)),
    5: ("i", "i", (1, 3)),
    6: ("l", "l", (1, 3)),
    7: ("f", "lf", (1, 2, 3, 7, 24)),
    8: ("d", "rd", (1, 2, 5)),
    9: ("n", "sn", (1, 2, 3, 7, 24)),
    19: ("p", "ws", (1, 3)),
    20: ("m", "sw", (1, 2, 3, 7, 24)),
    21: ("c", "c", (1, 2, 7)),
    22: ("a", "a", (1, 2, 7)),
    25: ("h", "sh", (1, 3)),
    26: ("u", "d", (1, 2, 3, 7, 24)),
}

GLACIERS = {1: (7,), 3: (5, 9, 7), 4: (7, 11, 9, 11), 6: (17, 17, 9, 17, 17, 9)}
GLACIER_CELLS = {1: ((0, 0),), 3: TRIO, 4: RHOMBUS, 6: DOUBLE3}

SPECIALS: dict[str, tuple[int, Stock]] = {  # the editor's name -> VirtualScape's code and the piece
    "tr15": (10004, Stock("obstacle", "tree", RHOMBUS, (15,) * 4)),
    "tr10": (10011, Stock("obstacle", "tree", heights=(10,))),
    "tr11": (10012, Stock("obstacle", "tree", heights=(11,))),
    "tr12": (10013, Stock("obstacle", "tree", heights=(12,))),
    "rs2": (11002, Stock("ruin", "ruin", ROW2)),
    "rs3": (11003, Stock("ruin", "ruin", ROW3)),
    "rm": (11006, Stock("unknown", "Marvel ruin", MARVEL)),
    "rmb": (11007, Stock("unknown", "broken Marvel ruin", MARVEL)),
    "rw": (12004, Stock("stone-wall", "stone wall", ROW4)),
    "cg1": (16001, Stock("tile", "k")),
    "cg7": (16007, Stock("tile", "k", WALK7)),
    "cg9": (16009, Stock("tile", "k", WALK9)),
    "cbc": (16101, Stock("castle-base", "castle base")),
    "cbs": (16102, Stock("castle-base", "castle base")),
    "cbe": (16103, Stock("castle-base", "castle base")),
    "cwc": (16201, Stock("castle-wall", "castle wall")),
    "cws": (16202, Stock("castle-wall", "castle wall")),
    "cwe": (16203, Stock("castle-wall", "castle wall")),
    "bt": (16301, Stock("battlement", "battlement")),
    "ca": (16401, Stock("door", "fortress door", ROW3)),
    "ld": (16402, Stock("ladder", "ladder")),
    "flag": (16403, Stock("unknown", "castle flag")),
    "cab": (16404, Stock("arch", "castle arch", ROW3)),
    "h": (23006, Stock("hive", "Marro Hive", DOUBLE3)),
    "tb9": (24002, Stock("obstacle", "bush", heights=(9,))),
    "tp14": (24014, Stock("obstacle", "palm", heights=(14,))),
    "tp15": (24015, Stock("obstacle", "palm", heights=(15,))),
    "tp16": (24016, Stock("obstacle", "palm", heights=(16,))),
    "o1": (27001, Stock("obstacle", "outcrop", heights=(7,))),
    "o3": (27003, Stock("obstacle", "outcrop", TRIO, (5, 9, 7))),
}
LATER: dict[str, Stock] = {  # of the newer sets, only in the editor
    "lp13": Stock("obstacle", "pillar", heights=(13,)),
    "lp14": Stock("obstacle", "pillar", heights=(14,)),
    "lp15": Stock("obstacle", "pillar", heights=(15,)),
    "lb10": Stock("obstacle", "pillar", heights=(10,)),
    "str10": Stock("obstacle", "tree", heights=(10,)),
    "str12": Stock("obstacle", "tree", heights=(12,)),
    "sb10": Stock("obstacle", "pillar", heights=(10,)),
    "ol1": Stock("obstacle", "outcrop", heights=(7,)),
    "ol3": Stock("obstacle", "outcrop", TRIO, (5, 9, 7)),
    "ww1": Stock("tile", "w"),
    "lwp": Stock("obstacle", "pillar", heights=(10,)),
    "lws": Stock("unknown", "Laur wall"),
    "lwl": Stock("unknown", "long Laur wall"),
    "lwr": Stock("unknown", "Laur wall ruin"),
}
SUBSTITUTES = {  # what stands for a piece that the rules do not know
    "lp13": "Laur palm as a pillar",
    "lp14": "Laur palm as a pillar",
    "lp15": "Laur palm as a pillar",
    "lb10": "Laur brush as a pillar",
    "sb10": "swamp brush as a pillar",
    "lwp": "Laur pillar as a pillar",
    "ww1": "wellspring as water",
    "ol1": "lava outcrop as rock outcrop",
    "ol3": "lava outcrop as rock outcrop",
}
PERSONAL = {  # part of the name of a personal tile -> the editor's name of what is meant
    "lavafield24": "lf24",
    "lavafield3": "lf3",
    "swampwater3": "ws3",
    "snow24": "sn24",
    "sand24": "s24",
    "snow3": "sn3",
    "snow7": "sn7",
    "water3": "w3",
    "shadow3": "sh3",
    "lava3": "l3",
    "ice3": "i3",
    "wellspring": "ww1",
    "pillar": "lwp",
}
COLOURS = (
    (255, 0, 0),
    (0, 255, 0),
    (0, 0, 255),
    (255, 255, 0),
    (255, 0, 255),
    (0, 255, 255),
    (255, 128, 0),
    (128, 0, 255),
)
"""Of start zones, in the order of players: red, green, blue, yellow, violet, cyan, orange, purple."""


def _by_code() -> dict[int, Stock]:
    stock = dict(SPECIALS.values())
    for group, (sign, _, sizes) in GROUPS.items():
        stock.update((group * 1000 + size, Stock("tile", sign, SHAPES[size])) for size in sizes)
    for size, heights in GLACIERS.items():
        stock[13000 + size] = Stock("obstacle", "glacier", GLACIER_CELLS[size], heights)
    stock[4002] = stock[4001]  # two thin tiles on one hex
    stock[25002] = stock[25001]
    stock[24001] = stock[24015]
    stock[15001] = Stock("start", "start marker")
    stock[17000] = Stock("personal", "personal tile")
    stock[18001] = Stock("figure", "figure")
    stock[18002] = Stock("figure", "figure", ROW2)
    return stock


def _by_name() -> dict[str, Stock]:
    stock = {name: piece for name, (_, piece) in SPECIALS.items()}
    for sign, letters, sizes in GROUPS.values():
        stock.update((f"{letters}{size}", Stock("tile", sign, SHAPES[size])) for size in sizes)
    for size, heights in GLACIERS.items():
        stock[f"og{size}"] = Stock("obstacle", "glacier", GLACIER_CELLS[size], heights)
    return stock | LATER


BY_CODE = _by_code()
BY_NAME = _by_name()


def by_code(code: int) -> Stock:
    """A piece by VirtualScape's code; unknown ones are called by their number."""
    if 14000 < code < 15000:
        return Stock("glyph", "glyph")
    return BY_CODE.get(code, Stock("unknown", f"piece {code}"))


def by_name(name: str) -> Stock:
    """A piece by the editor's name."""
    return BY_NAME.get(name, Stock("unknown", f"piece {name!r}"))
