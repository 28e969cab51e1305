"""kill -9 at random moments: no acknowledged choice is lost, no choice is made twice, every replay verifies.

The suite plays a few matches on each database; `make crash` plays fifty.
"""

from __future__ import annotations

import asyncio
import json
import os
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPException
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from battlewright.games import load
from battlewright.kernel import replay as replays
from tests.server.serving import ProcessServer
from tests.server.table import PERSON, Message, Opened, play

FULL = os.environ.get("BATTLEWRIGHT_FULL") == "1"
MATCHES = 50 if FULL else 3
AT_ONCE = 5
CHOICES_PER_KILL = 60
TABLES, RESTARTS = (20, 4) if FULL else (12, 2)


class Player:
    """A seat that plays at random, comes back whenever it is cut off, and notes what was acknowledged."""

    def __init__(self, opened: Opened, seat: int) -> None:
        """Nothing is under way yet."""
        self.opened, self.seat = opened, seat
        self.random = Random(f"{opened.match}-{seat}")
        self.pending: Message | None = None
        self.decision: Message | None = None
        self.answered = -1  # the decision answered last
        self.acknowledged: dict[int, str] = {}
        self.sent = 0
        self.over = False

    async def play(self) -> None:
        """Until the match is over."""
        base = self.opened.url.replace("http", "ws", 1)
        query = f"token={self.opened.tokens[self.seat]}&updates=full"
        address = f"{base}/api/matches/{self.opened.match}/socket?{query}"
        while not self.over:
            try:
                async with connect(address, max_size=None, compression=None) as socket:
                    await self._attend(socket)
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(0.05)

    async def _attend(self, socket: Any) -> None:
        if self.pending is not None:  # not acknowledged: perhaps it arrived, perhaps not
            await socket.send(json.dumps(self.pending))
        async for text in socket:
            message = json.loads(text)
            self._note(message)
            if self.over:
                return
            if self.decision and self.pending is None:
                self._decide(self.decision)
                await socket.send(json.dumps(self.pending))

    def _note(self, message: Message) -> None:
        """What was acknowledged is never forgotten by the server."""
        assert message["type"] != "refusal", message
        if message["type"] == "ack":
            assert self.pending is not None
            assert message["key"] == self.pending["key"]
            self.acknowledged[message["seq"]] = self.pending["option"]
            self.answered, self.pending = self.pending["decision"], None
        if message["type"] in ("sync", "update"):
            self.decision = message["decision"]
        if self.decision and self.decision["id"] == self.answered:
            self.decision = None
        if message["type"] == "sync":
            assert message["seq"] >= max(self.acknowledged, default=0), "an acknowledged choice is lost"
        self.over = bool(message.get("outcome"))

    def _decide(self, decision: Message) -> None:
        self.sent += 1
        option = self.random.choice(decision["options"])["text"]
        key = f"{self.seat}-{self.sent}"
        self.pending = {"type": "choose", "key": key, "decision": decision["id"], "option": option}


async def match_of(server: ProcessServer, players: list[Player], gate: asyncio.Semaphore) -> None:
    """One match from its opening to its end."""
    async with gate:
        opened = None
        while opened is None:
            try:
                opened = await asyncio.to_thread(Opened, server.url, [PERSON, PERSON])
            except (OSError, HTTPException, ValueError):
                await asyncio.sleep(0.05)
        pair = [Player(opened, seat) for seat in (0, 1)]
        players.extend(pair)
        await asyncio.gather(*(player.play() for player in pair))


async def play_and_kill(server: ProcessServer, players: list[Player]) -> int:
    """Play all matches while the server is killed again and again; how often it was.

    The moment is random, but counted in choices, so that a slow machine gets on as well.
    """
    gate = asyncio.Semaphore(AT_ONCE)
    matches = asyncio.gather(*(match_of(server, players, gate) for _ in range(MATCHES)))
    random, kills, next_at = Random(MATCHES), 0, 10
    while not matches.done():
        await asyncio.wait({matches}, timeout=random.uniform(0.001, 0.02))
        assert server.is_alive(), server.log()
        made = sum(len(player.acknowledged) for player in players)
        if made >= next_at and not matches.done():
            server.kill()
            kills += 1
            next_at = made + random.randrange(1, 2 * CHOICES_PER_KILL)
            await asyncio.to_thread(server.start)
    await matches
    return kills


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_nothing_acknowledged_is_lost_when_the_server_is_killed(
    database: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """Clients that send again what was not acknowledged come to the end of every match."""
    url = request.getfixturevalue("postgres").database() if database == "postgresql" else ""
    server = ProcessServer(tmp_path, database=url).start()
    players: list[Player] = []

    kills = asyncio.run(asyncio.wait_for(play_and_kill(server, players), 1800))

    assert kills >= MATCHES / 2
    for first, second in zip(players[::2], players[1::2], strict=True):
        replay = replays.read(first.opened.replay())
        replays.verify(replay, load("battleground"))
        made = {at: (c.seat, c.text) for at, c in enumerate(replay.choices, start=1)}
        for player in (first, second):
            for number, option in player.acknowledged.items():
                assert made[number] == (player.seat, option)
        assert len(made) == len(first.acknowledged) + len(second.acknowledged) + unheard(first, second)
    server.stop()
    assert "ERROR" not in server.log()
    assert "Traceback" not in server.log()


def unheard(*players: Player) -> int:
    """Choices that ended a match, whose acknowledgement was cut off or not waited for."""
    return sum(player.pending is not None for player in players)


def test_many_matches_are_loaded_at_once_after_a_restart(tmp_path: Path) -> None:
    """All players of all matches come back in the same instant, to a server that has just started."""
    server = ProcessServer(tmp_path, snapshot_every=1).start()
    tables = [Opened(server.url, [PERSON, PERSON]) for _ in range(TABLES)]
    for opened in tables:
        play(opened.everyone(), Random(1), most=8)

    for _ in range(RESTARTS):
        server.kill()
        server.start()
        with ThreadPoolExecutor(TABLES) as people:
            seats = list(people.map(lambda opened: [opened.sit(0), opened.sit(1)], tables))
        assert all(seat.position["seq"] == 8 for pair in seats for seat in pair)
    server.stop()
