"""Structured logs: a line of JSON for each request and socket, with an id, and never a token."""

from __future__ import annotations

import json
import logging
import urllib.request
from pathlib import Path

from battlewright.server.logs import Lines, without_secrets
from tests.server.serving import ProcessServer
from tests.server.table import PERSON, Opened, closing_code, http


def test_every_request_and_socket_is_a_line_and_no_token_is_in_any(tmp_path: Path) -> None:
    """The id of the answer is that of the line; a socket's line says how it ended."""
    server = ProcessServer(tmp_path, log="json").start()
    opened = Opened(server.url, [PERSON, PERSON])
    seat = opened.sit(0)
    closing_code(server.url, opened.match, "no-such-token")
    http(f"{server.url}/api/matches/{opened.match}/token", {"token": opened.tokens[1]})
    with urllib.request.urlopen(f"{server.url}/api/games?language=de") as answer:
        request = answer.headers["x-request-id"]
    seat.close()
    server.stop()

    lines = [json.loads(line) for line in server.log().splitlines()]
    found = next(line for line in lines if line.get("request") == request)
    assert (found["path"], found["status"], found["method"]) == ("/api/games", 200, "GET")
    sockets = [line for line in lines if line["text"] == "socket"]
    assert {line["code"] for line in sockets} >= {4003}
    assert all(line["request"] and line["match"] == opened.match for line in sockets)
    for secret in (*opened.tokens.values(), opened.watch, "no-such-token"):
        assert secret not in server.log()


def test_what_looks_like_a_token_is_struck_out() -> None:
    """Whoever logs an address with its query, by mistake or in an exception."""
    text = "GET /api/matches/x/socket?token=AbC-123_x&language=de watch=Zz9"
    assert without_secrets(text) == "GET /api/matches/x/socket?token=…&language=de watch=…"
    record = logging.LogRecord("x", logging.ERROR, "", 0, '{"token": "%s"}', ("AbC123",), None)
    assert "AbC123" not in Lines().format(record)
