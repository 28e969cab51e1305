"""What programs read off the rules of a scenario, and that they act on it."""

from __future__ import annotations

import pytest

from battlewright.agents import make_agent
from battlewright.games.fields.advice.ground import Lookout, quest_worth
from battlewright.games.fields.evaluate import outpost_worth
from battlewright.games.fields.library import stakes_of
from battlewright.games.fields.stakes import CLUE, HOME, TAKEN
from tests.games.fields.scenes import GAME, Scene, a_scene

ALTARS = {"central-tower", "mountains-of-perpetua", "zalesia"}


def a_mission(scenario: str, *heroes: str, difficulty: str = "easy") -> Scene:
    """A solo mission with three Masters."""
    return Scene({"scenario": scenario, "heroes": list(heroes), "difficulty": difficulty}, "stakes")


def test_altars_of_the_ritual_bring_vp_each_round() -> None:
    """Whoever controls one has 1 VP at the end of each round, so it is worth more than other outposts."""
    state = GAME.new({"scenario": "ritual-of-unlimited-power"}, "stakes")

    assert stakes_of(state).held == dict.fromkeys(ALTARS, 1.0)
    assert outpost_worth(state, "zalesia") > outpost_worth(state, "eternos") + 1
    assert stakes_of(state).clues == {"crystals": 6}


def test_marching_armies_pays_for_outposts_and_captures() -> None:
    """1 VP for each outpost at the end, 1 for each taken from an enemy."""
    stakes = stakes_of(GAME.new({"scenario": "marching-armies"}, "stakes"))

    assert (stakes.outpost, stakes.capture) == (1.0, 1.0)
    assert not stakes.held


def test_quest_markers_are_worth_what_the_scenario_gives_for_them() -> None:
    """2 eternium in most skirmishes, a crystal in the Ritual, a clue where clues are still needed."""
    worth = {}
    for scenario in ("marching-armies", "ritual-of-unlimited-power", "fractures-in-time"):
        state = GAME.new({"scenario": scenario}, "stakes")
        worth[scenario] = quest_worth(state, next(iter(state.heroes.values())))
    assert worth["marching-armies"] < worth["ritual-of-unlimited-power"] < worth["fractures-in-time"]

    scene = a_mission("the-missing-child", "teela", "he-man", "she-ra")
    searching = quest_worth(scene.state, scene.hero("teela"))
    scene.state.counters["clues"] = 3
    assert searching == quest_worth(scene.state, scene.hero("teela")) + CLUE["solo"]


def test_the_plans_draw_heroes_to_snake_mountain_and_their_carrier_home() -> None:
    """Where they lie counts until they are taken; home counts for the one who has them."""
    scene = a_mission("retrieve-the-plans", "teela", "he-man", "stratos")
    teela, he_man = scene.hero("teela"), scene.hero("he-man")
    base = scene.team("teela").base
    assert Lookout(scene.state, teela).worth("snake-mountain") > TAKEN["solo"] / 2

    teela.tokens.append("plans")
    scene.state.counters["found"] = 1
    assert Lookout(scene.state, teela).worth(base) >= HOME
    assert Lookout(scene.state, he_man).worth(base) < 1
    assert Lookout(scene.state, he_man).worth("snake-mountain") < 1


def test_zalesia_counts_once_the_hiding_place_is_known() -> None:
    """Three clues, and the child can be fetched."""
    scene = a_mission("the-missing-child", "teela", "he-man", "she-ra")
    teela = scene.hero("teela")
    before = Lookout(scene.state, teela).worth("zalesia")
    scene.state.counters["clues"] = 3

    assert Lookout(scene.state, teela).worth("zalesia") == pytest.approx(before + TAKEN["solo"])


def test_a_carrier_keeps_away_from_enemies_who_come_after_it() -> None:
    """The artifact is lost with a combat, and won with one."""
    scene = a_scene("raiders-of-the-lost-artifact").put(stratos="zalesia", skeletor="vine-jungle")
    stratos, skeletor = scene.hero("stratos"), scene.hero("skeletor")
    skeletor.tokens.append("lost-artifact")
    scene.state.counters["found"] = 1
    hunting = Lookout(scene.state, stratos).worth("vine-jungle")
    skeletor.tokens.clear()
    without = Lookout(scene.state, stratos).worth("vine-jungle")
    stratos.tokens.append("lost-artifact")

    assert hunting > without > Lookout(scene.state, stratos).worth("vine-jungle")


def test_the_greedy_player_carries_the_plans_home() -> None:
    """One step from home with the plans, the mission is won in this turn."""
    scene = a_mission("retrieve-the-plans", "teela", "he-man", "stratos")
    scene.put(teela="evergreen-forest")
    scene.hero("teela").tokens.append("plans")
    scene.state.counters["found"] = 1
    scene.turn("teela")
    agents = {seat: make_agent("greedy", GAME, seat) for seat in GAME.seats(scene.state)}
    for _ in range(30):
        if not (asked := GAME.asked(scene.state)):
            break
        seat = asked[0]
        view, decision = GAME.view(scene.state, seat), GAME.decision(scene.state, seat)
        GAME.take(scene.state, seat, agents[seat].choose(view, decision))

    assert scene.state.success
