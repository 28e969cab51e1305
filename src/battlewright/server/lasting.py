"""Matches that outlive updates: stored content, matches of earlier versions, and stories.

A match carries a hash of the code of its rules and one of its content. If both are current it
is simply loaded. Otherwise a worker replays it (`comparing`), and it continues under the current rules
and content if they reproduce what was shown, or under the content it began with, which every server stores
by its hash. A match that cannot continue ends as *unfinished* and is shown from its story (`story`), like
finished matches.

A worker writes the stories of finished matches and of those that have been idle for a while, so
that little is missing if the next version changes the rules.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
from functools import lru_cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from battlewright import __version__
from battlewright.games import CLASSES
from battlewright.kernel import replay as replays
from battlewright.kernel.entries import ContentError
from battlewright.kernel.game import Game
from battlewright.server.bots import MOST_WAITING, RefusedRequest, TooSlow, WorkerDied
from battlewright.server.clock import now
from battlewright.server.comparing import Stored
from battlewright.server.limits import TooMany
from battlewright.server.store import MatchRow, SeatRow
from battlewright.server.story import pack, packed_content, unpack, unpack_content
from battlewright.server.worker import Chapter, Compare, Recount, Tell

if TYPE_CHECKING:
    from battlewright.server.hub import Hub
    from battlewright.server.room import Room

LOG = logging.getLogger("battlewright.server")
SHARED = ("kernel", "chance", "space")  # packages that the rules of all games rest on
UNFINISHED: dict[str, Any] = {"winners": [], "reason": "unfinished", "rules": [], "score": {}}
TOLD = -1  # to its end; -2: what is missing will not be told any more
CHAPTER = 0.25  # of the time a replay may take goes into one chapter at most
REST = 3_600.0  # seconds until a story that could not be told is tried again
AT_ONCE = 10  # untold matches looked for in one round


class Ended(Exception):
    """A match that can only be watched."""

    def __init__(self, row: MatchRow) -> None:
        """As it is stored."""
        super().__init__("the match is over")
        self.row = row


@lru_cache(maxsize=32)
def code_hash(package: str) -> str:
    """A hash of the source code that the rules of a game are made of; `package` is the game's."""
    root = files("battlewright")
    found = hashlib.sha256(__version__.encode())
    folders = [root.joinpath(name) for name in SHARED]
    if package.startswith("battlewright.games."):
        folders.append(root.joinpath("games", package.rpartition(".")[2]))
    for folder in folders:
        for name, text in sorted(_sources(folder, "")):
            found.update(f"{name}\n".encode() + text)
    return found.hexdigest()


def _sources(folder: Any, inside: str) -> Any:
    for child in folder.iterdir():
        if child.is_dir():
            yield from _sources(child, f"{inside}{child.name}/")
        elif child.name.endswith(".py"):
            yield inside + child.name, child.read_bytes()


