"""A match rebuilt from its record: the game in play, and everything else that was done at the table.

The record is the list of stored entries. An entry is a choice in its text form, or an act at the
table, which begins with a slash:

    /resign             the seat gives up
    /undo N             the latest N choices are taken back
    /offer WHAT         a draw, an undo or a rematch is offered
    /withdraw           the own offer is taken back
    /decline            the offer is declined
    /accept [MATCH]     the offer is accepted; MATCH is the id of the rematch
    /orders JSON        standing orders of the seat
    /sit NAME [PERSON]  somebody takes an open seat; after a tab, who it is (`people`)
    /leave              the seat is given up and open again
    /come               a player of a rematch is there: the clocks begin when all are
    /outage FROM TO     between these times no server was there: that is nobody's time
    /guide ON           the guide is left (`off`) or taken up again (`on`)
    /mix VALUE          a value that the seat adds to the seed (`dice`)
    /say PHRASE         something said to everybody; a free text begins with a quotation mark (`talk`)

Whoever applies the same entries in the same order knows the same match. Nothing here waits, stores
or sends.
"""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any, Literal, Union

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from battlewright.guides import Course, Guide, guide_of
from battlewright.kernel.decisions import Decision
from battlewright.kernel.events import Event
from battlewright.kernel.game import Game
from battlewright.kernel.match import AGREE_DRAW, MIX, RESIGN, Choice, Match
from battlewright.kernel.options import Option, OptionReader, option_text
from battlewright.server.clock import now
from battlewright.server.entries import Entry
from battlewright.server.protocol import SaidView
from battlewright.server.store import MatchRow, SeatRow
from battlewright.server.talk import SHOWN, is_talk, said

Offerable = Literal["draw", "undo", "rematch"]


class Offered(Struct, frozen=True):
    """An offer on the table; its id is the `seq` of its entry. Some sides may have agreed before others."""

    id: int
    seat: int
    what: Offerable
    accepted: tuple[int, ...] = ()


class Table(Struct):
    """Everything about a match that is not in the state of its game. Plain data."""

    number: int = 0  # of the latest entry
    seq: int = 0  # the number clients see: hidden entries do not count
    rewinds: int = 0  # how often something was taken back
    effective: list[int] = []  # numbers of the choices that stand
    asked_since: dict[int, int] = {}  # by seat: the `seq` after which it was asked what it is asked now
    offer: Offered | None = None
    next_match: str = ""
    orders: dict[int, dict[str, str]] = {}
    unfilled: int = 0  # seats nobody has taken yet; the clocks wait for them
    expected: list[
        int
    ] = []  # of a rematch: seats whose players have not come yet; the clocks wait for them, too
    clocks: dict[int, float] = {}
    last_at: float = 0.0
    unguided: bool = False  # the learner has left the guide


class Logged(Struct, frozen=True, array_like=True, gc=False):
    """An event with the number of the entry that caused it, and the number clients see."""

    number: int
    seq: int
    event: Event


class Snapshot(Struct, frozen=True):
    """A record at a point at which nothing can be taken back."""

    table: Table
    state: bytes
    log: bytes


