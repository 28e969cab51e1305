"""What attackers send: raw sockets, frames and requests. Only ever to 127.0.0.1."""

from __future__ import annotations

import base64
import os
import socket
from contextlib import suppress
from urllib.parse import urlsplit

PATIENCE = 30.0


def dial(url: str) -> socket.socket:
    """A connection to a server on this machine."""
    parts = urlsplit(url)
    assert parts.hostname == "127.0.0.1"
    return socket.create_connection((parts.hostname, parts.port or 80), PATIENCE)


def line(url: str, match: str, token: str) -> socket.socket:
    """A WebSocket, opened by hand."""
    found = dial(url)
    key = base64.b64encode(os.urandom(16)).decode()
    found.sendall(
        f"GET /api/matches/{match}/socket?token={token} HTTP/1.1\r\nHost: {urlsplit(url).netloc}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert found.recv(12) == b"HTTP/1.1 101"
    return found


def frame(opcode: int, payload: bytes = b"", *, final: bool = True) -> bytes:
    """A masked frame; its mask is zeros, which leaves the payload as it is."""
    assert len(payload) < 126
    return bytes((opcode | (0x80 if final else 0), 0x80 | len(payload))) + bytes(4) + payload


def is_cut(connection: socket.socket, data: bytes, most: int) -> bool:
    """Whether the other side hangs up while data is sent over and over, up to so many bytes."""
    connection.settimeout(PATIENCE)
    sent = 0
    try:
        while sent < most:
            connection.sendall(data)
            sent += len(data)
    except (ConnectionError, TimeoutError):
        return True
    return ends(connection)


def ends(connection: socket.socket, patience: float = PATIENCE) -> bool:
    """Whether the other side hangs up."""
    connection.settimeout(patience)
    with suppress(ConnectionError):
        try:
            while connection.recv(65_536):
                pass
        except TimeoutError:
            return False
    return True
