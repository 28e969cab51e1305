"""Correspondence games: days for each move, whose move it is, time that runs out, and mail."""

from __future__ import annotations

import email
import re
import socketserver
import sqlite3
import threading
from collections.abc import Iterator
from email.header import decode_header, make_header
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.server.company import MINE, Someone
from tests.server.serving import PATIENT, ThreadServer
from tests.server.table import OPEN, PERSON, HttpProblem, Opened, Seat, http
from tests.waiting import eventually

DAY = 86_400.0


class Sink(socketserver.ThreadingTCPServer):
    """A mail server that keeps what it is sent."""

    allow_reuse_address = True
    daemon_threads = True

    def __init__(self) -> None:
        """Listens on a port of this machine."""
        super().__init__(("127.0.0.1", 0), _Letterbox)
        self.mails: list[tuple[str, str, str]] = []  # to, subject, text
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def place(self) -> str:
        """Host and port."""
        return f"127.0.0.1:{self.server_address[1]}"


class _Letterbox(socketserver.StreamRequestHandler):
    """One conversation in SMTP."""

    def handle(self) -> None:
        """As far as smtplib speaks it."""
        self._say("220 here")
        while line := self.rfile.readline().decode().strip().upper():
            if line.startswith("DATA"):
                self._say("354 go on")
                self._keep()
            elif line.startswith("QUIT"):
                self._say("221 bye")
                return
            else:
                self._say("250 fine")

    def _keep(self) -> None:
        lines = []
        while (line := self.rfile.readline()) not in (b".\r\n", b""):
            lines.append(line)
        mail = email.message_from_bytes(b"".join(lines))
        text = mail.get_payload(decode=True)
        assert isinstance(text, bytes)
        assert isinstance(self.server, Sink)
        subject = str(make_header(decode_header(str(mail["Subject"]))))
        self.server.mails.append((str(mail["To"]), subject, text.decode()))
        self._say("250 kept")

    def _say(self, line: str) -> None:
        self.wfile.write(f"{line}\r\n".encode())


@pytest.fixture
def sink() -> Iterator[Sink]:
    """A mail server."""
    running = Sink()
    yield running
    running.shutdown()
    running.server_close()


def posting(folder: Path, sink: Sink) -> ThreadServer:
    """A server that sends its mails there, at once."""
    mail = {"mail_server": sink.place, "mail_from": "host@example.org", "mail_security": "none"}
    settings = replace(
        PATIENT, **mail, address="http://here.example", mail_after_seconds=0.0, turn_seconds=0.1
    )
    return ThreadServer(folder, settings).start()


def begun(a: Someone, b: Someone, days: int = 3) -> tuple[str, Seat, Seat]:
    """A correspondence game of two people who have both sat down."""
    match, tokens = a.open([MINE, OPEN], days=days)
    first = a.sit(match, tokens[0])
    second = b.sit(match, b.claim(match, 1))
    first.see(second.position["seq"])
    return match, first, second


def test_each_choice_has_its_days_again(server: ThreadServer) -> None:
    """The clock is full after each own choice, and says so in the list of matches."""
    a, b = Someone(server, "Teela"), Someone(server, "Evil-Lyn")
    match, first, second = begun(a, b)
    asked = first if first.decision else second
    asked.choose(asked.options[0])
    clocks = [seat["clock"] for seat in asked.position["seats"]]
    assert max(clocks) == pytest.approx(3 * DAY, abs=60)
    assert http(f"{server.url}/api/matches/{match}")["clock"]["days"] == 3
    with pytest.raises(HttpProblem):
        Opened(server.url, [PERSON, PERSON], days=15)


def test_whose_move_it_is(server: ThreadServer) -> None:
    """Everybody finds the moves they owe, and no others'; a move that is made is owed no more."""
    a, b = Someone(server, "Teela"), Someone(server, "Evil-Lyn")
    match, first, second = begun(a, b)

    def in_step() -> bool:
        for seat in (first, second):
            seat.drain()
        return all(
            [turn["match"] for turn in who.ask("me/turns")] == ([match] if seat.decision else [])
            for who, seat in ((a, first), (b, second))
        )

    for _ in range(4):
        eventually(in_step, "the list of moves is not that of those who are asked")
        asked = first if first.decision else second
        number = asked.choose(asked.options[0])["seq"]
        first.see(number)
        second.see(number)
    eventually(in_step)
    first.ask("resign")
    eventually(lambda: a.ask("me/turns") == b.ask("me/turns") == [])


