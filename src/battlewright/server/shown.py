"""What each seat is sent of a match: its view, its question and the log, in its language.

Views and decisions are computed once per position, lines of the log once per language. A line that
not everybody may see in full is encoded separately for those who may. Everything is sent as JSON.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from battlewright.kernel.decisions import Decision
from battlewright.kernel.events import Event
from battlewright.kernel.narration import Narrator
from battlewright.kernel.options import Option, option_text
from battlewright.server import guiding, protocol
from battlewright.server.deltas import Sent, Sight
from battlewright.server.record import Record, narrowed

encode = msgspec.json.Encoder().encode
_SHARED = set(protocol.Update.__struct_fields__) - {"log", "seats"}  # fields of a position, of `Sync` too


class Person(Struct, eq=False):
    """An open socket: the seat it plays (None: it watches), its words, and how to reach it."""

    seat: int | None
    language: str
    words: Narrator
    send: Callable[[bytes], None]
    token: str = ""  # the hash of its token
    address: str = ""  # where it is
    hang_up: Callable[[str], None] = lambda reason: None  # closes its socket
    whole: bool = True  # every update is sent whole
    view: str = "full"  # "drawn": only what a drawn board needs of it
    seen: int = 0  # lines of the log sent
    rewinds: int = 0  # what was taken back before the latest message
    moves: tuple[int, int] = (-1, -1)  # of the position sent last

    @property
    def sight(self) -> Sight:
        """Who else sees the same."""
        return Sight(self.seat, self.language, self.view)


class Plain(NamedTuple):
    """What is shown of an option in every language and position: its text form, its tag, its fields."""

    text: str
    type: str
    fields: msgspec.Raw


@lru_cache(maxsize=10_000)
def plain(option: Option) -> Plain:
    """An option without its words; the same ones come again and again."""
    cls = type(option)
    fields = {name: getattr(option, name) for name in cls.__struct_fields__}
    return Plain(option_text(option), str(cls.__struct_config__.tag), msgspec.Raw(encode(fields)))


class Shown:
    """The current position of a record, for every audience."""

    def __init__(self, record: Record) -> None:
        """Everything is computed on demand."""
        self._record = record
        self._lines: dict[str, list[msgspec.Raw]] = {}  # by language, as anyone may read them
        self._has_secrets = False  # whether the log holds anything that not everybody may see in full
        self._rewinds = 0
        self._sent: dict[Sight, Sent] = {}  # what those who are sent deltas know; large positions only
        self.let_go()
        self.refresh()

    def refresh(self) -> None:
        """The record has changed: forget what belongs to the position before."""
        self._decisions: dict[int, Decision] = {}
        if self._views:
            self.let_go()
        if self._rewinds != self._record.table.rewinds:
            self._rewinds = self._record.table.rewinds
            self._lines = {}

    def let_go(self) -> None:
        """All clients have the position: drop everything that can be recomputed."""
        self._views: dict[int | None, Any] = {}
        self._positions: dict[Sight, protocol.Update] = {}
        self._updates: dict[tuple[int | None, str, str, int], bytes] = {}
        self._deltas: dict[tuple[Sight, tuple[int, int]], bytes] = {}

    def forget(self, present: set[Sight]) -> None:
        """Keep what was sent only for those who are present."""
        self._sent = {sight: sent for sight, sent in self._sent.items() if sight in present}

    def view(self, seat: int | None) -> Any:
        """What a seat may know; treat it as read-only."""
        found = self._views.get(seat)
        if found is None:
            found = self._views[seat] = self._record.game.view(self._record.match.state, seat)
        return found

    def decision(self, seat: int) -> Decision:
        """What a seat is asked; `IllegalChoice` if it is not asked."""
        found = self._decisions.get(seat)
        if found is None:
            found = self._record.game.decision(self._record.match.state, seat)
            found = self._decisions[seat] = narrowed(found, self._record.led) or found
        return found

    def known_decision(self, seat: int) -> Decision | None:
        """The decision of a seat in this position, if it has been computed."""
        return self._decisions.get(seat)

    # --- messages -------------------------------------------------------------------------------

    def sync(self, person: Person, seats: Any, key: str = "") -> bytes:
        """Everything a person at the table may know."""
        record = self._record
        position = self._position(person)
        person.seen, person.rewinds, person.moves = len(record.log), record.table.rewinds, record.moves
        if not person.whole:
            self._note_sent(person.sight, position)
        message = protocol.Sync(
            match=record.row.id,
            game=record.game.name,
            seat=person.seat,
            language=person.language,
            orders=dict(record.table.orders.get(person.seat, {})) if person.seat is not None else {},
            log=self._log(person, 0),
            seats=seats,
            key=key,
            **{name: getattr(position, name) for name in _SHARED},
        )
        return encode(message)

    def _note_sent(self, sight: Sight, position: protocol.Update) -> None:
        """Record that a client was sent the whole position, the base of later deltas."""
        sent, moves = self._sent.get(sight), self._record.moves
        if sent is not None and sent.moves == moves:
            sent.restart()
            return
        sent = Sent(position, moves)
        if sent.is_small:
            self._sent.pop(sight, None)
        else:
            self._sent[sight] = sent

    def news(self, person: Person, seats: Any, seats_changed: bool) -> bytes:
        """What is new for a person at the table, in the form that it has asked for."""
        if person.whole or not self._sent or person.sight not in self._sent:
            return self.update(person, seats)
        return self._delta(person, seats, seats_changed)

    def update(self, person: Person, seats: Any) -> bytes:
        """The whole position, and the news; the same for all who see and have seen the same."""
        key = (person.seat, person.language, person.view, person.seen)
        data = self._updates.get(key)
        if data is None:
            message = self._update(person, self._log(person, person.seen), seats)
            data = self._updates[key] = encode(message)
        person.seen = len(self._record.log)
        return data

    def _delta(self, person: Person, seats: Any, seats_changed: bool) -> bytes:
        """What has changed since a person was sent the position; everything to one who missed something."""
        sight, moves = person.sight, self._record.moves
        key, sent = (sight, person.moves), self._sent[sight]
        data = self._deltas.get(key)
        if data is None:
            if sent.moves != person.moves:
                return self.sync(person, seats)
            log = self._log(person, person.seen)
            message = sent.delta(self._position(person), moves, log, seats if seats_changed else ())
            data = self._deltas[key] = encode(message)
        person.seen, person.moves = len(self._record.log), moves
        return data

    def offer(self) -> protocol.OfferView | None:
        """The offer on the table."""
        found = self._record.table.offer
        return protocol.OfferView(found.id, found.seat, found.what, found.accepted) if found else None

    def _position(self, person: Person) -> protocol.Update:
        """What a seat is shown of the position in a language, without log and seats."""
        sight = person.sight
        if sight not in self._positions:
            self._positions[sight] = self._update(person, (), ())
        return self._positions[sight]

    def _update(self, person: Person, log: Any, seats: Any) -> protocol.Update:
        """The position as a seat may see it, in its words."""
        record, seat, words = self._record, person.seat, person.words
        game, table, outcome = record.game, record.table, record.outcome
        view = self.view(seat)
        goes_on = outcome is None
        return protocol.Update(
            seq=table.seq,
            view=view if person.view == "full" else game.drawn(view, seat),  # type: ignore[arg-type]
            table=game.table(view, seat, words),
            seats=seats,
            asked=game.asked(view) if goes_on else (),
            decision=None if self._is_idle(seat) else self._question(seat, view, words),
            log=log,
            undoable=goes_on and record.led is None and record.undo_count(seat) > 0,
            offer=None if table.offer is None else self.offer(),
            outcome=outcome,  # type: ignore[arg-type]
            next_match=table.next_match,
            guide=guiding.view_of(record, seat, person.language) if record.guide is not None else None,
        )

    def _is_idle(self, seat: int | None) -> bool:
        """Whether a seat has nothing to choose: it is not asked, or a guide chooses first."""
        record = self._record
        led = record.led
        held = led is not None and guiding.is_held(led, seat or 0)
        return seat not in record.table.asked_since or held or record.waits

    def _question(self, seat: Any, view: Any, words: Narrator) -> protocol.DecisionView:
        """What a seat that is asked must choose now, in its words."""
        decision = self.decision(seat)
        return protocol.DecisionView(
            id=self._record.table.asked_since[seat],
            kind=decision.kind,
            prompt=words.decision(view, decision),
            rules=decision.rules,
            facts=decision.facts,
            options=_option_views(words, view, decision),  # type: ignore[arg-type]
        )

    # --- the log --------------------------------------------------------------------------------

    def _log(self, person: Person, start: int) -> Any:
        """The lines from `start` on, as this seat may see them, in its words."""
        found = self._lines.get(person.language)
        if found is None or len(found) < len(self._record.log):
            found = self._public_lines(person)
        lines = found[start:]
        if not self._has_secrets:
            return lines
        for at, logged in enumerate(self._record.log[start:]):
            if logged.event.to is not None and person.seat in logged.event.to:
                lines[at] = _line(logged.seq, logged.event, self.view(person.seat), person.words)
        return lines

    def _public_lines(self, person: Person) -> list[msgspec.Raw]:
        """The whole log as anyone may read it, in a language; new ones are added."""
        lines, view, words = self._lines.setdefault(person.language, []), self.view(None), person.words
        for logged in self._record.log[len(lines) :]:
            event = logged.event
            if event.to is not None:
                self._has_secrets, event = True, event.redacted()
            lines.append(_line(logged.seq, event, view, words))
        return lines


def _line(number: int, event: Event, view: Any, words: Narrator) -> msgspec.Raw:
    text = words.event(view, event)
    return msgspec.Raw(encode(protocol.LogLine(number, text, event.rules, event)))  # type: ignore[arg-type]


def _option_views(words: Narrator, view: Any, decision: Decision) -> list[protocol.OptionView]:
    found, label = [], words.option
    for option in decision.options:
        text, tag, fields = plain(option)
        found.append(protocol.OptionView(text, label(view, option, decision), tag, fields))  # type: ignore[arg-type]
    return found
