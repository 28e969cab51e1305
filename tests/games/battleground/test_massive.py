"""Massive models: bases of several hexes (BG-BIG).

The triangle at G7 facing east covers G7 (marked), H7 and G6; the flower at G7 covers G7 and the six
hexes around it, the marked one where it faces.
"""

from __future__ import annotations

import pytest

from battlewright.games.battleground.library import field_of
from battlewright.games.battleground.model.events import Moved, Rolled, Shoved, Swapped
from battlewright.games.battleground.rules.table import nodes_of
from battlewright.kernel.facts import fact_of
from tests.games.battleground.scenes import Scene, scene

FAR = "he-man@A1"


def base(s: Scene, who: str) -> set[str]:
    """The hexes a model covers."""
    return {field_of(s.state).names[node] for node in nodes_of(s.state, s[who])}


def goals(s: Scene) -> set[str]:
    """The hexes offered to go to."""
    return {text.removeprefix("goto ") for text in s.offers("goto")}


def moving(figure: str, *others: str, terrain: dict[str, str] | None = None, how: str = "move") -> Scene:
    """A position in which the massive figure has begun a Move action."""
    return scene(figure, *(others or (FAR,)), acting=figure.partition("@")[0], terrain=terrain).do(how)


def cost_to(s: Scene, at: str) -> int:
    """What the way to a hex costs; 0 if it is not offered."""
    if f"goto {at}" not in s.options:
        return 0
    return s.do(f"goto {at}").heard(Moved)[0].points


def needed(s: Scene, attacker: str, target: str, weapon: str) -> int:
    """The result a die of the attack needs."""
    seat = s[attacker].seat
    answer = s.why(seat, intent="attack", attacker=attacker, target=target, weapon=weapon)
    assert answer.allowed, answer
    return fact_of(answer.facts, "needed", int)


def wall(sign: str) -> dict[str, str]:
    """One hex of terrain in every row, from edge to edge."""
    return {f"{row}7": sign for row in "ABCDEFGHIJKLM"}


# --- standing -------------------------------------------------------------------------------------


@pytest.mark.rule("BG-BIG-01")
@pytest.mark.parametrize(
    ("figure", "covered"),
    [
        ("test-triangle@G7:0", {"G7", "H7", "G6"}),
        ("test-triangle@G7:3", {"G7", "G6", "F7"}),
        ("test-flower@G7:0", {"G7", "G6", "G8", "H7", "H8", "F7", "F8"}),
    ],
)
def test_a_massive_model_occupies_several_hexes(figure: str, covered: set[str]) -> None:
    """Nobody else can stand on any of them."""
    who = figure.partition("@")[0]
    s = scene(figure, "stratos@G3:0 focus", acting="stratos").do("move focused")

    assert base(s, who) == covered
    assert not goals(s) & covered


@pytest.mark.rule("BG-BIG-02")
@pytest.mark.parametrize(
    ("at", "near"), [("G9", True), ("I7", True), ("I6", True), ("H9", True), ("G10", False), ("I9", False)]
)
def test_a_massive_model_is_adjacent_to_every_hex_around_its_base(at: str, near: bool) -> None:
    """Whoever stands next to any hex of it is engaged with it."""
    s = scene(f"he-man@{at}:0 weapons=power-sword", "test-flower@G7:0", acting="he-man")

    assert ("attack power-sword test-flower" in s.options) == near


@pytest.mark.rule("BG-BIG-02")
def test_next_to_a_massive_enemy_a_move_ends_but_not_on_another_elevation() -> None:
    """Along the base each hex ends the Move, so the way to I6 leads around; a platform is not adjacent."""
    s = scene("stratos@G5:0", "test-flower@G7:0", acting="stratos").do("move", "decline")
    assert cost_to(s, "I6") == 3
    above = scene("he-man@G5+:0", "test-flower@G7:0", acting="he-man", terrain={"G5": "P", "G4": "P"})
    assert above.offers("move") == ["move"]  # not engaged: no turning on the spot is singled out


# --- moving ---------------------------------------------------------------------------------------


