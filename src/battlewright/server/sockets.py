"""The socket of a seat or spectator: messages in, messages out, and what closes it.

What waits to be sent is bounded: a client that stops reading is disconnected, and finds everything
again when it comes back.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import AsyncIterator, Iterable
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketException
from litestar.params import FromPath
from msgspec import Struct

from battlewright.server import protocol
from battlewright.server.acts import entry_text
from battlewright.server.http import LANGUAGES
from battlewright.server.hub import Hub, TooMany, Unknown
from battlewright.server.limits import Places, Throttle
from battlewright.server.room import Refused, Room
from battlewright.server.shown import Person

LOG = logging.getLogger("battlewright.server")

NO_SEAT, NO_MATCH, FULL, NOT_READING, FLOODING = 4003, 4004, 4008, 4009, 4010  # close codes
MOST_MESSAGES = 512  # waiting to be sent
PATIENCE = 200  # messages refused as too fast before the socket is closed

Socket = WebSocket[Any, Any, Any]

_decode = msgspec.json.Decoder(protocol.Incoming).decode
_encode = msgspec.json.Encoder().encode


class _Keyed(Struct):
    key: str


_decode_key = msgspec.json.Decoder(_Keyed).decode


class Outbox:
    """What waits to be sent to one socket."""

    def __init__(self, most_bytes: int) -> None:
        """Empty."""
        self._waiting: deque[bytes] = deque()
        self._size, self._most = 0, most_bytes
        self._wake = asyncio.Event()
        self.overflowed = False

    def put(self, data: bytes) -> None:
        """Send this when its turn comes; too much of it makes the box overflow and forget everything."""
        if not self.overflowed:
            self._waiting.append(data)
            self._size += len(data)
            if self._size > self._most or len(self._waiting) > MOST_MESSAGES:
                self.overflowed = True
                self._waiting.clear()
        self._wake.set()

    async def send_all(self, socket: Socket) -> None:
        """Send whatever comes until the socket is gone or the box overflows."""
        while not self.overflowed:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                data = self._waiting.popleft()
                self._size -= len(data)
                await socket.send({"type": "websocket.send", "bytes": None, "text": data.decode()})


@websocket("/api/matches/{match:str}/socket")
async def play(socket: Socket, match: FromPath[str]) -> None:
    """One seat of a match, or a spectator."""
    places: Places = socket.app.state.places
    address = socket.client.host if socket.client else "?"
    await socket.accept()
    if not places.take(address):
        await _close(socket, FULL, "too many connections")
        return
    try:
        await _attend(socket, match)
    finally:
        places.give_back(address)


async def _attend(socket: Socket, match: str) -> None:
    hub: Hub = socket.app.state.hub
    outbox = Outbox(hub.settings.outbox_bytes)
    try:
        person = await _person(hub, socket, match, outbox)
        room = await hub.enter(match, person)
    except Refused as error:
        await _close(socket, NO_SEAT, error.text)
        return
    except Unknown as error:
        await _close(socket, NO_MATCH, str(error))
        return
    except TooMany as error:
        await _close(socket, FULL, str(error))
        return
    sender = asyncio.create_task(outbox.send_all(socket))
    receiver = asyncio.create_task(_receive_all(hub, room, person, socket))
    try:
        await _first_of(outbox, sender, receiver)
    finally:
        hub.leave(room, person)
        sender.cancel()
        receiver.cancel()
        ended = await asyncio.gather(sender, receiver, return_exceptions=True)
    _report(ended)
    code, reason = (NOT_READING, "too much is waiting") if outbox.overflowed else (FLOODING, "too fast")
    await _close(socket, code, reason)


async def _first_of(outbox: Outbox, sender: asyncio.Task[None], receiver: asyncio.Task[None]) -> None:
    """Wait until the client goes, floods us, or does not read what it is sent."""
    while not (sender.done() or receiver.done() or outbox.overflowed):
        await asyncio.wait({sender, receiver}, timeout=1.0, return_when=asyncio.FIRST_COMPLETED)


def _report(ended: Iterable[BaseException | None]) -> None:
    """An exception other than the client's going is a mistake of ours."""
    for error in ended:
        if isinstance(error, Exception) and not _client_gone(error):
            LOG.error("a socket ended with an exception", exc_info=error)


def _client_gone(error: Exception) -> bool:
    """The server's word for a client that went while something was being sent (an OSError or our own)."""
    return isinstance(error, WebSocketException | OSError | RuntimeError)


async def _close(socket: Socket, code: int, reason: str) -> None:
    """Close if it is open still; a client that does not read is not waited for."""
    with contextlib.suppress(Exception):
        await asyncio.wait_for(socket.close(code=code, reason=reason[:120]), 1.0)


