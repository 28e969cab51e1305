"""Defence tests: when they are allowed, what they cancel, and that they may be declined (BG-DEF)."""

from __future__ import annotations

import pytest

from battlewright.games.battleground.model.events import (
    AttackResolved,
    DefenceDeclined,
    Exploded,
    Gained,
    Rerolled,
    Rolled,
    Tested,
    Wounded,
)
from tests.games.battleground.scenes import Scene, scene


def duel(attacker: str, defender: str = "skeletor@F7:3 mana=0", ap: int = 3) -> Scene:
    """Two characters, the first one acting."""
    return scene(attacker, defender, acting=attacker.partition("@")[0], ap=ap)


@pytest.mark.rule("BG-DEF-01")
@pytest.mark.parametrize(
    ("attacker", "at", "weapon", "stat"),
    [
        ("he-man@F6:0 weapons=mace", "F7", "mace", "toughness"),
        ("he-man@F6:0 weapons=blaster", "F10", "blaster", "toughness"),
        ("he-man@F6:0 mana=1 weapons=thunder", "F10", "thunder", "mind"),
        ("he-man@F6:0 weapons=magic-wand", "F10", "magic-wand", "mind"),
    ],
)
def test_the_rules_or_the_card_name_the_stat_to_defend_with(
    attacker: str, at: str, weapon: str, stat: str
) -> None:
    """Melee and ranged attacks are made against Toughness, spells against Mind, unless the card says else."""
    s = duel(attacker, f"skeletor@{at}:3")
    s.dice(5, 5, 5, 5, 5).do(f"attack {weapon} skeletor")
    s.dice(1, 1, 1).do("defend roll")

    assert s.heard(Rolled)[1].kind == "defence"
    assert s.heard(Rolled)[1].stat == stat


@pytest.mark.rule("BG-DEF-01")
def test_a_beneficial_spell_is_not_defended_against() -> None:
    """The Protection Spell names no defence: the ally is not asked."""
    s = scene(
        "evil-lyn@F6:0 mana=2 weapons=protection-spell",
        "skeletor@F10:3 mana=0",
        "he-man@M8",
        acting="evil-lyn",
    )
    s.dice(5, 1, 1, 1, 1).do("attack protection-spell skeletor")

    assert s["skeletor"].buff == "protection"
    assert [e.kind for e in s.heard(Rolled)] == ["attack"]


@pytest.mark.rule("BG-DEF-01", "BG-DEF-03", example="EX-08")
def test_strength_against_toughness() -> None:
    """Rapid Charge tests Strength against Toughness: two successes, two cancelled, no Knockdown."""
    s = duel("ram-man@F6:0 mana=2", "skeletor@F7:3 mana=0")
    s.do("skill ram-man.rapid-charge")
    while s.kind != "defend":
        if s.kind in ("destination", "face"):
            s.dice(5, 5, 1, 1)
        s.do({"react": "decline", "destination": "stay", "face": "face 0"}[s.kind])
    s.dice(4, 4, 1).do("defend roll")

    assert [(e.kind, e.stat) for e in s.heard(Rolled)] == [("skill", "strength"), ("defence", "toughness")]
    assert [e.successes for e in s.heard(Tested)] == [2, 2]
    assert s["skeletor"].debuff == ""


@pytest.mark.rule("BG-DEF-02")
def test_the_defence_comes_after_explosions_and_before_the_effect() -> None:
    """The attack is rolled completely, extra dice included; only then is the defender asked."""
    s = duel("he-man@F6:0 weapons=mace")
    s.dice(6, 1, 1, 1, 1, 5).do("attack mace skeletor")

    assert s.heard(Exploded)
    assert s.heard(Tested)[0].successes == 2
    assert s.kind == "defend"
    assert s.decision.facts["successes"] == 2
    assert not s.heard(AttackResolved)


@pytest.mark.rule("BG-DEF-03")
@pytest.mark.parametrize(("defence", "left"), [(0, 3), (1, 2), (2, 1), (3, 0)])
def test_successes_cancel_one_for_one(defence: int, left: int) -> None:
    """Three successes of the attack less those of the defence."""
    s = duel("he-man@F6:0 weapons=power-sword")
    s.dice(5, 5, 5, 1, 1).do("attack power-sword skeletor")
    s.dice(*[5] * defence, *[1] * (3 - defence)).do("defend roll")

    assert s.heard(AttackResolved)[0].successes == left


@pytest.mark.rule("BG-DEF-03")
def test_surplus_defence_does_nothing() -> None:
    """One success against three: nothing is left, and nothing turns against the attacker."""
    s = duel("he-man@F6:0 weapons=power-sword")
    s.dice(5, 1, 1, 1, 1).do("attack power-sword skeletor")
    s.dice(5, 5, 5).do("defend roll")

    assert s.heard(AttackResolved)[0].successes == 0
    assert not s.heard(Wounded)


