"""How games of Fields of Eternia go: what is counted is what happened."""

from __future__ import annotations

from collections import Counter

import pytest

from battlewright.games.fields.model import combat_events as c
from battlewright.games.fields.model import events as e
from tools.balance import two_sided
from tools.fields_play import counted, fights, main, rewards, same_for_both, ways

HEROES = {"he-man": None, "skeletor": None}


def test_combats_of_heroes_and_how_they_end() -> None:
    """One won by a defeat in the second round, one by flight; one against a beast does not count."""
    found = fights(
        [
            c.EpicBegan(hero="he-man", enemy="skeletor", area="eternos"),
            c.CombatRoundBegan(number=1, hero="he-man", enemy="skeletor"),
            c.CombatRoundBegan(number=2, hero="he-man", enemy="skeletor"),
            c.CombatWon(who="he-man", over="skeletor", reason="defeat"),
            c.EpicBegan(hero="skeletor", enemy="he-man", area="zalesia"),
            c.CombatRoundBegan(number=1, hero="skeletor", enemy="he-man"),
            c.CombatWon(who="he-man", over="skeletor", reason="flight"),
            c.EpicBegan(hero="he-man", enemy="griffin", area="zalesia"),
            c.CombatRoundBegan(number=2, hero="he-man", enemy="griffin"),
            c.CombatWon(who="he-man", over="griffin", reason="defeat"),
        ],
        HEROES,
    )
    assert (found["fights"], found["defeat"], found["flight"]) == (2, 1, 1)
    assert (found["defeat in round 2"], found["second rounds"]) == (1, 1)


def test_towers_paths_and_flights_are_told_apart() -> None:
    """A move counts as one along a path, or by air, if any of its steps is."""
    found = ways(
        [
            e.TowerTravelled(hero="he-man", source="grayskull-tower", area="viper-tower"),
            e.Moved(hero="he-man", path=("castle-grayskull", "foe-castle"), points=1),
            e.Moved(hero="stratos", path=("eldors-village", "anwat-gar"), points=2),
            e.Moved(hero="he-man", path=("castle-grayskull", "evergreen-forest"), points=1),
        ]
    )
    assert found == {"towers": 1, "moves": 3, "along paths": 1, "by air": 1}


def test_rewards_that_the_supply_no_longer_had() -> None:
    """Missed ones are rewards, too."""
    gained = e.CombatCardGained(team=0, card="+3", removed="+1")
    assert rewards([gained, gained, e.CombatCardMissed(team=0, card="+3")]) == Counter(rewards=3, empty=1)


def test_a_game_is_counted(capsys: pytest.CaptureFixture[str]) -> None:
    """One skirmish from its plan to the report; no quest is of one kind for both factions."""
    assert counted(two_sided("marching-armies", 1, "1")[0])["games"] == 1
    assert not same_for_both()
    main(["--games", "1", "--jobs", "1", "--scenario", "marching-armies"])
    assert "Fast Travel" in capsys.readouterr().out
