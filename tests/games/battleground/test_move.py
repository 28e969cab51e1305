"""The Move action: points, steps, stops, turning, obstacles (BG-MOVE)."""

from __future__ import annotations

import pytest

from battlewright.games.battleground.model.events import InterruptionBegan, Lost, Moved, Turned
from battlewright.games.battleground.rules.numbers import speed
from battlewright.kernel.decisions import IllegalChoice
from tests.games.battleground.scenes import Scene, scene

FAR = "skeletor@M14:3 weapons=havoc-staff"
WALL = {f"{row}7": "H" for row in "ABCDEFHIJKLM"}  # from edge to edge but for G7
NARROW = {f"{row}{n}": "H" for row in "FH" for n in range(1, 15)}  # row G between two walls


def moving(*figures: str, how: str = "move", **board: object) -> Scene:
    """A position in which the first figure has begun a Move action, nobody being in its way."""
    who = figures[0].partition("@")[0]
    return scene(*figures, FAR, acting=who, **board).do(how)  # type: ignore[arg-type]


def cost_to(s: Scene, at: str) -> int:
    """What the way to a hex costs; 0 if it is not offered."""
    if f"goto {at}" not in s.options:
        return 0
    s.do(f"goto {at}")
    return sum(event.points for event in s.heard(Moved))


# --- movement points ------------------------------------------------------------------------------


@pytest.mark.rule("BG-MOVE-01", example="EX-11")
@pytest.mark.parametrize(("how", "last"), [("move", 5), ("move focused", 8)])
def test_a_move_goes_as_far_as_the_speed_and_farther_with_focus(how: str, last: int) -> None:
    """He-Man with speed 5/8 gets 5 hexes far; if he spends his Focus token for the Move, 8."""
    s = moving("he-man@G1:0 focus", how=how)

    assert f"goto G{1 + last}" in s.options
    assert f"goto G{2 + last}" not in s.options
    assert s["he-man"].focus == (how == "move")


@pytest.mark.rule("BG-MOVE-01")
def test_without_a_focus_token_the_second_value_is_not_offered() -> None:
    """The focused speed needs a Focus token to spend."""
    assert scene("he-man@G1", FAR, acting="he-man").offers("move") == ["move"]


@pytest.mark.rule("BG-MOVE-02")
@pytest.mark.parametrize(("token", "change"), [("buff=haste", 2), ("debuff=slow", -2), ("", 0)])
def test_what_changes_the_speed_changes_both_values(token: str, change: int) -> None:
    """Haste and Slow apply to the standard and to the focused value alike."""
    s = scene(f"he-man@G1:0 focus {token}", acting="he-man")
    values = [speed(s.state, s["he-man"], focused=focused).total for focused in (False, True)]

    assert values == [5 + change, 8 + change]


@pytest.mark.rule("BG-MOVE-02")
def test_a_speed_never_drops_below_zero() -> None:
    """A speed of 1/3 slowed by 2 is 0/1: the Move leads nowhere, but the model may still turn."""
    s = scene("test-snail@G5:0 focus debuff=slow", acting="test-snail")
    values = [speed(s.state, s["test-snail"], focused=focused).total for focused in (False, True)]
    s.do("move")

    assert values == [0, 1]
    assert s.kind == "face"


@pytest.mark.rule("BG-MOVE-03")
def test_points_not_spent_are_lost() -> None:
    """After a Move of one hex the other four points are gone: a second Move gets five hexes, not nine."""
    s = moving("he-man@G1:0").do("goto G2", "face 0", "move")

    assert "goto G7" in s.options
    assert "goto G8" not in s.options


@pytest.mark.rule("BG-MOVE-03")
def test_any_number_of_points_may_be_spent_even_none() -> None:
    """Every nearer hex is offered too, and staying."""
    s = moving("he-man@G1:0")

    assert {f"goto G{n}" for n in range(2, 7)} <= set(s.options)
    assert "stay" in s.options
    assert cost_to(s, "G3") == 2


# --- enemies on the way ---------------------------------------------------------------------------


@pytest.mark.rule("BG-MOVE-04")
def test_entering_a_hex_adjacent_to_an_enemy_ends_the_move() -> None:
    """Beside Skeletor He-Man stops: what lies beyond is out of reach, and his points are lost."""
    s = scene("he-man@G6:0", "skeletor@G9:3", acting="he-man").do("move")

    assert "goto H11" not in s.options  # five hexes away, but only past Skeletor
    assert s.denied_by(0, intent="move", character="he-man", to="H11") == ["BG-MOVE-04"]
    s.do("goto G8")
    assert s.kind == "face"


