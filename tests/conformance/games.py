"""The games under test. A new game adds a `Subject` to `SUBJECTS`; the suite needs nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, NamedTuple

import pytest
from hypothesis.strategies import SearchStrategy

from battlewright.kernel.decisions import Decision
from battlewright.kernel.game import Game
from battlewright.kernel.options import Option

SEED = "Zx9-seed-nobody-may-see"

Setup = Mapping[str, Any]


class Subject(NamedTuple):
    """A game, and what only it can say about itself."""

    game: Game[Any]
    setups: dict[str, Setup]  # by name; every scenario at least once
    switched: dict[str, Setup]  # by name; every value of every switch at least once
    any_setup: SearchStrategy[Setup]
    redeal: Callable[[Any, int | None, Random], None]  # change, in place, everything a seat cannot know
    secrets: Callable[[Any, int | None], set[str]]  # words that must not show in what a seat is given
    strip: Callable[[Any], None]  # take out of a view what may name such a word in the open
    invariants: Callable[[Any], None]  # assert what always holds
    ids: frozenset[str]  # every rule and card an event may cite
    intents: Callable[[Any, Decision], list[Any]]  # questions for `explain`, from what is offered
    eager: Callable[[Option], bool]  # False: an option that gives up, ends or undoes something
    games: int  # random games in an ordinary run; RANDOM_GAMES=2000 in the environment asks for more


def _subjects() -> dict[str, Subject]:
    from tests.conformance.battleground import battleground
    from tests.conformance.fields import fields
    from tests.conformance.heroscape import heroscape

    return {"battleground": battleground(), "heroscape": heroscape(), "fields": fields()}


SUBJECTS = _subjects()
CASES = [
    pytest.param(subject, setup, id=f"{name}-{case}")
    for name, subject in SUBJECTS.items()
    for case, setup in subject.setups.items()
]
SWITCHED = [
    pytest.param(subject, setup, id=f"{name}-{case}")
    for name, subject in SUBJECTS.items()
    for case, setup in (subject.setups | subject.switched).items()
]
