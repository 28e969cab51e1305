"""Helper processes: further cores on which a search plays its lines.

A search imagines worlds one after another and tries its candidates in each. With helpers, several worlds are
tried at the same time; their results are taken in the order in which the worlds were imagined, and nodes are
counted as if one core had done it all. With a number of nodes and no time limit the choice is the same on any
number of cores.

A helper reads errands from its stdin and writes results to its stdout, each a length in four bytes followed
by that many bytes of MessagePack. It says that it is ready by an empty result, and ends with its input. It is
asked only once it is ready: until it has loaded its game, a search gets by without it.
"""

from __future__ import annotations

import atexit
import os
import select
import subprocess
import sys
from contextlib import suppress
from typing import IO

import msgspec
from msgspec import Struct

from battlewright.kernel.game import AnyGame

MOST = 4  # cores of a search, where nobody says how many
COMMAND = (sys.executable, "-m", "battlewright.helper")


class Errand(Struct, frozen=True, array_like=True):
    """A world in which candidates are to be tried: each is an option and the plan that follows, as texts."""

    seat: int
    world: bytes
    luck: int
    candidates: tuple[tuple[str, ...], ...]
    horizon: int
    seconds: float  # 0: no limit
    nodes: int


class Tried(Struct, frozen=True, array_like=True):
    """What came of a candidate in a world, and what it took."""

    value: float
    nodes: int


Result = list[Tried]  # as many candidates as the budget sufficed for
_encode = msgspec.msgpack.Encoder().encode
_result = msgspec.msgpack.Decoder(Result).decode


class Helper:
    """One helper process."""

    def __init__(self, command: tuple[str, ...]) -> None:
        """Start it; it loads its game meanwhile."""
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._ready = False

    def ready(self, seconds: float = 0.0) -> bool:
        """Whether it has loaded its game and lives; it may take so long."""
        if self._process.poll() is not None:
            return False
        assert self._process.stdout is not None
        if not self._ready and select.select([self._process.stdout], [], [], seconds)[0]:
            self._ready = self.result() == []
        return self._ready

    def ask(self, errand: Errand) -> None:
        """Send an errand; its result is to be read before the next."""
        assert self._process.stdin is not None
        with suppress(OSError):  # it has died: there will be no result
            write(self._process.stdin, _encode(errand))

    def result(self) -> Result:
        """The result of the errand; an empty one from a helper that died."""
        assert self._process.stdout is not None
        data = read(self._process.stdout)
        return _result(data) if data else []

    def end(self) -> None:
        """End it without waiting for a result."""
        self._process.kill()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()
        self._process.wait()


class Helpers:
    """The helpers of one game; they stay for further searches."""

    def __init__(self, game: AnyGame, count: int) -> None:
        """Start so many."""
        command = (*COMMAND, game.name, *((game.folder,) if game.folder else ()))
        self._all = [Helper(command) for _ in range(count)]

    def ready(self) -> list[Helper]:
        """Those that can be asked."""
        return [helper for helper in self._all if helper.ready()]

    def await_ready(self, seconds: float) -> None:
        """Wait until all of them are, or so long for each; a search never does."""
        for helper in self._all:
            helper.ready(seconds)

    def end(self) -> None:
        """End all of them."""
        for helper in self._all:
            helper.end()


_HELPERS: dict[tuple[str, str, int], Helpers] = {}


def helpers_for(game: AnyGame, cores: int) -> Helpers | None:
    """The helpers of this process for a search on so many cores; None for a single one."""
    if cores < 2 or os.name != "posix":
        return None
    key = (game.name, game.folder, cores)
    if key not in _HELPERS:
        _HELPERS[key] = Helpers(game, cores - 1)
    return _HELPERS[key]


def spare_cores() -> int:
    """The cores that a search may take on the machine of somebody who plays."""
    return max(1, min(MOST, (os.cpu_count() or 1) // 2))


def dismiss(game: AnyGame, cores: int) -> None:
    """End helpers in the middle of errands: whoever asked does not wait for them."""
    found = _HELPERS.pop((game.name, game.folder, cores), None)
    if found is not None:
        found.end()


@atexit.register
def _end_all() -> None:
    for helpers in _HELPERS.values():
        helpers.end()


# --- messages -------------------------------------------------------------------------------------


def write(pipe: IO[bytes], data: bytes) -> None:
    """Data with its length before it."""
    pipe.write(len(data).to_bytes(4, "big") + data)
    pipe.flush()


def read(pipe: IO[bytes]) -> bytes:
    """The data of a message; empty at the end of the input."""
    length = pipe.read(4)
    return pipe.read(int.from_bytes(length, "big")) if len(length) == 4 else b""