@pytest.mark.rule("BG-DEF-03", "BG-RANGED-04", "BG-RANGED-05", "BG-ATK-07", example="EX-28")
def test_man_at_arms_shoots_at_skeletor() -> None:
    """4, 1, 3, 5 against 3, 1, 4: two successes less one; the Arm Cannon deals one wound."""
    s = duel("man-at-arms@F6:0 weapons=arm-cannon", "skeletor@F10:3")
    s.dice(4, 1, 3, 5).do("attack arm-cannon skeletor")
    s.dice(3, 1, 4).do("defend roll")

    attack, defence = s.heard(Rolled)
    assert (attack.stat, attack.dice.total, attack.needed.total) == ("perception", 4, 4)
    assert (defence.stat, defence.dice.total) == ("toughness", 3)
    assert [e.successes for e in s.heard(Tested)] == [2, 1]
    assert s["skeletor"].wounds == 1


@pytest.mark.rule("BG-ATK-09", "BG-DEF-03", example="EX-29")
def test_the_ring_of_grayskull_looks_at_successes_after_defence() -> None:
    """1, 3, 4, 4, 5 against 3, 2, 4: two successes are left; the ring asks for three."""
    s = duel("he-man@F6:0 weapons=mace items=ring-of-grayskull")
    s.dice(1, 3, 4, 4, 5).do("attack mace skeletor")
    s.dice(3, 2, 4).do("defend roll")
    assert s.heard(AttackResolved)[0].successes == 2
    assert not s.heard(Gained)

    lucky = duel("he-man@F6:0 weapons=mace items=ring-of-grayskull")
    lucky.dice(1, 3, 4, 4, 5).do("attack mace skeletor", "defend decline")
    assert [e.what for e in lucky.heard(Gained)][:1] == ["focus"]


@pytest.mark.rule("BG-DEF-04")
def test_the_defender_rerolls_with_its_own_mana_and_its_dice_explode() -> None:
    """The defence goes through all steps; the attacker's mana is not touched."""
    s = duel("ram-man@F6:0 mana=1 weapons=mace", "skeletor@F7:3 mana=2")
    s.dice(5, 5, 5, 1).do("attack mace skeletor", "reroll")
    s.dice(1, 2, 6).do("defend roll")
    assert s.asked == (1,)
    assert s.kind == "mana_reroll"
    s.dice(4, 5).do("reroll 1")

    assert s.heard(Rerolled)[0].character == "skeletor"
    assert s.heard(Exploded)[0].faces == (5,)
    assert s.heard(Tested)[1].successes == 3
    assert (s["ram-man"].mana, s["skeletor"].mana) == (1, 1)


@pytest.mark.rule("BG-DEF-04")
def test_the_defender_has_its_own_modifiers_and_scope() -> None:
    """Protection helps the defence, the attacker's Blind does not hurt it."""
    s = duel("he-man@F6:0 debuff=blind weapons=mace", "skeletor@F7:3 buff=protection items=battle-harness")
    s.dice(5, 1, 1, 1, 1).do("attack mace skeletor")
    s.dice(3, 1, 1, 1).do("defend roll")

    defence = s.heard(Rolled)[1]
    assert (defence.needed.total, defence.dice.total) == (3, 4)
    assert s.heard(AttackResolved)[0].successes == 0


@pytest.mark.rule("BG-DEF-04", "BG-DEF-05", "BG-FOCUS-04", "BG-FOCUS-05", example="EXD-08")
def test_a_focused_defender_spends_its_token_or_declines() -> None:
    """Defending costs the Focus token and gives scope +1; declining keeps it."""
    rolls = duel("he-man@F6:0 weapons=mace", "skeletor@F7:3 focus")
    rolls.dice(5, 1, 1, 1, 1).do("attack mace skeletor")
    rolls.dice(3, 1, 1).do("defend roll")
    assert not rolls["skeletor"].focus
    assert rolls.heard(Rolled)[1].needed.total == 3
    assert rolls.heard(AttackResolved)[0].successes == 0

    declines = duel("he-man@F6:0 weapons=mace", "skeletor@F7:3 focus")
    declines.dice(5, 1, 1, 1, 1).do("attack mace skeletor", "defend decline")
    assert declines["skeletor"].focus
    assert declines.heard(AttackResolved)[0].successes == 1


@pytest.mark.rule("BG-DEF-05")
def test_declining_rolls_nothing() -> None:
    """The target's player is asked, with rolling first; declined, all successes stand."""
    s = duel("he-man@F6:0 weapons=power-sword")
    s.dice(5, 5, 5, 1, 1).do("attack power-sword skeletor")
    assert (s.asked, s.options[0]) == ((1,), "defend roll")
    s.do("defend decline")

    assert s.heard(DefenceDeclined)[0].character == "skeletor"
    assert len(s.heard(Rolled)) == 1
    assert s["skeletor"].wounds == 2


@pytest.mark.rule("BG-DEF-05")
def test_a_skill_can_be_met_without_defence_too() -> None:
    """Against Dark Presence the defender may keep its Focus and take the Blind."""
    s = scene("evil-lyn@F6:0 mana=1", "he-man@F10:3 focus", acting="evil-lyn")
    s.dice(5, 1, 1, 1, 1).do("skill evil-lyn.dark-presence he-man", "defend decline")

    assert s["he-man"].focus
    assert s["he-man"].debuff == "blind"
