"""Matches as they lie in the store of a server that has stopped."""

from __future__ import annotations

import asyncio
from pathlib import Path

from battlewright.server.comparing import Stored
from battlewright.server.store import Store


def stored(folder: Path, match: str) -> Stored:
    """A match, read without a server."""

    async def read() -> Stored:
        store = Store(f"sqlite:///{folder / 'battlewright.sqlite3'}")
        found = await store.match(match)
        assert found is not None
        whole = Stored(*found, await store.entries(match), await store.snapshot(match))
        await store.close()
        return whole

    return asyncio.run(read())
