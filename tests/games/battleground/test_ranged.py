"""Ranged attacks: targets, facing, range, measuring (BG-RANGED)."""

from __future__ import annotations

import pytest

from battlewright.games.battleground.model.events import Turned
from battlewright.kernel.facts import fact_of
from tests.games.battleground.fights import attack_rolls, defence_rolls, reasons, strike
from tests.games.battleground.scenes import GAME, scene


@pytest.mark.rule("BG-RANGED-01")
@pytest.mark.parametrize("facing", range(6))
def test_a_ranged_target_may_be_in_any_direction(facing: int) -> None:
    """Whatever way the shooter faces, enemies all around may be chosen, allies may not."""
    s = scene(
        f"stratos@F7:{facing} weapons=laser-rifle",
        "he-man@F10:0",
        "skeletor@F3:0",
        "mer-man@J8:0",
        "trap-jaw@B8:0",
        acting="stratos",
    )

    targets = {text.split()[-1] for text in s.offers("attack laser-rifle")}
    assert targets == {"skeletor", "mer-man", "trap-jaw"}


@pytest.mark.rule("BG-RANGED-01", "BG-RANGED-02")
@pytest.mark.parametrize(
    ("at", "facing"), [("F11", 0), ("J8", 1), ("J4", 2), ("F1", 3), ("B4", 4), ("B8", 5), ("G10", 0)]
)
def test_the_shooter_turns_to_the_hex_nearest_to_the_target(at: str, facing: int) -> None:
    """The neighbouring hex whose centre is nearest to the target's is the one faced."""
    s = scene(f"stratos@F6:{(facing + 3) % 6} weapons=laser-rifle", f"skeletor@{at}:0", acting="stratos")

    strike(s, "laser-rifle skeletor")

    assert s["stratos"].facing == facing
    assert s.heard(Turned)[0].rules == ("BG-RANGED-02",)


@pytest.mark.rule("BG-RANGED-02")
@pytest.mark.parametrize("choice", [1, 2])
def test_between_two_hexes_equally_near_the_attacking_player_chooses(choice: int) -> None:
    """Straight up, between the two upper edges, the attacker's player picks one of them."""
    s = scene("stratos@F6:4 weapons=laser-rifle", "skeletor@J6:0", acting="stratos")
    answer = s.why(0, intent="measure", viewer="stratos", target="skeletor")
    assert fact_of(answer.facts, "distance", float) > 2

    s.do("attack laser-rifle skeletor")

    assert (s.kind, s.asked, s.options) == ("face", (0,), ["face 1", "face 2"])
    s.do(f"face {choice}")
    assert s["stratos"].facing == choice


@pytest.mark.rule("BG-RANGED-03", example="EX-23")
def test_an_engaged_character_cannot_shoot() -> None:
    """He-Man, engaged with Skeletor, may shoot neither Evil-Lyn nor Skeletor himself."""
    s = scene("he-man@F6:0 weapons=blaster,dagger", "skeletor@F7:3", "evil-lyn@F10:3", acting="he-man")

    assert s.offers("attack") == ["attack dagger skeletor"]
    for target in ("skeletor", "evil-lyn"):
        answer = s.why(0, intent="attack", attacker="he-man", target=target, weapon="blaster")
        assert [d.rule for d in answer.denials] == ["BG-RANGED-03"]
        assert answer.denials[0].facts["engaged_with"] == ["skeletor"]


@pytest.mark.rule("BG-RANGED-03")
def test_an_ally_next_to_the_shooter_does_not_keep_it_from_shooting() -> None:
    """Only enemies engage."""
    s = scene("he-man@F6:0 weapons=blaster", "stratos@F7:3", "evil-lyn@F10:3", acting="he-man")

    assert s.offers("attack") == ["attack blaster evil-lyn"]


@pytest.mark.rule("BG-RANGED-04")
@pytest.mark.parametrize(
    ("weapon", "wall", "denied"),
    [
        ("laser-rifle", ".", []),
        ("test-popgun", ".", ["BG-RANGED-06"]),
        ("laser-rifle", "H", ["BG-LOS-01"]),
        ("test-popgun", "H", ["BG-RANGED-06", "BG-LOS-01"]),
    ],
)
def test_a_ranged_target_must_be_in_range_and_in_sight(weapon: str, wall: str, denied: list[str]) -> None:
    """Too far or behind a wall: either is enough to spare the target, and both are named."""
    s = scene(f"stratos@F6:0 weapons={weapon}", "skeletor@F10:3", acting="stratos", terrain={"F8": wall})

    assert s.denied_by(0, intent="attack", attacker="stratos", target="skeletor", weapon=weapon) == denied
    assert bool(s.offers("attack")) is (not denied)


@pytest.mark.rule("BG-RANGED-04", "BG-RANGED-05", "BG-DEF-03", "BG-ATK-07", example="EX-28")
def test_man_at_arms_shoots_at_skeletor() -> None:
    """Perception 4 rolls 4, 1, 3, 5; Toughness 3 rolls 3, 1, 4; one success is left and deals one wound."""
    s = scene("man-at-arms@F3:0 weapons=arm-cannon", "skeletor@F7:3", acting="man-at-arms", ap=1)
    facts = s.why(0, intent="measure", viewer="man-at-arms", target="skeletor").facts
    assert facts.items() >= {"distance": 3.0, "sight": True, "cover": "", "arc": "front"}.items()

    strike(s, "arm-cannon skeletor", attack=(4, 1, 3, 5), defence=(3, 1, 4))

    (attack,), (defence,) = attack_rolls(s), defence_rolls(s)
    assert (attack.stat, attack.dice.total, attack.needed.total) == ("perception", 4, 4)
    assert (defence.stat, defence.dice.total, defence.needed.total) == ("toughness", 3, 4)
    assert s["skeletor"].wounds == 1


