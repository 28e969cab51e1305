"""Every ranged weapon: its special ability, its boosts, each row."""

from __future__ import annotations

import pytest

from battlewright.games.battleground.model.cards import ForceEntry
from battlewright.games.battleground.model.events import AttackDeclared, AttackResolved
from battlewright.games.battleground.rules.forces import entry_denials
from tests.games.battleground.cards.playing import (
    FIRST_WEAPONS,
    SHIPPED,
    case,
    dice,
    faces,
    needed,
    play,
    tell,
    watched,
)
from tests.games.battleground.scenes import Scene, scene

pytestmark = pytest.mark.rule("BG-ATK-06")

UNTOUCHED = {"wounds": 0, "debuff": "", "left": 3, "at": "F9", "mana": 0, "focus": False, "overwatch": False}


def shot(weapon: str, attacker: str = "", target: str = "", ap: int = 3) -> Scene:
    """Man-At-Arms on F6 looks at Skeletor on F9, who looks back."""
    return scene(
        f"man-at-arms@F6:0 weapons={weapon} {attacker}",
        f"skeletor@F9:3 mana=3 {target}",
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
        case("arm-cannon/r1", "arm-cannon", (1, 3), {"wounds": 1}),
        case("arm-cannon/r4", "arm-cannon", (4, 5), {"wounds": 2}),
        case("blaster/r2", "blaster", (2,), {"wounds": 1}),
        case("blaster/r3", "blaster", (3, 5), {"wounds": 2}),
        case("fear-gas-cannon/r1", "fear-gas-cannon", (1,), {"wounds": 1}),
        case("fear-gas-cannon/r2", "fear-gas-cannon", (2,), {"wounds": 1, "debuff": "slow"}),
        case("fear-gas-cannon/r3", "fear-gas-cannon", (3, 5), {"wounds": 2, "debuff": "slow"}),
        case("flamethrower/r2", "flamethrower", (2,), {"wounds": 1}),
        case("flamethrower/r3", "flamethrower", (3, 5), {"wounds": 2}),
        case("horde-crossbow/r1", "horde-crossbow", (1,), {"wounds": 1}),
        case("horde-crossbow/r2", "horde-crossbow", (2, 5), {"wounds": 1, "at": "F11"}),
        case("laser-pistol/r1", "laser-pistol", (1,), {"wounds": 1}),
        case("laser-pistol/r2", "laser-pistol", (2, 5), {"wounds": 1, "debuff": "blind"}),
        case("laser-rifle/r1", "laser-rifle", (1, 3), {"wounds": 1}),
        case("laser-rifle/r4", "laser-rifle", (4, 5), {"wounds": 2}),
        case("laser-attachment/r1", "laser-attachment", (1, 2), {"wounds": 1}),
        case("laser-attachment/r3", "laser-attachment", (3, 4), {"wounds": 2}),
        case("laser-attachment/r5", "laser-attachment", (5, 6), {"wounds": 3}),
        case("photon-neutralizer/r1", "photon-neutralizer", (1,), {"wounds": 1}),
        case("photon-neutralizer/r2", "photon-neutralizer", (2, 3), {"wounds": 1, "left": 1}),
        case("photon-neutralizer/r4", "photon-neutralizer", (4, 6), {"wounds": 2, "left": 1}),
        case("magic-wand/r1", "magic-wand", (1,), {"wounds": 1}),
        case("magic-wand/r2", "magic-wand", (2, 5), {"wounds": 1}),
        case("power-blaster/r1", "power-blaster", (1, 2), {"wounds": 1}),
        case("power-blaster/r3", "power-blaster", (3, 4), {"wounds": 1}),
        case("power-blaster/r5", "power-blaster", (5, 6), {"wounds": 2}),
    ],
)
def test_the_highest_row_reached_does_what_it_says(
    weapon: str, successes: tuple[int, ...], effect: dict[str, object]
) -> None:
    """From the number of successes a row asks for up to the next row, exactly that row applies."""
    number = 4 + SHIPPED.weapons[weapon].dice
    for reached in successes:
        s = play(shot(weapon).dice(*faces(number, reached)), f"attack {weapon} skeletor")
        if s.kind == "react":
            s.do("decline")

        assert dice(s) == number
        assert outcome(s) == UNTOUCHED | effect


