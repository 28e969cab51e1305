"""States are plain data: copied, saved, loaded and undone without a trace."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import msgspec
import pytest

from battlewright.kernel.decisions import Decision, IllegalChoice
from battlewright.kernel.match import Match
from battlewright.kernel.options import option_text
from tests.conformance.games import CASES, SEED, Setup, Subject
from tests.conformance.sealing import sealed
from tests.conformance.walks import Choices, play, sample

MANY = 40  # options tried of a longer list


@pytest.mark.parametrize(("subject", "setup"), CASES)
def test_every_offered_option_applies(subject: Subject, setup: Setup) -> None:
    """Whatever is offered can be chosen, on a copy, without touching the original."""
    game = subject.game
    for _, state, seat, decision in sample(subject, setup, 1, 0.15):
        before = game.digest(state)
        options = list(decision.options)
        for option in options if len(options) <= MANY else Random(before).sample(options, MANY):
            copy = game.copy(state)
            game.apply(copy, seat, option)
            subject.invariants(copy)
        assert game.digest(state) == before


@pytest.mark.parametrize(("subject", "setup"), CASES)
def test_options_are_unique_and_read_back_from_their_text(subject: Subject, setup: Setup) -> None:
    """No option is offered twice, and its text form stands for it and nothing else."""
    for _, _, _, decision in sample(subject, setup, 2, 0.3):
        texts = decision.texts()
        assert len(set(texts)) == len(texts) > 0
        for option, text in zip(decision.options, texts, strict=True):
            assert subject.game.reader.read(text) == option
            assert option_text(option) == text


@pytest.mark.parametrize(("subject", "setup"), CASES)
def test_saving_and_loading_changes_nothing(subject: Subject, setup: Setup) -> None:
    """A state comes back from bytes and from JSON with the same digest and the same decisions."""
    game = subject.game
    for _, state, _, _ in sample(subject, setup, 3, 0.2):
        before, decisions = game.digest(state), game.decisions(state)
        for again in (game.load(game.save(state)), game.from_json(game.to_json(state))):
            assert game.digest(again) == before
            assert game.decisions(again) == decisions
            assert game.asked(again) == game.asked(state)


@pytest.mark.parametrize(("subject", "setup"), CASES)
@pytest.mark.parametrize("seed", [11, 12])
def test_the_same_seed_and_choices_give_the_same_game(subject: Subject, setup: Setup, seed: int) -> None:
    """Two runs agree on every event and on the final state."""
    game = subject.game
    events, state = play(subject, setup, seed, eager=True)
    again, other = play(subject, setup, seed, eager=True)
    assert msgspec.msgpack.encode(events) == msgspec.msgpack.encode(again)
    assert game.digest(state) == game.digest(other)


@pytest.mark.parametrize(("subject", "setup"), CASES)
def test_a_game_goes_on_from_a_loaded_state_as_from_the_original(subject: Subject, setup: Setup) -> None:
    """The same choices after loading lead to the same bytes."""
    game = subject.game
    for _, state, _, _ in sample(subject, setup, 4, 0.02):
        ends = []
        for copy in (game.copy(state), game.from_json(game.to_json(state))):
            choices = Choices(subject, Random(5), eager=True)
            while asked := game.asked(copy):
                game.take(copy, asked[0], choices.choose(game.decision(copy, asked[0])))
            ends.append(game.digest(copy))
        assert ends[0] == ends[1]


@pytest.mark.parametrize(("subject", "setup"), CASES)
def test_copies_are_deep(subject: Subject, setup: Setup) -> None:
    """Playing a copy to its end leaves the original as it was."""
    game = subject.game
    for _, state, _, _ in sample(subject, setup, 5, 0.02):
        before = game.digest(state)
        copy = game.copy(state)
        choices = Choices(subject, Random(6), eager=True)
        while asked := game.asked(copy):
            game.take(copy, asked[0], choices.choose(game.decision(copy, asked[0])))
        assert game.digest(state) == before


@pytest.mark.parametrize(("subject", "setup"), CASES)
def test_asking_changes_nothing(subject: Subject, setup: Setup) -> None:
    """Decisions, views, tables, words, odds, advice and explanations change nothing, even for a moment."""
    for _, position, seat, decision in sample(subject, setup, 6, 0.1, walks=1):
        state = subject.game.copy(position)
        view = subject.game.view(state, seat)
        before = [subject.game.digest(asked) for asked in (state, view)]
        with sealed(state, view):
            _ask_everything(subject, state, view, seat, decision)
        assert [subject.game.digest(asked) for asked in (state, view)] == before


def _ask_everything(subject: Subject, state: Any, view: Any, seat: int, decision: Decision) -> None:
    """Whatever can be asked about a position and its view."""
    game, words = subject.game, subject.game.narrator("en")
    assert game.decisions(state)[seat] == decision == game.decision(view, seat)
    game.view(state, None)
    game.evaluate(view, seat)
    scores = game.advice(view, seat, decision)
    assert scores is None or len(scores) == len(decision.options)
    game.table(view, seat, words)
    words.decision(view, decision)
    for option in list(decision.options)[:MANY]:
        game.preview(view, seat, option)
        words.option(view, option, decision)
    for intent in subject.intents(state, decision)[:MANY]:
        answer = game.explain(state, seat, intent)
        assert answer.allowed, f"offered, yet denied: {intent} by {answer.denials}"


@pytest.mark.parametrize(("subject", "setup"), CASES)
def test_two_threads_may_ask_at_once(subject: Subject, setup: Setup, quick_switching: None) -> None:
    """Threads that ask about one state, and about others beside it, get the answers a single one gets."""
    states = [subject.game.copy(position.state) for position in sample(subject, setup, 10, 0.03, walks=1)]
    expected = [_answers(subject, state) for state in states]
    with ThreadPoolExecutor(2) as threads:
        found = [threads.submit(_answers, subject, state) for state in (*states, *states[::-1])]
        assert [future.result() for future in found] == [*expected, *expected[::-1]]


@pytest.fixture
def quick_switching() -> Iterator[None]:
    """Let threads take turns every few instructions."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(usual)


