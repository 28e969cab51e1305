"""The Attack action: weapon, cost, test, effect, order (BG-ATK)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from battlewright.games.battleground.model.events import (
    ActivationEnded,
    AttackDeclared,
    AttackResolved,
    KnockedOut,
    Lost,
    PowerTriggered,
    Rolled,
    Turned,
    Wounded,
)
from tests.games.battleground.fights import attack_rolls, costs, settle, strike
from tests.games.battleground.scenes import scene


@pytest.mark.rule("BG-ATK-01")
def test_an_attack_is_made_against_one_enemy() -> None:
    """Enemies may be attacked, allies and oneself may not; only the one chosen is attacked."""
    s = scene(
        "he-man@F6:0 weapons=power-sword",
        "man-at-arms@F5:0",
        "skeletor@F7:3",
        "mer-man@G6:3",
        acting="he-man",
    )

    assert s.offers("attack") == ["attack power-sword skeletor", "attack power-sword mer-man"]
    assert s.denied_by(0, intent="attack", attacker="he-man", target="man-at-arms") == ["BG-ATK-01"]
    assert "BG-ATK-01" in s.denied_by(0, intent="attack", attacker="he-man", target="he-man")

    strike(s, "power-sword skeletor", attack=(4, 1, 1, 1, 1))

    assert [event.character for event in s.heard(Wounded)] == ["skeletor"]
    assert s["mer-man"].wounds == 0


@pytest.mark.rule("BG-ATK-01")
def test_only_the_active_character_attacks() -> None:
    """A character that is neither active nor interrupting makes no Attack action."""
    s = scene("he-man@F6:0", "man-at-arms@G6:0 weapons=mace", "skeletor@F7:3", acting="he-man")

    assert "BG-ATK-01" in s.denied_by(0, intent="attack", attacker="man-at-arms", target="skeletor")


@pytest.mark.rule("BG-ATK-01", "BG-SPELL-05")
@pytest.mark.parametrize(
    ("side", "targets"),
    [
        ("enemy", {"skeletor"}),
        ("ally", {"man-at-arms"}),
        ("self", {"he-man"}),
        ("other", {"man-at-arms", "skeletor"}),
        ("any", {"he-man", "man-at-arms", "skeletor"}),
    ],
)
def test_whom_a_weapon_may_be_used_on(side: str, targets: set[str]) -> None:
    """Enemies only, unless the card says otherwise; a spell for allies is not for oneself."""
    from battlewright.games.battleground.library import content_of
    from battlewright.games.battleground.rules.attack import wrong_side

    s = scene("he-man@F6:0", "man-at-arms@F5:0", "skeletor@F7:3", acting="he-man")
    spell = replace(content_of(s.state).weapons["thunder"], side=side)
    denied = {who: wrong_side(s.state, s["he-man"], s[who], spell) for who in s.state.characters}

    assert {who for who, denial in denied.items() if denial is None} == targets
    rule = "BG-ATK-01" if side == "enemy" else "BG-SPELL-05"
    assert {denial.rule for denial in denied.values() if denial is not None} <= {rule}


@pytest.mark.rule("BG-ATK-01")
def test_the_active_character_pays_for_its_own_attack_only() -> None:
    """Another one is denied as not active, whatever AP the active one has left; the active one is not."""
    s = scene(
        "he-man@F6:0 weapons=power-sword", "man-at-arms@G6:0 weapons=mace", "skeletor@F7:3", acting="he-man"
    )
    assert s.denied_by(0, intent="attack", attacker="he-man", target="skeletor") == []
    denied = s.denied_by(0, intent="attack", attacker="man-at-arms", target="skeletor")
    assert denied == ["BG-ACT-03", "BG-ATK-01"]


@pytest.mark.rule("BG-ATK-02")
@pytest.mark.parametrize(
    ("weapons", "offered", "denied"),
    [
        ("blaster", ["blaster", "fists"], {"dagger": ["BG-ATK-02"]}),
        ("dagger", ["dagger"], {"fists": ["BG-MELEE-05"]}),
        ("dagger,blaster", ["dagger"], {"fists": ["BG-MELEE-05"], "mace": ["BG-ATK-02"]}),
    ],
)
def test_what_is_equipped_is_what_can_be_used(
    weapons: str, offered: list[str], denied: dict[str, list[str]]
) -> None:
    """Fists need nothing, and are used only without a melee weapon."""
    from battlewright.games.battleground.rules.attack import not_equipped, weapon_of, weapons_of

    s = scene(f"mer-man@F6:0 weapons={weapons}", "he-man@F7:3", acting="mer-man")
    mine = {weapon.id for weapon in weapons_of(s.state, s["mer-man"])}

    assert mine >= set(offered)
    for weapon in mine:
        assert not_equipped(s.state, s["mer-man"], weapon_of(s.state, weapon)) is None
    for weapon, rules in denied.items():
        assert weapon not in mine
        denial = not_equipped(s.state, s["mer-man"], weapon_of(s.state, weapon))
        assert denial is not None
        assert [denial.rule] == rules


@pytest.mark.rule("BG-ATK-02")
def test_an_attack_uses_one_equipped_weapon() -> None:
    """Only equipped weapons are offered, not those put away or carried by others; each is one option."""
    s = scene(
        "trap-jaw@F6:0 weapons=hook-attachment,dagger reserve=laser-attachment",
        "he-man@F7:3 weapons=power-sword",
        acting="trap-jaw",
    )

    assert s.offers("attack") == ["attack hook-attachment he-man", "attack dagger he-man"]
    for weapon in ("laser-attachment", "power-sword"):
        denied = s.denied_by(1, intent="attack", attacker="trap-jaw", target="he-man", weapon=weapon)
        assert "BG-ATK-02" in denied


@pytest.mark.rule("BG-ATK-02", "BG-ATK-04")
@pytest.mark.parametrize(
    ("weapon", "at", "stat"),
    [("dagger", "F7", "strength"), ("blaster", "F9", "perception"), ("thunder", "F9", "power")],
)
def test_the_type_of_the_weapon_decides_how_it_attacks(weapon: str, at: str, stat: str) -> None:
    """Melee weapons test Strength next to the target, ranged ones Perception, spells Power from afar."""
    s = scene("mer-man@F6:0 mana=1 weapons=dagger,blaster,thunder", f"he-man@{at}:3", acting="mer-man")

    assert f"attack {weapon} he-man" in s.options
    strike(s, f"{weapon} he-man")

    assert [(roll.kind, roll.stat) for roll in attack_rolls(s)] == [("attack", stat)]


@pytest.mark.rule("BG-ATK-03", example="EX-18")
def test_each_weapon_type_has_its_own_rising_cost() -> None:
    """Laser Rifle 1 AP, Magic Blast 1 AP, Laser Rifle again 2 AP: 4 AP, and the mana of the spell."""
    s = scene("mer-man@F6:0 mana=1 weapons=magic-blast,laser-rifle", "he-man@F10:3", acting="mer-man", ap=4)

    for weapon in ("laser-rifle", "magic-blast", "laser-rifle"):
        strike(s, f"{weapon} he-man", attack=(1, 1, 1, 1))

    assert costs(s) == [1, 1, 2]
    assert [e.amount for e in s.heard(Lost) if e.what == "mana"] == [1]
    assert [e.ap_lost for e in s.heard(ActivationEnded)] == [0]


@pytest.mark.rule("BG-ATK-03")
def test_weapons_of_one_type_share_a_counter() -> None:
    """Two different ranged weapons cost 1 and 2 AP; a third attack would need 3."""
    s = scene("mer-man@F6:0 weapons=blaster,laser-rifle", "he-man@F10:3", acting="mer-man", ap=5)

    strike(s, "laser-rifle he-man", attack=(1, 1, 1, 1))
    strike(s, "blaster he-man", attack=(1, 1, 1, 1))

    assert costs(s) == [1, 2]
    denial = s.why(1, intent="attack", attacker="mer-man", target="he-man", weapon="blaster").denials[0]
    assert (denial.rule, denial.facts["ap"], denial.facts["cost"]) == ("BG-ACT-08", 2, 3)


@pytest.mark.rule("BG-ATK-04")
def test_every_attack_needs_a_test() -> None:
    """Without a success of the test nothing happens; the result is read from the weapon used."""
    s = scene("he-man@F6:0 weapons=power-sword,dagger", "skeletor@F7:3", acting="he-man", ap=5)

    strike(s, "power-sword skeletor", attack=(1, 2, 3, 1, 2))
    assert s["skeletor"].wounds == 0

    strike(s, "dagger skeletor", attack=(5, 5, 5, 5, 5))
    assert s["skeletor"].wounds == 1  # five successes would be three wounds with the Power Sword


@pytest.mark.rule("BG-ATK-05", example="EX-19")
@pytest.mark.parametrize(("weapon", "dice"), [("terror-claws", 5), ("trident", 4), ("test-blunt", 3)])
def test_the_weapon_changes_the_number_of_dice(weapon: str, dice: int) -> None:
    """+1 on the card is a die more, -1 a die fewer, a dash no change."""
    s = scene(f"mer-man@F6:0 weapons={weapon}", "he-man@F7:3", acting="mer-man")

    strike(s, f"{weapon} he-man")

    (rolled,) = attack_rolls(s)
    assert rolled.dice.total == dice
    assert sum(m.amount for m in rolled.dice.modifiers if m.source == "BG-ATK-05") == dice - 4


@pytest.mark.rule("BG-ATK-06", example="EX-20")
@pytest.mark.parametrize(
    ("ground", "weapon", "dice"), [(",", "trident", 5), (".", "trident", 4), (",", "dagger", 4)]
)
def test_a_special_ability_works_only_with_its_own_weapon(ground: str, weapon: str, dice: int) -> None:
    """The Trident rolls one more die at a target in difficult terrain; the Dagger of its bearer does not."""
    s = scene("mer-man@F6:0 weapons=trident,dagger", "he-man@F7:3", acting="mer-man", terrain={"F7": ground})

    strike(s, f"{weapon} he-man")

    assert attack_rolls(s)[0].dice.total == dice


FIVE = {
    0: (1, 1, 1, 1, 1),
    1: (4, 1, 1, 1, 1),
    2: (4, 5, 1, 1, 1),
    3: (4, 5, 4, 1, 1),
    4: (4, 5, 4, 5, 1),
    5: (4, 5, 4, 5, 4),
    6: (6, 5, 4, 5, 4, 5),
}


@pytest.mark.rule("BG-ATK-07", "BG-ATK-08", example="EX-21")
@pytest.mark.parametrize(("successes", "wounds"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_exactly_the_highest_effect_reached_applies(successes: int, wounds: int) -> None:
    """Power Sword: 1 success 1 wound, 3 successes 2, 5 successes 3; never several, never a lower one."""
    s = scene("he-man@F6:0 weapons=power-sword", "skeletor@F7:3", acting="he-man", ap=1)

    strike(s, "power-sword skeletor", attack=FIVE[successes])

    assert s["skeletor"].wounds == wounds
    assert [event.successes for event in s.heard(AttackResolved)] == [successes]
    assert s.kind != "row"


@pytest.mark.rule("BG-ATK-07", "BG-ATK-08")
@pytest.mark.parametrize(
    ("defence", "wounds"), [((4, 1, 1), 2), ((4, 4, 1), 1), ((4, 4, 4), 1), ((6, 4, 4, 5), 0)]
)
def test_the_successes_left_after_defence_count(defence: tuple[int, ...], wounds: int) -> None:
    """Four successes, less one for each of the defender's."""
    s = scene("he-man@F6:0 weapons=power-sword", "skeletor@F7:3", acting="he-man", ap=1)

    strike(s, "power-sword skeletor", attack=FIVE[4], defence=defence)

    assert s["skeletor"].wounds == wounds


