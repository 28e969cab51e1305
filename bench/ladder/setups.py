"""What the ladders are played with: duels and games of teams, as varied as a reduced size allows."""

from __future__ import annotations

from typing import Any

SETUPS: dict[str, dict[str, tuple[dict[str, Any], ...]]] = {
    "battleground": {
        "first": ({},),
        "duel": (
            {},
            {"scenario": "skirmish", "forces": ["heroes-of-grayskull", "lords-of-snake-mountain"]},
        ),
        "team": (
            {
                "scenario": "team-battle",
                "forces": [
                    "eternia-vanguard",
                    "snake-mountain-coven",
                    "eternia-watch",
                    "snake-mountain-hunt",
                ],
            },
        ),
    },
    "heroscape": {
        "first": ({},),
        "duel": (
            {},
            {"armies": ["random", "random"], "points": 400, "map": "the-narrows"},
            {"scenario": "rim-of-the-volcano", "players": 2, "armies": ["random", "random"]},
            {"armies": ["random", "random"], "points": 300, "map": "training-ground"},
        ),
        "team": ({"scenario": "allied-banks", "armies": ["random"] * 4, "points": 200},),
    },
    "fields": {
        "first": ({},),
        "duel": ({}, {"scenario": "fractures-in-time"}, {"scenario": "marching-armies"}),
        "team": ({"scenario": "evil-seed"},),
    },
}


def setup_of(game: str, mode: str, number: int) -> dict[str, Any]:
    """The setup of a pair of games: they take turns."""
    found = SETUPS[game][mode]
    return found[number % len(found)]
