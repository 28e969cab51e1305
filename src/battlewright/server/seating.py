"""Who holds which seat: tokens, claims, new tokens for old ones, and leaving.

Of a token only the hash is stored. A token expires when it has not been used for `token_days`; every use
renews it. The holder of a seat may exchange its token, which invalidates the old one, or leave.
"""

from __future__ import annotations

import base64
import hashlib
import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING

from battlewright.server.clock import now
from battlewright.server.dice import VALUE
from battlewright.server.entries import Entry
from battlewright.server.room import Refused, Room
from battlewright.server.store import MatchRow, SeatRow, Unknown

if TYPE_CHECKING:
    from battlewright.server.hub import Hub
    from battlewright.server.people import Visitor

DAY = 86_400.0
REVOKED = "!"  # after the id of a match, on the bus: look at the tokens of its people again


def token() -> str:
    """An unguessable secret."""
    return secrets.token_urlsafe(24)


def derived_token(match: str, seat: int, key: str) -> str:
    """The token of a claim with a key of the client's making: the same whenever it is asked for again."""
    whole = hashlib.sha256(f"battlewright seat {match} {seat} {key}".encode()).digest()
    return base64.urlsafe_b64encode(whole[:24]).decode()


def own_token(root: str, seat: int, secret: str) -> str:
    """The token of a person's seat in a match and its rematches: it follows from the person's secret."""
    return derived_token(root, seat, f"person {secret}")


def root_of(row: MatchRow) -> str:
    """The first match of those in which the same tokens hold the seats."""
    return str(row.terms.get("root") or row.id)


def digest(secret: str) -> str:
    """What is stored of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def tidy(name: str, otherwise: str = "") -> str:
    """A name as it is shown: one line, at most 40 characters."""
    kept = "".join(c if c.isprintable() else " " for c in name)
    return " ".join(kept.split())[:40] or otherwise


def check_rival(person: str, seats: Sequence[SeatRow]) -> None:
    """A rated match is between two people whom the server knows; `Refused` otherwise."""
    if not person:
        raise Refused("not_seated", "a rated match is for people with a profile")
    if any(seat.person == person for seat in seats):
        raise Refused("not_seated", "nobody plays a rated match against themselves")


class Seating:
    """The seats of all matches."""

    def __init__(self, hub: Hub) -> None:
        """Of a hub."""
        self._hub, self._store = hub, hub.store
        self._longest = hub.settings.token_days * DAY

    async def seat_of(self, match: str, secret: str, mix: str | None = None) -> int | None:
        """The seat a token holds, None for someone who may watch; `Refused` for anyone else.

        `mix`: a value to add to the dice, used when the seat is entered for the first time.
        """
        row, seats = await self._hub.stored(match)
        hashed = digest(secret) if secret else ""
        for seat in seats:
            if seat.token and secrets.compare_digest(seat.token, hashed):
                await self._use(row, seat)
                if mix is not None and not seat.came:
                    await self._come(row, seat, mix)
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

    async def _come(self, row: MatchRow, seat: SeatRow, mix: str) -> None:
        """A seat is entered for the first time: only then its value counts, and if it is one."""
        seat = next(s for s in (await self._hub.stored(row.id))[1] if s.seat == seat.seat)
        counts = VALUE.fullmatch(mix) and row.terms.get("commitment") and row.outcome is None
        if row.terms.get("rated") and row.terms.get("commitment") and not counts:
            raise Refused("not_seated", "a rated match is entered with a value for its dice")
        wanted = Entry(row.id, 0, seat.seat, f"/mix {mix}", f"{seat.seat}!mix", now())
        entry = wanted if counts else None
        if not seat.came and await self._store.change_seat(seat, {"came": 1}, entry) and entry is not None:
            await self._hub.announce(row.id)

    async def _held(self, match: str, secret: str) -> tuple[MatchRow, SeatRow]:
        """The match and the seat that a token holds; `Refused` if it holds none."""
        number = await self.seat_of(match, secret)
        if number is None:
            raise Refused("not_seated", "this link opens no seat of this match")
        row, seats = await self._hub.stored(match)
        return row, next(seat for seat in seats if seat.seat == number)

    async def claim(
        self, match: str, seat: int, name: str, key: str = "", visitor: Visitor | None = None
    ) -> str:
        """Take an open seat; the token that holds it. The same key, or person, gets the same token again."""
        row, seats = await self._hub.stored(match)
        found = next((row for row in seats if row.seat == seat), None)
        if found is None:
            raise Unknown(f"there is no seat {seat}")
        person = visitor.person.id if visitor is not None else ""
        if row.terms.get("rated"):
            check_rival(person, seats)
        if visitor is not None:
            secret = own_token(root_of(row), seat, visitor.secret)
        else:
            secret = derived_token(match, seat, key) if key else token()
        if (key or visitor) and found.token and secrets.compare_digest(found.token, digest(secret)):
            return secret
        shown = tidy(name or (visitor.person.name if visitor else ""), f"Player {seat + 1}")
        who = f"{shown}\t{person}" if person else shown
        entry = Entry(match, 0, seat, f"/sit {who}", f"{seat}!sit", now())
        change = {"kind": "person", "name": shown, "token": digest(secret), "seen": now()}
        change |= {"person": person, "came": 0}
        if found.kind != "open" or not await self._store.change_seat(found, change, entry):
            raise Refused("not_seated", "this seat is taken")
        await self._hub.announce(match)
        return secret

    async def tokens(self, match: str, visitor: Visitor) -> dict[int, str]:
        """The tokens of a person's seats in a match, unless they were exchanged."""
        row, seats = await self._hub.stored(match)
        own = [own_token(root_of(row), seat.seat, visitor.secret) for seat in seats]
        by_digest = {digest(secret): secret for secret in own}
        mine = [seat for seat in seats if seat.person == visitor.person.id and seat.token in by_digest]
        return {seat.seat: by_digest[seat.token] for seat in mine}

    async def renew(self, match: str, secret: str) -> str:
        """A new token for an old one, which opens nothing from now on."""
        _, seat = await self._held(match, secret)
        new = token()
        if not await self._store.change_seat(seat, {"token": digest(new), "seen": now()}):
            raise Refused("not_seated", "this link opens no seat of this match")
        await self._revoked(match)
        return new

    async def leave(self, match: str, secret: str) -> None:
        """Give a seat up: its token becomes invalid, and during the match anyone may take the seat."""
        row, seat = await self._held(match, secret)
        _, seats = await self._hub.stored(match)
        if row.outcome is not None:
            await self._store.change_seat(seat, {"token": ""})
        elif row.terms.get("rated") and all(other.kind != "open" for other in seats):
            raise Refused("not_seated", "a rated match is played to its end: give up instead")
        else:
            entry = Entry(match, 0, seat.seat, "/leave", f"{seat.seat}!leave", now())
            gone = {"kind": "open", "name": "", "token": "", "person": ""}
            await self._store.change_seat(seat, gone, entry)
            await self._hub.announce(match)
        await self._revoked(match)

    async def _revoked(self, match: str) -> None:
        """Close the sockets of a revoked token, here and in the other processes."""
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
