"""Matches and replays survive an update: the same rules, other cards, other code."""

from __future__ import annotations

import json
import lzma
import sqlite3
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from battlewright.server import lasting
from battlewright.server.clock import now
from battlewright.server.comparing import Stored, verdict
from battlewright.server.lasting import code_hash
from battlewright.server.record import Snapshot
from battlewright.server.worker import Work
from tests.server.serving import PATIENT, ThreadServer
from tests.server.stored import stored
from tests.server.table import COMPUTER, PERSON, HttpProblem, Opened, Seat, http, play
from tests.waiting import eventually

EAGER = replace(PATIENT, story_seconds=0.4)


def database(folder: Path) -> sqlite3.Connection:
    """The database of a server that has stopped."""
    return sqlite3.connect(folder / "battlewright.sqlite3")


def restarted(folder: Path, **changes: Any) -> ThreadServer:
    """The next version: what the store says of rules and content is not what this program has."""
    with database(folder) as connection:
        for column, value in changes.items():
            connection.execute(f"UPDATE matches SET {column} = ?", (value,))
    return ThreadServer(folder).start()


@pytest.fixture
def begun(tmp_path: Path) -> tuple[Path, Opened, list[str]]:
    """A match in play, of a server that has stopped; and its log."""
    server = ThreadServer(tmp_path).start()
    opened = Opened(server.url, [PERSON, PERSON])
    seats = opened.everyone()
    play(seats, Random(5), most=45)
    log = [line["text"] for line in seats[0].log]
    server.stop()
    return tmp_path, opened, log


def test_a_match_goes_on_where_the_new_rules_lead_to_what_was_shown(
    begun: tuple[Path, Opened, list[str]],
) -> None:
    """Another version of the code, even with other content: it is played again, compared, and goes on."""
    folder, opened, log = begun

    server = restarted(folder, rules="of old code", version="0.0.1", content="gone")
    seats = [Seat(server.url, opened.match, opened.tokens[n]) for n in (0, 1)]

    assert [line["text"] for line in seats[0].log] == log
    play(seats, Random(6), most=3)
    server.stop()
    with database(folder) as connection:
        rules, version = connection.execute("SELECT rules, version FROM matches").fetchone()
    assert rules == code_hash("battlewright.games.battleground")
    assert version != "0.0.1"


def with_other_content(folder: Path, change: tuple[str, str]) -> str:
    """Let the match have been begun with other cards, which were kept: their hash."""
    with database(folder) as connection:
        (data,) = connection.execute("SELECT data FROM contents WHERE game = 'battleground'").fetchone()
        files = json.loads(lzma.decompress(data))
        changed = {name: text.replace(*change) for name, text in files.items()}
        assert changed != files
        connection.execute(
            "INSERT INTO contents VALUES ('battleground', 'of-old-cards', ?)",
            (lzma.compress(json.dumps(changed).encode()),),
        )
    return "of-old-cards"


def test_a_match_goes_on_with_the_cards_it_was_begun_with(tmp_path: Path) -> None:
    """The server keeps content by its hash; views, computer opponents and names have the old cards."""
    server = ThreadServer(tmp_path).start()
    server.stop()
    kept = with_other_content(tmp_path, ('name = "He-Man"', 'name = "Adam of Old"'))
    server = ThreadServer(tmp_path).start()
    opened = Opened(server.url, [PERSON, COMPUTER])
    server.stop()
    with database(tmp_path) as connection:  # as the version before would have left it
        connection.execute("UPDATE matches SET content = ?, rules = ?", (kept, current()))

    server = ThreadServer(tmp_path).start()
    seat = opened_again(server, opened)

    assert "Adam of Old" in json.dumps(seat.position["table"])
    play_alone(seat, 12)
    assert server.hub.rooms[opened.match].record.game.folder
    server.stop()


def current() -> str:
    """The hash of the present rules of Battleground."""
    return code_hash("battlewright.games.battleground")


