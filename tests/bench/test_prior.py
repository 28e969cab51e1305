"""The prior of candidates: its features, what it is asked for, and that the fit finds what is there."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from battlewright.agents.search import Search, Settings
from battlewright.games import load
from battlewright.kernel.leaning import Leaning
from battlewright.kernel.options import Option
from battlewright.kernel.prior import Prior, option_features
from tools.train.prior import Searched, fit


class Left(Option, frozen=True, tag="left"):
    """One way."""


class Right(Option, frozen=True, tag="right"):
    """The other."""


def test_features_are_relative_to_what_is_offered() -> None:
    """How far behind the best, and where between the least and the most of each leaning."""
    left, right = option_features([Left(), Right()], [2.0, 1.0], [Leaning(bold=3.0), Leaning(bold=1.0)])
    assert left == {"behind": 0.0, "type left": 1.0, "bold": 1.0}
    assert right == {"behind": pytest.approx(2**0.5), "type right": 1.0, "bold": 0.0}


def test_the_fit_finds_what_was_chosen_and_does_so_twice() -> None:
    """Where boldness wins and the score tells nothing, the weight of boldness is the large one."""
    random, found = Random(5), list[Searched]()
    for number in range(120):
        features = [{"behind": random.random(), "bold": random.random()} for _ in range(5)]
        means = [entry["bold"] + random.gauss(0, 0.1) for entry in features]
        found.append(Searched(number // 4, "act", features, means))
    prior = fit(found)
    assert prior.weights["bold"] > 3 * abs(prior.weights["behind"])
    assert prior.fit.top_three > prior.fit.advice_top_three
    assert prior == fit(found)


def test_a_search_looks_at_what_the_prior_names(monkeypatch: pytest.MonkeyPatch) -> None:
    """The policy's choice stays first; behind it come those that the prior puts first."""
    game = load("heroscape")
    state = game.new({}, "prior")
    while True:
        seat = game.asked(state)[0]
        decision, view = game.decision(state, seat), game.view(state, seat)
        scores = game.advice(view, seat, decision)
        if decision.kind == "go" and len(decision.options) > 10 and scores is not None:
            break
        game.take(state, seat, decision.options[0])
    turned = Prior({"behind": 1.0})
    monkeypatch.setattr(game, "prior", lambda: turned)
    search = Search(game, Settings(seconds=0, nodes=1, width=4))
    first, *others = (c.option for c in search.look(view, decision, Random(1)))
    assert scores[decision.options.index(first)] == max(scores)
    worst = float(np.sort(scores)[len(others) - 1])
    assert all(scores[decision.options.index(option)] <= worst for option in others)
