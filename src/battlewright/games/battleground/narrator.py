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
from battlewright.kernel.narration import Describing, LexicalNarrator
from battlewright.kernel.options import Option
from battlewright.texts import Texts


class BattlegroundNarrator(LexicalNarrator[State, Lexicon, Texts, Content]):
    """One language; the names of a match are taken from the view at hand."""

    view_type = State
    describing = Describing(
        describe_event, describe_decision, describe_option, describe_denial, describe_odds
    )

    def lexicon(self, view: State | None) -> Lexicon:
        """The names of a match."""
        return lexicon_of(self.texts, self.content, view)

    def option(self, view: object, option: Option, decision: Decision | None = None) -> str:
        """How a choice reads on a button, with what it costs."""
        words = super().option(view, option, decision)
        acting = decision is not None and decision.kind == "act"
        cost = cost_of(view, option) if acting and isinstance(view, State) else None
        if cost is None:
            return words
        return self.texts.format("option-with-cost", option=words, ap=cost.ap, mana=cost.mana)

    def sources(self) -> dict[str, str]:
        """Where numbers come from, in a few words: every rule that has such words."""
        named = (id.removeprefix("source-") for id in self.texts.ids if id.startswith("source-"))
        return {id: self.lexicon(None).source(id) for id in sorted(named)}
