"""Where a hero can go (FE-MOVE, FE-OUTPOST, FE-FLY, FE-WATER, FE-BASE-02), and where it can be put.

`reach` finds every area within the movement points with its cost and the area before it; an area with
enemy figures can be entered but not passed (FE-MOVE-05), unless one flies (FE-FLY-03).
"""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot

from battlewright.games.fields.library import planet_of
from battlewright.games.fields.model.frames import Movement
from battlewright.games.fields.model.ids import HeroId
from battlewright.games.fields.model.state import Hero, State
from battlewright.games.fields.rules.standing import has_grant, tally
from battlewright.games.fields.rules.table import (
    card_of,
    controlled,
    enemy_areas,
    enemy_base,
    enemy_heroes_at,
    has_enemies,
    is_on,
)
from battlewright.kernel.denial import Denial
from battlewright.kernel.tally import Limit, Tally

STEP_COST, FLIGHT_COST = 1, 2  # FE-MOVE-02, FE-FLY-02
SKIRMISH_MOVEMENT = 2  # FE-SKIRM-19
Reach = dict[str, tuple[int, str]]  # area -> cost, the area before it


def movement_points(state: State, hero: Hero) -> Tally:
    """FE-MOVE-01, FE-SKIRM-19: the movement value and every bonus; in a skirmish at most 2."""
    points = tally(state, "movement", hero.id, card_of(state, hero).movement, "FE-MOVE-01")
    if state.mode == "skirmish":
        return points.limited(Limit("FE-SKIRM-19", most=SKIRMISH_MOVEMENT))
    return points


def protected(state: State) -> bool:
    """FE-FIRST-06: until skull event 2 enemy heroes may not be attacked."""
    return state.first_game and state.skulls < 2


def truce_areas(state: State, team: int) -> set[str]:
    """FE-FIRST-06: where enemy heroes stand that may not be attacked."""
    if not protected(state):
        return set()
    return {hero.at for hero in state.heroes.values() if hero.team != team}


def closed(state: State, hero: Hero, area: str) -> Denial | None:
    """FE-BASE-02, FE-FIRST-06: areas a hero may never enter."""
    if enemy_base(state, hero.team, area):
        return Denial("FE-BASE-02", {"hero": hero.id, "area": area})
    if protected(state) and enemy_heroes_at(state, hero.team, area):
        return Denial("FE-FIRST-06", {"hero": hero.id, "area": area, "skulls": state.skulls})
    return None


def flies(state: State, hero: Hero) -> bool:
    """FE-FLY-01, FE-VEHICLE-03: whether a hero can fly."""
    return has_grant(state, "flying", hero.id)


class Traveller:
    """How a hero moves: what is closed to it, what stops it, and the steps that lead on from an area."""

    def __init__(self, state: State, hero: Hero, *, flying: bool, roads_only: bool) -> None:
        """Looked up once for a whole search."""
        self.planet = planet_of(state)
        self.start = hero.at
        self.flying, self.roads_only = flying, roads_only
        self.free_roads = has_grant(state, "roads", hero.id)
        self.by_path = roads_only or self.free_roads or not ride_is_an_action(state)  # FE-OUTPOST-02
        self.slips = flying or has_grant(state, "slips_past", hero.id)
        self.borders = self.planet.borders if has_grant(state, "swims", hero.id) else self.planet.land_borders
        self.hostile = enemy_areas(state, hero.team)
        self.held = set(controlled(state, hero.team))
        self.shut = {team.base for number, team in enumerate(state.teams) if number != hero.team}
        if not self.slips:
            self.shut |= truce_areas(state, hero.team)

    def stops_in(self, area: str) -> bool:
        """FE-MOVE-05, FE-FLY-03: enemies end a movement, unless one passes over them."""
        return area in self.hostile and area != self.start and not self.slips

    def holds(self, area: str) -> bool:
        """FE-CONTROL-01: an outpost of the team, or one without enemies that the hero is in."""
        return area in self.held or (self.planet.kind[area] == "outpost" and area not in self.hostile)

    def steps(self, area: str) -> Iterator[tuple[str, int]]:
        """FE-MOVE-02, FE-OUTPOST-01, FE-FLY-02: the areas one step on, with what the step costs."""
        if not self.roads_only:
            yield from ((other, STEP_COST) for other in self.borders[area])
        if self.by_path:
            yield from ((other, STEP_COST) for other in self._paths(area))
        if self.flying and not self.roads_only:
            yield from ((other, FLIGHT_COST) for other, _ in self.planet.routes.get(area, ()))

    def _paths(self, area: str) -> list[str]:
        paths = self.planet.paths[area]
        if self.free_roads:
            return [*paths]
        return [other for other in paths if other in self.held] if paths and self.holds(area) else []


def reach(state: State, hero: Hero, points: int, *, flying: bool, roads_only: bool = False) -> Reach:
    """FE-MOVE-02, FE-OUTPOST-01, FE-OUTPOST-02, FE-FLY-02, FE-FLY-03: every area in reach."""
    traveller = Traveller(state, hero, flying=flying, roads_only=roads_only)
    found: Reach = {hero.at: (0, "")}
    fringe: list[list[str]] = [[hero.at]] + [[] for _ in range(points)]
    for cost in range(points):
        for area in fringe[cost]:
            if found[area][0] != cost or traveller.stops_in(area):
                continue
            for other, price in traveller.steps(area):
                total = cost + price
                if total > points or other in traveller.shut:
                    continue
                if other not in found or found[other][0] > total:
                    found[other] = (total, area)
                    fringe[total].append(other)
    return found


