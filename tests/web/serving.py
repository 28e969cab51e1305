"""The server as people start it, in a process of its own; and players that sit at its sockets."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple
from uuid import uuid4

from websockets.sync.client import ClientConnection, connect

from tests.ports import free_port

FIRST_GAME = {"scenario": "first-game"}


class Server:
    """`battlewright serve`, started and stopped on the same port and data."""

    def __init__(self, data: Path, **settings: str) -> None:
        self._settings = {f"BATTLEWRIGHT_{name.upper()}": value for name, value in settings.items()}
        self.data, self.port = data, free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start and wait until it answers."""
        command = [sys.executable, "-m", "battlewright", "serve"]
        command += ["--host", "127.0.0.1", "--port", str(self.port)]
        environment = (
            os.environ
            | {
                "BATTLEWRIGHT_DATA": str(self.data),
                "BATTLEWRIGHT_DICE": "the same in every run",
                "BATTLEWRIGHT_MESSAGES_PER_SECOND": "1000",
                "BATTLEWRIGHT_OPENS_PER_MINUTE": "1000",
                "BATTLEWRIGHT_WARM": "false",
            }
            | self._settings
        )
        log = (self.data / "server.log").open("ab")
        self._process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        deadline = time.monotonic() + 90
        while time.monotonic() < deadline and self._process.poll() is None:
            try:
                urllib.request.urlopen(f"{self.url}/api/health", timeout=5).close()
                return
            except OSError:
                time.sleep(0.05)
        raise AssertionError(f"the server does not answer:\n{(self.data / 'server.log').read_text()}")

    @property
    def running(self) -> bool:
        """Whether it was started and not stopped."""
        return self._process is not None

    def stop(self) -> None:
        """End it at once, as a crash would."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def post(self, path: str, body: Mapping[str, Any]) -> dict[str, Any]:
        """Send JSON, get JSON."""
        request = urllib.request.Request(
            self.url + path, json.dumps(body).encode(), {"content-type": "application/json"}
        )
        with urllib.request.urlopen(request, timeout=60) as answer:
            found: dict[str, Any] = json.load(answer)
            return found

    def text(self, path: str) -> str:
        """Get text."""
        with urllib.request.urlopen(self.url + path, timeout=60) as answer:
            return str(answer.read().decode())

    def get(self, path: str) -> Any:
        """Get JSON."""
        return json.loads(self.text(path))

    def open(
        self, *seats: str, setup: Mapping[str, Any] = FIRST_GAME, game: str = "battleground", **terms: Any
    ) -> tuple[str, dict[str, str]]:
        """A match with these seats (`person`, `open`, or the name of a computer player), and the tokens."""
        wishes = [
            {"kind": seat, "name": f"Seat {n + 1}" if seat == "person" else ""}
            if seat in ("person", "open")
            else {"kind": "computer", "agent": seat}
            for n, seat in enumerate(seats)
        ]
        opened = self.post("/api/matches", {"game": game, "setup": setup, "seats": wishes, **terms})
        return opened["match"], opened["tokens"]

    @staticmethod
    def holding(match: str, tokens: Mapping[str, str], game: str = "battleground") -> str:
        """A script that gives a browser its seats before the page loads, unless it has some already."""
        held = [{"match": match, "game": game, "name": "", "tokens": dict(tokens), "at": 0}]
        value = json.dumps(json.dumps(held))
        name = "battlewright.seats"
        return f"localStorage.getItem('{name}') || localStorage.setItem('{name}', {value})"

    def sit(self, match: str, token: str) -> Player:
        """Take a seat by socket."""
        return Player(self, match, token)


class Player:
    """A seat played from Python."""

    def __init__(self, server: Server, match: str, token: str) -> None:
        url = f"{server.url.replace('http', 'ws', 1)}/api/matches/{match}/socket?token={token}&updates=full"
        self._open = ExitStack()
        self._socket: ClientConnection = self._open.enter_context(
            connect(url, compression=None, max_size=None)
        )
        self.state: dict[str, Any] = {}
        while "seq" not in self.state:
            self.hear()

    def __enter__(self) -> Player:
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    @property
    def decision(self) -> dict[str, Any] | None:
        """What this seat is asked now."""
        found: dict[str, Any] | None = self.state.get("decision")
        return found

    def hear(self, timeout: float = 60) -> dict[str, Any]:
        """Wait for one message."""
        message: dict[str, Any] = json.loads(self._socket.recv(timeout))
        if message["type"] in ("sync", "update"):
            self.state |= message
        return message

    def choose(self, option: str) -> int:
        """Choose and wait until it is acknowledged; its number."""
        assert self.decision is not None
        return self.send(type="choose", decision=self.decision["id"], option=option)

    def send(self, **message: Any) -> int:
        """Send anything and wait until it is acknowledged; its number."""
        heard = self.ask(**message)
        assert heard["type"] == "ack", heard
        return int(heard["seq"])

    def ask(self, **message: Any) -> dict[str, Any]:
        """Send anything and wait for the answer."""
        while True:
            key = uuid4().hex
            self._socket.send(json.dumps(message | {"key": key}))
            while (heard := self.hear()).get("key") != key:
                pass
            if heard.get("code") != "too_fast":
                return heard
            time.sleep(0.2)

    def wait(self, seq: int) -> None:
        """Hear everything up to a choice."""
        while self.state["seq"] < seq:
            self.hear()


Policy = Callable[[int, dict[str, Any]], str]
Wanted = Callable[[Player, int, dict[str, Any]], Any]


class Reached(NamedTuple):
    """A match in which a seat is asked what we waited for; `what` we found in the question."""

    match: str
    tokens: dict[str, str]  # of the seat that is asked
    what: Any


def reach(server: Server, wanted: Wanted, *, fight: bool = False) -> Reached:
    """Let two players rush at each other (and attack, if they are to fight) until one is asked what we want.

    Dice and cards are new in each match: one in which it does not come to this is followed by another.
    """
    for _ in range(12):
        match, tokens = server.open("person", "person")
        with server.sit(match, tokens["0"]) as first, server.sit(match, tokens["1"]) as second:
            players = {0: first, 1: second}
            found = _drive(players, rush(server, players, fight=fight), wanted)
        if found is not None:
            seat, what = found
            return Reached(match, {str(seat): tokens[str(seat)]}, what)
    raise AssertionError("it did not come to this in 12 matches")


def _drive(players: Mapping[int, Player], policy: Policy, wanted: Wanted) -> tuple[int, Any] | None:
    """Play until a seat is asked what is wanted; the question stays open. None if the match ends before."""
    for _ in range(600):
        asked = {seat: p.decision for seat, p in players.items() if p.decision}
        for seat, decision in asked.items():
            if decision and (what := wanted(players[seat], seat, decision)):
                return seat, what
        if not asked:
            return None
        seat, decision = next(iter(asked.items()))
        seq = players[seat].choose(policy(seat, decision or {}))
        for player in players.values():
            player.wait(seq)
    return None


def texts(decision: Mapping[str, Any], kind: str = "") -> list[str]:
    """The options of a decision, or those of a kind."""
    return [o["text"] for o in decision["options"] if not kind or o["type"] == kind]


def anything(seed: int) -> Policy:
    """Any option, but a roll is kept and a hand too: play goes on quickly."""
    chance = random.Random(seed)

    def choose(seat: int, decision: dict[str, Any]) -> str:
        for quick in ("reroll", "discard"):
            if quick in texts(decision):
                return quick
        return chance.choice(texts(decision))

    return choose


def rush(server: Server, players: Mapping[int, Player], *, fight: bool) -> Policy:
    """Everyone runs at the nearest enemy: it soon comes to blows, if they are to fight."""
    state = next(iter(players.values())).state
    hexes = server.get(f"/api/games/battleground/maps/{state['view']['map']}")["hexes"]
    places = {hex["at"]: (hex["x"], hex["y"]) for hex in hexes}

    def choose(seat: int, decision: dict[str, Any]) -> str:
        offered = texts(decision)
        if fight and (attacks := texts(decision, "attack")):
            return attacks[0]
        if going := texts(decision, "goto"):
            return min(going, key=lambda text: _gap(players[seat].state, seat, places, text.split()[-1]))
        for wanted in ("discard", "reroll", "decline", "defend roll", "move focused", "move", "end"):
            if wanted in offered:
                return wanted
        return offered[0]

    return choose


def _gap(state: Mapping[str, Any], seat: int, places: Mapping[str, tuple[float, float]], at: str) -> float:
    """How far a hex is from the nearest enemy."""
    enemies = [c for c in state["table"]["characters"] if c["team"] != seat % 2 and c["at"]]
    x, y = places[at.removesuffix("+")]
    spots = [places[c["at"].removesuffix("+")] for c in enemies]
    return min(((x - a) ** 2 + (y - b) ** 2 for a, b in spots), default=0)
