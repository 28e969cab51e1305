"""WebSocket frames, written and read with as little as possible in between.

uvicorn answers the handshake, pings and closes; this class takes over the frames of an open socket.
A message is written to the transport at once, without queue or task, and what waits for a client that
does not read is bounded: past the bound the connection is cut. A game is many small messages, and in
the general protocol class each of them costs more than the move it carries (bench/server).
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

try:
    from websockets.speedups import apply_mask
except ImportError:  # a platform for which websockets has no compiled part
    from websockets.utils import apply_mask

NAME = "battlewright.wire"  # in the extensions of the scope
UNREAD = 64  # messages a client may send ahead before it has to wait

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
NORMAL, PROTOCOL_ERROR, BAD_TEXT, TOO_BIG, NO_CODE = 1000, 1002, 1007, 1009, 1005


class ProtocolError(Exception):
    """The client sent what is no WebSocket frame; `code` is what the socket is closed with."""

    def __init__(self, code: int) -> None:
        """With a close code."""
        super().__init__(code)
        self.code = code


class Wire(WebSocketsSansIOProtocol):
    """One WebSocket connection."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        """As uvicorn makes them."""
        super().__init__(*arguments, **options)
        self._incoming = bytearray()
        self._outgoing: list[bytes] = []
        self._parts: list[bytes] = []  # of a message in several frames
        self._parts_are_text = True

    def handle_connect(self, event: Any) -> None:
        """Let the application find this connection in its scope."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[NAME] = self

    # --- sending --------------------------------------------------------------------------------

    def send_text(self, data: bytes, most: int) -> None:
        """Send a text message. If more than `most` bytes wait to be read, cut the connection."""
        if not self._outgoing:
            self.loop.call_soon(self._flush, most)
        self._outgoing += (_header(0x80 | TEXT, len(data)), data)

    def _flush(self, most: int) -> None:
        """Write what one turn of the event loop has brought together."""
        data, self._outgoing = b"".join(self._outgoing), []
        if self.close_sent or self.transport.is_closing():
            return
        self.transport.write(data)
        if self.transport.get_write_buffer_size() > most:
            self.transport.abort()

    # --- receiving ------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Bytes from the client: the handshake first, then frames."""
        if not self.handshake_complete:
            super().data_received(data)
            return
        self._incoming += data
        try:
            while (frame := self._next_frame()) is not None:
                self._take(*frame)
        except ProtocolError as error:
            self._incoming.clear()
            self._fail(error.code)

    def _next_frame(self) -> tuple[int, bool, bytes] | None:
        """Opcode, whether it is the last of its message, and payload; None if there is no whole frame yet."""
        buffer = self._incoming
        if len(buffer) < 6:
            return None
        first, length = buffer[0], buffer[1] & 0x7F
        if first & 0x70 or not buffer[1] & 0x80:  # no extensions; clients mask what they send
            raise ProtocolError(PROTOCOL_ERROR)
        start = 6
        if length > 125:
            size = 2 if length == 126 else 8
            if len(buffer) < start + size:
                return None
            length, start = int.from_bytes(buffer[2 : 2 + size], "big"), start + size
        if length > self.config.ws_max_size:
            raise ProtocolError(TOO_BIG)
        end = start + length
        if len(buffer) < end:
            return None
        payload = apply_mask(bytes(buffer[start:end]), bytes(buffer[start - 4 : start]))
        del buffer[:end]
        return first & 0x0F, bool(first & 0x80), payload

    def _take(self, opcode: int, final: bool, payload: bytes) -> None:
        if self.close_sent and opcode != CLOSE:
            return
        if opcode >= CLOSE and (not final or len(payload) > 125):
            raise ProtocolError(PROTOCOL_ERROR)
        if opcode in (TEXT, BINARY) and final and not self._parts:
            self._deliver(payload, text=opcode == TEXT)
        elif opcode in (CONTINUATION, TEXT, BINARY):
            self._collect(opcode, final, payload)
        elif opcode == PING:
            self.transport.write(_header(0x80 | PONG, len(payload)) + payload)
        elif opcode == PONG:
            self.handle_pong(Frame(Opcode.PONG, payload))
        elif opcode == CLOSE:
            self._closed(payload)
        else:
            raise ProtocolError(PROTOCOL_ERROR)

    def _collect(self, opcode: int, final: bool, payload: bytes) -> None:
        """A message in several frames."""
        if (opcode == CONTINUATION) != bool(self._parts):
            raise ProtocolError(PROTOCOL_ERROR)
        if opcode != CONTINUATION:
            self._parts_are_text = opcode == TEXT
        self._parts.append(payload)
        if len(self._parts) > 1000 or sum(map(len, self._parts)) > self.config.ws_max_size:
            raise ProtocolError(TOO_BIG)
        if final:
            whole, self._parts = b"".join(self._parts), []
            self._deliver(whole, text=self._parts_are_text)

    def _deliver(self, data: bytes, *, text: bool) -> None:
        """Hand a message to the application; a client that is far ahead is not read from for a while."""
        if text:
            try:
                self.queue.put_nowait({"type": "websocket.receive", "text": data.decode()})
            except UnicodeDecodeError:
                raise ProtocolError(BAD_TEXT) from None
        else:
            self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
        if not self.read_paused and self.queue.qsize() >= UNREAD:
            self.read_paused = True
            self.transport.pause_reading()

    def _closed(self, payload: bytes) -> None:
        """The client closes, or answers our closing."""
        if self.close_timer is not None:
            self.close_timer.cancel()
            self.close_timer = None
        if not self.close_sent:
            code = int.from_bytes(payload[:2], "big") if len(payload) >= 2 else NO_CODE
            self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
            self.close_sent = True
            self.transport.write(_header(0x80 | CLOSE, len(payload[:2])) + payload[:2])
        self.transport.close()

    def _fail(self, code: int) -> None:
        """Close a connection on which no more can be understood."""
        if not self.close_sent:
            self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
            self.close_sent = True
            self.transport.write(_header(0x80 | CLOSE, 2) + code.to_bytes(2, "big"))
        self.transport.close()


def _header(first: int, length: int) -> bytes:
    """The head of an unmasked frame."""
    if length < 126:
        return bytes((first, length))
    if length < 65_536:
        return bytes((first, 126)) + length.to_bytes(2, "big")
    return bytes((first, 127)) + length.to_bytes(8, "big")
