"""A rule as lines of text: wording, our reading, examples, the code that cites it, the tests that prove it.

Code is found in the package, tests where there is a checkout: every test file that cites an id in
`@pytest.mark.rule(…)` is named with its function.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from battlewright.terminal.citations import CARD, CODE, DENIAL, EVENT, Mention, mentions
from battlewright.terminal.style import Style, wrap
from battlewright.texts import Rule, Rulebook, Texts

MANY = 3  # more rules than this are listed by title only


def rule_lines(
    texts: Texts,
    style: Style,
    rulebook: Rulebook,
    words: str,
    columns: int,
    tests: Path | None = None,
    package: Path | None = None,
) -> list[str]:
    """The rules that words stand for: whole if they are few, by title if they are many.

    `tests` is the folder of the tests, where there is one, `package` the source to look for citations.
    """
    found = rulebook.find(words)
    if len(found) > MANY:
        titles = [f"  {style.paint(rule.id.ljust(16), 'cyan')} {rule.title}" for rule in found]
        return [texts.format("rules-many", count=len(found)), *titles]
    lines: list[str] = []
    for rule in found:
        lines += [*([""] if lines else []), *_whole(texts, style, rulebook, rule, columns)]
        if package is not None:
            lines += _code(texts, style, rule, package)
        if tests is not None:
            lines += _tests(texts, style, rule, tests)
    return lines


def _whole(texts: Texts, style: Style, rulebook: Rulebook, rule: Rule, columns: int) -> Iterator[str]:
    yield f"{style.paint(rule.id, 'cyan', 'bold')}  {style.paint(rule.title, 'bold')}"
    yield from wrap(rule.text, columns, "  ")
    if rule.ruling:
        yield from wrap(texts.format("rules-ruling", text=rule.ruling), columns, "  ")
    if rule.switch:
        yield from wrap(texts.format("rules-switch", switch=rule.switch), columns, "  ")
    for example in rulebook.examples_of(rule.id):
        said = texts.format("rules-example", example=example.id, title=example.title, text=example.text)
        yield from wrap(said, columns, "  ", "    ")
    if rule.see:
        yield from wrap(texts.format("rules-see", rules=", ".join(rule.see)), columns, "  ")


def _code(texts: Texts, style: Style, rule: Rule, package: Path) -> Iterator[str]:
    """The functions, events, denials and cards that cite a rule, and what kind of rule needs none."""
    if rule.kind:
        yield f"  {texts.format(f'rules-kind-{rule.kind}')}"
    found = mentions(package).get(rule.id, ())
    for label, kinds in (("code", CODE), ("events", (EVENT,)), ("denials", (DENIAL,)), ("cards", (CARD,))):
        if citing := [mention for mention in found if mention.kind in kinds]:
            yield f"  {texts.format(f'rules-{label}')}"
            yield from (style.paint(f"    {line}", "dim") for line in _once(citing))


def _once(citing: list[Mention]) -> Iterator[str]:
    """Each function, event, denial or card once, at the first place that cites the rule."""
    seen: set[tuple[str, str]] = set()
    for mention in citing:
        key = (mention.name, mention.place.partition(":")[0])
        if key not in seen:
            seen.add(key)
            yield str(mention)


def _tests(texts: Texts, style: Style, rule: Rule, tests: Path) -> Iterator[str]:
    citing = citing_tests(tests, rule.id)
    said = texts.format("rules-tests", tests=len(citing)) if citing else texts.format("rules-no-tests")
    yield f"  {said}"
    yield from (style.paint(f"    {name}", "dim") for name in citing)


def citing_tests(folder: Path, rule: str) -> list[str]:
    """Every test under a folder that cites a rule, as `file::test`."""
    found: list[str] = []
    for path in sorted(folder.rglob("test_*.py")):
        text = path.read_text(encoding="utf-8")
        if f'"{rule}"' in text:
            name = path.relative_to(folder.parent).as_posix()
            found += [f"{name}::{test}" for test in _citing(ast.parse(text), rule)]
    return found


def _citing(tree: ast.AST, rule: str) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            marks = [d for d in node.decorator_list if "mark.rule" in ast.unparse(d)]
            if any(isinstance(n, ast.Constant) and n.value == rule for m in marks for n in ast.walk(m)):
                yield node.name
