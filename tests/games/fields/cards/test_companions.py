"""Beasts and allies: what they do as enemies, what beating them brings, what they give at a hero's side."""

from __future__ import annotations

import pytest

from battlewright.games.fields.model.events import CombatCardGained, Damaged, EterniumGained
from battlewright.games.fields.procedures.checks import check_dice
from battlewright.games.fields.procedures.harm import penalty_due
from battlewright.games.fields.rules.arrival import harm_per_soldier
from battlewright.games.fields.rules.epic import concentrates_left, flee_price
from battlewright.games.fields.rules.movement import flies, movement_points
from battlewright.games.fields.rules.traders import price
from battlewright.games.fields.rules.wilds import foe_value, wilds_dice
from tests.games.fields.cards.playing import FOREST, GUARDED, Bout, begun, case, change, fought
from tests.games.fields.scenes import GAME, Scene, a_scene

DOUBLES = ("double",) * 9


def wild(
    foe: str, *dice: str, hero: str = "she-ra", night: bool = False, gear: tuple[str, ...] = ()
) -> Scene:
    """A wilds combat in the Evergreen Forest; all dice are double successes if nothing is said."""
    scene = a_scene().eternium(masters=10, evil=10).give(hero, *gear)
    scene.hero(hero).at = FOREST
    if night:
        scene.night()
    return scene.dice(*(dice or DOUBLES)).wild(hero, foe)


# --- as enemies -----------------------------------------------------------------------------------

REROLLS = ("reroll",) * 8
ABILITIES = [
    case("dylinx/ability", "success", False, (3, 4, 2), 7),
    case("dylinx/ability", "blank", False, (3, 3, 2), 7),
    case("orko/ability", "success", False, (2, 2, 5), 6),
    case("orko/ability", "blank", False, (2, 2, 2), 6),
    case("shadow-wolf/ability", "", True, (3, 4, 2), 7),
    case("shadow-wolf/ability", "", False, (3, 2, 2), 7),
    case("cave-bats/ability", "", False, (3, 2, 1), 7 - 1),
]


@pytest.mark.rule("FE-WILD-02")
@pytest.mark.parametrize(("card", "check", "night", "values", "dice"), ABILITIES)
def test_what_a_wild_enemy_can_do(
    card: str, check: str, night: bool, values: tuple[int, int, int], dice: int
) -> None:
    """HP, attack and defense after its ability, and the dice the hero rolls."""
    foe = card.partition("/")[0]
    hero = "skeletor" if foe in GAME.content.allies else "she-ra"  # an ally of the Masters
    rolled = GAME.content.heroes[hero].body - (7 - dice if hero == "she-ra" else 0)
    scene = wild(foe, *([check] if check else []), *REROLLS[:rolled], hero=hero, night=night)

    assert tuple(foe_value(scene.state, scene.wilds, what) for what in ("hp", "attack", "defense")) == values
    assert len(scene.wilds.dice) == rolled


@pytest.mark.card("sand-viper/ability")
@pytest.mark.parametrize(("check", "lost"), [("success", 1), ("blank", 0)])
def test_the_sand_viper_bites(check: str, lost: int) -> None:
    """On a success the hero loses 1 HP before the roll."""
    scene = wild("sand-viper", check, *REROLLS[:7])

    assert scene.hp("she-ra") == 6 - lost


# --- rewards --------------------------------------------------------------------------------------

REWARDS = [
    case("dylinx/reward", "+2", 0),
    case("marsh-strider/reward", "+2", 0),
    case("lantern-toad/reward", "+2", 0),
    case("ice-bear/reward", "+3", 0),
    case("shadow-wolf/reward", "support", 0),
    case("rock-lizard/reward", "+2", 0),
    case("thunder-bull/reward", "+3", 0),
    case("crystal-hawk/reward", "time", 0),
    case("sand-viper/reward", "energy", 0),
    case("cave-bats/reward", "power-flow", 0),
    case("giant-scorpion/reward", "+3", 1),
    case("stone-golem/reward", "special", 2),
    case("orko/reward", "time", 0),
    case("buzz-off/reward", "power-flow", 0),
    case("moss-man/reward", "support", 0),
    case("man-e-faces/reward", "energy", 0),
    case("clawful/reward", "power-flow", 0),
    case("webstor/reward", "time", 0),
    case("spikor/reward", "energy", 0),
    case("two-bad/reward", "support", 0),
]


