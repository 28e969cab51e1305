"""Who holds which seat: tokens, claims, new tokens for old ones, and leaving.

Of a token only the hash is stored. A token that nobody has used for `token_days` opens nothing any more;
every use renews it. Whoever holds a seat may exchange its token, after which the old one opens nothing, or
leave.
"""

from __future__ import annotations

import base64
import hashlib
import secrets
from typing import TYPE_CHECKING

from battlewright.server.clock import now
from battlewright.server.entries import Entry
from battlewright.server.room import Refused, Room
from battlewright.server.store import MatchRow, SeatRow, Unknown

if TYPE_CHECKING:
    from battlewright.server.hub import Hub

DAY = 86_400.0
REVOKED = "!"  # after the id of a match, on the bus: look at the tokens of its people again


def token() -> str:
    """An unguessable secret."""
    return secrets.token_urlsafe(24)


def derived_token(match: str, seat: int, key: str) -> str:
    """The token of a claim with a key of the client's making: the same whenever it is asked for again."""
    whole = hashlib.sha256(f"battlewright seat {match} {seat} {key}".encode()).digest()
    return base64.urlsafe_b64encode(whole[:24]).decode()


def digest(secret: str) -> str:
    """What is stored of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def tidy(name: str, otherwise: str = "") -> str:
    """A name as it is shown: one line, at most 40 characters."""
    kept = "".join(c if c.isprintable() else " " for c in name)
    return " ".join(kept.split())[:40] or otherwise


class Seating:
    """The seats of all matches."""

    def __init__(self, hub: Hub) -> None:
        """Of a hub."""
        self._hub, self._store = hub, hub.store
        self._longest = hub.settings.token_days * DAY

    async def seat_of(self, match: str, secret: str) -> int | None:
        """The seat a token holds, None for someone who may watch; `Refused` for anyone else."""
        row, seats = await self._hub.stored(match)
        hashed = digest(secret) if secret else ""
        for seat in seats:
            if seat.token and secrets.compare_digest(seat.token, hashed):
                await self._use(row, seat)
                return seat.seat
        if row.public or (secret and secrets.compare_digest(str(row.terms.get("watch", "")), hashed)):
            return None
        raise Refused("not_seated", "this link opens no seat of this match")

    async def _use(self, row: MatchRow, seat: SeatRow) -> None:
        """Renew a token once a day; `Refused` if it has expired."""
        idle = now() - max(seat.seen, row.created)
        if idle > self._longest:
            raise Refused("not_seated", "this link has expired: nobody used it for a long time")
        if idle > DAY or not seat.seen:
            await self._store.change_seat(seat, {"seen": now()})

    async def _held(self, match: str, secret: str) -> tuple[MatchRow, SeatRow]:
        """The match and the seat that a token holds; `Refused` if it holds none."""
        number = await self.seat_of(match, secret)
        if number is None:
            raise Refused("not_seated", "this link opens no seat of this match")
        row, seats = await self._hub.stored(match)
        return row, next(seat for seat in seats if seat.seat == number)

    async def claim(self, match: str, seat: int, name: str, key: str = "") -> str:
        """Take an open seat; the token that holds it. The same key gets the same token again."""
        _, seats = await self._hub.stored(match)
        found = next((row for row in seats if row.seat == seat), None)
        if found is None:
            raise Unknown(f"there is no seat {seat}")
        secret = derived_token(match, seat, key) if key else token()
        if key and found.token and secrets.compare_digest(found.token, digest(secret)):
            return secret
        shown = tidy(name, f"Player {seat + 1}")
        entry = Entry(match, 0, seat, f"/sit {shown}", f"{seat}!sit", now())
        change = {"kind": "person", "name": shown, "token": digest(secret), "seen": now()}
        if found.kind != "open" or not await self._store.change_seat(found, change, entry):
            raise Refused("not_seated", "this seat is taken")
        await self._hub.announce(match)
        return secret

    async def renew(self, match: str, secret: str) -> str:
        """A new token for an old one, which opens nothing from now on."""
        _, seat = await self._held(match, secret)
        new = token()
        if not await self._store.change_seat(seat, {"token": digest(new), "seen": now()}):
            raise Refused("not_seated", "this link opens no seat of this match")
        await self._revoked(match)
        return new

    async def leave(self, match: str, secret: str) -> None:
        """Give a seat up: its token opens nothing, and while the match goes on anyone may take the seat."""
        row, seat = await self._held(match, secret)
        if row.outcome is not None:
            await self._store.change_seat(seat, {"token": ""})
        else:
            entry = Entry(match, 0, seat.seat, "/leave", f"{seat.seat}!leave", now())
            await self._store.change_seat(seat, {"kind": "open", "name": "", "token": ""}, entry)
            await self._hub.announce(match)
        await self._revoked(match)

    async def _revoked(self, match: str) -> None:
        """Somebody's token is gone: here and in the other processes."""
        if match in self._hub.rooms:
            await self.check_people(self._hub.rooms[match])
        self._hub.bus.publish(match + REVOKED)

    async def check_people(self, room: Room) -> None:
        """Close the sockets of those whose token holds their seat no more."""
        _, seats = await self._hub.stored(room.record.row.id)
        held = {seat.seat: seat.token for seat in seats}
        for person in list(room.people):
            if person.seat is not None and person.token != held.get(person.seat):
                person.hang_up("this link was exchanged or given up")
