"""Which spaces lead to which: steps, climbs, drops and rungs, with what stands between.

For every two spaces of neighbouring hexes into which air leads there is a link each way. What a figure
may make of it (how far it climbs, whether it fits, who stands there) is for the rules to say.
"""

from __future__ import annotations

from itertools import pairwise

from battlewright.games.heroscape.board.board import SKY, Ladder, Link, Rim, Space, Wall
from battlewright.games.heroscape.board.places import DOWN, UP

Rims = dict[tuple[int, int], tuple[Rim, ...]]
SUPPORT = 2
"""HS-CLIMB-06: an overhang one tile thick may be climbed at its edge from so many levels below (ours)."""


def all_links(
    spaces: list[Space],
    beside: tuple[tuple[int, ...], ...],
    bottoms: list[int],
    rims: Rims,
    climbs: set[tuple[int, int]],
    ladders: list[Ladder],
) -> tuple[tuple[Link, ...], ...]:
    """The links from every space. `bottoms` are the undersides of the spaces that are no rungs."""
    stacks: dict[int, list[Space]] = {}
    for space in spaces:
        stacks.setdefault(space.hex, []).append(space)
    platforms = {(ladder.rungs[-1], ladder.platform) for ladder in ladders}
    links: list[list[Link]] = [[] for _ in spaces]
    for space in spaces:
        found = links[space.index]
        for direction, number in enumerate(beside[space.hex]):
            for other in stacks.get(number, ()):
                opening = _opening(space, other)
                if opening > 0:
                    wall = _wall(rims.get((space.hex, direction), ()), space, other)
                    climb = _climbable(space, other, direction, bottoms, climbs)
                    rung = _is_rung_step(space, other, platforms)
                    found.append(Link(other.index, direction, wall, climb, opening, rung))
    for ladder in ladders:
        _add_rungs(links, spaces, ladder)
    return tuple(tuple(found) for found in links)


def _ceiling(space: Space) -> int:
    return SKY * 2 if space.clearance >= SKY else space.level + space.clearance


def _opening(a: Space, b: Space) -> int:
    """HS-FIT-01: the open levels through which the way from one space to the other leads."""
    return min(SKY, min(_ceiling(a), _ceiling(b)) - max(a.level, b.level))


def _wall(rims: tuple[Rim, ...], a: Space, b: Space) -> Wall | None:
    """The wall that stands in the opening between two spaces, the highest if there are several."""
    if not rims:
        return None
    floor, ceiling = max(a.level, b.level), min(_ceiling(a), _ceiling(b))
    standing = [rim.wall for rim in rims if rim.wall.full > floor and rim.wall.base < ceiling]
    return max(standing, key=lambda wall: wall.top, default=None)


def _climbable(a: Space, b: Space, direction: int, bottoms: list[int], climbs: set[tuple[int, int]]) -> bool:
    """HS-CLIMB-06: whether the side that leads up from `a` to `b` is solid or may be climbed anyhow."""
    if b.level <= a.level or b.rung:
        return True
    bottom = bottoms[b.index]
    if bottom <= a.level:
        return True
    if (b.index, (direction + 3) % 6) in climbs:
        return True
    return b.level - bottom <= 1 and b.level - a.level <= SUPPORT


def _is_rung_step(a: Space, b: Space, platforms: set[tuple[int, int]]) -> bool:
    """HS-LADDER-02, HS-LADDER-03, HS-LADDER-04: onto the platform, to a rung beside, on and off sideways."""
    if a.rung and b.rung:
        return a.level == b.level
    if a.rung or b.rung:
        pair = (a.index, b.index) if a.rung else (b.index, a.index)
        return pair in platforms or abs(a.level - b.level) <= 1
    return False


def _add_rungs(links: list[list[Link]], spaces: list[Space], ladder: Ladder) -> None:
    """HS-LADDER-02: from the landing space to the first rung and from rung to rung."""
    chain = (ladder.landing, *ladder.rungs)
    for below, above in pairwise(chain):
        opening = _opening(spaces[below], spaces[above])
        links[below].append(Link(above, UP, None, True, opening, True))
        links[above].append(Link(below, DOWN, None, True, opening, True))
