"""The tool that tells how fair Fields of Eternia is: what is played, and how it is reckoned."""

from __future__ import annotations

from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tools import balance
from tools.balance import (
    Game,
    line_ups,
    main,
    pairings,
    play,
    played,
    report,
    share,
    shifts,
    solo,
    two_sided,
)


def test_four_hundred_games_are_every_line_up_against_every_other() -> None:
    """20 line-ups of three out of six heroes on each side; in 800 games either team starts once."""
    assert len(line_ups("masters")) == len(line_ups("evil")) == 20
    assert len({(one, two) for one, two, _, _ in pairings(400)}) == 400
    assert len({(one, two, starting) for one, two, starting, _ in pairings(800)}) == 800


@pytest.mark.parametrize("games", [20, 60, 400])
def test_every_hero_plays_equally_often_with_everyone(games: int) -> None:
    """In any multiple of 20 games: ten of twenty each, and four of twenty with each team-mate."""
    present: Counter[str] = Counter()
    together: Counter[frozenset[str]] = Counter()
    for masters, evil, _, _ in pairings(games):
        for team in (masters, evil):
            present.update(team)
            together.update(frozenset({a, b}) for a in team for b in team if a < b)

    assert set(present.values()) == {games // 2}
    assert set(together.values()) == {games // 5}


def test_every_line_up_starts_in_half_of_its_games() -> None:
    """The start cannot pass for the strength of a hero."""
    starts: Counter[tuple[str, ...]] = Counter()
    for masters, evil, starting, _ in pairings(400):
        starts.update({masters: starting, evil: starting})

    assert set(starts.values()) == {10}


def test_a_hero_that_decides_every_game_shifts_by_a_hundred_points() -> None:
    """The share of wins with the hero less the share without it; the other side is not touched."""
    games = [
        Game((masters, evil), starting, 0 if "teela" in masters else 1)
        for masters, evil, starting, _ in pairings(400)
    ]
    found = {shift.hero: shift for shift in shifts(games)}

    assert found["teela"].points == 1.0
    assert found["teela"].error == 0.0
    assert all(found[hero].points == 0 for hero in ("skeletor", "evil-lyn", "beast-man"))
    assert found["he-man"].points == pytest.approx(-0.2)  # whoever plays plays less often beside her
    assert report("x", games)[0].endswith("NOT fair")


def test_games_nobody_wins_count_for_neither_side() -> None:
    """What everybody loses is left out of the shares."""
    one, two = line_ups("masters")[0], line_ups("evil")[0]
    games = [Game((one, two), 0, 0), Game((one, two), 1, 1), Game((one, two), 1, -1)]

    assert report("x", games)[0].startswith("x: 3 games, 2 decided, Masters 50.0%, Evil Warriors 50.0%")
    assert share([]) == 0.0


def test_setups_of_two_sided_and_solo_missions() -> None:
    """Heroes, starting team and difficulty are fixed; whoever is barred stays at home."""
    plan = two_sided("first-game", 21, "s")[20]
    assert plan.setup["starting"] == 1
    assert len(plan.setup["heroes"]) == 6
    assert all("he-man" not in plan.setup["heroes"] for plan in solo("he-man-impostor", "easy", 20, "s"))
    factions = {plan.setup["factions"][0] for plan in solo("the-missing-child", "easy", 20, "s")}
    assert factions == {"masters", "evil"}


def test_a_run_can_be_taken_up_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games the log holds are not played again; the report is the same."""
    log = tmp_path / "games"
    plans = two_sided("first-game", 3, "s")
    with ThreadPoolExecutor(1) as pool:
        played(plans[:2], log, pool)
        assert len(log.read_text("utf-8").splitlines()) == 2
        monkeypatch.setattr(balance, "play", lambda plan: {plans[2].seed: play(plans[2])}[plan.seed])
        found = played(plans, log, pool)

    assert found == [play(plan) for plan in plans]


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    """A line for the mission, one for each hero."""
    main(["--games", "2", "--jobs", "1", "--scenario", "first-game"])
    lines = capsys.readouterr().out.splitlines()

    assert lines[0].startswith("first-game: 2 games, 2 decided")
    main(["--solo", "--games", "1", "--jobs", "1", "--scenario", "retrieve-the-plans"])
    assert len(capsys.readouterr().out.splitlines()) == 4