@pytest.mark.parametrize(
    ("weapon", "successes"),
    [(w.id, n) for w in FIRST_WEAPONS if w.type == "ranged" for n in range(min(row.at for row in w.rows))],
)
def test_below_the_first_row_nothing_happens(weapon: str, successes: int) -> None:
    """Too few successes reach no row."""
    number = 4 + SHIPPED.weapons[weapon].dice
    s = play(shot(weapon).dice(*faces(number, successes)), f"attack {weapon} skeletor")

    assert outcome(s) == UNTOUCHED


@pytest.mark.parametrize(
    ("weapon", "reach"),
    [(w.id, w.range) for w in FIRST_WEAPONS if w.type == "ranged"],
)
def test_the_range_is_as_printed(weapon: str, reach: int) -> None:
    """A target at the printed range may be attacked, one an inch farther may not."""
    for far, offered in ((reach, True), (reach + 1, False)):
        s = scene(
            f"man-at-arms@B1:0 weapons={weapon}",
            f"skeletor@B{far + 2}:3",
            acting="man-at-arms",
            map="battlefield",
            ap=1,
        )
        assert bool(s.offers(f"attack {weapon} skeletor")) == offered


@pytest.mark.card("arm-cannon", "laser-pistol")
@pytest.mark.parametrize("weapon", ["arm-cannon", "laser-pistol"])
def test_light_guns_cost_one_ap_less_but_at_least_one(weapon: str) -> None:
    """Three attacks cost 1, 1 and 2 AP instead of 1, 2 and 3; other guns are not cheaper."""
    s = shot(f"{weapon},laser-rifle", ap=9).dice(*[1] * 16)
    play(s, *[f"attack {weapon} skeletor"] * 3, "attack laser-rifle skeletor")

    assert [event.cost.total for event in s.heard(AttackDeclared)] == [1, 1, 2, 4]


@pytest.mark.card("arm-cannon", "laser-pistol", "laser-attachment", "magic-wand")
@pytest.mark.parametrize(
    ("character", "weapons", "refused"),
    [
        ("man-at-arms", ("arm-cannon", "laser-pistol", "magic-wand", "blaster"), []),
        ("man-at-arms", ("laser-rifle", "blaster"), ["ranged"]),
        ("trap-jaw", ("hook-attachment", "laser-attachment", "blaster"), []),
        ("stratos", ("arm-cannon",), ["arm-cannon"]),
    ],
)
def test_what_takes_no_ranged_slot(character: str, weapons: tuple[str, ...], refused: list[str]) -> None:
    """Arm Cannon, Laser Pistol, Laser Attachment and Magic Wand come beside the one ranged weapon."""
    denials = entry_denials(SHIPPED, ForceEntry(card=character, weapons=weapons))

    assert [d.facts.get("slot") or d.facts["iconic"] for d in denials] == refused


@pytest.mark.card("arm-cannon")
@pytest.mark.parametrize(("weapon", "scope"), [("arm-cannon", 4), ("laser-rifle", 5)])
def test_arm_cannon_shoots_as_well_in_an_interruption(weapon: str, scope: int) -> None:
    """The scope of its attacks does not suffer from an interruption; that of others does."""
    s = watched("skeletor@F3:0", f"man-at-arms@F9:3 weapons={weapon} overwatch").dice(*[1] * 4)

    play(s, f"attack {weapon} skeletor")

    assert needed(s) == scope


@pytest.mark.card("arm-cannon")
def test_arm_cannon_spares_its_own_attacks_only() -> None:
    """Another weapon of its bearer suffers in an interruption."""
    s = watched("skeletor@F3:0", "man-at-arms@F9:3 weapons=arm-cannon,laser-rifle overwatch").dice(*[1] * 4)

    play(s, "attack laser-rifle skeletor")

    assert needed(s) == 5


BLASTER = "react blaster/t0@man-at-arms"


@pytest.mark.card("blaster")
def test_blaster_fires_again_after_a_focused_attack() -> None:
    """Once per activation: a free attack with it, which raises no later cost and fires no third."""
    s = play(shot("blaster", "focus", ap=6).dice(*[1] * 4), "attack blaster skeletor")
    assert s.options == [BLASTER, "decline"]
    play(s.dice(*[1] * 4), BLASTER, "attack blaster skeletor")
    assert (s.turn.ap, dice(s)) == (5, 4)

    play(s.dice(*[1] * 4), "focus", "attack blaster skeletor")

    assert (s.kind, s.turn.ap) == ("act", 5 - 1 - 2)


