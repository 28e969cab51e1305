"""Every item: what its skill does, what it asks for, and where it ends."""

from __future__ import annotations

import pytest

from battlewright.games.battleground.model.cards import ForceEntry
from battlewright.games.battleground.rules.forces import entry_denials
from tests.games.battleground.cards.playing import SHIPPED, dice, faces, needed, play, tell, watched
from tests.games.battleground.scenes import Scene, scene

# --- armor ----------------------------------------------------------------------------------------

ARMOR = "react battle-armor.skill/t0@he-man"


def struck(mana: int, successes: int = 3, wounds: int = 0) -> Scene:
    """Skeletor strikes He-Man in his Battle Armor, and may strike again."""
    s = scene(
        f"he-man@F6:0 items=battle-armor mana={mana} wounds={wounds}",
        "skeletor@F7:3 weapons=axe",
        acting="skeletor",
        ap=6,
    )
    return play(s.dice(*faces(4, successes)), "attack axe he-man")


@pytest.mark.card("battle-armor.skill")
def test_battle_armor_takes_a_wound_for_two_mana() -> None:
    """When about to take wounds, its bearer may spend 2 mana to take 1 fewer."""
    s = struck(3)
    assert s.options == [ARMOR, "decline"]
    s.do(ARMOR)

    assert (s["he-man"].wounds, s["he-man"].mana) == (1, 1)


@pytest.mark.card("battle-armor.skill")
def test_battle_armor_may_save_from_the_only_and_from_the_last_wound() -> None:
    """A single wound is taken away altogether, and so a knock-out is prevented."""
    s = struck(2, successes=1, wounds=4).do(ARMOR)

    assert (s["he-man"].wounds, s["he-man"].out) == (4, False)


@pytest.mark.card("battle-armor.skill")
def test_battle_armor_works_once_per_round() -> None:
    """A second blow in the same round is not softened; one in the next round is."""
    s = play(struck(4).do(ARMOR).dice(*faces(4, 1)), "attack axe he-man")
    assert s.kind == "act"
    assert s["he-man"].wounds == 2

    s.state.players[1].hand = ["fate-01"]
    play(s, "end", "discard", "play fate-01", "bonus fate-01 mana").dice(*faces(4, 1))
    assert s.state.round == 2
    play(s, "attack axe he-man")
    assert s.options == [ARMOR, "decline"]


@pytest.mark.card("battle-armor.skill")
def test_battle_armor_may_wait_and_needs_its_mana() -> None:
    """A declined chance is not used up; with 1 mana there is none."""
    s = play(struck(2).do("decline").dice(*faces(4, 1)), "attack axe he-man")
    assert s.options == [ARMOR, "decline"]

    assert struck(1)["he-man"].wounds == 2


@pytest.mark.card("battle-harness.skill", "gar-techno-armor.skill")
@pytest.mark.parametrize(
    ("item", "weapon", "number"),
    [
        ("battle-harness", "laser-rifle", 4),
        ("battle-harness", "thunder", 3),
        ("gar-techno-armor", "thunder", 4),
        ("gar-techno-armor", "laser-rifle", 3),
    ],
)
def test_armor_raises_one_stat(item: str, weapon: str, number: int) -> None:
    """Battle Harness: Toughness + 1. Gar Techno-Armor: Mind + 1."""
    s = scene(f"he-man@F6:0 items={item}", f"skeletor@F9:3 weapons={weapon} mana=1", acting="skeletor")
    play(
        s.dice(*[5] * (5 if weapon == "thunder" else 2), 1, 1, 1, 1), f"attack {weapon} he-man", "defend roll"
    )

    assert dice(s, "defence") == number


@pytest.mark.card("gar-techno-armor.skill", "orko.traveller-from-trolla")
def test_a_higher_mind_counts_in_every_test_of_it() -> None:
    """Orko's own Mind test gets the die too."""
    s = scene("orko@F6:0 weapons=thunder items=gar-techno-armor mana=1", "skeletor@F9:3", acting="orko")
    play(s.dice(*[1] * 5), "attack thunder skeletor")

    assert dice(s, "skill") == 3 + 1 + 1