@pytest.mark.parametrize(("card", "gain", "eternium"), REWARDS)
def test_what_beating_it_brings(card: str, gain: str, eternium: int) -> None:
    """A combat card by exchange, perhaps eternium; nothing for whoever does not beat it."""
    foe = card.partition("/")[0]
    ally = GAME.content.allies.get(foe)
    hero = "beast-man" if ally is not None and ally.faction == "masters" else "she-ra"
    check = ["blank"] if foe in ("dylinx", "sand-viper", "orko") else []
    scene = wild(foe, *check, *DOUBLES[: 6 if foe == "cave-bats" or hero == "beast-man" else 7], hero=hero)
    if gain == "special":
        assert scene.options == ["card energy", "card time", "card support", "card power-flow"]
        scene.choose("card support")
    scene.choose("card +1")

    team = scene.number(hero)
    wanted = "support" if gain == "special" else gain
    assert [(e.team, e.card, e.removed) for e in scene.heard(CombatCardGained)] == [(team, wanted, "+1")]
    assert sum(e.amount for e in scene.heard(EterniumGained) if foe in e.rules) == eternium


@pytest.mark.parametrize("foe", [*GAME.content.beasts, *GAME.content.allies])
def test_nothing_for_an_enemy_that_is_not_beaten(foe: str) -> None:
    """It goes back into the deck."""
    ally = GAME.content.allies.get(foe)
    hero = "beast-man" if ally is not None and ally.faction == "masters" else "she-ra"
    scene = wild(foe, *["blank"] * 9, hero=hero).until("act", "activate")

    assert not scene.heard(CombatCardGained)
    assert foe in scene.state.decks["encounter"]


# --- at a hero's side -----------------------------------------------------------------------------

TOTALS = [
    case("dylinx/bonus", Bout(), {"initiative": 1}),
    case("shadow-wolf/bonus", Bout(night=True), {"attack": 1}),
    case("shadow-wolf/bonus", Bout(), {}),
    case("clawful/bonus", Bout(enemy_damage=1), {"attack": 1}),
    case("clawful/bonus", Bout(), {}),
    case(
        "two-bad/bonus",
        Bout(mine="+1 attack, +1 defense, +1 attack, +1 defense, +1 attack"),
        {"attack": 1, "initiative": -2},
    ),
    case("panthor/bonus", Bout(), {"attack": 1}),
    case("mantisaur/bonus", Bout(), {"defense": 1}),
    case("ice-dragon/bonus", Bout(), {"attack": 1}),
    case("sea-serpent/bonus", Bout(), {"attack": 1}),
    case("storm-roc/bonus", Bout(), {"initiative": 1}),
]


@pytest.mark.parametrize(("card", "bout", "difference"), TOTALS)
def test_a_companion_in_epic_combat(card: str, bout: Bout, difference: dict[str, int]) -> None:
    """The totals with it and without it."""
    assert change(bout.but(scenario=_story(card)), card.partition("/")[0]) == difference


def _story(card: str) -> str:
    """The story in whose deck an epic beast lies."""
    seed = GAME.content.scenarios["evil-seed"].beasts
    return "evil-seed" if card.partition("/")[0] in seed else "fractures-in-time"


def owner_of(card: str, area: str = FOREST) -> Scene:
    """She-Ra has the companion; the others have none."""
    scene = a_scene(_story(card)).eternium(masters=10, evil=10)
    return scene.put(**{"she-ra": area, "he-man": area}).give("she-ra", card.partition("/")[0])


