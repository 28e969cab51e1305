"""A battlefield for drawing: columns with their layers and spaces, and every piece on them.

A match may read a map in its own way (the level of flat tiles, the levels of a rung); `map_id` names map
and reading for a table, and `map_of` answers with the same levels and labels that the match uses.
"""

from __future__ import annotations

from collections.abc import Iterator

from battlewright.games.heroscape.board import Board, board_for
from battlewright.games.heroscape.board.board import SKY, Layout, Rim, Space
from battlewright.games.heroscape.board.places import STEPS
from battlewright.games.heroscape.content import Content
from battlewright.games.heroscape.lexicon import Lexicon
from battlewright.games.heroscape.library import switch
from battlewright.games.heroscape.model.state import State
from battlewright.games.heroscape.own_maps import id_of, is_own
from battlewright.games.heroscape.switches import DEFAULTS, SWITCHES
from battlewright.kernel.surface import Column, ColumnBoard, Named, boards

SIDES: tuple[boards.Side, ...] = ("E", "NE", "NW", "W", "SW", "SE")
READING = "@"
READINGS = ("flat_tile_level", "levels_per_rung")
USUAL = [DEFAULTS[name] for name in READINGS]


def map_id(state: State) -> str:
    """The map of a match, with its reading where that is not the usual one: `highgate@same,1`."""
    name = id_of(state.map) if is_own(state.map) else state.map
    reading = [switch(state, name) for name in READINGS]
    return name if reading == USUAL else f"{name}{READING}{','.join(reading)}"


def own_map_of(state: State) -> str:
    """The map of a match that brought its own, as text; else nothing."""
    return state.map if is_own(state.map) else ""


def map_of(content: Content, id: str, lexicon: Lexicon) -> ColumnBoard:
    """A map by its id, with or without a reading; LookupError if there is none."""
    name, _, _ = id.partition(READING)
    flat_same, per_rung = reading_of(id)
    return drawn(board_for(content.maps[name], flat_same, per_rung), Named(id, lexicon.name(name)), lexicon)


def reading_of(id: str) -> tuple[bool, int]:
    """How the map of an id is read: whether flat tiles are a level high, and the levels of a rung."""
    _, at, reading = id.partition(READING)
    flat, rung = _reading(id, reading) if at else USUAL
    return flat == "same", int(rung)


def drawn(board: Board, called: Named, lexicon: Lexicon) -> ColumnBoard:
    """Any board, under an id and a name."""
    return ColumnBoard(
        id=called.id,
        name=called.name,
        columns=tuple(_column(board, number) for number in range(len(board.hexes))),
        obstacles=tuple(_obstacles(board)),
        walls=tuple(_walls(board)),
        doors=tuple(_doors(board, lexicon)),
        ladders=tuple(_ladders(board)),
        hives=tuple(boards.Hive(hive.id, tuple(board.labels(hive.spaces))) for hive in board.hives),
        layouts=tuple(_layout(board, layout) for layout in board.layouts.values()),
        marks={mark: tuple(board.labels(spaces)) for mark, spaces in board.marks.items()},
        words=_words(board, lexicon),
    )


def _reading(id: str, text: str) -> list[str]:
    values = text.split(",")
    known = [SWITCHES[name].values for name in READINGS]
    if len(values) != len(known) or any(v not in k for v, k in zip(values, known, strict=True)):
        raise LookupError(id)
    return values


def _words(board: Board, lexicon: Lexicon) -> dict[str, str]:
    """What the terrain and the pieces of a map are called."""
    say = lexicon.texts.format
    terrains = dict.fromkeys(space.terrain for space in board.spaces)
    kinds = [obstacle.kind for obstacle in board.obstacles.values()]
    kinds += [rim.wall.kind for rims in board.rims.values() for rim in rims]
    return {
        **{terrain: say(f"hs-terrain-{terrain}") for terrain in terrains},
        **{kind: say(f"hs-piece-{kind}") for kind in dict.fromkeys(kinds)},
    }


# --- columns --------------------------------------------------------------------------------------


