"""A lock on the SQLite file: a second server on it would not be notified of what the first one writes."""

from __future__ import annotations

import os
from pathlib import Path
from typing import IO

try:
    import fcntl
except ImportError:  # Windows, where an open file cannot be replaced and nobody runs two servers by accident
    fcntl = None  # type: ignore[assignment]


class InUse(RuntimeError):
    """Another process serves this database."""


class Alone:
    """A lock beside a database file, held until `give_up` or the end of the process."""

    def __init__(self, file: Path | None) -> None:
        """`InUse` if another process holds it."""
        self._lock: IO[str] | None = None
        if fcntl is None or file is None:
            return
        lock = file.with_name(f"{file.name}.lock").open("a+")
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            lock.seek(0)
            holder = lock.read().strip()
            lock.close()
            who = f" (process {holder})" if holder else ""
            raise InUse(
                f"another server{who} uses {file}; stop it first, give this one a folder of its own "
                "(BATTLEWRIGHT_DATA), or let both use PostgreSQL and Redis"
            ) from None
        lock.truncate(0)
        lock.write(str(os.getpid()))
        lock.flush()
        self._lock = lock

    def give_up(self) -> None:
        """Let others have it."""
        if self._lock is not None:
            self._lock.close()
            self._lock = None