@pytest.mark.card("helmet.skill")
def test_helmet_gives_focus_after_an_interruption() -> None:
    """At the end of each interruption of its bearer, not of its activation."""
    s = watched("skeletor@F3:0", "he-man@F9:3 weapons=laser-rifle items=helmet overwatch").dice(*[1] * 3)
    assert not s["he-man"].focus
    play(s, "attack laser-rifle skeletor")
    assert s["he-man"].focus

    s = scene("he-man@F6:0 items=helmet", "skeletor@F9:3", acting="he-man").do("end")
    assert not s["he-man"].focus


@pytest.mark.card("helmet.skill")
def test_helmet_works_after_an_attack_of_opportunity_too() -> None:
    """That is an interruption as well; but not one in which the bearer is the interrupted."""
    s = scene("he-man@F6:0 items=helmet weapons=axe", "skeletor@F7:3 items=helmet", acting="skeletor").do(
        "move"
    )
    play(s.dice(*[1] * 5), "react opportunity:he-man", "attack axe skeletor")

    assert (s["he-man"].focus, s["skeletor"].focus) == (True, False)


@pytest.mark.card("magic-cape.skill", "holster.skill")
@pytest.mark.parametrize(
    ("card", "weapons", "items", "refused"),
    [
        ("skeletor", ("thunder", "flame-bolt"), (), ["spell"]),
        ("skeletor", ("thunder", "flame-bolt"), ("magic-cape",), []),
        ("skeletor", ("thunder", "flame-bolt", "fireball"), ("magic-cape",), ["spell"]),
        ("he-man", (), ("orb-of-power", "ram-stone", "sun-scarab"), ["trinket"]),
        ("he-man", (), ("holster", "orb-of-power", "ram-stone", "sun-scarab"), []),
        ("he-man", (), ("holster", "orb-of-power", "ram-stone", "sun-scarab", "polarizer"), ["trinket"]),
        ("he-man", (), ("holster", "magic-cape"), ["armor"]),
    ],
)
def test_cape_and_holster_make_room(
    card: str, weapons: tuple[str, ...], items: tuple[str, ...], refused: list[str]
) -> None:
    """The Magic Cape carries one more spell, the Holster one more trinket; each takes the armor slot."""
    entry = ForceEntry(card=card, weapons=weapons, items=items)

    assert [d.facts["slot"] for d in entry_denials(SHIPPED, entry)] == refused


# --- shields --------------------------------------------------------------------------------------


@pytest.mark.card("flaming-shield.skill")
@pytest.mark.parametrize(
    ("focus", "facing", "scope"),
    [("focus", 0, 3), ("", 0, 5), ("focus", 3, 4)],
)
def test_flaming_shield_guards_the_focused_from_the_front(focus: str, facing: int, scope: int) -> None:
    """While focused, the scope against frontal attacks is better by 1; here Knockdown makes it worse by 1."""
    s = scene(
        f"he-man@F6:{facing} items=flaming-shield debuff=knockdown {focus}",
        "skeletor@F7:3 weapons=axe",
        acting="skeletor",
    )
    play(s.dice(5, 5, 5, 5, 1, 1, 1), "attack axe he-man", "defend roll")

    assert needed(s, "defence") == scope


@pytest.mark.card("flaming-shield.skill", "shield-of-ka.skill")
def test_shields_do_not_help_against_skills() -> None:
    """A skill is no attack, from the front or elsewhere."""
    s = scene(
        "he-man@F6:0 items=flaming-shield,shield-of-ka focus", "evil-lyn@F14:3 mana=1", acting="evil-lyn"
    )
    play(s.dice(5, 5, 5, 5, 5, 1, 1, 1), "skill evil-lyn.dark-presence he-man", "defend roll")

    assert needed(s, "defence") == 3


@pytest.mark.card("shield-of-ka.skill")
@pytest.mark.parametrize(("column", "facing", "scope"), [(13, 0, 3), (12, 0, 4), (13, 3, 4)])
def test_shield_of_ka_guards_from_afar(column: int, facing: int, scope: int) -> None:
    """Against frontal attacks from 6 or more inches away the scope is better by 1."""
    s = scene(
        f"he-man@F6:{facing} items=shield-of-ka", f"mer-man@F{column}:3 weapons=laser-rifle", acting="mer-man"
    )
    play(s.dice(5, 5, 5, 5, 1, 1, 1), "attack laser-rifle he-man", "defend roll")

    assert needed(s, "defence") == scope