@pytest.mark.rule("BG-ATK-08")
def test_too_few_successes_for_the_lowest_effect_do_nothing() -> None:
    """The Blaster wounds from 2 successes on; one is not enough."""
    s = scene("mer-man@F6:0 weapons=blaster", "he-man@F10:3", acting="mer-man", ap=1)

    strike(s, "blaster he-man", attack=(4, 1, 1, 1))

    assert s.heard(Wounded) == []
    assert s.heard(AttackResolved)[0].rules == ("BG-ATK-08",)


@pytest.mark.rule("BG-ATK-09", example="EX-29")
@pytest.mark.parametrize(("defence", "focused"), [((3, 2, 4), False), ((3, 2, 1), True)])
def test_additional_effects_count_what_is_left_after_defence(defence: tuple[int, ...], focused: bool) -> None:
    """The ring wants 3 successes: 3 rolled and 1 defended are 2, too few; 3 undefended are enough."""
    s = scene("he-man@F6:0 weapons=power-sword items=ring-of-grayskull", "skeletor@F7:3", acting="he-man")

    strike(s, "power-sword skeletor", attack=(1, 3, 4, 4, 5), defence=defence)

    assert s.heard(AttackResolved)[0].successes == (3 if focused else 2)
    assert s["he-man"].focus is focused


