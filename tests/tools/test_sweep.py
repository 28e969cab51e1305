"""Every mode, mission, difficulty and switch of Fields of Eternia comes to an end by the rules.

One random game of each kind, and one greedy game of each mission; `python -m tools.sweep` plays more.
"""

from __future__ import annotations

import pytest

from battlewright.games.fields.game import Fields
from battlewright.games.fields.setup import DIFFICULTIES, SWITCHES
from battlewright.lab.series import Order
from tools import sweep

ORDERS = list(sweep.orders("test"))
SCENARIOS = list(Fields().content.scenarios)


def test_the_sweep_knows_every_mission_and_switch() -> None:
    """Each with each that fits it: the draft in skirmishes, the rest of solo play in solo missions."""
    played = [order.setup for order in ORDERS]

    assert {setup["scenario"] for setup in played} == set(SCENARIOS)
    assert {name for setup in played for name in setup["switches"]} == set(SWITCHES)
    assert {setup["difficulty"] for setup in played if "difficulty" in setup} == set(DIFFICULTIES)
    assert {order.agents for order in ORDERS} >= {("random",), ("greedy",), ("greedy", "random")}


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_random_games_of_every_kind_end_by_the_rules(scenario: str) -> None:
    """One game with every switch and difficulty."""
    wanted = [o for o in ORDERS if o.setup["scenario"] == scenario and "greedy" not in o.agents]
    broken = [game for order in wanted if (game := sweep.ended(order, 0)).error]

    assert wanted
    assert not broken


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_greedy_games_with_all_switches_end_by_the_rules(scenario: str) -> None:
    """The last kind of a mission has all its switches on."""
    order = [o for o in ORDERS if o.setup["scenario"] == scenario and "random" not in o.agents][-1]

    assert not sweep.ended(order, 0).error


def test_a_game_that_does_not_end_by_the_rules_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With what plays it again, and exit status 1."""
    good = ORDERS[0]
    monkeypatch.setattr(sweep, "orders", lambda seed: [good])
    assert sweep.main(["--games", "1", "--jobs", "1"]) == 0
    bad = Order("fields", {"scenario": "first-game"}, ("random",) * 5, "x")
    monkeypatch.setattr(sweep, "ended", lambda order, number: sweep.Ended(bad, 0, "", "broken"))
    monkeypatch.setattr(sweep, "ProcessPoolExecutor", _AtOnce)
    assert sweep.main(["--games", "1", "--jobs", "1"]) == 1
    assert "1 ended by the rules, 0 did not" in (out := capsys.readouterr().out)
    assert "broken: Order(game='fields'" in out


class _AtOnce:
    """A pool that works by itself."""

    def __init__(self, jobs: int) -> None:
        self.map = lambda work, *lists, chunksize: map(work, *lists)

    def __enter__(self) -> _AtOnce:
        return self

    def __exit__(self, *error: object) -> None: ...
