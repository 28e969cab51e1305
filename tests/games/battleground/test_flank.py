"""Flank attacks and arcs (BG-FLANK)."""

from __future__ import annotations

import pytest

from battlewright.games.battleground.model.events import TokenGiven
from battlewright.games.battleground.rules.sight import arc, in_front_arc
from battlewright.games.battleground.rules.table import node_of
from tests.games.battleground.fights import attack_rolls, defence_rolls, reasons, settle, strike
from tests.games.battleground.scenes import scene

FLANK = {"BG-FLANK-01": -1}


@pytest.mark.rule("BG-FLANK-01")
@pytest.mark.parametrize(("weapon", "at"), [("dagger", "F6"), ("laser-rifle", "F2"), ("thunder", "F2")])
@pytest.mark.parametrize(("facing", "needed"), [(0, FLANK), (3, {})])
def test_attacks_from_the_rear_arc_are_easier(
    weapon: str, at: str, facing: int, needed: dict[str, int]
) -> None:
    """From behind the scope is 1 better, in melee, at range and by spell; from the front it is not."""
    s = scene(
        f"stratos@{at}:0 mana=1 weapons=dagger,laser-rifle,thunder", f"skeletor@F7:{facing}", acting="stratos"
    )

    strike(s, f"{weapon} skeletor")

    (rolled,) = attack_rolls(s)
    assert reasons(rolled) == needed
    assert rolled.needed.total == (3 if needed else 4)


def hex_at(x: int, z: int) -> str:
    """A hex by cube coordinates around G7, x to the east and z to the south-west."""
    row, column = 6 - z, 12 + 2 * x + z
    return f"{'ABCDEFGHIJKLM'[row]}{(column + row % 2) // 2 + 1}"


ARCS = [
    ((1, -1, 0), "front"), ((1, 0, -1), "front"), ((0, -1, 1), "front"),
    ((0, 1, -1), "rear"), ((-1, 0, 1), "rear"), ((-1, 1, 0), "rear"),
    ((1, 1, -2), "half"), ((-1, -1, 2), "half"),
    ((2, 1, -3), "front"), ((1, 2, -3), "rear"),
]  # fmt: skip


@pytest.mark.rule("BG-FLANK-02", "BG-FLANK-03", "BG-OVERWATCH-04", example="EXD-01")
@pytest.mark.parametrize(("cube", "where"), ARCS)
def test_the_arcs_divide_at_right_angles_to_the_facing(cube: tuple[int, int, int], where: str) -> None:
    """Before the line front, behind it rear; half hexes are no flank but count as front for Overwatch."""
    s = scene("he-man@" + hex_at(cube[0], cube[2]) + ":0", "skeletor@G7:0", acting="he-man")
    side = arc(s.state, s["skeletor"], node_of(s.state, s["he-man"]))

    assert side == {"front": 1, "half": 0, "rear": -1}[where]
    assert s.why(0, intent="measure", viewer="he-man", target="skeletor").facts["arc"] == where
    assert in_front_arc(s.state, s["skeletor"], s["he-man"]) is (where != "rear")


@pytest.mark.rule("BG-FLANK-02")
@pytest.mark.parametrize("facing", range(6))
def test_three_neighbours_lie_in_front_and_three_behind(facing: int) -> None:
    """The faced edge and the two next to it; the arcs turn with the model."""
    around = ["F7", "G6", "G5", "F5", "E5", "E6"]
    rear = []
    for number, at in enumerate(around):
        s = scene(f"he-man@{at}:0 weapons=dagger", f"skeletor@F6:{facing}", acting="he-man")
        strike(s, "dagger skeletor")
        if "BG-FLANK-01" in reasons(attack_rolls(s)[0]):
            rear.append(number)

    assert sorted(rear) == sorted((facing + turn) % 6 for turn in (2, 3, 4))


