"""Tests in their eleven steps, from the stat to the result (BG-TEST)."""

from __future__ import annotations

import pytest

from battlewright.games.battleground.model.events import (
    AttackResolved,
    Exploded,
    Lost,
    Rerolled,
    Rolled,
    Tested,
    Wounded,
)
from battlewright.kernel.decisions import IllegalChoice
from tests.games.battleground.scenes import Scene, scene


def duel(attacker: str, defender: str = "skeletor@F7:3 mana=0", *others: str, ap: int = 3) -> Scene:
    """Two characters face to face on F6 and F7, the first one acting."""
    acting = attacker.partition("@")[0]
    return scene(attacker, defender, *others, acting=acting, ap=ap)


# --- what a test is, and its order ----------------------------------------------------------------


@pytest.mark.rule("BG-TEST-01")
def test_attacks_defences_and_skills_are_rolled_with_six_sided_dice() -> None:
    """Stat and modifiers say how many dice, the scope says which faces succeed; each kind works the same."""
    s = scene("evil-lyn@F6:0 mana=1", "he-man@F10:3", acting="evil-lyn")
    s.dice(4, 4, 3, 3, 3, 3, 4, 1).do("skill evil-lyn.dark-presence he-man", "defend roll")

    power, mind = s.heard(Rolled)
    assert (power.kind, power.stat, power.dice.total, power.needed.total) == ("skill", "power", 5, 4)
    assert (mind.kind, mind.stat, mind.dice.total, mind.needed.total) == ("defence", "mind", 3, 4)
    assert [e.successes for e in s.heard(Tested)] == [2, 1]
    assert s["he-man"].debuff == "blind"


@pytest.mark.rule("BG-TEST-02")
def test_the_steps_come_in_their_fixed_order() -> None:
    """Focus goes into the scope, then roll, free reroll, mana reroll, explosion, count, defence, result."""
    s = duel("mer-man@F6:0 focus mana=1 weapons=sword-of-rakash", "he-man@F7:3 debuff=slow")
    s.dice(1, 1, 6, 3, 2, 4, 5).do("attack sword-of-rakash he-man")
    assert s.kind == "free_reroll"
    s.do("reroll 1")
    assert s.kind == "mana_reroll"
    s.do("reroll 1")
    assert s.kind == "defend"
    s.dice(1, 1, 1).do("defend roll")

    told = [
        e for e in s.events if isinstance(e, Lost | Rolled | Rerolled | Exploded | Tested | AttackResolved)
    ]
    steps = [(type(e).__name__, getattr(e, "what", getattr(e, "kind", ""))) for e in told]
    assert steps == [
        ("Lost", "ap"),
        ("Lost", "focus"),
        ("Rolled", "attack"),
        ("Rerolled", ""),
        ("Lost", "mana"),
        ("Rerolled", ""),
        ("Exploded", ""),
        ("Tested", "attack"),
        ("Rolled", "defence"),
        ("Tested", "defence"),
        ("AttackResolved", ""),
    ]


# --- steps 1 to 5 ---------------------------------------------------------------------------------


@pytest.mark.rule("BG-TEST-03", example="EX-07")
def test_the_stat_is_the_number_of_dice() -> None:
    """He-Man has Strength 5: five dice, with nothing to change them."""
    s = duel("he-man@F6:0 weapons=power-sword")
    s.dice(*[1] * 5).do("attack power-sword skeletor")

    rolled = s.heard(Rolled)[0]
    assert (rolled.stat, rolled.dice.base, rolled.dice.modifiers) == ("strength", 5, ())
    assert len(rolled.faces) == 5


@pytest.mark.rule("BG-TEST-04")
def test_modifiers_add_up_for_this_test_only() -> None:
    """Mace bearer with Ram Stone after a Move and a Sun Scarab against a debuffed enemy: two more dice."""
    s = duel("he-man@F5:0 weapons=mace items=ram-stone,sun-scarab", "skeletor@F7:3 debuff=slow", ap=4)
    s.do("move", "goto F6", "face 0")
    s.dice(*[1] * 7).do("attack mace skeletor")
    s.dice(*[1] * 6).do("attack mace skeletor")

    first, second = s.heard(Rolled)
    assert [(m.amount, m.source) for m in first.dice.modifiers] == [
        (1, "ram-stone.skill"),
        (1, "sun-scarab.skill"),
    ]
    assert (first.dice.total, second.dice.total) == (7, 6)  # the second does not follow a Move