# --- trinkets that change numbers -----------------------------------------------------------------


@pytest.mark.card("amulet-of-greed.skill")
@pytest.mark.parametrize(
    ("enemy", "terrain", "number"),
    [("F8", {}, 3 - 1), ("F9", {}, 3 + 1), ("F4", {"E3": "H", "F3": "H", "G3": "H"}, 3 + 1)],
)
def test_amulet_of_greed_wants_no_enemy_near(enemy: str, terrain: dict[str, str], number: int) -> None:
    """Power + 1 while no enemy is within 6 inches in sight, Power - 1 otherwise."""
    s = scene(
        "mer-man@F1:0 items=amulet-of-greed mana=2",
        f"he-man@{enemy}:3",
        "evil-lyn@F2:0",
        acting="mer-man",
        terrain=terrain,
    ).dice(*[1] * 4)
    play(s, "skill mer-man.instant-puddle")

    assert dice(s, "skill") == number


@pytest.mark.card("amulet-of-greed.skill")
def test_amulet_of_greed_counts_in_spell_attacks_and_for_power_only() -> None:
    """Spell attacks get the die; ranged attacks and defences do not."""
    bearer = "skeletor@F1:0 items=amulet-of-greed weapons=thunder,laser-rifle mana=1"
    s = scene(bearer, "he-man@F9:3", acting="skeletor").dice(*[1] * 6)
    assert dice(play(s, "attack thunder he-man")) == 6

    s = scene(bearer, "he-man@F9:3", acting="skeletor").dice(*[1] * 6)
    assert dice(play(s, "attack laser-rifle he-man")) == 2


@pytest.mark.card("golden-disc-of-knowledge.skill")
def test_golden_disc_helps_skill_tests_only() -> None:
    """Skill tests, active and passive, get 1 more die; attacks do not."""
    s = scene(
        "orko@F6:0 weapons=thunder items=golden-disc-of-knowledge mana=1", "skeletor@F9:3", acting="orko"
    )
    play(s.dice(5, 5, 1, 1, 1, *[1] * 6), "attack thunder skeletor")

    assert (dice(s, "skill"), dice(s)) == (5, 6)


@pytest.mark.card("polarizer.skill", "gammavision")
@pytest.mark.parametrize(
    ("focus", "target", "number"), [("focus", "", 5), ("", "", 3), ("", "debuff=gammavision", 3)]
)
def test_polarizer_turns_on_focus(focus: str, target: str, number: int) -> None:
    """Perception + 1 while the bearer is focused, - 1 otherwise; a target does not make it focused."""
    s = scene(
        f"man-at-arms@F6:0 weapons=arm-cannon items=polarizer {focus}",
        f"skeletor@F9:3 {target}",
        acting="man-at-arms",
    )
    play(s.dice(*[1] * 5), "attack arm-cannon skeletor")

    assert dice(s) == number


@pytest.mark.card("polarizer.skill")
def test_polarizer_changes_perception_only() -> None:
    """Strength is not touched."""
    s = scene("man-at-arms@F6:0 weapons=axe items=polarizer", "skeletor@F7:3", acting="man-at-arms")
    play(s.dice(*[1] * 5), "attack axe skeletor")

    assert dice(s) == 4


@pytest.mark.card("tamadge-gem.skill")
def test_tamadge_gem_shines_in_interruptions() -> None:
    """Attacks made during an interruption get 1 more die; others do not."""
    s = watched("skeletor@F3:0", "man-at-arms@F9:3 weapons=arm-cannon items=tamadge-gem overwatch")
    assert dice(play(s.dice(*[1] * 5), "attack arm-cannon skeletor")) == 5

    s = scene("man-at-arms@F9:3 weapons=arm-cannon items=tamadge-gem", "skeletor@F3:0", acting="man-at-arms")
    assert dice(play(s.dice(*[1] * 5), "attack arm-cannon skeletor")) == 4