@pytest.mark.rule("BG-BIG-03")
def test_each_step_shifts_the_whole_base_for_one_point() -> None:
    """With speed 5 the triangle gets 5 hexes far, its shape unchanged."""
    s = moving("test-triangle@G4:0")
    assert ("G9" in goals(s), "G10" in goals(s)) == (True, False)
    s.do("goto G9")

    assert s.heard(Moved)[0].points == 5
    assert base(s, "test-triangle") == {"G9", "H9", "G8"}


@pytest.mark.rule("BG-BIG-03")
def test_a_massive_model_that_comes_next_to_an_enemy_has_ended_its_move() -> None:
    """Any hex of the base counts, not only the marked one."""
    s = moving("test-triangle@G3:0", "he-man@I5:4")

    assert "G5" in goals(s)  # with H5 it is adjacent to He-Man
    assert cost_to(s, "G7") == 5  # four steps along row G would pass there


@pytest.mark.rule("BG-BIG-04")
def test_the_whole_base_must_fit_after_every_step() -> None:
    """Through a gap of one hex no triangle gets, though a standard model does."""
    gap = {f"{row}7": "H" for row in "ABCDEFHIJKLM"}

    assert not [at for at in goals(moving("test-triangle@G6:0", terrain=gap)) if int(at[1:]) > 6]
    assert "G8" in goals(moving("skeletor@G6:0", terrain=gap))


@pytest.mark.rule("BG-BIG-04")
def test_a_base_ends_on_no_model_no_edge_and_no_two_elevations() -> None:
    """Every hex must be on the board, free, and as high as the others."""
    s = moving("test-triangle@G4:0", "he-man@A14", "stratos@H7")
    assert not goals(s) & {"G7", "H7", "H8"}  # each would put the base on H7
    assert "G1" not in goals(moving("test-triangle@G4:0"))  # there is nothing west of it
    assert not [at for at in goals(moving("test-triangle@L5:0")) if at[0] == "M"]  # nor north of row M
    narrow = moving("test-triangle@G5:0", terrain={"G7": "P", "G8": "P"})
    assert not [at for at in goals(narrow) if at.endswith("+")]


@pytest.mark.rule("BG-BIG-05")
def test_a_massive_model_crosses_a_low_obstacle_for_three() -> None:
    """From beside the wall to beyond it, whole: nothing of the base is left on it."""
    s = moving("test-triangle@G6:0", terrain=wall("l"))
    assert not goals(s) & {"G7", "G8", "H8"}  # the base would lie on the wall

    assert cost_to(s, "G9") == 3
    assert base(s, "test-triangle") == {"G9", "H9", "G8"}


@pytest.mark.rule("BG-BIG-06")
def test_a_massive_model_crosses_a_high_obstacle_for_six() -> None:
    """Only with the focused speed."""
    assert "G9" not in goals(moving("test-triangle@G6:0", terrain=wall("H")))
    s = moving("test-triangle@G6:0 focus", terrain=wall("H"), how="move focused")

    assert cost_to(s, "G9") == 6
    assert base(s, "test-triangle") == {"G9", "H9", "G8"}


DECK = {f"{row}{n}": "P" for row in "FGH" for n in (7, 8, 9)}


@pytest.mark.rule("BG-BIG-07")
def test_a_massive_model_climbs_for_three_if_its_base_fits() -> None:
    """Up to where the whole triangle stands on the platform, and down again."""
    s = moving("test-triangle@G6:0", terrain=DECK)
    assert "G7+" not in goals(s)  # G6 is no platform
    assert cost_to(s, "G8+") == 3
    assert base(s, "test-triangle") == {"G8+", "H8+", "G7+"}
    assert cost_to(moving("test-triangle@G8+:0", terrain=DECK), "G6") == 3


@pytest.mark.rule("BG-BIG-07")
def test_a_massive_model_climbs_neither_from_nor_to_underneath() -> None:
    """If any part of the base lies under the platform, it must step out first."""
    assert cost_to(moving("test-triangle@G8:0", terrain=DECK), "G8+") == 5  # two steps out, then up
    assert cost_to(moving("test-triangle@G7:0", terrain=DECK), "G8+") == 4  # partly covered: one step
    assert cost_to(moving("test-triangle@G8+:0", terrain=DECK), "G7") == 4  # down, then one step in


