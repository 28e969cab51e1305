"""Enemies that are left behind strike, and some of those one comes near (HS-LEAVE, `Strike`)."""

from __future__ import annotations

from battlewright.games.heroscape.library import content_of, switch
from battlewright.games.heroscape.model import cards, events
from battlewright.games.heroscape.model.cards import MoveMode
from battlewright.games.heroscape.model.frames import Moving, Wounding
from battlewright.games.heroscape.model.state import MOVING, Figure, State
from battlewright.games.heroscape.procedures.aftermath import poisoned
from battlewright.games.heroscape.procedures.changes import emit, faces_of, roll, roll_d20, skulls_in
from battlewright.games.heroscape.rules.engagement import engaged_with
from battlewright.games.heroscape.rules.filters import fits, powerless, stands_on
from battlewright.games.heroscape.rules.numbers import d20_tally
from battlewright.games.heroscape.rules.table import present, unit
from battlewright.kernel.frames import push


def breaking_from(state: State, frame: Moving, figure: Figure) -> list[str]:
    """HS-LEAVE-01, HS-LEAVE-02, HS-LEAVE-04: the enemies whose adjacency the coming step gives up.

    HS-FLY-05: taking off gives up all of them, wherever the flight ends.
    """
    powers = {} if powerless(state, figure) else unit(state, figure).traits
    if "disengage" in powers or figure.hidden == MOVING or (frame.flying and "stealth-flying" in powers):
        return []
    if frame.mode and _silent(state, figure, frame.mode):
        return []
    before = {enemy.id for enemy in engaged_with(state, figure)}
    if not before or _takes_off(state, frame, figure):
        return sorted(before)
    here = list(figure.at)
    figure.at = list(frame.path[0])
    after = {enemy.id for enemy in engaged_with(state, figure)}
    figure.at = here
    return sorted(before - after)


def _takes_off(state: State, frame: Moving, figure: Figure) -> bool:
    """Whether the coming step is a flight or leap: not one walked before it, and no placement."""
    modes = unit(state, figure).parts.get(MoveMode, ())
    placed = any(name == frame.mode and part.place for name, part in modes)
    return frame.flying and len(frame.path) == 1 and not placed


def _silent(state: State, figure: Figure, power: str) -> bool:
    return any(
        name == power and not part.swipes for name, part in unit(state, figure).parts.get(MoveMode, ())
    )


def leave(state: State, frame: Moving, figure: Figure) -> None:
    """HS-LEAVE-02, HS-LEAVE-03: one undefended die for each enemy left behind."""
    if frame.struck_by:
        _swiped(state, frame, figure)
        return
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
        swipe(state, frame, enemy)


def swipe(state: State, frame: Moving, enemy: Figure) -> None:
    """HS-LEAVE-02: an enemy that is left behind strikes."""
    frame.answered = [enemy.id]
    roll(state, swipe_dice(state, enemy), "swipe", enemy, rules=("HS-LEAVE-02",))


def swipe_dice(state: State, enemy: Figure) -> int:
    """HS-LEAVE-02: exactly one die, unless a power of the enemy says more."""
    own = [] if powerless(state, enemy) else unit(state, enemy).own.get("swipe", [])
    return 1 + sum(part.amount for _, part in own)


def _swipe_result(state: State, frame: Moving, figure: Figure, enemy: str) -> None:
    hits = skulls_in(faces_of(state))
    state.reply = None
    emit(
        state,
        events.LeftEngagement(
            figure=figure.id, enemy=enemy, wounds=hits, rules=("HS-LEAVE-02", "HS-LEAVE-03", "HS-LEAVE-04")
        ),
    )
    if hits:
        frame.struck_by = enemy
        push(state, Wounding(figure=figure.id, amount=hits, by=enemy, how="swipe", source="HS-LEAVE-02"))


def _swiped(state: State, frame: Moving, figure: Figure) -> None:
    """What the strike came to; poison may work on."""
    wounds = state.reply if isinstance(state.reply, int) else 0
    state.reply = None
    enemy, frame.struck_by = state.figures[frame.struck_by], ""
    if wounds:
        poisoned(state, figure, enemy, wounds)


def strikers_near(state: State, figure: Figure) -> set[str]:
    """The enemies next to a figure that strike at whoever comes near (`Strike`)."""
    strikers = content_of(state).strikers
    if not present(state, strikers):
        return set()
    return {enemy.id for enemy in engaged_with(state, figure) if enemy.unit in strikers}


def met(state: State, frame: Moving, figure: Figure) -> None:
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
                roll_d20(state, power, enemy, rules=(power,))
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
    emit(state, events.PowerResult(power=power, roll=face, total=result, worked=worked, rules=(power,)))
    if worked:
        push(state, Wounding(figure=figure.id, amount=1, by=name, how="power", source=power))