def test_time_runs_out_in_a_match_nobody_has_open(tmp_path: Path) -> None:
    """Whoever is late loses, though the match was asleep; an ordinary absence is no reason to claim it."""
    server = ThreadServer(tmp_path, replace(PATIENT, turn_seconds=0.1)).start()
    a, b = Someone(server, "Teela"), Someone(server, "Evil-Lyn")
    match, first, second = begun(a, b, days=1)
    assert first.ask("claim")["code"] == second.ask("claim")["code"] == "not_away"
    first.close()
    second.close()
    eventually(lambda: bool(a.ask("me/turns") or b.ask("me/turns")))
    server.stop()
    with sqlite3.connect(tmp_path / "battlewright.sqlite3") as connection:
        for table, column in (("entries", "at"), ("matches", "created"), ("turns", "due")):
            late = f"UPDATE {table} SET {column} = {column} - ?"
            connection.execute(late, (2 * DAY,))
        connection.execute("DELETE FROM snapshots")  # they know the time too
    server = ThreadServer(tmp_path, replace(PATIENT, turn_seconds=0.1)).start()

    eventually(lambda: http(f"{server.url}/api/matches/{match}")["outcome"], "nobody loses by time")

    server.stop()


def test_a_mail_tells_of_a_move_once(tmp_path: Path, sink: Sink, caplog: pytest.LogCaptureFixture) -> None:
    """To an address that was confirmed, in the person's language, and only while they are away."""
    server = posting(tmp_path, sink)
    assert http(f"{server.url}/api/house")["mail"]
    a, b = Someone(server, "Teela", language="de"), Someone(server, "Evil-Lyn")
    for who, mail in ((a, "teela@example.org"), (b, "lyn@example.org")):
        who.ask("me/mail", mail=mail)
    codes = {to: re.search(r"\d{8}", text) for to, _, text in sink.mails}
    assert {subject for _, subject, _ in sink.mails} == {
        "Dein Code für Battlewright",
        "Your code for Battlewright",
    }
    code = codes["teela@example.org"]
    assert code is not None
    with pytest.raises(HttpProblem) as problem:
        b.ask("me/mail/confirm", code="00000000")
    assert problem.value.status == 409
    a.ask("me/mail/confirm", code=code.group())
    assert a.ask("me") | {"mail": "teela@example.org", "mail_waits": False} == a.ask("me")
    match, first, second = begun(a, b)
    sink.mails.clear()
    second.until(lambda seat: seat.position["asked"])
    first.close()

    def told() -> bool:
        second.drain()
        if second.decision:
            second.choose(second.options[0])
        return bool(sink.mails)

    eventually(told, "no mail comes")
    to, subject, text = sink.mails[0]
    assert (to, subject) == ("teela@example.org", "Du bist am Zug")
    assert f"http://here.example/play/{match}" in text
    assert {to for to, *_ in sink.mails} == {"teela@example.org"}
    assert "teela@example.org" not in caplog.text
    server.stop()


def test_a_server_without_mail_takes_no_addresses(server: ThreadServer) -> None:
    """It says so; and what is no address is refused anyway."""
    a = Someone(server, "Teela")
    for mail, status in (("teela@example.org", 503), ("a@b.c\nBcc: x@y.z", 400), ("nobody", 400)):
        with pytest.raises(HttpProblem) as problem:
            a.ask("me/mail", mail=mail)
        assert problem.value.status == status


def test_codes_by_mail_are_few(tmp_path: Path, sink: Sink) -> None:
    """Nobody has a server write to a stranger again and again; a wrong code is worth one try."""
    server = posting(tmp_path, sink)
    a = Someone(server, "Teela")
    for _ in range(5):
        a.ask("me/mail", mail="stranger@example.org")
    with pytest.raises(HttpProblem) as problem:
        a.ask("me/mail", mail="stranger@example.org")
    assert problem.value.status == 429
    assert len(sink.mails) == 5
    right = re.search(r"\d{8}", sink.mails[-1][2])
    assert right is not None
    for code in ("12345678", right.group()):
        with pytest.raises(HttpProblem) as problem:
            a.ask("me/mail/confirm", code=code)
        assert problem.value.status == 409
    server.stop()
