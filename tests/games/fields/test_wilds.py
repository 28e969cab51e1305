"""Brave the Wilds, wilds combat, and checks (FE-WILDS, FE-WILD, FE-CHECK)."""

from __future__ import annotations

import pytest

from battlewright.games.fields.model.events import (
    AllySentBack,
    Checked,
    CombatCardGained,
    Damaged,
    Defeated,
    DiceAssigned,
    EncounterDrawn,
    EterniumGained,
    Recruited,
    Tamed,
    WildsBegan,
    WildsEnded,
    WildsRolled,
)
from battlewright.games.fields.model.options import Assign
from battlewright.games.fields.rules.wilds import assignment_denial, spread
from tests.games.fields.combats import HEROES
from tests.games.fields.scenes import Scene, a_scene

FOREST = "evergreen-forest"
MASTERS_ALLY, EVIL_ALLY = "moss-man", "two-bad"


def in_the_forest(hero: str = "she-ra", *top: str) -> Scene:
    """A hero at the menu in the Evergreen Forest; these encounter cards come next."""
    scene = a_scene(heroes=HEROES).eternium(masters=10, evil=10)
    scene.hero(hero).at = FOREST
    return scene.top(*top).turn(hero)


def versus(card: str, *faces: str, hero: str = "she-ra", damage: int = 0) -> Scene:
    """A wilds combat in which the dice fall as given."""
    scene = a_scene(heroes=HEROES).eternium(masters=10, evil=10)
    scene.hero(hero).at = FOREST
    scene.hero(hero).damage = damage
    return scene.dice(*faces).wild(hero, card)


def faces(**counts: int) -> list[str]:
    """So many dice of each face."""
    return [face for face, number in counts.items() for _ in range(number)]


# --- the encounter card ---------------------------------------------------------------------------


@pytest.mark.rule("FE-WILDS-01")
def test_the_top_card_is_drawn_in_the_wilds() -> None:
    """One card, for nothing; not outside the wilds."""
    scene = in_the_forest("she-ra", "hidden-cache").choose("wilds 1")
    assert [e.cards for e in scene.heard(EncounterDrawn)] == [("hidden-cache",)]

    scene = a_scene(heroes=HEROES).put(**{"she-ra": "foe-castle"}).turn("she-ra")
    assert scene.why_not("she-ra", "wilds 1") == ["FE-WILDS-01"]


@pytest.mark.rule("FE-WILDS-02")
def test_two_cards_to_choose_from_for_one_eternium() -> None:
    """One is resolved, the other goes under the deck."""
    scene = in_the_forest("she-ra", "giant-scorpion", "hidden-cache").choose("wilds 2")
    assert scene.team("masters").eternium == 9
    assert scene.options == ["card giant-scorpion", "card hidden-cache"]

    scene.choose("card hidden-cache")
    assert scene.state.decks["encounter"][-1] == "giant-scorpion"
    assert scene.state.discards["encounter"] == ["hidden-cache"]

    scene = in_the_forest("she-ra").eternium(masters=0)
    assert scene.why_not("she-ra", "wilds 2") == ["FE-ETERNIUM-02"]


@pytest.mark.rule("FE-WILDS-03")
def test_an_event_happens_at_once_and_is_discarded() -> None:
    """Hidden Cache: 3 eternium."""
    scene = in_the_forest("she-ra", "hidden-cache").choose("wilds 1")

    assert scene.team("masters").eternium == 13
    assert scene.state.discards["encounter"] == ["hidden-cache"]


@pytest.mark.rule("FE-WILDS-04", "FE-WILD-01")
def test_a_beast_means_wilds_combat_and_can_be_tamed() -> None:
    """The Marsh Strider is beaten; then taming is offered."""
    scene = in_the_forest("she-ra", "marsh-strider").dice(*["double"] * 7).choose("wilds 1")
    assert [e.foe for e in scene.heard(WildsBegan)] == ["marsh-strider"]

    scene.choose("card +1")
    assert scene.kind == "tame"