@pytest.mark.card("tamadge-gem.skill")
def test_tamadge_gem_counts_attacks_of_opportunity_but_no_defence() -> None:
    """An attack of opportunity is made in an interruption; the victim's gem is of no use to it."""
    gem = "items=tamadge-gem weapons=axe"
    s = scene(f"he-man@F6:0 {gem}", f"skeletor@F7:3 {gem}", acting="skeletor").do("move")
    play(s.dice(*[5] * 6, 1, 1, 1), "react opportunity:he-man", "attack axe skeletor", "defend roll")

    assert (dice(s), dice(s, "defence")) == (6, 3)


@pytest.mark.card("ram-stone.skill")
@pytest.mark.parametrize(
    ("steps", "number"), [(("goto F6", "face 0"), 5), (("goto F6", "face 0", "focus"), 4)]
)
def test_ram_stone_rams_right_after_a_move(steps: tuple[str, ...], number: int) -> None:
    """A melee attack immediately after a Move action gets 1 more die."""
    s = scene("man-at-arms@F4:0 weapons=axe items=ram-stone", "skeletor@F7:3", acting="man-at-arms", ap=4)
    play(s, "move", *steps).dice(*[1] * 6)
    if "focus" in steps:
        number += 1  # the Axe
    play(s, "attack axe skeletor")

    assert dice(s) == number
    assert ("ram-stone.skill" in tell(s)) == (len(steps) == 2)


@pytest.mark.card("ram-stone.skill")
def test_ram_stone_helps_no_shot_and_no_second_blow() -> None:
    """Ranged attacks get nothing, nor does a second melee attack after the first."""
    s = scene("man-at-arms@F4:0 weapons=arm-cannon items=ram-stone", "skeletor@F9:3", acting="man-at-arms")
    play(s, "move", "goto F5", "face 0").dice(*[1] * 6)
    assert dice(play(s, "attack arm-cannon skeletor")) == 4

    s = scene("man-at-arms@F5:0 weapons=mace items=ram-stone", "skeletor@F7:3", acting="man-at-arms", ap=6)
    play(s, "move", "goto F6", "face 0").dice(*[1] * 9)
    assert dice(play(s, "attack mace skeletor")) == 5
    assert dice(play(s, "attack mace skeletor")) == 4


@pytest.mark.card("sun-scarab.skill")
@pytest.mark.parametrize(("debuff", "number"), [("debuff=slow", 5), ("buff=haste", 4), ("", 4)])
def test_sun_scarab_burns_the_debuffed(debuff: str, number: int) -> None:
    """Attacks against an enemy with a debuff get 1 more die."""
    s = scene(
        "man-at-arms@F6:0 weapons=arm-cannon items=sun-scarab",
        f"skeletor@F9:3 {debuff}",
        acting="man-at-arms",
    )
    assert dice(play(s.dice(*[1] * 5), "attack arm-cannon skeletor")) == number


@pytest.mark.card("sun-scarab.skill", "fate-30")
def test_sun_scarab_and_no_mercy_are_for_enemies() -> None:
    """A debuffed ally in the way of an area attack, or under a Protection Spell, is no enemy."""
    s = scene(
        "stratos@F6:0 weapons=flamethrower items=sun-scarab",
        "skeletor@F8:3",
        "orko@F9:3 debuff=slow",
        acting="stratos",
        hands={0: ["fate-30"]},
    ).dice(*[1] * 9)
    play(s, "bonus fate-30 ability", "attack flamethrower skeletor")

    assert dice(s) == 4


# --- trinkets that answer -------------------------------------------------------------------------


@pytest.mark.card("ring-of-grayskull.skill")
@pytest.mark.parametrize(
    ("successes", "defence", "focus"), [(3, [], True), (2, [], False), (3, [5, 1, 1], False)]
)
def test_ring_of_grayskull_rewards_three_successes(successes: int, defence: list[int], focus: bool) -> None:
    """When an attack of the bearer keeps 3 successes, it gains Focus."""
    s = scene("man-at-arms@F6:0 weapons=axe items=ring-of-grayskull", "skeletor@F7:3", acting="man-at-arms")
    play(s.dice(*faces(4, successes), *defence), "attack axe skeletor", *["defend roll"] * bool(defence))

    assert s["man-at-arms"].focus == focus


