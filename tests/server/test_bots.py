"""Computer opponents: off the loop, with a budget, replaced when they are slow or die."""

from __future__ import annotations

import asyncio
import sys
import time
from random import Random

import pytest

from battlewright.games import load
from battlewright.kernel.options import option_text
from battlewright.server.bots import Bots, RefusedRequest, Workers
from battlewright.server.worker import Show, Think, think
from tests.server.serving import ThreadServer
from tests.server.table import COMPUTER, PERSON, Opened, play
from tests.waiting import PATIENCE, eventually

ASLEEP = (sys.executable, "-c", "import time; time.sleep(600)")
DEAD = (sys.executable, "-c", "pass")
SLOW = (  # a worker that never comes to an end with one kind of thought
    sys.executable,
    "-c",
    "import time; from battlewright.server import worker; think = worker.think;"
    "worker.think = lambda r: time.sleep(600) if r.seed == 'slow' else think(r); worker.main()",
)
CAPTAIN, CHAMPION = "guard-captain", "grayskull-champion"
GAME = load("battleground")
STATE = GAME.new({"scenario": "skirmish", "forces": ["heroes-of-grayskull", "lords-of-snake-mountain"]}, "s")
SEAT = GAME.asked(STATE)[0]


def chosen(bots: Bots) -> str:
    """What the bots choose in the first question of a skirmish."""
    decision = GAME.decision(STATE, SEAT)

    async def choose() -> str:
        try:
            allotted = bots.allot("greedy")
            return await bots.choose(GAME, allotted, "seed", GAME.view(STATE, SEAT), decision)
        finally:
            await bots.close()

    found = asyncio.run(choose())
    assert found in decision.texts()
    return found


def test_a_worker_chooses_like_the_agent_itself() -> None:
    """Same view, same seed, same choice; the worker knows nothing else."""
    view = GAME.save(GAME.view(STATE, SEAT))

    assert chosen(Bots(1, 60.0)) == think(Think("battleground", "greedy", "seed", view, SEAT))


def test_a_slow_thought_is_cut_short() -> None:
    """When the time is up, a plain choice is made and the worker is replaced."""
    start = time.monotonic()

    chosen(Bots(1, 0.05, ASLEEP))

    assert time.monotonic() - start < PATIENCE  # not the ten minutes the worker would sleep


def test_a_worker_that_dies_costs_only_its_thought() -> None:
    """A plain choice is made instead; also where it cannot even be started."""
    chosen(Bots(1, 30.0, DEAD))
    chosen(Bots(1, 30.0, ("/no/such/program",)))


def test_a_killed_worker_is_replaced() -> None:
    """kill -9 between two thoughts: the next is answered by a new process."""

    async def work() -> list[int]:
        workers = Workers(1)
        request = Think("battleground", "random", "s", GAME.save(GAME.view(STATE, SEAT)), SEAT)
        pids = []
        for _ in range(2):
            assert await workers.ask(request, 60)
            process = await workers.all[0].start()
            pids.append(process.pid)
            process.kill()
            await process.wait()
        assert await workers.ask(request, 60)
        await workers.close()
        return pids

    first, second = asyncio.run(work())
    assert first != second


def test_a_slow_thought_does_not_hold_up_other_thoughts() -> None:
    """With one worker and one that is lost in thought, others are answered long before its time is up."""

    async def work() -> int:
        workers = Workers(1, SLOW, extra=3)
        view = GAME.save(GAME.view(STATE, SEAT))
        slow = asyncio.create_task(workers.ask(Think("battleground", "random", "slow", view, SEAT), 600))
        await asyncio.sleep(0)
        request = Think("battleground", "random", "s", view, SEAT)
        others = asyncio.gather(*(workers.ask(request, 60) for _ in range(6)))
        assert all(await asyncio.wait_for(others, 60))
        slow.cancel()
        await asyncio.gather(slow, return_exceptions=True)
        assert await workers.ask(request, 60)
        left = len(workers.all)
        await workers.close()
        return left

    assert asyncio.run(work()) == 1  # those that stepped in are gone


def test_a_request_at_fault_is_told_so() -> None:
    """A replay that cannot be read is the sender's mistake, not the worker's."""

    async def work() -> None:
        workers = Workers(1)
        try:
            with pytest.raises(RefusedRequest, match="line 1"):
                await workers.ask(Show("nonsense", "en"), 60)
        finally:
            await workers.close()

    asyncio.run(work())


