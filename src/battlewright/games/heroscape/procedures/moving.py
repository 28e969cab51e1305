"""A figure moves: where to, then step by step with all that can happen on the way (HS-MOVE, HS-LEAVE.

HS-FALL).
"""

from __future__ import annotations

from typing import Any, NamedTuple

from battlewright.games.heroscape.library import board_of, content_of, switch
from battlewright.games.heroscape.model import cards, events
from battlewright.games.heroscape.model.cards import MoveBonus, MoveMode
from battlewright.games.heroscape.model.frames import (
    Crash,
    Falling,
    FreeMoves,
    GlyphPower,
    Moving,
    Placing,
    Wounding,
)
from battlewright.games.heroscape.model.options import Carry, Done, Go, PickFigure, Skip, Stay, Use
from battlewright.games.heroscape.model.state import Figure, State
from battlewright.games.heroscape.procedures.telling import faces_of, roll, set_down, skulls_in, tell
from battlewright.games.heroscape.rules.crashing import crashes
from battlewright.games.heroscape.rules.engagement import engaged, engaged_with, neighbours
from battlewright.games.heroscape.rules.filters import fits, powerless, stands_on
from battlewright.games.heroscape.rules.flight import flies, fly, grounded, leap, places_near
from battlewright.games.heroscape.rules.ground import SAFE_FALL, fall_dice, gait_of, price
from battlewright.games.heroscape.rules.holding import glyph_at, stands_on_glyph
from battlewright.games.heroscape.rules.movement import NO_PRICE, Position, Price, Route, Walker, walk
from battlewright.games.heroscape.rules.numbers import d20_tally, move_tally
from battlewright.games.heroscape.rules.table import copies, friends, occupants, present, turn_of, unit
from battlewright.games.heroscape.rules.turns import pinned
from battlewright.kernel.decisions import Decision
from battlewright.kernel.denial import Denial
from battlewright.kernel.frames import pop, push
from battlewright.kernel.options import Option


class Way(NamedTuple):
    """A choice of where to move: the option and the route behind it."""

    option: Go
    route: Route
    mode: str


def moving_advance(state: State, frame: Moving) -> None:
    """Take the next step of the move."""
    figure = state.figures[frame.figure]
    if figure.place != "board" and frame.step != "end":
        _end(state, frame)
        return
    match frame.step:
        case "carry":
            _begin(state, frame, figure)
        case "where":
            frame.asks = [chooser(state, frame)]
        case "go":
            _go(state, frame, figure)
        case "leave":
            _leave(state, frame, figure)
        case "enter":
            _enter(state, frame, figure)
        case "fell":
            _after_fall(state, frame, figure)
        case "lava":
            _lava_result(state, frame, figure)
        case "met":
            _met(state, frame, figure)
        case "arrive":
            _arrive(state, frame, figure)
        case "further":
            frame.asks = [chooser(state, frame)]
        case "drop":
            _set_down_carried(state, frame, figure)
        case "end":
            _end(state, frame)


def chooser(state: State, frame: Moving) -> int:
    """Who decides about a move: whoever controls the turn the figure acts in, else its player."""
    turn = turn_of(state)
    figure = state.figures[frame.figure]
    if turn is not None and not frame.why and turn.card and state.cards[turn.card].unit == figure.unit:
        return turn.seat if turn.mine else figure.seat
    return figure.seat


def _begin(state: State, frame: Moving, figure: Figure) -> None:
    frame.first = list(figure.at)
    if not frame.why and _carriable(state, figure):
        frame.asks = [chooser(state, frame)]
    else:
        frame.step = "where"


def _carriable(state: State, figure: Figure) -> list[str]:
    return [
        f.id
        for power, part in unit(state, figure).parts.get(cards.Carry, ())
        for f in neighbours(state, figure)
        if carry_denial(state, figure, f, power, part) is None
    ]


def carry_denial(
    state: State, figure: Figure, friend: Figure, power: str, part: cards.Carry
) -> Denial | None:
    """`Carry`: whoever is taken along stands beside the figure and is of the right kind."""
    facts = {"figure": figure.id, "target": friend.id}
    if powerless(state, figure):
        return Denial(power, facts | {"negated": True})
    if friend.place != "board" or friend.id not in [other.id for other in neighbours(state, figure)]:
        return Denial(power, facts | {"distant": True})
    return None if fits(state, figure.seat, friend, part.whom) else Denial(power, facts | {"unfit": True})


