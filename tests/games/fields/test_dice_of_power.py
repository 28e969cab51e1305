"""Dice of Power: the zones of a grid are rolled with wilds dice (FE-DICE)."""

from __future__ import annotations

import pytest

from battlewright.games.fields.model.events import (
    CombatWon,
    InitiativeWon,
    PowerRolled,
    Struck,
    TotalsMade,
    VpGained,
    WeaponChosen,
)
from tests.games.fields.combats import AREA, EVEN, begin, hunting, met, play, stack_decks
from tests.games.fields.scenes import Scene

POWER = {"dice_of_power": True}
ONE_EACH = "+1 attack, +1 defense, +1 initiative, +1 attack"  # dice: attack 2, defense 1, initiative 1


def powered(mine: str = ONE_EACH, theirs: str = ONE_EACH, *faces: str) -> Scene:
    """She-Ra attacks Skeletor with Dice of Power; the dice fall as given."""
    return begin(met(switches=POWER).dice(*faces), mine, theirs)


def rolls(scene: Scene) -> list[tuple[str, str, int]]:
    """Who rolled which zone with which result."""
    return [(e.who, e.zone, e.result) for e in scene.heard(PowerRolled)]


QUIET = ("blank", "blank", "blank", "blank", "blank", "blank", "blank", "blank")
"""Initiative of both, attack 2 and defense 1, attack 2 and defense 1: nothing happens."""


@pytest.mark.rule("FE-DICE-01")
def test_the_module_is_a_switch_of_the_match() -> None:
    """Without the switch the zones are added up and no die is rolled; with it they are rolled."""
    assert not begin(met()).heard(PowerRolled)

    assert powered(ONE_EACH, ONE_EACH, *QUIET).heard(PowerRolled)


@pytest.mark.rule("FE-DICE-02")
def test_the_other_steps_are_the_usual_ones() -> None:
    """Weapons are chosen, a fallen hero brings 1 VP, flight is offered after the first round only."""
    scene = powered(ONE_EACH, ONE_EACH, *QUIET)
    assert len(scene.heard(WeaponChosen)) == 2
    assert scene.kind == "flee"

    scene = met(switches=POWER)
    scene.hero("skeletor").damage = 5
    begin(scene.dice("blank", "blank", "double", "double", "blank"), ONE_EACH, ONE_EACH)
    assert [(e.team, e.amount) for e in scene.heard(VpGained)] == [(0, 1)]
    assert scene.hero("skeletor").at == "temple-of-serpos"


@pytest.mark.rule("FE-DICE-02")
def test_against_a_beast_steps_three_and_four_are_the_usual_ones() -> None:
    """Against an epic beast a zone takes more than two cards."""
    many = "+1 attack, +1 defense, +1 attack, +1 defense"
    scene = hunting("she-ra", "sand-devourer", "defense:1", many, switches=POWER)
    assert scene.epic.sides[0].played == 4

    five = met(switches=POWER)
    five.hero("she-ra").at = "evergreen-forest"
    stack_decks(five, "+1 attack, +1 defense, +1 attack, power-flow defense, +1 attack")
    five.epic_die("defense:1").hunt("she-ra", "sand-devourer").choose("weapon she-ra-sword-of-protection")
    play(five, "+1 attack, +1 defense, +1 attack, power-flow defense")
    assert "play +1 attack" in five.options


@pytest.mark.rule("FE-DICE-03")
def test_a_zone_takes_two_cards_but_power_flow_takes_no_place() -> None:
    """A third card does not fit into a zone; four cards are played; Power Flow does not count."""
    mine = "+1 attack, +1 defense, +1 attack, power-flow defense, +1 initiative"
    scene = met(switches=POWER)
    stack_decks(scene, mine, EVEN)
    scene.fight("she-ra", "skeletor")
    scene.choose("weapon she-ra-sword-of-protection", "weapon skeletor-havoc-staff")
    play(scene, "+1 attack, +1 defense, +1 attack, power-flow defense", "+1 attack, +1 defense, +1 attack")

    assert scene.options == ["play +1 initiative", "concentrate"]
    assert scene.why_not("she-ra", "play +1 attack") == ["FE-DICE-03"]
    assert scene.epic.sides[0].played == 3


@pytest.mark.rule("FE-DICE-03", "FE-DICE-04")
def test_time_must_be_used_before_the_totals() -> None:
    """As long as a Time card can swap something its team cannot pass; otherwise step 4 is the usual one."""
    scene = powered(f"time, {ONE_EACH}".replace("+1 initiative", "+2 initiative"), ONE_EACH)

    assert scene.kind == "step_four"
    assert "pass" not in scene.options
    assert scene.why_not("she-ra", "pass") == ["FE-DICE-04"]
    scene.dice(*QUIET, "blank").choose("time +1 attack +2 initiative")
    assert scene.heard(PowerRolled)


@pytest.mark.rule("FE-DICE-04")
def test_without_dice_of_power_time_may_stay_unused() -> None:
    """The standard rules let a team pass with a Time card."""
    scene = begin(met(), f"time, {ONE_EACH}".replace("+1 initiative", "+2 initiative"), ONE_EACH)

    assert "pass" in scene.options


