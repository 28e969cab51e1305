"""Spells: cast in an epic combat, or on the map in the own turn."""

from __future__ import annotations

import pytest

from battlewright.games.fields.model.events import EncounterChosen, Looked, Struck
from battlewright.games.fields.rules.movement import movement_points
from tests.games.fields.cards.playing import AREA, FOREST, Bout, begun, case, change, fought, played
from tests.games.fields.scenes import Scene, a_scene

ENERGY = "energy attack, +1 defense, +1 attack, +1 defense"
QUICK = "+1 attack, +3 initiative, +1 attack, +1 initiative"
STRONG = "+3 attack, +1 defense, +2 attack, +1 defense"
BEAST = Bout(enemy="griffin")

IN_COMBAT = [
    case("fireball", Bout(), (), {"enemy hp": -2}),
    case("fireball", BEAST, (), {"enemy hp": -2}),
    case("lightning-bolt", Bout(), (), {"enemy hp": -1, "enemy initiative": -2}),
    case("stone-skin", Bout(), (), {"defense": 3}),
    case("battle-fury", Bout(), (), {"attack": 3}),
    case("mirror-image", Bout(theirs=STRONG), ("choose attack:+3",), {"defense": 1, "enemy attack": -3}),
    case("mirror-image", BEAST, (), {"defense": 1, "enemy attack": -2}),
    case("shatter", Bout(theirs=STRONG), ("choose attack:+3",), {"attack": 1, "enemy attack": -3}),
    case("shatter", BEAST, (), {"attack": 1, "enemy defense": -2}),
    case(
        "mind-fog",
        Bout(theirs=STRONG),
        ("choose attack:+3:initiative",),
        {"enemy attack": -3, "enemy initiative": 3},
    ),
    case("mind-fog", BEAST, (), {"enemy initiative": -2}),
    case(
        "surge-of-power",
        Bout(mine="+1 attack, +1 defense, +1 attack, +1 defense, +2"),
        ("play +2 attack",),
        {"attack": 2},
    ),
    case("drain-life", Bout(damage=2), (), {"enemy hp": -1, "hp": 1}),
    case("drain-life", Bout(damage=3), (), {"enemy hp": -1, "hp": 2}),
    case(
        "temporal-twist",
        Bout(mine="+1 attack, +3 defense, +1 attack, +1 defense"),
        ("choose attack",),  # one pair can be swapped
        {"attack": 2 + 1, "defense": -2},
    ),
    case("phantom-legion", Bout(), (), {"attack": 1}),
    case("phantom-legion", Bout(soldiers=2), (), {"attack": 1 + 2}),
    case("haste/combat", Bout(), (), {"initiative": 4}),
    case("healing-light/combat", Bout(damage=4), (), {"hp": 2}),
]


@pytest.mark.parametrize(("card", "bout", "choices", "difference"), IN_COMBAT)
def test_a_spell_in_epic_combat(
    card: str, bout: Bout, choices: tuple[str, ...], difference: dict[str, int]
) -> None:
    """Cast in step 4 it does this and no more; then it is used up."""
    spell = card.partition("/")[0]
    cast = bout.but(deeds=(f"cast she-ra {spell}", *choices))

    assert change(cast, spell) == difference
    assert fought(cast, spell).state.discards["spells"] == [spell]


@pytest.mark.card("echo-of-power")
def test_an_echo_of_power_lets_an_energy_card_work_twice() -> None:
    """The Power Sword's +2 attack and +1 defense once more; only a used Energy card comes back."""
    bout = Bout("he-man", mine=ENERGY)
    once = bout.but(deeds=("energy attack",))
    twice = bout.but(deeds=("energy attack", "cast he-man echo-of-power", "energy attack"))
    assert change(twice, "echo-of-power", compare=once) == {"attack": 2, "defense": 1}

    scene = begun(bout, "echo-of-power").choose("cast he-man echo-of-power", "energy attack")
    assert scene.kind != "step_four"