# --- where to -------------------------------------------------------------------------------------


_SHOWN: list[tuple[Moving, list[Way]]] = []  # the last list of ways, and the move it was made for


def ways(state: State, frame: Moving) -> list[Way]:
    """Every place a figure may move to, with the routes that matter.

    Whoever chooses one of them does so for the same move, so the last list is kept until then.
    """
    found = ways_of(state, frame)
    _SHOWN[:] = [(frame, found)]
    return found


def _chosen(state: State, frame: Moving, option: Go) -> Way:
    """The way behind an option: of the list just shown, or of one made anew."""
    shown = _SHOWN[0][1] if _SHOWN and _SHOWN[0][0] is frame and frame.step == "where" else ()
    _SHOWN.clear()
    for way in shown:
        if way.option == option:
            return way
    return next(way for way in offered_ways(state, frame) if way.option == option)


def ways_of(state: State, frame: Moving) -> list[Way]:
    """The same, worked out anew: also for a move that is only thought of."""
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
    return [(power, mode) for power, mode in found if mode.when == when and not (mode.once and power in used)]


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


def moving_decision(state: State, frame: Moving, seat: int) -> Decision:
    """Whom to carry, where to go; whether to strike at one who leaves."""
    if frame.step == "leave":
        facts = {"figure": frame.figure, "enemy": frame.asking}
        return Decision(seat, "swipe", [Use("swipe", frame.asking), Skip()], ("HS-LEAVE-02",), facts)
    if frame.step == "carry":
        options: list[Option] = [Carry(name) for name in _carriable(state, state.figures[frame.figure])]
        return Decision(seat, "carry", [*options, Skip()], ("HS-SPECIAL-01",), {"figure": frame.figure})
    found = offered_ways(state, frame)
    rules = ("HS-MOVE-01", "HS-MOVE-07")
    prices = [_price_facts(way) for way in found]
    return Decision(
        seat,
        "go",
        [*[way.option for way in found], Stay()],
        rules,
        {"figure": frame.figure, "prices": prices},
    )


def offered_ways(state: State, frame: Moving) -> list[Way]:
    """What can be chosen now: the ways of the move, or those of a power before or after it."""
    if frame.step == "further":
        return further_ways(state, state.figures[frame.figure])
    return ways(state, frame)


def _price_facts(way: Way) -> dict[str, object]:
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


def moving_take(state: State, frame: Moving, seat: int, option: Option) -> None:
    """Start on the way."""
    if frame.step == "leave":
        if isinstance(option, Use):
            _swipe(state, frame, state.figures[frame.asking])
        frame.asking = ""
        return
    if frame.step == "carry":
        if isinstance(option, Carry):
            frame.carried = option.figure
            lifted = state.figures[option.figure]
            tell(state, events.Carried(figure=option.figure, by=frame.figure, rules=("HS-SPECIAL-01",)))
            frame.carried_from = list(lifted.at)
            lifted.at, lifted.place = [], "waiting"
        frame.step = "where"
        return
    if not isinstance(option, Go):
        frame.step = "drop" if frame.carried else "end"
        return
    way = _chosen(state, frame, option)
    board = board_of(state)
    frame.path = [[board.spaces[space].label for space in position] for position in way.route.path]
    frame.flying, frame.mode = way.route.flying, option.mode
    frame.spent = way.route.cost
    if option.mode:
        _use_mode(state, frame, option.mode)
    turn = turn_of(state)
    if turn is not None and not frame.why:
        turn.steps[frame.figure] = turn.steps.get(frame.figure, 0) + max(1, way.route.cost)
        if frame.figure not in turn.chosen:
            turn.chosen.append(frame.figure)
    frame.step = "go"


