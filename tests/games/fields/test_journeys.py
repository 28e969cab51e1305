"""Moving, flying, trading, equipment, vehicles and quests; three factions."""

from __future__ import annotations

from typing import Any

import pytest

from battlewright.games.fields.model.events import (
    CardBought,
    CardDiscarded,
    EpicBegan,
    ItemUsed,
    MarketOpened,
    MarketRefilled,
    Moved,
    QuestBegan,
    QuestEnded,
    TowerTravelled,
)
from battlewright.games.fields.rules.limits import over_limit
from battlewright.games.fields.rules.movement import flies, movement_points, reach
from battlewright.games.fields.rules.table import heroes_at
from battlewright.games.fields.rules.traders import price
from battlewright.kernel.facts import fact_of
from tests.games.fields.scenes import GAME, QUIET, Scene, a_scene, with_horde

WATER = [area.id for area in GAME.content.areas.values() if area.kind == "water"]
FLYER = "sky-sled"
SHOPS = ("gaz-village", "orkas-village", "targa-city")
GUILDS = ("eldors-village", "slime-pit", "temple-of-the-oracle")


def from_start(scene: Scene, points: int = 9, *, flying: bool = False) -> dict[str, int]:
    """Cost of every area He-Man reaches."""
    found = reach(scene.state, scene.hero("he-man"), points, flying=flying)
    return {area: cost for area, (cost, _) in found.items()}


# --- moving


@pytest.mark.rule("FE-MOVE-01", "FE-VEHICLE-01")
def test_a_move_gives_the_movement_value_and_bonuses() -> None:
    """The printed number; a vehicle adds to it."""
    scene = a_scene()
    plain = movement_points(scene.state, scene.hero("he-man")).total
    assert plain == GAME.content.heroes["he-man"].movement
    scene.give("he-man", "battle-ram")

    assert movement_points(scene.state, scene.hero("he-man")).total > plain


@pytest.mark.rule("FE-MOVE-02", "FE-MOVE-03")
def test_each_step_costs_one_and_one_may_stop_earlier() -> None:
    """With two points the neighbours and their neighbours are offered, not what lies farther."""
    scene = a_scene().put(he_man="evergreen-forest")
    costs = from_start(scene)
    scene.turn("he-man").choose("move")
    points = fact_of(scene.decision.facts, "points", int)
    ends = {text.split()[1] for text in scene.options if text.startswith("goto")}

    assert ends == {area for area, cost in costs.items() if 0 < cost <= points}
    assert costs["plains-of-eternos"] == 1


@pytest.mark.rule("FE-MOVE-04")
def test_a_move_is_finished_in_one_go() -> None:
    """It is one choice of an end: afterwards the points are gone, even if not all were spent."""
    scene = a_scene().put(he_man="evergreen-forest").turn("he-man").choose("move", "goto plains-of-eternos")

    assert scene.kind == "act"
    assert scene.why_not("he-man", "move") == ["FE-ACT-01"]
    assert scene.heard(Moved)


@pytest.mark.rule("FE-MOVE-05")
def test_entering_an_enemy_area_ends_the_move() -> None:
    """What lies behind an enemy is not reached through it, and combat begins."""
    free = a_scene().put(he_man="gaz-village", skeletor="temple-of-serpos")
    held = a_scene().put(he_man="gaz-village").soldiers("mountains-of-perpetua", evil=1)
    near = set(from_start(free, 2)) - set(from_start(held, 2))
    scene = a_scene().put(he_man="mystic-mountains", skeletor="mountains-of-perpetua").turn("he-man")
    scene.choose("move", "goto mountains-of-perpetua").until("weapon")

    assert scene.heard(EpicBegan)
    assert near or from_start(held, 9)["mountains-of-perpetua"] >= 1


@pytest.mark.rule("FE-OUTPOST-02")
def test_paths_are_part_of_the_move_unless_the_switch_says_otherwise() -> None:
    """Path steps are mixed with ordinary ones; with the switch they are an action of their own."""
    scene = a_scene().put(he_man="gaz-village").soldiers("grayskull-tower", masters=1)
    assert from_start(scene)["grayskull-tower"] == 1

    apart = a_scene(switches={"outpost_movement_action": True}).put(he_man="gaz-village")
    apart.soldiers("grayskull-tower", masters=1)
    assert from_start(apart)["grayskull-tower"] > 1
    apart.turn("he-man")
    assert "ride" in apart.options


