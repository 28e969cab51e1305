"""How far one gets over a board, and by which way.

A node is a bit index: a hex of a board, or on a raised level k the hex's index plus
k * board.span. Masks hold nodes of all levels together. A standard step costs 1 and
leads to a neighbouring node of the same level; every other way, between levels above
all, is a link with a cost of its own.

`spread` finds what all nodes in reach cost, as layers: layers[c] is the mask of nodes
whose cheapest way costs exactly c. `route` reads one way out of the layers. Which nodes
may be entered, and which end a movement, is for the caller to say.
"""

from collections.abc import Iterable, Mapping
from functools import cached_property

from battlewright.space.board import Board, bits


class Links:
    """Moves beside the standard step: from a node, for a cost of at least 1, to any of some nodes."""

    def __init__(self, moves: Mapping[int, Iterable[tuple[int, int]]]) -> None:
        self.moves = {node: tuple(sorted(ways)) for node, ways in sorted(moves.items())}
        self.sources = sum(1 << node for node in self.moves)
        """The mask of nodes from which a link leads."""
        if any(cost < 1 for ways in self.moves.values() for cost, _ in ways):
            raise ValueError(f"a link must cost at least 1: {self.moves}")

    @cached_property
    def reversed(self) -> "Links":
        """The same links from their targets to their sources, at the same costs."""
        back: dict[int, dict[int, int]] = {}
        for node, ways in self.moves.items():
            for cost, targets in ways:
                for target in bits(targets):
                    costs = back.setdefault(target, {})
                    costs[cost] = costs.get(cost, 0) | 1 << node
        return Links({node: costs.items() for node, costs in back.items()})


def spread(
    board: Board, start: int, budget: int, open_: int, stop: int = 0, links: Links | None = None
) -> list[int]:
    """Layers of nodes by their cheapest cost from any node of `start`, from 0 up to the budget.

    Only nodes of `open_` are entered. Nodes of `stop` are entered but not left, unless
    the way starts there.
    """
    half = board.half
    unseen = open_ & ~start
    layers = [start]
    linked = [0] * (budget + 1)
    leaving = start
    for cost in range(1, budget + 1):
        if links and leaving & links.sources:
            _follow(links, leaving & links.sources, cost - 1, linked)
        east, west = leaving | leaving << 1, leaving | leaving >> 1
        reached = (east | west | east << half | west >> half | linked[cost]) & unseen
        layers.append(reached)
        unseen ^= reached
        leaving = reached & ~stop
    return layers


def _follow(links: Links, leaving: int, cost: int, linked: list[int]) -> None:
    """Add where links lead from nodes of one cost to what is reached at higher costs."""
    for node in bits(leaving):
        for extra, targets in links.moves[node]:
            if cost + extra < len(linked):
                linked[cost + extra] |= targets


def distances(
    board: Board, goals: int, open_: int, links_reversed: Links | None, limit: int, stop: int = 0
) -> list[int]:
    """Layers of nodes by what the cheapest way from them to any goal costs, up to a limit.

    The links must be given reversed. A node counts if it is open, or a goal; one of
    `stop` only as the start of a way, since none leads through it.
    """
    return spread(board, goals, limit, open_, stop, links_reversed)


def route(layers: list[int], goal: int, board: Board, stop: int = 0, links: Links | None = None) -> list[int]:
    """One cheapest way to the node `goal`, start and goal included, as `spread` found it.

    `stop` and `links` must be those that the layers were made with. Of several ways
    it is always the same: going back from the goal, steps before links, and of equals
    the node with the lowest index.
    """
    cost = next((c for c, layer in enumerate(layers) if layer >> goal & 1), None)
    if cost is None:
        raise ValueError(f"node {goal} is not in reach")
    way = [goal]
    while cost:
        cost, node = _before(way[-1], cost, layers, board, stop, links)
        way.append(node)
    return way[::-1]


def _before(
    node: int, cost: int, layers: list[int], board: Board, stop: int, links: Links | None
) -> tuple[int, int]:
    """The cost and the node from which a node was reached at some cost."""
    east, west = 3 << node, 3 << node >> 1
    ways = [(1, east | west | east << board.half | west >> board.half)]
    if links:
        ways += links.reversed.moves.get(node, ())
    for step, nodes in ways:
        if step <= cost:
            candidates = nodes & layers[cost - step] & (~stop if step < cost else -1)
            if candidates:
                return cost - step, (candidates & -candidates).bit_length() - 1
    raise ValueError(f"nothing leads to node {node} at a cost of {cost}")
