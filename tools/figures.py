"""Figures of the code: sizes, complexity, untyped places, scans of the stack.

    python -m tools.figures              of the working tree
    python -m tools.figures d115e39      of a commit

Complexity counts branches, loops, boolean operators, comprehensions, assertions and match cases.
"""

from __future__ import annotations

import ast
import io
import re
import subprocess
import sys
import tarfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from statistics import median, quantiles
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
BRANCHES = (
    ast.If, ast.IfExp, ast.For, ast.AsyncFor, ast.While, ast.ExceptHandler, ast.comprehension,
    ast.Assert, ast.match_case,
)  # fmt: skip


ENGINE = r"src/battlewright/(kernel|agents|games)/"
ANY = r"\bAny\b(?! \w)"  # the type, not the word


class Function(NamedTuple):
    """A function: where it is, how long, how complex."""

    name: str
    lines: int
    complexity: int


def complexity(function: ast.AST) -> int:
    """1 and one more for each place where the flow divides."""
    found = 1
    for node in ast.walk(function):
        if isinstance(node, BRANCHES):
            found += 1
        elif isinstance(node, ast.BoolOp):
            found += len(node.values) - 1
    return found


def functions(path: str, text: str) -> Iterator[Function]:
    """Every function and method of a module."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            lines = (node.end_lineno or node.lineno) - node.lineno + 1
            yield Function(f"{path}:{node.lineno} {node.name}", lines, complexity(node))


def scans(text: str) -> int:
    """How many loops go through the frames of a stack."""
    found = 0
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.For | ast.comprehension):
            over = node.iter
            if isinstance(over, ast.Call) and len(over.args) == 1:  # reversed(...), enumerate(...)
                over = over.args[0]
            found += isinstance(over, ast.Attribute) and over.attr == "stack"
    return found


def sources(revision: str = "") -> dict[str, str]:
    """The modules under `src` by path, of the working tree or of a commit."""
    if not revision:
        paths = sorted((ROOT / "src").rglob("*.py"))
        return {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in paths}
    packed = subprocess.run(["git", "archive", revision, "src"], cwd=ROOT, check=True, capture_output=True)
    with tarfile.open(fileobj=io.BytesIO(packed.stdout)) as archive:
        files = [member for member in archive.getmembers() if member.name.endswith(".py")]
        return {
            member.name: file.read().decode() for member in files if (file := archive.extractfile(member))
        }


def report(texts: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """The figures, each with what it counts."""
    sizes = [text.count("\n") for text in texts.values()]
    found = [each for path, text in texts.items() for each in functions(path, text)]
    lengths, degrees = [each.lines for each in found], [each.complexity for each in found]
    longest, hardest = max(found, key=lambda f: f.lines), max(found, key=lambda f: f.complexity)
    code = "\n".join(texts.values())
    engine = "\n".join(text for path, text in texts.items() if re.match(ENGINE, path))
    yield "modules", f"{len(sizes):,}"
    yield "lines of a module: median, 95th percentile, most", _spread(sizes)
    yield "functions", f"{len(found):,}"
    yield "lines of a function: median, 95th percentile, most", _spread(lengths)
    yield "longest function", longest.name
    yield "complexity: median, 95th percentile, most", _spread(degrees)
    yield "most complex function", hardest.name
    yield "above 10, above 20", f"{sum(d > 10 for d in degrees)}, {sum(d > 20 for d in degrees)}"
    yield "`Any`", str(len(re.findall(ANY, code)))
    yield "`Any` in kernel, agents and games", str(len(re.findall(ANY, engine)))
    yield "`dict[str, Any]`", str(code.count("dict[str, Any]"))
    yield "`split` and `partition` calls", str(len(re.findall(r"\.r?(?:split|partition)\(", code)))
    yield "places that scan the stack", str(sum(scans(text) for text in texts.values()))


def _spread(values: list[int]) -> str:
    return f"{median(values):.0f}, {quantiles(values, n=20)[-1]:.0f}, {max(values)}"


def main() -> None:
    """Print the figures."""
    for name, value in report(sources(*sys.argv[1:2])):
        print(f"{name}: {value}")


if __name__ == "__main__":
    main()
