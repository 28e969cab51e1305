"""Movement effects: towards, charge, teleport, jump, push, pull and swap (BG-MOVEFX)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from battlewright.games.battleground.model.events import InterruptionBegan, Moved, Shoved, Swapped
from tests.games.battleground.scenes import Scene, scene

ACROBAT = "test-acrobat@G3:0 mana=2"


def used(skill: str, target: str, *figures: str, terrain: dict[str, str] | None = None) -> Scene:
    """A position in which the first figure, an acrobat, has used a skill."""
    s = scene(*figures, acting="test-acrobat", terrain=terrain)
    s.do(f"skill test-acrobat.{skill} {target}".strip())
    if target and s.kind == "face":  # the target lies between two edges
        s.do("face 0")
    return s


def goals(s: Scene) -> set[str]:
    """The hexes offered to go to."""
    return {text.removeprefix("goto ") for text in s.offers("goto")}


# --- moving towards -------------------------------------------------------------------------------


@pytest.mark.rule("BG-MOVEFX-01")
def test_moving_towards_follows_the_shortest_route_and_may_stop_early() -> None:
    """In a straight line each hex up to the target is offered, and staying; nothing aside, nothing away."""
    s = used("approach", "skeletor", ACROBAT, "skeletor@G8:3")

    assert goals(s) == {"G4", "G5", "G6", "G7"}
    assert "stay" in s.options


@pytest.mark.rule("BG-MOVEFX-01")
def test_among_equally_short_routes_the_mover_chooses() -> None:
    """Off the straight line several ways are equally short, and every hex on any of them is offered."""
    s = used("approach", "skeletor", ACROBAT, "skeletor@I6:3")

    assert goals(s) == {"G4", "H4", "G5", "H5", "I4", "I5", "H6"}


@pytest.mark.rule("BG-MOVEFX-01")
def test_the_shortest_route_is_the_cheapest_one() -> None:
    """Over the wall it would be fewer hexes but more points, so the way around it is the shortest."""
    s = scene("test-hound@G3:0", "skeletor@G8:3", acting="test-hound", terrain={"G5": "H"})
    s.do("skill test-hound.track skeletor")

    assert goals(s) == {"H4", "F4", "G4", "H5", "F5", "H6", "F6", "G6", "H7", "F7", "G7", "H8", "F8"}
    assert s.do("goto G6").heard(Moved)[0].points == 4


@pytest.mark.rule("BG-MOVEFX-01")
def test_moving_towards_keeps_the_rules_of_the_move_action() -> None:
    """Points are those of the speed, and another enemy beside the route ends the movement there."""
    far = used("approach", "skeletor", ACROBAT, "skeletor@G14:3")
    stopped = used("approach", "skeletor", ACROBAT, "skeletor@G8:3", "mer-man@H6:3")

    assert goals(far) == {"G4", "G5", "G6", "G7", "G8"}
    assert goals(stopped) == {"G4", "G5"}


@pytest.mark.rule("BG-MOVEFX-02")
@pytest.mark.parametrize(("stop", "facing"), [("goto I5", 0), ("goto H6", 1)])
def test_moving_towards_ends_facing_the_goal(stop: str, facing: int) -> None:
    """The model is turned to what it moved towards; its player has no say."""
    s = used("approach", "skeletor", "test-acrobat@G3:3", "skeletor@I6:3").do(stop)

    assert s["test-acrobat"].facing == facing
    assert s.kind == "act"


@pytest.mark.rule("BG-MOVEFX-02")
def test_the_player_chooses_only_between_edges_equally_near() -> None:
    """Where the goal lies between two edges, one of the two."""
    s = used("approach", "skeletor", ACROBAT, "skeletor@H8:3").do("goto G6")

    assert s.options == ["face 0", "face 1"]


# --- charge ---------------------------------------------------------------------------------------


@pytest.mark.rule("BG-MOVEFX-03")
def test_a_charge_takes_the_shortest_route() -> None:
    """Of the hexes adjacent to the target only those that are nearest are offered, and no way around."""
    s = used("charge", "skeletor", ACROBAT, "skeletor@H7:3")

    assert s.options == ["goto G6", "goto H6"]
    assert s.do("goto H6").heard(Moved)[0].points == 3


@pytest.mark.rule("BG-MOVEFX-03", "BG-MOVEFX-04")
def test_a_charge_with_a_single_end_goes_there() -> None:
    """In a straight line there is one nearest hex: no stopping early, no staying."""
    s = used("charge", "skeletor", ACROBAT, "skeletor@G7:3")

    assert s["test-acrobat"].at == "G6"
    assert s.heard(Moved)[0].path == ("G3", "G4", "G5", "G6")


@pytest.mark.rule("BG-MOVEFX-04")
@pytest.mark.parametrize(("at", "possible"), [("G9", True), ("G10", False)])
def test_a_charge_that_cannot_end_adjacent_cannot_be_made(at: str, possible: bool) -> None:
    """With 5 points an enemy 6 hexes away can be charged, one 7 hexes away cannot."""
    s = scene(ACROBAT, f"skeletor@{at}:3", acting="test-acrobat")

    assert ("skill test-acrobat.charge skeletor" in s.options) == possible
    denials = s.denied_by(0, intent="skill", character="test-acrobat", skill=CHARGE, target="skeletor")
    assert denials == ([] if possible else ["BG-MOVEFX-04"])


CHARGE = "test-acrobat.charge"


@pytest.mark.rule("BG-MOVEFX-04")
def test_a_route_stopped_by_another_enemy_is_none() -> None:
    """Mer-Man beside the straight way would end the charge: it goes the other way round, if points allow."""
    enemies = ("skeletor@G7:3", "mer-man@H5:3")
    s = used("charge", "skeletor", ACROBAT, *enemies)
    slow = scene(ACROBAT + " debuff=slow", *enemies, acting="test-acrobat")

    assert goals(s) == {"G6", "F7"}
    assert s.do("goto G6").heard(Moved)[0].points == 4
    assert "skill test-acrobat.charge skeletor" not in slow.options


@pytest.mark.rule("BG-MOVEFX-05")
def test_a_charge_ends_facing_the_target() -> None:
    """From F7 Skeletor on G7 lies to the north-east."""
    s = used("charge", "skeletor", ACROBAT, "skeletor@G7:3", "mer-man@H5:3").do("goto F7")

    assert s["test-acrobat"].facing == 1
    assert s.kind == "act"


# --- teleport -------------------------------------------------------------------------------------

CELL = {"G4": "H", "G2": "H", "H3": "l", "H4": "H", "F3": "s", "F4": "l"}
"""Obstacles on all six hexes around G3."""


@pytest.mark.rule("BG-MOVEFX-06")
@pytest.mark.parametrize("skill", ["blink", pytest.param("leap", marks=pytest.mark.rule("BG-MOVEFX-10"))])
def test_teleport_and_jump_pass_obstacles_and_characters_but_land_on_free_ground(skill: str) -> None:
    """Walled in, one gets over everything within 3 hexes; not onto obstacles, nor onto anybody."""
    s = used(skill, "", ACROBAT, "stratos@G5", "skeletor@I4:3", terrain=CELL)

    assert {"G6", "G1", "J5", "H5"} <= goals(s)
    assert not goals(s) & {*CELL, "G5", "I4", "G7", "G3"}
    s.do("goto G6")
    assert s["test-acrobat"].at == "G6"
    assert s.heard(Moved)[0].points == 3


@pytest.mark.rule("BG-MOVEFX-06")
def test_difficult_terrain_does_not_slow_a_teleport() -> None:
    """At speed 5 one gets 5 hexes far from difficult terrain too, where a Move gets 3."""
    s = used("dash", "", ACROBAT, terrain={"G3": ","})
    on_foot = scene(ACROBAT, acting="test-acrobat", terrain={"G3": ","}).do("move")

    assert ("G8" in goals(s), "G9" in goals(s)) == (True, False)
    assert "G7" not in goals(on_foot)


@pytest.mark.rule("BG-MOVEFX-10", "BG-MOVE-09")
def test_difficult_terrain_does_not_slow_a_jump() -> None:
    """A Jet Pack leads as far as speed less 1, from difficult terrain too."""
    s = scene("he-man@G3:0 mana=1 items=jet-pack", acting="he-man", terrain={"G3": ","})
    s.do("skill jet-pack.skill")

    assert ("G7" in goals(s), "G8" in goals(s)) == (True, False)


@pytest.mark.rule("BG-MOVEFX-07")
@pytest.mark.parametrize("skill", ["blink", pytest.param("leap", marks=pytest.mark.rule("BG-MOVEFX-10"))])
def test_teleport_and_jump_are_not_stopped_by_enemies(skill: str) -> None:
    """Past Skeletor, over the hexes around him, to the far side; on foot that is out of reach."""
    figures = ("test-snail@A1", ACROBAT, "skeletor@G5:3")
    s = scene(*figures, acting="test-acrobat").do(f"skill test-acrobat.{skill}")

    assert {"G6", "H6"} <= goals(s)
    assert "G6" not in goals(scene(*figures, acting="test-acrobat").do("move"))


@pytest.mark.rule("BG-MOVEFX-08")
@pytest.mark.parametrize("skill", ["blink", pytest.param("leap", marks=pytest.mark.rule("BG-MOVEFX-10"))])
def test_teleport_and_jump_treat_every_elevation_as_adjacent(skill: str) -> None:
    """Onto a platform 3 hexes away, and down from one, for a point a hex; then the model may turn."""
    up = used(skill, "", ACROBAT, terrain={"G6": "P", "G7": "P"})
    down = used(skill, "", "test-acrobat@G6+:0", terrain={"G6": "P", "G7": "P"})

    assert ("G6+" in goals(up), "G7+" in goals(up)) == (True, False)
    assert {"G3", "G6", "G7"} <= goals(down)  # underneath as well
    assert up.do("goto G6+").options == [f"face {n}" for n in range(6)]
    assert up.do("face 4")["test-acrobat"].facing == 4


@pytest.mark.rule("BG-MOVEFX-09", "BG-MOVEFX-11")
@pytest.mark.parametrize(("skill", "interrupted"), [("blink", False), ("leap", True)])
def test_a_jump_provokes_attacks_of_opportunity_and_a_teleport_does_not(
    skill: str, interrupted: bool
) -> None:
    """Both start engaged with Mer-Man."""
    s = used(skill, "", ACROBAT, "mer-man@G2:0")

    assert s.kind == ("react" if interrupted else "destination")


@pytest.mark.rule("BG-MOVEFX-09", "BG-MOVEFX-11")
@pytest.mark.parametrize(("skill", "interrupted"), [("blink", False), ("leap", True)])
def test_a_jump_is_watched_where_it_ends_and_a_teleport_is_not(skill: str, interrupted: bool) -> None:
    """Both land before the eyes of an enemy on Overwatch."""
    s = used(skill, "", ACROBAT, "mer-man@G12:3 overwatch weapons=blaster").do("goto G6", "face 0")

    assert bool(s.heard(InterruptionBegan)) == interrupted


@pytest.mark.rule("BG-MOVEFX-11")
def test_an_effect_may_keep_its_jump_from_being_interrupted() -> None:
    """Webstor's escape after a wound says so: neither the one beside him nor the one on watch may answer."""
    s = scene(
        "he-man@G6:0 weapons=power-sword",
        "stratos@G10:3 overwatch weapons=blaster",
        "webstor@G7:3",
        acting="he-man",
    )
    s.dice(4, 1, 1, 1, 1).do("attack power-sword webstor", "defend decline")
    s.do("react webstor.master-of-escape/t0@webstor")
    assert s.kind == "destination"
    s.do("goto G8", "face 0")

    assert s["webstor"].at == "G8"
    assert not s.heard(InterruptionBegan)


