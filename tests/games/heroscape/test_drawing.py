"""A battlefield as it is sent for drawing: geometry, layers, spaces, and every piece with its place.

`tests/space/axial.json` is the table of cases for the place of an axial hex; the client is tested on it too.
"""

from __future__ import annotations

import json
from itertools import pairwise
from math import dist
from pathlib import Path
from typing import Any

import pytest

from battlewright.games.heroscape.board.places import STEPS, offset
from battlewright.games.heroscape.drawing import SIDES, drawn, map_id
from battlewright.games.heroscape.lexicon import Lexicon
from battlewright.kernel.surface import Column, ColumnBoard, Named
from battlewright.texts import Texts, languages

from .fields import field
from .scenes import GAME

CASES = json.loads((Path(__file__).parents[2] / "space" / "axial.json").read_text(encoding="utf-8"))
MAPS = sorted(GAME.content.maps)
ENGLISH = Lexicon(Texts(), GAME.content)


def shown(name: str, language: str = "en") -> ColumnBoard:
    """A shipped map."""
    return GAME.map_view(name, GAME.narrator(language))


def small(*rows: str, **entries: Any) -> ColumnBoard:
    """A map drawn in rows."""
    return drawn(field(*rows, **entries), Named("field", "Field"), ENGLISH)


def centre(q: int, r: int) -> tuple[float, float]:
    """Where a hex lies: neighbours are 1 apart, x grows eastwards and y southwards."""
    return q + r / 2, r * 3**0.5 / 2


def by_hex(board: ColumnBoard) -> dict[tuple[int, int], Column]:
    """Columns by their axial coordinates."""
    return {(column.q, column.r): column for column in board.columns}


# --- geometry -------------------------------------------------------------------------------------


def test_the_table_of_cases_holds() -> None:
    """Axial coordinates to a place, as the client reckons it."""
    for case in CASES:
        assert centre(case["q"], case["r"]) == pytest.approx((case["x"], case["y"]))


@pytest.mark.rule("HS-BOARD-01")
@pytest.mark.parametrize("name", MAPS)
def test_neighbours_are_one_apart_and_nobody_else(name: str) -> None:
    """Hexes that share an edge lie 1 apart in the drawing, all others further."""
    columns = by_hex(shown(name))

    for q, r in columns:
        near = {(a, b) for a, b in columns if dist(centre(q, r), centre(a, b)) < 1.01} - {(q, r)}
        assert near == {(q + dq, r + dr) for dq, dr in STEPS} & columns.keys()


def test_sides_point_where_they_say() -> None:
    """East is to the right, north is up, and the labels count rows downwards."""
    steps = [centre(*STEPS[SIDES.index(side)]) for side in ("E", "W", "NE", "SW")]

    assert [(x > 0, round(y, 3)) for x, y in steps] == [
        (True, 0),
        (False, 0),
        (True, -0.866),
        (False, 0.866),
    ]
    board = small("g1 g1", "g1 g1")
    assert {column.at: centre(column.q, column.r)[0] for column in board.columns} == {
        "A1": 0,
        "B1": 1,
        "A2": 0.5,
        "B2": 1.5,
    }


@pytest.mark.parametrize("name", MAPS)
def test_every_space_of_a_match_is_in_the_drawing(name: str) -> None:
    """The labels are those of options and tables, each once, at the hex of its column and row."""
    state = GAME.new({"map": name}, "drawing") if len(GAME.content.maps[name].players) else None
    board = shown(name)
    labels = [space.at for column in board.columns for space in column.spaces]

    assert len(labels) == len(set(labels))
    for column in board.columns:
        letters, row = offset((column.q, column.r))
        assert column.at.lstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ") == str(row + 1)
        assert (column.at[0] == chr(65 + letters)) == (letters < 26)
    assert state is None or map_id(state) == name


# --- columns --------------------------------------------------------------------------------------


@pytest.mark.rule("HS-BOARD-02", "HS-BOARD-03")
def test_layers_are_solid_and_air_is_between_them() -> None:
    """A bridge hangs over the ground; water lies on its tile and is no level high."""
    bridge, water = small("g1^d8*3 w2").columns

    assert [(layer.terrain, layer.bottom, layer.top, layer.flat) for layer in bridge.layers] == [
        ("grass", 0, 1, False),
        ("road", 5, 8, False),
    ]
    assert [(space.at, space.level, space.clearance) for space in bridge.spaces] == [
        ("A1", 1, 4),
        ("A1+", 8, None),
    ]
    assert [(layer.terrain, layer.top, layer.flat) for layer in water.layers] == [("water", 2, True)]
    assert water.spaces[0].level == 2


def test_a_road_over_nothing_has_no_ground() -> None:
    """Its only layer begins in the air."""
    (column,) = [c for c in small("g1 ^d8").columns if c.at == "B1"]

    assert [(layer.bottom, layer.top) for layer in column.layers] == [(7, 8)]


def test_hollow_columns_are_sent_for_every_map_that_has_them() -> None:
    """Bridges, gates and overhangs are on 25 of the 38 maps."""
    hollow = [
        name for name in MAPS if any(len(c.layers) > 1 or c.layers[0].bottom for c in shown(name).columns)
    ]

    assert (len(hollow), len(MAPS)) == (25, 38)


@pytest.mark.parametrize("name", MAPS)
def test_every_space_stands_on_a_layer(name: str) -> None:
    """Apart from rungs: one space for each layer, on top of it, with the air up to the next."""
    for column in shown(name).columns:
        floors = [space for space in column.spaces if not space.rung]
        assert [space.level for space in floors] == [layer.top for layer in column.layers]
        assert [space.terrain for space in floors] == [layer.terrain for layer in column.layers]
        for space, (below, above) in zip(floors, pairwise(column.layers), strict=False):
            assert space.clearance == above.bottom - below.top


