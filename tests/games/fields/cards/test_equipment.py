"""Equipment: armor and artifacts while they are worn, consumables when they are used."""

from __future__ import annotations

import pytest

from battlewright.games.fields.model.events import (
    CardsSwapped,
    Damaged,
    IncomeGained,
    SoldiersMoved,
    SpellCancelled,
    Struck,
    Survived,
)
from battlewright.games.fields.rules.actions import wilds_price
from battlewright.games.fields.rules.limits import limit
from battlewright.games.fields.rules.movement import movement_points
from battlewright.games.fields.rules.traders import refresh_price
from battlewright.games.fields.rules.wilds import foe_value, wilds_dice
from tests.games.fields.cards.playing import (
    AREA,
    FOREST,
    GUARDED,
    Bout,
    bear,
    begun,
    case,
    change,
    fought,
    played,
    staged,
)
from tests.games.fields.scenes import Scene, a_scene

SWORD, MAGIC = "she-ra-sword-of-protection", "she-ra-blade-of-light"
SLOW = "+1 attack, +1 defense, +1 attack, +1 defense"
QUICK = "+1 initiative, +1 defense, +1 attack, +1 defense"
HURT = Bout(theirs="+3 attack, +1 defense, +2 attack, +1 defense")  # 5 against 2
WOUND = Bout(mine="+3 attack, +1 defense, +2 attack, +1 defense")

WORN = [
    case("guard-helmet", Bout(attacked=True), {"defense": 1}),
    case("guard-helmet", Bout(), {}),
    case("horned-helm", Bout(), {"attack": 1}),
    case("horned-helm", Bout(attacked=True), {}),
    case("horned-helm", Bout(mates=("he-man",)), {}),
    case("mask-of-terror", Bout(enemy_damage=5), {"attack": 1}),
    case("mask-of-terror", Bout(enemy_damage=4), {}),
    case("battle-harness", Bout(), {"attack": 1}),
    case("battle-harness", Bout(weapon=MAGIC), {}),
    case("royal-breastplate", Bout(), {"defense": 2}),
    case("royal-breastplate", Bout(damage=1), {"defense": 1}),
    case("power-bracers", Bout(), {"attack": 1}),
    case("power-bracers", Bout(mine="+1 attack, +1 defense, +1 initiative, +1 defense"), {}),
    case("power-bracers", Bout(mine="+1 attack, +1 initiative, +1 attack, +1 initiative"), {"attack": 2}),
    case("spellweavers-gloves", Bout(weapon=MAGIC), {"attack": 1}),
    case("spellweavers-gloves", Bout(), {}),
    case("spellweavers-gloves", Bout(gear=("gust",)), {"initiative": 1}),
    case("spellweavers-gloves", Bout(gear=("gust", "earthquake", "golden-hand")), {"initiative": 2}),
    case("riding-spurs", Bout(gear=("sky-sled",)), {"attack": 1}),
    case("riding-spurs", Bout(gear=("rock-lizard",)), {"attack": 1}),
    case("riding-spurs", Bout(), {}),
    case("round-shield", Bout(), {"defense": 1}),
    case("round-shield", Bout(weapon=MAGIC), {}),
    case("mirror-shield", Bout(), {"defense": 1}),
    case("mirror-shield", Bout(enemy_weapon="skeletor-dark-blade"), {}),
    case("tower-shield", Bout(), {"defense": 1}),
    case("horn-of-command", Bout(soldiers=1), {"defense": 1}),
    case("horn-of-command", Bout(), {}),
    case("banner-of-courage", Bout(), {"initiative": 1}),
    case("banner-of-courage", Bout(mates=("he-man", "teela")), {"initiative": 1, "attack": 2}),
]


@pytest.mark.parametrize(("card", "bout", "difference"), WORN)
def test_what_is_worn_changes_the_totals(card: str, bout: Bout, difference: dict[str, int]) -> None:
    """With the card on and without it."""
    assert change(bout, card) == difference


@pytest.mark.card("banner-of-courage")
def test_the_banner_is_there_for_the_whole_team() -> None:
    """He-Man far away holds it: She-Ra has the initiative, but his attack is his own."""
    scene = staged(Bout()).give("he-man", "banner-of-courage", equip=True)
    scene.fight("she-ra", "skeletor").choose(f"weapon {SWORD}", "weapon skeletor-havoc-staff")
    played(scene, {"she-ra": SLOW, "skeletor": SLOW}).until("flee")

    assert _initiatives(scene) == [3, 2]
    assert scene.epic.sides[0].totals["attack"] == 2


