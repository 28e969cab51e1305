"""The glossary: every term of the client has a name in every language, and a rule that says what it is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from battlewright.games import load

ROOT = Path(__file__).parents[2]
TERMS = dict(re.findall(r"'(\w\w-\w+)': '([A-Z0-9-]+)'", (ROOT / "web/src/glossary/terms.ts").read_text()))
GAMES = {"bg": "battleground", "hs": "heroscape", "fe": "fields"}


def names(language: str) -> dict[str, str]:
    """The messages of the glossary."""
    text = (ROOT / f"src/battlewright/locales/{language}/glossary.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"(?m)^([\w-]+) = (.+)$", text))


@pytest.mark.parametrize("language", ["en", "de", "fr", "pl"])
def test_every_term_has_a_name_and_a_rule(language: str) -> None:
    """No term without a name, no name without a term; how the game goes is told first."""
    known = names(language)
    assert {f"term-{term}" for term in TERMS} == {name for name in known if name.startswith("term-")}
    for short, game in GAMES.items():
        rules = {rule.id for rule in load(game).rulebook(language)}
        assert {rule for term, rule in TERMS.items() if term.startswith(short)} <= rules
        assert len(known[f"how-{game}"]) > 200
    assert len(TERMS) >= 80
