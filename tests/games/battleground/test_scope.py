"""Scope: which faces succeed (BG-SCOPE)."""

from __future__ import annotations

import pytest

from battlewright.games.battleground.model.events import Rolled, Tested
from tests.games.battleground.scenes import Scene, scene


def attacked(
    *figures: str, weapon: str, target: str = "skeletor", terrain: dict[str, str] | None = None
) -> Scene:
    """The first figure has attacked; the dice show 1 to 5 as far as they go."""
    acting = figures[0].partition("@")[0]
    s = scene(*figures, acting=acting, terrain=terrain)
    return s.dice(1, 2, 3, 4, 5, 5, 5, 5).do(f"attack {weapon} {target}")


def reasons(s: Scene, which: int = 0) -> dict[str, int]:
    """What changed the needed result of a test: negative is an increase of the scope."""
    return {m.source: m.amount for m in s.heard(Rolled)[which].needed.modifiers}


@pytest.mark.rule("BG-SCOPE-01", "BG-FLANK-04")
def test_without_modifiers_four_or_more_succeeds() -> None:
    """A plain frontal attack needs 4, 5 or 6."""
    s = scene("he-man@F6:0 weapons=power-sword", "skeletor@F7:3 weapons=havoc-staff", acting="he-man")

    s.dice(1, 2, 3, 4, 5).do("attack power-sword skeletor")

    rolled = s.heard(Rolled)[0]
    assert rolled.needed.total == 4
    assert rolled.dice.total == 5


@pytest.mark.rule("BG-SCOPE-01")
@pytest.mark.parametrize(("face", "successes"), [(1, 0), (2, 0), (3, 0), (4, 5), (5, 5)])
def test_four_is_the_lowest_success(face: int, successes: int) -> None:
    """Five dice that all show the same face succeed from 4 on."""
    s = scene("he-man@F6:0 weapons=mace", "skeletor@F7:3", acting="he-man")
    s.dice(*[face] * 5).do("attack mace skeletor")

    assert s.heard(Tested)[0].successes == successes


@pytest.mark.rule("BG-SCOPE-02", example="EX-09")
@pytest.mark.parametrize(("token", "needed", "successes"), [("buff=empower", 3, 3), ("debuff=blind", 5, 1)])
def test_increased_scope_is_easier_decreased_is_harder(token: str, needed: int, successes: int) -> None:
    """Increased by 1, a 3 succeeds; decreased by 1, only 5 and 6 do."""
    s = attacked(f"he-man@F6:0 weapons=mace {token}", "skeletor@F7:3", weapon="mace")

    assert s.heard(Rolled)[0].needed.total == needed
    assert s.heard(Tested)[0].successes == successes


@pytest.mark.rule("BG-SCOPE-03")
def test_increases_and_decreases_are_added_up() -> None:
    """Flank +1 and Focus +1 against Blind -1: 3 is needed."""
    s = attacked("he-man@F6:0 focus debuff=blind weapons=mace", "skeletor@F7:0", weapon="mace")

    assert reasons(s) == {"BG-FLANK-01": -1, "BG-FOCUS-05": -1, "blind": 1}
    assert s.heard(Rolled)[0].needed.total == 3


@pytest.mark.rule("BG-SCOPE-03", "BG-SCOPE-04", example="EXD-02")
def test_a_one_always_fails() -> None:
    """Flank, Focus and Empower would make it 1; 2 is the best there is, and a 1 still fails."""
    s = scene("he-man@F6:0 focus buff=empower weapons=mace", "skeletor@F7:0", acting="he-man")
    s.dice(1, 1, 2, 2, 2).do("attack mace skeletor")

    needed = s.heard(Rolled)[0].needed
    assert needed.base + sum(m.amount for m in needed.modifiers) == 1
    assert needed.total == 2
    assert s.heard(Tested)[0].successes == 3


@pytest.mark.rule("BG-SCOPE-03", "BG-SCOPE-04", "BG-TEST-13", example="EXD-02")
def test_a_six_always_succeeds() -> None:
    """Cover, engaged and interruption would make it 7; a 6 still succeeds, and its extra die needs a 5."""
    s = scene(
        "he-man@F4:0",
        "mer-man@F7:3",
        "trap-jaw@F9:3",
        "skeletor@F12:3 overwatch weapons=blaster",
        acting="he-man",
        ap=1,
    )
    s.do("move", "goto F6", "face 0")
    s.dice(6, 5, 5).do("attack blaster he-man")

    needed = s.heard(Rolled)[0].needed
    assert reasons(s) == {"BG-INT-09": 1, "BG-COVER-03": 1, "BG-SCOPE-06": 1}
    assert needed.base + sum(m.amount for m in needed.modifiers) == 7
    assert needed.total == 6
    assert s.heard(Tested)[0].successes == 2


@pytest.mark.rule("BG-SCOPE-04")
def test_limits_apply_to_the_sum_not_in_between() -> None:
    """Three increases and one decrease make 2, in whatever order they are counted."""
    s = attacked("he-man@F6:0 focus buff=empower debuff=blind weapons=mace", "skeletor@F7:0", weapon="mace")

    assert s.heard(Rolled)[0].needed.total == 2


# --- the table of standard modifiers --------------------------------------------------------------