@pytest.mark.rule("FE-FAST-01", "FE-FAST-02")
def test_from_tower_to_tower() -> None:
    """One action, no points, no control needed; enemies in the other tower mean combat."""
    scene = a_scene().put(he_man="grayskull-tower").turn("he-man")
    assert {"tower central-tower", "tower viper-tower"} <= set(scene.options)
    scene.choose("tower viper-tower")
    assert scene.hero("he-man").at == "viper-tower"
    assert scene.heard(TowerTravelled)

    fought = a_scene().put(he_man="grayskull-tower", skeletor="viper-tower").turn("he-man")
    fought.choose("tower viper-tower").until("weapon")
    assert fought.heard(EpicBegan)
    elsewhere = a_scene().put(he_man="eternos").turn("he-man")
    assert "FE-FAST-01" in elsewhere.why_not("he-man", "tower viper-tower")


# --- water and flight


@pytest.mark.rule("FE-WATER-01", "FE-WATER-02", "FE-WATER-03")
def test_nobody_walks_on_water() -> None:
    """No hero on foot passes or ends on water; islands are out of reach without flying."""
    walk = from_start(a_scene().put(he_man="eldors-village"), 20)

    assert not set(WATER) & set(walk)
    assert "avion" not in walk
    flying = from_start(a_scene().put(he_man="eldors-village"), 20, flying=True)
    assert not set(WATER) & set(flying)
    assert "avion" in flying


@pytest.mark.rule("FE-WATER-04")
def test_who_would_be_put_on_water_comes_down_at_a_flight_route() -> None:
    """The player chooses an end of the nearest route."""
    from battlewright.games.fields.rules.movement import landing

    scene = a_scene()
    for area in WATER:
        ends = landing(scene.state, scene.hero("he-man"), area)
        assert ends
        assert all(any(end in route.ends for route in GAME.content.routes.values()) for end in ends)


@pytest.mark.rule("FE-WATER-01", "FE-WATER-04")
@pytest.mark.parametrize(
    ("area", "ends"),
    [
        ("harmony-sea", {"eternos", "snake-mountain"}),
        ("sea-of-mists", {"glittering-glacier", "northern-wastes", "avion"}),
        ("serpent-sea", {"slime-pit", "zalesia", "temple-of-the-oracle", "berserker-isle"}),
        ("evergreen-forest", {"evergreen-forest"}),
    ],
)
def test_the_nearest_flight_routes_decide_where_one_comes_down(area: str, ends: set[str]) -> None:
    """Those over the water itself, else the nearest: the Serpent Sea lies by the Sea of Blackness."""
    from battlewright.games.fields.rules.movement import landing

    scene = a_scene()

    assert set(landing(scene.state, scene.hero("he-man"), area)) == ends


@pytest.mark.rule("FE-WATER-04")
def test_whoever_leads_the_hero_chooses_the_end() -> None:
    """Of the two ends of the only route he takes one; on land there is nothing to choose."""
    from battlewright.games.fields.procedures.movement import relocate

    scene = a_scene().turn("he-man")
    seat = scene.hero("he-man").seat
    scene.state.stack[-1].asks = []
    relocate(scene.state, scene.hero("he-man"), ["harmony-sea"], seat, "FE-GAP-16")
    scene.go()
    assert scene.asked == ["he-man"]
    assert set(scene.options) == {"goto eternos", "goto snake-mountain"}
    scene.choose("goto snake-mountain")
    assert (scene.hero("he-man").at, scene.kind) == ("snake-mountain", "act")

    scene.state.stack[-1].asks = []
    relocate(scene.state, scene.hero("he-man"), ["evergreen-forest"], seat, "FE-GAP-16")
    scene.go()
    assert (scene.hero("he-man").at, scene.kind) == ("evergreen-forest", "act")


