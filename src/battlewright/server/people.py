"""Profiles: a name, and a secret kept by the browser. No account is needed.

Of a secret only the hash is stored. It is sent in request bodies only, never in a URL. The tokens of a
person's seats are derived from it (`own_token`), so that another device with the secret can open every seat.
"""

from __future__ import annotations

import secrets
from typing import Any, NamedTuple

import sqlalchemy as sa
from msgspec import Struct

from battlewright.server.clock import now
from battlewright.server.seating import DAY, digest, tidy, token
from battlewright.server.store import MATCHES, META, SEATS, Store

PEOPLE = sa.Table(
    "people",
    META,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("secret", sa.String(64), nullable=False, unique=True),  # its hash
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("seen", sa.Float, nullable=False, index=True),
    sa.Column("mail", sa.String(254), nullable=False, server_default=""),
    sa.Column("mail_code", sa.String(64), nullable=False, server_default=""),  # hash; empty: confirmed
    sa.Column("language", sa.String(8), nullable=False, server_default="en"),
)


class PersonRow(Struct, frozen=True):
    """A stored person; `secret` is a hash."""

    id: str
    secret: str
    name: str
    created: float
    seen: float
    mail: str = ""
    mail_code: str = ""
    language: str = "en"

    @property
    def reachable(self) -> str:
        """The address that was confirmed; empty if there is none."""
        return "" if self.mail_code else self.mail


class Visitor(NamedTuple):
    """A person who has presented the secret."""

    person: PersonRow
    secret: str


class TooManyPeople(RuntimeError):
    """The store holds as many people as it may."""


class Stranger(LookupError):
    """No profile has this secret or this id."""


class People:
    """The people of a store."""

    def __init__(self, store: Store, most: int, keep_days: float) -> None:
        """At most `most` profiles; then those inactive for `keep_days` and without seats are deleted."""
        self._store, self._most, self._keep = store, most, keep_days * DAY

    async def add(self, name: str, language: str = "en") -> tuple[PersonRow, str]:
        """Create a profile; returns it and its secret."""
        secret, at = token(), now()
        row = PersonRow(secrets.token_hex(12), digest(secret), tidy(name), at, at, language=language)
        seated = sa.select(SEATS.c.person).where(SEATS.c.person != "")
        gone = PEOPLE.delete().where(PEOPLE.c.seen < at - self._keep, PEOPLE.c.id.not_in(seated))
        count = sa.select(sa.func.count()).select_from(PEOPLE)

        def work(connection: sa.Connection) -> bool:
            if int(connection.execute(count).scalar_one()) >= self._most:
                connection.execute(gone)
                if int(connection.execute(count).scalar_one()) >= self._most:
                    return False
            connection.execute(PEOPLE.insert(), {n: getattr(row, n) for n in row.__struct_fields__})
            return True

        if not await self._store.run(work):
            raise TooManyPeople("this server knows as many people as it may; play without a profile")
        return row, secret

    async def known(self, secret: str) -> PersonRow:
        """The owner of a secret, marked as seen once a day; `Stranger` if there is none."""
        row = await self._find(PEOPLE.c.secret == digest(secret)) if secret else None
        if row is None:
            raise Stranger("nobody here has this secret")
        if now() - row.seen > DAY:
            await self.change(row.id, {"seen": now()})
        return row

    async def find(self, id: str) -> PersonRow:
        """A profile by its public id."""
        row = await self._find(PEOPLE.c.id == id)
        if row is None:
            raise Stranger("there is nobody of this id")
        return row

    async def _find(self, where: sa.ColumnElement[bool]) -> PersonRow | None:
        def work(connection: sa.Connection) -> PersonRow | None:
            row = connection.execute(sa.select(PEOPLE).where(where)).mappings().first()
            return PersonRow(**row) if row else None

        return await self._store.run(work)

    async def change(self, id: str, values: dict[str, Any]) -> None:
        """Change a stored profile."""
        update = PEOPLE.update().where(PEOPLE.c.id == id).values(**values)
        await self._store.run(lambda connection: connection.execute(update))

    async def forget(self, id: str) -> None:
        """Delete a profile; its seats become anonymous."""

        def work(connection: sa.Connection) -> None:
            connection.execute(SEATS.update().where(SEATS.c.person == id).values(person=""))
            connection.execute(PEOPLE.delete().where(PEOPLE.c.id == id))

        await self._store.run(work)

    async def matches(self, id: str, limit: int) -> list[str]:
        """The latest matches in which a person has a seat."""
        query = (
            sa.select(MATCHES.c.id)
            .where(MATCHES.c.id.in_(sa.select(SEATS.c.match).where(SEATS.c.person == id)))
            .order_by(MATCHES.c.outcome.is_not(None), MATCHES.c.created.desc())
            .limit(limit)
        )
        return await self._store.run(lambda connection: list(connection.execute(query).scalars()))