def _initiatives(scene: Scene) -> list[int]:
    return [side.totals["initiative"] for side in scene.epic.sides]


# --- blows and surprise ---------------------------------------------------------------------------


def blows(scene: Scene) -> dict[str, int]:
    """What each side's attack took."""
    return {event.who: event.damage.total for event in scene.heard(Struck)}


BLOWS = [
    case("snake-scale-mail", HURT, {"skeletor": -1}),
    case("ram-stone", WOUND, {"she-ra": 1}),
    case("ram-stone", HURT, {}),  # an attack that is blocked stays blocked
    case(
        "tower-shield",
        HURT.but(theirs="+3 attack, +1 initiative, +3 attack, +1 initiative"),
        {"skeletor": -2},
    ),
    case("tower-shield", HURT, {"skeletor": -1}),  # not slower: only its point of defense
    case(
        "thunder-bull/bonus", WOUND.but(mine="+3 attack, +1 initiative, +2 attack, +1 defense"), {"she-ra": 1}
    ),
    case("thunder-bull/bonus", WOUND, {}),
]


@pytest.mark.parametrize(("card", "bout", "difference"), BLOWS)
def test_what_changes_the_damage_of_a_blow(card: str, bout: Bout, difference: dict[str, int]) -> None:
    """The damage of successful attacks, with and without the card."""
    before, after = blows(fought(bout)), blows(fought(bout, card.partition("/")[0]))

    assert {who: after[who] - before[who] for who in after if after[who] != before[who]} == difference


def surprised(scene: Scene) -> dict[str, int]:
    """HP lost for lower initiative."""
    return {event.who: event.amount for event in scene.heard(Damaged) if "FE-EPIC-37" in event.rules}


SURPRISES = [
    case("mask-of-terror", Bout(mine=QUICK), {"skeletor": 1}, {"skeletor": 2}),
    case("silent-sandals", Bout(theirs=QUICK), {"she-ra": 1}, {}),
    case("silent-sandals", Bout(mine=QUICK), {"skeletor": 1}, {"skeletor": 1}),
]


@pytest.mark.parametrize(("card", "bout", "without", "worn"), SURPRISES)
def test_what_changes_surprise(card: str, bout: Bout, without: dict[str, int], worn: dict[str, int]) -> None:
    """HP lost for lower initiative, without the card and with it."""
    assert surprised(fought(bout)) == without
    assert surprised(fought(bout, card)) == worn


@pytest.mark.card("mirror-shield")
def test_the_mirror_shield_throws_combat_spells_back() -> None:
    """A Fireball costs no HP; the energy ability of a weapon still does, and so does a map spell."""
    bout = Bout(enemy_gear=("fireball",), deeds=("cast skeletor fireball",))
    assert change(bout, source="fireball", compare=bout.but(deeds=())) == {"hp": -2}
    shielded = bout.but(gear=("mirror-shield",))
    assert change(shielded, source="fireball", compare=shielded.but(deeds=())) == {}

    havoc = Bout(gear=("mirror-shield",), theirs="energy attack, +1 defense, +1 attack, +1 defense")
    assert change(havoc.but(deeds=("energy attack",)), source="skeletor-havoc-staff") == {"hp": -2}

    scene = a_scene().put(skeletor=AREA, **{"she-ra": AREA}).give("she-ra", "mirror-shield", equip=True)
    scene.give("skeletor", "curse-of-weariness").turn("skeletor").choose("cast skeletor curse-of-weariness")
    assert scene.hp("she-ra") == 6 - 1


