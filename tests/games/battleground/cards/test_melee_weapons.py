"""Every melee weapon: its special ability, what it does all the time, its boosts, each row."""

from __future__ import annotations

import pytest

from battlewright.games.battleground.model.cards import ForceEntry
from battlewright.games.battleground.rules.forces import entry_denials
from tests.games.battleground.cards.playing import (
    FIRST_WEAPONS,
    SHIPPED,
    case,
    dice,
    faces,
    needed,
    play,
    rolled,
    tell,
    watched,
)
from tests.games.battleground.scenes import Scene, scene

pytestmark = pytest.mark.rule("BG-ATK-06")

UNTOUCHED = {"wounds": 0, "debuff": "", "left": 3, "at": "F7", "mana": 0, "focus": False, "overwatch": False}


def duel(weapon: str, attacker: str = "", target: str = "", ap: int = 3) -> Scene:
    """Man-At-Arms and Skeletor face to face on F6 and F7."""
    return scene(
        f"man-at-arms@F6:0 weapons={weapon} {attacker}",
        f"skeletor@F7:3 mana=3 {target}",
        acting="man-at-arms",
        ap=ap,
    )


def outcome(s: Scene) -> dict[str, object]:
    """All that a row could change."""
    bearer, target = s["man-at-arms"], s["skeletor"]
    return {
        "wounds": target.wounds,
        "debuff": target.debuff,
        "left": target.mana,
        "at": target.at,
        "mana": bearer.mana,
        "focus": bearer.focus,
        "overwatch": bearer.overwatch,
    }


@pytest.mark.parametrize(
    ("weapon", "successes", "effect"),
    [
        case("battle-axe/r1", "battle-axe", (1,), {"wounds": 1}),
        case("battle-axe/r2", "battle-axe", (2, 3), {"wounds": 2}),
        case("battle-axe/r4", "battle-axe", (4, 5), {"wounds": 3}),
        case("dagger/r1", "dagger", (1, 2), {"wounds": 1}),
        case("dagger/r3", "dagger", (3,), {"wounds": 1}),
        case("electronic-power-sword/r1", "electronic-power-sword", (1, 2), {"wounds": 1}),
        case("electronic-power-sword/r3", "electronic-power-sword", (3, 4), {"wounds": 2}),
        case("electronic-power-sword/r5", "electronic-power-sword", (5,), {"wounds": 3}),
        case("flying-fists/r1", "flying-fists", (1,), {"wounds": 1}),
        case("flying-fists/r2", "flying-fists", (2,), {"wounds": 1, "focus": True}),
        case("flying-fists/r3", "flying-fists", (3, 5), {"wounds": 2, "focus": True}),
        case("long-sword/r1", "long-sword", (1, 2), {"wounds": 1}),
        case("long-sword/r3", "long-sword", (3, 4), {"wounds": 2}),
        case("long-sword/r5", "long-sword", (5,), {"wounds": 2}),
        case("hook-attachment/r1", "hook-attachment", (1, 2), {"wounds": 1}),
        case("hook-attachment/r3", "hook-attachment", (3, 5), {"wounds": 2}),
        case("mace/r1", "mace", (1,), {"wounds": 1}),
        case("mace/r2", "mace", (2,), {"wounds": 1, "at": "F9"}),
        case("mace/r3", "mace", (3, 4), {"wounds": 2, "at": "F9"}),
        case("purple-power-sword/r1", "purple-power-sword", (1,), {"wounds": 1}),
        case("purple-power-sword/r2", "purple-power-sword", (2,), {"wounds": 1, "mana": 2}),
        case("purple-power-sword/r3", "purple-power-sword", (3, 4), {"wounds": 2, "mana": 2}),
        case("axe/r1", "axe", (1, 2), {"wounds": 1}),
        case("axe/r3", "axe", (3, 4), {"wounds": 2}),
        case("staff-of-avion/r1", "staff-of-avion", (1, 2), {"wounds": 1}),
        case("staff-of-avion/r3", "staff-of-avion", (3, 4), {"wounds": 2}),
        case("havoc-staff/r1", "havoc-staff", (1, 2), {"wounds": 1}),
        case("havoc-staff/r3", "havoc-staff", (3, 4), {"wounds": 2}),
        case("power-sword/r1", "power-sword", (1, 2), {"wounds": 1}),
        case("power-sword/r3", "power-sword", (3, 4), {"wounds": 2}),
        case("power-sword/r5", "power-sword", (5,), {"wounds": 3}),
        case("sword-of-rakash/r1", "sword-of-rakash", (1,), {"wounds": 1}),
        case("sword-of-rakash/r2", "sword-of-rakash", (2, 4), {"wounds": 2}),
        case("sword-of-rakash/r5", "sword-of-rakash", (5,), {"wounds": 3}),
        case("terror-claws/r1", "terror-claws", (1,), {"wounds": 1}),
        case("terror-claws/r2", "terror-claws", (2, 3), {"wounds": 1, "debuff": "knockdown"}),
        case("terror-claws/r4", "terror-claws", (4, 5), {"wounds": 2, "debuff": "knockdown"}),
        case("trident/r1", "trident", (1,), {"wounds": 1}),
        case("trident/r2", "trident", (2, 3), {"wounds": 2}),
        case("trident/r4", "trident", (4, 5), {"wounds": 3}),
    ],
)
def test_the_highest_row_reached_does_what_it_says(
    weapon: str, successes: tuple[int, ...], effect: dict[str, object]
) -> None:
    """From the number of successes a row asks for up to the next row, exactly that row applies."""
    number = 4 + SHIPPED.weapons[weapon].dice
    for reached in successes:
        s = play(duel(weapon).dice(*faces(number, reached)), f"attack {weapon} skeletor")

        assert dice(s) == number
        assert outcome(s) == UNTOUCHED | effect


