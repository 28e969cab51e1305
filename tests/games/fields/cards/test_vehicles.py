"""Vehicles: their movement, and what else they give whoever drives them."""

from __future__ import annotations

import pytest

from battlewright.games.fields.procedures.harm import penalty_due
from battlewright.games.fields.rules.epic import flee_price
from battlewright.games.fields.rules.limits import limit
from battlewright.games.fields.rules.movement import flies, movement_points
from battlewright.games.fields.rules.wilds import recruit_price
from tests.games.fields.cards.playing import AREA, FOREST, GUARDED, Bout, case, change, fought
from tests.games.fields.scenes import GAME, Scene, a_scene

TOTALS = [
    case("battle-ram", Bout(), {"attack": 1}),
    case("battle-ram", Bout(attacked=True), {}),
    case("bashasaurus", Bout(), {"attack": 2, "initiative": -2}),
    case("blasterhawk", Bout("ram-man", weapon="ram-man-boulder"), {"attack": 1}),
    case("blasterhawk", Bout(), {}),
    case("fright-fighter", Bout(), {"enemy initiative": -1}),
    case("royal-chariot", Bout(mates=("he-man",)), {"defense": 1}),
    case("royal-chariot", Bout(), {}),
]


@pytest.mark.parametrize(("card", "bout", "difference"), TOTALS)
def test_a_vehicle_in_epic_combat(card: str, bout: Bout, difference: dict[str, int]) -> None:
    """The totals with it and without it."""
    assert change(bout, card) == difference


MOVEMENT = [
    case("battle-ram", 1, False),
    case("sky-sled", 0, True),
    case("wind-raider", 1, True),
    case("talon-fighter", 2, True),
    case("attak-trak", 1, False),
    case("road-ripper", 1, False),
    case("dragon-walker", 1, False),
    case("land-shark", 1, False),
    case("roton", 1, False),
    case("bashasaurus", 0, False),
    case("blasterhawk", 1, True),
    case("fright-fighter", 1, True),
    case("spydor", 1, False),
    case("laser-bolt", 1, False),
    case("supply-wagon", 0, False),
    case("royal-chariot", 1, False),
]


@pytest.mark.parametrize(("card", "more", "flying"), MOVEMENT)
def test_how_a_vehicle_moves(card: str, more: int, flying: bool) -> None:
    """By day in the wilds: its movement, and whether it flies."""
    scene = a_scene().put(**{"she-ra": FOREST}).give("she-ra", card)

    assert movement_points(scene.state, scene.hero("she-ra")).total == 2 + more
    assert flies(scene.state, scene.hero("she-ra")) is flying
    assert not flies(scene.state, scene.hero("he-man"))


def test_all_vehicles_are_in_the_table() -> None:
    """Each of the sixteen has its row."""
    assert {row.values[0] for row in MOVEMENT} == set(GAME.content.vehicles)


@pytest.mark.card("road-ripper")
@pytest.mark.card("laser-bolt")
def test_movement_with_a_condition() -> None:
    """The Road Ripper is faster from an outpost, the Laser Bolt by night."""
    scene = a_scene().put(**{"she-ra": "eternos"}).give("she-ra", "road-ripper")
    assert movement_points(scene.state, scene.hero("she-ra")).total == 2 + 1 + 1

    scene = a_scene().put(**{"she-ra": FOREST}).give("she-ra", "laser-bolt").night()
    assert movement_points(scene.state, scene.hero("she-ra")).total == 2 + 1 + 1


@pytest.mark.card("talon-fighter")
def test_the_talon_fighter_gets_away() -> None:
    """Fleeing is free, and its driver heals 1 HP."""
    scene = fought(Bout(theirs="+3 attack, +1 defense, +2 attack, +1 defense"))
    assert flee_price(scene.state, scene.epic) == 2

    scene = fought(Bout(theirs="+3 attack, +1 defense, +2 attack, +1 defense"), "talon-fighter")
    scene.choose("flee eldors-village")
    assert scene.team("masters").eternium == 10
    assert scene.hp("she-ra") == 6 - 3 + 1


@pytest.mark.card("attak-trak")
@pytest.mark.card("roton")
@pytest.mark.parametrize(("card", "lost"), [("", 2), ("attak-trak", 0), ("roton", 1)])
def test_enemy_soldiers_on_the_way(card: str, lost: int) -> None:
    """Two of them in Gaz Village cost 2 HP; the Attak Trak bears them, the Roton removes one before."""
    scene = a_scene().put(**{"she-ra": FOREST}).soldiers("gaz-village", evil=2)
    if card:
        scene.give("she-ra", card)
    scene.turn("she-ra").choose("move", "goto gaz-village")

    assert scene.hp("she-ra") == 6 - lost
    assert "gaz-village" not in scene.state.soldiers


