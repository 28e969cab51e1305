"""Switches: each is read by a rule or a procedure."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

from battlewright.games.heroscape import switches

PACKAGE = Path(switches.__file__).parent


@cache
def _strings() -> set[str]:
    """The strings of all rules and procedures, and of what builds the board."""
    folders = ("rules", "procedures", "board")
    files = [path for folder in folders for path in (PACKAGE / folder).rglob("*.py")]
    trees = [ast.parse(path.read_text()) for path in [*files, PACKAGE / "library.py"]]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


@pytest.mark.parametrize("name", switches.SWITCHES)
def test_every_switch_is_read(name: str) -> None:
    """A switch that no rule and no procedure names would change nothing."""
    assert name in _strings()