@pytest.mark.parametrize("weapon", sorted(w.id for w in FIRST_WEAPONS if w.type == "melee"))
def test_without_successes_nothing_happens(weapon: str) -> None:
    """An attack without successes reaches no row."""
    s = play(duel(weapon).dice(*[1] * 5), f"attack {weapon} skeletor")

    assert outcome(s) == UNTOUCHED


@pytest.mark.card("battle-axe")
@pytest.mark.parametrize(("between", "defence"), [((), 2), (("focus",), 3)])
def test_battle_axe_leaves_two_defence_dice_right_after_a_move(
    between: tuple[str, ...], defence: int
) -> None:
    """Only an attack that follows immediately on a Move action leaves the target 2 dice at most."""
    s = scene("man-at-arms@F4:0 weapons=battle-axe", "skeletor@F7:3", acting="man-at-arms")
    play(s, "move", "goto F6", "face 0", *between)
    s.dice(5, 5, 5, 5, 1, 1, 1)

    play(s, "attack battle-axe skeletor", "defend roll")

    assert dice(s, "defence") == defence


@pytest.mark.card("battle-axe")
def test_battle_axe_takes_no_dice_without_a_move_and_gives_none() -> None:
    """Without a Move the target defends in full; a target with fewer dice than 2 gets no more."""
    s = play(duel("battle-axe").dice(5, 5, 5, 5, 1, 1, 1), "attack battle-axe skeletor", "defend roll")
    assert dice(s, "defence") == 3

    s = scene("man-at-arms@F4:0 weapons=battle-axe", "evil-lyn@F7:3", acting="man-at-arms")
    play(s, "move", "goto F6", "face 0").dice(5, 5, 5, 5, 1)
    play(s, "attack battle-axe evil-lyn", "defend roll")
    assert dice(s, "defence") == 1


