"""Fit the chance to win to positions of self-play, and write the weights a game is shipped with.

    python -m tools.train.fit --data DIR --games fields,heroscape --write

The model is that of `kernel/judgement.py`: logistic, one weight for the beginning and one for the end of a
game for each feature, with a ridge for all but the hand-made
value. The figures are those of five folds of games, each
judged by weights fitted to the other four; the weights that are written are fitted to all games.
"""

from __future__ import annotations

import argparse
import zlib
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import NamedTuple, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from battlewright.kernel.judgement import Features, Fit, Judgement, Weight
from bench.ladder.pairs import game_of
from tools.train.collect import Record, read

Matrix: TypeAlias = NDArray[np.float64]
FOLDS = 5
FREE = 0.5  # the ridge of the hand-made value; the other features are corrections to it
PHASES = {"30": (0.2, 0.4), "50": (0.4, 0.6), "70": (0.6, 0.8), "90": (0.8, 1.0)}
BINS = 10


class Row(NamedTuple):
    """A position as one side sees it."""

    game: int
    progress: float  # by decisions, for reporting
    features: Features
    won: float


def rows_of(record: Record) -> list[Row]:
    """Every kept position of a decided game, through the eyes of the first seat of each side."""
    if not record.winners:
        return []
    game = game_of(record.game)
    found = []
    for position in record.positions:
        state = game.load(zlib.decompress(position.state))
        state.content = game.content_hash({})  # positions outlive additions to the content
        for side in game.teams(state):
            features = game.features(game.view(state, side[0]), side[0])
            won = float(side[0] in record.winners)
            found.append(Row(record.number, position.progress, features, won))
    return found


class Data(NamedTuple):
    """All rows as columns."""

    names: list[str]
    x: Matrix
    late: Matrix
    won: Matrix
    game: NDArray[np.int64]
    progress: Matrix


def table(rows: list[Row]) -> Data:
    """Rows as matrices."""
    names = sorted({name for row in rows for name in row.features.leads})
    x = np.array([[row.features.leads.get(name, 0.0) for name in names] for row in rows])
    late = np.array([row.features.progress for row in rows])
    won = np.array([row.won for row in rows])
    games = np.array([row.game for row in rows])
    return Data(names, x, late, won, games, np.array([row.progress for row in rows]))


def design(data: Data) -> Matrix:
    """Each feature twice: weighted by what is left of the game, and by what is done."""
    return np.hstack([data.x * (1 - data.late)[:, None], data.x * data.late[:, None]])


def fit(x: Matrix, won: Matrix, ridge: Matrix, steps: int = 30) -> Matrix:
    """Logistic regression without a constant, by Newton's method; columns are scaled for their ridges."""
    scale = x.std(axis=0) + 1e-9
    z = x / scale
    weights = np.zeros(x.shape[1])
    penalty = np.diag(ridge)
    for _ in range(steps):
        p = 1 / (1 + np.exp(-np.clip(z @ weights, -30, 30)))
        gradient = z.T @ (p - won) + penalty @ weights
        hessian = (z * (p * (1 - p))[:, None]).T @ z + penalty
        step = np.linalg.solve(hessian, gradient)
        weights = weights - step
        if float(np.abs(step).max()) < 1e-6:
            break
    result: Matrix = weights / scale
    return result


def auc(p: Matrix, won: Matrix) -> float:
    """The chance that a position that was won is rated above one that was lost."""
    order = np.argsort(p, kind="stable")
    ranks = np.empty(len(p))
    ranks[order] = np.arange(1, len(p) + 1)
    wins = float(won.sum())
    losses = len(won) - wins
    if not wins or not losses:
        return 0.5
    return float((ranks[won > 0.5].sum() - wins * (wins + 1) / 2) / (wins * losses))


def figures(p: Matrix, data: Data) -> Fit:
    """How good chances are."""
    by_phase = {}
    for name, (low, high) in PHASES.items():
        chosen = (data.progress >= low) & (data.progress < high)
        by_phase[name] = round(auc(p[chosen], data.won[chosen]), 3)
    calibration = []
    for number in range(BINS):
        chosen = (p >= number / BINS) & (p < (number + 1) / BINS)
        if chosen.sum():
            mean, share = float(p[chosen].mean()), float(data.won[chosen].mean())
            calibration.append((round(mean, 3), round(share, 3), int(chosen.sum())))
    return Fit(
        games=len(set(data.game.tolist())),
        positions=len(p),
        auc=by_phase,
        brier=round(float(((p - data.won) ** 2).mean()), 4),
        calibration=calibration,
    )


def judge(data: Data, ridge: float) -> Judgement:
    """The weights fitted to all games, with the figures of weights that had not seen the games they judge."""
    x = design(data)
    ridges = np.array([FREE if name == "value" else ridge for name in data.names] * 2)
    p = np.zeros(len(data.won))
    for fold in range(FOLDS):
        held = data.game // 2 % FOLDS == fold
        p[held] = _chances(x[held], fit(x[~held], data.won[~held], ridges))
    weights = fit(x, data.won, ridges)
    half = len(data.names)
    found = {
        name: Weight(round(float(weights[n]), 4), round(float(weights[half + n]), 4))
        for n, name in enumerate(data.names)
    }
    return Judgement(found, figures(p, data))


def _chances(x: Matrix, weights: Matrix) -> Matrix:
    result: Matrix = 1 / (1 + np.exp(-np.clip(x @ weights, -30, 30)))
    return result


def load_rows(data: Path, game: str, jobs: int) -> list[Row]:
    """The rows of a game's records, in order."""
    records = read(sorted(data.glob(f"{game}-*.msgpack")))
    if jobs <= 1:
        return [row for record in records for row in rows_of(record)]
    with ProcessPoolExecutor(jobs) as pool:
        return [row for rows in pool.map(rows_of, records, chunksize=16) for row in rows]


def report(game: str, found: Judgement) -> None:
    """The figures in words."""
    phases = "  ".join(f"{phase} % {value:.3f}" for phase, value in found.fit.auc.items())
    print(f"{game}: {found.fit.games} games, AUC of those left out {phases}, Brier {found.fit.brier}")
    for mean, share, positions in found.fit.calibration:
        print(f"    said {mean:.2f}, won {share:.2f} ({positions})")
    for name, weight in found.weights.items():
        print(f"    {name:<18}{weight.early:>9.3f}{weight.late:>9.3f}")


def main(arguments: list[str] | None = None) -> None:
    """Read, fit, report; write on request."""
    parser = argparse.ArgumentParser(prog="python -m tools.train.fit", description=__doc__)
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--games", default="battleground,heroscape,fields")
    parser.add_argument("--ridge", type=float, default=20.0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="replace the weights that are shipped")
    parser.add_argument("--out", type=Path, help="write the weights to this folder instead")
    args = parser.parse_args(arguments)
    for game in args.games.split(","):
        rows = load_rows(args.data, game, args.jobs)
        found = judge(table(rows), args.ridge)
        report(game, found)
        folder = args.out or (Path(f"src/battlewright/games/{game}") if args.write else None)
        if folder is not None:
            name = "judgement.json" if args.write else f"{game}.json"
            folder.joinpath(name).write_bytes(
                msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n"
            )


if __name__ == "__main__":
    main()