# --- push and pull --------------------------------------------------------------------------------


@pytest.mark.rule("BG-MOVEFX-12")
def test_a_push_moves_one_hex_for_each_hex_it_says() -> None:
    """Pushed by three, hex after adjacent hex."""
    s = used("blow", "skeletor", ACROBAT, "skeletor@G6:3")

    assert s.heard(Shoved)[0].path == ("G6", "G7", "G8", "G9")
    assert s["skeletor"].at == "G9"


@pytest.mark.rule("BG-MOVEFX-13", example="EX-42")
@pytest.mark.parametrize("at", ["G6", "J4", "D4", "H7", "E7", "J6"])
def test_a_push_over_several_hexes_is_straight(at: str) -> None:
    """Whatever way it goes, it never bends: every step leads in the direction of the first."""
    s = used("blow", "skeletor", ACROBAT, f"skeletor@{at}:3")
    if s.kind == "direction":
        s.do(s.options[0])
    path = s.heard(Shoved)[0].path
    places = [(2 * int(h[1:]) - (ord(h[0]) + 1) % 2, ord(h[0])) for h in path]
    steps = {(x2 - x1, r2 - r1) for (x1, r1), (x2, r2) in pairwise(places)}

    assert len(path) == 4
    assert len(steps) == 1


@pytest.mark.rule("BG-MOVEFX-14")
def test_a_push_leads_away_and_a_pull_towards() -> None:
    """Along the line that connects the two; a pull ends beside the one who pulls."""
    assert used("blow", "skeletor", ACROBAT, "skeletor@I4:3")["skeletor"].at == "L6"
    assert used("lasso", "skeletor", ACROBAT, "skeletor@I4:3")["skeletor"].at == "H4"