@pytest.mark.card("battle-axe", "ram-stone.skill")
def test_a_free_move_counts_but_a_skill_with_tests_after_it_does_not() -> None:
    """After Sidestep the attack follows on a Move; after Rapid Charge it follows on the skill's tests."""
    axe = "weapons=battle-axe items=ram-stone"
    s = scene(f"ram-man@F5:0 {axe}", "skeletor@F7:3", acting="ram-man", hands={0: ["fate-06"]})
    play(s, "bonus fate-06 ability", "goto F6", "face 0").dice(5, 5, 5, 5, 5, 1, 1)
    play(s, "attack battle-axe skeletor", "defend roll")
    assert (dice(s), dice(s, "defence")) == (5, 2)

    s = scene(f"ram-man@F5:0 mana=2 {axe}", "skeletor@F7:3", acting="ram-man")
    play(s, "skill ram-man.rapid-charge", "goto F6", "face 0").dice(5, 5, 5, 5, 1, 1, 1)
    play(s, "attack battle-axe skeletor", "defend roll")
    assert (dice(s), dice(s, "defence")) == (4, 3)


@pytest.mark.card("dagger")
def test_dagger_attacks_cost_one_ap_less_but_at_least_one() -> None:
    """Three attacks cost 1, 1 and 2 AP instead of 1, 2 and 3."""
    s = duel("dagger", ap=5)
    spent = []
    for _ in range(3):
        before = s.turn.ap
        play(s.dice(1, 1, 1, 1), "attack dagger skeletor")
        spent.append(before - s.turn.ap)

    assert spent == [1, 1, 2]


@pytest.mark.card("dagger")
def test_dagger_makes_only_its_own_attacks_cheaper() -> None:
    """A second melee attack with another weapon costs 2 AP."""
    s = play(duel("dagger,mace", ap=4).dice(*[1] * 8), "attack dagger skeletor", "attack mace skeletor")

    assert s.turn.ap == 4 - 1 - 2


@pytest.mark.card("dagger/r3")
@pytest.mark.parametrize(("facing", "wounds"), [(3, 1), (0, 2)])
def test_dagger_wounds_once_more_on_a_flank_attack(facing: int, wounds: int) -> None:
    """With 3 successes the dagger causes 1 wound, 2 from behind."""
    s = scene("man-at-arms@F6:0 weapons=dagger", f"skeletor@F7:{facing}", acting="man-at-arms")

    play(s.dice(5, 5, 5, 1), "attack dagger skeletor")

    assert s["skeletor"].wounds == wounds


@pytest.mark.card("dagger", "hook-attachment")
@pytest.mark.parametrize(
    ("character", "weapons", "refused"),
    [
        ("he-man", ("power-sword", "dagger"), []),
        ("he-man", ("power-sword", "mace"), ["melee"]),
        ("trap-jaw", ("hook-attachment", "mace"), []),
        ("trap-jaw", ("hook-attachment", "mace", "axe"), ["melee", "axe"]),
        ("trap-jaw", ("mace",), ["hook-attachment"]),
        ("he-man", ("hook-attachment",), ["hook-attachment"]),
    ],
)
def test_what_takes_no_melee_slot(character: str, weapons: tuple[str, ...], refused: list[str]) -> None:
    """Dagger and Hook Attachment come beside the one melee weapon; Trap Jaw alone, and always, has it."""
    denials = entry_denials(SHIPPED, ForceEntry(card=character, weapons=weapons))

    named = ("slot", "iconic", "must_carry")
    assert [next(d.facts[n] for n in named if n in d.facts) for d in denials] == refused


@pytest.mark.card("dagger", "hook-attachment", "arm-cannon", "laser-pistol", "laser-attachment", "magic-wand")
def test_all_other_weapons_take_a_slot() -> None:
    """What takes no slot says so; everything else does."""
    free = {weapon.id for weapon in FIRST_WEAPONS if weapon.no_slot}

    assert free == {
        "dagger",
        "hook-attachment",
        "arm-cannon",
        "laser-pistol",
        "laser-attachment",
        "magic-wand",
        "cursed-minions",
    }


@pytest.mark.card("electronic-power-sword")
def test_electronic_power_sword_lets_the_target_choose_its_defence() -> None:
    """As many dice as it has mana, or its normal dice of which only sixes succeed; or none at all."""
    s = (
        duel("electronic-power-sword", target="wounds=0")
        .dice(5, 5, 5, 5)
        .do("attack electronic-power-sword skeletor")
    )

    assert s.options == ["defend mana", "defend sixes", "defend decline"]


