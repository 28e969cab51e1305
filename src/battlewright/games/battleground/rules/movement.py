"""Where a character can go and what it costs (BG-MOVE, BG-CLIMB, BG-MOVEFX, BG-BIG-03 to 08).

A movement offers destinations, not paths: on the way nothing can happen that depends on the path,
except that climbing onto an occupied hex pushes its occupant away; such a hex is a destination of
its own after which the movement goes on with the points that are left. Reachable nodes are found in
layers of equal cost on bit masks.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from msgspec import Struct

from battlewright.games.battleground.field import CLIMB, CROSS_HIGH, CROSS_LOW, LADDER, STEP, Field
from battlewright.games.battleground.library import field_of
from battlewright.games.battleground.model.frames import Movement
from battlewright.games.battleground.model.state import Character, State
from battlewright.games.battleground.rules.table import (
    base_hexes,
    beside,
    card_of,
    enemies,
    fitted,
    is_massive,
    mask_of,
    node_of,
    nodes_of,
    occupant,
    occupied,
    threatened,
)
from battlewright.kernel.denial import Denial
from battlewright.space.board import bits
from battlewright.space.hexes import DIRECTIONS, Hex, neighbour, steps
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
    return Ways(_spread(field, 1 << start, points, standable(state, character), stop), stop, field.links)


def standable(state: State, character: Character) -> int:
    """BG-MOVE-07, BG-BIG-04: the nodes a model could stand on as it faces now, with its whole base."""
    open_ = field_of(state).floor & ~occupied(state, without=character)
    if not is_massive(state, character):
        return open_
    return _anchors(field_of(state), open_, _offsets(state, character), every=True)


def standing_on(state: State, character: Character, mask: int) -> int:
    """The nodes at which the model would stand on any node of a mask, if only with a part of its base."""
    if not is_massive(state, character):
        return mask
    return _anchors(field_of(state), mask, _offsets(state, character), every=False)


def _spread(field: Field, start: int, points: int, open_: int, stop: int) -> list[int]:
    if field.barriers:
        return _spread_around_barriers(field, start, points, open_, stop)
    return spread(field.board, start, points, open_, stop, field.links)


def _spread_around_barriers(field: Field, start: int, points: int, open_: int, stop: int) -> list[int]:
    """The same, step by step, for maps on which closed edges break adjacency (BG-FIELD-04)."""
    layers = [0] * (points + 1)
    layers[0] = start
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


def rules_of_path(state: State, character: Character, found: Ways, way: list[str]) -> tuple[str, ...]:
    """The rules by which each step of a path was made, each named once, in order."""
    field = field_of(state)
    steps_made = list(pairwise(field.nodes[name] for name in way))
    if not is_massive(state, character):
        return tuple(dict.fromkeys(_rule_of_step(field, a, b) for a, b in steps_made))
    rules = {STEP: "BG-BIG-03", CROSS_LOW: "BG-BIG-05", CROSS_HIGH: "BG-BIG-06"}
    return tuple(
        dict.fromkeys(
            rules[found.cost(b) - found.cost(a)] if field.level(a) == field.level(b) else "BG-BIG-07"
            for a, b in steps_made
        )
    )


def _rule_of_step(field: Field, a: int, b: int) -> str:
    rise, price = field.level(b) - field.level(a), _step_cost(field, a, b)
    if price == STEP:
        return "BG-MOVE-07"
    if price == LADDER:
        return "BG-CLIMB-05"
    if rise:
        return "BG-CLIMB-02" if rise > 0 else "BG-CLIMB-04"
    return "BG-MOVE-10" if price == CROSS_LOW else "BG-MOVE-12"


def path(state: State, character: Character, found: Ways, goal: int) -> list[str]:
    """One cheapest path to a node in reach, as labels."""
    field = field_of(state)
    if field.barriers and not is_massive(state, character):
        nodes = _route_around_barriers(field, found, goal)
    else:
        nodes = route(found.layers, goal, field.board, found.stop, found.links)
    return [field.names[node] for node in nodes]


def _route_around_barriers(field: Field, found: Ways, goal: int) -> list[int]:
    """The same, step by step, for maps with closed edges."""
    way, cost = [goal], found.cost(goal)
    while cost:
        cost, node = next(
            (cost - price, node)
            for price in (STEP, LADDER, CROSS_LOW, CROSS_HIGH)
            if price <= cost
            for node in bits(found.layers[cost - price] & (~found.stop if price < cost else -1))
            if _step_cost(field, node, way[-1]) == price
        )
        way.append(node)
    return way[::-1]


def _step_cost(field: Field, start: int, end: int) -> int:
    """The cost of the single move from one node to another, or 0 if there is none."""
    return STEP if field.beside[start] >> end & 1 else field.moves.get(start, {}).get(end, 0)


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
    open_ = standable(state, character)
    halted = standing_on(state, character, stop)
    links = _massive_links(field, offsets, open_)
    start = node_of(state, character)
    layers = spread(field.board, 1 << start, points, open_, halted, links)
    return Ways(layers, halted, links)


def _massive_links(field: Field, offsets: tuple[Hex, ...], open_: int) -> Links:
    """BG-BIG-05, BG-BIG-06, BG-BIG-07, BG-BIG-08: crossing (ladders as low obstacles) and climbing."""
    moves: dict[int, dict[int, int]] = {}

    def link(starts: int, ends: int, cost: int) -> None:
        for start in bits(starts):
            costs = moves.setdefault(start, {})
            for end in bits(ends & ~(1 << start)):
                costs[end] = min(cost, costs.get(end, cost))

    for parts, cost in ((field.low | field.ladders, CROSS_LOW), (field.high, CROSS_HIGH)):
        for part in bits(parts):
            around = _anchors(field, field.touching(part), offsets, every=False) & open_
            link(around, around, cost)
    for part in bits(field.high):
        above = _anchors(field, field.touching(part) << field.span, offsets, every=False) & open_
        link(above, above, CROSS_HIGH)
    feet = _anchors(field, field.ground & ~field.covered, offsets, every=True) & open_  # BG-CLIMB-03, 04
    for anchor in bits(open_ & field.decks << field.span):
        around = field.board.neighbours(_base_mask(field, anchor, offsets))
        near = _anchors(field, around, offsets, every=False) & feet
        link(near, 1 << anchor, CLIMB)
        link(1 << anchor, near, CLIMB)
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
    if any(who and not state.characters[who].at for who in (frame.goal, frame.los_of)):
        return 0  # BG-INT-08, BG-MOVEFX-01: nobody is left to move towards
    if frame.how in ("jump", "teleport"):
        found = _leaps(state, character, frame)
    elif frame.how in ("towards", "charge"):
        found = towards(
            state, character, state.characters[frame.goal], frame.points, charge=frame.how == "charge"
        )
    else:
        found = ways(state, character, frame.points).all()
    if frame.beside:
        found &= standing_on(state, character, beside(state, state.characters[frame.beside]))
    if frame.los_of:
        found &= _leading_to(state, character, frame)
    return found & ~(1 << node_of(state, character))


def _leading_to(state: State, character: Character, frame: Movement) -> int:
    """BG-INT-08: on a shortest route to the interrupted character and in its sight, however one moves."""
    interrupted = state.characters[frame.los_of]
    seen = standing_on(state, character, _seen_by(state, interrupted))
    if frame.how in ("jump", "teleport"):
        return seen & _between(state, character, interrupted)
    if frame.how in ("towards", "charge") and frame.goal == frame.los_of:
        return seen
    return seen & towards(state, character, interrupted, frame.points)


def _between(state: State, character: Character, goal: Character) -> int:
    """The nodes on a shortest line of hexes to another character, over everything and every elevation."""
    field = field_of(state)
    here = field.places[node_of(state, character)]
    ends = [field.places[node] for node in nodes_of(state, goal)]
    far = min(steps(here, end) for end in ends)
    nearer = (h for h in field.board if any(steps(here, h) + steps(h, end) == far for end in ends))
    flat = field.board.mask(nearer)
    return flat | flat << field.span


def _seen_by(state: State, watcher: Character) -> int:
    mask = 0
    for node in nodes_of(state, watcher):
        mask |= field_of(state).sight[node]
    return mask


def _leaps(state: State, character: Character, frame: Movement) -> int:
    """BG-MOVEFX-06, BG-MOVEFX-07, BG-MOVEFX-08, BG-MOVEFX-10: past all and everybody, up and down.

    Only the landing hex must be free, whatever enemies and elevations lie on the way.
    """
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
    """BG-MOVEFX-01, 03, 04: nodes on a shortest route to the goal; a charge only where it is adjacent.

    A charge takes the shortest of the routes that no other enemy stops. Moving towards something
    may be stopped on its way, so there the shortest route is the one without regard to that.
    """
    field = field_of(state)
    found = ways(state, character, points)
    near = standing_on(state, character, beside(state, goal))
    if charge:
        return next((layer & near for layer in found.layers if layer & near), 0)
    open_ = standable(state, character)
    if is_massive(state, character):
        links = found.links.reversed if found.links else None
        left = distances(field.board, near & open_, open_, links, FAR)
    else:  # every way of a map leads back at the same cost
        left = _spread(field, near & open_, FAR, open_, 0)
    start = node_of(state, character)
    total = next((cost for cost, layer in enumerate(left) if layer >> start & 1), None)
    if total is None:
        return 0
    on_route = 0
    for cost, layer in enumerate(found.layers[: total + 1]):
        on_route |= layer & left[total - cost]
    return on_route


def climbs_onto(state: State, frame: Movement) -> dict[int, tuple[int, int]]:
    """BG-CLIMB-07, BG-CLIMB-09: occupied nodes that can be climbed onto -> (cost, node climbed from)."""
    character = state.characters[frame.character]
    found = _climbs_within_reach(state, frame)
    return {node: how for node, how in found.items() if pushable(state, node, character)}


def _climbs_within_reach(state: State, frame: Movement) -> dict[int, tuple[int, int]]:
    """The same, whether or not the occupant could make room.

    Only climbs and ladder moves that change elevation push, not crossings on one level.
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
    return results