@pytest.mark.rule("FE-FLY-01", "FE-VEHICLE-03")
def test_flying_vehicles_and_beasts_lift_their_hero() -> None:
    """With a Sky Sled he flies, with a Battle Ram he does not."""
    scene = a_scene()
    assert not flies(scene.state, scene.hero("he-man"))
    assert not flies(scene.give("he-man", "battle-ram").state, scene.hero("he-man"))
    sled = a_scene().give("he-man", FLYER)
    assert flies(sled.state, sled.hero("he-man"))


@pytest.mark.rule("FE-FLY-02", "FE-MOVE-02")
def test_a_flight_route_costs_two() -> None:
    """From Eldor's Village to Anwat Gar."""
    costs = from_start(a_scene().put(he_man="eldors-village"), 9, flying=True)

    assert costs["anwat-gar"] == 2


@pytest.mark.rule("FE-OUTPOST-01", "FE-CONTROL-01")
def test_a_free_outpost_on_the_way_is_the_teams_and_its_paths_are_open() -> None:
    """A figure in an outpost controls it: on from there a path leads to an own outpost in the same Move."""
    scene = a_scene().put(he_man="rakash-highlands").soldiers("slime-pit", masters=1)
    assert from_start(scene, 2)["slime-pit"] == 2
    assert "eldors-village" not in from_start(scene, 2)  # nobody's: the path needs both ends

    held = a_scene().put(he_man="rakash-highlands").soldiers("slime-pit", masters=1)
    held.soldiers("mountains-of-perpetua", evil=1)
    assert "slime-pit" not in from_start(held, 2)


@pytest.mark.rule("FE-FLY-03", "FE-FLY-04")
def test_flyers_pass_over_enemies_and_fight_where_they_land() -> None:
    """On foot an enemy stops the way; in the air it does not, but landing on it means combat."""
    scene = a_scene().put(he_man="gaz-village").soldiers("mountains-of-perpetua", evil=1)
    scene.soldiers("grayskull-tower", evil=1)
    walk, fly = from_start(scene, 9), from_start(scene, 9, flying=True)
    assert all(fly[area] <= cost for area, cost in walk.items())
    assert sum(fly.values()) < sum(walk.get(area, 99) for area in fly)

    sled = (
        a_scene()
        .put(he_man="mystic-mountains", skeletor="mountains-of-perpetua")
        .give("he-man", FLYER)
        .turn("he-man")
    )
    sled.choose("move", "goto mountains-of-perpetua").until("weapon")
    assert sled.heard(EpicBegan)
    evil = a_scene().put(skeletor="foe-castle").give("skeletor", FLYER).turn("skeletor").choose("move")
    assert "goto castle-grayskull" not in evil.options


# --- traders


def shopping(*cards: str, at: str = "gaz-village", pool: int = 20) -> Scene:
    """He-Man in a trader outpost with an open market, before his turn."""
    scene = a_scene().put(he_man=at).market(GAME.content.areas[at].trader, *cards)
    return scene.eternium(masters=pool)


GOODS = ("guard-helmet", "battle-harness", "swift-boots", "healing-potion")


@pytest.mark.rule("FE-TRADER-01")
def test_three_kinds_of_traders() -> None:
    """Blacksmiths sell vehicles, shops equipment, guilds spells; three of each on the map."""
    kinds = [area.trader for area in GAME.content.areas.values() if area.trader]

    assert {kind: kinds.count(kind) for kind in set(kinds)} == {"smith": 3, "shop": 3, "guild": 3}
    for at, card in (
        ("foe-castle", "battle-ram"),
        ("gaz-village", "guard-helmet"),
        ("eldors-village", "fireball"),
    ):
        trader = GAME.content.areas[at].trader
        scene = shopping(card, at=at).turn("he-man").choose(f"trader {trader}")
        assert f"buy {card}" in scene.options


