"""Where a figure may walk and at what price (HS-MOVE, HS-DOUBLE, HS-LEAVE, HS-GLYPH-03).

A route is a list of positions; a position is the spaces under the figure, the leading one first. Where every
step is harmless only the cheapest route to an end is kept. Where steps cost more than points – leaving
engagements, falls, molten lava, strikes of those one comes near – an end offers each route whose price no
other route beats.
"""

from __future__ import annotations

from battlewright.games.heroscape.board import Board
from battlewright.games.heroscape.library import switch
from battlewright.games.heroscape.rules.engagement import spaces_of
from battlewright.games.heroscape.rules.ground import STOPPING, Step
from battlewright.games.heroscape.rules.risks import spread
from battlewright.games.heroscape.rules.routes import NO_PRICE, Label, Position, Route
from battlewright.games.heroscape.rules.walker import Walker, starts


def single_positions(board: Board) -> tuple[Position, ...]:
    """The positions of single-space figures, by space: made once per board."""
    found: tuple[Position, ...] | None = board.steps.get("singles")
    if found is None:
        found = board.steps["singles"] = tuple((space,) for space in range(len(board.spaces)))
    return found


def walk(walker: Walker, budget: int, road_bonus: int = 3) -> dict[Position, list[Route]]:
    """Every end the figure can walk to, with its routes. `budget` is its move without the road bonus."""
    state = walker.state
    here = tuple(spaces_of(state, walker.figure))
    on_road = walker.on_road(here)
    half = switch(state, "v_road_half") == "on"
    ends: dict[Position, list[Route]] = {}
    if half or walker.gait.wades:
        first = [Label(0, start, NO_PRICE, None, on_road, 0, 0, False) for start in starts(here)]
        safe, risky = spread(walker, first, budget, road_bonus, half, harmless=True)
        for label in safe:
            if label.back is not None and walker.may_end(label.position):
                _keep(walker, ends, label)
    else:
        kind = Calm if walker.double else Lone
        calm = kind(walker, budget, road_bonus, on_road)
        risky = calm.risky
        calm.collect(ends)
    if risky:
        reached = set(ends)
        further, _ = spread(walker, risky, budget, road_bonus, half, harmless=False)
        for label in further:
            if walker.may_end(label.position) and _canonical(walker, label.position) not in reached:
                _keep(walker, ends, label)
    ends.pop(_canonical(walker, here), None)
    return ends


def _keep(walker: Walker, ends: dict[Position, list[Route]], label: Label) -> None:
    routes = ends.setdefault(_canonical(walker, label.position), [])
    if any(route.price.beats(label.price) for route in routes):
        return
    routes[:] = [route for route in routes if not label.price.beats(route.price)]
    routes.append(Route(label.path(), label.cost, label.price))


Waves = list[list[tuple[int, int]]]
"""By points spent: places to look at, and where one comes from."""


NEVER = 1 << 30