class Lasting:
    """What a hub keeps for later versions, and what it does with matches of earlier ones."""

    def __init__(self, hub: Hub) -> None:
        """Of a hub."""
        self._hub, self._store = hub, hub.store
        self._under: dict[tuple[str, str], Game[Any]] = {}
        self._task: asyncio.Task[None] | None = None
        self._telling = asyncio.Lock()
        self._failed: dict[str, float] = {}  # matches whose story could not be told, and when that was tried

    def rules(self, game: str) -> str:
        """The hash of the code of a game's rules."""
        return code_hash(type(self._hub.games[game]).__module__.rpartition(".")[0])

    # --- content --------------------------------------------------------------------------------

    async def start(self) -> None:
        """Store the content of all games, and start writing stories."""
        for name, game in self._hub.games.items():
            if name in CLASSES:
                folder = files(f"battlewright.games.{name}") / "content"
                hash = game.content_hash({})
                await self._store.keep_content(name, hash, lambda folder=folder: packed_content(folder))  # type: ignore[misc]
        self._task = asyncio.create_task(self._write_forever())

    async def stop(self) -> None:
        """Save everything unsaved, and stop writing stories."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(5):
                for room in [room for room in self._hub.rooms.values() if room.wants_snapshot(1)]:
                    await self._hub.save_snapshot(room)

    async def game_under(self, name: str, content: str, setup: dict[str, Any]) -> Game[Any] | None:
        """A game with the content of this hash; None if that is neither shipped nor kept."""
        game = self._hub.games[name]
        if content == game.content_hash(setup):
            return game
        key = (name, content)
        if key not in self._under and (folder := await self._content_folder(name, content)):
            try:
                self._under[key] = await self._hub.in_worker_thread(game.under, folder)
            except ContentError as error:  # today's cards are written in another way
                LOG.warning("content %s of %s cannot be read any more: %s", content[:12], name, error)
                return None
        return self._under.get(key)

    async def _content_folder(self, name: str, content: str) -> Path | None:
        """The folder into which kept content is unpacked, for us and our workers."""
        data = await self._store.kept_content(name, content)
        if data is None:
            return None
        parent = Path(self._hub.settings.data) / "content"
        folder = parent / f"{name}-{content[:32]}"
        await asyncio.to_thread(parent.mkdir, parents=True, exist_ok=True)
        await asyncio.to_thread(unpack_content, data, folder)
        return folder

    # --- matches of other versions --------------------------------------------------------------

    async def playable(
        self, row: MatchRow, seats: list[SeatRow], who: str = ""
    ) -> tuple[MatchRow, Game[Any]]:
        """A match that can continue, and its game; `Ended` if it can only be watched.

        `who`: the address that opens it; of its matches one at a time is compared.
        """
        game = self._hub.games.get(row.game)
        if game is None or (row.outcome or {}).get("reason") == UNFINISHED["reason"]:
            raise Ended(row)
        rules = self.rules(row.game)
        if row.rules == rules and (found := await self.game_under(row.game, row.content, row.setup)):
            return row, found
        return await self._brought_up_to_date(row, seats, game, rules, who)

    async def _brought_up_to_date(
        self, row: MatchRow, seats: list[SeatRow], game: Game[Any], rules: str, who: str
    ) -> tuple[MatchRow, Game[Any]]:
        here = game.content_hash(row.setup)
        kept = await self.game_under(row.game, row.content, row.setup)
        answer = await self._compared(row, seats, "" if kept is None else kept.folder, who)
        LOG.info("match %s of version %s: %s", row.id, row.version, answer)
        if answer == "other":
            raise Ended(await self._unfinished(row))
        found = game if answer == "here" else kept
        assert found is not None
        content = here if answer == "here" else row.content
        await self._store.adopt(row.id, __version__, content, rules)
        return msgspec.structs.replace(row, version=__version__, content=content, rules=rules), found

    async def _compared(self, row: MatchRow, seats: list[SeatRow], folder: str, who: str) -> str:
        snapshot, entries = await self._store.snapshot(row.id), await self._store.entries(row.id)
        stored = msgspec.msgpack.encode(Stored(row, seats, entries, snapshot))
        try:
            seconds = self._hub.settings.replay_seconds
            answer = await self._hub.readers.ask(Compare(stored, folder), seconds, who=who, most=0)
        except (RefusedRequest, TooSlow, WorkerDied) as error:
            raise TooMany("this match has to be looked through after an update; try again later") from error
        return answer.decode()

    async def _unfinished(self, row: MatchRow) -> MatchRow:
        """End a match as unfinished, without a winner."""
        if row.outcome is not None:
            return row
        await self._store.finish(row.id, UNFINISHED)
        return msgspec.structs.replace(row, outcome=UNFINISHED)

    # --- stories --------------------------------------------------------------------------------

    async def _write_forever(self) -> None:
        every = self._hub.settings.story_seconds
        while True:
            await asyncio.sleep(every / 4)
            try:
                await self._tell_quiet_ones(now() - every)
                self._hub.put_to_sleep()
                for match in await self._untold():
                    await self.told(match)
            except Exception:
                LOG.warning("stories cannot be told just now", exc_info=True)

    async def _untold(self) -> list[str]:
        """Matches that are over and not told to their end; those with which it failed rest for a while."""
        self._failed = {match: at for match, at in self._failed.items() if at > now() - REST}
        found = await self._store.untold(AT_ONCE + len(self._failed))
        return [match for match in found if match not in self._failed][:AT_ONCE]

    async def _tell_quiet_ones(self, since: float) -> None:
        for room in list(self._hub.rooms.values()):
            record = room.record
            if record.table.last_at < since and not room.turn.taken and record.outcome is None:
                if room.wants_snapshot(1):
                    await self._hub.save_snapshot(room)
                if len(record.match.choices) - record.match.undoable > room.told:
                    await self.tell(room)

    async def told(self, match: str) -> bool:
        """Complete the story of a match that is over; False if that is no longer possible."""
        row, _ = await self._hub.stored(match)
        if row.told < 0:
            return row.told == TOLD
        try:
            room = await self._hub.room(match)
        except Ended:
            await self._store.break_off(match)
            return False
        return await self.tell(room)

    async def tell(self, room: Room) -> bool:
        """Write the chapters that are final and still missing; False if that failed."""
        if room.record.row.game not in CLASSES:
            return False
        while (more := await self._tell_some(room)) is None:
            pass
        return more

    async def _tell_some(self, room: Room) -> bool | None:
        """Write one chapter; None if there is more, False if that failed. Others have a turn between two."""
        record = room.record
        name, match, game = record.row.game, record.row.id, record.game
        async with self._telling:
            over, choices = record.outcome is not None, list(record.match.choices)
            row, _ = await self._hub.stored(match)
            settled = len(choices) if over else len(choices) - record.match.undoable
            room.told = max(room.told, row.told)
            if row.told < 0 or (settled <= row.told and not over):
                return True
            text = replays.write(replays.record(record.match)) if over else ""
            told = [(choice.seat, choice.text) for choice in choices[:settled]]
            longest = self._hub.settings.replay_seconds
            work = Tell(name, dict(row.setup), row.seed, told, row.told, CHAPTER * longest, game.folder)
            try:
                data = await self._hub.readers.ask(work, longest)
            except (RefusedRequest, TooSlow, WorkerDied) as error:
                LOG.warning("match %s: its story cannot be told: %r", match, error)
                self._failed[match] = now()
                return False
            chapter = msgspec.msgpack.decode(data, type=Chapter)
            if chapter.upto < settled:
                await self._store.add_chapter(match, row.told, chapter.data, chapter.upto)
                room.told = chapter.upto
                return None
            kept = (sha256(text.encode()).hexdigest(), pack(text.encode())) if over else None
            await self._store.add_chapter(match, row.told, chapter.data, TOLD if over else settled, kept)
            room.told = settled
            return True

    async def shown(self, match: str, language: str, last: bool = False, who: str = "") -> bytes:
        """The story of a match that is over, as JSON, compressed; `last`: all of it as a single step.

        Few of one address wait for whole stories; the last position is for sockets, which are counted.
        """
        row, _ = await self._hub.stored(match)
        whole = await self.told(match)
        outcome = msgspec.json.encode(row.outcome).decode()
        chapters = await self._store.chapters(match)
        teams = tuple(tuple(team) for team in row.terms["teams"])
        work = Recount(row.game, dict(row.setup), outcome, chapters, language, whole, last, teams)
        most = 0 if last else MOST_WAITING
        return await self._hub.readers.ask(work, self._hub.settings.replay_seconds, who=who, most=most)

    async def kept_replay(self, match: str) -> str | None:
        """The replay of a match that is over, as it was written when it ended."""
        data = await self._store.replay(match)
        return None if data is None else unpack(data).decode()
