"""Where a character can go and what it costs (BG-MOVE, BG-CLIMB, BG-MOVEFX, BG-BIG-03 to 08).

A movement offers destinations, not paths: on the way nothing can happen that depends on the path,
except that climbing onto an occupied hex pushes its occupant away; such a hex is a destination of
its own after which the movement goes on with the points that are left. Reachable nodes are found in
layers of equal cost on bit masks.
"""

from __future__ import annotations

from msgspec import Struct

from battlewright.games.battleground.field import CLIMB, CROSS_HIGH, CROSS_LOW, Field
from battlewright.games.battleground.library import field_of
from battlewright.games.battleground.model.frames import Movement
from battlewright.games.battleground.model.state import Character, State
from battlewright.games.battleground.rules.table import (
    base_hexes,
    beside,
    card_of,
    enemies,
    is_massive,
    node_of,
    nodes_of,
    occupant,
    occupied,
    threatened,
)
from battlewright.kernel.denial import Denial
from battlewright.space.board import bits
from battlewright.space.hexes import DIRECTIONS, Hex, neighbour
from battlewright.space.reach import Links, distances, route, spread

FAR = 120  # no route on a board of 25 by 30 hexes is longer


class Ways(Struct):
    """Nodes in reach, in layers of equal cost, and what they were found with."""

    layers: list[int]
    stop: int
    links: Links | None

    def all(self) -> int:
        """Every node in reach, the start included."""
        mask = 0
        for layer in self.layers:
            mask |= layer
        return mask

    def cost(self, node: int) -> int:
        """The cheapest cost of a node in reach."""
        return next(cost for cost, layer in enumerate(self.layers) if layer >> node & 1)


def ways(state: State, character: Character, points: int, *, ignore_enemies: bool = False) -> Ways:
    """BG-MOVE-04, 07, 10, 12, BG-CLIMB: all nodes a Move can reach with these points."""
    field = field_of(state)
    start = node_of(state, character)
    stop = 0 if ignore_enemies else threatened(state, character)
    if is_massive(state, character):
        return _massive_ways(state, character, points, stop)
    open_ = field.floor & ~occupied(state, without=character)
    return Ways(_spread(field, start, points, open_, stop), stop, field.links)


def _spread(field: Field, start: int, points: int, open_: int, stop: int) -> list[int]:
    if field.barriers:
        return _spread_around_barriers(field, start, points, open_, stop)
    return spread(field.board, 1 << start, points, open_, stop, field.links)


def _spread_around_barriers(field: Field, start: int, points: int, open_: int, stop: int) -> list[int]:
    """The same, step by step, for maps on which closed edges break adjacency (BG-FIELD-04)."""
    layers = [0] * (points + 1)
    layers[0] = 1 << start
    seen = 0
    for cost in range(points + 1):
        layers[cost] &= ~seen
        seen |= layers[cost]
        for node in bits(layers[cost] & (~stop if cost else -1)):
            ends = [(1, field.beside.get(node, 0))]
            ends += [(price, 1 << end) for end, price in field.moves.get(node, {}).items()]
            for price, mask in ends:
                if cost + price <= points:
                    layers[cost + price] |= mask & open_
    return layers


def path(state: State, character: Character, found: Ways, goal: int) -> list[str]:
    """One cheapest path to a node in reach, as labels."""
    field = field_of(state)
    if field.barriers:
        return [character.at, field.names[goal]]
    nodes = route(found.layers, goal, field.board, found.stop, found.links)
    return [field.names[node] for node in nodes]


# --- massive models -------------------------------------------------------------------------------


def _offsets(state: State, character: Character) -> tuple[Hex, ...]:
    return base_hexes(card_of(state, character).base, (0, 0), character.facing)


def _anchors(field: Field, mask: int, offsets: tuple[Hex, ...], *, every: bool) -> int:
    """Anchors whose base lies wholly (or partly) on nodes of a mask."""
    found = -1 if every else 0
    for dx, drow in offsets:
        shift = field.board.shift(dx, drow)
        moved = mask >> shift if shift >= 0 else mask << -shift
        found = found & moved if every else found | moved
    return found & (field.floor | field.floor >> field.span)


def _massive_ways(state: State, character: Character, points: int, stop: int) -> Ways:
    """BG-BIG-03, BG-BIG-04: the base is shifted as a whole and must fit after every step."""
    field = field_of(state)
    offsets = _offsets(state, character)
    open_ = _anchors(field, field.floor & ~occupied(state, without=character), offsets, every=True)
    halted = _anchors(field, stop, offsets, every=False)
    links = _massive_links(field, offsets, open_)
    start = node_of(state, character)
    layers = spread(field.board, 1 << start, points, open_, halted, links)
    return Ways(layers, halted, links)


