"""The tool that breaks the rules: which places it finds, and what it does to a running program."""

from __future__ import annotations

import ast
import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tools.mutants.mutations import Mutant, Source, all_mutants, rules_in
from tools.mutants.patching import Program
from tools.mutants.trial import in_children

AFTER = ("ONE, TWO = 0, 2", "ONE, TWO = 1, 3")
RULES = ["X-A-01", "X-A-02", "X-A-03", "X-B-01"]

TOY = '''
"""A toy (X-B-01)."""

from functools import cache

LIMIT = 3  # X-B-01


def is_big(number: int) -> bool:
    """X-A-01 to X-A-03: more than the limit, or even and not zero."""
    assert number != 7
    if number > LIMIT:
        return True
    return number % 2 == 0 and not is_zero(number)


@cache
def is_zero(number: int) -> bool:
    return number == 0


TABLE = {"big": is_big}
'''


def changes(text: str) -> set[tuple[str, str]]:
    """The lines before and after each mutant of a text."""
    return {(m.before, m.after) for m in all_mutants([Source.of("toy.py", text.encode())], RULES)}


@pytest.fixture
def toy(tmp_path: Path) -> tuple[ModuleType, Source, Path]:
    """The toy, imported from a file."""
    path = tmp_path / "toy.py"
    path.write_text(TOY)
    spec = importlib.util.spec_from_file_location("mutants_toy", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["mutants_toy"] = module
    spec.loader.exec_module(module)
    return module, Source.read(tmp_path, path), tmp_path


def test_every_kind_of_mutant_is_found() -> None:
    """Conditions, comparisons, numbers, operators and early returns; no assertion and no docstring."""
    found = changes(TOY)
    assert ("if number > LIMIT:", "if not (number > LIMIT):") in found
    assert ("if number > LIMIT:", "if number >= LIMIT:") in found
    assert ("LIMIT = 3 # X-B-01", "LIMIT = 2 # X-B-01") in found
    assert ("return True", "return False") in found
    assert ("return True", "pass") in found
    last = "return number % 2 == 0 and not is_zero(number)"
    assert (last, "return number % 2 == 0 or not is_zero(number)") in found
    assert (last, "return number % 2 != 0 and not is_zero(number)") in found
    assert (last, "return number % 2 == 0 and is_zero(number)") in found
    assert not any("assert" in before or '"""' in before for before, _ in found)


def test_what_is_only_reported_is_left_alone() -> None:
    """Facts of events and denials, exceptions, defaults and sizes of caches have no mutants."""
    text = """
KNOWN: BoundedCache[str, int] = BoundedCache(5)
def f(state, least=1):
    emit(state, Event(round=state.round + 1))
    log(state, events.Event(number=2))
    if state:
        raise ValueError(3)
    return Denial("X-A-01", {"number": 4})
"""
    assert changes(text) == {("if state:", "if not (state):")}


def test_every_mutant_compiles_and_keeps_its_lines() -> None:
    """So that a function is found again by its first line."""
    source = Source.of("toy.py", TOY.encode())
    for mutant in all_mutants([source], RULES):
        text = source.changed(mutant.start, mutant.end, mutant.text)
        ast.parse(text)
        assert text.count(b"\n") == source.text.count(b"\n")


def test_a_mutant_knows_the_rules_of_its_function() -> None:
    """A range names all the rules in between; an unknown id names none."""
    assert rules_in("X-A-01 to X-A-03, X-C-01", RULES) == ("X-A-01", "X-A-02", "X-A-03")
    assert rules_in("X-B-01.", RULES) == ("X-B-01",)
    found = all_mutants([Source.of("toy.py", TOY.encode())], RULES)
    assert {m.rules for m in found if m.name == "is_big"} == {("X-A-01", "X-A-02", "X-A-03")}
    assert {m.rules for m in found if m.name == "is_zero"} == {()}


def chosen(source: Source, after: str) -> Mutant:
    """The mutant that makes a line read so."""
    return next(m for m in all_mutants([source], RULES) if m.after == after)


def test_a_mutant_reaches_every_reference(toy: tuple[ModuleType, Source, Path]) -> None:
    """Tables keep the function they hold; what a broken function remembered is forgotten."""
    module, source, root = toy
    program = Program([source], root)
    assert module.TABLE["big"](3) is False
    assert module.TABLE["big"](0) is False
    program.break_as(source, chosen(source, "if number >= LIMIT:"))
    assert module.TABLE["big"](3) is True
    program.break_as(source, chosen(source, "return number != 0"))
    assert module.is_zero(0) is False


def test_a_constant_of_a_module_can_be_broken(toy: tuple[ModuleType, Source, Path]) -> None:
    """The functions of the module read the new value."""
    module, source, root = toy
    program = Program([source], root)
    program.break_as(source, chosen(source, "LIMIT = 2 # X-B-01"))
    assert module.is_big(3) is True


def test_constants_assigned_together_are_broken_one_at_a_time() -> None:
    """Each number of the tuple has a mutant."""
    assert changes("ONE, TWO = 1, 2\n") == {("ONE, TWO = 1, 2", new) for new in AFTER}


def test_coverage_is_by_statement(toy: tuple[ModuleType, Source, Path]) -> None:
    """What a call reaches is known by path and line; what it passes by is not in it."""
    module, source, root = toy
    hits: set[str] = set()
    Program([source], root).watch(source, hits.add)
    module.is_big(5)
    assert {"toy.py:12", "toy.py:13"} <= hits
    assert "toy.py:14" not in hits


def test_a_child_that_dies_is_told_apart_from_its_answer() -> None:
    """Answers come in order; a failure in a child is a crash."""

    def fails() -> object:
        raise ValueError

    assert list(in_children([lambda: 1, fails, lambda: [2]], 2, str)) == [1, "crash", [2]]
