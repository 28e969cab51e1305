"""Line of sight: corners, lines, walls, elevations and platforms (BG-LOS)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from battlewright.games.battleground.model.state import Mark
from battlewright.kernel.denial import Denial
from tests.games.battleground.scenes import Scene, scene


def looking(at: str, *targets: str, terrain: Mapping[str, str] | None = None, **more: Any) -> Scene:
    """Stratos with a Laser Rifle looks at enemies; each is `CARD@HEX`."""
    return scene(f"stratos@{at}:0 weapons=laser-rifle", *targets, acting="stratos", terrain=terrain, **more)


def seen(s: Scene) -> set[str]:
    """The enemies Stratos can shoot at; everything is in range."""
    return {text.split()[-1] for text in s.offers("attack laser-rifle")}


def hidden(s: Scene, target: str) -> Denial:
    """Why the target is not seen."""
    (denial,) = s.why(0, intent="attack", attacker="stratos", target=target, weapon="laser-rifle").denials
    return denial


@pytest.mark.rule("BG-LOS-01", "BG-LOS-04", example="EX-25")
def test_two_lines_from_one_corner_are_needed() -> None:
    """Evil-Lyn stands free; to Trap Jaw behind the wall only one line is clear, which is not enough."""
    s = looking("F6", "evil-lyn@H6:0", "trap-jaw@F8:0", terrain={"F7": "H"})

    assert seen(s) == {"evil-lyn"}
    denial = hidden(s, "trap-jaw")
    assert denial.rule == "BG-LOS-01"
    assert (denial.facts["from"], denial.facts["to"]) == ("F6", "F8")
    assert (denial.facts["clear_lines"], denial.facts["blocked_by"]) == (1, ["F7"])


@pytest.mark.rule("BG-LOS-01")
def test_both_lines_start_from_the_same_corner() -> None:
    """The upper and the lower corner have one clear line each past the wall; together they do not count."""
    s = looking("F6", "trap-jaw@F9:0", terrain={"F8": "H"})

    assert seen(s) == set()
    assert hidden(s, "trap-jaw").facts["clear_lines"] == 1


@pytest.mark.rule("BG-LOS-01")
def test_sight_is_not_always_mutual() -> None:
    """The corner is the viewer's: from D2 one corner has two lines to F6, from F6 none has two to D2."""
    walls = {"C2": "H", "E3": "H"}

    assert seen(looking("D2", "trap-jaw@F6:0", terrain=walls)) == {"trap-jaw"}
    assert seen(looking("F6", "trap-jaw@D2:0", terrain=walls)) == set()


@pytest.mark.rule("BG-LOS-02", "BG-LOS-05")
def test_two_lines_in_one_direction_count_as_one() -> None:
    """Along the edge of the wall two corners of the target are free to see, but in line: no sight."""
    s = looking("F6", "trap-jaw@H9:0", terrain={"G7": "H"})

    assert seen(s) == set()
    denial = hidden(s, "trap-jaw")
    assert denial.rule == "BG-LOS-01"
    assert denial.facts["clear_lines"] == 2


@pytest.mark.rule("BG-LOS-03")
@pytest.mark.parametrize("sign", ["l", "s", ",", "P"])
def test_low_obstacles_ladders_difficult_ground_and_platforms_overhead_do_not_block(sign: str) -> None:
    """A whole row of them between viewer and target hides nothing on the ground."""
    row = {f"{letter}7": sign for letter in "DEFGH"} | {f"{letter}8": sign for letter in "DEFGH"}

    assert seen(looking("F4", "trap-jaw@F11:0", terrain=row)) == {"trap-jaw"}


@pytest.mark.rule("BG-LOS-03")
def test_characters_and_tokens_do_not_block() -> None:
    """Sight passes through friend and foe, objectives and marks."""
    s = looking("F4", "he-man@F6:0", "mer-man@F7:0", "trap-jaw@F10:0", objectives=["F8"])
    s.state.marks.append(Mark(token="puddle", at="F9", seat=1, by="mer-man"))

    assert seen(s) == {"mer-man", "trap-jaw"}


@pytest.mark.rule("BG-LOS-04")
@pytest.mark.parametrize(
    ("walls", "visible"), [(["F7"], False), (["G6"], True), (["E3"], True), (["F11"], True)]
)
def test_a_wall_hides_what_lies_behind_it_only(walls: list[str], visible: bool) -> None:
    """A wall in the way blocks; one beside the way, behind the viewer or behind the target does not."""
    s = looking("F5", "trap-jaw@F9:0", terrain=dict.fromkeys(walls, "H"))

    assert seen(s) == ({"trap-jaw"} if visible else set())


@pytest.mark.rule("BG-LOS-05")
@pytest.mark.parametrize(("walls", "clear"), [({"F6"}, True), ({"F7"}, True), ({"F6", "F7"}, False)])
def test_an_edge_blocks_only_between_two_walls(walls: set[str], clear: bool) -> None:
    """The line down the edge between F6 and F7 is free beside one wall, closed between two."""
    s = looking("G6", "trap-jaw@E6:0", terrain=dict.fromkeys(walls, "H"))

    assert seen(s) == ({"trap-jaw"} if clear else set())
    if not clear:
        assert hidden(s, "trap-jaw").facts["clear_lines"] == 0
        assert hidden(s, "trap-jaw").facts["blocked_by"] == ["F6", "F7"]


