"""How a game looks in a terminal: what the conversation asks of it.

A `Look` turns views into lines and decisions into menus. The conversation itself knows no game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from battlewright.kernel.decisions import Decision
from battlewright.kernel.events import Event
from battlewright.kernel.options import Option
from battlewright.texts import Rulebook


class Entry(NamedTuple):
    """One choice of a menu, with what is worth knowing about it."""

    label: str
    option: Option
    notes: tuple[str, ...] = ()


class Menu(NamedTuple):
    """A decision as a person sees it.

    All entries can be chosen by number; only the first `shown` are listed. `typed` holds other ways
    to name an option, in small letters. `letters` are things that can be combined (`ac`).
    """

    question: str
    entries: Sequence[Entry]
    shown: int
    typed: dict[str, Option]
    hints: tuple[str, ...] = ()
    letters: tuple[str, ...] = ()
    combine: Callable[[list[int]], Option | None] | None = None


class Line(NamedTuple):
    """An event as a line; `weight` 0 is for the log only, 1 small, 2 plain, 3 stands out."""

    text: str
    weight: int = 2


class Look(Protocol):
    """One game in one language."""

    rulebook: Rulebook

    def seat(self, view: Any, seat: int) -> str:
        """The name of a seat."""

    def picture(self, view: Any, seat: int | None, decision: Decision | None = None) -> list[str]:
        """The whole position: board, scores, characters."""

    def picture_key(self, view: Any, decision: Decision) -> str:
        """Changes when the picture is worth showing again; empty: not for this decision."""

    def hand(self, view: Any, seat: int) -> list[str]:
        """What a seat holds in hand."""

    def menu(self, view: Any, seat: int, decision: Decision) -> Menu:
        """A decision as a menu."""

    def line(self, view: Any, event: Event) -> Line:
        """An event as a line."""

    def why(self, view: Any, seat: int, words: Sequence[str]) -> list[str]:
        """The answer to "why not …?"."""

    def measure(self, view: Any, seat: int, words: Sequence[str]) -> list[str]:
        """A measurement between two things on the board."""

    def info(self, words: Sequence[str]) -> list[str]:
        """What something is and does."""