@pytest.mark.rule("BG-FLANK-02")
def test_elevation_does_not_move_the_arcs() -> None:
    """A shot from a platform behind the target is a flank attack like any other."""
    s = scene("stratos@F3+:0 weapons=laser-rifle", "skeletor@F7:0", acting="stratos", terrain={"F3": "P"})

    strike(s, "laser-rifle skeletor")

    assert reasons(attack_rolls(s)[0]) == FLANK


@pytest.mark.rule("BG-FLANK-03", "BG-FLANK-04")
@pytest.mark.parametrize(("at", "needed"), [("J6", {}), ("B6", {}), ("J5", FLANK), ("J7", {})])
def test_a_half_hex_is_no_flank(at: str, needed: dict[str, int]) -> None:
    """Straight to the side of a model that faces east the attack is frontal; a hex farther back it is not."""
    s = scene(f"stratos@{at}:0 weapons=laser-rifle", "skeletor@F6:0", acting="stratos")

    strike(s, "laser-rifle skeletor")

    assert reasons(attack_rolls(s)[0]) == needed


@pytest.mark.rule("BG-FLANK-04")
@pytest.mark.parametrize(("facing", "easier"), [(3, True), (0, False)])
def test_what_is_no_flank_attack_is_frontal(facing: int, easier: bool) -> None:
    """The Shield of Ka helps against frontal attacks from afar, not against one from behind."""
    s = scene(
        "stratos@F2:0 weapons=laser-rifle", f"skeletor@F10:{facing} items=shield-of-ka", acting="stratos"
    )

    strike(s, "laser-rifle skeletor", attack=(5, 5, 5, 5, 5), defence=(1, 1, 1))

    assert (defence_rolls(s)[0].needed.total == 3) is easier


@pytest.mark.rule("BG-FLANK-05")
def test_being_attacked_does_not_turn_the_target() -> None:
    """Two attacks in a row from behind are both flank attacks; the facing stays."""
    s = scene("he-man@F6:0 weapons=dagger", "skeletor@F7:0", acting="he-man", ap=3)

    strike(s, "dagger skeletor", attack=(4, 1, 1, 1, 1), defence=(1, 1, 1))
    strike(s, "dagger skeletor", attack=(1, 1, 1, 1, 1))

    assert s["skeletor"].facing == 0
    assert [reasons(roll) for roll in attack_rolls(s)] == [FLANK, FLANK]


@pytest.mark.rule("BG-FLANK-05")
def test_what_moves_the_target_during_the_attack_does_not_change_the_arc() -> None:
    """Hit from behind, Webstor leaps round the shooter; the curse for a flank attack still follows."""
    s = scene("stratos@F5:0 weapons=power-blaster", "webstor@F7:0", "skeletor@A1:0", acting="stratos", ap=1)
    s.dice(5, 5, 5, 1, 1, 1).do("attack power-blaster webstor")

    while s.kind in ("defend", "mana_reroll"):
        s.do("defend decline" if s.kind == "defend" else "reroll")
    assert s.kind == "react"
    s.do(next(text for text in s.options if text.startswith("react")))
    s.do("goto F3")
    settle(s)

    assert s.why(0, intent="measure", viewer="stratos", target="webstor").facts["arc"] == "front"
    assert [event.token for event in s.heard(TokenGiven)] == ["curse"]


@pytest.mark.rule("BG-FLANK-05", "BG-AOO-06", "BG-SCOPE-03", example="EXD-03")
def test_an_attack_of_opportunity_from_behind_needs_a_two() -> None:
    """+1 for the opportunity and +1 for the flank, and no -1 for the interruption."""
    s = scene("he-man@F6:3 weapons=dagger", "skeletor@F7:3 weapons=dagger", acting="he-man")

    s.do("move", "react opportunity:skeletor")
    strike(s, "dagger he-man")

    (rolled,) = attack_rolls(s)
    assert reasons(rolled) == {"BG-AOO-06": -1, "BG-FLANK-01": -1}
    assert rolled.needed.total == 2