@pytest.mark.card("blaster", "gammavision")
@pytest.mark.parametrize(("target", "again"), [("", False), ("debuff=gammavision", True)])
def test_blaster_fires_again_only_if_the_attack_was_focused(target: str, again: bool) -> None:
    """Without Focus only if the target makes attacks count as focused."""
    s = play(shot("blaster", target=target).dice(*[1] * 4), "attack blaster skeletor")

    assert (s.kind == "react") == again


@pytest.mark.card("blaster")
def test_blaster_fires_again_after_its_own_attacks_only() -> None:
    """A focused attack with another gun gives nothing."""
    s = play(shot("blaster,laser-rifle", "focus").dice(*[1] * 6), "attack laser-rifle skeletor")

    assert s.kind == "act"


@pytest.mark.card("blaster")
def test_blaster_may_be_kept_for_a_later_attack() -> None:
    """Declining uses nothing up; the second shot may have another target; the next activation has its own."""
    s = scene(
        "man-at-arms@F6:0 weapons=blaster focus", "skeletor@F9:3", "mer-man@F10:3", acting="man-at-arms", ap=6
    )
    play(s.dice(*[1] * 4), "attack blaster skeletor", "decline", "focus")
    play(s.dice(*[1] * 4), "attack blaster skeletor", BLASTER)
    assert s.offers("attack") == ["attack blaster skeletor", "attack blaster mer-man"]


@pytest.mark.card("blaster")
def test_blaster_knocks_out_and_fires_at_another() -> None:
    """The free attack comes also when the first target fell."""
    s = scene(
        "man-at-arms@F6:0 weapons=blaster focus",
        "skeletor@F9:3 wounds=4",
        "mer-man@F10:3",
        acting="man-at-arms",
    )
    play(s.dice(5, 5, 1, 1), "attack blaster skeletor", BLASTER)

    assert s.offers("attack") == ["attack blaster mer-man"]


@pytest.mark.card("fear-gas-cannon")
@pytest.mark.parametrize(("debuffed", "more"), [(0, 0), (1, 1), (3, 3), (4, 3)])
def test_fear_gas_cannon_counts_debuffs(debuffed: int, more: int) -> None:
    """1 more die for each character with a debuff, friend or foe, 3 at most."""
    names = ["skeletor@F9:3", "mer-man@A1:0", "ram-man@A3:0", "orko@A5:0"]
    others = [f"{name} debuff=blind" if n < debuffed else name for n, name in enumerate(names)]
    s = scene("man-at-arms@F6:0 weapons=fear-gas-cannon", *others, acting="man-at-arms").dice(*[1] * 7)

    play(s, "attack fear-gas-cannon skeletor")

    assert dice(s) == 4 + more


@pytest.mark.card("flamethrower")
def test_flamethrower_burns_everyone_within_two() -> None:
    """The target and all within 2 hexes of it, allies of the bearer too; nobody farther, nor the bearer."""
    s = scene(
        "stratos@F6:0 weapons=flamethrower",
        "skeletor@F8:3",
        "mer-man@F10:3",
        "trap-jaw@F11:3",
        "orko@G8:3",
        acting="stratos",
    ).dice(*[1] * 12)
    play(s, "attack flamethrower skeletor")
    while s.kind == "further_target":
        play(s, s.options[0])

    assert sorted(event.target for event in s.heard(AttackResolved)) == ["mer-man", "orko", "skeletor"]
    assert dice(s) == 5 - 1


@pytest.mark.card("flamethrower")
@pytest.mark.parametrize("target", ["skeletor", "mer-man"])
def test_flamethrower_is_parried_with_sixes_only(target: str) -> None:
    """In the defence tests of all targets only sixes succeed."""
    s = scene("stratos@F6:0 weapons=flamethrower", "skeletor@F8:3", "mer-man@F9:3", acting="stratos")
    first = [5, 5, 5, 5, 5, 5, 5] if target == "skeletor" else [1, 1, 1, 1, 5, 5, 5, 5, 5, 5, 5]
    play(s.dice(*first, *[1] * 8), "attack flamethrower skeletor", "defend roll")

    assert needed(s, "defence") == 6
    assert s[target].wounds == 2


