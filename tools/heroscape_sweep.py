"""Heroscape all over: every map with every scenario, every army card, all switches mixed by chance.

    python -m tools.heroscape_sweep                                  # random players, once over everything
    python -m tools.heroscape_sweep --agents greedy --games 60       # the first 60 of them, greedy players
    python -m tools.heroscape_sweep --seed 7 --jobs 2 --rounds 8     # other armies and switches, longer games

Each scenario is played on every map that has start zones for one of its numbers of players. The armies are
legal ones drawn by chance, each around one card; the cards take turns, so that all of them are fielded again
and again. Presets, sides and switches are drawn by chance, in any combination that is allowed.
A game passes if it comes to an end that the rules know. What does not is listed
with the setup and seed that play it again.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import cycle
from random import Random
from typing import Any, NamedTuple, get_args, get_type_hints

from battlewright.games.heroscape.board import board_for
from battlewright.games.heroscape.content import Content, load
from battlewright.games.heroscape.library import layout_for
from battlewright.games.heroscape.model.cards import Goal, ScenarioCard
from battlewright.games.heroscape.rules.armies import random_army
from battlewright.games.heroscape.switches import PRESETS, SWITCHES, problems
from battlewright.lab.series import Order, play

SHARES = (0.0, 0.1, 0.3, 0.6)  # how many of the switches are thrown
POINTS = {2: 300, 3: 220, 4: 160, 5: 140, 6: 120}  # of an army, by players; a dear card raises it
REASONS = {"last army", *get_args(get_type_hints(Goal)["kind"])}  # a game ends by the last army, or its goal


class Ended(NamedTuple):
    """How a game ended: a reason of the rules, or what went wrong."""

    order: Order
    reason: str
    error: str


def orders(seed: str, agents: Sequence[str], rounds: int) -> Iterator[Order]:
    """Every map with every scenario it can be played with, in an order of chance."""
    content = load()
    random = Random(f"heroscape-sweep-{seed}")
    names = sorted(content.units)
    random.shuffle(names)
    leads = cycle(names)
    places = list(fields(content))
    random.shuffle(places)
    for number, (field, scenario, players) in enumerate(places):
        setup = _setup(content, scenario, field, players, random, leads)
        setup["rounds"] = rounds
        sides = len(setup.get("teams") or scenario.teams or range(players))
        seated = [agents[n % len(agents)] for n in range(sides)]
        yield Order("heroscape", setup, tuple(seated), f"{seed}-{number}")


def fields(content: Content) -> Iterator[tuple[str, ScenarioCard, int]]:
    """Maps, scenarios, and a number of players that suits both: another one each time."""
    turn = 0
    for field, card in content.maps.items():
        board = board_for(card)
        for scenario in content.scenarios.values():
            fitting = [n for n in scenario.players if layout_for(board, n) is not None]
            if fitting:
                yield field, scenario, fitting[turn % len(fitting)]
                turn += 1


def _setup(
    content: Content, scenario: ScenarioCard, field: str, players: int, random: Random, leads: Iterator[str]
) -> dict[str, Any]:
    preset = random.choice(sorted(PRESETS))
    chosen = [next(leads) for _ in range(players)]
    points = max(POINTS[players], *(content.units[name].card.points for name in chosen))
    setup: dict[str, Any] = {"scenario": scenario.id, "map": field, "players": players, "preset": preset}
    setup["switches"] = _switches(random, PRESETS[preset] | scenario.switches)
    setup["armies"] = _armies(content, chosen, points, random)
    setup["points"] = points
    if not scenario.teams and players >= 4 and random.random() < 0.5:
        setup["teams"] = [list(range(0, players, 2)), list(range(1, players, 2))]
    return setup


def _switches(random: Random, base: dict[str, str]) -> dict[str, str]:
    """Any combination that is allowed: from none at all to many at once."""
    chosen: dict[str, str] = {}
    share = random.choice(SHARES)
    for name, switch in SWITCHES.items():
        if random.random() < share:
            chosen[name] = random.choice(switch.values)
            if problems(base | chosen):
                del chosen[name]
    return chosen


def _armies(content: Content, leads: Sequence[str], points: int, random: Random) -> list[dict[str, Any]]:
    """An army around each card: of one general, and of cards nobody else has, which suits every switch."""
    taken = set(leads)
    found = []
    for lead in leads:
        card = content.units[lead].card
        strange = {name for name, unit in content.units.items() if unit.card.general != card.general}
        rest = random_army(content, points - card.points, random.randrange, taken | strange)
        taken |= {entry.card for entry in rest}
        entries = [(lead, 1), *((entry.card, entry.copies) for entry in rest)]
        found.append({"cards": [{"card": name, "copies": copies} for name, copies in entries]})
    return found


def ended(order: Order) -> Ended:
    """One game, and how it ended."""
    try:
        played = play(order, 0)
    except Exception as error:  # a setup that is refused is a fault of the sweep, or of the game
        return Ended(order, "", f"{type(error).__name__}: {error}")
    reason = played.outcome.reason if played.outcome is not None else ""
    return Ended(
        order, reason, played.error or ("" if reason in REASONS else f"no end the rules know: {reason!r}")
    )


def main(arguments: list[str] | None = None) -> int:
    """Play, print, and answer with the exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.heroscape_sweep",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--agents", default="random", help="who plays, side by side: one name or several")
    parser.add_argument("--games", type=int, default=0, help="only so many of them (default: all)")
    parser.add_argument("--rounds", type=int, default=4, help="of each game at most")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=1)
    chosen = parser.parse_args(arguments)
    wanted = list(orders(chosen.seed, chosen.agents.split(","), chosen.rounds))
    wanted = wanted[: chosen.games or None]
    found: list[Ended] = []
    with ProcessPoolExecutor(chosen.jobs) as pool:
        for game in pool.map(ended, wanted):
            found.append(game)
            if sys.stderr.isatty():
                print(f"\r{len(found)} of {len(wanted)}", end="", file=sys.stderr)
    print(report(found))
    return 1 if any(game.error for game in found) else 0


def report(found: Sequence[Ended]) -> str:
    """What was played and how it ended; games that did not end by the rules one by one."""
    setups = [game.order.setup for game in found]
    cards = {entry["card"] for setup in setups for army in setup["armies"] for entry in army["cards"]}
    thrown = {(name, value) for setup in setups for name, value in setup["switches"].items()}
    reasons = Counter(game.reason for game in found if not game.error)
    broken = [game for game in found if game.error]
    lines = [
        f"{len(found)} games: {len({s['map'] for s in setups})} maps, "
        f"{len({s['scenario'] for s in setups})} scenarios, {len(cards)} cards, "
        f"{len(thrown)} settings of {len({name for name, _ in thrown})} switches",
        "ended: " + ", ".join(f"{number} {reason}" for reason, number in reasons.most_common()),
        *(f"{game.error}: seed {game.order.seed!r}, setup {game.order.setup!r}" for game in broken),
        f"{len(found) - len(broken)} ended by the rules, {len(broken)} did not",
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
