"""Which ledger rules and examples are proven by a test, and which are not.

A ledger is `src/battlewright/games/<game>/ledger.toml`. A test proves rules by citing them, as in
`@pytest.mark.rule("BG-LOS-01", "BG-LOS-04", example="EX-25")`; the citations are read from the text
of the test files, so nothing is run. A test that is skipped or expected to fail proves nothing.

    python -m tools.rules               what is missing; exit status 1 if anything is
    python -m tools.rules BG-LOS-01     the rule, and the tests that prove it
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache
from pathlib import Path

from battlewright.terminal.citations import mentions as citations_in_code
from battlewright.texts.rulebook import KINDS

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "battlewright"
TESTS = ROOT / "tests"

UNPROVEN = {"skip", "skipif", "xfail"}


class LedgerError(ValueError):
    """A ledger that cannot be used; the message names file, entry and field."""


class CitationError(ValueError):
    """A citation that cannot be read; the message names file and line."""


@dataclass(frozen=True)
class Ledger:
    """The ids of one game's rulebook: rules and examples with their titles, and all other entries.

    `kinds` says of the rules that ask for no code of their own why that is so.
    """

    game: str
    rules: Mapping[str, str]
    examples: Mapping[str, str]
    others: frozenset[str]
    kinds: Mapping[str, str] = field(default_factory=dict)

    @property
    def ids(self) -> frozenset[str]:
        """Every id the ledger defines."""
        return frozenset(self.rules) | frozenset(self.examples) | self.others


@dataclass(frozen=True)
class Citation:
    """One `pytest.mark.rule`: where it stands and what it names. `proves` is false if it never counts."""

    test: str
    line: int
    rules: tuple[str, ...]
    examples: tuple[str, ...]
    proves: bool = True


@dataclass(frozen=True)
class Missing:
    """What no test proves, in ledger order."""

    rules: tuple[str, ...]
    examples: tuple[str, ...]

    def __bool__(self) -> bool:
        """Whether anything is missing."""
        return bool(self.rules or self.examples)


def ledger(path: Path, titled: bool = True) -> Ledger:
    """One ledger file; `LedgerError` if an entry lacks its id or title or an id comes twice.

    Only our own ledgers must be `titled`; a reference need not be.
    """
    with path.open("rb") as file:
        tables = tomllib.load(file)
    seen: set[str] = set()
    kinds: dict[str, dict[str, str]] = {}
    for kind, entries in tables.items():
        if isinstance(entries, list):
            kinds[kind] = dict(_titles(path, kind, entries, seen, titled))
    others = [kind for kind in kinds if kind not in ("rule", "example")]
    return Ledger(
        game=path.parent.name,
        rules=kinds.get("rule", {}),
        examples=kinds.get("example", {}),
        others=frozenset(id for kind in others for id in kinds[kind]),
        kinds=dict(_kinds(path, tables.get("rule", []))),
    )


def _kinds(path: Path, rules: Iterable[Mapping[str, object]]) -> Iterator[tuple[str, str]]:
    """The kind of each rule that has one; `LedgerError` if it is none of `KINDS`."""
    for rule in rules:
        kind = rule.get("kind")
        if kind is not None:
            if kind not in KINDS:
                raise LedgerError(
                    f"{path}: rule {rule['id']}: kind must be one of {', '.join(KINDS)}, not {kind!r}"
                )
            yield str(rule["id"]), str(kind)


def _titles(
    path: Path, kind: str, entries: Sequence[Mapping[str, object]], seen: set[str], titled: bool
) -> Iterator[tuple[str, str]]:
    needs_title = kind in ("rule", "example")
    for number, entry in enumerate(entries, start=1):
        id, title = entry.get("id"), entry.get("title", "")
        if not needs_title and id is None:
            continue
        if not isinstance(id, str) or not id:
            raise LedgerError(f"{path}: {kind} number {number}: id is missing")
        if needs_title and titled and (not isinstance(title, str) or not title):
            raise LedgerError(f"{path}: {kind} {id}: title is missing")
        if id in seen:
            raise LedgerError(f"{path}: {kind} {id}: the id stands twice")
        seen.add(id)
        yield id, str(title)


@cache
def ledgers(source: Path = SOURCE) -> Mapping[str, Ledger]:
    """The project's ledgers by game; empty while there are none."""
    found = sorted((source / "games").glob("*/ledger.toml"))
    return {path.parent.name: ledger(path) for path in found}


@cache
def citations(root: Path = TESTS) -> tuple[Citation, ...]:
    """Every citation in the test files under `root`, in order."""
    found: list[Citation] = []
    for path in sorted(root.rglob("test_*.py")):
        found += citations_in(path.read_text(encoding="utf-8"), path.relative_to(root.parent).as_posix())
    return tuple(found)


def citations_in(text: str, name: str) -> list[Citation]:
    """The citations in the text of one test file."""
    return list(_cited(ast.parse(text, name).body, name, True))


def _cited(body: Iterable[ast.stmt], where: str, proves: bool) -> Iterator[Citation]:
    """Citations on functions and classes (decorators) and at module or class level (`pytestmark`, cases)."""
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            inside = f"{where}::{node.name}"
            counts = proves and _is_collected(node) and not _is_unproven(node)
            for decorator in node.decorator_list:
                yield from _marks(decorator, inside, counts)
            if isinstance(node, ast.ClassDef):
                yield from _cited(node.body, inside, counts)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            yield from _marks(node, where, proves)