@pytest.mark.rule("BG-LOS-05")
def test_one_may_look_along_a_wall() -> None:
    """A viewer directly beside a wall is not blind along it; touching its corners blocks nothing."""
    wall = {f"G{n}": "H" for n in range(5, 11)}

    assert seen(looking("F6", "trap-jaw@F12:0", terrain=wall)) == {"trap-jaw"}


DOWN = {"F3": "P", "F8": "H", "I4": "H"}
"""A platform at F3; a wall next to F9 on the way there, and one half-way to L6."""


@pytest.mark.rule("BG-LOS-06", example="EX-26")
def test_looking_down_only_walls_next_to_the_target_block() -> None:
    """From the platform Evil-Lyn is hidden by the wall beside her; Trap Jaw's wall is away from him."""
    s = looking("F3+", "evil-lyn@F9:0", "trap-jaw@L6:0", terrain=DOWN)

    assert seen(s) == {"trap-jaw"}
    denial = hidden(s, "evil-lyn")
    assert (denial.rule, denial.facts["blocked_by"]) == ("BG-LOS-06", ["F8"])


@pytest.mark.rule("BG-LOS-06", "BG-LOS-07")
@pytest.mark.parametrize(
    ("viewer", "target", "beside"), [("F3+", "F9", "F10"), ("F9", "F3+", "F10"), ("F9", "F3+", "G9")]
)
def test_a_wall_beside_one_that_is_not_in_the_way_makes_no_far_wall_count(
    viewer: str, target: str, beside: str
) -> None:
    """Between heights the wall half-way is ignored, whatever stands behind the lower of the two."""
    s = looking(viewer, f"trap-jaw@{target}:0", terrain={"F3": "P", "F6": "H", beside: "H"})

    assert seen(s) == {"trap-jaw"}


@pytest.mark.rule("BG-LOS-06")
def test_from_the_ground_the_same_wall_blocks() -> None:
    """On equal elevation the far wall hides Trap Jaw too."""
    s = looking("F3", "trap-jaw@L6:0", terrain={"I4": "H"})

    assert hidden(s, "trap-jaw").rule == "BG-LOS-01"


@pytest.mark.rule("BG-LOS-07", example="EX-27")
def test_looking_up_only_walls_next_to_the_viewer_block() -> None:
    """The wall beside Stratos hides Evil-Lyn on her platform; the one on the way to Trap Jaw does not."""
    s = looking(
        "F3", "evil-lyn@F9+:0", "trap-jaw@L6+:0", terrain={"F9": "P", "L6": "P", "F4": "H", "I4": "H"}
    )

    assert seen(s) == {"trap-jaw"}
    denial = hidden(s, "evil-lyn")
    assert (denial.rule, denial.facts["blocked_by"]) == ("BG-LOS-07", ["F4"])


@pytest.mark.rule("BG-LOS-07")
def test_looking_up_the_wall_next_to_the_target_does_not_block() -> None:
    """What hides from above need not hide from below."""
    s = looking("F3", "evil-lyn@F9+:0", terrain={"F9": "P", "F8": "H"})

    assert seen(s) == {"evil-lyn"}


PLATFORMS = {"F6": "P", "F7": "P", "F8": "P", "J6": "P"}
"""A platform of three hexes and another of one."""


@pytest.mark.rule("BG-LOS-08")
def test_nobody_sees_through_a_platform() -> None:
    """From on top nothing under the same platform is seen, wherever it stands; the ground beside it is."""
    s = looking("F6+", "evil-lyn@F8:0", "trap-jaw@F10:0", "mer-man@J6:0", terrain=PLATFORMS)

    assert seen(s) == {"trap-jaw", "mer-man"}
    assert hidden(s, "evil-lyn").rule == "BG-LOS-08"


@pytest.mark.rule("BG-LOS-08")
def test_nobody_sees_up_through_the_platform_overhead() -> None:
    """From below, nobody on that platform is seen; those on another platform and on the ground are."""
    s = looking("F8", "evil-lyn@F6+:0", "trap-jaw@J6+:0", "mer-man@F12:0", terrain=PLATFORMS)

    assert seen(s) == {"trap-jaw", "mer-man"}
    assert hidden(s, "evil-lyn").rule == "BG-LOS-08"


@pytest.mark.rule("BG-LOS-09")
@pytest.mark.parametrize(("middle", "visible"), [(".", True), ("P", True), ("l", True), ("H", False)])
def test_between_platforms_of_one_height_the_usual_rule_holds(middle: str, visible: bool) -> None:
    """High obstacles block between two raised hexes; open ground, low walls and platforms do not."""
    s = looking("F4+", "trap-jaw@F8+:0", terrain={"F4": "P", "F6": middle, "F8": "P"})

    assert seen(s) == ({"trap-jaw"} if visible else set())
    if not visible:
        assert hidden(s, "trap-jaw").rule == "BG-LOS-01"
