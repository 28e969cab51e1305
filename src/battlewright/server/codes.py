"""Short codes for matches with an open seat: six letters that are easy to say aloud.

A code is valid only while a seat is open; guessing is rate-limited (`allowances`).
"""

from __future__ import annotations

import contextlib
import re
import secrets

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from battlewright.server.store import GOES_WITH, META, SEATS, Store, Unknown

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # none that is taken for a digit
CODE = re.compile(f"[{LETTERS}]{{6}}")

CODES = sa.Table(
    "codes",
    META,
    sa.Column("code", sa.String(8), primary_key=True),
    sa.Column("match", sa.String(32), nullable=False, index=True),
    info={GOES_WITH: True},
)


async def code_of(store: Store, match: str) -> str:
    """The code of a match; made when it is first asked for."""
    query = sa.select(CODES.c.code).where(CODES.c.match == match)
    for _ in range(20):
        code = "".join(secrets.choice(LETTERS) for _ in range(6))

        def work(connection: sa.Connection, code: str = code) -> str:
            known: str | None = connection.execute(query).scalars().first()
            if known is None:
                connection.execute(CODES.insert(), {"code": code, "match": match})
            return known or code

        with contextlib.suppress(IntegrityError):  # it is that of another match
            return await store.run(work)
    raise Unknown("no code is free")


async def match_of(store: Store, code: str) -> str:
    """The match with this code; `Unknown` if there is none with an open seat."""
    wanted = code.strip().upper()
    waiting = sa.select(SEATS.c.match).where(SEATS.c.kind == "open")
    query = sa.select(CODES.c.match).where(CODES.c.code == wanted, CODES.c.match.in_(waiting))
    found: str | None = await store.run(lambda connection: connection.execute(query).scalar_one_or_none())
    if not CODE.fullmatch(wanted) or found is None:
        raise Unknown("no match with an open seat has this code")
    return found
