"""A figure moves: where to, then step by step with all that can happen on the way (HS-MOVE, HS-LEAVE.

HS-FALL).
"""

from __future__ import annotations

from typing import Literal

from battlewright.games.heroscape.library import board_of, content_of, switch
from battlewright.games.heroscape.model import cards, events
from battlewright.games.heroscape.model.cards import MoveBonus, MoveMode
from battlewright.games.heroscape.model.frames import (
    Crash,
    Falling,
    GlyphPower,
    Moving,
    Placing,
    Special,
    Wounding,
)
from battlewright.games.heroscape.model.ids import BoostKey
from battlewright.games.heroscape.model.options import Carry, Go, Skip, Stay, Use
from battlewright.games.heroscape.model.state import Figure, State
from battlewright.games.heroscape.procedures.changes import emit, faces_of, roll_d20, set_down
from battlewright.games.heroscape.procedures.leaving import breaking_from, leave, met, strikers_near, swipe
from battlewright.games.heroscape.procedures.treasures import spend_treasure
from battlewright.games.heroscape.rules.engagement import neighbours
from battlewright.games.heroscape.rules.filters import fits, powerless, stands_on
from battlewright.games.heroscape.rules.flight import places_near
from battlewright.games.heroscape.rules.ground import gait_of, price
from battlewright.games.heroscape.rules.holding import glyph_at
from battlewright.games.heroscape.rules.numbers import d20_tally, move_tally
from battlewright.games.heroscape.rules.table import friends, occupants, turn_of, unit
from battlewright.games.heroscape.rules.ways import all_modes, chosen, further_ways, offered_ways, price_facts
from battlewright.kernel.decisions import Decision
from battlewright.kernel.denial import Denial
from battlewright.kernel.frames import nearest, pop, push, step_table
from battlewright.kernel.options import Option


def moving_advance(state: State, frame: Moving) -> None:
    """Take the next step of the move."""
    figure = state.figures[frame.figure]
    if figure.place != "board" and frame.step != "end":
        _end(state, frame, figure)
        return
    STEPS[frame.step](state, frame, figure)


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
    prices = [price_facts(way) for way in found]
    return Decision(
        seat,
        "go",
        [*[way.option for way in found], Stay()],
        rules,
        {"figure": frame.figure, "prices": prices},
    )


def moving_take(state: State, frame: Moving, seat: int, option: Option) -> None:
    """Start on the way."""
    if frame.step == "leave":
        if isinstance(option, Use):
            swipe(state, frame, state.figures[frame.asking])
        frame.asking = ""
        return
    if frame.step == "carry":
        if isinstance(option, Carry):
            _lift(state, frame, state.figures[option.figure])
        frame.step = "where"
        return
    if not isinstance(option, Go):
        frame.step = "drop" if frame.carried else "end"
        return
    way = chosen(state, frame, option)
    board = board_of(state)
    frame.path = [[board.spaces[space].label for space in position] for position in way.route.path]
    frame.flying, frame.mode = way.route.flying, option.mode
    frame.spent = way.route.cost
    if option.mode:
        _use_mode(state, frame, option.mode)
    roaming = nearest(state, Special)
    if roaming is not None and (roaming.figure, roaming.power) == (frame.figure, frame.why):
        roaming.pool = max(0, roaming.pool - way.route.cost)  # `Roaming`
    turn = turn_of(state)
    if turn is not None and not frame.why:
        turn.steps[frame.figure] = turn.steps.get(frame.figure, 0) + max(1, way.route.cost)
        if frame.figure not in turn.chosen:
            turn.chosen.append(frame.figure)
    frame.step = "go"


def _lift(state: State, frame: Moving, carried: Figure) -> None:
    """HS-SPECIAL-01: a power takes another figure along."""
    frame.carried = carried.id
    emit(state, events.Carried(figure=carried.id, by=frame.figure, rules=("HS-SPECIAL-01",)))
    frame.carried_from = list(carried.at)
    carried.at, carried.place = [], "waiting"


def _use_mode(state: State, frame: Moving, power: str) -> None:
    """What comes with another way to move."""
    figure = state.figures[frame.figure]
    turn = turn_of(state)
    for name, part in unit(state, figure).parts.get(MoveMode, ()):
        if name == power:
            if part.once and power not in content_of(state).letters:
                for card in state.cards.values():
                    if card.unit == figure.unit and card.seat == figure.seat:
                        card.used.append(power)
            if turn is not None and part.attack:
                turn.boosts[BoostKey("attack", power).text] = part.attack
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