@pytest.mark.card("spell-stone.skill")
@pytest.mark.parametrize(
    ("successes", "defence", "mana"), [(2, [], 1), (4, [], 1), (1, [], 0), (2, [5, 1, 1], 0)]
)
def test_spell_stone_rewards_two_successes(successes: int, defence: list[int], mana: int) -> None:
    """When an attack of the bearer, of any kind, keeps 2 successes, it gains 1 mana."""
    s = scene("man-at-arms@F6:0 weapons=axe items=spell-stone", "skeletor@F7:3", acting="man-at-arms")
    play(s.dice(*faces(4, successes), *defence), "attack axe skeletor", *["defend roll"] * bool(defence))

    assert s["man-at-arms"].mana == mana


@pytest.mark.card("ring-of-grayskull.skill", "spell-stone.skill")
def test_rewards_are_for_the_bearers_own_attacks() -> None:
    """Being attacked, or an ally's attack, gives nothing."""
    items = "items=ring-of-grayskull,spell-stone"
    s = scene(
        f"he-man@F5:0 {items}", "man-at-arms@F6:0 weapons=axe", f"skeletor@F7:3 {items}", acting="man-at-arms"
    )
    play(s.dice(*faces(4, 4)), "attack axe skeletor")

    assert [(c.focus, c.mana) for c in s.state.characters.values()] == [(False, 0)] * 3


@pytest.mark.card("orb-of-power.skill")
def test_orb_of_power_gives_mana_with_each_activation() -> None:
    """1 mana at the start of each activation of its bearer; of nobody else's."""
    s = scene("orko@F6:0 items=orb-of-power", "skeletor@F9:3", hands={0: ["fate-31"], 1: ["fate-01"]})
    s.do("play fate-31", "play fate-01")
    assert s["orko"].mana == 0
    s.do("bonus fate-31 ability")
    assert s["orko"].mana == 1

    s = scene("orko@F6:0 items=orb-of-power", "skeletor@F9:3", hands={0: ["fate-21"], 1: ["fate-33"]})
    s.do("play fate-21", "play fate-33")
    assert (s.turn.character, s["orko"].mana) == ("skeletor", 0)


@pytest.mark.card("orb-of-power.skill")
def test_orb_of_power_is_not_for_interruptions() -> None:
    """An interruption is no activation."""
    s = watched("skeletor@F3:0", "orko@F9:3 weapons=laser-rifle items=orb-of-power overwatch")

    assert (s.turn.character, s["orko"].mana) == ("orko", 0)


@pytest.mark.card("wheel-of-infinity.skill")
def test_wheel_of_infinity_watches_if_nobody_was_attacked() -> None:
    """An activation without an attack ends on Overwatch; one with an attack does not."""
    figures = ("man-at-arms@F6:0 weapons=arm-cannon items=wheel-of-infinity", "skeletor@F9:3")
    hands = {1: ["fate-01"]}
    s = play(scene(*figures, acting="man-at-arms", hands=hands), "focus", "end")
    assert s["man-at-arms"].overwatch

    s = scene(*figures, acting="man-at-arms", hands=hands).dice(*[1] * 4)
    play(s, "attack arm-cannon skeletor", "end")
    assert not s["man-at-arms"].overwatch


@pytest.mark.card("wheel-of-infinity.skill")
@pytest.mark.parametrize(("choice", "overwatch"), [("end", True), ("attack laser-rifle skeletor", False)])
def test_wheel_of_infinity_turns_in_interruptions_too(choice: str, overwatch: bool) -> None:
    """An interruption without an attack of its own puts the bearer on Overwatch again."""
    s = watched("skeletor@F3:0", "he-man@F9:3 weapons=laser-rifle items=wheel-of-infinity overwatch")
    play(s.dice(*[1] * 3), choice)

    assert s["he-man"].overwatch == overwatch


# --- trinkets that are used -----------------------------------------------------------------------


@pytest.mark.card("magoos-gem.skill")
def test_magoos_gem_focuses_an_ally() -> None:
    """For 1 AP and 1 mana an ally within 12 inches gains Focus."""
    s = scene(
        "he-man@F1:0 items=magoos-gem mana=1", "orko@F14:0", "stratos@F15:0", "skeletor@A9:3", acting="he-man"
    )
    assert s.offers("skill") == ["skill magoos-gem.skill orko"]
    s.do("skill magoos-gem.skill orko")

    assert s["orko"].focus
    assert (s["he-man"].mana, s.turn.ap) == (0, 2)