class Record:
    """One match, from its first entry to the latest known."""

    def __init__(self, game: Game[Any], row: MatchRow, seats: list[SeatRow]) -> None:
        """A match at its beginning."""
        self.game, self.row = game, row
        self.seats = {seat.seat: seat for seat in seats}
        self.computers = frozenset(seat.seat for seat in seats if seat.kind == "computer")
        self.match: Match[Any] = Match(game, row.setup, row.seed)
        self.outcome = self.match.outcome  # how it ended, or None
        self.log: list[Logged] = []
        self.keys: dict[str, int] = {}
        self.said: tuple[SaidView, ...] = ()  # the latest things said
        self.spoken = 0  # how many there were
        self.guide: Guide | None = guide_of(game.name) if row.terms.get("guide") else None
        self.read = -1  # the latest step of the guide whose words have been read here
        self._course: tuple[tuple[int, int], Course | None] | None = None  # with the moves it was found at
        self._timed_at = (-1, -1)  # the moves of `_timed_seats`
        self._timed_seats: tuple[int, ...] = ()
        self.table = Table(
            asked_since=dict.fromkeys(self.match.asked, 0),
            orders={seat.seat: dict(seat.orders) for seat in seats if seat.orders},
            unfilled=int(row.terms.get("unfilled", 0)),
            expected=list(row.terms.get("expected", ())),
            last_at=row.created,
        )
        if clock := row.terms.get("clock"):
            people = [seat.seat for seat in seats if seat.kind != "computer"]
            self.table.clocks = dict.fromkeys(people, float(clock["seconds"]))

    @property
    def moves(self) -> tuple[int, int]:
        """Changes whenever the position does: the number of choices, and of undos."""
        return len(self.table.effective), self.table.rewinds

    # --- what happens ---------------------------------------------------------------------------

    def apply(self, entry: Entry, decision: Decision | None = None) -> None:
        """Apply one entry; `decision` is what its seat is asked, if that is known already."""
        table, text = self.table, entry.text
        table.number = entry.number
        if is_talk(entry):
            self.keys[entry.key] = table.seq
            self._hear(entry)
            return
        if "!" not in entry.key or not is_hidden(entry):  # nearly all keys are a client's
            table.seq += 1
        self.keys[entry.key] = table.seq
        if text.startswith("/"):
            name, _, rest = text.partition(" ")
            _ACTS[name](self, entry, rest)
        else:
            self._choose(entry, self.option(text), decision)

    def _hear(self, entry: Entry) -> None:
        """Something was said; it changes nothing."""
        self.spoken += 1
        self.said = (*self.said, said(entry, self.spoken))[-SHOWN:]

    def _choose(self, entry: Entry, choice: Option | str, decision: Decision | None = None) -> None:
        """Apply a choice, a resignation or an agreed draw."""
        table, number, seq = self.table, entry.number, self.table.seq
        if table.clocks:
            self._run_clocks(entry)
            if entry.seat in table.clocks and not is_hidden(entry):
                clock = self.row.terms["clock"]  # days are for each move
                left = float(clock["seconds"]) if clock.get("days") else table.clocks[entry.seat]
                table.clocks[entry.seat] = left + self._increment
        match = self.match
        top = match.state.stack[-1] if match.state.stack else None
        for event in match.choose(entry.seat, choice, decision):
            self.log.append(Logged(number, seq, event))
        self.outcome = match.outcome
        table.effective.append(number)
        if table.offer is not None:
            self._let_offer_lapse(entry, table.offer)
        # The others' questions stand while the same frame asks them (orders laid at once, say); a team-mate's
        # answer that leads on to another frame leads to another question.
        stands = bool(match.state.stack) and match.state.stack[-1] is top
        before = table.asked_since if stands else {}
        before[entry.seat] = seq
        table.asked_since = {seat: before.get(seat, seq) for seat in match.asked}

    def _let_offer_lapse(self, entry: Entry, offer: Offered) -> None:
        """An undo is about the latest choice; a draw is declined by choosing on."""
        if offer.what == "draw" and not is_own(entry):  # a standing order or the computer
            return
        if offer.what == "undo" or not self.same_team(offer.seat, entry.seat) or self.outcome:
            self.table.offer = None

    def _resign(self, entry: Entry, _: str) -> None:
        self._choose(entry, RESIGN)

    def _undo(self, entry: Entry, count: str) -> None:
        self._run_clocks(entry)
        for _ in range(int(count)):
            taken_back = self.match.undo()
            if taken_back.seat in self.table.clocks:  # what was added for it is taken back with it
                self.table.clocks[taken_back.seat] -= self._increment
        self.outcome = self.match.outcome
        kept = len(self.match.choices)
        dropped = set(self.table.effective[kept:])
        del self.table.effective[kept:]
        self.log = [logged for logged in self.log if logged.number not in dropped]
        self.table.rewinds += 1
        self.table.offer = None
        self.table.asked_since = dict.fromkeys(self.match.asked, self.table.seq)

    def _offer(self, entry: Entry, what: str) -> None:
        self.table.offer = Offered(self.table.seq, entry.seat, what)  # type: ignore[arg-type]

    def _drop_offer(self, entry: Entry, _: str) -> None:
        self.table.offer = None

    def _accept(self, entry: Entry, next_match: str) -> None:
        offer = self.table.offer
        assert offer is not None, f"entry {entry.number} of {self.row.id} accepts what nobody offers"
        accepted = replace(offer, accepted=(*offer.accepted, entry.seat))
        if offer.what != "rematch" and self.answering(accepted):
            self.table.offer = accepted
            return
        self.table.offer = None
        match offer.what:
            case "draw":
                self._choose(entry, AGREE_DRAW)
            case "undo":
                self._undo(entry, str(self.undo_count(offer.seat)))
            case "rematch":
                self.table.next_match = next_match

    def _order(self, entry: Entry, orders: str) -> None:
        self.table.orders[entry.seat] = json.loads(orders)

    def _sit(self, entry: Entry, name: str) -> None:
        self._run_clocks(entry)
        if self.table.unfilled:
            self.table.unfilled -= 1
        self._seat(entry)

    def _leave(self, entry: Entry, _: str) -> None:
        """The clocks keep running: leaving stops no clock."""
        self._seat(entry)

    def _mix(self, entry: Entry, value: str) -> None:
        """Before the first choice the setup is repeated; all clients get a full `sync`, as after an undo."""
        table, match = self.table, self.match
        dealt_anew = match.untouched
        match.choose(entry.seat, MIX + value)
        table.effective.append(entry.number)
        if dealt_anew:
            table.rewinds += 1
            table.asked_since = dict.fromkeys(match.asked, table.seq)
        if table.offer is not None and table.offer.what == "undo":
            table.offer = None

    def _lead(self, entry: Entry, on: str) -> None:
        """The questions change without a choice: all clients get a full `sync`, as after an undo."""
        self.table.unguided = on == "off"
        self.table.rewinds += 1

    def _seat(self, entry: Entry) -> None:
        """Update the seats after someone sat down or left."""
        row, (act, _, who) = self.seats[entry.seat], entry.text.partition(" ")
        name, _, person = who.partition("\t")
        kind = "person" if act == "/sit" else "open"
        self.seats[entry.seat] = replace(row, kind=kind, name=name, person=person)

    def _come(self, entry: Entry, _: str) -> None:
        """A player of a rematch is there."""
        self._run_clocks(entry)
        if entry.seat in self.table.expected:
            self.table.expected.remove(entry.seat)

    # --- clocks ---------------------------------------------------------------------------------

    def _run_clocks(self, entry: Entry) -> None:
        """Run the clocks of the seats that are asked.

        A hidden entry takes no time: its duration counts for the seat that is asked next.
        """
        if is_hidden(entry):
            return
        table = self.table
        if table.clocks and not self._waits:
            for seat in self._timed():
                if seat in table.clocks:
                    table.clocks[seat] -= max(0.0, entry.at - table.last_at)
        if entry.at > table.last_at:
            table.last_at = entry.at

    def _outage(self, entry: Entry, times: str) -> None:
        """The clocks ran until the outage began, and run again from now."""
        began, over = (float(time) for time in times.split())
        if over > self.table.last_at:
            self._run_clocks(replace(entry, at=max(began, self.table.last_at)))
            self.table.last_at = over

    @property
    def _waits(self) -> bool:
        """Whether the clocks wait for a player who has not arrived yet."""
        return bool(self.table.unfilled or self.table.expected)

    @property
    def _increment(self) -> float:
        return float(self.row.terms["clock"]["increment"])

    def clock(self, seat: int) -> float | None:
        """The seconds a seat has left; None where no clock runs for it."""
        left = self.table.clocks.get(seat)
        if left is None:
            return None
        running = not self._waits and self.outcome is None and seat in self._timed()
        return left - (max(0.0, now() - self.table.last_at) if running else 0.0)

    def out_of_time(self) -> list[int]:
        """The seats asked now whose clock has run out."""
        if not self.table.clocks or self.outcome is not None:
            return []
        return [seat for seat in self._timed() if (left := self.clock(seat)) is not None and left <= 0]

    def _timed(self) -> tuple[int, ...]:
        """The seats whose clock runs: those that are asked in the view of a spectator."""
        if self._timed_at != self.moves:
            self._timed_at = self.moves
            self._timed_seats = self.game.asked(self.game.view(self.match.state, None))
        return self._timed_seats

    # --- rated matches --------------------------------------------------------------------------

    @property
    def waits(self) -> bool:
        """Whether the match is rated and not begun: all players have to add to the dice first (`dice`)."""
        if (
            not self.row.terms.get("rated")
            or not self.row.terms.get("commitment")
            or not self.match.untouched
        ):
            return False
        added = {choice.seat for choice in self.match.choices}
        return any(row.kind != "computer" and seat not in added for seat, row in self.seats.items())

    # --- guided matches -------------------------------------------------------------------------

    @property
    def course(self) -> Course | None:
        """The current step of the guide; None without a guide, and off the prepared path."""
        if self.guide is None or self.table.unguided or self.outcome is not None:
            return None
        if self._course is None or self._course[0] != self.moves:
            self._course = self.moves, self._course_found(self.guide)
        return self._course[1]

    def _course_found(self, guide: Guide) -> Course | None:
        """The course, if the next choice of the guide can be made."""
        match = self.match
        course = guide.course([(choice.seat, choice.text) for choice in match.choices])
        if course is None or course.line is None:
            return course
        seat = course.line.seat
        return course if seat in match.asked and narrowed(match.decisions()[seat], course) else None

    @property
    def led(self) -> Course | None:
        """The course while choices are prepared: nothing else can be chosen."""
        course = self.course
        return course if course is not None and course.line is not None else None

    # --- questions ------------------------------------------------------------------------------

    def option(self, text: str) -> Option:
        """The option a text form stands for; `UnreadableOption` if it is none of this game."""
        if len(text) > USUAL:  # what is kept must not grow large by what anybody sends
            return self.game.reader.read(text)
        return _read(self.game.reader, text)

    def undo_count(self, seat: int | None) -> int:
        """How many choices an undo of this seat takes back: to before its own latest one; 0: none."""
        match = self.match
        choices = match.choices
        for back in range(1, match.undoable + 1):
            if choices[-back].seat == seat:
                return back
        return 0

    def same_team(self, a: int, b: int) -> bool:
        """Whether two seats win and lose together."""
        return any(a in team and b in team for team in self.game.teams(self.match.state))

    def others(self, seat: int, kind: str) -> list[int]:
        """The seats of a kind that play against this one."""
        return [s for s, row in self.seats.items() if row.kind == kind and not self.same_team(s, seat)]

    def answering(self, offer: Offered) -> list[int]:
        """The seats that may answer an offer: people on the other sides, if there are any.

        Else the computer on the other sides answers, but an undo is left to team-mates; where nobody plays
        against the seat, team-mates answer everything, people before the computer. A side that has accepted
        is not asked again.
        """
        by = offer.seat
        people = self.others(by, "person") + self.others(by, "open")
        computers = self.others(by, "computer") if offer.what != "undo" else []
        mates = [seat for seat in self.seats if seat != by]
        mates = [seat for seat in mates if seat not in self.computers] or mates
        found = people or computers or mates
        return [seat for seat in found if not any(self.same_team(seat, done) for done in offer.accepted)]

    def is_solo(self, seat: int) -> bool:
        """Whether all other seats are the computer's."""
        return all(row.kind == "computer" for number, row in self.seats.items() if number != seat)

    # --- snapshots ------------------------------------------------------------------------------

    def snapshot(self) -> bytes:
        """The record as bytes, at a point at which nothing can be taken back."""
        assert self.match.undoable == 0
        log = msgspec.msgpack.encode(self.log)
        return msgspec.msgpack.encode(Snapshot(self.table, self.game.save(self.match.state), log))

    def resume(self, saved: bytes, entries: list[Entry]) -> None:
        """Go on from a snapshot of this match; `entries` are all of its entries up to then at least."""
        snapshot = _SNAPSHOT.decode(saved)
        table = snapshot.table
        by_number = {entry.number: entry for entry in entries if entry.number <= table.number}
        log = _log_decoder(self.game).decode(snapshot.log)
        state = self.game.load(snapshot.state)
        self.match.choices = [self._stored(by_number[number]) for number in table.effective]
        self.match.state = state
        self.outcome = self.match.outcome
        self.log = [Logged(number, seq, event) for number, seq, event in log]
        self.table = table
        visible = 0
        for entry in by_number.values():
            visible += not (is_hidden(entry) or is_talk(entry))
            self.keys[entry.key] = visible
            if is_talk(entry):
                self._hear(entry)
            if entry.text.startswith(("/sit ", "/leave")):
                self._seat(entry)

    def _stored(self, entry: Entry) -> Choice:
        endings = {"/resign": RESIGN, "/accept": AGREE_DRAW}
        text = entry.text.strip()
        if text.startswith("/mix "):
            return Choice(entry.seat, text.removeprefix("/"))
        return Choice(entry.seat, endings.get(text, entry.text))