MOVEMENT = [
    case("marsh-strider/bonus", 1),
    case("panthor/bonus", 1),
    case("griffin/bonus", 1),
    case("mantisaur/bonus", 1),
    case("ice-dragon/bonus", 1),
]


@pytest.mark.parametrize(("card", "more"), MOVEMENT)
def test_a_companion_makes_faster(card: str, more: int) -> None:
    """One more movement point than He-Man beside her."""
    scene = owner_of(card)

    assert movement_points(scene.state, scene.hero("she-ra")).total == 2 + more
    assert movement_points(scene.state, scene.hero("he-man")).total == 2


FLYERS = [
    case("griffin/bonus"),
    case("swift-wind/bonus"),
    case("ice-dragon/bonus"),
    case("storm-roc/bonus"),
    case("buzz-off/bonus"),
]


@pytest.mark.parametrize("card", FLYERS)
def test_a_companion_that_flies(card: str) -> None:
    """Its hero flies; Buzz-Off by day only."""
    scene = owner_of(card)
    assert flies(scene.state, scene.hero("she-ra"))
    assert not flies(scene.state, scene.hero("he-man"))

    scene.night()
    assert flies(scene.state, scene.hero("she-ra")) is (card != "buzz-off/bonus")


@pytest.mark.card("sea-serpent/bonus")
def test_the_sea_serpent_swims() -> None:
    """She-Ra may stop on the Sea of Rakash; He-Man may not."""
    scene = owner_of("sea-serpent", "slime-pit")

    assert "goto sea-of-rakash" in scene.turn("she-ra").choose("move").options
    assert "goto sea-of-rakash" not in scene.turn("he-man").choose("move").options


SOLDIERS = [case("rock-lizard/bonus", 0), case("war-mammoth/bonus", 0), case("dylinx/bonus", 1)]


@pytest.mark.parametrize(("card", "harm"), SOLDIERS)
def test_meeting_enemy_soldiers(card: str, harm: int) -> None:
    """Two of them cost 2 HP, or nothing."""
    scene = owner_of(card).soldiers("gaz-village", evil=2)
    assert harm_per_soldier(scene.state, scene.hero("he-man")) == 1
    before = scene.hp("she-ra")
    scene.turn("she-ra").choose("move", "goto gaz-village")

    assert scene.hp("she-ra") == before - 2 * harm


@pytest.mark.card("war-mammoth/bonus")
def test_the_war_mammoth_gives_two_hp() -> None:
    """8 instead of 6."""
    assert owner_of("war-mammoth").hp("she-ra") == 6 + 2


SPIRIT = [
    case("crystal-hawk/bonus", (), 3),
    case("crystal-hawk/bonus", ("gust",), 2),
    case("crystal-stag/bonus", (), 3),
    case("man-e-faces/bonus", (), 3),
]


@pytest.mark.parametrize(("card", "spells", "spirit"), SPIRIT)
def test_a_companion_that_lifts_the_spirit(card: str, spells: tuple[str, ...], spirit: int) -> None:
    """How often She-Ra may concentrate; 2 by herself."""
    bout = Bout(mine="", theirs="", gear=spells)
    assert concentrates_left(begun(bout).state, begun(bout).epic.sides[0]) == 2
    scene = begun(bout, card.partition("/")[0])

    assert concentrates_left(scene.state, scene.epic.sides[0]) == spirit


@pytest.mark.card("crystal-stag/bonus")
def test_with_the_crystal_stag_a_defeat_costs_nothing() -> None:
    """5 for anybody else."""
    scene = owner_of("crystal-stag")

    assert (
        penalty_due(scene.state, scene.hero("she-ra")),
        penalty_due(scene.state, scene.hero("he-man")),
    ) == (0, 5)


@pytest.mark.card("crystal-hawk/bonus")
def test_the_crystal_hawk_sees_defense_cards() -> None:
    """They lie open, other cards do not."""
    for zone, up in (("defense", True), ("attack", False)):
        scene = begun(Bout(mine="+1 attack", theirs=f"+1 {zone}"), "crystal-hawk")
        assert [card.up for card in scene.epic.sides[1].grid] == [up]


