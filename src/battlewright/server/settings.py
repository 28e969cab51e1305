"""Settings, read from environment variables; every one has a working default."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

import msgspec
from msgspec import Struct


class Settings(Struct, frozen=True):
    """How a server process runs. `BATTLEWRIGHT_<NAME>` in the environment sets each of these."""

    database: str = ""  # SQLAlchemy URL; empty: SQLite in the data folder
    redis: str = ""  # empty: one process, broadcast inside it
    data: str = str(Path.home() / ".local" / "share" / "battlewright")
    origins: str = ""  # whose pages may speak to the server, blanks between; empty: its own; `*`: any
    matches: int = 10_000  # matches kept in the store before new ones are refused
    keep_days: float = 90.0  # at that limit, matches untouched for longer make room
    away_seconds: float = 300.0  # a side that is away so long while it is asked can be claimed against
    token_days: float = 90.0  # a token that nobody has used for so long opens nothing
    live: int = 500  # matches kept in memory
    opens_per_minute: float = 30.0  # new matches an address may open
    people: int = 50_000  # people known; at that limit those unseen for `keep_days` who sit nowhere make room
    accounts: bool = False  # only people with a profile open matches and take seats
    chat: bool = False  # players may write to each other in their own words, not only set phrases
    invitation: str = ""  # a word that whoever wants a profile has to know
    turn_seconds: float = 20.0  # between two checks for overdue moves and for reminders by mail
    address: str = ""  # under which people reach this server, for the links in mails
    mail_server: str = ""  # HOST:PORT; empty: no mail
    mail_from: str = ""
    mail_user: str = ""
    mail_password: str = ""
    mail_security: str = "starttls"  # or `tls`, or `none`
    mail_after_seconds: float = 300.0  # a move pending for this long is announced by mail, once
    maps: int = 2_000  # maps kept in the store; at that limit those untouched for `keep_days` make room
    lists: int = 20_000  # Forces, armies and teams kept in the store, likewise
    saves_per_minute: float = 20.0  # maps and lists an address may save
    keeps_per_day: float = 100.0  # of these, new ones
    drafts_per_second: float = 8.0  # questions of map maker and list builder from one address, with a
    # burst of five seconds' worth
    draft_seconds: float = 10.0  # what one of them may take
    opens_per_day: float = 500.0
    public_per_hour: float = 20.0  # of these, matches in the public list
    claims_per_minute: float = 30.0  # seats an address may take
    people_per_hour: float = 20.0  # profiles an address may make
    lookups_per_minute: float = 120.0  # what an address may ask about people, codes and pairing
    acts_per_day: float = 100_000.0  # moves and the like an address may have stored
    setup_points: int = 8_000  # the points of all sides of a match together
    loop_share: float = (
        0.25  # of the event loop that one address may take; this machine's own do not count; 0: all
    )
    load_seconds: float = 20.0  # timeout for opening or loading a match
    connections: int = 4_000  # of all kinds
    connections_per_address: int = 200  # addresses of this machine, such as a proxy's, do not count
    request_seconds: float = 15.0  # a request that has not come whole by then is cut off
    sleep_seconds: float = 600.0  # a match that nobody has open or touched for so long leaves the memory
    preview_seconds: float = 5.0
    message_bytes: int = 16_384
    messages_per_second: float = 20.0  # of one socket, with a burst of two seconds' worth
    sockets: int = 2_000
    sockets_per_address: int = 40
    outbox_bytes: int = 4_000_000  # waiting for a client that does not read; more closes its socket
    bot_workers: int = 1
    bot_seconds: float = 5.0
    bot_cores: int = 0  # on which a computer looks ahead while no other one is asked; 0: one, or what is
    # to spare when the server is opened for oneself
    orders_tick: float = 0.1  # seconds: where a player has standing orders, responses take whole ticks
    replay_seconds: float = 30.0
    hint_seconds: float = 20.0
    analysis_seconds: float = 300.0
    story_seconds: float = 20.0  # the story of a match idle for this long is written
    snapshot_every: int = 50  # choices between two snapshots of a match
    log: str = "text"  # or `json`: a line for each request and socket
    metrics: int = 0  # the port of the Prometheus metrics; 0: none
    metrics_host: str = "127.0.0.1"
    dice: str = ""  # for tests and demonstrations: every match rolls by this seed; empty: unpredictable
    warm: bool = True  # prepare all maps in the background after the start

    def database_url(self) -> str:
        """The database, with the embedded default."""
        if self.database:
            return self.database
        folder = Path(self.data)
        folder.mkdir(parents=True, exist_ok=True)
        return f"sqlite:///{folder / 'battlewright.sqlite3'}"

    def database_file(self) -> Path | None:
        """The file of an SQLite database."""
        scheme, _, file = self.database_url().partition(":///")
        return Path(file) if scheme.startswith("sqlite") and file not in ("", ":memory:") else None


def from_environment(environment: Mapping[str, str] = os.environ) -> Settings:
    """Settings from BATTLEWRIGHT_DATABASE, BATTLEWRIGHT_REDIS, BATTLEWRIGHT_DATA and so on."""
    names = Settings.__struct_fields__
    given = {name: environment.get(f"BATTLEWRIGHT_{name.upper()}") for name in names}
    return msgspec.convert({n: v for n, v in given.items() if v is not None}, Settings, strict=False)
