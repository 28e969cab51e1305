"""Computer opponents, off the event loop: worker processes that get a view and answer with an option."""

from __future__ import annotations

import asyncio
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from hashlib import sha256
from typing import Any

from battlewright.agents import make_agent
from battlewright.games import load
from battlewright.kernel.game import Game
from battlewright.kernel.options import option_text


@lru_cache(maxsize=8)
def _game(name: str) -> Game[Any]:
    return load(name)


def think(game_name: str, agent: str, seed: str, view: bytes, seat: int) -> str:
    """In a worker: the option an agent chooses from its view."""
    game = _game(game_name)
    state = game.load(view)
    decision = game.decision(state, seat)
    number = int.from_bytes(sha256(seed.encode()).digest()[:8], "big")
    return option_text(make_agent(agent, game, number).choose(state, decision))


class Bots:
    """A pool of worker processes with a time budget for every choice."""

    def __init__(self, workers: int, seconds: float) -> None:
        """Workers are started when first needed."""
        self._workers, self._seconds = workers, seconds
        self._pool: ProcessPoolExecutor | None = None

    def _executor(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(max_workers=self._workers, mp_context=context)
        return self._pool

    async def choose(self, game: Game[Any], agent: str, seed: str, view: Any, seat: int) -> str:
        """The agent's choice, or a plain one when its time is up or a worker died."""
        loop = asyncio.get_running_loop()
        work = loop.run_in_executor(self._executor(), think, game.name, agent, seed, game.save(view), seat)
        try:
            return await asyncio.wait_for(asyncio.shield(work), self._seconds)
        except (TimeoutError, BrokenProcessPool) as error:
            if isinstance(error, BrokenProcessPool):
                self._pool = None
            return think(game.name, "random", seed, game.save(view), seat)

    def close(self) -> None:
        """Stop the workers."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
