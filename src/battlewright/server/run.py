"""Starting a server: on a free port, optionally opening the page in the browser.

python -m battlewright.server.run [HOST [PORT]]   # on exactly this port, for process managers
"""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import uvicorn
from msgspec.structs import replace

from battlewright.agents.helpers import spare_cores
from battlewright.server.alone import Alone, InUse
from battlewright.server.app import create_app, static_folder
from battlewright.server.logs import log_as_json
from battlewright.server.prompt import protocol_for, raise_file_limit
from battlewright.server.settings import Settings, from_environment
from battlewright.server.wire import Wire

LOG = logging.getLogger("battlewright.server")


def free_port(host: str, wanted: int) -> int:
    """The wanted port, or the next one that is free."""
    for port in range(wanted, wanted + 50):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            with suppress(OSError):
                probe.bind((host, port))
                return port
    raise OSError(f"no free port from {wanted} to {wanted + 49}")


def check_alone(settings: Settings) -> None:
    """`InUse` if another server uses the same SQLite file."""
    Alone(settings.database_file()).give_up()


def configuration(app: Any, host: str, port: int, settings: Settings) -> uvicorn.Config:
    """How uvicorn serves us: messages of bounded size, no compression of sockets, pings for dead ones.

    Two settings of the interpreter are changed: a shorter switch interval, so that the thread that writes to
    the store is scheduled sooner; and higher GC thresholds, since matches create no cyclic garbage.
    """
    if settings.log == "json":
        log_as_json()
    if problem := raise_file_limit(settings):
        LOG.warning("%s", problem)
    sys.setswitchinterval(0.0001)
    gc.set_threshold(50_000, 20, 50)
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        log_level="warning",
        log_config=None if settings.log == "json" else uvicorn.config.LOGGING_CONFIG,
        access_log=False,
        ws=Wire,
        http=protocol_for(settings),
        ws_per_message_deflate=False,
        ws_max_size=settings.message_bytes * 4,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=5,
    )


def serve(
    host: str,
    port: int,
    *,
    open_page: bool,
    say: Callable[[str], None],
    settings: Settings | None = None,
) -> int:
    """Serve until interrupted; `say` is called with one line that names the address."""
    chosen = settings or from_environment()
    if open_page and not chosen.bot_cores:  # on somebody's own machine
        chosen = replace(chosen, bot_cores=spare_cores())
    check_alone(chosen)
    port = free_port(host, port)
    shown = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{port}/"
    if static_folder() is None:
        say(f"The browser client is not built (make client); the interface answers at {shown}api/schema")
    else:
        say(f"Battlewright is ready at {shown} (Ctrl-C ends it)")
        if open_page:
            threading.Thread(target=_open_when_up, args=(shown,), daemon=True).start()
    with suppress(KeyboardInterrupt, asyncio.CancelledError):
        uvicorn.Server(configuration(create_app(chosen), host, port, chosen)).run()
    return 0


def _open_when_up(address: str) -> None:
    for _ in range(100):
        with suppress(OSError):
            urllib.request.urlopen(f"{address}api/health", timeout=1).close()
            webbrowser.open(address)
            return
        time.sleep(0.1)


def main(arguments: list[str]) -> None:
    """Serve where the arguments say."""
    host, port = (*arguments, *("127.0.0.1", "8000")[len(arguments) :])
    settings = from_environment()
    try:
        check_alone(settings)
    except InUse as error:
        sys.exit(f"battlewright: {error}")
    uvicorn.Server(configuration(create_app(settings), host, int(port), settings)).run()


if __name__ == "__main__":
    main(sys.argv[1:])
