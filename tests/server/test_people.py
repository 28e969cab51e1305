"""People: profiles, results, ratings, seats on another device, and what nobody else may see."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest
from msgspec.structs import replace

from battlewright.server import ratings
from battlewright.server.ratings import PERIOD, Rating, can_be_rated, rated, rested
from battlewright.server.seating import digest
from tests.server.company import MINE, Someone, rated_match
from tests.server.services import Postgres
from tests.server.serving import PATIENT, ThreadServer
from tests.server.table import COMPUTER, OPEN, PERSON, HttpProblem, Message, http


def test_the_example_of_the_paper() -> None:
    """Glickman's example of Glicko-2, one opponent at a time as a check of direction, and as he has it."""
    from glicko2 import math as glicko

    rivals = [(1400.0, 30.0, 1.0), (1550.0, 100.0, 0.0), (1700.0, 300.0, 0.0)]
    found = glicko.update_rating(
        0.0,
        glicko.rd_to_phi(200.0),
        0.06,
        [(glicko.rating_to_mu(r), glicko.rd_to_phi(d), s) for r, d, s in rivals],
    )
    assert glicko.mu_to_rating(found.mu) == pytest.approx(1464.06, abs=0.01)
    assert glicko.phi_to_rd(found.phi) == pytest.approx(151.52, abs=0.01)
    assert found.sigma == pytest.approx(0.05999, abs=0.00001)


def test_who_wins_rises_and_who_rests_is_less_sure() -> None:
    """Ratings move apart by a win and together by an upset; a deviation grows with time, to its bound."""
    now = 1e9
    won, lost = rated(Rating(), Rating(), 1.0, now), rated(Rating(), Rating(), 0.0, now)
    assert won.rating == pytest.approx(3000 - lost.rating)
    assert won.rating > 1600
    assert won.deviation == lost.deviation < 350
    assert (won.games, won.at) == (1, now)
    known = Rating(1500, 60, 0.06, 30, now)
    assert rested(known, now) == known
    assert 60 < rested(known, now + PERIOD).deviation < rested(known, now + 90 * PERIOD).deviation
    assert rested(known, now + 1e6 * PERIOD).deviation == ratings.WIDEST


@pytest.mark.parametrize(
    ("kinds", "teams", "agents", "can"),
    [
        (["person", "open"], [[0], [1]], ["", ""], True),
        (["person", "computer"], [[0], [1]], ["", "greedy"], False),
        (["person", "person", "open"], [[0], [1], [2]], ["", "", ""], False),
        (["person", "computer", "open", "computer"], [[0, 1], [2, 3]], ["", "greedy"] * 2, True),
        (["person", "computer", "open", "computer"], [[0, 1], [2, 3]], ["", "greedy", "", "random"], False),
        (["person", "person", "open", "person"], [[0, 1], [2, 3]], [""] * 4, False),
    ],
)
def test_which_matches_can_be_rated(
    kinds: list[str], teams: list[list[int]], agents: list[str], can: bool
) -> None:
    """Two sides with one person each; computers on both sides are the same."""
    assert can_be_rated(kinds, teams, agents) is can


def test_a_rated_match_changes_both_ratings_once(server: ThreadServer) -> None:
    """Who won has more than who lost; both profiles name match and rival; noting it again changes nothing."""
    a, b = Someone(server, "Teela"), Someone(server, "Evil-Lyn")
    match, _, second = rated_match(a, b)
    second.ask("resign")

    for who, other, score in ((a, b, 1.0), (b, a, 0.0)):
        shown = who.profile()
        (game,) = shown["games"]
        (result,) = shown["results"]
        assert (game["game"], game["games"], game["won"], game["rated"]) == ("battleground", 1, score, 1)
        assert (game["rating"] > 1500) is bool(score)
        assert (result["match"], result["score"], result["rated"]) == (match, score, True)
        assert result["against"] == [{"name": other.name, "person": other.person}]
        assert result["after"] == game["rating"]
        assert shown["name"] == who.name
    before = a.profile()
    row, seats = server.do(server.hub.stored(match))
    server.do(server.hub.ratings.note(row, seats, row.outcome or {}))
    assert a.profile() == before


