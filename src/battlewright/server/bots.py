"""Worker processes, and what the server asks of them: choices of computer opponents, and replays.

A request has a time budget. A worker that exceeds it is killed and replaced, as is one that crashes. While
all workers are slow, extra ones are started, so that one slow request does not delay the others.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import sys
from collections import deque
from collections.abc import Callable
from typing import Any, NamedTuple
from zlib import crc32

import msgspec

from battlewright.agents import eased, thinking_time
from battlewright.kernel.decisions import Decision
from battlewright.kernel.game import Game
from battlewright.kernel.options import option_text
from battlewright.server.limits import Lines
from battlewright.server.worker import Answer, Think, Told, Work, Working

LOG = logging.getLogger("battlewright.server")
COMMAND = (sys.executable, "-m", "battlewright.server.worker")
PIPE = 1 << 20
PATIENCE = 1.0  # seconds a request waits for a free worker before an extra one is started
MOST_WAITING = 6  # requests of one address
EXTRA = 3  # additional workers while all are slow
THINKING = 0.4  # of the budget is what an agent may think; others who wait for a worker share it
LEAST = 0.1  # seconds; who has less does not look ahead at all
FRESH = 4  # a new worker gets this many times the budget: it has to load the game first
_decode = msgspec.msgpack.Decoder(Answer | Working).decode


class TooSlow(Exception):
    """A worker did not answer in time."""


class WorkerDied(Exception):
    """A worker ended before it answered."""


class RefusedRequest(Exception):
    """The worker found the request at fault; the message says why."""


class Worker:
    """One worker process, started when it is first asked."""

    def __init__(self, command: tuple[str, ...] = COMMAND) -> None:
        """Not started yet."""
        self._command = command
        self._process: asyncio.subprocess.Process | None = None
        self._killed: asyncio.subprocess.Process | None = None
        self._fresh = True
        self._starting = asyncio.Lock()

    @property
    def pid(self) -> int | None:
        """The process id, once started."""
        return self._process.pid if self._process is not None else None

    async def start(self) -> asyncio.subprocess.Process:
        """The running process."""
        async with self._starting:
            if self._process is None or self._process.returncode is not None:
                self.kill()
                self._fresh = True
                self._process = await asyncio.create_subprocess_exec(
                    *self._command,
                    stdin=asyncio.subprocess.PIPE,
                    stdout=asyncio.subprocess.PIPE,
                    limit=PIPE,
                )
            return self._process

    async def ask(self, request: Work, seconds: float, tell: Told = lambda _: None) -> bytes:
        """The answer to a request. After any failure the next request gets a new process.

        A request that cannot be put into bytes is refused; no process has to die for it.
        """
        try:
            data = msgspec.msgpack.encode(request)
        except OverflowError:
            raise RefusedRequest("a number is too large") from None
        except RecursionError:
            raise RefusedRequest("this is nested too deeply") from None
        try:
            process = await self.start()
        except OSError as error:  # the machine has no room for another process just now
            raise WorkerDied(str(error)) from None
        budget = FRESH * seconds if self._fresh else seconds
        try:
            found = await asyncio.wait_for(self._exchange(process, data, tell), budget)
        except TimeoutError:
            self.kill()
            raise TooSlow from None
        except (asyncio.IncompleteReadError, ConnectionError):
            self.kill()
            raise WorkerDied from None
        except BaseException:  # cancelled: its answer would be left in the pipe
            self.kill()
            raise
        self._fresh = False
        if found.error:
            raise RefusedRequest(found.error) if found.refused else WorkerDied(found.error)
        return found.result

    async def _exchange(self, process: asyncio.subprocess.Process, data: bytes, tell: Told) -> Answer:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(len(data).to_bytes(4, "big") + data)
        await process.stdin.drain()
        while True:
            length = int.from_bytes(await process.stdout.readexactly(4), "big")
            found = _decode(await process.stdout.readexactly(length))
            if isinstance(found, Answer):
                return found
            tell(found.done)

    def kill(self) -> None:
        """Kill the process without waiting."""
        process, self._process = self._process, None
        if process is not None:
            self._killed = process
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            if process.stdin is not None:
                process.stdin.close()

    async def stop(self) -> None:
        """Kill the process and wait until it has ended."""
        self.kill()
        if self._killed is not None:
            await self._killed.wait()


class Workers:
    """A pool of workers; requests wait for a free one in order of arrival.

    If a request has waited for `PATIENCE` seconds, an extra worker is started, up to a limit, and stopped
    when the queue is empty: a slow request of one match does not delay another. Of one address only one
    request at a time is in this queue, and few wait to enter it: no address can fill it for the others.
    """

    def __init__(self, count: int, command: tuple[str, ...] = COMMAND, extra: int = 0) -> None:
        """Workers are started when first needed; at most `extra` more while all are slow."""
        self._command, self._usual, self._waiting = command, max(1, count), 0
        self._most = self._usual + extra
        self.all = [Worker(command) for _ in range(self._usual)]
        self._stopping: set[asyncio.Task[None]] = set()
        self._lines = Lines(MOST_WAITING)
        self._free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in reversed(self.all):
            self._free.put_nowait(worker)

    @property
    def waiting(self) -> int:
        """Requests that wait for a free worker."""
        return self._waiting

    @property
    def busy(self) -> int:
        """Workers that have a request to answer."""
        return len(self.all) - self._free.qsize()

    async def ask(
        self,
        request: Work,
        seconds: float,
        tell: Told = lambda _: None,
        who: str = "",
        most: int = MOST_WAITING,
    ) -> bytes:
        """The response of the next free worker; `who` is the requesting address, if any.

        `most` requests of one address may wait; 0: any number.
        """
        async with self._lines.place(who, most):
            return await self._ask(request, seconds, tell)

    async def _ask(self, request: Work, seconds: float, tell: Told) -> bytes:
        worker = await self._next()
        try:
            return await worker.ask(request, seconds, tell)
        finally:
            self._give_back(worker)

    async def _next(self) -> Worker:
        """A free worker, or an extra one if none becomes free in time."""
        self._waiting += 1
        try:
            while len(self.all) < self._most:
                with contextlib.suppress(TimeoutError):
                    return await asyncio.wait_for(self._free.get(), PATIENCE)
                if len(self.all) < self._most:
                    self.all.append(Worker(self._command))
                    return self.all[-1]
            return await self._free.get()
        finally:
            self._waiting -= 1

    def _give_back(self, worker: Worker) -> None:
        """Return a worker to the pool; an extra one is stopped if no request is waiting."""
        if len(self.all) > self._usual and self._free.qsize() >= self._waiting:
            self.all.remove(worker)
            task = asyncio.create_task(worker.stop())
            self._stopping.add(task)
            task.add_done_callback(self._stopping.discard)
        else:
            self._free.put_nowait(worker)

    async def close(self) -> None:
        """Stop all workers."""
        for worker in list(self.all):
            await worker.stop()
        await asyncio.gather(*self._stopping)


class Allotment(NamedTuple):
    """Who chooses, and how long it may think."""

    agent: str
    seconds: float
    hurried: bool = False  # others wait: it has less time than it likes, or plays a level lower
    cores: int = 1


class Bots:
    """Computer opponents."""

    def __init__(
        self,
        workers: int,
        seconds: float,
        command: tuple[str, ...] = COMMAND,
        tell: Callable[[float], None] = lambda _: None,
        cores: int = 0,
    ) -> None:
        """A time budget in seconds for each choice; `tell` is called with the time each took.

        `cores`: on which a computer may look ahead while it is the only one that is asked.
        """
        self._tell, self._cores = tell, max(1, cores)
        self.workers, self._seconds = Workers(workers, command, EXTRA), seconds
        self._durations: dict[tuple[str, str], deque[float]] = {}  # of the latest choices, by game and agent
        self._warming: set[asyncio.Task[Any]] = set()

    def warm(self) -> None:
        """Start a worker now, so that the first choice need not wait for it."""
        if self.workers.all[0].pid is None:
            task = asyncio.create_task(self.workers.all[0].start())
            self._warming.add(task)
            task.add_done_callback(self._warming.discard)

    def allot(self, agent: str) -> Allotment:
        """The time for a choice: all that wait share it. With next to none, the level below plays."""
        usual = THINKING * self._seconds
        seconds = usual / (1 + self.workers.waiting)
        if seconds == usual or seconds >= thinking_time(agent):
            alone = not self.workers.busy and not self.workers.waiting
            return Allotment(agent, seconds, cores=self._cores if alone else 1)
        return Allotment(agent if seconds >= LEAST else eased(agent), seconds, hurried=True)

    async def choose(
        self,
        game: Game[Any],
        allotted: Allotment,
        seed: str,
        view: Any,
        decision: Decision,
        who: str = "",
    ) -> str:
        """The agent's choice, or a plain one when its time is up or its worker died.

        A single option takes as long as one of the latest choices did: how long the computer thinks does not
        tell how many options its hidden cards give it. Of the matches of one address (`who`) one at a time
        waits for a worker.
        """
        durations = self._durations.setdefault((game.name, allotted.agent), deque(maxlen=64))
        if len(decision.options) == 1:
            if durations:
                await asyncio.sleep(secrets.choice(durations))
            return option_text(decision.options[0])
        now = asyncio.get_running_loop().time
        started = now()
        text = await self._thought(game, allotted, seed, view, decision, who)
        durations.append(now() - started)
        self._tell(durations[-1])
        return text

    async def _thought(
        self,
        game: Game[Any],
        allotted: Allotment,
        seed: str,
        view: Any,
        decision: Decision,
        who: str,
    ) -> str:
        request = Think(
            game=game.name,
            agent=allotted.agent,
            seed=seed,
            view=game.save(view),
            seat=decision.seat,
            seconds=allotted.seconds,
            folder=game.folder,
            cores=allotted.cores,
        )
        try:
            return (await self.workers.ask(request, self._seconds, who=who, most=0)).decode()
        except (TooSlow, WorkerDied, RefusedRequest) as error:
            LOG.warning("%s made no choice for %s: %r", allotted.agent, decision.kind, error)
            return option_text(decision.options[crc32(seed.encode()) % len(decision.options)])

    async def close(self) -> None:
        """Stop the workers."""
        await self.workers.close()
