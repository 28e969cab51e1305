"""Setting a match up as the browser's form does: what is offered, and a hero for each seat."""

from __future__ import annotations

import pytest

from battlewright.games.fields.game import Fields
from battlewright.kernel.game import SetupError

GAME = Fields()
LOBBY = GAME.lobby(GAME.narrator("en"))
SCENARIOS = {scenario.id: scenario for scenario in LOBBY.scenarios}


def heroes(setup: dict[str, object]) -> list[str]:
    """The heroes by seat."""
    state = GAME.new(setup, seed="1")
    return [hero.id for hero in sorted(state.heroes.values(), key=lambda h: h.seat) if hero.seat >= 0]


def test_the_first_game_is_offered_first() -> None:
    """Whoever starts at once gets it."""
    assert LOBBY.scenarios[0].id == "first-game"


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_whatever_the_form_offers_can_be_played(scenario: str) -> None:
    """The first hero offered for each seat is the proposed one; a difficulty only where there is one."""
    offered = SCENARIOS[scenario].seat_forces
    setup: dict[str, object] = {"scenario": scenario, "forces": [None, *(h[0] for h in offered[1:])]}
    for option in LOBBY.options:
        if scenario in (option.scenarios or ()):
            setup[option.id] = option.choices[-1].id

    assert heroes(setup) == heroes({"scenario": scenario})
    assert len(offered) == sum(len(team) for team in SCENARIOS[scenario].teams)


@pytest.mark.rule("FE-SETUP-02", "FE-SETUP-03")
def test_a_seat_chooses_its_hero() -> None:
    """The others are filled up with those the scenario proposes."""
    forces = [None, "stratos", None, None, None, None]

    assert heroes({"scenario": "first-game", "forces": forces})[:3] == ["he-man", "stratos", "teela"]
    with pytest.raises(SetupError, match=r"FE-SETUP-02 \(hero skeletor, faction masters\)"):
        heroes({"scenario": "first-game", "forces": ["skeletor", *forces[1:]]})


def test_the_first_hero_decides_the_side_where_it_is_open() -> None:
    """Seats that brought heroes of the other side get others."""
    chosen = heroes({"scenario": "the-missing-child", "forces": ["evil-lyn", "he-man", None]})

    assert chosen[0] == "evil-lyn"
    assert {GAME.content.heroes[hero].faction for hero in chosen} == {"evil"}
