"""Terrain: difficult ground, obstacles, platforms, ladders, and what each does (BG-TERR)."""

from __future__ import annotations

from typing import Any

import pytest

from battlewright.games.battleground.field import Field, prepare
from battlewright.games.battleground.library import field_of
from battlewright.games.battleground.rules.numbers import speed
from battlewright.games.battleground.rules.paths import ways
from battlewright.games.battleground.rules.table import is_difficult
from tests.games.battleground.scenes import Scene, board, scene

WALL = {f"G{column}": "H" for column in range(1, 15)}  # a high wall right across the board
WINDOW = {**WALL, "G6": "l"}
FAR = 40


def measure(terrain: dict[str, str], start: str = "D5", end: str = "J8") -> dict[str, Any]:
    """What He-Man on one hex sees of Skeletor on another; G6 lies half-way between D5 and J8."""
    s = scene(f"he-man@{start}:1", f"skeletor@{end}:4", acting="he-man", terrain=terrain)
    return dict(s.why(0, intent="measure", viewer="he-man", target="skeletor").facts)


def standable(field: Field, at: str) -> bool:
    """Whether a model can stand there."""
    return bool(field.floor >> field.nodes[at] & 1)


def cost(s: Scene, to: str) -> int:
    """The cheapest way of He-Man to a hex, in movement points."""
    return ways(s.state, s["he-man"], FAR).cost(field_of(s.state).nodes[to])


def walker(terrain: dict[str, str], at: str = "F6") -> Scene:
    """He-Man about to move, with nobody near."""
    return scene(f"he-man@{at}:1", "skeletor@A14:4", acting="he-man", terrain=terrain)


@pytest.mark.rule("BG-TERR-01")
def test_difficult_terrain_can_be_stood_on_at_base_elevation() -> None:
    """Its hexes are ordinary hexes of the ground, adjacent to those around, but difficult."""
    s = walker({"F7": ","})
    field = field_of(s.state)

    assert standable(field, "F7")
    assert field.level(field.nodes["F7"]) == 0
    assert field.beside[field.nodes["F6"]] >> field.nodes["F7"] & 1
    assert is_difficult(s.state, field.nodes["F7"])
    assert not is_difficult(s.state, field.nodes["F6"])
    assert cost(s, "F7") == 1


@pytest.mark.rule("BG-TERR-02")
def test_a_low_obstacle_cannot_be_stood_on() -> None:
    """A low piece without hexes of its own: nobody may end a move on it."""
    s = walker({"F7": "l"})

    assert not standable(field_of(s.state), "F7")
    denials = s.why(0, intent="move", character="he-man", to="F7").denials
    assert [(d.rule, d.facts["terrain"]) for d in denials] == [("BG-MOVE-07", "low")]


@pytest.mark.rule("BG-TERR-02")
def test_nothing_is_both_a_low_obstacle_and_difficult() -> None:
    """A hex of a map has one class of terrain: what can be stood on is never an obstacle."""
    field = prepare(board({"C3": "l", "C4": ",", "C5": "H", "D4": "s"}))

    assert field.labels(field.low) == ["C3"]
    assert field.labels(field.difficult) == ["C4"]
    assert field.low & field.difficult == field.low & field.high == 0
    assert field.floor & (field.low | field.high | field.ladders) == 0


@pytest.mark.rule("BG-TERR-03")
def test_a_high_obstacle_stops_the_eye_where_a_low_one_does_not() -> None:
    """Nobody stands on either, but only the high one blocks line of sight."""
    assert measure({"G6": "H"})["sight"] is False
    assert measure({"G6": "l"})["sight"] is True
    assert not standable(field_of(walker({"F7": "H"}).state), "F7")


@pytest.mark.rule("BG-TERR-04", example="EX-43")
def test_platform_hexes_are_higher_and_the_ground_below_stays_in_use() -> None:
    """Two hexes attached to a high obstacle: one can stand on them and under them."""
    field = prepare(board({"F5": "Q", "F6": "P", "F7": "P"}))

    assert [field.level(field.nodes[at]) for at in ("F6", "F6+", "F7+")] == [0, 1, 1]
    assert all(standable(field, at) for at in ("F6", "F6+", "F7", "F7+"))
    assert not standable(field, "F5")  # the obstacle that carries it
    assert field.high >> field.nodes["F5"] & 1