@pytest.mark.rule("FE-WILDS-05", "FE-WILD-01")
def test_an_ally_of_another_faction_is_fought() -> None:
    """Two Bad is no friend of the Masters; beaten, his reward is gained, but he cannot be kept."""
    scene = in_the_forest("she-ra", EVIL_ALLY).dice(*["double"] * 7).choose("wilds 1")
    assert [e.foe for e in scene.heard(WildsBegan)] == [EVIL_ALLY]

    scene.choose("card +1")
    assert scene.kind == "act"
    assert scene.state.discards["encounter"] == [EVIL_ALLY]


@pytest.mark.rule("FE-WILDS-06")
def test_an_own_ally_joins_for_the_printed_price() -> None:
    """Moss Man joins She-Ra for 3 eternium."""
    scene = in_the_forest("she-ra", MASTERS_ALLY).choose("wilds 1", "accept", "card +1")

    assert scene.hero("she-ra").allies == [MASTERS_ALLY]
    assert scene.team("masters").eternium == 10 - 3
    assert not scene.heard(WildsBegan)


@pytest.mark.rule("FE-WILDS-06")
def test_or_the_ally_is_shuffled_back_for_one_eternium() -> None:
    """By choice, or because the price cannot be paid."""
    scene = in_the_forest("she-ra", MASTERS_ALLY).choose("wilds 1", "refuse")
    assert MASTERS_ALLY in scene.state.decks["encounter"]
    assert scene.team("masters").eternium == 11
    assert scene.heard(AllySentBack)

    scene = in_the_forest("she-ra", MASTERS_ALLY).eternium(masters=2).choose("wilds 1")
    assert scene.options == ["refuse"]


@pytest.mark.rule("FE-WILDS-07")
@pytest.mark.parametrize("card", [MASTERS_ALLY, EVIL_ALLY])
def test_the_reward_of_an_ally_for_recruiting_and_for_beating(card: str) -> None:
    """Both bring a Support card."""
    scene = in_the_forest("she-ra", card).dice(*["double"] * 7 if card == EVIL_ALLY else []).choose("wilds 1")
    if card == MASTERS_ALLY:
        scene.choose("accept")
        assert scene.heard(Recruited)
    scene.choose("card +1")

    assert [e.card for e in scene.heard(CombatCardGained)] == ["support"]


@pytest.mark.rule("FE-WILDS-08")
def test_where_encounter_cards_go() -> None:
    """Beaten and not kept: to the discard pile; unbeaten: back into the deck."""
    scene = versus("marsh-strider", *["double"] * 7).choose("card +1", "refuse")
    assert scene.state.discards["encounter"] == ["marsh-strider"]

    scene = versus("marsh-strider", *["blank"] * 7)
    assert scene.state.discards["encounter"] == []
    assert "marsh-strider" in scene.state.decks["encounter"]


# --- checks ---------------------------------------------------------------------------------------


@pytest.mark.rule("FE-CHECK-01")
def test_a_check_is_one_die_unless_the_card_says_otherwise() -> None:
    """The Dylinx rolls one die, the Sandstorm calls for three."""
    scene = versus("dylinx", *["blank"] * 8)
    assert [len(e.dice) for e in scene.heard(Checked)] == [1]

    scene = in_the_forest("she-ra", "sandstorm").dice("blank", "success", "success").choose("wilds 1")
    assert [len(e.dice) for e in scene.heard(Checked)] == [3]
    assert scene.team("masters").eternium == 10 + 2


@pytest.mark.rule("FE-CHECK-02")
@pytest.mark.parametrize(
    ("face", "met"), [("blank", False), ("reroll", False), ("success", True), ("double", True)]
)
def test_how_a_check_is_read(face: str, met: bool) -> None:
    """Success and double success succeed; blank and reroll fail, and nothing is rolled again."""
    scene = versus("dylinx", face, *["blank"] * 7)

    check = scene.heard(Checked)[0]
    assert (check.dice, check.met) == ((face,), met)
    assert scene.hp("she-ra") == 6 - 3 - met  # +1 attack on a success