@pytest.mark.card("mystic-ward")
def test_a_mystic_ward_takes_two_off_every_blow() -> None:
    """In this round and in the next; the other side's blows only."""
    bout = Bout(theirs=STRONG, deeds=("cast she-ra mystic-ward",))
    assert [e.damage.total for e in fought(bout.but(deeds=())).heard(Struck) if e.who == "skeletor"] == [3]
    scene = fought(bout, "mystic-ward")
    scene.deck("masters", *["+2"] * 4).deck("evil", "+3", "+1", "+3", "+1").choose("fight")
    cards = {"she-ra": "+2 attack, +1 defense", "skeletor": "+3 attack, +1 defense, +3 attack, +1 defense"}
    cards["she-ra"] = "+2 attack, +2 defense, +2 attack, +2 initiative"
    played(scene, cards)

    assert [e.damage.total for e in scene.heard(Struck) if e.who == "skeletor"] == [3 - 2, 4 - 2]


@pytest.mark.card("first-strike")
def test_a_first_strike_comes_before_the_faster_one() -> None:
    """Skeletor has the initiative and strikes second all the same, in this round."""
    bout = Bout(theirs=QUICK, deeds=("cast she-ra first-strike",))

    assert [event.who for event in fought(bout.but(deeds=())).heard(Struck)] == ["skeletor", "she-ra"]
    assert [event.who for event in fought(bout, "first-strike").heard(Struck)] == ["she-ra", "skeletor"]


# --- on the map -----------------------------------------------------------------------------------


def cast(spell: str, area: str = FOREST, **soldiers: dict[str, int]) -> Scene:
    """She-Ra casts a spell in her turn; 10 eternium in both pools."""
    scene = a_scene().put(**{"she-ra": area}).eternium(masters=10, evil=10).give("she-ra", spell)
    for place, counts in soldiers.items():
        scene.soldiers(place.replace("_", "-"), **counts)
    return scene.turn("she-ra").choose(f"cast she-ra {spell}")


@pytest.mark.card("healing-light")
def test_healing_light_on_the_map() -> None:
    """Any hero of the team heals 4 HP."""
    scene = a_scene().give("she-ra", "healing-light")
    scene.hero("teela").damage, scene.hero("she-ra").damage = 5, 2
    scene.turn("she-ra").choose("cast she-ra healing-light")
    assert scene.options == ["choose he-man", "choose teela", "choose she-ra"]

    scene.choose("choose teela")
    assert (scene.hp("teela"), scene.hp("she-ra")) == (5, 4)


@pytest.mark.card("haste")
@pytest.mark.card("wings-of-avion")
@pytest.mark.parametrize(("spell", "more", "over_water"), [("haste", 2, False), ("wings-of-avion", 1, True)])
def test_spells_that_help_to_move(spell: str, more: int, over_water: bool) -> None:
    """In this turn only; the wings carry over water as well."""
    scene = cast(spell, "zalesia")
    assert movement_points(scene.state, scene.hero("she-ra")).total == 2 + more
    scene.choose("move")
    assert ("goto berserker-isle" in scene.options) is over_water

    scene = cast(spell, "zalesia").choose("end")
    assert movement_points(scene.state, scene.hero("she-ra")).total == 2


@pytest.mark.card("tower-gate")
def test_a_tower_gate_leads_to_towers_without_enemies() -> None:
    """Two of the three, since enemies hold the third."""
    scene = cast("tower-gate", viper_tower={"evil": 1})
    assert scene.options == ["goto grayskull-tower", "goto central-tower"]

    scene.choose("goto central-tower")
    assert (scene.hero("she-ra").at, scene.kind) == ("central-tower", "act")
    assert scene.decision.facts["actions"] == 2


@pytest.mark.card("gust")
def test_a_gust_carries_two_areas_through_the_air() -> None:
    """Over water too; she has both actions left."""
    scene = cast("gust", "zalesia")
    assert "goto berserker-isle" in scene.options
    assert "goto northern-wastes" in scene.options
    assert "goto evergreen-forest" not in scene.options
    scene.choose("goto berserker-isle")

    assert scene.hero("she-ra").at == "berserker-isle"
    assert scene.decision.facts["actions"] == 2


@pytest.mark.rule("FE-BASE-04")
@pytest.mark.card("summon-soldiers")
def test_soldiers_are_summoned_to_an_own_outpost() -> None:
    """Up to three, never more than the outpost holds."""
    scene = cast("summon-soldiers", gaz_village={"masters": 1}, eternos={"masters": 2}, zalesia={"evil": 1})
    assert set(scene.options) == {"choose gaz-village", "choose eternos"}

    scene.choose("choose gaz-village")
    assert scene.state.soldiers["gaz-village"] == [3, 0]
    assert scene.team("masters").soldiers == 15 - 5


