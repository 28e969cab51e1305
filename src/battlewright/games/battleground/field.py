"""A battleground, prepared: terrain, sight, cover and movement links of one map (BG-FIELD, BG-TERR).

A map is a picture of rows; `prepare` reads it once and keeps the result. Places are nodes: bit
indices on the hex board, with the platform level one span higher. Labels (`D17`, `D17+`) are what
the state, options and events hold. Sight between all nodes is a table made when the map is
prepared (BG-LOS); cover and distance come from tables by displacement. Nothing here changes.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from battlewright.games.battleground.model.cards import MapCard
from battlewright.space import hexes
from battlewright.space.board import Board, bits
from battlewright.space.hexes import Hex, Point
from battlewright.space.reach import Links
from battlewright.space.sight import crossed_to, sees, sight_table

RAISED = "+"
ROWS = "ABCDEFGHIJKLMNOPQRSTUVWXY"

STEP, CROSS_LOW, CROSS_HIGH, CLIMB, LADDER = 1, 3, 6, 3, 2  # BG-MOVE-07, 10, 12; BG-CLIMB-02, 05


class Field:
    """One map, ready for play."""

    def __init__(self, card: MapCard) -> None:
        """Read the picture and work out the tables.

        A sign stands for one part of terrain on one whole hex: high, low (an opening too), ladder or
        difficult (BG-TERR-02, 03, 05, 06, 07, 08).
        """
        self.card = card
        self.id = card.id
        signs = _signs(card)
        self.board = board = Board(signs)
        self.span = board.span
        self.high = _where(board, signs, "HQ")
        self.low = _where(board, signs, "l")
        self.ladders = _where(board, signs, "s")
        self.difficult = _where(board, signs, ",")
        self.platforms = _platforms(board, _where(board, signs, "PQ"))
        self.covered = _where(board, signs, "PQ")  # directly under a platform (BG-CLIMB-03)
        self.ground = board.all & ~(self.high | self.low | self.ladders)
        self.decks = _where(board, signs, "P")
        self.floor = self.ground | self.decks << self.span  # every node one can stand on (BG-TERR-04)
        self.zones = tuple(_zone(board, first, last) for first, last in card.zones)
        self.outward = tuple(_outward(number, first) for number, (first, _) in enumerate(card.zones))
        self.objectives = tuple(label(h) for h in signs if signs[h] == "*")
        self.objectives_total = card.objectives
        self.barriers = frozenset(frozenset(map(_hex, pair)) for pair in card.barriers)
        self.names: dict[int, str] = {}
        self.nodes: dict[str, int] = {}
        self.places: dict[int, Hex] = {}
        for h in board:
            for level in (0, 1):
                node = board.bit(h) + level * self.span
                name = label(h) + RAISED * level
                self.names[node], self.nodes[name], self.places[node] = name, node, h
        self.beside = {node: self._beside(node) for node in bits(self.floor)}
        self.links = self._links()
        self.sight = self._sight()
        self._obstacle_cover: dict[tuple[int, int], bool] = {}

    # --- places ---------------------------------------------------------------------------------

    def level(self, node: int) -> int:
        """The elevation of a node: 0 base, 1 raised (BG-FIELD-02, BG-TERR-04)."""
        return 1 if node >= self.span else 0

    def labels(self, mask: int) -> list[str]:
        """The labels of the nodes of a mask, in board order."""
        names = self.names
        return [names[node] for node in bits(mask)]

    def zone_of(self, node: int) -> int:
        """The deployment zone a node lies in, or -1."""
        flat = node % self.span
        return next((number for number, zone in enumerate(self.zones) if zone >> flat & 1), -1)

    def gap(self, a: int, b: int) -> float:
        """BG-RANGED-07: the distance between two hexes, at their nearest points, in inches."""
        return hexes.gap(self.places[a], self.places[b])

    def within(self, node: int, inches: int) -> int:
        """All nodes, on both levels, within a distance of a node."""
        flat = self.board.within_mask(self.places[node], inches)
        return flat | flat << self.span

    def touching(self, node: int) -> int:
        """The board hexes that share an edge with a node's hex, as a flat mask."""
        return self.board.neighbours(1 << node % self.span)

    def _beside(self, node: int) -> int:
        """BG-FIELD-03, BG-FIELD-04: sharing an open edge, on the same elevation."""
        level = self.level(node) * self.span
        mask = self.touching(node) << level & self.floor
        if self.barriers:
            here = self.places[node]
            for other in bits(mask):
                if frozenset((here, self.places[other])) in self.barriers:
                    mask &= ~(1 << other)
        return mask

    # --- movement -------------------------------------------------------------------------------

    def _links(self) -> Links:
        """Moves that are no plain steps (BG-MOVE-08, BG-CLIMB-01): crossing obstacles, climbing, ladders.

        Low parts and openings cost 3, high ones 6 (BG-TERR-09, BG-MOVE-11); nobody climbs from beneath
        (BG-CLIMB-03).
        """
        moves: dict[int, dict[int, int]] = {}

        def link(group: int, cost: int) -> None:
            for node in bits(group):
                for other in bits(group & ~(1 << node)):
                    best = moves.setdefault(node, {})
                    best[other] = min(cost, best.get(other, cost))

        for part in bits(self.low):  # BG-MOVE-10, BG-MOVE-11 (an opening is drawn as a low part)
            link(self.touching(part) & self.ground, CROSS_LOW)
        for part in bits(self.high):  # BG-MOVE-12, on the ground and along a platform
            around = self.touching(part)
            link(around & self.ground, CROSS_HIGH)
            link((around & self.decks) << self.span, CROSS_HIGH)
        for part in bits(self.ladders):  # BG-CLIMB-05
            around = self.touching(part)
            link(around & self.ground | (around & self.decks) << self.span, LADDER)
        for deck in bits(self.decks):  # BG-CLIMB-02, BG-CLIMB-03, BG-CLIMB-04
            for foot in bits(self.touching(deck) & self.ground & ~self.covered):
                for start, end in ((foot, deck + self.span), (deck + self.span, foot)):
                    best = moves.setdefault(start, {})
                    best[end] = min(CLIMB, best.get(end, CLIMB))
        self.moves = moves
        self.climbs_to = _level_changes(moves, self.span)
        self.climbed = sum(1 << node for node in self.climbs_to)
        return Links(
            {node: [(cost, 1 << other) for other, cost in ends.items()] for node, ends in moves.items()}
        )

    # --- sight and cover ------------------------------------------------------------------------

    def _sight(self) -> dict[int, int]:
        """BG-LOS: for every node the mask of nodes that can be seen from it.

        Only high obstacles block (BG-LOS-03, BG-LOS-04), lines that touch one do not (BG-LOS-05), and
        between platforms of one elevation the same table serves (BG-LOS-09).
        """
        flat = sight_table(self.board, self.high)
        table = {node: flat[node % self.span] for node in bits(self.floor)}
        for node in table:
            same = table[node]
            table[node] = (same & self.decks) << self.span if self.level(node) else same
        for deck in bits(self.decks):
            raised = deck + self.span
            for ground in bits(self.ground):
                if self.sees_down(deck, ground):
                    table[raised] |= 1 << ground
                if self.sees_up(ground, deck):
                    table[ground] |= 1 << raised
        return table

    def under_platform_of(self, deck: int, ground: int) -> bool:
        """BG-LOS-08: whether a ground hex lies directly under the platform a deck hex belongs to."""
        return any(p >> deck % self.span & 1 and p >> ground % self.span & 1 for p in self.platforms)

    def sees_down(self, deck: int, ground: int) -> bool:
        """BG-LOS-06: only high obstacles beside the target block; nothing shows through a platform."""
        if self.under_platform_of(deck, ground):
            return False
        blockers = self.high & self.touching(ground)
        return not blockers or sees(self.board, self.places[deck], self.places[ground], blockers)

    def sees_up(self, ground: int, deck: int) -> bool:
        """BG-LOS-07: only high obstacles beside the viewer block."""
        if self.under_platform_of(deck, ground):
            return False
        blockers = self.high & self.touching(ground)
        return not blockers or sees(self.board, self.places[ground], self.places[deck], blockers)

    def sight_blockers(self, a: int, b: int) -> int:
        """The high obstacles that count between two nodes (BG-LOS-04, 06, 07, 09)."""
        if self.level(a) == self.level(b):
            return self.high
        return self.high & self.touching(b if self.level(a) else a)

    def crosses(self, a: int, end: Point, things: int) -> int:
        """BG-COVER-09: which of these hexes the line from a node's centre to a point passes (flat mask)."""
        inside, edges = crossed_to(self.board, self.places[a], end)
        hit = inside & things
        for edge in edges:
            if edge & things == edge:
                hit |= edge
        return hit

    def foot_of_platform(self, deck: int) -> int:
        """BG-COVER-08: hexes that share an edge with any hex under the platform of this deck hex.

        Obstacles standing on the platform itself share an edge with its other hexes and are among them.
        """
        mask = 0
        for platform in self.platforms:
            if platform >> deck % self.span & 1:
                mask |= self.board.grow(platform)
        return mask


