"""Whether a setup can be played: everybody must come by an army (HS-SETUP-01, HS-SETUP-05, HS-DRAFT-02).

Where armies are exclusive (HSV-ARMY-01), what others take first must not leave a seat with nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from battlewright.games.heroscape.library import content_of, switch
from battlewright.games.heroscape.model.cards import ArmyEntry
from battlewright.games.heroscape.model.state import State
from battlewright.games.heroscape.rules.armies import army_denials, army_points
from battlewright.games.heroscape.rules.table import friends

Entries = tuple[ArmyEntry, ...]


def without_army(state: State, drafted: bool) -> str:
    """What is wrong if a seat that has no army yet may be left without one, and how to mend it; or nothing.

    An army is one of the prepared ones, or in a draft a first card.
    """
    content = content_of(state)
    fielded = {card.seat for card in state.cards.values()}
    seats = [player.seat for player in state.players if player.seat not in fielded]
    if drafted:
        offers: list[Entries] = [(ArmyEntry(card=name),) for name in content.units]
    else:
        offers = [army.cards for army in content.armies.values()]
    for seat in seats:
        fitting = [offer for offer in offers if not army_denials(state, seat, offer)]
        if not fitting:
            return _nothing_fits(state, seat, offers, drafted)
        if switch(state, "v_exclusive_armies") == "off":
            continue
        others = [_taker(state, seat, other, offers) for other in seats if other != seat]
        if _shut_out([_names(offer) for offer in fitting], others, _unique(state)):
            return (
                f"armies[{seat}]: with points {state.limit} the others can leave this seat no army to take"
                " (HSV-ARMY-01); raise points, name armies, or switch v_exclusive_armies off"
            )
    return ""


def _nothing_fits(state: State, seat: int, offers: Sequence[Entries], drafted: bool) -> str:
    what = "card" if drafted else "prepared army"
    cheapest = min((army_points(state, offer) for offer in offers), default=0)
    if cheapest <= state.limit:
        return f"armies[{seat}]: no {what} is left for this seat; name an army, or loosen the switches"
    return (
        f"points {state.limit} is too little for armies[{seat}]: the cheapest {what} costs {cheapest}"
        f" (HS-SETUP-05); raise points to {cheapest} or more, or name an army of single cards"
    )


Names = frozenset[str]
Taker = tuple[bool, tuple[Names, ...]]  # whether it is a team-mate, and what it may take


def _taker(state: State, seat: int, other: int, offers: Sequence[Entries]) -> Taker:
    fitting = [_names(offer) for offer in offers if not army_denials(state, other, offer)]
    return friends(state, seat, other), tuple(fitting)


def _names(offer: Entries) -> Names:
    return frozenset(entry.card for entry in offer)


def _unique(state: State) -> Names:
    return frozenset(name for name, unit in content_of(state).units.items() if unit.card.rarity == "unique")


def _shut_out(left: Sequence[Names], others: Sequence[Taker], unique: Names) -> bool:
    """HSV-ARMY-01, HSV-ARMY-02: whether the others, one army each, can close everything that is left.

    Team-mates close only unique cards to each other.
    """
    if not left:
        return True
    for other in dict.fromkeys(others):  # those who may take the same are alike
        mates, armies = other
        rest = list(others)
        rest.remove(other)
        for taken in armies:
            closed = taken & unique if mates else taken
            if closed & left[0] and _shut_out([one for one in left if not closed & one], rest, unique):
                return True
    return False
