"""Ports for servers that tests start."""

from __future__ import annotations

import random
import socket
from contextlib import suppress


def free_port() -> int:
    """A port nobody listens on, below those the system hands to outgoing connections.

    One of those could be taken by a client that tries to reach the server while it restarts.
    """
    for port in random.SystemRandom().sample(range(20_000, 32_000), 100):
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
    raise AssertionError("no free port")
