"""Weapons aimed otherwise: reach, side, hits, conditions for use, and whom a target may be attacked by."""

from __future__ import annotations

import pytest

from battlewright.games.battleground.model.events import FurtherTarget, Shoved, Wounded
from tests.games.battleground.cards.playing import PLAIN, dice, faces, needed, play
from tests.games.battleground.scenes import Scene
from tests.games.battleground.words.playing import drawn, odds, targets


def _plain(s: Scene) -> str:
    return next(text for text in s.options if text.startswith(PLAIN[s.kind]))


@pytest.mark.card("spear")
@pytest.mark.parametrize(("at", "reached"), [("F7", True), ("F8", True), ("F9", True), ("F10", False)])
def test_a_melee_weapon_with_a_range_reaches_beyond_contact(at: str, reached: bool) -> None:
    """`range` of a melee weapon (Spear): enemies within 2 inches and in sight, engaged or not."""
    s = drawn("he-man@F6:0 weapons=spear", f"skeletor@{at}:3", acting="he-man")

    assert targets(s, "spear") == ({"skeletor"} if reached else set())
    if not reached:
        assert "BG-MELEE-02" in s.denied_by(0, intent="attack", attacker="he-man", target="skeletor")


@pytest.mark.rule("BG-MELEE-02")
@pytest.mark.card("sssqueeze.stretched-arms")
def test_a_bonus_to_range_lengthens_a_melee_weapon() -> None:
    """`range` as a number (Stretched Arms) lengthens the melee weapon of its bearer only."""
    s = drawn("sssqueeze@F6:0 seat=0 weapons=club", "skeletor@F8:3", acting="sssqueeze")

    assert targets(s, "club") == {"skeletor"}
    assert targets(drawn("he-man@F6:0 weapons=club", "skeletor@F8:3", acting="he-man"), "club") == set()


@pytest.mark.card("teleport-ray")
def test_a_weapon_for_anybody_else_is_used_on_allies_and_enemies() -> None:
    """`side = "other"` (Teleport Ray): both sides but not oneself; an ally is not attacked from behind."""
    s = drawn("he-man@F6:0 weapons=teleport-ray", "orko@F9:0", "skeletor@G9:3", acting="he-man")

    assert targets(s, "teleport-ray") == {"orko", "skeletor"}
    s.dice(*faces(3, 1))
    play(s, "attack teleport-ray orko")
    assert (needed(s), s["orko"].debuff) == (4, "knockdown")


@pytest.mark.card("magic-shield")
@pytest.mark.parametrize(("successes", "buff"), [(1, ""), (2, "protection")])
def test_a_spell_on_oneself_is_not_defended_against(successes: int, buff: str) -> None:
    """`side = "self"` (Magic Shield): the caster is the only target and nobody defends."""
    s = drawn("orko@F6:0 mana=1 weapons=magic-shield", "skeletor@F12:3", acting="orko")

    assert targets(s, "magic-shield") == {"orko"}
    # Traveller from Trolla is tested first
    s.dice(5, 5, 5, 5, *faces(6, successes))
    play(s, "attack magic-shield orko")
    assert s["orko"].buff == buff


@pytest.mark.card("dragon-blaster")
@pytest.mark.parametrize(("at", "hit"), [("F9", True), ("F11", True), ("F12", False), ("G7", False)])
def test_a_weapon_hits_those_behind_its_target(at: str, hit: bool) -> None:
    """`hits = "behind"` (Dragon Blaster): of those in its area only the ones in the target's rear arc."""
    s = drawn(
        "he-man@F3:0 weapons=dragon-blaster", "skeletor@F8:3", f"evil-lyn@{at}:3", acting="he-man"
    ).dice(*faces(4, 1), *faces(4, 1))
    play(s, "attack dragon-blaster skeletor")

    assert [e.target for e in s.heard(FurtherTarget)] == (["evil-lyn"] if hit else [])


@pytest.mark.parametrize(("successes", "wounds"), [(3, (1, 2)), (4, (2, 2))])
def test_further_targets_may_fare_worse(successes: int, wounds: tuple[int, int]) -> None:
    """`further_target` (Dragon Blaster): at 3 successes only the additional targets take a second wound."""
    s = drawn("he-man@F3:0 weapons=dragon-blaster", "skeletor@F8:3", "evil-lyn@F9:3", acting="he-man")
    s.dice(*faces(4, successes), *faces(4, successes))
    play(s, "attack dragon-blaster skeletor")

    assert (s["skeletor"].wounds, s["evil-lyn"].wounds) == wounds


@pytest.mark.card("tornado")
def test_a_spell_hits_everybody_around_its_target_and_pulls_them_to_it() -> None:
    """`hits = "around"` (Tornado): the one aimed at is spared; pulls lead to it, not to the caster."""
    s = drawn("he-man@F2:0 mana=1 weapons=tornado", "skeletor@F8:3", "evil-lyn@F11:3", acting="he-man")
    s.dice(*faces(4, 2))
    play(s, "attack tornado skeletor")

    assert [e.character for e in s.heard(Wounded)] == ["evil-lyn"]
    assert s.heard(Shoved)[0].path == ("F11", "F10", "F9")


