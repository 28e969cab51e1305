"""Effects that are remembered while places are weighed: the same answers, and none that are out of date."""

from __future__ import annotations

from random import Random
from threading import Thread

import pytest

from battlewright.games import load
from battlewright.games.battleground.model.state import State
from battlewright.games.battleground.rules import standing
from battlewright.games.battleground.rules.standing import effects_on, unchanging
from battlewright.games.battleground.rules.table import on_board

GAME = load("battleground")


def middle() -> State:
    """A position of a random skirmish with models on the board."""
    random = Random(4)
    setup = {"scenario": "skirmish", "forces": ["heroes-of-grayskull", "lords-of-snake-mountain"]}
    state: State = GAME.new(setup, "unchanging")
    for _ in range(80):
        seat = GAME.asked(state)[0]
        GAME.take(state, seat, random.choice(GAME.decision(state, seat).options))
    return state


def test_what_is_remembered_is_what_is_in_force() -> None:
    """Within the block the answers are those of before; another state is asked anew."""
    state = middle()
    usual = [effects_on(state, character) for character in on_board(state)]
    other = GAME.copy(state)
    with unchanging(state):
        for _ in range(2):
            assert [effects_on(state, character) for character in on_board(state)] == usual
        someone = on_board(other)[0]
        someone.lasting.append("inspired")
        assert "inspired" in effects_on(other, someone)


def test_a_block_within_a_block_begins_anew() -> None:
    """What changed before the inner block counts there; afterwards the outer one remembers what it did."""
    state = middle()
    someone = on_board(state)[0]
    with unchanging(state):
        before = effects_on(state, someone)
        someone.lasting.append("inspired")
        with unchanging(state):
            assert effects_on(state, someone) == [*before, "inspired"]
        someone.lasting.pop()
        assert effects_on(state, someone) == before


def test_nothing_is_remembered_after_the_block() -> None:
    """Also when it ends with an error."""
    state = middle()
    with pytest.raises(RuntimeError), unchanging(state):
        raise RuntimeError
    assert standing._REMEMBERED.get() is None


def test_each_thread_remembers_for_itself() -> None:
    """What one thread remembers of a position, another does not see."""
    state = middle()
    seen: list[object] = []

    with unchanging(state):
        thread = Thread(target=lambda: seen.append(standing._REMEMBERED.get()))
        thread.start()
        thread.join()

    assert seen == [None]
