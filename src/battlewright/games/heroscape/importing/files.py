"""Community maps by file or text: which format it is, the pieces in it, the card and the report."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from battlewright.games.heroscape.board.card import MapCard
from battlewright.games.heroscape.board.places import Hex, at_offset, turned
from battlewright.games.heroscape.importing.catalogue import (
    COLOURS,
    PERSONAL,
    SUBSTITUTES,
    Stock,
    by_code,
    by_name,
)
from battlewright.games.heroscape.importing.editor import EditorError, EditorPiece, read_json, read_link
from battlewright.games.heroscape.importing.heap import (
    CASTLE_BASE,
    CASTLE_WALL,
    Edge,
    Gate,
    Heap,
    Note,
    Standing,
)
from battlewright.games.heroscape.importing.hsc import HscError, HscPiece, read_hsc
from battlewright.games.heroscape.importing.zones import with_open_battle

SW, SE, W = 4, 5, 3
LARGEST = 8_000_000


class ImportProblem(ValueError):
    """A file that cannot be read as a map; the message says why."""


class Imported(NamedTuple):
    """A map from a file, and what of it could not be represented."""

    card: MapCard
    report: tuple[Note, ...]
    heap: Heap


def import_file(file: Path) -> Imported:
    """A map from a `.hsc`, `.json` or text file with a link."""
    try:
        if file.stat().st_size > LARGEST:
            raise ImportProblem(f"{file}: far too large for a map")
        data = file.read_bytes()
    except OSError as error:
        raise ImportProblem(f"{file}: {error.strerror or error}") from None
    try:
        return import_data(data, file.stem)
    except ImportProblem as error:
        raise ImportProblem(f"{file}: {error}") from None


def import_data(data: bytes, name: str) -> Imported:
    """A map from the bytes of a file; text is JSON or a link, anything else VirtualScape's."""
    text = _as_text(data)
    if text is not None:
        return import_text(text, name)
    try:
        found = read_hsc(data)
    except HscError as error:
        raise ImportProblem(f"not a VirtualScape map: {error}") from None
    heap = Heap()
    for piece in found.pieces:
        _put_hsc(heap, piece)
    if found.left_over:
        heap.note("bytes-left", count=found.left_over)
    return _finish(heap, name, found.name, f"by {found.author}" if found.author else "")


def import_text(text: str, name: str) -> Imported:
    """A map from the editor's JSON, or from a link to the editor."""
    try:
        found = read_json(text) if text.lstrip().startswith(("{", "[")) else read_link(text)
    except EditorError as error:
        raise ImportProblem(f"not a map of the editor: {error}") from None
    heap = Heap()
    for piece in found.pieces:
        _put_editor(heap, piece)
    return _finish(heap, name, found.name, "")


def _as_text(data: bytes) -> str | None:
    """The text of a file, if it is one."""
    start = data.lstrip()[:1]
    if start not in (b"{", b"[", b"h", b"?", b"m") and not data.lstrip().startswith(b"\xef\xbb\xbf"):
        return None
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return None


def _finish(heap: Heap, name: str, title: str, note: str) -> Imported:
    title = " ".join(title.split()) or name.replace("_", " ").replace("-", " ").title() or "Imported map"
    try:
        card = heap.build(_slug(title) or _slug(name) or "imported-map", title, note=note)
    except ValueError as error:
        raise ImportProblem(str(error)) from None
    if len(card.players) == 0 or max(card.players) < 2:
        heap.note("no-zones")
        card = with_open_battle(card)
    return Imported(card, heap.notes(), heap)


