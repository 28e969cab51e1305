"""From a map card to a board: spaces, ladders, walls, links, obstacles, doors, zones.

`Builder` reads a card part by part and notes every mistake with the field where it stands. `board_for`
is what play uses: it expects a card without mistakes and keeps the boards it has made.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from battlewright.games.heroscape.board.board import (
    SKY,
    Board,
    Door,
    Hive,
    Ladder,
    Layout,
    Obstacle,
    PlacedGlyph,
    Rim,
    Space,
    Wall,
)
from battlewright.games.heroscape.board.cache import BoundedCache
from battlewright.games.heroscape.board.card import MapCard
from battlewright.games.heroscape.board.columns import Column, parse_rows
from battlewright.games.heroscape.board.links import all_links
from battlewright.games.heroscape.board.pieces import DOOR_HEIGHT, DOOR_LIFE, NO_LAND, PIECES, RIMS
from battlewright.games.heroscape.board.places import (
    Hex,
    hex_label,
    neighbour,
    offset,
    parse_edge,
    parse_label,
)

_boards: BoundedCache[tuple[int, bool, int], tuple[MapCard, Board]] = BoundedCache(48)

GLYPH = re.compile(r"\?|[A-Z][a-z]?")  # a letter, with a small one for a treasure; or any glyph


class Problem(NamedTuple):
    """What is wrong with a card: in which field, of which kind, at which spaces."""

    field: str
    problem: str
    kind: str = "broken"
    at: tuple[str, ...] = ()


class BrokenMap(ValueError):
    """A card from which no board can be made."""

    def __init__(self, card: MapCard, problems: Sequence[Problem]) -> None:
        """Name the map and its first mistake; `problems` has them all."""
        self.problems = tuple(problems)
        first = self.problems[0]
        super().__init__(f"map '{card.id}': field '{first.field}': {first.problem}")


def board_for(card: MapCard, flat_same: bool = False, levels_per_rung: int = 2) -> Board:
    """The board of a map, with the level of flat tiles and the size of rungs as the switches say."""
    key = id(card), flat_same, levels_per_rung
    kept = _boards.get(key)
    if kept is not None and kept[0] is card:
        return kept[1]
    builder = Builder(card, flat_same, levels_per_rung)
    if builder.problems:
        raise BrokenMap(card, builder.problems)
    return _boards.keep(key, (card, builder.board))[1]


def problems(card: MapCard) -> list[Problem]:
    """Every mistake of a card."""
    return Builder(card).problems


class _Plan(NamedTuple):
    """A ladder before its rungs have indexes."""

    id: str
    landing: int
    platform: int
    levels: tuple[int, ...]


def _room_above(landing: Space, level: int) -> int:
    """The open levels above a rung."""
    return SKY if landing.clearance >= SKY else landing.level + landing.clearance - level


class Builder:
    """Makes one board; `problems` are the mistakes found on the way."""

    def __init__(self, card: MapCard, flat_same: bool = False, levels_per_rung: int = 2) -> None:
        """Read the whole card."""
        self.card = card
        self.flat_same = flat_same
        self.per_rung = max(1, levels_per_rung)
        self.problems: list[Problem] = []
        self.columns = self._columns()
        self.hexes: tuple[Hex, ...] = tuple(sorted(self.columns, key=lambda h: (h[1], h[0])))
        self.numbers = {h: number for number, h in enumerate(self.hexes)}
        self.closed: dict[int, str] = {}
        self.spaces = self._ground()
        self.by_label = {space.label: space.index for space in self.spaces}
        self.obstacles = dict(self._obstacles())
        self.spaces = [replace(space, obstacle=self.closed.get(space.index, "")) for space in self.spaces]
        plans = list(self._ladder_plans())
        self.ladders = dict(self._with_rungs(plans))
        self.rims: dict[tuple[int, int], list[Rim]] = {}
        self._walls()
        self.doors = dict(self._doors())
        self.board = self._board()

    # --- places -------------------------------------------------------------------------------------

    def note(self, field: str, problem: str, kind: str = "broken", at: str = "") -> None:
        """Remember a mistake; `at` names the spaces it is about."""
        self.problems.append(Problem(field, problem, kind, tuple(at.split())))

    def _columns(self) -> dict[Hex, Column]:
        columns, wrong = parse_rows(self.card.rows)
        for row, problem in wrong:
            self.note(f"rows[{row}]", f"row {row + 1}: {problem}")
        if not columns:
            self.note("rows", "there is not a single hex", "empty")
        elif min(offset(h)[0] for h in columns) > 0 or min(r for _, r in columns) > 0:
            self.note("rows", "the first row and the first column must have a hex")
        return columns

    def _ground(self) -> list[Space]:
        """The spaces on tiles, hex by hex from below."""
        spaces: list[Space] = []
        for number, h in enumerate(self.hexes):
            column = self.columns[h]
            for place, tile in enumerate(column):
                level = tile.level(self.flat_same)
                above = column[place + 1].bottom - level if place + 1 < len(column) else SKY
                spaces.append(
                    Space(
                        index=len(spaces),
                        label=hex_label(h) + "+" * place,
                        q=h[0],
                        r=h[1],
                        level=level,
                        terrain=tile.terrain,
                        flat=tile.flat,
                        layer=tile.layer,
                        clearance=max(0, above),
                        rung=0,
                        ladder="",
                        obstacle="",
                        hex=number,
                    )
                )
        return spaces

    def _space(self, label: str, field: str) -> Space | None:
        """The space of a label, or a mistake noted."""
        index = self.by_label.get(label)
        if index is not None:
            return self.spaces[index]
        try:
            parse_label(label)
        except ValueError as error:
            self.note(field, str(error))
        else:
            self.note(field, f"there is no space {label} on this map", "no-space", label)
        return None

    def _spaces(self, labels: str, field: str) -> list[Space]:
        """The spaces of labels separated by blanks; every one must exist, none twice."""
        names = labels.split()
        for name in sorted({name for name in names if names.count(name) > 1}):
            self.note(field, f"{name} is named twice", "twice", name)
        found = [self._space(name, field) for name in names]
        return [space for space in found if space is not None]

    def _edges(self, edges: str, field: str) -> Iterator[tuple[Space, int]]:
        """The spaces and directions of edges separated by blanks."""
        for edge in edges.split():
            try:
                label, direction = parse_edge(edge)
            except ValueError as error:
                self.note(field, str(error))
                continue
            space = self._space(label, field)
            if space is not None:
                yield space, direction

    def _ids(self, kind: str, own: str, field: str, taken: set[str]) -> str:
        """The id of a piece: its own, or its kind and a number."""
        if own and own in taken:
            self.note(field, f"the id '{own}' is used twice")
        number = 1
        while not own or own in taken:
            own = f"{kind}-{number}"
            number += 1
        taken.add(own)
        return own

    # --- pieces -------------------------------------------------------------------------------------

    def _obstacles(self) -> Iterator[tuple[str, Obstacle]]:
        taken: set[str] = set()
        for number, entry in enumerate(self.card.obstacles):
            field = f"obstacles[{number}]"
            piece = PIECES.get(entry.kind)
            if piece is None:
                self.note(f"{field}.kind", f"no piece {entry.kind!r}; there are: {', '.join(PIECES)}")
                continue
            spaces = self._spaces(entry.at, f"{field}.at")
            if len(spaces) != len(entry.at.split()) or not spaces:
                continue
            heights = entry.heights or (piece.heights.get(len(spaces)) or ((),))[0]
            if not self._heights_fit(piece.heights, heights, entry.at, field):
                continue
            name = self._ids(entry.kind, entry.id, f"{field}.id", taken)
            for space in spaces:
                if space.index in self.closed:
                    self.note(f"{field}.at", f"{space.label} is closed already", "closed", space.label)
                self.closed[space.index] = name
            yield (
                name,
                Obstacle(
                    id=name,
                    kind=entry.kind,
                    spaces=tuple(space.index for space in spaces),
                    base=max(space.level for space in spaces),
                    heights=heights,
                    jungle=piece.jungle,
                    tree=piece.tree,
                    slim=piece.slim,
                ),
            )

    def _heights_fit(
        self, allowed: dict[int, tuple[tuple[int, ...], ...]], heights: tuple[int, ...], at: str, field: str
    ) -> bool:
        """HS-SIZE-06 to HS-SIZE-08: a printed piece has one of its printed sizes."""
        size = len(at.split())
        if not allowed:
            if len(heights) == size and min(heights) > 0:
                return True
            problem = f"give {size} heights above 0, one for each space"
            self.note(f"{field}.heights", problem, "size", at)
        elif size not in allowed:
            sizes = " or ".join(map(str, allowed))
            self.note(f"{field}.at", f"{size} spaces, but the piece has {sizes}", "size", at)
        elif sorted(heights) not in [sorted(printed) for printed in allowed[size]]:
            printed = " or ".join(" ".join(map(str, each)) for each in allowed[size])
            problem = f"the piece is {printed} high, not {' '.join(map(str, heights))}"
            self.note(f"{field}.heights", problem, "size", at)
        else:
            return True
        return False

    def _ladder_plans(self) -> Iterator[_Plan]:
        taken: set[str] = set()
        for number, entry in enumerate(self.card.ladders):
            field = f"ladders[{number}]"
            landing = self._space(entry.at, f"{field}.at")
            platform = self._space(entry.to, f"{field}.to")
            if landing is None or platform is None:
                continue
            if (platform.q, platform.r) not in [neighbour((landing.q, landing.r), d) for d in range(6)]:
                where = f"{entry.at} {entry.to}"
                self.note(f"{field}.to", f"{entry.to} is not next to {entry.at}", "ladder", where)
                continue
            rise = platform.level - landing.level
            wanted = platform.layer - landing.layer if self.flat_same else rise
            if rise <= 0 or (entry.height and not self.flat_same and entry.height != wanted):
                of = f"a ladder of {entry.height} levels" if entry.height else "a ladder"
                problem = f"{of} cannot lead up {rise} levels (HS-LADDER-01)"
                self.note(f"{field}.height", problem, "ladder", f"{entry.at} {entry.to}")
                continue
            if landing.clearance < rise:
                problem = f"the ladder is {rise} high, but under the roof are {landing.clearance}"
                self.note(f"{field}.at", problem, "ladder", entry.at)
                continue
            levels = (*range(landing.level + self.per_rung, platform.level, self.per_rung), platform.level)
            yield _Plan(
                self._ids("ladder", entry.id, f"{field}.id", taken), landing.index, platform.index, levels
            )

    def _with_rungs(self, plans: list[_Plan]) -> Iterator[tuple[str, Ladder]]:
        """HS-LADDER-11: rungs are spaces of the landing's hex."""
        used: dict[int, int] = {}
        for plan in plans:
            landing = self.spaces[plan.landing]
            first = used.get(landing.hex, 0)
            rungs: list[int] = []
            for number, level in enumerate(plan.levels, start=1):
                rungs.append(len(self.spaces))
                self.spaces.append(
                    replace(
                        landing,
                        index=len(self.spaces),
                        label=f"{hex_label((landing.q, landing.r))}/{first + number}",
                        level=level,
                        terrain="ladder",
                        flat=False,
                        layer=level,
                        clearance=SKY
                        if landing.clearance >= SKY
                        else landing.level + landing.clearance - level,
                        rung=number,
                        ladder=plan.id,
                        obstacle="",
                    )
                )
            used[landing.hex] = first + len(plan.levels)
            yield plan.id, Ladder(plan.id, plan.landing, tuple(rungs), plan.platform)

    def _walls(self) -> None:
        """HS-SIZE-01, 02, 05: pieces on edges, with their printed heights from inside and outside."""
        taken: set[str] = set()
        for number, entry in enumerate(self.card.walls):
            field = f"walls[{number}]"
            rim = RIMS.get(entry.kind)
            if rim is None:
                self.note(f"{field}.kind", f"no piece {entry.kind!r}; there are: {', '.join(RIMS)}")
                continue
            name = self._ids(entry.kind, entry.id, f"{field}.id", taken)
            for space, direction in self._edges(entry.edges, f"{field}.edges"):
                wall = Wall(
                    id=name,
                    kind=entry.kind,
                    here=rim.inside,
                    there=rim.outside,
                    top=space.level + rim.inside,
                    door="",
                    climbable=rim.climbable,
                    base=space.level,
                    full=space.level + rim.full,
                )
                self._put_up(space, direction, wall)

    def _put_up(self, space: Space, direction: int, wall: Wall) -> None:
        """Note a wall on both sides of its edge; there need not be a hex on the other."""
        self.rims.setdefault((space.hex, direction), []).append(Rim(wall, inside=True))
        other = self.numbers.get(neighbour((space.q, space.r), direction))
        if other is not None:
            outside = wall._replace(here=wall.there, there=wall.here)
            self.rims.setdefault((other, (direction + 3) % 6), []).append(Rim(outside, inside=False))

    def _doors(self) -> Iterator[tuple[str, Door]]:
        for number, entry in enumerate(self.card.doors):
            field = f"doors[{number}]"
            edges = list(self._edges(entry.leaf, f"{field}.leaf"))
            control = self._space(entry.control, f"{field}.control")
            swing = self._spaces(entry.swing, f"{field}.swing")
            if not edges or control is None:
                continue
            if len(swing) != 3:
                problem = "a door sweeps over three spaces (HS-DOOR-04)"
                self.note(f"{field}.swing", problem, "door", f"{entry.control} {entry.swing}")
            if entry.id in self.obstacles:
                self.note(f"{field}.id", f"the id '{entry.id}' is used twice")
            base = min(space.level for space, _ in edges)
            leaf = Wall(
                id=entry.id,
                kind="door",
                here=DOOR_HEIGHT,
                there=DOOR_HEIGHT,
                top=base + DOOR_HEIGHT,
                door=entry.id,
                climbable=False,
                base=base,
                full=base + DOOR_HEIGHT,
            )
            for space, direction in edges:
                self._put_up(space, direction, leaf)
            yield (
                entry.id,
                Door(
                    id=entry.id,
                    edges=tuple((space.hex, direction) for space, direction in edges),
                    inside=tuple(dict.fromkeys(space.index for space, _ in edges)),
                    control=control.index,
                    swing=tuple(space.index for space in swing),
                    base=base,
                    height=DOOR_HEIGHT,
                    life=DOOR_LIFE,
                ),
            )

    def _hives(self) -> Iterator[Hive]:
        """HS-HIVE-02: the piece lies flat on six land spaces and hangs over nothing."""
        for number, labels in enumerate(self.card.hives):
            field = f"hives[{number}]"
            spaces = self._spaces(labels, field)
            if len(spaces) != 6:
                self.note(field, f"a site has 6 spaces, not {len(spaces)}", "hive", labels)
                continue
            for space in spaces:
                if space.terrain in NO_LAND:
                    problem = f"{space.label} is {space.terrain}, no land (HS-HIVE-02)"
                    self.note(field, problem, "hive", space.label)
                if space.level != spaces[0].level or len(self.columns[space.q, space.r]) > 1:
                    problem = f"the piece would hang over something at {space.label} (HS-HIVE-02)"
                    self.note(field, problem, "hive", space.label)
            yield Hive(f"hive-{number + 1}", tuple(space.index for space in spaces))

    # --- layouts ------------------------------------------------------------------------------------

    def _layouts(self) -> Iterator[tuple[str, Layout]]:
        for number, entry in enumerate(self.card.layouts):
            field = f"layouts[{number}]"
            zones: dict[int, tuple[int, ...]] = {}
            taken: dict[int, int] = {}
            for player, labels in enumerate(entry.zones):
                here = f"{field}.zones[{player}]"
                spaces = self._spaces(labels, here)
                for space in spaces:
                    if space.obstacle:
                        problem = f"{space.label} is closed by {space.obstacle}"
                        self.note(here, problem, "zone-closed", space.label)
                    if taken.setdefault(space.index, player) != player:
                        problem = f"{space.label} belongs to another zone as well"
                        self.note(here, problem, "zone-shared", space.label)
                zones[player] = tuple(space.index for space in spaces)
            glyphs = tuple(self._glyphs(entry.glyphs, f"{field}.glyphs"))
            yield entry.name, Layout(entry.name, zones, glyphs)

    def _glyphs(self, texts: str, field: str) -> Iterator[PlacedGlyph]:
        """HS-SETUP-03: a glyph lies on land."""
        taken: set[int] = set()
        for text in texts.split():
            label, _, sign = text.partition("=")
            letter = sign.lstrip("?") or sign[-1:]
            if not GLYPH.fullmatch(letter):
                self.note(field, f"{text!r} is no glyph; write C7=K, C7=?K (symbol side up) or C7=? (random)")
                continue
            space = self._space(label, field)
            if space is None:
                continue
            if space.terrain in NO_LAND or space.obstacle:
                what = space.obstacle or space.terrain
                problem = f"no glyph can lie at {label}: {what} (HS-SETUP-03)"
                self.note(field, problem, "glyph", label)
            if space.index in taken:
                self.note(field, f"two glyphs at {label}", "glyph", label)
            taken.add(space.index)
            yield PlacedGlyph(space.index, letter, not sign.startswith("?"))

    # --- the whole ----------------------------------------------------------------------------------

    def _board(self) -> Board:
        climbs = {(s.index, d) for s, d in self._edges(self.card.climbs, "climbs")}
        rims = {edge: tuple(found) for edge, found in self.rims.items()}
        bottoms = [tile.bottom for h in self.hexes for tile in self.columns[h]]
        beside = tuple(
            tuple(self.numbers.get(neighbour(h, direction), -1) for direction in range(6)) for h in self.hexes
        )
        links = all_links(self.spaces, beside, bottoms, rims, climbs, list(self.ladders.values()))
        board = Board(self.card.id, tuple(self.spaces), self.hexes, links)
        board.beside = tuple(tuple(number for number in around if number >= 0) for around in beside)
        board.obstacles, board.doors, board.ladders = self.obstacles, self.doors, self.ladders
        board.rims = rims
        board.solids = tuple(
            tuple((tile.bottom, tile.level(self.flat_same)) for tile in self.columns[h]) for h in self.hexes
        )
        board.hives = tuple(self._hives())
        board.layouts = dict(self._layouts())
        if len(board.layouts) != len(self.card.layouts):
            self.note("layouts", "two layouts have the same name")
        if board.layouts:
            first = next(iter(board.layouts.values()))
            board.zones, board.glyphs = first.zones, first.glyphs
        for name, labels in self.card.marks.items():
            spaces = self._spaces(labels, f"marks.{name}")
            board.marks[name] = tuple(space.index for space in spaces)
        return board
