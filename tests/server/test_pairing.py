"""Quick pairing and codes: whoever waits is found by the next who wants the same, and only by them."""

from __future__ import annotations

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from battlewright.games import CLASSES, load
from battlewright.server.pairing import FRESH, usual
from tests.server.company import MINE, Someone
from tests.server.serving import ThreadServer
from tests.server.table import OPEN, PERSON, HttpProblem, Opened, http
from tests.waiting import eventually


@pytest.fixture
def quiet(tmp_path: Path) -> ThreadServer:
    """A server at which nobody else waits."""
    return ThreadServer(tmp_path).start()


@pytest.mark.parametrize("game", CLASSES)
def test_two_who_want_the_same_game_meet(quiet: ThreadServer, game: str) -> None:
    """The second one sits down in the match of the first, who is told when asking again."""
    a, b = Someone(quiet, "Teela"), Someone(quiet, "Evil-Lyn")
    first = a.ask("pairing", game=game, rated=True)
    assert first["waiting"]
    assert http(f"{quiet.url}/api/waiting") == {game: 1}

    second = b.ask("pairing", game=game, rated=True)
    told = a.ask("pairing", game=game, rated=True)

    assert (second["match"], second["waiting"]) == (first["match"], False)
    assert told == first | {"waiting": False}
    shown = http(f"{quiet.url}/api/matches/{first['match']}")
    assert {seat["name"] for seat in shown["seats"] if seat["kind"] == "person"} == {"Teela", "Evil-Lyn"}
    assert shown["rated"]
    seats = [
        who.sit(first["match"], token)
        for who, found in ((a, first), (b, second))
        for token in found["tokens"].values()
    ]
    seats[0].see(seats[1].position["seq"])
    assert any(seat.decision for seat in seats)
    assert http(f"{quiet.url}/api/waiting") == {}
    quiet.stop()


def test_nobody_meets_who_wants_something_else(quiet: ThreadServer) -> None:
    """Another game, rated or not, oneself; who waits no more leaves no match behind."""
    a, b = Someone(quiet, "Teela"), Someone(quiet, "Evil-Lyn")
    first = a.ask("pairing", game="battleground")
    for wish in ({"game": "heroscape"}, {"game": "battleground", "rated": True}):
        other = b.ask("pairing", **wish)
        assert other["waiting"]
        assert other["match"] != first["match"]
    assert a.ask("pairing", game="battleground") == first
    assert http(f"{quiet.url}/api/waiting") == {"battleground": 2}
    a.ask("pairing/stop")
    with pytest.raises(HttpProblem) as problem:
        http(f"{quiet.url}/api/matches/{first['match']}")
    assert problem.value.status == 404
    with pytest.raises(HttpProblem) as problem:
        b.ask("pairing", game="chess")
    assert problem.value.status == 400
    quiet.stop()


def test_who_has_gone_is_not_met(quiet: ThreadServer, tmp_path: Path) -> None:
    """Somebody whose browser asks no more is passed over, and forgotten after a while."""
    a, b = Someone(quiet, "Teela"), Someone(quiet, "Evil-Lyn")
    first = a.ask("pairing", game="battleground")
    with sqlite3.connect(tmp_path / "battlewright.sqlite3") as connection:
        connection.execute("UPDATE waiting SET seen = seen - ?", (FRESH + 1,))
    assert b.ask("pairing", game="battleground")["waiting"]
    with sqlite3.connect(tmp_path / "battlewright.sqlite3") as connection:
        connection.execute("UPDATE waiting SET seen = seen - ?", (3 * FRESH,))
    Someone(quiet, "Orko").ask("pairing", game="fields")
    with pytest.raises(HttpProblem):
        http(f"{quiet.url}/api/matches/{first['match']}")
    quiet.stop()


def test_two_who_come_at_the_same_moment_meet(quiet: ThreadServer) -> None:
    """Both may have opened a match; the later one goes over."""
    people = [Someone(quiet, name) for name in ("Teela", "Evil-Lyn", "Orko", "Kobra")]
    found = {}

    def ask(who: Someone) -> None:
        found[who.name] = who.ask("pairing", game="battleground")

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(ask, people))

    def everybody() -> bool:
        for who in people:
            if found[who.name]["waiting"]:
                ask(who)
        return not any(one["waiting"] for one in found.values())

    eventually(everybody, "not everybody has met somebody")
    matches = [one["match"] for one in found.values()]
    assert sorted(matches.count(match) for match in set(matches)) == [2, 2]
    quiet.stop()


@pytest.mark.parametrize("game", CLASSES)
def test_the_usual_match_has_one_person_on_each_side(game: str) -> None:
    """Whatever a game's first scenario is."""
    found = load(game)
    setup, seats, free = usual(found.lobby(found.narrator("en")))
    teams = found.teams(found.new(setup, "seed"))
    assert len(seats) == sum(map(len, teams))
    kinds = [sorted(str(seats[seat]["kind"]) for seat in team) for team in teams]
    assert [kind[-1] for kind in kinds] == ["person", "open"]
    assert all(kind[:-1] == ["computer"] * (len(kind) - 1) for kind in kinds)
    assert seats[free] == {"kind": "open"}


def test_a_code_leads_to_an_open_seat(quiet: ThreadServer) -> None:
    """Whatever the case; it is always the same, and leads nowhere when the seat is taken."""
    opened = Opened(quiet.url, [PERSON, OPEN])
    code = http(f"{quiet.url}/api/matches/{opened.match}/code")["code"]
    assert http(f"{quiet.url}/api/matches/{opened.match}/code")["code"] == code
    assert http(f"{quiet.url}/api/codes/{code.lower()}") == {"match": opened.match}
    Someone(quiet, "Teela").claim(opened.match, 1)
    with pytest.raises(HttpProblem) as problem:
        http(f"{quiet.url}/api/codes/{code}")
    assert problem.value.status == 404
    quiet.stop()


def test_open_seats_are_listed_before_what_is_over(quiet: ThreadServer) -> None:
    """However many matches have ended since."""
    a = Someone(quiet, "Teela")
    waiting, _ = a.open([MINE, OPEN], public=True)
    for _ in range(3):
        match, tokens = a.open([MINE, {"kind": "computer", "agent": "random"}], public=True)
        a.sit(match, tokens[0]).ask("resign")
    listed = http(f"{quiet.url}/api/matches")
    assert listed[0]["match"] == waiting
    assert all(match["outcome"] for match in listed[1:])
    quiet.stop()


def test_a_link_as_a_picture(quiet: ThreadServer) -> None:
    """A QR code as SVG, of bounded size."""
    assert "<svg" in http(f"{quiet.url}/api/qr?text=http%3A%2F%2Fexample%2Fplay")
    with pytest.raises(HttpProblem) as problem:
        http(f"{quiet.url}/api/qr?text={'x' * 301}")
    assert problem.value.status == 400
    quiet.stop()
