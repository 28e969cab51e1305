"""What a step costs on foot, for a way of walking on a map: climbs, drops, slow ground (HS-CLIMB, HS-FALL-01,
HS-TERRAIN).

A `Gait` is everything about a figure and a match that steps depend on. The steps of a gait are worked out
once per board and kept; who stands where is added by `movement`.
"""

from __future__ import annotations

from typing import NamedTuple

from battlewright.games.heroscape.board import Board, Link, Space
from battlewright.games.heroscape.board.cache import BoundedCache
from battlewright.games.heroscape.library import switch
from battlewright.games.heroscape.model.cards import Trait
from battlewright.games.heroscape.model.state import Figure, State
from battlewright.games.heroscape.rules.table import carried, negated, unit

STOPPING = ("water", "molten-lava")  # HS-TERRAIN-WATER-01, HS-TERRAIN-MOLTEN-01
SAFE_FALL = ("water", "swamp-water", "molten-lava")  # HS-FALL-07
FLAT_COSTLY = ("water", "swamp-water", "ice", "molten-lava")  # HS-CLIMB-05


class Gait(NamedTuple):
    """How a figure walks in this match."""

    height: int
    climb: int  # most levels up in one step (HS-CLIMB-01)
    drop: int  # levels from which a drop is a fall (HS-FALL-03)
    rungs: bool  # may climb ladders (HS-LADDER-05)
    slow: frozenset[str]  # terrains that cost 2
    slither: bool
    lava_proof: bool
    flat_same: bool  # flat_tile_level = same
    depth: bool  # HSV-WATER-01
    gone: frozenset[str]  # obstacles that were destroyed
    shut: frozenset[str]  # doors that are closed

    @property
    def wades(self) -> bool:
        """HSV-WATER-03, HSV-SWAMPWATER-02: whether some water may be entered with whatever is left."""
        return self.depth or "swamp-water" in self.slow


class Step(NamedTuple):
    """One step on foot."""

    to: int
    cost: int
    fall: int  # height of a drop that hurts, 0: none
    stops: bool  # a single-space figure stops here (water)
    molten: bool
    road: bool
    shallow: bool


class Steps(dict[int, tuple[Step, ...]]):
    """All steps of a way of walking, by the space they start from; worked out when first asked for."""

    def __init__(self, board: Board, gait: Gait) -> None:
        """None are known yet."""
        super().__init__()
        self._board, self._gait = board, gait

    def __missing__(self, space: int) -> tuple[Step, ...]:
        """Work out the steps from a space."""
        board, gait = self._board, self._gait
        here = board.spaces[space]
        steps = [step for link in board.links[space] for step in _steps(board, gait, here, link)]
        found = self[space] = (*steps, *_jump_off(board, gait, here))
        return found


Pace = tuple[int, int, bool, bool, Step]
"""A step laid out for a search: to, cost, whether it can hurt, road, the step."""


class Quick(dict[int, tuple[Pace, ...]]):
    """The steps of a way of walking as a search wants them."""

    def __init__(self, steps: Steps) -> None:
        """They follow from the plain ones."""
        super().__init__()
        self._steps = steps

    def __missing__(self, space: int) -> tuple[Pace, ...]:
        """Lay out the steps from a space."""
        steps = self._steps[space]
        found = self[space] = tuple((s.to, s.cost, bool(s.fall or s.molten), s.road, s) for s in steps)
        return found


class Ground(NamedTuple):
    """The board as a way of walking finds it: steps, the same for a search, spaces where a move stops."""

    steps: Steps
    quick: Quick
    halts: frozenset[int]


_GAITS: BoundedCache[tuple[object, ...], Gait] = BoundedCache(4_096)


