"""Falling onto somebody (HSV-LANDING): where one may drop, how hard it hits, where one ends."""

from __future__ import annotations

from battlewright.games.heroscape.library import board_of
from battlewright.games.heroscape.model.state import Figure, State
from battlewright.games.heroscape.rules.engagement import spaces_of
from battlewright.games.heroscape.rules.ground import fall_dice, gait_of
from battlewright.games.heroscape.rules.routes import Position, Price, Route
from battlewright.games.heroscape.rules.shoving import size_of
from battlewright.games.heroscape.rules.standing import standing_places
from battlewright.games.heroscape.rules.walker import Walker
from battlewright.games.heroscape.rules.walking import walk

MOST = 3  # HSV-LANDING-01: an extreme fall counts like a major one for who is hit


def crashes(walker: Walker, budget: int) -> dict[Position, list[Route]]:
    """HSV-LANDING-02: occupied spaces onto which a figure may fall, from where it can walk to."""
    here = tuple(spaces_of(walker.state, walker.figure))
    if len(here) != 1:
        return {}
    ways = [Route((), 0, Price()), *(route for routes in walk(walker, budget).values() for route in routes)]
    found: dict[Position, list[Route]] = {}
    for way in ways:
        start = way.path[-1] if way.path else here
        for step in walker.steps[start[0]]:
            cost = way.cost + step.cost
            if step.fall and step.to in walker.taken and cost <= budget and way.price.harmless:
                route = Route((*way.path, (step.to,)), cost, Price(falls=(step.fall,)))
                known = found.setdefault((step.to,), [route])
                if route.cost < known[0].cost:
                    known[0] = route
    return found


def victim_dice(state: State, figure: Figure, victim: Figure, height: int) -> int:
    """HSV-LANDING-01: the faller's dice, one more or fewer for each size between them."""
    dice = min(MOST, fall_dice(height, gait_of(state, figure).drop))
    return max(0, dice + size_of(state, figure) - size_of(state, victim)) if dice else 0


def rolling_off(state: State, figure: Figure, at: str, height: int) -> tuple[list[Position], int]:
    """HSV-LANDING-03, HSV-LANDING-04: free places beside the space, else the nearest, and how far they are.

    Nobody comes to rest as high as it fell from.
    """
    board = board_of(state)
    target = board.by_label[at]
    top = board.spaces[target].level + height
    places = standing_places(state, figure, [space.index for space in board.spaces if space.level < top])
    beside = [p for p in places if board.distance(target, p[0]) <= 1]
    if beside:
        return beside, 0
    nearest = min(board.distance(target, place[0]) for place in places)
    return [p for p in places if board.distance(target, p[0]) == nearest], nearest
