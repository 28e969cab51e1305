"""Where a source file can be broken, and how: each mutant is one replacement in the text of the file.

A replacement never changes the number of lines, so a line of the mutant is the same line of the original.
Assertions, exceptions, annotations, defaults, sizes of caches and the facts of events and denials are left
alone: the first never fire, and the last only inform players.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

KINDS = ("condition", "comparison", "number", "operator", "return")

SWAPPED: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: (r"not\s+in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: (r"is\s+not", "is"),
}
ORDERED = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)

RULE = r"[A-Z]+(?:-[A-Z0-9]+)*-\d+\w*"
REPORTS = {"emit", "tell", "announce", "Denial"}
SIZED = {"BoundedCache"}  # how much it keeps changes no game


@dataclass(frozen=True)
class Mutant:
    """One broken place: the file, what is replaced by what, and the rules the broken function names."""

    path: str
    line: int
    statement: int  # the line of the innermost statement, by which coverage knows it
    name: str  # the function, or the constant of the module
    kind: str
    start: int
    end: int
    text: str
    before: str
    after: str
    rules: tuple[str, ...]
    constant: bool = False

    @property
    def key(self) -> tuple[str, str, str, str]:
        """What identifies it when lines move."""
        return self.path, self.name, self.before, self.after


@dataclass(frozen=True)
class Change:
    """A replacement in the text, in bytes."""

    kind: str
    start: int
    end: int
    text: str
    line: int


@dataclass
class Source:
    """A file of rules: its text, its tree and where its lines begin."""

    path: str
    text: bytes
    tree: ast.Module
    starts: list[int] = field(default_factory=list)

    @classmethod
    def read(cls, root: Path, path: Path) -> Source:
        """The file at `path`, known by its path below `root`."""
        return cls.of(path.relative_to(root).as_posix(), path.read_bytes())

    @classmethod
    def of(cls, name: str, text: bytes) -> Source:
        """The source with this text."""
        starts = [0]
        for line in text.splitlines(keepends=True):
            starts.append(starts[-1] + len(line))
        return cls(name, text, ast.parse(text), starts)

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        """The first byte of a node and the one after its last."""
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return (
            self.starts[node.lineno - 1] + node.col_offset,
            self.starts[node.end_lineno - 1] + node.end_col_offset,
        )

    def lines(self, first: int, last: int) -> str:
        """The text of some lines."""
        return self.text[self.starts[first - 1] : self.starts[min(last, len(self.starts) - 1)]].decode()

    def changed(self, start: int, end: int, text: str) -> bytes:
        """The text with one replacement."""
        return self.text[:start] + text.encode() + self.text[end:]


def mutants(source: Source, rules: Sequence[str]) -> Iterator[Mutant]:
    """Every mutant of a file; `rules` are the ids of the ledger."""
    for statement in source.tree.body:
        yield from _mutants_of(source, statement, rules, "")


def _mutants_of(source: Source, node: ast.stmt, rules: Sequence[str], inside: str) -> Iterator[Mutant]:
    match node:
        case ast.FunctionDef() | ast.AsyncFunctionDef():
            cited = rules_in(source.lines(node.lineno, node.end_lineno or node.lineno), rules)
            for change, at in _body(source, node.body, _is_predicate(node), False):
                yield _mutant(source, change, at, inside + node.name, cited)
        case ast.ClassDef():
            for child in node.body:
                yield from _mutants_of(source, child, rules, f"{inside}{node.name}.")
        case (
            ast.Assign(targets=[target], value=value)
            | ast.AnnAssign(target=target, value=ast.expr() as value)
        ) if not inside and (name := ast.unparse(target)).isupper():
            cited = rules_in(source.lines(node.lineno, node.end_lineno or node.lineno), rules)
            lambdas = any(isinstance(child, ast.Lambda) for child in ast.walk(value))
            for change in () if lambdas else _expression(source, value):
                yield _mutant(source, change, node.lineno, name, cited, constant=True)


def _mutant(
    source: Source, change: Change, at: int, name: str, cited: tuple[str, ...], constant: bool = False
) -> Mutant:
    broken = source.changed(change.start, change.end, change.text)
    after = change.start + len(change.text.encode())
    return Mutant(
        source.path, change.line, at, name, change.kind, change.start, change.end, change.text,
        _shown(source.text, change.start, change.end), _shown(broken, change.start, after), cited, constant,
    )  # fmt: skip


def _shown(text: bytes, start: int, end: int) -> str:
    """The line of a change, or its lines in one."""
    first = text.rfind(b"\n", 0, start) + 1
    last = text.find(b"\n", max(start, end - 1))
    return " ".join(text[first : last if last >= 0 else len(text)].decode().split())


def rules_in(text: str, rules: Sequence[str]) -> tuple[str, ...]:
    """The rules a text names; `FE-END-02 to FE-END-06` names five."""
    known = {id: number for number, id in enumerate(rules)}
    found: dict[str, None] = {}
    for match in re.finditer(rf"({RULE})(?:\s+to\s+({RULE}))?", text):
        first, last = known.get(match[1]), known.get(match[2] or match[1])
        if first is not None and last is not None:
            found.update(dict.fromkeys(rules[first : last + 1]))
    return tuple(found)


def _is_predicate(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    return isinstance(node.returns, ast.Name) and node.returns.id == "bool"


# --- statements


def _body(
    source: Source, body: list[ast.stmt], predicate: bool, followed: bool
) -> Iterator[tuple[Change, int]]:
    """The changes in a block; `followed` if something comes after it, so that leaving it early matters.

    What comes after a nested function does not follow its last statement.
    """
    for number, node in enumerate(body):
        more = followed or number < len(body) - 1
        for change in _statement(source, node, predicate, more):
            yield change, node.lineno
        nested = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        for child, loops in _blocks(node):
            yield from _body(source, child, predicate, loops or (more and not nested))


def _blocks(node: ast.stmt) -> Iterator[tuple[list[ast.stmt], bool]]:
    """The blocks inside a statement, and whether they are run again and again."""
    if isinstance(node, ast.ClassDef):
        return
    nested = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    loops = isinstance(node, ast.For | ast.AsyncFor | ast.While)
    for name in ("body", "orelse", "finalbody"):
        yield from ((block, loops and not nested) for block in [getattr(node, name, [])] if block)
    for part in (*getattr(node, "handlers", ()), *getattr(node, "cases", ())):
        yield part.body, loops


def _statement(source: Source, node: ast.stmt, predicate: bool, followed: bool) -> Iterator[Change]:
    """The changes in a statement itself, without the blocks inside it."""
    match node:
        case ast.Assert() | ast.Raise() | ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
            return
        case ast.If(test=test) | ast.While(test=test):
            yield from _negated(source, test)
        case ast.Match(cases=cases):
            for case in cases:
                if case.guard is not None:
                    yield from _negated(source, case.guard)
                    yield from _expression(source, case.guard)
        case ast.Return(value=value):
            if predicate and value is not None:
                yield from _negated(source, value)
            if followed:
                yield _skipped(source, node)
        case ast.Continue() if followed:
            yield _skipped(source, node)
        case ast.AnnAssign(value=value):
            if value is not None:
                yield from _expression(source, value)
            return
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.expr):
            yield from _expression(source, child)


def _skipped(source: Source, node: ast.stmt) -> Change:
    """The statement is not done."""
    start, end = source.span(node)
    return Change("return", start, end, "pass" + "\n" * source.text[start:end].count(b"\n"), node.lineno)


def _negated(source: Source, test: ast.expr) -> Iterator[Change]:
    """A condition is turned round, unless another change does that already."""
    start, end = source.span(test)
    match test:
        case ast.Constant(value=bool(value)):
            yield Change("condition", start, end, str(not value), test.lineno)
        case ast.UnaryOp(op=ast.Not()):
            return
        case ast.Compare(ops=[op]) if not isinstance(op, ORDERED):
            return
        case _:
            old = source.text[start:end].decode()
            yield Change("condition", start, end, f"not ({old})", test.lineno)


# --- expressions


def _expression(source: Source, node: ast.expr) -> Iterator[Change]:
    """The changes in an expression and in those inside it."""
    start, end = source.span(node)
    match node:
        case ast.Call(func=function) if _reports(function) or _sized(function):
            return
        case ast.Compare():
            yield from _compared(source, node)
        case ast.BoolOp():
            yield from _joined(source, node)
        case ast.UnaryOp(op=ast.Not()):
            yield Change("condition", start, start + len("not"), "", node.lineno)
        case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int(value))):
            yield Change("number", start, end, str(1 - value), node.lineno)
            return
        case ast.Constant(value=int(value)) if not isinstance(value, bool):
            by = 1 if (node.lineno + node.col_offset) % 2 or not value else -1
            yield Change("number", start, end, str(value + by), node.lineno)
        case ast.IfExp(test=test):
            yield from _negated(source, test)
    for child in ast.iter_child_nodes(node):
        yield from _child(source, child)


def _child(source: Source, node: ast.AST) -> Iterator[Change]:
    match node:
        case ast.expr():
            yield from _expression(source, node)
        case ast.keyword(arg=name, value=value) if name != "rules":
            yield from _expression(source, value)
        case ast.comprehension(iter=iterated, ifs=tests):
            yield from _expression(source, iterated)
            for test in tests:
                yield from _negated(source, test)
                yield from _expression(source, test)


def _reports(function: ast.expr) -> bool:
    """Whether a call only tells players something: an event, a denial."""
    match function:
        case ast.Name(id=name):
            return name in REPORTS
        case ast.Attribute(value=ast.Name(id="events")):
            return True
    return False


def _sized(function: ast.expr) -> bool:
    """Whether a call makes a cache of some size."""
    return isinstance(function, ast.Name) and function.id in SIZED


def _compared(source: Source, node: ast.Compare) -> Iterator[Change]:
    left = node.left
    for op, right in zip(node.ops, node.comparators, strict=True):
        pattern, new = SWAPPED[type(op)]
        yield from _replaced(source, "comparison", left, right, pattern, new)
        left = right


def _joined(source: Source, node: ast.BoolOp) -> Iterator[Change]:
    """`and` for `or`, `or` for `and`; in a chain one at a time."""
    old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
    for left, right in zip(node.values, node.values[1:], strict=False):
        yield from _replaced(source, "operator", left, right, old, new)


def _replaced(
    source: Source, kind: str, left: ast.expr, right: ast.expr, pattern: str, new: str
) -> Iterator[Change]:
    """The operator between two operands, replaced."""
    after, before = source.span(left)[1], source.span(right)[0]
    between = source.text[after:before].decode()
    bound = r"\b" if pattern[0].isalpha() else ""
    match = re.search(rf"{bound}{pattern}{bound}", between)
    assert match is not None, between
    start = after + len(between[: match.start()].encode())
    end = after + len(between[: match.end()].encode())
    yield Change(kind, start, end, new, source.text[:start].count(b"\n") + 1)


def all_mutants(sources: Iterable[Source], rules: Sequence[str]) -> list[Mutant]:
    """Every mutant of some files that can be compiled, without doubles."""
    found: dict[tuple[str, int, int, str], Mutant] = {}
    for source in sources:
        for mutant in mutants(source, rules):
            found[mutant.path, mutant.start, mutant.end, mutant.text] = mutant
    return list(found.values())
