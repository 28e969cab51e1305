"""Names of hexes, spaces, edges and sides.

A hex is axial (q, r), points up, r growing downwards. Its label is its odd-r offset column in letters
and its row from 1: `A1` is (0, 0), and the rows with even numbers stand half a hex to the right. `C7+` is
the space above `C7`, `C7++` the one above that; `C7/2` is the second rung of a ladder in `C7`.
"""

from __future__ import annotations

import re

Hex = tuple[int, int]

STEPS: tuple[Hex, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""To the six neighbours, counter-clockwise from east; the index is the direction of a link."""
SIDES = ("E", "NE", "NW", "W", "SW", "SE")
UP, DOWN = 6, 7

_LABEL = re.compile(r"([A-Z]{1,3})([1-9][0-9]{0,3})(\+{0,9})$")
_EDGE = re.compile(r"([A-Z]{1,3}[1-9][0-9]{0,3}\+{0,9}):(E|NE|NW|W|SW|SE)$")


def letters(column: int) -> str:
    """A column number, from 0, in letters: A to Z, then AA, AB and so on."""
    name = ""
    column += 1
    while column:
        column, rest = divmod(column - 1, 26)
        name = chr(65 + rest) + name
    return name


def column_of(name: str) -> int:
    """The column number of its letters."""
    number = 0
    for letter in name:
        number = number * 26 + ord(letter) - 64
    return number - 1


def offset(h: Hex) -> tuple[int, int]:
    """Column and row of a hex."""
    q, r = h
    return q + (r - (r & 1)) // 2, r


def at_offset(column: int, row: int) -> Hex:
    """The hex of a column and a row."""
    return column - (row - (row & 1)) // 2, row


def hex_label(h: Hex) -> str:
    """The label of the lowest space of a hex."""
    column, row = offset(h)
    return f"{letters(column)}{row + 1}"


def parse_label(label: str) -> tuple[Hex, int]:
    """The hex of a label, and how many spaces it lies above the lowest; ValueError if it is none."""
    found = _LABEL.match(label)
    if not found:
        raise ValueError(f"{label!r} is no space; one is written like C7 or C7+")
    return at_offset(column_of(found[1]), int(found[2]) - 1), len(found[3])


def parse_edge(edge: str) -> tuple[str, int]:
    """The label and the direction of an edge; ValueError if it is none."""
    found = _EDGE.match(edge)
    if not found:
        raise ValueError(f"{edge!r} is no edge; one is written like C7:NE")
    return found[1], SIDES.index(found[2])


def neighbour(h: Hex, direction: int) -> Hex:
    """The hex next to one, in a direction from 0 to 5."""
    dq, dr = STEPS[direction]
    return h[0] + dq, h[1] + dr


def hex_steps(a: Hex, b: Hex) -> int:
    """The steps between two hexes where nothing is missing between them."""
    dq, dr = b[0] - a[0], b[1] - a[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def turned(h: Hex, turns: int) -> Hex:
    """A hex turned clockwise about (0, 0), in steps of 60 degrees."""
    q, r = h
    for _ in range(turns % 6):
        q, r = -r, q + r
    return q, r