@pytest.mark.card("earthquake")
def test_an_earthquake_shakes_an_enemy_outpost() -> None:
    """At most 3 areas away: up to 3 soldiers are gone."""
    scene = cast("earthquake", gaz_village={"evil": 3}, eternos={"evil": 1}, targa_city={"evil": 2})
    assert set(scene.options) == {"choose gaz-village", "choose eternos"}

    scene.choose("choose gaz-village")
    assert "gaz-village" not in scene.state.soldiers
    assert scene.state.soldiers["eternos"] == [0, 1]


@pytest.mark.card("curse-of-weariness")
def test_a_curse_of_weariness() -> None:
    """1 HP and a card of the victim's choice; heroes further than 3 areas away are safe."""
    scene = a_scene().put(skeletor=AREA, **{"she-ra": FOREST, "evil-lyn": "zalesia"})
    scene.give("skeletor", "gust", "sky-sled").give("she-ra", "curse-of-weariness")
    scene.turn("she-ra").choose("cast she-ra curse-of-weariness")
    assert (scene.kind, scene.asked) == ("discard", ["skeletor"])
    scene.choose("card gust")

    assert (scene.hp("skeletor"), scene.hero("skeletor").spells) == (6, [])
    assert (scene.hero("skeletor").mounts, scene.hp("evil-lyn")) == (["sky-sled"], 6)


@pytest.mark.card("thought-thief")
def test_a_thought_thief_takes_a_spell() -> None:
    """Of a hero near enough who has one."""
    scene = a_scene().put(skeletor=AREA, **{"she-ra": FOREST, "evil-lyn": AREA, "beast-man": "zalesia"})
    scene.give("skeletor", "gust").give("beast-man", "earthquake").give("she-ra", "thought-thief")
    scene.turn("she-ra").choose("cast she-ra thought-thief")

    assert (scene.hero("she-ra").spells, scene.hero("skeletor").spells) == (["gust"], [])
    assert scene.hero("beast-man").spells == ["earthquake"]


@pytest.mark.card("golden-hand")
def test_a_golden_hand_pays_for_traders() -> None:
    """1 eternium for each trader outpost of the team, none for others."""
    scene = cast("golden-hand", gaz_village={"masters": 1}, foe_castle={"masters": 1}, eternos={"masters": 1})

    assert scene.team("masters").eternium == 10 + 2


@pytest.mark.card("stolen-hour")
def test_a_stolen_hour_is_one_more_action() -> None:
    """Three actions, and one of them may be the same again."""
    scene = cast("stolen-hour").choose("move", "goto gaz-village", "move", "goto evergreen-forest")
    assert scene.decision.facts["actions"] == 1
    assert "move" not in scene.options

    scene = a_scene().put(**{"she-ra": FOREST}).turn("she-ra").choose("move", "goto gaz-village")
    assert "move" not in scene.options


@pytest.mark.card("scent-of-the-wild")
def test_the_scent_of_the_wild() -> None:
    """Two encounter cards, one is resolved, the other goes under the deck; no action, no price."""
    scene = a_scene().put(**{"she-ra": FOREST}).eternium(masters=10).give("she-ra", "scent-of-the-wild")
    scene.top("volunteers", "hidden-cache").turn("she-ra").choose("cast she-ra scent-of-the-wild")
    assert scene.options == ["card volunteers", "card hidden-cache"]
    scene.choose("card hidden-cache")

    assert scene.team("masters").eternium == 10 + 3
    assert [event.under for event in scene.heard(EncounterChosen)] == ["volunteers"]
    assert scene.state.decks["encounter"][-1] == "volunteers"
    assert scene.decision.facts["actions"] == 2


@pytest.mark.card("conjure-arms")
def test_arms_are_conjured() -> None:
    """One of the top three cards of the equipment deck is hers."""
    scene = a_scene().give("she-ra", "conjure-arms").top("ram-stone", "swift-boots", "war-paint")
    scene.turn("she-ra").choose("cast she-ra conjure-arms")
    assert [event.cards for event in scene.heard(Looked)] == [("ram-stone", "swift-boots", "war-paint")]
    scene.choose("card swift-boots")

    assert scene.hero("she-ra").inventory == ["swift-boots"]
    assert set(scene.state.decks["equipment"][-2:]) == {"ram-stone", "war-paint"}
