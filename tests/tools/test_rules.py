"""The tool that tells which rules are proven: what counts as a citation, and what does not."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.rules import CitationError, Ledger, LedgerError, citations_in, ledger, mentions, unknown, unproven

BOOK = Ledger(
    game="duel",
    rules={"DU-AIM-01": "Aim", "DU-AIM-02": "Aim again", "DU-FIRE-01": "Fire"},
    examples={"DX-01": "A duel"},
    others=frozenset({"DU-FACT-01"}),
)


def test_citations_are_read_from_decorators_cases_and_module_marks() -> None:
    """Wherever pytest finds the mark, the tool finds it, and says which test it belongs to."""
    text = """
import pytest
pytestmark = [pytest.mark.rule("DU-FIRE-01")]

@pytest.mark.rule("DU-AIM-01", "DU-AIM-02", example="DX-01")
def test_aim(): ...

class TestFire:
    @pytest.mark.parametrize("n", [pytest.param(2, marks=pytest.mark.rule("DU-AIM-02", example=("DX-01",)))])
    def test_twice(self, n): ...
"""
    found = [(c.test, c.rules, c.examples) for c in citations_in(text, "t.py")]

    assert found == [
        ("t.py", ("DU-FIRE-01",), ()),
        ("t.py::test_aim", ("DU-AIM-01", "DU-AIM-02"), ("DX-01",)),
        ("t.py::TestFire::test_twice", ("DU-AIM-02",), ("DX-01",)),
    ]


@pytest.mark.parametrize(
    "head",
    [
        "@pytest.mark.skip\n@pytest.mark.rule('DU-AIM-01')\ndef test_aim(): ...",
        "@pytest.mark.xfail(strict=True)\n@pytest.mark.rule('DU-AIM-01')\ndef test_aim(): ...",
        "@pytest.mark.skipif(1)\nclass TestAim:\n  @pytest.mark.rule('DU-AIM-01')\n  def test_it(s): ...",
        "@pytest.mark.rule('DU-AIM-01')\ndef aim(): ...",
        "def test_aim():\n  '''pytest.mark.rule('DU-AIM-01')'''",
    ],
)
def test_a_test_that_does_not_run_proves_nothing(head: str) -> None:
    """Skipped tests, expected failures, plain functions and mere mentions leave a rule unproven."""
    cited = citations_in(head, "t.py")

    assert "DU-AIM-01" in unproven(BOOK, cited).rules


def test_what_is_missing_comes_in_ledger_order() -> None:
    """Rules and examples are reported apart."""
    cited = citations_in("@mark.rule('DU-AIM-02')\ndef test_aim(): ...", "t.py")

    gaps = unproven(BOOK, cited)

    assert gaps.rules == ("DU-AIM-01", "DU-FIRE-01")
    assert gaps.examples == ("DX-01",)


@pytest.mark.parametrize("call", ["rule(*IDS)", "rule(NAME)", "rule('DU-AIM-01', exampel='DX-01')"])
def test_a_citation_must_be_written_out(call: str) -> None:
    """Ids that cannot be searched for, and misspelt keywords, are errors that name the place."""
    with pytest.raises(CitationError, match=r"t\.py::test_aim \(line 1\)"):
        citations_in(f"@pytest.mark.{call}\ndef test_aim(): ...", "t.py")


def test_an_unknown_id_is_named_with_what_was_meant() -> None:
    """A rule cited as an example is as wrong as a misspelt one."""
    complaints = unknown(["DU-AIM-01", "DU-AMI-01"], ["DU-FIRE-01"], {"duel": BOOK})

    assert complaints == [
        "'DU-AMI-01' is no rule of any ledger (did you mean 'DU-AIM-01'?)",
        "'DU-FIRE-01' is no example of any ledger",
    ]


def test_ids_in_source_must_be_ids_or_areas() -> None:
    """`DU-AIM` stands for its rules; a fact counts; anything else of the family is a stray."""
    text = "DU-AIM-01 and DU-AIM\nDU-FACT-01, DU-AIM-03, DU-SHOOT; not ABDU-AIM-09 or UTF-8"

    assert list(mentions(text, {"duel": BOOK})) == [(2, "DU-AIM-03"), (2, "DU-SHOOT")]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('[[rule]]\ntitle = "Aim"', "rule number 1: id is missing"),
        ('[[rule]]\nid = "DU-AIM-01"', "rule DU-AIM-01: title is missing"),
        (
            '[[rule]]\nid = "D-1"\ntitle = "a"\n[[example]]\nid = "D-1"\ntitle = "b"',
            "example D-1: the id stands twice",
        ),
    ],
)
def test_a_broken_ledger_is_refused(tmp_path: Path, text: str, message: str) -> None:
    """File, entry and field are named."""
    path = tmp_path / "duel" / "ledger.toml"
    path.parent.mkdir()
    path.write_text(text, encoding="utf-8")

    with pytest.raises(LedgerError, match=message):
        ledger(path)
