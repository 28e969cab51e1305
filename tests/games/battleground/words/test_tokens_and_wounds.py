"""Tokens passed on, prevented and kept; marks that work on those near them; wounds on their way."""

from __future__ import annotations

import pytest

from battlewright.games.battleground.model.events import MarkMoved, MarkRemoved, WeaponLaidDown, WoundsPassed
from battlewright.games.battleground.model.state import Mark
from battlewright.games.battleground.rules.marks import in_difficult
from battlewright.games.battleground.rules.numbers import stat_value
from tests.games.battleground.cards.playing import faces, needed, play
from tests.games.battleground.scenes import Scene
from tests.games.battleground.words.playing import answer, drawn, odds


def marked(s: Scene, token: str, at: str, by: str) -> Scene:
    """A mark lies on the board."""
    s.state.marks.append(Mark(token=token, at=at, seat=s[by].seat, by=by))
    return s


@pytest.mark.card("skull-weapon")
@pytest.mark.parametrize(("successes", "passed"), [(1, False), (2, True)])
def test_a_debuff_is_passed_on(successes: int, passed: bool) -> None:
    """`pass_token` (Skull Weapon): with two successes the bearer's debuff goes to the target."""
    s = drawn("he-man@F6:0 debuff=blind weapons=skull-weapon", "skeletor@F7:3", acting="he-man")
    s.dice(*[6] * successes, *[1] * (6 - successes), *[1] * successes)
    play(s, "attack skull-weapon skeletor")

    assert (s["he-man"].debuff, s["skeletor"].debuff) == (("", "blind") if passed else ("blind", ""))


@pytest.mark.card("fate-103")
def test_a_debuff_is_copied() -> None:
    """`keep` (F103): the enemy gets the same debuff; unique ones are not copied."""
    s = drawn("he-man@F6:0 debuff=blind", "skeletor@F9:3", acting="he-man", hands={0: ["fate-103"]})
    s.do("bonus fate-103 ability")

    assert (s["he-man"].debuff, s["skeletor"].debuff) == ("blind", "blind")


@pytest.mark.rule("BG-BUFF-02")
@pytest.mark.card("kulatak-amulet.shared-fate")
def test_tokens_are_taken_over_from_an_ally() -> None:
    """`who = "target"` of `pass_token` (Kulatak Amulet), from an ally that `has_effect`."""
    s = drawn(
        "he-man@F6:0 mana=1 items=kulatak-amulet",
        "orko@F9:3 buff=haste debuff=slow",
        "skeletor@F14:3",
        acting="he-man",
    )
    s.do("skill kulatak-amulet.shared-fate orko")

    assert (s["he-man"].buff, s["he-man"].debuff, s["orko"].buff, s["orko"].debuff) == (
        "haste",
        "slow",
        "",
        "",
    )


@pytest.mark.card("fate-118.answer")
@pytest.mark.parametrize(("answered", "debuff"), [(True, ""), (False, "knockdown")])
def test_a_debuff_may_be_prevented(answered: bool, debuff: str) -> None:
    """`prevent` at `debuffing` (F118)."""
    s = drawn("he-man@F6:0 weapons=terror-claws", "skeletor@F7:3", acting="he-man", hands={1: ["fate-118"]})
    s.dice(*faces(6, 2))
    play(s, "attack terror-claws skeletor")
    s.do(answer(s, "fate-118") if answered else "decline")

    assert s["skeletor"].debuff == debuff


@pytest.mark.rule("BG-BUFF-14")
@pytest.mark.card("wrap.well-bandaged")
def test_a_token_about_to_be_lost_is_kept() -> None:
    """`losing_token` and `once = "game"` (Wrap)."""
    s = drawn("he-man@F6:0 weapons=orange-axe", "skeletor@F7:3 buff=haste items=wrap", acting="he-man")
    s.do("attack orange-axe skeletor")
    s.do(answer(s, "wrap"))

    assert (s["skeletor"].buff, s["skeletor"].spent) == ("haste", ["wrap"])


