"""Melee attacks, engagement and fists (BG-MELEE)."""

from __future__ import annotations

import pytest

from battlewright.games.battleground.model.events import Turned
from battlewright.games.battleground.rules.table import engaged_with
from tests.games.battleground.fights import attack_rolls, costs, defence_rolls, reasons, strike
from tests.games.battleground.scenes import Scene, scene

AROUND = {"F7": 0, "G6": 1, "G5": 2, "F5": 3, "E5": 4, "E6": 5}
"""The hexes around F6, and the facing towards each."""


@pytest.mark.rule("BG-MELEE-01")
@pytest.mark.parametrize(("at", "facing"), AROUND.items())
def test_the_attacker_turns_to_face_its_target(at: str, facing: int) -> None:
    """Whatever way the attacker faces, the model is turned to the enemy chosen before the test."""
    s = scene(f"he-man@F6:{(facing + 3) % 6} weapons=power-sword", f"skeletor@{at}:0", acting="he-man")

    strike(s, "power-sword skeletor")

    assert s["he-man"].facing == facing
    assert [e.rules for e in s.heard(Turned)] == [("BG-MELEE-01",)]
    kinds = [type(e).__name__ for e in s.events]
    assert kinds.index("Turned") < kinds.index("Rolled")


@pytest.mark.rule("BG-MELEE-02")
def test_only_an_engaged_enemy_is_a_melee_target() -> None:
    """The enemy two hexes away cannot be hit with a sword, though it is in plain sight."""
    s = scene("he-man@F6:0 weapons=power-sword", "skeletor@F7:3", "evil-lyn@F4:3", acting="he-man")

    assert s.offers("attack") == ["attack power-sword skeletor"]
    denial = s.why(0, intent="attack", attacker="he-man", target="evil-lyn").denials[0]
    assert (denial.rule, denial.facts["distance"]) == ("BG-MELEE-02", 1.0)


def engaged(s: Scene, who: str) -> list[str]:
    """The enemies a character is engaged with."""
    return [e.id for e in engaged_with(s.state, s[who])]


@pytest.mark.rule("BG-MELEE-03", example="EX-22")
def test_enemies_on_adjacent_hexes_are_engaged_with_each_other() -> None:
    """He-Man is engaged with Skeletor next to him, not with Evil-Lyn farther off, nor with his ally."""
    s = scene("he-man@F6:0", "man-at-arms@F5:0", "skeletor@F7:3", "evil-lyn@F8:3", acting="he-man")

    assert engaged(s, "he-man") == ["skeletor"]
    assert engaged(s, "skeletor") == ["he-man"]
    assert engaged(s, "evil-lyn") == []


@pytest.mark.rule("BG-MELEE-03")
@pytest.mark.parametrize("facings", [(0, 3), (3, 0), (1, 5)])
def test_facing_does_not_matter_for_engagement(facings: tuple[int, int]) -> None:
    """Back to back is as engaged as face to face."""
    s = scene(f"he-man@F6:{facings[0]} weapons=power-sword", f"skeletor@F7:{facings[1]}", acting="he-man")

    assert engaged(s, "he-man") == ["skeletor"]
    assert s.offers("attack") == ["attack power-sword skeletor"]


@pytest.mark.rule("BG-MELEE-03", "BG-MELEE-02")
def test_nobody_is_engaged_across_elevations() -> None:
    """A platform hex and the ground beside or below it are not adjacent, so neither can strike the other."""
    s = scene(
        "he-man@F6:0 weapons=power-sword",
        "skeletor@F7+:3",
        "mer-man@G6:3",
        acting="he-man",
        terrain={"F7": "P", "F8": "P"},
    )

    assert engaged(s, "he-man") == ["mer-man"]
    assert s.offers("attack") == ["attack power-sword mer-man"]


@pytest.mark.rule("BG-MELEE-04")
def test_melee_is_strength_against_toughness() -> None:
    """He-Man rolls his Strength of 5, Skeletor defends with his Toughness of 3."""
    s = scene("he-man@F6:0 weapons=power-sword", "skeletor@F7:3", acting="he-man")

    strike(s, "power-sword skeletor", attack=(4, 4, 4, 1, 1), defence=(1, 1, 1))

    assert [(r.stat, r.dice.total) for r in attack_rolls(s)] == [("strength", 5)]
    assert [(r.stat, r.dice.total) for r in defence_rolls(s)] == [("toughness", 3)]


@pytest.mark.rule("BG-MELEE-05")
@pytest.mark.parametrize(
    ("weapons", "offered"),
    [
        ("", ["attack fists skeletor"]),
        ("blaster", ["attack fists skeletor"]),
        ("dagger", ["attack dagger skeletor"]),
        ("dagger,blaster", ["attack dagger skeletor"]),
    ],
)
def test_fists_are_for_those_without_a_melee_weapon(weapons: str, offered: list[str]) -> None:
    """A ranged weapon leaves the fists free; with a melee weapon they are not an option."""
    s = scene(f"he-man@F6:0 weapons={weapons}", "skeletor@F7:3", acting="he-man")

    assert s.offers("attack") == offered
    denied = s.denied_by(0, intent="attack", attacker="he-man", target="skeletor", weapon="fists")
    assert denied == ([] if "attack fists skeletor" in offered else ["BG-MELEE-05"])


@pytest.mark.rule("BG-MELEE-05")
def test_fists_count_as_a_melee_weapon() -> None:
    """Their cost rises with each use, what helps melee attacks helps them, and flank counts as usual."""
    s = scene("ram-man@F6:0 items=ram-stone", "skeletor@F7:0", acting="ram-man", ap=4)

    s.do("move turn", "face 0")
    strike(s, "fists skeletor", attack=(1, 1, 1, 1, 1))
    strike(s, "fists skeletor", attack=(1, 1, 1, 1))

    assert costs(s) == [1, 2]
    first, second = attack_rolls(s)
    assert (first.dice.total, second.dice.total) == (5, 4)  # Ram Stone: a melee attack right after a Move
    assert second.dice.modifiers == ()  # base Strength, no weapon modifier
    assert reasons(second) == {"BG-FLANK-01": -1}


@pytest.mark.rule("BG-MELEE-06")
@pytest.mark.parametrize(
    ("attack", "wounds"), [((1, 1, 1, 1, 1), 0), ((4, 1, 1, 1, 1), 1), ((5, 5, 5, 5, 5), 1)]
)
def test_fists_deal_one_wound_at_most(attack: tuple[int, ...], wounds: int) -> None:
    """One success or five: one wound. None without a success."""
    s = scene("he-man@F6:0", "skeletor@F7:3", acting="he-man")

    strike(s, "fists skeletor", attack=attack)

    assert s["skeletor"].wounds == wounds
