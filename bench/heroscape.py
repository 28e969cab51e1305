"""What is measured of Heroscape: on a map of 600 hexes, with armies of 400 points drawn by chance."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, cycle
from pathlib import Path
from random import Random
from typing import Any

from battlewright.games.heroscape.board import board_for
from battlewright.games.heroscape.board.build import Builder
from battlewright.games.heroscape.board.scenery import Scenery
from battlewright.games.heroscape.game import Heroscape
from battlewright.games.heroscape.library import board_of
from battlewright.games.heroscape.rules.sight import seen
from battlewright.games.heroscape.rules.table import enemies, on_board
from bench.measure import Task

GAME = Heroscape(Path(__file__).parent / "pack")
SETUP = {"map": "six-hundred", "armies": ["random", "random"], "points": 400}
MIDDLE = (80, 160)  # decisions of a game that count as its middle
TALL = 5  # levels: the figures of the sight table


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
    """Random play, copying, listing options, preparing the map, sight."""
    seeds = count()

    def play() -> dict[str, float]:
        return {"decision": sum(1 for _ in _play(next(seeds))), "game": 1}

    middle = middle_states()
    in_turn = cycle(middle)

    def copy() -> dict[str, float]:
        for _ in range(100):
            GAME.copy(next(in_turn))
        return {"copy": 100}

    def options() -> dict[str, float]:
        for _ in range(100):
            state = next(in_turn)
            GAME.decision(state, GAME.asked(state)[0])
        return {"options": 100}

    card = GAME.content.maps["six-hundred"]

    def prepare() -> dict[str, float]:
        Scenery(Builder(card).board, frozenset(), False)
        return {"map": 1}

    board = board_for(card)

    def table() -> dict[str, float]:
        Scenery(board, frozenset(), False).table(TALL)
        return {"table": 1}

    pairs = cycle([(state, *pair) for state in middle for pair in _pairs(state)])

    def sight() -> dict[str, float]:
        for _ in range(100):
            seen(*next(pairs))
        return {"query": 100}

    return [
        Task("play", play),
        Task("copy", copy),
        Task("options", options),
        Task("map", prepare),
        Task("sight table", table),
        Task("sight", sight),
    ]


def _pairs(state: Any) -> list[tuple[Any, Any]]:
    """Some figures and enemies of theirs."""
    found = [(one, other) for one in on_board(state) for other in enemies(state, one.seat)]
    return Random(len(found)).sample(found, min(12, len(found)))


def middle_states() -> list[Any]:
    """States from the middle of some games."""
    found = []
    for seed in range(6):
        for number, state in enumerate(_play(1000 + seed)):
            if MIDDLE[0] <= number < MIDDLE[1] and number % 2 and GAME.asked(state):
                found.append(GAME.copy(state))
    return found


def options_per_decision() -> float:
    """How many options a decision of a random game has on average."""
    total = decisions = 0
    for seed in range(8):
        random = Random(seed)
        state = GAME.new(SETUP, str(seed))
        while asked := GAME.asked(state):
            options = GAME.decision(state, asked[0]).options
            total, decisions = total + len(options), decisions + 1
            GAME.take(state, asked[0], random.choice(options))
    return total / decisions


def state_size() -> int:
    """The bytes of a state in the middle of a game."""
    return len(GAME.save(middle_states()[0]))


def hexes() -> int:
    """How large the map is."""
    return len(board_of(middle_states()[0]).hexes)