def _use_mode(state: State, frame: Moving, power: str) -> None:
    """What comes with another way to move."""
    figure = state.figures[frame.figure]
    turn = turn_of(state)
    for name, part in unit(state, figure).parts.get(MoveMode, ()):
        if name == power:
            if part.once:
                for card in state.cards.values():
                    if card.unit == figure.unit and card.seat == figure.seat:
                        card.used.append(power)
            if turn is not None and part.attack:
                turn.boosts[f"attack:{power}"] = part.attack
    for name, bonus in unit(state, figure).parts.get(MoveBonus, ()):
        if name == power and bonus.no_attack and turn is not None:
            turn.barred.append(figure.id)


# --- step by step ---------------------------------------------------------------------------------


def _go(state: State, frame: Moving, figure: Figure) -> None:
    """HS-LEAVE-05: before each step, those it breaks away from strike."""
    if not frame.path:
        frame.step = "arrive"
        return
    frame.left_engaged = [] if not frame.swipes else breaking_from(state, frame, figure)
    frame.step = "leave"


def breaking_from(state: State, frame: Moving, figure: Figure) -> list[str]:
    """HS-LEAVE-02, HS-LEAVE-04: the enemies whose adjacency the coming step gives up."""
    powers = {} if powerless(state, figure) else unit(state, figure).traits
    if "disengage" in powers or (frame.flying and "stealth-flying" in powers):
        return []
    if frame.mode and _silent(state, figure, frame.mode):
        return []
    before = {enemy.id for enemy in engaged_with(state, figure)}
    if not before:
        return []
    here = list(figure.at)
    figure.at = list(frame.path[0])
    after = {enemy.id for enemy in engaged_with(state, figure)}
    figure.at = here
    return sorted(before - after)


def _silent(state: State, figure: Figure, power: str) -> bool:
    return any(
        name == power and not part.swipes for name, part in unit(state, figure).parts.get(MoveMode, ())
    )


def _leave(state: State, frame: Moving, figure: Figure) -> None:
    """HS-LEAVE-02, HS-LEAVE-03: one undefended die for each enemy left behind."""
    if isinstance(state.reply, list) and frame.answered:
        _swipe_result(state, frame, figure, frame.answered.pop())
        return
    if not frame.left_engaged:
        frame.step = "enter"
        return
    enemy = state.figures[frame.left_engaged.pop(0)]
    if switch(state, "leaving_attack_optional") == "opponent_may_decline":
        frame.asking = enemy.id
        frame.asks = [enemy.seat]
    else:
        _swipe(state, frame, enemy)


def _swipe(state: State, frame: Moving, enemy: Figure) -> None:
    frame.answered = [enemy.id]
    roll(state, swipe_dice(state, enemy), "swipe", enemy, rules=("HS-LEAVE-02",))


def swipe_dice(state: State, enemy: Figure) -> int:
    """HS-LEAVE-02: exactly one die, unless a power of the enemy says more."""
    own = [] if powerless(state, enemy) else unit(state, enemy).own.get("swipe", [])
    return 1 + sum(part.amount for _, part in own)


def _swipe_result(state: State, frame: Moving, figure: Figure, enemy: str) -> None:
    hits = skulls_in(faces_of(state))
    state.reply = None
    tell(
        state,
        events.LeftEngagement(
            figure=figure.id, enemy=enemy, wounds=hits, rules=("HS-LEAVE-02", "HS-LEAVE-03", "HS-LEAVE-04")
        ),
    )
    if hits:
        push(state, Wounding(figure=figure.id, amount=hits, by=enemy, how="swipe", source="HS-LEAVE-02"))


def _enter(state: State, frame: Moving, figure: Figure) -> None:
    """The figure enters the next position; a drop or lava is settled at once (HS-FALL-10)."""
    target = frame.path.pop(0)
    if _crashes(state, frame, figure, target):
        return
    before, met = list(figure.at), _strikers_near(state, figure)
    lead = before[0] if len(target) == 1 or target[-1] == before[0] else before[-1]
    drop = 0 if frame.flying else drop_height(state, figure, lead, target[0])
    contact = stands_on(state, figure, ("molten-lava",))
    set_down(figure, target)
    tell(
        state,
        events.Moved(
            figure=figure.id,
            path=(before[0], *target),
            cost=frame.spent,
            how=_manner(frame),
            rules=("HS-MOVE-01",),
        ),
    )
    frame.answered = sorted(_strikers_near(state, figure) - met)
    frame.checked = contact
    frame.step = "fell"
    if drop:
        push(state, Falling(figure=figure.id, height=drop, into=target))