@pytest.mark.rule("BG-AREA-01", "BG-AREA-12")
@pytest.mark.card("presence-of-the-three-moons")
def test_a_spell_hits_all_friends_with_a_buff() -> None:
    """`hits = "buffed"` (Presence of the Three Moons): every friend with a buff, wherever it stands."""
    s = drawn(
        "he-man@F2:0 mana=1 weapons=presence-of-the-three-moons",
        "orko@F13:3 buff=haste",
        "stratos@B2:0",
        "skeletor@F12:3 buff=haste",
        acting="he-man",
    ).dice(*faces(2, 1))
    play(s, "attack presence-of-the-three-moons he-man")

    assert (s["orko"].buff, s["orko"].mana) == ("", 2)
    assert (s["stratos"].mana, s["he-man"].mana, s["skeletor"].buff) == (0, 0, "haste")


@pytest.mark.card("moonless-night")
def test_a_spell_hits_everybody_with_a_debuff_and_they_defend() -> None:
    """`hits = "debuffed"` (Moonless Night): on both sides; `against` brings the defence back."""
    s = drawn(
        "he-man@F2:0 mana=1 weapons=moonless-night",
        "skeletor@F12:3 mana=3 debuff=slow",
        "evil-lyn@G12:3 mana=3",
        acting="he-man",
    ).dice(*faces(3, 1), *faces(3, 0))
    play(s, "attack moonless-night he-man", "defend roll")

    assert (s["skeletor"].mana, s["skeletor"].debuff, s["evil-lyn"].mana) == (1, "", 3)


def test_the_odds_of_a_group_are_those_against_each_of_it() -> None:
    """A weapon that hits a group previews each of them, not the one it is aimed at."""
    s = drawn("he-man@F2:0 mana=1 weapons=moonless-night", "skeletor@F12:3 debuff=slow", acting="he-man")
    option = s.game.reader.read("attack moonless-night he-man")

    assert [found.target for found in s.game.preview(s.state, 0, option)] == ["skeletor"]


@pytest.mark.card("mini-clamp", "fatal-flaw")
@pytest.mark.parametrize(
    ("weapon", "fits", "does_not"),
    [
        ("mini-clamp", "focus", ""),
        ("fatal-flaw", "", None),
    ],
)
def test_the_special_of_a_weapon_says_when_it_can_be_used(
    weapon: str, fits: str, does_not: str | None
) -> None:
    """`when` of a special: without Focus (Mini Clamp) or a debuff (Fatal Flaw) it is not offered."""
    debuffed = "debuff=slow" if does_not is None else ""
    able = drawn(
        f"he-man@F6:0 {fits} weapons={weapon}", f"skeletor@F{7 if fits else 9}:3 {debuffed}", acting="he-man"
    )
    unable = drawn(f"he-man@F6:0 weapons={weapon}", f"skeletor@F{7 if fits else 9}:3", acting="he-man")

    assert targets(able, weapon) == {"skeletor"}
    assert targets(unable, weapon) == set()
    assert weapon in unable.denied_by(0, intent="attack", attacker="he-man", target="skeletor", weapon=weapon)


@pytest.mark.card("dares-blaster")
@pytest.mark.parametrize(
    ("weapon", "near", "far"), [("dares-blaster", True, False), ("laser-pistol", False, False)]
)
def test_point_blank_shots_are_for_those_engaged(weapon: str, near: bool, far: bool) -> None:
    """`point_blank` (Dare's Blaster): usable while engaged, but then only against engaged enemies."""
    s = drawn(f"he-man@F6:0 weapons={weapon}", "skeletor@F7:3", "evil-lyn@F10:3", acting="he-man")

    assert ("skeletor" in targets(s, weapon), "evil-lyn" in targets(s, weapon)) == (near, far)


def test_an_unengaged_shooter_may_choose_freely_with_point_blank() -> None:
    """Without enemies beside it the same weapon shoots like any other."""
    s = drawn("he-man@F3:0 weapons=dares-blaster", "skeletor@F7:3", "evil-lyn@F9:3", acting="he-man")

    assert targets(s, "dares-blaster") == {"skeletor", "evil-lyn"}


@pytest.mark.card("inquisitors-armor.dreaded-sight")
def test_a_character_is_attacked_only_once_per_turn() -> None:
    """`attacked_once` (Inquisitor's Armor): after the first attack it is no target any more."""
    s = drawn(
        "he-man@F6:0 weapons=power-sword", "skeletor@F7:3 items=inquisitors-armor", acting="he-man", ap=6
    )
    s.dice(*faces(5, 0))
    play(s, "attack power-sword skeletor")

    assert targets(s, "power-sword") == set()
    assert s.denied_by(0, intent="attack", attacker="he-man", target="skeletor") == [
        "inquisitors-armor.dreaded-sight"
    ]