@pytest.mark.rule("BG-TEST-04")
def test_a_raised_stat_counts_for_every_test_of_it() -> None:
    """Toughness +1 from the Battle Harness is one more die in defence."""
    s = duel("he-man@F6:0 weapons=mace", "skeletor@F7:3 items=battle-harness")
    s.dice(4, 1, 1, 1, 1, 1, 1, 1, 1).do("attack mace skeletor", "defend roll")

    assert s.heard(Rolled)[1].dice.total == 4


@pytest.mark.rule("BG-TEST-04")
def test_no_dice_no_successes_no_rerolls() -> None:
    """Perception 2, less 1, less 1: nothing is rolled, mana cannot help, the attack comes to nothing."""
    s = scene("orko@F6:0 mana=5 items=polarizer weapons=flamethrower", "skeletor@F10:3", acting="orko")
    s.do("attack flamethrower skeletor")

    assert s.heard(Rolled)[0].faces == ()
    assert s.heard(Tested)[0].successes == 0
    assert s.heard(AttackResolved)[0].row == 0
    assert s.kind == "act"
    assert s["orko"].mana == 5


@pytest.mark.rule("BG-TEST-04")
def test_never_fewer_than_no_dice() -> None:
    """Power 1, Amulet -1, spell +1, chain -2: no dice, not minus one."""
    s = scene(
        "palace-guard-a@F6:0 mana=4 items=amulet-of-greed weapons=chain-lightning",
        "skeletor@F10:3",
        "mer-man@F12:3",
        acting="palace-guard-a",
    )
    s.dice(6, 1).do("attack chain-lightning skeletor", "defend decline")
    s.do("react chain-lightning/t0@palace-guard-a", "attack chain-lightning mer-man")

    chained = s.heard(Rolled)[-1]
    assert chained.dice.base + sum(m.amount for m in chained.dice.modifiers) == -1
    assert chained.dice.total == 0
    assert chained.faces == ()


@pytest.mark.rule("BG-TEST-05")
def test_scope_is_four_and_focus_goes_into_it() -> None:
    """Without modifiers 4 is needed; a Focus token is spent when the scope is worked out and makes it 3."""
    plain = duel("ram-man@F6:0 weapons=mace")
    plain.dice(*[1] * 4).do("attack mace skeletor")
    focused = duel("ram-man@F6:0 focus weapons=mace")
    focused.dice(*[1] * 4).do("attack mace skeletor")

    assert plain.heard(Rolled)[0].needed.total == 4
    assert focused.heard(Rolled)[0].needed.total == 3
    order = [
        type(e)
        for e in focused.events
        if isinstance(e, Rolled) or (isinstance(e, Lost) and e.what == "focus")
    ]
    assert order == [Lost, Rolled]


@pytest.mark.rule("BG-TEST-06", "BG-TEST-16")
def test_as_many_dice_as_the_tally_says_each_from_one_to_six() -> None:
    """The program rolls exactly the dice of the tally; none can fall off the table."""
    s = duel("he-man@F6:0 weapons=mace", ap=1)
    before = s.state.rng.position
    s.do("attack mace skeletor")

    rolled = s.heard(Rolled)[0]
    extra = sum(len(e.faces) for e in s.heard(Exploded))
    assert len(rolled.faces) == rolled.dice.total == 5
    assert all(1 <= face <= 6 for face in rolled.faces)
    assert s.state.rng.position - before == 5 + extra


@pytest.mark.rule("BG-TEST-07")
def test_the_roll_is_shown_before_rerolls_are_chosen() -> None:
    """The faces and what is needed are part of the question, so that initial successes can be counted."""
    s = duel("ram-man@F6:0 mana=1 weapons=axe")
    s.dice(3, 4, 6, 2).do("attack axe skeletor")

    facts = s.decision.facts
    assert facts["faces"] == [3, 4, 6, 2]
    assert facts["needed"] == 4
    assert sum(face >= facts["needed"] for face in facts["faces"]) == 2


# --- steps 6 and 7 --------------------------------------------------------------------------------


