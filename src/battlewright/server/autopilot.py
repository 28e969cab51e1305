"""Automatic moves: computer opponents, standing orders and expired clocks."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from battlewright.kernel.decisions import Decision
from battlewright.kernel.options import option_text
from battlewright.server import acts, guiding
from battlewright.server.record import hidden_key
from battlewright.server.room import Refused, Room

if TYPE_CHECKING:
    from battlewright.server.hub import Hub

LOG = logging.getLogger("battlewright.server")
NOTICEABLE = 0.5  # seconds after which clients see that a computer is thinking
RETRY_SECONDS = 1.0  # before a move that could not be written is tried again


class Move(NamedTuple):
    """An automatic move: seat, key of the entry, and a function that checks it and returns its text."""

    seat: int
    key: str
    text_of: Callable[[], str]


def to_next_tick(elapsed: float, tick: float) -> float:
    """The seconds left until the next tick since the start; 0 where nothing ticks."""
    return tick - elapsed % tick if tick > 0 else 0.0


class Autopilot:
    """Makes the automatic moves of all rooms of a hub."""

    def __init__(self, hub: Hub) -> None:
        """Nothing runs before `start`."""
        self._hub = hub
        self._running: dict[str, asyncio.Task[None]] = {}
        self._clock_task: asyncio.Task[None] | None = None
        self._warming: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start the clock watcher and, if configured, prepare the maps in the background."""
        self._clock_task = asyncio.create_task(self._watch_clocks())
        if self._hub.settings.warm:
            self._warming = asyncio.create_task(self._warm())

    async def stop(self) -> None:
        """Cancel all background tasks."""
        tasks = [*self._running.values(), *filter(None, (self._clock_task, self._warming))]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def is_busy(self, match: str) -> bool:
        """Whether automatic moves are being made in a match."""
        running = self._running.get(match)
        return running is not None and not running.done()

    async def _warm(self) -> None:
        """Prepare all maps once, so that the first match on a map does not wait."""
        for game in self._hub.games.values():
            words = await self._hub.words(game, "en")
            for name in game.lobby(words).maps:
                with contextlib.suppress(LookupError):
                    await self._hub.in_worker_thread(game.map_view, name, words)

    # --- standing orders and computer opponents -------------------------------------------------

    def resume(self, room: Room) -> None:
        """Start a background task for standing orders and computer opponents, one per match."""
        match = room.record.row.id
        if self._can_answer(room) and not self.is_busy(match):
            task = self._running[match] = asyncio.create_task(self._answer_all(room))
            task.add_done_callback(lambda done: self._forget(match, done))

    def _forget(self, match: str, task: asyncio.Task[None]) -> None:
        if self._running.get(match) is task:
            del self._running[match]

    def _can_answer(self, room: Room) -> bool:
        record, table = room.record, room.record.table
        if table.offer is not None and self._offer_reply(room) is not None:
            return True
        if record.led is not None:
            return guiding.next_choice(record) is not None
        if record.waits:
            return False
        if not table.orders and not record.computers:
            return False
        return any(seat in record.computers or seat in table.orders for seat in record.match.asked)

    async def apply_orders(self, room: Room) -> None:
        """Apply standing orders before anybody is shown the question.

        Neither timing nor sequence numbers reveal that the absent player was asked: where anybody has given
        orders, every act takes until the next tick, whether orders were applied or not.
        """
        if room.record.table.orders and room.record.led is None:
            now = asyncio.get_running_loop().time
            started = now()
            with contextlib.suppress(Refused):
                while move := self._ordered_move(room):
                    key = hidden_key(move.seat, room.record.table.number)
                    await room.write(move.seat, key, move.text_of)
            await asyncio.sleep(to_next_tick(now() - started, self._hub.settings.orders_tick))

    async def _answer_all(self, room: Room) -> None:
        """Make automatic moves until none is left; give up after five refusals in a row."""
        refusals = 0
        try:
            while refusals < 5:
                move = self._offer_reply(room) or await self._next_move(room)
                if move is None:
                    return
                refusals = 0 if await self._make_move(room, move) else refusals + 1
            LOG.error("match %s: no automatic move was accepted", room.record.row.id)
        except Exception:
            LOG.exception("match %s: automatic moves failed", room.record.row.id)

    async def _next_move(self, room: Room) -> Move | None:
        """What the guide makes of the seats while it leads, else standing orders and computers."""
        record = room.record
        if record.led is None:
            return self._ordered_move(room) or await self._computer_move(room)
        choice = guiding.next_choice(record)
        if choice is None:
            return None
        seat, text = choice
        key = f"{seat}!guide-{record.table.number}"
        return Move(seat, key, lambda: text)

    async def _make_move(self, room: Room, move: Move) -> bool:
        """Make a move; False if it was refused for any reason but a concurrent change.

        While the store is unavailable the move is retried, since no one else would continue the match.
        """
        try:
            await self._hub.act(room, *move)
        except Refused as refusal:
            if refusal.code == "unavailable":
                await asyncio.sleep(RETRY_SECONDS)
            return refusal.code in ("stale", "not_asked", "over", "unavailable")
        return True

    def _choice(self, room: Room, seat: int, since: int, text: str) -> Move:
        key = f"{seat}!auto-{since}-{room.record.table.number}"
        return Move(seat, key, lambda: room.checked_choice(seat, since, text))

    def _offer_reply(self, room: Room) -> Move | None:
        """The computer accepts every offer that is its to answer, but a draw only if it is not ahead."""
        record = room.record
        offer = record.table.offer
        seat = None if offer is None else next(iter(record.answering(offer)), None)
        if offer is None or seat is None or seat not in record.computers:
            return None
        ahead = offer.what == "draw" and record.game.evaluate(room.shown.view(seat), seat) > 0
        return Move(seat, f"{seat}!answer-{offer.id}", lambda: acts.answer(room, seat, not ahead, offer.id))

    def _ordered_move(self, room: Room) -> Move | None:
        """The move of a standing order, computed from the view of its seat."""
        record = room.record
        for seat in record.match.asked:
            orders = record.table.orders.get(seat)
            if orders and record.seats[seat].kind == "person":
                option = record.game.ordered(room.shown.view(seat), seat, room.decision(seat), orders)
                if option is not None:
                    return self._choice(room, seat, record.table.asked_since[seat], option_text(option))
        return None

    async def _computer_move(self, room: Room) -> Move | None:
        """The move of a computer opponent, computed from its view.

        If only computers play, they pause while there are no spectators.
        """
        record = room.record
        if not room.people and len(record.computers) == len(record.seats):
            return None
        for seat in record.match.asked:
            row = record.seats[seat]
            if row.kind == "computer":
                since, seed = (
                    record.table.asked_since[seat],
                    f"{record.row.seed}-{record.table.number}-{seat}",
                )
                view, decision = room.shown.view(seat), room.decision(seat)
                text = await self._thought(room, seat, row.agent, seed, view, decision)
                return self._choice(room, seat, since, text)
        return None

    async def _thought(
        self, room: Room, seat: int, agent: str, seed: str, view: Any, decision: Decision
    ) -> str:
        """A computer's choice; players are notified when it takes long or gets less time than it should."""
        bots, game = self._hub.bots, room.record.game
        allotted = bots.allot(agent)
        room.show_hurry(seat, hurried=allotted.hurried)
        later = asyncio.get_running_loop().call_later(NOTICEABLE, room.show_thinking, seat)
        try:
            return await bots.choose(game, allotted, seed, view, decision, room.address)
        finally:
            later.cancel()

    # --- clocks ---------------------------------------------------------------------------------

    async def _watch_clocks(self) -> None:
        """Resign for every seat whose time has run out."""
        while True:
            await asyncio.sleep(0.25)
            if not self._hub.heart.is_well:
                continue
            for room in [r for r in self._hub.rooms.values() if r.record.table.clocks]:
                for seat in room.record.out_of_time():
                    await self._flag(room, seat)

    async def _flag(self, room: Room, seat: int) -> None:
        try:
            await self._hub.act(room, seat, f"{seat}!clock", partial(acts.flag, room, seat))
        except Refused as refusal:
            LOG.info("match %s: clock: %s", room.record.row.id, refusal)
        except Exception:
            LOG.exception("match %s: clock", room.record.row.id)
