"""Which procedure carries out which kind of frame."""

from __future__ import annotations

from typing import Never

from battlewright.games.fields.model import frames
from battlewright.games.fields.model.state import State
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
from battlewright.kernel.frames import Frame, Procedure

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
