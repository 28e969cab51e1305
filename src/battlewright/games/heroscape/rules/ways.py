"""Every place a figure may move to, with the routes that matter: on foot, flying, leaping, by more points."""

from __future__ import annotations

from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from battlewright.games.heroscape.board.cache import BoundedCache
from battlewright.games.heroscape.library import switch
from battlewright.games.heroscape.model.cards import MoveBonus, MoveMode
from battlewright.games.heroscape.model.frames import Moving
from battlewright.games.heroscape.model.options import Go
from battlewright.games.heroscape.model.state import Figure, State
from battlewright.games.heroscape.rules.crashing import crashes
from battlewright.games.heroscape.rules.engagement import engaged
from battlewright.games.heroscape.rules.filters import powerless
from battlewright.games.heroscape.rules.flight import flies, fly, grounded, leap
from battlewright.games.heroscape.rules.holding import stands_on_glyph
from battlewright.games.heroscape.rules.numbers import leap_levels, move_tally
from battlewright.games.heroscape.rules.routes import NO_PRICE, Position, Price, Route
from battlewright.games.heroscape.rules.table import copies, unit
from battlewright.games.heroscape.rules.turns import pinned
from battlewright.games.heroscape.rules.walker import Walker
from battlewright.games.heroscape.rules.walking import walk


class Way(NamedTuple):
    """A choice of where to move: the option and the route behind it."""

    option: Go
    route: Route
    mode: str


# --- where to -------------------------------------------------------------------------------------


_RECENT: BoundedCache[bytes, list[Way]] = BoundedCache(4)  # the ways of a position, by its bytes
_ENCODE = msgspec.msgpack.Encoder().encode


def chosen(state: State, frame: Moving, option: Go) -> Way:
    """The way behind an option that is offered."""
    return next(way for way in offered_ways(state, frame) if way.option == option)


def offered_ways(state: State, frame: Moving) -> list[Way]:
    """What can be chosen now: the ways of the move under way, or those of a power before or after it.

    A list is asked for several times: to offer it, for its odds, for its reasons, and to carry out the
    choice. So it is cached by the bytes of the position.
    """
    if frame.step == "further":
        return further_ways(state, state.figures[frame.figure])
    key = _position(state, frame)
    found = _RECENT.get(key)
    return found if found is not None else _RECENT.keep(key, ways_of(state, frame))


def _position(state: State, frame: Moving) -> bytes:
    """Everything the ways of a move depend on, whether its seat is still asked or has just chosen."""
    stack = [other for other in state.stack if other is not frame]  # a copy, no search
    below = replace(state, stack=stack, emitted=[])
    return _ENCODE((below, replace(frame, asks=[])))


def ways_of(state: State, frame: Moving) -> list[Way]:
    """Every place a figure may move to, with the routes that matter; also for a move that is only planned."""
    figure = state.figures[frame.figure]
    if pinned(state, figure) is not None:
        return []
    walker = Walker(state, figure, frame.up, frame.swipes)
    found: list[Way] = []
    budget = frame.points if frame.points >= 0 else move_tally(state, figure, not frame.why).total
    found += _as_ways(state, walker, _plain(state, frame, walker, budget), "")
    if switch(state, "v_landing_damage") == "on":
        found += _as_ways(state, walker, crashes(walker, budget), "")
    if not frame.why:
        found += _bonus_ways(state, walker, figure, budget)
        leaps: dict[str, dict[Position, list[Route]]] = {}
        for power, mode in _modes(state, figure, "instead") + _modes(state, figure, "before"):
            _merge(leaps.setdefault(power, {}), leap(walker, mode))  # a power may have several kinds of leap
        for power, ends in leaps.items():
            found += _as_ways(state, walker, ends, power)
    if frame.away:
        found = [way for way in found if not walker.met(way.route.path[-1])]
    return found


def _plain(state: State, frame: Moving, walker: Walker, budget: int) -> dict[Position, list[Route]]:
    """On foot, and by flight where the figure can: the better of the two for each end (HS-FLY-04)."""
    ends = _few_spaces(walker, budget, frame.up) if frame.up else walk(walker, budget)
    figure = walker.figure
    if not flies(state, figure):
        return ends
    if stands_on_glyph(state, figure, "R"):
        _fly_after_first(state, walker, budget, ends)  # HS-GLYPH-RANNVEIG-02
    elif not grounded(state):
        _merge(ends, fly(walker, budget))
    return ends


def _few_spaces(walker: Walker, spaces: int, up: int) -> dict[Position, list[Route]]:
    """A given move counted in spaces: levels up to its limit of rise cost nothing (`MoveAgain.up`)."""
    found: dict[Position, list[Route]] = {}
    for end, routes in walk(walker, spaces * (1 + up)).items():
        short = [route for route in routes if len(route.path) <= spaces]
        if short:
            found[end] = short
    return found