class Calm:
    """The harmless ways of a figure on two spaces, where only the cheapest to each end counts.

    Steps that risk something are not taken but handed on as labels for the search that compares prices. A
    place is a number here: the leading space and the trailing one as digits, twice that, and one more if
    every step so far was on road (HS-TERRAIN-ROAD-01).
    """

    def __init__(self, walker: Walker, budget: int, bonus: int, on_road: bool) -> None:
        """Spread over the board, place by place, the cheapest first."""
        self.walker = walker
        self.risky: list[Label] = []
        self._size = len(walker.board.spaces)
        self._paths: dict[int, tuple[Position, ...]] = {}  # in the order they were reached
        self._costs: dict[int, int] = {}
        self._labels: dict[int, Label] = {}
        self._budget, self._most = budget, budget + bonus
        self._known: dict[int, int] = {}  # what the cheapest step found so far leads to a place for
        self._led: dict[int, int] = {}  # leading space and road -> with which trailing space first
        self._waves: Waves = [[] for _ in range(max(budget, 0) + bonus + 1)]
        for lead, trail in starts(tuple(spaces_of(walker.state, walker.figure))):
            place = 2 * (lead * self._size + trail) + on_road
            self._paths[place], self._costs[place] = (), 0
            self._spread(0, place)
        self._run()

    def _position(self, place: int) -> Position:
        return divmod(place >> 1, self._size)

    def _run(self) -> None:
        """Look at the places of each wave."""
        paths, costs = self._paths, self._costs
        ends, halts, spaces = self.walker.ends, self.walker.halts, self.walker.board.spaces
        for cost, wave in enumerate(self._waves):
            for place, back in wave:
                if place not in paths:
                    position = self._position(place)
                    costs[place] = cost
                    paths[place] = (*paths[back], position)
                    lead, trail = position
                    stops = lead in halts and spaces[trail].terrain in STOPPING
                    if lead not in ends and not stops:
                        self._spread(cost, place)

    def _spread(self, cost: int, here: int) -> None:
        """Note where the steps from a place lead."""
        walker, known, size, budget = self.walker, self._known, self._size, self._budget
        taken, threats, ends = walker.taken, walker.threats, walker.ends
        lead, trail = divmod(here >> 1, size)
        road = here & 1
        wet = walker.board.spaces[lead].terrain in STOPPING
        met = (threats.get(lead, 0) | threats.get(trail, 0)) if walker.swiped else 0
        watch = bool(walker.strikers)
        left = self._led.setdefault(2 * lead + road, trail) if not (met or watch) else trail
        seen = left != trail  # then everything harmless is known from here, but the way it came from
        for to, price, hazard, paved, step in walker.quick[lead]:
            if (seen and to != left and not hazard) or to == trail:
                continue
            spent = cost + price
            paved = bool(road and paved)
            if spent > budget and not (paved and spent <= self._most):
                continue
            after = 2 * (to * size + lead) + paved
            leaving = met and met & ~(threats.get(to, 0) | threats.get(lead, 0))
            risky = hazard or watch or leaving
            if not risky and known.get(after, NEVER) <= spent:
                continue
            if to in taken and not walker.passable(to):
                continue
            last = to in ends or (step.stops and wet)
            if last and not walker.may_end((to, lead)):
                continue
            if risky and self._set_aside(here, after, step, spent, last):
                continue
            if known.get(after, NEVER) > spent:
                known[after] = spent
                self._waves[spent].append((after, here))

    def _set_aside(self, here: int, after: int, step: Step, spent: int, last: bool) -> bool:
        """Hand a step on if it risks anything."""
        walker = self.walker
        before, position = self._position(here), self._position(after)
        risk = walker.price(before, position, step, step.molten and walker.in_molten(before))
        if risk is NO_PRICE:
            return False
        back = self._label(here)
        self.risky.append(Label(spent, position, risk, back, bool(after & 1), back.entered + 1, 0, last))
        return True

    def _label(self, place: int) -> Label:
        """A place that was reached, as the other search knows it."""
        found = self._labels.get(place)
        if found is None:
            path, cost, road = self._paths[place], self._costs[place], bool(place & 1)
            found = Label(cost, self._position(place), NO_PRICE, None, road, len(path), 0, False, path)
            self._labels[place] = found
        return found

    def collect(self, ends: dict[Position, list[Route]]) -> None:
        """Every end with its one route."""
        walker, costs = self.walker, self._costs
        may_end = walker.may_end
        for place, path in self._paths.items():
            if path and may_end(path[-1]):
                position = _canonical(walker, path[-1])
                if position not in ends:
                    ends[position] = [Route(path, costs[place], NO_PRICE)]