def test_a_stuck_computer_delays_no_other_match(server: ThreadServer) -> None:
    """While the computer of one match thinks without end, people at another play on."""
    usual, stuck = server.hub.bots, Bots(1, 600.0, ASLEEP)
    server.hub.bots = stuck
    alone = Opened(server.url, [PERSON, COMPUTER]).sit(0)

    def computer_thinks() -> bool:
        alone.drain()
        if alone.decision:
            alone.choose(alone.options[0])
        return stuck.workers.busy > 0

    try:
        eventually(computer_thinks)
        assert play(Opened(server.url, [PERSON, PERSON]).everyone(), Random(1), most=10) == 10
        assert stuck.workers.busy == 1
    finally:
        server.hub.bots = usual
        alone.ask("resign")
        server.do(stuck.close())


class Crowd(Workers):
    """Workers for whom so many requests wait."""

    def __init__(self, number: int) -> None:
        """None of them is started."""
        super().__init__(1)
        self._number = number

    @property
    def waiting(self) -> int:
        """The crowd."""
        return self._number


@pytest.mark.parametrize(("waiting", "agent"), [(0, CHAMPION), (4, CHAMPION), (40, CAPTAIN)])
def test_those_who_wait_share_the_time_to_think(waiting: int, agent: str) -> None:
    """Alone a Champion has all it likes; in a crowd less; with next to none the level below plays."""

    bots = Bots(1, 5.0)
    bots.workers = Crowd(waiting)
    allotted = bots.allot(f"{CHAMPION}:bold")

    assert (allotted.agent, allotted.hurried) == (f"{agent}:bold", waiting > 0)
    assert allotted.seconds == pytest.approx(2.0 / (1 + waiting))
    assert bots.allot("royal-guard")[:3] == ("royal-guard", allotted.seconds, False)  # it needs no time


def test_whoever_is_asked_alone_looks_ahead_on_several_cores() -> None:
    """While another computer thinks or waits, each has one core."""
    bots = Bots(2, 5.0, cores=3)
    assert bots.allot(CHAMPION).cores == 3
    first = bots.workers._free.get_nowait()
    assert bots.allot(CHAMPION).cores == 1
    bots.workers._free.put_nowait(first)
    assert bots.allot(CHAMPION).cores == 3
    bots.workers = Crowd(1)
    assert bots.allot(CHAMPION).cores == 1


def test_matches_of_one_address_wait_for_each_other() -> None:
    """However many computers somebody plays, the next free worker is for somebody else."""

    async def work() -> list[str]:
        workers, order = Workers(1), list[str]()
        request = Think("battleground", "random", "s", GAME.save(GAME.view(STATE, SEAT)), SEAT)

        async def ask(who: str) -> None:
            await workers.ask(request, 60, who=who, most=0)
            order.append(who)

        await asyncio.gather(*(ask("203.0.113.1") for _ in range(8)), ask("203.0.113.2"))
        await workers.close()
        return order

    assert asyncio.run(work()).index("203.0.113.2") <= 2


def test_everybody_is_told_that_a_computer_thinks(server: ThreadServer) -> None:
    """After half a second its seat is named; whoever comes later is told who is hurried."""
    usual, stuck = server.hub.bots, Bots(1, 600.0, ASLEEP)
    server.hub.bots = stuck
    opened = Opened(server.url, [PERSON, COMPUTER])
    alone = opened.sit(0)

    def told() -> bool:
        alone.drain()
        if alone.decision:
            alone.choose(alone.options[0])
        return alone.thinking.get("seat") == 1

    try:
        eventually(told)
        assert alone.thinking["hurried"] == []

        async def hurry() -> None:
            server.hub.rooms[opened.match].show_hurry(1, hurried=True)

        server.do(hurry())
        alone.until(lambda s: s.thinking["hurried"] == [1])
        opened.spectator().until(lambda s: s.thinking.get("hurried") == [1])
    finally:
        server.hub.bots = usual
        alone.ask("resign")
        server.do(stuck.close())


def test_a_plain_choice_is_an_offered_one() -> None:
    """Whatever happens to the worker, the choice is one of the options."""
    decision = GAME.decision(STATE, SEAT)

    assert chosen(Bots(1, 30.0, DEAD)) in [option_text(option) for option in decision.options]
