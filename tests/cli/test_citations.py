"""Which code cites a rule: docstrings, values, events, denials and cards, but no comments."""

from __future__ import annotations

from pathlib import Path

import pytest

from battlewright.terminal.citations import CARD, DENIAL, EVENT, FUNCTION, TABLE, Mention, cited, mentions
from tests.cli.conftest import Command
from tools.rules import SOURCE, LedgerError, ledger, ledgers

MODULE = '''"""About AB-DOC-01."""

NUMBERS = {"AB-TABLE-01": 1}


class Thing:
    """AB-CLASS-01: something."""

    def act(self) -> None:
        """AB-ACT-01, 03 to 05: does it."""
        # AB-NOTE-01
        emit(Told(rules=("AB-TOLD-01",)))
        check(Denial("AB-DENY-01"))
        note("AB-VALUE-01")
'''


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package with one module, one event and one card."""
    game = tmp_path / "games" / "toy"
    (game / "model").mkdir(parents=True)
    (game / "content").mkdir()
    (game / "model" / "events.py").write_text("class Told(Event):\n    pass\n", encoding="utf-8")
    (game / "rules.py").write_text(MODULE, encoding="utf-8")
    (game / "content" / "cards.toml").write_text(
        '[[card]]\nid = "axe"\ntext = "See AB-CARD-01."\n', encoding="utf-8"
    )
    return tmp_path


@pytest.mark.parametrize(
    ("rule", "mention"),
    [
        ("AB-TABLE-01", Mention(TABLE, "NUMBERS", "games/toy/rules.py:3")),
        ("AB-CLASS-01", Mention(FUNCTION, "Thing", "games/toy/rules.py:6")),
        ("AB-ACT-01", Mention(FUNCTION, "Thing.act", "games/toy/rules.py:9")),
        ("AB-ACT-04", Mention(FUNCTION, "Thing.act", "games/toy/rules.py:9")),
        ("AB-TOLD-01", Mention(EVENT, "Told", "games/toy/rules.py:12")),
        ("AB-DENY-01", Mention(DENIAL, "Thing.act", "games/toy/rules.py:13")),
        ("AB-VALUE-01", Mention(FUNCTION, "Thing.act", "games/toy/rules.py:14")),
        ("AB-CARD-01", Mention(CARD, "axe", "games/toy/content/cards.toml")),
    ],
)
def test_a_citation_is_found_with_its_kind_and_place(package: Path, rule: str, mention: Mention) -> None:
    """Functions, classes, tables, events, denials and cards are told apart."""
    assert mentions(package)[rule] == (mention,)


@pytest.mark.parametrize("rule", ["AB-DOC-01", "AB-NOTE-01", "AB-ACT-02"])
def test_comments_and_the_docstring_of_a_module_do_not_count(package: Path, rule: str) -> None:
    """Only what belongs to a function, class, value or card is a citation."""
    assert rule not in mentions(package)


def test_ids_may_be_written_in_short() -> None:
    """Numbers after an id belong to the same area."""
    assert list(cited("AB-X-04, 06 and 08; CD-Y-Z-09 to 11: text 12; EF-A-01 to EF-A-03, EF-B-05")) == [
        *("AB-X-04", "AB-X-06", "AB-X-08", "CD-Y-Z-09", "CD-Y-Z-10", "CD-Y-Z-11"),
        *("EF-A-01", "EF-A-02", "EF-A-03", "EF-B-05"),
    ]


def test_a_rule_is_shown_with_its_code_and_tests(battlewright: Command) -> None:
    """`battlewright rules` names functions, denials, events and tests."""
    out = battlewright("rules", "BG-AOO-04").out
    assert "only_melee  games/battleground/rules/attack.py:" in out
    assert "Denials that cite it:" in out
    assert "Code:" in out
    assert "tests/games/battleground/test_opportunity.py::" in out
    assert (
        "Events that cite it:\n    RoundBegan  games/battleground/"
        in battlewright("rules", "BG-ROUND-01").out
    )


def test_a_rule_without_code_says_why(battlewright: Command) -> None:
    """The kind of the ledger is told in words."""
    assert "A definition:" in battlewright("rules", "BG-CHAR-02").out
    assert "About people at a table" in battlewright("rules", "BG-TEST-16").out


def test_a_kind_that_is_unknown_is_refused(tmp_path: Path) -> None:
    """A misspelt kind does not hide a rule from the check."""
    path = tmp_path / "ledger.toml"
    path.write_text('[[rule]]\nid = "AB-X-01"\ntitle = "T"\nkind = "definiton"\n', encoding="utf-8")
    with pytest.raises(LedgerError, match="AB-X-01: kind must be one of"):
        ledger(path)


@pytest.mark.parametrize("game", sorted(ledgers()))
def test_what_is_marked_is_not_cited_by_code(game: str) -> None:
    """A mark stands only where no code cites the rule: otherwise the code is what to show."""
    found = mentions(SOURCE)
    assert [id for id in ledgers()[game].kinds if id in found] == []
