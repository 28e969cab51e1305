"""One attacker of each kind, as an address of its own: each goes on until it is told to stop.

They speak to a server on this machine only, as a proxy would that names them by `X-Forwarded-For`; none opens
more than some hundred connections, and each stops by itself.
"""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.attacks.weapons import frame

ADDRESS = "203.0.113.66"
GONE = (OSError, WebSocketException, asyncio.IncompleteReadError, TimeoutError, ValueError)
PERSON = {"kind": "person"}
COMPUTER = {"kind": "computer", "agent": "greedy"}
LARGE = {"scenario": "last-army", "armies": ["random"] * 6, "points": 1_300}


class Attacker:
    """Somebody with an address, who means no good."""

    def __init__(self, url: str, seconds: float, address: str = ADDRESS) -> None:
        """For so many seconds."""
        self._url, self._address = url, address
        self._host, self._port = str(urlsplit(url).hostname), int(urlsplit(url).port or 80)
        assert self._host == "127.0.0.1"
        self._end = asyncio.get_running_loop().time() + seconds
        self.done = 0  # what the server let it do

    def goes_on(self) -> bool:
        """Whether there is time left."""
        return asyncio.get_running_loop().time() < self._end

    async def http(self, path: str, body: Any = None) -> tuple[int, Any]:
        """A request and its answer: what its JSON says, or its text."""
        data = b"" if body is None else json.dumps(body).encode()
        head = (
            f"{'GET' if body is None else 'POST'} {path} HTTP/1.1\r\nHost: {self._host}:{self._port}\r\n"
            f"X-Forwarded-For: {self._address}\r\nConnection: close\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n"
        )
        reader, writer = await asyncio.open_connection(self._host, self._port)
        try:
            writer.write(head.encode() + data)
            answer = await asyncio.wait_for(reader.read(), 60)
        finally:
            writer.close()
        start, _, rest = answer.partition(b"\r\n\r\n")
        status = int(start.split(b" ", 2)[1])
        self.done += status == 200 or status == 201
        try:
            return status, json.loads(rest)
        except ValueError:
            return status, rest.decode(errors="replace")

    async def opened(self, seats: list[Any], game: str = "battleground", setup: Any = None) -> Any:
        """A match of its own; waits while it may not."""
        body = {"game": game, "setup": setup or {}, "seats": seats}
        while self.goes_on():
            status, answer = await self.http("/api/matches", body)
            if status == 201:
                return answer
            await asyncio.sleep(0.5)
        raise TimeoutError

    @asynccontextmanager
    async def seat(self, opened: Any, seat: int = 0) -> AsyncIterator[ClientConnection]:
        """A socket of it."""
        token = opened["tokens"][str(seat)]
        address = (
            f"ws://{self._host}:{self._port}/api/matches/{opened['match']}/socket?token={token}&updates=full"
        )
        headers = {"X-Forwarded-For": self._address}
        async with connect(
            address, additional_headers=headers, max_size=None, compression=None, ping_interval=None
        ) as socket:
            yield socket

    async def hear(self, socket: ClientConnection) -> Any:
        """The next message."""
        return json.loads(await asyncio.wait_for(socket.recv(), 30))

    async def ask(self, socket: ClientConnection, **message: Any) -> Any:
        """Send something, and read on until it is answered."""
        key = os.urandom(6).hex()
        await socket.send(json.dumps(message | {"key": key}))
        while (answer := await self.hear(socket)).get("key") != key:
            pass
        self.done += answer["type"] != "refusal"
        return answer

    async def raw(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A line to write bytes to."""
        return await asyncio.open_connection(self._host, self._port)


Kind = Callable[[Attacker], Awaitable[None]]


async def at_once(count: int, one: Callable[[], Awaitable[None]]) -> None:
    """The same thing several times at once; who is thrown out does not come back."""
    await asyncio.gather(*(one() for _ in range(count)), return_exceptions=True)


async def rematches(attacker: Attacker) -> None:
    """Resigns and asks the computer for another match, again and again."""
    opened = await attacker.opened([PERSON, COMPUTER])
    while attacker.goes_on():
        async with attacker.seat(opened) as socket:
            await attacker.hear(socket)
            await attacker.ask(socket, type="resign")
            answer = await attacker.ask(socket, type="offer", what="rematch")
            if answer["type"] == "refusal":
                await asyncio.sleep(0.05)
                continue
            while not (message := await attacker.hear(socket)).get("next_match"):
                pass
            opened = opened | {"match": message["next_match"]}


async def openings(attacker: Attacker) -> None:
    """Opens the largest matches there are."""

    async def one() -> None:
        while attacker.goes_on():
            await attacker.http("/api/matches", {"game": "heroscape", "setup": LARGE, "seats": [PERSON] * 6})

    await at_once(8, one)


async def public_matches(attacker: Attacker) -> None:
    """Fills the public list and takes every open seat in it."""
    while attacker.goes_on():
        body = {"game": "battleground", "seats": [PERSON, {"kind": "open"}], "public": True}
        await attacker.http("/api/matches", body)
        _, listed = await attacker.http("/api/matches")
        for summary in listed or ():
            await attacker.http(f"/api/matches/{summary['match']}/claim", {"seat": 1})


async def _flood(attacker: Attacker, data: bytes) -> None:
    opened = await attacker.opened([PERSON, PERSON])

    async def one() -> None:
        while attacker.goes_on():
            async with attacker.seat(opened) as socket:
                for _ in range(2_000):
                    socket.transport.write(data)
                    if socket.transport.is_closing() or not attacker.goes_on():
                        break
                    await asyncio.sleep(0)

    while attacker.goes_on():
        await at_once(10, one)


async def pings(attacker: Attacker) -> None:
    """Pings without end."""
    await _flood(attacker, frame(0x9, b"x" * 100) * 500)


async def continuations(attacker: Attacker) -> None:
    """One message in endless empty parts."""
    await _flood(attacker, frame(0x1, b"{", final=False) + frame(0x0, final=False) * 5_000)


async def messages(attacker: Attacker) -> None:
    """Messages as fast as they go."""
    await _flood(attacker, frame(0x1, b'{"type":"resync","key":"k"}') * 100)


async def slow_requests(attacker: Attacker) -> None:
    """A thousand requests that never come to their end."""
    lines = []
    with suppress(*GONE):
        for _ in range(1_004):
            lines.append(await attacker.raw())
            lines[-1][1].write(b"POST /api/matches HTTP/1.1\r\nHost: x\r\nX-Slow: ")
    while attacker.goes_on():
        for _, writer in lines:
            if not writer.is_closing():
                writer.write(b"x")
        await asyncio.sleep(1)
    for _, writer in lines:
        writer.close()


async def deaf(attacker: Attacker) -> None:
    """Asks for everything and reads nothing."""

    async def one() -> None:
        while attacker.goes_on():
            _, writer = await attacker.raw()
            head = "GET /api/games/heroscape/content HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: "
            with suppress(OSError):
                writer.write((head + ADDRESS + "\r\n\r\n").encode() * 20)
                await asyncio.sleep(2)
            writer.close()

    await at_once(20, one)


async def hoarding(attacker: Attacker) -> None:
    """Holds as many sockets as it can get."""
    opened = await attacker.opened([PERSON, PERSON])

    async def one() -> None:
        async with attacker.seat(opened) as socket:
            while attacker.goes_on():
                await attacker.hear(socket)

    await at_once(150, one)


async def questions(attacker: Attacker) -> None:
    """Odds and explanations, from many seats of large games."""

    async def one(game: str, setup: Any, people: int) -> None:
        opened = await attacker.opened([PERSON] * people, game, setup)
        async with attacker.seat(opened) as socket:
            first = await attacker.hear(socket)
            options = (first.get("decision") or {}).get("options") or [{"text": "pass"}]
            while attacker.goes_on():
                await attacker.ask(socket, type="preview", option=options[0]["text"])
                intent = {"intent": "measure", "viewer": "A1", "target": "B2"}
                await attacker.ask(socket, type="explain", intent=intent)

    skirmish = {"scenario": "last-army", "armies": ["random"] * 2}
    games = [
        ("heroscape", skirmish, 2),
        ("fields", {"scenario": "he-man-impostor", "difficulty": "advanced"}, 3),
        ("battleground", {}, 2),
    ] * 4
    await asyncio.gather(*(one(*game) for game in games), return_exceptions=True)


async def large_matches(attacker: Attacker) -> None:
    """Plays the largest matches as fast as they go, at six seats each."""

    async def one() -> None:
        opened = await attacker.opened([PERSON] * 6, "heroscape", LARGE)

        async def play(seat: int) -> None:
            async with attacker.seat(opened, seat) as socket:
                while attacker.goes_on():
                    message = await attacker.hear(socket)
                    decision = message.get("decision")
                    if decision:
                        option = decision["options"][-1]["text"]
                        await attacker.ask(socket, type="choose", decision=decision["id"], option=option)
                        await attacker.ask(socket, type="resync")

        await asyncio.gather(*(play(seat) for seat in range(6)), return_exceptions=True)

    await at_once(4, one)


async def computers(attacker: Attacker) -> None:
    """Lets computers think about many matches at once."""

    async def one() -> None:
        opened = await attacker.opened([PERSON, COMPUTER])
        async with attacker.seat(opened) as socket:
            while attacker.goes_on():
                message = await attacker.hear(socket)
                decision = message.get("decision")
                if decision:
                    option = decision["options"][0]["text"]
                    await attacker.ask(socket, type="choose", decision=decision["id"], option=option)

    await at_once(20, one)


async def replays(attacker: Attacker) -> None:
    """Replays to be shown, and stories, without end."""
    opened = await attacker.opened([PERSON, PERSON])
    async with attacker.seat(opened) as socket:
        await attacker.hear(socket)
        await attacker.ask(socket, type="resign")
    _, text = await attacker.http(f"/api/matches/{opened['match']}/replay")

    async def one() -> None:
        while attacker.goes_on():
            await attacker.http(f"/api/matches/{opened['match']}/story?language=de")
            await attacker.http("/api/replays", {"text": text})

    await at_once(12, one)


async def pictures(attacker: Attacker) -> None:
    """Maps to be drawn and surveyed."""

    _, shipped = await attacker.http("/api/workshop/shipped/highgate")
    body = {"map": (shipped or {}).get("map", shipped), "language": "en"}

    async def one() -> None:
        while attacker.goes_on():
            await attacker.http("/api/workshop/picture", body)
            await attacker.http("/api/workshop/survey", body)

    await at_once(8, one)


async def contents(attacker: Attacker) -> None:
    """Everything that can be read, again and again."""

    async def one() -> None:
        while attacker.goes_on():
            for path in (
                "/api/games",
                "/api/games/heroscape/content",
                "/api/games/battleground/content?language=de",
            ):
                await attacker.http(path)

    await at_once(8, one)


async def _answered(reader: asyncio.StreamReader) -> int:
    """Read one answer to its end; its status."""
    head = (await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 60)).lower()
    _, found, rest = head.partition(b"content-length: ")
    if found:
        await reader.readexactly(int(rest.partition(b"\r\n")[0]))
    return int(head.split(b" ", 2)[1])


async def _asked_again_and_again(attacker: Attacker, request: bytes, lines: int) -> None:
    """The same request over many lines that stay open, each time as soon as the last one is answered."""

    async def one() -> None:
        while attacker.goes_on():
            reader, writer = await attacker.raw()
            try:
                while attacker.goes_on():
                    writer.write(request)
                    attacker.done += await _answered(reader) in (200, 201)
            finally:
                writer.close()

    await at_once(lines, one)


def _request(path: str, body: bytes | None = None) -> bytes:
    head = f"{'GET' if body is None else 'POST'} {path} HTTP/1.1\r\n"
    head += f"Host: 127.0.0.1\r\nX-Forwarded-For: {ADDRESS}\r\n"
    if body is not None:
        head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
    return head.encode() + b"\r\n" + (body or b"")


async def nowhere(attacker: Attacker) -> None:
    """Asks for what is not there, on a hundred lines."""
    await _asked_again_and_again(attacker, _request("/api/nowhere"), 100)


async def bodies(attacker: Attacker) -> None:
    """Sends the largest bodies there are."""
    text = json.dumps({"text": "x" * 1_990_000}).encode()
    await _asked_again_and_again(attacker, _request("/api/replays", text), 40)


async def lists(attacker: Attacker) -> None:
    """Has the longest lists checked."""
    _, known = await attacker.http("/api/games/battleground/builder")
    cards = sorted((known or {}).get("entries") or ["?"])
    lines = [{"card": card, "carries": cards[:20]} for card in (cards * 80)[:80]]
    body = json.dumps({"terms": {"scenario": "skirmish"}, "lines": lines, "mates": [lines] * 2}).encode()
    await _asked_again_and_again(attacker, _request("/api/games/battleground/lists/check", body), 40)


async def profiles(attacker: Attacker) -> None:
    """Has a profile with many matches, and looks at it."""
    _, me = await attacker.http("/api/people", {"name": "many"})
    secret = (me or {}).get("secret", "")
    for _ in range(20):
        mine = {"kind": "person", "mine": True}
        body = {"game": "battleground", "seats": [mine, {"kind": "open"}], "person": secret}
        await attacker.http("/api/matches", body)
    await _asked_again_and_again(attacker, _request("/api/me", json.dumps({"secret": secret}).encode()), 40)


async def strangers(attacker: Attacker) -> None:
    """Opens sockets for which it has no token."""
    opened = await attacker.opened([PERSON, PERSON])

    async def one() -> None:
        while attacker.goes_on():
            with suppress(*GONE):
                async with attacker.seat(opened | {"tokens": {"0": "none"}}) as socket:
                    await socket.recv()

    await at_once(60, one)


KINDS: tuple[Kind, ...] = (
    rematches,
    openings,
    public_matches,
    pings,
    continuations,
    messages,
    slow_requests,
    deaf,
    hoarding,
    questions,
    large_matches,
    computers,
    replays,
    pictures,
    contents,
    nowhere,
    bodies,
    lists,
    profiles,
    strangers,
)


async def attack(kind: Kind, url: str, seconds: float) -> int:
    """One attacker; how often it was let have its way."""
    attacker = Attacker(url, seconds)
    while attacker.goes_on():
        with suppress(*GONE):
            await asyncio.wait_for(kind(attacker), seconds + 5)
        await asyncio.sleep(0.05)
    return attacker.done
