"""Whose turn it is: one at a time, in the order they came, and nobody is forgotten."""

from __future__ import annotations

import asyncio

from battlewright.server.turn import Turn


def test_the_turn_goes_round_in_the_order_they_came() -> None:
    """Whoever takes it without waiting has it alone; those in line get it one after the other."""

    async def work() -> list[str]:
        turn, heard = Turn(), list[str]()

        async def wait(name: str) -> None:
            async with turn:
                heard.append(name)
                await asyncio.sleep(0)
                heard.append(name)

        assert turn.take()
        assert not turn.take()
        waiting = [asyncio.create_task(wait(name)) for name in "abc"]
        await asyncio.sleep(0.01)
        assert not heard
        turn.give()
        assert not turn.take(), "the next in line has it"
        await asyncio.gather(*waiting)
        assert not turn.taken
        return heard

    assert asyncio.run(work()) == list("aabbcc")


def test_whoever_leaves_the_line_does_not_keep_the_turn() -> None:
    """Before it is theirs or just as it becomes theirs."""

    async def work() -> None:
        turn = Turn()

        async def wait() -> None:
            async with turn:
                pass

        for given_first in (False, True):
            assert turn.take()
            first, second = asyncio.create_task(wait()), asyncio.create_task(wait())
            await asyncio.sleep(0)
            if given_first:
                turn.give()
                first.cancel()
            else:
                first.cancel()
                turn.give()
            await asyncio.gather(first, second, return_exceptions=True)
            assert first.cancelled()
            assert not turn.taken

    asyncio.run(work())
