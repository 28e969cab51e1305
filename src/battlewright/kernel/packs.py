"""Packs of content: the shipped folder of a game and the players' own, read, checked and kept by hash.

A pack is a folder of TOML files. Each file (or folder of files) is a shelf: it holds entries of one kind,
under one table name. `Packs` loads the shipped pack and others on top of it, or collects every mistake of
one; `shelve` puts entries on their shelves; a `Library` finds loaded content by the hash a state carries.
What an entry must satisfy beyond its type is the game's business (`content_checks.py`).
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from battlewright.kernel.entries import ContentError, Entry, Problem, decode, entries_of, nearest


class HasHash(Protocol):
    """Content, as far as a library knows it."""

    @property
    def hash(self) -> str:
        """Of everything its entries say."""


K = TypeVar("K")
C = TypeVar("C", bound=HasHash)
R = TypeVar("R", bound=Struct)

Shelves: TypeAlias = Mapping[str, tuple[str, type[R]]]
"""File or folder -> the name of its tables, the type of its entries."""


class Library(dict[str, C], Generic[C]):
    """Loaded content by its hash, kept per process; the shipped content is loaded on demand."""

    def __init__(self, shipped: Callable[[], C]) -> None:
        """`shipped` loads the content that comes with the game."""
        super().__init__()
        self._shipped = shipped

    def register(self, content: C) -> C:
        """Make content findable by its hash."""
        return self.setdefault(content.hash, content)

    def __missing__(self, hash: str) -> C:
        """The shipped content if that is what is wanted; `LookupError` otherwise."""
        found = self.register(self._shipped())
        if found.hash != hash:
            raise LookupError(f"content {hash[:12]}… is not loaded; load its pack first")
        return found


class Packs(Generic[K, C]):
    """The packs of a game: `K` is its catalogue of entries, `C` the content made from a whole catalogue."""

    def __init__(
        self,
        package: str,
        catalogue: Callable[[], K],
        add: Callable[[K, Traversable], list[ContentError]],
        content: Callable[[K], C],
    ) -> None:
        """`add` reads a folder into a catalogue and returns every mistake in it."""
        self._package = package
        self._catalogue = catalogue
        self._add = add
        self._content = content
        self._loaded = lru_cache(maxsize=8)(self._load)

    def load(self, *packs: Path) -> C:
        """The shipped content and the players' packs, checked; the first mistake stops the load."""
        return self._loaded(packs)

    def only(self, folder: Path) -> C:
        """The content of a folder alone, without the shipped content: for stored content."""
        return self._read((folder,))

    def check(self, folder: Path) -> list[ContentError]:
        """Every mistake in a pack, seen beside the shipped content."""
        catalogue = self._catalogue()
        self._add(catalogue, self._shipped())
        return self._add(catalogue, folder)

    def _load(self, packs: tuple[Path, ...]) -> C:
        return self._read((self._shipped(), *packs))

    def _read(self, folders: Iterable[Traversable]) -> C:
        catalogue = self._catalogue()
        for folder in folders:
            errors = self._add(catalogue, folder)
            if errors:
                for other in errors[1:]:
                    errors[0].add_note(str(other))
                raise errors[0]
        return self._content(catalogue)

    def _shipped(self) -> Traversable:
        return files(self._package) / "content"


class PackFile(NamedTuple):
    """One file of a pack: its path inside it, the shelf it fills, its text."""

    name: str
    shelf: str
    text: str


def pack_files(
    folder: Traversable, shelves: Collection[str], errors: list[ContentError]
) -> Iterator[PackFile]:
    """The content files of a folder in the order of their names; any other TOML file is a mistake."""
    for name, file in sorted(_toml_files(folder, shelves), key=lambda found: found[0]):
        shelf = name.partition("/")[0].removesuffix(".toml")
        if shelf not in shelves:
            errors.append(ContentError(name, problem=f"unknown file{nearest(shelf, shelves)}"))
            continue
        try:
            yield PackFile(name, shelf, file.read_text(encoding="utf-8"))
        except UnicodeDecodeError as error:
            errors.append(ContentError(name, problem=f"not UTF-8 text: {error}"))


def _toml_files(folder: Traversable, shelves: Collection[str]) -> Iterator[tuple[str, Traversable]]:
    for child in folder.iterdir():
        if child.is_dir() and child.name in shelves:
            inside = (file for file in child.iterdir() if file.name.endswith(".toml"))
            yield from ((f"{child.name}/{file.name}", file) for file in inside)
        elif child.name.endswith(".toml"):
            yield child.name, child


def entries_in(file: PackFile, table: str, errors: list[ContentError]) -> Iterator[Entry]:
    """The tables of a file; whatever else is in it is a mistake."""
    try:
        tables = tomllib.loads(file.text)
    except tomllib.TOMLDecodeError as error:
        errors.append(ContentError(file.name, problem=f"not valid TOML: {error}"))
        return
    yield from entries_of(file.name, file.shelf, table, tables, errors)


def shelve(
    catalogue: object,
    pack: Iterable[PackFile],
    shelves: Shelves[R],
    errors: list[ContentError],
    *,
    unique: bool = False,
) -> list[tuple[Entry, R]]:
    """Put the entries of a pack on the shelves of the catalogue; those that are well-formed are returned.

    An id is used once on its shelf; once on all shelves if it is to be `unique`. An entry of an earlier pack
    is replaced only by one that says so.
    """
    added: list[tuple[Entry, R]] = []
    new: set[tuple[str, str]] = set()
    for entry in (entry for file in pack for entry in entries_in(file, shelves[file.shelf][0], errors)):
        card, problems = decode(entry.raw, shelves[entry.shelf][1])
        errors += complaints(entry, problems)
        if card is None:
            continue
        id: str = getattr(card, "id")  # noqa: B009
        shelf: dict[str, R] = getattr(catalogue, entry.shelf)
        used = any(id in getattr(catalogue, name) for name in (shelves if unique else (entry.shelf,)))
        if used and not (entry.replaces and id in shelf and (entry.shelf, id) not in new):
            errors += complaints(entry, [("id", "exists already (say replaces = true)")])
            continue
        if entry.replaces and id not in shelf:
            errors += complaints(entry, [("replaces", f"there is no '{id}' to replace{nearest(id, shelf)}")])
        shelf[id] = card
        new.add((entry.shelf, id))
        added.append((entry, card))
    return added


def complaints(entry: Entry, problems: Iterable[Problem]) -> Iterator[ContentError]:
    """What is wrong with an entry, with its file and name."""
    return (ContentError(entry.file, entry.name, *problem) for problem in problems)