@pytest.mark.rule("BG-MOVE-04")
def test_a_step_from_beside_an_enemy_to_beside_the_same_enemy_ends_the_move() -> None:
    """It makes no difference that the character was adjacent to that enemy already."""
    s = scene("he-man@G8:0", "skeletor@G9:3", acting="he-man").do("move", "decline")

    assert "goto H9" in s.options  # one step, still adjacent
    assert "goto G10" not in s.options  # three steps around him, but the first has ended the Move
    assert "goto G4" in s.options  # away from him nothing ends it


@pytest.mark.rule("BG-MOVE-04")
def test_allies_and_knocked_out_enemies_end_no_move() -> None:
    """Only enemies on the battleground count."""
    s = scene("he-man@G6:0", "stratos@G9", "skeletor@ out", "mer-man@M14", acting="he-man")

    assert "goto H11" in s.do("move").options


@pytest.mark.rule("BG-MOVE-04")
def test_an_enemy_on_another_elevation_ends_no_move() -> None:
    """A hex under an enemy on a platform shares an edge with it, but is not adjacent."""
    s = scene("he-man@G6:0", "skeletor@G9+:3", acting="he-man", terrain={"G9": "P"}).do("move")

    assert "goto H11" not in scene("he-man@G6:0", "skeletor@G9:3", acting="he-man").do("move").options
    assert "goto H11" in s.options


# --- turning --------------------------------------------------------------------------------------


@pytest.mark.rule("BG-MOVE-05")
def test_the_model_may_be_turned_to_any_edge_after_the_move_for_free() -> None:
    """On the way it keeps its facing; then all six edges are offered, at no cost in AP."""
    s = moving("he-man@G5:2").do("goto G7")
    assert s["he-man"].facing == 2
    assert s.options == [f"face {n}" for n in range(6)]
    ap = s.turn.ap
    s.do("face 5")
    assert s["he-man"].facing == 5
    assert s.turn.ap == ap == 2


@pytest.mark.rule("BG-MOVE-05")
def test_a_move_of_no_hex_turns_the_model_and_triggers_no_overwatch() -> None:
    """Turning on the spot is a Move without movement: an enemy on Overwatch who looks on does not act."""
    s = scene("he-man@G5:0", "skeletor@G7:3 overwatch weapons=havoc-staff", acting="he-man")
    s.do("move", "stay", "face 3")

    assert s["he-man"].facing == 3
    assert s["skeletor"].overwatch
    assert s.kind == "act"
    assert not s.heard(InterruptionBegan)


@pytest.mark.rule("BG-MOVE-05")
def test_turning_on_the_spot_provokes_nothing() -> None:
    """An engaged character that only turns leaves no hex; a real Move gives the enemy its attack."""
    s = scene("he-man@G5:0", "skeletor@G6:3 weapons=havoc-staff", acting="he-man")
    assert s.offers("move") == ["move", "move turn"]
    s.do("move turn", "face 3")
    assert s["he-man"].facing == 3
    assert (s.kind, s.turn.ap) == ("act", 2)

    provoking = scene("he-man@G5:0", "skeletor@G6:3 weapons=havoc-staff", acting="he-man").do("move")
    assert provoking.options == ["react opportunity:skeletor", "decline"]


@pytest.mark.rule("BG-MOVE-06")
def test_a_player_does_not_turn_enemy_models_he_moves() -> None:
    """A pulled enemy keeps its facing, and nobody is asked to change it."""
    s = scene("test-acrobat@G3:0", "skeletor@G8:5", acting="test-acrobat")
    s.do("skill test-acrobat.lasso skeletor")

    assert (s["skeletor"].at, s["skeletor"].facing) == ("G5", 5)
    assert s.kind == "act"
    assert not s.heard(Turned)


@pytest.mark.rule("BG-MOVE-06")
def test_an_enemy_model_that_is_teleported_is_turned_by_its_own_player() -> None:
    """The caster chooses where the target goes; how it faces then is for its owner."""
    s = scene("test-acrobat@G3:0 weapons=cosmic-storm", "skeletor@G8:3", acting="test-acrobat")
    s.dice(4, 4, 4).do("attack cosmic-storm skeletor", "defend decline", "choose 3")
    assert (s.kind, s.asked) == ("destination", (0,))
    s.do("goto G10")

    assert (s.kind, s.asked) == ("face", (1,))