def _strikers_near(state: State, figure: Figure) -> set[str]:
    """The enemies next to a figure that strike at whoever comes near (`Strike`)."""
    strikers = content_of(state).strikers
    if not present(state, strikers):
        return set()
    return {enemy.id for enemy in engaged_with(state, figure) if enemy.unit in strikers}


def _crashes(state: State, frame: Moving, figure: Figure, target: list[str]) -> bool:
    """HSV-LANDING-02, HSV-LANDING-05: a fall onto somebody; afterwards the move goes on with what is left."""
    if frame.path or switch(state, "v_landing_damage") == "off":
        return False
    victim = occupants(state).get(target[0])
    if victim is None or victim.id == figure.id:
        return False
    height = drop_height(state, figure, figure.at[0], target[0])
    budget = frame.points if frame.points >= 0 else move_tally(state, figure, not frame.why).total
    frame.points, frame.spent, frame.step = max(0, budget - frame.spent), 0, "where"
    push(state, Crash(figure=figure.id, victim=victim.id, height=height, at=target[0]))
    return True


def _manner(frame: Moving) -> str:
    return frame.mode or ("flying" if frame.flying else frame.why)


def drop_height(state: State, figure: Figure, here: str, there: str) -> int:
    """HS-FALL-02, HS-FALL-09: how far the figure drops in a step on foot, walls included."""
    board = board_of(state)
    a, b = board.spaces[board.by_label[here]], board.spaces[board.by_label[there]]
    if a.hex == b.hex:
        return a.level - b.level if a.rung > 1 and not b.rung else 0  # HS-LADDER-08
    link = board.link(a.index, b.index)
    if link is None or link.rung:
        return 0
    priced = price(gait_of(state, figure), a, b, link)
    return priced[1] if priced else max(0, a.level - b.level)


def _after_fall(state: State, frame: Moving, figure: Figure) -> None:
    """HS-TERRAIN-MOLTEN-02: molten lava is checked on first contact."""
    frame.step = "met"
    lava_proof = not powerless(state, figure) and "lava-proof" in unit(state, figure).traits
    last = not frame.flying or not frame.path
    if not lava_proof and last and not frame.checked and stands_on(state, figure, ("molten-lava",)):
        frame.step = "lava"
        roll(state, 1, "molten-lava", figure, sides=20, rules=("HS-TERRAIN-MOLTEN-02",))


def _lava_result(state: State, frame: Moving, figure: Figure) -> None:
    result = d20_tally(state, figure, faces_of(state)[0])
    survived = result.total >= 20
    rules = ("HS-TERRAIN-MOLTEN-02",)
    tell(state, events.LavaChecked(figure=figure.id, survived=survived, molten=True, rules=rules))
    frame.step = "met"
    if not survived:
        push(
            state,
            Wounding(figure=figure.id, amount=0, destroy=True, how="lava", source="HS-TERRAIN-MOLTEN-02"),
        )


def _met(state: State, frame: Moving, figure: Figure) -> None:
    """Enemies that strike at whoever comes near (`Strike`)."""
    if isinstance(state.reply, list) and frame.left_engaged:
        _strike_result(state, frame, figure)
        return
    while frame.answered:
        name = frame.answered.pop(0)
        enemy = state.figures[name]
        if enemy.place != "board" or powerless(state, enemy):
            continue
        for power, part in unit(state, enemy).parts.get(cards.Strike, ()):
            if fits(state, enemy.seat, figure, part.whom):
                frame.left_engaged = [name, power]
                roll(state, 1, power, enemy, sides=20, rules=(power,))
                return
    frame.step = "go"