@pytest.mark.rule("BG-TEST-08")
def test_free_rerolls_cost_nothing_and_come_at_once() -> None:
    """Two debuffed characters: up to two dice are picked up together; the question is not asked again."""
    s = duel("mer-man@F6:0 weapons=sword-of-rakash", "he-man@F7:3 debuff=slow", "orko@A1 debuff=blind")
    s.dice(1, 2, 3, 4).do("attack sword-of-rakash he-man")
    assert s.kind == "free_reroll"
    assert "reroll 1,2" in s.options
    assert "reroll 1,2,3" not in s.options
    assert s.options[0] == "reroll"
    s.dice(1, 1).do("reroll 1,2")

    again = s.heard(Rerolled)
    assert [(e.before, e.after, e.mana) for e in again] == [((1, 2), (1, 1), 0)]
    assert s.kind == "defend"
    assert s["mer-man"].mana == 0


@pytest.mark.rule("BG-TEST-08")
def test_free_rerolls_are_for_the_tests_they_name() -> None:
    """The Sword of Rakash helps attacks only, not the defence of its bearer."""
    s = duel("he-man@F6:0 weapons=mace", "skeletor@F7:3 debuff=slow weapons=sword-of-rakash")
    s.dice(4, 1, 1, 1, 1, 1, 1, 1).do("attack mace skeletor", "defend roll")

    assert not s.heard(Rerolled)
    assert s.kind == "act"


@pytest.mark.rule("BG-TEST-03", "BG-TEST-07", "BG-TEST-09", "BG-TEST-10", "BG-TEST-13", example="EX-10")
def test_ram_mans_strength_test() -> None:
    """3, 4, 6, 2; the 2 is rerolled for 1 mana into a 3; the 6 explodes into a 5: three successes."""
    s = duel("ram-man@F6:0 mana=1 weapons=axe")
    s.dice(3, 4, 6, 2, 3, 5).do("attack axe skeletor", "reroll 2")

    assert s.heard(Rolled)[0].faces == (3, 4, 6, 2)
    assert s.heard(Rerolled)[0].after == (3,)
    assert s.heard(Exploded)[0].faces == (5,)
    assert s.heard(Tested)[0].successes == 3
    assert s["ram-man"].mana == 0


@pytest.mark.rule("BG-TEST-09")
def test_one_die_for_each_mana() -> None:
    """With 2 mana up to two dice can be rerolled, together; each costs 1."""
    s = duel("ram-man@F6:0 mana=2 weapons=axe")
    s.dice(1, 2, 3, 4).do("attack axe skeletor")
    assert "reroll 1,2" in s.options
    assert not any(text.count(",") > 1 for text in s.options)
    s.dice(1, 1).do("reroll 1,2")

    assert s["ram-man"].mana == 0
    assert s.heard(Rerolled)[0].mana == 2


@pytest.mark.rule("BG-TEST-09")
def test_never_more_than_five_mana() -> None:
    """Evil-Lyn's mana brings Skeletor to more than 5; still only five dice can be rerolled."""
    s = scene(
        "skeletor@F6:0 mana=5 weapons=hand-of-doom", "evil-lyn@F5 mana=5", "he-man@F10:3", acting="skeletor"
    )
    s.do("attack hand-of-doom he-man", "spend 0 evil-lyn").dice(*[1] * 8).do("spend 3 risk")

    assert s.kind == "mana_reroll"
    assert s.decision.facts["mana"] == 5
    assert max(text.count(",") + 1 for text in s.options if " " in text) == 5


@pytest.mark.rule("BG-TEST-09")
def test_rerolling_is_optional_and_any_die_may_be_chosen() -> None:
    """A player may keep everything, or reroll even a success; the new result stands."""
    kept = duel("ram-man@F6:0 mana=1 weapons=axe")
    kept.dice(5, 1, 1, 1).do("attack axe skeletor", "reroll")
    assert kept["ram-man"].mana == 1
    assert kept.heard(Tested)[0].successes == 1

    risked = duel("ram-man@F6:0 mana=1 weapons=axe")
    risked.dice(5, 1, 1, 1, 2).do("attack axe skeletor", "reroll 5")
    assert risked.heard(Tested)[0].successes == 0