@pytest.mark.rule("FE-TRADER-02")
def test_a_trader_serves_the_whole_team_wherever_it_is() -> None:
    """While one outpost of the kind is held, every hero of the team may buy from anywhere."""
    scene = (
        a_scene().market("shop", *GOODS).soldiers("gaz-village", masters=1).eternium(masters=9).turn("teela")
    )
    assert "trader shop" in scene.options

    without = a_scene().market("shop", *GOODS).eternium(masters=9).turn("teela")
    assert "FE-TRADER-02" in without.why_not("teela", "trader shop")


@pytest.mark.rule("FE-TRADER-03", "FE-TRADER-04")
def test_the_first_capture_opens_a_market_of_four() -> None:
    """Four cards are revealed; the market is one for all teams."""
    start = next(area.id for area in GAME.content.areas.values() if "gaz-village" in area.borders)
    scene = a_scene().put(he_man=start).turn("he-man")
    assert "shop" not in scene.state.markets
    scene.choose("move", "goto gaz-village")

    assert len(scene.state.markets["shop"]) == 4
    assert [event.trader for event in scene.heard(MarketOpened)] == ["shop"]


@pytest.mark.rule("FE-TRADER-05", "FE-TRADER-12")
def test_shopping_is_the_last_thing_in_a_turn() -> None:
    """Afterwards no action is left, and the next hero comes only when it is over."""
    scene = shopping(*GOODS).turn("he-man").choose("trader shop", "pass")

    assert scene.kind != "act" or scene.options == ["end"] or not {"move", "fortify 1"} & set(scene.options)


@pytest.mark.rule("FE-TRADER-06")
def test_one_trader_each_time() -> None:
    """Having gone to the shop he cannot go to the smith in the same turn."""
    scene = shopping(*GOODS).market("smith", "battle-ram").soldiers("foe-castle", masters=1).turn("he-man")
    assert {"trader shop", "trader smith"} <= set(scene.options)
    scene.choose("trader shop", "pass")

    assert not GAME.asked(scene.state) or "trader smith" not in scene.options


@pytest.mark.rule("FE-TRADER-07", "FE-TRADER-11")
def test_buying_any_number_of_displayed_cards() -> None:
    """Paid from the pool, given to the active hero; the market is filled up only afterwards."""
    scene = shopping(*GOODS, pool=20).turn("he-man").choose("trader shop", "buy guard-helmet")
    assert len(scene.state.markets["shop"]) == 3
    scene.choose("refuse", "buy healing-potion", "pass")
    hero = scene.hero("he-man")

    assert {"guard-helmet", "healing-potion"} <= {*hero.inventory, *hero.equipped}
    assert scene.team("masters").eternium == 20 - 3 - 2
    assert len(scene.state.markets["shop"]) == 4
    assert scene.heard(MarketRefilled)
    assert len(scene.heard(CardBought)) == 2


@pytest.mark.rule("FE-TRADER-08")
def test_refreshing_the_market() -> None:
    """One eternium before the first purchase, once: all four are replaced."""
    scene = shopping(*GOODS, pool=9).turn("he-man").choose("trader shop", "refresh")
    assert scene.team("masters").eternium == 8
    assert len(scene.state.markets["shop"]) == 4
    assert "refresh" not in scene.options

    bought = shopping(*GOODS).turn("he-man").choose("trader shop", "buy guard-helmet", "refuse")
    assert "refresh" not in bought.options


@pytest.mark.rule("FE-TRADER-09", "FE-TRADER-10", example=("FE-EX-02", "FE-EX-17"))
def test_more_outposts_of_a_kind_make_it_cheaper() -> None:
    """One eternium less for each beyond the first, never below one."""

    def cost(card: str, *held: str) -> int:
        scene = a_scene()
        for area in held:
            scene.soldiers(area, masters=1)
        trader = "shop" if card in GAME.content.equipment else "guild"
        return price(scene.state, scene.hero("he-man"), trader, card).total

    assert [cost("royal-breastplate", *SHOPS[:n]) for n in (1, 2, 3)] == [5, 4, 3]
    assert [cost("horned-helm", *SHOPS[:n]) for n in (1, 2, 3)] == [2, 1, 1]
    assert [cost(spell, *GUILDS) for spell in ("stone-skin", "fireball")] == [1, 1]
    assert cost("stolen-hour", *GUILDS) == 2