@pytest.mark.rule("BG-ATK-10", "BG-SPELL-04", "BG-ACT-08")
def test_an_attack_runs_in_a_fixed_order() -> None:
    """Declared, AP, mana, turned, tested, defended, resolved, wounded and out, then additional effects."""
    s = scene(
        "skeletor@F6:3 mana=1 weapons=thunder items=spell-stone",
        "orko@F9:3 wounds=1",
        "he-man@A1:0",
        acting="skeletor",
        ap=2,
    )

    strike(s, "thunder orko", attack=(4, 4, 4, 1, 1), defence=(1, 1, 1))

    told = [
        (type(e), getattr(e, "what", ""), getattr(e, "kind", ""))
        for e in s.events
        if isinstance(
            e,
            AttackDeclared | Lost | Turned | Rolled | AttackResolved | Wounded | KnockedOut | PowerTriggered,
        )
    ]
    assert told == [
        (AttackDeclared, "", ""),
        (Lost, "ap", ""),
        (Lost, "mana", ""),
        (Turned, "", ""),
        (Rolled, "", "attack"),
        (Rolled, "", "defence"),
        (AttackResolved, "", ""),
        (Wounded, "", ""),
        (KnockedOut, "", ""),
        (PowerTriggered, "", ""),
    ]
    assert (s["orko"].at, s["skeletor"].mana, s.turn.ap) == ("", 1, 1)


@pytest.mark.rule("BG-ATK-10")
def test_range_is_bought_before_the_rest_of_the_ap_is_spent() -> None:
    """A far target needs the range boost of the Laser Attachment; AP for dice come out of what is left."""
    s = scene("trap-jaw@F1:0 weapons=laser-attachment", "he-man@F15:3", acting="trap-jaw", ap=2)

    s.do("attack laser-attachment he-man")

    assert costs(s) == [1]
    assert s.turn.ap == 0  # the second AP went into range; none was left to offer for dice
    assert attack_rolls(settle(s))[0].dice.total == 4