# --- pieces ---------------------------------------------------------------------------------------


@pytest.mark.rule("HS-SIZE-05")
def test_walls_say_where_they_stand_and_how_high_they_are() -> None:
    """Each edge once, from inside, with the level it stands on; a battlement is higher than one climbs."""
    board = small("g3 g1", walls=[{"kind": "battlement", "edges": "A1:E A1:W"}])
    (wall,) = board.walls

    assert (wall.id, wall.kind, wall.inside, wall.outside) == ("battlement-1", "battlement", 2, 3)
    assert [(e.at, e.side, e.base, e.top, e.full) for e in wall.edges] == [
        ("A1", "E", 3, 5, 8),
        ("A1", "W", 3, 5, 8),
    ]


@pytest.mark.rule("HS-DOOR-01", "HS-SIZE-04")
def test_a_door_has_edges_height_and_life() -> None:
    """The gate of Highgate, with the space it is moved from; it is no wall."""
    board = shown("highgate")
    (door,) = board.doors
    labels = {space.at for column in board.columns for space in column.spaces}

    assert (door.height, door.life) == (10, 10)
    assert {edge.at for edge in door.edges} | {door.control} | set(door.swing) <= labels
    assert door.name
    assert door.id not in {wall.id for wall in board.walls}


@pytest.mark.rule("HS-LADDER-01", "HS-LADDER-02")
def test_a_ladder_leans_on_the_side_it_leads_to() -> None:
    """From the landing space over its rungs to the platform beside it."""
    board = small("g1 g7", ladders=[{"at": "A1", "to": "B1"}])
    (ladder,) = board.ladders

    assert (ladder.at, ladder.to, ladder.side, ladder.base, ladder.top) == ("A1", "B1", "E", 1, 7)
    assert ladder.rungs == ("A1/1", "A1/2", "A1/3")
    rungs = [space for space in board.columns[0].spaces if space.ladder == ladder.id]
    assert [(space.rung, space.level) for space in rungs] == [(1, 3), (2, 5), (3, 7)]


@pytest.mark.rule("HS-SIZE-06", "HS-SIZE-08", "HSV-TREE-02")
def test_obstacles_have_a_height_and_some_a_life() -> None:
    """A tree is slim and can be felled; a glacier fills its spaces and lasts."""
    board = small(
        "g1 g1 g2", obstacles=[{"kind": "tree", "at": "A1", "heights": [11]}, {"kind": "glacier", "at": "C1"}]
    )

    assert [(o.id, o.at, o.base, o.heights, o.slim, o.life) for o in board.obstacles] == [
        ("tree-1", ("A1",), 1, (11,), True, 11),
        ("glacier-1", ("C1",), 2, (7,), False, 0),
    ]
    assert [space.obstacle for column in board.columns for space in column.spaces] == [
        "tree-1",
        "",
        "glacier-1",
    ]


def test_zones_glyphs_hives_and_marks_name_spaces() -> None:
    """A layout has a zone for each player and glyphs by letter, `?` for a random one."""
    board = small(
        "g1 g1 g1 g1",
        layouts=[{"name": "usual", "zones": ["A1", "D1"], "glyphs": "B1=K C1=?"}],
        marks={"hill": "B1"},
    )
    (layout,) = board.layouts

    assert layout.zones == (("A1",), ("D1",))
    assert [(g.at, g.letter, g.up) for g in layout.glyphs] == [("B1", "K", True), ("C1", "?", False)]
    assert board.marks == {"hill": ("B1",)}
    assert [len(hive.at) for hive in shown("weeping-jungle").hives] == [6]


@pytest.mark.parametrize("language", languages())
def test_every_kind_has_a_word_beside_its_id(language: str) -> None:
    """Terrain and pieces are ids; the words of the reader's language come with the map."""
    for name in MAPS:
        board = shown(name, language)
        kinds = {layer.terrain for column in board.columns for layer in column.layers}
        kinds |= {piece.kind for piece in board.obstacles} | {wall.kind for wall in board.walls}
        assert kinds <= board.words.keys()
        assert not [word for word in board.words.values() if "⟦" in word]


# --- readings -------------------------------------------------------------------------------------


@pytest.mark.rule("HS-BOARD-03", "HS-LADDER-02")
def test_a_match_names_the_map_by_its_own_reading() -> None:
    """With flat tiles on the level of their neighbours, or other rungs, the drawing has these levels."""
    state = GAME.new(
        {"map": "highgate", "switches": {"flat_tile_level": "same", "levels_per_rung": "1"}}, "reading"
    )
    words = GAME.narrator("en")

    assert map_id(state) == "highgate@same,1"
    ours, usual = GAME.map_view(map_id(state), words), GAME.map_view("highgate", words)
    assert len(ours.ladders[0].rungs) > len(usual.ladders[0].rungs)
    wet = [
        (one.spaces[0].level, other.spaces[0].level)
        for one, other in zip(ours.columns, usual.columns, strict=True)
        if one.layers[0].flat
    ]
    assert wet
    assert all(level == below + 1 for level, below in wet)


@pytest.mark.parametrize(
    "name", ["highgate@", "highgate@same", "highgate@same,9", "highgate@up,2", "@same,1"]
)
def test_an_unknown_reading_is_no_map(name: str) -> None:
    """A map is asked for by an id that a table has given."""
    with pytest.raises(LookupError):
        GAME.map_view(name, GAME.narrator("en"))
