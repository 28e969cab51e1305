"""Quick pairing: two people who want the same kind of game are put into one match.

The first one opens a match with an open seat and waits; the next one takes that seat. If two started to wait
at the same moment, the later one moves to the match of the earlier one. All of this is in the
store, so that it works across the servers of a cluster.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa
from msgspec import Struct

from battlewright.kernel.surface import Lobby, Scenario
from battlewright.server.clock import now
from battlewright.server.limits import TooMany
from battlewright.server.people import Visitor
from battlewright.server.room import Refused
from battlewright.server.store import GOES_WITH, META, SEATS, Unknown

if TYPE_CHECKING:
    from battlewright.server.hub import Hub

FRESH = 20.0  # seconds without a poll after which a player counts as gone
HELPER = "greedy"  # plays the seats beside each person where a side has several

WAITING = sa.Table(
    "waiting",
    META,
    sa.Column("match", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False, index=True),
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("person", sa.String(32), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),  # the open one
    sa.Column("since", sa.Float, nullable=False),
    sa.Column("seen", sa.Float, nullable=False),
    info={GOES_WITH: True},
)


class Paired(Struct, frozen=True):
    """A match and the person's seat in it; `waiting` until an opponent arrives."""

    match: str
    tokens: dict[int, str]
    waiting: bool


class _Waiting(Struct, frozen=True):
    match: str
    game: str
    rated: bool
    person: str
    seat: int
    since: float
    seen: float


class Pairing:
    """Those who wait, of all games."""

    def __init__(self, hub: Hub) -> None:
        """Of a hub."""
        self._hub, self._store = hub, hub.store

    async def seek(self, visitor: Visitor, game: str, rated: bool, refusal: Callable[[], str]) -> Paired:
        """A match with a waiting opponent, or a new one to wait in; repeated requests keep the entry alive.

        `refusal`: why no match may be opened, if there is a reason.
        """
        at = now()
        await self._sweep(at)
        own = await self._own(visitor.person.id)
        if own is not None and (own.game, own.rated) != (game, rated):
            await self.stop(visitor)
            own = None
        if own is not None:
            return await self._still(visitor, own, at)
        if found := await self._join(visitor, game, rated, at):
            return found
        if reason := refusal():
            raise TooMany(reason)
        return await self._wait(visitor, game, rated, at)

    async def stop(self, visitor: Visitor) -> None:
        """Stop waiting; the match is deleted if no one has joined."""
        own = await self._own(visitor.person.id)
        if own is not None:
            await self._drop(own)

    async def waiting(self) -> dict[str, int]:
        """How many wait for each game."""
        query = sa.select(WAITING.c.game, sa.func.count()).where(WAITING.c.seen > now() - FRESH)
        rows = query.group_by(WAITING.c.game)

        def work(connection: sa.Connection) -> dict[str, int]:
            return {str(game): int(count) for game, count in connection.execute(rows)}

        return await self._store.run(work)

    # --- steps ----------------------------------------------------------------------------------

    async def _still(self, visitor: Visitor, own: _Waiting, at: float) -> Paired:
        """Handle a repeated request of someone who is waiting."""
        _, seats = await self._hub.stored(own.match)
        tokens = await self._hub.seating.tokens(own.match, visitor)
        if all(seat.kind != "open" for seat in seats):
            await self._forget(own.match)
            return Paired(own.match, tokens, waiting=False)
        earlier = await self._join(visitor, own.game, own.rated, at, before=own)
        if earlier is not None:
            await self._drop(own)
            return earlier
        seen = WAITING.update().where(WAITING.c.match == own.match).values(seen=at)
        await self._store.run(lambda connection: connection.execute(seen))
        return Paired(own.match, tokens, waiting=True)

    async def _join(
        self, visitor: Visitor, game: str, rated: bool, at: float, before: _Waiting | None = None
    ) -> Paired | None:
        """Join the opponent who has waited longest."""
        same = (WAITING.c.game == game, WAITING.c.rated == rated, WAITING.c.person != visitor.person.id)
        query = sa.select(WAITING).where(*same, WAITING.c.seen > at - FRESH)
        if before is not None:
            earlier = sa.tuple_(WAITING.c.since, WAITING.c.match) < sa.tuple_(
                sa.literal(before.since), sa.literal(before.match)
            )
            query = query.where(earlier)
        for other in await self._found(query.order_by(WAITING.c.since).limit(5)):
            try:
                token = await self._hub.seating.claim(other.match, other.seat, "", visitor=visitor)
            except (Refused, Unknown):
                continue
            return Paired(other.match, {other.seat: token}, waiting=False)
        return None

    async def _wait(self, visitor: Visitor, game: str, rated: bool, at: float) -> Paired:
        """Open a match and wait in it."""
        found = self._hub.games[game]
        lobby = await self._hub.in_worker_thread(found.lobby, await self._hub.words(found, "en"))
        setup, seats, free = usual(lobby)
        terms = {"name": "", "rated": rated}
        row, tokens, _ = await self._hub.opening.match(game, setup, seats, terms, visitor=visitor)
        waiting = _Waiting(row.id, game, rated, visitor.person.id, free, at, at)
        values = {name: getattr(waiting, name) for name in waiting.__struct_fields__}
        await self._store.run(lambda connection: connection.execute(WAITING.insert(), values))
        return Paired(row.id, tokens, waiting=True)

    async def _drop(self, own: _Waiting) -> None:
        """Delete a waiting entry, and its match if no one has joined."""
        await self._forget(own.match)
        free = SEATS.update().where(SEATS.c.match == own.match, SEATS.c.kind == "open").values(kind="closed")
        if await self._store.run(
            lambda connection: connection.execute(free).rowcount
        ):  # nobody can take it now
            self._hub.rooms.pop(own.match, None)
            await self._store.delete(own.match)

    async def _sweep(self, at: float) -> None:
        """Forget those who have gone."""
        for gone in await self._found(sa.select(WAITING).where(WAITING.c.seen < at - 3 * FRESH).limit(20)):
            await self._drop(gone)

    async def _own(self, person: str) -> _Waiting | None:
        """The entry of a person who is waiting."""
        return next(iter(await self._found(sa.select(WAITING).where(WAITING.c.person == person))), None)

    async def _found(self, query: sa.Select[Any]) -> list[_Waiting]:
        def work(connection: sa.Connection) -> list[_Waiting]:
            return [_Waiting(**row) for row in connection.execute(query).mappings()]

        return await self._store.run(work)

    async def _forget(self, match: str) -> None:
        gone = WAITING.delete().where(WAITING.c.match == match)
        await self._store.run(lambda connection: connection.execute(gone))