@pytest.mark.card("he-ro.once-more")
@pytest.mark.parametrize(("token", "asked"), [("buff=haste", True), ("debuff=slow", False)])
def test_a_buff_of_a_friend_is_saved_for_a_wound(token: str, asked: bool) -> None:
    """`losing_buff` (Once More): only buffs, within 12 inches, at the price of a wound."""
    weapon = "orange-axe" if asked else "scythe-of-doom"
    s = drawn(
        f"skeletor@F6:0 weapons={weapon}", f"orko@F7:3 {token}", "he-ro@F10:3 seat=0", acting="skeletor"
    )
    s.do(f"attack {weapon} orko")
    if not asked:
        s.do(answer(s, "scythe"))
    offered = [t for t in s.options if "once-more" in t]
    assert bool(offered) == asked
    if asked:
        s.do(offered[0], "decline")  # Good Plating could pass the wound on
        assert (s["orko"].buff, s["he-ro"].wounds) == ("haste", 1)


@pytest.mark.card("orange-axe")
def test_a_buff_in_the_way_of_an_axe() -> None:
    """`strip` where `target_buffed` (Orange Axe): two dice more, and the buff is gone before the defence."""
    s = drawn("he-man@F6:0 weapons=orange-axe", "skeletor@F7:3 buff=protection", acting="he-man").dice(
        *faces(7, 1)
    )
    play(s, "attack orange-axe skeletor", "defend roll")

    assert (needed(s, "defence"), s["skeletor"].buff) == (4, "")


# Marks


@pytest.mark.card("battle-rattle")
@pytest.mark.parametrize(("at", "toughness"), [("F9", 3), ("F12", 2)])
def test_a_mark_changes_those_in_its_reach(at: str, toughness: int) -> None:
    """Bonuses of a mark (Battle Rattle): within 2 inches, and with `most` not above 3."""
    s = drawn("stratos@F6:0", "he-man@G9:3", "skeletor@F13:3", acting="stratos")
    marked(s, "battle-rattle", "F8", "skeletor")
    s["stratos"].at = at

    assert (
        stat_value(s.state, s["stratos"], "toughness"),
        stat_value(s.state, s["he-man"], "toughness"),
    ) == (
        toughness,
        3,
    )


@pytest.mark.card("hypnotic-mist")
def test_a_mark_weakens_but_not_below() -> None:
    """`least` of a stat (Hypnotic Mist): Strength 4 becomes 3, Strength 2 stays 2."""
    s = drawn("skeletor@F6:0", "evil-lyn@F7:0", "he-man@F13:3", acting="skeletor")
    marked(s, "hypnotic-mist", "G6", "he-man")

    assert [stat_value(s.state, s[who], "strength") for who in ("skeletor", "evil-lyn")] == [3, 2]


@pytest.mark.card("wooden-wand.grounded")
def test_marks_do_not_affect_who_ignores_them() -> None:
    """`ignores_marks` (Wooden Wand): neither bonuses nor difficult ground."""
    s = drawn("he-man@F6:0 items=wooden-wand", "stratos@F7:0", "skeletor@F13:3", acting="he-man")
    marked(s, "puddle", "G6", "skeletor")

    assert (in_difficult(s.state, s["he-man"]), in_difficult(s.state, s["stratos"])) == (False, True)


@pytest.mark.card("dawg-o-tor-on-battle-ram.indirect-fire", "indirect-fire")
@pytest.mark.parametrize(("successes", "side", "wounds"), [(1, 1, 1), (2, 1, 0), (0, 0, 0)])
def test_a_mark_is_answered_by_whom_it_reaches(successes: int, side: int, wounds: int) -> None:
    """`enemy_mark:ID` (Indirect Fire): an enemy that ends a move near it tests Toughness; friends do not."""
    s = drawn("he-man@F4:0", "dawg-o-tor-on-battle-ram@K13:3 seat=1", "skeletor@B2:0", acting="he-man")
    s.state.marks.append(Mark(token="indirect-fire", at="F7", seat=side, by="dawg-o-tor-on-battle-ram"))
    s.dice(*faces(3, successes))
    play(s, "move", "goto F6", "face 0")

    assert s["he-man"].wounds == wounds


@pytest.mark.card("fate-94")
def test_a_mark_is_removed() -> None:
    """`lift_mark` (F94): one within 12 inches and in sight."""
    s = drawn("he-man@F4:0", "skeletor@F13:3", acting="he-man", hands={0: ["fate-94"]})
    marked(marked(s, "battle-rattle", "F8", "skeletor"), "puddle", "H8", "skeletor")
    s.do("bonus fate-94 ability", "choose puddle@H8")

    assert ([e.token for e in s.heard(MarkRemoved)], len(s.state.marks)) == (["puddle"], 1)