def narrowed(decision: Decision, course: Course | None) -> Decision | None:
    """A decision with the options that a guide allows; None if it allows this seat none."""
    if course is None or course.line is None:
        return decision
    line = course.line
    if decision.seat != line.seat:
        return None
    options = tuple(option for option in decision.options if option_text(option) in line.options)
    return msgspec.structs.replace(decision, options=options) if options else None


def hidden_key(seat: int, number: int) -> str:
    """The key of an entry that a standing order makes before the question is shown: hidden from players."""
    return f"{seat}{_OBEYED}{number}"


def is_own(entry: Entry) -> bool:
    """Whether its seat sent it; keys of automatic entries have another separator after the seat."""
    return entry.key.startswith(f"{entry.seat}:")


def is_hidden(entry: Entry) -> bool:
    """Whether the entry is hidden from players: they must not learn that its seat was asked."""
    return _OBEYED in entry.key and entry.key.startswith(f"{entry.seat}{_OBEYED}")


_OBEYED = "!obeyed-"


USUAL = 120  # characters of an option at most; very few have more


@lru_cache(maxsize=10_000)
def _read(reader: OptionReader, text: str) -> Option:
    """An option from its text form; the same ones come again and again."""
    return reader.read(text)


_ACTS = {
    "/resign": Record._resign,
    "/undo": Record._undo,
    "/offer": Record._offer,
    "/withdraw": Record._drop_offer,
    "/decline": Record._drop_offer,
    "/accept": Record._accept,
    "/orders": Record._order,
    "/sit": Record._sit,
    "/leave": Record._leave,
    "/come": Record._come,
    "/outage": Record._outage,
    "/guide": Record._lead,
    "/mix": Record._mix,
}


def prepare(game: Game[Any]) -> None:
    """Make msgspec build its decoders of a game's options and events (see `Hub.in_worker_thread`)."""
    _log_decoder(game)
    for kind in _kinds(game, Option):
        msgspec.msgpack.Decoder(kind)


_SNAPSHOT = msgspec.msgpack.Decoder(Snapshot)


@lru_cache(maxsize=32)
def _log_decoder(game: Game[Any]) -> msgspec.msgpack.Decoder[list[tuple[int, int, Event]]]:
    """Reads the events of a game back from a snapshot."""
    found = _kinds(game, Event)
    event: Any = Union[tuple(found)] if found else Any  # noqa: UP007
    return msgspec.msgpack.Decoder(list[tuple[int, int, event]])


def _kinds(game: Game[Any], base: type[Struct]) -> list[type[Struct]]:
    """The kinds of options or events of a game, and those all games share."""
    package = type(game).__module__.rpartition(".")[0]
    found: list[type[Struct]] = []
    waiting = [base]
    while waiting:
        kinds = waiting.pop().__subclasses__()
        waiting += kinds
        found += [k for k in kinds if k.__module__.startswith((f"{package}.", "battlewright.kernel."))]
    return found