def gait_of(state: State, figure: Figure, up: int = 0) -> Gait:
    """How a figure walks now; `up` replaces its climb limit."""
    key = (
        state.content,
        figure.unit,
        carried(figure),
        negated(state, figure),
        up,
        *state.gone,
        *state.doors.items(),
        *state.switches.items(),
    )
    found = _GAITS.get(key)
    if found is None:
        found = _GAITS.keep(key, _gait(state, figure, up))
    return found


def _gait(state: State, figure: Figure, up: int) -> Gait:
    """HS-LADDER-06, HS-LADDER-07: only small and medium figures on one space use rungs."""
    card = unit(state, figure).card
    traits: dict[str, list[tuple[str, Trait]]] = {} if negated(state, figure) else unit(state, figure).traits
    factor = max([1, *(part.value for _, part in traits.get("climb", []))])
    tall = card.height * factor + sum(part.value for _, part in traits.get("climb-plus", []))
    limit = tall if switch(state, "climb_limit") == "height" else tall - 1
    easy = {terrain for _, part in traits.get("easy-ground", []) for terrain in part.terrain}
    return Gait(
        height=card.height,
        climb=up or limit,
        drop=tall,
        rungs=card.hexes == 1 and card.size in ("small", "medium"),
        slow=frozenset(slow_terrain(state) - easy),
        slither="slither" in traits,
        lava_proof="lava-proof" in traits,
        flat_same=switch(state, "flat_tile_level") == "same",
        depth=switch(state, "v_water_depth") == "on",
        gone=frozenset(state.gone),
        shut=frozenset(door for door, now in state.doors.items() if now == "closed"),
    )


def slow_terrain(state: State) -> set[str]:
    """Which terrains cost 2 to enter.

    HS-TERRAIN-SAND-02, HS-TERRAIN-SNOW-02, HS-TERRAIN-ICE-04, HSV-ROUGH-02, HSV-SWAMPWATER-01.
    """
    slow = set()
    if switch(state, "sand_kind") == "mud":
        slow.add("sand")
    if switch(state, "snow_kind") == "deep":
        slow.add("snow")
    if switch(state, "ice_kind") == "slippery":
        slow.add("ice")
    rough = switch(state, "v_rough_ground")
    if rough in ("dense_swamp", "both"):
        slow.add("swamp")
    if rough in ("craggy_rock", "both"):
        slow.add("rock")
    if switch(state, "v_swamp_water_cost") == "on":
        slow.add("swamp-water")
    return slow


def ground_of(board: Board, gait: Gait) -> Ground:
    """The board as a way of walking finds it; kept per board."""
    found: Ground | None = board.steps.get(gait)
    if found is None:
        steps = Steps(board, gait)
        halts = frozenset(space.index for space in board.spaces if _stops(board, gait, space))
        found = board.steps[gait] = Ground(steps, Quick(steps), halts)
    return found


def steps_of(board: Board, gait: Gait) -> Steps:
    """All steps of a way of walking, by the space they start from."""
    return ground_of(board, gait).steps


def _jump_off(board: Board, gait: Gait, here: Space) -> list[Step]:
    """HS-LADDER-08, HS-LADDER-09: from the second rung up a figure may drop to the foot of the ladder."""
    if here.rung < 2 or not gait.rungs:
        return []
    foot = board.spaces[board.ladders[here.ladder].landing]
    return [_step(board, gait, foot, entry(gait, foot), here.level - foot.level)]


def closed(board: Board, gait: Gait, space: Space) -> bool:
    """HS-BOARD-05, HS-CLIMB-08: whether an obstacle closes a space."""
    return bool(space.obstacle) and space.obstacle not in gait.gone


def _steps(board: Board, gait: Gait, here: Space, link: Link) -> list[Step]:
    there = board.spaces[link.to]
    if closed(board, gait, there):
        return []
    if link.rung:
        fits = there.clearance >= gait.height  # HS-FIT-01 holds at the end of a ladder, too
        return [_step(board, gait, there, 1, 0)] if gait.rungs and fits else []
    if here.rung or there.rung:
        return []
    priced = price(gait, here, there, link)
    return [] if priced is None else [_step(board, gait, there, *priced)]


