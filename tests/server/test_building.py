"""Forces, armies and teams over HTTP: what they are made of, what is wrong, keeping and playing them."""

from __future__ import annotations

import urllib.request
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from tests.server.serving import PATIENT, ThreadServer
from tests.server.table import PERSON, HttpProblem, http

KEY = "a-key-that-nobody-guesses"
SKIRMISH = {"scenario": "skirmish"}
FINN = [{"card": "finn-the-viking-champion"}]


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadServer]:
    """A server that keeps two lists and lets an address save eight a minute."""
    limits = replace(PATIENT, lists=2, saves_per_minute=8, drafts_per_second=1.0)
    running = ThreadServer(tmp_path_factory.mktemp("strict"), limits).start()
    yield running
    running.stop()


def refused(server: ThreadServer, path: str, body: dict[str, Any] | None = None) -> tuple[int, str]:
    """The status and the words of a refusal."""
    with pytest.raises(HttpProblem) as problem:
        http(f"{server.url}/api/{path}", body)
    return problem.value.status, problem.value.detail


def keep(server: ThreadServer, name: str, lines: list[dict[str, Any]], key: str = KEY) -> dict[str, Any]:
    """Keep an army."""
    body = {"key": key, "game": "heroscape", "name": name, "terms": {"points": 400}, "lines": lines}
    kept: dict[str, Any] = http(f"{server.url}/api/lists/keep", body)
    return kept


def kept_by(server: ThreadServer, key: str = KEY, game: str = "heroscape") -> list[dict[str, Any]]:
    """The lists of a key."""
    found: list[dict[str, Any]] = http(f"{server.url}/api/lists", {"key": key, "game": game})
    return found


def until_refused(act: Callable[[], object]) -> int:
    """The status of the first refusal among some fifty tries."""
    for _ in range(50):
        try:
            act()
        except HttpProblem as problem:
            return problem.status
    return 200


def test_the_builder_is_content_with_an_etag(server: ThreadServer) -> None:
    """In the language asked for; asked for again it is said that nothing has changed."""
    address = f"{server.url}/api/games/battleground/builder?language=de"
    shown = http(address)
    assert (shown["noun"], shown["entries"]["he-man"]["section"]) == ("Trupp", "characters")
    with urllib.request.urlopen(address) as answer:
        etag = answer.headers["etag"]
    again = urllib.request.Request(address, headers={"if-none-match": etag})
    with pytest.raises(urllib.error.HTTPError, match="304"):
        urllib.request.urlopen(again)
    assert refused(server, "games/chess/builder")[0] == 404


@pytest.mark.rule("BG-SETUP-01")
def test_a_list_is_checked_in_words_with_its_rules(server: ThreadServer) -> None:
    """A weapon too many for a character's slots; the sentence comes in the language of the request."""
    body: dict[str, Any] = {"terms": SKIRMISH, "lines": [{"card": "he-man", "carries": ["axe", "mace"]}]}
    told = http(f"{server.url}/api/games/battleground/lists/check", body)
    assert not told["legal"]
    assert "BG-SETUP-01" in {problem["rule"] for problem in told["problems"]}
    german = http(f"{server.url}/api/games/battleground/lists/check", {**body, "language": "de"})
    assert any("Plätze" in problem["text"] for problem in german["problems"])


def test_a_list_by_chance_is_legal_and_opens_a_match(server: ThreadServer) -> None:
    """In every game: drawn, checked, brought to a match."""
    setups: dict[str, tuple[dict[str, Any], int]] = {
        "battleground": (SKIRMISH, 2),
        "heroscape": ({"scenario": "last-army", "points": 400}, 2),
        "fields": ({"scenario": "marching-armies"}, 6),
    }
    for game, (terms, seats) in setups.items():
        lines = http(f"{server.url}/api/games/{game}/lists/random", {"terms": terms})["lines"]
        check = {"terms": terms, "lines": lines}
        assert http(f"{server.url}/api/games/{game}/lists/check", check)["legal"]
        own = {"lines": lines}
        forces = [own, None] if seats == 2 else [None] * 6
        setup = {**terms, "forces": forces}
        opened = http(f"{server.url}/api/matches", {"game": game, "setup": setup, "seats": [PERSON] * seats})
        assert len(opened["tokens"]) == seats


def test_nonsense_is_refused(server: ThreadServer) -> None:
    """Terms without sense, too many lines or copies, ids that are too long, bodies that are too large."""
    check = "games/heroscape/lists/check"
    assert refused(server, check, {"terms": {"scenario": "tea-party"}, "lines": []})[0] == 400
    assert refused(server, check, {"terms": {"points": True}, "lines": []})[0] == 400
    for lines in (
        FINN * 81,
        [{"card": "x" * 65}],
        [{"card": "x", "copies": 41}],
        [{"card": "x", "copies": 0}],
    ):
        assert refused(server, check, {"terms": {}, "lines": lines})[0] == 400
    assert refused(server, check, {"terms": {"x": "y" * 50_000}, "lines": []})[0] == 413
    assert refused(server, "games/battleground/lists/random", {"terms": {"scenario": 3}})[0] == 400
    assert refused(server, "lists", {"key": "short", "game": "heroscape"})[0] == 400
    assert (
        refused(server, "lists/keep", {"key": KEY, "game": "chess", "name": "x", "terms": {}, "lines": []})[0]
        == 404
    )


def test_lists_are_kept_for_their_owner(server: ThreadServer) -> None:
    """Under a name, replaced by another of that name, hidden from other keys, forgotten on request."""
    first = keep(server, "Vikings", FINN)
    keep(server, "Empty", [])
    again = keep(server, "Vikings", [*FINN, {"card": "blade-gruts", "copies": 2}])
    assert again["id"] == first["id"]
    assert [(one["name"], len(one["lines"])) for one in kept_by(server)] == [("Empty", 0), ("Vikings", 2)]
    assert kept_by(server)[1]["terms"] == {"points": 400}
    assert kept_by(server, "another-key-that-nobody-knows") == []
    assert kept_by(server, game="battleground") == []

    http(f"{server.url}/api/lists/forget", {"key": "another-key-that-nobody-knows", "id": first["id"]})
    assert len(kept_by(server)) == 2
    http(f"{server.url}/api/lists/forget", {"key": KEY, "id": first["id"]})
    assert [one["name"] for one in kept_by(server)] == ["Empty"]


def test_questions_and_lists_are_limited(strict: ThreadServer) -> None:
    """The third list is refused, and whoever asks or saves too much has to wait."""
    keep(strict, "One", FINN)
    keep(strict, "Two", FINN)
    with pytest.raises(HttpProblem, match="no more lists") as problem:
        keep(strict, "Three", FINN)
    assert problem.value.status == 503
    keep(strict, "Two", [])  # in place of the one that is there
    assert until_refused(lambda: keep(strict, "Two", FINN)) == 429
    ask: dict[str, Any] = {"terms": {}, "lines": []}
    assert until_refused(lambda: http(f"{strict.url}/api/games/heroscape/lists/check", ask)) == 429