@pytest.mark.rule("BG-BIG-08")
def test_massive_models_treat_ladders_as_low_obstacles() -> None:
    """Crossing a ladder costs 3, for a standard model 2."""
    assert cost_to(moving("test-triangle@G6:0", terrain=wall("s")), "G9") == 3
    assert cost_to(moving("skeletor@G6:0", terrain=wall("s")), "G8") == 2


@pytest.mark.rule("BG-BIG-08")
def test_massive_models_do_not_go_up_ladders() -> None:
    """Next to the ladder but not to the platform Skeletor gets up for 2, the triangle not even for 3."""
    terrain = {f"{row}{n}": "P" for row in "FGH" for n in (8, 9, 10)} | {"G7": "s"}

    assert cost_to(moving("skeletor@G6:0", terrain=terrain), "G8+") == 2
    assert not [
        at for at in goals(moving("test-triangle@G6:0 debuff=slow", terrain=terrain)) if at.endswith("+")
    ]


def test_a_massive_charger_ends_adjacent_with_any_part_of_its_base() -> None:
    """The titan charges along the cheapest way its base fits, and ends beside the target."""
    s = scene("test-titan@G4:0", "skeletor@G9:3", acting="test-titan").do("skill test-titan.charge skeletor")
    while s.kind != "act":
        s.do(s.options[0])

    assert "attack fists skeletor" in s.options


# --- attacks --------------------------------------------------------------------------------------


@pytest.mark.rule("BG-BIG-09")
def test_the_attacker_of_a_massive_model_chooses_which_of_its_hexes_to_face() -> None:
    """West of the flower three edges point at hexes of it; one of them it must be."""
    s = scene("he-man@G5:3 weapons=power-sword", "test-flower@G7:0", acting="he-man")
    s.do("attack power-sword test-flower")
    assert (s.kind, set(s.options)) == ("face", {"face 0", "face 1", "face 5"})

    assert s.do("face 5")["he-man"].facing == 5


@pytest.mark.rule("BG-BIG-10", "BG-BIG-11")
@pytest.mark.parametrize(("facing", "result"), [(1, 4), (2, 3)])
def test_attacks_originate_from_the_marked_hex_turned_to_touch_the_target(facing: int, result: int) -> None:
    """He-Man touches two hexes of the flower: from H8 it attacks his front, from H7 his rear."""
    s = scene("he-man@I7:0", "test-flower@G7:4", acting="test-flower").do("attack fists he-man")
    assert s.options == ["face 1", "face 2"]
    s.dice(1, 1, 1, 1).do(f"face {facing}")

    assert s.heard(Rolled)[0].needed.total == result


@pytest.mark.rule("BG-BIG-11")
@pytest.mark.parametrize(("at", "facings"), [("H8", ["0", "2"]), ("G8", ["0"]), ("F6", ["4"]), ("I6", ["2"])])
def test_a_triangle_turns_its_mark_to_an_adjacent_target(at: str, facings: list[str]) -> None:
    """A third of a turn moves the mark to the next hex of the base; a sixth needs other ground as well."""
    s = scene(f"he-man@{at}:0", "test-triangle@G7:0", acting="test-triangle").do("attack fists he-man")
    turned = [text.split()[1] for text in s.options] if s.kind == "face" else [str(s["test-triangle"].facing)]
    field = field_of(s.state)

    assert set(facings) <= set(turned)
    for text in turned:
        s["test-triangle"].facing = int(text)
        marked = nodes_of(s.state, s["test-triangle"])[0]
        assert at in field.labels(field.touching(marked))


@pytest.mark.rule("BG-BIG-12")
def test_a_massive_model_turns_its_mark_towards_a_distant_target() -> None:
    """Due east one hex around the base is nearest; the one due north is touched by two hexes of the base."""
    east = scene("he-man@G13:3", "test-flower@G7:3 weapons=blaster", acting="test-flower")
    east.dice(1, 1, 1, 1).do("attack blaster he-man")
    north = scene("he-man@M7:3", "test-flower@G7:3 weapons=blaster", acting="test-flower")
    north.do("attack blaster he-man")

    assert east["test-flower"].facing == 0
    assert (north.asked, north.options) == ((1,), ["face 1", "face 2"])


