"""Spell attacks (BG-SPELL)."""

from __future__ import annotations

import pytest

from battlewright.games.battleground.model.events import Lost, SpellFizzled, TokenGiven, Turned
from tests.games.battleground.fights import attack_rolls, defence_rolls, reasons, settle, strike
from tests.games.battleground.scenes import Scene, scene


def why_not(s: Scene, target: str, weapon: str, caster: str = "skeletor", seat: int = 1) -> list[str]:
    """The rules that keep a spell from being cast."""
    return s.denied_by(seat, intent="attack", attacker=caster, target=target, weapon=weapon)


@pytest.mark.rule("BG-SPELL-01")
@pytest.mark.parametrize(
    ("skeletor", "he_man", "wall", "denied"),
    [
        ("F2", "F7", ".", []),
        ("F2", "F7", "H", ["BG-LOS-01"]),
        ("F1", "F15", ".", ["BG-RANGED-06"]),
        ("F6", "F7", ".", ["BG-RANGED-03"]),
    ],
)
def test_spells_obey_range_sight_and_the_ban_while_engaged(
    skeletor: str, he_man: str, wall: str, denied: list[str]
) -> None:
    """As a ranged attack: 12 inches at most, in sight, and not while engaged."""
    s = scene(
        f"skeletor@{skeletor}:0 mana=2 weapons=thunder",
        f"he-man@{he_man}:3",
        acting="skeletor",
        terrain={"F5": wall},
    )

    assert why_not(s, "he-man", "thunder") == denied
    assert bool(s.offers("attack thunder")) is (not denied)


@pytest.mark.rule("BG-SPELL-01")
def test_a_caster_engaged_with_one_enemy_cannot_curse_another() -> None:
    """The ban holds against every target, unless a card lifts it."""
    others = ("he-man@F7:3", "stratos@F11:3")
    s = scene("skeletor@F6:0 mana=2 weapons=thunder,cursed-minions", *others, acting="skeletor")

    assert why_not(s, "stratos", "thunder") == ["BG-RANGED-03"]
    assert s.offers("attack cursed-minions") == [
        "attack cursed-minions he-man",
        "attack cursed-minions stratos",
    ]

    s.do("skill skeletor.lord-of-destruction")
    assert why_not(s, "stratos", "thunder") == []


@pytest.mark.rule("BG-SPELL-01")
def test_the_caster_turns_to_the_target() -> None:
    """By the facing rule of ranged attacks, ties included."""
    s = scene("skeletor@F6:3 mana=1 weapons=thunder", "he-man@J6:3", acting="skeletor")

    s.do("attack thunder he-man")
    assert s.options == ["face 1", "face 2"]
    settle(s.do("face 2"))

    assert (s["skeletor"].facing, len(s.heard(Turned))) == (2, 1)


@pytest.mark.rule("BG-SPELL-02")
def test_a_spell_attack_uses_an_equipped_spell() -> None:
    """A character without that spell cannot cast it, whatever its mana."""
    s = scene("skeletor@F6:0 mana=5 weapons=thunder", "he-man@F10:3", acting="skeletor")

    assert s.offers("attack") == ["attack thunder he-man"]
    assert why_not(s, "he-man", "flame-bolt") == ["BG-ATK-02"]


@pytest.mark.rule("BG-SPELL-03")
def test_a_spell_is_power_against_mind() -> None:
    """Skeletor rolls his Power of 5, Stratos defends with his Mind of 3, not his Toughness of 2."""
    s = scene("skeletor@F6:0 mana=1 weapons=thunder", "stratos@F10:3", acting="skeletor")

    strike(s, "thunder stratos", attack=(4, 4, 4, 1, 1), defence=(1, 1, 1))

    assert [(r.stat, r.dice.total) for r in attack_rolls(s)] == [("power", 5)]
    assert [(r.stat, r.dice.total) for r in defence_rolls(s)] == [("mind", 3)]


@pytest.mark.rule("BG-SPELL-04")
@pytest.mark.parametrize(("mana", "allowed"), [(1, False), (2, True), (3, True)])
def test_a_spell_needs_its_mana(mana: int, allowed: bool) -> None:
    """Flame Bolt costs 2 mana; with less it cannot be used, and the answer says what is missing."""
    s = scene(f"skeletor@F6:0 mana={mana} weapons=flame-bolt", "he-man@F10:3", acting="skeletor")

    answer = s.why(1, intent="attack", attacker="skeletor", target="he-man", weapon="flame-bolt")

    assert bool(s.offers("attack flame-bolt")) is answer.allowed is allowed
    if not allowed:
        (denial,) = answer.denials
        assert (denial.rule, denial.facts["mana"], denial.facts["cost"]) == ("BG-SPELL-04", 1, 2)