@pytest.mark.card("kings-shield.royal-bulwark")
@pytest.mark.parametrize(("facing", "again"), [(3, False), (0, True)])
def test_a_shield_allows_one_attack_from_the_front(facing: int, again: bool) -> None:
    """`attacked_once_in_front` (King's Shield): no second frontal attack, but one from behind."""
    s = drawn(
        "he-man@F6:0 weapons=power-sword", f"skeletor@F7:{facing} items=kings-shield", acting="he-man", ap=6
    ).dice(*faces(5, 0))
    play(s, "attack power-sword skeletor")

    assert (targets(s, "power-sword") == {"skeletor"}) == again


@pytest.mark.rule("BG-INT-06")
@pytest.mark.card("rebel-pistol")
@pytest.mark.parametrize(
    ("free", "offered"), [("weapons=rebel-pistol", True), ("weapons=laser-pistol", False)]
)
def test_a_weapon_may_aim_at_anybody_in_an_interruption(free: str, offered: bool) -> None:
    """`any_target` (Rebel Pistol): in an interruption not only the interrupted character."""
    s = drawn("he-man@F3:0", f"skeletor@F9:3 overwatch {free}", "orko@G7:0", acting="he-man")
    s.do("move", "goto F4", "face 0")
    assert s.turn.character == "skeletor"

    assert ("orko" in targets(s, free.partition("=")[2])) == offered


@pytest.mark.card("dual-gun", "energy-shield.humming-wall")
def test_a_weapon_ignores_the_shield_of_its_target() -> None:
    """`ignores_shield` (Dual Gun): the Energy Shield does not better the scope of the defence."""
    shield = "skeletor@F10:3 buff=haste items=energy-shield"
    plain = drawn("he-man@F6:0 weapons=laser-pistol", shield, acting="he-man")
    gun = drawn("he-man@F6:0 weapons=dual-gun", shield, acting="he-man")

    assert odds(plain, "laser-pistol", "skeletor").tests[1].needed.total == 3
    assert odds(gun, "dual-gun", "skeletor").tests[1].needed.total == 4


@pytest.mark.card("shark-lasers")
def test_a_weapon_ignores_the_armor_of_its_target() -> None:
    """`ignores_armor` (Shark Lasers): the chainmail does not limit the attacker's dice."""
    mail = "skeletor@F10:3 items=steel-chainmail"
    plain = drawn("he-man@F6:0 weapons=laser-rifle focus", mail, acting="he-man")
    shark = drawn(
        "tri-klops@F6:0 seat=0 weapons=shark-lasers items=assisted-aim",
        mail.replace("skeletor", "orko") + " seat=1",
        acting="tri-klops",
    )

    assert odds(plain, "laser-rifle", "skeletor").tests[0].dice.total == 5
    assert "steel-chainmail.narrow-links" not in str(odds(shark, "shark-lasers", "orko").tests[0].dice)


@pytest.mark.card("evil-knife", "assassins-belt.hidden-blades")
@pytest.mark.parametrize(("weapon", "die"), [("evil-knife", 4), ("club", 4)])
def test_an_attack_counts_as_a_flank_attack_without_the_better_scope(weapon: str, die: int) -> None:
    """`counts_as_flank` (Evil Knife): what looks at flank attacks answers; the scope stays as it is."""
    s = drawn(f"he-man@F6:0 weapons={weapon} items=assassins-belt", "skeletor@F7:3", acting="he-man")
    extra = sum(m.amount for m in odds(s, weapon, "skeletor").tests[0].dice.modifiers if "belt" in m.source)

    assert extra == (1 if weapon == "evil-knife" else 0)
    assert odds(s, weapon, "skeletor").tests[0].needed.total == die


@pytest.mark.card("henchmans-armor.watch-my-back")
def test_armor_turns_every_attack_into_a_frontal_one() -> None:
    """`no_flank` (Henchman's Armor): no better scope from behind."""
    s = drawn("he-man@F6:0 weapons=power-sword", "skeletor@F7:0 items=henchmans-armor", acting="he-man")
    bare = drawn("he-man@F6:0 weapons=power-sword", "skeletor@F7:0", acting="he-man")

    assert odds(s, "power-sword", "skeletor").tests[0].needed.total == 4
    assert odds(bare, "power-sword", "skeletor").tests[0].needed.total == 3


def test_an_enemy_may_be_turned() -> None:
    """`turn` (Evil Knife): the attacker's player turns the target."""
    s = drawn("he-man@F6:0 weapons=evil-knife", "skeletor@F7:3", acting="he-man").dice(*faces(6, 2))
    s.do("attack evil-knife skeletor")
    while s.kind != "act":
        s.do("face 0" if s.kind == "face" else _plain(s))

    assert s["skeletor"].facing == 0
    assert dice(s) == 6