@pytest.mark.rule("BG-RANGED-05")
def test_a_ranged_attack_is_perception_against_toughness() -> None:
    """Stratos has Perception 5 and defends others' shots with Toughness 2; Strength and Mind do not enter."""
    s = scene("stratos@F3:0 weapons=laser-rifle", "mer-man@F7:3", acting="stratos")

    strike(s, "laser-rifle mer-man", attack=(4, 4, 4, 4, 4), defence=(1, 1, 1))

    assert [(r.stat, r.dice.total) for r in attack_rolls(s)] == [("perception", 5)]
    assert [(r.stat, r.dice.total) for r in defence_rolls(s)] == [("toughness", 3)]


@pytest.mark.rule("BG-RANGED-06", example="EX-24")
@pytest.mark.parametrize(("at", "inches", "allowed"), [("F7", 4, True), ("F11", 8, True), ("F12", 9, False)])
def test_in_range_means_no_farther_than_the_weapon_reaches(at: str, inches: int, allowed: bool) -> None:
    """The Flamethrower reaches 8 inches: a target 4 or 8 inches away is in range, one at 9 is not."""
    s = scene("stratos@F2:0 weapons=flamethrower", f"evil-lyn@{at}:3", acting="stratos")

    answer = s.why(0, intent="attack", attacker="stratos", target="evil-lyn", weapon="flamethrower")

    assert bool(s.offers("attack")) is answer.allowed is allowed
    if not allowed:
        assert answer.denials[0].rule == "BG-RANGED-06"
        assert (answer.denials[0].facts["distance"], answer.denials[0].facts["range"]) == (inches, 8)


@pytest.mark.rule("BG-RANGED-06")
def test_elevation_is_ignored_when_range_is_measured() -> None:
    """Seen from above: a target on a platform is as far away as the ground below it."""
    s = scene("stratos@F2:0 weapons=flamethrower", "evil-lyn@F11+:3", acting="stratos", terrain={"F11": "P"})

    assert s.offers("attack flamethrower") == ["attack flamethrower evil-lyn"]


@pytest.mark.rule("BG-RANGED-07")
@pytest.mark.parametrize(
    ("at", "inches"), [("F7", 0.0), ("F8", 1.0), ("F11", 4.0), ("H6", 0.58), ("H8", 1.53)]
)
def test_distances_run_between_the_nearest_points_of_two_hexes(at: str, inches: float) -> None:
    """Not from centre to centre: adjacent hexes are 0 apart, the next but one 1, or 0.58 across an edge."""
    s = scene("stratos@F6:0", f"evil-lyn@{at}:3", acting="stratos")

    assert s.why(0, intent="measure", viewer="stratos", target="evil-lyn").facts["distance"] == inches
    assert s.why(1, intent="measure", viewer="evil-lyn", target="stratos").facts["distance"] == inches


@pytest.mark.rule("BG-RANGED-08")
def test_anyone_may_measure_at_any_time_for_nothing() -> None:
    """In the middle of an attack both players may ask for distance, sight, cover and arc; nothing changes."""
    s = scene("stratos@F3:0 weapons=laser-rifle", "evil-lyn@F7:0", "mer-man@F5:3", acting="stratos")
    s.dice(4, 4, 4, 4, 4).do("attack laser-rifle evil-lyn")
    assert s.kind == "defend"
    before = GAME.digest(s.state)

    answers = [s.why(seat, intent="measure", viewer="stratos", target="evil-lyn") for seat in (0, 1)]

    assert [a.allowed for a in answers] == [True, True]
    facts = {"distance": 3.0, "sight": True, "cover": "BG-COVER-03", "arc": "rear"}
    assert all(a.facts.items() >= facts.items() for a in answers)
    assert GAME.digest(s.state) == before


@pytest.mark.rule("BG-SCOPE-06", example="EX-32")
@pytest.mark.parametrize(("weapon", "needed"), [("laser-rifle", {"BG-SCOPE-06": 1}), ("thunder", {})])
def test_shooting_at_an_engaged_target_is_harder(weapon: str, needed: dict[str, int]) -> None:
    """Stratos is engaged with Trap Jaw: Evil-Lyn's shot needs 5 or more, her spell does not mind."""
    s = scene(
        f"evil-lyn@F3:0 mana=1 weapons={weapon}",
        "stratos@F7:3",
        "trap-jaw@G7:3",
        "mer-man@F8:3",
        acting="evil-lyn",
    )

    strike(s, f"{weapon} stratos")

    assert reasons(attack_rolls(s)[0]) == needed  # once, however many it is engaged with


@pytest.mark.rule("BG-RANGED-08")
def test_any_two_hexes_can_be_measured_at_any_time() -> None:
    """Distance, sight and cover between hexes are free to ask, whoever's turn it is."""
    s = scene("he-man@F6:0", "skeletor@F9:3", acting="he-man", terrain={"F8": "H"})

    found = s.why(1, intent="measure", viewer="F7", target="F9")
    empty = s.why(1, intent="measure", viewer="F6", target="H8")

    assert found.facts["distance"] == 1
    assert not found.facts["sight"]
    assert empty.facts["sight"]
    assert empty.facts["arc"] == "none"
