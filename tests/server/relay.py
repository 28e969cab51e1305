"""A line between a server and a service that can fall silent or be cut, as lines do."""

from __future__ import annotations

import selectors
import socket
import threading
from contextlib import suppress

from tests.ports import free_port


class Relay:
    """Passes bytes on to a port of this machine, both ways."""

    def __init__(self, port: int) -> None:
        """To a service at this port."""
        self._to = port
        self.port = free_port()
        self._listener = socket.create_server(("127.0.0.1", self.port))
        self._selector = selectors.DefaultSelector()
        self._selector.register(self._listener, selectors.EVENT_READ)
        self._silent = False
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def fall_silent(self) -> None:
        """Accept what is sent and pass nothing on; nobody is told."""
        self._silent = True

    def cut(self) -> None:
        """End all connections, as a service does with idle ones; new ones are welcome."""
        for key in list(self._selector.get_map().values()):
            if key.fileobj is not self._listener:
                with suppress(OSError):
                    key.fileobj.shutdown(socket.SHUT_RDWR)  # type: ignore[union-attr]

    def recover(self) -> None:
        """Pass on again what new connections send; those that were silent are cut."""
        self._silent = False
        self.cut()

    def stop(self) -> None:
        """For good."""
        self._ended.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._ended.is_set():
            for key, _ in self._selector.select(0.05):
                if key.fileobj is self._listener:
                    self._accept()
                else:
                    self._pass_on(key.fileobj, key.data)  # type: ignore[arg-type]
        for key in list(self._selector.get_map().values()):
            key.fileobj.close()  # type: ignore[union-attr]

    def _accept(self) -> None:
        one, _ = self._listener.accept()
        other = socket.create_connection(("127.0.0.1", self._to))
        self._selector.register(one, selectors.EVENT_READ, other)
        self._selector.register(other, selectors.EVENT_READ, one)

    def _pass_on(self, one: socket.socket, other: socket.socket) -> None:
        try:
            data = one.recv(65_536)
            if data and not self._silent:
                other.sendall(data)
        except OSError:
            data = b""
        if not data:
            for end in (one, other):
                with suppress(KeyError, ValueError):
                    self._selector.unregister(end)
                end.close()
