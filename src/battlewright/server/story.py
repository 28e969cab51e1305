"""The story of a match: everything shown of it, stored so that later versions can show it without its rules.

A story is a list of chapters. A chapter covers some consecutive choices: the whole position before the first
of them, then the change each of them made (`patches`), the events, and the text of tables and log in every
language. Positions are unmasked, so stories are shown only of matches that are over. Compressed, a step takes
about two hundred bytes.
"""

from __future__ import annotations

import json
import lzma
from collections.abc import Iterable, Iterator, Sequence
from math import inf
from pathlib import Path
from time import monotonic
from typing import Any, cast

import msgspec
from msgspec import Struct

from battlewright.kernel.game import Game
from battlewright.kernel.match import Match
from battlewright.kernel.narration import Narrator
from battlewright.server import protocol
from battlewright.server.patches import Json, difference, patched

FORMAT = 1


class ToldLine(Struct, frozen=True, array_like=True):
    """An event, with its sentence in each language."""

    texts: tuple[str, ...]
    rules: tuple[str, ...]
    event: dict[str, Any]


class ToldStep(Struct, frozen=True, array_like=True):
    """What a choice changed: patches of the position and of the table in each language."""

    choice: str
    seat: int | None
    view: Any
    tables: tuple[Any, ...]
    log: tuple[ToldLine, ...]


class Chapter(Struct, frozen=True):
    """The steps of choices in a row; the first step has the whole position as its patch."""

    format: int
    languages: tuple[str, ...]
    steps: tuple[ToldStep, ...]


class Teller:
    """Writes down what is shown of a match while it is played again."""

    def __init__(self, game: Game[Any], words: Sequence[Narrator]) -> None:
        """Nothing has been shown."""
        self._game, self._words = game, words
        self._view: Json = None
        self._tables: list[Json] = [None] * len(words)

    def step(
        self, state: Any, choice: str = "", seat: int | None = None, events: Iterable[Any] = ()
    ) -> ToldStep:
        """The position as it is now, as a change of what was shown before."""
        view = cast(Json, json.loads(self._game.to_json(state)))
        tables = [
            cast(Json, json.loads(msgspec.json.encode(self._game.table(state, None, words))))
            for words in self._words
        ]
        told = ToldStep(
            choice,
            seat,
            difference(self._view, view),
            tuple(difference(old, new) for old, new in zip(self._tables, tables, strict=True)),
            tuple(
                ToldLine(
                    tuple(words.event(state, event) for words in self._words),
                    event.rules,
                    msgspec.to_builtins(event, str_keys=True),
                )
                for event in events
            ),
        )
        self._view, self._tables = view, tables
        return told


def tell(
    game: Game[Any],
    setup: dict[str, Any],
    seed: str,
    choices: Sequence[tuple[int, str]],
    first: int,
    seconds: float = inf,
) -> tuple[int, bytes]:
    """A chapter of the choices from number `first` on (0: with the beginning), packed; and up to which.

    It ends with the last of them, or when telling has taken so many seconds.
    """
    teller = Teller(game, [game.narrator(language) for language in protocol.LANGUAGES])
    match = Match(game, setup, seed)
    steps, began, upto = [] if first else [teller.step(match.state)], monotonic(), first
    for number, (seat, text) in enumerate(choices):
        events = match.choose(seat, text)
        if number < first:
            began = monotonic()
            continue
        steps.append(teller.step(match.state, text, seat, events))
        upto = number + 1
        if monotonic() - began > seconds:
            break
    return upto, pack(msgspec.json.encode(Chapter(FORMAT, protocol.LANGUAGES, tuple(steps))))


def steps(chapters: Iterable[bytes], language: str) -> Iterator[protocol.ReplayStep]:
    """A story in a language, step by step, as a replay is shown."""
    for packed in chapters:
        chapter = _decode(unpack(packed))
        spoken = chapter.languages.index(language) if language in chapter.languages else 0
        view: Any = None
        table: Any = None
        for told in chapter.steps:
            view, table = patched(view, told.view), patched(table, told.tables[spoken])
            log = tuple(protocol.ReplayLine(line.texts[spoken], line.rules, line.event) for line in told.log)
            yield protocol.ReplayStep(choice=told.choice, seat=told.seat, log=log, view=view, table=table)


_decode = msgspec.json.Decoder(Chapter).decode


def pack(data: bytes) -> bytes:
    """As small as can be: it is written once and kept for ever."""
    return lzma.compress(data, preset=6)


def unpack(data: bytes) -> bytes:
    """What was packed."""
    return lzma.decompress(data)


# --- content that is kept -------------------------------------------------------------------------


def packed_content(folder: Any) -> bytes:
    """The content files of a game, packed; `folder` may lie inside a package."""
    return pack(msgspec.json.encode(dict(sorted(_texts(folder, "")))))


def _texts(folder: Any, inside: str) -> Iterator[tuple[str, str]]:
    for child in folder.iterdir():
        if child.is_dir():
            yield from _texts(child, f"{inside}{child.name}/")
        elif child.name.endswith(".toml"):
            yield inside + child.name, child.read_text(encoding="utf-8")


def unpack_content(data: bytes, folder: Path) -> None:
    """Write kept content into a folder, whole or not at all."""
    if folder.is_dir():
        return
    part = folder.with_name(f"{folder.name}.part")
    for name, text in msgspec.json.decode(unpack(data), type=dict[str, str]).items():
        file = part / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    part.rename(folder)