def _massive_links(field: Field, offsets: tuple[Hex, ...], open_: int) -> Links:
    """BG-BIG-05 to 08: crossing obstacles (ladders count as low ones) and climbing, base and all."""
    moves: dict[int, dict[int, int]] = {}

    def link(start: int, end: int, cost: int) -> None:
        ends = moves.setdefault(start, {})
        ends[end] = min(cost, ends.get(end, cost))

    for parts, cost in ((field.low | field.ladders, CROSS_LOW), (field.high, CROSS_HIGH)):
        for part in bits(parts):
            around = _anchors(field, field.touching(part), offsets, every=False) & open_ & field.ground
            for start in bits(around):
                for end in bits(around & ~(1 << start)):
                    link(start, end, cost)
    raised = open_ & field.decks << field.span
    for anchor in bits(raised):
        flat = _anchors(
            field, field.board.neighbours(_base_mask(field, anchor, offsets)), offsets, every=False
        )
        for foot in bits(flat & open_ & field.ground & ~field.covered):
            link(foot, anchor, CLIMB)
            link(anchor, foot, CLIMB)
    return Links({start: [(cost, 1 << end) for end, cost in ends.items()] for start, ends in moves.items()})


def _base_mask(field: Field, anchor: int, offsets: tuple[Hex, ...]) -> int:
    flat = anchor % field.span
    mask = 0
    for dx, drow in offsets:
        mask |= 1 << flat + field.board.shift(dx, drow)
    return mask & field.board.all


def fits(state: State, character: Character, anchor: int, facing: int) -> bool:
    """BG-BIG-04: whether the whole base would stand on free, standable hexes of one elevation."""
    field = field_of(state)
    level = field.level(anchor) * field.span
    hexes = base_hexes(card_of(state, character).base, field.places[anchor], facing)
    if any(h not in field.board for h in hexes):
        return False
    free = field.floor & ~occupied(state, without=character)
    return all(free >> field.board.bit(h) + level & 1 for h in hexes)


def facings(state: State, character: Character) -> list[int]:
    """BG-MOVE-05, BG-CHAR-03: the edges a model may be turned to where it stands."""
    if not is_massive(state, character):
        return [0, 1, 2, 3, 4, 5]
    return [f for f in range(6) if fits(state, character, node_of(state, character), f)]


# --- destinations of a movement -------------------------------------------------------------------


def destinations(state: State, frame: Movement) -> int:
    """Every node at which this movement may end, the present one included unless it must go on."""
    character = state.characters[frame.character]
    if frame.how in ("jump", "teleport"):
        found = _leaps(state, character, frame)
    elif frame.how in ("towards", "charge"):
        found = towards(
            state, character, state.characters[frame.goal], frame.points, charge=frame.how == "charge"
        )
    else:
        found = ways(state, character, frame.points).all()
    if frame.beside:
        found &= beside(state, state.characters[frame.beside])
    if frame.los_of:
        found &= _seen_by(state, state.characters[frame.los_of])
    return found & ~(1 << node_of(state, character))


def _seen_by(state: State, watcher: Character) -> int:
    mask = 0
    for node in nodes_of(state, watcher):
        mask |= field_of(state).sight[node]
    return mask


def _leaps(state: State, character: Character, frame: Movement) -> int:
    """BG-MOVEFX-06, 08, 10: over everything and every elevation; only the landing hex must be free."""
    field = field_of(state)
    here = field.places[node_of(state, character)]
    if frame.straight:
        flat = field.board.mask(h for h in _rays(here, frame.points) if h in field.board)
    else:
        flat = field.board.disk_mask(here, frame.points)
    free = (flat | flat << field.span) & field.floor & ~occupied(state, without=character)
    if frame.points < 2:  # the hex right above or below is no neighbour
        free &= ~(1 << field.board.bit(here) | 1 << field.board.bit(here) + field.span)
    if not is_massive(state, character):
        return free
    return sum(1 << node for node in bits(free) if fits(state, character, node, character.facing))


def _rays(here: Hex, length: int) -> list[Hex]:
    found = []
    for direction in range(len(DIRECTIONS)):
        h = here
        for _ in range(length):
            h = neighbour(h, direction)
            found.append(h)
    return found


