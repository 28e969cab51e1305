"""Battleground's words for whoever shows the game: a `Narrator` of the kernel made from `describe.py`."""

from __future__ import annotations

from battlewright.games.battleground.content import Content
from battlewright.games.battleground.costs import cost_of
from battlewright.games.battleground.describe import (
    describe_decision,
    describe_denial,
    describe_event,
    describe_odds,
    describe_option,
)
from battlewright.games.battleground.lexicon import Lexicon, lexicon_of
from battlewright.games.battleground.model.state import State
from battlewright.kernel.decisions import Decision
from battlewright.kernel.denial import Denial
from battlewright.kernel.events import Event
from battlewright.kernel.odds import Odds
from battlewright.kernel.options import Option
from battlewright.texts import Texts


class BattlegroundNarrator:
    """One language; the names of a match are taken from the view at hand."""

    def __init__(self, texts: Texts, content: Content) -> None:
        """With the words of a language and the names of the content."""
        self.texts = texts
        self.content = content
        self._titles: dict[str, str] = {}

    def lexicon(self, view: State | None) -> Lexicon:
        """The names of a match."""
        return lexicon_of(self.texts, self.content, view)

    def event(self, view: State, event: Event) -> str:
        """What happened, as a sentence."""
        return describe_event(self.lexicon(view), event)

    def decision(self, view: State, decision: Decision) -> str:
        """What is asked."""
        return describe_decision(self.lexicon(view), decision)

    def option(self, view: State, option: Option, decision: Decision | None = None) -> str:
        """How a choice reads on a button."""
        words = describe_option(self.lexicon(view), option, decision)
        cost = cost_of(view, option) if decision is not None and decision.kind == "act" else None
        if cost is None:
            return words
        return self.texts.format("option-with-cost", option=words, ap=cost.ap, mana=cost.mana)

    def denial(self, view: State, denial: Denial) -> str:
        """Why not, as a sentence."""
        return describe_denial(self.lexicon(view), denial)

    def odds(self, view: State, odds: Odds) -> str:
        """The chances, in a line."""
        return describe_odds(self.lexicon(view), odds)

    def rule(self, rule: str) -> str:
        """The title of a rule, or the name of a card."""
        if rule not in self._titles:
            self._titles[rule] = self.lexicon(None).rule(rule)
        return self._titles[rule]

    def sources(self) -> dict[str, str]:
        """Where numbers come from, in a few words: every rule that has such words."""
        named = (id.removeprefix("source-") for id in self.texts.ids if id.startswith("source-"))
        return {id: self.lexicon(None).source(id) for id in sorted(named)}

    def text(self, id: str, fallback: str) -> str:
        """What a card says, in this language."""
        return self.lexicon(None).text(id, fallback)