@pytest.mark.rule("BG-BIG-12")
def test_a_model_does_not_turn_onto_taken_ground() -> None:
    """The base must stand after turning: facings that would put it on Mer-Man are not offered."""
    free = moving("test-triangle@G7:0", "he-man@A1").do("stay")
    taken = moving("test-triangle@G7:0", "mer-man@F7", "he-man@A1").do("stay")

    assert free.options == [f"face {n}" for n in range(6)]
    assert taken.options == ["face 0", "face 2", "face 4"]


SCREEN = {"G6": "H", "F7": "H"}
"""Seen from G3 it hides G9 and G10, but not H10."""


@pytest.mark.rule("BG-BIG-13")
def test_one_hex_of_a_massive_model_in_sight_is_enough() -> None:
    """The triangle on G9, G10 and H10 is seen, and sees, by way of H10."""
    shooter = "he-man@G3:0 weapons=blaster"
    for at, seen in (("G9", False), ("G10", False), ("H10", True)):
        s = scene(shooter, f"skeletor@{at}", acting="he-man", terrain=SCREEN)
        assert ("attack blaster skeletor" in s.options) == seen

    at_it = scene(shooter, "test-triangle@G10:0", acting="he-man", terrain=SCREEN)
    from_it = scene(
        "he-man@G3", "test-triangle@G10:0 weapons=blaster", acting="test-triangle", terrain=SCREEN
    )
    assert "attack blaster test-triangle" in at_it.options
    assert "attack blaster he-man" in from_it.options


@pytest.mark.rule("BG-BIG-14")
@pytest.mark.parametrize(
    ("between", "low_only", "result"),
    [
        ({"G8": "l"}, False, 4),
        ({"G8": "l"}, True, 4),
        ({"G8": "mer-man"}, False, 4),
        ({"G8": "mer-man"}, True, 5),
        ({"G6": "l"}, False, 5),
        ({"G6": "mer-man"}, False, 5),
    ],
)
def test_what_stands_next_to_a_massive_target_gives_it_no_cover(
    between: dict[str, str], low_only: bool, result: int
) -> None:
    """Next to the flower nothing counts or, as switched, all but low obstacles; farther off all does."""
    terrain = {at: what for at, what in between.items() if len(what) == 1}
    figures = [f"{what}@{at}:3" for at, what in between.items() if len(what) > 1]
    s = scene(
        "he-man@G3:0 weapons=blaster",
        "test-flower@G10:3",
        *figures,
        acting="he-man",
        terrain=terrain,
        switches={"massive_cover_low_only": low_only},
    )

    assert needed(s, "he-man", "test-flower", "blaster") == result


@pytest.mark.rule("BG-BIG-14")
def test_a_standard_target_in_the_same_place_would_be_in_cover() -> None:
    """It is the size of the flower that makes the obstacle beside it worthless."""
    s = scene("he-man@G3:0 weapons=blaster", "skeletor@G9:3", acting="he-man", terrain={"G8": "l"})

    assert needed(s, "he-man", "skeletor", "blaster") == 5


@pytest.mark.rule("BG-COVER-02")
def test_the_cover_line_leads_to_the_middle_of_a_massive_base() -> None:
    """Not to its marked hex: what stands in the way to that alone gives no cover."""
    figures = ("he-man@G3:0 weapons=blaster", "test-flower@G10:2")
    in_line = scene(*figures, acting="he-man", terrain={"G6": "l"})
    beside = scene(*figures, acting="he-man", terrain={"H7": "l"})

    assert needed(in_line, "he-man", "test-flower", "blaster") == 5
    assert needed(beside, "he-man", "test-flower", "blaster") == 4


@pytest.mark.rule("BG-BIG-15")
def test_distance_is_measured_to_the_nearest_hex_of_a_massive_target() -> None:
    """8 inches to the western hex of the flower are in range, 9 to Skeletor in its middle are not."""
    shooter = "he-man@G2:0 weapons=flamethrower"

    assert "attack flamethrower test-flower" in scene(shooter, "test-flower@G12:3", acting="he-man").options
    assert "attack flamethrower skeletor" not in scene(shooter, "skeletor@G12:3", acting="he-man").options
    assert (
        "attack flamethrower test-flower" not in scene(shooter, "test-flower@G13:3", acting="he-man").options
    )


