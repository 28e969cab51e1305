"""Real servers for tests: one in a thread, whose hub can be looked into; one in a process, to be killed."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import threading
import time
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

T = TypeVar("T")

PATIENT = Settings(
    messages_per_second=1e6,
    sockets=10_000,
    sockets_per_address=10_000,
    opens_per_minute=1e6,
    bot_seconds=20.0,
    snapshot_every=20,
    warm=False,
)
"""Limits that no test meets by accident."""


def free_port() -> int:
    """A port that was free just now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


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
        for _ in range(600):
            if self._server.started:
                return self
            time.sleep(0.02)
        raise AssertionError("the server does not start")

    def stop(self) -> None:
        """Shut down in good order."""
        self._server.should_exit = True
        self._thread.join(timeout=20)
        assert not self._thread.is_alive(), "the server does not stop"

    @property
    def hub(self) -> Hub:
        """Look, but do not touch from here."""
        hub: Hub = self.app.state.hub
        return hub

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something inside the server."""
        assert self._loop is not None
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(timeout=30)

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
        for _ in range(1200):
            try:
                urllib.request.urlopen(f"{self.url}/api/health", timeout=2).close()
                return self
            except OSError:
                assert self.is_alive(), self.log()
                time.sleep(0.02)
        raise AssertionError("the server does not start")

    def is_alive(self) -> bool:
        """Whether nobody has killed it, and it has not ended by itself."""
        try:
            os.kill(self._pid, 0)
        except ProcessLookupError:
            return False
        return True

    def _end(self, by: signal.Signals) -> None:
        os.kill(self._pid, by)
        for _ in range(2000):
            if not self.is_alive():
                return
            time.sleep(0.01)
        raise AssertionError("the server does not end")

    def kill(self) -> None:
        """kill -9, at once."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Shut down in good order, for good."""
        self._end(signal.SIGTERM)
        self._nursery.communicate(timeout=20)

    def log(self) -> str:
        """What it has printed."""
        return (self._folder / "server.log").read_text(encoding="utf-8")


def _text(value: Any) -> str:
    return str(int(value)) if isinstance(value, bool) else str(value)