@pytest.mark.rule("FE-DICE-05")
def test_the_sum_of_a_zone_is_its_number_of_dice() -> None:
    """Cards, soldiers and spells give dice; equipment is added to the result."""
    scene = met(switches=POWER).soldiers(AREA, evil=1)
    scene.give("she-ra", "battle-harness", equip=True).give("skeletor", "battle-fury")
    mine = "+3 attack, +1 defense, +1 initiative, +1 defense"
    theirs = "+2 attack, +1 defense, +1 attack, +1 defense"
    begin(scene, mine, theirs).choose("remove 1 0 0")
    scene.state.rng.script += [1] * 20
    scene.choose("cast skeletor battle-fury").until("flee")

    dice = {(e.who, e.zone): (len(e.dice), e.result) for e in scene.heard(PowerRolled)}
    assert dice["she-ra", "attack"] == (3, 1)  # three dice; the harness is added flat
    assert dice["she-ra", "initiative"] == (1, 2)  # and so is the printed initiative
    assert dice["skeletor", "attack"] == (2 + 1 + 1 + 3, 0)


@pytest.mark.rule("FE-DICE-05", "FE-EPIC-36")
def test_swapped_cards_give_dice_where_they_lie() -> None:
    """After Time the +3 counts for the attack."""
    scene = powered("time, +1 attack, +3 defense, +1 initiative, +1 defense", ONE_EACH)
    scene.state.rng.script += [1] * 20
    scene.choose("time +1 attack +3 defense").until("flee")

    dice = {(e.who, e.zone): len(e.dice) for e in scene.heard(PowerRolled)}
    assert (dice["she-ra", "attack"], dice["she-ra", "defense"]) == (3, 2)


ELEVEN = "+3 attack, +3 defense, +3 attack, +2 initiative"  # 6 + 3 + 2 dice


@pytest.mark.rule("FE-DICE-06")
def test_each_die_above_ten_is_a_sure_success_in_any_zone() -> None:
    """Eleven dice over all zones: one is taken out of a zone and is a success where one likes."""
    scene = powered(ELEVEN, ONE_EACH)
    assert (scene.kind, scene.asked) == ("excess", ["she-ra"])

    scene.state.rng.script += [1] * 20
    scene.choose("choose defense:attack").until("flee")

    found = {(e.who, e.zone): (len(e.dice), e.automatic, e.result) for e in scene.heard(PowerRolled)}
    assert found["she-ra", "defense"] == (2, 0, 0)
    assert found["she-ra", "attack"] == (6, 1, 1)
    assert found["skeletor", "attack"] == (2, 0, 0)


@pytest.mark.rule("FE-DICE-06")
def test_a_match_can_count_the_ten_per_roll() -> None:
    """By the other reading eleven dice over three zones are rolled; eleven in one zone are not."""
    switches = POWER | {"power_dice_per_roll": True}
    scene = met(switches=switches)
    scene.state.rng.script += [1] * 40
    begin(scene, ELEVEN, ONE_EACH)
    assert max(len(e.dice) for e in scene.heard(PowerRolled)) == 6

    scene = met(switches=switches).give("she-ra", "battle-fury").soldiers(AREA, masters=3)
    begin(scene, ELEVEN, ONE_EACH)
    scene.state.rng.script += [1] * 40
    scene.choose("cast she-ra battle-fury", "remove 3 0 0").until("flee")
    attack = next(e for e in scene.heard(PowerRolled) if (e.who, e.zone) == ("she-ra", "attack"))
    assert (len(attack.dice), attack.automatic, attack.result) == (10, 2, 2)


@pytest.mark.rule("FE-DICE-05", "FE-DICE-07", example="FE-EX-12")
def test_beast_mans_dice() -> None:
    """The rulebook's example: attack 7, defense 1, initiative 1 + 2; at most two cards in each zone."""
    mine = "+1 attack, +2 defense, +1 attack, +1 defense"
    theirs = "+3 attack, +1 initiative, +2 attack, +1 defense"
    scene = met("she-ra", "beast-man", switches=POWER)
    scene.dice("success")  # his initiative; She-Ra has no dice there, only her 2
    scene.dice("double", "double", "reroll", "double", "blank", "double", "double", "double")
    begin(scene, mine, theirs, enemy="beast-man")
    assert scene.kind == "reroll"
    scene.dice("success").dice("blank", "blank", "success")  # again; her attack, his defense
    scene.choose("reroll")

    assert {zone: len(cards) for zone, cards in scene.grid("beast-man").items()} == {
        "attack": 2,
        "defense": 1,
        "initiative": 1,
    }
    results = {e.zone: e.result for e in scene.heard(PowerRolled) if e.who == "beast-man"}
    assert results == {"attack": 7, "defense": 1, "initiative": 3}


