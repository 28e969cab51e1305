"""The shortest routes to somebody, occupied hexes that are climbed onto included (BG-MOVEFX-01, 03, 04)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from battlewright.games.battleground.library import field_of
from battlewright.games.battleground.model.state import Character, State
from battlewright.games.battleground.rules.climbing import (
    after_climb,
    arrangements,
    climbs_in_reach,
    makes_room,
    occupied_climbs,
    pushed_from,
)
from battlewright.games.battleground.rules.paths import Ways, layers_on_foot, standable, standing_on, ways
from battlewright.games.battleground.rules.table import beside, is_massive, node_of
from battlewright.space.reach import distances

FAR = 120  # no route on a board of 25 by 30 hexes is longer


class Route(Struct):
    """Where a movement to somebody may end: free nodes, and occupied ones it climbs onto."""

    nodes: int = 0
    climbs: dict[int, tuple[int, int]] = {}  # node -> (cost, node climbed from)

    def all(self) -> int:
        """Both kinds of nodes."""
        return self.nodes | sum(1 << node for node in self.climbs)


def charge(state: State, character: Character, goal: Character, points: int) -> Route:
    """BG-MOVEFX-03, BG-MOVEFX-04: where the goal is adjacent by the shortest route no other enemy stops.

    It may end on an occupied hex it climbs onto, but does not count on what lies beyond: that is up
    to whoever is pushed away.
    """
    found = ways(state, character, points)
    near = standing_on(state, character, beside(state, goal))
    climbs = {
        node: how
        for node, how in climbs_in_reach(state, character, points).items()
        if meets(state, character, goal, node) and makes_room(state, character, node)
    }
    costs = [cost for cost, layer in enumerate(found.layers) if layer & near]
    costs += [cost for cost, _ in climbs.values()]
    if not costs:
        return Route()
    shortest = min(costs)
    climbs = {node: how for node, how in climbs.items() if how[0] == shortest}
    return Route(found.layers[shortest] & near, climbs)


def meets(state: State, character: Character, goal: Character, node: int) -> bool:
    """Whether a climb onto a node engages the goal: beside it, or by pushing it to the next hex."""
    near = standing_on(state, character, beside(state, goal))
    return bool(near >> node & 1) or any(c.id == goal.id for c in pushed_from(state, character, node))


def towards(state: State, character: Character, goal: Character, points: int) -> Route:
    """BG-MOVEFX-01: nodes on a shortest route to the goal, and occupied ones climbed onto on the way.

    It may be stopped on its way, so the shortest route is the one without regard to that.
    """
    found = ways(state, character, points)
    legs = [Leg(standing_on(state, character, beside(state, goal)) & standable(state, character))]
    legs += _climbing_legs(state, character, goal)
    start = node_of(state, character)
    lengths = [leg.measure(_left(state, character, found, leg.ends), start) for leg in legs]
    shortest = min(lengths)
    route = Route(0, {})
    for leg, length in zip(legs, lengths, strict=True):
        if length == shortest < FAR:
            _take(route, found, leg, length, points, start)
    return route


class Leg(Struct):
    """The first part of a route: to nodes from which it goes on by a climb, or is over."""

    ends: int
    climb: int = -1  # the occupied node climbed onto
    price: int = 0
    rest: int = 0  # what the route costs after the climb
    left: list[int] = []

    def measure(self, left: list[int], start: int) -> int:
        """The length of the whole route; `left` are layers of nodes by their distance to the ends."""
        self.left = left
        found = next((cost for cost, layer in enumerate(left) if layer >> start & 1), FAR)
        return found + self.price + self.rest


def _climbing_legs(state: State, character: Character, goal: Character) -> Iterator[Leg]:
    """BG-CLIMB-07: routes over an occupied hex whose occupants can make room."""
    rests: dict[int, int] = {}
    for climb in occupied_climbs(state, character):
        if climb.node not in rests:
            rests[climb.node] = _rest(state, character, goal, climb.node)
        yield Leg(1 << climb.origin, climb.node, climb.price, rests[climb.node])


def _rest(state: State, character: Character, goal: Character, node: int) -> int:
    """How far it is to the goal from an occupied node, wherever those pushed away go; FAR: no way."""
    places = list(arrangements(state, character, node))
    if places and meets(state, character, goal, node):
        return 0
    return min((_walk(after_climb(state, character, node, p), character, goal) for p in places), default=FAR)


def _walk(state: State, character: Character, goal: Character) -> int:
    """The length of the way to the goal that climbs onto nobody."""
    walker = state.characters[character.id]
    near = standing_on(state, walker, beside(state, goal)) & standable(state, walker)
    left = _left(state, walker, ways(state, walker, 0), near)
    return Leg(near).measure(left, node_of(state, walker))


def _left(state: State, character: Character, found: Ways, ends: int) -> list[int]:
    """Layers of nodes by what the way to any of these ends costs, without regard to enemies."""
    field = field_of(state)
    open_ = standable(state, character)
    if is_massive(state, character):
        links = found.links.reversed if found.links else None
        return distances(field.board, ends, open_, links, FAR)
    return layers_on_foot(field, ends, FAR, open_, 0)  # every way of a map leads back at the same cost


def _take(route: Route, found: Ways, leg: Leg, length: int, points: int, start: int) -> None:
    """Add the nodes of a shortest route to it, and the climb, where it can be paid for."""
    walked = length - leg.price - leg.rest
    for cost, layer in enumerate(found.layers[: walked + 1]):
        route.nodes |= layer & leg.left[walked - cost]
    if leg.climb < 0 or walked + leg.price > points:
        return
    leaving = leg.ends & (~found.stop | 1 << start)
    if found.layers[walked] & leaving:
        route.climbs[leg.climb] = (walked + leg.price, leg.ends.bit_length() - 1)
