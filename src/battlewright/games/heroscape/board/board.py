"""A battlefield ready for play: spaces, links, walls, obstacles, doors, ladders, zones (HS-BOARD).

Everything is found by index; labels are for states, options and people. The board never changes: felled
trees and opened doors are named to those who ask. `links[i]` leads to every space of the neighbouring
hexes into which air leads from space i, whatever the difference of levels, and along ladders. A link
with `rung` is a step of one point; other links from or to a rung say only that the hexes are
neighbours (who stands next to whom), they are no steps.
"""

from __future__ import annotations

import copy
import dataclasses
from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from battlewright.games.heroscape.board.cache import BoundedCache
from battlewright.games.heroscape.board.places import Hex

if TYPE_CHECKING:
    from battlewright.games.heroscape.board.scenery import Scenery
    from battlewright.games.heroscape.board.sight import Crowd

SKY = 99
"""The clearance of a space with nothing above it."""
NOWHERE = 999
"""The distance between hexes that are not connected."""


@dataclass(frozen=True, slots=True)
class Space:
    """A place for one figure (HS-BOARD-01, HS-BOARD-05)."""

    index: int
    label: str
    q: int
    r: int
    level: int  # HS-BOARD-02, HS-BOARD-03, HS-BOARD-04
    terrain: str
    flat: bool
    layer: int  # the level of a full-height tile in its place (HS-HEIGHT-04)
    clearance: int  # open levels above the floor (HS-OVERHANG-02)
    rung: int  # 0, or which rung of its ladder
    ladder: str
    obstacle: str  # what closes the space, if anything
    hex: int  # number of its hex


class Wall(NamedTuple):
    """What stands on the edge that a link crosses, seen from where the link starts (HS-BOARD-06)."""

    id: str
    kind: str
    here: int  # height on this side
    there: int  # height on the other side
    top: int  # level of the part one climbs over
    door: str
    climbable: bool
    base: int  # level on which it stands
    full: int  # level up to which its solid parts reach


class Link(NamedTuple):
    """The way from one space to another."""

    to: int
    direction: int
    wall: Wall | None
    climb: bool  # whether the side that leads up may be climbed (HS-CLIMB-06)
    opening: int  # open levels between the two (HS-FIT-01)
    rung: bool


class Obstacle(NamedTuple):
    """A piece that closes spaces (HS-BOARD-06)."""

    id: str
    kind: str
    spaces: tuple[int, ...]
    base: int
    heights: tuple[int, ...]
    jungle: bool
    tree: bool
    slim: bool

    @property
    def height(self) -> int:
        """Its height at the highest space."""
        return max(self.heights)

    @property
    def life(self) -> int:
        """HSV-TREE-02: what a tree withstands; 0 for what cannot be destroyed."""
        return self.height if self.tree else 0


class Door(NamedTuple):
    """A fortress door (HS-DOOR, HS-SIZE-04). `edges` are pairs of a hex number and a direction."""

    id: str
    edges: tuple[tuple[int, int], ...]
    inside: tuple[int, ...]  # the spaces whose edges the leaf closes
    control: int
    swing: tuple[int, ...]
    base: int
    height: int
    life: int


class Ladder(NamedTuple):
    """A ladder: where it stands, its rungs from below, and where it leads (HS-LADDER)."""

    id: str
    landing: int
    rungs: tuple[int, ...]
    platform: int


class Hive(NamedTuple):
    """A site for the Marro Hive: six land spaces under the open sky (HS-HIVE-02)."""

    id: str
    spaces: tuple[int, ...]


class PlacedGlyph(NamedTuple):
    """A glyph on a map: a letter or `?` for a random one, and whether its power side is up (HS-GLYPH-01)."""

    space: int
    letter: str
    face_up: bool


class Layout(NamedTuple):
    """Start zones by player, from 0, and glyphs; a map may have several."""

    name: str
    zones: dict[int, tuple[int, ...]]
    glyphs: tuple[PlacedGlyph, ...]


class Rim(NamedTuple):
    """A wall on one side of a hex, for sight: `inside` tells the side it belongs to."""

    wall: Wall
    inside: bool


