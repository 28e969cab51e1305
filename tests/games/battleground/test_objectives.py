"""Objectives: who captures what in Clean-Up, and what it is worth (BG-OBJ)."""

from __future__ import annotations

import pytest

from battlewright.games.battleground.model.events import GameOver, ObjectiveCaptured
from battlewright.games.battleground.rules.victory import seat_vp
from tests.games.battleground.scenes import Scene, scene

DECKS = {0: ["fate-01", "fate-02"], 1: ["fate-03", "fate-04"]}


def table(*figures: str, objectives: tuple[str, ...], terrain: dict[str, str] | None = None) -> Scene:
    """A position at the end of a round."""
    acting = figures[0].partition("@")[0]
    return scene(*figures, acting=acting, ap=4, decks=DECKS, objectives=objectives, terrain=terrain)


def captured(s: Scene) -> list[tuple[str, str]]:
    """Who has captured what."""
    return [(e.character, e.at) for e in s.heard(ObjectiveCaptured)]


@pytest.mark.rule("BG-OBJ-01")
def test_standing_on_an_objective_captures_nothing_before_clean_up() -> None:
    """A character that moves onto an objective and stays there gets it at the end of the round."""
    s = table("he-man@F6:0", "skeletor@M8", objectives=("F7",))
    s.do("move", "goto F7", "face 0")
    assert s.state.objectives == ["F7"]
    assert not captured(s)

    s.do("end")

    assert captured(s) == [("he-man", "F7")]


@pytest.mark.rule("BG-OBJ-01")
def test_passing_by_is_not_enough() -> None:
    """Only where characters stand in Clean-Up counts."""
    s = table("he-man@F6:0", "skeletor@M8", objectives=("F7",))
    s.do("move", "goto F9", "face 0", "end")

    assert not captured(s)
    assert s.state.objectives == ["F7"]


@pytest.mark.rule("BG-OBJ-02")
def test_an_engaged_character_captures_nothing() -> None:
    """An enemy next to the character keeps it from capturing, wherever the objective lies."""
    s = table("he-man@F6:0", "skeletor@F5:0", objectives=("F7",))
    assert s.denied_by(0, intent="capture", character="he-man", objective="F7") == ["BG-OBJ-02"]

    s.do("end")

    assert not captured(s)


@pytest.mark.rule("BG-OBJ-03")
@pytest.mark.parametrize(
    ("at", "takes"), [("F7", True), ("F6", True), ("F8", True), ("F5", False), ("E9", False)]
)
def test_on_the_objective_or_next_to_it(at: str, takes: bool) -> None:
    """The hex itself and its neighbours are near enough; two hexes away is too far."""
    s = table(f"he-man@{at}:0", "skeletor@M8", objectives=("F7",))
    s.do("end")

    assert bool(captured(s)) is takes
    if not takes:
        assert s.state.objectives == ["F7"]


@pytest.mark.rule("BG-OBJ-03")
def test_the_elevation_must_be_the_same() -> None:
    """A character on a platform beside the objective is not adjacent to it."""
    s = table("he-man@F6+:0", "skeletor@M8", objectives=("F7",), terrain={"F6": "P"})

    assert s.denied_by(0, intent="capture", character="he-man", objective="F7") == ["BG-OBJ-03"]


@pytest.mark.rule("BG-OBJ-04")
def test_an_enemy_near_the_objective_contests_it() -> None:
    """Both sides stand next to the token but not next to each other: nobody captures it."""
    s = table("he-man@F6:0", "skeletor@F8:0", objectives=("F7",))
    assert s.denied_by(0, intent="capture", character="he-man", objective="F7") == ["BG-OBJ-04"]

    s.do("end")

    assert not captured(s)


@pytest.mark.rule("BG-OBJ-04")
def test_an_enemy_two_hexes_from_the_objective_contests_nothing() -> None:
    """Near is on the hex or next to it, not farther."""
    s = table("he-man@F6:0", "skeletor@F9:0", objectives=("F7",))
    s.do("end")

    assert captured(s) == [("he-man", "F7")]


@pytest.mark.rule("BG-OBJ-05")
def test_not_in_the_own_deployment_zone() -> None:
    """An objective in the own zone cannot be captured; the same token is free for the other side."""
    own = table("he-man@B6:0", "skeletor@M8", objectives=("B7",))
    assert own.denied_by(0, intent="capture", character="he-man", objective="B7") == ["BG-OBJ-05"]
    own.do("end")
    assert not captured(own)

    raid = table("skeletor@B6:0", "he-man@M8", objectives=("B7",))
    raid.do("end")
    assert captured(raid) == [("skeletor", "B7")]


@pytest.mark.rule("BG-OBJ-05")
def test_the_capturing_character_may_stand_in_its_own_zone() -> None:
    """What counts is where the token lies: just outside the zone it can be taken from inside."""
    s = table("he-man@C6:0", "skeletor@M8", objectives=("D6",))
    s.do("end")

    assert captured(s) == [("he-man", "D6")]


@pytest.mark.rule("BG-OBJ-06")
def test_a_captured_token_leaves_for_good() -> None:
    """It goes to the player's side by itself, and standing there again captures nothing more."""
    s = table("he-man@F7:0", "skeletor@M8", objectives=("F7",))
    s.do("end")
    assert s.state.objectives == []
    assert s.state.players[0].objectives == 1

    while s.state.round == 2:
        s.do(s.options[-1])

    assert len(captured(s)) == 1


@pytest.mark.rule("BG-OBJ-06")
def test_one_character_may_capture_several() -> None:
    """Each token is looked at on its own."""
    s = table("he-man@F7:0", "skeletor@M8", objectives=("F6", "F8", "F11"))
    s.do("end")

    assert captured(s) == [("he-man", "F6"), ("he-man", "F8")]
    assert s.state.players[0].objectives == 2


@pytest.mark.rule("BG-OBJ-07", "BG-SCORE-06")
def test_each_objective_is_worth_twenty() -> None:
    """Two captured objectives make 40 VP in the final score."""
    s = scene("he-man@F7:0", "skeletor@M8", acting="he-man", round=4, objectives=("F6", "F8"))
    s.do("end")

    assert seat_vp(s.state, 0) == 40
    assert s.heard(GameOver)[0].score == {0: 40, 1: 0}