@pytest.mark.card("fate-93")
def test_all_marks_move() -> None:
    """`move_mark` with `all` (F93): each up to four hexes, to free hexes of its elevation."""
    s = drawn("he-man@F4:0", "skeletor@F13:3", acting="he-man", hands={0: ["fate-93"]})
    marked(marked(s, "battle-rattle", "F8", "skeletor"), "puddle", "H8", "skeletor")
    s.do("bonus fate-93 ability")
    assert ("choose F12" in s.options, "choose F13" in s.options, "choose F4" in s.options) == (
        True,
        False,
        False,
    )
    s.do("choose F9", "choose H8")

    assert [(e.token, e.goal) for e in s.heard(MarkMoved)] == [("battle-rattle", "F9")]
    assert s.kind == "act"


@pytest.mark.card("rattlor.snake-magic")
def test_a_mark_moves_by_successes() -> None:
    """`move_mark` per `successes` (Snake Magic)."""
    s = drawn("rattlor@F4:0 seat=0 mana=1", "skeletor@F13:3", acting="rattlor")
    marked(s, "puddle", "F8", "skeletor")
    s.dice(*faces(6, 2))
    play(s, "skill rattlor.snake-magic")

    assert ("choose F10" in s.options, "choose F11" in s.options) == (True, False)


@pytest.mark.card("snake-mace", "snake-armor.venom-scales")
@pytest.mark.parametrize(("at", "more"), [("F6", 1), ("F9", 0)])
def test_a_mark_near_the_bearer(at: str, more: int) -> None:
    """`mark_within:N` (Snake Armor) and `marks_on_target` (Snake Mace)."""
    s = drawn("he-man@F7:0 weapons=snake-mace", "skeletor@F8:3 items=snake-armor", acting="he-man")
    marked(s, "battle-rattle", "F6" if more else "A1", "skeletor")

    found = odds(s, "snake-mace", "skeletor")
    assert (found.tests[0].dice.total, "snake-armor" in str(found.tests[1].dice)) == (5 + more, bool(more))
    assert at


@pytest.mark.card("queens-staff.always")
def test_a_token_on_a_neighbour() -> None:
    """`token_adjacent:ID` (Queen's Staff): a die more in defence beside the bearer of Veena's mark."""
    near = drawn(
        "skeletor@F6:0 weapons=havoc-staff",
        "veena@F7:3 seat=0 weapons=queens-staff",
        "orko@G7:3 buff=veenas-mark",
        acting="skeletor",
    )
    far = drawn(
        "skeletor@F6:0 weapons=havoc-staff",
        "veena@F7:3 seat=0 weapons=queens-staff",
        "orko@G10:3 buff=veenas-mark",
        acting="skeletor",
    )
    counts = [odds(s, "havoc-staff", "veena").tests[1].dice.total for s in (near, far)]

    assert counts[0] == counts[1] + 1


@pytest.mark.card("she-ras-aura")
def test_an_aura_helps_allies_near_its_bearer() -> None:
    """`whose = "ally"` with `within` (She-Ra's Aura): she and allies within 8 inches."""
    figures = ("skeletor@F6:0 weapons=havoc-staff", "orko@F7:3", "she-ra@{}:3 seat=0 buff=she-ras-aura")
    counts = []
    for at in ("F10", "M14"):
        s = drawn(*figures[:2], figures[2].format(at), acting="skeletor")
        counts.append(odds(s, "havoc-staff", "orko").tests[1].dice.total)

    assert counts == [2, 1]


@pytest.mark.card("doomseeker.marked-for-doom")
@pytest.mark.parametrize(("at", "rerolls"), [("F9", 1), ("M14", 0)])
def test_allies_of_a_seeker_get_rerolls(at: str, rerolls: int) -> None:
    """`target_within:N` in an aura (Doomseeker): what counts is how near the target is to the bearer."""
    s = drawn(
        "he-man@F6:0 weapons=power-sword", f"orko@{at}:3 items=doomseeker", "skeletor@F7:3", acting="he-man"
    )

    assert odds(s, "power-sword", "skeletor").tests[0].free_rerolls == rerolls


