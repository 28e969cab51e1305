"""All rooms of this process: opening matches, taking seats, and everything that happens by itself.

After every choice the hub lets standing orders and computer opponents answer, watches the clocks,
and tells the other processes that the match has moved on.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import secrets
import time
from collections.abc import Mapping
from typing import Any

from battlewright import __version__
from battlewright.agents import AGENTS
from battlewright.games import CLASSES, load
from battlewright.kernel.game import Game
from battlewright.kernel.match import AGREE_DRAW, RESIGN
from battlewright.kernel.options import option_text
from battlewright.server import protocol
from battlewright.server.bots import Bots
from battlewright.server.bus import Bus, LocalBus, RedisBus
from battlewright.server.orders import checked
from battlewright.server.room import UNDO, Refused, Room, Seated
from battlewright.server.settings import Settings
from battlewright.server.store import MatchRow, SeatRow, Store


class TooMany(Exception):
    """A limit of the server is reached."""


class Unknown(LookupError):
    """No such match, seat, game or agent."""


def token() -> str:
    """An unguessable secret."""
    return secrets.token_urlsafe(24)


def digest(secret: str) -> str:
    """What is stored of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Hub:
    """The rooms of this process."""

    def __init__(self, settings: Settings) -> None:
        """Connects to the store; `start` begins to listen."""
        self.settings = settings
        self.store = Store(settings.database_url())
        self.bus: Bus = RedisBus(settings.redis) if settings.redis else LocalBus()
        self.bots = Bots(settings.bot_workers, settings.bot_seconds)
        self.games: dict[str, Game[Any]] = {name: load(name) for name in CLASSES}
        self.rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._running: dict[str, asyncio.Task[None]] = {}
        self._clock_task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Listen for news and watch the clocks."""
        await self.bus.start(self._hear)
        self._clock_task = asyncio.create_task(self._watch_clocks())

    async def stop(self) -> None:
        """Let go of everything."""
        tasks = [*self._running.values(), *([self._clock_task] if self._clock_task else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.bus.stop()
        self.bots.close()
        self.store.close()

    # --- matches --------------------------------------------------------------------------------

    async def open_match(
        self,
        game_name: str,
        setup: Mapping[str, Any],
        seats: list[Mapping[str, Any]],
        terms: Mapping[str, Any],
    ) -> tuple[MatchRow, dict[int, str], str]:
        """A new match: its row, the tokens of the seats the opener takes, and the token to watch."""
        if game_name not in self.games:
            raise Unknown(f"no game {game_name!r}; there are: {', '.join(self.games)}")
        if await self.store.count() >= self.settings.matches:
            raise TooMany("this server holds as many matches as it may; try again later")
        game = self.games[game_name]
        state = game.new(setup, "check")
        wanted = game.seats(state)
        if len(seats) != len(wanted):
            raise Unknown(f"this setup has {len(wanted)} seats; {len(seats)} were described")
        watch = token()
        row = MatchRow(
            id=secrets.token_hex(12),
            game=game_name,
            setup=dict(setup),
            seed=secrets.token_hex(16),
            version=__version__,
            content=game.content_hash(setup),
            terms=dict(terms) | {"watch": digest(watch)},
            created=time.time(),
        )
        tokens: dict[int, str] = {}
        rows = [
            self._seat_row(row.id, number, seat, tokens) for number, seat in zip(wanted, seats, strict=True)
        ]
        await self.store.create(row, rows)
        return row, tokens, watch

    def _seat_row(self, match: str, number: int, seat: Mapping[str, Any], tokens: dict[int, str]) -> SeatRow:
        kind = seat.get("kind", "open")
        name = str(seat.get("name") or "")[:40]
        match_kind = {"person", "computer", "open"}
        if kind not in match_kind:
            raise Unknown(f"seat {number}: kind {kind!r} is none of {', '.join(sorted(match_kind))}")
        if kind == "computer":
            agent = str(seat.get("agent") or "greedy")
            if agent not in AGENTS:
                raise Unknown(f"seat {number}: no computer player {agent!r}; there are: {', '.join(AGENTS)}")
            return SeatRow(match, number, "computer", name or agent.title(), agent=agent)
        if kind == "person":
            tokens[number] = token()
            return SeatRow(match, number, "person", name or f"Player {number + 1}", digest(tokens[number]))
        return SeatRow(match, number, "open", "")

    async def room(self, match: str) -> Room:
        """The room of a match, brought to the present."""
        room = self.rooms.get(match)
        if room is None:
            async with self._opening.setdefault(match, asyncio.Lock()):
                room = self.rooms.get(match) or await self._load(match)
            self._opening.pop(match, None)
        async with room.lock:
            await room.catch_up()
        return room

    async def _load(self, match: str) -> Room:
        row = await self.store.match(match)
        if row is None:
            raise Unknown("there is no such match")
        game = self.games[row.game]
        if row.version != __version__ or row.content != game.content_hash(row.setup):
            raise Unknown(
                f"this match was begun with version {row.version} and cannot go on with {__version__}"
            )
        self._make_room()
        room = Room(game, row, await self.store.seats(match), self.store)
        await room.catch_up()
        self.rooms[match] = room
        return room

    def _make_room(self) -> None:
        """Forget rooms nobody is in when there are too many."""
        if len(self.rooms) >= self.settings.live:
            for name in [n for n, room in self.rooms.items() if not room.people][: len(self.rooms) // 4 or 1]:
                del self.rooms[name]
        if len(self.rooms) >= self.settings.live:
            raise TooMany("too many matches are being played here at once; try again later")

    async def claim(self, match: str, seat: int, name: str) -> str:
        """Take an open seat; the token that holds it."""
        room = await self.room(match)
        if seat not in room.seats:
            raise Unknown(f"there is no seat {seat}")
        secret = token()
        if not await self.store.claim(match, seat, name[:40] or f"Player {seat + 1}", digest(secret)):
            raise Refused("not_seated", "this seat is taken")
        await self._refresh_seats(room)
        room.show_presence()
        await self.bus.tell(match)
        return secret

    async def _refresh_seats(self, room: Room) -> None:
        room.seats = {row.seat: row for row in await self.store.seats(room.row.id)}

    async def seat_of(self, match: str, secret: str) -> int | None:
        """The seat a token holds, None for someone who may watch; `Refused` for anyone else."""
        room = await self.room(match)
        hashed = digest(secret) if secret else ""
        for number, row in room.seats.items():
            if row.token and secrets.compare_digest(row.token, hashed):
                return number
        watch = room.row.terms.get("watch", "")
        if room.row.terms.get("public") or (secret and secrets.compare_digest(watch, hashed)):
            return None
        raise Refused("not_seated", "this link opens no seat of this match")

    # --- people ---------------------------------------------------------------------------------

    async def enter(self, match: str, person: Seated) -> Room:
        """Somebody sits down (or watches) and is shown everything."""
        room = await self.room(match)
        room.people.append(person)
        person.send(room.sync(person))
        room.show_presence()
        self.go_on(room)
        return room

    def leave(self, room: Room, person: Seated) -> None:
        """Somebody's socket has closed."""
        if person in room.people:
            room.people.remove(person)
            room.show_presence()

    async def choose(self, room: Room, seat: int, decision: int | None, text: str, key: str) -> int:
        """A choice of a seat: written, applied, shown, told; then things that go by themselves."""
        number = await room.choose(seat, decision, text, key)
        room.show(everything=text.startswith(UNDO))
        await self.bus.tell(room.row.id)
        self.go_on(room)
        return number

    async def undo(self, room: Room, seat: int, key: str) -> int:
        """Take back to before the seat's latest choice: alone at once, else by consent."""
        count = room.undo_count(seat)
        if not count:
            raise Refused("no_undo", "nothing can be taken back: dice or hidden cards were revealed")
        if not room.is_solo(seat):
            self._put_offer(room, seat, "undo")
            return room.number
        return await self.choose(room, seat, None, f"{UNDO} {count}", key)

    def _put_offer(self, room: Room, seat: int, what: str) -> None:
        room.offer = protocol.OfferView(seat, what)
        room.show_presence()

    async def offer(self, room: Room, seat: int, what: str) -> None:
        """Offer a draw, an undo or a rematch; or withdraw an own offer."""
        if what == "withdraw":
            if room.offer is None or room.offer.seat != seat:
                raise Refused("no_offer", "you have no offer on the table")
            room.offer = None
            room.show_presence()
            return
        if what == "rematch" and room.match.outcome is None:
            raise Refused("no_offer", "a rematch can be proposed when the match is over")
        if what != "rematch" and room.match.outcome is not None:
            raise Refused("over", "the match is over")
        if what == "undo" and not room.undo_count(seat):
            raise Refused("no_undo", "nothing can be taken back: dice or hidden cards were revealed")
        self._put_offer(room, seat, what)
        if room.is_solo(seat):
            await self._accept(room, room.offer_seat_of(seat), what, seat)

    async def answer(self, room: Room, seat: int, accept: bool) -> None:
        """Accept or decline what another seat offers."""
        offer = room.offer
        if offer is None or room.same_team(offer.seat, seat):
            raise Refused("no_offer", "there is no offer for you to answer")
        room.offer = None
        if accept:
            await self._accept(room, seat, offer.what, offer.seat)
        room.show_presence()

    async def _accept(self, room: Room, seat: int, what: str, by: int) -> None:
        room.offer = None
        match what:
            case "draw":
                await self.choose(room, seat, None, AGREE_DRAW, f"draw-{room.number}")
            case "undo":
                await self.choose(room, by, None, f"{UNDO} {room.undo_count(by)}", f"undo-{room.number}")
            case "rematch":
                await self._rematch(room)

    async def _rematch(self, room: Room) -> None:
        """The same match with sides swapped; the same tokens hold the swapped seats."""
        order = list(room.game.swapped_seats(room.match.state))
        old = room.seats
        row = MatchRow(
            id=secrets.token_hex(12),
            game=room.row.game,
            setup=room.row.setup,
            seed=secrets.token_hex(16),
            version=__version__,
            content=room.row.content,
            terms=room.row.terms,
            created=time.time(),
        )
        seats = [
            SeatRow(row.id, new, old[was].kind, old[was].name, old[was].token, old[was].agent)
            for new, was in enumerate(order)
        ]
        if await self.store.follow(room.row.id, row.id):
            await self.store.create(row, seats)
            room.next_match = row.id
        else:
            stored = await self.store.match(room.row.id)
            room.next_match = stored.next_match if stored else ""
        room.show_presence()
        await self.bus.tell(room.row.id)

    async def set_orders(self, room: Room, seat: int, orders: dict[str, str]) -> None:
        """Store standing orders and let them answer at once."""
        try:
            wanted = checked(room.game, orders)
        except ValueError as error:
            raise Refused("malformed", str(error)) from None
        await self.store.set_orders(room.row.id, seat, wanted)
        await self._refresh_seats(room)
        self.go_on(room)

    # --- what goes by itself --------------------------------------------------------------------

    def go_on(self, room: Room) -> None:
        """Let standing orders and computer opponents answer, in the background, one at a time."""
        running = self._running.get(room.row.id)
        if running is None or running.done():
            self._running[room.row.id] = asyncio.create_task(self._answer_all(room))

    async def _answer_all(self, room: Room) -> None:
        while room.match.outcome is None:
            made = await self._ordered_choice(room) or await self._bot_choice(room)
            if made is None:
                return
            seat, text, number = made
            with contextlib.suppress(Refused):
                await room.choose(seat, number, text, f"auto-{number}-{room.number}")
                room.show()
                await self.bus.tell(room.row.id)

    async def _ordered_choice(self, room: Room) -> tuple[int, str, int] | None:
        for seat in room.match.asked:
            row = room.seats[seat]
            if row.kind == "person" and row.orders:
                decision = room.game.decision(room.match.state, seat)
                option = room.game.ordered(room.match.state, seat, decision, row.orders)
                if option is not None:
                    return seat, option_text(option), room.asked_since[seat]
        return None

    async def _bot_choice(self, room: Room) -> tuple[int, str, int] | None:
        for seat in room.match.asked:
            row = room.seats[seat]
            if row.kind == "computer":
                since = room.asked_since[seat]
                view = room.game.view(room.match.state, seat)
                seed = f"{room.row.seed}-{seat}-{room.number}"
                text = await self.bots.choose(room.game, row.agent, seed, view, seat)
                return seat, text, since
        return None

    async def _hear(self, match: str) -> None:
        """Another process has news of a match somebody here is in."""
        room = self.rooms.get(match)
        if room is None:
            return
        await self._refresh_seats(room)
        row = await self.store.match(match)
        room.next_match = row.next_match if row else ""
        async with room.lock:
            before = len(room.log)
            moved = await room.catch_up()
        if moved:
            room.show(everything=len(room.log) < before)
        else:
            room.show_presence()

    async def _watch_clocks(self) -> None:
        """A seat whose time has run out gives up."""
        while True:
            await asyncio.sleep(0.5)
            for room in list(self.rooms.values()):
                for seat in room.out_of_time():
                    with contextlib.suppress(Refused):
                        await self.choose(room, seat, None, RESIGN, f"clock-{room.number}")
