"""Why can't I…? An intent is checked with the very predicates that make the list of options.

The answer names every rule that stands against the intent, with the facts: what blocks the sight, how far
it is, who is in the way, what is missing. Where the engine asks for one thing at a time (first the figure,
then the place), an intent is checked as if the questions before it had been answered that way. `intents.py`
lists what can be asked; the other modules answer, each for its part of the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from battlewright.games.heroscape.explain import cards, choices, fighting, moving, places, powers
from battlewright.games.heroscape.explain.intents import (
    ArmyIntent,
    AttackIntent,
    BondIntent,
    CarryIntent,
    ChooseIntent,
    DoorIntent,
    DraftIntent,
    EndIntent,
    FirstIntent,
    GlyphIntent,
    Intent,
    MeasureIntent,
    MoveIntent,
    NumbersIntent,
    OrderIntent,
    PickIntent,
    PlaceIntent,
    PowerIntent,
    PushIntent,
    ReachIntent,
    RerollIntent,
    RevealIntent,
    RotateIntent,
    ShoveIntent,
    TargetIntent,
)
from battlewright.games.heroscape.explain.measuring import measure
from battlewright.games.heroscape.explain.names import UnknownNameError
from battlewright.games.heroscape.explain.numbers import numbers
from battlewright.games.heroscape.explain.reaching import reach
from battlewright.games.heroscape.model.state import State
from battlewright.kernel.denial import Answer, Denial, answer

Ask = Callable[[State, int, Any], Iterator[Denial | None]]  # the kind it is found by

_ANSWERS: dict[type, Ask] = {
    ShoveIntent: fighting.shove,
    PushIntent: fighting.push,
    CarryIntent: moving.carry,
    RotateIntent: moving.rotate,
    DoorIntent: moving.door,
    PowerIntent: powers.power,
    GlyphIntent: powers.glyph,
    OrderIntent: cards.order,
    BondIntent: cards.bond,
    RevealIntent: cards.reveal,
    PickIntent: moving.pick,
    PlaceIntent: places.place,
    FirstIntent: choices.first,
    RerollIntent: choices.reroll,
    TargetIntent: choices.target,
    EndIntent: choices.end,
}


def explain(state: State, seat: int, intent: Intent) -> Answer:
    """Whether a seat may do what it has in mind, and if not, every rule that stands against it."""
    match intent:
        case MoveIntent():
            return moving.move(state, seat, intent)
        case AttackIntent():
            return fighting.attack(state, seat, intent)
        case DraftIntent():
            return answer(cards.draft(state, seat, intent.card))
        case ArmyIntent():
            return answer(cards.army(state, seat, intent.army))
        case MeasureIntent():
            return measure(state, seat, intent)
        case ReachIntent():
            return reach(state, seat, intent)
        case NumbersIntent():
            return numbers(state, intent)
        case ChooseIntent():
            option = choices.read(intent.option)
            meant = choices.meant(state, option)
            return explain(state, seat, meant) if meant else answer(choices.other(state, seat, option))
        case _:
            return answer(_ANSWERS[type(intent)](state, seat, intent))


__all__ = [
    "ArmyIntent",
    "AttackIntent",
    "BondIntent",
    "CarryIntent",
    "ChooseIntent",
    "DoorIntent",
    "DraftIntent",
    "EndIntent",
    "FirstIntent",
    "GlyphIntent",
    "Intent",
    "MeasureIntent",
    "MoveIntent",
    "NumbersIntent",
    "OrderIntent",
    "PickIntent",
    "PlaceIntent",
    "PowerIntent",
    "PushIntent",
    "ReachIntent",
    "RerollIntent",
    "RevealIntent",
    "RotateIntent",
    "ShoveIntent",
    "TargetIntent",
    "UnknownNameError",
    "explain",
]
