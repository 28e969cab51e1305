"""`battlewright simulate`: agents play a series of games; the figures as a table or as JSON.

`docs/simulate.md` says what the figures mean.
"""

from __future__ import annotations

import time
import tomllib
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from battlewright.agents import PLAIN
from battlewright.games import CLASSES
from battlewright.kernel.game import SetupError
from battlewright.lab.series import AgentFigures, Figures, Order, SeriesError, add_up, play, play_all

Write = Callable[[str], object]


def add_arguments(parser: ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("game", help=f"which game: {', '.join(CLASSES)}")
    parser.add_argument(
        "--agents",
        type=_names,
        default=("greedy", "random"),
        metavar="A,B[,C,D]",
        help=f"who plays, one for each side or one for each seat: {', '.join(PLAIN)}, or a level of the game",
    )
    parser.add_argument("--games", type=_positive, default=100, metavar="N", help="how many games")
    parser.add_argument("--seed", default="1", metavar="S", help="the same seed gives the same games")
    parser.add_argument("--scenario", metavar="X", help="a scenario of the game")
    parser.add_argument("--map", metavar="M", help="a map of the game; in Heroscape also a map file")
    parser.add_argument("--forces", type=_names, metavar="F,G[,…]", help="prepared Forces, one for each seat")
    parser.add_argument(
        "--switch",
        type=_switch,
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a house rule on, off, or set to a value; may be repeated",
    )
    parser.add_argument(
        "--option",
        type=_option,
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="anything else the game's setup knows, such as points=400 or difficulty=easy; may be repeated",
    )
    parser.add_argument("--jobs", type=_positive, default=1, metavar="J", help="how many cores")
    parser.add_argument("--json", action="store_true", help="the figures as JSON")


def _names(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",") if part.strip())


def _positive(text: str) -> int:
    if not text.isdigit() or int(text) < 1:
        raise ArgumentTypeError(f"a number from 1 up is needed, not {text!r}")
    return int(text)


def _switch(text: str) -> tuple[str, bool | str]:
    name, _, value = text.partition("=")
    if not name or not value:
        raise ArgumentTypeError(f"write NAME=on, NAME=off or NAME=VALUE, not {text!r}")
    return name, value == "on" if value in ("on", "off") else value


def _option(text: str) -> tuple[str, Any]:
    """A key of the setup and its value: a number, a word, or several words."""
    name, _, value = text.partition("=")
    if not name or not value:
        raise ArgumentTypeError(f"write NAME=VALUE, not {text!r}")
    if "," in value:
        return name, list(_names(value))
    return name, int(value) if value.isdigit() else value


def map_wanted(text: str) -> Any:
    """A map of the game by its name, or the first of a map file as a table, for games that play such maps."""
    if not text.endswith(".toml"):
        return text
    try:
        tables = tomllib.loads(Path(text).read_text(encoding="utf-8"))
        return tables["map"][0]
    except OSError as error:
        raise SeriesError(f"--map {text}: {error.strerror or error}") from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise SeriesError(f"--map {text}: not valid TOML: {error}") from None
    except (LookupError, TypeError):
        raise SeriesError(f"--map {text}: there is no [[map]] in it") from None


def setup_from(args: Namespace) -> dict[str, Any]:
    """The setup the arguments ask for; what is not given is left to the game."""
    wanted = {
        "scenario": args.scenario,
        "map": map_wanted(args.map or ""),
        "forces": list(args.forces) if args.forces else None,
        "switches": dict(args.switch),
        **dict(args.option),
    }
    return {key: value for key, value in wanted.items() if value or key in dict(args.option)}


def run(args: Namespace, write: Write, progress: Write | None = None) -> int:
    """Play the series and write its figures; 1 if a game failed.

    `SeriesError` if it cannot be played at all. `progress` is told how many games are done.
    """
    order = Order(args.game, setup_from(args), args.agents, args.seed)
    try:
        play(order, 0)  # a mistake in the arguments shows here, and the maps are prepared
    except (SetupError, LookupError) as error:
        raise SeriesError(str(error)) from None
    began = time.perf_counter()
    tell = None if progress is None else _ticker(progress, args.games)
    games = play_all(order, args.games, args.jobs, tell)
    figures = add_up(order, games, time.perf_counter() - began, args.jobs)
    write(as_json(figures) if args.json else as_table(figures))
    return 1 if figures.failures else 0


def _ticker(progress: Write, games: int) -> Callable[[int], None]:
    """Reports the number of finished games, at most ten times a second."""
    last = 0.0

    def tell(done: int) -> None:
        nonlocal last
        now = time.perf_counter()
        if done == games or now - last > 0.1:
            last = now
            progress(f"\r{done}/{games} games" + ("\n" if done == games else ""))

    return tell


def as_json(figures: Figures) -> str:
    """The figures as JSON."""
    return msgspec.json.format(msgspec.json.encode(figures), indent=2).decode() + "\n"


def as_table(figures: Figures) -> str:
    """The figures for reading."""
    setup = ", ".join(f"{name} {_shown(value)}" for name, value in figures.setup.items())
    setup = setup or "as the game has it"
    reasons = ", ".join(f"{count} by {reason}" for reason, count in figures.reasons.items())
    columns = f"{'wins':>6}{'losses':>8}{'draws':>7}{'of decided':>12}{'mean VP':>9}{'ms/decision':>13}"
    lines = [
        f"{figures.game}: {figures.games} games, seed {figures.seed}, {setup}",
        f"{figures.decided} decided ({figures.decided_rate:.0%}), {figures.draws} drawn: {reasons}",
        "",
        f"{'agent':<14}{columns}  wins by side",
        *(_row(agent) for agent in figures.agents),
        "",
        f"{figures.decisions} decisions, {figures.decisions_per_game:.0f} a game, "
        f"{figures.options_per_decision:.1f} options each",
        f"{figures.seconds:.1f} s on {figures.jobs} core(s): {figures.decisions_per_second:.0f} decisions/s, "
        f"{figures.games_per_second:.2f} games/s",
    ]
    lines += [
        f"FAILED game {failure['game']} (seed {failure['seed']}): {failure['error']}"
        for failure in figures.failures
    ]
    return "\n".join(lines) + "\n"


def _shown(value: Any) -> Any:
    """A value of the setup in short: of a whole map its name."""
    return value.get("name", "of its own") if isinstance(value, dict) and "rows" in value else value


def _row(agent: AgentFigures) -> str:
    rate = "-" if agent.win_rate_decided is None else f"{agent.win_rate_decided:.1%}"
    by_side = ", ".join(f"{side['wins']}/{side['games']}" for side in agent.by_side)
    return (
        f"{agent.agent:<14}{agent.wins:>6}{agent.losses:>8}{agent.draws:>7}{rate:>12}{agent.mean_vp:>9.1f}"
        f"{agent.ms_per_decision:>13.2f}  {by_side}"
    )
