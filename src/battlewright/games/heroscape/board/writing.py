"""Map cards written as map files: what `reading` reads, in columns that line up."""

from __future__ import annotations

import json
from collections.abc import Iterable

import msgspec

from battlewright.games.heroscape.board.card import MapCard

WIDTH = 100


def _text(value: str) -> str:
    return json.dumps(value, ensure_ascii=False)


def _value(value: object) -> str:
    """A value on one line."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_value(each)}" for key, each in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_value(each) for each in value) + "]"
    return _text(value) if isinstance(value, str) else str(value)


def _list(name: str, values: Iterable[object]) -> list[str]:
    return [f"{name} = [", *(f"  {_value(value)}," for value in values), "]"]


def _wrapped(labels: str) -> str:
    """Labels, on several lines if they are many."""
    lines: list[str] = []
    line = ""
    for label in labels.split():
        if len(line) + len(label) >= WIDTH:
            lines.append(line)
            line = ""
        line += f" {label}" if line else label
    lines.append(line)
    if len(lines) == 1:
        return _text(lines[0])
    return '"""\n' + "\n".join(lines) + '"""'


def _rows(rows: tuple[str, ...]) -> list[str]:
    """The picture with its cells in columns; every second row stands half a cell to the right."""
    cells = [row.split() for row in rows]
    width = max(len(cell) for row in cells for cell in row) + 1
    drawn = []
    for number, row in enumerate(cells):
        shift = " " * (width // 2) if number % 2 else ""
        drawn.append(f'  "{shift}{"".join(cell.ljust(width) for cell in row).rstrip()}",')
    return ["rows = [", *drawn, "]"]


def write_map(card: MapCard) -> str:
    """A map file with one map."""
    raw = msgspec.to_builtins(card)
    lines = ["[[map]]"]
    for name in ("id", "name", "origin", "sets", "note"):
        if name in raw or name == "origin":
            lines.append(f"{name} = {_value(getattr(card, name) if name == 'origin' else raw[name])}")
    lines += _rows(card.rows)
    for name in ("obstacles", "walls", "ladders", "doors", "hives"):
        if name in raw:
            lines += _list(name, raw[name])
    if card.climbs:
        lines.append(f"climbs = {_wrapped(card.climbs)}")
    for layout in card.layouts:
        lines += ["", "[[map.layouts]]", f"name = {_text(layout.name)}", "zones = ["]
        lines += [f"  {_wrapped(zone)}," for zone in layout.zones]
        lines += ["]", *([f"glyphs = {_wrapped(layout.glyphs)}"] if layout.glyphs else [])]
    if card.marks:
        lines += ["", "[map.marks]"]
        lines += [f"{name} = {_wrapped(labels)}" for name, labels in card.marks.items()]
    return "\n".join(lines) + "\n"
