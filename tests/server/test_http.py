"""The HTTP interface: what its schema promises, and what it does."""

from __future__ import annotations

import gzip
import json
import urllib.error
import urllib.request
from random import Random
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings

from battlewright import __version__
from battlewright.server.app import create_app
from tests.server.serving import PATIENT, ThreadServer
from tests.server.table import COMPUTER, OPEN, PERSON, HttpProblem, Message, Opened, http, play

EXAMPLES = 25
NOT_IN_THE_SCHEMA = [schemathesis.checks.positive_data_acceptance]
REFUSING = (
    "POST /api/matches",
    "POST /api/replays",
    "POST /api/replays/play-on",
    "POST /api/pairing",
    "POST /api/me/mail",
    "GET /api/qr",
    "POST /api/matches/{match}/hint",
    *(f"POST /api/workshop/{name}" for name in ("survey", "look", "budget", "board", "picture", "file")),
    *(f"POST /api/workshop/{name}" for name in ("import", "maps", "maps/{map}/change")),
)
"""A schema cannot say which setup can be played, which text is a replay that verifies, what is a map."""


schema = schemathesis.openapi.from_dict(create_app(PATIENT).openapi_schema.to_schema())


@pytest.fixture(scope="module", name="awake")
def with_workers_awake(server: ThreadServer) -> ThreadServer:
    """A server whose worker for maps has loaded the game: that takes longer than a single request may."""
    http(f"{server.url}/api/workshop/kit")
    return server


@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
def test_the_interface_keeps_its_schema(awake: ThreadServer, case: schemathesis.Case[Any]) -> None:
    """Whatever is sent, the answer is one the schema describes, and never a failure of the server."""
    refusals = NOT_IN_THE_SCHEMA if case.operation.label in REFUSING else []
    case.call_and_validate(base_url=awake.url, excluded_checks=refusals)


def test_a_match_is_listed_if_it_is_public(server: ThreadServer) -> None:
    """Public matches are listed with who sits where; others are found by their id only."""
    public = Opened(server.url, [PERSON, OPEN], public=True, name="Come in")
    private = Opened(server.url, [PERSON, COMPUTER])

    listed = {match["match"]: match for match in http(f"{server.url}/api/matches")}

    assert private.match not in listed
    assert listed[public.match]["name"] == "Come in"
    assert [s["kind"] for s in listed[public.match]["seats"]] == ["person", "open"]
    assert [s["team"] for s in http(f"{server.url}/api/matches/{private.match}")["seats"]] == [0, 1]
    assert public.spectator().position["seat"] is None


def test_listing_matches_loads_none(server: ThreadServer) -> None:
    """A list of matches is read from the store; nothing is played again for it."""
    public = Opened(server.url, [PERSON, OPEN], public=True)

    http(f"{server.url}/api/matches")
    http(f"{server.url}/api/matches/{public.match}")

    assert public.match not in server.hub.rooms


@pytest.mark.parametrize(
    ("body", "words"),
    [
        ({"game": "chess"}, "no game 'chess'"),
        ({"game": "battleground", "setup": {"scenario": "no-such"}}, "no scenario"),
        ({"game": "battleground", "setup": {"scenario": []}}, "setup"),
        ({"game": "battleground", "setup": {"switches": 3}}, "setup"),
        ({"game": "battleground", "setup": {"forces": 3}}, "setup"),
        ({"game": "battleground", "setup": {"scenario": "skirmish", "forces": [[], {}]}}, "setup"),
        ({"game": "battleground", "setup": {"scenario": "skirmish", "map": {}}}, "setup"),
        ({"game": "battleground", "seats": [PERSON]}, "2 seats"),
        ({"game": "heroscape", "setup": {"scenario": "last-army", "rounds": 10**20}}, "too large"),
        ({"game": "battleground", "seats": [PERSON, {"kind": "computer", "agent": "deep"}]}, "deep"),
        ({"game": "battleground", "seats": [PERSON, {"kind": "ghost"}]}, ""),
    ],
)
def test_a_wish_that_cannot_be_met_is_explained(server: ThreadServer, body: Message, words: str) -> None:
    """A setup or seats that make no sense are a mistake of the sender, and the answer says which."""
    with pytest.raises(HttpProblem) as problem:
        http(f"{server.url}/api/matches", body)

    assert problem.value.status == 400
    assert words in problem.value.detail


