"""The map as a graph: who borders whom, where paths and flight routes lead, how far it is (FE-MAP).

Two edge sets: borders (with the wrap-around) and paths between outposts. Adjacent is either
(FE-MAP-04); walking uses borders freely and paths only under FE-OUTPOST-01. Distances count steps over
both, water left out, figures ignored (FE-GAP-14).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping

from battlewright.games.fields.model.cards import AreaCard, RouteCard
from battlewright.games.fields.model.ids import read_edge

FAR = 99
TOWER_STEPS = 2  # Fast Travel takes the action in which a hero walks two steps


class Planet:
    """The prepared map."""

    def __init__(self, areas: Mapping[str, AreaCard], routes: Mapping[str, RouteCard]) -> None:
        """Make the tables: outposts, wilds, water, the borders and paths between them (FE-MAP-01, 02)."""
        self.areas = dict(areas)
        self.order = list(areas)
        self.kind = {id: area.kind for id, area in areas.items()}
        self.outposts = [id for id, area in areas.items() if area.kind == "outpost"]
        self.wilds = [id for id, area in areas.items() if area.kind == "wilds"]
        self.towers = [id for id, area in areas.items() if area.tower]
        self.bases = frozenset(id for id, area in areas.items() if area.base)
        self.trader = {id: area.trader for id, area in areas.items() if area.trader}
        self.borders = self._borders()
        self.paths = self._symmetric({id: area.paths for id, area in areas.items()})
        self.land_borders = {
            id: tuple(other for other in others if self.kind[other] != "water")
            for id, others in self.borders.items()
        }
        self.adjacent = {id: tuple(dict.fromkeys((*self.borders[id], *self.paths[id]))) for id in self.areas}
        self.routes: dict[str, tuple[tuple[str, str], ...]] = {}  # area -> (other end, route)
        self.routes_over: dict[str, tuple[RouteCard, ...]] = {}
        self._add_routes(routes)
        self.distances = {id: self._from(id) for id in self.areas}
        self.journeys = {id: self._by_tower(id) for id in self.areas}

    def distance(self, area: str, other: str) -> int:
        """FE-GAP-14: the fewest steps over land."""
        return self.distances[area].get(other, FAR)

    def _symmetric(self, listed: Mapping[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
        found: dict[str, dict[str, None]] = {id: {} for id in self.areas}
        for id, others in listed.items():
            for other in others:
                found[id][other] = None
                found[other][id] = None
        return {id: tuple(others) for id, others in found.items()}

    def _borders(self) -> dict[str, tuple[str, ...]]:
        """FE-MAP-04, FE-MAP-05: written borders, and areas with the same symbol on opposite sides."""
        listed = {id: list(area.borders) for id, area in self.areas.items()}
        written = [(id, read_edge(text)) for id, area in self.areas.items() for text in area.edge]
        edges = [(id, edge) for id, edge in written if edge is not None]
        for id, edge in edges:
            listed[id] += [
                other for other, far in edges if far.symbol == edge.symbol and far.side != edge.side
            ]
        return self._symmetric({id: tuple(others) for id, others in listed.items()})

    def _add_routes(self, routes: Mapping[str, RouteCard]) -> None:
        for route in routes.values():
            one, two = route.ends
            self.routes[one] = (*self.routes.get(one, ()), (two, route.id))
            self.routes[two] = (*self.routes.get(two, ()), (one, route.id))
            self.routes_over[route.over] = (*self.routes_over.get(route.over, ()), route)

    def _from(self, start: str) -> dict[str, int]:
        found = {start: 0}
        queue = deque([start])
        while queue:
            area = queue.popleft()
            for other in self.adjacent[area]:
                if other not in found and self.kind[other] != "water":
                    found[other] = found[area] + 1
                    queue.append(other)
        return found

    def _by_tower(self, start: str) -> dict[str, int]:
        """FE-FAST-01: how far areas are, the nearest first, for a hero that may also go by Fast Travel."""
        near = self.distances[start]
        gates = [near[tower] for tower in self.towers if tower in near]
        entered = min(gates, default=FAR) + TOWER_STEPS
        found = dict(near)
        for tower in self.towers:
            for area, steps in self.distances[tower].items():
                found[area] = min(found.get(area, FAR), entered + steps)
        return dict(sorted(found.items(), key=lambda item: item[1]))