@pytest.mark.card("jet-pack.skill")
@pytest.mark.parametrize(("more", "far"), [("", 4), ("buff=haste", 6), ("debuff=slow", 2)])
def test_jet_pack_jumps_speed_less_one(more: str, far: int) -> None:
    """For 1 AP and 1 mana a jump up to speed - 1, over everything."""
    s = scene(
        f"he-man@F1:0 items=jet-pack mana=1 {more}", "skeletor@A14:3", acting="he-man", terrain={"F2": "H"}
    ).do("skill jet-pack.skill")
    assert f"goto F{1 + far}" in s.options
    assert f"goto F{2 + far}" not in s.options
    play(s, f"goto F{1 + far}", "face 0")

    assert (s["he-man"].mana, s.turn.ap) == (0, 2)


WALL = {f"{row}5": "H" for row in "ABCDEFGHIJKLM"}


@pytest.mark.card("magoos-gem.skill")
def test_magoos_gem_needs_sight() -> None:
    """An ally behind a wall is out of its reach."""
    figures = ("he-man@F4:0 items=magoos-gem mana=1", "orko@F6:0", "skeletor@A9:3")

    assert scene(*figures, acting="he-man").offers("skill") == ["skill magoos-gem.skill orko"]
    assert not scene(*figures, acting="he-man", terrain=WALL).offers("skill")


@pytest.mark.card("jet-pack.skill", "stratos.to-the-skies", "trap-jaw.grapple")
@pytest.mark.parametrize(
    ("who", "skill", "straight"),
    [("he-man", "jet-pack.skill", False), ("trap-jaw", "trap-jaw.grapple", True)],
)
def test_jumps_provoke_and_are_watched(who: str, skill: str, straight: bool) -> None:
    """A jump out of an engagement may be answered, and so may its end; only Grapple must go straight."""
    foe, watcher = ("skeletor", "tri-klops") if who == "he-man" else ("ram-man", "man-at-arms")
    s = scene(
        f"{who}@F5:0 items=jet-pack weapons=hook-attachment mana=2",
        f"{foe}@F4:0",
        f"{watcher}@F14:3 weapons=laser-rifle overwatch",
        acting=who,
    ).dice(5, 5, 1, 1)
    play(s, f"skill {skill}")
    assert s.options == [f"react opportunity:{foe}", "decline"]
    s.do("decline")
    assert (len(s.offers("goto")) > 6 * 4) == (not straight)
    s.do("goto F7", "face 0")

    assert s.turn.character == watcher


@pytest.mark.card("jet-pack.skill")
def test_jet_pack_may_use_the_second_speed() -> None:
    """With Focus spent the jump goes by the second speed value."""
    s = scene("he-man@F1:0 items=jet-pack mana=1 focus", "skeletor@A14:3", acting="he-man")
    s.do("skill jet-pack.skill")
    assert s.options == ["choose standard", "choose focused"]
    s.do("choose focused")

    assert "goto F8" in s.options
    assert "goto F9" not in s.options
    assert not s["he-man"].focus


FEATHER = (
    "orko@F1:0 items=magic-feather mana=2 debuff=slow",
    "he-man@F10:3 debuff=blind buff=regeneration wounds=1",
)


@pytest.mark.card("magic-feather.skill", "regeneration/removal")
def test_magic_feather_blows_an_effect_away() -> None:
    """On 1 success a buff or debuff within 8 inches in sight is removed, with what its removal brings."""
    s = scene(*FEATHER, "skeletor@F11:3 debuff=blind", acting="orko").dice(5, *[1] * 5)
    s.do("skill magic-feather.skill")
    assert (dice(s, "skill"), s["orko"].mana, s.turn.ap) == (6, 0, 3)
    assert s.options == ["choose orko:slow", "choose he-man:regeneration", "choose he-man:blind"]
    s.do("choose he-man:regeneration")

    assert (s["he-man"].buff, s["he-man"].wounds, s["he-man"].debuff) == ("", 0, "blind")


@pytest.mark.card("magic-feather.skill")
def test_magic_feather_needs_a_success_and_something_to_remove() -> None:
    """Without either nothing happens."""
    s = scene(*FEATHER, "skeletor@A9:3", acting="orko").dice(*[1] * 6)
    assert play(s, "skill magic-feather.skill").kind == "act"

    s = scene("orko@F1:0 items=magic-feather mana=2", "he-man@F10:3", "skeletor@A9:3", acting="orko").dice(
        *[5] * 6
    )
    assert play(s, "skill magic-feather.skill").kind == "act"


