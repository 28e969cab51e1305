"""Buffs and debuffs: what each does, how one replaces another, how they go (BG-BUFF)."""

from __future__ import annotations

import pytest

from battlewright.games.battleground.library import content_of
from battlewright.games.battleground.model.events import Healed, Rolled, TokenGiven, TokenRemoved, Wounded
from battlewright.games.battleground.rules.numbers import speed
from tests.games.battleground.scenes import Scene, scene


def tokens(s: Scene) -> list[tuple[str, str, str]]:
    """Tokens given and removed so far: which, to or from whom."""
    found = []
    for event in s.events:
        if isinstance(event, TokenGiven):
            found.append(("given", event.character, event.token))
        elif isinstance(event, TokenRemoved):
            found.append(("removed", event.character, event.token))
    return found


def bless(target: str, *figures: str) -> Scene:
    """The acrobat gives a character Haste."""
    s = scene("test-acrobat@F3 mana=1", *figures, "skeletor@M12", acting="test-acrobat")
    return s.do(f"skill test-acrobat.bless {target}")


def attack(attacker: str, defender: str) -> Scene:
    """He-Man attacks Skeletor with success, and Skeletor defends."""
    s = scene(f"he-man@F6:0 weapons=long-sword {attacker}", f"skeletor@F7:3 {defender}", acting="he-man")
    s.dice(6, 6, 6, 6, 6, *[1] * 7).do("attack long-sword skeletor")
    return s.dice(1, 1, 1).do("defend roll")


def needed(s: Scene) -> tuple[int, int]:
    """What the attack test and the defence test needed."""
    first, second = s.heard(Rolled)[:2]
    return first.needed.total, second.needed.total


@pytest.mark.rule("BG-BUFF-01")
def test_attacks_and_skills_give_tokens() -> None:
    """A skill gives a buff, an attack a debuff; each kind has a token of its own."""
    s = bless("he-man", "he-man@F5")
    assert s["he-man"].buff == "haste"

    s = scene("he-man@F3", "evil-lyn@F9:3 weapons=thunder mana=1", acting="evil-lyn")
    s.dice(5, 5, 1, 1, 1).do("attack thunder he-man", "defend decline")
    assert s["he-man"].debuff == "blind"
    assert tokens(s) == [("given", "he-man", "blind")]


@pytest.mark.rule("BG-BUFF-01")
def test_there_are_four_buffs_four_debuffs_and_unique_ones() -> None:
    """The standard kinds are complete; only tokens of single characters are unique."""
    cards = content_of(scene("he-man@F3").state).tokens.values()
    standard = {kind: {t.id for t in cards if t.kind == kind and not t.unique} for kind in ("buff", "debuff")}

    assert standard["buff"] == {"haste", "empower", "protection", "regeneration"}
    assert standard["debuff"] == {"slow", "blind", "knockdown", "curse"}
    assert {t.id for t in cards if t.unique} >= {"gammavision", "hideout", "puddle"}


@pytest.mark.rule("BG-BUFF-02", "BG-BUFF-03")
def test_a_new_buff_takes_the_place_of_the_old_one() -> None:
    """At most one buff: the earlier token is removed. A debuff beside it is not touched."""
    s = bless("he-man", "he-man@F5 buff=empower debuff=slow")

    assert (s["he-man"].buff, s["he-man"].debuff) == ("haste", "slow")
    assert ("removed", "he-man", "empower") in tokens(s)


@pytest.mark.rule("BG-BUFF-02", "BG-BUFF-03")
def test_a_new_debuff_takes_the_place_of_the_old_one() -> None:
    """At most one debuff; a buff beside it is not touched."""
    s = scene("he-man@F3 buff=haste debuff=slow", "evil-lyn@F9:3 mana=1", acting="evil-lyn")
    s.dice(5, 1, 1, 1, 1).do("skill evil-lyn.dark-presence he-man", "defend decline")

    assert (s["he-man"].buff, s["he-man"].debuff) == ("haste", "blind")
    assert ("removed", "he-man", "slow") in tokens(s)


@pytest.mark.rule("BG-BUFF-03")
@pytest.mark.parametrize("old", ["regeneration", "haste"])
def test_replacing_counts_as_removing(old: str) -> None:
    """Regeneration takes effect when it is replaced; getting the same kind again replaces it as well."""
    s = bless("he-man", f"he-man@F5 wounds=2 buff={old}")

    assert ("removed", "he-man", old) in tokens(s)
    assert s["he-man"].buff == "haste"
    assert s["he-man"].wounds == (1 if old == "regeneration" else 2)


@pytest.mark.rule("BG-BUFF-03")
def test_replacing_a_curse_hurts() -> None:
    """A Curse that gives way to another debuff costs a wound, once the new token lies there."""
    s = scene("he-man@F3 debuff=curse", "evil-lyn@F9:3 mana=1", acting="evil-lyn")
    s.dice(5, 1, 1, 1, 1).do("skill evil-lyn.dark-presence he-man", "defend decline")

    assert (s["he-man"].debuff, s["he-man"].wounds) == ("blind", 1)


