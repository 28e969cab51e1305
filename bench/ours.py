"""What is measured of Battleground."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, cycle
from random import Random
from typing import Any

from battlewright.games.battleground.field import Field
from battlewright.games.battleground.game import Battleground
from bench.measure import Task

GAME = Battleground()
MIDDLE = (40, 70)  # decisions of a first game that count as its middle


def _play(seed: int) -> Iterator[Any]:
    """A random first game, choice by choice. Options are listed in full, and the choice is checked."""
    random = Random(seed)
    state = GAME.new({}, str(seed))
    while asked := GAME.asked(state):
        options = GAME.decision(state, asked[0]).options
        option = random.choice(options)
        assert option in options
        GAME.take(state, asked[0], option)
        yield state


def tasks() -> list[Task]:
    """Random play, copying, listing options, preparing maps."""
    seeds = count()

    def play() -> dict[str, float]:
        return {"decision": sum(1 for _ in _play(next(seeds))), "game": 1}

    middle = _middle_states()
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

    menus = cycle([(GAME.view(s, GAME.asked(s)[0]), GAME.asked(s)[0]) for s in middle if _acts(s)])

    def advice() -> dict[str, float]:
        for _ in range(20):
            view, seat = next(menus)
            GAME.advice(view, seat, GAME.decision(view, seat))
        return {"advice": 20}

    maps = [
        Task(f"map {card.id}", lambda card=card: {"map": bool(Field(card))})  # type: ignore[misc]
        for card in GAME.content.maps.values()
    ]
    return [Task("play", play), Task("copy", copy), Task("options", options), Task("advice", advice), *maps]


def _acts(state: Any) -> bool:
    """Whether the menu of an activation is asked."""
    return bool(GAME.decision(state, GAME.asked(state)[0]).kind == "act")


def _middle_states() -> list[Any]:
    found = []
    for seed in range(8):
        for number, state in enumerate(_play(1000 + seed)):
            if MIDDLE[0] <= number < MIDDLE[1] and GAME.asked(state):
                found.append(GAME.copy(state))
    return found


def options_per_decision() -> float:
    """How many options a decision of a random game has on average."""
    total = decisions = 0
    for seed in range(20):
        random = Random(seed)
        state = GAME.new({}, str(seed))
        while asked := GAME.asked(state):
            options = GAME.decision(state, asked[0]).options
            total, decisions = total + len(options), decisions + 1
            GAME.take(state, asked[0], random.choice(options))
    return total / decisions


def state_size() -> int:
    """The bytes of a state in the middle of a game."""
    return len(GAME.save(_middle_states()[0]))