def usual(lobby: Lobby) -> tuple[dict[str, Any], list[Mapping[str, Any]], int]:
    """The usual match of two people: its setup, its seats, and the one that is open.

    It is the first scenario, with the first Forces that are prepared for it; where a side has several seats,
    a computer plays those beside each person.
    """
    scenario = lobby.scenarios[0]
    teams = scenario.teams or ((0,), (1,))
    free = teams[1][0]
    seats: list[Mapping[str, Any]] = [
        {"kind": "computer", "agent": _helper(lobby)} for _ in range(sum(map(len, teams)))
    ]
    seats[teams[0][0]] = {"kind": "person", "mine": True}
    seats[free] = {"kind": "open"}
    setup: dict[str, Any] = {"scenario": scenario.id}
    if not scenario.teams:
        setup["players"] = len(seats)
    if not scenario.fixed and lobby.forces:
        setup["forces"] = _forces(scenario, len(seats))
    return setup, seats, free


def _helper(lobby: Lobby) -> str:
    return HELPER if HELPER in lobby.agents or not lobby.agents else lobby.agents[-1]


def _forces(scenario: Scenario, seats: int) -> list[str | None]:
    """A prepared Force for each seat, a different one for each where there are enough."""
    taken: list[str | None] = []
    for seat in range(seats):
        ready = scenario.seat_forces[seat] if seat < len(scenario.seat_forces) else scenario.forces
        taken.append(next((force for force in ready if force not in taken), next(iter(ready), None)))
    return taken