@pytest.mark.rule("BG-SCOPE-05")
@pytest.mark.parametrize(
    ("figures", "weapon", "expected"),
    [
        (("he-man@F6:0 weapons=mace", "skeletor@F7:0"), "mace", {"BG-FLANK-01": -1}),
        (("he-man@F6:0 focus weapons=mace", "skeletor@F7:3"), "mace", {"BG-FOCUS-05": -1}),
        (("he-man@F6:0 buff=empower weapons=mace", "skeletor@F7:3"), "mace", {"empower": -1}),
        (("he-man@F6:0 debuff=blind weapons=mace", "skeletor@F7:3"), "mace", {"blind": 1}),
        (("he-man@F6:0 buff=protection weapons=mace", "skeletor@F7:3"), "mace", {}),
        (("he-man@F6:0 debuff=knockdown weapons=mace", "skeletor@F7:3"), "mace", {}),
        (("he-man@F4:0 weapons=blaster", "skeletor@F10:3", "orko@F7:0"), "blaster", {"BG-COVER-03": 1}),
        (
            ("he-man@F4:0 mana=1 weapons=thunder", "skeletor@F10:3", "orko@F7:0"),
            "thunder",
            {"BG-COVER-03": 1},
        ),
    ],
)
def test_the_standard_modifiers_of_an_attack(
    figures: tuple[str, ...], weapon: str, expected: dict[str, int]
) -> None:
    """Flank +1, Focus +1, Empower +1, Blind -1, cover -1 for ranged attacks and spells; nothing else."""
    assert reasons(attacked(*figures, weapon=weapon)) == expected


@pytest.mark.rule("BG-SCOPE-05")
@pytest.mark.parametrize(
    ("defender", "expected"),
    [
        ("buff=protection", {"protection": -1}),
        ("debuff=knockdown", {"knockdown": 1}),
        ("focus", {"BG-FOCUS-05": -1}),
        ("buff=empower debuff=blind", {}),
    ],
)
def test_the_standard_modifiers_of_a_defence(defender: str, expected: dict[str, int]) -> None:
    """Protection +1, Knockdown -1, Focus +1; Empower and Blind are for attacks."""
    s = attacked("he-man@F6:0 weapons=mace", f"skeletor@F7:0 {defender}", weapon="mace")
    s.dice(1, 1, 1).do("defend roll")

    assert reasons(s, 1) == expected


@pytest.mark.rule("BG-SCOPE-05")
def test_the_standard_modifiers_of_interruptions() -> None:
    """Overwatch -1; an attack of opportunity +1 and not the -1."""
    watched = scene("he-man@F5:0", "skeletor@F8:3 overwatch weapons=havoc-staff", acting="he-man", ap=1)
    watched.do("move", "goto F7", "face 0").dice(1, 1, 1, 1).do("attack havoc-staff he-man")
    assert reasons(watched) == {"BG-INT-09": 1}

    left = scene("he-man@F7:0", "skeletor@F8:3 weapons=havoc-staff", acting="he-man", ap=1)
    left.do("move", "react opportunity:skeletor").dice(1, 1, 1, 1).do("attack havoc-staff he-man")
    assert reasons(left) == {"BG-AOO-06": -1}


@pytest.mark.rule("BG-SCOPE-05")
def test_the_interrupted_character_defends_as_usual() -> None:
    """The decrease is for tests of the interrupting character; the other side rolls with its own scope."""
    s = scene("he-man@F5:0", "skeletor@F8:3 overwatch weapons=havoc-staff", acting="he-man", ap=1)
    s.do("move", "goto F7", "face 0").dice(5, 1, 1, 1).do("attack havoc-staff he-man")
    s.dice(1, 1, 1).do("defend roll")

    assert reasons(s, 1) == {}


# --- shooting into a melee ------------------------------------------------------------------------


@pytest.mark.rule("BG-SCOPE-06", example="EX-32")
def test_shooting_at_an_engaged_target_is_harder() -> None:
    """Evil-Lyn shoots at Stratos, who is engaged with Trap Jaw: 5 is needed."""
    s = attacked(
        "evil-lyn@F3:0 weapons=blaster", "stratos@F8:3", "trap-jaw@F9:3", weapon="blaster", target="stratos"
    )

    assert reasons(s) == {"BG-SCOPE-06": 1}
    assert s.heard(Rolled)[0].needed.total == 5


@pytest.mark.rule("BG-SCOPE-06")
def test_only_once_however_many_are_engaged() -> None:
    """Two of the shooter's friends next to the target make it no worse than one."""
    s = attacked(
        "evil-lyn@F3:0 weapons=blaster",
        "stratos@F8:3",
        "trap-jaw@F9:3",
        "mer-man@G8:4",
        weapon="blaster",
        target="stratos",
    )

    assert reasons(s) == {"BG-SCOPE-06": 1}


@pytest.mark.rule("BG-SCOPE-06")
def test_not_for_spells() -> None:
    """A spell at an engaged target keeps its scope."""
    s = attacked(
        "evil-lyn@F3:0 mana=1 weapons=thunder",
        "stratos@F8:3",
        "trap-jaw@F9:3",
        weapon="thunder",
        target="stratos",
    )

    assert reasons(s) == {}


@pytest.mark.rule("BG-SCOPE-06")
def test_not_for_melee() -> None:
    """Two against one in melee is no harder."""
    s = attacked(
        "skeletor@F7:0 weapons=havoc-staff",
        "stratos@F8:3",
        "trap-jaw@F9:3",
        weapon="havoc-staff",
        target="stratos",
    )

    assert reasons(s) == {}


@pytest.mark.rule("BG-SCOPE-06")
def test_not_if_only_a_friend_of_the_target_stands_by() -> None:
    """Stratos next to Orko is not engaged."""
    s = attacked(
        "evil-lyn@F3:0 weapons=blaster", "stratos@F8:3", "orko@F9:3", weapon="blaster", target="stratos"
    )

    assert reasons(s) == {}
