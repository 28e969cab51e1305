"""HTTP connections on top of uvicorn's protocol, with a time limit per request and a limit of connections."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from battlewright.server.limits import Places, is_own
from battlewright.server.settings import Settings

LOG = logging.getLogger("battlewright.server")
READING = 4.0  # times as long as a request may take, an answer may lie unread
SPARE_FILES = 100  # for the database, workers and modules


class Prompt(H11Protocol):
    """A connection that is closed if a request does not arrive completely in time."""

    places: Places
    seconds: float
    _deadline: asyncio.TimerHandle | None = None
    _unread: asyncio.TimerHandle | None = None
    _counted = ""
    _upgraded = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A new one, if there is a place for it."""
        super().connection_made(transport)
        address = self.client[0] if self.client else "?"
        if not is_own(address):
            if not self.places.take(address):
                transport.abort()
                return
            self._counted = address
        self._hurry()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        self._settle()
        self._unhurry()
        super().connection_lost(exc)
        self.forget()

    def forget(self) -> None:
        """Give its place back."""
        if self._counted:
            self.places.give_back(self._counted)
            self._counted = ""

    def data_received(self, data: bytes) -> None:
        """Some of a request."""
        super().data_received(data)
        if self._upgraded:
            return
        begun = self.conn.their_state is h11.IDLE and bool(self.conn.trailing_data[0])
        if begun or self.conn.their_state is h11.SEND_BODY:
            self._hurry()
        else:
            self._settle()

    def handle_websocket_upgrade(self, event: Any) -> None:
        """The connection becomes a socket, which has its own limits."""
        self._upgraded = True
        self._settle()
        self.forget()
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        """The client does not read: it has a while for it."""
        super().pause_writing()
        if not self._upgraded and self._unread is None:
            self._unread = self.loop.call_later(READING * self.seconds, self.transport.abort)

    def resume_writing(self) -> None:
        """The client has read."""
        super().resume_writing()
        self._unhurry()

    def _unhurry(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _hurry(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(self.seconds, self.transport.abort)

    def _settle(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


def protocol_for(settings: Settings) -> type[Prompt]:
    """The protocol with the limits of the settings."""
    places = Places(settings.connections, settings.connections_per_address)
    return type("Prompt", (Prompt,), {"places": places, "seconds": settings.request_seconds})


def raise_file_limit(settings: Settings) -> str:
    """Allow as many open files as connections may be open; what is missing, in words, if that cannot be."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return ""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = settings.connections + settings.sockets + SPARE_FILES
    if soft < wanted:
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        soft = most
    if soft >= wanted:
        return ""
    return (
        f"only {soft} files may be open, less than the {wanted} that the settings ask for; raise the "
        "limit (ulimit -n, LimitNOFILE=) or lower BATTLEWRIGHT_CONNECTIONS and BATTLEWRIGHT_SOCKETS"
    )
