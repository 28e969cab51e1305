"""Waiting for what must come true, however busy the machine is."""

from __future__ import annotations

import time
from collections.abc import Callable

PATIENCE = 90.0  # seconds for what takes a moment on an idle machine: past them something hangs


def eventually(true: Callable[[], object], otherwise: str = "it does not come true") -> None:
    """Wait until something is true that no message tells of."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, otherwise
        time.sleep(0.01)