# Wounds


@pytest.mark.card("he-ro.good-plating")
def test_wounds_are_passed_to_an_ally() -> None:
    """`pass_wounds` (Good Plating): one, to an ally with the keyword within 8 inches."""
    s = drawn(
        "skeletor@F6:0 weapons=havoc-staff", "he-ro@F7:3 seat=0", "turbodactyl@H9:3 seat=0", acting="skeletor"
    )
    s.dice(*faces(4, 3))
    play(s, "attack havoc-staff he-ro")
    s.do(answer(s, "good-plating"))

    assert (s["he-ro"].wounds, s["turbodactyl"].wounds) == (1, 1)


@pytest.mark.card("veena.shared-pain", "veenas-mark")
@pytest.mark.parametrize("amount", [0, 1, 2])
def test_as_many_wounds_as_one_likes(amount: int) -> None:
    """`pass_wounds` of -1 (Veena): her player says how many."""
    s = drawn(
        "skeletor@F6:0 weapons=havoc-staff",
        "veena@F7:3 seat=0",
        "orko@H9:3 buff=veenas-mark",
        acting="skeletor",
    )
    s.dice(*faces(4, 3))
    play(s, "attack havoc-staff veena")
    s.do(answer(s, "shared-pain"), f"spend {amount} veena.shared-pain")

    assert (s["veena"].wounds, s["orko"].wounds) == (2 - amount, amount)


@pytest.mark.card("zodac-on-throne.the-guardian")
def test_a_guardian_takes_wounds_of_others() -> None:
    """`to = "self"` of `pass_wounds` (The Guardian): one of the wounds of anybody within 12 inches."""
    s = drawn(
        "skeletor@F6:0 weapons=havoc-staff", "orko@F7:3", "zodac-on-throne@H10:3 seat=0", acting="skeletor"
    )
    s.dice(*faces(4, 3))
    play(s, "attack havoc-staff orko")

    assert (s["orko"].wounds, s["zodac-on-throne"].wounds) == (1, 1)
    assert [e.to_character for e in s.heard(WoundsPassed)] == ["zodac-on-throne"]


@pytest.mark.card("poison-flask.bitter-end")
def test_a_dying_bearer_curses_its_neighbours() -> None:
    """`falling` and `each` with `side = "other"` (Poison Flask): before it leaves the board."""
    s = drawn(
        "he-man@F6:0 weapons=power-sword",
        "skeletor@F7:3 wounds=4 items=poison-flask",
        "evil-lyn@G7:3",
        "orko@H9:3",
        acting="he-man",
    )
    s.dice(*faces(5, 1))
    play(s, "attack power-sword skeletor")

    assert (s["he-man"].debuff, s["evil-lyn"].debuff, s["orko"].debuff, s["skeletor"].out) == (
        "curse",
        "curse",
        "",
        True,
    )


@pytest.mark.card("moss-man.plant-control", "plant-control")
def test_what_a_passive_skill_holds_only_for_an_attack() -> None:
    """`hold` with a `token` (Plant Control): the attack causes a wound less, but at least one."""
    s = drawn(
        "skeletor@F6:0 weapons=havoc-staff", "orko@F7:3", "moss-man@H9:3 seat=0 mana=1", acting="skeletor"
    )
    s.do("attack havoc-staff orko")
    s.dice(5, 5, 1, *faces(4, 3))
    play(s, answer(s, "plant-control"))

    assert (s["orko"].wounds, s["moss-man"].mana) == (1, 0)


@pytest.mark.card("greaves.hasty-kicks")
@pytest.mark.parametrize(("item", "wounds"), [("", 2), ("items=greaves", 1)])
def test_the_most_wounds_of_an_attack(item: str, wounds: int) -> None:
    """`wounds.most` (Greaves)."""
    s = drawn(f"he-man@F6:0 weapons=power-sword {item}", "skeletor@F7:3", acting="he-man").dice(*faces(6, 3))
    play(s, "attack power-sword skeletor")

    assert s["skeletor"].wounds == wounds


@pytest.mark.card("electrostatic")
def test_no_more_wounds_than_debuffs() -> None:
    """`wounds.most` per `debuffed_characters` (Electrostatic)."""
    s = drawn("he-man@F6:0 mana=2 weapons=electrostatic", "skeletor@F9:3 debuff=slow", acting="he-man").dice(
        *faces(3, 3)
    )
    play(s, "attack electrostatic skeletor")

    assert s["skeletor"].wounds == 1


