"""What is measured of Fields of Eternia: random play of a story scenario, copying, listing options."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, cycle
from random import Random
from typing import Any

from battlewright.games.fields.game import Fields
from bench.measure import Task

GAME = Fields()
SETUP = {"scenario": "fractures-in-time"}
MIDDLE = (80, 160)  # decisions that count as the middle of a game


def _play(seed: int) -> Iterator[Any]:
    """A random game, choice by choice. Options are listed in full, and the choice is checked."""
    random = Random(seed)
    state = GAME.new(SETUP, str(seed))
    while asked := GAME.asked(state):
        options = GAME.decision(state, asked[0]).options
        option = random.choice(options)
        assert option in options
        GAME.take(state, asked[0], option)
        yield state


def tasks() -> list[Task]:
    """Random play, copying, listing options."""
    seeds = count()

    def play() -> dict[str, float]:
        return {"decision": sum(1 for _ in _play(next(seeds))), "game": 1}

    in_turn = cycle(_middle_states())

    def copy() -> dict[str, float]:
        for _ in range(100):
            GAME.copy(next(in_turn))
        return {"copy": 100}

    def options() -> dict[str, float]:
        for _ in range(100):
            state = next(in_turn)
            GAME.decision(state, GAME.asked(state)[0])
        return {"options": 100}

    return [Task("play", play), Task("copy", copy), Task("options", options)]


def _middle_states() -> list[Any]:
    found = []
    for seed in range(4):
        for number, state in enumerate(_play(1000 + seed)):
            if MIDDLE[0] <= number < MIDDLE[1] and GAME.asked(state):
                found.append(GAME.copy(state))
    return found
