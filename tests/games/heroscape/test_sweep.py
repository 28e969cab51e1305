"""The sweep over all maps, scenarios, cards and switches: what it covers, and a few of its games.

The whole of it is a command: `python -m tools.heroscape_sweep`.
"""

from __future__ import annotations

import pytest

from battlewright.games.heroscape.content import load
from battlewright.games.heroscape.game import Heroscape
from battlewright.games.heroscape.switches import SWITCHES
from tools.heroscape_sweep import ended, fields, orders, report

GAME = Heroscape()
CONTENT = load()
ORDERS = list(orders("test", ["random"], 2))


def test_the_sweep_covers_every_map_scenario_card_and_switch() -> None:
    """Each map with each scenario it has zones for, and every card and setting somewhere."""
    setups = [order.setup for order in ORDERS]

    assert {setup["map"] for setup in setups} == set(CONTENT.maps)
    assert {setup["scenario"] for setup in setups} == set(CONTENT.scenarios)
    assert len(setups) == len(list(fields(CONTENT))) > 300
    cards = {entry["card"] for setup in setups for army in setup["armies"] for entry in army["cards"]}
    assert cards == set(CONTENT.units)
    thrown = {(name, value) for setup in setups for name, value in setup["switches"].items()}
    assert thrown == {(name, value) for name, switch in SWITCHES.items() for value in switch.values}


@pytest.mark.parametrize("number", range(0, len(ORDERS), 25))
def test_what_the_sweep_draws_can_be_set_up(number: int) -> None:
    """Legal armies, allowed switches, a map with room for everyone."""
    order = ORDERS[number]

    assert GAME.asked(GAME.new(order.setup, order.seed))


@pytest.mark.parametrize("agent", ["random", "greedy"])
def test_games_of_the_sweep_end_by_the_rules(agent: str) -> None:
    """Some of them, with computer players of either kind; the report counts them."""
    wanted = list(orders("short", [agent], 2))[: 8 if agent == "random" else 2]

    found = [ended(order) for order in wanted]

    assert [game.error for game in found] == [""] * len(wanted)
    assert report(found).endswith(f"{len(wanted)} ended by the rules, 0 did not")


def test_a_game_that_cannot_be_played_is_reported() -> None:
    """With what went wrong, its seed and its setup."""
    order = next(orders("lost", ["random"], 2))
    order.setup["map"] = "nowhere"

    told = report([ended(order)])

    assert "SetupError: setup: no map 'nowhere'" in told
    assert order.seed in told
    assert told.endswith("0 ended by the rules, 1 did not")
