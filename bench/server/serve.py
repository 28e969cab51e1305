"""The server under test, in its own process: `python -m bench.server.serve GAME FOLDER PORT`.

Limits are lifted, nothing else is changed: entries are written durably to SQLite before they are
acknowledged.
"""

from __future__ import annotations

import sys
from typing import Any

import uvicorn

from battlewright.games import load
from battlewright.kernel.game import Game
from battlewright.server.app import create_app
from battlewright.server.run import configuration
from battlewright.server.settings import Settings
from bench.server.tiny import Nim


def main(arguments: list[str]) -> None:
    """Serve one game."""
    name, folder, port = arguments
    game: Game[Any] = Nim() if name == "nim" else load(name)
    settings = Settings(
        data=folder,
        messages_per_second=1e9,
        sockets_per_address=10_000,
        opens_per_minute=1e9,
        opens_per_day=1e9,
        acts_per_day=1e12,
        warm=True,
    )
    uvicorn.Server(configuration(create_app(settings, {name: game}), "127.0.0.1", int(port), settings)).run()


if __name__ == "__main__":
    main(sys.argv[1:])
