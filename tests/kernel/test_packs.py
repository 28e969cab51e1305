"""Packs of content: the shelves of a catalogue, and loaded content by its hash."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

import pytest
from msgspec import Struct

from battlewright.kernel.entries import ContentError
from battlewright.kernel.packs import Library, Shelves, pack_files, shelve


class Stone(Struct, frozen=True, forbid_unknown_fields=True):
    """An entry of a toy game."""

    id: str
    weight: int = 1


@dataclass
class Quarry:
    """A catalogue with two shelves."""

    stones: dict[str, Stone] = field(default_factory=dict)
    gems: dict[str, Stone] = field(default_factory=dict)


@dataclass(frozen=True)
class Loaded:
    """Content that is nothing but its hash."""

    hash: str


SHELVES: Shelves[Stone] = {"stones": ("stone", Stone), "gems": ("gem", Stone)}


def read(catalogue: Quarry, folder: Path, *, unique: bool = False) -> list[str]:
    """Read a folder; the mistakes as text."""
    errors: list[ContentError] = []
    shelve(catalogue, pack_files(folder, SHELVES, errors), SHELVES, errors, unique=unique)
    return [str(error) for error in errors]


def written(folder: Path, **files: str) -> Path:
    """A pack with these files."""
    folder.mkdir()
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return folder


def test_a_pack_replaces_an_entry_once(tmp_path: Path) -> None:
    """An entry of an earlier pack is replaced on request, but not twice by the same pack."""
    catalogue = Quarry()
    again = '[[stone]]\nid = "flint"\nweight = 2\nreplaces = true\n'

    assert read(catalogue, written(tmp_path / "first", stones='[[stone]]\nid = "flint"\n')) == []
    assert read(catalogue, written(tmp_path / "once", stones=again)) == []
    assert catalogue.stones["flint"].weight == 2
    assert read(catalogue, written(tmp_path / "twice", stones=again + again)) == [
        "stones.toml: entry 'flint': field 'id': exists already (say replaces = true)"
    ]


def test_only_what_exists_is_replaced(tmp_path: Path) -> None:
    """The nearest id on the shelf is proposed."""
    catalogue = Quarry(stones={"flint": Stone("flint")})

    assert read(
        catalogue, written(tmp_path / "pack", stones='[[stone]]\nid = "flin"\nreplaces = true\n')
    ) == ["stones.toml: entry 'flin': field 'replaces': there is no 'flin' to replace; did you mean 'flint'?"]


@pytest.mark.parametrize(("unique", "mistakes"), [(False, 0), (True, 1)])
def test_ids_are_unique_on_all_shelves_where_that_is_asked(
    tmp_path: Path, unique: bool, mistakes: int
) -> None:
    """Otherwise two shelves may use the same id."""
    pack = written(tmp_path / "pack", stones='[[stone]]\nid = "opal"\n', gems='[[gem]]\nid = "opal"\n')

    assert len(read(Quarry(), pack, unique=unique)) == mistakes


def test_files_that_are_not_content_are_named(tmp_path: Path) -> None:
    """An unknown shelf, bytes that are not text, text that is not TOML."""
    pack = written(tmp_path / "pack", stone="", gems="[[gem]\n")
    (pack / "stones.toml").write_bytes(b"\xff")

    gems, stone, stones = read(Quarry(), pack)

    assert gems.startswith("gems.toml: not valid TOML: ")
    assert stone == "stone.toml: unknown file; did you mean 'stones'?"
    assert stones.startswith("stones.toml: not UTF-8 text: ")


def test_a_library_finds_content_by_its_hash() -> None:
    """Registered content, the shipped one on demand, and an error for any other."""
    library = Library(lambda: Loaded("shipped"))
    own = library.register(Loaded("own"))

    assert library["own"] is own
    assert library["shipped"] is library["shipped"]
    with pytest.raises(LookupError, match="is not loaded; load its pack first"):
        library["another"]
