"""The map format, the battlefields that ship, and pictures of them."""

from __future__ import annotations

from time import process_time
from xml.etree import ElementTree

import msgspec
import pytest

from battlewright.games.heroscape.board import Board, MapCard, board_for, map_card, read_maps, shipped_maps
from battlewright.games.heroscape.board.build import Builder, problems
from battlewright.games.heroscape.board.pieces import NO_LAND, PIECES, RIMS, TERRAIN
from battlewright.games.heroscape.board.places import offset
from battlewright.games.heroscape.board.reading import parse_maps
from battlewright.games.heroscape.board.sight import scenery
from battlewright.games.heroscape.board.writing import write_map
from battlewright.games.heroscape.draw import svg, terminal
from tools.rules import ROOT

from .fields import field

MAPS = shipped_maps()
PUBLISHED = [name for name, card in MAPS.items() if card.origin == "published"]
OURS = [name for name, card in MAPS.items() if card.origin == "authored"]
HEAD = "[[map]]\nid = 'a'\nname = 'A'\n"
LARGEST = max(MAPS.values(), key=lambda card: len(board_for(card).hexes))


def walkable(board: Board, start: int, height: int = 4) -> set[int]:
    """Where a figure that climbs as far as it is high can walk from a space, doors open, lava avoided."""
    seen, front = {start}, [start]
    while front:
        here = board.spaces[front.pop()]
        for link in board.links[here.index]:
            there = board.spaces[link.to]
            if there.index in seen or there.obstacle or there.terrain == "molten-lava":
                continue
            if (here.rung or there.rung) and not link.rung:
                continue
            if not link.rung:
                rise = there.level - here.level
                if link.wall is not None and not link.wall.door:
                    rise = max(rise, link.wall.top - here.level if link.wall.climbable else 99)
                if rise > height or (rise > 0 and not link.climb) or link.opening < height:
                    continue
            seen.add(there.index)
            front.append(there.index)
    return seen


# --- what ships


def test_the_published_battlefields_are_all_there() -> None:
    """All 31, under their names, and at least six of our own."""
    assert len(PUBLISHED) == 31
    assert len(OURS) >= 6
    assert {MAPS[name].name for name in PUBLISHED} >= {
        "Table of the Giants",
        "Migol's Tomb",
        "The Meat Grinder",
        "The West Barbican of Idona Castle",
        "The Outpost of Malodorr Swamp",
        "Valledonn",
    }


CASTLES = ["the-outpost-of-malodorr-swamp", "the-west-barbican-of-idona-castle", "valledonn"]


@pytest.mark.parametrize("name", CASTLES)
def test_the_keep_of_a_castle_is_reached_on_foot(name: str) -> None:
    """By ladders and along the wall walk, from the zones of everybody who may storm it."""
    board = board_for(MAPS[name])
    keep = {space for space in board.marks["keep"] if not board.spaces[space].obstacle}

    assert keep
    assert board.ladders
    assert board.doors
    for zone in board.zones.values():
        assert keep <= walkable(board, zone[0])


@pytest.mark.parametrize("name", MAPS)
def test_a_map_has_zones_for_whole_armies(name: str) -> None:
    """Its first layout gives two or more players twenty spaces each, apart from each other."""
    board = board_for(MAPS[name])
    zones = [*board.zones.values()]

    assert len(zones) >= 2
    assert min(map(len, zones)) >= 20
    assert len({space for zone in zones for space in zone}) == sum(map(len, zones))
    assert not any(board.spaces[space].obstacle for zone in zones for space in zone)


@pytest.mark.parametrize("name", MAPS)
def test_armies_can_walk_to_each_other(name: str) -> None:
    """In every layout, from every zone to every other, without flying and without molten lava."""
    board = board_for(MAPS[name])
    for layout in board.layouts.values():
        for zone in layout.zones.values():
            reached = set().union(*(walkable(board, space) for space in zone[:8]))
            assert all(reached & set(other) for other in layout.zones.values()), layout.name


def test_there_are_maps_for_two_to_six_players() -> None:
    """Some map has zones for every number of players."""
    assert {number for card in MAPS.values() for number in card.players} >= {2, 3, 4, 5, 6}


@pytest.mark.rule("HS-TERRAIN-01", "HS-TERRAIN-02")
def test_together_the_maps_show_every_terrain_and_every_piece() -> None:
    """All tiles, all obstacles in all sizes, all walls, a ladder, a door, a hive, an overhang, a bridge."""
    boards = [board_for(card) for card in MAPS.values()]
    terrains = {space.terrain for board in boards for space in board.spaces}
    obstacles = [piece for board in boards for piece in board.obstacles.values()]
    sizes = {(piece.kind, len(piece.spaces)) for piece in obstacles}
    rims = {rim.wall.kind for board in boards for found in board.rims.values() for rim in found}

    assert terrains >= set(TERRAIN.values())
    assert sizes >= {(kind, size) for kind, piece in PIECES.items() for size in piece.heights}
    assert {piece.height for piece in obstacles if piece.kind == "palm"} == {14, 15, 16}
    assert {piece.height for piece in obstacles if piece.kind == "tree"} == {10, 11, 12, 15}
    assert rims >= {*RIMS, "door"}
    for has in ("ladders", "doors", "hives", "glyphs"):
        assert any(getattr(board, has) for board in boards), has
    marks = {name for board in boards for name in board.marks}
    assert marks >= {"hill", "gate", "keep", "volcano", "geyser", "flags", "shrines", "hive", "bridge"}


