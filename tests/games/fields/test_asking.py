"""Asking changes nothing: decisions, answers, odds, views, tables and advice leave the match alone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from battlewright.games.fields.explain import OptionIntent
from battlewright.games.fields.model.frames import Fighter, GridCard
from battlewright.games.fields.model.state import Hero, State, Team
from battlewright.kernel.options import option_text
from tests.games.fields.scenes import GAME


class Sealed:
    """A record of which no field can be set, not even for a moment."""

    def __setattr__(self, name: str, value: Any) -> None:
        """Refuse."""
        raise AssertionError(f"a question sets {type(self).__name__}.{name}")


class SealedHero(Sealed, Hero, kw_only=True):
    """A hero that stays where it is."""


class SealedTeam(Sealed, Team, kw_only=True):
    """A team that keeps what it has."""


class SealedFighter(Sealed, Fighter, kw_only=True):
    """A side of a combat whose values stay."""


class SealedCard(Sealed, GridCard, kw_only=True):
    """A card of a grid that stays where it lies."""


def sealed(record: Any, kind: type[Any], **changes: Any) -> Any:
    """The same record as one that cannot be changed."""
    return kind(**{name: getattr(record, name) for name in record.__struct_fields__} | changes)


def seal(state: State) -> State:
    """A state whose heroes, teams, fighters and cards cannot be changed."""
    state.heroes = {name: sealed(hero, SealedHero) for name, hero in state.heroes.items()}
    state.teams = [sealed(team, SealedTeam) for team in state.teams]
    for frame in state.stack:
        if hasattr(frame, "sides"):
            frame.sides = [
                sealed(side, SealedFighter, grid=[sealed(card, SealedCard) for card in side.grid])
                for side in frame.sides
            ]
    return state


def ask_everything(state: State, seat: int) -> None:
    """Everything that can be asked of a position."""
    words = GAME.narrator("en")
    decision = GAME.decision(state, seat)
    for option in decision.options[:6]:
        GAME.explain(state, seat, OptionIntent(option_text(option)))
        GAME.preview(state, seat, option)
        words.option(state, option, decision)
    GAME.advice(state, seat, decision)
    GAME.evaluate(state, seat)
    GAME.view(state, seat)
    GAME.table(state, seat, words)


@pytest.mark.parametrize(
    "scenario", ["first-game", "fractures-in-time", "marching-armies", "he-man-impostor"]
)
def test_no_question_changes_a_position(scenario: str) -> None:
    """At any decision of a match all questions can be asked of records that refuse to be changed."""
    random = Random(scenario)
    state = GAME.new({"scenario": scenario}, scenario)
    for number in range(160):
        pending = GAME.decisions(state)
        if not pending:
            break
        seat, decision = next(iter(pending.items()))
        if number % 4 == 0 or decision.kind in ("play", "step_four"):
            view = GAME.view(state, seat)
            before = GAME.digest(view)
            ask_everything(seal(view), seat)
            assert GAME.digest(view) == before
        GAME.apply(state, seat, random.choice(decision.options))