# --- wilds combat ---------------------------------------------------------------------------------


@pytest.mark.rule(
    "FE-WILD-02",
    "FE-WILD-03",
    "FE-WILD-04",
    "FE-WILD-05",
    "FE-WILD-06",
    "FE-WILD-07",
    "FE-WILD-08",
    "FE-WILD-11",
    "FE-WILD-12",
    example="FE-EX-09",
)
def test_she_ra_meets_a_dylinx() -> None:
    """Seven dice, a reroll with one blank: everything is blocked and the beast beaten."""
    scene = versus("dylinx", "blank", *faces(blank=2, reroll=1, success=3, double=1))
    assert not scene.heard(Checked)[0].met
    assert (scene.kind, len(scene.heard(WildsRolled)[0].dice)) == ("reroll", 7)

    scene.dice("double", "double").choose("reroll blank")
    assigned = scene.heard(DiceAssigned)[0]
    assert sorted(scene.heard(WildsRolled)[-1].dice) == sorted(faces(blank=1, success=3, double=3))
    assert sum(assigned.defense) >= 2
    assert sum(assigned.hp) >= 3
    assert sum(assigned.attack) >= 3
    assert scene.hp("she-ra") == 6
    assert scene.heard(WildsEnded)[0].won
    scene.choose("card +1")
    assert scene.heard(CombatCardGained)
    assert scene.kind == "tame"  # it has a price


@pytest.mark.rule("FE-WILD-01")
def test_a_wilds_combat_is_a_single_round() -> None:
    """One roll, one exchange; an unbeaten beast is gone."""
    scene = versus("giant-scorpion", *["blank"] * 7)

    assert len(scene.heard(WildsRolled)) == len(scene.heard(WildsEnded)) == 1
    assert scene.kind == "act"


@pytest.mark.rule("FE-WILD-02")
@pytest.mark.parametrize(("face", "lost"), [("blank", 3), ("success", 4)])
def test_the_enemys_ability_comes_before_the_roll(face: str, lost: int) -> None:
    """The Dylinx has +1 attack if its check succeeds."""
    scene = versus("dylinx", face, *["blank"] * 7)

    kinds = [type(e) for e in scene.events if isinstance(e, Checked | WildsRolled)]
    assert kinds == [Checked, WildsRolled]
    assert scene.hp("she-ra") == 6 - lost


@pytest.mark.rule("FE-WILD-03")
@pytest.mark.parametrize(("hero", "dice"), [("she-ra", 7), ("he-man", 6), ("teela", 5)])
def test_as_many_dice_as_body(hero: str, dice: int) -> None:
    """She-Ra rolls seven, He-Man six, Teela five."""
    scene = versus("giant-scorpion", *["blank"] * dice, hero=hero)

    assert len(scene.heard(WildsRolled)[0].dice) == dice


@pytest.mark.rule("FE-WILD-04")
def test_each_reroll_face_takes_one_other_die_along() -> None:
    """Two reroll faces: at most two others, of any face; again and again until one stops."""
    scene = versus("giant-scorpion", *faces(reroll=2, blank=3, success=2))
    assert "reroll blank,success" in scene.options
    assert "reroll success,success" in scene.options
    assert not any(text.count(",") > 1 for text in scene.options)

    scene.dice("reroll", "blank").choose("reroll")
    assert scene.kind == "reroll"
    scene.choose("keep")
    assert len(scene.heard(WildsRolled)[-1].dice) == 7
    assert scene.hp("she-ra") == 6 - (4 - 2)  # two successes; the face that stays counts for nothing


WAYS = [
    # ones, twos, defense, hp, attack: what the best assignments come to (beaten, attack left)
    ((2, 0, 1, 1, 2), {(True, 2), (False, 0)}),  # beat it, or hold it off
    ((0, 1, 1, 1, 2), {(False, 0)}),  # the double cannot be divided: no way to beat it
    ((0, 2, 1, 1, 0), {(True, 0)}),  # one double for each, the rest is lost
    ((1, 0, 2, 1, 3), {(False, 2)}),  # the defense is in the way, the attack is not
    ((3, 3, 2, 3, 3), {(True, 0)}),
]


