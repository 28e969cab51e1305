"""Maps of the browser map editor: its JSON files and its links.

A piece is a key `altitude~q~r~rotation~name`. A link carries the same as a list, squeezed with JSONCrush:
repeated parts of the text are replaced by single characters, and some signs are swapped so that they survive
in an address.
"""

from __future__ import annotations

import json
import re
from typing import NamedTuple
from urllib.parse import parse_qs, unquote, urlsplit

SWAPS = (("{", "("), ("}", ")"), (",'", "~"), ("':", "!"), ('"', "'"))
MOST_PIECES = 20_000
LONGEST = 4_000_000
FURTHEST = 1000


class EditorError(ValueError):
    """A text that is no map of the editor."""


class EditorPiece(NamedTuple):
    """One piece."""

    z: int
    q: int
    r: int
    rotation: int
    name: str


class EditorMap(NamedTuple):
    """A whole map."""

    name: str
    pieces: tuple[EditorPiece, ...]


def read_json(text: str) -> EditorMap:
    """A map from the editor's JSON: an object with `hexMap` and `boardPieces`, or a list as links have it."""
    try:
        raw = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise EditorError(f"not valid JSON: {error}") from None
    if isinstance(raw, dict):
        head, keys = raw.get("hexMap"), raw.get("boardPieces")
        if keys is None:
            raise EditorError("there is no boardPieces")
    elif isinstance(raw, list) and raw:
        head, keys = raw[0], raw[1:]
    else:
        raise EditorError("neither an object nor a list with pieces")
    if isinstance(keys, dict):
        keys = list(keys)
    if not isinstance(keys, list):
        raise EditorError("boardPieces is neither an object nor a list")
    if len(keys) > MOST_PIECES:
        raise EditorError(f"{len(keys)} pieces are too many")
    name = head.get("name") if isinstance(head, dict) else None
    return EditorMap(name if isinstance(name, str) else "", tuple(_piece(key) for key in keys))


def _piece(key: object) -> EditorPiece:
    if isinstance(key, dict):  # some versions keep the key inside
        key = key.get("id", key.get("pieceID", key))
    text = str(key)
    parts = text.split("~") if isinstance(key, str) else []
    if len(parts) != 5:
        raise EditorError(f"{text[:40]!r} is no piece; one is altitude~q~r~rotation~name")
    try:
        z, q, r = (int(part) for part in parts[:3])
        rotation = float(parts[3])
    except ValueError:
        raise EditorError(f"{text[:40]!r} has a number that is none") from None
    if max(abs(z), abs(q), abs(r)) > FURTHEST or not 0 <= rotation < 6:
        raise EditorError(f"{text[:40]!r} lies nowhere on a table")
    return EditorPiece(z, q, r, int(rotation), parts[4])


def read_link(text: str) -> EditorMap:
    """A map from a link with the parameter m."""
    text = text.strip()
    if len(text) > LONGEST:
        raise EditorError("far too long for a link")
    try:
        query = parse_qs(urlsplit(text).query or text.lstrip("?"), keep_blank_values=True)
    except ValueError as error:
        raise EditorError(f"no link: {error}") from None
    crushed = query.get("m", [""])[0]
    if not crushed:
        raise EditorError("a link has a parameter m with the map")
    return read_json(uncrush(crushed))


def uncrush(text: str) -> str:
    """Undo JSONCrush. The last character is a mark; repeated parts follow after U+0001."""
    text = unquote(text)[:-1]
    parts = text.split("\x01")
    text = parts[0]
    for sign in parts[1] if len(parts) > 1 else "":
        *others, last = text.split(sign)
        text = last.join(others) if others else text
        if len(text) > LONGEST:
            raise EditorError("the link unfolds to more than any map")
    for one, two in SWAPS:
        text = _swap(text, one, two)
    return text


def _swap(text: str, one: str, two: str) -> str:
    """Put each of two signs in place of the other."""
    other = {one: two, two: one}
    return re.sub(f"{re.escape(one)}|{re.escape(two)}", lambda found: other[found[0]], text)


def crush(text: str) -> str:
    """The simplest text that `uncrush` undoes: signs swapped, nothing squeezed."""
    for one, two in reversed(SWAPS):
        text = _swap(text, one, two)
    return text + "_"
