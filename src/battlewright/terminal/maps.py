"""`battlewright maps`: list, show and import Heroscape battlefields.

Answers are lines; `cli` prints them. What the user can get wrong is a `MapsError` of one line.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from battlewright.games.heroscape.board import MapCard, board_for, map_card, shipped_maps
from battlewright.games.heroscape.board.reading import parse_maps
from battlewright.games.heroscape.board.writing import write_map
from battlewright.games.heroscape.draw import svg, terminal
from battlewright.games.heroscape.importing import Imported, ImportProblem, import_file, import_text
from battlewright.texts import ENGLISH, Texts

Tell = Callable[[str], None]


class MapsError(ValueError):
    """An error the user can fix; the message says what."""


def add_arguments(command: ArgumentParser) -> None:
    """The sub-commands and their arguments."""
    commands: Any = command.add_subparsers(required=True, metavar="WHAT")
    every = commands.add_parser("list", help="all battlefields, with the number of players")
    every.set_defaults(answer=list_maps)
    show = commands.add_parser("show", help="a picture of a battlefield")
    show.add_argument("name", help="its id or title, or a map file of your own")
    show.add_argument("--layout", default="", help="which start zones and glyphs; the first if left out")
    show.add_argument("--svg", type=Path, metavar="FILE", help="write the picture as SVG")
    show.set_defaults(answer=show_map)
    bring = commands.add_parser("import", help="a community map: VirtualScape .hsc, map editor JSON or link")
    bring.add_argument("file", help="the file, or the link itself")
    bring.add_argument("--to", type=Path, metavar="FILE", help="where to write it; NAME.toml if left out")
    bring.set_defaults(answer=import_map)
    for each in (every, show, bring):
        each.add_argument("--language", default=ENGLISH, metavar="CODE", help="the language, such as en")


def list_maps(args: Namespace, *, color: bool) -> Iterator[str]:
    """All shipped maps."""
    texts = Texts(args.language)
    for card in sorted(shipped_maps().values(), key=lambda each: each.id):
        yield f"{card.id.ljust(26)} {_head(texts, card)}"


def show_map(args: Namespace, *, color: bool) -> Iterator[str]:
    """A picture in the terminal, or in a file."""
    texts = Texts(args.language)
    card = _find(args.name)
    board = board_for(card)
    if args.layout and args.layout not in board.layouts:
        raise MapsError(f"--layout {args.layout}: {card.name} has: {', '.join(board.layouts)}")

    def word(name: str) -> str:
        return texts.format(f"maps-word-{name}")

    if args.svg is not None:
        _write(args.svg, svg(board, args.layout, word=word))
        yield texts.format("maps-written", file=str(args.svg))
        return
    yield _head(texts, card)
    yield from terminal(board, args.layout, color=color, word=word)
    if len(board.layouts) > 1:
        yield texts.format("maps-layouts", layouts=", ".join(board.layouts))


def import_map(args: Namespace, *, color: bool) -> Iterator[str]:
    """A map file made of a community map, and the report."""
    texts = Texts(args.language)
    found = _import(args.file)
    target: Path = args.to or Path(f"{found.card.id}.toml")
    _write(target, write_map(found.card))
    yield _head(texts, found.card)
    yield texts.format("maps-written", file=str(target))
    if not found.report:
        yield texts.format("maps-report-none")
        return
    yield texts.format("maps-report")
    for note in found.report:
        yield "  " + texts.format(f"maps-note-{note.kind}", what=note.what, times=note.times)


def _head(texts: Texts, card: MapCard) -> str:
    players = ", ".join(map(str, card.players)) or "–"
    return texts.format("maps-head", name=card.name, hexes=len(board_for(card).hexes), players=players)


def _find(name: str) -> MapCard:
    """A shipped map, or the first of a file."""
    if not name.endswith(".toml"):
        try:
            return map_card(name)
        except LookupError as error:
            raise MapsError(str(error.args[0])) from None
    try:
        text = Path(name).read_text(encoding="utf-8")
    except OSError as error:
        raise MapsError(f"{name}: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise MapsError(f"{name}: not a map file (it is no text)") from None
    cards, errors = parse_maps(text, name)
    if errors:
        raise errors[0]
    if not cards:
        raise MapsError(f"{name}: there is no [[map]] in it")
    return cards[0]


def _import(source: str) -> Imported:
    try:
        if source.startswith(("http://", "https://", "?m=")):
            return import_text(source, "imported-map")
        return import_file(Path(source))
    except ImportProblem as error:
        raise MapsError(str(error)) from None


def _write(file: Path, text: str) -> None:
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise MapsError(f"{file}: {error.strerror or error}") from None
