"""The map maker over HTTP: the engine's answers, maps that are kept, a match on such a map, limits."""

from __future__ import annotations

import base64
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from battlewright.games import load
from battlewright.games.heroscape.board import shipped_maps
from battlewright.kernel.options import option_text
from battlewright.server.worker import Think, think
from tests.games.heroscape.test_importing import SAMPLES
from tests.server.serving import PATIENT, ThreadServer
from tests.server.table import PERSON, HttpProblem, http, play
from tests.server.table import Opened as OpenedMatch

FIELD: dict[str, Any] = {
    "id": "mine",
    "name": "Mine",
    "rows": ["g1 g1 w0 g2 g1 g1"] * 3,
    "layouts": [{"name": "usual", "zones": ["A1 A2 A3 B1", "F1 F2 F3 E1"]}],
}
DUEL = {
    "scenario": "last-army",
    "rounds": 1,
    "points": 200,
    "armies": [["finn-the-viking-champion"], ["thorgrim-the-viking-champion"]],
}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadServer]:
    """A server that keeps two maps and lets an address save four a minute."""
    limits = replace(PATIENT, maps=2, saves_per_minute=4, drafts_per_second=2.0)
    running = ThreadServer(tmp_path_factory.mktemp("strict"), limits).start()
    yield running
    running.stop()


def refused(server: ThreadServer, path: str, body: dict[str, Any] | None = None) -> tuple[int, str]:
    """The status and the words of a refusal."""
    with pytest.raises(HttpProblem) as problem:
        http(f"{server.url}/api/workshop/{path}", body)
    return problem.value.status, problem.value.detail


def test_the_engine_answers_the_map_maker(server: ThreadServer) -> None:
    """Survey, sight, boxes, picture and file of one map; a question that makes no sense is a mistake."""
    ask = f"{server.url}/api/workshop"
    told = http(f"{ask}/survey", {"map": FIELD, "language": "de"})
    assert told["playable"]
    assert len(told["board"]["columns"]) == 18
    looks = http(f"{ask}/look", {"map": FIELD, "at": "A1"})
    assert "B1" in looks["seen"]
    assert http(f"{ask}/budget", {"map": FIELD, "boxes": {"rise-of-the-valkyrie": 1}})["enough"]
    assert http(f"{ask}/picture", {"map": FIELD})["text"].startswith("<svg")
    assert "[[map]]" in http(f"{ask}/file", {"map": FIELD})["text"]
    assert http(f"{ask}/kit?language=pl")["grounds"]
    assert http(f"{ask}/shipped/highgate")["map"]["id"] == "highgate"
    assert "maker-" in http(f"{server.url}/api/texts/fr/maker")
    assert refused(server, "survey", {"map": {"id": "x"}})[0] == 400
    assert refused(server, "shipped/nowhere")[0] == 404
    status, words = refused(server, "look", {"map": FIELD, "at": "Z9"})
    assert (status, "Z9" in words) == (400, True)


def test_a_community_map_is_imported_over_http(server: ThreadServer) -> None:
    """VirtualScape and JSON within strict bounds; what is none of them is refused with the reason."""
    for name in ("migols_tomb.hsc", "the_hidden_fount.json"):
        data = base64.b64encode((SAMPLES / name).read_bytes()).decode()
        read = http(f"{server.url}/api/workshop/import", {"data": data, "name": name, "language": "en"})
        assert http(f"{server.url}/api/workshop/survey", {"map": read["map"]})["figures"]["hexes"] > 100
    assert refused(server, "import", {"data": "!!"})[0] == 400
    assert refused(server, "import", {"data": "A" * 2_999_100})[0] == 400


