"""The table as programs read it: ids beside words, and no more than the seat may know."""

from __future__ import annotations

import pytest

from battlewright.games.fields.surface import FieldsTable
from tests.games.fields.combats import begin, met
from tests.games.fields.scenes import GAME, Scene, a_scene


def table(scene: Scene, seat: int | None = 0) -> FieldsTable:
    """What a seat is shown."""
    return GAME.table(GAME.view(scene.state, seat), seat, GAME.narrator("en"))


@pytest.mark.rule("FE-CONTROL-01")
def test_an_area_says_by_ids_who_holds_it_and_what_is_there() -> None:
    """Control is the number of a team; soldiers are counted by team; heroes and markers are ids."""
    scene = a_scene().put(teela="gaz-village").soldiers("foe-castle", evil=2).quests("vine-jungle")
    areas = {row.id: row for row in table(scene).areas}

    masters, evil = scene.number("masters"), scene.number("evil")
    assert (areas["gaz-village"].control_id, areas["foe-castle"].control_id) == (masters, evil)
    assert areas["foe-castle"].soldier_ids[evil] == 2
    assert areas["gaz-village"].hero_ids == ("teela",)
    assert areas["vine-jungle"].mark_ids == ("quest",)
    assert (areas["vine-jungle"].kind_id, areas["vine-jungle"].control_id) == ("wilds", -1)


def test_a_hero_has_hit_points_as_numbers_and_cards_as_ids() -> None:
    """Where it is, what it has left, what it carries, whose it is."""
    scene = a_scene().put(teela="gaz-village").give("teela", "fireball")
    scene.hero("teela").damage = 2
    teela = next(row for row in table(scene).heroes if row.id == "teela")

    assert (teela.area_id, teela.team_id, teela.seat) == ("gaz-village", scene.number("masters"), 1)
    assert teela.hp_most - teela.hp == 2
    assert [card.id for card in teela.spells] == ["fireball"]


def test_a_team_says_who_brought_its_points() -> None:
    """Victory points by hero; seats and faction are ids."""
    scene = a_scene()
    scene.hero("teela").vp = scene.team("masters").vp = 3
    masters = table(scene).teams[scene.number("masters")]

    assert [(points.hero_id, points.vp) for points in masters.vp_ids] == [("teela", 3)]
    assert (masters.vp, masters.faction_id, masters.seat_ids) == (3, "masters", (0, 1, 2))


def test_an_offer_names_card_trader_and_price() -> None:
    """What is on offer, by ids."""
    scene = a_scene().market("guild", "fireball")
    (offer,) = [row for row in table(scene).markets if row.trader_id == "guild"]

    assert (offer.id, offer.cost) == ("fireball", GAME.content.price("fireball"))


def test_the_cards_of_the_other_side_stay_hidden_in_a_combat() -> None:
    """The grid lists zones and cards; what lies face down there is unknown to the enemy."""
    scene = begin(met()).until("play")
    seat = GAME.asked(scene.state)[0]
    scene.choose(scene.options[0])
    epic = table(scene, seat).epic
    foe = table(scene, next(hero.seat for hero in scene.state.heroes.values() if hero.team != 0)).epic

    assert epic is not None
    assert foe is not None
    own = [card for side in epic.sides for card in side.grid_ids]
    seen = [card for side in foe.sides for card in side.grid_ids]
    assert [card.zone_id for card in own] == [card.zone_id for card in seen]
    assert "?" not in {card.card_id for card in own}
    assert {card.card_id for card in seen if not card.up} == {"?"}
