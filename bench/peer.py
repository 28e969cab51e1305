"""The same of catanatron, through its own API: random players, its copy, its list of actions, its map."""

from __future__ import annotations

import random
from itertools import count, cycle
from typing import Any

from catanatron import Color, Game, RandomPlayer
from catanatron.models.actions import generate_playable_actions
from catanatron.models.map import BASE_MAP_TEMPLATE, CatanMap

from bench.measure import Task

TURNS = 1000  # its own limit on a game
MIDDLE = (150, 300)


def _game(seed: int) -> Any:
    return Game([RandomPlayer(color) for color in Color], seed=seed)


def tasks() -> list[Task]:
    """Random play, copying, listing actions, making a map."""
    seeds = count(1)

    def play() -> dict[str, float]:
        game, ticks = _game(next(seeds)), 0
        while game.winning_color() is None and game.state.num_turns < TURNS:
            game.play_tick()
            ticks += 1
        return {"decision": ticks, "game": 1}

    in_turn = cycle(_middle_games())

    def copy() -> dict[str, float]:
        for _ in range(100):
            next(in_turn).copy()
        return {"copy": 100}

    def options() -> dict[str, float]:
        for _ in range(100):
            generate_playable_actions(next(in_turn).state)
        return {"options": 100}

    def make_map() -> dict[str, float]:
        CatanMap.from_template(BASE_MAP_TEMPLATE)
        return {"map": 1}

    return [Task("play", play), Task("copy", copy), Task("options", options), Task("map", make_map)]


def _middle_games() -> list[Any]:
    found = []
    for seed in range(1, 4):
        game = _game(seed)
        for number in range(MIDDLE[1]):
            game.play_tick()
            if number >= MIDDLE[0] and number % 5 == 0:
                found.append(game.copy())
    return found


def options_per_decision() -> float:
    """How many actions a decision of a random game has on average."""
    total = decisions = 0
    for seed in range(1, 4):
        game = _game(seed)
        while game.winning_color() is None and game.state.num_turns < TURNS:
            total, decisions = total + len(game.state.playable_actions), decisions + 1
            game.play_tick()
    random.seed()
    return total / decisions