# --- steps ----------------------------------------------------------------------------------------


@pytest.mark.rule("BG-MOVE-07")
def test_a_step_costs_one_point() -> None:
    """The way to the next hex costs 1, to the one after it 2."""
    assert [cost_to(moving("he-man@G5:0"), at) for at in ("G6", "H6", "G7", "F8")] == [1, 1, 2, 3]


@pytest.mark.rule("BG-MOVE-07")
@pytest.mark.parametrize("sign", ["l", "H", "s"])
def test_obstacles_and_ladders_cannot_be_entered(sign: str) -> None:
    """A hex with a low or high obstacle or a ladder is no destination."""
    s = moving("he-man@G5:0", terrain={"G6": sign})

    assert "goto G6" not in s.options
    assert s.denied_by(0, intent="move", character="he-man", to="G6") == ["BG-MOVE-07"]
    with pytest.raises(IllegalChoice):
        s.do("goto G6")


@pytest.mark.rule("BG-MOVE-07")
@pytest.mark.parametrize("other", ["stratos@G6", "skeletor@G6"])
def test_characters_block_allies_as_much_as_enemies(other: str) -> None:
    """No model enters or passes a hex with another model."""
    s = scene("he-man@G5:0", other, acting="he-man", terrain=NARROW)
    s.do("move", *(["decline"] if "skeletor" in other else []))

    assert "goto G6" not in s.options
    assert "goto G7" not in s.options
    assert "goto G4" in s.options


@pytest.mark.rule("BG-MOVE-07")
def test_tokens_and_difficult_terrain_do_not_block() -> None:
    """An objective, and ground that is hard to leave, can be entered for 1 point."""
    assert cost_to(moving("he-man@G5:0", objectives=["G6"]), "G6") == 1
    assert cost_to(moving("he-man@G5:0", terrain={"G6": ","}), "G6") == 1


@pytest.mark.rule("BG-MOVE-08")
def test_no_step_leads_to_another_elevation() -> None:
    """A platform next to the character is not a step away: getting up costs what climbing costs."""
    terrain = {"G6": "P", "G7": "P"}

    assert cost_to(moving("he-man@G5:0", terrain=terrain), "G6+") == 3
    assert "goto G6+" not in moving("palace-guard-a@G5:0 debuff=slow", terrain=terrain).options
    assert cost_to(moving("he-man@G6+:0", terrain=terrain), "G5") == 3


@pytest.mark.rule("BG-MOVE-09", example="EX-12")
def test_a_move_that_starts_in_difficult_terrain_is_slower_by_two() -> None:
    """He-Man (speed 5) on difficult terrain has 3 points, focused 6."""
    s = moving("he-man@G1:0", terrain={"G1": ","})
    focused = moving("he-man@G1:0 focus", terrain={"G1": ","}, how="move focused")

    assert ("goto G4" in s.options, "goto G5" in s.options) == (True, False)
    assert ("goto G7" in focused.options, "goto G8" in focused.options) == (True, False)


@pytest.mark.rule("BG-MOVE-09")
def test_crossing_difficult_terrain_costs_nothing_more() -> None:
    """Only where the Move starts matters; through difficult terrain He-Man still gets 5 hexes far."""
    s = moving("he-man@G1:0", terrain={f"{row}{n}": "," for row in "FGH" for n in (2, 3, 4, 5, 6)})

    assert cost_to(s, "G6") == 5


@pytest.mark.rule("BG-MOVE-09", "BG-BUFF-08", example="EXD-05")
@pytest.mark.parametrize("ground", [".", ","])
def test_slow_and_difficult_terrain_do_not_add_up(ground: str) -> None:
    """He-Man with Slow has 3/6 points, from open ground and from difficult terrain."""
    s = scene("he-man@G1:0 focus debuff=slow", acting="he-man", terrain={"G1": ground})

    assert [speed(s.state, s["he-man"], focused=focused).total for focused in (False, True)] == [3, 6]


# --- obstacles ------------------------------------------------------------------------------------


@pytest.mark.rule("BG-MOVE-10", example="EX-13")
@pytest.mark.parametrize("at", ["G8", "H8", "F8"])
def test_a_low_obstacle_is_crossed_for_three(at: str) -> None:
    """Skeletor gets over the low obstacle at G7 to any other hex that shares an edge with it."""
    s = scene("skeletor@G6:0", acting="skeletor", terrain=WALL | {"G7": "l"}).do("move")

    assert cost_to(s, at) == 3
    assert s["skeletor"].at == at