@pytest.mark.card("visor-of-foresight")
def test_the_visor_sees_initiative_cards_and_buys_initiative() -> None:
    """The enemy's initiative cards lie open; 3 initiative cost 1 eternium, once in a combat."""
    words = "+1 initiative, +1 defense, +1 attack, +1 defense"
    for gear, up in (((), False), (("visor-of-foresight",), True)):
        scene = begun(Bout(mine="+1 attack", theirs="+1 initiative", gear=gear))
        assert [card.up for card in scene.epic.sides[1].grid] == [up]
    scene = begun(Bout(mine="+1 attack", theirs="+1 attack", gear=("visor-of-foresight",)))
    assert not scene.epic.sides[1].grid[0].up

    scene = begun(Bout(theirs=words, gear=("visor-of-foresight",)))
    assert (scene.kind, scene.asked) == ("react", ["she-ra"])
    scene.choose(scene.options[0]).until("flee")
    assert _initiatives(scene) == [2 + 3, 2 + 1]
    assert scene.team("masters").eternium == 10 - 1
    scene.deck("masters", "+2", "+2", "+2", "+2").deck("evil", "+2", "+2", "+2", "+2").choose("fight")
    cards = "+2 attack, +2 defense, +2 attack, +2 defense"
    played(scene, {"she-ra": cards, "skeletor": cards})
    assert scene.kind != "react"


# --- in the wilds and on the map ------------------------------------------------------------------


def in_the_wilds(*cards: str, beast: str = "ice-bear", dice: tuple[str, ...] = ("blank",) * 8) -> Scene:
    """She-Ra fights an Ice Bear (4 HP, attack 3, defense 2) in the Evergreen Forest."""
    scene = bear(a_scene().put(**{"she-ra": FOREST}).eternium(masters=10), "she-ra", *cards)
    return scene.dice(*dice).wild("she-ra", beast)


@pytest.mark.card("hunters-cloak")
@pytest.mark.card("spydor")
@pytest.mark.parametrize(
    ("card", "values"), [("hunters-cloak", (4, 2, 1)), ("spydor", (3, 3, 2)), ("round-shield", (4, 3, 2))]
)
def test_who_is_fought_in_the_wilds_is_weaker(card: str, values: tuple[int, int, int]) -> None:
    """HP, attack and defense of the Ice Bear."""
    scene = in_the_wilds(card, dice=("reroll",) * 7)
    found = tuple(foe_value(scene.state, scene.wilds, what) for what in ("hp", "attack", "defense"))

    assert found == values


@pytest.mark.card("gauntlets-of-gar")
def test_the_gauntlets_of_gar() -> None:
    """One die more in wilds combat only; a double success may be divided."""
    scene = in_the_wilds("gauntlets-of-gar", dice=("reroll",) * 8)
    assert wilds_dice(scene.state, scene.hero("she-ra")).total == 7 + 1
    scene.state.stack.pop()
    assert wilds_dice(scene.state, scene.hero("she-ra")).total == 7

    # defense 2, HP 4: a success and three doubles do not fall apart evenly without the gauntlets
    seven = ("double", "double", "double", "success", "blank", "blank", "blank", "blank")
    scene = in_the_wilds("gauntlets-of-gar", beast="thunder-bull", dice=seven)
    assert scene.kind == "assign"
    assert all(2 not in option for option in _dice(scene))


def _dice(scene: Scene) -> list[tuple[int, ...]]:
    return [
        (*option.defense, *option.hp, *option.attack)  # type: ignore[attr-defined]  # these are assignments
        for option in scene.decision.options
    ]


@pytest.mark.card("relic-harness")
def test_the_relic_harness() -> None:
    """One HP more, and room for a second artifact."""
    scene = a_scene().give("she-ra", "phoenix-charm", "oracles-coin").turn("she-ra")
    scene.choose("equip phoenix-charm", "equip oracles-coin")
    assert scene.hero("she-ra").equipped == ["oracles-coin"]

    scene = (
        a_scene().give("she-ra", "relic-harness", equip=True).give("she-ra", "phoenix-charm", "oracles-coin")
    )
    scene.turn("she-ra").choose("equip phoenix-charm", "equip oracles-coin")
    assert scene.hero("she-ra").equipped == ["relic-harness", "phoenix-charm", "oracles-coin"]
    assert scene.hp("she-ra") == 6 + 1


@pytest.mark.card("swift-boots")
@pytest.mark.card("silent-sandals")
@pytest.mark.parametrize(
    ("card", "enemy", "points"),
    [
        ("swift-boots", "temple-of-serpos", 3),
        ("silent-sandals", "temple-of-serpos", 2),
        ("silent-sandals", AREA, 3),
    ],
)
def test_what_helps_to_move(card: str, enemy: str, points: int) -> None:
    """She-Ra in the Mystic Mountains; the enemy hero beside her or far away."""
    scene = a_scene().put(skeletor=enemy, **{"she-ra": "mystic-mountains"})
    assert movement_points(scene.state, scene.hero("she-ra")).total == 2
    scene.give("she-ra", card, equip=True)

    assert movement_points(scene.state, scene.hero("she-ra")).total == points