# --- trade between heroes


@pytest.mark.rule("FE-TRADE-01")
def test_heroes_in_one_area_trade() -> None:
    """Spells, equipment, allies and mounts may be given and taken.

    Elsewhere there is nobody to trade with.
    """
    scene = (
        a_scene()
        .put(he_man="eternos", teela="eternos")
        .give("he-man", "fireball")
        .give("teela", "battle-ram")
    )
    scene.turn("he-man").choose("trade teela", "give fireball", "take battle-ram", "done")
    assert scene.hero("teela").spells == ["fireball"]
    assert scene.hero("he-man").mounts == ["battle-ram"]

    apart = a_scene().put(he_man="eternos").give("he-man", "fireball").turn("he-man")
    assert "FE-TRADE-01" in apart.why_not("he-man", "trade teela")


@pytest.mark.rule("FE-TRADE-02")
def test_after_a_trade_the_limits_hold() -> None:
    """A third spell cannot be left with a hero: the trade is not finished before something goes back."""
    scene = a_scene().put(he_man="eternos", teela="eternos").give("he-man", "fireball")
    scene.give("teela", "lightning-bolt", "stone-skin").turn("he-man").choose("trade teela")
    if "give fireball" in scene.options:
        scene.choose("give fireball")
        assert "done" not in scene.options
        scene.choose("take stone-skin")
        assert "done" in scene.options
    else:
        assert scene.why_not("he-man", "give fireball")


# --- equipment


@pytest.mark.rule("FE-EQUIP-01", "FE-EQUIP-02")
def test_armor_and_artifacts_work_while_equipped() -> None:
    """Swift Boots lengthen the move on the feet, not in the bag."""
    bag = a_scene().give("he-man", "swift-boots")
    worn = a_scene().give("he-man", "swift-boots", equip=True)
    plain = movement_points(a_scene().state, a_scene().hero("he-man")).total

    assert movement_points(bag.state, bag.hero("he-man")).total == plain
    assert movement_points(worn.state, worn.hero("he-man")).total == plain + 1
    assert {card.type for card in GAME.content.equipment.values()} == {"armor", "artifact", "consumable"}


@pytest.mark.rule("FE-EQUIP-03")
def test_a_consumable_works_once() -> None:
    """A Healing Potion heals and is discarded."""
    scene = a_scene().give("he-man", "healing-potion")
    scene.hero("he-man").damage = 4
    scene.turn("he-man").choose("use healing-potion")

    assert scene.hero("he-man").damage < 4
    assert "healing-potion" not in scene.hero("he-man").inventory
    assert [event.card for event in scene.heard(ItemUsed)] == ["healing-potion"]
    assert "healing-potion" in scene.state.discards["equipment"]


@pytest.mark.rule("FE-EQUIP-04", "FE-EQUIP-05")
def test_one_armor_of_a_kind_and_one_artifact() -> None:
    """A second helmet or artifact does not go on beside the first."""
    scene = a_scene().give("he-man", "guard-helmet", "phoenix-charm", equip=True)
    scene.give("he-man", "horned-helm", "oracles-coin", "swift-boots").turn("he-man")

    assert "equip swift-boots" in scene.options
    for card, rule in (("horned-helm", "FE-EQUIP-04"), ("oracles-coin", "FE-EQUIP-05")):
        if f"equip {card}" in scene.options:
            scene.choose(f"equip {card}")
            worn = scene.hero("he-man").equipped
            assert not {"guard-helmet", "horned-helm"} <= set(worn)
            assert not {"phoenix-charm", "oracles-coin"} <= set(worn)
        else:
            assert rule in scene.why_not("he-man", f"equip {card}")


@pytest.mark.rule("FE-EQUIP-06")
def test_five_cards_in_the_bag() -> None:
    """A sixth is too many; what is worn and spells do not count."""
    five = ("guard-helmet", "battle-harness", "swift-boots", "round-shield", "healing-potion")
    scene = a_scene().give("he-man", *five, "fireball").give("he-man", "horned-helm", equip=True)
    assert over_limit(scene.state, scene.hero("he-man")) is None
    scene.give("he-man", "magic-trap")

    denied = over_limit(scene.state, scene.hero("he-man"))
    assert denied is not None
    assert denied.rule == "FE-EQUIP-06"


