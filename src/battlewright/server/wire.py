"""WebSocket connections on top of uvicorn's protocol: fewer tasks, batched writes, bounded buffers.

A message is passed to the listener on arrival, without a task or queue of its own; later messages wait
until it has been handled. All messages for a client in one iteration of the event loop are written together.
The send buffer is bounded: a client that does not read is disconnected.
"""

from __future__ import annotations

import asyncio
import struct
from collections import deque
from collections.abc import Callable
from typing import Any, TypeAlias
from weakref import WeakKeyDictionary

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets import frames
from websockets.frames import Frame
from websockets.protocol import State

from battlewright.server.limits import Throttle

apply_mask = frames.apply_mask  # type: ignore[attr-defined]  # the C implementation
NAME = "battlewright.wire"  # in the extensions of the scope
PIECE = 2_048  # bytes the library is given at once
FRAMES_PER_SECOND = 10.0  # pings, pongs and parts of messages, with a burst of ten seconds' worth
AHEAD = 32  # messages a client may send before it has to wait
AHEAD_LENGTH = 32_768  # and their length in all


class Outboxes:
    """The connections of an event loop with unsent messages, flushed once per iteration."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        """All empty."""
        self._loop = loop
        self._wires: list[Wire] = []

    def add(self, wire: Wire) -> None:
        """Flush a connection at the end of this iteration."""
        if not self._wires:
            self._loop.call_soon(self._send)
        self._wires.append(wire)

    def _send(self) -> None:
        wires, self._wires = self._wires, []
        for wire in wires:
            wire.flush()


_OUTBOXES: WeakKeyDictionary[asyncio.AbstractEventLoop, Outboxes] = WeakKeyDictionary()

Listener: TypeAlias = Callable[[str | bytes], bool]
"""Called with a message; True: handled; False: `Wire.go_on` will be called when it is."""


class Wire(WebSocketsSansIOProtocol):
    """One WebSocket connection."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        """As uvicorn makes them."""
        super().__init__(*arguments, **options)
        self._most = self.config.ws_max_size
        self._between_messages = False  # the library waits for the first byte of a frame
        self._listener: Listener | None = None
        self._busy = False
        self._inbox: deque[str | bytes] = deque()
        self._inbox_length = 0
        self._outbox: list[bytes] = []
        self._outboxes = _OUTBOXES.get(self.loop) or _OUTBOXES.setdefault(self.loop, Outboxes(self.loop))
        self.most_unread = 1_000_000  # bytes buffered for a client that does not read
        self._quiet: asyncio.Future[None] | None = None
        self._frames_left = Throttle(FRAMES_PER_SECOND, 10 * FRAMES_PER_SECOND)

    def handle_connect(self, event: Any) -> None:
        """Let the application find this connection in its scope."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[NAME] = self

    # --- in -------------------------------------------------------------------------------------

    def listen(self, listener: Listener) -> None:
        """Pass all messages to a listener from now on, queued ones first."""
        self._listener = listener
        self._hand_over()

    def go_on(self) -> None:
        """The latest message has been handled."""
        self._busy = False
        if self._inbox or self._quiet is not None or self.read_paused:
            self._hand_over()

    async def drain(self) -> None:
        """Wait until every message has been handled."""
        if self._busy:
            self._quiet = self.loop.create_future()
            await self._quiet

    def hang_up(self) -> None:
        """Ignore further messages and report the client as disconnected."""
        self._listener = None
        self._inbox.clear()
        self._inbox_length = 0
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1006})

    def data_received(self, data: bytes) -> None:
        """A fast path for one short message; everything else is left to the library."""
        short = self._between_messages and not self.close_sent and len(data) <= self._most
        text = whole_message(data) if short else None
        if text is not None:
            self._receive(text)
            return
        for start in range(0, len(data), PIECE):  # frames without content are many in few bytes
            super().data_received(data[start : start + PIECE])
            if self.transport.is_closing() or self.disconnected:
                return
            if self.transport.get_write_buffer_size() > self.most_unread:
                self.transport.abort()  # it does not read the answers to its pings
                return
        conn = self.conn
        self._between_messages = (
            conn.state is State.OPEN and conn.current_size is None and not conn.reader.buffer
        )

    def handle_ping(self) -> None:
        """Answer a ping, if there are not too many."""
        if self._allows_frame():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Handle a pong, within a limit."""
        if self._allows_frame():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Add a part of a message, if there are not too many."""
        if self._allows_frame():
            super().handle_cont(event)

    def _allows_frame(self) -> bool:
        """Whether one more invalid frame is processed; a flood closes the connection."""
        if self._frames_left.allows():
            return True
        self.transport.abort()
        return False

    def send_receive_event_to_app(self) -> None:
        """Pass a message assembled by the library to the listener instead of the queue."""
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        if self.curr_msg_data_type == "bytes":
            self._receive(data)
            return
        try:
            text = data.decode()
        except UnicodeDecodeError:
            self.conn.send_close(1007)
            self.handle_parser_exception()
        else:
            self._receive(text)

    def _receive(self, message: str | bytes) -> None:
        if self._listener is not None and not self._busy:
            self._busy = True
            self._busy = not self._listener(message)
            return
        self._inbox.append(message)
        self._inbox_length += len(message)
        full = len(self._inbox) >= AHEAD or self._inbox_length >= AHEAD_LENGTH
        if full and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _hand_over(self) -> None:
        """Pass queued messages to the listener, one after the other."""
        while self._inbox and not self._busy and self._listener is not None:
            message = self._inbox.popleft()
            self._inbox_length -= len(message)
            self._busy = True
            self._busy = not self._listener(message)
        if self._busy:
            return
        if self._quiet is not None and not self._quiet.done():
            self._quiet.set_result(None)
        if self.read_paused and not self._inbox and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    # --- out ------------------------------------------------------------------------------------

    def send_text(self, data: bytes) -> None:
        """Send a text message, batched with the others of this iteration of the event loop."""
        outbox = self._outbox
        if not outbox:
            self._outboxes.add(self)
        length = len(data)
        outbox += (_HEADS[length] if length < _SHORT else text_head(length), data)

    def flush(self) -> None:
        """Write the outbox, unless the connection is closing; abort it if too much is unread."""
        data, transport = b"".join(self._outbox), self.transport
        self._outbox.clear()
        if data and self.conn.state is State.OPEN and not transport.is_closing():
            transport.write(data)
            if transport.get_write_buffer_size() > self.most_unread:
                transport.abort()

    async def send(self, message: Any) -> None:
        """Messages sent through ASGI (mostly the close frame) come after the outbox."""
        self.flush()
        await super().send(message)

    def shutdown(self) -> None:
        """Flush the outbox before the server stops."""
        self.flush()
        super().shutdown()


_medium_head = struct.Struct("!HH").pack


def text_head(length: int) -> bytes:
    """The header of an unmasked text frame with a payload of this length."""
    if length < 126:
        return bytes((0x81, length))
    if length < 65_536:
        return _medium_head(0x817E, length)
    return b"\x81\x7f" + length.to_bytes(8, "big")


_SHORT = 4096
_HEADS = [text_head(length) for length in range(_SHORT)]  # most messages are shorter


def whole_message(data: bytes) -> str | None:
    """The text of a message, if the data is exactly one masked text frame."""
    size = len(data)
    if size < 8 or data[0] != 0x81:
        return None
    declared = data[1] - 0x80  # the length, or 126: it follows; below 0: not masked
    if declared == size - 6 and declared < 126:
        start = 6
    elif declared == 126 and data[2] << 8 | data[3] == size - 8:
        start = 8
    else:
        return None
    try:
        return str(apply_mask(data[start:], data[start - 4 : start]), "utf-8")
    except UnicodeDecodeError:
        return None