def test_marked_volcanoes_and_geysers_are_what_they_should_be() -> None:
    """HSV-VOLCANO and HSV-GEYSER need an area of molten lava and one of water."""
    lava, spring = board_for(map_card("cinder-maw")), board_for(map_card("frostmere"))

    assert {lava.spaces[i].terrain for i in lava.marks["volcano"]} == {"molten-lava"}
    assert {spring.spaces[i].terrain for i in spring.marks["geyser"]} == {"water"}


def test_the_castle_keeps_people_out_until_they_climb_or_open_the_gate() -> None:
    """Before the gate is opened there is no level way in; over the ladders there is one."""
    board = board_for(map_card("highgate"))
    door = board.doors["gate"]
    attackers, defenders = board.zones[0], set(board.zones[1])

    assert walkable(board, attackers[0]) & defenders
    assert all(board.spaces[rung].ladder for rung in board.ladders["ladder-1"].rungs)
    assert board.labels(board.marks["gate"]) == board.labels(door.inside)
    assert board.spaces[door.inside[0]].clearance == 10
    leaf = [link for link in board.links[door.inside[0]] if link.wall and link.wall.door]
    assert {board.spaces[link.to].index for link in leaf} <= {*door.swing}


@pytest.mark.rule("HS-SETUP-03")
@pytest.mark.parametrize("name", MAPS)
def test_glyphs_of_maps_lie_on_land(name: str) -> None:
    """In every layout."""
    board = board_for(MAPS[name])

    for layout in board.layouts.values():
        assert not any(board.spaces[glyph.space].terrain in NO_LAND for glyph in layout.glyphs)


def test_the_largest_map_is_prepared_quickly() -> None:
    """Board and scenery in less than 300 ms of one core, and sight of all its pairs in seconds."""
    start = process_time()
    board = Builder(LARGEST).board
    scenery(board)

    assert len(board.hexes) > 500
    assert process_time() - start < 0.3


# --- the format


@pytest.mark.parametrize("name", MAPS)
def test_a_map_written_and_read_is_the_same(name: str) -> None:
    """The file says all that the card holds."""
    assert parse_maps(write_map(MAPS[name]), "x.toml") == ([MAPS[name]], [])


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("rows = [", "x.toml: not valid TOML"),
        ("[[mpa]]\nid = 'a'", "x.toml: field 'mpa': unknown table; expected [[map]]"),
        ("[[map]]\nid = 'a'\nname = 'A'\nrosw = []", "x.toml: map 'a': Object contains unknown field `rosw`"),
        ("[[map]]\nid = 'a'\nname = 'A'", "x.toml: map 'a': Object missing required field `rows`"),
        ("[[map]]\nid = 'a'\nname = 'A'\nrows = [1]", "x.toml: map 'a': field 'rows[0]': Expected `str`"),
        (
            "[[map]]\nid = 'a'\nname = 'A'\nrows = ['g1 y2']",
            "x.toml: map 'a': field 'rows[0]': row 1: 'y2' is no column",
        ),
        (
            "[[map]]\nid = 'a'\nname = 'A'\nrows = ['g3^g3']",
            "x.toml: map 'a': field 'rows[0]': row 1: no room between 3 and 3",
        ),
        (
            "[[map]]\nid = 'a'\nname = 'A'\nrows = ['g1']\nobstacles = [{ kind = 'tre', at = 'A1' }]",
            "x.toml: map 'a': field 'obstacles[0].kind': no piece 'tre'; there are: tree",
        ),
        (
            "[[map]]\nid = 'a'\nname = 'A'\nrows = ['g1']\nobstacles = [{ kind = 'tree', at = 'A7' }]",
            "x.toml: map 'a': field 'obstacles[0].at': there is no space A7 on this map",
        ),
        (
            "[[map]]\nid = 'a'\nname = 'A'\nrows = ['g1']\nwalls = [{ kind = 'ruin', edges = 'A1:N' }]",
            "x.toml: map 'a': field 'walls[0].edges': 'A1:N' is no edge",
        ),
        (
            HEAD + "rows = ['g1 g1']\n[[map.layouts]]\nname = 'x'\nzones = ['A1', 'A1']",
            "x.toml: map 'a': field 'layouts[0].zones[1]': A1 belongs to another zone as well",
        ),
        (
            HEAD + "rows = ['g1 g1']\n[[map.layouts]]\nname = 'x'\nzones = []\nglyphs = 'A1'",
            "x.toml: map 'a': field 'layouts[0].glyphs': 'A1' is no glyph",
        ),
    ],
)
def test_mistakes_name_file_entry_and_field(text: str, complaint: str) -> None:
    """And say what is wrong there."""
    cards, errors = parse_maps(text, "x.toml")

    assert cards == []
    assert str(errors[0]).startswith(complaint)