def opened_again(server: ThreadServer, opened: Opened, seat: int = 0) -> Seat:
    """A seat of a match that was opened before the server was started again."""
    return Seat(server.url, opened.match, opened.tokens[seat])


def play_alone(seat: Seat, most: int) -> None:
    """Play against the computer."""
    random = Random(3)
    for _ in range(most):
        seat.until(lambda s: s.decision or s.outcome)
        if seat.outcome:
            return
        answer = seat.choose(random.choice(seat.options))
        assert answer["type"] == "ack", answer
        seat.see(answer["seq"])


def test_a_match_of_other_rules_ends_unfinished_and_stays_watchable(tmp_path: Path) -> None:
    """Nobody gets 4004 or 404: its story is shown to seats and spectators, in every language, for ever."""
    server = ThreadServer(tmp_path, EAGER).start()
    opened = Opened(server.url, [PERSON, PERSON])
    seats = opened.everyone()
    play(seats, Random(5), most=45)
    log = [line["event"]["type"] for line in seats[0].log]
    match = server.hub.rooms[opened.match].record.match
    kept = len(match.choices) - match.undoable
    eventually(lambda: told(tmp_path) == kept, "no story was told")
    server.stop()
    with database(tmp_path) as connection:  # a choice that today's rules would not offer
        connection.execute("UPDATE entries SET text = 'fly 3:4' WHERE number = 3")

    for _ in (1, 2):  # as often as one likes
        server = restarted(tmp_path, rules="of old code")
        asked_by = who_asks(server)
        seat = opened_again(server, opened)
        assert seat.outcome is not None
        assert seat.outcome["reason"] == "unfinished"
        shown = [line["event"]["type"] for line in seat.log]  # hidden cards are open now
        assert shown == log[: len(shown)]
        assert len(shown) > len(log) // 2
        assert seat.ask("undo")["code"] == "over"
        german = Seat(server.url, opened.match, opened.watch, "de")
        assert [line["text"] for line in german.log] != [line["text"] for line in seat.log]
        assert seat.ask("language", language="de")["log"] == german.log

        story = http(f"{server.url}/api/matches/{opened.match}/story?language=fr")
        assert not story["whole"]
        assert len(story["steps"]) == kept + 1
        assert http(f"{server.url}/api/matches/{opened.match}")["outcome"]["reason"] == "unfinished"
        with pytest.raises(HttpProblem) as refused:
            http(f"{server.url}/api/matches/{opened.match}/replay")
        assert refused.value.status == 409
        assert set(asked_by) == {"127.0.0.1"}  # nobody goes past the line of an address
        server.stop()


