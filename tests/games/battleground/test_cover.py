"""Cover: the line between centres and what stands on it (BG-COVER)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from battlewright.games.battleground.model.state import Mark
from tests.games.battleground.fights import attack_rolls, reasons, strike
from tests.games.battleground.scenes import Scene, scene


def shooting(at: str, *others: str, terrain: Mapping[str, str] | None = None) -> Scene:
    """Stratos, who has a rifle and a spell, and whoever else is there."""
    shooter = f"stratos@{at}:0 mana=1 weapons=laser-rifle,thunder"
    return scene(shooter, *others, acting="stratos", terrain=terrain)


def cover(s: Scene, target: str) -> str:
    """The rule by which a target is in cover from Stratos, or nothing."""
    facts = s.why(0, intent="measure", viewer="stratos", target=target).facts
    assert facts["sight"]
    return str(facts["cover"])


@pytest.mark.rule("BG-COVER-01")
@pytest.mark.parametrize("weapon", ["laser-rifle", "thunder"])
@pytest.mark.parametrize(("middle", "needed"), [(".", {}), ("l", {"BG-COVER-03": 1})])
def test_shots_and_spells_at_a_target_in_cover_are_harder(
    weapon: str, middle: str, needed: dict[str, int]
) -> None:
    """The scope of ranged and spell attacks is 1 worse against a target in cover."""
    s = shooting("F4", "skeletor@F9:3", terrain={"F7": middle})

    strike(s, f"{weapon} skeletor")

    (rolled,) = attack_rolls(s)
    assert reasons(rolled) == needed
    assert rolled.needed.total == 4 + len(needed)


@pytest.mark.rule("BG-COVER-01")
def test_cover_counts_once_however_much_gives_it() -> None:
    """A wall, a low obstacle and two characters on the line are one decrease."""
    s = shooting("F3", "skeletor@F9:3", "he-man@F5:0", "mer-man@F6:0", terrain={"F7": "l", "F8": "l"})

    strike(s, "laser-rifle skeletor")

    assert attack_rolls(s)[0].needed.total == 5


@pytest.mark.rule("BG-COVER-01")
@pytest.mark.parametrize(
    ("weapon", "attacker", "target", "rules"),
    [("test-whirl", "F3", "F4", []), ("test-bomb", "F1", "F4", ["BG-COVER-03"])],
)
def test_melee_attacks_ignore_cover(weapon: str, attacker: str, target: str, rules: list[str]) -> None:
    """Where the line of an area attack crosses a low obstacle, a bomb suffers from it, a blade does not."""
    s = scene(
        f"he-man@{attacker}:0 weapons={weapon}",
        f"skeletor@{target}:3",
        "mer-man@F7:3",
        acting="he-man",
        terrain={"F6": "l"},
    )

    strike(s, f"{weapon} skeletor")

    assert [rule for rule in reasons(attack_rolls(s)[-1]) if rule.startswith("BG-COVER")] == rules


@pytest.mark.rule("BG-COVER-02", "BG-COVER-03", example="EX-33")
def test_cover_at_base_elevation() -> None:
    """Skeletor's line is free; Trap Jaw's runs through a low obstacle, Evil-Lyn's through He-Man."""
    s = shooting(
        "F3",
        "skeletor@D6:0",
        "trap-jaw@F7:0",
        "evil-lyn@J5:0",
        "he-man@H4:0",
        terrain={"F6": "l", "E6": "l"},
    )

    assert cover(s, "skeletor") == ""
    assert cover(s, "trap-jaw") == "BG-COVER-03"
    assert cover(s, "evil-lyn") == "BG-COVER-03"


@pytest.mark.rule("BG-COVER-02")
@pytest.mark.parametrize(("at", "covered"), [("F7", True), ("G6", False), ("E7", False), ("F12", False)])
def test_only_what_the_line_between_the_centres_crosses_counts(at: str, covered: bool) -> None:
    """Something beside the line, or behind the target, gives no cover."""
    s = shooting("F4", "skeletor@F10:3", terrain={at: "l"})

    assert bool(cover(s, "skeletor")) is covered


@pytest.mark.rule("BG-COVER-03")
@pytest.mark.parametrize("thing", ["he-man@C4:0", "mer-man@C4:0"])
def test_characters_of_either_side_give_cover(thing: str) -> None:
    """It does not matter whose ally stands in the way."""
    assert cover(shooting("F3", "skeletor@A6:0", thing), "skeletor") == "BG-COVER-03"


@pytest.mark.rule("BG-COVER-03")
@pytest.mark.parametrize(("sign", "rule"), [("H", "BG-COVER-03"), ("l", "BG-COVER-03"), (".", "")])
def test_obstacles_low_and_high_give_cover(sign: str, rule: str) -> None:
    """A high obstacle that leaves two lines free still covers what the centre line finds behind it."""
    assert cover(shooting("F3", "skeletor@A6:0", terrain={"C4": sign}), "skeletor") == rule


@pytest.mark.rule("BG-COVER-04")
@pytest.mark.parametrize("near", [True, False])
@pytest.mark.parametrize("what", ["low", "high", "character"])
def test_things_next_to_the_attacker_give_no_cover(what: str, near: bool) -> None:
    """A low obstacle, a wall or a character right before the shooter is shot past; farther on it is not."""
    at = "E3" if near else "C5"
    if what == "character":
        s = shooting("F3", "skeletor@A7:0", f"he-man@{at}:0")
    else:
        s = shooting("F3", "skeletor@A7:0", terrain={at: {"low": "l", "high": "H"}[what]})

    assert bool(cover(s, "skeletor")) is not near