@pytest.mark.rule("BG-MOVEFX-14")
def test_off_the_hex_lines_the_nearest_direction_is_taken() -> None:
    """Two hexes east and one north-east is nearer to east."""
    s = used("blow", "skeletor", ACROBAT, "skeletor@H6:3")

    assert s.heard(Shoved)[0].path == ("H6", "H7", "H8", "H9")


@pytest.mark.rule("BG-MOVEFX-14")
def test_of_two_directions_equally_near_the_pushing_player_chooses() -> None:
    """One hex east and one north-east lies right between the two."""
    s = used("blow", "skeletor", ACROBAT, "skeletor@H5:3")
    assert (s.kind, s.asked, s.options) == ("direction", (0,), ["face 0", "face 1"])
    s.do("face 1")

    assert s["skeletor"].at == "K6"


@pytest.mark.rule("BG-MOVEFX-14")
def test_a_pull_never_leads_past_the_one_who_pulls() -> None:
    """One step west brings Skeletor beside the acrobat; the next would bring him no nearer."""
    s = used("lasso", "skeletor", ACROBAT, "skeletor@H5:3").do("face 3")
    above = used("lasso", "skeletor", "test-acrobat@G3+:0", "skeletor@G5:3", terrain={"G3": "P"})

    assert s["skeletor"].at == "H4"
    assert above["skeletor"].at == "G3"  # right below him, not beyond


