"""Try constants of the advice against the yardstick, one at a time, in paired games.

    python -m tools.train.tune --out DIR --jobs 16 --seconds 500

Each line of `VARIANTS` is a player that differs from the shipped advice in some constants. All of them
play the yardstick on the same seeds; what does not stand out from the first line is left as it is.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

from bench.ladder.__main__ import HEAD, row
from bench.ladder.pairs import Pairing, play_all

SHARES = {"battleground": 0.5, "heroscape": 0.32, "fields": 0.18}  # of the time

VARIANTS: dict[str, tuple[str, ...]] = {
    "battleground": (
        "",
        "advice.ground.DREAD=0",
        "advice.ground.DREAD=1",
        "advice.ground.DREAD=2",
        "advice.ground.HUNT=2",
        "advice.ground.HUNT=7",
        "advice.ground.ENGAGED=0",
        "advice.ground.ENGAGED=3",
        "advice.ground.DENIED=5",
        "advice.ground.DENIED=14",
        "advice.ground.HELD=12",
        "advice.ground.HELD=20",
        "advice.ground.NEAR=5",
        "advice.ground.NEAR=12",
        "advice.plan.OPPORTUNITY=1.5",
        "advice.plan.OPPORTUNITY=5",
        "advice.plan.LATER=1",
        "advice.*.FOCUS=0.7",
        "advice.*.MANA=0.9",
        "advice.*.MANA=0.2",
        "advice.hand.SPARE=0.2",
        "advice.hand.SPARE=1.5",
    ),
    "heroscape": (
        "",
        "advice.moving.DREAD=0",
        "advice.moving.DREAD=0.25",
        "advice.planning.AGAIN=1&advice.planning.DANGER=0",
        "advice.planning.AGAIN=0.6",
        "advice.planning.AGAIN=1",
        "advice.planning.DANGER=0",
        "advice.planning.DANGER=1",
        "advice.moving.PER_STEP=0.15",
        "advice.moving.PER_STEP=0.7",
        "advice.moving.HEIGHT=0",
        "advice.moving.HEIGHT=0.5",
        "advice.moving.EXPOSED=0",
        "advice.moving.EXPOSED=0.8",
        "advice.moving.GLYPH=15",
    ),
    "fields": (
        "",
        "advice.fighting.CONCENTRATE=0.9",
        "advice.*.WILDS=0.15",
        "advice.*.WILDS=0.8",
        "advice.*.QUEST=0.9",
        "advice.*.QUEST=1.9",
        "advice.*.FIGHT=0.4",
        "advice.*.FIGHT=1.5",
        "advice.*.WOUND=0.09",
        "advice.*.WOUND=0.26",
        "advice.*.RISKY=2",
        "advice.*.RISKY=4",
        "advice.goods.RESERVE=0",
        "advice.goods.RESERVE=5",
        "advice.*.CARD=0.05",
        "advice.*.CARD=0.15",
        "advice.*.ETERNIUM=0.05",
        "advice.*.ETERNIUM=0.14",
    ),
}


def main(arguments: list[str] | None = None) -> None:
    """Play all variants of all games; a table and the figures as JSON."""
    parser = argparse.ArgumentParser(prog="python -m tools.train.tune", description=__doc__)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--games", default="battleground,heroscape,fields")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=500)
    parser.add_argument("--seed", default="tune")
    args = parser.parse_args(arguments)
    args.out.mkdir(parents=True, exist_ok=True)
    names = args.games.split(",")
    whole = sum(SHARES[name] for name in names)
    lines = [HEAD]
    print(HEAD)
    for game in names:
        specs = ["greedy" + (f"?{variant}" if variant else "") for variant in VARIANTS[game]]
        pairings = [Pairing(game, spec, "yardstick", "duel", args.seed) for spec in specs]
        tallies = list(play_all(pairings, 2_000, args.jobs, args.seconds * SHARES[game] / whole))
        for tally in tallies:
            lines.append(row(tally))
            print(lines[-1], flush=True)
        text = msgspec.json.format(msgspec.json.encode(tallies), indent=1)
        (args.out / f"tune-{game}.json").write_bytes(text)
    (args.out / "tune.txt").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