@pytest.mark.rule("FE-EQUIP-07")
def test_equipment_is_changed_freely_in_the_own_turn() -> None:
    """Put on and taken off without an action."""
    scene = a_scene().give("he-man", "guard-helmet").turn("he-man").choose("equip guard-helmet")
    assert scene.hero("he-man").equipped == ["guard-helmet"]
    assert "move" in scene.options

    worn = a_scene().give("he-man", "guard-helmet", equip=True).turn("he-man").choose("stow guard-helmet")
    assert worn.hero("he-man").inventory == ["guard-helmet"]
    assert "move" in worn.options


@pytest.mark.rule("FE-EQUIP-07", "FE-TRADER-05")
def test_bought_armor_can_be_worn_at_once() -> None:
    """Shopping closes the turn, but what was bought may be put on first; what it replaces goes to the bag."""
    scene = shopping(*GOODS, pool=20).give("he-man", "horned-helm", equip=True).turn("he-man")
    scene.choose("trader shop", "buy guard-helmet")
    assert (scene.kind, scene.options) == ("wear", ["equip guard-helmet", "refuse"])
    scene.choose("equip guard-helmet")

    assert scene.hero("he-man").equipped == ["guard-helmet"]
    assert scene.hero("he-man").inventory == ["horned-helm"]
    assert scene.kind == "shop"

    kept = shopping(*GOODS, pool=20).turn("he-man").choose("trader shop", "buy guard-helmet", "refuse")
    assert kept.hero("he-man").inventory == ["guard-helmet"]

    potion = shopping(*GOODS, pool=20).turn("he-man").choose("trader shop", "buy healing-potion")
    assert potion.kind == "shop"


@pytest.mark.rule("FE-EQUIP-06", "FE-EQUIP-07")
def test_a_sixth_card_whose_slot_is_free_is_worn_instead_of_discarded() -> None:
    """With a full bag the hero may put on what fits a free slot; what has none must be discarded."""
    five = ("healing-potion", "battle-harness", "swift-boots", "round-shield", "oracles-coin")
    scene = shopping("guard-helmet", pool=20).give("he-man", *five).turn("he-man")
    scene.choose("trader shop", "buy guard-helmet", "equip guard-helmet")
    assert scene.kind != "overflow"
    assert not scene.heard(CardDiscarded)

    late = shopping("guard-helmet", pool=20).give("he-man", *five).turn("he-man")
    late.choose("trader shop", "buy guard-helmet", "refuse")
    assert late.kind == "overflow"
    assert {"equip guard-helmet", "card guard-helmet"} <= set(late.options)
    assert "equip healing-potion" not in late.options
    late.choose("equip swift-boots")
    assert late.kind != "overflow"
    assert not late.heard(CardDiscarded)


# --- vehicles


@pytest.mark.rule("FE-VEHICLE-02")
def test_a_new_vehicle_replaces_the_old_one() -> None:
    """Who buys one while owning a beast or vehicle discards that first."""
    scene = shopping("battle-ram", at="foe-castle").give("he-man", FLYER).turn("he-man")
    scene.choose("trader smith", "buy battle-ram")

    assert scene.hero("he-man").mounts == ["battle-ram"]
    assert any(event.card == FLYER for event in scene.heard(CardDiscarded))


@pytest.mark.rule("FE-VEHICLE-04")
def test_a_starred_bonus_holds_under_its_condition() -> None:
    """A vehicle whose bonus has a condition helps only while it is met."""
    vehicles = GAME.content.vehicles.values()
    conditional = [v for v in vehicles if any(b.when for b in v.effect.bonuses if b.to == "movement")]
    assert conditional
    card = conditional[0]
    totals = set()
    for area in GAME.content.areas.values():
        if area.kind != "water" and not area.base:
            for hero in ("he-man", "teela", "she-ra"):
                scene = a_scene().give(hero, card.id)
                scene.hero(hero).at = area.id
                more = (
                    movement_points(scene.state, scene.hero(hero)).total - GAME.content.heroes[hero].movement
                )
                totals.add(more)
        if len(totals) > 1:
            break

    assert len(totals) > 1


