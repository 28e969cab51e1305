"""Random walks through a game: the positions the suite looks at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from battlewright.kernel.decisions import Decision
from battlewright.kernel.events import Event
from battlewright.kernel.options import Option
from tests.conformance.games import SEED, Setup, Subject

LONGEST = 5_000
EAGER = 0.85  # how often an eager walk turns down an option that gives something up


class Choices:
    """Chooses at random; eagerly: seldom passing, ending or taking back, so that more happens."""

    def __init__(self, subject: Subject, random: Random, *, eager: bool) -> None:
        self._subject, self._random, self._eager = subject, random, eager

    def choose(self, decision: Decision) -> Option:
        """An option of the decision."""
        options = list(decision.options)
        if self._eager and self._random.random() < EAGER:
            options = [o for o in options if self._subject.eager(o)] or options
        return self._random.choice(options)


class Position(NamedTuple):
    """A decision on the way, before a choice is made."""

    number: int
    state: Any
    seat: int
    decision: Decision


def walk(subject: Subject, setup: Setup, seed: int, *, eager: bool = True) -> Iterator[Position]:
    """One game from its first decision to its end; the state moves on when the next position is asked for."""
    random = Random(seed)
    choices = Choices(subject, random, eager=eager)
    game = subject.game
    state = game.new(setup, f"{SEED}{seed}")
    for number in range(LONGEST):
        asked = game.asked(state)
        if not asked:
            assert game.outcome(state) is not None, "nobody is asked, yet there is no result"
            return
        seat = random.choice(asked)
        decision = game.decision(state, seat)
        option = choices.choose(decision)
        yield Position(number, state, seat, decision)
        game.take(state, seat, option)
    raise AssertionError(f"no end after {LONGEST} decisions")


def sample(subject: Subject, setup: Setup, seed: int, share: float, walks: int = 2) -> Iterator[Position]:
    """Some positions of some walks; a question that is asked time and again is sampled less often."""
    most = max(3, round(100 * share))
    for number in range(walks):
        random = Random(f"{seed}/{number}")
        seen: Counter[str] = Counter()
        for position in walk(subject, setup, 1000 * seed + number):
            kind = position.decision.kind
            if random.random() < share and seen[kind] < most:
                seen[kind] += 1
                yield position


def play(subject: Subject, setup: Setup, seed: int, *, eager: bool) -> tuple[list[Event], Any]:
    """A whole game: what happened, and the state at the end."""
    events: list[Event] = []
    game = subject.game
    random = Random(seed)
    choices = Choices(subject, random, eager=eager)
    state = game.new(setup, f"{SEED}{seed}")
    while asked := game.asked(state):
        decision = game.decision(state, asked[0])
        events.extend(game.take(state, asked[0], choices.choose(decision)))
    return events, state