def test_a_long_story_is_told_chapter_by_chapter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each takes a part of the time of a replay at most; one that fails is left alone for a while."""
    monkeypatch.setattr(lasting, "CHAPTER", 0.0)  # one choice each
    server = ThreadServer(tmp_path).start()
    opened = Opened(server.url, [PERSON, PERSON])
    seats = opened.everyone()
    play(seats, Random(5), most=6)
    seats[0].ask("resign")

    story = http(f"{server.url}/api/matches/{opened.match}/story")

    steps = len(server.hub.rooms[opened.match].record.match.choices)
    with database(tmp_path) as connection:
        assert connection.execute("SELECT count(*) FROM stories").fetchone() == (steps,)
    text = http(f"{server.url}/api/matches/{opened.match}/replay")
    shown = http(f"{server.url}/api/replays", {"text": text})
    assert len(story["steps"]) == steps + 1 == len(shown["steps"])
    for one, other in zip(story["steps"], shown["steps"], strict=True):
        assert (one["choice"], one["log"], one["table"]) == (other["choice"], other["log"], other["table"])

    with database(tmp_path) as connection:
        connection.execute("UPDATE matches SET told = 0")
    keeper = server.hub.lasting
    assert server.do(keeper._untold()) == [opened.match]
    keeper._failed[opened.match] = now()
    assert server.do(keeper._untold()) == []
    keeper._failed[opened.match] = now() - lasting.REST - 1
    assert server.do(keeper._untold()) == [opened.match]
    server.stop()


def who_asks(server: ThreadServer) -> list[str]:
    """The addresses for which its readers work from now on."""
    found: list[str] = []
    ask = server.hub.readers.ask

    async def noted(work: Work, seconds: float, who: str = "", **options: Any) -> bytes:
        found.append(who)
        return await ask(work, seconds, who=who, **options)

    setattr(server.hub.readers, "ask", noted)  # noqa: B010
    return found


def told(folder: Path) -> int:
    """How many choices the story of the only match has."""
    with database(folder) as connection:
        found: int = connection.execute("SELECT told FROM matches").fetchone()[0]
        return found


def test_a_finished_match_is_watched_and_its_replay_opened_after_an_update(tmp_path: Path) -> None:
    """The story and the text of the replay were kept when it ended; nothing of it is played again."""
    server = ThreadServer(tmp_path, EAGER).start()
    opened = Opened(server.url, [PERSON, PERSON])
    seats = opened.everyone()
    play(seats, Random(5), most=30)
    seats[1].ask("resign")
    text = opened.replay()
    before = http(f"{server.url}/api/replays", {"text": text})
    eventually(lambda: told(tmp_path) == -1, "no story was told")
    server.stop()
    with database(tmp_path) as connection:
        connection.execute("UPDATE entries SET text = 'fly 3:4' WHERE number = 3")
        connection.execute("UPDATE matches SET rules = 'of old code'")

    server = ThreadServer(tmp_path).start()

    story = http(f"{server.url}/api/matches/{opened.match}/story")
    assert story["whole"]
    assert story["steps"] == before["steps"]
    assert http(f"{server.url}/api/matches/{opened.match}/replay") == text
    assert opened_again(server, opened).outcome == opened_again(server, opened, 1).outcome

    other = text.replace("version: ", "version: 0.0.")  # a file that only an earlier version could verify
    with database(tmp_path) as connection:
        connection.execute("UPDATE replays SET digest = ?", (sha256(other.encode()).hexdigest(),))
    assert http(f"{server.url}/api/replays", {"text": other})["steps"] == before["steps"]
    with pytest.raises(HttpProblem, match="made with version"):
        http(f"{server.url}/api/replays", {"text": other.replace("0.0.", "0.9.")})
    server.stop()


def test_the_story_of_a_match_in_play_is_told_to_nobody(tmp_path: Path) -> None:
    """It holds what is hidden."""
    server = ThreadServer(tmp_path).start()
    opened = Opened(server.url, [PERSON, PERSON])

    with pytest.raises(HttpProblem) as refused:
        http(f"{server.url}/api/matches/{opened.match}/story")

    assert refused.value.status == 409
    server.stop()


def test_what_was_shown_counts(begun: tuple[Path, Opened, list[str]]) -> None:
    """Choices that are still offered but lead to other events: the rules are not the same."""
    folder, opened, _ = begun
    match = stored(folder, opened.match)
    assert verdict(msgspec.msgpack.encode(match), "") == "here"

    snapshot = msgspec.msgpack.decode(match.snapshot or b"", type=Snapshot)
    log = msgspec.msgpack.decode(snapshot.log)
    del log[3][2][next(iter(log[3][2]))]  # it said less in those days
    said_less = replace(snapshot, log=msgspec.msgpack.encode(log))
    log[5][2]["type"] = "something-else"
    other = replace(snapshot, log=msgspec.msgpack.encode(log))

    assert of(match, said_less) == "here"
    assert of(match, other) == "other"


def of(match: Stored, snapshot: Any) -> str:
    """The verdict on a match with another snapshot."""
    changed = replace(match, snapshot=msgspec.msgpack.encode(snapshot))
    return verdict(msgspec.msgpack.encode(changed), "")