@pytest.mark.rule("BG-COVER-05")
@pytest.mark.parametrize("sign", [",", "s"])
def test_difficult_ground_and_ladders_give_no_cover(sign: str) -> None:
    """They are shot over."""
    assert cover(shooting("F4", "skeletor@F9:3", terrain={"F7": sign}), "skeletor") == ""


@pytest.mark.rule("BG-COVER-05")
def test_tokens_give_no_cover() -> None:
    """Objectives and marks on the line change nothing."""
    s = shooting("F4", "skeletor@F9:3")
    s.state.objectives.append("F7")
    s.state.marks.append(Mark(token="puddle", at="F6", seat=1, by="skeletor"))

    assert cover(s, "skeletor") == ""


@pytest.mark.rule("BG-COVER-06")
def test_a_higher_target_is_always_in_cover() -> None:
    """Shooting up at a platform over open ground is 1 harder; shooting at the ground below it is not."""
    s = shooting("F4", "skeletor@F8+:3", "mer-man@H8:3", terrain={"F8": "P"})

    assert (cover(s, "skeletor"), cover(s, "mer-man")) == ("BG-COVER-06", "")
    strike(s, "laser-rifle skeletor")
    assert reasons(attack_rolls(s)[0]) == {"BG-COVER-06": 1}


PLATFORM = {"F3": "P", "F4": "P"}


@pytest.mark.rule("BG-COVER-07", "BG-COVER-08", example="EX-34")
def test_cover_when_attacking_from_a_platform() -> None:
    """Trap Jaw's line meets a far wall, Skeletor's one at the foot of the platform, Evil-Lyn's a low one."""
    walls = {"C5": "H", "G3": "H", "F7": "l"}
    s = shooting("F3+", "trap-jaw@A6:0", "skeletor@K4:0", "evil-lyn@F9:3", terrain=PLATFORM | walls)

    assert cover(s, "trap-jaw") == "BG-COVER-07"
    assert cover(s, "skeletor") == ""
    assert cover(s, "evil-lyn") == ""


@pytest.mark.rule("BG-COVER-07")
def test_characters_in_the_way_give_no_cover_from_above() -> None:
    """Only high obstacles count downwards; on the ground the same character covers."""
    others = ("skeletor@F10:3", "mer-man@F7:3")

    assert cover(shooting("F3+", *others, terrain=PLATFORM), "skeletor") == ""
    assert cover(shooting("F3", *others, terrain=PLATFORM), "skeletor") == "BG-COVER-03"


@pytest.mark.rule("BG-COVER-08")
@pytest.mark.parametrize(
    ("platform", "wall", "rule"),
    [
        ({"F3": "P"}, "D4", "BG-COVER-07"),
        ({"F3": "P", "E3": "P"}, "D4", ""),
        ({"F3": "P", "E2": "P", "D3": "P"}, "D4", ""),
    ],
)
def test_walls_at_the_foot_of_the_whole_platform_are_ignored(
    platform: dict[str, str], wall: str, rule: str
) -> None:
    """Any hex of the attacker's platform will do, not only the one it stands on."""
    s = shooting("F3+", "skeletor@A6:0", terrain=platform | {wall: "H"})

    assert cover(s, "skeletor") == rule


@pytest.mark.rule("BG-COVER-08", "BG-COVER-04")
def test_a_wall_standing_on_the_platform_gives_no_cover_from_it() -> None:
    """It shares an edge with other hexes of the platform, and with the attacker's."""
    s = shooting("F3+", "skeletor@A7:0", terrain={"F3": "P", "E3": "Q"})

    assert cover(s, "skeletor") == ""


@pytest.mark.rule("BG-COVER-09")
@pytest.mark.parametrize(
    ("things", "covered"),
    [
        ({"F6": "l"}, False),
        ({"F7": "l"}, False),
        ({"F6": "l", "F7": "l"}, True),
        ({"F6": "l", "F7": "H"}, True),
    ],
)
def test_along_an_edge_both_sides_must_give_cover(things: dict[str, str], covered: bool) -> None:
    """The line from I6 to E6 runs between F6 and F7."""
    assert bool(cover(shooting("I6", "skeletor@E6:0", terrain=things), "skeletor")) is covered


@pytest.mark.rule("BG-COVER-09")
@pytest.mark.parametrize(("things", "covered"), [({}, False), ({"F6": "l"}, True)])
def test_along_an_edge_a_character_and_an_obstacle_cover_together(
    things: dict[str, str], covered: bool
) -> None:
    """Whatever gives cover may be on either side."""
    assert bool(cover(shooting("I6", "skeletor@E6:0", "mer-man@F7:0", terrain=things), "skeletor")) is covered


@pytest.mark.rule("BG-COVER-09")
@pytest.mark.parametrize(
    ("start", "end", "between", "rule"),
    [
        ("F4", "F9", "F7+", ""),
        ("F4", "F9", "F7", "BG-COVER-03"),
        ("F4+", "F9+", "F7", ""),
        ("F4+", "F9+", "F7+", "BG-COVER-03"),
    ],
)
def test_characters_cover_on_the_elevation_of_attacker_and_target(
    start: str, end: str, between: str, rule: str
) -> None:
    """Nobody on a platform covers those below it, nor those below the ones above."""
    s = shooting(
        start, f"skeletor@{end}:3", f"mer-man@{between}:3", terrain=dict.fromkeys(["F4", "F7", "F9"], "P")
    )

    assert cover(s, "skeletor") == rule
