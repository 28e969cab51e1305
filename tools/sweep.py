"""Fields of Eternia in every mode: each mission with each switch, with random and greedy players.

    python -m tools.sweep --games 2 --jobs 2

Every mission is played without switches, with each switch that fits it alone and with all of them, solo
missions on each of the four difficulties, The Missing Child by either faction. A game passes if it comes to
an end that the rules know. What does not is listed with what plays it again.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any, NamedTuple

from battlewright.games.fields.game import Fields
from battlewright.games.fields.model.cards import ScenarioCard
from battlewright.games.fields.setup import DIFFICULTIES, SWITCHES
from battlewright.lab.series import Order, play

AGENTS = (("random",), ("greedy",), ("greedy", "random"))
REASONS = ("points", "tie-break", "tie", "scenario", "boss", "success", "failure")
SKIRMISH_ONLY = ("free_heroes",)
SOLO_ONLY = ("solo_flee_for_one", "enemy_initiative_added")


class Ended(NamedTuple):
    """How a game of the sweep ended: a reason of the rules, or what went wrong."""

    order: Order
    number: int
    reason: str
    error: str


def setups() -> Iterator[dict[str, Any]]:
    """Every mission with every switch and difficulty it can have."""
    for scenario in Fields().content.scenarios.values():
        for switches in _switches(scenario):
            for further in _ways(scenario):
                yield {"scenario": scenario.id, "switches": switches, **further}


def _switches(scenario: ScenarioCard) -> Iterator[dict[str, bool]]:
    """None, each alone, all together."""
    fitting = [name for name in SWITCHES if name not in (*SKIRMISH_ONLY, *SOLO_ONLY)]
    fitting += {"skirmish": SKIRMISH_ONLY, "solo": SOLO_ONLY}.get(scenario.mode, ())
    yield {}
    for name in fitting:
        yield {name: not (scenario.first_game and name == "faster_combat")}
    yield dict.fromkeys(fitting, True)


def _ways(scenario: ScenarioCard) -> Iterator[dict[str, Any]]:
    """Difficulties and factions of a solo mission; otherwise nothing more."""
    if scenario.mode != "solo":
        yield {}
        return
    for difficulty in DIFFICULTIES:
        if scenario.forces[0].faction:
            yield {"difficulty": difficulty}
        else:
            for faction in ("masters", "evil"):
                yield {"difficulty": difficulty, "factions": [faction]}


def orders(seed: str) -> Iterator[Order]:
    """Every setup with random players, with greedy ones, and one against the other."""
    for setup in setups():
        for agents in AGENTS:
            if "difficulty" not in setup:
                yield Order("fields", setup, agents if len(agents) == 2 else agents * 2, seed)
            elif len(agents) == 1:
                yield Order("fields", setup, agents, seed)


def ended(order: Order, number: int) -> Ended:
    """One game, and how it ended."""
    played = play(order, number)
    reason = played.outcome.reason if played.outcome is not None else ""
    error = played.error or ("" if reason in REASONS else f"no end the rules know: {reason!r}")
    return Ended(order, number, reason, error)


def main(arguments: list[str] | None = None) -> int:
    """Play, print, and answer with the exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.sweep",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--games", type=int, default=2, help="of each kind")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=2)
    chosen = parser.parse_args(arguments)
    wanted = [(order, number) for order in orders(chosen.seed) for number in range(chosen.games)]
    with ProcessPoolExecutor(chosen.jobs) as pool:
        found = list(pool.map(ended, *zip(*wanted, strict=True), chunksize=4))
    kinds = len(wanted) // chosen.games
    reasons = Counter(game.reason for game in found if not game.error)
    print(f"{len(found)} games of {kinds} kinds: {', '.join(f'{n} {r}' for r, n in reasons.most_common())}")
    broken = [game for game in found if game.error]
    for game in broken:
        print(f"{game.error}: {game.order}, game {game.number}")
    print(f"{len(found) - len(broken)} ended by the rules, {len(broken)} did not")
    return 1 if broken else 0


if __name__ == "__main__":
    raise SystemExit(main())