def pushable(state: State, node: int, climber: Character) -> bool:
    """BG-CLIMB-08, BG-CLIMB-09, BG-BIG-17: the occupant can be pushed to a free adjacent hex."""
    other = occupant(state, node)
    return other is not None and not is_massive(state, other) and bool(push_room(state, other, climber))


def push_room(state: State, pushed: Character, climber: Character) -> int:
    """BG-CLIMB-08: the hexes a pushed character can be put on, chosen by its owner."""
    return beside(state, pushed) & ~occupied(state, without=climber)


def swap_fits(state: State, first: Character, second: Character) -> bool:
    """BG-BIG-04, BG-BIG-18: only models of like size swap, and both must fit where the other stood."""
    if is_massive(state, first) != is_massive(state, second):
        return False
    if not is_massive(state, first):
        return True
    free = field_of(state).floor & ~(occupied(state) & ~mask_of(state, first) & ~mask_of(state, second))
    there = fitted(state, first, node_of(state, second), first.facing)
    here = fitted(state, second, node_of(state, first), second.facing)
    whole = len(there) == len(nodes_of(state, first)) and len(here) == len(nodes_of(state, second))
    return whole and not {*there} & {*here} and all(free >> node & 1 for node in (*there, *here))


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


def destination_denials(state: State, frame: Movement, node: int) -> Iterator[Denial]:
    """Why a movement may not end on a node; nothing where `destinations` or `climbs_onto` offers it."""
    character = state.characters[frame.character]
    if node == node_of(state, character):
        yield from _must_go_on(state, frame)
        return
    if destinations(state, frame) >> node & 1 or node in climbs_onto(state, frame):
        return
    found = list(_obstructions(state, frame, character, node))
    yield from found or [Denial("BG-BIG-04", {"at": field_of(state).names[node]})]