def test_a_map_is_kept_changed_and_deleted_by_who_has_its_key(server: ThreadServer) -> None:
    """Anyone reads it, one key changes it, a change of an old revision is refused, public ones are listed."""
    ask = f"{server.url}/api/workshop/maps"
    kept = http(ask, {"map": FIELD, "public": True})
    shown = http(f"{ask}/{kept['id']}")
    assert (shown["name"], shown["revision"], shown["map"]["rows"]) == ("Mine", 1, FIELD["rows"])
    assert "key" not in shown
    assert kept["id"] in {each["id"] for each in http(ask)}

    change = {"map": FIELD | {"name": "Ours"}, "revision": 1}
    assert refused(server, f"maps/{kept['id']}/change", change | {"key": "another"})[0] == 409
    changed = http(f"{ask}/{kept['id']}/change", change | {"key": kept["key"]})
    assert changed["revision"] == 2
    status, words = refused(server, f"maps/{kept['id']}/change", change | {"key": kept["key"]})
    assert (status, "revision 2" in words) == (409, True)
    assert http(f"{ask}/{kept['id']}")["name"] == "Ours"
    assert kept["id"] not in {each["id"] for each in http(ask)}, "no longer public"

    assert refused(server, f"maps/{kept['id']}/delete", {"key": "another"})[0] == 409
    http(f"{ask}/{kept['id']}/delete", {"key": kept["key"]})
    assert refused(server, f"maps/{kept['id']}")[0] == 404
    assert refused(server, f"maps/{kept['id']}/delete", {"key": kept["key"]})[0] == 404
    assert refused(server, "maps", {"map": {"rows": []}})[0] == 400
    large = FIELD | {"rows": ["g1 " * 110] * 30}
    assert refused(server, "maps", {"map": large})[0] == 400


def test_a_match_on_a_map_of_ones_own_ends_with_a_replay_that_verifies(server: ThreadServer) -> None:
    """The setup carries the map; the table tells it, the board is drawn of it, the replay holds it."""
    opened = OpenedMatch(server.url, [PERSON, PERSON], game="heroscape", setup=DUEL | {"map": FIELD})
    a, b = opened.everyone()
    table = a.position["table"]
    assert table["map_id"].startswith("own-")
    own = msgspec.json.decode(table["own_map_id"])
    board = http(f"{server.url}/api/workshop/board", {"map": own, "id": table["map_id"]})
    assert [column["at"] for column in board["columns"]][:2] == ["A1", "B1"]
    play([a, b], random.Random(2), most=20)
    a.ask("resign")
    shown = http(f"{server.url}/api/replays", {"text": opened.replay()})
    assert shown["setup"]["map"]["name"] == "Mine"
    status, words = 0, ""
    try:
        OpenedMatch(server.url, [PERSON, PERSON], game="heroscape", setup=DUEL | {"map": {"rows": ["q"]}})
    except HttpProblem as problem:
        status, words = problem.status, problem.detail
    assert (status, "map" in words) == (400, True)


def test_the_computer_plays_on_a_map_of_ones_own() -> None:
    """A worker knows nothing of the map but what the view says."""
    game = load("heroscape")
    state = game.new(DUEL | {"map": FIELD}, "1")
    seat = next(iter(game.decisions(state)))
    view = game.save(game.view(state, seat))
    assert think(Think("heroscape", "random", "s", view, seat)) in {
        option_text(option) for option in game.decision(game.load(view), seat).options
    }


def test_maps_are_bounded_in_number_and_in_rate(strict: ThreadServer) -> None:
    """A full store and too many saves or questions from one address are told as such."""
    ask = f"{strict.url}/api/workshop"
    http(f"{ask}/maps", {"map": FIELD})
    http(f"{ask}/maps", {"map": FIELD})
    assert refused(strict, "maps", {"map": FIELD})[0] == 503
    assert refused(strict, "maps", {"map": {"rows": []}})[0] == 400
    assert refused(strict, "maps", {"map": FIELD})[0] == 429
    statuses = set()
    for _ in range(30):
        try:
            http(f"{ask}/look", {"map": FIELD, "at": "A1"})
        except HttpProblem as problem:
            statuses.add(problem.status)
    assert statuses == {429}


def test_every_shipped_map_goes_through(server: ThreadServer) -> None:
    """The largest of them is answered as any other."""
    largest = max(shipped_maps().values(), key=lambda card: sum(map(len, card.rows)))
    told = http(f"{server.url}/api/workshop/survey", {"map": msgspec.to_builtins(largest)})
    assert told["playable"]
