"""Heroscape's words for whoever shows the game: a `Narrator` of the kernel made from `describe.py`."""

from __future__ import annotations

from battlewright.games.heroscape.content import Content
from battlewright.games.heroscape.describe import (
    describe_decision,
    describe_denial,
    describe_event,
    describe_odds,
    describe_option,
    said,
)
from battlewright.games.heroscape.lexicon import Lexicon
from battlewright.games.heroscape.model.state import State
from battlewright.kernel.decisions import Decision
from battlewright.kernel.denial import Denial
from battlewright.kernel.events import Event
from battlewright.kernel.odds import Odds
from battlewright.kernel.options import Option
from battlewright.texts import Texts


class HeroscapeNarrator:
    """One language; the names of a match are taken from the view at hand."""

    def __init__(self, texts: Texts, content: Content) -> None:
        """With the words of a language and the names of the content."""
        self.texts = texts
        self.content = content
        self._titles: dict[str, str] = {}

    def lexicon(self, view: State | None) -> Lexicon:
        """The names of a match."""
        return Lexicon(self.texts, self.content, view)

    def event(self, view: State, event: Event) -> str:
        """What happened, as a sentence."""
        return describe_event(self.lexicon(view), event)

    def decision(self, view: State, decision: Decision) -> str:
        """What is asked."""
        return describe_decision(self.lexicon(view), decision)

    def option(self, view: State, option: Option, decision: Decision | None = None) -> str:
        """How a choice reads on a button."""
        return describe_option(self.lexicon(view), option, decision)

    def denial(self, view: State, denial: Denial) -> str:
        """Why not, as a sentence."""
        return describe_denial(self.lexicon(view), denial)

    def odds(self, view: State, odds: Odds) -> str:
        """The chances, in a line."""
        return describe_odds(self.lexicon(view), odds)

    def rule(self, rule: str) -> str:
        """The title of a rule, or the name of a card or power."""
        if rule not in self._titles:
            self._titles[rule] = self.lexicon(None).rule(rule)
        return self._titles[rule]

    def text(self, id: str, fallback: str) -> str:
        """What a card, scenario, army or switch says, in this language."""
        return self.lexicon(None).text(id, fallback)

    def word(self, word: str) -> str:
        """A word of the game, in this language."""
        return said(self.lexicon(None), word)
