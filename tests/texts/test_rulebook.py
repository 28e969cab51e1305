"""Rules are found by id, by area and by words."""

from __future__ import annotations

import pytest

from battlewright.games import CLASSES
from battlewright.texts import ENGLISH, languages, rulebook
from battlewright.texts.rulebook import translated_rules


def test_a_rule_is_found_by_its_id() -> None:
    """In whatever case it is typed."""
    assert [rule.id for rule in rulebook("battleground").find("bg-los-01")] == ["BG-LOS-01"]


def test_an_area_lists_its_rules() -> None:
    """All of them, in order."""
    found = [rule.id for rule in rulebook("battleground").find("BG-LOS")]

    assert found[0] == "BG-LOS-01"
    assert all(id.startswith("BG-LOS-") for id in found)
    assert len(found) > 5


def test_words_find_the_rules_that_hold_them_all() -> None:
    """A word in the title counts more than one in the text."""
    found = rulebook("battleground").find("massive cover")

    assert found[0].id == "BG-BIG-14"
    assert len(found) > 1
    assert rulebook("battleground").find("attack xylophone") == []


@pytest.mark.parametrize("words", ["", "  "])
def test_nothing_finds_nothing(words: str) -> None:
    """An empty question has no answer."""
    assert rulebook("battleground").find(words) == []


def test_a_rule_knows_its_examples() -> None:
    """Examples name the rules they show."""
    assert "EX-01" in [example.id for example in rulebook("battleground").examples_of("BG-FIELD-03")]
    assert rulebook("battleground").title_of("BG-FIELD-03") != ""
    assert rulebook("battleground").title_of("no rule") == ""


@pytest.mark.parametrize("language", [found for found in languages() if found != ENGLISH])
@pytest.mark.parametrize("game", CLASSES)
def test_every_rule_is_said_in_every_language(game: str, language: str) -> None:
    """Title, text and, where English has one, the ruling; none too few and none too many."""
    english, own = rulebook(game).rules, translated_rules(game, language)

    assert list(own) == list(english)
    for id, wording in own.items():
        assert wording.title, id
        assert wording.text, id
        assert bool(wording.ruling) == bool(english[id].ruling), id
        assert wording.text != english[id].text, id
    assert rulebook(game, language).title_of(next(iter(own))) == next(iter(own.values())).title
