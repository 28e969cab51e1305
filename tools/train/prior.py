"""Fit the prior of a game to what deeper search chose, and write the weights the game is shipped with.

    python -m tools.train.prior collect --game fields --out DIR --seconds 600   # decisions, searched deeply
    python -m tools.train.prior fit --game fields --data DIR --write

`collect` searches some decisions of games that the policy plays, with every candidate in the same number of
worlds; it can be broken off and goes on with the next game. `fit` is a conditional logistic model over the
candidates of each decision: the features are those of `kernel/prior.py`, the target is the candidate with the
best mean. Figures are those of five folds of games. Both are deterministic, for the seed and for the data.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from random import Random

import msgspec
import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from battlewright.agents.policy import UNTRIED, Policy
from battlewright.agents.search import Search, Settings
from battlewright.games import load
from battlewright.kernel.prior import Prior, PriorFit, option_features
from bench.ladder.setups import setup_of

EVERY = 6  # one decision in so many is searched, by chance
WORLDS = 12
RIDGE = 3.0
FOLDS = 5
RARE = 5  # a type of options that came up less often has no weight of its own


class Searched(Struct):
    """A decision: the features of its candidates, and the mean chance each was found to have."""

    game: int
    kind: str
    features: list[dict[str, float]]
    means: list[float]


def collect(name: str, out: Path, seconds: float) -> None:
    """Search decisions until the time is up; each game is a file."""
    game, until, number = load(name), time.monotonic() + seconds, 0
    deep = Settings(seconds=0, nodes=1_000_000, worlds=WORLDS, least=WORLDS, width=8)
    out.mkdir(parents=True, exist_ok=True)
    while time.monotonic() < until:
        file = out / f"{name}-{number:04}.json"
        if not file.exists():
            random, policy, found = Random(f"prior-{number}"), Policy(game), list[Searched]()
            state = game.new(setup_of(name, "duel", number), f"prior-{number}")
            while time.monotonic() < until and (asked := game.asked(state)):
                decision, view = game.decision(state, asked[0]), game.view(state, asked[0])
                if len(decision.options) > 2 and random.randrange(EVERY) == 0:
                    candidates = Search(game, deep).look(view, decision, Random(number))
                    scores = policy.scores(view, decision, random)
                    leanings = game.leanings(view, asked[0], decision)
                    features = option_features(decision.options, scores, leanings)
                    at = [decision.options.index(candidate.option) for candidate in candidates]
                    if len(at) > 2 and min(scores[n] for n in at) > UNTRIED:
                        means = [sum(one.values) / len(one.values) for one in candidates]
                        found.append(Searched(number, decision.kind, [features[n] for n in at], means))
                game.take(state, asked[0], policy.choose(view, decision, random))
            file.write_bytes(msgspec.json.encode(found))
        number += 1


Matrix = NDArray[np.float64]


def columns(found: list[Searched]) -> list[str]:
    """The features that came up often enough."""
    seen: dict[str, int] = {}
    for one in found:
        for name in {name for entry in one.features for name in entry}:
            seen[name] = seen.get(name, 0) + 1
    return sorted(name for name, count in seen.items() if count >= RARE)


def matrix(one: Searched, names: list[str]) -> Matrix:
    """The candidates of a decision as rows."""
    return np.array([[entry.get(name, 0.0) for name in names] for entry in one.features])


def fitted(found: list[Searched], names: list[str], steps: int = 25) -> Matrix:
    """Conditional logistic regression by Newton's method."""
    rows = [(matrix(one, names), int(np.argmax(one.means))) for one in found]
    weights = np.zeros(len(names))
    for _ in range(steps):
        gradient, hessian = RIDGE * weights, RIDGE * np.eye(len(names))
        for x, best in rows:
            p = shares(x, weights)
            mean = p @ x
            gradient += mean - x[best]
            hessian += (x * p[:, None]).T @ x - np.outer(mean, mean)
        step = np.linalg.solve(hessian, gradient)
        weights = weights - step
        if float(np.abs(step).max()) < 1e-7:
            break
    return weights


def shares(x: Matrix, weights: Matrix) -> Matrix:
    """The chance of each candidate to be the choice."""
    logits = x @ weights
    raised = np.exp(logits - logits.max())
    result: Matrix = raised / raised.sum()
    return result


def figures(found: list[Searched], names: list[str]) -> tuple[float, float]:
    """The share of choices among the first three, and the loss, of weights that had not seen the game."""
    hits, loss = 0, 0.0
    for fold in range(FOLDS):
        weights = fitted([one for one in found if one.game % FOLDS != fold], names)
        for one in found:
            if one.game % FOLDS == fold:
                p, best = shares(matrix(one, names), weights), int(np.argmax(one.means))
                hits += int((p > p[best]).sum()) < 3
                loss -= float(np.log(p[best]))
    return hits / len(found), loss / len(found)


def fit(found: list[Searched]) -> Prior:
    """Weights fitted to all decisions, with the figures of weights that had not seen them."""
    names = columns(found)
    three, loss = figures(found, names)
    usual_three, usual_loss = figures(found, ["behind"])
    weights = {name: round(float(w), 4) for name, w in zip(names, fitted(found, names), strict=True)}
    rounded = (round(value, 3) for value in (three, usual_three, loss, usual_loss))
    return Prior(weights, PriorFit(len(found), *rounded))


def main() -> None:
    """Collect, or fit."""
    parser = argparse.ArgumentParser(prog="python -m tools.train.prior")
    parser.add_argument("do", choices=("collect", "fit"))
    parser.add_argument("--game", required=True)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--data", type=Path)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args()
    if args.do == "collect":
        collect(args.game, args.out, args.seconds)
        return
    files = sorted(args.data.glob(f"{args.game}-*.json"))
    found = [one for file in files for one in msgspec.json.decode(file.read_bytes(), type=list[Searched])]
    prior = fit(found)
    print(args.game, prior.fit)
    print({name: weight for name, weight in prior.weights.items() if abs(weight) > 0.05})
    if args.write:
        path = Path(f"src/battlewright/games/{args.game}/prior.json")
        path.write_bytes(msgspec.json.format(msgspec.json.encode(prior), indent=1) + b"\n")


if __name__ == "__main__":
    main()