def _strike_result(state: State, frame: Moving, figure: Figure) -> None:
    name, power = frame.left_engaged
    frame.left_engaged = []
    enemy = state.figures[name]
    part = next(p for found, p in unit(state, enemy).parts[cards.Strike] if found == power)
    face = faces_of(state)[0]
    state.reply = None
    plus = max(
        (more for terrain, more in part.plus_on.items() if stands_on(state, enemy, (terrain,))), default=0
    )
    result = d20_tally(state, enemy, face + plus, power)
    worked = result.total >= part.least
    tell(state, events.PowerResult(power=power, roll=face, total=result, worked=worked, rules=(power,)))
    if worked:
        push(state, Wounding(figure=figure.id, amount=1, by=name, how="power", source=power))


# --- arriving -------------------------------------------------------------------------------------


def _arrive(state: State, frame: Moving, figure: Figure) -> None:
    """HS-GLYPH-03, HS-GLYPH-05, HS-GLYPH-06: a glyph is turned and takes effect."""
    frame.step = _after_arriving(state, frame, figure)
    glyph = glyph_at(state, figure.at[0])
    pick_up(state, figure)
    if glyph is None or figure.at == frame.first:
        return
    if not glyph.up:
        glyph.up = True
        tell(state, events.GlyphRevealed(at=glyph.at, letter=glyph.letter, rules=("HS-GLYPH-05",)))
    tell(
        state,
        events.GlyphEntered(figure=figure.id, letter=glyph.letter, rules=("HS-GLYPH-03", "HS-GLYPH-06")),
    )
    push(state, GlyphPower(figure=figure.id, letter=glyph.letter, at=glyph.at))


def _after_arriving(state: State, frame: Moving, figure: Figure) -> Any:
    """What follows: the normal move after a step taken before it, or one that may be taken after it."""
    if frame.mode and any(power == frame.mode for power, _ in _all_modes(state, figure, "before")):
        frame.mode, frame.flying = "", False
        return "where"
    if not frame.why and not frame.further and further_ways(state, figure):
        frame.further = True
        return "further"
    return "drop" if frame.carried else "end"


def _all_modes(state: State, figure: Figure, when: str) -> list[tuple[str, MoveMode]]:
    return [(p, mode) for p, mode in unit(state, figure).parts.get(MoveMode, ()) if mode.when == when]


def further_ways(state: State, figure: Figure) -> list[Way]:
    """Where a figure may go on to from the end of its normal move (`MoveMode` after)."""
    modes = _modes(state, figure, "after")
    if not modes or pinned(state, figure) is not None:
        return []
    walker = Walker(state, figure)
    return [way for power, mode in modes for way in _as_ways(state, walker, leap(walker, mode), power)]


def pick_up(state: State, figure: Figure) -> None:
    """HSV-MISSION-03, HSV-MISSION-04, HSV-MISSION-06: shrines are visited, flags and gems taken."""
    for token in state.tokens:
        if token.at not in figure.at or token.by or token.at == "":
            continue
        if token.kind == "shrine":
            player = state.players[figure.seat]
            if token.at not in player.visited:
                player.visited.append(token.at)
                player.score = len(player.visited)
                tell(
                    state,
                    events.Scored(
                        seat=figure.seat, what="shrine", total=player.score, rules=("HSV-MISSION-03",)
                    ),
                )
        elif token.kind != "flag" or not friends(state, figure.seat, token.seat):
            token.at, token.by = "", figure.id
            rule = "HSV-MISSION-04" if token.kind == "gem" else "HSV-MISSION-06"
            tell(state, events.TokenMoved(token=token.id, by=figure.id, rules=(rule,)))


def _set_down_carried(state: State, frame: Moving, figure: Figure) -> None:
    """The carried figure is set down adjacent to where the carrier has come to stand."""
    if not places_near(state, state.figures[frame.carried], figure):
        frame.step = "end"
        return
    carried, frame.carried = frame.carried, ""
    frame.step = "end"
    power = next((name for name, _ in unit(state, figure).parts.get(cards.Carry, ())), "HS-SPECIAL-01")
    push(state, Placing(seat=figure.seat, figures=[carried], near=figure.id, why=power))


def _end(state: State, frame: Moving) -> None:
    if frame.carried:
        carried, frame.carried = state.figures[frame.carried], ""
        set_down(carried, frame.carried_from)  # the carrier has fallen, or no space beside it is free
        rules = ("HS-SPECIAL-01",)
        tell(state, events.FigurePlaced(figure=carried.id, at=tuple(carried.at), why="carry", rules=rules))
    pop(state)