@pytest.mark.card("flamethrower")
def test_flamethrower_weakens_defence_against_itself_only() -> None:
    """Against another weapon of its bearer the defence is as usual."""
    s = scene("stratos@F6:0 weapons=flamethrower,laser-rifle", "skeletor@F8:3", acting="stratos")
    play(s.dice(*[5] * 8), "attack laser-rifle skeletor", "defend roll")

    assert needed(s, "defence") == 4


@pytest.mark.card("horde-crossbow")
@pytest.mark.parametrize(("target", "defence"), [("skeletor", 2), ("evil-lyn", 1)])
def test_horde_crossbow_leaves_two_defence_dice(target: str, defence: int) -> None:
    """The target defends with 2 dice at most; one with fewer gets no more."""
    s = scene("man-at-arms@F6:0 weapons=horde-crossbow", f"{target}@F9:3", acting="man-at-arms")
    play(s.dice(*[5] * 5, *[1] * 3), f"attack horde-crossbow {target}", "defend roll")

    assert dice(s, "defence") == defence


@pytest.mark.card("laser-rifle", "gammavision")
@pytest.mark.parametrize(
    ("attacker", "target", "number"), [("", "", 4), ("focus", "", 6), ("", "debuff=gammavision", 6)]
)
def test_laser_rifle_aims_with_focus(attacker: str, target: str, number: int) -> None:
    """3 more dice if the attack is focused, never more than 6."""
    s = play(shot("laser-rifle", attacker, target).dice(*[1] * 6), "attack laser-rifle skeletor")

    assert dice(s) == number


@pytest.mark.card("laser-rifle")
def test_laser_rifle_never_rolls_more_than_six() -> None:
    """The limit holds without Focus too, and below it all 3 dice come."""
    s = scene(
        "stratos@F6:0 weapons=laser-rifle items=sun-scarab lasting=fate-47",
        "skeletor@F9:3 debuff=slow",
        acting="stratos",
    )
    play(s.dice(*[1] * 7), "attack laser-rifle skeletor")
    assert dice(s) == 6

    s = scene("orko@F6:0 weapons=laser-rifle focus", "skeletor@F9:3", acting="orko")
    play(s.dice(*[1] * 7), "attack laser-rifle skeletor")
    assert dice(s) == 5


@pytest.mark.card("laser-attachment", "laser-attachment+dice", "laser-attachment+range")
@pytest.mark.parametrize(
    ("boosts", "number", "left"),
    [
        (("spend 0 range", "spend 0 dice"), 4, 3),
        (("spend 0 range", "spend 1 dice"), 6, 2),
        (("spend 1 range", "spend 0 dice"), 4, 2),
        (("spend 1 range", "spend 1 dice"), 6, 1),
    ],
)
def test_laser_attachment_turns_ap_into_dice_and_range(
    boosts: tuple[str, ...], number: int, left: int
) -> None:
    """1 more AP for 2 more dice, 1 more AP for 4 inches of range, or both."""
    s = scene("trap-jaw@F6:0 weapons=laser-attachment", "he-man@F9:3", acting="trap-jaw", ap=4)
    s.do("attack laser-attachment he-man")
    assert s.options == ["spend 0 range", "spend 1 range"]
    s.do(boosts[0])
    assert s.options == ["spend 0 dice", "spend 1 dice"]
    play(s.dice(*[1] * 6), boosts[1])

    assert (dice(s), s.turn.ap) == (number, left)


@pytest.mark.card("laser-attachment+range")
@pytest.mark.parametrize(
    ("column", "ap", "offered"), [(14, 1, True), (15, 1, False), (15, 2, True), (18, 2, True), (19, 3, False)]
)
def test_laser_attachment_reaches_four_inches_farther(column: int, ap: int, offered: bool) -> None:
    """Up to 12 inches plainly, up to 16 for 1 more AP, if it is there."""
    s = scene(
        "trap-jaw@B1:0 weapons=laser-attachment",
        f"he-man@B{column}:3",
        acting="trap-jaw",
        ap=ap,
        map="battlefield",
    )

    assert bool(s.offers("attack laser-attachment he-man")) == offered


