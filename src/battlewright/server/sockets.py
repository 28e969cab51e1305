"""The socket of a seat or spectator: incoming and outgoing messages, and reasons for closing it.

Messages are processed one after the other, each to completion, even if its sender disconnects meanwhile. A
choice that waits only for the disk needs no task of its own (`Hub.try_choose`). A client that does not
read is disconnected (`wire`), and receives a full `sync` when it reconnects.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from time import perf_counter
from urllib.parse import parse_qs

import msgspec
from litestar import asgi
from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import Receive, Scope, Send
from msgspec import Struct

from battlewright.server import protocol
from battlewright.server.acts import claim, entry_text
from battlewright.server.bots import RefusedRequest, TooSlow, WorkerDied
from battlewright.server.hub import Hub
from battlewright.server.lasting import Ended
from battlewright.server.limits import Places, Throttle, TooMany
from battlewright.server.logs import REQUEST, new_id
from battlewright.server.room import Refused, Room
from battlewright.server.seating import digest
from battlewright.server.shown import Person
from battlewright.server.spectacle import last_position
from battlewright.server.store import MatchRow, Unknown
from battlewright.server.wire import NAME, Wire
from battlewright.server.worker import Account, Foresee, Foreseen

LOG = logging.getLogger("battlewright.server")

NO_SEAT, NO_MATCH, FULL, FLOODING, AGAIN = 4003, 4004, 4008, 4010, 4012  # close codes
OPEN = ("measure", "reach")  # intents that are not about what a seat may do: spectators have them too
TOO_MUCH = "very much was done from your address today; go on in a while"
SOCKET_COST, REFUSAL_COST, TASK_COST = 0.01, 0.003, 0.002  # seconds of the event loop, about
SHOW_COST = 0.01  # of a match that is over
FLOOD = 5.0  # seconds an address would have to wait: it gets no more sockets until it has paid
PATIENCE = 200  # messages refused as too fast before the socket is closed

_decode = msgspec.json.Decoder(protocol.Incoming).decode
_encode = msgspec.json.Encoder().encode


class _Keyed(Struct):
    key: str


_decode_key = msgspec.json.Decoder(_Keyed).decode


class Socket:
    """One open connection."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """From the ASGI scope."""
        query = parse_qs(scope["query_string"].decode("latin-1"), max_num_fields=10)
        self.match = str(scope["path_params"]["match"])
        self.token, self.language = (query.get(name, [""])[0] for name in ("token", "language"))
        self.mix = query.get("mix", [""])[0]
        self.whole, self.view = query.get("updates") == ["full"], query.get("view", ["full"])[0]
        client = scope.get("client")
        self.address = client[0] if client else "?"
        self.wire: Wire | None = (scope.get("extensions") or {}).get(NAME)  # type: ignore[assignment]
        self._receive, self._send = receive, send
        self.farewell = (FLOODING, "too fast")

    def hang_up(self, reason: str) -> None:
        """Close the connection: its token opens nothing any more, or, without a reason, to come again."""
        self.farewell = (NO_SEAT, reason) if reason else (AGAIN, "come again")
        if self.wire is not None:
            self.wire.hang_up()

    async def accept(self) -> None:
        """Accept the connection."""
        await self._receive()
        await self._send({"type": "websocket.accept", "subprotocol": None, "headers": []})

    async def refuse(self) -> None:
        """Answer the request to open a socket with 403."""
        await self._receive()
        await self._send({"type": "websocket.close", "code": 1008, "reason": ""})

    async def close(self, code: int, reason: str) -> None:
        """Close the connection."""
        try:
            await self._send({"type": "websocket.close", "code": code, "reason": reason[:120]})
        except (OSError, RuntimeError):
            LOG.debug("the client had already disconnected")

    async def gone(self) -> None:
        """Wait until the client has disconnected."""
        while (await self._receive())["type"] != "websocket.disconnect":
            pass


@asgi("/api/matches/{match:str}/socket", copy_scope=False)
async def play(scope: Scope, receive: Receive, send: Send) -> None:
    """One seat of a match, or a spectator."""
    if scope["type"] != ScopeType.WEBSOCKET:
        await send({"type": "http.response.start", "status": 426, "headers": [(b"upgrade", b"websocket")]})
        await send({"type": "http.response.body", "body": b"", "more_body": False})
        return
    state = scope["litestar_app"].state
    socket = Socket(scope, receive, send)
    places: Places = state.places
    hub: Hub = state.hub
    flooding = hub.spending.wait(socket.address) > FLOOD
    if (
        flooding
        or not hub.lets_in(socket.address)
        or not state.origins.allow(Headers.from_scope(scope), scope["scheme"])
    ):
        hub.spending.add(socket.address, REFUSAL_COST)
        await socket.refuse()
        return
    await socket.accept()
    REQUEST.set(new_id())
    hub.figures.opened += 1
    began = perf_counter()
    if socket.wire is None:
        await socket.close(1011, "sockets are served by `battlewright serve` only")
    elif not places.take(socket.address):
        hub.spending.add(socket.address, REFUSAL_COST)
        await socket.close(FULL, "too many connections")
    else:
        try:
            code, reason = await _attend(hub, socket, socket.wire)
        finally:
            places.give_back(socket.address)
        facts = {"match": socket.match, "address": socket.address, "code": code}
        LOG.info("socket", extra={"facts": facts | {"seconds": round(perf_counter() - began, 3)}})
        await socket.close(code, reason)


async def _attend(hub: Hub, socket: Socket, wire: Wire) -> tuple[int, str]:
    """Serve a client until it disconnects; returns the code and reason to close with."""
    try:
        await hub.spending.pay(socket.address, SOCKET_COST)
        wire.most_unread = hub.settings.outbox_bytes
        person = await _person(hub, socket, wire.send_text)
        room = await hub.enter(socket.match, person)
    except Refused as error:
        return NO_SEAT, error.text
    except Unknown as error:
        return NO_MATCH, str(error)
    except TooMany as error:
        return FULL, str(error)
    except Ended as ended:
        return await _watch(hub, ended.row, socket, wire)
    hub.spending.add(socket.address, room.take_spent())
    conversation = Conversation(hub, room, person, wire)
    wire.listen(conversation.hear)
    try:
        await socket.gone()
        conversation.drop_late()
        await wire.drain()
    finally:
        hub.leave(room, person)
    return socket.farewell


async def _watch(hub: Hub, row: MatchRow, socket: Socket, wire: Wire) -> tuple[int, str]:
    """Show how a match ended that cannot be played any more (`lasting`)."""
    try:
        seat = await hub.seating.seat_of(socket.match, socket.token)
    except Refused as error:
        return NO_SEAT, error.text
    wire.listen(Spectacle(hub, row, seat, socket, wire).hear)
    await socket.gone()
    await wire.drain()
    return socket.farewell


async def _person(hub: Hub, socket: Socket, send: Callable[[bytes], None]) -> Person:
    """The holder of the token in the URL."""
    seat = await hub.seating.seat_of(socket.match, socket.token, socket.mix)
    language = socket.language if socket.language in protocol.LANGUAGES else "en"
    row, _ = await hub.stored(socket.match)
    if row.game not in hub.games:
        raise Ended(row)
    words = await hub.words(hub.games[row.game], language)
    return Person(
        seat,
        language,
        words,
        send,
        token=digest(socket.token),
        hang_up=socket.hang_up,
        whole=socket.whole,
        view="drawn" if socket.view == "drawn" else "full",
        address=socket.address,
    )


def _refuse(hub: Hub, person: Person, key: str, code: protocol.Code, text: str) -> None:
    hub.figures.refusals[code] += 1
    person.send(_encode(protocol.Refusal(key, code, text)))


def _key_of(text: str | bytes) -> str:
    """The key of a message that is not read any further, so that its sender knows which it was."""
    try:
        return _decode_key(text).key[:64]
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return ""


def _size(text: str | bytes) -> int:
    """The bytes of a message."""
    return len(text) if isinstance(text, bytes) or text.isascii() else len(text.encode())


class Conversation:
    """The messages of one client, processed in order."""

    def __init__(self, hub: Hub, room: Room, person: Person, wire: Wire) -> None:
        """The client has joined the room."""
        self._id, self._gone = REQUEST.get(), False
        self._late: asyncio.TimerHandle | None = None  # when a delayed message is processed
        self._hub, self._room, self._person, self._wire = hub, room, person, wire
        rate = hub.settings.messages_per_second
        self._throttle, self._refused, self._heard_at = Throttle(rate, 2 * rate), 0, 0.0
        self._longest = hub.settings.message_bytes
        self._short = self._longest // 4  # characters: none has more than four bytes

    def hear(self, text: str | bytes) -> bool:
        """Process a message: True if it is finished, False if `Wire.go_on` will be called when it is.

        A client that has used more than its share of the event loop is delayed.
        """
        if wait := self._hub.spending.wait(self._person.address):
            if self._gone:
                return True
            self._late = asyncio.get_running_loop().call_later(wait, self._hear_late, text)
            return False
        self._heard_at = perf_counter()
        return self._hear(text)

    def drop_late(self) -> None:
        """The client has gone: discard its delayed messages."""
        self._gone = True
        if self._late is not None:
            self._late.cancel()
            self._wire.hang_up()
            self._wire.go_on()

    def _hear_late(self, text: str | bytes) -> None:
        self._late = None
        self._heard_at = perf_counter()
        if self._hear(text):
            self._wire.go_on()

    def _spend(self) -> None:
        """What was done in the room since is this person's doing."""
        if spent := self._room.take_spent():
            self._hub.spending.add(self._person.address, spent)

    def _hear(self, text: str | bytes) -> bool:
        if len(text) > self._short and _size(text) > self._longest:
            _refuse(self._hub, self._person, "", "too_large", f"a message has at most {self._longest} bytes")
        elif not self._throttle.allows():
            self._slow_down(_key_of(text))
        else:
            message = self._read(text)
            return message is None or self._start(message)
        return True

    def _slow_down(self, key: str) -> None:
        self._refused += 1
        _refuse(self._hub, self._person, key, "too_fast", "slow down a little")
        if self._refused > PATIENCE:
            self._wire.hang_up()

    def _read(self, text: str | bytes) -> protocol.Incoming | None:
        """Decode a message; None if it is malformed, which has been answered."""
        try:
            message: protocol.Incoming = _decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            _refuse(self._hub, self._person, _key_of(text), "malformed", str(error)[:200])
            return None
        if not (1 <= len(message.key) <= 64 and message.key.isprintable()):
            _refuse(self._hub, self._person, "", "malformed", "a key has 1 to 64 printable characters")
            return None
        return message

    def _start(self, message: protocol.Incoming) -> bool:
        """Start processing a message; True if it is done already."""
        seat = self._person.seat
        if isinstance(message, protocol.Choose) and seat is not None:
            key, done = f"{seat}:{message.key}", partial(self._chosen, message)
            if not self._hub.allowances.allows_act(self._person.address):
                _refuse(self._hub, self._person, message.key, "unavailable", TOO_MUCH)
                return True
            try:
                if self._hub.try_choose(self._room, seat, key, message.decision, message.option, done):
                    return False
            except Refused as error:
                _refuse(self._hub, self._person, message.key, error.code, error.text)
                return True
        self._hub.spending.add(self._person.address, TASK_COST)
        self._hub.keep(self._carry_out(message))
        return False

    def _chosen(self, message: protocol.Choose, number: int | None) -> None:
        if number is None:
            self._hub.keep(self._carry_out(message))
        else:
            self._person.send(_encode(protocol.Ack(message.key, number)))
            self._hub.figures.choices.observe(perf_counter() - self._heard_at)
            self._spend()
            self._wire.go_on()

    async def _carry_out(self, message: protocol.Incoming) -> None:
        """Process a message and answer it."""
        room, person = self._room, self._person
        REQUEST.set(self._id)
        try:
            answer = await _carry_out(self._hub, room, person, message)
        except Refused as error:
            _refuse(self._hub, person, message.key, error.code, error.text)
        except Exception:
            LOG.exception("match %s: a %s failed", room.record.row.id, type(message).__name__)
            _refuse(self._hub, person, message.key, "unavailable", "internal error")
        else:
            if answer is not None:
                person.send(_encode(answer))
        finally:
            self._spend()
            self._wire.go_on()


