"""Notifications between server processes: which match has changed. A single process needs none."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable
from typing import Any, Protocol

LOG = logging.getLogger("battlewright.server")
PATIENCE = 5.0  # seconds for a connection, or an answer
QUIET = 2.0  # seconds without a notification after which we look whether Redis is still there
RETRY = 0.5

Listener = Callable[[str], None]

EVERYTHING = "*"  # received instead of a match id when notifications may have been missed


class Bus(Protocol):
    """Notifies every other process that a match has changed."""

    async def start(self, listener: Listener) -> None:
        """Subscribe."""

    def publish(self, match: str) -> None:
        """Publish in the background that a match has changed."""

    async def stop(self) -> None:
        """Unsubscribe."""


class LocalBus:
    """A single process: there is no one to notify."""

    async def start(self, listener: Listener) -> None:
        """Nothing to connect."""

    def publish(self, match: str) -> None:
        """There is no one to notify."""

    async def stop(self) -> None:
        """Nothing to close."""


class RedisBus:
    """Several processes: Redis carries the ids of matches that have changed.

    Only latency depends on it: the store is the source of truth, and `watch` finds whatever was not
    delivered. So no act waits for Redis, and a connection that has fallen silent is replaced.
    """

    CHANNEL = "battlewright:matches"

    def __init__(self, url: str) -> None:
        """Connect lazily; the `redis` package comes with the extra `cluster`."""
        from redis import asyncio as redis

        self._redis: Any = redis.from_url(url, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE)
        self._me = secrets.token_hex(8)
        self._changed: set[str] = set()
        self._has_changed = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self, listener: Listener) -> None:
        """Listen and publish in the background; returns when the first connection is up."""
        ready = asyncio.Event()
        self._tasks = [
            asyncio.create_task(self._listen_forever(listener, ready)),
            asyncio.create_task(self._publish_forever()),
        ]
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(ready.wait(), PATIENCE)

    async def _listen_forever(self, listener: Listener, ready: asyncio.Event) -> None:
        while True:
            try:
                async with self._redis.pubsub() as pubsub:
                    await pubsub.subscribe(self.CHANNEL)
                    if ready.is_set():
                        listener(EVERYTHING)
                    ready.set()
                    await self._listen(pubsub, listener)
            except Exception as error:
                LOG.warning("no notifications from other processes: %s", error)
            await asyncio.sleep(RETRY)

    async def _listen(self, pubsub: Any, listener: Listener) -> None:
        """Pass notifications on until the connection fails, or a ping in a quiet spell is not answered."""
        asked = False
        while True:
            message = await pubsub.get_message(timeout=QUIET)
            if message is None:
                if asked:
                    raise ConnectionError("Redis has fallen silent")
                await asyncio.wait_for(pubsub.ping(), PATIENCE)
            asked = message is None
            if message is not None and message["type"] == "message":
                sender, _, match = message["data"].decode().partition(" ")
                if sender != self._me:
                    listener(match)

    async def _publish_forever(self) -> None:
        while True:
            await self._has_changed.wait()
            self._has_changed.clear()
            changed, self._changed = self._changed, set()
            try:
                async with self._redis.pipeline(transaction=False) as pipeline:
                    for match in changed:
                        pipeline.publish(self.CHANNEL, f"{self._me} {match}")
                    await pipeline.execute()
            except Exception as error:
                LOG.warning("other processes could not be notified: %s", error)

    def publish(self, match: str) -> None:
        """Publish soon."""
        self._changed.add(match)
        self._has_changed.set()

    async def stop(self) -> None:
        """Stop and disconnect."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()
