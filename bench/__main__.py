"""`python -m bench [--rounds N] [--json]`: the figures of this engine beside those of a peer."""

from __future__ import annotations

import argparse
import json
import platform
import sys
from contextlib import suppress
from typing import Any, NamedTuple

from bench import fields, heroscape, nodes, ours
from bench.measure import Task, alternate

try:
    from bench import peer
except ImportError:  # `make bench` installs it; without, our own figures are still worth having
    peer = None  # type: ignore[assignment]


SHARE, SHARE_LARGE = 0.75, 0.35  # of the peer's decisions a second; on a map of 600 hexes
ADVICE = 3.0  # ms


class Figure(NamedTuple):
    """One line of the table. `bar` is what we ask of ourselves."""

    what: str
    unit: str
    ours: float
    peer: float | None = None
    bar: float | None = None
    higher_is_better: bool = True

    @property
    def ratio(self) -> float | None:
        """How many times better than the peer (below 1: worse)."""
        if not self.peer:
            return None
        return self.ours / self.peer if self.higher_is_better else self.peer / self.ours

    @property
    def met(self) -> bool | None:
        """Whether the bar is met; None without one."""
        if self.bar is None:
            return None
        return self.ours >= self.bar if self.higher_is_better else self.ours < self.bar


def measure(rounds: int) -> list[Figure]:
    """All figures, measured in turn."""
    tasks = [Task(f"ours {t.name}", t.work) for t in ours.tasks()]
    tasks += [Task(f"fields {t.name}", t.work) for t in fields.tasks()]
    tasks += [Task(f"heroscape {t.name}", t.work) for t in heroscape.tasks()]
    if peer is not None:
        tasks += [Task(f"peer {t.name}", t.work) for t in peer.tasks()]
    tasks += nodes.tasks()
    with suppress(ImportError):
        tasks += nodes.peer_tasks()
    seconds = alternate(tasks, rounds)

    def rate(name: str, unit: str) -> float | None:
        return 1 / seconds[name][unit] if name in seconds else None

    def micro(name: str, unit: str, scale: float = 1e6) -> float | None:
        return scale * seconds[name][unit] if name in seconds else None

    decisions = rate("peer play", "decision")
    figures = [
        Figure(
            "random play",
            "decisions/s",
            rate("ours play", "decision") or 0.0,
            decisions,
            SHARE * decisions if decisions else None,
        ),
        Figure("random play", "games/s", rate("ours play", "game") or 0.0, rate("peer play", "game"), 15),
        Figure(
            "copy of a mid-game state",
            "µs",
            micro("ours copy", "copy") or 0.0,
            micro("peer copy", "copy"),
            60,
            False,
        ),
        Figure(
            "list of legal options",
            "µs",
            micro("ours options", "options") or 0.0,
            micro("peer options", "options"),
            None,
            False,
        ),
        Figure(
            "advice for an activation", "ms", micro("ours advice", "advice", 1e3) or 0.0, None, ADVICE, False
        ),
    ]
    figures += [
        Figure(
            "fields: random play",
            "decisions/s",
            rate("fields play", "decision") or 0.0,
            decisions,
            SHARE * decisions if decisions else None,
        ),
        Figure("fields: random play", "games/s", rate("fields play", "game") or 0.0),
        Figure(
            "fields: copy of a state",
            "µs",
            micro("fields copy", "copy") or 0.0,
            micro("peer copy", "copy"),
            None,
            False,
        ),
        Figure("fields: legal options", "µs", micro("fields options", "options") or 0.0, None, None, False),
    ]
    peer_map = micro("peer map", "map", 1e3)
    for name in seconds:
        if name.startswith("ours map "):
            value = micro(name, "map", 1e3) or 0.0
            figures.append(Figure(f"map {name.removeprefix('ours map ')}", "ms", value, peer_map, 300, False))
    figures.append(
        Figure(
            "options per decision",
            "",
            ours.options_per_decision(),
            peer.options_per_decision() if peer is not None else None,
        )
    )
    figures += _heroscape(seconds, decisions)
    found = rate("search backgammon", "node")
    figures += [
        Figure(f"search, {name}", "nodes/s", rate(f"search {name}", "node") or 0.0, found)
        for name in ("battleground", "heroscape", "fields")
    ]
    return figures


