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
from battlewright.kernel.narration import Describing, LexicalNarrator
from battlewright.texts import Texts


class HeroscapeNarrator(LexicalNarrator[State, Lexicon, Texts, Content]):
    """One language; the names of a match are taken from the view at hand."""

    view_type = State
    describing = Describing(
        describe_event, describe_decision, describe_option, describe_denial, describe_odds
    )

    def lexicon(self, view: State | None) -> Lexicon:
        """The names of a match."""
        return Lexicon(self.texts, self.content, view)

    def word(self, word: str) -> str:
        """A word of the game, in this language."""
        return said(self.lexicon(None), word)