async def _person(hub: Hub, socket: Socket, match: str, outbox: Outbox) -> Person:
    """Whoever holds the token of the address."""
    seat = await hub.seat_of(match, socket.query_params.get("token", ""))
    wanted = socket.query_params.get("language", "en")
    language = wanted if wanted in LANGUAGES else "en"
    row, _ = await hub.stored(match)
    if row.game not in hub.games:
        raise Unknown(f"this server does not play {row.game!r}")
    return Person(seat, language, await hub.words(row.game, language), outbox.put)


async def _texts(socket: Socket) -> AsyncIterator[str | bytes]:
    """The messages of a client, until it goes."""
    while True:
        event = await socket.receive()
        if event["type"] != "websocket.receive":
            return
        text = event.get("text")
        yield text if text is not None else event.get("bytes") or b""


async def _receive_all(hub: Hub, room: Room, person: Person, socket: Socket) -> None:
    rate = hub.settings.messages_per_second
    throttle, refused = Throttle(rate, 2 * rate), 0
    async for text in _texts(socket):
        if len(text) > hub.settings.message_bytes:
            _refuse(person, "", "too_large", f"a message has at most {hub.settings.message_bytes} bytes")
        elif not throttle.allows():
            refused += 1
            _refuse(person, _key_of(text), "too_fast", "slow down a little")
            if refused > PATIENCE:
                return
        else:
            await _hear(hub, room, person, text)


def _refuse(person: Person, key: str, code: protocol.Code, text: str) -> None:
    person.send(_encode(protocol.Refusal(key, code, text)))


def _key_of(text: str | bytes) -> str:
    """The key of a message that is not read any further, so that its sender knows which it was."""
    try:
        return _decode_key(text).key[:64]
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return ""


async def _hear(hub: Hub, room: Room, person: Person, text: str | bytes) -> None:
    try:
        message = _decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        _refuse(person, _key_of(text), "malformed", str(error)[:200])
        return
    if not (1 <= len(message.key) <= 64 and message.key.isprintable()):
        _refuse(person, "", "malformed", "a key has 1 to 64 printable characters")
        return
    try:
        answer = await _carry_out(hub, room, person, message)
    except Refused as error:
        _refuse(person, message.key, error.code, error.text)
    except Exception:
        LOG.exception("match %s: a %s went wrong", room.record.row.id, type(message).__name__)
        _refuse(person, message.key, "unavailable", "something went wrong here")
    else:
        if answer is not None:
            person.send(_encode(answer))


async def _carry_out(
    hub: Hub, room: Room, person: Person, message: protocol.Incoming
) -> protocol.Outgoing | None:
    """What a message leads to; `Refused` if it changes nothing; None if it has been answered."""
    match message:
        case protocol.Language():
            await _speak(hub, room, person, message.language)
            room.show_to(person, message.key, whole=True)
            return None
        case protocol.Resync():
            room.show_to(person, message.key, whole=True)
            return None
        case _ if person.seat is None:
            raise Refused("not_seated", "spectators cannot act")
        case protocol.Explain():
            return _explain(room, person, person.seat, message)
        case protocol.Preview():
            return _preview(room, person, person.seat, message)
        case _:
            return protocol.Ack(message.key, await _act(hub, room, person.seat, message))


async def _speak(hub: Hub, room: Room, person: Person, language: str) -> None:
    if language not in LANGUAGES:
        raise Refused("unknown_language", f"there are: {', '.join(LANGUAGES)}")
    person.words = await hub.words(room.record.game.name, language)
    person.language = language


async def _act(hub: Hub, room: Room, seat: int, message: protocol.Incoming) -> int:
    """Write what a seat does; the number of its entry."""
    if isinstance(message, protocol.Offer) and message.what == "rematch":
        try:
            await hub.check_room_in_store()
        except TooMany as error:
            raise Refused("unavailable", str(error)) from None
    return await hub.act(room, seat, f"{seat}:{message.key}", lambda: entry_text(room, seat, message))


def _explain(room: Room, person: Person, seat: int, message: protocol.Explain) -> protocol.Explained:
    """Why something cannot be done, from what the seat may know."""
    view, words = room.shown.view(seat), person.words
    try:
        answer = room.record.game.explain(view, seat, message.intent)
    except (ValueError, LookupError, TypeError, msgspec.MsgspecError) as error:
        raise Refused("unknown_name", str(error)[:200]) from None
    denials = tuple(
        protocol.DenialView(d.rule, words.rule(d.rule), words.denial(view, d), d.facts)
        for d in answer.denials
    )
    return protocol.Explained(message.key, answer.allowed, denials, answer.facts)


def _preview(room: Room, person: Person, seat: int, message: protocol.Preview) -> protocol.Previewed:
    """The odds of an offered option, from what the seat may know."""
    option = room.offered(seat, message.option)
    view = room.shown.view(seat)
    odds = room.record.game.preview(view, seat, option)
    lines = tuple(person.words.odds(view, found) for found in odds)
    return protocol.Previewed(message.key, tuple(odds), lines)  # type: ignore[arg-type]
