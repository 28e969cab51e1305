"""The order of the house: every rule is proven, the pages are true, the engine is pure.

These tests read files; they run no game. What they forbid is forbidden because a person would
overlook it: a rule without a test, a page that names what is gone, a clock inside the engine.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from tools.rules import ROOT, SOURCE, citations, ledger, ledgers, mentions, missing, uncoded, unknown

PURE = ("kernel", "space", "chance", "games")
IMPURE_MODULES = {
    "asyncio",
    "datetime",
    "random",
    "secrets",
    "socket",
    "subprocess",
    "threading",
    "time",
    "uuid",
}
UNFINISHED = re.compile(r"\b(?:TODO|FIXME|XXX)\b|\bNotImplementedError\b")

PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    *sorted((ROOT / "docs").rglob("*.md")),
]
REFERENCE = ROOT.parent / "shared" / "rules"


def source_files(*packages: str) -> list[Path]:
    """The Python files of the whole package, or of some of its parts."""
    roots = [SOURCE / package for package in packages] or [SOURCE]
    return sorted(path for root in roots for path in root.rglob("*.py"))


def short(path: Path) -> str:
    """A path as a person would write it."""
    return path.relative_to(ROOT).as_posix()


# The ledger and its proofs


def test_every_rule_and_every_example_has_a_test() -> None:
    """A ledger rule nobody tests is a defect, and so is an example without its golden test."""
    gaps = {game: missing(game) for game in ledgers()}

    assert not {game: gap for game, gap in gaps.items() if gap}


@pytest.mark.parametrize("game", sorted(ledgers()))
def test_every_rule_is_cited_by_code_or_marked(game: str) -> None:
    """A function, event, denial, table or card names the rule, or the ledger says why it needs no code."""
    assert uncoded(game) == ()


def test_every_citation_names_something_in_a_ledger() -> None:
    """A test that cites a misspelt id proves nothing."""
    complaints = [
        f"{citation.test} (line {citation.line}): {complaint}"
        for citation in citations()
        for complaint in unknown(citation.rules, citation.examples)
    ]

    assert complaints == []


def test_every_game_has_a_ledger() -> None:
    """A game that can be played has its rules written down beside it."""
    playable = {path.parent.name for path in (SOURCE / "games").glob("*/game.py")}

    assert playable <= set(ledgers())


def test_every_rule_named_in_code_content_or_pages_is_in_a_ledger() -> None:
    """An id in a docstring, an event, a content file or a design page can be looked up."""
    texts = [*source_files(), *sorted((SOURCE / "games").glob("*/content/**/*.toml")), *PAGES]
    strays = [
        f"{short(path)}:{line}: {id}"
        for path in texts
        for line, id in mentions(path.read_text(encoding="utf-8"), ledgers())
    ]

    assert strays == []


def test_every_file_that_a_page_names_is_there() -> None:
    """A page that names a file by its path is changed with the file."""
    named = re.compile(
        r"`((?:src|web|tests|tools|docs|bench)/[\w./-]+\.(?:py|ts|js|mjs|svelte|md|toml|ftl))`"
    )
    gone = [
        f"{short(page)}: {path}"
        for page in PAGES
        for path in named.findall(page.read_text(encoding="utf-8"))
        if not (ROOT / path).is_file()
    ]

    assert gone == []


@pytest.mark.skipif(not REFERENCE.is_dir(), reason="no reference ledgers beside this checkout")
def test_a_ledger_has_the_ids_of_its_reference() -> None:
    """The project's ledger is in its own words, but its ids are the agreed ones."""
    for game, ours in ledgers().items():
        reference = next(REFERENCE.glob(f"{game}*.toml"), None)
        assert reference is not None, f"no reference for {game}"
        theirs = ledger(reference, titled=False)
        assert set(ours.rules) == set(theirs.rules), game
        assert set(ours.examples) == set(theirs.examples), game


# The code