@pytest.mark.parametrize("path", ["matches", "replays"])
def test_what_is_nested_too_deeply_is_a_mistake_of_the_sender(server: ThreadServer, path: str) -> None:
    """Lists within lists without end are refused, and nothing goes wrong."""
    request = urllib.request.Request(
        f"{server.url}/api/{path}", b"[" * 50_000, {"content-type": "application/json"}
    )

    with pytest.raises(urllib.error.HTTPError) as problem:
        urllib.request.urlopen(request, timeout=60)

    assert (problem.value.code, "deeply" in problem.value.read().decode()) == (400, True)


def test_a_replay_is_had_at_the_end_and_shown_step_by_step(server: ThreadServer) -> None:
    """Not before the end; then with every choice, verified again, compressed or not."""
    opened = Opened(server.url, [PERSON, PERSON])
    a, b = opened.everyone()
    play([a, b], Random(1), most=12)
    with pytest.raises(HttpProblem) as problem:
        opened.replay()
    assert problem.value.status == 409
    a.ask("resign")
    text = opened.replay()

    shown = http(f"{server.url}/api/replays", {"text": text})

    assert [step["choice"] for step in shown["steps"]][-1] == "resign"
    assert len(shown["steps"]) == 1 + 13
    assert shown["steps"][3]["log"] or shown["steps"][4]["log"]
    request = urllib.request.Request(
        f"{server.url}/api/replays",
        json.dumps({"text": text}).encode(),
        {"content-type": "application/json", "accept-encoding": "gzip"},
    )
    with urllib.request.urlopen(request, timeout=60) as answer:
        assert answer.headers["content-encoding"] == "gzip"
        assert json.loads(gzip.decompress(answer.read())) == shown


def test_a_damaged_replay_is_refused_with_its_line(server: ThreadServer) -> None:
    """The answer says what is wrong."""
    with pytest.raises(HttpProblem) as problem:
        http(f"{server.url}/api/replays", {"text": "nonsense"})

    assert (problem.value.status, "line 1" in problem.value.detail) == (400, True)


def test_games_cards_maps_rules_and_words_are_served(server: ThreadServer) -> None:
    """Everything a client needs to show a game."""
    assert http(f"{server.url}/api/health") == {"status": "ok", "version": __version__}
    games = http(f"{server.url}/api/games?language=de")
    assert games[0]["game"] == "battleground"
    assert "he-man" in http(f"{server.url}/api/games/battleground/content")["characters"]
    assert http(f"{server.url}/api/games/battleground/maps/battlefield")
    assert http(f"{server.url}/api/games/battleground/rules")
    for language in ("en", "de", "pl", "fr"):
        assert "=" in http(f"{server.url}/api/texts/{language}")
    for missing in ("games/chess/content", "games/chess/rules", "games/battleground/maps/x"):
        with pytest.raises(HttpProblem) as problem:
            http(f"{server.url}/api/{missing}")
        assert problem.value.status == 404


def test_a_table_asks_for_the_cards_it_shows(server: ThreadServer) -> None:
    """Shelves that hold some of them come with these alone, the others whole; a list of ids has an end."""
    whole = http(f"{server.url}/api/games/battleground/content?language=de")
    part = http(f"{server.url}/api/games/battleground/content?language=de&of=he-man,mace,nobody")

    assert part["characters"] == {"he-man": whole["characters"]["he-man"]}
    assert part["weapons"] == {"mace": whole["weapons"]["mace"]}
    assert part["fate"] == whole["fate"]
    assert part["hash"] == whole["hash"]
    with pytest.raises(HttpProblem) as problem:
        http(f"{server.url}/api/games/battleground/content?of={'x' * 5_000}")
    assert problem.value.status == 400


@pytest.mark.parametrize("path", ["/api/games", "/api/texts/en", "/api/matches/{match}/story"])
def test_what_is_compressed_is_compressed_once(server: ThreadServer, path: str) -> None:
    """A browser says that it takes gzip, and can read what it gets."""
    opened = Opened(server.url, [PERSON, COMPUTER])
    opened.sit(0).ask("resign")
    request = urllib.request.Request(
        server.url + path.format(match=opened.match), headers={"accept-encoding": "gzip"}
    )
    with urllib.request.urlopen(request, timeout=60) as answer:
        assert answer.headers["content-encoding"] == "gzip"
        assert gzip.decompress(answer.read()).decode()
