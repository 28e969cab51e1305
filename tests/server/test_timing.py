"""How long an answer takes tells nothing: measured on a loop whose clock jumps from timer to timer."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Coroutine
from random import Random
from types import SimpleNamespace
from typing import Any, TypeVar

import pytest

from battlewright.kernel.decisions import Decision
from battlewright.kernel.reactions import Decline
from battlewright.server.autopilot import Autopilot, Move, to_next_tick
from battlewright.server.bots import Bots

T = TypeVar("T")
SOME = 200  # measurements of each kind


class Jumping(selectors.DefaultSelector):
    """Does not wait: the time of its loop is moved on instead."""

    now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """What is ready; time passes if nothing is."""
        found = super().select(0)
        if not found and timeout:
            self.now += timeout
        return found


class JumpingLoop(asyncio.SelectorEventLoop):
    """An event loop on which sleeping takes no time."""

    def __init__(self) -> None:
        self._jumping = Jumping()
        super().__init__(self._jumping)

    def time(self) -> float:
        """The time of the selector."""
        return self._jumping.now


def on_a_jumping_loop(work: Coroutine[Any, Any, T]) -> T:
    """Run something to its end, however long it sleeps."""
    with asyncio.Runner(loop_factory=JumpingLoop) as runner:
        return runner.run(work)


def auc(one: list[float], two: list[float]) -> float:
    """The chance that a value of the second kind is larger than one of the first; 0.5: they look the same."""
    rounded = [[round(value, 6) for value in values] for values in (one, two)]
    above = sum((b > a) + (b == a) / 2 for a in rounded[0] for b in rounded[1])
    return above / (len(one) * len(two))


async def timed(work: Coroutine[Any, Any, Any]) -> float:
    """How long something takes."""
    now = asyncio.get_running_loop().time
    started = now()
    await work
    return now() - started


def times_of_acts(tick: float) -> tuple[list[float], list[float]]:
    """How long standing orders take in a room where nobody was asked, and where somebody answers by them."""
    random = Random(1)

    async def write(*_: Any) -> None:
        await asyncio.sleep(random.uniform(0.002, 0.02))

    async def once(orders: int) -> float:
        hub: Any = SimpleNamespace(settings=SimpleNamespace(orders_tick=tick))
        pilot, left = Autopilot(hub), [Move(0, "k", str)] * orders
        setattr(pilot, "_ordered_move", lambda room: left.pop() if left else None)  # noqa: B010
        table = SimpleNamespace(orders={0: {"defence": "always"}}, number=1)
        room: Any = SimpleNamespace(record=SimpleNamespace(table=table, led=None), write=write)
        return await timed(pilot.apply_orders(room))

    async def measure() -> tuple[list[float], list[float]]:
        return [await once(0) for _ in range(SOME)], [await once(random.choice((1, 2))) for _ in range(SOME)]

    return on_a_jumping_loop(measure())


def test_obeyed_orders_do_not_show_in_the_time_of_an_act() -> None:
    """Whether a seat was asked and answered by its orders cannot be told from how long an act takes."""
    assert auc(*times_of_acts(tick=0.0)) > 0.95
    assert abs(auc(*times_of_acts(tick=0.1)) - 0.5) < 0.02


def test_ticks_are_whole() -> None:
    """What takes longer than a tick takes the next one."""
    assert [round(to_next_tick(t, 0.1) + t, 6) for t in (0.0, 0.03, 0.13)] == [0.1, 0.1, 0.2]
    assert to_next_tick(0.5, 0.0) == 0.0


def test_a_computer_thinks_as_long_about_one_option_as_about_many(monkeypatch: pytest.MonkeyPatch) -> None:
    """The time of its answer does not tell how many options its hidden cards give it."""
    random = Random(2)
    monkeypatch.setattr("battlewright.server.bots.secrets.choice", random.choice)
    game: Any = SimpleNamespace(name="any", folder="", save=lambda view: b"")

    async def measure() -> tuple[list[float], list[float]]:
        bots = Bots(1, 5.0)

        async def ask(*_: Any, **__: Any) -> bytes:
            await asyncio.sleep(random.uniform(0.01, 0.4))
            return b"decline"

        setattr(bots.workers, "ask", ask)  # noqa: B010
        many, one = (Decision(0, "act", [Decline()] * count, ()) for count in (3, 1))
        thought = [
            await timed(bots.choose(game, bots.allot("greedy"), "s", None, many)) for _ in range(2 * SOME)
        ]
        return thought[SOME:], [
            await timed(bots.choose(game, bots.allot("greedy"), "s", None, one)) for _ in range(SOME)
        ]

    assert abs(auc(*on_a_jumping_loop(measure())) - 0.5) < 0.15
