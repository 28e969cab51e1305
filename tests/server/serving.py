"""Real servers for tests: one in a thread, whose hub can be looked into; one in a process, to be killed."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import threading
import urllib.request
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

import uvicorn
from msgspec.structs import replace

from battlewright.server.app import create_app
from battlewright.server.hub import Hub
from battlewright.server.run import configuration
from battlewright.server.settings import Settings
from tests.ports import free_port
from tests.waiting import PATIENCE, eventually

T = TypeVar("T")

PATIENT = Settings(
    messages_per_second=1e6,
    sockets=10_000,
    sockets_per_address=10_000,
    opens_per_minute=1e6,
    opens_per_day=1e6,
    public_per_hour=1e6,
    claims_per_minute=1e6,
    people_per_hour=1e6,
    lookups_per_minute=1e6,
    acts_per_day=1e9,
    preview_seconds=30.0,
    load_seconds=90.0,
    saves_per_minute=1e6,
    keeps_per_day=1e6,
    drafts_per_second=1e6,
    bot_seconds=20.0,
    orders_tick=0.0,
    snapshot_every=20,
    warm=False,
    story_seconds=1e6,
)
"""Limits that no test meets by accident."""


class ThreadServer:
    """A server in a thread of this process."""

    def __init__(self, folder: Path, settings: Settings = PATIENT, games: Any = None) -> None:
        """Its database lies in the folder, unless the settings name another."""
        self.settings = replace(settings, data=str(folder))
        self.app = create_app(self.settings, games)
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._server = uvicorn.Server(configuration(self.app, "127.0.0.1", self.port, self.settings))
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()), daemon=True)

    async def _serve(self) -> None:
        self._loop = asyncio.get_running_loop()
        await self._server.serve()

    def start(self) -> ThreadServer:
        """Returns when it answers."""
        self._thread.start()
        eventually(lambda: self._server.started, "the server does not start")
        return self

    def stop(self) -> None:
        """Shut down in good order."""
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the server does not stop"

    @property
    def hub(self) -> Hub:
        """Look, but do not touch from here."""
        hub: Hub = self.app.state.hub
        return hub

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something inside the server."""
        assert self._loop is not None
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    def digest(self, match: str) -> str:
        """The state of a match, as this server knows it."""
        record = self.hub.rooms[match].record
        return record.game.digest(record.match.state)


class ProcessServer:
    """A server in a process of its own, that can be killed at any instant."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        """`settings` go into its environment."""
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._folder = folder
        wanted = {name: getattr(PATIENT, name) for name in PATIENT.__struct_fields__}
        wanted |= {"data": folder} | settings
        named = {f"BATTLEWRIGHT_{name.upper()}": _text(value) for name, value in wanted.items()}
        with (folder / "server.log").open("ab") as log:
            self._nursery = subprocess.Popen(
                [sys.executable, "-m", "tests.server.nursery"],
                env=os.environ | named,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        self._pid = 0

    def start(self) -> ProcessServer:
        """Returns when it answers."""
        assert self._nursery.stdin is not None
        assert self._nursery.stdout is not None
        self._nursery.stdin.write(f"{self.port}\n")
        self._nursery.stdin.flush()
        self._pid = int(self._nursery.stdout.readline())
        eventually(self._answers, "the server does not start")
        return self

    def _answers(self) -> bool:
        try:
            urllib.request.urlopen(f"{self.url}/api/health", timeout=PATIENCE).close()
        except OSError:
            assert self.is_alive(), self.log()
            return False
        return True

    @property
    def pid(self) -> int:
        """Its process."""
        return self._pid

    def is_alive(self) -> bool:
        """Whether nobody has killed it, and it has not ended by itself."""
        try:
            os.kill(self._pid, 0)
        except ProcessLookupError:
            return False
        return True

    def _end(self, by: signal.Signals) -> None:
        os.kill(self._pid, by)
        eventually(lambda: not self.is_alive(), "the server does not end")

    def kill(self) -> None:
        """kill -9, at once."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Shut down in good order, for good."""
        self._end(signal.SIGTERM)
        self._nursery.communicate(timeout=PATIENCE)

    def log(self) -> str:
        """What it has printed."""
        return (self._folder / "server.log").read_text(encoding="utf-8")


def _text(value: Any) -> str:
    return str(int(value)) if isinstance(value, bool) else str(value)
