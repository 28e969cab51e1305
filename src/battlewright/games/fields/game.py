"""Fields of Eternia as a game of the kernel: setup, views, questions."""

from __future__ import annotations

from copy import copy
from pathlib import Path
from typing import ClassVar, Self

import msgspec

from battlewright.games.fields import view as views
from battlewright.games.fields.advice import advise
from battlewright.games.fields.building import TeamBuilder
from battlewright.games.fields.catalogue import catalogue_of
from battlewright.games.fields.content import PACKS, Content, load
from battlewright.games.fields.drawing import map_of
from battlewright.games.fields.evaluate import terms
from battlewright.games.fields.explain import Intent, explain
from battlewright.games.fields.judgement import JUDGE
from battlewright.games.fields.leaning import lean
from battlewright.games.fields.library import register
from battlewright.games.fields.lobby import lobby_of
from battlewright.games.fields.model.options import FieldsOption
from battlewright.games.fields.model.state import State
from battlewright.games.fields.narrator import FieldsNarrator
from battlewright.games.fields.orders import TOPICS, ordered_option
from battlewright.games.fields.preview import preview
from battlewright.games.fields.procedures import ending
from battlewright.games.fields.procedures.registry import PROCEDURES
from battlewright.games.fields.rules.table import team_of
from battlewright.games.fields.setup import SWITCHES, build
from battlewright.games.fields.surface import FieldsCatalogue, FieldsLobby, FieldsTable
from battlewright.games.fields.table import table_of
from battlewright.kernel import denial
from battlewright.kernel.denial import Answer
from battlewright.kernel.events import Event
from battlewright.kernel.game import Outcome, Setup
from battlewright.kernel.modules import ModularGame, Modules
from battlewright.kernel.narration import Narrator
from battlewright.kernel.surface import AreaMap, RuleText, rule_texts
from battlewright.texts import ENGLISH, rulebook, texts_in


class Fields(ModularGame[State]):
    """Masters of the Universe: Fields of Eternia, for one to six people (nine with a third faction)."""

    name: ClassVar[str] = "fields"
    title: ClassVar[str] = "Fields of Eternia"
    modules = Modules(
        views.hide,
        views.reveal,
        preview,
        terms,
        advise,
        lean,
        TOPICS,
        lambda _, decision, orders: ordered_option(decision, orders),  # they depend on nothing else
        JUDGE,
    )

    def __init__(self, *packs: Path) -> None:
        """With the shipped content and the packs of the user, if any."""
        super().__init__(State, PROCEDURES, FieldsOption)
        self.content: Content = register(load(*packs))

    def under(self, folder: Path) -> Self:
        """The same game under content that was kept."""
        other = copy(self)
        other.content, other.folder = register(PACKS.only(folder)), str(folder)
        return other

    def new(self, setup: Setup | None = None, seed: str = "0") -> State:
        """A fresh match (`setup_reading.py` says what a setup may hold)."""
        return self.start(build(self.content, setup, seed))

    # --- questions ------------------------------------------------------------------------------

    def seats(self, state: State) -> tuple[int, ...]:
        """All seats: one for each hero that somebody plays; one person may hold several (FE-SOLO-02)."""
        return tuple(seat for team in state.teams for seat in team.seats)

    def outcome(self, state: State) -> Outcome | None:
        """How it ended, or None."""
        return state.result

    def explain(self, state: State, seat: int, intent: denial.Intent) -> Answer:
        """Whether a seat may do something, and if not, why not."""
        return explain(state, seat, msgspec.convert(intent, Intent))

    # --- around the table -----------------------------------------------------------------------

    def teams(self, state: State) -> tuple[tuple[int, ...], ...]:
        """The sides that somebody plays."""
        return tuple(tuple(team.seats) for team in state.teams if team.played)

    def swapped_seats(self, state: State) -> tuple[int, ...]:
        """A rematch: the teams change places."""
        sides = self.teams(state)
        return tuple(seat for side in (*sides[1:], *sides[:1]) for seat in side)

    def narrator(self, language: str) -> Narrator:
        """Fields of Eternia in the words of a language, or in English where there is no such language."""
        return FieldsNarrator(texts_in(language), self.content)

    def lobby(self, words: Narrator) -> FieldsLobby:
        """What a new match can be set up with."""
        return lobby_of(super().lobby(words), self.content, SWITCHES, words)

    def catalogue(self, words: Narrator) -> FieldsCatalogue:
        """The cards, for showing them."""
        return catalogue_of(self.content, words)

    def list_builder(self) -> TeamBuilder:
        """Teams that are built outside a match."""
        return TeamBuilder(self.content)

    def map_view(self, name: str, words: Narrator) -> AreaMap:
        """The map, for drawing it."""
        return map_of(self.content, name, words)

    def rulebook(self, language: str = ENGLISH) -> tuple[RuleText, ...]:
        """The rules reference."""
        return rule_texts(rulebook(self.name, language).rules.values())

    def table(self, view: State, seat: int | None, words: Narrator) -> FieldsTable:
        """A view as structured text."""
        return table_of(view, seat, words)

    # --- ending early ---------------------------------------------------------------------------

    def resign(self, state: State, seat: int) -> list[Event]:
        """FE-GOAL-01: the seat's team gives up; the other teams have won."""
        own = team_of(state, seat)
        others = [n for n, team in enumerate(state.teams) if n != own and team.played]
        return self._end(state, others, "concession")

    def agree_draw(self, state: State) -> list[Event]:
        """FE-GOAL-01: all teams agree on a draw."""
        return self._end(state, [], "agreed draw")

    def _end(self, state: State, winners: list[int], reason: str) -> list[Event]:
        self.check_not_over(state)
        ending.conclude(state, winners, reason, "FE-GOAL-01")
        return self.drain_events(state)