class Lone:
    """The same for a figure on one space, by far the most frequent case.

    A place is a number here: twice the space, and one more if every step so far was on road.
    """

    def __init__(self, walker: Walker, budget: int, bonus: int, on_road: bool) -> None:
        """Spread over the board, place by place, the cheapest first."""
        self.walker = walker
        self.risky: list[Label] = []
        self._singles = single_positions(walker.board)
        self._paths: dict[int, tuple[Position, ...]] = {}  # in the order they were reached
        self._costs: dict[int, int] = {}
        self._labels: dict[int, Label] = {}
        self._known = [NEVER] * (2 * len(self._singles))  # as in `Calm`
        self._budget, self._most = max(budget, 0), budget + bonus
        self._waves: list[list[tuple[int, int]]] = [[] for _ in range(max(budget, 0) + bonus + 1)]
        (start,) = spaces_of(walker.state, walker.figure)
        self._paths[2 * start + on_road] = ()
        self._costs[2 * start + on_road] = 0
        self._spread(0, 2 * start + on_road)
        self._run()

    def _run(self) -> None:
        """Look at the places of each wave."""
        paths, costs, singles = self._paths, self._costs, self._singles
        halts, last = self.walker.halts, self.walker.ends
        budget = self._budget
        for cost, wave in enumerate(self._waves):
            for place, back in wave:
                if place not in paths:
                    space = place >> 1
                    costs[place] = cost
                    paths[place] = (*paths[back], singles[space])
                    if (cost < budget or place & 1) and space not in last and space not in halts:
                        self._spread(cost, place)

    def _spread(self, cost: int, here: int) -> None:
        """Note where the steps from a place lead."""
        walker, known, waves = self.walker, self._known, self._waves
        taken, budget = walker.taken, self._budget
        space, road = here >> 1, here & 1
        met = walker.threats.get(space, 0) if walker.swiped else 0
        careful = met or walker.strikers
        for to, price, hazard, paved, step in walker.quick[space]:
            spent = cost + price
            after = 2 * to + 1 if road and paved else 2 * to
            if spent > budget and (spent > self._most or not after & 1):
                continue
            if hazard or careful:
                if to in taken and self._barred(to):
                    continue
                if self._set_aside(here, after, step, spent, met):
                    continue
            if known[after] > spent and (to not in taken or not self._barred(to)):
                known[after] = spent
                waves[spent].append((after, here))

    def _barred(self, space: int) -> bool:
        """Whether a space on which somebody stands cannot even be passed."""
        walker = self.walker
        return space in walker.halts or space in walker.ends or not walker.passable(space)

    def _set_aside(self, here: int, after: int, step: Step, spent: int, met: int) -> bool:
        """Hand a step on if it risks anything."""
        walker, to = self.walker, after >> 1
        quiet = not (step.fall or step.molten or walker.strikers)
        if quiet and not met & ~walker.threats.get(to, 0):
            return False
        before, position = self._singles[here >> 1], self._singles[to]
        risk = walker.price(before, position, step, step.molten and walker.in_molten(before))
        if risk is NO_PRICE:
            return False
        last = to in walker.halts or to in walker.ends
        back = self._label(here)
        road = bool(after & 1)
        self.risky.append(Label(spent, position, risk, back, road, back.entered + 1, 0, last))
        return True

    def _label(self, place: int) -> Label:
        """A place that was reached, as the other search knows it."""
        found = self._labels.get(place)
        if found is None:
            path, cost, road = self._paths[place], self._costs[place], bool(place & 1)
            position = self._singles[place >> 1]
            found = Label(cost, position, NO_PRICE, None, road, len(path), 0, False, path)
            self._labels[place] = found
        return found

    def collect(self, ends: dict[Position, list[Route]]) -> None:
        """Every end with its one route."""
        taken, costs, new = self.walker.taken, self._costs, tuple.__new__
        for place, path in self._paths.items():
            if path and place >> 1 not in taken and path[-1] not in ends:
                ends[path[-1]] = [new(Route, (path, costs[place], NO_PRICE, False))]


def _canonical(walker: Walker, position: Position) -> Position:
    """Which end leads makes a difference only on a glyph (HS-GLYPH-04)."""
    if len(position) == 1 or position[0] in walker.glyphs or position[1] in walker.glyphs:
        return position
    return position if position[0] < position[1] else (position[1], position[0])
