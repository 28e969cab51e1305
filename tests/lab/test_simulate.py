"""Series of games: who sits where, what is added up, and what is refused."""

from __future__ import annotations

import json
from argparse import ArgumentParser
from typing import Any

import pytest

from battlewright.kernel.game import Outcome
from battlewright.lab.series import Order, Played, SeriesError, add_up, play, play_all, seating
from battlewright.lab.simulate import add_arguments, run

ORDER = Order("battleground", {}, ("random", "random"), "7")


def simulate(*words: str) -> tuple[int, str]:
    """The exit status and what was written."""
    parser = ArgumentParser()
    add_arguments(parser)
    written: list[str] = []
    return run(parser.parse_args(words), written.append), "".join(written)


def test_seats_rotate_so_that_each_agent_plays_each_side() -> None:
    """One agent for a side: they change sides from game to game."""
    assert [seating(2, (0, 1), turn) for turn in (0, 1)] == [(0, 1), (1, 0)]


def test_in_a_team_battle_two_agents_lead_a_team_each() -> None:
    """Seats 0 and 2 are one team, 1 and 3 the other."""
    assert [seating(2, (0, 1, 0, 1), turn) for turn in (0, 1)] == [(0, 1, 0, 1), (1, 0, 1, 0)]


def test_four_agents_take_a_seat_each_and_move_on() -> None:
    """In four games every agent has sat everywhere."""
    places = [seating(4, (0, 1, 0, 1), turn) for turn in range(4)]
    assert all({place[seat] for place in places} == {0, 1, 2, 3} for seat in range(4))


def test_too_many_agents_are_refused() -> None:
    """Three agents fit neither two sides nor two seats."""
    with pytest.raises(SeriesError, match="3 agents for 2 sides and 2 seats"):
        seating(3, (0, 1), 0)


def test_a_game_of_a_series_can_be_played_again_by_itself() -> None:
    """Number and seed settle everything; the order and the cores do not matter."""
    games = play_all(ORDER, 4, jobs=1)
    again = play(ORDER, 2)
    assert (again.seed, again.decisions, again.outcome) == (
        games[2].seed,
        games[2].decisions,
        games[2].outcome,
    )
    assert games[0].seed == games[1].seed != games[2].seed


def test_two_cores_play_the_same_games_as_one() -> None:
    """The same decisions in the same order of games."""
    one, two = ([g.decisions for g in play_all(ORDER, 4, jobs=jobs)] for jobs in (1, 2))
    assert one == two


def _played(number: int, seats: tuple[int, ...], winners: tuple[int, ...], **more: Any) -> Played:
    score = {0: 40, 1: 10}
    outcome = Outcome(winners, "points" if winners else "draw", (), score)
    return Played(number, "s", seats, (0, 1), outcome, decisions=10, asked={0: 6, 1: 4}, **more)


def test_figures_add_up() -> None:
    """Wins by agent and by side, draws apart from what is decided."""
    games = [_played(0, (0, 1), (0,)), _played(1, (1, 0), (0,)), _played(2, (0, 1), ())]
    figures = add_up(ORDER, games, 2.0, 1)
    first, second = figures.agents
    assert (figures.decided, figures.draws, figures.reasons) == (2, 1, {"points": 2, "draw": 1})
    assert (first.wins, first.losses, first.draws, first.win_rate_decided) == (1, 1, 1, 0.5)
    assert first.by_side == [{"games": 2, "wins": 1}, {"games": 1, "wins": 0}]
    assert second.by_side == [{"games": 1, "wins": 1}, {"games": 2, "wins": 0}]
    assert first.mean_vp == 30.0
    assert (figures.decisions_per_second, figures.games_per_second) == (15.0, 1.5)


def test_a_failing_game_is_listed_with_its_seed() -> None:
    """Its seed and seating are told, and it counts neither as won nor as drawn."""
    broken = Played(5, "7:2", (1, 0), (0, 1), error="AssertionError: no")
    figures = add_up(ORDER, [_played(0, (0, 1), (0,)), broken], 1.0, 1)
    assert figures.finished == 1
    assert figures.failures == [{"game": 5, "seed": "7:2", "seating": [1, 0], "error": "AssertionError: no"}]


def test_the_command_writes_json() -> None:
    """The fields that `docs/simulate.md` names."""
    status, text = simulate("battleground", "--agents", "random,random", "--games", "4", "--json")
    found = json.loads(text)
    assert status == 0
    assert found["games"] == found["finished"] == 4
    assert found["decided"] + found["draws"] == 4
    assert len(found["agents"]) == 2
    assert found["decisions"] > 0
    assert found["decisions_per_second"] > 0
    assert found["failures"] == []


def test_the_command_writes_a_table() -> None:
    """For people."""
    status, text = simulate(
        "battleground", "--agents", "random,random", "--games", "2", "--switch", "massive_cover_low_only=on"
    )
    assert status == 0
    assert "2 games" in text
    assert "decisions/s" in text


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("battleground", "--agents", "random,clever"), "no agent 'clever'"),
        (("battleground", "--scenario", "nowhere"), "no scenario 'nowhere'"),
        (("battleground", "--scenario", "skirmish", "--map", "moon"), "no map 'moon'"),
        (("chess",), "no game 'chess'"),
        (("battleground", "--agents", "random"), "1 agents for 2 sides"),
        (("battleground", "--switch", "magic=on"), "no switch 'magic'"),
    ],
)
def test_what_cannot_be_played_is_refused_before_the_first_game(
    words: tuple[str, ...], complaint: str
) -> None:
    """A clear sentence, and nothing written."""
    with pytest.raises(SeriesError, match=complaint):
        simulate(*words)
