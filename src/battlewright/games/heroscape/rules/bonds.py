"""Turns with other cards (`Bond`): which cards may be used."""

from __future__ import annotations

from battlewright.games.heroscape.model.cards import Bond, Filter
from battlewright.games.heroscape.model.frames import Turn
from battlewright.games.heroscape.model.ids import Used
from battlewright.games.heroscape.model.state import Card, Figure, State
from battlewright.games.heroscape.rules.engagement import engaged
from battlewright.games.heroscape.rules.filters import card_fits, reaches
from battlewright.games.heroscape.rules.table import figures_of, unit
from battlewright.kernel.denial import Denial


def bonds_of(state: State, card: Card) -> list[tuple[str, Bond]]:
    """The bonds of a card, unless its powers are negated."""
    return [] if card.negated else list(unit(state, card).parts.get(Bond, ()))


def wanted_by(state: State, turn: Turn, card: Card, power: str, bond: Bond) -> list[Filter]:
    """Whom a bond may still give a turn to; after one card of a pair only the other."""
    used = [other for other in state.cards.values() if Used.bonded(power, other.unit) in turn.used]
    if not bond.pair:
        return [bond.whom] if turn.used.count(power) < bond.count else []
    if not used:
        return [bond.whom, *bond.pair]
    met = [any(card_fits(state, card.seat, other, one) for other in used) for one in bond.pair]
    return [one for one, done in zip(bond.pair, met, strict=True) if not done] if any(met) else []


def bond_cards(state: State, turn: Turn, card: Card, power: str, bond: Bond) -> list[Card]:
    """The cards a bond may give a turn to: in play, fitting, near enough, not used by it yet."""
    if _engaged_too_few(state, card, bond):
        return []
    found: list[Card] = []
    for other in state.cards.values():
        if any(known.unit == other.unit and known.seat == other.seat for known in found):
            continue
        if _unfit(state, turn, card, power, bond, other) is None:
            found.append(other)
    return found


def bond_denial(state: State, turn: Turn, card: Card, power: str, bond: Bond, other: Card) -> Denial | None:
    """Why a bond of a card gives no turn with another one, or no more."""
    facts = {"card": other.id}
    moment = "after" if turn.step == "bond-after" else "before"
    if (bond.when == "after") != (moment == "after"):
        return Denial(power, facts | {"moment": True})
    if not wanted_by(state, turn, card, power, bond):
        return Denial(power, facts | {"once": True})
    if bond.marker and bond.marker != turn.marker:
        return Denial(power, facts | {"marker": bond.marker})
    if _engaged_too_few(state, card, bond):
        return Denial(power, facts | {"engaged": bond.engaged})
    why = _unfit(state, turn, card, power, bond, other)
    return Denial(power, facts | {why: True}) if why else None


def _engaged_too_few(state: State, card: Card, bond: Bond) -> bool:
    mine = (f for f in figures_of(state, card) if f.at)
    return bool(bond.engaged) and sum(engaged(state, f) for f in mine) < bond.engaged


def _unfit(state: State, turn: Turn, card: Card, power: str, bond: Bond, other: Card) -> str | None:
    """What keeps another card from a bond: it is lost, of the wrong kind, or nobody of it is near enough."""
    if other.out:
        return "lost"
    wanted = wanted_by(state, turn, card, power, bond)
    if other.id == card.id or not any(card_fits(state, card.seat, other, one, card.named) for one in wanted):
        return "stranger"
    return None if bonded_figures(state, turn, card, bond, other) else "distant"


def bonded_figures(state: State, turn: Turn, card: Card, bond: Bond, other: Card) -> list[Figure]:
    """The figures of another card that a bond reaches and has not used yet."""
    there = [f for f in figures_of(state, other) if f.place == "board" and f"!{f.id}" not in turn.used]
    if bond.reach is None:
        return there
    mine = [figure for figure in figures_of(state, card) if figure.place == "board"]
    return [f for f in there if any(reaches(state, m, f, bond.reach) for m in mine if m.id != f.id)]
