"""Marks: where they are placed, whom they affect, how long they stay (BG-MARK, BG-INT-10).

The mark of these tests is Mer-Man's puddle: placed within 8 inches, it makes everything within 2
inches of it difficult terrain, so that a Move which starts there has 2 points fewer.
"""

from __future__ import annotations

import pytest

from battlewright.games.battleground.model.events import MarkPlaced, MarkRemoved
from battlewright.games.battleground.model.state import Mark
from battlewright.games.battleground.rules.numbers import speed
from tests.games.battleground.scenes import Scene, scene

MER_MAN = "mer-man@G5:0 mana=5"


def placing(*figures: str, **board: object) -> Scene:
    """A position in which Mer-Man has made his test and is about to place the puddle."""
    s = scene(*figures, acting="mer-man", **board)  # type: ignore[arg-type]
    return s.dice(4, 1, 1).do("skill mer-man.instant-puddle", "reroll")


def places(s: Scene) -> set[str]:
    """The hexes offered for the mark."""
    assert s.kind == "place_mark"
    return {text.removeprefix("choose ") for text in s.options}


def puddled(*figures: str, at: str = "G7", **board: object) -> Scene:
    """A position with a puddle on the board, the first figure acting."""
    s = scene(*figures, acting=figures[0].partition("@")[0], **board)  # type: ignore[arg-type]
    s.state.marks.append(Mark(token="puddle", at=at, seat=1, by="mer-man"))
    return s


def points(s: Scene, who: str) -> int:
    """The points of a Move that starts now."""
    return speed(s.state, s[who], focused=False).total


@pytest.mark.rule("BG-MARK-01")
def test_a_skill_places_a_mark_that_affects_those_near_it() -> None:
    """The puddle lies on the hex chosen; He-Man beside it is slowed, Stratos far away is not."""
    s = placing(MER_MAN, "he-man@G9:3", "stratos@M14:3")
    assert (points(s, "he-man"), points(s, "stratos")) == (5, 6)
    s.do("choose G8")

    assert [(m.token, m.at, m.seat) for m in s.state.marks] == [("puddle", "G8", 1)]
    assert [(e.token, e.at) for e in s.heard(MarkPlaced)] == [("puddle", "G8")]
    assert (points(s, "he-man"), points(s, "stratos")) == (3, 6)


@pytest.mark.rule("BG-MARK-02")
def test_a_mark_needs_an_empty_hex() -> None:
    """No character, no objective, no other mark; no low or high obstacle and no ladder."""
    terrain = {"F5": "l", "E4": "H", "F7": "s"}
    s = scene(MER_MAN, "he-man@G9:3", acting="mer-man", objectives=["G7"], terrain=terrain)
    s.state.marks.append(Mark(token="battle-rattle", at="G8", seat=0, by="he-man"))
    s.dice(4, 1, 1).do("skill mer-man.instant-puddle", "reroll")

    assert not places(s) & {"G5", "G9", "G7", "G8", "F5", "E4", "F7"}
    assert "G6" in places(s)


@pytest.mark.rule("BG-MARK-02")
def test_difficult_terrain_and_platforms_may_hold_a_mark() -> None:
    """One can stand on both, so a mark can lie there."""
    s = placing(MER_MAN, "he-man@G9:3", terrain={"G7": ",", "H8": "P"})

    assert {"G7", "H8", "H8+"} <= places(s)


@pytest.mark.rule("BG-MARK-03")
def test_a_mark_is_placed_within_range_and_in_sight() -> None:
    """8 inches away it can be placed, 9 away not, and nowhere behind a wall."""
    s = placing(MER_MAN.replace("G5", "G2"), "he-man@A14:3", terrain={"F3": "H"})

    assert ("G11" in places(s), "G12" in places(s)) == (True, False)
    assert "D4" not in places(s)
    assert "D4" in places(placing(MER_MAN.replace("G5", "G2"), "he-man@A14:3"))


@pytest.mark.rule("BG-MARK-04")
def test_a_mark_affects_only_its_own_elevation() -> None:
    """On a platform right beside the puddle the ground is firm, below it is not; and the other way round."""
    terrain = {"G8": "P", "G9": "P"}
    for at, below, above in (("G7", 3, 6), ("G9+", 5, 4)):
        s = puddled("he-man@G8:3", "stratos@G8+:3", at=at, terrain=terrain)
        assert (points(s, "he-man"), points(s, "stratos")) == (below, above)


