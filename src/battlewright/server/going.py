"""What goes by itself: computer opponents, standing orders and clocks."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from battlewright.kernel.options import option_text
from battlewright.server import acts
from battlewright.server.record import obeyed_key
from battlewright.server.room import Refused, Room

if TYPE_CHECKING:
    from battlewright.server.hub import Hub

LOG = logging.getLogger("battlewright.server")
AGAIN = 1.0  # seconds until a move that could not be written is tried once more


class Move(NamedTuple):
    """What a seat does by itself: the key and the checked text of its entry."""

    seat: int
    key: str
    text_of: Callable[[], str]


class Going:
    """Keeps matches going when nobody needs to be asked."""

    def __init__(self, hub: Hub) -> None:
        """For the rooms of a hub."""
        self._hub = hub
        self._running: dict[str, asyncio.Task[None]] = {}
        self._clock_task: asyncio.Task[None] | None = None
        self._warming: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Watch the clocks, and prepare the maps in the background."""
        self._clock_task = asyncio.create_task(self._watch_clocks())
        if self._hub.settings.warm:
            self._warming = asyncio.create_task(self._warm())

    async def stop(self) -> None:
        """Stop thinking and watching."""
        tasks = [*self._running.values(), *filter(None, (self._clock_task, self._warming))]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def is_busy(self, match: str) -> bool:
        """Whether something is under way in a match."""
        running = self._running.get(match)
        return running is not None and not running.done()

    async def _warm(self) -> None:
        """Prepare all maps once, so that no match has to wait for it."""
        for game in self._hub.games.values():
            words = await self._hub.words(game.name, "en")
            for name in game.lobby(words).maps:
                with contextlib.suppress(LookupError):
                    await self._hub.aside(game.map_view, name, words)

    # --- standing orders and computer opponents -------------------------------------------------

    def go_on(self, room: Room) -> None:
        """Let standing orders and computer opponents answer, in the background, one at a time."""
        match = room.record.row.id
        if self._somebody_answers(room) and not self.is_busy(match):
            task = self._running[match] = asyncio.create_task(self._answer_all(room))
            task.add_done_callback(lambda done: self._forget(match, done))

    def _forget(self, match: str, task: asyncio.Task[None]) -> None:
        if self._running.get(match) is task:
            del self._running[match]

    def _somebody_answers(self, room: Room) -> bool:
        record, table = room.record, room.record.table
        if table.offer is not None and self._offer_answered(room) is not None:
            return True
        if not table.orders and not record.computers:
            return False
        return any(seat in record.computers or seat in table.orders for seat in record.match.asked)

    async def obey(self, room: Room) -> None:
        """Let standing orders answer before anybody is shown the question.

        Nobody can tell from the time it takes, or from the numbers, whether an absent player was asked.
        """
        if room.record.table.orders:
            with contextlib.suppress(Refused):
                while move := self._ordered(room):
                    key = obeyed_key(move.seat, room.record.table.number)
                    await room.write(move.seat, key, move.text_of)

    async def _answer_all(self, room: Room) -> None:
        """Answer as long as there is something to answer; give up where it does not get anywhere."""
        refusals = 0
        try:
            while refusals < 5:
                move = self._offer_answered(room) or self._ordered(room) or await self._thought(room)
                if move is None:
                    return
                refusals = 0 if await self._make(room, move) else refusals + 1
            LOG.error("match %s: the computer gets no answer accepted", room.record.row.id)
        except Exception:
            LOG.exception("match %s does not go on by itself", room.record.row.id)

    async def _make(self, room: Room, move: Move) -> bool:
        """Make a move; False if it was refused for no good reason, such as that something was taken back.

        While nothing can be written it is not given up: nobody else would bring the match on.
        """
        try:
            await self._hub.act(room, *move)
        except Refused as refusal:
            if refusal.code == "unavailable":
                await asyncio.sleep(AGAIN)
            return refusal.code in ("stale", "not_asked", "over", "unavailable")
        return True

    def _choice(self, room: Room, seat: int, since: int, text: str) -> Move:
        key = f"{seat}!auto-{since}-{room.record.table.number}"
        return Move(seat, key, lambda: room.checked_choice(seat, since, text))

    def _offer_answered(self, room: Room) -> Move | None:
        """The computer accepts every offer that is its to answer, but a draw only if it is not ahead."""
        record = room.record
        offer = record.table.offer
        seat = None if offer is None else next(iter(record.answering(offer)), None)
        if offer is None or seat is None or seat not in record.computers:
            return None
        ahead = offer.what == "draw" and record.game.evaluate(room.shown.view(seat), seat) > 0
        return Move(seat, f"{seat}!answer-{offer.id}", lambda: acts.answer(room, seat, not ahead, offer.id))

    def _ordered(self, room: Room) -> Move | None:
        """What standing orders lead to; asked of the view, so that they know no more than their seat."""
        record = room.record
        for seat in record.match.asked:
            orders = record.table.orders.get(seat)
            if orders and record.seats[seat].kind == "person":
                option = record.game.ordered(room.shown.view(seat), seat, room.decision(seat), orders)
                if option is not None:
                    return self._choice(room, seat, record.table.asked_since[seat], option_text(option))
        return None

    async def _thought(self, room: Room) -> Move | None:
        """What a computer opponent thinks of, from its view."""
        record = room.record
        for seat in record.match.asked:
            row = record.seats[seat]
            if row.kind == "computer":
                since, seed = (
                    record.table.asked_since[seat],
                    f"{record.row.seed}-{record.table.number}-{seat}",
                )
                view, decision = room.shown.view(seat), room.decision(seat)
                text = await self._hub.bots.choose(record.game, row.agent, seed, view, decision)
                return self._choice(room, seat, since, text)
        return None

    # --- clocks ---------------------------------------------------------------------------------

    async def _watch_clocks(self) -> None:
        """A seat whose time has run out gives up."""
        while True:
            await asyncio.sleep(0.25)
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