@pytest.mark.rule("FE-WILD-05", "FE-WILD-06", "FE-WILD-07", "FE-WILD-08")
@pytest.mark.parametrize(("dice", "outcomes"), WAYS)
def test_ways_to_assign_dice(dice: tuple[int, int, int, int, int], outcomes: set[tuple[bool, int]]) -> None:
    """Each die to one value; hit points only after the defense; doubles stay whole; attack at any time."""
    ones, twos, defense, hp, attack = dice
    ways = spread(ones, twos, defense, hp, attack)

    for way in ways:
        assert assignment_denial([1] * ones + [2] * twos, way, defense) is None
    found = {(sum(w.hp) >= hp and bool(w.hp), max(0, attack - sum(w.attack))) for w in ways}
    assert found == outcomes


@pytest.mark.rule("FE-WILD-05")
def test_each_success_lowers_a_value_by_one() -> None:
    """Against a Lantern Toad (2 HP, attack 1, defense 1) four successes do everything."""
    scene = versus("lantern-toad", *faces(success=4, blank=3))
    assigned = scene.heard(DiceAssigned)[0]

    assert (assigned.defense, assigned.hp, assigned.attack) == ((1,), (1, 1), (1,))
    assert scene.hp("she-ra") == 6


@pytest.mark.rule("FE-WILD-06")
def test_defense_before_hit_points() -> None:
    """Dice on hit points are refused while the defense stands."""
    denied = assignment_denial([1, 1, 1], Assign((1,), (1,), ()), 2)
    assert denied is not None
    assert denied.rule == "FE-WILD-06"

    scene = versus("rock-lizard", *faces(success=3, blank=4))  # defense 4
    assert scene.heard(DiceAssigned)[0].hp == ()
    assert not scene.heard(WildsEnded)[0].won


@pytest.mark.rule("FE-WILD-07")
def test_the_attack_can_be_held_off_at_any_time() -> None:
    """Two successes are too few for the Stone Golem's defense, but not for its attack of 3."""
    scene = versus("stone-golem", *faces(success=2, blank=5))

    assert scene.heard(DiceAssigned)[0].attack == (1, 1)
    assert scene.hp("she-ra") == 6 - 1


@pytest.mark.rule("FE-WILD-08")
def test_doubles_stay_whole() -> None:
    """A double success is not divided between two values."""
    denied = assignment_denial([2], Assign((1,), (1,), ()), 1)
    assert denied is not None
    assert denied.rule == "FE-WILD-08"

    scene = versus("lantern-toad", *faces(double=1, blank=6))  # 2 would do for defense 1 and 1 of its HP
    assert not scene.heard(WildsEnded)[0].won


@pytest.mark.rule("FE-WILD-09")
@pytest.mark.parametrize(("successes", "won"), [(2, False), (3, True)])
def test_the_enemy_loses_what_was_assigned(successes: int, won: bool) -> None:
    """The Lantern Toad has 2 HP behind 1 defense."""
    scene = versus("lantern-toad", *faces(success=successes, blank=7 - successes))
    if scene.kind == "assign":
        scene.choose("assign 1 1,1")

    assert scene.heard(WildsEnded)[0].won is won
    assert ("lantern-toad" in {e.who for e in scene.heard(Damaged)}) is won


@pytest.mark.rule("FE-WILD-10")
@pytest.mark.parametrize(("successes", "lost"), [(0, 4), (1, 3), (5, 0)])
def test_the_hero_loses_the_rest_of_the_attack(successes: int, lost: int) -> None:
    """The Giant Scorpion's attack of 4, less what was assigned to it, never less than nothing."""
    scene = versus("giant-scorpion", *faces(success=successes, blank=7 - successes))

    assert scene.hp("she-ra") == 6 - lost