def _fly_after_first(state: State, walker: Walker, budget: int, ends: dict[Position, list[Route]]) -> None:
    for position, routes in list(walk(walker, budget).items()):
        for route in routes:
            if len(route.path) == 1 and position[0] not in walker.ends:
                onward = fly(walker, budget - route.cost, route.path[0])
                for end, flights in onward.items():
                    joined = [
                        Route((*route.path, *f.path), route.cost + f.cost, _add(route, f), flying=True)
                        for f in flights
                    ]
                    _merge(ends, {end: joined})


def _add(a: Route, b: Route) -> Price:
    one, two = a.price, b.price
    swipes = tuple(dict.fromkeys((*one.swipes, *two.swipes)))
    return one._replace(swipes=swipes, falls=one.falls + two.falls, lava=one.lava + two.lava)


def _merge(ends: dict[Position, list[Route]], more: dict[Position, list[Route]]) -> None:
    for position, routes in more.items():
        kept = ends.get(position)
        if kept is None:
            ends[position] = kept = routes[:1]
            routes = routes[1:]
        for route in routes:
            if not any(_better(other, route) for other in kept):
                kept[:] = [other for other in kept if not route.price.beats(other.price)]
                kept.append(route)


def _better(one: Route, other: Route) -> bool:
    """At least as good a price; where the prices are equal, no dearer."""
    return one.price.beats(other.price) and (one.cost <= other.cost or not other.price.beats(one.price))


def _bonus_ways(state: State, walker: Walker, figure: Figure, budget: int) -> list[Way]:
    """A longer move for a price (`MoveBonus`): only ends the normal move does not reach."""
    if powerless(state, figure):
        return []
    found: list[Way] = []
    for power, part in unit(state, figure).parts.get(MoveBonus, ()):
        if part.unengaged and engaged(state, figure):
            continue
        normal = set(walk(walker, budget))
        far = {end: routes for end, routes in walk(walker, budget + part.amount).items() if end not in normal}
        if part.ends_beside_enemy:
            far = {end: routes for end, routes in far.items() if walker.met(end)}
        found += _as_ways(state, walker, far, power)
    return found


def _modes(state: State, figure: Figure, when: str) -> list[tuple[str, MoveMode]]:
    if powerless(state, figure):
        return []
    used = [power for card in copies(state, figure.seat, figure.unit) for power in card.used]
    found = unit(state, figure).parts.get(MoveMode, ())
    return [
        (power, _further(state, figure, power, mode))
        for power, mode in found
        if mode.when == when and not (mode.once and power in used)
    ]


def _further(state: State, figure: Figure, power: str, mode: MoveMode) -> MoveMode:
    """A leap with the levels that powers of others add to it."""
    more = leap_levels(state, figure, power)
    return replace(mode, up=mode.up + more, down=mode.down + more) if more else mode


def _as_ways(state: State, walker: Walker, ends: dict[Position, list[Route]], mode: str) -> list[Way]:
    board = walker.board
    names = board.names
    kept: dict[Position, Go] = board.steps.setdefault(
        ("go", mode), {}
    )  # options without a way, by their ends
    found = []
    new = tuple.__new__  # as `Way(…)`, without its detour: this runs for every end of every move
    for routes in ends.values():
        several = len(routes) > 1
        for route in routes:
            last = route.path[-1]
            go = kept.get(last)
            if go is None:
                go = kept[last] = Go(tuple([names[space] for space in last]), mode)
            if several:
                way = tuple([names[position[0]] for position in route.path[:-1]]) or ("direct",)
                go = Go(go.to, mode, ("fly", *way) if route.flying else way)
            found.append(new(Way, (go, route, mode)))
    return found


def price_facts(way: Way) -> dict[str, object]:
    """What a way costs, as facts of the decision."""
    price_of = way.route.price
    facts: dict[str, object] = {"cost": way.route.cost}
    if price_of is NO_PRICE:
        return facts
    if price_of.swipes:
        facts["swipes"] = list(price_of.swipes)
    if price_of.falls:
        facts["falls"] = list(price_of.falls)
    if price_of.lava:
        facts["lava"] = price_of.lava
    if price_of.strikes:
        facts["strikes"] = list(price_of.strikes)
    return facts


def all_modes(state: State, figure: Figure, when: str) -> list[tuple[str, MoveMode]]:
    """The other ways to move of a figure at a moment, used up or not."""
    return [(p, mode) for p, mode in unit(state, figure).parts.get(MoveMode, ()) if mode.when == when]


def further_ways(state: State, figure: Figure) -> list[Way]:
    """Where a figure may go on to from the end of its normal move (`MoveMode` after)."""
    modes = _modes(state, figure, "after")
    if not modes or pinned(state, figure) is not None:
        return []
    walker = Walker(state, figure)
    return [way for power, mode in modes for way in _as_ways(state, walker, leap(walker, mode), power)]
