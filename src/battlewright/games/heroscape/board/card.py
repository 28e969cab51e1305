"""What a map file says: a picture of columns, and the pieces that stand on them (HS-GAP-04).

The format is described in docs/maps.md. A card is plain data; `reading` makes and checks it, `build`
makes a board of it. Places are labels, as in `C7` or `C7+`; an edge is a place and a side, as in `C7:NE`.
"""

from __future__ import annotations

from msgspec import Struct


class ObstacleEntry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A piece that closes the spaces it stands on (HS-BOARD-06)."""

    kind: str
    at: str  # its spaces, separated by blanks
    heights: tuple[int, ...] = ()  # per space; left out where the piece has but one size
    id: str = ""


class WallEntry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A piece that stands on the edges of hexes (HS-BOARD-06); the named space is its inside."""

    kind: str
    edges: str  # edges, separated by blanks
    id: str = ""


class LadderEntry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A ladder that stands on `at` and leads to the neighbouring space `to` (HS-LADDER-01)."""

    at: str
    to: str
    height: int = 0  # in levels; 0: as tall as needed
    id: str = ""


class DoorEntry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A fortress door: the edges of its leaf, who can move it, and what must be free for that (HS-DOOR)."""

    id: str
    leaf: str
    control: str
    swing: str


class LayoutEntry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Start zones, one for each player, and glyphs such as `C7=K`, `D9=?` or `E4=?V` (symbol side up)."""

    name: str
    zones: tuple[str, ...]
    glyphs: str = ""


class MapCard(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One battlefield."""

    id: str
    name: str
    rows: tuple[str, ...]
    origin: str = "authored"  # or "published"
    sets: tuple[str, ...] = ()  # the boxes it is built of, where known
    note: str = ""
    obstacles: tuple[ObstacleEntry, ...] = ()
    walls: tuple[WallEntry, ...] = ()
    ladders: tuple[LadderEntry, ...] = ()
    doors: tuple[DoorEntry, ...] = ()
    hives: tuple[str, ...] = ()  # each: the six spaces of a site
    climbs: str = ""  # edges of overhangs that may be climbed though they would not by default
    layouts: tuple[LayoutEntry, ...] = ()
    marks: dict[str, str] = {}

    @property
    def players(self) -> tuple[int, ...]:
        """For how many players there are start zones, in any of the layouts."""
        return tuple(sorted({len(layout.zones) for layout in self.layouts}))
