"""Who may speak to the server, what its answers forbid a browser, and what tokens open."""

from __future__ import annotations

import json
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from battlewright.server.doors import Origins
from battlewright.server.store import SEATS
from tests.server.serving import PATIENT, ThreadServer
from tests.server.table import OPEN, PERSON, HttpProblem, Message, Opened, Seat, closing_code, http

MATCH: Message = {"game": "battleground", "seats": [PERSON, PERSON]}
Headers = dict[str, str]


def sent(
    server: ThreadServer, path: str, headers: Headers, body: Message | None = None
) -> tuple[int, Headers]:
    """The status and the headers of an answer."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{server.url}{path}", data, headers)
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            return answer.status, {k.lower(): v for k, v in answer.headers.items()}
    except urllib.error.HTTPError as error:
        return error.code, {k.lower(): v for k, v in error.headers.items()}


def post(server: ThreadServer, **headers: str) -> int:
    """Open a match with these headers; the status."""
    named = {"content-type": "application/json"} | {k.replace("_", "-"): v for k, v in headers.items()}
    return sent(server, "/api/matches", named, MATCH)[0]


def test_pages_of_other_sites_cannot_post(server: ThreadServer) -> None:
    """Our own origin may, programs without one may, anybody else is refused; so is what is no JSON."""
    assert post(server) == 201
    assert post(server, origin=server.url) == 201
    assert [post(server, origin=o) for o in ("https://evil.example", "null", "http://[")] == [403] * 3
    assert [post(server, content_type=kind) for kind in ("text/plain", "", "multipart/form-data")] == [
        415
    ] * 3


def test_pages_of_other_sites_cannot_open_a_socket(server: ThreadServer) -> None:
    """The request is refused before there is a socket."""
    opened = Opened(server.url, [PERSON, PERSON])
    address = f"{server.url.replace('http', 'ws')}/api/matches/{opened.match}/socket?token={opened.tokens[0]}"

    with (
        pytest.raises(InvalidStatus) as refused,
        connect(address, additional_headers={"origin": "https://evil.example"}),
    ):
        pass
    assert refused.value.response.status_code == 403
    with connect(address, additional_headers={"origin": server.url}) as socket:
        assert '"sync"' in str(socket.recv(timeout=60))


@pytest.mark.parametrize(
    ("allowed", "origin", "host", "answer"),
    [
        ("", "https://play.example.org", "play.example.org", True),
        ("", "https://play.example.org:443", "play.example.org", True),
        ("", "http://play.example.org:8000", "play.example.org", False),
        ("", "https://play.example.org.evil.example", "play.example.org", False),
        ("https://a.example https://b.example", "https://b.example", "x", True),
        ("https://a.example", "https://x", "x", False),
        ("*", "https://evil.example", "x", True),
    ],
)
def test_which_origins_are_ours(allowed: str, origin: str, host: str, answer: bool) -> None:
    """Those in the settings; without any, the host the request names."""
    assert Origins(allowed).allow({"origin": origin, "host": host}, "http") is answer


@pytest.mark.parametrize("path", ["/api/games", "/api/schema", "/nowhere", "/api/matches/" + "0" * 24])
def test_every_answer_tells_browsers_what_to_refuse(server: ThreadServer, path: str) -> None:
    """No inline script, no frames, no guessing of types; on errors too."""
    _, headers = sent(server, path, {})

    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy["script-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


def test_the_reference_page_runs_no_script(server: ThreadServer) -> None:
    """It is ours from first to last, and describes every way in."""
    page = http(f"{server.url}/api/schema")

    assert "<script" not in page
    assert "http://" not in page.replace(server.url, "")
    assert "https://" not in page
    assert "POST /api/matches/{match}/claim" in page
    assert http(f"{server.url}/api/schema/openapi.json")["paths"]


@pytest.mark.parametrize("path", ["/api/games", "/api/games/battleground/content", "/api/texts/en"])
def test_content_is_sent_once(server: ThreadServer, path: str) -> None:
    """Whoever has it is told that it has not changed."""
    status, headers = sent(server, path, {})

    assert status == 200
    assert sent(server, path, {"if-none-match": headers["etag"]})[0] == 304
    assert sent(server, path, {"if-none-match": '"another"'})[0] == 200
    assert sent(server, path, {"accept-encoding": "gzip"})[1]["content-encoding"] == "gzip"


@pytest.mark.parametrize("id", ["%00", "a%00b", "%0a", "0" * 23, "g" * 24, "0" * 24 + "%0a"])
def test_what_is_no_id_of_a_match_is_no_match(server: ThreadServer, id: str) -> None:
    """It never comes as far as the database."""
    assert closing_code(server.url, id, "x") == 4004
    assert sent(server, f"/api/matches/{id}", {})[0] in (400, 404)


def test_health_tells_the_truth(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While nothing can be stored, it says so."""
    server = ThreadServer(tmp_path, PATIENT).start()
    assert http(f"{server.url}/api/health")["status"] == "ok"

    async def fails(now: float) -> None:
        raise OSError("disk full")

    monkeypatch.setattr(server.hub.store, "probe", fails)
    monkeypatch.setattr("battlewright.server.health.FRESH", 0.0)
    with pytest.raises(urllib.error.HTTPError) as problem:
        urllib.request.urlopen(f"{server.url}/api/health", timeout=60)
    assert problem.value.code == 503
    assert json.loads(problem.value.read())["status"] == "unavailable"
    monkeypatch.undo()
    server.stop()