@pytest.mark.card("laser-attachment+range", "laser-attachment+dice")
def test_laser_attachment_keeps_the_ap_a_far_target_needs() -> None:
    """At 16 inches the last AP goes into the range; none is left for dice."""
    s = scene(
        "trap-jaw@B1:0 weapons=laser-attachment", "he-man@B18:3", acting="trap-jaw", ap=2, map="battlefield"
    ).dice(*[1] * 4)
    play(s, "attack laser-attachment he-man")

    assert dice(s) == 4
    assert s.heard(AttackResolved)


@pytest.mark.card("photon-neutralizer")
@pytest.mark.parametrize(("successes", "overwatch"), [(1, False), (2, True)])
def test_photon_neutralizer_keeps_watch(successes: int, overwatch: bool) -> None:
    """An interruption attack with it that keeps 2 successes puts its bearer on Overwatch again."""
    s = watched("skeletor@F3:0", "man-at-arms@F9:3 weapons=photon-neutralizer overwatch")
    play(s.dice(*faces(5, successes)), "attack photon-neutralizer skeletor")

    assert s["man-at-arms"].overwatch == overwatch


@pytest.mark.card("photon-neutralizer")
def test_photon_neutralizer_counts_successes_left_after_the_defence() -> None:
    """2 successes of which the defence cancels 1 are too few; so are 2 in an activation."""
    s = watched("skeletor@F3:0", "man-at-arms@F9:3 weapons=photon-neutralizer overwatch")
    play(s.dice(*faces(5, 2), 5, 1, 1), "attack photon-neutralizer skeletor", "defend roll")
    assert not s["man-at-arms"].overwatch

    s = play(shot("photon-neutralizer").dice(*faces(5, 2)), "attack photon-neutralizer skeletor")
    assert not s["man-at-arms"].overwatch


@pytest.mark.card("photon-neutralizer/r2")
def test_photon_neutralizer_takes_no_more_mana_than_there_is() -> None:
    """A target with 1 mana loses that one."""
    s = scene("man-at-arms@F6:0 weapons=photon-neutralizer", "skeletor@F9:3 mana=1", acting="man-at-arms")
    play(s.dice(*faces(5, 2)), "attack photon-neutralizer skeletor")

    assert s["skeletor"].mana == 0


@pytest.mark.card("magic-wand", "magic-wand+mana")
def test_magic_wand_takes_mana_and_is_parried_with_mind() -> None:
    """Up to 3 mana, 1 more die for each; the target defends with Mind."""
    s = scene("man-at-arms@F6:0 weapons=magic-wand mana=4", "mer-man@F9:3", acting="man-at-arms")
    s.dice(*[5] * 7, 1, 1, 1).do("attack magic-wand mer-man")
    assert s.options == [f"spend {n} mana" for n in range(4)]
    play(s, "spend 3 mana", "defend roll")

    assert (dice(s), s["man-at-arms"].mana) == (7, 1)
    assert dice(s, "defence") == 2


WAND = (
    "man-at-arms@F6:0 weapons=magic-wand,flame-bolt,fireball mana={mana}",
    "skeletor@F9:3",
    "mer-man@F10:3",
)


@pytest.mark.card("magic-wand/r2")
def test_magic_wand_calls_a_spell_on_the_same_target() -> None:
    """From 2 successes on, an equipped spell against the same target for no AP and no base mana cost."""
    s = scene(WAND[0].format(mana=0), *WAND[1:], acting="man-at-arms").dice(5, 5, 1, 1)
    play(s, "attack magic-wand skeletor")
    assert s.options == ["attack flame-bolt skeletor", "attack fireball skeletor", "stay"]

    play(s.dice(*[5] * 2), "attack flame-bolt skeletor")

    assert (s["skeletor"].wounds, s.turn.ap, s["man-at-arms"].mana) == (2, 2, 0)
    assert s.heard(AttackDeclared)[-1].free


@pytest.mark.card("magic-wand/r2", "fireball+area")
def test_magic_wand_spares_the_base_cost_only() -> None:
    """More area of a Fireball is paid in full."""
    s = scene(WAND[0].format(mana=2), *WAND[1:], acting="man-at-arms").dice(5, 5, 1, 1, *[1] * 4)
    play(s, "attack magic-wand skeletor", "spend 0 mana", "attack fireball skeletor", "spend 2 area")

    assert s["man-at-arms"].mana == 0


