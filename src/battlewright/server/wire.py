"""WebSocket connections: frames are uvicorn's and the library's business, only how they are sent is ours.

Whatever one turn of the event loop brings for a client leaves together, without a task of its own, and
what waits for a client that does not read is bounded: past the bound the connection is cut.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

NAME = "battlewright.wire"  # in the extensions of the scope
AHEAD = 32  # messages a client may send before it has to wait


class Wire(WebSocketsSansIOProtocol):
    """One WebSocket connection."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        """As uvicorn makes them."""
        super().__init__(*arguments, **options)
        self._flushing = False

    def handle_connect(self, event: Any) -> None:
        """Let the application find this connection in its scope."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[NAME] = self

    def send_receive_event_to_app(self) -> None:
        """A message is here. uvicorn would stop reading until it is taken; that may wait for a few more."""
        if self.read_paused or self.queue.qsize() >= AHEAD:
            super().send_receive_event_to_app()
        else:
            self.read_paused = True  # so that it is not paused
            super().send_receive_event_to_app()
            self.read_paused = False

    def send_text(self, data: bytes, most: int) -> None:
        """Send a text message. If more than `most` bytes wait to be read, cut the connection."""
        if self.conn.state is not State.OPEN:
            return
        self.conn.send_text(data)
        if not self._flushing:
            self._flushing = True
            self.loop.call_soon(self._flush, most)

    def _flush(self, most: int) -> None:
        self._flushing = False
        if self.transport.is_closing():
            return
        self.transport.write(b"".join(self.conn.data_to_send()))
        if self.transport.get_write_buffer_size() > most:
            self.transport.abort()
