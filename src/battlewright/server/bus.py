"""News between processes: which match has moved on. Inside one process it is a plain call."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Protocol

Listener = Callable[[str], Awaitable[None]]


class Bus(Protocol):
    """Tells every process that a match has news."""

    async def start(self, listener: Listener) -> None:
        """Begin to listen."""

    async def tell(self, match: str) -> None:
        """Say that a match has news."""

    async def stop(self) -> None:
        """Stop listening."""


class LocalBus:
    """One process: the news is heard where it was told."""

    async def start(self, listener: Listener) -> None:
        """Nothing to connect."""

    async def tell(self, match: str) -> None:
        """The process that tells has updated its own sockets already."""

    async def stop(self) -> None:
        """Nothing to close."""


class RedisBus:
    """Several processes: Redis carries the ids of matches with news."""

    CHANNEL = "battlewright:matches"

    def __init__(self, url: str) -> None:
        """Connect lazily; the `redis` package comes with the extra `cluster`."""
        from redis import asyncio as redis

        self._redis = redis.from_url(url)
        self._task: asyncio.Task[None] | None = None

    async def start(self, listener: Listener) -> None:
        """Listen in the background."""
        pubsub = self._redis.pubsub()
        await pubsub.subscribe(self.CHANNEL)

        async def listen() -> None:
            async for message in pubsub.listen():
                if message["type"] == "message":
                    await listener(message["data"].decode())

        self._task = asyncio.create_task(listen())

    async def tell(self, match: str) -> None:
        """Publish."""
        await self._redis.publish(self.CHANNEL, match)

    async def stop(self) -> None:
        """Stop and disconnect."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        await self._redis.aclose()