@pytest.mark.rule("BG-BIG-15", "BG-BIG-10")
@pytest.mark.parametrize(("at", "in_range"), [("G12", True), ("G13", False)])
def test_a_massive_model_shoots_from_its_marked_hex_once_it_has_turned(at: str, in_range: bool) -> None:
    """Facing away it turns first, and then measures from G3, its eastern hex."""
    s = scene(f"he-man@{at}:3", "test-flower@G2:3 weapons=flamethrower", acting="test-flower")

    assert ("attack flamethrower he-man" in s.options) == in_range


@pytest.mark.rule("BG-BIG-16")
@pytest.mark.parametrize(
    ("figure", "at", "result"),
    [
        ("test-flower@G7:0", "I6", 3),  # behind the line through G7
        ("test-flower@G7:0", "I7", 4),  # cut by it
        ("test-flower@G7:0", "I8", 4),  # before it
        ("test-triangle@G7:0", "F6", 3),  # behind the line through the corner of G7, H7 and G6
        ("test-triangle@G7:0", "F7", 4),  # cut by it, though behind the marked hex
        ("test-triangle@G7:0", "F8", 4),
    ],
)
def test_the_arcs_of_a_massive_model_part_at_the_middle_of_its_base(
    figure: str, at: str, result: int
) -> None:
    """Attacked from behind the line across the middle it is flanked; half hexes are no flank."""
    who = figure.partition("@")[0]
    s = scene(f"he-man@{at}:0 weapons=power-sword", figure, acting="he-man")

    assert needed(s, "he-man", who, "power-sword") == result


# --- what cannot be done to them ------------------------------------------------------------------


@pytest.mark.rule("BG-BIG-17")
@pytest.mark.parametrize("skill", ["blow", "lasso"])
@pytest.mark.parametrize("who", ["test-triangle", "test-flower"])
def test_massive_models_are_neither_pushed_nor_pulled(skill: str, who: str) -> None:
    """The effect leaves them where they are."""
    s = scene("test-acrobat@G3:0", f"{who}@G8:0", acting="test-acrobat").do(
        f"skill test-acrobat.{skill} {who}"
    )
    while s.kind == "face":
        s.do(s.options[0])

    assert s[who].at == "G8"
    assert not s.heard(Shoved)


@pytest.mark.rule("BG-BIG-18")
def test_massive_and_standard_models_do_not_swap() -> None:
    """The skill is not offered against the other size, whoever would use it."""
    small = scene("test-acrobat@G3:0", "test-flower@G7:0", acting="test-acrobat")
    large = scene("test-titan@G3:0", "skeletor@G7:0", acting="test-titan")

    assert "skill test-acrobat.swap test-flower" not in small.options
    intent = {"intent": "skill", "character": "test-acrobat", "skill": "test-acrobat.swap"}
    assert small.denied_by(0, **intent, target="test-flower") == ["BG-BIG-18"]
    assert "skill test-titan.swap skeletor" not in large.options


@pytest.mark.rule("BG-BIG-18")
def test_massive_models_swap_with_each_other_if_both_fit() -> None:
    """Two triangles change places; where one would lie on a wall they cannot."""
    figures = ("test-titan@G4:0", "test-triangle@G9:1")
    s = scene(*figures, acting="test-titan")
    s.do("skill test-titan.swap test-triangle")
    while s.kind == "face":
        s.do(s.options[0])
    walled = scene(*figures, acting="test-titan", terrain={"F4": "H", "F3": "H"})

    assert [(e.first, e.second) for e in s.heard(Swapped)] == [("test-titan", "test-triangle")]
    assert (s["test-titan"].at, s["test-triangle"].at) == ("G9", "G4")
    assert "skill test-titan.swap test-triangle" not in walled.options
    intent = {"intent": "skill", "character": "test-titan", "skill": "test-titan.swap"}
    assert walled.denied_by(0, **intent, target="test-triangle") == ["BG-BIG-04"]
