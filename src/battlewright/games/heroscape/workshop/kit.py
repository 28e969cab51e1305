"""What a map can be made of: terrains, pieces with their sizes and footprints, glyphs, boxes, bounds.

Whoever draws a map maker's tools takes them from here.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from battlewright.games.heroscape import own_maps
from battlewright.games.heroscape.board.pieces import FLAT, LAND, PIECES, RIMS
from battlewright.games.heroscape.board.places import Hex
from battlewright.games.heroscape.importing.catalogue import BY_NAME, DOUBLE3
from battlewright.games.heroscape.lexicon import Lexicon
from battlewright.games.heroscape.workshop.boxes import boxes

PILLAR = 10
"""The height a pillar has to begin with; it may have any."""


class KitGround(Struct, frozen=True, kw_only=True):
    """A terrain: its sign in a map file, and whether it is a thin tile."""

    id: str
    sign: str
    name: str
    flat: bool


class KitPiece(Struct, frozen=True, kw_only=True):
    """A piece that stands on hexes, in one of its sizes: the hexes under it and its height over each."""

    kind: str
    name: str
    cells: tuple[Hex, ...]
    heights: tuple[int, ...]


class KitRim(Struct, frozen=True, kw_only=True):
    """A piece that stands on edges of hexes: its height from inside and from outside."""

    kind: str
    name: str
    inside: int
    outside: int


class KitRune(Struct, frozen=True, kw_only=True):
    """A glyph by its letter."""

    letter: str
    name: str


class KitBox(Struct, frozen=True, kw_only=True):
    """A boxed set of terrain."""

    id: str
    name: str


class KitBounds(Struct, frozen=True, kw_only=True):
    """How large a map may be here."""

    hexes: int
    across: int
    layers: int
    pieces: int
    zones: int
    level: int


class Kit(Struct, frozen=True, kw_only=True):
    """Everything a map can be made of."""

    grounds: tuple[KitGround, ...]
    pieces: tuple[KitPiece, ...]
    rims: tuple[KitRim, ...]
    runes: tuple[KitRune, ...]
    boxes: tuple[KitBox, ...]
    maps: dict[str, str]
    hive: tuple[Hex, ...]
    bounds: KitBounds


def kit(lexicon: Lexicon) -> Kit:
    """The kit, in words of a language."""
    say = lexicon.texts.format
    known = lexicon.content
    return Kit(
        grounds=tuple(
            KitGround(id=terrain, sign=sign, name=say(f"hs-terrain-{terrain}"), flat=sign in FLAT)
            for sign, terrain in (LAND | FLAT).items()
            if sign != "k"  # a wall walk is a road (HS-TERRAIN-ROAD-02)
        ),
        pieces=tuple(_pieces(lexicon)),
        rims=tuple(
            KitRim(kind=kind, name=say(f"hs-piece-{kind}"), inside=rim.inside, outside=rim.outside)
            for kind, rim in RIMS.items()
        ),
        runes=tuple(KitRune(letter=letter, name=lexicon.glyph(letter)) for letter in sorted(known.glyphs)),
        boxes=tuple(KitBox(id=box.id, name=box.name) for box in boxes().values()),
        maps={card.id: lexicon.name(card.id) for card in known.maps.values()},
        hive=DOUBLE3,
        bounds=KitBounds(
            hexes=own_maps.MOST_HEXES,
            across=own_maps.MOST_ACROSS,
            layers=own_maps.MOST_LAYERS,
            pieces=own_maps.MOST_PIECES,
            zones=own_maps.MOST_ZONES,
            level=99,
        ),
    )


def _pieces(lexicon: Lexicon) -> Iterator[KitPiece]:
    """Every size of every piece; footprints are those of the printed ones."""
    footprints = {
        (stock.name, len(stock.cells)): stock.cells for stock in BY_NAME.values() if stock.kind == "obstacle"
    }
    for kind, piece in PIECES.items():
        for size, sizes in (piece.heights or {1: ((PILLAR,),)}).items():
            for heights in sizes:
                yield KitPiece(
                    kind=kind,
                    name=lexicon.texts.format(f"hs-piece-{kind}"),
                    cells=footprints.get((kind, size), ((0, 0),)),
                    heights=heights,
                )
