"""Fair by proof: what a seat cannot know makes no difference to what its opponent chooses."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from battlewright.agents import STYLES, Agent, LevelAgent, SearchAgent, levels_of, make_agent
from battlewright.agents.search import Settings
from battlewright.coach import hint
from battlewright.kernel.options import option_text
from battlewright.texts import Texts
from tests.conformance.games import SUBJECTS, Setup, Subject
from tests.conformance.walks import sample

CASES = [
    pytest.param(SUBJECTS[game], SUBJECTS[game].setups[name], id=f"{game}-{name}")
    for game, name in (
        ("battleground", "skirmish"),
        ("heroscape", "last-army"),
        ("fields", "fractures-in-time"),
        ("fields", "skirmish"),
    )
]
QUICK = Settings(seconds=0, nodes=60, worlds=2, least=2, plans=2, sketches=1)


def agents_for(game: Any, seed: int) -> list[Agent]:
    """Every agent of a game, each with the same seed; those that search with a small node budget."""
    plain = [make_agent(name, game, seed) for name in ("random", "greedy")]
    levels = [
        level if level.search is None else replace(level, search=QUICK) for level in levels_of(game.name)
    ]
    styled = [LevelAgent(levels[-1], game, seed, style=style) for style in STYLES.values()]
    return [
        *plain,
        SearchAgent(game, seed, QUICK),
        *(LevelAgent(level, game, seed) for level in levels),
        *styled,
    ]


@pytest.mark.parametrize(("subject", "setup"), CASES)
def test_an_agent_chooses_the_same_whatever_is_hidden(subject: Subject, setup: Setup) -> None:
    """Other hands, decks, markers, commitments and another generator: the same choice for the same seed."""
    game = subject.game
    looked = 0
    for number, state, seat, decision in sample(subject, setup, 31, 0.04):
        if len(decision.options) < 2 or looked >= 6:
            continue
        looked += 1
        other = game.copy(state)
        subject.redeal(other, seat, Random(number))
        assert game.digest(other) != game.digest(state)
        for one, two in zip(agents_for(game, number), agents_for(game, number), strict=True):
            chosen = one.choose(game.view(state, seat), decision)
            again = two.choose(game.view(other, seat), decision)
            assert option_text(chosen) == option_text(again), one.name
    assert looked


@pytest.mark.parametrize(("subject", "setup"), CASES)
def test_a_hint_is_the_same_whatever_is_hidden(subject: Subject, setup: Setup) -> None:
    """What the coach says of a decision rests on what its seat may know."""
    game, texts = subject.game, Texts("en")
    words, looked = game.narrator("en"), 0
    for number, state, seat, decision in sample(subject, setup, 32, 0.04):
        if len(decision.options) < 2 or looked >= 2:
            continue
        looked += 1
        other = game.copy(state)
        subject.redeal(other, seat, Random(number))
        one, two = (
            hint(game, game.view(position, seat), decision, words, texts, count=1)
            for position in (state, other)
        )
        assert one == two
    assert looked
