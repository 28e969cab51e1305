"""Keeps what a version leaves behind, for the tests of later versions: `python -m tools.released`.

Writes `tests/golden/stores/<version>.sqlite3.xz`: the store of a server with matches of every game, in play
and over, their content and their stories. To be run once for each version that is released, before its tag;
`tests/server/test_released.py` opens all of them with the present program.
"""

from __future__ import annotations

import asyncio
import lzma
import sqlite3
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

from battlewright import __version__
from battlewright.kernel.options import option_text
from battlewright.server.hub import Hub
from battlewright.server.room import Room
from battlewright.server.settings import Settings

FOLDER = Path(__file__).parent.parent / "tests" / "golden" / "stores"
SETUPS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("battleground", {"scenario": "first-game"}),
    ("heroscape", {}),
    ("fields", {}),
)
CHOICES = 70


async def fill(folder: Path) -> None:
    """Play some matches, two of each game: one that is over and one in play."""
    hub = Hub(Settings(data=str(folder), warm=False, dice="released", story_seconds=1e6))
    await hub.start()
    for name, setup in SETUPS:
        for resigns in (True, False):
            game = hub.games[name]
            seats: list[Any] = [{"kind": "person"} for _ in game.seats(game.new(setup, "0"))]
            row, _, _ = await hub.opening.match(name, setup, seats, {"name": name}, public=True)
            await play(hub, await hub.room(row.id), resigns)
    await hub.stop()


async def play(hub: Hub, room: Room, resigns: bool) -> None:
    """Choose at random; give up, or stop at a point that can be saved."""
    random, match = Random(7), room.record.match
    while len(match.choices) < CHOICES or match.undoable:
        seat = random.choice(match.asked)
        text = option_text(random.choice(room.decision(seat).options))
        key = f"{seat}:{len(match.choices)}"
        await hub.act(room, seat, key, lambda text=text: text)  # type: ignore[misc]
    if resigns:
        await hub.act(room, 0, "0:resign", lambda: "/resign")
    await hub.save_snapshot(room)
    assert await hub.lasting.tell(room)


def main() -> int:
    """Write the store of this version."""
    with tempfile.TemporaryDirectory() as name:
        folder, started = Path(name), time.monotonic()
        asyncio.run(fill(folder))
        file = folder / "battlewright.sqlite3"
        with sqlite3.connect(file) as connection:
            connection.execute("PRAGMA journal_mode=DELETE")
        FOLDER.mkdir(exist_ok=True)
        target = FOLDER / f"{__version__}.sqlite3.xz"
        target.write_bytes(lzma.compress(file.read_bytes(), preset=9))
        print(f"{target.name}: {target.stat().st_size} bytes in {time.monotonic() - started:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
