"""Which armies may be fielded (HS-SETUP-05 to HS-SETUP-09, HSV-ARMY, HSV-POINTS-03)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from battlewright.games.heroscape.content import Content
from battlewright.games.heroscape.library import content_of, switch
from battlewright.games.heroscape.model.cards import ArmyEntry, UnitCard
from battlewright.games.heroscape.model.state import State
from battlewright.games.heroscape.rules.table import friends, points_of
from battlewright.kernel.denial import Denial

SLACK = 60  # HSV-POINTS-03: as far above the limit as the modifier reaches


def army_points(state: State, entries: Sequence[ArmyEntry]) -> int:
    """HS-SETUP-05, HS-SETUP-10: copies count as often as they are taken."""
    return sum(points_of(state, entry.card) * entry.copies for entry in entries)


def most_points(state: State) -> int:
    """HS-SETUP-05, HSV-POINTS-03, HSV-POWER-05: the limit, and how far variants let it be exceeded."""
    loose = "on" in (switch(state, "v_points_initiative"), switch(state, "v_power_points"))
    return state.limit + SLACK if loose else state.limit


def army_denials(state: State, seat: int, entries: Sequence[ArmyEntry]) -> list[Denial]:
    """Everything that is wrong with an army list (HS-SETUP-01: everyone leads an army)."""
    content = content_of(state)
    if not entries:
        return [Denial("HS-SETUP-01", {"cards": 0})]
    found: list[Denial] = []
    for entry in entries:
        if entry.card not in content.units:
            found.append(Denial("HS-SETUP-06", {"card": entry.card, "unknown": True}))
        elif entry.copies < 1:
            found.append(Denial("HS-SETUP-10", {"card": entry.card, "copies": entry.copies}))
    if found:
        return found
    found += _twice(state, entries)
    points = army_points(state, entries)
    if points > most_points(state):
        found.append(Denial("HS-SETUP-05", {"points": points, "limit": state.limit}))
    generals = sorted({content.units[entry.card].card.general for entry in entries})
    if switch(state, "v_two_generals") == "on" and len(generals) > 2:
        found.append(Denial("HSV-ARMY-04", {"generals": generals}))
    found += [denied for entry in entries if (denied := _taken(state, seat, entry.card)) is not None]
    return found


def _twice(state: State, entries: Sequence[ArmyEntry]) -> list[Denial]:
    """HS-SETUP-08, HS-SETUP-09: a unique card only once; common cards any number of times."""
    counts: dict[str, int] = {}
    for entry in entries:
        counts[entry.card] = counts.get(entry.card, 0) + entry.copies
    units = content_of(state).units
    return [
        Denial("HS-SETUP-08", {"card": name, "copies": number})
        for name, number in counts.items()
        if number > 1 and units[name].card.rarity == "unique"
    ]


def _taken(state: State, seat: int, name: str) -> Denial | None:
    """HSV-ARMY-01, HSV-ARMY-02: what another player has chosen is closed; teammates share common cards."""
    if switch(state, "v_exclusive_armies") == "off":
        return None
    unique = content_of(state).units[name].card.rarity == "unique"
    for card in state.cards.values():
        if card.unit != name or card.owner == seat:
            continue
        if not friends(state, seat, card.owner):
            return Denial("HSV-ARMY-01", {"card": name, "seat": card.owner})
        if unique:
            return Denial("HSV-ARMY-02", {"card": name, "seat": card.owner})
    return None


def pick_denial(state: State, seat: int, name: str) -> Denial | None:
    """HS-DRAFT-07: why a card cannot be drafted now."""
    have = [card for card in state.cards.values() if card.owner == seat]
    entries = [ArmyEntry(card=card.unit) for card in have]
    denied = army_denials(state, seat, [*entries, ArmyEntry(card=name)])
    return denied[0] if denied else None


# --- armies by chance -----------------------------------------------------------------------------

FEWEST = 0.9  # of the points: a random army that uses less tries again, as long as there are tries
TRIES = 40
COMMON_AGAIN = 0.35  # how often a common card that was drawn is drawn once more


def random_army(
    content: Content, points: int, below: Callable[[int], int], closed: Iterable[str] = ()
) -> tuple[ArmyEntry, ...]:
    """A legal army within a number of points, by chance; empty only if no card is that cheap.

    `below(n)` draws a number from 0 to n - 1; `closed` names cards that cannot be had.
    """
    barred = set(closed)
    pool = [unit.card for unit in content.units.values() if unit.card.id not in barred]
    best: dict[str, int] = {}
    most = 0
    for _ in range(TRIES):
        drawn = _draw(pool, points, below)
        total = sum(content.units[name].card.points * number for name, number in drawn.items())
        if total > most:
            best, most = drawn, total
        if most >= FEWEST * points:
            break
    return tuple(ArmyEntry(card=name, copies=number) for name, number in best.items())


def _draw(pool: Sequence[UnitCard], points: int, below: Callable[[int], int]) -> dict[str, int]:
    """Cards drawn as long as one of them can be paid; at most two generals, which suits every variant."""
    drawn: dict[str, int] = {}
    generals: set[str] = set()
    left = points
    while True:
        fitting = [
            card
            for card in pool
            if card.points <= left
            and (card.rarity != "unique" or card.id not in drawn)
            and (len(generals) < 2 or card.general in generals)
        ]
        if not fitting:
            return drawn
        card = fitting[below(len(fitting))]
        while True:
            drawn[card.id] = drawn.get(card.id, 0) + 1
            left -= card.points
            again = card.rarity != "unique" and card.points <= left and below(100) < 100 * COMMON_AGAIN
            if not again:
                break
        generals.add(card.general)