def test_nothing_in_the_source_is_left_for_later() -> None:
    """What is shipped is done; what is not done is not shipped."""
    texts = [path for path in sorted(SOURCE.rglob("*")) if path.suffix in (".py", ".toml")]
    left = [
        f"{short(path)}:{number}: {line.strip()}"
        for path in texts
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if UNFINISHED.search(line)
    ]

    assert left == []


def imported(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """The top-level names a module imports from outside its own package, with their lines."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name.split(".")[0]) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.lineno, node.module.split(".")[0]


def test_the_engine_has_no_clock_no_network_and_no_outside_chance() -> None:
    """Same setup, seed and choices: same bytes, everywhere and always."""
    impure = [
        f"{short(path)}:{line}: imports {name}"
        for path in source_files(*PURE)
        for line, name in imported(ast.parse(path.read_text(encoding="utf-8")))
        if name in IMPURE_MODULES
    ]

    assert impure == []


def test_only_the_command_line_prints() -> None:
    """Whatever is below the command line answers with values."""
    printing = [
        f"{short(path)}:{node.lineno}"
        for path in source_files()
        if path.relative_to(SOURCE).parts[0] not in ("cli", "__main__.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "print"
    ]

    assert printing == []


# The pages


def code_in(page: Path) -> list[str]:
    """What a page shows as code: fenced blocks and words in backticks."""
    text = page.read_text(encoding="utf-8")
    fences = re.findall(r"^```\w*\n(.*?)^```", text, flags=re.MULTILINE | re.DOTALL)
    rest = re.sub(r"^```\w*\n.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)
    return fences + re.findall(r"`([^`\n]+)`", rest)


@pytest.mark.parametrize("page", PAGES, ids=short)
def test_the_commands_on_a_page_exist(page: Path) -> None:
    """Every `make …` a page tells people to type is a target of the Makefile."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z][a-z-]*):", makefile, flags=re.MULTILINE))
    named = {target for code in code_in(page) for target in re.findall(r"\bmake ([a-z][a-z-]*)", code)}

    assert named <= targets


def test_the_readme_names_the_two_commands() -> None:
    """A newcomer finds how to play and how to test."""
    shown = "\n".join(code_in(ROOT / "README.md"))

    assert "make play" in shown
    assert "make test" in shown


@pytest.mark.parametrize("page", PAGES, ids=short)
def test_the_modules_on_a_page_exist(page: Path) -> None:
    """A path that starts with src/ or battlewright/ leads somewhere; `<game>` stands for any game."""
    paths = {
        path
        for code in code_in(page)
        for path in re.findall(r"(?<![\w./-])(?:src|battlewright)/[\w./<>*-]*", code)
    }
    gone = [path for path in sorted(paths) if not leads_somewhere(path)]

    assert gone == []


def leads_somewhere(path: str) -> bool:
    """Whether a path on a page stands for at least one file or folder."""
    pattern = re.sub(r"<[^>]*>", "*", path).rstrip("/")
    return any((ROOT if pattern.startswith("src") else ROOT / "src").glob(pattern))


@pytest.mark.parametrize("page", PAGES, ids=short)
def test_the_links_on_a_page_lead_somewhere(page: Path) -> None:
    """A link or picture inside the project points at a file that is there."""
    links = re.findall(r"\]\(([^)#\s]+)[^)]*\)", page.read_text(encoding="utf-8"))
    dead = [link for link in links if "://" not in link and not (page.parent / link).exists()]

    assert dead == []


def test_the_python_in_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """The ten lines of Python play a game to its end and print how it ended."""
    blocks = re.findall(
        r"^```python\n(.*?)^```", (ROOT / "README.md").read_text(encoding="utf-8"), re.M | re.S
    )
    assert len(blocks) == 1
    assert len(blocks[0].splitlines()) <= 12
    if find_spec("battlewright.cli") is None:
        pytest.skip("no game can be played yet")

    exec(compile(blocks[0], "README.md", "exec"), {})

    assert "winners" in capsys.readouterr().out
