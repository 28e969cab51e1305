"""All rooms of this process: loading matches, letting people in, and carrying out what they do.

Every act is written to the record of its match before it is shown to anyone. `opening` opens matches,
`seating` gives seats, `acts` checks what may be done, `autopilot` makes the moves of computer opponents,
standing orders and clocks.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

import msgspec

from battlewright.games import CLASSES, load
from battlewright.kernel.decisions import IllegalChoice
from battlewright.kernel.game import Game
from battlewright.kernel.narration import Narrator
from battlewright.kernel.options import UnreadableOption
from battlewright.server.absence import Absence
from battlewright.server.allowances import Allowances
from battlewright.server.alone import Alone
from battlewright.server.autopilot import Autopilot
from battlewright.server.bots import Bots, Workers
from battlewright.server.bus import EVERYTHING, Bus, LocalBus, RedisBus
from battlewright.server.clock import now
from battlewright.server.doors import MATCH_ID
from battlewright.server.entries import Entry
from battlewright.server.figures import Figures
from battlewright.server.health import Health
from battlewright.server.lasting import Ended, Lasting
from battlewright.server.limits import Lines, Spending, TooMany, group_of
from battlewright.server.opening import Opening
from battlewright.server.outage import Heart
from battlewright.server.pairing import Pairing
from battlewright.server.people import People
from battlewright.server.ratings import Ratings
from battlewright.server.record import Record, prepare
from battlewright.server.room import Refused, Room
from battlewright.server.seating import REVOKED, Seating
from battlewright.server.settings import Settings
from battlewright.server.shown import Person
from battlewright.server.store import MatchRow, SeatRow, Store, Unknown
from battlewright.server.turns import Turns
from battlewright.server.watch import Watch

LOG = logging.getLogger("battlewright.server")
T = TypeVar("T")
PIECE = 50  # entries that are played again without a break


class Hub:
    """The rooms of this process."""

    def __init__(self, settings: Settings, games: Mapping[str, Game[Any]] | None = None) -> None:
        """Connects to the store; `start` begins to listen. `games`: other games than the shipped ones."""
        self.settings = settings
        self._lock = Alone(settings.database_file())
        self.store = Store(settings.database_url())
        self.health = Health(self.store)
        self.bus: Bus = RedisBus(settings.redis) if settings.redis else LocalBus()
        self._alone = not settings.redis
        self.figures = Figures()
        self.bots = Bots(
            settings.bot_workers,
            settings.bot_seconds,
            tell=self.figures.thoughts.observe,
            cores=settings.bot_cores,
        )
        self.readers = Workers(1, extra=1)  # of replays
        self.coaches = Workers(1, extra=1)  # for hints and analyses
        self.draughtsmen = Workers(1)  # for the map maker
        self.games = dict(games) if games is not None else {name: load(name) for name in CLASSES}
        for game in self.games.values():
            prepare(game)
        self.spending = Spending(settings.loop_share)
        self._lines = Lines(0)  # for the worker thread; sockets and requests are counted already
        self._worker_thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="worker")
        self.rooms: dict[str, Room] = {}
        self.previewers = Workers(1, extra=1)  # of odds, and of why something cannot be done
        self.allowances = Allowances(settings)
        self.seating = Seating(self)
        self.opening = Opening(self)
        self.autopilot = Autopilot(self)
        self.lasting = Lasting(self)
        self.people = People(self.store, settings.people, settings.keep_days)
        self.ratings = Ratings(self.store)
        self.pairing = Pairing(self)
        self.turns = Turns(self)
        self.watch = Watch(self)
        self.heart = Heart(self.store, self.hear_of_decrees, self._note_outages)
        self.absence = Absence(self)
        self.banned: frozenset[str] = frozenset()
        self._words: dict[tuple[str, str, str], Narrator] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._heard: set[str] = set()  # matches with a pending notification
        self._tasks: set[asyncio.Task[Any]] = set()

    async def start(self) -> None:
        """Subscribe to changes from other processes and start the autopilot."""
        await self.opening.start()
        await self.bus.start(self.hear)
        if self.store.shared:
            self.watch.start()
        await self.heart.start()
        self.absence.start()
        self.figures.start()
        await self.lasting.start()
        self.autopilot.start()
        self.turns.start()

    async def stop(self) -> None:
        """Shut down; pending writes are finished first."""
        await self.autopilot.stop()
        await self.turns.stop()
        await self.watch.stop()
        await self.absence.stop()
        await self.figures.stop()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.lasting.stop()
        await self.heart.stop()
        await self.bus.stop()
        await self.bots.close()
        await self.readers.close()
        await self.coaches.close()
        await self.previewers.close()
        await self.draughtsmen.close()
        self._worker_thread.shutdown(wait=True, cancel_futures=True)
        await self.store.close()
        self._lock.give_up()

    async def problem(self) -> str:
        """Why moves cannot be stored just now; empty if they can."""
        return await self.health.problem()

    def keep(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run a coroutine in the background; errors are logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._forget)
        return task

    def _forget(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Refused):
            LOG.error("a background task failed", exc_info=error)

    async def in_worker_thread(self, work: Callable[..., T], *arguments: Any) -> T:
        """Run slow work off the event loop, one job at a time.

        A single thread: more would not be faster, and msgspec crashes if two threads use a Struct type for
        the first time at once.
        """
        return await asyncio.get_running_loop().run_in_executor(self._worker_thread, work, *arguments)

    async def in_line(self, who: str, work: Callable[..., T], *arguments: Any) -> T:
        """The same for an address: of each one job at a time waits for the thread; `TooMany` in the end."""
        try:
            async with asyncio.timeout(self.settings.load_seconds), self._lines.place(who):
                return await self.in_worker_thread(work, *arguments)
        except TimeoutError:
            raise TooMany("this server is busy; try again later") from None

    async def in_turns(self, who: str, work: Iterator[T | None]) -> T:
        """The same for long work, in pieces: between two of them the thread is there for others."""
        found: T | None = None
        try:
            async with asyncio.timeout(self.settings.load_seconds), self._lines.place(who):
                while found is None:
                    found = await self.in_worker_thread(next, work)
                return found
        except TimeoutError:
            raise TooMany("this server is busy; try again later") from None

    async def words(self, game: Game[Any], language: str) -> Narrator:
        """The narrator of a game in a language; language files are read off the event loop."""
        key = (game.name, game.folder, language)
        if key not in self._words:
            self._words[key] = await self.in_worker_thread(game.narrator, language)
        return self._words[key]

    # --- matches --------------------------------------------------------------------------------

    async def room(self, match: str, who: str = "") -> Room:
        """The room of a match, up to date with the store."""
        while True:
            room = self.rooms.get(match) or await self._opened(match, who)
            async with room.turn:
                await room.catch_up()
                if self.rooms.get(match) is room:
                    return room

    async def _opened(self, match: str, who: str) -> Room:
        lock = self._opening.setdefault(match, asyncio.Lock())
        try:
            async with lock:
                return self.rooms.get(match) or await self._load(match, who)
        finally:
            if not lock.locked():
                self._opening.pop(match, None)

    async def _load(self, match: str, who: str) -> Room:
        row, game = await self.lasting.playable(*await self.stored(match), who)
        _, seats = await self.stored(match)
        snapshot, entries = await self.store.snapshot(match), await self.store.entries(match)
        try:
            record = await self.in_turns(who, _restored(game, row, seats, snapshot, entries))
        except (IllegalChoice, UnreadableOption) as error:
            LOG.error("match %s cannot be loaded: %s", match, error)
            raise Ended(row) from None
        await self.heart.note(record)
        if record.table.next_match:  # these two repair what a crashed process left undone
            await self.opening.rematch(record)
        if record.outcome is not None and row.outcome is None:
            await self._note_outcome(record)
        self._forget_empty_rooms()
        room = self.rooms[match] = Room(record, self.store)
        room.told = row.told
        return room

    def _forget_empty_rooms(self) -> None:
        """Unload idle rooms at the limit; rooms with people or pending work stay."""
        if len(self.rooms) < self.settings.live:
            return
        idle = [n for n, room in self.rooms.items() if not room.people and not room.turn.taken]
        idle = [name for name in idle if not self.autopilot.is_busy(name)]
        for name in idle[: len(self.rooms) // 4 or 1]:
            del self.rooms[name]
        if len(self.rooms) >= self.settings.live:
            raise TooMany("too many matches are being played here at once; try again later")

    def put_to_sleep(self) -> None:
        """Unload matches without connections and recent activity."""
        before = now() - self.settings.sleep_seconds
        for name, room in list(self.rooms.items()):
            idle = not room.people and not room.turn.taken and not self.autopilot.is_busy(name)
            kept = room.record.outcome is not None or not room.wants_snapshot(1)
            if idle and kept and room.record.table.last_at < before:
                del self.rooms[name]

    async def _note_outages(self) -> None:
        """The store is back: exclude the outage from all clocks."""
        for room in [room for room in self.rooms.values() if room.record.table.clocks]:
            await room.note_outages(self.heart)

    async def hear_of_decrees(self) -> None:
        """Carry out what an administrator has decided: addresses are banned, matches closed."""
        playing = [name for name, room in self.rooms.items() if room.record.outcome is None]
        self.banned, closed = await self.store.decreed(playing)
        for room in list(self.rooms.values()):
            for person in [p for p in room.people if group_of(p.address) in self.banned]:
                person.hang_up("this address may not come in")
        for name in closed:
            room = self.rooms.pop(name)
            if room.record.outcome is None:
                for person in list(room.people):
                    person.hang_up("")

    def lets_in(self, address: str) -> bool:
        """Whether an address is not banned."""
        return not self.banned or group_of(address) not in self.banned

    async def stored(self, match: str) -> tuple[MatchRow, list[SeatRow]]:
        """A match as it is stored."""
        if not MATCH_ID.fullmatch(match):
            raise Unknown("there is no such match")
        found = await self.store.match(match)
        if found is None:
            raise Unknown("there is no such match")
        return found

    # --- people ---------------------------------------------------------------------------------

    async def announce(self, match: str) -> None:
        """An entry was written without its room: update this process and the others."""
        if match in self.rooms:
            await self._on_change(match)
        self.bus.publish(match)

    async def enter(self, match: str, person: Person) -> Room:
        """Add a connection to a room and send it everything."""
        while (room := await self.room(match, person.address)).has_changes():
            await self._show_pending(room)
        if room.record.game.folder:  # it is played with cards of its own
            person.words = await self.words(room.record.game, person.language)
        room.enter(person)
        self.turns.look(room)
        await self._expect_no_more(room, person.seat)
        self.autopilot.resume(room)
        return room

    async def _expect_no_more(self, room: Room, seat: int | None) -> None:
        """A player of a rematch has come; the clocks begin when all have."""
        if seat is not None and seat in room.record.table.expected:
            await room.write(seat, f"{seat}!come", lambda: "/come")
            room.show_changes()

    async def refresh(self, room: Room) -> None:
        """Look whether the store has anything that this process has missed."""
        try:
            async with room.turn:
                await room.catch_up()
        except Exception as error:
            LOG.warning("match %s: the store cannot be read: %s", room.record.row.id, error)
        await self._show_pending(room)

    def leave(self, room: Room, person: Person) -> None:
        """Remove a connection whose socket has closed."""
        room.leave(person)

    # --- acts -----------------------------------------------------------------------------------

    async def act(self, room: Room, seat: int, key: str, text_of: Callable[[], str]) -> int:
        """Write an act of a seat, show the result, resume automatic moves; the `seq` of its entry."""
        moves = room.moves
        if not self.heart.is_well:
            await self._recover()
        try:
            number, new = await room.write(seat, key, text_of)
        except Refused:
            await self._show_pending(room)
            raise
        if new:
            self.figures.acts += 1
            await self._carry_on(room, moves)
        else:
            await self._show_pending(room)
        return number

    async def _recover(self) -> None:
        """Something could not be stored: see whether the store is back before anybody moves on."""
        try:
            await self.heart.beat()
        except Exception as error:
            LOG.warning("the store is still gone: %s", error)
            raise Refused("unavailable", "this could not be stored; try again") from None

    async def _show_pending(self, room: Room) -> None:
        """Show entries that others have written in the meantime, after applying standing orders."""
        if room.has_changes():
            await self.autopilot.apply_orders(room)
            room.show_changes()
            self.autopilot.resume(room)

    def try_choose(
        self,
        room: Room,
        seat: int,
        key: str,
        decision: int,
        option: str,
        done: Callable[[int | None], None],
    ) -> bool:
        """`act` without a task, for a choice that waits only for the disk; False if it needs more.

        `done` is called with the `seq` of the entry once all clients have been sent the result; with None if
        the caller has to fall back to `act`.
        """
        if not self.heart.is_well:
            return False
        return room.try_choose(seat, key, decision, option, partial(self._chosen, room, done))

    def _chosen(self, room: Room, done: Callable[[int | None], None], seq: int | None) -> None:
        """A choice has been applied, unless `seq` is None: show the result."""
        self.figures.acts += seq is not None
        if seq is None or self._finish_inline(room):
            done(seq)
        else:
            carried_on = self.keep(self._carry_on(room, None))
            carried_on.add_done_callback(lambda _: done(seq))

    def _finish_inline(self, room: Room) -> bool:
        """Finish a choice without a task, if nothing has to be awaited; False if something has."""
        record, table = room.record, room.record.table
        if table.orders or table.next_match or record.outcome is not None or not self._alone:
            return False
        room.show()
        self.turns.look(room)
        self._snapshot(room)
        if record.computers or table.offer is not None:
            self.autopilot.resume(room)
        return True

    async def _carry_on(self, room: Room, moves: tuple[int, int] | None) -> None:
        """Finish an act: apply standing orders, send updates, save snapshot or outcome.

        `moves` are the room's before the act; None where the act was a choice, which always makes a move.
        """
        await self.autopilot.apply_orders(room)
        record = room.record
        if record.table.next_match and record.outcome is not None:
            await self.opening.rematch(record)
        room.show_changes()
        self.turns.look(room)
        if record.outcome is not None and room.moves != moves:
            await self._note_outcome(record)
        else:
            self._snapshot(room)
        self.autopilot.resume(room)
        self.bus.publish(record.row.id)

    def _snapshot(self, room: Room) -> None:
        """Save a snapshot in the background, if one is due."""
        if room.wants_snapshot(self.settings.snapshot_every):
            self.keep(self.save_snapshot(room))

    async def _note_outcome(self, record: Record) -> None:
        outcome = msgspec.to_builtins(record.outcome, str_keys=True)
        await self.store.finish(record.row.id, outcome)
        row, seats = await self.stored(record.row.id)
        await self.ratings.note(row, seats, outcome)

    async def save_snapshot(self, room: Room) -> None:
        """Save a snapshot of a room."""
        record = room.record
        number, data = record.table.number, record.snapshot()
        room.snapshot_at = number
        await self.store.save_snapshot(record.row.id, number, data)

    def hear(self, match: str) -> None:
        """Handle a notification about a match, or about all of them."""
        for name in list(self.rooms) if match == EVERYTHING else [match]:
            if name not in self._heard:
                self._heard.add(name)
                self.keep(self._on_change(name))

    async def _on_change(self, match: str) -> None:
        """A match has changed in another process or without its room."""
        self._heard.discard(match)
        room = self.rooms.get(match.removesuffix(REVOKED))
        if room is None:
            return
        try:
            if match.endswith(REVOKED):
                await self.seating.check_people(room)
            async with room.turn:
                await room.catch_up()
        except Exception as error:  # the store is gone for a moment; `watch` or a `resync` asks again
            LOG.warning("match %s: what others did cannot be read: %s", room.record.row.id, error)
            return
        await self.autopilot.apply_orders(room)
        room.show_changes()


def _restored(
    game: Game[Any], row: MatchRow, seats: list[SeatRow], snapshot: bytes | None, entries: list[Entry]
) -> Iterator[Record | None]:
    """A record from what is stored, from the snapshot on or from the beginning; None after each piece."""
    record = Record(game, row, seats)
    if snapshot is not None:
        try:
            record.resume(snapshot, entries)
        except (msgspec.MsgspecError, KeyError) as error:
            LOG.warning("match %s: its snapshot cannot be used (%s); all choices are played", row.id, error)
            record = Record(game, row, seats)
    for entry in entries:
        if entry.number > record.table.number:
            record.apply(entry)
            if entry.number % PIECE == 0:
                yield None
    yield record
