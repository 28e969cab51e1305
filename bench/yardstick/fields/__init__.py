"""What a program that looks one step ahead should think of its options, in victory points.

`advise` scores the options of a decision for a seat, from a view alone. What a place is worth is in
`ground`, what an action leads to in `acting`, combats in `fighting`, cards and purchases in `goods`. The
prices are those of `evaluate`. Questions without an adviser are left to whoever asks: None.
"""

from __future__ import annotations

from collections.abc import Callable

from battlewright.games.fields.model.state import State, copy_of
from battlewright.kernel.decisions import Decision
from bench.yardstick.fields import acting, fighting, goods

Adviser = Callable[[State, int, Decision], "list[float]"]

ADVISERS: dict[str, Adviser] = {
    "activate": acting.hero_to_activate,
    "act": acting.action,
    "destination": acting.destination,
    "march": acting.march,
    "push": acting.push,
    "retreat": acting.retreat,
    "return": acting.retreat,
    "withdraw": acting.retreat,
    "defender": acting.defender,
    "deploy_hero": acting.deployment,
    "deploy_soldier": acting.deployment,
    "deploy_quest": acting.deployment,
    "react": acting.reaction,
    "weapon": fighting.weapon,
    "play": fighting.card,
    "step_four": fighting.step_four,
    "assist": fighting.step_four,
    "flee": fighting.flight,
    "reroll": fighting.reroll,
    "assign": fighting.assignment,
    "excess": fighting.excess,
    "spread": fighting.spread,
    "shop": goods.purchase,
    "pregame_shop": goods.purchase,
    "exchange": goods.exchange,
    "gain_combat_card": goods.combat_card,
    "overflow": goods.discard,
    "penalty": goods.discard,
    "wear": goods.wear,
    "replace": goods.discard,
    "quest_card": goods.discard,
    "keep_card": goods.keep,
    "trading": goods.trade,
    "tame": goods.accept,
    "ally": goods.accept,
    "quest_price": goods.accept,
    "encounter": goods.encounter,
}

INDIFFERENT = frozenset({"zone", "draft", "duel"})


def advise(view: State, seat: int, decision: Decision) -> list[float] | None:
    """A score for each option, or None without an opinion.

    Advisers move figures and add points to look at what comes of it: they work on a copy of the view.
    """
    if decision.kind in INDIFFERENT:
        return [0.0] * len(decision.options)
    adviser = ADVISERS.get(decision.kind)
    if adviser is None:
        return None
    return adviser(copy_of(view), seat, decision)
