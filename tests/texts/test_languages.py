"""Every language says everything, of every game: messages, card names and texts, rule titles."""

from __future__ import annotations

import re

import pytest

from battlewright.games import CLASSES
from battlewright.texts import Texts, browser_texts, differences, languages
from tools.card_texts import GAMES, required

OTHERS = [language for language in languages() if language != "en"]


def test_every_game_says_what_its_cards_need() -> None:
    """No game is left out of the check below."""
    assert set(GAMES) == set(CLASSES)


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_messages_of_english_with_the_same_values(language: str) -> None:
    """No message is missing, none is superfluous, and each asks for the same values."""
    assert differences(language) == []


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("language", OTHERS)
def test_a_language_names_every_card_and_tells_what_it_does(language: str, game: str) -> None:
    """Cards, powers, maps, army lists, scenarios and rule titles are all translated."""
    own = Texts(language).ids

    assert sorted(set(required(game)) - own) == []


@pytest.mark.parametrize("language", languages())
def test_games_and_the_browser_call_a_seat_the_same(language: str) -> None:
    """The browser finds seats in the words of a game, to say who sits there."""
    browser = re.findall(r"(?m)^player = (.*)$", browser_texts(language))

    assert [one.replace("{ $number }", "7") for one in browser] == [Texts(language).format("seat", number=7)]
