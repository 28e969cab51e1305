"""The table as programs read it: ids beside words, and no more than the seat may know."""

from __future__ import annotations

import pytest

from battlewright.games.fields.catalogue import catalogue_of
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


@pytest.mark.rule("FE-EPIC-33")
def test_a_zone_says_what_it_comes_to_by_the_cards_one_sees() -> None:
    """Own face-down cards count for their side, those of the other side for nobody who cannot see them."""
    scene = begin(met(), "+3 attack, +2 defense, +1 attack", "+1 attack, +1 defense, +1 attack")
    own, foe = (table(scene, scene.hero(name).seat).epic for name in ("she-ra", "skeletor"))

    assert own is not None
    assert foe is not None
    assert own.sides[0].lying_ids == {"attack": 4, "defense": 2, "initiative": 2}
    assert "+3" in own.sides[0].lying["attack"]
    assert own.sides[1].lying_ids["attack"] == 0
    assert foe.sides[1].lying_ids["attack"] == 2


@pytest.mark.rule("FE-EPIC-23", "FE-EPIC-29")
def test_step_four_says_who_may_still_act() -> None:
    """The team whose turn it is, those that may act later, those that have passed."""
    scene = met().give("she-ra", "fireball").give("skeletor", "fireball")
    begin(scene).until("step_four")
    first = table(scene).epic
    scene.by("she-ra", "pass").until("step_four")
    then = table(scene).epic

    assert first is not None
    assert then is not None
    assert [row.standing_id for row in first.answers] == ["asked", "open"]
    assert [row.standing_id for row in then.answers] == ["passed", "asked"]


@pytest.mark.rule("FE-SOLO-27")
def test_a_solo_score_is_shown_in_its_parts() -> None:
    """The parts add up to what the team is shown to have."""
    scene = a_scene("he-man-impostor", difficulty="easy")
    scene.state.teams[0].vp, scene.state.teams[0].defeats = 5, 1
    shown = table(scene)

    assert shown.solo_ids["vp"] == 5
    assert shown.solo_ids["defeats"] < 0
    assert sum(shown.solo_ids.values()) == shown.teams[0].vp
    assert table(a_scene()).solo_ids == {}


def test_every_mission_is_told_in_words() -> None:
    """Story, rules and ending of the mission at hand are in the catalogue."""
    missions = catalogue_of(GAME.content, GAME.narrator("en")).scenarios

    assert set(missions) == set(GAME.content.scenarios)
    assert all(mission.story and mission.ending for mission in missions.values())


def test_decks_and_discards_are_counted() -> None:
    """Of every deck of the table: what is still to be drawn and what was discarded; no card is named."""
    scene = a_scene()
    before = {row.id: row for row in table(scene).piles}
    scene.state.discards["spells"].append(scene.state.decks["spells"].pop())

    spells = next(row for row in table(scene).piles if row.id == "spells")
    assert (spells.deck, spells.discarded) == (before["spells"].deck - 1, 1)
    assert spells.pile == "spells"
    assert {"equipment", "spells", "vehicles", "encounter", "scenario", "victory"} <= set(before)


@pytest.mark.rule("FE-EPIC-16")
def test_combat_cards_discarded_in_a_combat_are_counted() -> None:
    """Whoever concentrates has discarded one more card."""
    scene = met("she-ra").fight("she-ra", "skeletor")
    scene.choose("weapon she-ra-sword-of-protection", "weapon skeletor-havoc-staff", "concentrate")
    combat = table(scene).epic
    assert combat is not None
    assert [side.discarded for side in combat.sides] == [1, 0]
