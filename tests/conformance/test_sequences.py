"""What a seat is told over many messages decides nothing that its views leave open.

A single message may be harmless and a run of them not: whoever is told where each marker goes, and knows
that they are laid in a fixed order, knows every marker. So whole runs of choices are compared. Wherever the
choices of others do not show in the views of a seat, the run is played again with other choices. Runs with
the same views that leave other secrets behind must exist also with the same events told: otherwise the
events decided between them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

from battlewright.kernel.events import events_for
from battlewright.kernel.options import Option, option_text
from battlewright.kernel.rng import Rng
from tests.conformance.games import SEED, SWITCHED, Setup, Subject
from tests.conformance.walks import Choices

CHOICES = 60  # of a walk
RUNS = 2  # looked at for each viewer and kind of decision
LONGEST_RUN = 8
TRIES = 25


class Step(NamedTuple):
    """A choice, what a viewer has seen and been told since the run began, and what is hidden after it."""

    seat: int
    option: Option
    view: bytes
    told: bytes
    secret: str
    rolled: int  # values the generator has given


def shown(subject: Subject, state: Any, viewer: int | None) -> bytes:
    """The view of a viewer."""
    return subject.game.save(subject.game.view(state, viewer))


def secret(subject: Subject, state: Any) -> str:
    """The whole state but its generator, which no choice of a player sets."""
    kept, state.rng = state.rng, Rng()
    found = subject.game.digest(state)
    state.rng = kept
    return found


def take(subject: Subject, state: Any, viewer: int | None, seat: int, option: Option) -> Step:
    """Make a choice, and note what it leaves behind."""
    events = subject.game.take(state, seat, option)
    told = msgspec.msgpack.encode(events_for(events, viewer))
    return Step(seat, option, shown(subject, state, viewer), told, secret(subject, state), state.rng.position)


def run(subject: Subject, state: Any, viewer: int | None, random: Random) -> list[Step]:
    """A few choices from here on, at random."""
    game, steps = subject.game, list[Step]()
    while len(steps) < LONGEST_RUN and (asked := game.asked(state)):
        seat = random.choice(asked)
        steps.append(take(subject, state, viewer, seat, random.choice(game.decision(state, seat).options)))
    return steps


def again(
    subject: Subject, state: Any, viewer: int | None, steps: list[Step], random: Random
) -> Iterator[Step]:
    """The same run with other choices of others, as far as the viewer sees the same and can do the same."""
    game = subject.game
    for step in steps:
        if step.seat not in game.asked(state):
            return
        options = game.decision(state, step.seat).options
        if step.seat == viewer and step.option not in options:
            return
        option = step.option if step.seat == viewer else random.choice(options)
        found = take(subject, state, viewer, step.seat, option)
        if (found.view, found.rolled) != (step.view, step.rolled):  # other dice are seen as they are rolled
            return
        yield found


def is_hidden(subject: Subject, state: Any, viewer: int | None, seat: int) -> bool:
    """Whether the first and the last option of somebody else differ, yet not in the view of a viewer."""
    options = subject.game.decision(state, seat).options
    one, two = (take(subject, subject.game.copy(state), viewer, seat, options[at]) for at in (0, -1))
    return one.view == two.view and one.secret != two.secret and one.rolled == two.rolled


def decided(subject: Subject, start: Any, viewer: int | None, random: Random) -> str:
    """What events decided in a run that begins here and the views did not; empty if nothing."""
    game = subject.game
    steps = run(subject, game.copy(start), viewer, random)
    open_to_views, open_to_all = Counter[int](), Counter[int]()
    for _ in range(TRIES):
        same_told = True
        for at, found in enumerate(again(subject, game.copy(start), viewer, steps, random)):
            same_told = same_told and found.told == steps[at].told
            if found.secret != steps[at].secret:
                open_to_views[at] += 1
                open_to_all[at] += same_told
    for at, step in enumerate(steps):
        if open_to_views[at] and not open_to_all[at]:
            texts = [f"{s.seat}: {option_text(s.option)}" for s in steps[: at + 1]]
            return f"viewer {viewer} was told {step.told!r} after {texts}"
    return ""


@pytest.mark.parametrize(("subject", "setup"), SWITCHED)
def test_no_run_of_messages_gives_a_secret_away(subject: Subject, setup: Setup) -> None:
    """For every seat and a spectator, in every set-up and with every switch (HS-ORDER-06)."""
    game, random = subject.game, Random(8)
    state = game.new(setup, SEED)
    choices, seen = Choices(subject, random, eager=True), Counter[tuple[int | None, str]]()
    for _ in range(CHOICES):
        if not (asked := game.asked(state)):
            break
        seat = random.choice(asked)
        decision = game.decision(state, seat)
        for viewer in (*game.seats(state), None):
            kind = (viewer, decision.kind)
            if viewer == seat or seen[kind] >= RUNS or not is_hidden(subject, state, viewer, seat):
                continue
            seen[kind] += 1
            assert not decided(subject, state, viewer, random)
        game.take(state, seat, choices.choose(decision))
