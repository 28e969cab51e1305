"""Standing orders of Heroscape: answers given in advance, so that online games do not stall.

Topics: `swipes` (strike at a figure that breaks away), `power_points` (spend them to roll again), `powers`
(use an optional power), `casualties` (lay a lost figure on the copy with the fewest order markers),
`defenders` (who defends next, in the order offered), `placing` (set the army up by itself). `always` and
`never` speak for themselves; `odds:x` uses a power when its chance of success reaches x, and rolls again when
a better result is at least that likely. Whatever is not clear is asked.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import comb

from battlewright.games.heroscape.glance import glance
from battlewright.games.heroscape.model.frames import Dice
from battlewright.games.heroscape.model.options import Accept, AutoPlace, Reroll, Skip, Target, Use
from battlewright.games.heroscape.model.state import State
from battlewright.kernel.decisions import Decision
from battlewright.kernel.frames import top
from battlewright.kernel.options import Option

TOPICS = ("swipes", "power_points", "powers", "casualties", "defenders", "placing")


def ordered_option(state: State, decision: Decision, orders: Mapping[str, str]) -> Option | None:
    """The option that standing orders lead to, or None to ask."""
    match decision.kind:
        case "swipe":
            return _yes_or_no(decision, orders.get("swipes", "ask"))
        case "power":
            return _power(state, decision, orders.get("powers", "ask"))
        case "reroll":
            return _reroll(state, decision, orders.get("power_points", "ask"))
        case "casualty" if orders.get("casualties") == "always":
            return _casualty(state, decision)
        case "defender" if orders.get("defenders") == "always":
            return decision.options[0]
        case "place" if orders.get("placing") == "always" and AutoPlace() in decision.options:
            return AutoPlace()
        case _:
            return None


def _yes_or_no(decision: Decision, order: str) -> Option | None:
    uses = [option for option in decision.options if isinstance(option, Use)]
    if order == "always" and len(uses) == 1:
        return uses[0]
    return Skip() if order == "never" and Skip() in decision.options else None


def _power(state: State, decision: Decision, order: str) -> Option | None:
    uses = [option for option in decision.options if isinstance(option, Use)]
    if not order.startswith("odds:") or len(uses) != 1:
        return _yes_or_no(decision, order)
    found = glance(state, decision.seat, uses[0])
    chances = [test.successes[-1] for odds in found for test in odds.tests if test.kind == "d20"]
    if not chances:
        return None
    return uses[0] if max(chances) >= float(order[5:]) else Skip()


def _reroll(state: State, decision: Decision, order: str) -> Option | None:
    rolls = [option for option in decision.options if isinstance(option, Reroll)]
    if order == "never":
        return Accept()
    if order == "always" and rolls:
        return rolls[0]
    frame = top(state)
    if order.startswith("odds:") and isinstance(frame, Dice) and rolls:
        return rolls[0] if better_chance(frame) >= float(order[5:]) else Accept()
    return None


def better_chance(frame: Dice) -> float:
    """How likely another roll shows more: skulls (shields in a defence), or a higher d20."""
    if frame.sides == 20:
        return (20 - frame.faces[0]) / 20
    wanted = (4, 5) if "defence" in frame.why else (1, 2, 3)
    have = sum(face in wanted for face in frame.faces)
    share = len(wanted) / 6
    return sum(
        comb(frame.dice, n) * share**n * (1 - share) ** (frame.dice - n)
        for n in range(have + 1, frame.dice + 1)
    )


def _casualty(state: State, decision: Decision) -> Option | None:
    copies = [option for option in decision.options if isinstance(option, Target)]
    return min(copies, key=lambda option: len(state.cards[option.target].markers), default=None)
