"""Nobody is told what a seat may not know: views, events, and what is imagined behind a view."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from battlewright.kernel.events import events_for
from battlewright.kernel.rng import Rng
from tests.conformance.games import CASES, SEED, Setup, Subject
from tests.conformance.walks import Choices, sample


def _seats(subject: Subject, state: Any) -> list[int | None]:
    return [*subject.game.seats(state), None]


def _leaks(subject: Subject, state: Any, seat: int | None, data: bytes) -> list[str]:
    """The secret words that show in some bytes; text in msgpack stands as it is."""
    words = {*subject.secrets(state, seat), SEED}
    return sorted(word for word in words if _holds(data, word))


def _holds(data: bytes, word: str) -> bool:
    """Whether a word stands in the bytes, and not as the beginning of a longer one."""
    at = data.find(word.encode())
    while at >= 0:
        after = data[at + len(word) : at + len(word) + 1]
        if not after.isalnum():
            return True
        at = data.find(word.encode(), at + 1)
    return False


@pytest.mark.parametrize(("subject", "setup"), CASES)
def test_a_view_does_not_change_with_what_is_hidden(subject: Subject, setup: Setup) -> None:
    """Other hands, decks, the seed and commitments make no difference to what a seat sees."""
    game = subject.game
    for number, state, _, _ in sample(subject, setup, 21, 0.2):
        for seat in _seats(subject, state):
            other = game.copy(state)
            subject.redeal(other, seat, Random(number))
            assert game.digest(other) != game.digest(state)
            assert game.to_json(game.view(other, seat)) == game.to_json(game.view(state, seat))


@pytest.mark.parametrize(("subject", "setup"), CASES)
def test_a_view_holds_no_secret(subject: Subject, setup: Setup) -> None:
    """No hidden card, seed or commitment can be found in the bytes of a view."""
    game = subject.game
    for _, state, _, _ in sample(subject, setup, 22, 0.2):
        for seat in _seats(subject, state):
            view = game.view(state, seat)
            subject.strip(view)
            assert not _leaks(subject, state, seat, game.save(view))


@pytest.mark.parametrize(("subject", "setup"), CASES)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_events_tell_no_secret(subject: Subject, setup: Setup, seed: int) -> None:
    """What a seat hears of a choice names nothing that is still hidden from it afterwards."""
    game = subject.game
    state = game.new(setup, f"{SEED}{seed}")
    choices = Choices(subject, Random(seed), eager=True)
    while asked := game.asked(state):
        events = game.take(state, asked[0], choices.choose(game.decision(state, asked[0])))
        for seat in _seats(subject, state):
            data = msgspec.msgpack.encode(events_for(events, seat))
            assert not _leaks(subject, state, seat, data)


@pytest.mark.parametrize(("subject", "setup"), CASES)
def test_what_is_imagined_behind_a_view_fits_it(subject: Subject, setup: Setup) -> None:
    """A determinized state looks the same to the seat, asks it the same, and can be played on."""
    game = subject.game
    for number, state, seat, decision in sample(subject, setup, 23, 0.15):
        view = game.view(state, seat)
        imagined = game.determinize(view, seat, Rng(seed=str(number)))
        assert game.to_json(game.view(imagined, seat)) == game.to_json(view)
        assert game.asked(imagined) == game.asked(state)
        assert game.decision(imagined, seat) == decision == game.decision(view, seat)
        choices = Choices(subject, Random(number), eager=True)
        for _ in range(30):
            if not (asked := game.asked(imagined)):
                break
            chosen = choices.choose(game.decision(imagined, asked[0]))
            game.apply(imagined, asked[0], chosen)
            subject.invariants(imagined)