@pytest.mark.card("electronic-power-sword")
@pytest.mark.parametrize(
    ("mana", "how", "number", "scope"), [(5, "mana", 5, 4), (0, "mana", 0, 4), (5, "sixes", 3, 6)]
)
def test_electronic_power_sword_counts_mana_or_sixes(mana: int, how: str, number: int, scope: int) -> None:
    """Mana instead of Toughness at the normal scope; or Toughness with nothing but sixes."""
    s = scene(
        "man-at-arms@F6:0 weapons=electronic-power-sword", f"skeletor@F7:3 mana={mana}", acting="man-at-arms"
    )
    play(s.dice(5, 5, 5, 5, *[5] * number), "attack electronic-power-sword skeletor", f"defend {how}")

    assert (dice(s, "defence"), needed(s, "defence")) == (number, scope)
    assert s["skeletor"].mana == mana
    assert s["skeletor"].wounds == {("mana", 5): 0, ("mana", 0): 2, ("sixes", 3): 2}[how, number]


@pytest.mark.card("electronic-power-sword", "orko.magic-hat", "fate-18")
def test_electronic_power_sword_leaves_further_dice_to_the_defender() -> None:
    """Dice that cards add to the defence come on top of the mana; a higher Toughness does not."""
    s = scene(
        "tri-klops@F7:3 weapons=electronic-power-sword",
        "he-man@F6:0 mana=2 items=battle-harness lasting=fate-18",
        "orko@F4:0 mana=3",
        acting="tri-klops",
    )
    play(s.dice(5, 5, 5, 5, 5, *[1] * 6), "attack electronic-power-sword he-man", "defend mana")
    play(s, "react orko.magic-hat/t0@orko", "spend 3 orko.magic-hat")

    assert dice(s, "defence") == 2 + 1 + 3


@pytest.mark.card("flying-fists")
@pytest.mark.parametrize("wounds", [4, 0])
def test_flying_fists_move_on_after_a_knock_out(wounds: int) -> None:
    """Only if the attack knocks its target out, the bearer may make a free move at its speed."""
    s = duel("flying-fists", target=f"wounds={wounds}").dice(5, 1, 1, 1, 1)
    play(s, "attack flying-fists skeletor")

    assert (s.kind == "react") == (wounds == 4)
    if wounds == 4:
        s.do("react flying-fists/t0@man-at-arms")
        assert "goto F12" not in s.options
        assert len(s.offers("goto")) > 6 * 5  # in every direction
        play(s, "goto F11", "face 0")
        assert (s["man-at-arms"].at, s.turn.ap) == ("F11", 2)


@pytest.mark.card("flying-fists")
def test_flying_fists_may_use_the_focus_they_gave() -> None:
    """The free move follows the rules of a Move: the new Focus may be spent for the second speed."""
    s = duel("flying-fists", target="wounds=4").dice(5, 5, 1, 1, 1)
    play(s, "attack flying-fists skeletor", "react flying-fists/t0@man-at-arms", "choose focused")

    play(s, "goto F14", "face 0")

    assert (s["man-at-arms"].at, s["man-at-arms"].focus) == ("F14", False)


@pytest.mark.card("flying-fists")
def test_flying_fists_have_nowhere_to_go_when_the_interrupted_fell() -> None:
    """In an interruption a move leads to the interrupted character; once it is knocked out, there is none."""
    s = scene("he-man@F6:0 wounds=4", "skeletor@F7:3 weapons=flying-fists", "orko@A1:0", acting="he-man")
    s.do("move", "react opportunity:skeletor").dice(5, 5, 5, 1, 1)
    play(s, "attack flying-fists he-man")

    assert s["he-man"].out
    while s.kind == "react":
        play(s, s.options[0])
    assert s["skeletor"].at == "F7"


@pytest.mark.card("flying-fists")
def test_flying_fists_provoke_others() -> None:
    """The free move is a Move: another enemy may strike at the leaving bearer."""
    s = scene(
        "man-at-arms@F6:0 weapons=flying-fists",
        "skeletor@F7:3 wounds=4",
        "mer-man@F5:0",
        acting="man-at-arms",
    ).dice(5, 1, 1, 1, 1)
    play(s, "attack flying-fists skeletor", "react flying-fists/t0@man-at-arms")

    assert s.options == ["react opportunity:mer-man", "decline"]