def _slug(title: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", title.lower().replace("'", "").replace("’", "")).strip("-")


# --- VirtualScape ---------------------------------------------------------------------------------


def _put_hsc(heap: Heap, piece: HscPiece) -> None:
    stock = by_code(piece.code)
    start = at_offset(piece.x, piece.y)
    match stock.kind:
        case "glyph":
            letter = piece.letter if "A" <= piece.letter <= "Z" else "?"
            heap.glyphs.append((start, piece.z, letter))
        case "start":
            _put_start(heap, piece, start)
        case "figure":
            heap.note("figure", piece.name or "?")
        case "personal":
            _put_personal(heap, piece, start)
        case _:
            cells = _anchored(stock, piece.rotation, start)
            put(heap, stock, cells, piece.z, piece.rotation)


def _put_start(heap: Heap, piece: HscPiece, start: Hex) -> None:
    if piece.colour in COLOURS:
        player = COLOURS.index(piece.colour)
    else:
        player = len(COLOURS) + piece.colour[0] * 65536 + piece.colour[1] * 256 + piece.colour[2]
    heap.zones.setdefault(player, []).append((start, piece.z))


def _put_personal(heap: Heap, piece: HscPiece, start: Hex) -> None:
    plain = re.sub(r"[^a-z0-9]", "", piece.name.lower())
    meant = next((name for part, name in PERSONAL.items() if part in plain), "")
    if not meant:
        heap.note("personal", piece.name or "?")
        return
    stock = by_name(meant)
    put(heap, stock, _anchored(stock, piece.rotation, start), piece.z, piece.rotation)


def _anchored(stock: Stock, rotation: int, start: Hex) -> tuple[Hex, ...]:
    """A footprint, turned, with the leftmost cell of its top row on the place the file names."""
    cells = [turned(cell, rotation) for cell in stock.cells]
    top = min(r for _, r in cells)
    left = min(q for q, r in cells if r == top)
    return tuple((q - left + start[0], r - top + start[1]) for q, r in cells)


# --- the editor -----------------------------------------------------------------------------------


def _put_editor(heap: Heap, piece: EditorPiece) -> None:
    stock = by_name(piece.name)
    if piece.name in SUBSTITUTES:
        heap.note("substitute", SUBSTITUTES[piece.name])
    cells = tuple(
        (q + piece.q, r + piece.r) for q, r in (turned(cell, piece.rotation) for cell in stock.cells)
    )
    rotation = piece.rotation + 1 if stock.kind in ("ladder", "battlement") else piece.rotation
    put(heap, stock, cells, piece.z, rotation)


# --- both -----------------------------------------------------------------------------------------


def put(heap: Heap, stock: Stock, cells: tuple[Hex, ...], z: int, rotation: int) -> None:
    """Lay a piece on the heap, its cells in the order of the catalogue."""
    match stock.kind:
        case "tile":
            for cell in cells:
                heap.tile(cell, z, stock.name)
        case "obstacle":
            heap.standing.append(Standing(stock.name, cells, z, stock.heights))
        case "castle-base":
            heap.castle.setdefault(cells[0], []).append((z, CASTLE_BASE))
        case "castle-wall":
            heap.castle.setdefault(cells[0], []).append((z, CASTLE_WALL))
        case "ruin" | "stone-wall":
            heap.walls.append((stock.kind, [*_zigzag(stock, cells, z, rotation)]))
        case "battlement":
            heap.walls.append(("battlement", [Edge(cells[0], _side(1, rotation), z)]))
        case "ladder":
            heap.ladders.append(Edge(cells[0], _side(1, rotation), z))
        case "door" | "arch":
            heap.gates.append(Gate(cells, z, rotation, stock.kind == "door"))
        case "hive":
            heap.hives.append((cells, z))
        case _:
            heap.note("unknown", stock.name)


def _side(side: int, rotation: int) -> int:
    """A side turned clockwise; sides are counted counter-clockwise."""
    return (side - rotation) % 6


def _zigzag(stock: Stock, cells: tuple[Hex, ...], z: int, rotation: int) -> Iterator[Edge]:
    """Walls along the lower side of a row; a ruin also closes its left end."""
    for cell in cells:
        yield Edge(cell, _side(SW, rotation), z)
        yield Edge(cell, _side(SE, rotation), z)
    if stock.kind == "ruin":
        yield Edge(cells[0], _side(W, rotation), z)


def surface_rows(heap: Heap) -> list[tuple[int, int, int, int, str]]:
    """For every column of a file q, r, the z of its highest tile, its level and its terrain sign."""
    rows = []
    for cell, column in heap.tiles.items():
        top = max(column)
        floor = heap.floors[heap.moved(cell)][-1]
        rows.append((*cell, top, floor.level, floor.sign))
    return sorted(rows, key=lambda row: (row[1], row[0]))
