"""The prepared games can be played as they are told, and come out as their words say.

A test that fails names the step: `python -m tools.guides GAME` then shows what is offered there.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from battlewright.games import CLASSES, load
from battlewright.guides import Guide, GuideError, guide_of, guides
from battlewright.guides.guide import read_line
from battlewright.kernel.decisions import IllegalChoice
from battlewright.kernel.match import Match
from battlewright.kernel.replay import read, record, verify, write
from battlewright.texts import Texts, languages

POINTS = ("piece", "place", "option", "part")


def the_guide(game: str) -> Guide:
    """The guide of a game, which has one."""
    guide = guide_of(game)
    assert guide is not None
    return guide


def played(guide: Guide, match: Match[Any], way: int = 0) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """The steps of a guide, played, with what came of each; `way` takes other options where there are any."""
    events: list[dict[str, Any]] = []
    lines = guide.lines
    for number, (step, line) in enumerate(lines):
        option = line.options[min(way, len(line.options) - 1)]
        try:
            happened = match.choose(line.seat, option)
        except IllegalChoice as error:
            pytest.fail(
                f"{guide.game}: step {guide.step[step].id!r} cannot be played: {error}", pytrace=False
            )
        events += json.loads(msgspec.json.encode(happened))
        if number + 1 == len(lines) or lines[number + 1][0] != step:
            yield guide.step[step].id, events
            events = []


def contains(event: Any, wanted: Any) -> bool:
    """Whether an event has the wanted values."""
    if isinstance(wanted, dict):
        return isinstance(event, dict) and all(
            key in event and contains(event[key], value) for key, value in wanted.items()
        )
    return bool(event == wanted)


def test_every_game_has_a_guide() -> None:
    """Nobody has to read rules before the first game."""
    assert set(guides()) == set(CLASSES)


@pytest.mark.parametrize("game", guides())
def test_a_guide_can_be_played_to_its_end_and_comes_out_as_it_says(game: str) -> None:
    """Every choice of the path is offered, and every event that the words speak of happens in its step."""
    guide = the_guide(game)
    match = Match(load(game), guide.setup, guide.seed)
    wanted = {step.id: step.expect for step in guide.step}

    for step, events in played(guide, match):
        for expected in wanted[step]:
            found = any(contains(event, expected) for event in events)
            assert found, f"{game}: step {step!r} should have brought {expected}"

    assert match.outcome is None, "the guided game goes on freely"
    assert guide.course([(choice.seat, choice.text) for choice in match.choices]) is not None


@pytest.mark.parametrize("game", guides())
def test_every_option_of_a_guide_leads_to_its_end(game: str) -> None:
    """Where several options are allowed, the rest of the path can be played after any of them."""
    guide = the_guide(game)
    most = max(len(line.options) for _, line in guide.lines)
    for way in range(1, most):
        assert (
            len(list(played(guide, Match(load(game), guide.setup, guide.seed), way))) == len(guide.step) - 1
        )


@pytest.mark.parametrize("game", guides())
def test_a_guided_game_is_a_game_like_any_other(game: str) -> None:
    """Its replay verifies."""
    guide = the_guide(game)
    match = Match(load(game), guide.setup, guide.seed)
    list(played(guide, match))

    assert verify(read(write(record(match))), load(game)).choices == match.choices


@pytest.mark.parametrize("game", guides())
def test_every_page_has_words_in_every_language(game: str) -> None:
    """And every word belongs to a page."""
    guide = the_guide(game)
    said = {f"guide-{game}-{say}" for step in guide.step for say in step.say}
    for language in languages():
        own = {id for id in Texts(language).ids if id.startswith(f"guide-{game}-")}
        assert own == said, language


@pytest.mark.parametrize("game", guides())
def test_pages_point_at_something_that_can_be_found(game: str) -> None:
    """There is at most one pointer per page, and each has a known form."""
    for step in the_guide(game).step:
        assert len(step.point) <= len(step.say), step.id
        for point in " ".join(step.point).split():
            kind, colon, name = point.partition(":")
            assert kind in POINTS, step.id
            assert colon, step.id
            assert name, step.id


def test_a_match_that_leaves_the_path_has_no_course() -> None:
    """Another choice, or another seat: from there on the match is free."""
    guide = the_guide("heroscape")

    assert guide.course([]) is not None
    assert guide.course([(0, "place A-finn-the-viking-champion A1")]) is None
    assert guide.course([(1, "auto")]) is None


def test_the_last_words_stay_until_the_learner_goes_on() -> None:
    """After its last choice a guide says its last words; the choices of others do not take them away."""
    guide = the_guide("heroscape")
    path = [(line.seat, line.options[0]) for _, line in guide.lines]
    last, others = guide.course(path), guide.course([*path, (1, "done")])
    later = guide.course([*path, (1, "done"), (0, "done")])

    for course, begins in ((last, True), (others, True), (later, False)):
        assert course is not None
        assert course.line is None
        assert course.begins == begins


def test_a_line_of_a_guide_is_checked() -> None:
    """A line says whose choice it is."""
    with pytest.raises(GuideError):
        read_line("attack somebody")
