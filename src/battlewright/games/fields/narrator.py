"""The words of Fields of Eternia for whoever shows it: a `Narrator` of the kernel made from `describe.py`."""

from __future__ import annotations

from battlewright.games.fields.content import Content
from battlewright.games.fields.describe import (
    describe_decision,
    describe_denial,
    describe_event,
    describe_odds,
    describe_option,
)
from battlewright.games.fields.lexicon import Lexicon, lexicon_of
from battlewright.games.fields.model.state import State
from battlewright.kernel.narration import Describing, LexicalNarrator
from battlewright.texts import Texts


class FieldsNarrator(LexicalNarrator[State, Lexicon, Texts, Content]):
    """One language; the names of a match are taken from the view at hand."""

    view_type = State
    describing = Describing(
        describe_event, describe_decision, describe_option, describe_denial, describe_odds
    )

    def lexicon(self, view: State | None) -> Lexicon:
        """The names of a match."""
        return lexicon_of(self.texts, self.content, view)