@pytest.mark.rule("FE-WILD-11")
def test_a_beaten_enemy_still_deals_its_damage() -> None:
    """Three doubles beat the Giant Scorpion (4 HP, defense 2), and nothing is left against its attack."""
    scene = versus("giant-scorpion", *faces(double=3, blank=4))
    scene.choose(next(text for text in scene.options if text.startswith("assign 2")))

    assert scene.heard(WildsEnded)[0].won
    assert scene.hp("she-ra") == 6 - 4


@pytest.mark.rule("FE-WILDS-08", "FE-WILD-12", "FE-WILD-13")
def test_the_reward_comes_even_to_a_hero_who_falls() -> None:
    """She-Ra beats an Ice Bear and falls at the same time: reward and defeat, but no taming."""
    scene = versus("ice-bear", *faces(double=3, blank=4), damage=4)
    scene.choose(next(text for text in scene.options if text.startswith("assign 2")))
    scene.choose("card +1")

    assert [e.card for e in scene.heard(CombatCardGained)] == ["+3"]
    assert [e.hero for e in scene.heard(Defeated)] == ["she-ra"]
    assert not scene.heard(Tamed)
    assert scene.state.discards["encounter"] == ["ice-bear"]


@pytest.mark.rule("FE-WILD-13", "FE-BEAST-01")
def test_taming_costs_the_printed_price() -> None:
    """The Ice Bear stays for 3 eternium."""
    scene = versus("ice-bear", *["double"] * 7).choose("card +1")
    assert scene.kind == "tame"

    scene.choose("accept")
    assert scene.hero("she-ra").mounts == ["ice-bear"]
    assert scene.team("masters").eternium == 7


@pytest.mark.rule("FE-WILD-14")
def test_an_unbeaten_enemy_goes_back_unhurt() -> None:
    """It is shuffled back; there is no reward; next time it has all its hit points."""
    scene = versus("ice-bear", *faces(success=3, blank=4))

    assert "ice-bear" in scene.state.decks["encounter"]
    assert not scene.heard(CombatCardGained)
    assert not scene.heard(EterniumGained)
    scene.take_out("ice-bear")
    scene.state.decks["encounter"].insert(0, "ice-bear")
    scene.choose("wilds 1")
    assert [e.hp for e in scene.heard(WildsBegan)] == [4, 4]


@pytest.mark.rule("FE-EQUIP-03")
@pytest.mark.parametrize("card", ["weighted-net", "swift-boots"])
def test_whoever_has_an_inventory_is_asked_before_the_roll(card: str) -> None:
    """Nobody learns from a pause whether the face-down card is a consumable for the wilds."""
    scene = a_scene(heroes=HEROES).give("she-ra", card).wild("she-ra", MASTERS_ALLY)

    assert (scene.kind, scene.asked) == ("wilds_items", ["she-ra"])
    assert scene.options == [*(["use weighted-net"] if card == "weighted-net" else []), "pass"]
    assert a_scene(heroes=HEROES).wild("she-ra", MASTERS_ALLY).kind != "wilds_items"


@pytest.mark.rule("FE-WILD-08", "FE-WILD-09", "FE-WILD-10")
def test_each_way_to_assign_says_what_it_leads_to() -> None:
    """The question says what the dice are worth, of each way whether the enemy falls and what it costs."""
    scene = versus("giant-scorpion", *faces(double=2, success=2, blank=3))
    facts = scene.decision.facts

    assert scene.kind == "assign"
    assert facts["worths"] == [2, 2, 1, 1]
    ways = [option for option in scene.decision.options if isinstance(option, Assign)]
    attack, hp = facts["attack"], facts["hp"]
    assert isinstance(attack, int)
    assert isinstance(hp, int)
    assert facts["beats"] == [int(sum(way.hp) >= hp) for way in ways]
    assert facts["loses"] == [max(0, attack - sum(way.attack)) for way in ways]
    before = scene.hp("she-ra")
    scene.choose(scene.options[0])
    losses = facts["loses"]
    assert isinstance(losses, list)
    assert before - scene.hp("she-ra") == losses[0]
