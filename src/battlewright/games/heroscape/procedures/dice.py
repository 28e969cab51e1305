"""A roll of dice, and the power points that repeat it (HSV-POWER-02)."""

from __future__ import annotations

from typing import assert_never

from battlewright.games.heroscape.library import switch
from battlewright.games.heroscape.model import events
from battlewright.games.heroscape.model.frames import Dice
from battlewright.games.heroscape.model.options import Accept, Reroll
from battlewright.games.heroscape.model.state import State
from battlewright.games.heroscape.procedures.changes import emit
from battlewright.kernel.decisions import Decision
from battlewright.kernel.frames import pop
from battlewright.kernel.options import Option

FREE = "free"


def dice_advance(state: State, frame: Dice) -> None:
    """Roll, then ask whoever could repeat it."""
    match frame.step:
        case "roll":
            _roll(state, frame, again=False)
            frame.step = "ask"
        case "ask" if points_for(state, frame):
            frame.asks = [frame.seat]
        case "ask" | "end":
            pop(state, list(frame.faces))
        case _ as never:
            assert_never(never)


def _roll(state: State, frame: Dice, again: bool) -> None:
    frame.faces = state.rng.throw(frame.sides, frame.dice)
    emit(
        state,
        events.DiceRolled(
            why=frame.why,
            who=frame.who,
            sides=frame.sides,
            faces=tuple(frame.faces),
            again=again,
            rules=tuple(frame.rules),
        ),
    )


def points_for(state: State, frame: Dice) -> list[str]:
    """HSV-POWER-01, HSV-POWER-03: where a power point for this roll could come from."""
    if frame.seat < 0 or not frame.dice or switch(state, "v_power_points") == "off":
        return []
    card = state.cards.get(frame.card)
    found = [card.id] if card is not None and card.power_points else []
    return [*found, FREE] if state.players[frame.seat].power_points else found


def dice_decision(state: State, frame: Dice, seat: int) -> Decision:
    """Repeat the roll, or leave it."""
    options: list[Option] = [Accept(), *(Reroll(card) for card in points_for(state, frame))]
    facts = {"faces": list(frame.faces), "sides": frame.sides, "why": frame.why, "who": frame.who}
    return Decision(seat, "reroll", options, ("HSV-POWER-02",), facts)


def dice_take(state: State, frame: Dice, seat: int, option: Option) -> None:
    """HSV-POWER-02: all dice of the roll are rolled again and the new result stands."""
    if not isinstance(option, Reroll):
        frame.step = "end"
        return
    _spend_point(state, seat, option)
    _roll(state, frame, again=True)


def _spend_point(state: State, seat: int, option: Reroll) -> None:
    """HSV-POWER-02: a point of the card, or a free one of the player, is gone."""
    if option.card == FREE:
        state.players[seat].power_points -= 1
    else:
        state.cards[option.card].power_points -= 1
    emit(state, events.PointSpent(seat=seat, card=option.card, amount=-1, rules=("HSV-POWER-02",)))