def _heroscape(seconds: dict[str, dict[str, float]], decisions: float | None) -> list[Figure]:
    """The figures of Heroscape, on its map of 600 hexes."""

    def took(name: str, unit: str, scale: float) -> float:
        return scale * seconds[f"heroscape {name}"][unit]

    def peer_took(name: str, unit: str, scale: float) -> float | None:
        return scale * seconds[f"peer {name}"][unit] if f"peer {name}" in seconds else None

    bar = SHARE_LARGE * decisions if decisions else None
    copied, listed = peer_took("copy", "copy", 1e6), peer_took("options", "options", 1e6)
    peer_map = peer_took("map", "map", 1e3)
    peer_options = peer.options_per_decision() if peer is not None else None
    return [
        Figure("hs random play", "decisions/s", 1 / took("play", "decision", 1.0), decisions, bar),
        Figure("hs random play", "games/s", 1 / took("play", "game", 1.0)),
        Figure("hs copy of a mid-game state", "µs", took("copy", "copy", 1e6), copied, 80, False),
        Figure("hs list of legal options", "µs", took("options", "options", 1e6), listed, None, False),
        Figure("hs map of 600 hexes", "ms", took("map", "map", 1e3), peer_map, 300, False),
        Figure("hs full sight table", "ms", took("sight table", "table", 1e3), None, None, False),
        Figure("hs sight query", "µs", took("sight", "query", 1e6), None, None, False),
        Figure("hs options per decision", "", heroscape.options_per_decision(), peer_options),
    ]


def table(figures: list[Figure]) -> str:
    """The figures for reading."""
    lines = [f"{'':<28}{'':<12}{'ours':>10}{'catanatron':>12}{'ratio':>8}{'bar':>12}"]
    for f in figures:
        other = f"{f.peer:,.1f}" if f.peer is not None else "-"
        ratio = f"{f.ratio:.2f}" if f.ratio is not None and f.unit else "-"
        sign = ">=" if f.higher_is_better else "<"
        bar = "" if f.bar is None else f"{sign} {f.bar:,.0f} {'ok' if f.met else 'MISSED'}"
        lines.append(f"{f.what:<28}{f.unit:<12}{f.ours:>10,.1f}{other:>12}{ratio:>8}  {bar}")
    lines.append("ratio: times better than catanatron; below 1 it is the faster one.")
    lines.append("search: beside OpenSpiel's MCTS with random rollouts in backgammon (bench/nodes.py).")
    lines.append(
        f"medians of alternating slices of processor time on one core; {platform.python_implementation()} "
        f"{platform.python_version()}; a mid-game state has {ours.state_size():,} bytes, "
        f"one of Heroscape (hs) {heroscape.state_size():,}"
    )
    return "\n".join(lines)


def as_json(figures: list[Figure]) -> str:
    """The figures for programs."""
    rows: list[dict[str, Any]] = [f._asdict() | {"ratio": f.ratio, "met": f.met} for f in figures]
    return json.dumps({"python": platform.python_version(), "figures": rows}, indent=2)


def main() -> int:
    """Measure and print; 1 if a bar was missed."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, help="slices for each task (default 7)")
    parser.add_argument("--json", action="store_true", help="the figures as JSON")
    args = parser.parse_args()
    if peer is None:
        print(
            "catanatron is not installed: `make bench` installs it; without it, no comparison",
            file=sys.stderr,
        )
    figures = measure(args.rounds)
    print(as_json(figures) if args.json else table(figures))
    return 1 if any(figure.met is False for figure in figures) else 0


if __name__ == "__main__":
    sys.exit(main())
