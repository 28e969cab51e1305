"""The nodes a model can reach on foot, what they cost, and by which path (BG-MOVE, BG-CLIMB, BG-BIG-03, 04).

Reachable nodes are found in layers of equal cost on bit masks.
"""

from __future__ import annotations

from itertools import pairwise

from msgspec import Struct

from battlewright.games.battleground.field import CROSS_HIGH, CROSS_LOW, LADDER, STEP, Field
from battlewright.games.battleground.library import field_of
from battlewright.games.battleground.model.state import Character, State
from battlewright.games.battleground.rules.massive import anchors, massive_links, offsets_of
from battlewright.games.battleground.rules.table import is_massive, node_of, occupied, threatened
from battlewright.space.board import bits
from battlewright.space.reach import Links, route, spread


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
    return Ways(
        layers_on_foot(field, 1 << start, points, standable(state, character), stop), stop, field.links
    )


def _massive_ways(state: State, character: Character, points: int, stop: int) -> Ways:
    """BG-BIG-03, BG-BIG-04: the base is shifted as a whole and must fit after every step."""
    field = field_of(state)
    offsets = offsets_of(state, character)
    open_ = standable(state, character)
    halted = standing_on(state, character, stop)
    links = massive_links(field, offsets, open_)
    start = node_of(state, character)
    layers = spread(field.board, 1 << start, points, open_, halted, links)
    return Ways(layers, halted, links)


def standable(state: State, character: Character) -> int:
    """BG-MOVE-07, BG-BIG-04: the nodes a model could stand on as it faces now, with its whole base."""
    open_ = field_of(state).floor & ~occupied(state, without=character)
    if not is_massive(state, character):
        return open_
    return anchors(field_of(state), open_, offsets_of(state, character), every=True)


def standing_on(state: State, character: Character, mask: int) -> int:
    """The nodes at which the model would stand on any node of a mask, if only with a part of its base."""
    if not is_massive(state, character):
        return mask
    return anchors(field_of(state), mask, offsets_of(state, character), every=False)


def layers_on_foot(field: Field, start: int, points: int, open_: int, stop: int) -> list[int]:
    """The nodes a model of one hex reaches, in layers of equal cost; it halts on nodes of `stop`."""
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