async def _carry_out(
    hub: Hub, room: Room, person: Person, message: protocol.Incoming
) -> protocol.Outgoing | None:
    """The answer to a message; `Refused` if it changes nothing; None if it has been answered."""
    match message:
        case protocol.Language():
            await _set_language(hub, room, person, message.language)
            room.show_all_to(person, message.key)
            return None
        case protocol.Resync():
            await hub.refresh(room)
            room.show_all_to(person, message.key)
            return None
        case protocol.Explain() if person.seat is not None or message.intent.get("intent") in OPEN:
            await _explain(hub, room, person, message)
            return None
        case _ if person.seat is None:
            raise Refused("not_seated", "spectators cannot act")
        case protocol.Follow(do="read"):
            room.record.read = max(room.record.read, message.step)
            hub.autopilot.resume(room)
            return protocol.Ack(message.key, room.record.table.seq)
        case protocol.Preview():
            return await _preview(hub, room, person, message)
        case _:
            return protocol.Ack(message.key, await _act(hub, room, person.seat, person.address, message))


async def _set_language(hub: Hub, room: Room, person: Person, language: str) -> None:
    if language not in protocol.LANGUAGES:
        raise Refused("unknown_language", f"there are: {', '.join(protocol.LANGUAGES)}")
    person.words = await hub.words(room.record.game, language)
    person.language = language