def changed(card: MapCard, terrain: dict[str, str]) -> MapCard:
    """The map with other signs on some hexes."""
    rows = [list(row) for row in card.rows]
    for at, sign in terrain.items():
        rows[len(rows) - 1 - ROWS.index(at[0])][int(at[1:]) - 1] = sign
    return replace(card, rows=tuple("".join(row) for row in rows))


def label(h: Hex) -> str:
    """`D17`: row letter and the column counted from 1."""
    x, row = h
    return f"{ROWS[row]}{(x + (row % 2)) // 2 + 1}"


def _hex(name: str) -> Hex:
    row = ROWS.index(name[0])
    return (2 * (int(name[1:]) - 1) - row % 2, row)


def _signs(card: MapCard) -> dict[Hex, str]:
    """The picture as hexes: top row first; the second, fourth… row is shifted half a hex to the left."""
    signs: dict[Hex, str] = {}
    for row, line in zip(reversed(ROWS[: len(card.rows)]), card.rows, strict=True):
        for column, sign in enumerate(line, start=1):
            if sign != "#":
                signs[_hex(f"{row}{column}")] = sign
    return signs


def _where(board: Board, signs: dict[Hex, str], wanted: str) -> int:
    return board.mask(h for h, sign in signs.items() if sign in wanted)


