"""Which procedure carries out which kind of frame."""

from __future__ import annotations

from typing import Any

from battlewright.games.heroscape.model import frames
from battlewright.games.heroscape.model.state import State
from battlewright.games.heroscape.procedures import (
    acting,
    attack,
    crashing,
    dice,
    ending,
    falling,
    free_moves,
    glyphs,
    losing,
    moving,
    orders,
    placing,
    rounds,
    setup,
    shoving,
    specials,
    treasures,
    turn,
    wounds,
)
from battlewright.kernel.frames import Frame, Procedure

PROCEDURES: dict[type[Frame], Procedure[State, Any]] = {  # each of the kind it is found by
    frames.Setup: Procedure(setup.setup_advance, setup.setup_decision, setup.setup_take),
    frames.Round: Procedure(rounds.round_advance),
    frames.Orders: Procedure(orders.orders_advance, orders.orders_decision, orders.orders_take),
    frames.Reorganise: Procedure(
        orders.reorganise_advance, orders.reorganise_decision, orders.reorganise_take
    ),
    frames.Turns: Procedure(rounds.turns_advance),
    frames.Turn: Procedure(turn.turn_advance, turn.turn_decision, turn.turn_take),
    frames.Moving: Procedure(moving.moving_advance, moving.moving_decision, moving.moving_take),
    frames.Falling: Procedure(falling.falling_advance),
    frames.Crash: Procedure(crashing.crash_advance, crashing.crash_decision, crashing.crash_take),
    frames.FreeMoves: Procedure(
        free_moves.free_moves_advance, free_moves.free_moves_decision, free_moves.free_moves_take
    ),
    frames.Attack: Procedure(attack.attack_advance, attack.attack_decision, attack.attack_take),
    frames.Special: Procedure(specials.special_advance, specials.special_decision, specials.special_take),
    frames.Dice: Procedure(dice.dice_advance, dice.dice_decision, dice.dice_take),
    frames.Wounding: Procedure(wounds.wounding_advance, wounds.wounding_decision, wounds.wounding_take),
    frames.Act: Procedure(acting.act_advance, acting.act_decision, acting.act_take),
    frames.Placing: Procedure(placing.placing_advance, placing.placing_decision, placing.placing_take),
    frames.Landing: Procedure(losing.landing_advance),
    frames.Losing: Procedure(losing.losing_advance, losing.losing_decision, losing.losing_take),
    frames.Offering: Procedure(losing.offering_advance, losing.offering_decision, losing.offering_take),
    frames.GlyphPower: Procedure(glyphs.glyph_advance, glyphs.glyph_decision, glyphs.glyph_take),
    frames.Levitating: Procedure(
        treasures.levitating_advance, treasures.levitating_decision, treasures.levitating_take
    ),
    frames.EndRound: Procedure(ending.end_round_advance, ending.end_round_decision, ending.end_round_take),
    frames.Shove: Procedure(shoving.shove_advance, shoving.shove_decision, shoving.shove_take),
}
