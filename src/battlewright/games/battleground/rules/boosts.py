"""What a weapon lets its bearer buy before the attack is rolled (`Boost` in `model/cards.py`)."""

from __future__ import annotations

from battlewright.games.battleground.model.cards import Boost, WeaponCard
from battlewright.games.battleground.model.frames import Attack
from battlewright.games.battleground.model.state import Character, State
from battlewright.games.battleground.rules.attack import out_of_range, weapon_of
from battlewright.games.battleground.rules.mana import purse
from battlewright.games.battleground.rules.table import turn_under_way


def pending_boost(frame: Attack, weapon: WeaponCard) -> Boost | None:
    """The next boost to ask for: range first, for a far target needs it before the rest is spent."""
    left = [b for b in weapon.boosts if b.id not in frame.asked]
    return min(left, key=lambda boost: boost.to != "range", default=None)


def boost_amounts(state: State, frame: Attack, attacker: Character, boost: Boost) -> list[int]:
    """From nothing to what can be paid; a target out of plain range needs its boost."""
    turn = turn_under_way(state)
    match boost.pay:
        case "mana":
            most = min(boost.most, purse(state, attacker))
        case "ap":
            most = min(boost.most, turn.ap if turn is not None else 0)
        case _:
            most = boost.most
    if boost.to != "range":
        return list(range(most + 1))
    weapon, target = weapon_of(state, frame.weapon), state.characters[frame.target]
    amounts = [
        n
        for n in range(most + 1)
        if out_of_range(state, attacker, target, weapon, frame.boosts | {boost.id: n}) is None
    ]
    return amounts or [most]
