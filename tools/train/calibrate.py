"""Draw what was said against what happened: the calibration of the chance to win, by phase of the game.

    python -m tools.train.calibrate all --games 200          # writes docs/images/calibration-GAME.svg

Fresh games between the policy and the yardstick, in pairs with sides swapped, on seeds that nothing was
fitted to. Positions are seen through the eyes of both sides; undecided games are left out. Bars are two
standard errors, the positions of one game counting as one.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from math import sqrt
from pathlib import Path
from random import Random
from typing import NamedTuple

import numpy as np

from battlewright.agents import Agent, make_agent
from battlewright.games import load
from bench.ladder.setups import SETUPS, setup_of
from bench.yardstick import YardstickAgent
from tools.train.fit import auc

FOLDER = Path("docs/images")
EVERY = 8  # decisions between two positions that are looked at
BINS = 8
PHASES = {"first third": (0.0, 1 / 3), "second third": (1 / 3, 2 / 3), "last third": (2 / 3, 1.0)}
COLOURS = ("#2f8fd8", "#8d6bd1", "#d9822b")
SIZE, MARGIN = 320, 46
FONT = 'font-family="sans-serif" font-size="10"'


class Said(NamedTuple):
    """A chance that was told of a side, when, and whether it won."""

    game: int
    progress: float
    chance: float
    won: float


class Dot(NamedTuple):
    """Positions of like chances."""

    said: float
    won: float
    games: int

    @property
    def error(self) -> float:
        """The standard error of the share that was won; the positions of a game count as one."""
        share = min(0.98, max(0.02, self.won))
        return sqrt(share * (1 - share) / self.games)


def play(name: str, number: int) -> list[Said]:
    """One game; nothing if it is not decided."""
    game, seed = load(name), f"calibrate-{number // 2}"
    state = game.new(setup_of(name, "duel", number // 2), seed)
    sides = game.teams(state)
    agents: dict[int, Agent] = {}
    for seat in game.seats(state):
        own, luck = seat in sides[number % 2], Random(f"{seed}/{seat}").getrandbits(64)
        agents[seat] = make_agent("greedy", game, luck) if own else YardstickAgent(game, luck)
    told: list[tuple[int, int, float]] = []
    count = 0
    while asked := game.asked(state):
        decision, view = game.decision(state, asked[0]), game.view(state, asked[0])
        if count % EVERY == 0:
            for side in sides:
                told.append((count, side[0], game.chance(game.view(state, side[0]), side[0])))
        game.take(state, asked[0], agents[asked[0]].choose(view, decision))
        count += 1
    outcome = game.outcome(state)
    if outcome is None or not outcome.winners:
        return []
    return [Said(number, at / count, chance, float(seat in outcome.winners)) for at, seat, chance in told]


def dots(said: Iterable[Said]) -> list[Dot]:
    """The positions in bins of the chance that was told."""
    found: list[list[Said]] = [[] for _ in range(BINS)]
    for one in said:
        found[min(BINS - 1, int(one.chance * BINS))].append(one)
    return [
        Dot(
            sum(one.chance for one in some) / len(some),
            sum(one.won for one in some) / len(some),
            len({one.game for one in some}),
        )
        for some in found
        if some
    ]


def drawing(title: str, lines: dict[str, list[Dot]]) -> str:
    """The plot as SVG."""

    def x(share: float) -> float:
        return round(MARGIN + share * (SIZE - 2 * MARGIN), 1)

    def y(share: float) -> float:
        return round(SIZE - MARGIN - share * (SIZE - 2 * MARGIN), 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}" {FONT}>',
        f"<title>{title}</title>",
        f'<rect width="{SIZE}" height="{SIZE}" fill="#ffffff"/>',
        f'<text x="{SIZE / 2}" y="18" text-anchor="middle" font-size="12" font-weight="bold">{title}</text>',
        f'<path d="M{x(0)} {y(1)}V{y(0)}H{x(1)}M{x(0)} {y(0)}L{x(1)} {y(1)}" fill="none" stroke="#999999"/>',
        f'<text x="{SIZE / 2}" y="{SIZE - 8}" text-anchor="middle">chance that was said</text>',
        f'<text x="12" y="{SIZE / 2}" text-anchor="middle" transform="rotate(-90 12 {SIZE / 2})">'
        "share that won</text>",
    ]
    for tick in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(f'<text x="{x(tick)}" y="{y(0) + 14}" text-anchor="middle">{tick:g}</text>')
        parts.append(f'<text x="{x(0) - 6}" y="{y(tick) + 3}" text-anchor="end">{tick:g}</text>')
    for number, (name, found) in enumerate(lines.items()):
        colour = COLOURS[number]
        path = "L".join(f"{x(dot.said)} {y(dot.won)}" for dot in found)
        parts.append(f'<path d="M{path}" fill="none" stroke="{colour}" stroke-width="1.5"/>')
        for dot in found:
            low, high = (y(min(1.0, max(0.0, dot.won + sign * 2 * dot.error))) for sign in (-1, 1))
            parts.append(f'<path d="M{x(dot.said)} {low}V{high}" stroke="{colour}" opacity=".5"/>')
            parts.append(f'<circle cx="{x(dot.said)}" cy="{y(dot.won)}" r="3" fill="{colour}"/>')
        parts.append(f'<text x="{x(0) + 8}" y="{y(1) + 12 + 13 * number}" fill="{colour}">{name}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def draw(name: str, games: int, folder: Path) -> str:
    """Play, draw, and say how well positions were told apart."""
    said = [one for number in range(games) for one in play(name, number)]
    lines, aucs = {}, []
    for phase, (low, high) in PHASES.items():
        some = [one for one in said if low <= one.progress < high]
        area = auc(np.array([one.chance for one in some]), np.array([one.won for one in some]))
        lines[f"{phase} (AUC {area:.2f})"] = dots(some)
        aucs.append(f"{phase} {area:.3f}")
    half = [one for one in said if 0.4 <= one.progress < 0.6]
    middle = auc(np.array([one.chance for one in half]), np.array([one.won for one in half]))
    number = len({one.game for one in said})
    title = f"{load(name).title}, {number} games"
    folder.joinpath(f"calibration-{name}.svg").write_text(drawing(title, lines), encoding="utf-8")
    counted = f"{number} decided games, {len(said)} positions"
    return f"{name}: {counted}; AUC {', '.join(aucs)}; at half time {middle:.3f}"


def main() -> None:
    """Draw the plots of one game or of all."""
    parser = argparse.ArgumentParser(prog="python -m tools.train.calibrate")
    parser.add_argument("game", help="a name, or all")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--out", type=Path, default=FOLDER)
    args = parser.parse_args()
    for name in SETUPS if args.game == "all" else (args.game,):
        print(draw(name, args.games, args.out), flush=True)


if __name__ == "__main__":
    main()