def _enter(state: State, frame: Moving, figure: Figure) -> None:
    """HS-DOUBLE-02, HS-FALL-10: either end leads into the next position; drops and lava count at once."""
    target = frame.path.pop(0)
    if _crashes(state, frame, figure, target):
        return
    before, met = list(figure.at), strikers_near(state, figure)
    lead = before[0] if frame.flying or len(target) == 1 or target[-1] == before[0] else before[-1]
    drop = 0 if frame.flying else drop_height(state, figure, lead, target[0])
    contact = stands_on(state, figure, ("molten-lava",))
    set_down(figure, target)
    emit(
        state,
        events.Moved(
            figure=figure.id,
            path=(lead, target[0]),
            cost=frame.spent,
            how=_manner(frame),
            rules=("HS-MOVE-01",),
        ),
    )
    frame.answered = sorted(strikers_near(state, figure) - met)
    frame.checked = contact
    frame.step = "fell"
    if drop:
        push(state, Falling(figure=figure.id, height=drop, into=target))


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
        roll_d20(state, "molten-lava", figure, rules=("HS-TERRAIN-MOLTEN-02",))


def _lava_result(state: State, frame: Moving, figure: Figure) -> None:
    result = d20_tally(state, figure, faces_of(state)[0])
    survived = result.total >= 20
    rules = ("HS-TERRAIN-MOLTEN-02",)
    emit(state, events.LavaChecked(figure=figure.id, survived=survived, molten=True, rules=rules))
    frame.step = "met"
    if not survived:
        push(
            state,
            Wounding(figure=figure.id, amount=0, destroy=True, how="lava", source="HS-TERRAIN-MOLTEN-02"),
        )


# --- arriving -------------------------------------------------------------------------------------


def _arrive(state: State, frame: Moving, figure: Figure) -> None:
    """HS-GLYPH-03, 05, 06: a glyph is turned and takes effect; it holds nobody (HS-GLYPH-07)."""
    frame.step = _after_arriving(state, frame, figure)
    spend_treasure(state, figure, frame.mode)
    glyph = glyph_at(state, figure.at[0])
    pick_up(state, figure)
    if glyph is None or figure.at == frame.first:
        return
    if not glyph.up:
        glyph.up = True
        emit(state, events.GlyphRevealed(at=glyph.at, letter=glyph.letter, rules=("HS-GLYPH-05",)))
    emit(
        state,
        events.GlyphEntered(figure=figure.id, letter=glyph.letter, rules=("HS-GLYPH-03", "HS-GLYPH-06")),
    )
    push(state, GlyphPower(figure=figure.id, letter=glyph.letter, at=glyph.at))


def _after_arriving(
    state: State, frame: Moving, figure: Figure
) -> Literal["where", "further", "drop", "end"]:
    """What follows: the normal move after a step taken before it, or one that may be taken after it."""
    if frame.mode and any(power == frame.mode for power, _ in all_modes(state, figure, "before")):
        frame.mode, frame.flying = "", False
        return "where"
    if not frame.why and not frame.further and further_ways(state, figure):
        frame.further = True
        return "further"
    return "drop" if frame.carried else "end"


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
                emit(
                    state,
                    events.Scored(
                        seat=figure.seat, what="shrine", total=player.score, rules=("HSV-MISSION-03",)
                    ),
                )
        elif token.kind != "flag" or not friends(state, figure.seat, token.seat):
            token.at, token.by = "", figure.id
            rule = "HSV-MISSION-04" if token.kind == "gem" else "HSV-MISSION-06"
            emit(state, events.TokenMoved(token=token.id, by=figure.id, rules=(rule,)))


def _set_down_carried(state: State, frame: Moving, figure: Figure) -> None:
    """The carried figure is set down adjacent to where the carrier has come to stand."""
    if not places_near(state, state.figures[frame.carried], figure):
        frame.step = "end"
        return
    carried, frame.carried = frame.carried, ""
    frame.step = "end"
    power = next((name for name, _ in unit(state, figure).parts.get(cards.Carry, ())), "HS-SPECIAL-01")
    push(state, Placing(seat=figure.seat, figures=[carried], near=figure.id, why=power))


def _end(state: State, frame: Moving, figure: Figure) -> None:
    if frame.carried:
        carried, frame.carried = state.figures[frame.carried], ""
        set_down(carried, frame.carried_from)  # the carrier has fallen, or no space beside it is free
        rules = ("HS-SPECIAL-01",)
        emit(state, events.FigurePlaced(figure=carried.id, at=tuple(carried.at), why="carry", rules=rules))
    pop(state)


def _ask(state: State, frame: Moving, figure: Figure) -> None:
    frame.asks = [chooser(state, frame)]


STEPS = step_table(
    Moving,
    {
        "carry": _begin,
        "where": _ask,
        "go": _go,
        "leave": leave,
        "enter": _enter,
        "fell": _after_fall,
        "lava": _lava_result,
        "met": met,
        "arrive": _arrive,
        "further": _ask,
        "drop": _set_down_carried,
        "end": _end,
    },
)