@pytest.mark.rule("FE-DICE-07")
@pytest.mark.parametrize(("face", "worth"), [("blank", 0), ("success", 1), ("double", 2)])
def test_what_a_die_is_worth_for_initiative(face: str, worth: int) -> None:
    """Success counts 1, double success 2, blank nothing; the printed initiative is added."""
    scene = powered(ONE_EACH, ONE_EACH, face, *QUIET[1:])

    assert ("she-ra", "initiative", 2 + worth) in rolls(scene)


@pytest.mark.rule("FE-DICE-08")
@pytest.mark.parametrize(
    ("mine", "theirs", "first", "hp"),
    [
        ("success", "blank", "she-ra", (6, 6)),
        ("blank", "success", "skeletor", (5, 7)),
        ("blank", "blank", "she-ra", (6, 7)),
    ],
)
def test_the_higher_roll_attacks_and_the_lower_loses_a_hit_point(
    mine: str, theirs: str, first: str, hp: tuple[int, int]
) -> None:
    """With a tie the active hero attacks and nobody loses anything."""
    scene = powered(ONE_EACH, ONE_EACH, mine, theirs, *QUIET[2:])

    assert scene.heard(InitiativeWon)[0].who == first
    assert scene.heard(Struck)[0].who == first
    assert (scene.hp("she-ra"), scene.hp("skeletor")) == hp


@pytest.mark.rule("FE-DICE-09")
def test_attack_dice_are_rolled_against_defense_dice() -> None:
    """The attacker's attack dice and the defender's defense dice make the totals of the blow."""
    scene = powered(
        ONE_EACH, ONE_EACH, "blank", "blank", "double", "success", "success", "blank", "blank", "blank"
    )

    assert rolls(scene)[2:4] == [("she-ra", "attack", 3), ("skeletor", "defense", 1)]
    assert (scene.heard(Struck)[0].attack, scene.heard(Struck)[0].defense) == (3, 1)


@pytest.mark.rule("FE-DICE-10")
def test_reroll_faces_are_rolled_again_with_another_die_each() -> None:
    """As in wilds combat: the reroll face and one other die of the roll, until one stops."""
    scene = powered(ONE_EACH, ONE_EACH, "blank", "blank", "reroll", "blank", "blank")
    assert (scene.kind, scene.asked) == ("reroll", ["she-ra"])
    assert scene.options == ["reroll blank", "reroll", "keep"]

    scene.dice("reroll", "double").choose("reroll blank")
    assert scene.kind == "reroll"  # one more
    scene.dice("blank", "blank", "blank").choose("keep")
    assert ("she-ra", "attack", 2) in rolls(scene)  # a reroll face that stays is nothing


@pytest.mark.rule("FE-DICE-11")
@pytest.mark.parametrize(("attack", "lost"), [("double", 3), ("success", 1), ("blank", 0)])
def test_the_surplus_of_the_attack_is_lost(attack: str, lost: int) -> None:
    """The difference of attack and defense, or nothing."""
    scene = powered(ONE_EACH, ONE_EACH, "blank", "blank", attack, attack, "success", *QUIET[5:])

    assert scene.hp("skeletor") == 7 - lost


@pytest.mark.rule("FE-DICE-11")
def test_a_defender_at_0_hp_does_not_roll_back() -> None:
    """At 0 HP comes step 7."""
    scene = met(switches=POWER)
    scene.hero("skeletor").damage = 6
    begin(scene.dice("blank", "blank", "success", "blank", "blank"), ONE_EACH, ONE_EACH)

    assert [e.who for e in scene.heard(Struck)] == ["she-ra"]
    assert scene.heard(CombatWon)[0].who == "she-ra"


@pytest.mark.rule("FE-DICE-12")
def test_the_defender_strikes_back_with_new_rolls() -> None:
    """Roles are exchanged: attack and defense are rolled once more, initiative is not."""
    scene = powered(ONE_EACH, ONE_EACH, *QUIET)

    assert [(who, zone) for who, zone, _ in rolls(scene)] == [
        ("she-ra", "initiative"),
        ("skeletor", "initiative"),
        ("she-ra", "attack"),
        ("skeletor", "defense"),
        ("skeletor", "attack"),
        ("she-ra", "defense"),
    ]


@pytest.mark.rule("FE-DICE-13", "FE-DICE-14")
def test_a_beast_rolls_nothing() -> None:
    """Its totals are printed values and epic die; they meet what the hero rolled."""
    scene = met(switches=POWER)
    scene.hero("she-ra").at = "evergreen-forest"
    stack_decks(scene, ONE_EACH)
    scene.epic_die("defense:1").dice("success", "double", "double", "double")
    scene.hunt("she-ra", "sand-devourer").choose("weapon she-ra-sword-of-protection")
    play(scene, ONE_EACH)

    beast = next(e for e in scene.heard(TotalsMade) if e.who == "sand-devourer")
    assert (beast.attack.total, beast.defense.total, beast.initiative.total) == (5, 3, 1)
    assert {e.who for e in scene.heard(PowerRolled)} == {"she-ra"}
    assert [(e.who, e.attack, e.defense) for e in scene.heard(Struck)] == [
        ("she-ra", 4, 3),
        ("sand-devourer", 5, 2),
    ]
