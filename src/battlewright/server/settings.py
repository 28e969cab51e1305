"""What the environment may set; everything has a default that works with no configuration."""

from __future__ import annotations

import os
from pathlib import Path

from msgspec import Struct


class Settings(Struct, frozen=True):
    """How a server process runs."""

    database: str = ""  # SQLAlchemy URL; empty: SQLite in the data folder
    redis: str = ""  # empty: one process, broadcast inside it
    data: Path = Path.home() / ".local" / "share" / "battlewright"
    matches: int = 10_000  # most matches kept in the store before new ones are refused
    live: int = 500  # most matches kept in memory
    message_bytes: int = 16_384
    messages_per_second: float = 20.0
    sockets_per_address: int = 40
    bot_workers: int = 1
    bot_seconds: float = 5.0

    def database_url(self) -> str:
        """The database, with the embedded default."""
        if self.database:
            return self.database
        self.data.mkdir(parents=True, exist_ok=True)
        return f"sqlite:///{self.data / 'battlewright.sqlite3'}"


def from_environment() -> Settings:
    """Settings from BATTLEWRIGHT_DATABASE, BATTLEWRIGHT_REDIS, BATTLEWRIGHT_DATA and so on."""
    read = os.environ.get
    default = Settings()
    return Settings(
        database=read("BATTLEWRIGHT_DATABASE", default.database),
        redis=read("BATTLEWRIGHT_REDIS", default.redis),
        data=Path(read("BATTLEWRIGHT_DATA", str(default.data))),
        matches=int(read("BATTLEWRIGHT_MATCHES", default.matches)),
        live=int(read("BATTLEWRIGHT_LIVE", default.live)),
        messages_per_second=float(read("BATTLEWRIGHT_RATE", default.messages_per_second)),
        sockets_per_address=int(read("BATTLEWRIGHT_SOCKETS", default.sockets_per_address)),
        bot_workers=int(read("BATTLEWRIGHT_BOT_WORKERS", default.bot_workers)),
        bot_seconds=float(read("BATTLEWRIGHT_BOT_SECONDS", default.bot_seconds)),
    )
