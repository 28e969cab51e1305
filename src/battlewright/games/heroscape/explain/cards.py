"""Why no marker there, why not this card: orders, bonds, drafts, armies (HS-ORDER, HS-TURN-04, HS-DRAFT)."""

from __future__ import annotations

from collections.abc import Iterator

from battlewright.games.heroscape.explain.acting import turn_denial
from battlewright.games.heroscape.explain.intents import BondIntent, OrderIntent, RevealIntent
from battlewright.games.heroscape.explain.names import UnknownNameError, card_named
from battlewright.games.heroscape.library import content_of
from battlewright.games.heroscape.model.cards import ArmyEntry
from battlewright.games.heroscape.model.frames import Orders, Reorganise, Setup, Turns
from battlewright.games.heroscape.model.state import State
from battlewright.games.heroscape.procedures.orders import marker_denial, reorganise_denial
from battlewright.games.heroscape.rules.armies import army_denials, pick_denial
from battlewright.games.heroscape.rules.bonds import bond_denial, bonds_of
from battlewright.games.heroscape.rules.table import turn_of
from battlewright.games.heroscape.rules.turns import markers_for
from battlewright.kernel.denial import Denial
from battlewright.kernel.frames import nearest, top


def order(state: State, seat: int, intent: OrderIntent) -> Iterator[Denial | None]:
    """HS-ORDER-01, HS-ORDER-07: the next marker, on an own card that can take it."""
    card = card_named(state, intent.card)
    if card.seat != seat:
        yield Denial("HS-TEAM-01", {"card": card.id})
    frame = top(state)
    if isinstance(frame, Reorganise) and seat in frame.asks:
        yield reorganise_denial(state, frame, seat, intent.marker, card)
        return
    if not isinstance(frame, Orders) or seat not in frame.asks:
        yield Denial("HS-ORDER-01", {})
        return
    marker = intent.marker or frame.left[seat][0]
    if marker != frame.left[seat][0]:
        yield Denial("HS-ORDER-01", {"marker": marker})
    yield marker_denial(state, frame, seat, marker, card)


def draft(state: State, seat: int, card: str) -> Iterator[Denial | None]:
    """HS-DRAFT-07: a card that can be had, when it is the turn to pick."""
    frame = top(state)
    if not isinstance(frame, Setup) or frame.step != "draft" or seat not in frame.asks:
        yield Denial("HS-DRAFT-07", {"card": card})
    yield pick_denial(state, seat, card)


def army(state: State, seat: int, name: str) -> Iterator[Denial | None]:
    """HS-DRAFT-02: a prepared army that the match allows, when armies are chosen."""
    found = content_of(state).armies.get(name)
    if found is None:
        raise UnknownNameError(f"no army {name!r}; there are: {', '.join(content_of(state).armies)}")
    frame = top(state)
    if not isinstance(frame, Setup) or frame.step != "choose" or seat not in frame.asks:
        yield Denial("HS-DRAFT-02", {"army": name})
    entries: tuple[ArmyEntry, ...] = found.cards
    yield from army_denials(state, seat, entries)


# --- whose card acts ------------------------------------------------------------------------------


def reveal(state: State, seat: int, intent: RevealIntent) -> Iterator[Denial | None]:
    """HS-TURN-04: the card under the marker whose turn it is, where a variant leaves a choice."""
    card = card_named(state, intent.card)
    if card.seat != seat:
        yield Denial("HS-TEAM-01", {"card": card.id})
    if card.out:
        yield Denial("HS-ORDER-07", {"card": card.id})
    yield turn_denial(state, seat, "reveal")
    turns = nearest(state, Turns)
    number = turns.number if turns is not None else 1
    if card.id not in [name for _, name in markers_for(state, seat, number)]:
        yield Denial("HS-TURN-04", {"card": card.id, "number": number})


def bond(state: State, seat: int, intent: BondIntent) -> Iterator[Denial | None]:
    """`Bond`: a turn with another card, before or after that of the active one."""
    other = card_named(state, intent.card)
    turn = turn_of(state)
    yield turn_denial(state, seat, "bond", "bond-after")
    if turn is None or not turn.card:
        return
    card = state.cards[turn.card]
    bonds = bonds_of(state, card)
    if not bonds or turn.bonus:
        yield Denial("HS-SPECIAL-01", {"card": card.id, "bonded": other.id})
        return
    denials = [bond_denial(state, turn, card, power, part, other) for power, part in bonds]
    if None not in denials:
        yield from denials
