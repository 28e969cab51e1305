"""Opening matches: what is checked before one begins, who sits where, and room for it in the store."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import TYPE_CHECKING, Any

import msgspec

from battlewright import __version__
from battlewright.agents import agent_names
from battlewright.kernel.game import Game, SetupError
from battlewright.kernel.rng import commitment
from battlewright.server.clock import now
from battlewright.server.dice import new_secret
from battlewright.server.entries import Entry
from battlewright.server.limits import TooMany, group_of, is_own
from battlewright.server.past import Past
from battlewright.server.past import entries as entries_of
from battlewright.server.people import Visitor
from battlewright.server.ratings import can_be_rated
from battlewright.server.record import Record
from battlewright.server.room import Refused
from battlewright.server.seating import check_rival, digest, own_token, root_of, tidy, token
from battlewright.server.store import MatchRow, SeatRow, Unknown, Which

if TYPE_CHECKING:
    from battlewright.server.hub import Hub

DAY = 86_400.0
MANY = 0.05  # of all matches that may be stored: who has opened more of them makes room itself
IDLE = 3_600.0  # seconds after which a game against the computer may make room for others


class Opening:
    """Opens matches and rematches of one hub."""

    def __init__(self, hub: Hub) -> None:
        """`start` reads the salt of the store."""
        self._hub = hub
        self._salt = ""

    async def start(self) -> None:
        """Read what addresses are hashed with."""
        self._salt = await self._hub.store.salt()

    async def match(
        self,
        game_name: str,
        setup: Mapping[str, Any],
        seats: list[Mapping[str, Any]],
        terms: Mapping[str, Any],
        *,
        public: bool = False,
        seed: str = "",
        who: str = "",
        visitor: Visitor | None = None,
        past: Past | None = None,
    ) -> tuple[MatchRow, dict[int, str], str]:
        """A new match: its row, the tokens of the seats the opener takes, and the token to watch.

        `seed`: that of a guide, which everybody may know; `who`: the address that asks for it;
        `visitor`: who opens it, and takes the seats that say `mine`; `past`: what was played before.
        """
        opener = self.opener_of(who)
        game, state = await self._checked(game_name, setup, len(seats), opener, who)
        watch, tokens, match = token(), dict[int, str](), secrets.token_hex(12)
        rows = self._seat_rows(match, game, state, seats, tokens, visitor)
        if terms.get("rated"):
            check_rated(rows, game.teams(state))
        seed, published = (seed, "") if seed else self._seed()
        told: list[Entry] = []
        if past is not None:
            told = list(entries_of(past, match, seed, now()))
            seed, terms = past.seed, dict(terms) | {"from": [past.origin, len(past.choices)]}
        fixed = {
            "commitment": published,
            "watch": digest(watch),
            "teams": [list(team) for team in game.teams(state)],
            "unfilled": sum(row.kind == "open" for row in rows),
        }
        row = MatchRow(
            id=match,
            game=game_name,
            setup=dict(setup),
            seed=seed,
            version=__version__,
            content=game.content_hash(setup),
            terms=dict(terms) | fixed,
            created=now(),
            public=public,
            rules=self._hub.lasting.rules(game_name),
            opener=opener,
        )
        await self._hub.store.create(row, rows, told)
        if any(seat.kind == "computer" for seat in rows):
            self._hub.bots.warm()
        return row, tokens, watch

    async def _checked(
        self, game_name: str, setup: Mapping[str, Any], seats: int, opener: str, who: str
    ) -> tuple[Game[Any], Any]:
        """The game and the state it begins with, if there is such a game and room for one more match."""
        if game_name not in self._hub.games:
            raise Unknown(f"no game {game_name!r}; there are: {', '.join(self._hub.games)}")
        await self.check_room(opener)
        check_size(setup, seats, self._hub.settings.setup_points)
        game = self._hub.games[game_name]
        return game, await self._hub.in_line(who, self._first_state, game, setup)

    def _seat_rows(
        self,
        match: str,
        game: Game[Any],
        state: Any,
        seats: Sequence[Mapping[str, Any]],
        tokens: dict[int, str],
        visitor: Visitor | None,
    ) -> list[SeatRow]:
        """The seats of a new match; the tokens of persons go into `tokens`."""
        wanted = game.seats(state)
        if len(seats) != len(wanted):
            raise Unknown(f"this setup has {len(wanted)} seats; {len(seats)} were described")
        names = agent_names(game.name)
        return [
            _seat_row(match, number, seat, tokens, names, visitor)
            for number, seat in zip(wanted, seats, strict=True)
        ]

    def _seed(self) -> tuple[str, str]:
        """What the dice and decks of a new match come from, and what is published of it."""
        if self._hub.settings.dice:
            return self._hub.settings.dice, ""
        seed = new_secret()
        return seed, commitment(seed)

    def _first_state(self, game: Game[Any], setup: Mapping[str, Any]) -> Any:
        """The state a setup begins with, off the loop: the first match on a map prepares it."""
        try:
            return game.new(setup, "check")
        except SetupError:
            raise
        except (TypeError, ValueError, LookupError, AttributeError) as error:
            raise SetupError(f"setup: something has the wrong shape: {error}") from None

    def opener_of(self, address: str) -> str:
        """What is stored of an address that opens a match; nothing of one of this machine."""
        if not address or is_own(address):
            return ""
        return sha256(f"{self._salt} {group_of(address)}".encode()).hexdigest()[:16]

    async def check_room(self, opener: str = "") -> None:
        """Refuse new matches at the limit.

        An opener of very many makes room with those of its own that are untouched for a week. Else
        matches without activity for `keep_days` are deleted first, then the oldest of those in which a
        person plays the computer and has not been seen for an hour, then those in which nobody has made a
        choice since yesterday; matches that people play never do.
        """
        if await self._hub.store.count() < self._hub.settings.matches:
            return
        at = now()
        present = {name for name, room in self._hub.rooms.items() if room.people}
        steps: list[tuple[float, Which, str]] = [
            (at - DAY * self._hub.settings.keep_days, "all", ""),
            (at - IDLE, "alone", ""),
            (at - DAY, "not begun", ""),
        ]
        if opener and await self._hub.store.count(opener) > MANY * self._hub.settings.matches:
            steps.insert(0, (at - 7 * DAY, "all", opener))
        for before, which, of in steps:
            gone = await self._hub.store.prune(before, which=which, but=present, opener=of)
            for name in gone:
                self._hub.rooms.pop(name, None)
            if gone:
                return
        raise TooMany("this server holds as many matches as it may; try again later")

    async def rematch(self, record: Record) -> None:
        """The same match with sides swapped, if it is not there yet; the same tokens hold the seats."""
        match = record.table.next_match
        if await self._hub.store.match(match) is not None:
            return
        order = record.game.swapped_seats(record.match.state)
        _, stored = await self._hub.stored(record.row.id)
        old = {seat.seat: seat for seat in stored}
        seats = [
            SeatRow(
                match,
                new,
                old[was].kind,
                _name_at(new, was, old[was].name),
                old[was].token,
                old[was].agent,
                record.table.orders.get(was, {}),
                person=old[was].person,
                came=0,
            )
            for new, was in enumerate(order)
        ]
        seed, published = self._seed()
        changed: dict[str, Any] = {"unfilled": sum(seat.kind == "open" for seat in seats), "guide": False}
        people = [seat.seat for seat in seats if seat.kind == "person"]
        changed |= {"expected": people if record.table.clocks else []}
        changed |= {"commitment": published, "root": root_of(record.row), "from": None}
        row = msgspec.structs.replace(
            record.row,
            id=match,
            seed=seed,
            terms=record.row.terms | changed,
            created=now(),
            outcome=None,
            told=0,
        )
        await self._hub.store.create(row, seats)


def _name_at(seat: int, before: int, name: str) -> str:
    """A name at another seat: one that was made from the number of the seat changes with it."""
    return f"Player {seat + 1}" if name == f"Player {before + 1}" else name


def check_size(setup: Mapping[str, Any], seats: int, most: int) -> None:
    """Refuse a match that is larger than this server can serve to all; `SetupError`."""
    points = setup.get("points")
    try:
        whole = int(points) * seats if isinstance(points, int | str) and str(points).isdecimal() else 0
    except ValueError:  # more digits than Python reads
        whole = most + 1
    if whole > most:
        raise SetupError(
            f"setup: {most} points in all are the most on this server, not {seats} times {points}"
        )


def check_rated(rows: Sequence[SeatRow], teams: Sequence[Sequence[int]]) -> None:
    """Refuse to rate a match that is not between two people; `SetupError`."""
    kinds, agents = [row.kind for row in rows], [row.agent for row in rows]
    if not can_be_rated(kinds, teams, agents):
        raise SetupError("rated matches are for two sides of one person each, with the same computers")
    for at, row in enumerate(rows):
        if row.kind == "person":
            try:
                check_rival(row.person, rows[:at])
            except Refused as refusal:
                raise SetupError(refusal.text) from None


def _seat_row(
    match: str,
    number: int,
    seat: Mapping[str, Any],
    tokens: dict[int, str],
    agents: tuple[str, ...],
    visitor: Visitor | None,
) -> SeatRow:
    """A seat of a new match; a person's token goes into `tokens`, its hash into the row."""
    name = tidy(str(seat.get("name") or ""))
    match seat.get("kind", "open"):
        case "computer":
            agent = str(seat.get("agent") or "greedy")
            if agent not in agents:
                raise Unknown(f"seat {number}: no computer player {agent!r}; there are: {', '.join(agents)}")
            return SeatRow(match, number, "computer", name or agent.title(), agent=agent)
        case "person":
            mine = visitor if seat.get("mine") else None
            tokens[number] = own_token(match, number, mine.secret) if mine else token()
            name = name or (mine.person.name if mine else "") or f"Player {number + 1}"
            person = mine.person.id if mine else ""
            return SeatRow(match, number, "person", name, digest(tokens[number]), person=person, came=0)
        case "open":
            return SeatRow(match, number, "open", "", came=0)
        case kind:
            raise Unknown(f"seat {number}: kind {kind!r} is none of person, computer, open")
