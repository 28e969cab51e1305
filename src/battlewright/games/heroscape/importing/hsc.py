"""VirtualScape `.hsc` files, all versions, read field by field.

The layout is that of docs/maps.md: little-endian numbers, strings with their length in front. Nothing is
trusted: lengths and counts are held against what is left of the file, and whatever does not fit ends in
an `HscError` that says at which byte.
"""

from __future__ import annotations

import struct
from typing import NamedTuple

PERSONAL = 17000
FIGURES = (18001, 18002)
MOST_PIECES = 20_000
VERSIONS = (1, 2, 3, 4, 5, 6, 7)  # in ten-thousandths
PIECE_VERSIONS = (1, 2, 3)


class HscError(ValueError):
    """A file that is no VirtualScape map, or a damaged one."""


class HscPiece(NamedTuple):
    """One piece: its code, how it is turned, where it lies, and what it carries."""

    code: int
    rotation: int
    x: int
    y: int
    z: int
    letter: str = ""
    name: str = ""  # of a personal tile or a figure
    colour: tuple[int, int, int] = (0, 0, 0)
    hexes: int = 0  # of a personal tile


class HscMap(NamedTuple):
    """A whole file."""

    version: int
    name: str
    author: str
    players: str
    pieces: tuple[HscPiece, ...]
    left_over: int  # bytes after the last piece


class _Reader:
    """Bytes with a position."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    def take(self, count: int, what: str) -> bytes:
        if count < 0 or self.at + count > len(self.data):
            raise HscError(f"the file ends inside {what} (byte {self.at} of {len(self.data)})")
        self.at += count
        return self.data[self.at - count : self.at]

    def number(self, form: str, what: str) -> int:
        (value,) = struct.unpack(form, self.take(struct.calcsize(form), what))
        return int(value)

    def int32(self, what: str) -> int:
        return self.number("<i", what)

    def version(self, known: tuple[int, ...], what: str) -> int:
        (value,) = struct.unpack("<d", self.take(8, what))
        for version in known:
            if abs(value * 10_000 - version) < 0.5:
                return version
        raise HscError(f"{what} is none of {', '.join(f'{v / 10_000:.4f}' for v in known)}")

    def _length(self, what: str) -> int:
        """A length after the first byte was 255: -1 means that wide text follows."""
        short = self.number("<H", what)
        if short == 0xFFFE:
            return -1
        return self.number("<I", what) if short == 0xFFFF else short

    def string(self, what: str) -> str:
        """HS strings: single bytes, or two bytes a character after a mark."""
        count, width = self.number("<B", what), 1
        if count == 255:
            count = self._length(what)
        if count == -1:
            width = 2
            count = self.number("<B", what)
            if count == 255:
                count = self._length(what)
        raw = self.take(count * width, what)
        return raw.decode("utf-16-le" if width == 2 else "latin-1", errors="replace")


def read_hsc(data: bytes) -> HscMap:
    """A map from the bytes of its file."""
    reader = _Reader(data)
    version = reader.version(VERSIONS, "the version of the file")
    name = author = players = ""
    if version >= 2:
        name, author = reader.string("the name"), reader.string("the author")
    if version >= 3:
        players = reader.string("the number of players")
    if version == 3:
        reader.string("the scenario")
    if version >= 4:
        reader.take(reader.int32("the scenario"), "the scenario")
    if version >= 2:
        reader.take(12, "the settings for printing")
    if version >= 5:
        reader.take(4, "the settings for printing")
    if version >= 7:
        reader.take(4, "the settings for printing")
    count = reader.int32("the number of pieces")
    if not 0 <= count <= MOST_PIECES:
        raise HscError(f"{count} pieces cannot be (byte {reader.at - 4})")
    pieces = tuple(_piece(reader, number) for number in range(1, count + 1))
    return HscMap(version, name, author, players, pieces, len(data) - reader.at)


def _piece(reader: _Reader, number: int) -> HscPiece:
    what = f"piece {number}"
    code = reader.int32(what)
    version = reader.version(PIECE_VERSIONS, f"the version of {what}")
    rotation, x, y, z = (reader.int32(what) for _ in range(4))
    letter = name = ""
    colour = 0, 0, 0
    hexes = 0
    if version >= 2:
        letter = chr(reader.number("<B", what))
        reader.string(what)  # an old name of the glyph
        name = reader.string(what)
    if version >= 3:
        red, green, blue, _ = reader.take(4, what)
        colour = red, green, blue
        if code == PERSONAL:
            hexes = reader.int32(what)
            *_, name = (reader.string(what) for _ in range(4))
        if code in FIGURES:
            name, _ = reader.string(what), reader.string(what)
    return HscPiece(code, rotation, x, y, z, letter, name, colour, hexes)
