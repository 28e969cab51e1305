"""Matches without end: the memory of the server must stay flat.

    python -m bench.server.soak [--minutes 30] [--matches 40] [--think 400] [--json FILE]

People play (Node, two sockets per match), match after match; others open matches against the computer, look
at them, ask for odds and for everything again, and go away. Matches fall asleep after some seconds instead of
minutes, so that they come and go often enough. Memory is looked at ten times a minute: from the second
quarter of the time to the last it may grow by 5 %, or 12 MB.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from subprocess import PIPE
from typing import Any

from bench.server.__main__ import HERE, Server, free_port, node, opened, running
from bench.server.siege import memory
from tests.attacks.attackers import COMPUTER, GONE, PERSON, Attacker

SLEEP = 10  # seconds after which a match falls asleep
GROWTH, SPARE = 0.05, 12.0
MINUTES_OF_A_MATCH = 1.0  # at least


async def come_and_go(url: str, seconds: float) -> int:
    """Somebody opens matches, plays a little, and leaves; how many matches there were."""
    visitor, count = Attacker(url, seconds, "198.18.255.1"), 0
    skirmish = {"scenario": "last-army", "armies": ["random", "random"]}
    mission = {"scenario": "he-man-impostor", "difficulty": "advanced"}
    games: tuple[tuple[str, int, Any], ...] = (
        ("battleground", 2, {}),
        ("heroscape", 2, skirmish),
        ("fields", 3, mission),
    )
    while visitor.goes_on():
        game, seats, setup = games[count % len(games)]
        count += 1
        with suppress(*GONE, KeyError):
            found = await visitor.opened([PERSON, *[COMPUTER] * (seats - 1)], game, setup)
            async with visitor.seat(found) as socket:
                message = await visitor.hear(socket)
                for _ in range(6):
                    if decision := message.get("decision"):
                        option = decision["options"][0]["text"]
                        await visitor.ask(socket, type="preview", option=option)
                        await visitor.ask(socket, type="choose", decision=decision["id"], option=option)
                    await asyncio.sleep(0.2)
                    message = await visitor.ask(socket, type="resync")
                await visitor.ask(socket, type="resign")
            await visitor.http(f"/api/matches/{found['match']}/story")
            await visitor.http("/api/games?language=fr")
        await asyncio.sleep(2.0)
    return count


def sampled(server: Server, seconds: float, every: float) -> list[float]:
    """What the server process holds, in MB, again and again."""
    found, end = [], time.monotonic() + seconds
    while time.monotonic() < end:
        found.append(memory(server.pid)[0])
        time.sleep(every)
    return found


def soak(minutes: float, matches: int, think: int) -> list[float]:
    """Play; the memory of the server process over the time, in MB."""
    seconds, port, folder = 60 * minutes, free_port(), tempfile.mkdtemp(prefix="bw-soak-")
    environment = os.environ | {
        "BATTLEWRIGHT_DATA": folder,
        "BATTLEWRIGHT_SLEEP_SECONDS": str(SLEEP),
        "BATTLEWRIGHT_STORY_SECONDS": str(SLEEP),
        "BATTLEWRIGHT_MATCHES": "1000000",
        "FORWARDED_ALLOW_IPS": "127.0.0.1",
    }
    command = [sys.executable, "-m", "battlewright.server.run", "127.0.0.1", str(port)]
    with running(command, port, env=environment) as server:
        count = int(matches * (2 + minutes / MINUTES_OF_A_MATCH))
        seats = opened(server.url, "battleground", count, addresses=True)
        load = ["node", "load.js", "battlewright", server.url, str(matches), str(seconds), str(think)]
        people = subprocess.Popen(
            load, cwd=HERE, env=node() | {"DETAIL": "1"}, stdin=PIPE, stdout=PIPE, stderr=PIPE, text=True
        )
        assert people.stdin is not None
        assert people.stdout is not None
        people.stdin.write(json.dumps(seats))
        people.stdin.close()
        people.stdout.readline()

        async def both() -> list[float]:
            visits = asyncio.create_task(come_and_go(server.url, seconds))
            found = await asyncio.to_thread(sampled, server, seconds, min(6.0, seconds / 40))
            visited = await visits
            print(f"{visited} matches came and went")
            return found

        samples = asyncio.run(both())
        moves = json.loads(people.stdout.readline())["moves"]
        print(f"{moves} moves were made")
    return samples


def is_flat(samples: list[float]) -> tuple[bool, float, float]:
    """Whether the memory stayed flat; what it was on average in the second quarter, and in the last."""
    quarter = len(samples) // 4
    early, late = statistics.mean(samples[quarter : 2 * quarter]), statistics.mean(samples[-quarter:])
    return late - early <= max(GROWTH * early, SPARE), early, late


def main(arguments: list[str]) -> int:
    """Measure and tell."""
    parser = argparse.ArgumentParser(prog="python -m bench.server.soak")
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--think", type=int, default=400, help="milliseconds a player thinks on average")
    parser.add_argument("--json", type=Path)
    wanted = parser.parse_args(arguments)
    samples = soak(wanted.minutes, wanted.matches, wanted.think)
    flat, early, late = is_flat(samples)
    print(f"{'flat' if flat else 'GROWING'}: {early:.0f} MB in the second quarter, {late:.0f} MB in the last")
    if wanted.json:
        wanted.json.write_text(json.dumps(samples), encoding="utf-8")
    return 0 if flat else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