@pytest.mark.rule("BG-TEST-07", "BG-TEST-09")
@pytest.mark.parametrize(("last", "asked"), [(5, False), (1, True)])
def test_rerolls_are_offered_only_where_a_die_has_failed(last: int, asked: bool) -> None:
    """With four successes on four dice nobody is asked; with one failure any die may be chosen."""
    s = duel("ram-man@F6:0 mana=1 weapons=axe")
    s.dice(5, 5, 5, last).do("attack axe skeletor")

    assert (s.kind == "mana_reroll") == asked
    assert ("reroll 5" in s.options) == asked


@pytest.mark.rule("BG-TEST-09")
def test_a_die_rerolled_for_free_may_be_rerolled_for_mana() -> None:
    """The steps are separate: the same die can go through both."""
    s = duel("mer-man@F6:0 mana=1 weapons=sword-of-rakash", "he-man@F7:3 debuff=slow")
    s.dice(4, 4, 4, 1, 2, 5).do("attack sword-of-rakash he-man", "reroll 1", "reroll 2")

    assert [(e.before, e.after) for e in s.heard(Rerolled)] == [((1,), (2,)), ((2,), (5,))]
    assert s.heard(Tested)[0].successes == 4


@pytest.mark.rule("BG-TEST-09")
def test_a_die_that_was_not_rolled_cannot_be_rerolled() -> None:
    """A choice of faces that are not on the table is refused."""
    s = duel("ram-man@F6:0 mana=2 weapons=axe")
    s.dice(1, 2, 3, 4).do("attack axe skeletor")

    with pytest.raises(IllegalChoice):
        s.do("reroll 5")
    with pytest.raises(IllegalChoice):
        s.do("reroll 1,1")


# --- steps 8 and 9 --------------------------------------------------------------------------------


@pytest.mark.rule("BG-TEST-10")
def test_sixes_explode_again_and_again() -> None:
    """Two sixes add two dice; the six among them adds a third, and that six a fourth."""
    s = duel("ram-man@F6:0 weapons=mace")
    s.dice(6, 6, 1, 1, 6, 5, 6, 2).do("attack mace skeletor")

    assert s.heard(Rolled)[0].faces == (6, 6, 1, 1)
    assert s.heard(Exploded)[0].faces == (6, 5, 6, 2)
    assert s.heard(Tested)[0].successes == 5


@pytest.mark.rule("BG-TEST-10")
def test_without_a_six_nothing_explodes() -> None:
    """A 5 is a success, but adds no die."""
    s = duel("ram-man@F6:0 weapons=mace")
    s.dice(5, 5, 5, 5).do("attack mace skeletor")

    assert not s.heard(Exploded)
    assert s.heard(Tested)[0].successes == 4


@pytest.mark.rule("BG-TEST-11")
def test_extra_dice_are_rolled_after_the_rerolls() -> None:
    """A six rerolled away does not explode, one that comes from a reroll does; extra dice stay."""
    away = duel("ram-man@F6:0 mana=2 weapons=mace")
    away.dice(6, 1, 1, 1, 2).do("attack mace skeletor", "reroll 6")
    assert not away.heard(Exploded)
    assert away.heard(Tested)[0].successes == 0

    fresh = duel("ram-man@F6:0 mana=2 weapons=mace")
    fresh.dice(1, 1, 1, 1, 6, 1).do("attack mace skeletor", "reroll 1")
    assert fresh.heard(Exploded)[0].faces == (1,)
    assert fresh["ram-man"].mana == 1
    assert fresh.kind == "defend"  # no further reroll, although mana and a failed extra die are left


@pytest.mark.rule("BG-TEST-12")
def test_initial_dice_count_as_they_lie_after_the_rerolls() -> None:
    """A failure rerolled into a success counts, a success rerolled into a failure does not."""
    s = duel("ram-man@F6:0 mana=2 weapons=mace")
    s.dice(4, 4, 1, 1, 1, 5).do("attack mace skeletor", "reroll 1,4")

    assert s.heard(Tested)[0].successes == 2


