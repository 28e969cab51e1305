"""The look of a game in a terminal: the interface between a game and the dialogue.

A `Look` turns views into lines and decisions into menus. The dialogue itself knows no game.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

from battlewright.kernel.decisions import Decision
from battlewright.kernel.denial import Answer
from battlewright.kernel.events import Event
from battlewright.kernel.game import Game
from battlewright.kernel.narration import LexicalNarrator
from battlewright.kernel.narration import Names as KernelNames
from battlewright.kernel.options import Option, option_text
from battlewright.terminal.style import Style
from battlewright.texts import Texts, rulebook

ODDS_FOR = 12  # menus up to this long show the odds of every choice
SHOWN = 60  # choices of a menu that are listed


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


class Names(KernelNames, Protocol):
    """What a look asks of the names of a match by itself."""

    def seat(self, seat: int) -> str:
        """The name of a seat."""


G = TypeVar("G", bound=Game[Any])
L = TypeVar("L", bound=Names)


class Look(ABC, Generic[G, L]):
    """One game in one language, for a terminal of some width."""

    loud: ClassVar[tuple[type[Event], ...]] = ()  # events that stand out
    small: ClassVar[tuple[type[Event], ...]] = ()  # those that matter less
    unsaid: ClassVar[tuple[type[Event], ...]] = ()  # those for the log only

    def __init__(
        self, game: G, words: LexicalNarrator[Any, L, Any, Any], texts: Texts, style: Style, columns: int
    ) -> None:
        """`words` are the game's, `texts` the terminal's; with colours or without, as wide as it is."""
        self.game = game
        self.words = words
        self.texts = texts
        self.style = style
        self.columns = columns
        self.rulebook = rulebook(game.name, texts.language)

    def lexicon(self, view: Any) -> L:
        """The names of the match."""
        return self.words.lexicon(view)

    def seat(self, view: Any, seat: int) -> str:
        """The name of a seat."""
        return self.lexicon(view).seat(seat)

    def line(self, view: Any, event: Event) -> Line:
        """An event as a line."""
        text = self.words.event(view, event)
        if isinstance(event, self.unsaid):
            return Line(text, 0)
        if isinstance(event, self.loud):
            return Line(text, 3)
        return Line(text, 1 if isinstance(event, self.small) else 2)

    @abstractmethod
    def picture(self, view: Any, seat: int | None, decision: Decision | None = None) -> list[str]:
        """The whole position: board, scores, characters."""

    @abstractmethod
    def picture_key(self, view: Any, decision: Decision) -> str:
        """Changes when the picture is worth showing again; empty: not for this decision."""

    @abstractmethod
    def hand(self, view: Any, seat: int) -> list[str]:
        """What a seat holds in hand."""

    def menu(self, view: Any, seat: int, decision: Decision) -> Menu:
        """Every option with its words; where there are few, with their odds."""
        few = len(decision.options) <= ODDS_FOR
        entries = [
            Entry(
                self.words.option(view, option, decision),
                option,
                tuple(self.odds(view, seat, option)[:3]) if few else (),
            )
            for option in decision.options
        ]
        typed = {option_text(option).lower(): option for option in decision.options}
        return Menu(self.words.decision(view, decision), entries, min(SHOWN, len(entries)), typed)

    def odds(self, view: Any, seat: int, option: Option) -> list[str]:
        """What may come of an option, in words."""
        return [self.words.odds(view, odds) for odds in self.game.preview(view, seat, option)]

    @abstractmethod
    def why(self, view: Any, seat: int, words: Sequence[str]) -> list[str]:
        """The answer to "why not …?"."""

    def told(self, view: Any, answer: Answer) -> list[str]:
        """An answer in words, with the rules it comes from."""
        if answer.allowed:
            return [self.texts.format("terminal-why-allowed")]
        return [
            self.texts.format("terminal-cited", said=self.words.denial(view, denial), rule=denial.rule)
            for denial in answer.denials
        ]

    @abstractmethod
    def measure(self, view: Any, seat: int, words: Sequence[str]) -> list[str]:
        """A measurement between two things on the board."""

    @abstractmethod
    def info(self, words: Sequence[str]) -> list[str]:
        """What something is and does."""
