"""How good a position is for a seat: a readable sum, in victory points.

Points already scored count in full; an objective that would be captured now, health, mana and
tokens count for what they are likely to become. Only open information is read, so it works on views.
The prices are used by `advice` too, so that what is tried and what is reckoned can be compared.
"""

from __future__ import annotations

from collections.abc import Sequence

from battlewright.games.battleground.library import field_of
from battlewright.games.battleground.model.state import Character, State
from battlewright.games.battleground.rules.table import card_of, node_of, on_board, team_of
from battlewright.games.battleground.rules.victory import OBJECTIVE_VP, captor, point_value, team_vp

WON, LOST = 1000.0, -1000.0
HELD = 0.8 * OBJECTIVE_VP  # an objective that would be captured now; it may still be contested
NEAR = 0.4 * OBJECTIVE_VP  # on the way to an objective, falling to nothing over a distance of `FAR`
FAR = 40
HEALTH = 0.776  # of a character's points lie in its health
AP, MANA, FOCUS, OVERWATCH, TOKEN = 2.0, 0.595, 1.22, 1.0, 1.5


def terms(state: State, seat: int) -> dict[str, float]:
    """The lead of the seat's side over the other, as it stands and as it promises to become, by its parts."""
    team = team_of(state, seat)
    if state.result is not None:
        winners = state.result.winners
        return {"result": 0.0 if not winners else WON if seat in winners else LOST}
    total = {
        "points": float(team_vp(state, team) - team_vp(state, 1 - team)),
        "own": 0.0,
        "enemy": 0.0,
        "means": 0.0,
        "place": 0.0,
        "objectives": 0.0,
    }
    for character in on_board(state):
        sign = 1 if team_of(state, character.seat) == team else -1
        total["own" if sign > 0 else "enemy"] += sign * _health(state, character)
        total["means"] += sign * _means(character)
        total["place"] += sign * _reach(state, character)
    for objective in state.objectives:
        holder = captor(state, objective) if state.zones else None
        if holder is not None:
            total["objectives"] += HELD if team_of(state, holder.seat) == team else -HELD
    return total


def _health(state: State, character: Character) -> float:
    """A character's points, as far as its health is left."""
    card = card_of(state, character)
    left = max(0, card.health - character.wounds) / card.health
    return point_value(state, character) * (1 - HEALTH + HEALTH * left)


def _means(character: Character) -> float:
    """What a character holds: mana, focus, overwatch and tokens."""
    held = MANA * character.mana + FOCUS * character.focus + OVERWATCH * character.overwatch
    return held + TOKEN * bool(character.buff) - TOKEN * bool(character.debuff)


def _reach(state: State, character: Character) -> float:
    """A little for being near the closest objective that could be captured."""
    if not state.zones or not state.objectives:
        return 0.0
    field = field_of(state)
    own = state.zones[team_of(state, character.seat)]
    here = node_of(state, character)
    far = [
        field.gap(here, node)
        for node in (field.nodes[at] for at in state.objectives)
        if field.zone_of(node) != own
    ]
    return NEAR * max(0.0, 1 - min(far) / FAR) if far else 0.0


def harm(state: State, character: Character, wounds: Sequence[float]) -> float:
    """What wounds cost a character's side, given the chance of 0, 1, 2 … of them.

    Every wound takes its share of the points; the one that knocks it out gives all points away.
    """
    card = card_of(state, character)
    points = point_value(state, character)
    left = max(1, card.health - character.wounds)
    total = 0.0
    for number, chance in enumerate(wounds):
        if number >= left:
            total += chance * points * (2 - HEALTH + HEALTH * left / card.health)
        else:
            total += chance * points * HEALTH * number / card.health
    return total
