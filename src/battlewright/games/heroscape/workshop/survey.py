"""What the engine says of a map somebody is building: a drawing of it, mistakes and weak spots, figures.

A mistake (`error`) keeps the map from being played, a `warning` is something its maker will hardly have
meant, a `note` is worth knowing. Each names the spaces it is about. Ways are those of a figure of medium
height on foot, by the rules as they are usually played; closed doors count as open, for all can be moved.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Literal

from msgspec import Struct

from battlewright.games.heroscape.board import Board, Layout, MapCard
from battlewright.games.heroscape.board.board import NOWHERE
from battlewright.games.heroscape.board.build import Builder
from battlewright.games.heroscape.board.columns import Column
from battlewright.games.heroscape.board.places import Hex, hex_label, neighbour
from battlewright.games.heroscape.content import Content
from battlewright.games.heroscape.drawing import drawn
from battlewright.games.heroscape.lexicon import Lexicon
from battlewright.games.heroscape.model.cards import ArmyCard
from battlewright.games.heroscape.rules.ground import Gait, steps_of
from battlewright.games.heroscape.switches import DEFAULTS
from battlewright.kernel.surface import ColumnBoard, Named
from battlewright.texts import Texts

MEDIUM = 5
"""The height of most figures."""
USUAL_POINTS = 400
"""Up to how many points a prepared army is expected to find room in a zone."""

Severity = Literal["error", "warning", "note"]


class Finding(Struct, frozen=True, kw_only=True):
    """Something about a map that its maker should know, in words, with the spaces it is about."""

    kind: str
    severity: Severity
    text: str
    at: tuple[str, ...] = ()


class ZoneFigures(Struct, frozen=True, kw_only=True):
    """A start zone: its spaces, and how many of the prepared armies find room on them."""

    spaces: int
    armies: int
    of: int


class MapFigures(Struct, frozen=True, kw_only=True):
    """A map in numbers; `players` are the numbers of players it has zones for."""

    hexes: int
    spaces: int
    levels: int
    tiles: int
    lowest: int
    highest: int
    players: tuple[int, ...]
    zones: tuple[ZoneFigures, ...]
    apart: int  # steps between the nearest spaces of two zones; 0 where there are not two


class Surveyed(Struct, frozen=True, kw_only=True):
    """What the engine says of a map: it can be played if no finding is an error."""

    board: ColumnBoard
    findings: tuple[Finding, ...]
    figures: MapFigures
    playable: bool


def medium_gait() -> Gait:
    """How a figure of medium height walks; every door is open to it (HS-CLIMB-01)."""
    climb = MEDIUM if DEFAULTS["climb_limit"] == "height" else MEDIUM - 1
    nothing: frozenset[str] = frozenset()
    return Gait(
        height=MEDIUM,
        climb=climb,
        drop=MEDIUM,
        rungs=True,
        slow=nothing,
        slither=False,
        lava_proof=False,
        flat_same=DEFAULTS["flat_tile_level"] == "same",
        depth=False,
        gone=nothing,
        shut=nothing,
    )


def surveyed(card: MapCard, layout: str, content: Content, texts: Texts) -> Surveyed:
    """A map drawn and checked; `layout` names the zones that are looked at, the first if there is none."""
    builder = Builder(card)
    board = builder.board
    shown = board.layouts.get(layout) or next(iter(board.layouts.values()), Layout("", {}, ()))
    survey = _Survey(board, builder.columns, shown, content, texts)
    findings = [*survey.mistakes(builder), *survey.weak_spots()]
    order = {"error": 0, "warning": 1, "note": 2}
    return Surveyed(
        board=drawn(board, Named(card.id, card.name), Lexicon(texts, content)),
        findings=tuple(sorted(findings, key=lambda finding: order[finding.severity])),
        figures=survey.figures(card),
        playable=all(finding.severity != "error" for finding in findings),
    )


class _Survey:
    """One look at one map."""

    def __init__(
        self, board: Board, columns: Mapping[Hex, Column], layout: Layout, content: Content, texts: Texts
    ) -> None:
        self.board, self.columns, self.layout = board, columns, layout
        self.content, self.texts = content, texts
        self.steps = steps_of(board, medium_gait())
        self.zones = [zone for _, zone in sorted(layout.zones.items()) if zone]
        self.reached = [self._reach(zone) for zone in self.zones]

    def _say(self, kind: str, severity: Severity, at: Iterable[int | str] = (), **values: object) -> Finding:
        labels = tuple(self.board.names[each] if isinstance(each, int) else each for each in at)
        text = self.texts.format(f"maker-finding-{kind}", **values)
        return Finding(kind=kind, severity=severity, text=text, at=labels)

    def mistakes(self, builder: Builder) -> Iterator[Finding]:
        """What keeps it from being read, gathered by kind."""
        found: dict[str, dict[str, None]] = {}
        details: dict[str, str] = {}
        for problem in builder.problems:
            found.setdefault(problem.kind, {}).update(dict.fromkeys(problem.at))
            details.setdefault(problem.kind, problem.problem)
        for kind, at in found.items():
            yield self._say(kind, "error", list(at), detail=details[kind])

    def weak_spots(self) -> Iterator[Finding]:
        """Everything else, the gravest first."""
        if self.board.hexes:
            yield from self._zone_findings()
            yield from self._way_findings()
            yield from self._floating()
            yield from self._islands()

    # --- zones --------------------------------------------------------------------------------------

    def _zone_findings(self) -> Iterator[Finding]:
        """HS-SETUP-12: two zones or more, with room for armies, alike for all."""
        if len(self.zones) < 2:
            yield self._say("few-zones", "error", zones=len(self.zones))
        for number, zone in enumerate(self.zones, start=1):
            rooms = [room_for(self.content, army) for army in self.armies()]
            fitting = sum(room <= len(zone) for room in rooms)
            if fitting * 2 < len(rooms):
                yield self._say(
                    "small-zone",
                    "warning",
                    zone,
                    zone=number,
                    spaces=len(zone),
                    fits=fitting,
                    armies=len(rooms),
                    points=USUAL_POINTS,
                )
            if not any(self._is_pair(a, b) for a in zone for b in zone):
                yield self._say("no-pair", "warning", zone, zone=number)
        sizes = [len(zone) for zone in self.zones]
        if sizes and max(sizes) > min(sizes):
            yield self._say("unequal-zones", "note", most=max(sizes), least=min(sizes))

    def armies(self) -> list[ArmyCard]:
        """The prepared armies a zone is measured against."""
        units = self.content.units
        return [
            army
            for army in self.content.armies.values()
            if sum(units[entry.card].card.points * entry.copies for entry in army.cards) <= USUAL_POINTS
        ]

    def _is_pair(self, a: int, b: int) -> bool:
        """HS-DOUBLE-05: whether a figure on two spaces could stand on these."""
        board = self.board
        return board.spaces[a].level == board.spaces[b].level and board.are_neighbours(a, b)

    # --- ways ---------------------------------------------------------------------------------------

    def _reach(self, start: Iterable[int]) -> set[int]:
        """Every space to which somebody who begins there can walk."""
        found, front = set(start), list(start)
        while front:
            for step in self.steps[front.pop()]:
                if step.to not in found:
                    found.add(step.to)
                    front.append(step.to)
        return found

    def _way_findings(self) -> Iterator[Finding]:
        """Zones between which nobody can walk, spaces nobody reaches, pits nobody leaves."""
        for number, (zone, reached) in enumerate(zip(self.zones, self.reached, strict=True), start=1):
            lost = [other for other, far in enumerate(self.zones, start=1) if not reached & set(far)]
            for other in lost:
                yield self._say("zones-cut-off", "warning", zone, zone=number, other=other)
        if not self.zones:
            return
        open_spaces = {s.index for s in self.board.spaces if not s.obstacle and not s.rung}
        everywhere = set().union(*self.reached)
        unreached = sorted(open_spaces - everywhere)
        if unreached:
            yield self._say("unreached", "warning", unreached, spaces=len(unreached))
        pits = sorted(self._pits(everywhere & open_spaces))
        if pits:
            yield self._say("pit", "warning", pits, spaces=len(pits))

    def _pits(self, reached: set[int]) -> set[int]:
        """Spaces one can walk into but from which no start zone can be walked to."""
        before: dict[int, list[int]] = {}
        for space in reached | set().union(*self.reached):
            for step in self.steps[space]:
                before.setdefault(step.to, []).append(space)
        home = {space for zone in self.zones for space in zone}
        front = list(home)
        while front:
            for space in before.get(front.pop(), ()):
                if space not in home:
                    home.add(space)
                    front.append(space)
        return reached - home

    # --- what holds it ------------------------------------------------------------------------------

    def _floating(self) -> Iterator[Finding]:
        """HS-OVERHANG-01: tiles that hang in the air must hold on to something on their level."""
        loose = list(floating(self.columns, self._props()))
        if loose:
            yield self._say("floats", "warning", loose, spaces=len(loose))
        for piece in self.board.obstacles.values():
            if len({self.board.spaces[index].level for index in piece.spaces}) > 1:
                yield self._say("uneven", "warning", piece.spaces)

    def _props(self) -> dict[Hex, list[int]]:
        """Up to which levels pieces on hexes reach: a wall walk lies on its wall (HS-SIZE-03)."""
        found: dict[Hex, list[int]] = {}
        for piece in self.board.obstacles.values():
            for index, height in zip(piece.spaces, piece.heights, strict=True):
                space = self.board.spaces[index]
                found.setdefault((space.q, space.r), []).append(space.level + height)
        return found

    def _islands(self) -> Iterator[Finding]:
        """Hexes that touch the rest of the map nowhere."""
        board = self.board
        home = self.zones[0][0] if self.zones else 0
        far = [n for n, steps in enumerate(board.distances(board.hex_at[home])) if steps == NOWHERE]
        if far:
            yield self._say("island", "warning", [hex_label(board.hexes[n]) for n in far], hexes=len(far))

    # --- figures ------------------------------------------------------------------------------------

    def figures(self, card: MapCard) -> MapFigures:
        """The map in numbers."""
        board = self.board
        floors = [space for space in board.spaces if not space.rung]
        levels = [space.level for space in floors]
        rooms = [room_for(self.content, army) for army in self.armies()]
        return MapFigures(
            hexes=len(board.hexes),
            spaces=sum(not space.obstacle for space in floors),
            levels=len(set(levels)),
            tiles=sum(
                tile.top - tile.bottom + tile.flat for column in self.columns.values() for tile in column
            ),
            lowest=min(levels, default=0),
            highest=max(levels, default=0),
            players=card.players,
            zones=tuple(
                ZoneFigures(spaces=len(zone), armies=sum(room <= len(zone) for room in rooms), of=len(rooms))
                for zone in self.zones
            ),
            apart=self._apart(),
        )

    def _apart(self) -> int:
        board, nearest = self.board, NOWHERE
        for number, zone in enumerate(self.zones):
            others = {board.hex_at[space] for other in self.zones[number + 1 :] for space in other}
            for start in {board.hex_at[space] for space in zone} if others else ():
                ring = board.distances(start)
                nearest = min(nearest, min(ring[there] for there in others))
        return nearest if nearest < NOWHERE else 0


def room_for(content: Content, army: ArmyCard) -> int:
    """The spaces that the figures of an army need (HS-SETUP-12)."""
    cards = [(content.units[entry.card].card, entry.copies) for entry in army.cards]
    return sum(card.figures * card.hexes * copies for card, copies in cards)


def floating(columns: Mapping[Hex, Column], props: Mapping[Hex, list[int]]) -> Iterator[str]:
    """The spaces on tiles that hang in the air and hold on to nothing.

    A tile lies on several hexes at once: it holds if somewhere, over neighbouring hexes with tiles on the
    same level, something solid is right below it.
    """
    slabs = {
        (h, number): (tile.bottom, max(tile.top, tile.bottom + 1), number == 0 and tile.bottom == 0)
        for h, column in columns.items()
        for number, tile in enumerate(column)
    }
    held = {key for key, (bottom, _, rooted) in slabs.items() if rooted or bottom in props.get(key[0], ())}
    front = list(held)
    while front:
        h, number = front.pop()
        low, high, _ = slabs[h, number]
        for direction in range(6):
            there = neighbour(h, direction)
            for above in range(len(columns.get(there, ()))):
                key = (there, above)
                bottom, top, _ = slabs[key]
                if key not in held and bottom < high and low < top:
                    held.add(key)
                    front.append(key)
    for h, number in sorted(slabs.keys() - held, key=lambda key: (key[0][1], key[0][0], key[1])):
        yield hex_label(h) + "+" * number