async def _act(hub: Hub, room: Room, seat: int, address: str, message: protocol.Incoming) -> int:
    """Write what a seat does; the number of its entry."""
    if isinstance(message, protocol.Offer) and message.what == "rematch":
        if refusal := hub.allowances.refuses_match(address, room.record.row.public):
            raise Refused("unavailable", refusal)
        try:
            await hub.opening.check_room(hub.opening.opener_of(address))
        except TooMany as error:
            raise Refused("unavailable", str(error)) from None
    if isinstance(message, protocol.Say) and message.text and not hub.settings.chat:
        raise Refused("no_talk", "on this server only set phrases are said")
    if not isinstance(message, protocol.Choose) and not hub.allowances.allows_act(address):
        raise Refused("unavailable", TOO_MUCH)
    key = f"{seat}:{message.key}"
    if isinstance(message, protocol.Claim) and key not in room.record.keys:
        since = room.record.table.last_at
        absent = await hub.absence.absent(room, seat)
        return await hub.act(room, absent, key, lambda: claim(room, absent, since))
    return await hub.act(room, seat, key, lambda: entry_text(room, seat, message))


async def _explain(hub: Hub, room: Room, person: Person, message: protocol.Explain) -> None:
    """Why something cannot be done, from what the asker may know; for a spectator any seat does."""
    game = room.record.game
    view = game.save(room.shown.view(person.seat))
    seat, language = person.seat or 0, person.language
    work = Account(game.name, view, seat, message.intent, language, message.key, game.folder)
    try:
        person.send(await hub.previewers.ask(work, hub.settings.preview_seconds, who=person.address, most=0))
    except RefusedRequest as error:
        raise Refused("unknown_name", str(error)) from None
    except (TooSlow, WorkerDied, TooMany):
        raise Refused("unavailable", "this takes too long to work out here") from None


