"""A game assembled from the modules that every game has, each of which exports one or two functions.

| Module | Exports |
| --- | --- |
| `view.py` | `hide`, `reveal`: what a seat may know, and what may lie behind it |
| `preview.py` | `preview`: the exact odds of an option |
| `evaluate.py`, `advice/` | `terms`, `advise`: how good a position is and why, how promising each option |
| `leaning.py` | `lean`: what each option is about, for players with a character |
| `judgement.py` | `features`, `tempo`, `PLANNING` and the fitted weights: the chance to win |
| `orders.py` | `TOPICS`, `ordered_option`: standing orders |
| `content.py` | `load`: the content, with its hash |
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic

from battlewright.kernel.decisions import Decision
from battlewright.kernel.game import Game, S, Setup, SetupError
from battlewright.kernel.judgement import Features, Fit, Judgement, Tempo
from battlewright.kernel.leaning import Leaning
from battlewright.kernel.odds import Odds
from battlewright.kernel.options import Option
from battlewright.kernel.packs import HasHash
from battlewright.kernel.prior import Prior
from battlewright.kernel.rng import Rng


@dataclass(frozen=True)
class Judge(Generic[S]):
    """How a game sees its positions in numbers, and the weights fitted to them and to choices."""

    features: Callable[[S, int], Features]
    tempo: Callable[[S], Tempo]
    planning: frozenset[str]
    judgement: Judgement
    prior: Prior


@dataclass(frozen=True)
class Modules(Generic[S]):
    """The functions of a game's modules."""

    hide: Callable[[S, int | None], S]
    reveal: Callable[[S, int | None, Rng], S]
    preview: Callable[[S, int, Option], list[Odds]]
    terms: Callable[[S, int], dict[str, float]]
    advise: Callable[[S, int, Decision], list[float] | None]
    lean: Callable[[S, int, Decision], list[Leaning] | None]
    topics: tuple[str, ...]
    ordered_option: Callable[[S, Decision, Mapping[str, str]], Option | None]
    judge: Judge[S]


class ModularGame(Game[S]):
    """A game that asks its modules; `new`, `explain`, the outcome and the surface are its own."""

    modules: Modules[S]
    content: HasHash

    def content_hash(self, setup: Setup) -> str:
        """The hash of the loaded content."""
        return self.content.hash

    def view(self, state: S, seat: int | None) -> S:
        """What a seat may know."""
        return self.modules.hide(self.copy(state), seat)

    def determinize(self, view: S, seat: int | None, rng: Rng) -> S:
        """A state that could lie behind the view."""
        return self.modules.reveal(self.copy(view), seat, rng)

    def preview(self, state: S, seat: int, option: Option) -> list[Odds]:
        """The exact odds of an option."""
        return self.modules.preview(state, seat, option)

    def evaluate(self, state: S, seat: int) -> float:
        """How good a position is for a seat, from what that seat may know."""
        return sum(self.modules.terms(state, seat).values())

    def terms(self, state: S, seat: int) -> dict[str, float]:
        """What `evaluate` adds up, by name."""
        return self.modules.terms(state, seat)

    def advice(self, view: S, seat: int, decision: Decision) -> list[float] | None:
        """How promising each option looks, in the units of `evaluate`."""
        return self.modules.advise(view, seat, decision)

    def leanings(self, view: S, seat: int, decision: Decision) -> list[Leaning] | None:
        """What each option is about."""
        return self.modules.lean(view, seat, decision)

    def tempo(self, state: S) -> Tempo:
        """Which turn of which round it is."""
        return self.modules.judge.tempo(state)

    def planning(self) -> frozenset[str]:
        """Decisions whose worth shows in the course of a round."""
        return self.modules.judge.planning

    def features(self, state: S, seat: int) -> Features:
        """A position in named numbers."""
        return self.modules.judge.features(state, seat)

    def expected(self, state: S, seat: int) -> float:
        """The chance to win by the fitted judgement."""
        return self.modules.judge.judgement.chance(self.features(state, seat))

    def prior(self) -> Prior:
        """Which options deserve a closer look, fitted to deeper search."""
        return self.modules.judge.prior

    def fit(self) -> Fit | None:
        """The figures of the fit that is shipped."""
        return self.modules.judge.judgement.fit

    def order_topics(self) -> tuple[str, ...]:
        """What standing orders may be about."""
        return self.modules.topics

    def ordered(self, state: S, seat: int, decision: Decision, orders: Mapping[str, str]) -> Option | None:
        """The option standing orders lead to."""
        return self.modules.ordered_option(state, decision, orders)

    def check_not_over(self, state: S) -> None:
        """Refuse to end a match twice."""
        if self.outcome(state) is not None:
            raise SetupError("the match is over already")