def test_ratings_on_postgresql(postgres: Postgres, tmp_path: Path) -> None:
    """The same with the other database."""
    server = ThreadServer(tmp_path, replace(PATIENT, database=postgres.database())).start()
    a, b = Someone(server, "Teela"), Someone(server, "Evil-Lyn")
    for _ in range(2):
        _, first, _ = rated_match(a, b)
        first.ask("resign")
    (game,) = b.profile()["games"]
    assert (game["games"], game["won"], game["lost"], game["rated"]) == (2, 2, 0, 2)
    assert a.profile()["games"][0]["rating"] < 1500 < game["rating"]
    assert server.do(server.hub.pairing.waiting()) == {}
    server.stop()


def test_a_rated_match_is_of_two_people_with_profiles(server: ThreadServer) -> None:
    """Neither guests nor computers, nor oneself on both sides."""
    a = Someone(server, "Teela")
    unfair: list[list[Message]] = [[MINE, COMPUTER], [PERSON, OPEN], [MINE, MINE]]
    for seats in unfair:
        with pytest.raises(HttpProblem) as problem:
            a.open(seats, rated=True)
        assert problem.value.status == 400
    match, _ = a.open([MINE, OPEN], rated=True)
    with pytest.raises(HttpProblem, match="profile"):
        http(f"{server.url}/api/matches/{match}/claim", {"seat": 1})
    with pytest.raises(HttpProblem, match="themselves"):
        a.claim(match, 1)


def test_hints_and_leaving_are_not_for_rated_matches(server: ThreadServer) -> None:
    """Nobody is helped, and nobody leaves the board instead of losing."""
    a, b = Someone(server, "Teela"), Someone(server, "Evil-Lyn")
    match, first, second = rated_match(a, b)
    first.see(second.position["seq"])
    asked = first if first.decision else second
    hint = {"token": asked.token, "decision": asked.decision["id"]}
    with pytest.raises(HttpProblem) as problem:
        http(f"{server.url}/api/matches/{match}/hint", hint)
    assert problem.value.status == 403
    with pytest.raises(HttpProblem, match="give up"):
        http(f"{server.url}/api/matches/{match}/leave", {"token": asked.token})


def test_another_device_finds_the_way_to_all_seats(server: ThreadServer) -> None:
    """With the secret, and with nothing else; also to the rematch, where the sides are swapped."""
    a, b = Someone(server, "Teela"), Someone(server, "Evil-Lyn")
    match, tokens = a.open([MINE, OPEN])
    claimed = b.claim(match, 1)
    assert b.claim(match, 1) == claimed
    assert a.ask("me/seats", match=match) == {"tokens": {"0": tokens[0]}}
    assert b.ask("me/seats", match=match) == {"tokens": {"1": claimed}}
    first, second = a.sit(match, tokens[0]), b.sit(match, claimed)
    first.ask("resign")
    first.ask("offer", what="rematch")
    second.until(lambda seat: seat.presence["offer"])
    second.ask("answer", accept=True)
    again = second.until(lambda seat: seat.presence["next_match"]).presence["next_match"]

    (own,) = a.ask("me/seats", match=again)["tokens"].values()

    assert own == tokens[0]
    assert {m["match"] for m in a.ask("me")["matches"]} == {match, again}
    assert Someone(server, "Orko").ask("me/seats", match=match) == {"tokens": {}}


def test_a_profile_shows_others_only_what_was_open_to_all(server: ThreadServer) -> None:
    """A private match is in nobody's profile but one's own; forgotten people leave nothing behind."""
    a = Someone(server, "Teela")
    match, tokens = a.open([MINE, COMPUTER])
    a.sit(match, tokens[0]).ask("resign")

    assert a.profile()["results"] == a.profile()["games"] == []
    own = a.ask("me")["profile"]
    assert [result["match"] for result in own["results"]] == [match]
    assert own["games"][0]["lost"] == 1
    a.ask("me/change", name="Captain  Teela\n")
    assert a.profile()["name"] == "Captain Teela"
    a.ask("me/forget")
    with pytest.raises(HttpProblem) as problem:
        a.profile()
    assert problem.value.status == 404
    with pytest.raises(HttpProblem) as problem:
        a.ask("me")
    assert problem.value.status == 404