@pytest.mark.rule("BG-TEST-13")
@pytest.mark.parametrize(
    ("attacker", "scope", "extra", "successes"),
    [
        ("ram-man@F6:0 focus weapons=mace", 3, 4, 1),
        ("ram-man@F6:0 focus weapons=mace", 3, 5, 2),
        ("ram-man@F6:0 debuff=blind weapons=mace", 5, 4, 1),
        ("ram-man@F6:0 debuff=blind weapons=mace", 5, 5, 2),
    ],
)
def test_extra_dice_need_five_whatever_the_scope(
    attacker: str, scope: int, extra: int, successes: int
) -> None:
    """Better or worse scope: an extra 4 fails, an extra 5 succeeds."""
    s = duel(attacker)
    s.dice(6, 1, 1, 1, extra).do("attack mace skeletor")

    assert s.heard(Rolled)[0].needed.total == scope
    assert s.heard(Tested)[0].successes == successes


@pytest.mark.rule("BG-TEST-13")
def test_extra_dice_need_five_even_if_only_sixes_succeed() -> None:
    """Against the Flamethrower only sixes of the defence succeed, but an extra 5 still does."""
    s = scene("stratos@F6:0 weapons=flamethrower", "skeletor@F10:3", acting="stratos")
    s.dice(5, 5, 5, 5).do("attack flamethrower skeletor").dice(6, 5, 5, 5).do("defend roll")

    assert s.heard(Tested)[1].successes == 2


# --- steps 10 and 11 ------------------------------------------------------------------------------


@pytest.mark.rule("BG-TEST-14")
def test_the_target_defends_before_anything_happens() -> None:
    """After the count the target is asked; no wound has been dealt by then."""
    s = duel("ram-man@F6:0 weapons=mace")
    s.dice(5, 5, 5, 5).do("attack mace skeletor")

    assert s.asked == (1,)
    assert s.options == ["defend roll", "defend decline"]
    assert not s.heard(Wounded)


@pytest.mark.rule("BG-TEST-14")
def test_without_an_against_there_is_no_defence_test() -> None:
    """Summoning tests Power and names nothing to defend with."""
    s = scene("skeletor@F6:0 mana=2", "he-man@F10:3 mana=3", acting="skeletor", ap=3)
    s.dice(5, 1, 1).do("skill skeletor.summoning")

    assert s.heard(Tested)[0].successes == 1
    assert s.kind == "act"


@pytest.mark.rule("BG-TEST-15")
@pytest.mark.parametrize(
    ("successes", "row", "wounds"), [(0, 0, 0), (1, 1, 1), (2, 1, 1), (4, 3, 2), (5, 5, 3)]
)
def test_only_the_highest_result_is_applied(successes: int, row: int, wounds: int) -> None:
    """The Power Sword wounds once, twice or thrice; results below the one reached are not added."""
    s = duel("he-man@F6:0 weapons=power-sword")
    s.dice(*[5] * successes, *[1] * (5 - successes)).do("attack power-sword skeletor")
    if successes:
        s.do("defend decline")

    assert s.heard(AttackResolved)[0].row == row
    assert sum(e.amount for e in s.heard(Wounded)) == wounds


@pytest.mark.rule("BG-TEST-15")
def test_skill_results_are_applied_as_the_text_says() -> None:
    """Icy Ray: with one success left the target is slowed, with none it is not."""
    for defence, debuff in ((1, "slow"), (5, "")):
        s = scene("mer-man@F6:0 mana=1", "he-man@F10:3", acting="mer-man")
        s.dice(5, 1, 1, 1, defence, 1, 1).do("skill mer-man.icy-ray he-man", "defend roll")
        assert s["he-man"].debuff == debuff


@pytest.mark.rule("BG-TEST-17")
def test_effects_that_name_a_kind_apply_to_that_kind_only() -> None:
    """The Golden Disc adds a die to skill tests, neither to attacks nor to defences."""
    disc = "golden-disc-of-knowledge"
    skill = scene(f"evil-lyn@F6:0 mana=1 items={disc}", f"he-man@F10:3 items={disc}", acting="evil-lyn")
    skill.dice(5, 1, 1, 1, 1, 1, 1, 1, 1).do("skill evil-lyn.dark-presence he-man", "defend roll")
    attack = duel(f"he-man@F6:0 weapons=mace items={disc}")
    attack.dice(*[1] * 5).do("attack mace skeletor")

    assert [(e.kind, e.dice.total) for e in skill.heard(Rolled)] == [("skill", 6), ("defence", 3)]
    assert [(e.kind, e.dice.total) for e in attack.heard(Rolled)] == [("attack", 5)]
