"""Movement over a board: costs, links, stops, levels and ways."""

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from battlewright.space.board import Board, bits
from battlewright.space.hexes import neighbour
from battlewright.space.reach import Links, distances, route, spread
from tests.space.reference import cheapest

BOARD = Board((2 * i + row % 2, row) for row in range(6) for i in range(6))
LEVELS = 2
NODES = [BOARD.bit(h) + level * BOARD.span for level in range(LEVELS) for h in BOARD]


def node(x: int, row: int, level: int = 0) -> int:
    """The node of a hex on a level."""
    return BOARD.bit((x, row)) + level * BOARD.span


def masks(**sizes: int) -> st.SearchStrategy[int]:
    """Masks of nodes on all levels."""
    return st.sets(st.sampled_from(NODES), **sizes).map(lambda nodes: sum(1 << n for n in nodes))


class Ground(NamedTuple):
    """Where one may go: the start, the open nodes, those that end a movement, and links."""

    start: int
    open: int
    stop: int
    links: Links

    def moves(self, at: int) -> Iterator[tuple[int, int]]:
        """The (cost, node) moves from a node, one by one."""
        if self.stop >> at & 1 and not self.start >> at & 1:
            return
        level, index = divmod(at, BOARD.span)
        around = [neighbour(BOARD.hex(index), d) for d in range(6)]
        steps = [(1, node(*h, level)) for h in around if h in BOARD]
        links = [(cost, n) for cost, targets in self.links.moves.get(at, ()) for n in bits(targets)]
        yield from ((cost, n) for cost, n in steps + links if self.open >> n & 1)


links = st.dictionaries(
    st.sampled_from(NODES), st.lists(st.tuples(st.integers(1, 4), masks(max_size=3)), max_size=2), max_size=8
).map(Links)
grounds = st.builds(
    Ground,
    masks(min_size=1, max_size=3),
    masks().map(lambda m: sum(1 << n for n in NODES) & ~m),
    masks(),
    links,
)


def layered(costs: dict[int, int], budget: int) -> list[int]:
    """Costs of nodes as layers."""
    return [sum(1 << n for n, cost in costs.items() if cost == c) for c in range(budget + 1)]


@settings(deadline=None)
@given(grounds, st.integers(0, 9))
def test_spreading_finds_the_cheapest_cost_of_every_node(ground: Ground, budget: int) -> None:
    """Layers are those of Dijkstra, on all levels, with links and nodes that end a movement."""
    layers = spread(BOARD, ground.start, budget, ground.open, ground.stop, ground.links)

    assert layers == layered(cheapest(bits(ground.start), ground.moves), budget)


@settings(deadline=None)
@given(grounds, st.integers(0, 9))
def test_a_route_takes_legal_steps_and_costs_what_its_layer_says(ground: Ground, budget: int) -> None:
    """Every step of the way is one of the moves, and their costs add up."""
    layers = spread(BOARD, ground.start, budget, ground.open, ground.stop, ground.links)
    for cost, layer in enumerate(layers):
        for goal in bits(layer):
            way = route(layers, goal, BOARD, ground.stop, ground.links)
            steps = [min(c for c, n in ground.moves(a) if n == b) for a, b in pairwise(way)]

            assert ground.start >> way[0] & 1
            assert way[-1] == goal
            assert sum(steps) == cost


@settings(max_examples=25, deadline=None)
@given(grounds, masks(min_size=1, max_size=2))
def test_distances_tell_what_is_left_to_the_goals(ground: Ground, goals: int) -> None:
    """Spreading back from the goals, over reversed links, agrees with going there from each node."""
    goals &= ground.open
    layers = distances(BOARD, goals, ground.open, ground.links.reversed, 9, ground.stop)

    for at in bits(ground.open):
        costs = cheapest([at], ground._replace(start=1 << at).moves)
        best = min((costs[goal] for goal in bits(goals) if goal in costs), default=10)
        assert [c for c, layer in enumerate(layers) if layer >> at & 1] == ([best] if best < 10 else [])


def test_a_node_that_ends_a_movement_is_entered_but_not_passed() -> None:
    """In a corridor, a stop halfway is as far as one gets; who starts on it may leave."""
    corridor = [node(2 * i, 0) for i in range(5)]
    open_ = sum(1 << n for n in corridor)

    assert spread(BOARD, 1 << corridor[0], 4, open_, 1 << corridor[2])[2:] == [1 << corridor[2], 0, 0]
    assert (
        spread(BOARD, 1 << corridor[2], 1, open_, 1 << corridor[2])[1] == 1 << corridor[1] | 1 << corridor[3]
    )


def test_levels_are_joined_by_links_only() -> None:
    """The top row of one level is no neighbour of the bottom row of the next."""
    ground = BOARD.all | BOARD.all << BOARD.span
    ladder = Links({node(1, 5): [(3, 1 << node(1, 5, 1))]})

    assert sum(spread(BOARD, BOARD.all, 9, ground)[1:]) == 0
    assert sum(spread(BOARD, BOARD.all << BOARD.span, 9, ground)[1:]) == 0
    assert spread(BOARD, 1 << node(1, 5), 3, ground, 0, ladder)[3] >> node(1, 5, 1) & 1


def test_links_are_reversed_at_the_same_cost() -> None:
    """From one node to two becomes from each of the two to the one."""
    back = Links({3: [(2, 1 << 7 | 1 << 9)], 4: [(2, 1 << 7)]}).reversed

    assert back.moves == {7: ((2, 1 << 3 | 1 << 4),), 9: ((2, 1 << 3),)}
    assert back.sources == 1 << 7 | 1 << 9


def test_a_link_costs_something() -> None:
    """A free link would make layers depend on the order in which they are found."""
    with pytest.raises(ValueError, match="at least 1"):
        Links({1: [(0, 2)]})


def test_there_is_no_route_to_what_is_not_in_reach() -> None:
    """Asking for one is an error."""
    with pytest.raises(ValueError, match="not in reach"):
        route([1 << node(0, 0)], node(4, 4), BOARD)