def test_every_mistake_of_a_map_is_named(tmp_path: object) -> None:
    """Not only the first."""
    text = "[[map]]\nid = 'a'\nname = 'A'\nrows = ['g1 zz']\nclimbs = 'Q9:E'\nhives = ['A1']\n"

    errors = parse_maps(text, "x.toml")[1]

    assert {error.field for error in errors} == {"rows[0]", "climbs", "hives[0]"}


def test_a_map_is_found_by_id_and_by_title() -> None:
    """And a wrong name is told the right ones."""
    assert map_card("migols-tomb") is map_card("Migol's Tomb")
    with pytest.raises(LookupError, match=r"no map 'nowhere'; there are: .*highgate"):
        map_card("nowhere")


def test_two_maps_of_one_id_are_a_mistake() -> None:
    """The folder of shipped maps has none."""
    cards, errors = read_maps(ROOT / "src/battlewright/games/heroscape/content/maps")

    assert (len(cards), errors) == (len(MAPS), [])


def test_the_guide_shows_a_map_that_loads() -> None:
    """The example of docs/maps.md is a real map file."""
    guide = (ROOT / "docs" / "maps.md").read_text(encoding="utf-8")
    example = guide.split("```toml\n")[1].split("```")[0]

    cards, errors = parse_maps(example, "maps.md")

    assert errors == []
    assert len(cards) == 1
    assert all(f"`{sign}` {terrain}" in guide for sign, terrain in TERRAIN.items())
    assert all(f"`{kind}`" in guide for kind in (*PIECES, *RIMS))


# --- pictures


@pytest.mark.parametrize("name", MAPS)
def test_a_picture_in_the_terminal_shows_every_hex(name: str) -> None:
    """In its row and column, with terrain and level."""
    board = board_for(MAPS[name])
    lines = terminal(board)

    for number, h in enumerate(board.hexes):
        column, row = offset(h)
        at = 4 + 3 * (row % 2) + 6 * column
        top = max(board.spaces[i].level for i in board.stacks[number] if not board.spaces[i].rung)
        assert str(top) in lines[row + 1][at : at + 6]


def test_colour_in_the_terminal_is_decoration() -> None:
    """Without the escapes the picture is the same."""
    board = board_for(map_card("training-ground"))
    bare = [line.split("\x1b") for line in terminal(board, color=True)]
    plain = ["".join(part.partition("m")[2] if n else part for n, part in enumerate(line)) for line in bare]

    assert [line.rstrip() for line in plain] == terminal(board)


@pytest.mark.parametrize("name", MAPS)
def test_a_picture_as_svg_is_well_formed(name: str) -> None:
    """One polygon for every hex, a line for every wall, and words for all that is shown."""
    board = board_for(MAPS[name])
    root = ElementTree.fromstring(svg(board))
    shapes = [element.tag.rpartition("}")[2] for element in root.iter()]

    assert shapes.count("polygon") >= len(board.hexes)
    assert shapes.count("line") >= len(board.rims) / 2
    assert not any(0 in (len(element.text or ""),) for element in root.iter() if element.tag.endswith("text"))


def test_a_picture_shows_the_layout_one_asks_for() -> None:
    """With its zones and glyphs."""
    card = map_card("six-crowns")
    board = board_for(card)

    assert svg(board, "six armies").count('stroke="#e65100"') > 20
    assert 'stroke="#e65100"' not in svg(board, "two armies")


def test_what_hangs_and_what_stands_is_signed() -> None:
    """A bridge, a tree, a ladder and a glyph have their signs."""
    board = field(
        "g1 g1^d7 g1 g1 g1",
        obstacles=[{"kind": "tree", "at": "C1"}],
        ladders=[{"at": "A1", "to": "B1+"}],
        layouts=[{"name": "x", "zones": ["A1"], "glyphs": "E1=K"}],
    )

    row = terminal(board)[1]

    assert row.split() == ["1", "1g1=", "d7^", "g1T", "g1", "g1*"]


def test_no_card_has_mistakes_left() -> None:
    """Checked once more in the other readings of flat tiles and rungs."""
    for card in MAPS.values():
        assert problems(card) == []
        assert Builder(card, flat_same=True, levels_per_rung=1).problems == []
        assert isinstance(msgspec.to_builtins(card), dict)
        assert isinstance(card, MapCard)
