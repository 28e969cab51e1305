"""Every special power of every delivered army card and treasure is named by a test that proves it.

A power is named by its id (`counter-strike`); cards that share a power share its parts, so one test is
enough. Tests name powers in `@pytest.mark.card(…)` or as the first argument of `case(…)`; both are read from
the text.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from battlewright.games.heroscape.content import load


def powers() -> set[str]:
    """The ids of everything an army card or a treasure can do."""
    content = load()
    own = [power for unit in content.units.values() for power in unit.card.powers]
    return {power.id for power in (*own, *content.treasures.values())}


def cited(file: Path) -> Iterator[str]:
    """The powers that the tests of a file name."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"), file.name)):
        if isinstance(node, ast.Call):
            match ast.unparse(node.func):
                case "pytest.mark.card":
                    yield from (_text(argument) for argument in node.args)
                case "case":
                    yield _text(node.args[0])
                case _:
                    pass


def _text(node: ast.expr) -> str:
    """A name written out; one that is passed on (`card(power)`) names nothing."""
    return str(node.value) if isinstance(node, ast.Constant) else ""


def _named() -> set[str]:
    files = (f for f in Path(__file__).parent.glob("test_*.py") if f.name != Path(__file__).name)
    return {power for file in files for power in cited(file)} - {""}


def test_every_power_of_every_card_is_proven() -> None:
    """No power of a delivered card goes without a test."""
    missing = powers() - _named()

    assert not missing, f"no test names {', '.join(sorted(missing))}"


def test_every_power_named_exists() -> None:
    """A misspelt power proves nothing."""
    unknown = _named() - powers()

    assert not unknown, f"no card has {', '.join(sorted(unknown))}"