# --- tokens ---------------------------------------------------------------------------------------


def ask(server: ThreadServer, match: str, what: str, **body: Any) -> Any:
    """POST something about a match."""
    return http(f"{server.url}/api/matches/{match}/{what}", body)


def test_a_claim_may_be_repeated(server: ThreadServer) -> None:
    """Who lost the answer asks again with the same key and holds the seat; nobody else does."""
    match = Opened(server.url, [PERSON, OPEN]).match
    wish = {"seat": 1, "name": "Teela", "key": "0123456789abcdef"}

    tokens = {ask(server, match, "claim", **wish)["token"] for _ in range(3)}

    assert len(tokens) == 1
    assert Seat(server.url, match, tokens.pop()).position["seat"] == 1
    for other in ({"key": "fedcba9876543210"}, {"key": None}):
        with pytest.raises(HttpProblem) as problem:
            ask(server, match, "claim", **wish | other)
        assert problem.value.status == 409
    with pytest.raises(HttpProblem) as problem:
        ask(server, match, "claim", **wish | {"key": "short"})
    assert problem.value.status == 400


def test_a_token_can_be_exchanged(server: ThreadServer) -> None:
    """The new one opens the seat; the old one opens nothing, and its sockets are closed."""
    opened = Opened(server.url, [PERSON, PERSON])
    thief, other = opened.sit(0), opened.sit(1)

    new = ask(server, opened.match, "token", token=opened.tokens[0])["token"]

    assert thief.closed() == 4003
    assert closing_code(server.url, opened.match, opened.tokens[0]) == 4003
    assert Seat(server.url, opened.match, new).position["seat"] == 0
    assert other.ask("resync")["type"] == "sync"
    for nobody in (opened.tokens[0], opened.watch, ""):
        with pytest.raises(HttpProblem) as problem:
            ask(server, opened.match, "token", token=nobody)
        assert problem.value.status == 409


def test_a_seat_can_be_left_and_taken_by_another(server: ThreadServer) -> None:
    """Its token opens nothing; the seat is open, and whoever takes it goes on, also after a restart."""
    opened = Opened(server.url, [PERSON, PERSON])
    leaver, stays = opened.sit(0), opened.sit(1)

    ask(server, opened.match, "leave", token=opened.tokens[0])

    assert leaver.closed() == 4003
    stays.until(lambda s: s.presence["seats"][0]["kind"] == "open")
    assert closing_code(server.url, opened.match, opened.tokens[0]) == 4003
    token = ask(server, opened.match, "claim", seat=0, name="Orko")["token"]
    newcomer = Seat(server.url, opened.match, token)
    assert newcomer.position["seats"][0]["name"] == "Orko"
    asked = newcomer if newcomer.decision else stays
    assert asked.choose(asked.options[0])["type"] == "ack"


def test_a_token_nobody_uses_expires(tmp_path: Path) -> None:
    """After the days of the settings; each use renews it."""
    server = ThreadServer(tmp_path, replace(PATIENT, token_days=2.0)).start()
    opened = Opened(server.url, [PERSON, PERSON])
    server.do(seen(server, opened.match, 1.5))
    opened.sit(0).close()
    server.do(created(server, opened.match, 3.0))

    assert opened.sit(0).position
    assert closing_code(server.url, opened.match, opened.tokens[1]) == 4003
    server.stop()


async def seen(server: ThreadServer, match: str, days: float) -> None:
    """Make all tokens of a match look unused for so long."""
    change = SEATS.update().where(SEATS.c.match == match).values(seen=time.time() - days * 86_400)
    await server.hub.store.run(lambda connection: connection.execute(change))


async def created(server: ThreadServer, match: str, days: float) -> None:
    """Make a match, and the token of its second seat, look so old."""
    from battlewright.server.store import MATCHES

    then = time.time() - days * 86_400
    changes = (
        MATCHES.update().where(MATCHES.c.id == match).values(created=then),
        SEATS.update().where(SEATS.c.match == match, SEATS.c.seat == 1).values(seen=then),
    )
    for change in changes:
        await server.hub.store.run(lambda connection, change=change: connection.execute(change))  # type: ignore[misc]
