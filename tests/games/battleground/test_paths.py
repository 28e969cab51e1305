"""Moves on random ground: what is offered is what a search over single legal steps finds (BG-MOVE-13).

The search here is written from the rulebook alone and shares nothing with the engine: hexes are
labels, neighbours come from the rows' offsets, and every kind of step is listed with its price.
"""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from battlewright.games.battleground import library
from battlewright.games.battleground.field import prepare
from battlewright.games.battleground.model.events import Moved
from tests.games.battleground.scenes import GAME, Scene, board, scene

ROWS = "ABCDEFG"
COLUMNS = 7
HEXES = [f"{row}{column}" for row in ROWS for column in range(1, COLUMNS + 1)]
SPEED = {"he-man": 5, "stratos": 6}


class Ground(NamedTuple):
    """A board and the models on it, besides the one that moves."""

    signs: dict[str, str]
    allies: frozenset[str]
    enemies: frozenset[str]

    @property
    def taken(self) -> frozenset[str]:
        return self.allies | self.enemies

    def stands(self, node: str) -> bool:
        """Whether a model can stand there."""
        sign = self.signs.get(node.rstrip("+"), "#")
        return sign == "P" if node.endswith("+") else sign in ".,P"


def around(node: str) -> list[str]:
    """The six hexes that share an edge with one; every second row is shifted half a hex to the left."""
    flat = node.rstrip("+")
    row, column = ROWS.index(flat[0]), int(flat[1:])
    aside = column - 1 if row % 2 else column + 1
    places = [(row, column - 1), (row, column + 1)]
    places += [(row + way, c) for way in (1, -1) for c in (column, aside)]
    return [f"{ROWS[r]}{c}" for r, c in places if 0 <= r < len(ROWS) and 1 <= c <= COLUMNS]


def level(node: str) -> str:
    return "+" if node.endswith("+") else ""


def adjacent(ground: Ground, a: str, b: str) -> bool:
    return level(a) == level(b) and b.rstrip("+") in around(a) and ground.stands(a) and ground.stands(b)


def steps(ground: Ground, start: str) -> Iterator[tuple[int, str]]:
    """Every single move from a node, with what it costs, models left out of account."""
    here = level(start)
    for place in around(start):
        if ground.stands(place + here):
            yield 1, place + here
        sign = ground.signs[place]
        beyond = around(place)
        if sign == "l" and not here:
            yield from ((3, far) for far in beyond)
        elif sign in "HQ":
            yield from ((6, far + here) for far in beyond)
        elif sign == "s":
            yield from ((2, far + up) for far in beyond for up in ("", "+"))
        if not here and sign == "P" and ground.signs[start] not in "PQ":
            yield 3, place + "+"
        if here and sign in ".,":
            yield 3, place


def legal_steps(ground: Ground, start: str) -> dict[str, int]:
    """The cheapest single move from a node to each other node one can stand on."""
    found: dict[str, int] = {}
    for cost, end in steps(ground, start):
        if end != start and ground.stands(end):
            found[end] = min(cost, found.get(end, cost))
    return found


def stopped(ground: Ground, node: str) -> bool:
    return any(adjacent(ground, node, enemy) for enemy in ground.enemies)


def costs(ground: Ground, start: str, points: int) -> dict[str, int]:
    """Dijkstra: what every node in reach costs; nobody goes on from beside an enemy."""
    best: dict[str, int] = {}
    queue = [(0, start)]
    while queue:
        cost, node = heappop(queue)
        if node in best:
            continue
        best[node] = cost
        if node != start and stopped(ground, node):
            continue
        for end, price in legal_steps(ground, node).items():
            if end not in ground.taken and cost + price <= points:
                heappush(queue, (cost + price, end))
    return best


def pushes(ground: Ground, start: str, points: int) -> set[str]:
    """Occupied nodes that can be climbed onto, since their occupant can be pushed to a free hex."""
    found = set()
    for origin, cost in costs(ground, start, points).items():
        if origin != start and stopped(ground, origin):
            continue
        for end, price in legal_steps(ground, origin).items():
            room = [e for e in around(end) if ground.stands(e + level(end))]
            free = [e for e in room if e + level(end) not in ground.taken]
            if end in ground.taken and level(end) != level(origin) and cost + price <= points and free:
                found.add(end)
    return found


