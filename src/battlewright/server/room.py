"""A room: the record of a match as this process knows it, and the people at its table.

The store is the source of truth; a room is a replica that catches up from it. An act is validated,
written, applied and only then acknowledged. Only views and redacted events are sent (`shown`).
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from time import perf_counter
from typing import Any

import msgspec

from battlewright.kernel.decisions import Decision, IllegalChoice
from battlewright.kernel.options import Option, UnreadableOption, option_text
from battlewright.server import guiding, protocol
from battlewright.server.clock import now
from battlewright.server.entries import Conflict, Entry
from battlewright.server.limits import Throttle
from battlewright.server.outage import Heart
from battlewright.server.record import Record
from battlewright.server.shown import Person, Shown, plain
from battlewright.server.store import Store
from battlewright.server.talk import BURST, PER_SECOND
from battlewright.server.turn import Turn

LOG = logging.getLogger("battlewright.server")
LONGEST = 20_000  # entries of a match
ENDING = ("/resign", "/offer draw", "/accept", "/decline", "/withdraw")
encode = msgspec.json.Encoder().encode


class Refused(Exception):
    """A message that changes nothing."""

    def __init__(self, code: protocol.Code, text: str) -> None:
        """`code` is stable, `text` is for people."""
        super().__init__(text)
        self.code, self.text = code, text


class Room:
    """One match in this process."""

    def __init__(self, record: Record, store: Store) -> None:
        """Around a record that has just been loaded."""
        self.record, self.store = record, store
        self.shown = Shown(record)
        self.people: list[Person] = []
        self.turn = Turn()
        self.snapshot_at = record.table.number
        self._shown_moves = (-1, -1)  # the position that was sent last
        self._seats: msgspec.Raw | None = None  # the seats as sent last; None: they have changed
        self._told_seats: msgspec.Raw | None = None  # as everybody here was sent them last
        self._hurried: set[int] = set()  # computers whose thinking time is cut short, as announced
        self.turns: frozenset[tuple[int, int]] | None = None  # the moves that are owed, as noted (`turns`)
        self.told = 0  # choices in its story (`lasting`)
        self._spoken = record.spoken  # of what was said, as everybody here was told
        self._speech: dict[int, Throttle] = {}
        self._spent = 0.0  # seconds of the event loop (`take_spent`)
        self._must_reread = False  # a write failed: reread the store before the next one

    @property
    def moves(self) -> tuple[int, int]:
        """Changes whenever the position does."""
        return self.record.moves

    def wants_snapshot(self, every: int) -> bool:
        """Whether enough has happened since the last snapshot, and nothing can be taken back just now."""
        return self.record.table.number - self.snapshot_at >= every and self.record.match.undoable == 0

    # --- writing --------------------------------------------------------------------------------

    async def catch_up(self) -> bool:
        """Apply the entries of the store that are new to this process; True if there were any."""
        entries = await self.store.entries(self.record.row.id, self.record.table.number)
        for entry in entries:
            self._apply(entry)
        self._must_reread = False
        return bool(entries)

    async def write(self, seat: int, key: str, text_of: Callable[[], str]) -> tuple[int, bool]:
        """Write an entry and apply it: its `seq`, and whether it is new (a known key is not).

        `text_of` checks whether it can be done, and is asked again after every change by others.
        """
        async with self.turn:
            if self._must_reread:
                await self._reread()
            for _ in range(10):
                known = self.record.keys.get(key)
                if known is not None:
                    return known, False
                entry = self._entry(seat, key, text_of())
                if await self._append(entry):
                    self._apply(entry)
                    return self.record.table.seq, True
                await self._reread()
        raise Refused("unavailable", "the match is busy; try again")

    def try_choose(
        self, seat: int, key: str, decision: int, option: str, done: Callable[[int | None], None]
    ) -> bool:
        """`write` a choice without a task, if it waits for nothing but the disk; False if it needs more.

        `done` is called with the `seq` of the entry once it is applied; with None if the caller has to fall
        back to `write`.
        """
        if self._must_reread or key in self.record.keys or not self.turn.take():
            return False
        try:
            entry = self._entry(seat, key, self.checked_choice(seat, decision, option))
        except BaseException:
            self.turn.give()
            raise
        self.store.write(entry, partial(self._written, entry, done))
        return True

    def _written(self, entry: Entry, done: Callable[[int | None], None], error: Exception | None) -> None:
        """Called when a choice has been committed, or could not be written."""
        try:
            if error is None:
                self._apply(entry)
        finally:
            self._must_reread = error is not None
            if error is not None and not isinstance(error, Conflict):
                self.store.doubted = True
            self.turn.give()
        done(None if self._must_reread else self.record.table.seq)

    def _entry(self, seat: int, key: str, text: str) -> Entry:
        record = self.record
        if record.table.number >= LONGEST and text not in ENDING:
            raise Refused("unavailable", "this match has become too long; agree on a draw, or give up")
        at = int(now() * 1000) / 1000
        return Entry(record.row.id, record.table.number + 1, seat, text, key, at)

    def _apply(self, entry: Entry) -> None:
        """An entry takes effect; a choice is checked against the decision its seat was shown, if it was."""
        started = perf_counter()
        self.record.apply(entry, self.shown.known_decision(entry.seat))
        self.shown.refresh()
        self._spent += perf_counter() - started
        if entry.text.startswith(("/sit", "/leave", "/come")):
            self._seats = None

    async def _append(self, entry: Entry) -> bool:
        """Write an entry; False if another process has written this number."""
        try:
            await self.store.append(entry)
        except Conflict:
            return False
        except Exception:
            LOG.exception("match %s: entry %s could not be written", entry.match, entry.number)
            self._must_reread = self.store.doubted = True
            raise Refused("unavailable", "this could not be stored; try again") from None
        return True

    async def note_outages(self, heart: Heart) -> None:
        """Exclude an outage from all clocks, and show it."""
        async with self.turn:
            await self.catch_up()
            noted = await heart.note(self.record)
        if noted:
            self.shown.refresh()
            self.show_presence()

    async def _reread(self) -> None:
        try:
            await self.catch_up()
        except Exception:
            LOG.exception("match %s: the store cannot be read", self.record.row.id)
            raise Refused("unavailable", "the store cannot be reached; try again") from None

    # --- checking -------------------------------------------------------------------------------

    def check_going(self) -> None:
        """Refuse what needs a match that is not over."""
        if self.record.outcome is not None:
            raise Refused("over", "the match is over")

    def checked_choice(self, seat: int, decision: int, text: str) -> str:
        """A choice in its stable text form, if it answers the present question with an offered option."""
        record = self.record
        self.check_going()
        since = record.table.asked_since.get(seat)
        if since is None:
            raise Refused("not_asked", "it is not your decision now")
        if (led := record.led) is not None and guiding.is_held(led, seat):
            raise Refused("not_asked", "the guide goes on by itself here")
        if record.waits:
            raise Refused("not_asked", "the match begins when everybody is there")
        if decision != since:
            raise Refused("stale", "this answers another question than the present one")
        return plain(self.offered(seat, text)).text

    def offered(self, seat: int, text: str) -> Option:
        """An offered option by its text form."""
        try:
            option = self.record.option(text)
        except UnreadableOption as error:
            raise Refused("malformed", str(error)[:200]) from None
        decision = self.shown.known_decision(seat) or self.decision(seat)
        if option not in decision.options:
            raise Refused("not_offered", f"{option_text(option)!r} is not offered now")
        return option

    def decision(self, seat: int) -> Decision:
        """What a seat is asked; `Refused` if it is not asked."""
        try:
            return self.shown.decision(seat)
        except IllegalChoice:
            raise Refused("not_asked", "it is not your decision now") from None

    def may_speak(self, seat: int) -> bool:
        """Whether a seat may say one more thing now."""
        return self._speech.setdefault(seat, Throttle(PER_SECOND, BURST)).allows()

    # --- people ---------------------------------------------------------------------------------

    def enter(self, person: Person) -> None:
        """Add a connection and send it everything."""
        self.people.append(person)
        self._seats = None
        self.show_all_to(person)
        if self.record.said:
            person.send(encode(protocol.Talk(self.record.said)))
        if self._hurried:
            person.send(encode(protocol.Thinking(-1, tuple(sorted(self._hurried)))))
        self.show_presence()

    def leave(self, person: Person) -> None:
        """Remove a connection."""
        if person in self.people:
            self.people.remove(person)
            self.shown.forget({other.sight for other in self.people})
            self._seats = None
            self.show_presence()

    # --- showing --------------------------------------------------------------------------------

    def has_changes(self) -> bool:
        """Whether the position has changed since it was sent last."""
        return self.moves != self._shown_moves

    def show_changes(self) -> None:
        """Send everyone the position if it has changed, otherwise who is present."""
        if self.has_changes():
            self.show()
        else:
            self.show_presence()

    def show(self) -> None:
        """Send an update to everyone at the table."""
        started = perf_counter()
        self._shown_moves = self.moves
        seats, shown, rewinds = self._seats_shown(), self.shown, self.record.table.rewinds
        seats_changed, self._told_seats = seats is not self._told_seats, seats
        for person in list(self.people):
            if person.rewinds != rewinds:  # an undo invalidated what it was sent
                person.send(shown.sync(person, seats))
            else:
                person.send(shown.news(person, seats, seats_changed))
        shown.let_go()
        self._show_talk()
        self._spent += perf_counter() - started

    def take_spent(self) -> float:
        """The time of the event loop that acts and showing them have taken since this was asked last."""
        spent, self._spent = self._spent, 0.0
        return spent

    def show_all_to(self, person: Person, key: str = "") -> None:
        """Send everything to one connection; `key` is that of its request, if it made one."""
        started = perf_counter()
        person.send(self.shown.sync(person, self._seats_shown(), key))
        self._spent += perf_counter() - started

    def show_presence(self) -> None:
        """Send who is present and what is offered."""
        table = self.record.table
        seats: Any = self._seats_shown()
        self._told_seats = seats
        message = protocol.Presence(table.seq, seats, self.shown.offer(), table.next_match)
        data = encode(message)
        for person in list(self.people):
            person.send(data)
        self._show_talk()

    def _show_talk(self) -> None:
        """Send everyone what was said, if anything new was."""
        if self.record.spoken != self._spoken:
            self._spoken = self.record.spoken
            data = encode(protocol.Talk(self.record.said))
            for person in list(self.people):
                person.send(data)

    def show_hurry(self, seat: int, *, hurried: bool) -> None:
        """Notify all players when a computer starts or stops getting less time than it should."""
        if hurried != (seat in self._hurried):
            self._hurried ^= {seat}
            self.show_thinking(seat)

    def show_thinking(self, seat: int) -> None:
        """Notify all players that a computer is thinking."""
        data = encode(protocol.Thinking(seat, tuple(sorted(self._hurried))))
        for person in list(self.people):
            person.send(data)

    @property
    def address(self) -> str:
        """One of the addresses of the players; empty while no one is connected."""
        return next((person.address for person in self.people if person.seat is not None), "")

    def seats(self) -> tuple[protocol.SeatView, ...]:
        """Who sits where, and who is connected."""
        record = self.record
        teams = record.game.teams(record.match.state)
        return seat_views(record, teams, {person.seat for person in self.people})

    def _seats_shown(self) -> msgspec.Raw:
        """The seats as JSON; encoded again when they change, or while a clock runs."""
        if self._seats is None or self.record.table.clocks:
            self._seats = msgspec.Raw(encode(self.seats()))
        return self._seats


def seat_views(
    record: Record, teams: tuple[tuple[int, ...], ...], present: set[int | None]
) -> tuple[protocol.SeatView, ...]:
    """The seats of a match, with who is present."""
    team_of = {seat: team for team, seats in enumerate(teams) for seat in seats}
    return tuple(
        protocol.SeatView(
            seat=number,
            team=team_of.get(number, number),
            kind=row.kind,  # type: ignore[arg-type]
            name=row.name,
            here=row.kind == "computer" or number in present,
            clock=record.clock(number),
            person=row.person,
            expected=number in record.table.expected,
        )
        for number, row in sorted(record.seats.items())
    )