@pytest.mark.card("fate-105")
@pytest.mark.parametrize(("card", "wounds"), [("fate-105", 2), ("fate-43", 3)])
def test_cards_and_trinkets_do_not_hurt(card: str, wounds: int) -> None:
    """`unhurt_by_cards` (F105): the Herbarium still gives mana but takes no blood."""
    s = drawn("he-man@F6:0 wounds=2 items=herbarium", "skeletor@F12:3", acting="he-man", hands={0: [card]})
    s.do(f"bonus {card} ability", "skill herbarium.tea-time")

    assert s["he-man"].wounds == wounds


@pytest.mark.card("mace-of-nature")
@pytest.mark.parametrize(
    ("mana", "choice"), [("", ""), ("mana=2", "choose lay_down"), ("mana=2", "choose mana")]
)
def test_a_weapon_is_turned_face_down(mana: str, choice: str) -> None:
    """`lay_down` and `if` (Mace of Nature): a 1 costs two mana or the weapon."""
    s = drawn(f"moss-man@F6:0 seat=0 {mana} weapons=mace-of-nature", "skeletor@F7:3", acting="moss-man", ap=6)
    s.dice(*faces(5, 2))
    play(s, "attack mace-of-nature skeletor", *([choice] if choice else []))

    laid = choice != "choose mana"
    assert (s["moss-man"].weapons, len(s.heard(WeaponLaidDown))) == (
        [] if laid else ["mace-of-nature"],
        int(laid),
    )
    assert bool(s.offers("attack fists")) == laid


@pytest.mark.card("stone-knife")
def test_a_failure_costs_the_weapon() -> None:
    """A row at 0 (Stone Knife)."""
    s = drawn("he-man@F6:0 weapons=stone-knife", "skeletor@F7:3", acting="he-man").dice(*faces(5, 0))
    play(s, "attack stone-knife skeletor")

    assert s["he-man"].weapons == []


@pytest.mark.card("stinkor.evil-lord-of-stench")
def test_reach_that_grows_with_mana_lost() -> None:
    """`per` of `each` and `spent` of `lose` (Evil Lord of Stench): 1 inch and 1 more for each mana."""
    near = drawn("stinkor@F6:0 seat=0 mana=0", "skeletor@F9:3", acting="stinkor")
    near.do("end")
    assert near.kind != "defend"
    far = drawn("stinkor@F6:0 seat=0 mana=2", "skeletor@F9:3", acting="stinkor").dice(*faces(4, 1))
    far.do("end")

    assert (far.kind, far["stinkor"].mana) == ("defend", 0)


def test_the_allies_of_the_target_gain() -> None:
    """`around = "target"` (Overwhelming Power): the victim's allies, not the attacker's."""
    s = drawn(
        "he-man@F6:0 weapons=overwhelming-power",
        "skeletor@F10:3 wounds=4",
        "evil-lyn@B2:0",
        "orko@B12:0",
        acting="he-man",
    )
    s.dice(*faces(4, 1))
    play(s, "attack overwhelming-power skeletor")

    assert (s["evil-lyn"].mana, s["orko"].mana) == (2, 0)


def test_overwatch_can_be_lost() -> None:
    """`lose` of `overwatch` (Slingshot)."""
    s = drawn("he-man@F6:0 weapons=slingshot", "skeletor@F10:0 overwatch", acting="he-man").dice(*faces(4, 1))
    play(s, "attack slingshot skeletor")

    assert not s["skeletor"].overwatch


@pytest.mark.card("scorpia.living-shield")
def test_an_attack_is_redirected_to_a_neighbour() -> None:
    """`redirect_to_target` (Living Shield): an adjacent ally with the keyword becomes the target."""
    s = drawn(
        "he-man@F6:0 weapons=power-sword", "scorpia@F7:3 seat=1", "horde-trooper@G6:3 seat=1", acting="he-man"
    )
    s.do("attack power-sword scorpia")
    s.dice(*faces(5, 1))
    play(s, answer(s, "living-shield"))

    assert (s["scorpia"].wounds, s["horde-trooper"].wounds) == (0, 1)
