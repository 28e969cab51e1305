"""The numbers of a figure as they are now, with what changes them: against nobody in particular."""

from __future__ import annotations

from battlewright.games.heroscape.explain.intents import NumbersIntent
from battlewright.games.heroscape.explain.names import named
from battlewright.games.heroscape.model.state import State
from battlewright.games.heroscape.rules.engagement import base_of, height_of
from battlewright.games.heroscape.rules.numbers import (
    Origin,
    attack_tally,
    defence_tally,
    move_tally,
    range_tally,
)
from battlewright.kernel.denial import Answer, Denial, answer
from battlewright.kernel.tally import Tally


def numbers(state: State, intent: NumbersIntent) -> Answer:
    """HS-MOVE-01, HS-RANGE-01, HS-DICE-01, HS-DICE-02: move, range, attack and defence with their reasons.

    What depends on the other side of a fight (height, its powers) is not in them.
    """
    figure = named(state, intent.figure)
    if figure.place != "board":
        return answer([Denial("HS-ATTACK-01", {"target": figure.id, "gone": True})])
    nobody = Origin(None, base_of(state, figure), height_of(state, figure), adjacent=False)
    tallies = {
        "move": move_tally(state, figure),
        "range": range_tally(state, figure),
        "attack": attack_tally(state, figure, None),
        "defence": defence_tally(state, figure, nobody, "normal"),
    }
    return Answer(True, (), {"figure": figure.id} | {name: _told(tally) for name, tally in tallies.items()})


def _told(tally: Tally) -> dict[str, object]:
    reasons = [{"amount": one.amount, "source": one.source} for one in tally.modifiers if one.amount]
    return {"base": tally.base, "total": tally.total, "modifiers": reasons}
