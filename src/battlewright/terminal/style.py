"""Colours and widths of text in a terminal.

Colour is decoration only: whatever it says can be read without it, for `NO_COLOR` and for pipes.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Mapping
from unicodedata import east_asian_width

ESCAPE = re.compile(r"\x1b\[[0-9;]*m")

CODES = {
    "bold": "1",
    "dim": "2",
    "underline": "4",
    "reverse": "7",
    "red": "91",
    "green": "92",
    "yellow": "93",
    "blue": "94",
    "magenta": "95",
    "cyan": "96",
    "grey": "38;5;245",
    "stone": "38;5;250",
    "moss": "38;5;108",
    "sand": "38;5;180",
    "lake": "38;5;73",
    "plum": "38;5;139",
    "on-zone": "48;5;236",
    "on-reach": "48;5;22",
    "on-deck": "48;5;58",
}


class Style:
    """Paints text, or leaves it plain."""

    def __init__(self, *, color: bool) -> None:
        """Without colour every text stays as it is."""
        self.color = color

    def paint(self, text: str, *looks: str) -> str:
        """A text in these looks (names of `CODES`; empty ones are ignored)."""
        codes = [CODES[look] for look in looks if look]
        return f"\x1b[{';'.join(codes)}m{text}\x1b[0m" if self.color and codes else text


def wants_color(environ: Mapping[str, str], *, terminal: bool) -> bool:
    """Colour on a terminal that can show it, unless NO_COLOR asks for none; FORCE_COLOR always."""
    if environ.get("NO_COLOR"):
        return False
    return bool(environ.get("FORCE_COLOR")) or (terminal and environ.get("TERM") != "dumb")


def width(text: str) -> int:
    """How many columns a text takes, escapes not counted."""
    return sum(2 if east_asian_width(sign) in "WF" else 1 for sign in ESCAPE.sub("", text))


def pad(text: str, columns: int) -> str:
    """A text filled with blanks to a width."""
    return text + " " * max(0, columns - width(text))


def wrap(text: str, columns: int, indent: str = "", hanging: str | None = None) -> list[str]:
    """A plain text in lines of at most so many columns; later lines get the hanging indent."""
    later = indent if hanging is None else hanging
    return textwrap.wrap(text, columns, initial_indent=indent, subsequent_indent=later) or [indent]


def fill(parts: Iterable[str], columns: int, gap: str) -> list[str]:
    """Painted pieces with a gap between them, in lines of at most so many columns."""
    lines: list[str] = []
    for part in parts:
        if lines and width(lines[-1]) + len(gap) + width(part) <= columns:
            lines[-1] += gap + part
        else:
            lines.append(part)
    return lines
