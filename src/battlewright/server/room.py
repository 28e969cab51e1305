"""A room: one match as this process knows it, the people at its table, and what they are shown.

The store is the truth; a room is a replica that catches up from it before every choice. A choice is
checked, written, applied and only then acknowledged. Nothing but views and redacted events leaves.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct

from battlewright.kernel.decisions import Decision, IllegalChoice
from battlewright.kernel.events import Event, events_for
from battlewright.kernel.game import Game
from battlewright.kernel.match import AGREE_DRAW, RESIGN, Match
from battlewright.kernel.narration import Narrator
from battlewright.kernel.options import Option, UnreadableOption, option_text
from battlewright.server import protocol
from battlewright.server.store import ChoiceRow, Conflict, MatchRow, SeatRow, Store

UNDO = "undo"


class Seated(Struct):
    """An open socket: the seat it plays (None: it watches), its language, and how to reach it."""

    seat: int | None
    language: str
    send: Callable[[protocol.Outgoing], None]
    seen: int = 0  # log lines sent


class Refused(Exception):
    """A message that changes nothing."""

    def __init__(self, code: str, text: str) -> None:
        """`code` is one of `protocol.Refusal`."""
        super().__init__(text)
        self.code, self.text = code, text


class Logged(Struct):
    """An event with the number of the choice that caused it."""

    number: int
    event: Event


class Room:
    """One match in this process."""

    def __init__(self, game: Game[Any], row: MatchRow, seats: list[SeatRow], store: Store) -> None:
        """A room at the beginning of its match; `catch_up` brings it to the present."""
        self.game, self.row, self.store = game, row, store
        self.seats = {seat.seat: seat for seat in seats}
        self.match: Match[Any] = Match(game, row.setup, row.seed)
        self.number = 0
        self.log: list[Logged] = []
        self.keys: dict[str, int] = {}
        self.asked_since = dict.fromkeys(self.match.asked, 0)
        self.offer: protocol.OfferView | None = None
        self.next_match = row.next_match
        self.people: list[Seated] = []
        self.lock = asyncio.Lock()
        self.clocks: dict[int, float] = {}
        self._effective: list[int] = []  # numbers of the choices that stand, undone ones left out
        self._last_at = row.created
        if clock := row.terms.get("clock"):
            self.clocks = {seat: float(clock["seconds"]) for seat in self.seats}

    # --- catching up ----------------------------------------------------------------------------

    async def catch_up(self) -> bool:
        """Apply what the store has beyond what we know; True if there was anything."""
        rows = await self.store.choices(self.row.id, self.number)
        for row in rows:
            self._apply(row)
        return bool(rows)

    def _apply(self, row: ChoiceRow) -> None:
        """One stored choice takes effect here."""
        self._run_clocks(row)
        if row.text.startswith(UNDO):
            self._take_back(int(row.text.partition(" ")[2] or 1))
        else:
            events = self.match.choose(row.seat, row.text)
            self._effective.append(row.number)
            self.log.extend(Logged(row.number, event) for event in events)
        self.number = row.number
        self.keys[row.key] = row.number
        asked = self.match.asked
        self.asked_since = {s: self.asked_since.get(s, row.number) for s in asked if s != row.seat} | {
            s: row.number for s in asked if s == row.seat or s not in self.asked_since
        }
        if row.text.startswith(UNDO):
            self.asked_since = dict.fromkeys(asked, row.number)

    def _take_back(self, count: int) -> None:
        for _ in range(count):
            self.match.undo()
        kept = len(self.match.choices)
        dropped = set(self._effective[kept:])
        self.log = [logged for logged in self.log if logged.number not in dropped]
        del self._effective[kept:]

    def _run_clocks(self, row: ChoiceRow) -> None:
        if self.clocks:
            elapsed = max(0.0, row.at - self._last_at)
            for seat in self.match.asked:
                self.clocks[seat] -= elapsed
            self.clocks[row.seat] = self.clocks.get(row.seat, 0.0) + float(
                self.row.terms["clock"].get("increment", 0)
            )
        self._last_at = row.at

    # --- choosing -------------------------------------------------------------------------------

    async def choose(self, seat: int, decision: int | None, text: str, key: str) -> int:
        """Check, write and apply a choice; its number. `Refused` if it cannot be made."""
        async with self.lock:
            for _ in range(5):
                await self.catch_up()
                known = self.keys.get(f"{seat}:{key}")
                if known is not None:
                    return known
                self._check(seat, decision, text)
                row = ChoiceRow(self.row.id, self.number + 1, seat, text, f"{seat}:{key}", time.time())
                try:
                    await self.store.append(row)
                except Conflict:
                    continue
                self._apply(row)
                await self._after(row)
                return row.number
        raise Refused("unavailable", "the match is busy; try again")

    def _check(self, seat: int, decision: int | None, text: str) -> None:
        if self.match.outcome is not None:
            raise Refused("over", "the match is over")
        if text in (RESIGN, AGREE_DRAW) or text.startswith(UNDO):
            return
        if seat not in self.match.asked:
            raise Refused("not_asked", "it is not your decision now")
        if decision is not None and decision != self.asked_since[seat]:
            raise Refused("stale", "this answers an earlier question; the present one has been sent")
        self.option(seat, text)

    def option(self, seat: int, text: str) -> Option:
        """An offered option by its text form."""
        try:
            option = self.game.reader.read(text)
        except UnreadableOption as error:
            raise Refused("malformed", str(error)) from None
        try:
            offered = self.game.decision(self.match.state, seat)
        except IllegalChoice as error:
            raise Refused("not_asked", error.reason) from None
        if option not in offered.options:
            raise Refused("not_offered", f"{text!r} is not offered now")
        return option

    async def _after(self, row: ChoiceRow) -> None:
        if self.offer is not None and self.offer.what in ("draw", "undo"):
            self.offer = None
        outcome = self.match.outcome
        if outcome is not None:
            await self.store.finish(self.row.id, msgspec.to_builtins(outcome))

    def undo_count(self, seat: int) -> int:
        """How many choices an undo of this seat takes back: to before its own latest one; 0: none."""
        choices = self.match.choices
        for back in range(1, self.match.undoable + 1):
            if choices[-back].seat == seat:
                return back
        return 0

    def is_solo(self, seat: int) -> bool:
        """Whether all other seats are the computer's."""
        return all(row.kind == "computer" for number, row in self.seats.items() if number != seat)

    def same_team(self, a: int, b: int) -> bool:
        """Whether two seats win and lose together."""
        return any(a in team and b in team for team in self.game.teams(self.match.state))

    def offer_seat_of(self, seat: int) -> int:
        """A seat of the other side, which answers for a computer opponent."""
        return next((s for s in self.seats if not self.same_team(s, seat)), seat)

    def out_of_time(self) -> list[int]:
        """The seats asked now whose clock has run out."""
        if not self.clocks or self.match.outcome is not None:
            return []
        return [seat for seat in self.match.asked if (self._clock(seat) or 0.0) <= 0]

    # --- showing --------------------------------------------------------------------------------

    def narrator(self, language: str) -> Narrator:
        """The game's words in a language."""
        return self.game.narrator(language)

    def seat_views(self) -> tuple[protocol.SeatView, ...]:
        """Who sits where, and who is here."""
        present = {person.seat for person in self.people}
        teams = {seat: team for team, seats in enumerate(self.game.teams(self.match.state)) for seat in seats}
        return tuple(
            protocol.SeatView(
                seat=number,
                team=teams.get(number, number),
                kind=row.kind,  # type: ignore[arg-type]
                name=row.name,
                here=row.kind == "computer" or number in present,
                clock=self._clock(number),
            )
            for number, row in sorted(self.seats.items())
        )

    def _clock(self, seat: int) -> float | None:
        if not self.clocks:
            return None
        running = seat in self.match.asked and self.match.outcome is None
        return self.clocks[seat] - (max(0.0, time.time() - self._last_at) if running else 0.0)

    def decision_view(self, person: Seated) -> protocol.DecisionView | None:
        """What this seat must choose now, in its words."""
        seat = person.seat
        if seat is None or seat not in self.match.asked:
            return None
        view = self.game.view(self.match.state, seat)
        decision = self.game.decision(self.match.state, seat)
        words = self.narrator(person.language)
        options = tuple(_option_view(words, view, option, decision) for option in decision.options)
        return protocol.DecisionView(
            id=self.asked_since[seat],
            kind=decision.kind,
            prompt=words.decision(view, decision),
            rules=decision.rules,
            facts=msgspec.to_builtins(decision.facts),
            options=options,
        )

    def log_lines(self, person: Seated, start: int) -> tuple[protocol.LogLine, ...]:
        """The events from a line on, as this seat may see them, in its words."""
        words = self.narrator(person.language)
        view = self.game.view(self.match.state, person.seat)
        part = self.log[start:]
        seen = events_for([logged.event for logged in part], person.seat)
        return tuple(
            protocol.LogLine(
                number=logged.number,
                text=words.event(view, event),
                rules=event.rules,
                event=msgspec.to_builtins(event),
            )
            for logged, event in zip(part, seen, strict=True)
        )

    def sync(self, person: Seated) -> protocol.Sync:
        """Everything a person at the table may know."""
        person.seen = len(self.log)
        row = self.seats.get(person.seat) if person.seat is not None else None
        return protocol.Sync(
            match=self.row.id,
            game=self.game.name,
            seat=person.seat,
            language=person.language,
            orders=dict(row.orders) if row else {},
            log=self.log_lines(person, 0),
            **self._position(person),
        )

    def update(self, person: Seated) -> protocol.Update:
        """What is new for a person at the table."""
        start, person.seen = min(person.seen, len(self.log)), len(self.log)
        return protocol.Update(log=self.log_lines(person, start), **self._position(person))

    def _position(self, person: Seated) -> dict[str, Any]:
        view = self.game.view(self.match.state, person.seat)
        outcome = self.match.outcome
        return {
            "seq": self.number,
            "view": msgspec.to_builtins(view),
            "table": self.game.table(view, person.seat, self.narrator(person.language)),
            "seats": self.seat_views(),
            "asked": self.match.asked,
            "decision": self.decision_view(person),
            "undoable": person.seat is not None and self.undo_count(person.seat) > 0,
            "offer": self.offer,
            "outcome": msgspec.to_builtins(outcome) if outcome else None,
            "next_match": self.next_match,
        }

    def show(self, *, everything: bool = False) -> None:
        """Send the news to everyone at the table."""
        for person in list(self.people):
            person.send(self.sync(person) if everything else self.update(person))

    def show_presence(self) -> None:
        """Send who is here and what is offered."""
        message = protocol.Presence(self.seat_views(), self.offer, self.next_match)
        for person in list(self.people):
            person.send(message)


def _option_view(words: Narrator, view: Any, option: Option, decision: Decision) -> protocol.OptionView:
    fields = msgspec.to_builtins(option)
    kind = fields.pop("type")
    return protocol.OptionView(
        text=option_text(option), label=words.option(view, option, decision), type=kind, fields=fields
    )
