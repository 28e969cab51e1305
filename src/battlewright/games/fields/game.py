"""Fields of Eternia as a game of the kernel: setup, procedures, views, questions.

The table from kinds of frames to procedures is here; everything it names lives in `procedures/`.
"""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar, Never

import msgspec

from battlewright.games.fields import view as views
from battlewright.games.fields.advice import advise
from battlewright.games.fields.catalogue import catalogue_of
from battlewright.games.fields.content import Content, load
from battlewright.games.fields.drawing import map_of
from battlewright.games.fields.evaluate import evaluate
from battlewright.games.fields.explain import Intent, explain
from battlewright.games.fields.library import register
from battlewright.games.fields.lobby import lobby_of
from battlewright.games.fields.model import frames
from battlewright.games.fields.model.options import FieldsOption
from battlewright.games.fields.model.state import State
from battlewright.games.fields.narrator import FieldsNarrator
from battlewright.games.fields.orders import TOPICS, ordered_option
from battlewright.games.fields.preview import preview
from battlewright.games.fields.procedures import (
    clash,
    deployment,
    effect,
    ending,
    epic,
    harm,
    movement,
    quest,
    rounds,
    traders,
    turn,
    wilds,
)
from battlewright.games.fields.procedures.moments import REACTIONS
from battlewright.games.fields.rules.table import team_of
from battlewright.games.fields.setup import SWITCHES, build
from battlewright.games.fields.surface import FieldsCatalogue, FieldsLobby, FieldsTable
from battlewright.games.fields.table import table_of
from battlewright.kernel import denial
from battlewright.kernel.denial import Answer
from battlewright.kernel.events import Event
from battlewright.kernel.frames import Frame, Procedure
from battlewright.kernel.game import Outcome, Setup
from battlewright.kernel.modules import ModularGame, Modules
from battlewright.kernel.narration import Narrator
from battlewright.kernel.surface import AreaMap, RuleText, rule_texts
from battlewright.texts import ENGLISH, rulebook, texts_in

PROCEDURES: dict[type[Frame], Procedure[State, Never]] = {
    frames.Window: REACTIONS.procedure(),
    frames.Draft: Procedure(deployment.draft_advance, deployment.draft_decision, deployment.draft_take),
    frames.Deployment: Procedure(
        deployment.deployment_advance, deployment.deployment_decision, deployment.deployment_take
    ),
    frames.Round: Procedure(rounds.round_advance, rounds.round_decision, rounds.round_take),
    frames.Turn: Procedure(turn.turn_advance, turn.turn_decision, turn.turn_take),
    frames.Movement: Procedure(movement.movement_advance, movement.movement_decision, movement.movement_take),
    frames.March: Procedure(movement.march_advance, movement.march_decision, movement.march_take),
    frames.Relocation: Procedure(
        movement.relocation_advance, movement.relocation_decision, movement.relocation_take
    ),
    frames.Clash: Procedure(clash.clash_advance, clash.clash_decision, clash.clash_take),
    frames.SoldierFight: Procedure(
        clash.soldier_fight_advance, clash.soldier_fight_decision, clash.soldier_fight_take
    ),
    frames.Epic: Procedure(epic.epic_advance, epic.epic_decision, epic.epic_take),
    frames.Wilds: Procedure(wilds.wilds_advance, wilds.wilds_decision, wilds.wilds_take),
    frames.EncounterDraw: Procedure(wilds.encounter_advance, wilds.encounter_decision, wilds.encounter_take),
    frames.QuestFrame: Procedure(quest.quest_advance, quest.quest_decision, quest.quest_take),
    frames.Shopping: Procedure(traders.shopping_advance, traders.shopping_decision, traders.shopping_take),
    frames.Trading: Procedure(traders.trading_advance, traders.trading_decision, traders.trading_take),
    frames.Gaining: Procedure(traders.gaining_advance, traders.gaining_decision, traders.gaining_take),
    frames.Overflow: Procedure(traders.overflow_advance, traders.overflow_decision, traders.overflow_take),
    frames.Exchange: Procedure(traders.exchange_advance, traders.exchange_decision, traders.exchange_take),
    frames.Penalty: Procedure(harm.penalty_advance, harm.penalty_decision, harm.penalty_take),
    frames.Defeat: Procedure(harm.defeat_advance),
    frames.Effect: Procedure(effect.effect_advance, effect.effect_decision, effect.effect_take),
    frames.Duel: Procedure(ending.duel_advance, ending.duel_decision),
}


class Fields(ModularGame[State]):
    """Masters of the Universe: Fields of Eternia, for one to six people (nine with a third faction)."""

    name: ClassVar[str] = "fields"
    title: ClassVar[str] = "Fields of Eternia"
    modules = Modules(
        views.hide,
        views.reveal,
        preview,
        evaluate,
        advise,
        TOPICS,
        lambda _, decision, orders: ordered_option(decision, orders),  # they depend on nothing else
    )

    def __init__(self, *packs: Path) -> None:
        """With the shipped content and the packs of the user, if any."""
        super().__init__(State, PROCEDURES, FieldsOption)
        self.content: Content = register(load(*packs))

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