# --- falls ----------------------------------------------------------------------------------------


def falling_advance(state: State, frame: Falling) -> None:
    """HS-FALL-03 to HS-FALL-07: roll for a fall and take its wounds."""
    figure = state.figures[frame.figure]
    if frame.step == "roll":
        dice = fall_dice_for(state, figure, frame)
        if not dice:
            pop(state)
            return
        frame.step = "rolled"
        rule = fall_rule(frame, figure, state)
        if dice >= 20:
            roll(state, 1, "fall", figure, sides=20, rules=(rule,))
        else:
            roll(state, dice, "fall", figure, rules=(rule,))
    elif frame.step == "rolled":
        frame.step = "end"
        _fall_result(state, frame, figure)
    else:
        pop(state)


def fall_dice_for(state: State, figure: Figure, frame: Falling) -> int:
    """How many dice a fall costs here: HS-FALL-07 water, HSV-SNOW-01 deep snow, HSV-LANDING-04."""
    board = board_of(state)
    terrains = [board.spaces[board.by_label[label]].terrain for label in frame.into]
    if terrains and all(terrain in SAFE_FALL for terrain in terrains):
        return 0
    dice = fall_dice(frame.height, gait_of(state, figure).drop)
    if dice in (1, 3):
        soft = switch(state, "v_soft_snow") == "on" and switch(state, "snow_kind") == "deep"
        if soft and terrains and terrains[0] == "snow":
            dice -= 1
        dice += frame.extra
    return dice


def fall_rule(frame: Falling, figure: Figure, state: State) -> str:
    """The rule behind a fall of this height."""
    return {1: "HS-FALL-03", 3: "HS-FALL-04", 20: "HS-FALL-05"}.get(
        fall_dice(frame.height, gait_of(state, figure).drop), "HS-FALL-03"
    )


def _fall_result(state: State, frame: Falling, figure: Figure) -> None:
    faces = faces_of(state)
    extreme = fall_dice(frame.height, gait_of(state, figure).drop) >= 20
    wounds = 0 if extreme else skulls_in(faces)
    rule = fall_rule(frame, figure, state)
    dead = extreme and d20_tally(state, figure, faces[0]).total <= 18
    rules = (rule, "HS-FALL-06", "HS-FALL-02")
    tell(
        state,
        events.Fell(figure=figure.id, height=frame.height, dice=len(faces), wounds=wounds, rules=rules),
    )
    if wounds or dead:
        push(state, Wounding(figure=figure.id, amount=wounds, destroy=dead, how="fall", source=rule))


# --- moves outside a turn's own move --------------------------------------------------------------


def free_moves_advance(state: State, frame: FreeMoves) -> None:
    """Some figures may move, one after the other."""
    if len(frame.moved) < frame.count and _free(state, frame):
        frame.asks = [frame.seat]
    else:
        pop(state)


def _free(state: State, frame: FreeMoves) -> list[str]:
    return [
        name
        for name in frame.figures
        if name not in frame.moved
        and state.figures[name].place == "board"
        and pinned(state, state.figures[name]) is None
    ]


def free_moves_decision(state: State, frame: FreeMoves, seat: int) -> Decision:
    """Whom to move next."""
    options: list[Option] = [PickFigure(name) for name in _free(state, frame)]
    facts = {"why": frame.why, "left": frame.count - len(frame.moved), "spaces": frame.spaces}
    return Decision(seat, "free-move", [*options, Done()], (frame.why,), facts)


def free_moves_take(state: State, frame: FreeMoves, seat: int, option: Option) -> None:
    """Move a figure, or stop."""
    if not isinstance(option, PickFigure):
        frame.count = 0
        return
    frame.moved.append(option.figure)
    push(
        state,
        Moving(
            figure=option.figure,
            why=frame.why,
            points=frame.spaces,
            swipes=frame.swipes,
            up=frame.up,
            away=frame.away,
            step="where",
            first=list(state.figures[option.figure].at),
        ),
    )