async def _preview(hub: Hub, room: Room, person: Person, message: protocol.Preview) -> protocol.Previewed:
    """The odds of an offered option, from what the seat may know; by a worker, as some take long."""
    assert person.seat is not None
    room.offered(person.seat, message.option)
    game = room.record.game
    view = game.save(room.shown.view(person.seat))
    work = Foresee(game.name, view, person.seat, message.option, person.language, game.folder)
    try:
        data = await hub.previewers.ask(work, hub.settings.preview_seconds, who=person.address)
    except (TooSlow, WorkerDied, TooMany, RefusedRequest):
        raise Refused("unavailable", "these odds take too long to work out here") from None
    found = _decode_foreseen(data)
    return protocol.Previewed(message.key, tuple(found.odds), tuple(found.lines))


_decode_foreseen = msgspec.msgpack.Decoder(Foreseen).decode


class Spectacle:
    """The messages of a client that watches a match that can no longer be continued."""

    def __init__(self, hub: Hub, row: MatchRow, seat: int | None, socket: Socket, wire: Wire) -> None:
        """The first thing to do is to show it."""
        self._hub, self._row, self._seat, self._wire = hub, row, seat, wire
        self._address = socket.address
        self._language = socket.language if socket.language in protocol.LANGUAGES else "en"
        rate = hub.settings.messages_per_second
        self._throttle, self._refused = Throttle(rate, 2 * rate), 0
        hub.keep(self._show(""))

    def hear(self, text: str | bytes) -> bool:
        """Answer a message: everything that is not about showing is refused."""
        key = _key_of(text)
        if not self._throttle.allows():
            self._refused += 1
            self._tell(protocol.Refusal(key, "too_fast", "slow down a little"))
            if self._refused > PATIENCE:
                self._wire.hang_up()
            return True
        try:
            message: protocol.Incoming = _decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            self._tell(protocol.Refusal(key, "malformed", str(error)[:200]))
            return True
        if isinstance(message, protocol.Language) and message.language in protocol.LANGUAGES:
            self._language = message.language
        if isinstance(message, protocol.Language | protocol.Resync):
            self._hub.keep(self._show(key, go_on=True))
            return False
        self._tell(protocol.Refusal(key, "over", "the match is over"))
        return True

    async def _show(self, key: str, go_on: bool = False) -> None:
        hub, language = self._hub, self._language
        try:
            await hub.spending.pay(self._address, SHOW_COST)
            self._tell(await last_position(hub, self._row, self._seat, language, key, self._address))
        except (TooSlow, WorkerDied, TooMany):
            self._tell(protocol.Refusal(key, "unavailable", "this takes too long here"))
        finally:
            if go_on:
                self._wire.go_on()

    def _tell(self, message: protocol.Outgoing) -> None:
        self._wire.send_text(_encode(message))