@pytest.mark.rule("BG-TERR-05", example="EX-43")
def test_a_mixed_piece_is_judged_part_by_part() -> None:
    """One piece with high and low parts: sight and movement ask each part for itself."""
    mixed = {"G5": "H", "G6": "l", "G7": "l"}
    field = prepare(board(mixed))

    assert field.labels(field.high) == ["G5"]
    assert field.labels(field.low) == ["G6", "G7"]
    assert measure(mixed)["sight"] is True  # along the low parts
    assert measure(mixed, "D4", "J7")["sight"] is False  # through the high part
    assert cost(walker(WINDOW), "H7") == 3  # over the low part
    assert cost(walker({**WALL, "G9": "l"}), "H6") == 6  # over a high one


@pytest.mark.rule("BG-TERR-06")
def test_a_part_of_an_obstacle_is_one_whole_hex() -> None:
    """Crossing one part leads to any hex around it; a wall two parts thick cannot be crossed."""
    thin, thick = walker(WALL), walker(WALL | {f"H{column}": "H" for column in range(1, 16)})

    assert cost(thin, "H6") == 6
    reach = ways(thick.state, thick["he-man"], FAR).all()
    north = [name for name in field_of(thick.state).labels(reach) if name[0] >= "I"]
    assert north == []


@pytest.mark.rule("BG-TERR-06")
def test_the_hexes_beside_an_obstacle_are_whole() -> None:
    """Obstacles fill whole hexes: all others offer their full space."""
    field = prepare(board({"F6": "l", "F7": "H"}))

    assert (field.board.all & ~field.ground).bit_count() == 2
    assert all(standable(field, at) for at in ("F5", "F8", "G6", "E6"))


@pytest.mark.rule("BG-TERR-07")
def test_a_large_opening_counts_as_low_for_movement_sight_and_cover() -> None:
    """A window in a high wall: 3 points to climb through, it can be seen through, and gives cover."""
    assert cost(walker(WINDOW), "H7") == 3
    assert cost(walker(WALL), "H7") == 6
    through, closed = measure(WINDOW), measure(WALL)
    assert (through["sight"], through["cover"]) == (True, "BG-COVER-03")
    assert closed["sight"] is False


@pytest.mark.rule("BG-TERR-08")
def test_a_ladder_links_all_hexes_around_it_and_cannot_be_entered() -> None:
    """From any hex beside the ladder to any other for 2 points, up and down alike."""
    s = walker({"F5": "Q", "F6": "P", "G6": "P", "F7": "s"}, at="F8")

    assert not standable(field_of(s.state), "F7")
    denials = s.why(0, intent="move", character="he-man", to="F7").denials
    assert [(d.rule, d.facts["terrain"]) for d in denials] == [("BG-MOVE-07", "ladder")]
    assert cost(s, "F6+") == 2  # up
    assert cost(s, "G6+") == 2
    assert cost(s, "F6") == 2  # past it, on the ground
    s["he-man"].at = "F6+"
    assert cost(s, "F8") == 2  # down


@pytest.mark.rule("BG-TERR-09")
@pytest.mark.parametrize(
    ("sign", "crossing", "sight", "cover"),
    [("H", 6, False, True), ("l", 3, True, True), (",", 2, True, False)],
)
def test_what_terrain_does_at_base_elevation(sign: str, crossing: int, sight: bool, cover: bool) -> None:
    """High: cover, no sight, 6 points. Low: cover, sight, 3 points. Difficult: neither, plain steps."""
    found = measure({"G6": sign})
    beside = measure({"G6": sign}, "D5", "J7")  # seen past the piece; the centre line runs over it

    assert found["sight"] is sight
    assert (beside["sight"], bool(beside["cover"])) == (True, cover)
    assert cost(walker(dict.fromkeys(WALL, sign)), "H6") == crossing


@pytest.mark.rule("BG-TERR-09")
@pytest.mark.parametrize(("start", "values"), [("F7", [3, 6]), ("F6", [5, 8])])
def test_difficult_terrain_slows_a_move_that_starts_on_it(start: str, values: list[int]) -> None:
    """Both speed values are 2 lower for a Move that starts there, and only then."""
    s = walker({"F7": ","}, at=start)

    assert [speed(s.state, s["he-man"], focused=f).total for f in (False, True)] == values
    if start == "F6":
        s.do("move")
        assert "goto F11" in s.options  # right through it