@pytest.mark.card("long-sword")
@pytest.mark.parametrize(("debuff", "number"), [("", 4), ("debuff=blind", 5)])
def test_long_sword_has_one_more_die_against_the_debuffed(debuff: str, number: int) -> None:
    """1 more die if the target has a debuff."""
    s = play(duel("long-sword", target=debuff).dice(*[1] * 5), "attack long-sword skeletor")

    assert dice(s) == number


@pytest.mark.card("long-sword/r5")
@pytest.mark.parametrize(("debuff", "wounds"), [("", 2), ("debuff=blind", 3)])
def test_long_sword_wounds_the_debuffed_once_more(debuff: str, wounds: int) -> None:
    """With 5 successes 2 wounds, 3 if the target has a debuff."""
    number = 5 if debuff else 4
    s = play(duel("long-sword", target=debuff).dice(*faces(number, 5)), "attack long-sword skeletor")

    assert s["skeletor"].wounds == wounds


@pytest.mark.card("mace.always")
@pytest.mark.parametrize(
    ("mace", "focus", "number"), [("mace", "focus", 4), ("mace", "", 3), ("axe", "focus", 3)]
)
def test_mace_guards_its_focused_bearer(mace: str, focus: str, number: int) -> None:
    """While its bearer is focused, its defence tests get 1 more die."""
    s = scene(f"he-man@F6:0 weapons={mace} {focus}", "skeletor@F7:3 weapons=havoc-staff", acting="skeletor")
    play(s.dice(5, 5, 5, 5, *[1] * 4), "attack havoc-staff he-man", "defend roll")

    assert dice(s, "defence") == number


@pytest.mark.card("mace.always")
def test_mace_guards_against_spells_and_skills_but_attacks_no_better() -> None:
    """All defence tests, whatever they are made against; attack tests are not meant."""
    s = scene("he-man@F6:0 weapons=mace focus", "evil-lyn@F9:3 mana=2", acting="evil-lyn")
    play(s.dice(5, 5, 5, 5, 5, *[1] * 4), "skill evil-lyn.dark-presence he-man", "defend roll")
    assert dice(s, "defence") == 4

    s = play(duel("mace", "focus").dice(*[1] * 4), "attack mace skeletor")
    assert dice(s) == 4


@pytest.mark.card("purple-power-sword.always")
@pytest.mark.parametrize(("focus", "more"), [("focus", 1), ("", 0)])
def test_purple_power_sword_sharpens_spells_and_skills(focus: str, more: int) -> None:
    """While its bearer is focused, spell attacks and skill tests get 1 more die; melee attacks do not."""
    figures = (
        f"skeletor@F6:0 weapons=purple-power-sword,thunder mana=4 {focus}",
        "he-man@F9:3",
        "mer-man@F4:0",
    )
    s = play(scene(*figures, acting="skeletor").dice(*[1] * 6), "attack thunder he-man")
    assert dice(s) == 5 + more

    s = play(scene(*figures, acting="skeletor").dice(*[1] * 6), "skill skeletor.summoning")
    assert dice(s, "skill") == 3 + more

    near = (figures[0], "he-man@F7:3")
    s = play(scene(*near, acting="skeletor").dice(*[1] * 6), "attack purple-power-sword he-man")
    assert dice(s) == 4


@pytest.mark.card("axe", "staff-of-avion", "gammavision")
@pytest.mark.parametrize(
    ("weapon", "attacker", "target", "number"),
    [
        ("axe", "", "", 4),
        ("axe", "focus", "", 5),
        ("axe", "", "debuff=gammavision", 5),
        ("staff-of-avion", "", "", 4),
        ("staff-of-avion", "focus", "", 6),
        ("staff-of-avion", "", "debuff=gammavision", 6),
    ],
)
def test_focused_attacks_get_more_dice(weapon: str, attacker: str, target: str, number: int) -> None:
    """The Axe adds 1 die to a focused attack, the Staff 3 (never more than 6 in all); Gammavision counts."""
    s = play(duel(weapon, attacker, target).dice(*[1] * 7), f"attack {weapon} skeletor")

    assert dice(s) == number