@pytest.mark.card("dragon-walker")
@pytest.mark.parametrize(("card", "open_road"), [("", False), ("dragon-walker", True)])
def test_the_dragon_walker_uses_any_path(card: str, open_road: bool) -> None:
    """From Gaz Village over the path to the Mountains of Perpetua, which nobody holds, in one step."""
    scene = a_scene().put(teela="gaz-village")
    if card:
        scene.give("teela", card)
    scene.turn("teela").choose("move", f"goto {AREA}")

    steps = 1 if open_road else 2
    assert len(scene.events) > 0
    assert _points(scene) == steps


def _points(scene: Scene) -> int:
    from battlewright.games.fields.model.events import Moved

    return scene.heard(Moved)[-1].points


@pytest.mark.card("land-shark")
def test_the_land_shark_feeds_on_victories() -> None:
    """2 HP for a won epic combat, nothing for a lost one or for a victory in the wilds."""
    won = Bout(mine="+3 attack, +1 defense, +3 attack, +1 defense", damage=4, enemy_damage=4)
    assert fought(won).hp("she-ra") == 2
    assert fought(won, "land-shark").hp("she-ra") == 2 + 2

    lost = Bout(mine=GUARDED, damage=4)
    assert fought(lost, "land-shark").choose("flee eldors-village").hp("she-ra") == 2
    scene = a_scene().put(**{"she-ra": FOREST}).give("she-ra", "land-shark")
    scene.hero("she-ra").damage = 4
    scene.dice(*["double"] * 7).wild("she-ra", "marsh-strider").choose("card +1").until("act")
    assert scene.hp("she-ra") == 2


@pytest.mark.card("spydor")
@pytest.mark.parametrize(("card", "past"), [("battle-ram", False), ("spydor", True)])
def test_the_spydor_slips_past_enemies(card: str, past: bool) -> None:
    """Skeletor bars the Evergreen Forest: She-Ra gets beyond him with the Spydor, not with a Battle Ram."""
    scene = a_scene().put(skeletor=FOREST, **{"she-ra": "gaz-village"}).give("she-ra", card)
    scene.soldiers("grayskull-tower", evil=1).turn("she-ra").choose("move")

    assert ("goto ice-mountains" in scene.options) is past
    assert f"goto {FOREST}" in scene.options


@pytest.mark.card("laser-bolt")
@pytest.mark.parametrize(("card", "left"), [("", 4), ("laser-bolt", 3)])
def test_the_laser_bolt_shoots_first(card: str, left: int) -> None:
    """The enemy in a wilds combat loses 1 HP before the roll."""
    scene = a_scene().put(**{"she-ra": FOREST})
    if card:
        scene.give("she-ra", card)
    scene.dice(*["reroll"] * 7).wild("she-ra", "ice-bear")

    assert scene.wilds.hp == left


@pytest.mark.card("supply-wagon")
def test_the_supply_wagon() -> None:
    """Trade at any distance, room for 3 more cards, a cheaper defeat, 1 eternium beside a trader."""
    scene = a_scene().put(**{"she-ra": "gaz-village", "teela": "zalesia"}).eternium(masters=10)
    scene.give("teela", "gust").turn("she-ra")
    she_ra = scene.hero("she-ra")
    assert not any(text.startswith("trade ") for text in scene.options)
    assert (limit(scene.state, she_ra, "inventory"), penalty_due(scene.state, she_ra)) == (5, 5)

    scene.give("she-ra", "supply-wagon").turn("she-ra")
    assert "trade teela" in scene.options
    assert (limit(scene.state, she_ra, "inventory"), penalty_due(scene.state, she_ra)) == (8, 2)
    scene.choose("end")
    assert scene.team("masters").eternium == 11
    scene.put(**{"she-ra": "eternos"}).turn("she-ra").choose("end")
    assert scene.team("masters").eternium == 11


@pytest.mark.card("royal-chariot")
def test_the_royal_chariot_has_room_for_allies() -> None:
    """Two of them, each 1 eternium cheaper."""
    scene = a_scene().give("she-ra", "royal-chariot")
    she_ra, he_man = scene.hero("she-ra"), scene.hero("he-man")

    assert (limit(scene.state, she_ra, "allies"), limit(scene.state, he_man, "allies")) == (2, 1)
    assert (recruit_price(scene.state, she_ra, "orko"), recruit_price(scene.state, he_man, "orko")) == (1, 2)