class Board:
    """One map, ready for play."""

    def __init__(
        self,
        name: str,
        spaces: tuple[Space, ...],
        hexes: tuple[Hex, ...],
        links: tuple[tuple[Link, ...], ...],
    ) -> None:
        """Index spaces and hexes; `build` fills in the rest."""
        self.name = name
        self.spaces = spaces
        self.hexes = hexes
        self.links = links
        self.by_label = {space.label: space.index for space in spaces}
        self.hex_of = {h: number for number, h in enumerate(hexes)}
        stacks: list[list[int]] = [[] for _ in hexes]
        for space in spaces:
            stacks[space.hex].append(space.index)
        self.hex_at = tuple(space.hex for space in spaces)
        self.names = tuple(space.label for space in spaces)
        self.stacks = tuple(tuple(sorted(stack, key=lambda i: spaces[i].level)) for stack in stacks)
        self.beside: tuple[tuple[int, ...], ...] = ()
        self.obstacles: dict[str, Obstacle] = {}
        self.doors: dict[str, Door] = {}
        self.ladders: dict[str, Ladder] = {}
        self.hives: tuple[Hive, ...] = ()
        self.layouts: dict[str, Layout] = {}
        self.zones: dict[int, tuple[int, ...]] = {}
        self.glyphs: tuple[PlacedGlyph, ...] = ()
        self.marks: dict[str, tuple[int, ...]] = {}
        self.solids: tuple[tuple[tuple[int, int], ...], ...] = ()  # per hex: (from, to) of its tiles
        self.rims: dict[tuple[int, int], tuple[Rim, ...]] = {}  # per hex and direction, both sides
        self.views: BoundedCache[tuple[frozenset[str], bool], Scenery] = BoundedCache(12)  # kept by `sight`
        self.crowds: BoundedCache[Hashable, Crowd] = BoundedCache(16)  # kept by `rules.sight`
        self.around: dict[Hashable, frozenset[int]] = {}  # kept by `rules.engagement`
        self.steps: dict[Hashable, Any] = {}  # kept by `rules`: who writes under a key knows what it reads
        self._rings: dict[int, list[int]] = {}
        self.roofed = any(space.clearance < SKY for space in spaces)
        self._flights: BoundedCache[tuple[int, frozenset[int]], list[int]] = BoundedCache(512)
        self._near: dict[str, frozenset[str]] = {}
        self._relaid: BoundedCache[frozenset[tuple[str, str]], Board] = BoundedCache(64)

    def relaid(self, terrains: Mapping[str, str]) -> Board:
        """The same board with other ground on some spaces; what does not depend on the ground is shared."""
        key = frozenset(terrains.items())
        found = self._relaid.get(key)
        if found is None:
            found = self._relaid.keep(key, copy.copy(self))
            found.spaces = tuple(
                dataclasses.replace(space, terrain=terrains[space.label])
                if space.label in terrains
                else space
                for space in self.spaces
            )
            found.steps = {}
        return found

    def distance(self, a: int, b: int) -> int:
        """HS-RANGE-01, 02, 05, 06: the fewest steps over existing hexes, whatever their levels."""
        return self.distances(self.hex_at[a])[self.hex_at[b]]

    def distances(self, start: int) -> list[int]:
        """The distances from a hex to all hexes, by their numbers."""
        ring = self._rings.get(start)
        if ring is None:
            ring = self._rings[start] = self.distances_past(start, frozenset())
        return ring

    def distances_past(self, start: int, closed: frozenset[int]) -> list[int]:
        """The distances from a hex to all hexes by ways that enter none of the closed ones."""
        found = [NOWHERE] * len(self.hexes)
        found[start] = 0
        front, inside, steps = {start}, {start} | closed, 0
        beside = self.beside
        while front:
            steps += 1
            front = set().union(*[beside[here] for here in front]) - inside
            inside |= front
            for here in front:
                found[here] = steps
        return found

    def flights(self, start: int, closed: frozenset[int]) -> list[int]:
        """HS-FLY-07: the steps in the air from a space to all spaces, entering none of the closed hexes."""
        if self.roofed:
            return self._flights_round_roofs(start, closed)
        number = self.hex_at[start]
        ring = self.distances_past(number, closed) if closed else self.distances(number)
        return [ring[there] for there in self.hex_at]

    def _flights_round_roofs(self, start: int, closed: frozenset[int]) -> list[int]:
        key = (start, closed)
        found = self._flights.get(key)
        if found is not None:
            return found
        found = [NOWHERE] * len(self.spaces)
        found[start] = 0
        front = [start]
        while front:
            reached = []
            for here in front:
                for link in self.links[here]:
                    if found[link.to] == NOWHERE and self.hex_at[link.to] not in closed:
                        found[link.to] = found[here] + 1
                        reached.append(link.to)
            front = reached
        return self._flights.keep(key, found)

    def same_hex(self, space: int) -> tuple[int, ...]:
        """All spaces of a space's hex, itself included, from below."""
        return self.stacks[self.spaces[space].hex]

    def hex_neighbours(self, space: int) -> tuple[int, ...]:
        """All spaces of the hexes next to a space's hex, on any level, walled off or not."""
        beside = self.beside[self.spaces[space].hex]
        return tuple(index for number in beside for index in self.stacks[number])

    def near(self, label: str) -> frozenset[str]:
        """The labels of all spaces of a space's hex and of the hexes next to it, itself included."""
        found = self._near.get(label)
        if found is None:
            space = self.by_label[label]
            spaces = (*self.same_hex(space), *self.hex_neighbours(space))
            found = self._near[label] = frozenset(self.spaces[index].label for index in spaces)
        return found

    def are_neighbours(self, a: int, b: int) -> bool:
        """HS-BOARD-01: whether the hexes of two spaces share an edge."""
        return self.spaces[b].hex in self.beside[self.spaces[a].hex]

    def link(self, a: int, b: int) -> Link | None:
        """The link from one space to another, if air leads there."""
        for link in self.links[a]:
            if link.to == b:
                return link
        return None

    def under_sky(self, space: int) -> bool:
        """Whether nothing hangs over a space (HS-OVERHANG-01)."""
        return self.spaces[space].clearance >= SKY

    def labels(self, spaces: tuple[int, ...]) -> list[str]:
        """The labels of some spaces."""
        return [self.spaces[index].label for index in spaces]