@pytest.mark.card("magic-wand/r2")
@pytest.mark.parametrize(("successes", "spell", "offered"), [(1, "flame-bolt", False), (2, "axe", False)])
def test_magic_wand_calls_nothing_without_a_spell_or_with_one_success(
    successes: int, spell: str, offered: bool
) -> None:
    """The free attack needs 2 successes and a spell."""
    s = shot(f"magic-wand,{spell}").dice(*faces(4, successes))
    play(s, "attack magic-wand skeletor")

    assert (s.kind == "free_attack") == offered


@pytest.mark.card("power-blaster/r3", "power-blaster/r5", "curse")
@pytest.mark.parametrize(
    ("successes", "facing", "wounds", "debuff"),
    [(2, 0, 1, ""), (3, 0, 1, "curse"), (3, 3, 1, ""), (5, 0, 2, "curse"), (5, 3, 2, "")],
)
def test_power_blaster_curses_from_behind(successes: int, facing: int, wounds: int, debuff: str) -> None:
    """From 3 successes on a flank attack curses, a frontal one does not."""
    s = scene("webstor@F6:0 weapons=power-blaster", f"he-man@F9:{facing}", acting="webstor")
    play(s.dice(*faces(4, successes)), "attack power-blaster he-man", "decline")

    assert (s["he-man"].wounds, s["he-man"].debuff) == (wounds, debuff)


@pytest.mark.card("power-blaster")
@pytest.mark.parametrize(("successes", "moves"), [(1, False), (2, True)])
def test_power_blaster_slips_away(successes: int, moves: bool) -> None:
    """From 2 successes on Webstor may make a free move of 2 hexes, no more."""
    s = scene("webstor@F6:0 weapons=power-blaster", "he-man@F9:3", acting="webstor")
    play(s.dice(*faces(4, successes)), "attack power-blaster he-man")

    assert (s.kind == "react") == moves
    if moves:
        s.do("react power-blaster/t0@webstor")
        assert "goto F4" in s.options
        assert "goto F3" not in s.options
        assert len(s.offers("goto")) > 6 * 2  # in every direction
        play(s, "goto F4", "face 0")
        assert (s["webstor"].at, s.turn.ap) == ("F4", 2)


@pytest.mark.card("power-blaster")
def test_power_blaster_slips_into_overwatch() -> None:
    """The free move is a Move: it triggers Overwatch where it ends."""
    s = scene(
        "webstor@F6:0 weapons=power-blaster",
        "he-man@F9:3",
        "orko@F12:3 weapons=laser-rifle overwatch",
        acting="webstor",
    )
    play(s.dice(*faces(4, 2)), "attack power-blaster he-man", "react power-blaster/t0@webstor")
    play(s, "goto F7", "face 0")

    assert s.turn.character == "orko"


@pytest.mark.card("flamethrower", "fireball")
@pytest.mark.parametrize("weapon", [w.id for w in FIRST_WEAPONS if w.type != "melee" and w.side == "enemy"])
def test_only_area_attacks_reach_bystanders(weapon: str) -> None:
    """Flamethrower and Fireball strike the one beside the target; no other weapon does."""
    s = scene(
        f"skeletor@F4:0 weapons={weapon} mana=3", "he-man@F7:3", "ram-man@F8:3", acting="skeletor"
    ).dice(*[2] * 20)
    play(s, f"attack {weapon} he-man")

    reached = [event.target for event in s.heard(AttackResolved)]
    assert reached == (["he-man", "ram-man"] if weapon in ("flamethrower", "fireball") else ["he-man"])


@pytest.mark.card("power-blaster")
def test_power_blaster_slips_after_its_own_attacks_only() -> None:
    """Another gun in Webstor's hands lets him go nowhere."""
    s = scene("webstor@F6:0 weapons=power-blaster,laser-rifle", "he-man@F9:3", acting="webstor")
    play(s.dice(*faces(3, 3)), "attack laser-rifle he-man")

    assert s.kind == "act"
    assert "power-blaster" not in tell(s)