def _column(board: Board, number: int) -> Column:
    q, r = board.hexes[number]
    spaces = [board.spaces[index] for index in board.stacks[number]]
    floors = [space for space in spaces if not space.rung]
    return Column(
        at=floors[0].label,
        q=q,
        r=r,
        layers=tuple(
            boards.Layer(terrain=space.terrain, bottom=bottom, top=space.layer - space.flat, flat=space.flat)
            for space, (bottom, _) in zip(floors, board.solids[number], strict=True)
        ),
        spaces=tuple(map(_standing, spaces)),
    )


def _standing(space: Space) -> boards.Standing:
    return boards.Standing(
        at=space.label,
        level=space.level,
        terrain=space.terrain,
        clearance=space.clearance if space.clearance < SKY else None,
        rung=space.rung,
        ladder=space.ladder,
        obstacle=space.obstacle,
    )


# --- pieces ---------------------------------------------------------------------------------------


def _obstacles(board: Board) -> Iterator[boards.Obstacle]:
    for piece in board.obstacles.values():
        yield boards.Obstacle(
            id=piece.id,
            kind=piece.kind,
            at=tuple(board.labels(piece.spaces)),
            base=piece.base,
            heights=piece.heights,
            slim=piece.slim,
            life=piece.life,
        )


def _walls(board: Board) -> Iterator[boards.Wall]:
    """Walls with all their edges, each named once, from inside; doors are no walls."""
    found: dict[str, list[tuple[Rim, boards.WallEdge]]] = {}
    for (number, direction), rims in board.rims.items():
        for rim in rims:
            if rim.inside and not rim.wall.door:
                edge = _wall_edge(board, number, direction, rim)
                found.setdefault(rim.wall.id, []).append((rim, edge))
    for id, parts in found.items():
        wall = parts[0][0].wall
        yield boards.Wall(
            id=id,
            kind=wall.kind,
            inside=wall.here,
            outside=wall.there,
            climbable=wall.climbable,
            edges=tuple(edge for _, edge in parts),
        )


def _wall_edge(board: Board, number: int, direction: int, rim: Rim) -> boards.WallEdge:
    wall = rim.wall
    return boards.WallEdge(
        at=_floor(board, number, wall.base),
        side=SIDES[direction],
        base=wall.base,
        top=wall.top,
        full=wall.full,
    )


def _floor(board: Board, number: int, level: int) -> str:
    """The label of the space of a hex on a level; its lowest where none is there."""
    spaces = [board.spaces[index] for index in board.stacks[number] if not board.spaces[index].rung]
    return next((space.label for space in spaces if space.level == level), spaces[0].label)


def _doors(board: Board, lexicon: Lexicon) -> Iterator[boards.Door]:
    for door in board.doors.values():
        yield boards.Door(
            id=door.id,
            name=lexicon.name(f"door:{door.id}"),
            edges=tuple(
                boards.DoorEdge(_floor(board, number, door.base), SIDES[direction])
                for number, direction in door.edges
            ),
            base=door.base,
            height=door.height,
            life=door.life,
            control=board.spaces[door.control].label,
            swing=tuple(board.labels(door.swing)),
        )


def _ladders(board: Board) -> Iterator[boards.Ladder]:
    for ladder in board.ladders.values():
        foot, top = board.spaces[ladder.landing], board.spaces[ladder.platform]
        yield boards.Ladder(
            id=ladder.id,
            at=foot.label,
            to=top.label,
            side=SIDES[STEPS.index((top.q - foot.q, top.r - foot.r))],
            rungs=tuple(board.labels(ladder.rungs)),
            base=foot.level,
            top=top.level,
        )


def _layout(board: Board, layout: Layout) -> boards.Layout:
    return boards.Layout(
        name=layout.name,
        zones=tuple(tuple(board.labels(layout.zones[player])) for player in sorted(layout.zones)),
        glyphs=tuple(
            boards.GlyphPlace(board.spaces[glyph.space].label, glyph.letter, glyph.face_up)
            for glyph in layout.glyphs
        ),
    )
