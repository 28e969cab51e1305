"""The battleground: its grid, adjacency, and what a hex can hold (BG-FIELD)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from battlewright.games.battleground import library
from battlewright.games.battleground.explain import UnknownNameError
from battlewright.games.battleground.field import Field, prepare
from battlewright.games.battleground.model.state import Mark
from battlewright.games.battleground.rules.paths import ways
from battlewright.games.battleground.rules.table import are_adjacent, engaged_with
from battlewright.space.board import bits
from tests.games.battleground.scenes import GAME, Scene, board, scene

PLATFORM = {"F5": "Q", "F6": "P", "F7": "P"}


def neighbours(field: Field, at: str) -> set[str]:
    """The hexes adjacent to one."""
    return set(field.labels(field.beside[field.nodes[at]]))


@pytest.fixture(scope="module")
def open_field() -> Field:
    """The open board of scenes."""
    return prepare(board())


@pytest.mark.rule("BG-FIELD-01")
def test_every_battleground_is_25_by_30_hexes() -> None:
    """25 lettered rows of up to 30 numbered hexes; every other row ends half a hex short."""
    for card in GAME.content.maps.values():
        signs = dict(zip("YXWVUTSRQPONMLKJIHGFEDCBA", card.rows, strict=True))
        assert {len(row) for row in signs.values()} == {30}, card.id
        cut = {letter for letter, row in signs.items() if "#" in row}
        assert cut == set("YWUSQOMKIGECA"), card.id


@pytest.mark.rule("BG-FIELD-01")
def test_nobody_leaves_the_grid() -> None:
    """In the corner fewer hexes are adjacent; off the board there is no hex to go to."""
    s = scene("he-man@A1:1", "skeletor@M14:4", acting="he-man")

    assert neighbours(library.field_of(s.state), "A1") == {"A2", "B1", "B2"}
    with pytest.raises(UnknownNameError, match="no hex 'A15'"):
        s.why(0, intent="move", character="he-man", to="A15")
    s.do("move")
    on_board = {f"goto {name}" for name in library.field_of(s.state).nodes}
    assert set(s.offers("goto")) <= on_board


@pytest.mark.rule("BG-FIELD-02")
def test_the_hexes_of_the_board_lie_at_base_elevation() -> None:
    """Open ground, difficult terrain and the hexes under a platform are all at level 0."""
    field = prepare(board({**PLATFORM, "C3": ",", "D4": "l"}))

    assert {field.level(node) for node in bits(field.ground)} == {0}
    assert [field.level(field.nodes[at]) for at in ("A1", "C3", "F6", "F6+")] == [0, 0, 0, 1]


@pytest.mark.rule("BG-FIELD-03", example="EX-01")
def test_a_character_on_open_ground_is_adjacent_to_six_hexes(open_field: Field) -> None:
    """Hexes that share an edge are adjacent: six of them away from the board's edge."""
    assert neighbours(open_field, "F6") == {"F5", "F7", "G5", "G6", "E5", "E6"}
    assert neighbours(open_field, "E6") == {"E5", "E7", "F6", "F7", "D6", "D7"}


@pytest.mark.rule("BG-FIELD-03")
@pytest.mark.parametrize(("at", "adjacent"), [("G6", True), ("F7", True), ("G7", False), ("F8", False)])
def test_characters_are_adjacent_when_their_hexes_are(at: str, adjacent: bool) -> None:
    """Sharing an edge makes two characters adjacent; one hex farther off they are not."""
    s = scene("he-man@F6:1", f"skeletor@{at}:4", acting="he-man")

    assert are_adjacent(s.state, s["he-man"], s["skeletor"]) is adjacent
    assert bool(engaged_with(s.state, s["he-man"])) is adjacent


@pytest.mark.rule("BG-FIELD-04")
def test_different_elevations_are_not_adjacent() -> None:
    """Up on a platform and down beside it: an edge is shared, but nobody is engaged."""
    s = scene("he-man@F7+:1", "skeletor@F8:4", "mer-man@F6+:0", acting="he-man", terrain=PLATFORM)

    assert not are_adjacent(s.state, s["he-man"], s["skeletor"])
    assert [e.id for e in engaged_with(s.state, s["he-man"])] == ["mer-man"]


@pytest.mark.rule("BG-FIELD-04")
def test_a_closed_edge_breaks_adjacency() -> None:
    """Where terrain closes the edge between two hexes they are not adjacent: no step, no melee."""
    s = walled("F6", "F7")

    assert neighbours(library.field_of(s.state), "F6") == {"F5", "G5", "G6", "E5", "E6"}
    assert not are_adjacent(s.state, s["he-man"], s["skeletor"])
    assert s.offers("attack") == []
    s["skeletor"].at = "M1"
    node = library.field_of(s.state).nodes["F7"]
    assert ways(s.state, s["he-man"], 5).cost(node) == 2


def walled(a: str, b: str) -> Scene:
    """He-Man and Skeletor with a closed edge between their hexes."""
    card = replace(board(), id=f"walled:{a}:{b}", barriers=((a, b),))
    library._FIELDS[(GAME.content.hash, card.id)] = prepare(card)
    return scene(f"he-man@{a}:1", f"skeletor@{b}:4", acting="he-man", map=card.id)


@pytest.mark.rule("BG-FIELD-05")
def test_the_map_fixes_terrain_zones_and_objectives() -> None:
    """With the battleground chosen, its objectives lie on it and the two zones are its own."""
    s = Scene(GAME.new({"scenario": "skirmish", "map": "secret-lair"}, "7"))
    s.do("prepared heroes-of-grayskull", "prepared lords-of-snake-mountain", "first 0")
    field = library.field_of(s.state)

    assert s.kind == "zone"
    assert s.state.objectives == ["M15"] == list(field.objectives)
    assert field.high >> field.nodes["M15"] & 1 == 0
    assert [sorted({name[0] for name in field.labels(zone)}) for zone in field.zones] == [
        list("ABCDE"),
        list("UVWXY"),
    ]
    s.do("zone 1")
    assert s.state.zones[0] == 1


@pytest.mark.rule("BG-FIELD-06")
def test_tokens_never_keep_a_character_off_a_hex() -> None:
    """A hex with an objective token or a mark can be entered, one with a model cannot."""
    mark = next(t for t in GAME.content.tokens.values() if t.kind == "mark")
    s = scene("he-man@F6:1", "stratos@G6:1", "mer-man@L6:4", objectives=["F7"], acting="he-man")
    s.state.marks = [Mark(token=mark.id, at="E6", seat=1, by="mer-man")]
    s.do("move")

    assert "goto F7" in s.options
    assert "goto E6" in s.options
    assert "goto G6" not in s.options
