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


Function = ast.FunctionDef


def _words(function: Function) -> set[str]:
    """The strings in a test, its parameters included, and the names of the keywords it passes."""
    nodes = list(ast.walk(function))
    strings = {n.value for n in nodes if isinstance(n, ast.Constant) and isinstance(n.value, str)}
    return strings | {node.arg for node in nodes if isinstance(node, ast.keyword) and node.arg}


def _called(function: Function) -> set[str]:
    """The functions a test calls by their plain names."""
    calls = [node.func for node in ast.walk(function) if isinstance(node, ast.Call)]
    return {call.id for call in calls if isinstance(call, ast.Name)}


@cache
def _tests() -> list[set[str]]:
    """What each test names, by itself and in the helpers of its module that it calls."""
    found = []
    for path in Path(__file__).parent.rglob("test_*.py"):
        tree = ast.parse(path.read_text())
        functions = {node.name: node for node in tree.body if isinstance(node, Function)}
        for name, function in functions.items():
            if name.startswith("test_"):
                helpers = [functions[each] for each in _called(function) if each in functions]
                found.append(set().union(*(_words(each) for each in (function, *helpers))))
    return found


SETTINGS = [
    (name, value)
    for name, switch in switches.SWITCHES.items()
    for value in switch.values
    if value != switch.default
]


@pytest.mark.parametrize(("name", "value"), SETTINGS)
def test_every_setting_is_tried_by_a_test(name: str, value: str) -> None:
    """Some test sets the switch to each value but the default, which all others play with."""
    assert any({name, value} <= words for words in _tests())