# --- quests


@pytest.mark.rule("FE-QUEST-01", "FE-QUEST-02", "FE-QUEST-03", "FE-QUEST-04")
def test_a_quest_is_drawn_where_a_marker_lies() -> None:
    """The marker goes, the card gives the task of the hero's faction, the reward comes only with success."""
    scene = (
        a_scene().put(he_man="plains-of-eternos").top("last-stand-of-the-king").turn("he-man").choose("quest")
    )
    assert "plains-of-eternos" not in scene.state.quests
    assert scene.heard(QuestBegan)
    scene.until("act")
    ended = scene.heard(QuestEnded)
    assert len(ended) == 1
    assert (scene.team("masters").vp >= 2) == ended[0].met

    elsewhere = a_scene().put(he_man="eternos").turn("he-man")
    assert "FE-QUEST-01" in elsewhere.why_not("he-man", "quest")
    tasks = GAME.content.quests["last-stand-of-the-king"].tasks
    assert tasks["masters"].text != tasks["evil"].text


@pytest.mark.rule("FE-QUEST-05")
def test_an_epic_beast_is_fought_at_once() -> None:
    """Drawn from the scenario deck it meets the hero who drew it."""
    scene = (
        a_scene()
        .put(he_man="plains-of-eternos")
        .top("panthor")
        .turn("he-man")
        .choose("quest")
        .until("weapon")
    )

    assert scene.heard(EpicBegan)
    assert any(side.id == "panthor" for side in scene.epic.sides)


# --- three factions


def three(**setup: Any) -> Scene:
    """Masters, Evil Warriors and the Horde of the test pack."""
    game = with_horde()
    horde = [
        name for name, card in game.content.heroes.items() if card.faction == "horde" and not card.mounted
    ][:3]
    heroes = ["he-man", "teela", "she-ra", "skeletor", "evil-lyn", "beast-man", *horde]
    return a_scene(heroes=heroes, game=game, factions=["masters", "evil", "horde"], **setup)


@pytest.mark.rule("FE-TEAM3-01", "FE-TEAM3-02", "FE-TEAM3-04")
def test_three_teams_of_three() -> None:
    """A third faction comes with a pack, starts in the Temple of Hordak, and the teams activate in turn."""
    scene = three().round()
    assert [len(team.heroes) for team in scene.state.teams] == [3, 3, 3]
    assert {scene.hero(name).at for name in scene.team("horde").heroes} == {"temple-of-hordak"}
    order = []
    for _ in range(6):
        order.append(scene.hero(scene.asked[0]).team)
        scene.choose(scene.options[0], "end")

    assert order == [0, 1, 2, 0, 1, 2]
    assert QUIET in GAME.content.scenarios


@pytest.mark.rule("FE-TEAM3-03")
def test_the_third_faction_in_a_first_game() -> None:
    """It uses Orkas Village, the Horde Factory and the Slime Pit."""
    game = with_horde()
    horde = [
        name for name, card in game.content.heroes.items() if card.faction == "horde" and not card.mounted
    ][:3]
    heroes = ["he-man", "teela", "she-ra", "skeletor", "evil-lyn", "beast-man", *horde]
    setup = {"scenario": "first-game", "heroes": heroes, "factions": ["masters", "evil", "horde"]}
    state = game.new(setup, "first")

    assert {state.heroes[name].at for name in horde} == {"orkas-village", "horde-factory", "slime-pit"}


