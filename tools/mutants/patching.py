"""Putting changed code into functions that are already imported.

A function keeps its identity and gets other code, so every table and every module that refers to it sees the
change at once. This makes a mutant cost a fork instead of an import of the whole game.
"""

from __future__ import annotations

import ast
import functools
import gc
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import CodeType, FunctionType, ModuleType

from tools.mutants.mutations import Mutant, Source

Key = tuple[str, int, int]  # qualified name, first line, and which of several with both the same

HIT = "__mutants_hit__"


class Program:
    """The functions of a game's rules and procedures that are alive, by file and place, and their caches."""

    def __init__(self, sources: Sequence[Source], root: Path) -> None:
        """Look through everything the interpreter holds, once."""
        self.root = root
        self.functions: dict[str, dict[Key, list[FunctionType]]] = {}
        self.caches: list[functools._lru_cache_wrapper[object]] = []
        keys = {
            str(root / source.path): {code: key for key, code in _codes(_compiled(source, root))}
            for source in sources
        }
        for each in gc.get_objects():
            if isinstance(each, FunctionType):
                file = each.__code__.co_filename
                if (key := keys.get(file, {}).get(each.__code__)) is not None:
                    self.functions.setdefault(file, {}).setdefault(key, []).append(each)
            elif isinstance(each, functools._lru_cache_wrapper) and _file_of(each) in keys:
                self.caches.append(each)

    def replace(self, path: Path, changed: CodeType, only: str = "") -> int:
        """Give the functions of a file the code of a changed version; the number of functions changed.

        With `only`, just the function of this name and those inside it.
        """
        alive = self.functions.get(str(path), {})
        done = 0
        for key, code in _codes(changed):
            if only and key[0] != only and not key[0].startswith(f"{only}.<locals>."):
                continue
            for function in alive.get(key, ()):
                if len(function.__code__.co_freevars) == len(code.co_freevars):
                    function.__code__ = code
                    done += 1
        return done

    def break_as(self, source: Source, mutant: Mutant) -> None:
        """Break the running program as the mutant says."""
        path = self.root / mutant.path
        text = source.changed(mutant.start, mutant.end, mutant.text)
        if mutant.constant:
            _rebind(path, mutant, ast.parse(text))
        elif not self.replace(path, compile(text, str(path), "exec", dont_inherit=True), mutant.name):
            raise LookupError(f"{mutant.path}: no function {mutant.name} is alive")
        for cache in self.caches:
            cache.cache_clear()

    def watch(self, source: Source, hit: Callable[[str], object]) -> None:
        """Let the functions of a file call `hit` with `path:line` before each statement."""
        path = self.root / source.path
        tree = ast.parse(source.text)
        for node in list(ast.walk(tree)):
            for name in ("body", "orelse", "finalbody"):
                block = getattr(node, name, None)
                if isinstance(block, list) and not isinstance(node, ast.Module | ast.ClassDef):
                    setattr(node, name, [new for old in block for new in (_probe(source.path, old), old)])
        setattr(module_at(path), HIT, hit)
        self.replace(path, compile(ast.fix_missing_locations(tree), str(path), "exec", dont_inherit=True))


def _compiled(source: Source, root: Path) -> CodeType:
    return compile(source.text, str(root / source.path), "exec", dont_inherit=True)


def _file_of(cached: functools._lru_cache_wrapper[object]) -> str:
    return str(getattr(getattr(cached.__wrapped__, "__code__", None), "co_filename", ""))


def _codes(code: CodeType, count: dict[tuple[str, int], int] | None = None) -> Iterator[tuple[Key, CodeType]]:
    count = {} if count is None else count
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            place = (inner.co_qualname, inner.co_firstlineno)
            count[place] = count.get(place, 0) + 1
            yield (*place, count[place]), inner
            yield from _codes(inner, count)


def module_at(path: Path) -> ModuleType:
    """The imported module of a file."""
    return next(m for m in list(sys.modules.values()) if getattr(m, "__file__", None) == str(path))


def _rebind(path: Path, mutant: Mutant, tree: ast.Module) -> None:
    """Compute a constant of a module anew and give it to the modules that imported it."""
    module = module_at(path)
    names = constants(mutant)
    before = {name: getattr(module, name) for name in names}
    wanted = [node for node in tree.body if node.lineno == mutant.statement]
    exec(compile(ast.Module(wanted, []), str(path), "exec", dont_inherit=True), vars(module))
    for name in names:
        for other, alias in importers(module.__name__, name):
            if getattr(other, alias, None) is before[name]:
                setattr(other, alias, getattr(module, name))


def constants(mutant: Mutant) -> list[str]:
    """The names a statement with a broken constant assigns."""
    return mutant.name.strip("()").split(", ")


def importers(module: str, name: str) -> Iterator[tuple[ModuleType, str]]:
    """The modules that imported a name from a module, and what they call it."""
    package = module.split(".")[0]
    for other in list(sys.modules.values()):
        file = getattr(other, "__file__", None)
        if file and other.__name__.split(".")[0] in (package, "tests"):
            for node in _tree(file).body:
                if isinstance(node, ast.ImportFrom) and node.module == module:
                    yield from ((other, a.asname or a.name) for a in node.names if a.name == name)


@functools.cache
def _tree(file: str) -> ast.Module:
    return ast.parse(Path(file).read_bytes())


# --- coverage


def _probe(path: str, node: ast.stmt) -> ast.stmt:
    call = ast.Call(ast.Name(HIT, ast.Load()), [ast.Constant(f"{path}:{node.lineno}")], [])
    return ast.copy_location(ast.Expr(call), node)


def readers(sources: list[Source], mutant: Mutant) -> list[str]:
    """The statements, as `path:line`, that read the constant a mutant changes."""
    return [
        f"{source.path}:{node.lineno}"
        for source in sources
        for node in ast.walk(source.tree)
        if isinstance(node, ast.stmt) and not isinstance(node, ast.FunctionDef | ast.ClassDef)
        for name in _heads(node)
        if isinstance(name, ast.Name) and name.id in constants(mutant)
    ]


def _heads(node: ast.stmt) -> Iterator[ast.AST]:
    """The nodes of a statement without those of the statements inside it."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.expr):
            yield from ast.walk(child)
