"""Health check: whether moves can be stored, tested by a write at most once a second."""

from __future__ import annotations

import asyncio
import logging
import time

from battlewright.server.clock import now
from battlewright.server.store import Store

LOG = logging.getLogger("battlewright.server")
FRESH = 1.0  # seconds an answer holds
PATIENCE = 4.0  # seconds after which a store counts as dead


class Health:
    """What was found out last, and finding it out again."""

    def __init__(self, store: Store) -> None:
        """Nothing is known yet."""
        self._store = store
        self._problem, self._known_at = "", float("-inf")
        self._trying: asyncio.Task[str] | None = None

    async def problem(self) -> str:
        """Why nothing can be stored; empty if something was, just now. All who ask at once share one try."""
        if time.monotonic() - self._known_at < FRESH:
            return self._problem
        if self._trying is None:
            self._trying = asyncio.create_task(self._try())
        return await asyncio.shield(self._trying)

    async def _try(self) -> str:
        try:
            await asyncio.wait_for(self._store.probe(now()), PATIENCE)
            self._problem = ""
        except TimeoutError:
            self._problem = "the database does not answer"
        except Exception as error:
            LOG.warning("nothing can be stored: %s", error)
            self._problem = "the database cannot be written to"
        self._known_at, self._trying = time.monotonic(), None
        return self._problem