@pytest.mark.card("staff-of-avion")
def test_staff_of_avion_never_rolls_more_than_six() -> None:
    """The limit holds whatever else adds dice, focused or not."""
    s = scene(
        "he-man@F6:0 weapons=staff-of-avion items=ram-stone,sun-scarab",
        "skeletor@F9:3 debuff=blind",
        acting="he-man",
    )
    play(s, "move", "goto F8", "face 0").dice(*[1] * 7)
    play(s, "attack staff-of-avion skeletor")
    assert dice(s) == 6

    s = scene("orko@F6:0 weapons=staff-of-avion focus", "skeletor@F7:3", acting="orko")
    play(s.dice(*[1] * 5), "attack staff-of-avion skeletor")
    assert dice(s) == 5


@pytest.mark.card("havoc-staff.always")
@pytest.mark.parametrize(
    ("victim", "successes", "mana"), [("mer-man", 3, 1), ("mer-man", 0, 0), ("skeletor", 3, 0)]
)
def test_havoc_staff_feeds_on_the_pain_of_allies(victim: str, successes: int, mana: int) -> None:
    """1 mana whenever an ally takes wounds, however many; none for Skeletor's own."""
    s = scene(
        "he-man@F6:0 weapons=power-sword",
        "mer-man@F7:3",
        "skeletor@F5:0 weapons=havoc-staff",
        acting="he-man",
    )
    play(s.dice(*faces(5, successes)), f"attack power-sword {victim}")

    assert s["skeletor"].mana == mana


@pytest.mark.card("havoc-staff.always")
def test_havoc_staff_counts_a_fallen_ally_but_no_enemy() -> None:
    """The wound that knocks an ally out counts; wounds of enemies do not."""
    s = scene(
        "he-man@F6:0 weapons=power-sword",
        "mer-man@F7:3 wounds=4",
        "skeletor@F9:0 weapons=havoc-staff",
        acting="he-man",
    )
    play(s.dice(*faces(5, 1)), "attack power-sword mer-man")
    assert s["mer-man"].out
    assert s["skeletor"].mana == 1

    s = scene("he-man@F6:0", "skeletor@F7:3 weapons=havoc-staff", acting="skeletor")
    play(s.dice(*faces(4, 1)), "attack havoc-staff he-man")
    assert s["skeletor"].mana == 0


@pytest.mark.card("power-sword", "power-sword+mana")
@pytest.mark.parametrize("spent", [0, 1, 3])
def test_power_sword_turns_mana_into_dice(spent: int) -> None:
    """Before attacking, up to 3 mana: 1 more die for each."""
    s = duel("power-sword", "mana=5").dice(*[1] * 7).do("attack power-sword skeletor")
    assert s.options == ["spend 0 mana", "spend 1 mana", "spend 2 mana", "spend 3 mana"]

    play(s, f"spend {spent} mana")

    assert dice(s) == 4 + spent
    assert s["man-at-arms"].mana == 5 - spent


@pytest.mark.card("power-sword+mana")
def test_power_sword_takes_no_more_mana_than_there_is() -> None:
    """With 1 mana, 1 die at most."""
    s = duel("power-sword", "mana=1").do("attack power-sword skeletor")

    assert s.options == ["spend 0 mana", "spend 1 mana"]


@pytest.mark.card("sword-of-rakash.always")
@pytest.mark.parametrize(("debuffed", "most"), [(0, 0), (1, 1), (2, 2), (4, 3)])
def test_sword_of_rakash_rerolls_for_each_debuff(debuffed: int, most: int) -> None:
    """In every attack of its bearer, 1 free reroll for each character with a debuff, 3 at most."""
    names = ["skeletor@F7:3", "mer-man@A1:0", "ram-man@A3:0", "orko@A5:0"]
    others = [f"{name} debuff=blind" if n < debuffed else name for n, name in enumerate(names)]
    s = scene("man-at-arms@F6:0 weapons=sword-of-rakash", *others, acting="man-at-arms")
    s.dice(1, 2, 3, 5).do("attack sword-of-rakash skeletor")

    assert (s.kind == "free_reroll") == (debuffed > 0)
    if debuffed:
        assert max(len(text.split(",")) for text in s.options) == most