def _answers(subject: Subject, state: Any) -> bytes:
    """What the seats that are asked can find out about a state, and the state afterwards."""
    game, found = subject.game, []
    for seat, decision in game.decisions(state).items():
        view = game.view(state, seat)
        odds = [game.preview(view, seat, option) for option in list(decision.options)[:3]]
        reasons = [game.explain(state, seat, intent) for intent in subject.intents(state, decision)[:3]]
        table = game.table(view, seat, game.narrator("en"))
        found.append((decision.texts(), decision.facts, odds, reasons, table, game.digest(view)))
    return msgspec.json.encode((found, game.digest(state)), order="deterministic")


@pytest.mark.parametrize(("subject", "setup"), CASES)
def test_what_is_not_offered_is_refused_and_changes_nothing(subject: Subject, setup: Setup) -> None:
    """An option of another decision, of another seat, or nonsense raises and leaves the state as it was."""
    game = subject.game
    earlier = [game.reader.read(text) for text in _first_texts(subject, setup)]
    for _, state, seat, decision in sample(subject, setup, 7, 0.1):
        before = game.digest(state)
        wrong = [(seat, option) for option in earlier if option not in decision.options]
        wrong += [
            (other, decision.options[0]) for other in game.seats(state) if other not in game.asked(state)
        ]
        for who, option in wrong:
            with pytest.raises(IllegalChoice):
                game.apply(state, who, option)
            assert game.digest(state) == before


def _first_texts(subject: Subject, setup: Setup) -> list[str]:
    found: dict[str, str] = {}
    for position in sample(subject, setup, 8, 0.3, walks=1):
        found.setdefault(position.decision.kind, position.decision.texts()[-1])
    return list(found.values())


@pytest.mark.parametrize(("subject", "setup"), CASES)
def test_undo_restores_the_state(subject: Subject, setup: Setup) -> None:
    """Taking a choice back gives the digest it was made at; what revealed something cannot be taken back."""
    match = Match(subject.game, setup, f"{SEED}undo")
    choices = Choices(subject, Random(9), eager=True)
    undone = 0
    while match.asked:
        seat = match.asked[0]
        before, made = match.game.digest(match.state), len(match.choices)
        option = choices.choose(match.game.decision(match.state, seat))
        match.choose(seat, option)
        if match.undoable:
            undone += 1
            assert match.undo() == (seat, option_text(option))
            assert match.game.digest(match.state) == before
            assert len(match.choices) == made
            match.choose(seat, option)
    assert undone
