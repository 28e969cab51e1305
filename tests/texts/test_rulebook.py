"""Rules are found by id, by area and by words."""

from __future__ import annotations

import pytest

from battlewright.games.battleground.lexicon import rulebook


def test_a_rule_is_found_by_its_id() -> None:
    """In whatever case it is typed."""
    assert [rule.id for rule in rulebook().find("bg-los-01")] == ["BG-LOS-01"]


def test_an_area_lists_its_rules() -> None:
    """All of them, in order."""
    found = [rule.id for rule in rulebook().find("BG-LOS")]

    assert found[0] == "BG-LOS-01"
    assert all(id.startswith("BG-LOS-") for id in found)
    assert len(found) > 5


def test_words_find_the_rules_that_hold_them_all() -> None:
    """A word in the title counts more than one in the text."""
    found = rulebook().find("massive cover")

    assert found[0].id == "BG-BIG-14"
    assert len(found) > 1
    assert rulebook().find("attack xylophone") == []


@pytest.mark.parametrize("words", ["", "  "])
def test_nothing_finds_nothing(words: str) -> None:
    """An empty question has no answer."""
    assert rulebook().find(words) == []


def test_a_rule_knows_its_examples() -> None:
    """Examples name the rules they show."""
    assert "EX-01" in [example.id for example in rulebook().examples_of("BG-FIELD-03")]
    assert rulebook().title_of("BG-FIELD-03") != ""
    assert rulebook().title_of("no rule") == ""