@pytest.mark.card("marsh-strider/bonus")
def test_the_marsh_strider_goes_for_the_hit_points() -> None:
    """Two double successes: too little for defense and HP of an Ice Bear, enough for the HP alone."""
    dice = ("double", "double", "blank", "blank", "blank", "blank", "blank")
    scene = wild("ice-bear", *dice).until("act", "exchange")
    assert not scene.heard(CombatCardGained)
    assert scene.kind == "act"

    scene = wild("ice-bear", *dice, gear=("marsh-strider",))
    assert scene.kind == "assign"
    scene.choose(next(text for text in scene.options if "2,2" in text))
    assert scene.kind == "exchange"


@pytest.mark.card("ice-bear/bonus")
def test_the_ice_bear_helps_in_the_wilds() -> None:
    """One die more, and 1 HP off the enemy after the roll."""
    scene = wild("thunder-bull", *REROLLS[:8], gear=("ice-bear",))

    assert wilds_dice(scene.state, scene.hero("she-ra")).total == 8
    assert scene.wilds.hp == 4 - 1
    assert [(e.who, e.amount) for e in scene.heard(Damaged)] == [("thunder-bull", 1)]


@pytest.mark.card("lantern-toad/bonus")
def test_the_lantern_toad_heals() -> None:
    """1 HP more at night and when resting; 1 HP for a victory in the wilds, not for a defeat."""
    for gear, rested, night in (((), 5, 2), (("lantern-toad",), 6, 3)):
        scene = a_scene().put(**{"he-man": FOREST}).night().give("he-man", *gear)
        scene.hero("he-man").damage = 6
        assert scene.turn("he-man").choose("rest").hp("he-man") == rested
        scene.hero("he-man").damage = 6
        assert scene.turn("he-man").choose("end").hp("he-man") == night

    for dice, hp in ((DOUBLES[:7], 3 + 1), (("blank",) * 7, 3 - 2)):
        scene = a_scene().put(**{"she-ra": FOREST}).give("she-ra", "lantern-toad").dice(*dice)
        scene.hero("she-ra").damage = 3
        scene.wild("she-ra", "marsh-strider").until("act", "exchange")
        if scene.kind == "exchange":
            scene.choose("card +1").until("act")
        assert scene.hp("she-ra") == hp


@pytest.mark.card("lantern-toad/bonus")
def test_the_lantern_toad_does_not_care_for_epic_combat() -> None:
    """A victory there heals nothing."""
    bout = Bout(mine="+3 attack, +1 defense, +3 attack, +1 defense", damage=4, enemy_damage=4)

    assert fought(bout, "lantern-toad").hp("she-ra") == 2


@pytest.mark.card("orko/bonus")
def test_orko_at_her_side() -> None:
    """Spells 1 cheaper, one die more in checks, 1 HP after a lost epic combat."""
    scene = owner_of("orko")
    she_ra, he_man = scene.hero("she-ra"), scene.hero("he-man")
    costs = [price(scene.state, hero, "guild", "fireball").total for hero in (she_ra, he_man)]
    assert costs == [2, 3]
    assert price(scene.state, she_ra, "shop", "ram-stone").total == 5
    assert (check_dice(scene.state, she_ra, 1, ""), check_dice(scene.state, he_man, 1, "")) == (2, 1)

    bout = Bout(mine=GUARDED, damage=3)
    assert fought(bout).choose("flee eldors-village").hp("she-ra") == 3
    assert fought(bout, "orko").choose("flee eldors-village").hp("she-ra") == 4
    lost = wild("marsh-strider", *["blank"] * 7, gear=("orko",))
    assert (lost.kind, lost.hp("she-ra")) == ("act", 6 - 2)  # nothing after a combat in the wilds