def towards(state: State, character: Character, goal: Character, points: int, *, charge: bool = False) -> int:
    """BG-MOVEFX-01, 03, 04: nodes on a shortest route to the goal; a charge only where it is adjacent."""
    field = field_of(state)
    found = ways(state, character, points)
    near = beside(state, goal)
    start = node_of(state, character)
    if is_massive(state, character):
        near = _anchors(field, near, _offsets(state, character), every=False)
    open_ = field.floor & ~occupied(state, without=character)
    links = found.links.reversed if found.links else None
    left = distances(field.board, near & open_, open_, links, FAR)
    total = next((cost for cost, layer in enumerate(left) if layer >> start & 1), None)
    if total is None:
        return 0
    if charge:
        return found.layers[total] & near if total < len(found.layers) else 0
    on_route = 0
    for cost, layer in enumerate(found.layers[: total + 1]):
        on_route |= layer & left[total - cost]
    return on_route


def climbs_onto(state: State, frame: Movement) -> dict[int, tuple[int, int]]:
    """BG-CLIMB-07, 09: occupied nodes that can be climbed onto -> (cost, node climbed from).

    Only climbs and ladder moves that change elevation push; the occupant needs somewhere to go.
    """
    field = field_of(state)
    character = state.characters[frame.character]
    if frame.how != "move" or is_massive(state, character):
        return {}
    taken = occupied(state, without=character) & field.climbed
    if not taken:
        return {}
    found = ways(state, character, frame.points)
    start = 1 << node_of(state, character)
    results: dict[int, tuple[int, int]] = {}
    for node in bits(taken):
        for origin, price in field.climbs_to[node]:
            if not found.all() >> origin & 1 or (found.stop >> origin & 1 and not start >> origin & 1):
                continue
            cost = found.cost(origin) + price
            if cost <= frame.points and cost < results.get(node, (FAR, 0))[0]:
                results[node] = (cost, origin)
    return {node: how for node, how in results.items() if pushable(state, node, character)}


def pushable(state: State, node: int, climber: Character) -> bool:
    """BG-CLIMB-08, 09, BG-BIG-17: the occupant can be pushed to a free adjacent hex."""
    other = occupant(state, node)
    return other is not None and not is_massive(state, other) and bool(push_room(state, other, climber))


def push_room(state: State, pushed: Character, climber: Character) -> int:
    """BG-CLIMB-08: the hexes a pushed character can be put on, chosen by its owner."""
    return beside(state, pushed) & ~occupied(state)


# --- denials --------------------------------------------------------------------------------------


def blocked_destination(state: State, character: Character, node: int) -> Denial | None:
    """BG-MOVE-07: what keeps a model from standing on a node."""
    field = field_of(state)
    name = field.names[node]
    flat = node % field.span
    if not field.floor >> node & 1:
        for mask, what in ((field.high, "high"), (field.low, "low"), (field.ladders, "ladder")):
            if mask >> flat & 1:
                return Denial("BG-MOVE-07", {"at": name, "terrain": what})
        return Denial("BG-MOVE-07", {"at": name, "terrain": "none"})
    if occupied(state, without=character) >> node & 1:
        other = occupant(state, node)
        return Denial("BG-MOVE-07", {"at": name, "occupant": other.id if other else ""})
    return None


def too_far(state: State, character: Character, node: int, points: int) -> Denial | None:
    """BG-MOVE-01, BG-MOVE-04: the way costs more than there is, or an enemy stands in its way."""
    field = field_of(state)
    if ways(state, character, points).all() >> node & 1:
        return None
    name = field.names[node]
    free = ways(state, character, FAR, ignore_enemies=True)
    if not free.all() >> node & 1:
        return Denial("BG-MOVE-13", {"at": name})
    cost = free.cost(node)
    if cost > points:
        return Denial("BG-MOVE-01", {"at": name, "cost": cost, "points": points})
    halting = [
        e.id for e in enemies(state, character) if beside(state, e) & _passed(state, character, free, node)
    ]
    return Denial("BG-MOVE-04", {"at": name, "cost": cost, "points": points, "enemies": halting})


def _passed(state: State, character: Character, found: Ways, node: int) -> int:
    field = field_of(state)
    mask = 0
    for name in path(state, character, found, node)[1:-1]:
        mask |= 1 << field.nodes[name]
    return mask


def unseen_end(state: State, watcher: Character, node: int) -> Denial | None:
    """BG-INT-08: a movement in an interruption must end in line of sight of the interrupted character."""
    if _seen_by(state, watcher) >> node & 1:
        return None
    return Denial("BG-INT-08", {"at": field_of(state).names[node], "interrupted": watcher.id})


def can_reach_engagement(state: State, character: Character, goal: Character, points: int) -> bool:
    """BG-OVERWATCH-05: whether one Move could engage the goal."""
    near = beside(state, goal)
    if is_massive(state, character):
        near = _anchors(field_of(state), near, _offsets(state, character), every=False)
    return bool(ways(state, character, points).all() & near)