@pytest.mark.rule("BG-MARK-05", example="EX-36")
def test_a_mark_affects_those_in_its_range_and_sight() -> None:
    """He-Man and Stratos are in range and sight of the puddle; Orko is in range, but behind a wall."""
    figures = ("he-man@G9:3", "stratos@G5:0", "orko@I8:0")
    s = puddled(*figures, terrain={"H8": "H"})

    assert [points(s, who) for who in ("he-man", "stratos", "orko")] == [3, 4, 5]
    assert points(puddled(*figures), "orko") == 3


@pytest.mark.rule("BG-MARK-05", "BG-TERR-01")
@pytest.mark.parametrize(("at", "slowed"), [("G10", True), ("G11", False), ("J8", True), ("K7", False)])
def test_the_range_of_a_mark_is_measured_like_that_of_a_shot(at: str, slowed: bool) -> None:
    """Between the nearest points of the hexes: 2 inches still count, anything more does not."""
    assert points(puddled(f"he-man@{at}:3"), "he-man") == (3 if slowed else 5)


@pytest.mark.rule("BG-MARK-06")
def test_a_mark_blocks_neither_movement_nor_sight_and_gives_no_cover() -> None:
    """He-Man walks onto the puddle, and shoots over it with no more trouble than without it."""
    figures = ("he-man@G3:0 weapons=blaster", "skeletor@G10:3")
    s, dry = puddled(*figures), scene(*figures, acting="he-man")
    shot = {"intent": "attack", "attacker": "he-man", "target": "skeletor", "weapon": "blaster"}

    assert s.why(0, **shot).facts == dry.why(0, **shot).facts
    assert s.why(0, **shot).allowed
    s.do("move")
    assert {"goto G7", "goto G8"} <= set(s.options)


@pytest.mark.rule("BG-MARK-07")
def test_marks_are_removed_in_clean_up() -> None:
    """The puddle outlasts activations and goes at the end of the round."""
    s = scene("he-man@G9:3", "mer-man@G5:0", hands={0: ["fate-01"], 1: ["fate-02"]})
    s.state.marks.append(Mark(token="puddle", at="G7", seat=1, by="mer-man"))
    s.do("play fate-01")
    assert s.state.marks
    s.do("pass")
    while s.state.round == 1:
        assert [m.at for m in s.state.marks] == ["G7"]
        s.do("pass" if s.kind == "initiative" else s.options[-1])

    assert not s.state.marks
    assert [(e.token, e.at) for e in s.heard(MarkRemoved)] == [("puddle", "G7")]


@pytest.mark.rule("BG-MARK-08")
def test_a_force_has_one_mark_of_a_type_and_moves_it() -> None:
    """Placing the puddle a second time takes it from its old hex."""
    s = placing(MER_MAN, "he-man@M9:3")
    s.state.marks.append(Mark(token="puddle", at="G8", seat=1, by="mer-man"))
    s.do("choose G10")

    assert [m.at for m in s.state.marks] == ["G10"]
    assert [(e.token, e.at) for e in s.heard(MarkRemoved)] == [("puddle", "G8")]


@pytest.mark.rule("BG-MARK-08")
def test_each_force_has_its_own_copy() -> None:
    """The puddle of the other Force stays where it is."""
    s = placing(MER_MAN, "he-man@M9:3")
    s.state.marks.append(Mark(token="puddle", at="G8", seat=0, by="he-man"))
    s.do("choose G10")

    assert sorted((m.seat, m.at) for m in s.state.marks) == [(0, "G8"), (1, "G10")]


@pytest.mark.rule("BG-INT-10")
def test_a_mark_placed_in_an_interruption_lies_beside_the_interrupted_character() -> None:
    """On Overwatch Mer-Man may only place it next to He-Man, who has come into his sight; else anywhere."""
    s = scene("mer-man@G9:3 mana=2 overwatch weapons=blaster", "he-man@G2:0", acting="he-man")
    s.do("move", "goto G4", "face 0").dice(5, 1, 1).do("skill mer-man.instant-puddle")

    assert places(s) == {"G3", "G5", "H4", "H5", "F4", "F5"}
    assert "G7" in places(placing(MER_MAN, "he-man@G4:0"))
