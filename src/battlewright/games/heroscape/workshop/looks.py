"""What is seen, stepped on and looked down on from a space of a map that somebody is building."""

from __future__ import annotations

from msgspec import Struct

from battlewright.games.heroscape.board import Board, MapCard
from battlewright.games.heroscape.board import sight as volume
from battlewright.games.heroscape.board.board import NOWHERE
from battlewright.games.heroscape.board.build import Builder
from battlewright.games.heroscape.rules.ground import ground_of
from battlewright.games.heroscape.workshop.survey import medium_gait


class Looks(Struct, frozen=True, kw_only=True):
    """From one space: which others a figure there sees, which lie higher and lower, and how far it walks.

    `ways` says for every space that can be reached within `move` points what the way there costs.
    """

    at: str
    seen: tuple[str, ...]
    hidden: tuple[str, ...]
    higher: tuple[str, ...]
    lower: tuple[str, ...]
    ways: dict[str, int]


def looks_from(card: MapCard, at: str, height: int, move: int) -> Looks:
    """What a figure of some height sees (HS-LOS-01) and where it walks; KeyError without such a space."""
    board = Builder(card).board
    start = board.by_label[at]
    spaces = [s for s in board.spaces if not s.rung and not s.obstacle and s.index != start]
    here = board.spaces[start]
    eye = volume.Body("eye", (start,), here.level, height)
    nobody = volume.Crowd(board, ())
    seen: list[str] = []
    hidden: list[str] = []
    for space in spaces:
        other = volume.Body("other", (space.index,), space.level, height)
        found = volume.sees(board, volume.NOTHING_GONE, nobody, eye, other)
        (seen if found else hidden).append(space.label)
    return Looks(
        at=at,
        seen=tuple(seen),
        hidden=tuple(hidden),
        higher=tuple(space.label for space in spaces if space.level > here.level),
        lower=tuple(space.label for space in spaces if space.level < here.level),
        ways=ways_from(board, start, move),
    )


def ways_from(board: Board, start: int, move: int) -> dict[str, int]:
    """What it costs a figure of medium height to walk to the spaces around (HS-CLIMB-02)."""
    ground = ground_of(board, medium_gait())
    best = {start: 0}
    by_cost: list[list[int]] = [[] for _ in range(move + 1)]
    by_cost[0].append(start)
    for spent, spaces in enumerate(by_cost):
        for here in spaces:
            if best[here] < spent or (here != start and here in ground.halts):
                continue
            for step in ground.steps[here]:
                total = spent + step.cost
                if total <= move and total < best.get(step.to, NOWHERE):
                    best[step.to] = total
                    by_cost[total].append(step.to)
    return {board.names[space]: cost for space, cost in best.items() if space != start}