@pytest.mark.card("phoenix-charm")
def test_the_phoenix_charm_saves_a_life_once() -> None:
    """She-Ra keeps 1 HP and the charm is gone; without it she is defeated."""
    bout = HURT.but(damage=5)
    assert fought(bout).hero("she-ra").at == "castle-grayskull"
    scene = fought(bout, "phoenix-charm")

    assert [(event.hero, event.left) for event in scene.heard(Survived)] == [("she-ra", 1)]
    assert (scene.hero("she-ra").at, scene.hero("she-ra").equipped) == (AREA, [])
    assert scene.state.discards["equipment"] == ["phoenix-charm"]


@pytest.mark.card("wheel-of-infinity")
def test_the_wheel_of_infinity_swaps_two_cards() -> None:
    """When the cards are revealed, once in a combat."""
    bout = Bout(mine=GUARDED)
    scene = begun(bout, "wheel-of-infinity")
    assert scene.kind == "react"
    scene.choose(scene.options[0]).until("flee")

    assert len(scene.heard(CardsSwapped)) == 1
    assert scene.epic.sides[0].totals["attack"] == 1 + 3
    scene.deck("masters", "+2", "+1", "+2", "+1").deck("evil", "+2", "+2", "+2", "+2").choose("fight")
    played(scene, {"she-ra": "+2 attack, +1 defense, +2 attack, +1 defense", "skeletor": HIGH})
    assert scene.kind != "react"


HIGH = "+2 attack, +2 defense, +2 attack, +2 defense"


@pytest.mark.card("eternium-compass")
def test_the_eternium_compass() -> None:
    """One eternium more in the morning; one more when the turn ends beside a quest marker."""
    gained = []
    for cards in ((), ("eternium-compass",)):
        scene = a_scene().give("she-ra", *cards, equip=True).next_round().next_round()
        gained.append(sum(event.amount for event in scene.heard(IncomeGained) if event.team == 0))
    assert gained[1] == gained[0] + 1

    for area, pool in ((FOREST, 11), ("mystic-mountains", 10)):
        scene = a_scene().put(**{"she-ra": area}).quests(FOREST).eternium(masters=10)
        scene.give("she-ra", "eternium-compass", equip=True).turn("she-ra").choose("end")
        assert scene.team("masters").eternium == pool


@pytest.mark.card("oracles-coin")
def test_the_oracles_coin() -> None:
    """A reroll face is a success in a check, and the second encounter card is free."""
    for cards, success in (((), False), (("oracles-coin",), True)):
        scene = a_scene().put(**{"she-ra": FOREST}).eternium(masters=10).give("she-ra", *cards, equip=True)
        assert wilds_price(scene.state, scene.hero("she-ra"), 2) == (0 if success else 1)
        scene.dice("reroll", "blank", "blank").top("sandstorm").turn("she-ra").choose("wilds 1")
        assert scene.team("masters").eternium == (11 if success else 10)
        assert scene.hp("she-ra") == (6 if success else 5)


@pytest.mark.card("merchants-seal")
def test_the_merchants_seal() -> None:
    """The shop without an outpost, but no other trader; refreshing costs nothing."""
    scene = a_scene().put(**{"she-ra": FOREST}).eternium(masters=10)
    scene.market("shop", "swift-boots", "round-shield").market("guild", "gust", "haste").turn("she-ra")
    assert not any(text.startswith("trader") for text in scene.options)
    assert refresh_price(scene.state, scene.hero("she-ra")) == 1

    scene.give("she-ra", "merchants-seal", equip=True).turn("she-ra")
    assert [text for text in scene.options if text.startswith("trader")] == ["trader shop"]
    scene.choose("trader shop", "refresh")
    assert scene.team("masters").eternium == 10


@pytest.mark.card("tamers-collar")
@pytest.mark.card("relic-harness")
@pytest.mark.parametrize(("card", "what"), [("tamers-collar", "mounts"), ("relic-harness", "artifacts")])
def test_cards_that_make_room(card: str, what: str) -> None:
    """One more of what they are for."""
    scene = a_scene()
    before = limit(scene.state, scene.hero("she-ra"), what)

    assert limit(scene.give("she-ra", card, equip=True).state, scene.hero("she-ra"), what) == before + 1


