"""Rounds and their phases (BG-ROUND)."""

from __future__ import annotations

import pytest

from battlewright.games.battleground.model.events import (
    CardsDrawn,
    CardsRevealed,
    CleanedUp,
    GameOver,
    Passed,
    RoundBegan,
)
from tests.games.battleground.scenes import GAME, Scene, scene

FIGURES = ("he-man@D5:1", "skeletor@J5:4")
HANDS = {0: ["fate-01"], 1: ["fate-02"]}


def idle(s: Scene) -> None:
    """Everyone passes and keeps their cards, until something else is asked."""
    while s.kind in ("initiative", "discard"):
        s.do("pass" if s.kind == "initiative" else "discard")


@pytest.mark.rule("BG-ROUND-01")
def test_a_game_lasts_four_rounds() -> None:
    """Nobody decides it earlier: it ends in the Clean-Up phase of round 4."""
    s = Scene(GAME.new({"scenario": "first-game"}, "1")).do("first 0")
    idle(s)

    assert s.asked == ()
    assert [e.round for e in s.heard(RoundBegan)] == [1, 2, 3, 4]
    assert s.state.round == 4
    assert s.heard(GameOver)[0].reason == "draw"
    assert [e.round for e in s.heard(CleanedUp)] == [1, 2, 3]  # the victory check of round 4 ends it


@pytest.mark.rule("BG-ROUND-01")
@pytest.mark.parametrize(("round", "over"), [(3, False), (4, True)])
def test_the_lead_is_looked_at_in_round_four_only(round: int, over: bool) -> None:
    """A side that leads by 40 points has won when round 4 is cleaned up, and not before."""
    s = scene(*FIGURES, hands=HANDS, round=round)
    s.state.players[0].objectives = 2
    s.do("pass", "pass")

    assert bool(s.heard(GameOver)) is over
    assert (GAME.outcome(s.state) is not None) is over


@pytest.mark.rule("BG-ROUND-02", "BG-CARD-02")
def test_each_round_has_three_phases_in_order() -> None:
    """Preparation, Activation, Clean-Up, then the next round's Preparation."""
    s = scene(*FIGURES, hands=HANDS, decks={0: ["fate-03"], 1: ["fate-04"]})
    assert s.state.phase == "activation"
    s.do("pass", "pass")
    assert (s.state.round, s.state.phase, s.kind) == (2, "preparation", "discard")
    s.do("discard", "discard")
    assert (s.state.round, s.state.phase, s.kind) == (2, "activation", "initiative")
    s.do("play fate-01", "pass", "bonus fate-01 mana", "end")
    while s.kind == "initiative":
        s.do("pass")
    assert (s.state.round, s.state.phase) == (3, "preparation")

    kinds = (RoundBegan, CardsDrawn, CardsRevealed, CleanedUp)
    assert [type(e) for e in s.events if isinstance(e, kinds)] == [
        CleanedUp,
        RoundBegan,
        CardsDrawn,
        CardsDrawn,
        CardsRevealed,
        CleanedUp,
        RoundBegan,
    ]
    assert s.heard(CardsRevealed)[0].rules == ("BG-CARD-02", "BG-CARD-03")


@pytest.mark.rule("BG-ROUND-02")
def test_a_pass_lasts_until_the_end_of_the_round() -> None:
    """In the next Activation phase everyone is asked again."""
    s = scene(*FIGURES, hands=HANDS).do("pass", "pass", "discard", "discard")

    assert len(s.heard(Passed)) == 2
    assert s.asked == (0, 1)
    assert not any(player.passed for player in s.state.players)
