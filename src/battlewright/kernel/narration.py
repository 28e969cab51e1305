"""Narration: a game's events, questions, options and denials as text in one language.

Games create one narrator per language (`Game.narrator`); servers and terminals only call it. A narrator
decides nothing, and everything it is given has already been masked for the seat that reads it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Generic, NamedTuple, Protocol, TypeVar

from battlewright.kernel.decisions import Decision
from battlewright.kernel.denial import Denial
from battlewright.kernel.events import Event
from battlewright.kernel.odds import Odds
from battlewright.kernel.options import Option, option_text


class Narrator(Protocol):
    """One game in one language. A view is one of this game, or None for no match in particular."""

    def event(self, view: object, event: Event) -> str:
        """What happened, as a sentence."""

    def decision(self, view: object, decision: Decision) -> str:
        """What is asked, as a question or request."""

    def option(self, view: object, option: Option, decision: Decision | None = None) -> str:
        """What an option would do, short enough for a button; the decision it answers makes it clearer."""

    def denial(self, view: object, denial: Denial) -> str:
        """Why not, as a sentence."""

    def odds(self, view: object, odds: Odds) -> str:
        """The chances, as a sentence."""

    def rule(self, rule: str) -> str:
        """The title of a rule, or the name of a card."""

    def text(self, id: str, fallback: str) -> str:
        """What a card says, in this language; the fallback where it is not translated."""


class PlainNarrator:
    """Ids and field names as they are: a fallback that works for any game."""

    def event(self, view: object, event: Event) -> str:
        """Tag and facts of the event."""
        facts = {name: getattr(event, name) for name in type(event).__struct_fields__}
        told = ", ".join(f"{name} {value}" for name, value in facts.items() if name not in ("rules", "to"))
        return f"{type(event).__struct_config__.tag}: {told}"

    def decision(self, view: object, decision: Decision) -> str:
        """The kind of the question."""
        return decision.kind

    def option(self, view: object, option: Option, decision: Decision | None = None) -> str:
        """The text form."""
        return option_text(option)

    def denial(self, view: object, denial: Denial) -> str:
        """The rule and its facts."""
        facts = ", ".join(f"{name} {value}" for name, value in denial.facts.items())
        return f"{denial.rule}: {facts}"

    def odds(self, view: object, odds: Odds) -> str:
        """The chance of each number of successes."""
        return ", ".join(f"{number}: {chance:.0%}" for number, chance in enumerate(odds.remaining))

    def rule(self, rule: str) -> str:
        """The id itself."""
        return rule

    def text(self, id: str, fallback: str) -> str:
        """The fallback."""
        return fallback


class Names(Protocol):
    """The part of a lexicon that `LexicalNarrator` uses."""

    def rule(self, rule: str) -> str:
        """The title of a rule, or the name of a card."""

    def text(self, id: str, fallback: str) -> str:
        """What a card says, in this language; the fallback where it is not translated."""


V = TypeVar("V")
L = TypeVar("L", bound=Names)
T = TypeVar("T")
C = TypeVar("C")


class Describing(NamedTuple, Generic[L]):
    """The functions of a game that put something into words; the first argument is always the lexicon."""

    event: Callable[[L, Event], str]
    decision: Callable[[L, Decision], str]
    option: Callable[[L, Option, Decision | None], str]
    denial: Callable[[L, Denial], str]
    odds: Callable[[L, Odds], str]


class LexicalNarrator(ABC, Generic[V, L, T, C]):
    """A narrator made of a game's `describe` functions, with the names of the match taken from each view.

    `V` is the state of the game, `L` its lexicon, `T` the messages of a language, `C` the content.
    """

    view_type: type[V]
    describing: Describing[L]

    def __init__(self, texts: T, content: C) -> None:
        """With the words of a language and the names of the content."""
        self.texts = texts
        self.content = content
        self._titles: dict[str, str] = {}

    @abstractmethod
    def lexicon(self, view: V | None) -> L:
        """The names of a match; None: of no match in particular."""

    def _names(self, view: object) -> L:
        """The names of the match behind a view."""
        assert view is None or isinstance(view, self.view_type), f"{view!r} is no view of this game"
        return self.lexicon(view)

    def event(self, view: object, event: Event) -> str:
        """What happened, as a sentence."""
        return self.describing.event(self._names(view), event)

    def decision(self, view: object, decision: Decision) -> str:
        """What is asked."""
        return self.describing.decision(self._names(view), decision)

    def option(self, view: object, option: Option, decision: Decision | None = None) -> str:
        """How a choice reads on a button."""
        return self.describing.option(self._names(view), option, decision)

    def denial(self, view: object, denial: Denial) -> str:
        """Why not, as a sentence."""
        return self.describing.denial(self._names(view), denial)

    def odds(self, view: object, odds: Odds) -> str:
        """The chances, in a line."""
        return self.describing.odds(self._names(view), odds)

    def rule(self, rule: str) -> str:
        """The title of a rule, or the name of a card or power."""
        if rule not in self._titles:
            self._titles[rule] = self.lexicon(None).rule(rule)
        return self._titles[rule]

    def text(self, id: str, fallback: str) -> str:
        """What a card, scenario, army or switch says, in this language."""
        return self.lexicon(None).text(id, fallback)
