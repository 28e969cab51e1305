"""Starting a server: on a free port, with the page opened in the browser if wanted."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Callable
from contextlib import suppress

import uvicorn

from battlewright.server.app import create_app, static_folder
from battlewright.server.settings import Settings, from_environment


def free_port(host: str, wanted: int) -> int:
    """The wanted port, or the next one that is free."""
    for port in range(wanted, wanted + 50):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            with suppress(OSError):
                probe.bind((host, port))
                return port
    raise OSError(f"no free port from {wanted} to {wanted + 49}")


def serve(
    host: str,
    port: int,
    *,
    open_page: bool,
    say: Callable[[str], None],
    settings: Settings | None = None,
) -> int:
    """Serve until interrupted; `say` gets one line about where."""
    chosen = settings or from_environment()
    port = free_port(host, port)
    shown = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{port}/"
    if static_folder() is None:
        say(f"The browser client is not built (make client); the interface answers at {shown}api/schema")
    else:
        say(f"Battlewright is ready at {shown} (Ctrl-C ends it)")
        if open_page:
            threading.Thread(target=_open_when_up, args=(shown,), daemon=True).start()
    config = uvicorn.Config(
        create_app(chosen),
        host=host,
        port=port,
        log_level="warning",
        ws_per_message_deflate=False,
        ws_max_size=chosen.message_bytes * 4,
    )
    with suppress(KeyboardInterrupt, asyncio.CancelledError):
        uvicorn.Server(config).run()
    return 0


def _open_when_up(address: str) -> None:
    for _ in range(100):
        with suppress(OSError):
            urllib.request.urlopen(f"{address}api/health", timeout=1).close()
            webbrowser.open(address)
            return
        time.sleep(0.1)
