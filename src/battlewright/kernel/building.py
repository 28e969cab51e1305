"""Building lists outside a match: the interface through which a game checks Forces, armies and teams.

The terms of a list are the part of a setup that it must satisfy. The same functions of the game
decide about setups, drafts and lists.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import ClassVar

from battlewright.kernel.denial import Denial
from battlewright.kernel.narration import Narrator
from battlewright.kernel.surface import Builder, Line, ListCheck, Reason


class ListBuilder(ABC):
    """What a game knows about lists, each of which fills so many `seats`.

    Terms that name nothing of the game are a `SetupError`.
    """

    seats: ClassVar[int] = 1

    @abstractmethod
    def describe(self, words: Narrator) -> Builder:
        """What lists are made of, in words."""

    @abstractmethod
    def check(
        self,
        terms: Mapping[str, object],
        lines: Sequence[Line],
        words: Narrator,
        mates: Sequence[Sequence[Line]] = (),
        side: int | None = None,
    ) -> ListCheck:
        """What is wrong with a list, and what cannot be added to it.

        `mates` are the lists of team-mates; `side` is the team it is for, where that is decided.
        """

    @abstractmethod
    def random(self, terms: Mapping[str, object], below: Callable[[int], int]) -> tuple[Line, ...]:
        """A legal list by chance; `below(n)` draws a number from 0 to n - 1."""


class Reasons:
    """Denials as sentences; each sentence is kept once and known by its number."""

    def __init__(self, words: Narrator, cards: Iterable[str]) -> None:
        """`cards`: the ids that may be marked where a denial is about them."""
        self._words, self._cards = words, frozenset(cards)
        self._numbers: dict[Reason, int] = {}

    def reason(self, denial: Denial) -> Reason:
        """A denial in words, with the cards among its facts."""
        named = tuple(f for f in denial.facts.values() if isinstance(f, str) and f in self._cards)
        return Reason(denial.rule, self._words.denial(None, denial), named)

    def number(self, denial: Denial) -> int:
        """The number of a denial among all that were asked for."""
        return self._numbers.setdefault(self.reason(denial), len(self._numbers))

    def closed(self, denied: Iterable[tuple[str, Denial | None]]) -> dict[str, int]:
        """The cards something stands against, with the number of the reason."""
        return {card: self.number(denial) for card, denial in denied if denial is not None}

    @property
    def listed(self) -> tuple[Reason, ...]:
        """All reasons by number."""
        return tuple(self._numbers)
