"""The battlefield: spaces, levels, links, pieces (HS-BOARD, HS-SIZE, HS-LADDER, HS-OVERHANG, HS-RANGE)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from battlewright.games.heroscape.board import Board, Link, board_for
from battlewright.games.heroscape.board.board import NOWHERE, SKY
from battlewright.games.heroscape.board.pieces import FLAT, LAND
from battlewright.games.heroscape.board.places import (
    SIDES,
    at_offset,
    hex_label,
    hex_steps,
    neighbour,
    offset,
    parse_label,
)

from .fields import card, field, mistakes


def link(board: Board, start: str, end: str) -> Link | None:
    """The link between two spaces, by label."""
    return board.link(board.by_label[start], board.by_label[end])


def found(board: Board, start: str, end: str) -> Link:
    """The same where there must be one."""
    result = link(board, start, end)
    assert result is not None
    return result


def level(board: Board, label: str) -> int:
    """The level of a space."""
    return board.spaces[board.by_label[label]].level


# --- labels and neighbours


def test_labels_name_columns_and_rows() -> None:
    """The letters are columns, the number is the row, and every second row stands to the right."""
    assert hex_label((0, 0)) == "A1"
    assert hex_label(at_offset(27, 4)) == "AB5"
    assert parse_label("AB5++") == (at_offset(27, 4), 2)
    assert all(
        parse_label(hex_label(at_offset(c, r)))[0] == at_offset(c, r) for c in range(60) for r in range(9)
    )


@pytest.mark.rule("HS-BOARD-01")
def test_spaces_neighbour_each_other_when_their_hexes_share_an_edge() -> None:
    """A hex has up to six neighbours, whatever the levels; the directions run counter-clockwise from east."""
    board = field("g1 g1 g1", "g1 g9 g1", "g1 g1 g1")
    middle = board.by_label["B2"]

    around = {board.spaces[each.to].label: SIDES[each.direction] for each in board.links[middle]}

    assert around == {"C2": "E", "C1": "NE", "B1": "NW", "A2": "W", "B3": "SW", "C3": "SE"}
    assert not board.are_neighbours(board.by_label["A1"], middle)


@pytest.mark.rule("HS-BOARD-01", "HS-OVERHANG-01")
def test_a_hex_holds_several_spaces_where_one_lies_above_another() -> None:
    """Where a tile hangs over open room there is a space below and a space above."""
    board = field("g2 g2^d8 g2")

    under, over = (board.spaces[board.by_label[label]] for label in ("B1", "B1+"))

    assert (under.level, over.level) == (2, 8)
    assert (under.terrain, over.terrain) == ("grass", "road")
    assert not board.under_sky(under.index)
    assert board.under_sky(over.index)
    assert board.same_hex(under.index) == (under.index, over.index)


# --- levels


@pytest.mark.rule("HS-BOARD-02", "HS-TERRAIN-01")
@pytest.mark.parametrize(("sign", "terrain"), LAND.items())
def test_a_land_tile_is_one_level_high(sign: str, terrain: str) -> None:
    """The level of land is the number of tiles in its column; one tile on the table is level 1."""
    board = field(f"{sign}1 {sign}4")

    assert (level(board, "A1"), level(board, "B1")) == (1, 4)
    assert board.spaces[0].terrain == terrain
    assert not board.spaces[0].flat
    assert mistakes(f"{sign}0")[0].startswith("rows[0]: row 1:")


@pytest.mark.rule("HS-BOARD-02")
def test_gaps_of_overhangs_count_as_built() -> None:
    """A space that hangs at level 8 is at level 8, though there is air in its column."""
    assert level(field("g1^r8"), "A1+") == 8


@pytest.mark.rule("HS-BOARD-03", "HS-TERRAIN-02")
@pytest.mark.parametrize(("sign", "terrain"), FLAT.items())
def test_a_flat_tile_adds_no_level(sign: str, terrain: str) -> None:
    """Water, swamp water, ice and molten lava are as high as what they lie on; land beside is one higher."""
    board = field(f"{sign}0 g1 {sign}3 g4")

    on_table, on_three = board.spaces[0], board.spaces[2]

    assert (on_table.level, on_three.level) == (0, 3)
    assert on_table.terrain == terrain
    assert on_table.flat
    assert (on_table.layer, on_three.layer) == (1, 4)


@pytest.mark.rule("HS-BOARD-03")
def test_by_the_other_reading_a_flat_tile_has_the_level_of_its_layer() -> None:
    """With flat_tile_level = same, water on the table is level with the land beside it."""
    board = field("w0 g1 w3", flat_same=True)

    assert [space.level for space in board.spaces] == [1, 1, 4]


@pytest.mark.rule("HS-BOARD-03")
def test_a_glyph_adds_no_level() -> None:
    """A space with a glyph keeps its level."""
    board = field("g2 g2", layouts=[{"name": "x", "zones": [], "glyphs": "B1=K"}])

    assert level(board, "B1") == 2
    assert board.glyphs[0] == (board.by_label["B1"], "K", True)


@pytest.mark.rule("HS-BOARD-04", "HS-LADDER-02", example="HS-EX-42")
def test_a_rung_is_at_a_terrain_level() -> None:
    """From level 1 to level 11 with two levels a rung there are five rungs, at 3, 5, 7, 9 and 11."""
    board = field("g1 r11", ladders=[{"at": "A1", "to": "B1", "height": 10}])
    ladder = board.ladders["ladder-1"]

    assert [board.spaces[rung].level for rung in ladder.rungs] == [3, 5, 7, 9, 11]
    assert [board.spaces[rung].label for rung in ladder.rungs] == [f"A1/{k}" for k in range(1, 6)]
    chain = [ladder.landing, *ladder.rungs, ladder.platform]
    steps = [board.link(a, b) for a, b in pairwise(chain)]
    assert all(step is not None and step.rung for step in steps)
    assert len(steps) == 6


# --- obstacles and walls


@pytest.mark.rule("HS-BOARD-05", "HS-BOARD-06")
def test_a_piece_on_hexes_closes_its_spaces() -> None:
    """A tree stands on its space and closes it; the spaces around stay open."""
    board = field("g1 g1 g1", obstacles=[{"kind": "tree", "at": "B1", "heights": [11]}])

    assert [space.obstacle for space in board.spaces] == ["", "tree-1", ""]
    assert board.obstacles["tree-1"].spaces == (1,)
    assert mistakes("g1", obstacles=[{"kind": "bush", "at": "A1"}, {"kind": "bush", "at": "A1"}]) == [
        "obstacles[1].at: A1 is closed already"
    ]


@pytest.mark.rule("HS-BOARD-06")
@pytest.mark.parametrize("kind", ["ruin", "stone-wall", "battlement", "railing"])
def test_a_piece_on_an_edge_separates_two_spaces(kind: str) -> None:
    """It stands between the two neighbours, seen from both sides, and closes neither."""
    board = field("g1 g1 g1", walls=[{"kind": kind, "edges": "A1:E"}])

    there, back = found(board, "A1", "B1").wall, found(board, "B1", "A1").wall

    assert there is not None
    assert back is not None
    assert (there.kind, back.kind) == (kind, kind)
    assert (there.here, there.there) == (back.there, back.here)
    assert found(board, "B1", "C1").wall is None
    assert not any(space.obstacle for space in board.spaces)


@pytest.mark.rule("HS-SIZE-01")
def test_a_ruin_is_six_levels_high() -> None:
    """From both sides; between spaces of level 2 its top is at 8."""
    wall = found(field("g2 g2", walls=[{"kind": "ruin", "edges": "A1:E"}]), "A1", "B1").wall

    assert wall is not None
    assert (wall.here, wall.there, wall.top) == (6, 6, 8)


@pytest.mark.rule("HS-SIZE-02")
def test_a_stone_wall_is_lower_from_inside() -> None:
    """Two levels from the roadway it stands on, three from outside."""
    board = field("d3 g1", walls=[{"kind": "stone-wall", "edges": "A1:E"}])

    out, back = found(board, "A1", "B1").wall, found(board, "B1", "A1").wall

    assert out is not None
    assert back is not None
    assert (out.here, out.there, out.top) == (2, 3, 5)
    assert (back.here, back.there, back.top) == (3, 2, 5)


@pytest.mark.rule("HS-SIZE-03")
def test_castle_walls_and_their_bases() -> None:
    """A wall section is nine levels high and its base one; together they carry a wall walk."""
    board = field(
        "g1 g1^k12 g1",
        obstacles=[{"kind": "castle-wall", "at": "B1", "heights": [10]}, {"kind": "castle-base", "at": "C1"}],
    )

    assert board.obstacles["castle-wall-1"].heights == (9 + 1,)
    assert board.obstacles["castle-base-1"].heights == (1,)
    assert level(board, "B1+") == 1 + 10 + 1
    assert field("g1", obstacles=[{"kind": "castle-wall", "at": "A1"}]).obstacles["castle-wall-1"].height == 9


@pytest.mark.rule("HS-SIZE-04", "HS-DOOR-05")
def test_the_fortress_door_is_ten_levels_high() -> None:
    """Its leaf stands on edges; it is an object of ten life that nobody climbs over."""
    board = field(
        "g1 g1 g1",
        "g1 g1 g1",
        doors=[{"id": "gate", "leaf": "B1:SW B1:SE", "control": "A1", "swing": "A2 B2 C2"}],
    )
    door = board.doors["gate"]

    assert (door.height, door.life) == (10, 10)
    assert board.labels(door.swing) == ["A2", "B2", "C2"]
    leaf = found(board, "B1", "B2").wall
    assert leaf is not None
    assert (leaf.door, leaf.top, leaf.climbable) == ("gate", 11, False)
    assert found(board, "A1", "A2").wall is None


@pytest.mark.rule("HS-SIZE-05")
def test_a_battlement_has_a_ledge_and_merlons() -> None:
    """The ledge is two levels high from inside and three from outside, the merlons five."""
    board = field("k5 g1", walls=[{"kind": "battlement", "edges": "A1:E"}])

    wall, back = found(board, "A1", "B1").wall, found(board, "B1", "A1").wall

    assert wall is not None
    assert back is not None
    assert (wall.here, wall.there, wall.full - wall.base) == (2, 3, 5)
    assert (back.here, back.there) == (3, 2)


@pytest.mark.rule("HS-SIZE-06", "HS-SIZE-07", "HS-SIZE-08")
@pytest.mark.parametrize(
    ("kind", "spaces", "allowed", "wrong"),
    [
        ("tree", 1, [[10], [11], [12]], [9]),
        ("tree", 4, [[15, 15, 15, 15]], [12, 12, 12, 12]),
        ("bush", 1, [[9]], [10]),
        ("palm", 1, [[14], [15], [16]], [13]),
        ("glacier", 1, [[7]], [9]),
        ("glacier", 3, [[5, 9, 7], [5, 7, 9]], [7, 7, 7]),
        ("glacier", 4, [[7, 11, 9, 11]], [7, 9, 9, 11]),
        ("glacier", 6, [[17, 17, 9, 17, 17, 9]], [17, 17, 17, 17, 9, 17]),
    ],
)
def test_plants_and_glaciers_have_their_printed_heights(
    kind: str, spaces: int, allowed: list[list[int]], wrong: list[int]
) -> None:
    """A piece of other heights is a mistake of the map."""
    at = " ".join("ABCDEF"[number] + "1" for number in range(spaces))
    rows = "g1 g1 g1 g1 g1 g1"
    for heights in allowed:
        entry = {"kind": kind, "at": at, "heights": heights}
        assert field(rows, obstacles=[entry]).obstacles[f"{kind}-1"].heights == tuple(heights)
    assert mistakes(rows, obstacles=[{"kind": kind, "at": at, "heights": wrong}])[0].startswith(
        "obstacles[0].heights: the piece is"
    )


@pytest.mark.rule("HSV-TREE-02")
def test_a_tree_lives_as_long_as_it_is_high() -> None:
    """Life equals height; plants and ice cannot be felled."""
    board = field(
        "g1 g1 g1",
        obstacles=[
            {"kind": "tree", "at": "A1", "heights": [11]},
            {"kind": "palm", "at": "B1", "heights": [15]},
        ],
    )

    assert (board.obstacles["tree-1"].life, board.obstacles["palm-1"].life) == (11, 0)
    assert (board.obstacles["tree-1"].jungle, board.obstacles["palm-1"].jungle) == (False, True)


# --- overhangs


@pytest.mark.rule("HS-OVERHANG-01", "HS-FIT-01", example="HS-EX-45")
def test_the_room_below_an_overhang() -> None:
    """A tile one level thick at level 8 leaves five levels over a floor at level 2."""
    board = field("g2 g2^d8 g2")

    assert board.spaces[board.by_label["B1"]].clearance == 5
    assert found(board, "A1", "B1").opening == 5
    assert board.spaces[board.by_label["A1"]].clearance == SKY
    assert found(board, "A1", "B1+").opening == SKY


def test_a_thick_roof_leaves_less_room() -> None:
    """Three tiles thick, its underside is at level 5."""
    assert field("g2^d8*3").spaces[0].clearance == 3


def test_no_way_leads_through_solid_tiles() -> None:
    """From the top of a plateau none leads to a space that ends below it."""
    board = field("g9 g1^d5")

    assert link(board, "A1", "B1") is None
    assert link(board, "A1", "B1+") is not None


@pytest.mark.rule("HS-CLIMB-06")
def test_the_open_side_of_an_overhang_is_climbed_only_where_it_is_low() -> None:
    """One tile thick and at most two levels up it counts as support; higher or thicker it does not."""
    low, high = field("g1 g1^d3"), field("g1 g1^d4")
    thick = field("g2 g1^d4*2^d9")

    assert found(low, "A1", "B1+").climb
    assert not found(high, "A1", "B1+").climb
    assert not found(thick, "A1", "B1++").climb
    assert found(thick, "A1", "B1+").climb
    assert found(field("g1 r9"), "A1", "B1").climb
    assert found(field("g1 g1^d4", climbs="B1+:W"), "A1", "B1+").climb


def test_a_bridge_over_nothing_is_one_space() -> None:
    """Where no tile lies on the table the lowest space is the bridge."""
    board = field("g4 ^d4 g4")

    assert level(board, "B1") == 4
    assert board.stacks[board.hex_of[neighbour((0, 0), 0)]] == (1,)


# --- ladders


@pytest.mark.rule("HS-LADDER-01", example="HS-EX-42")
def test_a_ladder_is_as_tall_as_what_it_leads_to() -> None:
    """A ladder of another height is a mistake, and so is one that leads nowhere."""
    assert not mistakes("g1 r11", ladders=[{"at": "A1", "to": "B1", "height": 10}])
    assert mistakes("g1 r11", ladders=[{"at": "A1", "to": "B1", "height": 8}]) == [
        "ladders[0].height: a ladder of 8 levels cannot lead up 10 levels (HS-LADDER-01)"
    ]
    assert mistakes("g1 r1 r9", ladders=[{"at": "A1", "to": "C1"}]) == ["ladders[0].to: C1 is not next to A1"]


def test_the_last_rung_is_level_with_the_platform() -> None:
    """Also where the rungs do not divide the height."""
    board = field("g1 r9", ladders=[{"at": "A1", "to": "B1"}], levels_per_rung=3)

    assert [board.spaces[rung].level for rung in board.ladders["ladder-1"].rungs] == [4, 7, 9]


@pytest.mark.rule("HS-LADDER-03", "HS-LADDER-04")
def test_rungs_are_reached_from_the_side() -> None:
    """From a rung of equal height beside it, and from a space at most a level higher or lower."""
    board = field(
        "r9 r9 .",
        "g1 g1 r6",
        "g1 g1 g1",
        ladders=[{"at": "A2", "to": "A1", "height": 8}, {"at": "B2", "to": "B1", "height": 8}],
    )

    assert found(board, "A2/2", "B2/2").rung
    assert not found(board, "A2/2", "B2/3").rung
    assert [found(board, "C2", f"B2/{rung}").rung for rung in (1, 2, 3, 4)] == [False, True, True, False]
    assert found(board, "B2/4", "B1").rung
    assert not found(board, "B2/1", "B1").rung


@pytest.mark.rule("HS-LADDER-11")
def test_rungs_belong_to_the_landing_hex() -> None:
    """For range and for neighbours whoever hangs on a rung is on the hex where the ladder stands."""
    board = field("g1 g1 r9 r9", ladders=[{"at": "B1", "to": "C1"}])
    rung, end = board.by_label["B1/3"], board.by_label["D1"]

    assert board.spaces[rung].hex == board.spaces[board.by_label["B1"]].hex
    assert board.distance(rung, end) == board.distance(board.by_label["B1"], end) == 2
    assert board.distance(rung, board.by_label["B1"]) == 0
    assert board.are_neighbours(rung, board.by_label["A1"])


# --- range


@pytest.mark.rule("HS-RANGE-01", "HS-RANGE-02", "HS-RANGE-06")
def test_range_counts_hexes_only() -> None:
    """One for a neighbour, and neither levels nor obstacles nor terrain change the count."""
    flat = field("g1 g1 g1 g1", "g1 g1 g1 g1")
    rough = field(
        "g1 r9 l0 g1",
        "g1 w0 r7 g1",
        obstacles=[{"kind": "tree", "at": "B1"}],
        walls=[{"kind": "ruin", "edges": "A1:E A1:SE"}],
    )

    for board in (flat, rough):
        start = board.by_label["A1"]
        assert board.distance(start, board.by_label["B1"]) == 1
        assert board.distance(start, board.by_label["D1"]) == 3
        assert board.distance(start, board.by_label["C2"]) == 3
        assert board.distance(start, start) == 0


@pytest.mark.rule("HS-RANGE-05", "HS-RANGE-01", example="HS-EX-25")
def test_range_is_counted_over_existing_spaces() -> None:
    """Across the gap of a horseshoe sight is free, but the count goes round: 8."""
    spaces = [(0, 0), (0, 1), (0, 2), (0, 3), (1, 3), (2, 3), (3, 3), (3, 2), (3, 1), (3, 0)]
    cells = {offset(h) for h in spaces}
    rows = [" ".join("g1" if (c, r) in cells else "." for c in range(6)) for r in range(4)]
    board = field(*rows)
    start, end = (board.by_label[hex_label(h)] for h in ((0, 0), (3, 0)))

    assert board.distance(start, end) == 8
    assert board.distance(end, start) == 8
    assert hex_steps((0, 0), (3, 0)) == 3


def test_islands_are_out_of_range() -> None:
    """Where no chain of spaces leads, the count is beyond every range."""
    board = field("g1 . g1")

    assert board.distance(0, 1) == NOWHERE


# --- the hive


@pytest.mark.rule("HS-HIVE-02")
def test_the_hive_needs_six_flat_land_spaces() -> None:
    """Its piece lies on land and hangs over nothing."""
    rows = "m1 m1 m1", "m1 m1 m1"
    site = "A1 B1 C1 A2 B2 C2"

    assert field(*rows, hives=[site]).labels(field(*rows, hives=[site]).hives[0].spaces) == site.split()
    assert mistakes("m1 m1 m1", "m1 p0 m1", hives=[site]) == [
        "hives[0]: B2 is swamp-water, no land (HS-HIVE-02)",
        "hives[0]: the piece would hang over something at B2 (HS-HIVE-02)",
    ]
    assert mistakes("m1 m1 m1", "m1 m2 m1", hives=[site]) == [
        "hives[0]: the piece would hang over something at B2 (HS-HIVE-02)"
    ]
    assert mistakes(*rows, hives=["A1 B1 C1 A2"]) == ["hives[0]: a site has 6 spaces, not 4"]


@pytest.mark.rule("HS-SETUP-03")
@pytest.mark.parametrize("sign", ["w", "p", "i", "l"])
def test_glyphs_lie_on_land(sign: str) -> None:
    """Never on water, swamp water, ice or molten lava."""
    layout = {"name": "x", "zones": ["A1"], "glyphs": "B1=K"}

    assert not mistakes("g1 g1", layouts=[layout])
    assert "no glyph can lie at B1" in mistakes(f"g1 {sign}0", layouts=[layout])[0]


def test_a_board_is_made_once() -> None:
    """The same card and switches answer with the same board."""
    drawn = card("g1 w0")

    assert board_for(drawn) is board_for(drawn)
    assert board_for(drawn) is not board_for(drawn, flat_same=True)
