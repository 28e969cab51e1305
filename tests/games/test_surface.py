"""What every game tells the programs that show it: Structs, ids beside words, labels in every language."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Any, get_type_hints

import msgspec
import pytest
from msgspec import Struct

from battlewright.games import CLASSES, load
from battlewright.kernel.surface import Catalogue, Lobby, Table
from battlewright.texts import browser_texts, languages
from tools.protocol_types import structs_in


def parts(struct: type[Struct]) -> Iterator[type[Struct]]:
    """A Struct and all Structs inside it."""
    yield struct
    for hint in get_type_hints(struct).values():
        for inner in structs_in(hint):
            yield from parts(inner)


def is_for_people(name: str) -> bool:
    """Ids are for programs; a plain table leaves them out."""
    return name != "id" and not name.endswith(("_id", "_ids"))


def columns(struct: type[Struct]) -> Iterator[str]:
    """The names of everything in a table that a plain table shows."""
    for name, hint in get_type_hints(struct).items():
        if is_for_people(name):
            yield name
            for inner in structs_in(hint):
                yield from columns(inner)


def of_kind(game: str, kind: type[Struct]) -> type[Struct]:
    """The Struct of a game's surface that extends one of the kernel's."""
    surface: tuple[type[Struct], ...] = import_module(f"battlewright.games.{game}.surface").SURFACE
    return next(struct for struct in surface if issubclass(struct, kind))


@pytest.mark.parametrize("game", CLASSES)
@pytest.mark.parametrize("language", languages())
def test_every_column_of_a_table_has_a_label(game: str, language: str) -> None:
    """The plain table heads each section and column with a message of the reader's language."""
    texts = browser_texts(language)

    shown = dict.fromkeys(columns(of_kind(game, Table)))
    assert [name for name in shown if f"\nfield-{name} = " not in texts] == []


@pytest.mark.parametrize("game", CLASSES)
@pytest.mark.parametrize("kind", [Lobby, Catalogue, Table])
def test_nothing_of_a_surface_is_left_open(game: str, kind: type[Struct]) -> None:
    """Every field has a type that TypeScript can be made of; none is anything at all."""
    struct = of_kind(game, kind)

    hints = [hint for part in parts(struct) for hint in get_type_hints(part).values()]
    assert hints
    assert not [hint for hint in hints if Any in (hint, *getattr(hint, "__args__", ()))]


@pytest.mark.parametrize("game", CLASSES)
def test_a_surface_is_what_its_types_say(game: str) -> None:
    """Lobby, catalogue and table can be read back by their types from the JSON that is sent."""
    played = load(game)
    words = played.narrator("en")
    state = played.new({}, "surface")
    told = (played.lobby(words), played.catalogue(words), played.table(played.view(state, 0), 0, words))

    kinds: tuple[type[Struct], ...] = (Lobby, Catalogue, Table)
    for each, kind in zip(told, kinds, strict=True):
        struct = of_kind(game, kind)
        assert type(each) is struct
        assert msgspec.json.encode(msgspec.json.decode(msgspec.json.encode(each), type=struct)) == (
            msgspec.json.encode(each)
        )
