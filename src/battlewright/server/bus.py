"""Notifications between server processes: which match has changed. A single process needs none."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

LOG = logging.getLogger("battlewright.server")

Listener = Callable[[str], Awaitable[None]]

EVERYTHING = "*"  # received instead of a match id when notifications may have been missed


class Bus(Protocol):
    """Notifies every other process that a match has changed."""

    async def start(self, listener: Listener) -> None:
        """Subscribe."""

    async def publish(self, match: str) -> None:
        """Publish that a match has changed."""

    async def stop(self) -> None:
        """Unsubscribe."""


class LocalBus:
    """A single process: nobody else to notify."""

    async def start(self, listener: Listener) -> None:
        """Nothing to connect."""

    async def publish(self, match: str) -> None:
        """Nobody to notify."""

    async def stop(self) -> None:
        """Nothing to close."""


class RedisBus:
    """Several processes: Redis carries the ids of matches that have changed.

    Only latency depends on it: the store is the source of truth. While Redis is unreachable, matches
    continue; when it is back, every process rereads the store once.
    """

    CHANNEL = "battlewright:matches"

    def __init__(self, url: str) -> None:
        """Connect lazily; the `redis` package comes with the extra `cluster`."""
        from redis import asyncio as redis

        self._redis: Any = redis.from_url(url)
        self._me = secrets.token_hex(8)
        self._task: asyncio.Task[None] | None = None

    async def start(self, listener: Listener) -> None:
        """Listen in the background; returns when the first connection is up."""
        ready = asyncio.Event()
        self._task = asyncio.create_task(self._listen(listener, ready))
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(ready.wait(), 5)

    async def _listen(self, listener: Listener, ready: asyncio.Event) -> None:
        while True:
            try:
                async with self._redis.pubsub() as pubsub:
                    await pubsub.subscribe(self.CHANNEL)
                    if ready.is_set():
                        await self._deliver(listener, EVERYTHING)
                    ready.set()
                    async for message in pubsub.listen():
                        if message["type"] == "message":
                            sender, _, match = message["data"].decode().partition(" ")
                            if sender != self._me:
                                await self._deliver(listener, match)
            except Exception as error:
                LOG.warning("no notifications from other processes: %s", error)
            await asyncio.sleep(1)

    async def _deliver(self, listener: Listener, match: str) -> None:
        try:
            await listener(match)
        except Exception:
            LOG.exception("match %s: a change could not be shown", match)

    async def publish(self, match: str) -> None:
        """Publish."""
        try:
            await self._redis.publish(self.CHANNEL, f"{self._me} {match}")
        except Exception as error:
            LOG.warning("other processes could not be notified: %s", error)

    async def stop(self) -> None:
        """Stop and disconnect."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        await self._redis.aclose()