def price(gait: Gait, here: Space, there: Space, link: Link) -> tuple[int, int] | None:
    """Points for a step, and the height of the drop in it; None if it cannot be made.

    HS-CLIMB-02: one point per level of the sides and the cost of the space. HS-CLIMB-07: an obstacle on the
    edge is climbed over, up to its top. HS-FIT-01: the figure must fit through and onto the space.

    Out of water or off ice it is one level up (HS-TERRAIN-WATER-03, 04, HS-TERRAIN-ICE-01); all sides cost
    alike (HS-CLIMB-03), each step has its own limit (HS-CLIMB-04), and going down is free but for the space
    (HS-FALL-01). What counts as a fall behind a wall is measured from its top (HS-CLIMB-09).
    """
    if there.clearance < gait.height or link.opening < gait.height:
        return None
    rise = there.level - here.level
    top = rise
    wall = link.wall
    if wall is not None and not (wall.door and wall.door not in gait.shut):
        if not wall.climbable:
            return None
        top = max(rise, wall.top - here.level)
    if top > gait.climb or (rise > 0 and not link.climb):
        return None
    cost = entry(gait, there) + max(0, top)
    if gait.flat_same and here.terrain in FLAT_COSTLY and there.terrain not in FLAT_COSTLY and rise >= 0:
        cost += 1  # HS-CLIMB-05 in its literal reading
    return cost, max(0, max(0, top) - rise)


def entry(gait: Gait, there: Space) -> int:
    """HS-MOVE-02: what entering a space costs by its terrain.

    Lava fields, grass, swamp and rock ask for nothing more (HS-TERRAIN-LAVA-03, HS-TERRAIN-03).
    """
    if there.terrain in gait.slow:
        return 2
    return 1


def _step(board: Board, gait: Gait, there: Space, cost: int, drop: int) -> Step:
    """What a step into a space costs, and whether its lava burns (HS-TERRAIN-MOLTEN-02)."""
    shallow = _wadeable(board, gait, there)
    if shallow and not gait.slither:
        cost += 2  # HSV-WATER-02
    return Step(
        to=there.index,
        cost=cost,
        fall=drop if drop >= gait.drop else 0,
        stops=_stops(board, gait, there),
        molten=there.terrain == "molten-lava" and not gait.lava_proof,
        road=there.terrain == "road",
        shallow=(shallow or ("swamp-water" in gait.slow and there.terrain == "swamp-water")),
    )


def _stops(board: Board, gait: Gait, there: Space) -> bool:
    """HS-TERRAIN-WATER-01, HS-TERRAIN-MOLTEN-01: whether a way of walking must stop at a space.

    Swamp water stops nobody (HS-TERRAIN-SWAMPWATER-02).
    """
    if there.terrain not in STOPPING:
        return False
    if (there.terrain == "water" and gait.slither) or (there.terrain == "molten-lava" and gait.lava_proof):
        return False
    return not _wadeable(board, gait, there)


def _wadeable(board: Board, gait: Gait, there: Space) -> bool:
    """HSV-WATER-01, HSV-WATER-02: whether a space is water that one wades through."""
    return gait.depth and there.terrain == "water" and _shallow(board, there)


def _shallow(board: Board, space: Space) -> bool:
    """HSV-WATER-01: water with a neighbouring land space is shallow."""
    near = (board.spaces[index] for index in board.hex_neighbours(space.index))
    return any(other.terrain not in FLAT_COSTLY and not other.rung for other in near)


def fall_dice(height: int, tall: int) -> int:
    """HS-FALL-03, HS-FALL-04, HS-FALL-05: combat dice for a fall; 20 stands for the d20 of an extreme one."""
    if height < tall:
        return 0
    if height < tall + 10:
        return 1
    return 3 if height < tall + 20 else 20