@pytest.mark.rule("BG-BUFF-03")
def test_a_new_token_does_not_inherit_what_was_done_to_the_old_one() -> None:
    """A token kept for the next Clean-Up that is replaced by its like is gone; the new one is not kept."""
    s = bless("he-man", "he-man@F5 buff=haste")
    s["he-man"].kept = ["haste"]
    s["test-acrobat"].mana = 1
    s.turn.skills.clear()
    s.do("skill test-acrobat.bless he-man")

    assert (s["he-man"].buff, s["he-man"].kept) == ("haste", [])


@pytest.mark.rule("BG-BUFF-04")
def test_haste_adds_two_to_both_speeds() -> None:
    """He-Man's 5/8 become 7/10."""
    s = scene("he-man@F3 buff=haste", "skeletor@M12", acting="he-man")

    assert [speed(s.state, s["he-man"], focused=f).total for f in (False, True)] == [7, 10]
    s.do("move")
    assert "goto F10" in s.options
    assert "goto F11" not in s.options


@pytest.mark.rule("BG-BUFF-05", "BG-BUFF-09")
@pytest.mark.parametrize(("token", "result"), [("", 4), ("buff=empower", 3), ("debuff=blind", 5)])
def test_empower_and_blind_change_attack_tests(token: str, result: int) -> None:
    """The bearer's attack tests need one less with Empower and one more with Blind."""
    assert needed(attack(token, "")) == (result, 4)


@pytest.mark.rule("BG-BUFF-05", "BG-BUFF-09")
@pytest.mark.parametrize("token", ["buff=empower", "debuff=blind"])
def test_empower_and_blind_leave_other_tests_alone(token: str) -> None:
    """Neither defence tests nor skill tests of the bearer change."""
    assert needed(attack("", token))[1] == 4
    s = scene("he-man@F3", f"evil-lyn@F9:3 mana=1 {token}", acting="evil-lyn")
    s.dice(1, 1, 1, 1, 1).do("skill evil-lyn.dark-presence he-man")
    assert s.heard(Rolled)[0].needed.total == 4


@pytest.mark.rule("BG-BUFF-06", "BG-BUFF-10")
@pytest.mark.parametrize(("token", "result"), [("", 4), ("buff=protection", 3), ("debuff=knockdown", 5)])
def test_protection_and_knockdown_change_defence_tests(token: str, result: int) -> None:
    """The bearer's defence tests need one less with Protection and one more with Knockdown."""
    assert needed(attack("", token)) == (4, result)


@pytest.mark.rule("BG-BUFF-06", "BG-BUFF-10")
@pytest.mark.parametrize("token", ["buff=protection", "debuff=knockdown"])
def test_protection_and_knockdown_leave_attack_tests_alone(token: str) -> None:
    """The bearer's own attacks do not change."""
    assert needed(attack(token, "")) == (4, 4)


@pytest.mark.rule("BG-BUFF-06", "BG-BUFF-10")
@pytest.mark.parametrize(("token", "result"), [("buff=protection", 3), ("debuff=knockdown", 5)])
def test_all_defence_tests_count_also_those_against_skills(token: str, result: int) -> None:
    """Defending against a skill is a defence test, too."""
    s = scene(f"he-man@F3 {token}", "evil-lyn@F9:3 mana=1", acting="evil-lyn")
    s.dice(5, 1, 1, 1, 1).do("skill evil-lyn.dark-presence he-man").dice(1, 1, 1).do("defend roll")
    assert needed(s)[1] == result


@pytest.mark.rule("BG-BUFF-07")
@pytest.mark.parametrize(("wounds", "left"), [(2, 1), (0, 0)])
def test_regeneration_heals_one_wound_when_it_goes(wounds: int, left: int) -> None:
    """Nothing while it lasts; a wound less when it is removed; without wounds nothing at all."""
    s = bless("he-man", f"he-man@F5 wounds={wounds} buff=regeneration")

    assert s["he-man"].wounds == left
    assert len(s.heard(Healed)) == wounds - left


@pytest.mark.rule("BG-BUFF-07")
def test_regeneration_does_not_save_the_knocked_out() -> None:
    """A character that is knocked out loses the token without any effect."""
    s = scene(
        "he-man@F6:0 weapons=long-sword",
        "skeletor@F7:3 wounds=4 buff=regeneration",
        "mer-man@M3",
        acting="he-man",
    )
    s.dice(5, 5, 1, 1, 1).do("attack long-sword skeletor", "defend decline")

    assert (s["skeletor"].out, s["skeletor"].buff) == (True, "")
    assert not s.heard(Healed)