def path_to(found: Reach, area: str) -> tuple[str, ...]:
    """The areas on the way."""
    path = [area]
    while before := found[path[-1]][1]:
        path.append(before)
    return tuple(reversed(path))


def ways(state: State, frame: Movement) -> Reach:
    """The areas a movement leads to or over."""
    hero = state.heroes[frame.hero]
    flying = frame.flying or flies(state, hero)
    return reach(state, hero, frame.points, flying=flying, roads_only=frame.roads)


def destinations(state: State, frame: Movement) -> Reach:
    """The areas a movement may end in: not where it began, not on water, not where a truce holds."""
    hero = state.heroes[frame.hero]
    found = ways(state, frame)
    planet = planet_of(state)
    swims = has_grant(state, "swims", hero.id)
    closed_off = {hero.at, *truce_areas(state, hero.team)}
    return {
        area: way
        for area, way in found.items()
        if area not in closed_off and (swims or planet.kind[area] != "water")
    }


def destination_denials(state: State, frame: Movement, area: str) -> Iterator[Denial | None]:
    """Why a movement cannot end in an area."""
    hero = state.heroes[frame.hero]
    planet = planet_of(state)
    yield closed(state, hero, area)
    if planet.kind[area] == "water" and not has_grant(state, "swims", hero.id):
        yield Denial("FE-WATER-03", {"hero": hero.id, "area": area})
    if area == hero.at:
        yield Denial("FE-MAP-04", {"area": area})
    if area not in destinations(state, frame):
        rule = "FE-FLY-02" if _only_by_air(state, hero, area) else "FE-MOVE-02"
        yield Denial(rule, {"hero": hero.id, "area": area, "points": frame.points})


def _only_by_air(state: State, hero: Hero, area: str) -> bool:
    """FE-WATER-02: the area lies over the water."""
    return planet_of(state).distance(hero.at, area) >= 99


# --- placing --------------------------------------------------------------------------------------


def free_neighbours(state: State, hero: Hero, area: str) -> list[str]:
    """FE-EPIC-51, FE-EPIC-58: adjacent land without figures hostile to the hero, that it may enter."""
    return [
        other
        for other in planet_of(state).adjacent[area]
        if may_stand(state, hero, other) and not has_enemies(state, hero.team, other)
    ]


def may_stand(state: State, hero: Hero, area: str) -> bool:
    """FE-WATER-01, FE-BASE-02: an area the hero may be in at all, however many others are (FE-CONTROL-03)."""
    if enemy_base(state, hero.team, area):
        return False
    return planet_of(state).kind[area] != "water" or has_grant(state, "swims", hero.id)


def push_areas(state: State, hero: Hero, area: str) -> list[str]:
    """FE-EPIC-58, FE-GAP-16: areas without hostile figures first; others only if there are none.

    Where no border leads away, the other ends of flight routes count, and where none does, own outposts.
    """
    planet = planet_of(state)
    near = planet.adjacent[area] or [end for end, _ in planet.routes.get(area, ())]
    standing = [other for other in near if may_stand(state, hero, other)]
    free = [other for other in standing if not has_enemies(state, hero.team, other)]
    return free or standing or nearest_own_outposts(state, hero, area)


def nearest_own_outposts(state: State, hero: Hero, left: str) -> list[str]:
    """FE-FIRST-08, FE-FASTER-03, FE-FASTER-10: the nearest outposts the team holds, not the one lost."""
    planet = planet_of(state)
    base = state.teams[hero.team].base
    fighters = {hero.id, *(h.id for h in state.heroes.values() if h.at == left and h.team == hero.team)}
    held = [
        area
        for area in controlled(state, hero.team)
        if area not in (left, base) and _held_without(state, hero.team, area, fighters)
    ]
    held = [area for area in held if not has_enemies(state, hero.team, area)]
    if not held:
        return [base]
    near = min(planet.distance(left, area) for area in held)
    return [area for area in held if planet.distance(left, area) == near]


def _held_without(state: State, team: int, area: str, leaving: set[HeroId]) -> bool:
    if state.soldiers.get(area) and state.soldiers[area][team]:
        return True
    return any(h.at == area and h.team == team and h.id not in leaving for h in state.heroes.values())


def landing(state: State, hero: Hero, area: str) -> list[str]:
    """FE-WATER-04: a hero that would be put on water picks an end of the nearest flight route."""
    planet = planet_of(state)
    if may_stand(state, hero, area):
        return [area]
    routes = planet.routes_over.get(area)
    if not routes:
        far = min((_water_distance(state, area, over), over) for over in planet.routes_over)[0]
        routes = tuple(
            route
            for over, listed in planet.routes_over.items()
            if _water_distance(state, area, over) == far
            for route in listed
        )
    ends = dict.fromkeys(end for route in routes for end in route.ends)
    return [end for end in ends if may_stand(state, hero, end)]


def _water_distance(state: State, area: str, other: str) -> float:
    """How far two stretches of water lie apart on the map."""
    areas = planet_of(state).areas
    return hypot(areas[area].x - areas[other].x, areas[area].y - areas[other].y)


def ride_is_an_action(state: State) -> bool:
    """FE-OUTPOST-02: the switch that makes Outpost Movement a standard action of its own."""
    return is_on(state, "outpost_movement_action")
