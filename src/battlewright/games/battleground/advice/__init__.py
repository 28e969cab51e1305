"""What a program that looks one step ahead should think of its options, in victory points.

`advise` scores the options of a decision for a seat, from a view alone. What odds decide is taken
from `preview`; what a place is worth from `ground`; what an action leads to within the same
activation from `plan`; cards from `hand`; the instructions of cards from `effects`. The prices are
those of `evaluate`. Questions without an adviser are left to whoever asks: None.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from battlewright.games.battleground.advice import acting, answers, hand, setting_up
from battlewright.games.battleground.model.state import State
from battlewright.games.battleground.rules.standing import unchanging
from battlewright.kernel.decisions import Decision

Adviser = Callable[[State, int, Decision], "list[float]"]

ADVISERS: dict[str, Adviser] = {
    "act": acting.action,
    "activate": acting.character_to_activate,
    "destination": acting.destination,
    "face": acting.facing,
    "spend": acting.mana_for_skill,
    "initiative": hand.card_to_reveal,
    "discard": hand.cards_to_discard,
    "bonus": hand.bonus,
    "toss": hand.card_to_toss,
    "free_reroll": answers.reroll,
    "mana_reroll": answers.reroll,
    "defend": answers.defence,
    "boost": answers.boost,
    "react": answers.reaction,
    "consumables": answers.consumable,
    "pick": answers.pick,
    "either": answers.either,
    "free_attack": answers.free_attack,
    "row": answers.row,
    "aim": answers.aim,
    "targets": answers.aim,
    "special": answers.special,
    "raze": answers.raze,
    "objective": setting_up.objective,
    "deploy_hex": setting_up.deployment,
    "draft": setting_up.draft,
}

INDIFFERENT = frozenset({"first", "map", "zone", "deploy", "tie", "pay", "further_target", "place_mark"})

_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(State).decode


def advise(view: State, seat: int, decision: Decision) -> list[float] | None:
    """A score for each option, or None without an opinion. The view stays as it is."""
    if decision.kind in INDIFFERENT:
        return [0.0] * len(decision.options)
    adviser = ADVISERS.get(decision.kind)
    if adviser is None:
        return None
    state = _decode(_encode(view))  # advisers move models to and fro, and change nothing else
    with unchanging(state):
        return adviser(state, seat, decision)