@pytest.mark.rule("BG-SPELL-04")
@pytest.mark.parametrize("attack", [(1, 1, 1, 1, 1), (4, 4, 4, 4, 4)])
def test_the_mana_is_spent_whatever_the_result(attack: tuple[int, ...]) -> None:
    """A miss costs as much as a hit, and it is paid before the dice are rolled."""
    s = scene("skeletor@F6:0 mana=2 weapons=flame-bolt", "he-man@F10:3", acting="skeletor")

    strike(s, "flame-bolt he-man", attack=attack)

    assert s["skeletor"].mana == 0
    kinds = [(type(e).__name__, getattr(e, "what", "")) for e in s.events]
    assert kinds.index(("Lost", "mana")) < kinds.index(("Rolled", ""))


@pytest.mark.rule("BG-SPELL-04")
def test_a_spell_that_comes_to_nothing_is_paid_for_too() -> None:
    """Orko's spell fizzles after his Mind test fails: AP and mana are gone, no attack is rolled."""
    s = scene("orko@F6:0 mana=2 weapons=flame-bolt", "skeletor@F10:3", acting="orko")

    s.dice(1, 1, 1, 1).do("attack flame-bolt skeletor")

    assert len(s.heard(SpellFizzled)) == 1
    assert attack_rolls(s) == []
    assert [(e.what, e.amount) for e in s.heard(Lost)] == [("ap", 1), ("mana", 2)]


BLESSING = "evil-lyn@F6:0 mana=2 weapons=protection-spell"


@pytest.mark.rule("BG-SPELL-05")
def test_a_beneficial_spell_targets_allies_only() -> None:
    """Allies in range and sight may be chosen; neither enemies nor the caster itself."""
    s = scene(BLESSING, "skeletor@F9:3", "mer-man@F15:3", "he-man@H9:3", acting="evil-lyn")

    assert s.offers("attack protection-spell") == [
        "attack protection-spell skeletor",
        "attack protection-spell mer-man",
    ]
    for target in ("he-man", "evil-lyn"):
        assert why_not(s, target, "protection-spell", "evil-lyn") == ["BG-SPELL-05"]


@pytest.mark.rule("BG-SPELL-05")
@pytest.mark.parametrize(
    ("at", "mana", "engaged", "wall", "denied"),
    [
        ("F9", 2, False, ".", []),
        ("F9", 1, False, ".", ["BG-SPELL-04"]),
        ("F9", 2, True, ".", ["BG-RANGED-03"]),
        ("F9", 2, False, "H", ["BG-LOS-01"]),
    ],
)
def test_the_usual_rules_hold_for_allied_targets(
    at: str, mana: int, engaged: bool, wall: str, denied: list[str]
) -> None:
    """Range, sight, mana and engagement as for any spell."""
    s = scene(
        f"evil-lyn@F6:0 mana={mana} weapons=protection-spell",
        f"skeletor@{at}:3",
        "he-man@F5:0" if engaged else "he-man@A1:0",
        acting="evil-lyn",
        terrain={"F8": wall},
    )

    assert why_not(s, "skeletor", "protection-spell", "evil-lyn") == denied


@pytest.mark.rule("BG-SPELL-05", "BG-DEF-01")
def test_an_ally_neither_defends_nor_is_flanked_nor_in_cover() -> None:
    """Cast from behind past another character: scope 4, no defence test, and the ally is protected."""
    s = scene(
        "evil-lyn@F4:3 mana=2 weapons=protection-spell",
        "skeletor@F9:0",
        "mer-man@F7:0",
        "he-man@A1:0",
        acting="evil-lyn",
    )

    strike(s, "protection-spell skeletor", attack=(4, 1, 1, 1, 1))

    (rolled,) = attack_rolls(s)
    assert (reasons(rolled), rolled.needed.total, defence_rolls(s)) == ({}, 4, [])
    assert [(e.character, e.token) for e in s.heard(TokenGiven)] == [("skeletor", "protection")]
    assert (s["evil-lyn"].facing, s["evil-lyn"].mana) == (0, 0)
