"""Requests of the map maker: each is answered with JSON, or refused with the reason.

A server hands them to a worker process, so that nothing here holds up a match. `map` is always the table of a
map file.
"""

from __future__ import annotations

import base64
import binascii
from functools import lru_cache
from typing import TypeAlias

import msgspec
from msgspec import Struct

from battlewright.games.heroscape.board import MapCard
from battlewright.games.heroscape.board.build import Builder
from battlewright.games.heroscape.board.reading import parse_maps
from battlewright.games.heroscape.board.writing import write_map
from battlewright.games.heroscape.content import Content, load
from battlewright.games.heroscape.draw import svg
from battlewright.games.heroscape.drawing import drawn, reading_of
from battlewright.games.heroscape.importing.files import ImportProblem, import_data
from battlewright.games.heroscape.lexicon import Lexicon
from battlewright.games.heroscape.own_maps import bounded
from battlewright.games.heroscape.workshop.boxes import MOST_BOXES, boxes, budget
from battlewright.games.heroscape.workshop.kit import kit
from battlewright.games.heroscape.workshop.looks import looks_from
from battlewright.games.heroscape.workshop.survey import surveyed
from battlewright.kernel.surface import Named
from battlewright.texts import Texts, texts_in

TALLEST, FURTHEST = 20, 30


class DraftError(ValueError):
    """A request that cannot be answered; the message says why."""


class Survey(Struct, frozen=True, tag="survey"):
    """Check a map and draw it."""

    map: dict[str, object]
    layout: str = ""


class Look(Struct, frozen=True, tag="look"):
    """What a figure sees from a space, and where it walks."""

    map: dict[str, object]
    at: str
    height: int = 5
    move: int = 5


class Count(Struct, frozen=True, tag="count"):
    """Count the tiles of some boxes against a map."""

    map: dict[str, object]
    boxes: dict[str, int]


class Draw(Struct, frozen=True, tag="draw"):
    """Draw a map that a match brought along, as the match reads it (`id` holds the reading)."""

    map: dict[str, object]
    id: str


class Picture(Struct, frozen=True, tag="picture"):
    """A picture of a map, as SVG."""

    map: dict[str, object]
    layout: str = ""


class Write(Struct, frozen=True, tag="write"):
    """A map as the text of a map file."""

    map: dict[str, object]


class Read(Struct, frozen=True, tag="read"):
    """A map from a file of ours, VirtualScape's, the editor's JSON or a link; `data` is base64."""

    data: str
    name: str


class Shipped(Struct, frozen=True, tag="shipped"):
    """A map that comes with the game, as a table."""

    name: str


class Tools(Struct, frozen=True, tag="tools"):
    """What a map can be made of."""


Request: TypeAlias = Survey | Look | Count | Draw | Picture | Write | Read | Shipped | Tools


class DraftFile(Struct, frozen=True, kw_only=True):
    """A map from a file, and in words what of it could not be represented."""

    map: MapCard
    report: tuple[str, ...] = ()


class DraftText(Struct, frozen=True, kw_only=True):
    """A text made of a map."""

    text: str


@lru_cache(maxsize=1)
def _content() -> Content:
    return load()


def answer(request: Request, language: str) -> bytes:
    """The answer to a request, as JSON; `DraftError` if there is none."""
    texts, content = texts_in(language), _content()
    return msgspec.json.encode(_answered(request, texts, content))


def _answered(request: Request, texts: Texts, content: Content) -> object:
    lexicon = Lexicon(texts, content)
    match request:
        case Survey():
            return surveyed(_card(request.map), request.layout, content, texts)
        case Look():
            return _look(request)
        case Count():
            return _count(request, lexicon)
        case Draw():
            flat_same, per_rung = _reading(request.id)
            card = _card(request.map)
            board = Builder(card, flat_same, per_rung).board
            return drawn(board, Named(request.id, card.name), lexicon)
        case Picture():
            board = Builder(_whole(request.map)).board
            layout = request.layout if request.layout in board.layouts else ""
            return DraftText(text=svg(board, layout, word=lambda name: texts.format(f"maps-word-{name}")))
        case Write():
            return DraftText(text=write_map(_card(request.map)))
        case Read():
            return _read(request, texts)
        case Shipped():
            if request.name not in content.maps:
                raise DraftError(f"no map {request.name!r}")
            return DraftFile(map=content.maps[request.name])
        case Tools():
            return kit(lexicon)


def _card(raw: dict[str, object]) -> MapCard:
    """A map of the right shape within the bounds, whatever else is wrong with it."""
    card, errors = bounded(raw)
    if card is None:
        raise DraftError("; ".join(map(str, errors[:5])))
    return card


def _whole(raw: dict[str, object]) -> MapCard:
    """A map of which there is something to draw."""
    card = _card(raw)
    if not Builder(card).board.hexes:
        raise DraftError("there is not a single hex")
    return card


def _reading(id: str) -> tuple[bool, int]:
    try:
        return reading_of(id)
    except LookupError:
        raise DraftError(f"{id[:60]!r} is no reading of a map") from None


def _look(request: Look) -> object:
    if not (1 <= request.height <= TALLEST and 0 <= request.move <= FURTHEST):
        raise DraftError(f"a height up to {TALLEST} and a move up to {FURTHEST} are needed")
    try:
        return looks_from(_card(request.map), request.at, request.height, request.move)
    except KeyError:
        raise DraftError(f"there is no space {request.at[:20]} on this map") from None


def _count(request: Count, lexicon: Lexicon) -> object:
    unknown = sorted(set(request.boxes) - set(boxes()))
    if unknown:
        raise DraftError(f"no box {unknown[0][:40]!r}; there are: {', '.join(boxes())}")
    if any(not 0 <= count <= MOST_BOXES for count in request.boxes.values()):
        raise DraftError(f"at most {MOST_BOXES} of each box")
    return budget(_card(request.map), request.boxes, lexicon)


def _read(request: Read, texts: Texts) -> DraftFile:
    """A file, whatever its format; a map file of ours is TOML with a `[[map]]` in it."""
    try:
        data = base64.b64decode(request.data, validate=True)
    except (binascii.Error, ValueError):
        raise DraftError("the data of a file are sent as base64") from None
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = ""
    if "[[map]]" in text:
        return _read_own(text, request.name)
    try:
        found = import_data(data, request.name.rpartition(".")[0] or request.name)
    except ImportProblem as error:
        raise DraftError(str(error)) from None
    notes = (
        texts.format(f"maps-note-{note.kind}", what=note.what, times=note.times) for note in found.report
    )
    return DraftFile(map=_bounded(found.card), report=tuple(notes))


def _read_own(text: str, name: str) -> DraftFile:
    cards, errors = parse_maps(text, name)
    if not cards:
        raise DraftError("; ".join(map(str, errors[:5])) or f"{name}: there is no [[map]] in it")
    return DraftFile(map=_bounded(cards[0]))


def _bounded(card: MapCard) -> MapCard:
    return _card(msgspec.to_builtins(card))
