"""Paying mana, from the own card or an ally's that shares it (BG-MANA, Shared Power)."""

from __future__ import annotations

from battlewright.games.battleground.model.frames import Payment
from battlewright.games.battleground.model.moments import ManaSpent
from battlewright.games.battleground.model.options import SpendAmount
from battlewright.games.battleground.model.state import Character, State
from battlewright.games.battleground.procedures.changes import lose_mana
from battlewright.games.battleground.procedures.moments import announce
from battlewright.games.battleground.rules.mana import lender_for
from battlewright.games.battleground.rules.table import turn_under_way
from battlewright.kernel.decisions import Decision
from battlewright.kernel.frames import pop
from battlewright.kernel.options import Option


def payment_advance(state: State, frame: Payment) -> None:
    """Pay at once if there is only one way to; otherwise ask how much an ally lends."""
    character = state.characters[frame.character]
    lender = lender_for(state, character)
    shares = _shares(character, lender, frame.amount)
    if lender is None or len(shares) == 1:
        _pay(state, frame, character, lender, shares[0])
    else:
        frame.lender = lender.id
        frame.asks = [character.seat]


def _shares(character: Character, lender: Character | None, amount: int) -> list[int]:
    """How much the lender could pay."""
    if lender is None:
        return [0]
    least = max(0, amount - character.mana)
    return list(range(least, min(amount, lender.mana) + 1)) or [0]


def payment_decision(state: State, frame: Payment, seat: int) -> Decision:
    """How much of the price the lender pays."""
    character = state.characters[frame.character]
    lender = state.characters[frame.lender]
    options = [SpendAmount(n, lender.id) for n in _shares(character, lender, frame.amount)]
    facts = {"character": character.id, "lender": lender.id, "amount": frame.amount}
    return Decision(seat, "pay", options, ("BG-MANA-01",), facts)


def payment_take(state: State, frame: Payment, seat: int, option: Option) -> None:
    """Pay in the chosen shares."""
    assert isinstance(option, SpendAmount)
    character = state.characters[frame.character]
    _pay(state, frame, character, state.characters[frame.lender], option.amount)


def _pay(state: State, frame: Payment, character: Character, lender: Character | None, lent: int) -> None:
    pop(state)
    lose_mana(state, character, frame.amount - lent, "BG-MANA-02", spent=True)
    if lender is not None and lent:
        lose_mana(state, lender, lent, "evil-lyn.shared-power", spent=True)
    turn = turn_under_way(state)
    if turn is not None and turn.character == character.id:
        turn.mana += frame.amount
        announce(state, ManaSpent(character.id))
