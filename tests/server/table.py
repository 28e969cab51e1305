"""People at a table, for tests: a socket for each seat, and what it has been told."""

from __future__ import annotations

import json
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterable
from random import Random
from typing import Any
from urllib.parse import urlencode
from uuid import uuid4

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.following import Follower
from tests.waiting import PATIENCE

Message = dict[str, Any]

FIRST_GAME: Message = {"scenario": "first-game"}
TEAM_BATTLE: Message = {
    "scenario": "team-battle",
    "forces": ["eternia-vanguard", "snake-mountain-coven", "eternia-watch", "snake-mountain-hunt"],
    "map": "secret-lair",
}
PERSON = {"kind": "person"}
COMPUTER = {"kind": "computer", "agent": "random"}
OPEN = {"kind": "open"}


def closing_code(url: str, match: str, token: str) -> int:
    """The code with which a socket is closed before anything was said."""
    address = f"{url.replace('http', 'ws', 1)}/api/matches/{match}/socket?token={token}"
    with connect(address) as socket:
        try:
            while True:
                socket.recv(PATIENCE)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 1006


class HttpProblem(Exception):
    """An answer that is no success."""

    def __init__(self, status: int, detail: str) -> None:
        """Status and words."""
        super().__init__(f"{status}: {detail}")
        self.status, self.detail = status, detail


def http(url: str, body: Message | None = None) -> Any:
    """Send JSON (or nothing), get JSON (or text)."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data, {"content-type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            text = answer.read().decode()
            return json.loads(text) if answer.headers["content-type"].endswith(("/json", "+json")) else text
    except urllib.error.HTTPError as error:
        raise HttpProblem(error.code, json.loads(error.read())["detail"]) from None


class Seat:
    """One socket, and everything it has been told."""

    def __init__(self, url: str, match: str, token: str = "", language: str = "en", **asked: str) -> None:
        """Sits down (or watches) and reads the first message; `asked` goes into the address."""
        self.url, self.match, self.token = url, match, token
        query = urlencode({"token": token, "language": language} | asked)
        address = f"{url.replace('http', 'ws', 1)}/api/matches/{match}/socket?{query}"
        self._connection = connect(address, max_size=None, compression=None, open_timeout=PATIENCE)
        self.socket = self._connection.__enter__()
        self.received: list[str] = []
        self.follower = Follower()
        self.presence: Message = {}
        self.thinking: Message = {}
        self.talk: list[Message] = []
        self.read()

    def close(self) -> None:
        """Leave."""
        self.socket.close()

    def again(self) -> Seat:
        """The same seat in a new socket."""
        self.close()
        return Seat(self.url, self.match, self.token)

    # --- hearing --------------------------------------------------------------------------------

    def read(self, timeout: float = PATIENCE) -> Message:
        """The next message."""
        text = self.socket.recv(timeout=timeout)
        assert isinstance(text, str)
        self.received.append(text)
        message: Message = json.loads(text)
        self.follower.hear(message)
        if message["type"] in ("sync", "update", "delta"):
            self.presence = {k: self.position[k] for k in ("seats", "offer", "next_match", "seq")}
        elif message["type"] == "presence":
            self.presence = message
        elif message["type"] == "thinking":
            self.thinking = message
        elif message["type"] == "talk":
            self.talk = message["said"]
        return message

    @property
    def position(self) -> Message:
        """The position as it was shown last."""
        return self.follower.position

    @property
    def log(self) -> list[Message]:
        """What happened so far."""
        return self.follower.log

    def drain(self) -> None:
        """Read what has come already."""
        while True:
            try:
                self.read(timeout=0.0)
            except TimeoutError:
                return

    def until(self, true: Callable[[Seat], Any], timeout: float = PATIENCE) -> Seat:
        """Read until something is true."""
        end = time.monotonic() + timeout
        while not true(self):
            self.read(timeout=max(0.01, end - time.monotonic()))
        return self

    def reach(self, number: int) -> Seat:
        """Read until this seat knows of an entry."""
        return self.until(lambda seat: seat.presence["seq"] >= number)

    def see(self, number: int) -> Seat:
        """Read until this seat is shown the position after an entry."""
        return self.until(lambda seat: seat.position["seq"] >= number)

    def closed(self) -> int:
        """The code with which the server closes this socket."""
        try:
            while True:
                self.read()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 1006

    # --- doing ----------------------------------------------------------------------------------

    def send(self, message: Message | str | bytes) -> None:
        """Send something, whatever it is."""
        self.socket.send(json.dumps(message) if isinstance(message, dict) else message)

    def ask(self, type: str, key: str = "", **fields: Any) -> Message:
        """Send a message and read until it is answered."""
        key = key or uuid4().hex
        self.send({"type": type, "key": key} | fields)
        while True:
            message = self.read()
            if message.get("key") == key:
                return message

    def choose(self, option: str, key: str = "") -> Message:
        """Answer the present decision."""
        return self.ask("choose", key, decision=self.decision["id"], option=option)

    # --- knowing --------------------------------------------------------------------------------

    @property
    def decision(self) -> Message:
        """The present decision; empty if there is none."""
        return self.position["decision"] or {}

    @property
    def options(self) -> list[str]:
        """What is offered, in text form."""
        return [option["text"] for option in self.decision.get("options", ())]

    @property
    def outcome(self) -> Message | None:
        """How it ended."""
        found: Message | None = self.position["outcome"]
        return found


class Opened:
    """A match and its tokens."""

    def __init__(
        self, url: str, seats: Iterable[Message], setup: Message | None = None, **terms: Any
    ) -> None:
        """Opens it."""
        body = {"game": "battleground", "setup": setup or FIRST_GAME, "seats": list(seats)} | terms
        answer = http(f"{url}/api/matches", body)
        self.url, self.match, self.watch = url, answer["match"], answer["watch"]
        self.tokens: dict[int, str] = {int(seat): token for seat, token in answer["tokens"].items()}

    def sit(self, seat: int, language: str = "en") -> Seat:
        """Sit down."""
        return Seat(self.url, self.match, self.tokens[seat], language)

    def everyone(self) -> list[Seat]:
        """All seats that are people's."""
        return [self.sit(seat) for seat in sorted(self.tokens)]

    def spectator(self) -> Seat:
        """Watch."""
        return Seat(self.url, self.match, self.watch)

    def replay(self) -> str:
        """The replay text."""
        return str(http(f"{self.url}/api/matches/{self.match}/replay"))


def fierce(random: Random, options: list[str]) -> str:
    """An attack if there is one, else to where there might be."""
    return random.choice([o for o in options if o.startswith("attack")] or [lively(random, options)])


def lively(random: Random, options: list[str]) -> str:
    """An option at random, but rarely one that ends something early."""
    doing = [o for o in options if o.split()[0] not in ("pass", "end", "stay", "take-back")]
    return random.choice(doing if doing and random.random() < 0.9 else options)


def play(
    seats: list[Seat],
    random: Random,
    *,
    most: int = 10_000,
    watchers: Iterable[Seat] = (),
    pick: Callable[[Random, list[str]], str] = lively,
    after: Callable[[Seat], None] = lambda seat: None,
) -> int:
    """Play at random until the match is over or so many choices were made; how many were."""
    everyone = [*seats, *watchers]
    for made in range(most):
        asked = [seat for seat in seats if seat.decision]
        if not asked:
            assert seats[0].outcome is not None
            return made
        seat = random.choice(asked)
        answer = seat.choose(pick(random, seat.options))
        assert answer["type"] == "ack", answer
        for other in everyone:
            other.see(answer["seq"])
        after(seat)
    return most
