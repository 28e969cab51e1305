"""The second game at the server: opened from its lobby, played over sockets, told in every language."""

from __future__ import annotations

from random import Random

import pytest

from tests.server.serving import ThreadServer
from tests.server.table import PERSON, Message, Opened, http, play

SKIRMISH: Message = {
    "scenario": "last-army",
    "players": 2,
    "map": "training-ground",
    "forces": ["hunters-of-utgar", "blades-of-the-east"],
    "preset": "official",
    "points": "500",
    "switches": {"v_flanking": True},
}


def pushing(random: Random, options: list[str]) -> str:
    """An attack or a step if there is one."""
    for wanted in ("attack", "auto", "go"):
        found = [option for option in options if option.split()[0] == wanted]
        if found:
            return random.choice(found)
    return random.choice(options)


@pytest.mark.parametrize("language", ["en", "de", "pl", "fr"])
def test_the_lobby_of_heroscape_is_served(server: ThreadServer, language: str) -> None:
    """Scenarios, armies, maps, options and switches, in the language asked for."""
    games = http(f"{server.url}/api/games?language={language}")

    lobby = next(game for game in games if game["game"] == "heroscape")

    assert all(lobby[part] for part in ("scenarios", "forces", "maps", "options", "switches"))
    assert lobby["agents"][-1] == "wellspring-champion"
    assert "swipes" in lobby["orders"]


def test_a_match_is_played_over_sockets(server: ThreadServer) -> None:
    """Two people play; questions, options, log and table come in the words of each; odds and refusals too."""
    opened = Opened(server.url, [PERSON, PERSON], SKIRMISH, game="heroscape")
    pair = [opened.sit(0, "de"), opened.sit(1, "pl")]

    play(pair, Random(3), most=80, pick=pushing)  # so early no match is over

    asked = next(seat for seat in pair if seat.decision)
    lines = [line["text"] for seat in pair for line in seat.log]
    assert all("⟦" not in line for line in lines)
    assert any(line.startswith("Runde 1") for line in lines)
    assert asked.position["table"]["map"]
    odds = asked.ask("preview", option=asked.options[0])
    assert odds["type"] == "previewed"
    figure = asked.position["table"]["figures"][0]
    answer = asked.ask("explain", intent={"intent": "order", "card": "A-mimring", "marker": "1"})
    assert answer["type"] == "explained", (answer, figure)