@pytest.mark.card("moss-man/bonus")
def test_moss_man_lets_rest_by_day() -> None:
    """She-Ra heals 4 HP and 1 more, her team-mate beside her 1."""
    scene = owner_of("moss-man")
    scene.hero("she-ra").damage, scene.hero("he-man").damage = 5, 3
    assert "rest" not in scene.turn("he-man").options
    scene.turn("she-ra").choose("rest")

    assert (scene.hp("she-ra"), scene.hp("he-man")) == (1 + 4 + 1, 4 + 1)


@pytest.mark.card("man-e-faces/bonus")
def test_man_e_faces_plays_into_the_same_zone() -> None:
    """Twice in a row."""
    bout = Bout(mine="+1 attack, +1 attack", theirs="+1 attack, +1 defense")
    scene = begun(bout.but(mine="+1 attack", theirs="+1 attack"))
    assert not any(text.endswith("attack") for text in scene.options)

    assert begun(bout, "man-e-faces").grid("she-ra")["attack"] == ["+1", "+1"]


@pytest.mark.card("clawful/bonus")
def test_nobody_flees_from_clawful() -> None:
    """Skeletor may not flee from She-Ra while she has him."""
    assert fought(Bout(attacked=True)).kind == "flee"
    scene = fought(Bout(attacked=True), "clawful")

    assert (scene.kind, scene.epic.number) == ("play", 2)


@pytest.mark.card("webstor/bonus")
def test_webstor_slips_through() -> None:
    """Past enemies without a combat, and fleeing costs nothing."""
    scene = fought(Bout(), "webstor")
    assert (flee_price(scene.state, scene.epic), scene.kind) == (0, "flee")

    for card, past in (("", False), ("webstor", True)):
        scene = (
            a_scene()
            .put(skeletor=FOREST, **{"she-ra": "gaz-village"})
            .give("she-ra", *([card] if card else []))
        )
        assert ("goto ice-mountains" in scene.turn("she-ra").choose("move").options) is past


@pytest.mark.card("spikor/bonus")
def test_spikor_stings_back() -> None:
    """Each blow that hurts costs the enemy 1 HP; surprise and blocked blows do not."""
    hurt = Bout(theirs="+3 attack, +1 defense, +2 attack, +1 defense")
    stung = [e for e in fought(hurt, "spikor").heard(Damaged) if "spikor/bonus" in e.rules]
    assert [(e.who, e.amount) for e in stung] == [("skeletor", 1)]

    quick = Bout(theirs="+1 initiative, +1 defense, +1 initiative, +1 defense")
    assert fought(quick, "spikor").hp("she-ra") == 5
    assert not [e for e in fought(quick, "spikor").heard(Damaged) if "spikor/bonus" in e.rules]


@pytest.mark.card("two-bad/bonus")
def test_two_bad_plays_five_cards() -> None:
    """Four without him."""
    words = "+1 attack, +1 defense, +1 attack, +1 defense, +1 attack"
    assert begun(Bout(mine=words)).epic.sides[0].played == 4
    assert begun(Bout(mine=words), "two-bad").epic.sides[0].played == 5


@pytest.mark.card("swift-wind/bonus")
@pytest.mark.parametrize("attacked", [False, True])
def test_swift_wind_heals_after_a_combat(attacked: bool) -> None:
    """1 HP when an epic combat ends, whoever started it; nothing after one in the wilds."""
    bout = Bout(
        mine="+3 attack, +1 defense, +3 attack, +1 defense", damage=4, enemy_damage=4, scenario="evil-seed"
    )
    bout = bout.but(attacked=attacked)
    assert fought(bout).hp("she-ra") == 2
    assert fought(bout, "swift-wind").hp("she-ra") == 3

    scene = owner_of("swift-wind")
    scene.hero("she-ra").damage = 4
    scene.dice(*DOUBLES[:7]).wild("she-ra", "marsh-strider").choose("card +1").until("act")
    assert scene.hp("she-ra") == 2