def test_no_secret_is_stored_or_told(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """The database holds hashes; what others and the log are told holds neither them nor the secret."""
    server = ThreadServer(tmp_path).start()
    a, b = Someone(server, "Teela"), Someone(server, "Evil-Lyn")
    match, _, second = rated_match(a, b)
    told = json.dumps(
        [http(f"{server.url}/api/matches/{match}"), a.profile(), http(f"{server.url}/api/matches")]
    )
    told += "".join(second.received) + caplog.text
    server.stop()
    with sqlite3.connect(tmp_path / "battlewright.sqlite3") as connection:
        stored = "\n".join(connection.iterdump())
    assert a.secret not in stored + told
    assert digest(a.secret) in stored
    assert digest(a.secret) not in told


def test_a_host_may_let_in_only_people_with_a_profile(tmp_path: Path) -> None:
    """Opening and taking seats needs one, and a profile needs the word of invitation."""
    server = ThreadServer(tmp_path, replace(PATIENT, accounts=True, invitation="by the power")).start()
    assert http(f"{server.url}/api/house") | {"accounts": True, "invitation": True} == http(
        f"{server.url}/api/house"
    )
    with pytest.raises(HttpProblem) as problem:
        Someone(server, "Stranger")
    assert problem.value.status == 403
    a = Someone(server, "Teela", invitation="by the power")
    match, _ = a.open([MINE, OPEN])
    for path, body in (("", {"game": "battleground"}), (f"/{match}/claim", {"seat": 1})):
        with pytest.raises(HttpProblem, match="profile"):
            http(f"{server.url}/api/matches{path}", body)
    server.stop()


def test_people_and_questions_are_bounded(tmp_path: Path) -> None:
    """Profiles of an address, people in all, and questions about them."""
    settings = replace(PATIENT, people=2, people_per_hour=3.0, lookups_per_minute=4.0)
    server = ThreadServer(tmp_path, settings).start()
    a, _ = Someone(server, "Teela"), Someone(server, "Evil-Lyn")
    with pytest.raises(HttpProblem) as problem:
        Someone(server, "Orko")
    assert problem.value.status == 503
    with pytest.raises(HttpProblem) as problem:
        Someone(server, "Orko")
    assert problem.value.status == 429
    for _ in range(4):
        a.profile()
    for path in (f"people/{a.person}", "codes/ABCDEF"):
        with pytest.raises(HttpProblem) as problem:
            http(f"{server.url}/api/{path}")
        assert problem.value.status == 429
    server.stop()


def test_statistics_over_many_games(server: ThreadServer) -> None:
    """By Force and by opponent, with the curve of the rating; the latest of several games counts last."""
    a, b = Someone(server, "Teela"), Someone(server, "Evil-Lyn")
    for _ in range(3):
        _, first, second = rated_match(a, b)
        second.ask("resign")
        first.close()
        second.close()
    setup = {"scenario": "skirmish", "forces": ["heroes-of-grayskull", "lords-of-snake-mountain"]}
    match, tokens = a.open([MINE, COMPUTER], setup=setup, public=True)
    a.sit(match, tokens[0]).ask("resign")

    [played] = a.profile()["games"]
    assert (played["games"], played["won"], played["lost"]) == (4, 3, 1)
    assert played["forces"] == [{"name": "heroes-of-grayskull", "games": 1, "won": 0, "drawn": 0}]
    assert [(one["name"], one["games"], one["won"]) for one in played["rivals"]] == [
        ("Evil-Lyn", 3, 3),
        ("Random", 1, 0),
    ]
    assert len(played["curve"]) == 3
    assert played["curve"] == sorted(played["curve"])
    assert played["curve"][-1] == played["rating"]
