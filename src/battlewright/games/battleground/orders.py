"""Standing orders of Battleground: answers given in advance, so that online games do not stall.

Topics: `opportunity` (attacks of opportunity), `defence` (make the defence test), `rerolls` (spend mana
on failed dice), `reactions` (other optional skills). `always` and `never` speak for themselves;
`odds:x` makes an attack of opportunity when the chance of at least one wound reaches x, and pays
for rerolls when they raise the expected successes by at least x. Whatever is not clear is asked.
"""

from __future__ import annotations

from collections.abc import Mapping

from battlewright.games.battleground.model.frames import Roll
from battlewright.games.battleground.model.ids import OpportunityAnswer
from battlewright.games.battleground.model.moments import Moment
from battlewright.games.battleground.model.options import Defend, React, Reroll
from battlewright.games.battleground.model.state import State
from battlewright.games.battleground.preview import attack_odds, reroll_odds
from battlewright.games.battleground.rules.attack import weapons_of
from battlewright.kernel.decisions import Decision
from battlewright.kernel.facts import fact_of
from battlewright.kernel.options import Option
from battlewright.kernel.reactions import Decline

TOPICS = ("opportunity", "defence", "rerolls", "reactions")


def ordered_option(state: State, decision: Decision, orders: Mapping[str, str]) -> Option | None:
    """The option that standing orders lead to, or None to ask."""
    match decision.kind:
        case "react":
            return _reaction(state, decision, orders)
        case "defend":
            return _defence(decision, orders.get("defence", "ask"))
        case "mana_reroll":
            return _reroll(state, decision, orders.get("rerolls", "ask"))
        case _:
            return None


def _reaction(state: State, decision: Decision, orders: Mapping[str, str]) -> Option | None:
    reactions = [option for option in decision.options if isinstance(option, React)]
    if Decline() not in decision.options:
        return None
    if not reactions:  # asked for secrecy's sake: answered exactly where an answer from the hand would be
        return Decline() if orders.get("reactions") in ("always", "never") else None
    wanted = [(reaction, orders.get(_topic(reaction), "ask")) for reaction in reactions]
    for reaction, order in wanted:
        if order == "always":
            return reaction
    for reaction, order in wanted:
        if order == "never":
            continue
        if not order.startswith("odds:") or not isinstance(reaction.response, OpportunityAnswer):
            return None
        moving = fact_of(decision.facts, "moment", Moment).who
        if _chance(state, reaction.response.character, moving) >= float(order[5:]):
            return reaction
    return Decline()


def _topic(reaction: React) -> str:
    return "opportunity" if isinstance(reaction.response, OpportunityAnswer) else "reactions"


def _chance(state: State, attacker: str, target: str) -> float:
    """The best chance of at least one wound with a melee weapon."""
    bearer, victim = state.characters[attacker], state.characters[target]
    melee = [w for w in weapons_of(state, bearer) if w.type == "melee"]
    return max((1 - attack_odds(state, bearer, victim, w).wounds[0] for w in melee), default=0.0)


def _defence(decision: Decision, order: str) -> Option | None:
    if order == "always" and Defend("roll") in decision.options:
        return Defend("roll")
    return Defend("decline") if order == "never" else None


def _reroll(state: State, decision: Decision, order: str) -> Option | None:
    """Never, all failed dice that can be paid, or only if it pays enough."""
    if order == "never":
        return Reroll()
    needed = fact_of(decision.facts, "needed", int)
    rolls = [option for option in decision.options if isinstance(option, Reroll)]
    failed = [option for option in rolls if all(face < needed for face in option.faces)]
    best = max(failed, key=lambda option: len(option.faces))
    if order == "always" or not best.faces:
        return best if order != "ask" else None
    top = state.stack[-1]
    if order.startswith("odds:") and isinstance(top, Roll):
        gain = _mean(reroll_odds(top, list(best.faces)).remaining) - _mean(reroll_odds(top, []).remaining)
        return best if gain >= float(order[5:]) else Reroll()
    return None


def _mean(chances: tuple[float, ...]) -> float:
    return sum(number * chance for number, chance in enumerate(chances))
