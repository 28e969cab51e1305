"""Fields of Eternia: what can happen, be asked or be chosen has a message, and texts keep their numbers."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from battlewright.games.fields.game import Fields
from battlewright.games.fields.model import events
from battlewright.games.fields.model.options import FieldsOption
from battlewright.games.fields.setup import DIFFICULTIES, SWITCHES
from battlewright.kernel.events import Event
from battlewright.kernel.rng import Rng
from battlewright.texts import Texts, languages
from tools.card_texts import required

OTHERS = [language for language in languages() if language != "en"]
NUMBER = re.compile(r"\d+")
GAME = Fields()
SETUPS = [
    {"scenario": "first-game"},
    {"scenario": "evil-seed", "switches": {"dice_of_power": True}},
    {"scenario": "marching-armies", "switches": {"free_heroes": True}},
    {"scenario": "the-missing-child", "difficulty": "medium"},
]


def _tag(kind: type) -> str:
    return str(kind.__struct_config__.tag)  # type: ignore[attr-defined]  # of msgspec


def test_every_event_and_option_has_a_message() -> None:
    """Found by the name of its type."""
    kinds = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)]
    wanted = [f"fe-event-{_tag(kind)}" for kind in kinds if kind is not Event]
    wanted += [f"fe-option-{_tag(kind)}" for kind in get_args(FieldsOption)]

    assert [id for id in wanted if id not in Texts()] == []


def test_every_switch_and_difficulty_has_a_name() -> None:
    """As the form for a new match shows them."""
    wanted = [f"fe-switch-{name}" for name in SWITCHES] + [f"fe-word-{grade}" for grade in DIFFICULTIES]

    assert [id for id in wanted if id not in Texts()] == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_translated_card_has_the_numbers_of_the_original(language: str) -> None:
    """A change of a card that a language missed shows here."""
    texts = Texts(language)
    wanted = {id: words for id, words in required("fields").items() if id.startswith("text-")}

    assert {
        id: (words, texts.format(id))
        for id, words in wanted.items()
        if sorted(NUMBER.findall(words)) != sorted(NUMBER.findall(texts.format(id)))
    } == {}


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup["scenario"])
@pytest.mark.parametrize("language", languages())
def test_a_game_is_told_from_the_first_question_to_the_last(language: str, setup: dict[str, object]) -> None:
    """No question, option, event or chance lacks a message or a value, and the table is in words."""
    words = GAME.narrator(language)
    words.texts = Texts(language, missing="raise")  # type: ignore[attr-defined]  # of FieldsNarrator
    state = GAME.new(setup, seed="7")
    rng = Rng(seed=language)
    while GAME.outcome(state) is None:
        seat = GAME.asked(state)[0]
        decision, view = GAME.decision(state, seat), GAME.view(state, seat)
        assert words.decision(view, decision)
        option = decision.options[rng.below(len(decision.options))]
        assert words.option(view, option, decision)
        for event in GAME.apply(state, seat, option):
            assert words.event(view, event)
    table = GAME.table(GAME.view(state, 0), 0, words)
    assert table.scenario == words.rule(str(setup["scenario"]))
