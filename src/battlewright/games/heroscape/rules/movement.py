"""Where a figure may move and at what price (HS-MOVE, HS-DOUBLE, HS-LEAVE, HS-GLYPH-03).

A route is a list of positions; a position is the spaces under the figure, the leading one first. Where every
step is harmless only the cheapest route to an end is kept. Where steps cost more than points – leaving
engagements, falls, molten lava, strikes of those one comes near – an end offers each route whose price no
other route beats.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from battlewright.games.heroscape.board import Board
from battlewright.games.heroscape.library import board_of, content_of, switch
from battlewright.games.heroscape.model import cards
from battlewright.games.heroscape.model.state import Figure, State
from battlewright.games.heroscape.rules.engagement import (
    around,
    doors_key,
    engaged,
    height_of,
    spaces_of,
    swamp_piece,
)
from battlewright.games.heroscape.rules.filters import fits
from battlewright.games.heroscape.rules.ground import (
    STOPPING,
    Gait,
    Step,
    closed,
    gait_of,
    ground_of,
)
from battlewright.games.heroscape.rules.table import enemies, friends, negated, occupants, unit
from battlewright.kernel.denial import Denial

Position = tuple[int, ...]

MOST_ROUTES = 4  # labels kept per position while risky ways are compared


class Price(NamedTuple):
    """What a route costs besides points: who strikes at the figure, what it falls, what it must survive."""

    swipes: tuple[str, ...] = ()
    falls: tuple[int, ...] = ()
    lava: int = 0
    strikes: tuple[str, ...] = ()

    @property
    def harmless(self) -> bool:
        """Nothing can happen on the way."""
        return not (self.swipes or self.falls or self.lava or self.strikes)

    def beats(self, other: Price) -> bool:
        """At least as good in every respect."""
        return self is NO_PRICE or (
            self.lava <= other.lava
            and len(self.falls) <= len(other.falls)
            and sum(self.falls) <= sum(other.falls)
            and set(self.swipes) <= set(other.swipes)
            and len(self.swipes) <= len(other.swipes)
            and set(self.strikes) <= set(other.strikes)
        )


NO_PRICE = Price()


class Route(NamedTuple):
    """A way to an end."""

    path: tuple[Position, ...]  # positions entered, the end last
    cost: int
    price: Price
    flying: bool = False


class Walker:
    """A figure about to walk: what it may step on, whom it meets, where it must stop."""

    def __init__(self, state: State, figure: Figure, up: int = 0, swipes: bool = True) -> None:
        """Gather what the search asks again and again."""
        self.state, self.figure = state, figure
        self.board: Board = board_of(state)
        self.gait: Gait = gait_of(state, figure, up)
        self.steps, self.quick, self.halts = ground_of(self.board, self.gait)
        self.double = len(figure.at) == 2
        powers = {} if negated(state, figure) else unit(state, figure).traits
        self.ghost = "ghost-walk" in powers
        self.swiped = swipes and "disengage" not in powers
        by_label = self.board.by_label
        self.taken: dict[int, Figure] = {  # who stands in the way
            by_label[label]: other for label, other in occupants(state).items() if other.id != figure.id
        }
        self._passed: dict[str, bool] = {}
        self.glyphs = {by_label[glyph.at] for glyph in state.glyphs} | self._shrines()
        self.enemies = sorted(enemies(state, figure.seat), key=lambda enemy: enemy.id)
        self.threats: dict[int, int] = {}  # by space: the enemies adjacent to the figure there, as bits
        self.strikers: dict[int, int] = {}  # by space: those of them that strike at whoever comes near
        self.ends = set(self.glyphs)  # where a move ends: glyphs, and next to enemies that pin it
        self._find_threats()

    def passable(self, space: int) -> bool:
        """Whether it may pass a space as far as others stand there."""
        other = self.taken.get(space)
        if other is None:
            return True
        known = self._passed.get(other.id)
        if known is None:
            known = self._passed[other.id] = self._passable(other)
        return known

    def _passable(self, other: Figure) -> bool:
        """HS-MOVE-04, HS-MOVE-05, HS-MOVE-06, HS-HIVE-03: through whom it may pass."""
        if unit(self.state, other).card.hexes > 2:
            return False
        if self.ghost:
            return True
        return friends(self.state, self.figure.seat, other.seat) and not engaged(self.state, other)

    def _shrines(self) -> set[int]:
        """HSV-MISSION-03: marked spaces and tokens of a mission stop a move like a glyph."""
        marked = {token.at for token in self.state.tokens if token.at and not token.by}
        return {self.board.by_label[label] for label in marked}

    def _find_threats(self) -> None:
        """Note which enemies are adjacent to the figure where; their bits are in the order of their ids."""
        state, board = self.state, self.board
        shut = doors_key(state) if state.doors else ""
        tall = height_of(state, self.figure)
        threats, strikers, by_label = self.threats, self.strikers, board.by_label
        content = content_of(state)
        answering = content.strikers | content.pinners
        for number, enemy in enumerate(self.enemies):
            card = content.units[enemy.unit].card
            striker, pins = self._answers(enemy) if enemy.unit in answering else (False, False)
            bit = 1 << number
            for label in enemy.at:
                space = by_label[label]
                level = board.spaces[space].level + (swamp_piece(board, enemy) if card.hexes > 2 else 0)
                for index in around(board, shut, space, level, card.height, tall):
                    threats[index] = threats.get(index, 0) | bit
                    if striker:
                        strikers[index] = strikers.get(index, 0) | bit
                    if pins:
                        self.ends.add(index)

    def _answers(self, enemy: Figure) -> tuple[bool, bool]:
        """Whether an enemy strikes at this figure when it comes near, and whether it holds it there."""
        if negated(self.state, enemy):
            return False, False
        card = unit(self.state, enemy)
        whom = [part.whom for _, part in card.parts.get(cards.Strike, ())]
        held = [part.whom for _, part in card.traits.get("pins", ())]
        meant = [any(fits(self.state, enemy.seat, self.figure, w) for w in wanted) for wanted in (whom, held)]
        return meant[0], meant[1]

    def met(self, position: Position) -> int:
        """The enemies adjacent to it at a position, as bits."""
        found = 0
        for space in position:
            found |= self.threats.get(space, 0)
        return found

    def names(self, bits: int) -> tuple[str, ...]:
        """The ids of enemies given as bits, sorted."""
        if not bits:
            return ()
        return tuple(enemy.id for number, enemy in enumerate(self.enemies) if bits >> number & 1)

    def struck(self, before: int, position: Position) -> tuple[str, ...]:
        """Those that strike when it comes to a position and did not meet them before."""
        if not self.strikers:
            return ()
        near = 0
        for space in position:
            near |= self.strikers.get(space, 0)
        return self.names(near & ~before)

    def may_end(self, position: Position) -> bool:
        """HS-MOVE-07, HS-DOUBLE-05: free spaces, both halves on one level."""
        taken = self.taken
        if position[0] in taken:
            return False
        if len(position) == 2:
            one, two = position
            spaces = self.board.spaces
            return two not in taken and spaces[one].level == spaces[two].level
        return True

    def must_end(self, position: Position, step: Step) -> bool:
        """HS-GLYPH-03, HS-TERRAIN-WATER-01, HS-TERRAIN-WATER-02: whether the move ends here."""
        if position[0] in self.ends:
            return True
        if not step.stops:
            return False
        if len(position) == 1:
            return True
        return self.board.spaces[position[1]].terrain in STOPPING

    def moves(self, position: Position) -> Iterator[tuple[Position, Step]]:
        """HS-DOUBLE-02: the positions one step away; the trailing end follows the leading one."""
        lead = position[0]
        for step in self.steps[lead]:
            to = step.to
            if len(position) == 2:
                if to == position[1]:
                    continue
                after: Position = (to, lead)
            else:
                after = (to,)
            if to not in self.taken or self.passable(to):
                yield after, step

    def price(self, before: Position, after: Position, step: Step, contact: bool) -> Price:
        """What one step risks: HS-LEAVE-02, HS-FALL-03, HS-TERRAIN-MOLTEN-02."""
        was = self.met(before)
        swipes = self.names(was & ~self.met(after)) if was and self.swiped else ()
        strikes = self.struck(was, after)
        fall = self._fall(after, step)
        if not (swipes or strikes or fall or (step.molten and not contact)):
            return NO_PRICE
        return Price(swipes, (fall,) if fall else (), int(step.molten and not contact), strikes)

    def _fall(self, after: Position, step: Step) -> int:
        """HS-FALL-07: a fall into water does not hurt; a double-space figure needs both halves in it."""
        if not step.fall:
            return 0
        wet = all(
            self.board.spaces[space].terrain in ("water", "swamp-water", "molten-lava") for space in after
        )
        return 0 if wet else step.fall

    def in_molten(self, position: Position) -> bool:
        """Whether any half is in molten lava."""
        spaces = self.board.spaces
        return "molten-lava" in [spaces[space].terrain for space in position]

    def on_road(self, position: Position) -> bool:
        """HS-TERRAIN-ROAD-01: whether the whole base is on road."""
        return all(self.board.spaces[space].terrain == "road" for space in position)


class Label(NamedTuple):
    """A way that the search has found so far."""

    cost: int
    position: Position
    price: Price
    back: Label | None
    road: bool
    entered: int
    roads: int
    over: bool  # the move ends here
    before: tuple[Position, ...] = ()  # of the first label: the positions entered up to it

    def path(self) -> tuple[Position, ...]:
        """The positions entered."""
        found: list[Position] = []
        label = self
        while label.back is not None:
            found.append(label.position)
            label = label.back
        return (*label.before, *reversed(found))


def single_positions(board: Board) -> tuple[Position, ...]:
    """The positions of single-space figures, by space: made once per board."""
    found: tuple[Position, ...] | None = board.steps.get("singles")
    if found is None:
        found = board.steps["singles"] = tuple((space,) for space in range(len(board.spaces)))
    return found


def starts(figure_at: Position) -> tuple[Position, ...]:
    """HS-DOUBLE-01: either end may be declared the leading one."""
    return (figure_at,) if len(figure_at) == 1 else (figure_at, (figure_at[1], figure_at[0]))


def walk(walker: Walker, budget: int, road_bonus: int = 3) -> dict[Position, list[Route]]:
    """Every end the figure can walk to, with its routes. `budget` is its move without the road bonus."""
    state = walker.state
    here = tuple(spaces_of(state, walker.figure))
    on_road = walker.on_road(here)
    half = switch(state, "v_road_half") == "on"
    ends: dict[Position, list[Route]] = {}
    if half or walker.gait.wades:
        first = [Label(0, start, NO_PRICE, None, on_road, 0, 0, False) for start in starts(here)]
        safe, risky = _spread(walker, first, budget, road_bonus, half, harmless=True)
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
        further, _ = _spread(walker, risky, budget, road_bonus, half, harmless=False)
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


def _within(
    label_cost: int, budget: int, road: bool, bonus: int, half: bool, entered: int, roads: int
) -> bool:
    if label_cost <= budget:
        return True
    if road:
        return label_cost <= budget + bonus
    return half and label_cost <= budget + 1 and 2 * roads >= entered  # HSV-ROAD-01


def _spread(
    walker: Walker, first: list[Label], budget: int, bonus: int, half: bool, harmless: bool
) -> tuple[list[Label], list[Label]]:
    """Best-first over positions by points. With `harmless` risky steps are set aside and handed back."""
    buckets: dict[int, list[Label]] = {}
    for label in first:
        buckets.setdefault(label.cost, []).append(label)
    best: dict[tuple[Position, bool], list[Label]] = {}
    done: list[Label] = []
    risky: list[Label] = []
    simple = harmless and not half and not walker.threats
    cost = min(buckets) if buckets else 0
    while buckets:
        wave = buckets.pop(cost, None)
        if wave is None:
            cost += 1
            if cost > budget + bonus + 1:
                break
            continue
        for label in wave:
            if not _new(best, label):
                continue
            done.append(label)
            if label.over:
                continue
            for after, step in walker.moves(label.position):
                for follow in _follow(walker, label, after, step, budget, bonus, half, simple):
                    if harmless and follow.price is not label.price and not follow.price.harmless:
                        risky.append(follow)
                    else:
                        buckets.setdefault(follow.cost, []).append(follow)
    return done, risky


def _new(best: dict[tuple[Position, bool], list[Label]], label: Label) -> bool:
    """Whether nothing found earlier (and so no dearer) is as good."""
    known = best.setdefault((label.position, label.road), [])
    for other in known:
        if other.price.beats(label.price) and other.roads >= label.roads and (not other.over or label.over):
            return False
    if len(known) >= MOST_ROUTES:
        return False
    known.append(label)
    return True


def _follow(
    walker: Walker,
    label: Label,
    after: Position,
    step: Step,
    budget: int,
    bonus: int,
    half: bool,
    simple: bool,
) -> Iterator[Label]:
    cost = label.cost + step.cost
    road = label.road and step.road
    entered, roads = label.entered + 1, label.roads + int(step.road)
    last = False
    if not _within(cost, budget, road, bonus, half, entered, roads):
        if not (step.shallow and label.cost < budget):
            return
        cost, last = budget, True  # HSV-WATER-03, HSV-SWAMPWATER-02: always reachable as the end of a move
    last = last or walker.must_end(after, step)
    if last and not walker.may_end(after):
        return
    price = label.price
    if not simple or step.fall or step.molten:
        contact = step.molten and walker.in_molten(label.position)
        risk = walker.price(label.position, after, step, contact)
        if not risk.harmless:
            price = Price(
                price.swipes + risk.swipes,
                price.falls + risk.falls,
                price.lava + risk.lava,
                price.strikes + risk.strikes,
            )
    yield Label(cost, after, price, label, road, entered, roads if half else 0, last)


def free_space(state: State, space: int, taken: set[int] | None = None) -> bool:
    """HS-BOARD-05: no figure, obstacle or shut door on it."""
    board = board_of(state)
    found = board.spaces[space]
    if found.obstacle and found.obstacle not in state.gone:
        return False
    if taken is None:
        return found.label not in occupants(state)
    return space not in taken


def fits_on(state: State, figure: Figure, position: Position) -> bool:
    """HS-FIT-01, HS-OVERHANG-02, HS-LADDER-05: whether a figure can stand there at all."""
    return _stands(board_of(state), gait_of(state, figure), position)


def stand_denial(state: State, figure: Figure, space: int) -> Denial | None:
    """HS-MOVE-07, HS-CLIMB-08, HS-FIT-01, HS-LADDER-05, HS-DOUBLE-05: why a figure cannot end on a space."""
    board, gait = board_of(state), gait_of(state, figure)
    found = board.spaces[space]
    facts = {"figure": figure.id, "to": found.label}
    other = occupants(state).get(found.label)
    if other is not None and other.id != figure.id:
        return Denial("HS-MOVE-07", facts | {"occupant": other.id})
    if closed(board, gait, found):
        return Denial("HS-CLIMB-08", facts | {"obstacle": f"obstacle:{found.obstacle}"})
    if found.rung and not gait.rungs:
        return Denial("HS-LADDER-05", facts)
    if not _stands(board, gait, (space,)):
        return Denial("HS-FIT-01", facts)
    if unit(state, figure).card.hexes == 2 and not standing_places(state, figure, [space]):
        return Denial("HS-DOUBLE-05", facts)
    return None


def _stands(board: Board, gait: Gait, position: Position) -> bool:
    for index in position:
        space = board.spaces[index]
        if space.clearance < gait.height or closed(board, gait, space):
            return False
        if space.rung and not gait.rungs:
            return False
    if len(position) == 2:
        one, two = (board.spaces[index] for index in position)
        return one.level == two.level and board.are_neighbours(*position) and _touch(board, gait, *position)
    return True


def _touch(board: Board, gait: Gait, a: int, b: int) -> bool:
    """Whether nothing stands between the two halves of a double-space figure."""
    link = board.link(a, b)
    return link is not None and (
        link.wall is None or bool(link.wall.door and link.wall.door not in gait.shut)
    )


def standing_places(state: State, figure: Figure, spaces: list[int]) -> list[Position]:
    """Where among some spaces a figure could be put: free, fitting, both halves for a double-space figure.

    The second half may lie outside `spaces` only for figures that need more room than one space.
    """
    board = board_of(state)
    taken = {board.by_label[label] for label, f in occupants(state).items() if f.id != figure.id}
    hexes = unit(state, figure).card.hexes
    if hexes > 2:
        return _sites(state, [space for space in spaces if free_space(state, space, taken)])
    kept = bases_of(board, gait_of(state, figure), hexes)
    if hexes == 1:
        return [kept[space][0] for space in spaces if kept[space] and space not in taken]
    return [
        position
        for lead in spaces
        if lead not in taken
        for position in kept[lead]
        if position[1] not in taken
    ]


def bases_of(board: Board, gait: Gait, hexes: int) -> tuple[tuple[Position, ...], ...]:
    """By leading space: where a figure could stand if nobody else were there; worked out once per board."""
    key = ("bases", hexes, gait.height, gait.rungs, gait.gone, gait.shut)
    found: tuple[tuple[Position, ...], ...] | None = board.steps.get(key)
    if found is None:
        found = board.steps[key] = tuple(
            tuple(place for place in _bases(board, space.index, hexes) if _stands(board, gait, place))
            for space in board.spaces
        )
    return found


def _bases(board: Board, lead: int, hexes: int) -> list[Position]:
    if hexes == 1:
        return [(lead,)]
    return [(lead, link.to) for link in board.links[lead] if link.direction < 6]


def _sites(state: State, free: list[int]) -> list[Position]:
    """HS-HIVE-02: six land spaces of one level in two rows of three, under the open sky."""
    board = board_of(state)
    allowed = set(free)
    found: list[Position] = []
    for site in board.hives:
        if set(site.spaces) <= allowed:
            found.append(site.spaces)
    for space in free:
        site_here = hive_site(board, space)
        if site_here is not None and set(site_here) <= allowed and site_here not in found:
            found.append(site_here)
    return found


def hive_site(board: Board, space: int) -> Position | None:
    """The six spaces of a hive whose north-western space is given, if they are level land (HS-HIVE-02)."""
    start = board.spaces[space]
    shape = ((0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (-1, 1))
    found = []
    for dq, dr in shape:
        number = board.hex_of.get((start.q + dq, start.r + dr))
        if number is None:
            return None
        top = board.spaces[board.stacks[number][-1]]
        land = not top.flat and not top.rung and not top.obstacle and board.under_sky(top.index)
        if top.level != start.level or not land or len(board.stacks[number]) != 1:
            return None
        found.append(top.index)
    return tuple(found)
