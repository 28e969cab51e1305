"""Hints during a match and analyses afterwards: for whom, how they are told, how they are broken off."""

from __future__ import annotations

import http.client
import json
from typing import Any
from urllib.parse import urlsplit

import pytest

from tests.server.serving import ThreadServer
from tests.server.table import COMPUTER, PERSON, HttpProblem, Opened
from tests.server.table import http as call
from tests.waiting import PATIENCE


def lines(url: str, body: dict[str, Any]) -> list[dict[str, Any]]:
    """The lines of an answer."""
    return [json.loads(line) for line in str(call(url, body)).splitlines()]


def hint_url(opened: Opened) -> str:
    """Where hints for a match are asked."""
    return f"{opened.url}/api/matches/{opened.match}/hint"


def test_a_hint_tells_a_move_and_why(server: ThreadServer) -> None:
    """The lines say how far the work is; the last one holds offered options, chances and reasons."""
    opened = Opened(server.url, [PERSON, COMPUTER])
    seat = opened.sit(0).until(lambda s: len(s.options) > 1)

    told = lines(hint_url(opened), {"token": seat.token, "decision": seat.decision["id"], "language": "de"})

    assert told[0] == {"done": 0.0}
    found = told[-1]["hint"]
    assert {option["option"] for option in found["options"]} <= set(seat.options)
    assert 0 <= found["now"] <= 1
    assert found["summary"]


def test_hints_are_not_for_everybody(server: ThreadServer) -> None:
    """No hint for spectators, in matches between people, for another question, or with a wrong token."""
    people = Opened(server.url, [PERSON, PERSON])
    alone = Opened(server.url, [PERSON, COMPUTER])
    seat = alone.sit(0).until(lambda s: bool(s.decision))
    for opened, token, decision, status in (
        (people, people.tokens[0], 0, 403),
        (alone, alone.watch, 0, 403),
        (alone, "wrong", 0, 403),
        (alone, seat.token, seat.decision["id"] + 1000, 409),
    ):
        with pytest.raises(HttpProblem) as problem:
            call(hint_url(opened), {"token": token, "decision": decision})
        assert problem.value.status == status


def test_a_hint_can_be_broken_off(server: ThreadServer) -> None:
    """Whoever hangs up ends the work; the next one who asks is answered."""
    opened = Opened(server.url, [PERSON, COMPUTER])
    seat = opened.sit(0).until(lambda s: len(s.options) > 1)
    body = {"token": seat.token, "decision": seat.decision["id"]}
    address = urlsplit(hint_url(opened))
    connection = http.client.HTTPConnection(str(address.hostname), address.port, timeout=PATIENCE)
    connection.request("POST", address.path, json.dumps(body), {"content-type": "application/json"})
    assert json.loads(connection.getresponse().readline()) == {"done": 0.0}
    connection.close()

    assert "hint" in lines(hint_url(opened), body)[-1]


def test_a_finished_match_is_analysed_once(server: ThreadServer) -> None:
    """The last line holds the leads; asked again, it is there at once."""
    opened = Opened(server.url, [PERSON, COMPUTER])
    seat = opened.sit(0).until(lambda s: bool(s.decision))
    seat.choose(seat.options[0])
    seat.ask("resign")
    seat.until(lambda s: s.outcome is not None)
    body = {"text": opened.replay()}

    told = lines(f"{server.url}/api/replays/analysis", body)

    found = told[-1]["analysis"]
    assert len(found["leads"]) == found["choices"] + 1
    assert lines(f"{server.url}/api/replays/analysis", body) == [told[-1]]


def test_a_damaged_replay_is_not_analysed(server: ThreadServer) -> None:
    """The answer says what is wrong with it."""
    assert "not a replay" in lines(f"{server.url}/api/replays/analysis", {"text": "nonsense"})[-1]["problem"]
