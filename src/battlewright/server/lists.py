"""Storage of Forces, armies and teams: a table beside those of the matches.

A list belongs to an owner, a string that stands for a person; of the key to it only a hash is stored. Saving
a list under the name of another one of the same owner and game replaces that one.
"""

from __future__ import annotations

import secrets
import time
from typing import Any

import sqlalchemy as sa
from msgspec import Struct

from battlewright.server.store import META, Store

DAY = 86_400.0
MOST_OF_ONE = 200

LISTS = sa.Table(
    "lists",
    META,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("owner", sa.String(64), nullable=False, index=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("list", sa.JSON, nullable=False),
    sa.Column("touched", sa.Float, nullable=False, index=True),
    sa.UniqueConstraint("owner", "game", "name"),
)


class ListRow(Struct, frozen=True):
    """A stored list; `list` holds its terms and its lines."""

    id: str
    owner: str
    game: str
    name: str
    list: dict[str, Any]
    touched: float


class TooManyLists(RuntimeError):
    """The store, or one owner, has as many lists as it may."""


class Lists:
    """The lists of a store."""

    def __init__(self, store: Store, most: int, keep_days: float) -> None:
        """At most `most` lists; at that limit those unused for `keep_days` are deleted."""
        self._store, self._most, self._keep = store, most, keep_days * DAY

    async def of(self, owner: str, game: str) -> list[ListRow]:
        """The lists of an owner for a game, by name."""
        query = sa.select(LISTS).where(LISTS.c.owner == owner, LISTS.c.game == game).order_by(LISTS.c.name)

        def work(connection: sa.Connection) -> list[ListRow]:
            return [ListRow(**row) for row in connection.execute(query).mappings()]

        return await self._store.run(work)

    async def has(self, owner: str, game: str, name: str) -> bool:
        """Whether an owner has a list of this name."""
        known = (LISTS.c.owner == owner, LISTS.c.game == game, LISTS.c.name == name)
        query = sa.select(LISTS.c.id).where(*known)
        return await self._store.run(lambda connection: connection.execute(query).first() is not None)

    async def save(self, owner: str, game: str, name: str, content: dict[str, Any]) -> ListRow:
        """Keep a list; one of the same name is replaced."""
        known = (LISTS.c.owner == owner, LISTS.c.game == game, LISTS.c.name == name)
        row = ListRow(secrets.token_hex(12), owner, game, name, content, time.time())

        def work(connection: sa.Connection) -> ListRow | None:
            found = connection.execute(sa.select(LISTS.c.id).where(*known)).scalar()
            if found is not None:
                change = {"list": content, "touched": row.touched}
                connection.execute(LISTS.update().where(LISTS.c.id == found).values(change))
                return ListRow(found, owner, game, name, content, row.touched)
            if not self._room(connection, owner):
                return None
            values = {field: getattr(row, field) for field in row.__struct_fields__}
            connection.execute(LISTS.insert(), values)
            return row

        kept = await self._store.run(work)
        if kept is None:
            raise TooManyLists("no more lists can be kept here; forget one first")
        return kept

    async def forget(self, owner: str, id: str) -> None:
        """Forget a list; nothing happens if the owner has none of that id."""
        delete = LISTS.delete().where(LISTS.c.owner == owner, LISTS.c.id == id)
        await self._store.run(lambda connection: connection.execute(delete).rowcount)

    def _room(self, connection: sa.Connection, owner: str) -> bool:
        """Whether one more list may be kept, if need be instead of old ones."""
        count = sa.select(sa.func.count()).select_from(LISTS)
        if int(connection.execute(count.where(LISTS.c.owner == owner)).scalar_one()) >= MOST_OF_ONE:
            return False
        if int(connection.execute(count).scalar_one()) < self._most:
            return True
        connection.execute(LISTS.delete().where(LISTS.c.touched < time.time() - self._keep))
        return int(connection.execute(count).scalar_one()) < self._most
