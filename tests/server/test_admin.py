"""`battlewright admin`: what one does who looks after a server, beside it and without it."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from random import Random

import pytest

from battlewright import cli
from tests.server.serving import ThreadServer
from tests.server.table import OPEN, PERSON, HttpProblem, Opened, Seat, http, play
from tests.waiting import eventually


def admin(folder: Path, monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    """The exit status of a command."""
    monkeypatch.setenv("BATTLEWRIGHT_DATA", str(folder))
    return cli.main(["admin", *words])


def test_matches_are_listed_shown_exported_and_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Beside a running server, which hears of it; no token is ever told."""
    server = ThreadServer(tmp_path).start()
    opened = Opened(server.url, [PERSON, PERSON])
    seats = opened.everyone()
    play(seats, Random(1), most=10)

    assert admin(tmp_path, monkeypatch, "list") == 0
    assert opened.match in capsys.readouterr().out
    assert admin(tmp_path, monkeypatch, "show", opened.match) == 0
    assert "10 entries" in capsys.readouterr().out
    assert admin(tmp_path, monkeypatch, "export", opened.match, str(tmp_path / "one.json")) == 0
    whole = json.loads((tmp_path / "one.json").read_text())
    assert len(whole["entries"]) == 10
    assert not any(seat["token"] for seat in whole["seats"])
    assert "watch" not in whole["row"]["terms"]

    assert admin(tmp_path, monkeypatch, "close", opened.match) == 0
    assert seats[0].closed() == 4012  # come again
    again = Seat(server.url, opened.match, opened.tokens[0])
    assert again.outcome is not None
    assert again.outcome["reason"] == "unfinished"
    assert admin(tmp_path, monkeypatch, "close", opened.match) == 2
    assert "over already" in capsys.readouterr().err
    assert admin(tmp_path, monkeypatch, "show", "no-such") == 2
    server.stop()


def test_an_address_is_banned_and_let_in_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sockets, pages and requests; the running server hears of it."""
    server = ThreadServer(tmp_path).start()
    seat = Opened(server.url, [PERSON, OPEN]).sit(0)

    admin(tmp_path, monkeypatch, "ban", "127.0.0.1")
    assert seat.closed() == 4003
    with pytest.raises(HttpProblem) as refused:
        http(f"{server.url}/api/matches")
    assert refused.value.status == 403

    admin(tmp_path, monkeypatch, "unban", "127.0.0.1")
    eventually(lambda: server.hub.lets_in("127.0.0.1"), "the ban does not end")
    assert http(f"{server.url}/api/matches") == []
    server.stop()


def test_backup_restore_check_and_vacuum(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A backup of a running server is whole; what would get in its way is refused while it runs."""
    copy = tmp_path / "copy.sqlite3"
    server = ThreadServer(tmp_path).start()
    opened = Opened(server.url, [PERSON, PERSON])
    assert admin(tmp_path, monkeypatch, "backup", str(copy)) == 0
    assert admin(tmp_path, monkeypatch, "restore", str(copy)) == 2
    assert "another server" in capsys.readouterr().err
    later = Opened(server.url, [PERSON, PERSON])
    server.stop()

    assert admin(tmp_path, monkeypatch, "check") == 0
    assert admin(tmp_path, monkeypatch, "vacuum") == 0
    assert admin(tmp_path, monkeypatch, "restore", str(tmp_path / "missing")) == 2
    assert admin(tmp_path, monkeypatch, "restore", str(copy)) == 0
    with sqlite3.connect(tmp_path / "battlewright.sqlite3") as database:
        assert database.execute("SELECT id FROM matches").fetchall() == [(opened.match,)]
        database.execute(
            "INSERT INTO entries VALUES (?, 2, 0, 'pass', '0:x', 1.0)", (opened.match,)
        )  # the first one is missing
    capsys.readouterr()
    assert admin(tmp_path, monkeypatch, "check") == 1
    assert "entries are missing" in capsys.readouterr().out
    assert later.match not in (tmp_path / "copy.sqlite3").read_bytes().decode("latin-1")