def _is_collected(node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> bool:
    return node.name.startswith("Test" if isinstance(node, ast.ClassDef) else "test")


def _is_unproven(node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> bool:
    decorators = (d.func if isinstance(d, ast.Call) else d for d in node.decorator_list)
    return any(_mark_name(decorator) in UNPROVEN for decorator in decorators)


def _mark_name(node: ast.expr) -> str | None:
    """`rule` for `pytest.mark.rule` and `mark.rule`; None for anything else."""
    parts = ast.unparse(node).split(".") if isinstance(node, ast.Attribute) else []
    return parts[-1] if parts[:-1] in (["pytest", "mark"], ["mark"]) else None


def _marks(node: ast.AST, where: str, proves: bool) -> Iterator[Citation]:
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and _mark_name(call.func) == "rule":
            yield _citation(call, where, proves)


def _citation(call: ast.Call, where: str, proves: bool) -> Citation:
    at = f"{where} (line {call.lineno})"
    if wrong := [k.arg or "**" for k in call.keywords if k.arg != "example"]:
        raise CitationError(f"{at}: pytest.mark.rule takes ids and example=, not {', '.join(wrong)}")
    rules = [_literal(argument, at) for argument in call.args]
    examples = [id for keyword in call.keywords for id in _literals(keyword.value, at)]
    return Citation(where, call.lineno, tuple(rules), tuple(examples), proves)


def _literals(node: ast.expr, at: str) -> list[str]:
    elements = node.elts if isinstance(node, ast.Tuple | ast.List) else [node]
    return [_literal(element, at) for element in elements]


def _literal(node: ast.expr, at: str) -> str:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    raise CitationError(f"{at}: write the ids out, so that they can be searched for: {ast.unparse(node)}")


def unknown(
    rules: Iterable[str], examples: Iterable[str], known: Mapping[str, Ledger] | None = None
) -> list[str]:
    """What is wrong with the ids a test cites, in sentences; nothing while there is no ledger."""
    known = ledgers() if known is None else known
    if not known:
        return []
    all_rules = {id for each in known.values() for id in each.rules}
    all_examples = {id for each in known.values() for id in each.examples}
    return [
        *(f"{id!r} is no rule of any ledger{_meant(id, all_rules)}" for id in rules if id not in all_rules),
        *(
            f"{id!r} is no example of any ledger{_meant(id, all_examples)}"
            for id in examples
            if id not in all_examples
        ),
    ]


def _meant(id: str, known: Iterable[str]) -> str:
    close = get_close_matches(id, sorted(known), n=1, cutoff=0.75)
    return f" (did you mean {close[0]!r}?)" if close else ""


def missing(game: str, cited: Iterable[Citation] | None = None) -> Missing:
    """The rules and examples of a game's ledger that no test proves."""
    cited = citations() if cited is None else cited
    return unproven(ledgers()[game], cited)


def unproven(book: Ledger, cited: Iterable[Citation]) -> Missing:
    """The rules and examples of a ledger that these citations leave unproven."""
    proofs = [citation for citation in cited if citation.proves]
    rules = {id for citation in proofs for id in citation.rules}
    examples = {id for citation in proofs for id in citation.examples}
    return Missing(
        tuple(id for id in book.rules if id not in rules),
        tuple(id for id in book.examples if id not in examples),
    )


def uncoded(game: str) -> tuple[str, ...]:
    """The rules of a game that no code cites although they ask for some."""
    book, cited = ledgers()[game], citations_in_code(SOURCE)
    return tuple(id for id in book.rules if id not in cited and id not in book.kinds)


def mentions(text: str, known: Mapping[str, Ledger]) -> Iterator[tuple[int, str]]:
    """Ids in a source text, with their line, that look like a ledger's but are not in one.

    An area is fine too: `BG-LOS` for all the rules `BG-LOS-…`.
    """
    ids = {id for each in known.values() for id in each.ids}
    areas = {area for id in ids for area in _areas(id)}
    families = {id.split("-")[0] for each in known.values() for id in each.rules}
    if not families:
        return
    pattern = re.compile(rf"\b(?:{'|'.join(sorted(families))})(?:-[A-Z0-9]+)+\b")
    for number, line in enumerate(text.splitlines(), start=1):
        for id in pattern.findall(line):
            if id not in ids and id not in areas:
                yield number, id


def _areas(id: str) -> Iterator[str]:
    parts = id.split("-")
    return ("-".join(parts[:end]) for end in range(1, len(parts)))


def _report() -> int:
    """Print what is missing; 1 if anything is."""
    faults = 0
    for citation in citations():
        for complaint in unknown(citation.rules, citation.examples):
            print(f"{citation.test} (line {citation.line}): {complaint}")
            faults += 1
    for game, book in ledgers().items():
        gaps = missing(game)
        print(
            f"{game}: {len(book.rules) - len(gaps.rules)} of {len(book.rules)} rules "
            f"and {len(book.examples) - len(gaps.examples)} of {len(book.examples)} examples proven"
        )
        for id in gaps.rules:
            print(f"  no test: {id}  {book.rules[id]}")
        for id in uncoded(game):
            print(f"  no code: {id}  {book.rules[id]}")
        for id in gaps.examples:
            print(f"  no golden test: {id}  {book.examples[id]}")
        faults += len(gaps.rules) + len(gaps.examples) + len(uncoded(game))
    if not ledgers():
        print("no ledger yet")
    return 1 if faults else 0


def _show(ids: Sequence[str]) -> int:
    """Print the given rules and examples with the tests that cite them; 1 if one is unknown."""
    titles = {id: t for each in ledgers().values() for id, t in {**each.rules, **each.examples}.items()}
    for id in ids:
        print(f"{id}  {titles.get(id, 'in no ledger')}")
        for citation in citations():
            if id in citation.rules + citation.examples:
                print(f"  {citation.test}{'' if citation.proves else ' (does not run)'}")
    return 0 if all(id in titles for id in ids) else 1


if __name__ == "__main__":
    sys.exit(_show(sys.argv[1:]) if sys.argv[1:] else _report())