@pytest.mark.rule("FE-TEAM3-05")
def test_the_uninvolved_team_may_cast_spells() -> None:
    """In step 4 a third team with a combat spell is asked after the defender, and may only cast or pass."""
    scene = three()
    caster = scene.team("horde").heroes[0]
    scene.give(caster, "fireball").eternium(horde=20).put(skeletor="bone-fields").fight("he-man", "skeletor")
    seat = scene.hero(caster).seat
    asked = False
    for _ in range(80):
        if not scene.game.asked(scene.state) or asked:
            break
        if seat in scene.game.asked(scene.state):
            asked = True
            texts = scene.game.decision(scene.state, seat).texts()
            assert any(text.startswith("cast") for text in texts)
            assert all(text.startswith(("cast", "pass", "leave")) for text in texts)
        else:
            scene.choose(scene.options[-1] if scene.kind != "play" else scene.options[0])
    assert asked
    assert heroes_at(scene.state, scene.epic.area)


def to_step_four(scene: Scene) -> Scene:
    """Weapons are chosen and cards played until somebody is asked in step 4."""
    while scene.kind != "step_four":
        scene.choose(scene.options[0])
    return scene


@pytest.mark.rule("FE-EPIC-23", "FE-EPIC-29", "FE-EPIC-30", "FE-TEAM3-05", "FE-EPIC-31")
def test_the_third_team_comes_after_the_defender_and_before_the_active_hero() -> None:
    """Hordak may cast at either fighter; the others having passed, he is asked until he passes, too."""
    scene = three().give("hordak", "stone-skin", "gust").give("he-man", "fireball").eternium(masters=20)
    to_step_four(scene.eternium(horde=20).put(skeletor="bone-fields").fight("he-man", "skeletor"))
    assert scene.asked == ["he-man"]
    scene.choose(next(text for text in scene.options if text.startswith("time")))
    assert scene.asked == ["skeletor"]
    scene.choose("pass")
    assert scene.asked == ["hordak"]
    spells = {text for text in scene.options if text != "pass"}
    assert spells == {"cast hordak stone-skin he-man", "cast hordak stone-skin skeletor"}
    scene.choose("cast hordak stone-skin skeletor")
    assert scene.asked == ["he-man"]
    scene.choose("pass")
    assert scene.asked == ["hordak"]
    assert scene.options == ["pass"]
    scene.choose("pass")

    assert scene.kind == "flee"


@pytest.mark.rule("FE-EPIC-29", "FE-TEAM3-05", "FE-EPIC-31")
def test_the_first_team_may_be_the_third_in_a_fight() -> None:
    """Skeletor fights Hordak; He-Man looks on and may cast."""
    scene = three().give("he-man", "stone-skin").eternium(masters=20)
    to_step_four(scene.put(hordak="bone-fields").fight("skeletor", "hordak"))
    scene.choose("pass")
    assert scene.asked == ["he-man"]
    assert set(scene.options) == {
        "cast he-man stone-skin skeletor",
        "cast he-man stone-skin hordak",
        "pass",
    }
    scene.choose("pass")

    assert scene.kind == "flee"


@pytest.mark.rule("FE-EPIC-30", "FE-TEAM3-05")
def test_a_third_team_without_spells_is_not_asked() -> None:
    """Both fighters pass and step 4 is over."""
    scene = to_step_four(three().put(skeletor="bone-fields").fight("he-man", "skeletor"))
    scene.choose("pass")
    assert scene.asked == ["skeletor"]
    scene.choose("pass")

    assert scene.kind == "flee"


@pytest.mark.rule("FE-TEAM3-05", "FE-EPIC-31")
def test_nobody_can_tell_the_spells_of_a_team_by_who_is_asked() -> None:
    """Whoever holds spells is asked, also one that cannot cast them; the others see the team is asked."""
    scene = three()
    caster = scene.team("horde").heroes[1]
    scene.give(caster, "gust").put(skeletor="bone-fields").fight("he-man", "skeletor")
    seat, game = scene.hero(caster).seat, scene.game
    while seat not in game.asked(scene.state):
        scene.choose(scene.options[-1] if scene.kind != "play" else scene.options[0])

    assert game.decision(scene.state, seat).texts() == ["pass"]
    assert game.asked(game.view(scene.state, seat)) == (seat,)
    speaker = scene.hero(scene.team("horde").heroes[0]).seat
    assert game.asked(game.view(scene.state, scene.hero("he-man").seat)) == (speaker,)
    assert game.asked(game.view(scene.state, None)) == (speaker,)