@pytest.mark.card("sword-of-rakash.always")
def test_sword_of_rakash_helps_other_weapons_but_no_other_tests() -> None:
    """Attacks with whatever weapon; neither defence nor skill tests."""
    mer_man = "mer-man@F4:0 weapons=sword-of-rakash,laser-rifle mana=1"
    s = scene(mer_man, "he-man@F8:3 debuff=blind", acting="mer-man").dice(1, 2, 3, 3)
    assert s.do("attack laser-rifle he-man").kind == "free_reroll"

    s = scene(mer_man, "he-man@F8:3 debuff=blind", acting="mer-man").dice(1, 2, 3, 3)
    assert s.do("skill mer-man.icy-ray he-man").kind != "free_reroll"

    s = scene(mer_man, "he-man@F5:3 weapons=axe debuff=slow", acting="he-man").dice(*[5] * 5, 1, 1, 1)
    s.do("attack axe mer-man", "defend roll")
    assert s.kind == "mana_reroll"


@pytest.mark.card("terror-claws")
def test_terror_claws_strike_for_nothing_in_an_interruption() -> None:
    """In an interruption each attack costs 1 AP less: the first nothing, the second 1."""
    s = watched("he-man@F3:0", "skeletor@F5:3 weapons=terror-claws overwatch").dice(*[1] * 5)

    play(s, "attack terror-claws he-man")
    assert s.turn.ap == 1
    play(s.dice(*[1] * 5), "attack terror-claws he-man")
    assert s["skeletor"].overwatch is False
    assert s.turn.character == "he-man"


@pytest.mark.card("terror-claws")
def test_terror_claws_cost_as_usual_in_an_activation() -> None:
    """In an activation nothing is cheaper."""
    s = play(duel("terror-claws").dice(*[1] * 5), "attack terror-claws skeletor")

    assert s.turn.ap == 2


@pytest.mark.card("terror-claws", "fate-31")
def test_a_reduction_with_a_minimum_does_not_undo_another() -> None:
    """Clash of Steel takes an attack down to 1 AP at the least, the Claws take off 1 more."""
    s = watched("he-man@F3:0", "skeletor@F5:3 weapons=terror-claws overwatch", hands={1: ["fate-31"]}).dice(
        *[1] * 10
    )
    play(s, "bonus fate-31 ability", "attack terror-claws he-man", "attack terror-claws he-man")

    assert s.turn.character == "skeletor"
    assert s.turn.ap == 1  # the first: 1 - 1; the second: 2 - 1 - 1


@pytest.mark.card("trident")
@pytest.mark.parametrize(("ground", "number"), [({"F7": ","}, 5), ({"F6": ","}, 4)])
def test_trident_stabs_better_into_difficult_terrain(ground: dict[str, str], number: int) -> None:
    """1 more die if the target, not the bearer, is in difficult terrain."""
    s = scene("man-at-arms@F6:0 weapons=trident", "skeletor@F7:3", acting="man-at-arms", terrain=ground).dice(
        *[1] * 5
    )
    play(s, "attack trident skeletor")

    assert dice(s) == number


@pytest.mark.card("trident", "puddle")
def test_trident_stabs_better_into_a_puddle() -> None:
    """The ground around Mer-Man's puddle is difficult terrain too."""
    s = scene("mer-man@F6:0 weapons=trident mana=2", "he-man@F7:3", acting="mer-man").dice(5, 5, 5)
    play(s, "skill mer-man.instant-puddle", "choose F8").dice(*[1] * 5)
    play(s, "attack trident he-man")

    assert dice(s) == 5
    assert "trident" in tell(s)
    assert rolled(s).character == "mer-man"
