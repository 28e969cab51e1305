"""The search: it defers to its policy unless the evidence is clear, and keeps to its budget."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from battlewright.agents import helpers
from battlewright.agents.policy import Policy
from battlewright.agents.search import Candidate, Search, SearchAgent, Settings
from battlewright.games import load
from battlewright.kernel.decisions import Decision
from battlewright.kernel.options import Option, option_text

GAMES = ("battleground", "heroscape", "fields")
SMALL = Settings(seconds=0, nodes=40, worlds=2, least=2)


def positions(name: str, number: int) -> tuple[Any, list[tuple[Any, Decision]]]:
    """A game, and some decisions of a match of it with the views they are made from."""
    game = load(name)
    state = game.new({}, "search")
    policy, random = Policy(game), Random(1)
    found: list[tuple[Any, Decision]] = []
    while len(found) < number and (asked := game.asked(state)):
        decision = game.decision(state, asked[0])
        view = game.view(state, asked[0])
        if len(decision.options) > 1:
            found.append((view, decision))
        game.take(state, asked[0], policy.choose(view, decision, random))
    return game, found


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_and_nodes_lead_to_the_same_choices(name: str) -> None:
    """With a node budget neither time nor what was searched before makes a difference."""
    game, found = positions(name, 8)

    def choices() -> list[str]:
        return [option_text(SearchAgent(game, 5, SMALL).choose(view, d)) for view, d in found]

    assert choices() == choices()


@pytest.mark.parametrize("name", GAMES)
def test_a_search_leaves_its_view_alone_and_keeps_to_its_nodes(name: str) -> None:
    """The option is one of those offered; the budget is not exceeded by more than a node."""
    game, found = positions(name, 4)
    search = Search(game, SMALL)
    for view, decision in found:
        before = game.digest(view)
        option = search.choose(view, decision, Random(2))
        assert option in decision.options
        assert game.digest(view) == before
        assert search.nodes_left >= 0


CORES = 3


@pytest.fixture(scope="module")
def helped() -> Iterator[tuple[Any, list[tuple[Any, Decision]], helpers.Helpers]]:
    """A game with some decisions, and two helpers that have loaded it."""
    game, found = positions("fields", 12)
    crew = helpers.helpers_for(game, CORES)
    assert crew is not None
    crew.await_ready(60)
    yield game, found, crew
    helpers.dismiss(game, CORES)


def test_more_cores_try_more_worlds_and_choose_the_same(helped: Any) -> None:
    """With a node budget the number of cores makes no difference to worlds, values and nodes."""
    game, found, crew = helped
    settings = Settings(seconds=0, nodes=300, worlds=7, least=2, plans=1, sketches=1)
    assert len(crew.ready()) == CORES - 1
    for view, decision in found[-4:]:
        alone, together = Search(game, settings), Search(game, replace(settings, cores=CORES))
        one, two = (search.look(view, decision, Random(4)) for search in (alone, together))
        assert one == two
        assert alone.nodes_left == together.nodes_left
        assert any(candidate.values for candidate in one)
    assert len(crew.ready()) == CORES - 1


def test_a_helper_that_dies_is_done_without(helped: Any) -> None:
    """Its worlds are tried here; the next search asks those that are left."""
    game, found, crew = helped
    view, decision = found[-1]
    settings = Settings(seconds=0, nodes=200, worlds=5, least=2, cores=CORES)
    usual = Search(game, settings).look(view, decision, Random(5))
    asked = crew.ready()
    asked[0].ask = lambda errand: asked[0]._process.kill()  # found ready, it dies before it is asked

    assert Search(game, settings).look(view, decision, Random(5)) == usual
    assert len(crew.ready()) == CORES - 2


def test_who_cancels_does_not_wait_for_helpers(helped: Any) -> None:
    """The helpers are ended with whatever they are at, and new ones started for the next search."""
    game, found, crew = helped
    view, decision = found[-1]
    waits = iter([False] * 40)
    search = Search(game, Settings(seconds=0, cores=CORES), cancelled=lambda: next(waits, True))
    search.look(view, decision, Random(6))

    assert crew.ready() == []
    assert helpers.helpers_for(game, CORES) is not crew


def test_a_choice_that_is_nearly_clear_takes_longer_and_no_other_does() -> None:
    """When the usual time is over, a likely gain is looked at longer; what is clear is not."""
    game, _ = positions("fields", 1)

    def goes_on(*gains: float, longest: float = 60.0, seconds: float = 0.5) -> bool:
        search = Search(game, Settings(seconds=seconds, most_seconds=longest, least=3))
        search.begin()
        search._began -= 5  # the usual time is over
        search._deadline -= 5
        usual = Candidate(Left(), [0.5] * len(gains))
        return search._goes_on([usual, Candidate(Right(), [0.5 + gain for gain in gains])])

    second = Search(game, Settings(least=3))
    second.begin()
    nearly = [Candidate(Left(), [0.5] * 5), Candidate(Right(), [0.612, 0.462, 0.662, 0.562, 0.512])]
    assert second.pick(nearly, "kind") is nearly[1]
    second._late = True
    assert second.pick(nearly, "kind") is nearly[0], "a second look needs more evidence"

    likely = (0.2, -0.1, 0.25, -0.05, 0.2)
    assert goes_on(*likely)
    assert goes_on(0.3, 0.3), "too few worlds to tell"
    assert not goes_on(0.2, 0.21, 0.19, 0.2, 0.2), "clear"
    assert not goes_on(-0.2, 0.1, -0.2, 0.0, -0.1), "worse"
    assert not goes_on(*likely, longest=0.0), "there is no more time"
    assert not goes_on(*likely, seconds=0.2), "who is hurried stays so"


def test_a_cancelled_search_answers_with_its_policy() -> None:
    """Whoever cancels gets the best choice so far: without evidence, the policy's."""
    game, found = positions("fields", 3)
    view, decision = found[-1]
    search = Search(game, Settings(seconds=0), cancelled=lambda: True)
    usual, *others = search.look(view, decision, Random(3))

    assert not usual.values
    assert not any(other.values for other in others)
    assert search.choose(view, decision, Random(3)) in decision.options


class Left(Option, frozen=True, tag="left"):
    """One way."""


class Right(Option, frozen=True, tag="right"):
    """The other."""


@pytest.mark.parametrize(
    ("gains", "overruled"),
    [
        ([0.1, 0.12, 0.09, 0.11], True),
        ([0.4, -0.3, 0.5, -0.2], False),
        ([0.1, 0.1], False),
        ([-0.1, -0.1, -0.1, -0.1], False),
    ],
    ids=["clear", "noisy", "too few worlds", "worse"],
)
def test_only_a_clear_gain_overrules_the_policy(gains: list[float], overruled: bool) -> None:
    """A mean that could be luck does not count: the lower bound of the gain must be positive."""
    game, _ = positions("fields", 1)
    search = Search(game, Settings(least=3))
    usual = Candidate(Left(), [0.5] * len(gains))
    other = Candidate(Right(), [0.5 + gain for gain in gains])

    assert (search.pick([usual, other], "kind") is other) is overruled
    assert search.overruled.get("kind", 0) == int(overruled)


def test_advice_is_remembered_by_what_a_seat_sees() -> None:
    """The second time a view comes up, the game is not asked again."""
    game, found = positions("fields", 1)
    policy = Policy(game)
    view, decision = found[0]

    assert policy.advice(view, decision) == policy.advice(game.copy(view), decision)
    assert (policy.asked, policy.known) == (2, 1)
