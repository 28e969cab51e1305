"""Fall damage (HS-FALL)."""

from __future__ import annotations

from typing import assert_never

from battlewright.games.heroscape.library import board_of, switch
from battlewright.games.heroscape.model import events
from battlewright.games.heroscape.model.frames import Falling, Wounding
from battlewright.games.heroscape.model.state import Figure, State
from battlewright.games.heroscape.procedures.changes import emit, faces_of, roll, roll_d20, skulls_in
from battlewright.games.heroscape.rules.ground import SAFE_FALL, fall_dice, gait_of
from battlewright.games.heroscape.rules.numbers import d20_tally
from battlewright.kernel.frames import pop, push


def falling_advance(state: State, frame: Falling) -> None:
    """HS-FALL-03 to HS-FALL-07: roll for a fall and take its wounds."""
    figure = state.figures[frame.figure]
    match frame.step:
        case "roll":
            _roll_fall(state, frame, figure)
        case "rolled":
            frame.step = "end"
            _fall_result(state, frame, figure)
        case "end":
            pop(state)
        case _ as never:
            assert_never(never)


def _roll_fall(state: State, frame: Falling, figure: Figure) -> None:
    dice = fall_dice_for(state, figure, frame)
    if not dice:
        pop(state)
        return
    frame.step = "rolled"
    rule = fall_rule(frame, figure, state)
    if dice >= 20:
        roll_d20(state, "fall", figure, rules=(rule,))
    else:
        roll(state, dice, "fall", figure, rules=(rule,))


def fall_dice_for(state: State, figure: Figure, frame: Falling) -> int:
    """How many dice a fall costs here: HS-FALL-07 water, HSV-SNOW-01 deep snow, HSV-LANDING-04.

    Ice is no softer than the ground (HS-TERRAIN-ICE-02).
    """
    board = board_of(state)
    terrains = [board.spaces[board.by_label[label]].terrain for label in frame.into]
    if terrains and all(terrain in SAFE_FALL for terrain in terrains):
        return 0
    dice = fall_dice(frame.height, gait_of(state, figure).drop)
    if dice in (1, 3):
        soft = switch(state, "v_soft_snow") == "on" and switch(state, "snow_kind") == "deep"
        if soft and terrains and terrains[0] == "snow":
            dice -= 1
        dice += frame.extra
    return dice


def fall_rule(frame: Falling, figure: Figure, state: State) -> str:
    """The rule behind a fall of this height."""
    return {1: "HS-FALL-03", 3: "HS-FALL-04", 20: "HS-FALL-05"}.get(
        fall_dice(frame.height, gait_of(state, figure).drop), "HS-FALL-03"
    )


def _fall_result(state: State, frame: Falling, figure: Figure) -> None:
    """HS-FALL-05, HS-FALL-06: skulls are wounds; an extreme fall destroys or leaves unharmed."""
    faces = faces_of(state)
    extreme = fall_dice(frame.height, gait_of(state, figure).drop) >= 20
    wounds = 0 if extreme else skulls_in(faces)
    rule = fall_rule(frame, figure, state)
    dead = extreme and d20_tally(state, figure, faces[0]).total <= 18
    rules = (rule, "HS-FALL-06", "HS-FALL-02")
    emit(
        state,
        events.Fell(figure=figure.id, height=frame.height, dice=len(faces), wounds=wounds, rules=rules),
    )
    if wounds or dead:
        push(state, Wounding(figure=figure.id, amount=wounds, destroy=dead, how="fall", source=rule))