@pytest.mark.rule("BG-MOVEFX-15")
@pytest.mark.parametrize("sign", ["l", "H", "s", ","])
def test_any_terrain_piece_stops_a_push(sign: str) -> None:
    """Obstacles, ladders, and difficult terrain as well: the character stays before it."""
    s = used("blow", "skeletor", ACROBAT, "skeletor@G6:3", terrain={"G8": sign})

    assert s["skeletor"].at == "G7"


@pytest.mark.rule("BG-MOVEFX-15")
def test_models_and_the_edge_of_the_board_stop_a_push() -> None:
    """Friend and foe alike; right before them nothing moves at all."""
    assert used("blow", "skeletor", ACROBAT, "skeletor@G6:3", "mer-man@G8")["skeletor"].at == "G7"
    assert used("blow", "skeletor", ACROBAT, "skeletor@G6:3", "stratos@G7")["skeletor"].at == "G6"
    edge = used("blow", "skeletor", "test-acrobat@G11:0", "skeletor@G13:3")
    assert edge["skeletor"].at == "G14"


@pytest.mark.rule("BG-MOVEFX-16", "BG-MOVEFX-15")
def test_pushed_along_a_platform_and_off_it_the_character_climbs_down_and_stops() -> None:
    """One hex along the platform, one down; the third hex of the push is lost."""
    s = used("blow", "skeletor", ACROBAT, "skeletor@G6+:3", terrain={"G6": "P", "G7": "P"})

    assert s.heard(Shoved)[0].path == ("G6+", "G7+", "G8")


@pytest.mark.rule("BG-MOVEFX-16")
@pytest.mark.parametrize("sign", ["H", "l", "Q"])
def test_where_nobody_could_climb_down_a_push_ends_at_the_edge_of_the_platform(sign: str) -> None:
    """Onto an obstacle nobody climbs, and under the platform neither."""
    s = used("blow", "skeletor", ACROBAT, "skeletor@G6+:3", terrain={"G6": "P", "G7": "P", "G8": sign})

    assert s["skeletor"].at == "G7+"