def must_move(state: State, frame: Movement) -> str:
    """What keeps a movement from staying where it is: a place it must reach, or a charge that can be made."""
    if frame.beside:
        return frame.source
    return "BG-MOVEFX-03" if frame.how == "charge" and destinations(state, frame) else ""


def _must_go_on(state: State, frame: Movement) -> Iterator[Denial]:
    if rule := must_move(state, frame):
        yield Denial(rule, {"at": state.characters[frame.character].at})


def _obstructions(state: State, frame: Movement, character: Character, node: int) -> Iterator[Denial]:
    """Terrain and models, distance, direction and sight, as far as they stand in the way."""
    name = field_of(state).names[node]
    if node in _climbs_within_reach(state, frame):
        other = occupant(state, node)
        yield Denial("BG-CLIMB-09", {"at": name, "occupant": other.id if other else ""})
        return
    if blocked := blocked_destination(state, character, node):
        yield blocked
        return
    if frame.how in ("jump", "teleport"):
        if not _leaps(state, character, frame) >> node & 1:
            rule = "BG-MOVEFX-10" if frame.how == "jump" else "BG-MOVEFX-06"
            yield Denial(rule, {"at": name, "hexes": frame.points})
    elif far := too_far(state, character, node, frame.points):
        yield far
    elif frame.how != "move":
        rule = "BG-MOVEFX-03" if frame.how == "charge" else "BG-MOVEFX-01"
        yield Denial(rule, {"at": name, "towards": frame.goal})
    if frame.beside and not beside(state, state.characters[frame.beside]) >> node & 1:
        yield Denial(frame.source, {"at": name, "beside": frame.beside})
    if frame.los_of:
        yield from _astray(state, frame, node)


def _astray(state: State, frame: Movement, node: int) -> Iterator[Denial]:
    """BG-INT-08: neither out of the interrupted character's sight nor away from it."""
    character, interrupted = state.characters[frame.character], state.characters[frame.los_of]
    if unseen := unseen_end(state, interrupted, node):
        yield unseen
    elif interrupted.at and not _leading_to(state, character, frame) >> node & 1:
        yield Denial("BG-INT-08", {"at": field_of(state).names[node], "interrupted": interrupted.id})


def unseen_end(state: State, watcher: Character, node: int) -> Denial | None:
    """BG-INT-08: a movement in an interruption must end in line of sight of the interrupted character."""
    if watcher.at and _seen_by(state, watcher) >> node & 1:
        return None
    return Denial("BG-INT-08", {"at": field_of(state).names[node], "interrupted": watcher.id})


def can_reach_engagement(state: State, character: Character, goal: Character, points: int) -> bool:
    """BG-OVERWATCH-05: whether one Move could engage the goal."""
    near = standing_on(state, character, beside(state, goal))
    return bool(ways(state, character, points).all() & near)
