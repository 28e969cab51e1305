"""A computer player over the network, in about sixty lines: it takes a seat and plays at random.

    python examples/bot.py http://localhost:8000 MATCH SEAT     # claims an open seat of a match
    python examples/bot.py http://localhost:8000                # opens a match against the computer

The same can be written in any language: HTTP to open or join a match, one socket to play it. The
protocol is described in docs/protocol.md.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import urllib.request
from typing import Any
from uuid import uuid4

from websockets.asyncio.client import connect


def post(url: str, body: dict[str, Any]) -> dict[str, Any]:
    """Send JSON, get JSON."""
    data = json.dumps(body).encode()
    request = urllib.request.Request(url, data, {"content-type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        found: dict[str, Any] = json.load(answer)
        return found


def take_a_seat(server: str, arguments: list[str]) -> tuple[str, str]:
    """The match and the token of a seat in it."""
    if len(arguments) == 2:
        match, seat = arguments
        claim = {"seat": int(seat), "name": "Random bot"}
        return match, post(f"{server}/api/matches/{match}/claim", claim)["token"]
    seats = [{"kind": "person", "name": "Random bot"}, {"kind": "computer", "agent": "random"}]
    wish = {"game": "battleground", "setup": {"scenario": "first-game"}, "seats": seats}
    opened = post(f"{server}/api/matches", wish)
    return opened["match"], opened["tokens"]["0"]


async def play(server: str, match: str, token: str) -> dict[str, Any]:
    """Answer every decision until the match is over; how it ended."""
    url = f"{server.replace('http', 'ws', 1)}/api/matches/{match}/socket?token={token}"
    async with connect(url, compression=None, max_size=None) as socket:
        answered = -1
        async for text in socket:
            message = json.loads(text)
            if message.get("outcome"):
                return dict(message["outcome"])
            decision = message.get("decision")
            if decision and decision["id"] != answered:
                answered = decision["id"]
                option = random.choice(decision["options"])["text"]
                choice = {"type": "choose", "key": uuid4().hex, "decision": answered, "option": option}
                await socket.send(json.dumps(choice))
    return {}


if __name__ == "__main__":
    address, *rest = sys.argv[1:] or ["http://localhost:8000"]
    print(asyncio.run(play(address, *take_a_seat(address, rest))))