@pytest.mark.rule("BG-BUFF-08", "BG-MOVE-09", example="EXD-05")
@pytest.mark.parametrize("ground", [".", ","])
def test_slow_takes_two_but_not_on_top_of_difficult_terrain(ground: str) -> None:
    """He-Man's 5/8 become 3/6 by Slow; starting in difficult terrain, too, and no less."""
    s = scene("he-man@F3 debuff=slow", "skeletor@M12", acting="he-man", terrain={"F3": ground})
    assert [speed(s.state, s["he-man"], focused=f).total for f in (False, True)] == [3, 6]

    s.do("move")
    assert "goto F6" in s.options
    assert "goto F7" not in s.options


@pytest.mark.rule("BG-BUFF-11")
def test_a_curse_wounds_when_it_is_removed() -> None:
    """No effect while it lasts; removed by a card, it costs a wound without a defence test."""
    s = scene("he-man@F3 debuff=curse", "skeletor@M12", acting="he-man", hands={0: ["fate-36"]})
    assert s["he-man"].wounds == 0
    s.do("bonus fate-36 ability")

    assert (s["he-man"].debuff, s["he-man"].wounds) == ("", 1)
    assert not s.heard(Rolled)
    assert [(e.character, e.by) for e in s.heard(Wounded)] == [("he-man", "")]


@pytest.mark.rule("BG-BUFF-11")
def test_a_curse_can_knock_out() -> None:
    """The wound of a Curse counts like any other; the opponents score."""
    s = scene(
        "he-man@F3 wounds=4 debuff=curse",
        "stratos@A1",
        "skeletor@M12",
        acting="he-man",
        hands={0: ["fate-36"]},
    )
    s.do("bonus fate-36 ability")

    assert s["he-man"].out
    assert s.state.players[1].knock_out_vp == 19


@pytest.mark.rule("BG-BUFF-12")
def test_unique_debuffs_follow_the_same_rules() -> None:
    """Gammavision takes the place of another debuff, and another debuff takes its place."""
    s = scene("he-man@F3 debuff=slow", "tri-klops@F9:3 mana=2", acting="tri-klops")
    s.dice(5, 1, 1, 1).do("skill tri-klops.gammavision he-man", "defend decline")
    assert s["he-man"].debuff == "gammavision"
    assert ("removed", "he-man", "slow") in tokens(s)

    s = scene("he-man@F3 debuff=gammavision", "evil-lyn@G9:3 mana=1", acting="evil-lyn")
    s.dice(5, 1, 1, 1, 1).do("skill evil-lyn.dark-presence he-man", "defend decline")
    assert s["he-man"].debuff == "blind"
    assert ("removed", "he-man", "gammavision") in tokens(s)


def seeing_twice(first: int, second: int) -> Scene:
    """Tri-Klops of one seat has marked He-Man; one of another seat (or the same) marks Stratos."""
    s = scene(
        "he-man@F3 debuff=gammavision",
        "stratos@G3",
        "tri-klops@F9:3 mana=2",
        acting="tri-klops",
        teams=((0, 2), (1, 3)),
    )
    s["he-man"].token_seat = {"gammavision": first}
    assert s["tri-klops"].seat == second
    s.dice(5, 1, 1, 1).do("skill tri-klops.gammavision stratos", "defend decline")
    return s


@pytest.mark.rule("BG-BUFF-13")
def test_a_force_has_one_copy_of_a_unique_token() -> None:
    """Applying it again moves it: the former bearer loses it."""
    s = seeing_twice(1, 1)

    assert (s["he-man"].debuff, s["stratos"].debuff) == ("", "gammavision")
    assert tokens(s) == [("given", "stratos", "gammavision"), ("removed", "he-man", "gammavision")]


@pytest.mark.rule("BG-BUFF-13")
def test_the_limit_belongs_to_the_force_whose_card_gives_the_token() -> None:
    """A copy of another Force stays where it is."""
    s = seeing_twice(3, 1)
    assert (s["he-man"].debuff, s["stratos"].debuff) == ("gammavision", "gammavision")


@pytest.mark.rule("BG-BUFF-14")
def test_tokens_last_until_clean_up() -> None:
    """Activations come and go; the Clean-Up takes buffs and debuffs away."""
    s = scene(
        "he-man@F3 buff=haste debuff=slow",
        "skeletor@M12",
        acting="he-man",
        hands={0: ["fate-01"], 1: ["fate-01"]},
    ).do("end")
    assert (s["he-man"].buff, s["he-man"].debuff) == ("haste", "slow")

    s.do("pass")
    assert s.state.round == 2
    assert (s["he-man"].buff, s["he-man"].debuff) == ("", "")


@pytest.mark.rule("BG-BUFF-14")
def test_an_effect_may_remove_a_token_earlier() -> None:
    """The Magic Feather removes a buff of an enemy in the middle of a round."""
    s = scene("orko@F3 mana=2 items=magic-feather", "skeletor@F8 buff=haste", acting="orko")
    s.dice(5, 1, 1, 1, 1, 1).do("skill magic-feather.skill")
    if s.kind == "special":
        s.do("choose skeletor:haste")

    assert s["skeletor"].buff == ""
