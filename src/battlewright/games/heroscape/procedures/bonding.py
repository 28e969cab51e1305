"""Turns with other cards, before, after or instead of that of the active one (`Bond`)."""

from __future__ import annotations

from battlewright.games.heroscape.model import events
from battlewright.games.heroscape.model.cards import Bond
from battlewright.games.heroscape.model.frames import FreeMoves, Offering, Turn
from battlewright.games.heroscape.model.ids import Activation, BoostKey, Used, activation
from battlewright.games.heroscape.model.options import Activate, Skip, Use
from battlewright.games.heroscape.model.state import Card, State
from battlewright.games.heroscape.procedures.changes import emit
from battlewright.games.heroscape.rules.bonds import bond_cards, bonded_figures, bonds_of, wanted_by
from battlewright.games.heroscape.rules.engagement import adjacent
from battlewright.games.heroscape.rules.numbers import d20_tally
from battlewright.games.heroscape.rules.table import figures_of
from battlewright.kernel.frames import push
from battlewright.kernel.options import Option


def bond_before(state: State, frame: Turn) -> None:
    """Ask about bonds that come before the turn of the card, or instead of it."""
    if frame.bonus or not bond_options(state, frame, ("before", "instead")):
        frame.step = "begin"
    else:
        frame.asks = [frame.seat]


def bond_after(state: State, frame: Turn) -> None:
    """Ask about bonds that come after it."""
    if frame.bonus or not bond_options(state, frame, ("after",)):
        frame.step = "again"
    else:
        frame.asks = [frame.seat]


def bond_options(state: State, frame: Turn, when: tuple[str, ...]) -> list[Option]:
    """The cards that bonds of the active one can give a turn, and moves they can give."""
    card = state.cards[frame.card]
    found: list[Option] = []
    for power, bond in bonds_of(state, card):
        if bond.when not in when or not wanted_by(state, frame, card, power, bond):
            continue
        if bond.marker and bond.marker != frame.marker:
            continue
        if bond.moves:
            found += [Use(power)] if bond_cards(state, frame, card, power, bond) else []
            continue
        found += [
            Activate(Activation(power, other.id).text)
            for other in bond_cards(state, frame, card, power, bond)
        ]
        if bond.or_move and power not in frame.used:
            found.append(Use(power))
    return found


def take_bond(state: State, frame: Turn, option: Option) -> None:
    """Carry out a choice about bonds."""
    if isinstance(option, Skip):
        done = frame.step == "bond-after" or frame.moment == "instead"
        frame.step = "again" if done else "begin"
        return
    if isinstance(option, Use):
        _bond_move(state, frame, option.power)
        return
    assert isinstance(option, Activate)
    power, name = activation(option.card)
    bond = next(part for found, part in bonds_of(state, state.cards[frame.card]) if found == power)
    frame.used.append(power)
    if bond.pair:
        frame.used.append(Used.bonded(power, state.cards[name].unit))
    if bond.when == "instead":
        frame.moment = "instead"
    if bond.roll and not _bond_roll(state, frame, power, bond.roll):
        return
    _bonus_turn(state, frame, power, bond, state.cards[name])


def _bond_roll(state: State, frame: Turn, power: str, least: int) -> bool:
    """A bond that needs a d20 (rolled here: nothing else can come between)."""
    user = figures_of(state, state.cards[frame.card])[0]
    result = d20_tally(state, user, state.rng.roll(20), power)
    worked = result.total >= least
    emit(
        state, events.PowerResult(power=power, roll=result.base, total=result, worked=worked, rules=(power,))
    )
    return worked


def _bonus_turn(state: State, frame: Turn, power: str, bond: Bond, card: Card) -> None:
    """A turn with another card, in full."""
    figures = [f.id for f in bonded_figures(state, frame, state.cards[frame.card], bond, card)]
    mine = [card.id] if card.seat != frame.seat else []
    push(state, Turn(seat=frame.seat, card=card.id, bonus=True, by=power, figures=figures, mine=mine))
    if bond.heal_for:
        _offer_healing(state, frame, power, figures)


def _offer_healing(state: State, frame: Turn, power: str, figures: list[str]) -> None:
    """`Bond.heal_for`: a figure of this card next to the wounded hero may be given up for it."""
    for name in figures:
        hero = state.figures[name]
        given = [
            f.id for f in figures_of(state, state.cards[frame.card]) if f.at and adjacent(state, f, hero)
        ]
        if hero.wounds and given:
            push(state, Offering(seat=frame.seat, figure=name, figures=given, why=power))


def _bond_move(state: State, frame: Turn, power: str) -> None:
    """A bond that only moves figures, or that is traded for a longer move."""
    bond = next(part for found, part in bonds_of(state, state.cards[frame.card]) if found == power)
    movers = [
        f.id
        for card in bond_cards(state, frame, state.cards[frame.card], power, bond)
        for f in figures_of(state, card)
        if f.place == "board"
    ]
    frame.used += [power] * bond.count
    if bond.or_move and not bond.moves:
        frame.boosts[BoostKey("move", power).text] = bond.or_move
        return
    push(
        state,
        FreeMoves(
            seat=frame.seat,
            figures=list(dict.fromkeys(movers)),
            count=bond.figures,
            spaces=bond.spaces,
            why=power,
        ),
    )