def _zone(board: Board, first: str, last: str) -> int:
    """BG-FIELD-05: a zone of whole rows, or of columns from the left, or with a minus from the right."""
    if first in ROWS:
        rows = range(ROWS.index(first), ROWS.index(last) + 1)
        return board.mask(h for h in board if h[1] in rows)
    wanted = range(int(first), int(last) + 1)
    ends = {row: max(x for x, y in board if y == row) for _, row in board}
    return board.mask(h for h in board if _column(h, ends[h[1]]) & set(wanted))


def _column(h: Hex, end: int) -> set[int]:
    """The column of a hex, counted from the left and from the right end of its row."""
    return {(h[0] + h[1] % 2) // 2 + 1, (h[0] - end) // 2 - 1}


def _outward(number: int, first: str) -> int:
    """The facing of a fresh model in a zone: towards the enemy, from south, north, west or east."""
    return ((1, 4) if first in ROWS else (0, 3))[number]


def _platforms(board: Board, mask: int) -> tuple[int, ...]:
    """The connected groups of platform hexes."""
    groups = []
    while mask:
        group, grown = 0, mask & -mask
        while grown != group:
            group, grown = grown, board.grow(grown) & mask
        groups.append(group)
        mask &= ~group
    return tuple(groups)


def _level_changes(moves: dict[int, dict[int, int]], span: int) -> dict[int, list[tuple[int, int]]]:
    """BG-CLIMB-07: for each node, where one can climb onto it from, and for how much."""
    found: dict[int, list[tuple[int, int]]] = {}
    for start, ends in moves.items():
        for end, cost in ends.items():
            if (start >= span) != (end >= span):
                found.setdefault(end, []).append((start, cost))
    return found


@lru_cache(maxsize=64)
def prepare(card: MapCard) -> Field:
    """The prepared field of a map; prepared once per process."""
    return Field(card)
