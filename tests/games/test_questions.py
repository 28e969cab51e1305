"""What any client can ask of any game: the questions of a catalogue, filled in from the table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
import pytest

from battlewright.games import load
from battlewright.kernel import Answer
from battlewright.kernel.questions import Blank, asking
from battlewright.texts import browser_texts

TYPED = {  # what a person would type where there is nothing to choose from
    "battleground": {"to": "M14"},
    "heroscape": {"to": "B8", "space": "B8"},
    "fields": {"soldiers": "2", "cards": "1"},
}
SETUPS: dict[str, dict[str, Any]] = {
    "battleground": {"scenario": "first-game"},
    "heroscape": {"scenario": "last-army", "forces": ["vikings-of-jandar", "hunters-of-utgar"]},
    "fields": {"scenario": "first-game", "starting": 0},
}


def rows(section: Any) -> Iterator[Any]:
    """A section is a list of rows, or rows by their ids."""
    yield from ({"id": id, **row} for id, row in section.items()) if isinstance(section, dict) else section


def choices(path: str, table: Mapping[str, Any], catalogue: Mapping[str, Any]) -> list[str]:
    """The ids that a blank can be filled with."""
    section, _, column = path.partition(".")
    found = list(rows(table[section] if section in table else catalogue.get(section, ())))
    if column:
        found = [inner for row in found for inner in row[column]]
    return [row if isinstance(row, str) else row["id"] for row in found]


@pytest.mark.parametrize("name", sorted(TYPED))
def test_every_question_of_a_catalogue_can_be_asked(name: str) -> None:
    """Filled in from the table it is an intent that the game explains, and it has words in every client."""
    game = load(name)
    words = game.narrator("en")
    state = game.new(SETUPS[name], "questions")
    view = game.view(state, 0)
    catalogue = msgspec.to_builtins(game.catalogue(words))
    table = msgspec.to_builtins(game.table(view, 0, words))
    texts = browser_texts("en")

    for question in catalogue["questions"]:
        assert f"\ngroup-{question['name']} = " in texts
        filled = {}
        for blank in question.get("blanks", ()):
            assert f"\nfield-{blank['name']} = " in texts
            if "rows" in blank:
                filled[blank["name"]] = next(iter(choices(blank["rows"], table, catalogue)), "")
            else:
                filled[blank["name"]] = TYPED[name][blank["name"]]
        if all(filled.values()):
            intent = {key: text.format(**filled) for key, text in question["intent"].items()}
            assert isinstance(game.explain(view, 0, intent), Answer), question


def test_a_question_names_what_is_to_be_filled_in() -> None:
    """As plain data it says the intent with its blanks, and where their rows are."""
    question = asking("attack", Blank("figure", "figures"), Blank("to"), power="fire")

    assert msgspec.to_builtins(question) == {
        "name": "attack",
        "intent": {"intent": "attack", "figure": "{figure}", "to": "{to}", "power": "fire"},
        "blanks": ({"name": "figure", "rows": "figures"}, {"name": "to"}),
    }
