"""The seams between modules are typed: steps are closed, public signatures say what they take and give."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from pathlib import Path

import pytest

from battlewright.games.battleground.game import PROCEDURES as BATTLEGROUND
from battlewright.games.fields.procedures.registry import PROCEDURES as FIELDS
from battlewright.games.heroscape.procedures.registry import PROCEDURES as HEROSCAPE
from battlewright.kernel.frames import Frame, Procedures, StepError, steps_of
from tools.rules import ROOT, SOURCE

GAMES: dict[str, Procedures] = {"battleground": BATTLEGROUND, "heroscape": HEROSCAPE, "fields": FIELDS}
TYPED = sorted(path for part in ("kernel", "agents", "games") for path in (SOURCE / part).rglob("*.py"))


def parsed(path: Path) -> ast.Module:
    """The syntax tree of a file."""
    return ast.parse(path.read_text(encoding="utf-8"))


# --- steps ----------------------------------------------------------------------------------------


def is_closed(match: ast.Match) -> bool:
    """Whether the last case of a match is `assert_never`, so that mypy misses no step."""
    return any(
        isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "assert_never"
        for node in ast.walk(match.cases[-1])
    )


def step_matches(tree: ast.AST) -> Iterator[ast.Match]:
    """The matches over the step of a frame."""
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Match)
            and isinstance(node.subject, ast.Attribute)
            and node.subject.attr in ("step", "inside")
        ):
            yield node


def tabled(game: str) -> set[str]:
    """The frames of a game whose steps stand in a `step_table`."""
    return {
        node.args[0].id
        for path in (SOURCE / "games" / game / "procedures").rglob("*.py")
        for node in ast.walk(parsed(path))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "step_table"
        if isinstance(node.args[0], ast.Name)
    }


def stepped(procedures: Procedures) -> list[type[Frame]]:
    """The frames that declare steps."""
    found = []
    for frame in procedures:
        try:
            steps_of(frame)
        except StepError:
            continue
        found.append(frame)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_steps_of_every_frame_are_checked(game: str) -> None:
    """A frame with steps has a `step_table`, or its advance matches them all and ends in `assert_never`."""
    in_tables = tabled(game)
    unchecked = []
    for frame in stepped(GAMES[game]):
        advance = ast.parse(inspect.getsource(GAMES[game][frame].advance))
        if frame.__name__ not in in_tables and not any(map(is_closed, step_matches(advance))):
            unchecked.append(frame.__name__)

    assert unchecked == []


@pytest.mark.parametrize("game", GAMES)
def test_no_match_over_steps_has_a_case_for_all_others(game: str) -> None:
    """A new step must be named wherever steps are told apart: in advancing, asking and taking."""
    left_open = [
        f"{path.relative_to(ROOT)}:{match.lineno}"
        for path in sorted((SOURCE / "games" / game).rglob("*.py"))
        for match in step_matches(parsed(path))
        if not is_closed(match)
    ]

    assert left_open == []


# --- signatures -----------------------------------------------------------------------------------


def hints(tree: ast.AST) -> Iterator[ast.expr]:
    """What a module says of its parameters, results, fields and names."""
    for node in ast.walk(tree):
        match node:
            case ast.arg(annotation=ast.expr() as found):
                yield found
            case ast.FunctionDef(returns=ast.expr() as found):
                yield found
            case ast.AnnAssign(annotation=found):
                yield found
            case _:
                pass


def says_any(annotation: ast.expr) -> bool:
    """Whether an annotation names `Any` somewhere."""
    return any(isinstance(node, ast.Name) and node.id == "Any" for node in ast.walk(annotation))


@pytest.mark.parametrize("part", ["kernel", "agents", "games"])
def test_no_annotation_says_any_without_a_reason(part: str) -> None:
    """`Any` switches mypy off; where a table is sorted by kinds or a list invariant, a comment says so."""
    untyped = [
        f"{path.relative_to(SOURCE)}:{found.lineno}"
        for path in TYPED
        if path.is_relative_to(SOURCE / part)
        for lines in [path.read_text(encoding="utf-8").splitlines()]
        for found in hints(parsed(path))
        if says_any(found) and "#" not in lines[found.lineno - 1]
    ]

    assert untyped == []


# --- the stack ------------------------------------------------------------------------------------


def scans(tree: ast.AST) -> Iterator[int]:
    """The lines that go through the frames of a stack."""
    for node in ast.walk(tree):
        if isinstance(node, ast.For | ast.comprehension):
            found = node.iter
            if isinstance(found, ast.Call) and len(found.args) == 1:  # reversed(...), enumerate(...)
                found = found.args[0]
            if isinstance(found, ast.Attribute) and found.attr == "stack":
                yield found.lineno


@pytest.mark.parametrize("game", GAMES)
def test_rules_and_procedures_look_down_the_stack_by_one_mechanism(game: str) -> None:
    """They ask `nearest`, `all_of` or `below`; a comment says why a place goes through by itself."""
    folders = [SOURCE / "games" / game / name for name in ("rules", "procedures")]
    found = {
        f"{path.relative_to(SOURCE)}:{line}": path.read_text(encoding="utf-8").splitlines()[line - 1]
        for folder in folders
        for path in sorted(folder.rglob("*.py"))
        for line in scans(parsed(path))
    }

    assert [place for place, text in found.items() if "#" not in text] == []
