"""Whole matches over sockets: two seats, four seats, hot-seat, against the computer; coming back."""

from __future__ import annotations

from random import Random

import pytest

from battlewright.games import load
from battlewright.kernel import replay as replays
from tests.server.serving import ThreadServer
from tests.server.table import (
    COMPUTER,
    OPEN,
    PERSON,
    TEAM_BATTLE,
    HttpProblem,
    Opened,
    Seat,
    http,
    play,
)


def test_two_people_play_a_whole_match(server: ThreadServer) -> None:
    """A match is played to its end over two sockets, and its replay verifies."""
    opened = Opened(server.url, [PERSON, PERSON])
    seats = opened.everyone()

    play(seats, Random(1))

    assert seats[0].outcome == seats[1].outcome
    replay = replays.read(opened.replay())
    replays.verify(replay, load("battleground"))
    assert [line["number"] for line in seats[0].log] == [line["number"] for line in seats[1].log]


def test_four_people_play_a_team_battle(server: ThreadServer) -> None:
    """Team Battle: four sockets, two sides that win together."""
    opened = Opened(server.url, [PERSON] * 4, TEAM_BATTLE)
    seats = opened.everyone()

    play(seats, Random(2))

    assert seats[0].outcome is not None
    teams = [[s["seat"] for s in seats[0].presence["seats"] if s["team"] == team] for team in (0, 1)]
    assert sorted(seats[0].outcome["winners"]) in [[], *teams]
    replays.verify(replays.read(opened.replay()), load("battleground"))


def test_a_person_plays_against_the_computer(server: ThreadServer) -> None:
    """The computer answers by itself whenever it is asked."""
    opened = Opened(server.url, [PERSON, COMPUTER])
    seat = opened.sit(0)

    made = 0
    while seat.until(lambda s: s.decision or s.outcome).outcome is None and made < 30:
        made += play([seat], Random(made), most=1)

    assert made > 0
    replayed = server.hub.rooms[opened.match].record.match
    assert {choice.seat for choice in replayed.choices} == {0, 1}


def test_a_friend_joins_by_taking_an_open_seat(server: ThreadServer) -> None:
    """An open seat is taken once; its token then holds it."""
    opened = Opened(server.url, [PERSON, OPEN])
    host = opened.sit(0)
    assert [s["kind"] for s in host.presence["seats"]] == ["person", "open"]

    claim = {"seat": 1, "name": " Teela\n "}
    token = http(f"{server.url}/api/matches/{opened.match}/claim", claim)["token"]
    friend = Seat(server.url, opened.match, token)

    assert friend.position["seat"] == 1
    host.until(lambda s: s.presence["seats"][1]["here"])
    assert host.presence["seats"][1] | {"clock": None} == {
        "seat": 1,
        "team": 1,
        "kind": "person",
        "name": "Teela",
        "here": True,
        "clock": None,
        "person": "",
        "expected": False,
    }
    with pytest.raises(HttpProblem) as problem:
        http(f"{server.url}/api/matches/{opened.match}/claim", claim)
    assert problem.value.status == 409
    play([host, friend], Random(3), most=20)


def test_a_seat_can_be_held_by_two_tabs(server: ThreadServer) -> None:
    """A second tab shows the same and can act as well; what one does the other sees."""
    opened = Opened(server.url, [PERSON, PERSON])
    first, second, other = opened.sit(0), opened.sit(0), opened.sit(1)

    asked = first if first.decision else other
    answer = (second if asked is first else other).choose(asked.options[0])

    for seat in (first, second, other):
        seat.until(lambda s: s.position["seq"] == answer["seq"])
    assert first.position["view"] == second.position["view"]
    assert first.position["decision"] == second.position["decision"]
    second.close()
    first.until(lambda s: s.presence["seats"][0]["here"])  # the other tab is still there


def test_coming_back_in_the_middle_of_an_interruption(server: ThreadServer) -> None:
    """Whoever reloads finds the same question, the same view and the same log."""
    random = Random(5)
    opened = Opened(server.url, [PERSON, PERSON])
    seats = opened.everyone()
    interrupts = ("react", "defend", "mana_reroll", "free_reroll", "boost")
    for _ in range(600):
        asked = next((s for s in seats if s.decision), None)
        if asked is None or asked.decision["kind"] in interrupts:
            break
        play(seats, random, most=1)
    if asked is None:
        pytest.skip("this match had no interruption")
    before = [(s.decision, s.position["view"], s.log) for s in seats]

    seats = [seat.again() for seat in seats]

    assert [(s.decision, s.position["view"], s.log) for s in seats] == before
    play(seats, random, most=10)


def test_several_matches_do_not_disturb_each_other(server: ThreadServer) -> None:
    """Matches are played side by side, each with its own state."""
    random = Random(6)
    tables = [Opened(server.url, [PERSON, PERSON]) for _ in range(4)]
    seats = [table.everyone() for table in tables]

    for _ in range(15):
        for pair in seats:
            play(pair, random, most=1)

    for table, pair in zip(tables, seats, strict=True):
        record = server.hub.rooms[table.match].record
        assert len(record.match.choices) == 15
        assert pair[0].position["seq"] == pair[1].position["seq"] == 15


def test_every_language_is_spoken(server: ThreadServer) -> None:
    """A seat reads in its own language and can change it without coming anew."""
    opened = Opened(server.url, [PERSON, PERSON])
    seat = opened.sit(0, language="de")
    assert seat.position["language"] == "de"

    answer = seat.ask("language", language="fr")

    assert (answer["type"], answer["language"]) == ("sync", "fr")
    assert seat.ask("language", language="xx")["code"] == "unknown_language"