@pytest.mark.rule("BG-MOVEFX-16")
def test_a_push_below_a_platform_stays_below() -> None:
    """On the ground the hexes under a platform are passed like open ground."""
    s = used("blow", "skeletor", ACROBAT, "skeletor@G6:3", terrain={"G7": "P", "G8": "P"})

    assert s["skeletor"].at == "G9"


@pytest.mark.rule("BG-MOVEFX-17")
@pytest.mark.parametrize("skill", ["blow", "lasso"])
def test_push_and_pull_do_not_change_the_facing(skill: str) -> None:
    """The facing is kept and nobody may change it."""
    s = used(skill, "skeletor", ACROBAT, "skeletor@G7:4")

    assert s.heard(Shoved)
    assert s["skeletor"].facing == 4
    assert s.kind == "act"


@pytest.mark.rule("BG-MOVEFX-18")
def test_push_and_pull_cannot_be_interrupted() -> None:
    """Skeletor is pushed away from He-Man beside him and ends before Stratos on Overwatch: neither acts."""
    watch = "stratos@G12:3 overwatch weapons=blaster"
    s = used("blow", "skeletor", ACROBAT, "he-man@H6:0", "skeletor@G6:3", watch)

    assert s["skeletor"].at == "G9"
    assert s.kind == "act"
    assert s["stratos"].overwatch


# --- swap -----------------------------------------------------------------------------------------


@pytest.mark.rule("BG-MOVEFX-19")
@pytest.mark.parametrize("other", ["skeletor@G6:2", "stratos@G6:2"])
def test_two_characters_swap_positions_and_keep_their_facings(other: str) -> None:
    """Friend or foe, each stands where the other stood."""
    who = other.partition("@")[0]
    s = used("swap", who, ACROBAT, other)

    assert (s["test-acrobat"].at, s[who].at) == ("G6", "G3")
    assert (s["test-acrobat"].facing, s[who].facing) == (0, 2)
    assert s.kind == "act"


@pytest.mark.rule("BG-MOVEFX-20")
def test_a_swap_triggers_no_overwatch() -> None:
    """Mer-Man on Overwatch sees the acrobat arrive and does not act."""
    s = used("swap", "stratos", ACROBAT, "stratos@G6:2", "mer-man@G12:3 overwatch weapons=blaster")

    assert s["test-acrobat"].at == "G6"
    assert s["mer-man"].overwatch
    assert not s.heard(InterruptionBegan)


@pytest.mark.rule("BG-MOVEFX-20")
def test_enemies_of_both_may_attack_before_the_swap_his_own_side_first_attacked() -> None:
    """First those engaged with the acrobat, whose player caused it, then those engaged with the other."""
    s = used("swap", "skeletor", ACROBAT, "mer-man@G2:0", "skeletor@G6:3", "he-man@G7:3")
    assert (s.asked, s.options) == ((1,), ["react opportunity:mer-man", "decline"])
    s.do("decline")
    assert (s.asked, s.options) == ((0,), ["react opportunity:he-man", "decline"])
    assert not s.heard(Swapped)
    s.do("decline")

    assert (s["test-acrobat"].at, s["skeletor"].at) == ("G6", "G3")


@pytest.mark.rule("BG-MOVEFX-20")
def test_the_two_who_swap_do_not_attack_each_other() -> None:
    """Engaged with nobody else, they swap without any attack of opportunity."""
    s = used("swap", "skeletor", ACROBAT, "skeletor@G4:3")

    assert [(e.first, e.second) for e in s.heard(Swapped)] == [("test-acrobat", "skeletor")]
    assert not s.heard(InterruptionBegan)


@pytest.mark.rule("BG-MOVEFX-20")
def test_if_one_of_them_is_knocked_out_there_is_no_swap() -> None:
    """Mer-Man's attack of opportunity fells the acrobat; Skeletor stays where he is."""
    s = used("swap", "skeletor", ACROBAT + " wounds=3", "mer-man@G2:0", "skeletor@G6:3", "stratos@A1")
    s.dice(5, 5, 5, 5).do("react opportunity:mer-man", "attack fists test-acrobat", "defend decline")

    assert s["test-acrobat"].out
    assert s["skeletor"].at == "G6"
    assert not s.heard(Swapped)