@pytest.mark.rule("BG-MOVE-10")
def test_a_low_obstacle_of_two_hexes_depth_cannot_be_crossed() -> None:
    """Both hexes of a crossing share an edge with the same part; two parts in a row have none in common."""
    terrain = {f"{row}{n}": "H" for row in "ABCDEFHIJKLM" for n in (7, 8)} | {"G7": "l", "G8": "l"}
    s = scene("skeletor@G6:0 focus", acting="skeletor", terrain=terrain).do("move focused")

    assert not [
        text for text in s.offers("goto") if text.split()[1][0] == "G" and int(text.split()[1][1:]) > 7
    ]


@pytest.mark.rule("BG-MOVE-10", "BG-MOVE-12")
@pytest.mark.parametrize(("sign", "how"), [("l", "move"), ("H", "move focused")])
def test_the_far_side_of_an_obstacle_must_be_free(sign: str, how: str) -> None:
    """Where an ally stands beyond it, the crossing cannot end there, and it pushes nobody away."""
    s = moving("he-man@G6:0 focus", "stratos@G8", terrain=WALL | {"G7": sign}, how=how)

    assert "goto G8" not in s.options
    assert "goto H8" in s.options


@pytest.mark.rule("BG-MOVE-11", "BG-MOVE-10", "BG-MOVE-12", example="EX-14")
def test_an_opening_is_crossed_like_a_low_obstacle() -> None:
    """In a high wall the part with a window is drawn as low: through it costs 3, over the wall 6."""
    s = scene("skeletor@G6:0 focus", acting="skeletor", terrain=WALL | {"G7": "l"}).do("move focused")
    beside = scene("skeletor@K6:0 focus", acting="skeletor", terrain=WALL | {"G7": "l"}).do("move focused")

    assert cost_to(s, "G8") == 3
    assert cost_to(beside, "K8") == 6
    assert "BG-MOVE-10" in s.heard(Moved)[0].rules
    assert "BG-MOVE-12" in beside.heard(Moved)[0].rules


@pytest.mark.rule("BG-MOVE-12", example="EX-15")
def test_a_high_obstacle_is_crossed_for_six() -> None:
    """With the focused speed of 8 Skeletor gets over the high obstacle, with 5 he does not."""
    terrain = WALL | {"G7": "H"}
    plain = scene("skeletor@G6:0", acting="skeletor", terrain=terrain).do("move")
    focused = scene("skeletor@G6:0 focus", acting="skeletor", terrain=terrain).do("move focused")

    assert "goto G8" not in plain.options
    assert cost_to(focused, "G8") == 6


@pytest.mark.rule("BG-MOVE-12")
def test_the_points_of_two_moves_do_not_pay_for_one_crossing() -> None:
    """All 6 points come from one Move: after two Moves of 5 the character is still on its side."""
    s = scene("skeletor@G6:0", acting="skeletor", terrain=WALL | {"G7": "H"}).do(
        "move", "stay", "face 0", "move"
    )

    assert "goto G8" not in s.options


@pytest.mark.rule("BG-MOVE-13")
def test_a_move_may_mix_steps_and_crossings_each_fully_paid() -> None:
    """Step, crossing, step: 1 + 3 + 1 points; the path names every hex stood on, the obstacle is none."""
    s = scene("he-man@G5:0", FAR, acting="he-man", terrain=WALL | {"G7": "l"}).do("move")

    assert "goto G10" not in s.options
    assert cost_to(s, "G9") == 5
    assert s.heard(Moved)[0].path == ("G5", "G6", "G8", "G9")


@pytest.mark.rule("BG-MOVE-13", "BG-MOVE-04")
def test_a_crossing_that_ends_beside_an_enemy_ends_the_move() -> None:
    """The stop is checked after every step, also after a crossing."""
    s = scene("he-man@G5:0", "skeletor@G9:3", acting="he-man", terrain=WALL | {"G7": "l"}).do("move")

    assert "goto G8" in s.options  # 4 points, and the fifth is lost
    s.do("goto G8")
    assert s.kind == "face"
    assert (
        "goto H8" in scene("he-man@G5:0", FAR, acting="he-man", terrain=WALL | {"G7": "l"}).do("move").options
    )


def test_the_focus_token_is_spent_for_the_focused_move() -> None:
    """The token goes back to the supply as the Move begins."""
    s = moving("he-man@G1:0 focus", how="move focused")

    assert [(e.what, e.spent) for e in s.heard(Lost)] == [("ap", True), ("focus", True)]