HORN = (
    "mer-man@F1:0 items=horn-of-evil mana=4",
    "he-man@F9:3 debuff=blind buff=haste",
    "tri-klops@F4:0 debuff=gammavision",
)


def next_round(s: Scene) -> Scene:
    """End the activation and with it the round; in the next one there is a card to choose."""
    s.state.players[1].hand = []
    s.state.players[0].hand = []
    s.state.players[1].deck = ["fate-01"]
    return play(s, "end")


@pytest.mark.card("horn-of-evil.skill")
@pytest.mark.parametrize(
    ("chosen", "debuff", "buff", "gamma"),
    [
        ("he-man:blind", "blind", "", ""),
        ("he-man:haste", "", "haste", ""),
        ("tri-klops:gammavision", "", "", "gammavision"),
    ],
)
def test_horn_of_evil_keeps_a_token(chosen: str, debuff: str, buff: str, gamma: str) -> None:
    """For 2 mana one buff or debuff within 16 inches survives the next Clean-Up; the others go."""
    s = scene(*HORN, acting="mer-man").do("skill horn-of-evil.skill")
    assert s.options == ["choose he-man:haste", "choose he-man:blind", "choose tri-klops:gammavision"]
    s.do(f"choose {chosen}")
    assert (s["mer-man"].mana, s.turn.ap) == (2, 3)
    next_round(s)

    assert s.state.round == 2
    assert (s["he-man"].debuff, s["he-man"].buff, s["tri-klops"].debuff) == (debuff, buff, gamma)


@pytest.mark.card("horn-of-evil.skill", "puddle")
def test_horn_of_evil_keeps_a_mark() -> None:
    """Mer-Man's puddle stays for another round, and goes at the end of that."""
    s = scene(*HORN, acting="mer-man").dice(5, 1, 1)
    play(s, "skill mer-man.instant-puddle", "choose F3", "skill horn-of-evil.skill", "choose puddle@F3")
    next_round(s)
    assert [mark.at for mark in s.state.marks] == ["F3"]
    assert s.kind == "initiative"
    s.do("pass")

    assert not s.state.marks


@pytest.mark.card("horn-of-evil.skill")
def test_horn_of_evil_keeps_it_once() -> None:
    """The Clean-Up after the next takes the token away."""
    s = next_round(scene(*HORN, acting="mer-man").do("skill horn-of-evil.skill", "choose he-man:blind"))
    assert s["he-man"].debuff == "blind"
    s.do("pass")

    assert s["he-man"].debuff == ""


@pytest.mark.card("horn-of-evil.skill")
def test_horn_of_evil_does_not_keep_what_took_its_place() -> None:
    """A token that was replaced is gone; the new one, even of the same kind, is not kept."""
    s = scene("evil-lyn@F1:0 items=horn-of-evil mana=3", "he-man@F9:3 debuff=blind", acting="evil-lyn")
    s.do("skill horn-of-evil.skill", "choose he-man:blind")
    play(s.dice(*[5] * 5), "skill evil-lyn.dark-presence he-man")
    next_round(s)

    assert s["he-man"].debuff == ""


@pytest.mark.card("magic-potion.skill")
def test_magic_potion_gives_two_mana_once() -> None:
    """Once per game 2 mana, for no AP; never beyond 5."""
    s = scene("orko@F1:0 items=magic-potion mana=4", "skeletor@F9:3", acting="orko").do("use magic-potion")

    assert (s["orko"].mana, s.turn.ap, s["orko"].spent) == (5, 3, ["magic-potion"])
    assert not s.offers("use")


@pytest.mark.card("magic-potion.skill")
def test_magic_potion_may_be_drunk_in_an_interruption() -> None:
    """Before or after the bearer's own actions, also while it interrupts."""
    s = watched("skeletor@F3:0", "orko@F9:3 weapons=laser-rifle items=magic-potion overwatch")
    assert s.turn.character == "orko"
    s.do("use magic-potion")

    assert (s["orko"].mana, s.turn.ap) == (2, 1)