@st.composite
def grounds(draw: st.DrawFn) -> tuple[Ground, str, str]:
    """Random ground with up to two allies and three enemies, who moves, and where it starts."""
    signs = draw(st.lists(st.sampled_from("......,,lHsPPQ"), min_size=len(HEXES), max_size=len(HEXES)))
    ground = Ground(dict(zip(HEXES, signs, strict=True)), frozenset(), frozenset())
    nodes = [node for h in HEXES for node in (h, h + "+") if ground.stands(node)]
    if len(nodes) < 6:
        nodes = ["A1", "A2", "A3", "A4", "A5", "A6"]
        ground = Ground(dict.fromkeys(HEXES, "."), frozenset(), frozenset())
    chosen = draw(st.lists(st.sampled_from(nodes), min_size=1, max_size=6, unique=True))
    return (
        Ground(ground.signs, frozenset(chosen[1:3]), frozenset(chosen[3:])),
        draw(st.sampled_from(sorted(SPEED))),
        chosen[0],
    )


def begin(ground: Ground, who: str, start: str) -> Scene:
    """The drawn position, with a Move begun; attacks of opportunity are declined."""
    picture = ["".join(ground.signs[f"{row}{n}"] for n in range(1, COLUMNS + 1)) for row in reversed(ROWS)]
    friends = zip(("orko", "ram-man"), sorted(ground.allies), strict=False)
    foes = zip(("skeletor", "mer-man", "evil-lyn"), sorted(ground.enemies), strict=False)
    figures = [f"{name}@{at}" for name, at in (*friends, *foes)]
    s = scene(f"{who}@{start}:0", *figures, acting=who, picture=picture).do("move")
    while s.kind == "react":
        s.do("decline")
    return s


def points_of(ground: Ground, who: str, start: str) -> int:
    return SPEED[who] - (2 if ground.signs[start.rstrip("+")] == "," else 0)


@pytest.mark.rule("BG-MOVE-13", "BG-MOVE-04", "BG-MOVE-07", "BG-MOVE-10", "BG-MOVE-12")
@settings(max_examples=80, deadline=None)
@given(grounds())
def test_exactly_what_single_legal_steps_reach_is_offered(drawn: tuple[Ground, str, str]) -> None:
    """Steps, crossings, climbs and ladders in any mix, each paid, none through a model or past an enemy."""
    ground, _, start = drawn
    points = points_of(*drawn)
    reached = set(costs(ground, start, points)) - {start}
    s = begin(*drawn)

    offered = {text.removeprefix("goto ") for text in s.offers("goto")} if s.kind == "destination" else set()
    assert offered == reached | pushes(ground, start, points)


@pytest.mark.rule("BG-MOVE-13", "BG-MOVE-01")
@settings(max_examples=80, deadline=None)
@given(grounds(), st.data())
def test_every_path_is_a_chain_of_legal_steps_whose_costs_add_up(
    drawn: tuple[Ground, str, str], data: st.DataObject
) -> None:
    """What is told of a Move can be walked hex by hex, for the points it says, the fewest there are."""
    ground, _, start = drawn
    reached = costs(ground, start, points_of(*drawn))
    goals = sorted(set(reached) - {start})
    if not goals:
        return
    goal = data.draw(st.sampled_from(goals))
    told = begin(*drawn).do(f"goto {goal}").heard(Moved)[0]

    prices = [legal_steps(ground, a)[b] for a, b in zip(told.path, told.path[1:], strict=False)]
    assert (told.path[0], told.path[-1]) == (start, goal)
    assert sum(prices) == told.points == reached[goal]
    assert not any(stopped(ground, node) for node in told.path[1:-1])
    assert not ground.taken & set(told.path)


@pytest.mark.rule("BG-FIELD-04", "BG-MOVE-13")
def test_paths_and_routes_lead_around_closed_edges() -> None:
    """The edge of F6 and F7 is closed: on foot and towards a goal the way goes by a neighbour, for 1 more."""
    card = replace(board(), id="closed:F6:F7", barriers=(("F6", "F7"),))
    library._FIELDS[(GAME.content.hash, card.id)] = prepare(card)
    figures = ("test-hound@F6:0", "skeletor@F10:3")
    told = scene(*figures, acting="test-hound", map=card.id).do("move", "goto F7").heard(Moved)[0]
    s = scene(*figures, acting="test-hound", map=card.id).do("skill test-hound.track skeletor")

    assert told.points == 2
    assert told.path in (("F6", "G6", "F7"), ("F6", "E6", "F7"))
    assert "goto F9" in s.options
    assert "goto G6" in s.options
    assert "goto G6" not in scene(*figures, acting="test-hound").do("skill test-hound.track skeletor").options
