"""Scenarios and armies by chance."""

from __future__ import annotations

import pytest

from battlewright.games.heroscape.content import load
from battlewright.games.heroscape.game import Heroscape
from battlewright.games.heroscape.rules.armies import army_denials, random_army
from battlewright.kernel.rng import Rng

CONTENT = load()


def test_there_are_scenarios_with_at_least_eight_goals() -> None:
    """Last army, points, hill, glyphs, escort, siege and missions all have a scenario of their own."""
    assert len({scenario.goal.kind for scenario in CONTENT.scenarios.values()}) >= 8


@pytest.mark.parametrize("scenario", CONTENT.scenarios)
def test_a_scenario_can_be_set_up_for_every_number_of_players_it_names(scenario: str) -> None:
    """A match begins on the scenario's map, or on one that has zones for so many."""
    game = Heroscape()
    for players in CONTENT.scenarios[scenario].players:
        state = game.new({"scenario": scenario, "players": players}, "1")
        assert game.asked(state)


@pytest.mark.parametrize("points", [20, 75, 100, 250, 400, 500, 1000])
def test_an_army_by_chance_is_legal_and_uses_its_points(points: int) -> None:
    """HS-SETUP-05, HS-SETUP-08: within the limit, nothing unique twice, and not much left over."""
    state = Heroscape().new({"points": points, "armies": ["random", "random"]}, "1")
    for seed in range(40):
        army = random_army(CONTENT, points, Rng(seed=str(seed)).below)
        assert army
        assert army_denials(state, 0, army) == []
        spent = sum(CONTENT.units[entry.card].card.points * entry.copies for entry in army)
        assert 0.8 * points <= spent <= points
