"""Storage of the maps people make: a table beside those of the matches.

Saving a map returns a key, of which only the hash is stored. A change names the revision it is based on,
so that conflicting changes are detected.
"""

from __future__ import annotations

import secrets
from typing import Any

import sqlalchemy as sa
from msgspec import Struct

from battlewright.server.clock import now
from battlewright.server.seating import digest, token
from battlewright.server.store import META, Store

DAY = 86_400.0

MAPS = sa.Table(
    "maps",
    META,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("owner", sa.String(64), nullable=False),  # hash of the key
    sa.Column("name", sa.String(96), nullable=False),
    sa.Column("map", sa.JSON, nullable=False),
    sa.Column("hexes", sa.Integer, nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("revision", sa.Integer, nullable=False),
    sa.Column("touched", sa.Float, nullable=False, index=True),
)


class DraftRow(Struct, frozen=True):
    """A stored map."""

    id: str
    owner: str
    name: str
    map: dict[str, Any]
    hexes: int
    players: int
    public: bool
    revision: int
    touched: float


class NoDraft(LookupError):
    """No such map, or it has been deleted."""


class NotYours(PermissionError):
    """The key does not open this map."""


class Outdated(ValueError):
    """The map has been changed meanwhile."""


class Full(RuntimeError):
    """The store holds as many maps as it may."""


class Drafts:
    """The maps of a store."""

    def __init__(self, store: Store, most: int, keep_days: float) -> None:
        """At most `most` maps; at that limit those unused for `keep_days` are deleted."""
        self._store, self._most, self._keep = store, most, keep_days * DAY

    async def find(self, id: str) -> DraftRow:
        """A map by its id."""
        query = sa.select(MAPS).where(MAPS.c.id == id)

        def work(connection: sa.Connection) -> DraftRow | None:
            row = connection.execute(query).mappings().first()
            return DraftRow(**row) if row else None

        found = await self._store.run(work)
        if found is None:
            raise NoDraft(f"no map {id!r}")
        return found

    async def listed(self, limit: int) -> list[DraftRow]:
        """The maps people show to everyone, the latest first."""
        query = sa.select(MAPS).where(MAPS.c.public).order_by(MAPS.c.touched.desc()).limit(limit)

        def work(connection: sa.Connection) -> list[DraftRow]:
            return [DraftRow(**row) for row in connection.execute(query).mappings()]

        return await self._store.run(work)

    async def add(self, values: dict[str, Any]) -> tuple[str, str]:
        """Keep a new map; its id and the key that opens it."""
        id, key = secrets.token_hex(12), token()
        row = values | {"id": id, "owner": digest(key), "revision": 1, "touched": now()}
        untouched = MAPS.delete().where(MAPS.c.touched < now() - self._keep)

        def work(connection: sa.Connection) -> bool:
            count = sa.select(sa.func.count()).select_from(MAPS)
            if int(connection.execute(count).scalar_one()) >= self._most:
                connection.execute(untouched)
                if int(connection.execute(count).scalar_one()) >= self._most:
                    return False
            connection.execute(MAPS.insert(), row)
            return True

        if not await self._store.run(work):
            raise Full("this server holds as many maps as it may; try again later")
        return id, key

    async def change(self, id: str, key: str, revision: int, values: dict[str, Any]) -> int:
        """Change a map that is as one knows it; its new revision."""
        known = (MAPS.c.id == id, MAPS.c.owner == digest(key), MAPS.c.revision == revision)
        update = MAPS.update().where(*known).values(**values, revision=revision + 1, touched=now())
        if not await self._store.run(lambda connection: connection.execute(update).rowcount):
            found = await self._own(id, key)
            raise Outdated(f"this map was changed meanwhile; it is at revision {found.revision}")
        return revision + 1

    async def delete(self, id: str, key: str) -> None:
        """Delete a map."""
        await self._own(id, key)
        await self._store.run(lambda connection: connection.execute(MAPS.delete().where(MAPS.c.id == id)))

    async def _own(self, id: str, key: str) -> DraftRow:
        found = await self.find(id)
        if not secrets.compare_digest(found.owner, digest(key)):
            raise NotYours("this key does not open the map")
        return found