@pytest.mark.card("horn-of-command")
def test_the_horn_of_command_sends_soldiers_from_afar() -> None:
    """At the start of the turn, for 1 eternium, from any outpost; or not."""
    scene = a_scene().put(**{"she-ra": FOREST}).soldiers("zalesia", masters=2).eternium(masters=3)
    scene.give("she-ra", "horn-of-command", equip=True).turn("she-ra")
    assert scene.kind == "react"
    scene.choose(scene.options[0], "send 2 zalesia slime-pit")

    assert [(event.source, event.area) for event in scene.heard(SoldiersMoved)] == [("zalesia", "slime-pit")]
    assert (scene.kind, scene.team("masters").eternium) == ("act", 2)
    assert scene.decision.facts["actions"] == 2


@pytest.mark.card("null-amulet")
@pytest.mark.parametrize(("area", "near"), [(AREA, True), ("temple-of-serpos", False)])
def test_the_null_amulet_stops_a_spell(area: str, near: bool) -> None:
    """An enemy's spell at most 3 areas away comes to nothing, for 1 eternium, once in a round."""
    scene = a_scene().put(skeletor=area, **{"she-ra": AREA}).eternium(masters=5, evil=0)
    scene.soldiers("targa-city", evil=1).give("she-ra", "null-amulet", equip=True)
    scene.give("skeletor", "golden-hand", "haste").turn("skeletor").choose("cast skeletor golden-hand")
    assert (scene.kind == "react") is near
    if not near:
        assert scene.team("evil").eternium == 1
        return
    scene.choose(scene.options[0])
    assert [event.spell for event in scene.heard(SpellCancelled)] == ["golden-hand"]
    assert (scene.team("evil").eternium, scene.team("masters").eternium) == (0, 4)
    assert scene.state.discards["spells"] == ["golden-hand"]

    scene.choose("cast skeletor haste")
    assert scene.kind == "act"


# --- consumables ----------------------------------------------------------------------------------

ENERGY = "energy attack, +1 defense, +1 attack, +1 defense"
USED = [
    case("healing-potion", Bout(damage=4), "", {"hp": 3}),
    case(
        "magic-trap",
        Bout(theirs="+3 attack, +1 defense, +3 attack, +1 defense"),
        "",
        {"enemy attack": -3},
    ),
    case("magic-trap", Bout(enemy="griffin"), "", {"enemy attack": -2}),
    case("magic-trap", Bout(theirs="+3 initiative, +1 defense, +1 initiative, +1 defense"), "", {}),
    case("war-paint", Bout(), "", {"attack": 2}),
    case("war-paint", Bout(damage=1), "", {"attack": 3}),
    case("eternium-battery", Bout(hero="he-man", mine=ENERGY), "energy attack", {"attack": 2, "defense": 1}),
]


@pytest.mark.parametrize(("card", "bout", "again", "difference"), USED)
def test_a_consumable_in_combat(card: str, bout: Bout, again: str, difference: dict[str, int]) -> None:
    """Used in step 4 it does this, and it is gone."""
    first = ("energy attack",) if again else ()
    deeds = (*first, f"use {card}", *([again] if again else []))

    assert change(bout.but(deeds=deeds), card, compare=bout.but(deeds=first)) == difference
    assert card in fought(bout.but(deeds=deeds), card).state.discards["equipment"]


@pytest.mark.card("healing-potion")
def test_a_healing_potion_on_the_map() -> None:
    """3 HP at any time of the own turn."""
    scene = a_scene().give("she-ra", "healing-potion")
    scene.hero("she-ra").damage = 4
    scene.turn("she-ra").choose("use healing-potion")

    assert (scene.hp("she-ra"), scene.hero("she-ra").inventory) == (5, [])


@pytest.mark.card("weighted-net")
def test_a_weighted_net_before_the_roll() -> None:
    """The beast has 2 HP less; without the net it has all of them."""
    scene = in_the_wilds("weighted-net", dice=("reroll",) * 7)
    assert scene.kind == "wilds_items"
    scene.choose("use weighted-net")
    assert foe_value(scene.state, scene.wilds, "hp") == 4 - 2
    assert scene.kind == "reroll"

    scene = in_the_wilds("weighted-net", dice=("reroll",) * 7).choose("pass")
    assert foe_value(scene.state, scene.wilds, "hp") == 4
