"""News between processes: which match has moved on. Inside one process there is nobody else to tell."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

LOG = logging.getLogger("battlewright.server")

Listener = Callable[[str], Awaitable[None]]

EVERYTHING = "*"  # heard instead of a match when news may have been missed


class Bus(Protocol):
    """Tells every other process that a match has news."""

    async def start(self, listener: Listener) -> None:
        """Begin to listen."""

    async def tell(self, match: str) -> None:
        """Say that a match has news."""

    async def stop(self) -> None:
        """Stop listening."""


class LocalBus:
    """One process: it has shown the news to everybody itself."""

    async def start(self, listener: Listener) -> None:
        """Nothing to connect."""

    async def tell(self, match: str) -> None:
        """Nobody to tell."""

    async def stop(self) -> None:
        """Nothing to close."""


class RedisBus:
    """Several processes: Redis carries the ids of matches with news.

    Nothing depends on it but how soon others hear: what is true stands in the store. While Redis
    cannot be reached, matches go on; when it is back, everyone looks into the store once.
    """

    CHANNEL = "battlewright:matches"

    def __init__(self, url: str) -> None:
        """Connect lazily; the `redis` package comes with the extra `cluster`."""
        from redis import asyncio as redis

        self._redis: Any = redis.from_url(url)
        self._me = secrets.token_hex(8)
        self._task: asyncio.Task[None] | None = None

    async def start(self, listener: Listener) -> None:
        """Listen in the background; returns when the first connection stands."""
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
                        await self._pass_on(listener, EVERYTHING)
                    ready.set()
                    async for message in pubsub.listen():
                        if message["type"] == "message":
                            sender, _, match = message["data"].decode().partition(" ")
                            if sender != self._me:
                                await self._pass_on(listener, match)
            except Exception as error:
                LOG.warning("no news from other processes for now: %s", error)
            await asyncio.sleep(1)

    async def _pass_on(self, listener: Listener, match: str) -> None:
        try:
            await listener(match)
        except Exception:
            LOG.exception("match %s: the news could not be shown", match)

    async def tell(self, match: str) -> None:
        """Publish."""
        try:
            await self._redis.publish(self.CHANNEL, f"{self._me} {match}")
        except Exception as error:
            LOG.warning("other processes could not be told of news: %s", error)

    async def stop(self) -> None:
        """Stop and disconnect."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        await self._redis.aclose()
