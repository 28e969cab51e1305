"""Whoever is hit gets away, or rolls the defence and takes what is left (HS-DICE-02, HS-DICE-04)."""

from __future__ import annotations

from msgspec import UNSET

from battlewright.games.heroscape.library import switch
from battlewright.games.heroscape.model import cards, events
from battlewright.games.heroscape.model.frames import Act, Attack, Moving, Wounding
from battlewright.games.heroscape.model.state import Figure, State
from battlewright.games.heroscape.procedures.changes import BLANK, emit, faces_of, roll, roll_d20, shields_in
from battlewright.games.heroscape.rules.clashes import (
    attack_kind,
    counts_as_shield,
    defence_dice,
    dodges,
    door_shields,
    escape_of,
    escape_tally,
    more_shields,
    overkill_of,
    rerolls,
    there,
)
from battlewright.games.heroscape.rules.engagement import adjacent
from battlewright.games.heroscape.rules.filters import powerless
from battlewright.games.heroscape.rules.table import turn_of, unit
from battlewright.kernel.frames import push
from battlewright.kernel.tally import Tally


def hit(state: State, frame: Attack) -> None:
    """Powers that answer a hit before the defence is rolled (`Escape`), or take the defence away."""
    frame.step = "defend"
    defender = state.figures.get(frame.current)
    attacker = state.figures.get(frame.attacker)
    frame.near = defender is not None and _beside(state, attacker, defender)
    found = escape_of(state, frame, defender) if frame.skulls else None
    if found is not None:
        frame.answered = [found[0]]
        roll_d20(state, found[0], defender, rules=(found[0],))


def _beside(state: State, attacker: Figure | None, defender: Figure) -> bool:
    return attacker is not None and attacker.place == "board" and adjacent(state, attacker, defender)


def _escaped(state: State, frame: Attack, defender: Figure) -> bool:
    """Whether the d20 of an `Escape` has worked."""
    power = frame.answered.pop()
    part = next(p for found, p in unit(state, defender).parts[cards.Escape] if found == power)
    face = faces_of(state)[0]
    state.reply = None
    result = escape_tally(state, defender, face, power, part)
    worked = bool(result.total >= part.least)
    emit(state, events.PowerResult(power=power, roll=face, total=result, worked=worked, rules=(power,)))
    if worked:
        frame.step = "after"
        if part.spaces:
            push(
                state,
                Moving(
                    figure=defender.id,
                    why=power,
                    points=part.spaces,
                    swipes=False,
                    away=True,
                    step="where",
                    first=list(defender.at),
                ),
            )
    return worked


def defend(state: State, frame: Attack) -> None:
    """HS-DICE-02: roll the defence; against nothing but skulls some attacks leave none."""
    defender = state.figures.get(frame.current)
    if (
        defender is not None
        and frame.answered
        and isinstance(state.reply, list)
        and _escaped(state, frame, defender)
    ):
        return
    if defender is not None and frame.braced is UNSET and _braces(state, frame, defender):
        return
    frame.step = "defended"
    overkill = overkill_of(state, frame, defender)
    if overkill is not None:
        frame.answered = ["overkill" if not overkill.destroys else "destroy"]
        state.reply = []
        return
    dice = defence_dice(state, frame).total
    roll(state, dice, "defence", defender, rules=("HS-DICE-02",))


def _braces(state: State, frame: Attack, defender: Figure) -> bool:
    """Powers with which who was hit may better the defence before it is rolled (`defending`)."""
    found = unit(state, defender).actions.get("defending", ())
    if not found or not frame.skulls or powerless(state, defender):
        return False
    frame.braced = {}
    for power, number, _ in found:
        push(state, Act(seat=defender.seat, figure=defender.id, power=power, part=number))
    return bool(found)


def defended(state: State, frame: Attack) -> None:
    """HS-DICE-04, HS-WOUND-01: shields block skulls; the rest wounds."""
    faces = faces_of(state)
    defender = state.figures.get(frame.current)
    wild = switch(state, "v_blank_wild") == "on"
    if defender is not None and not frame.answered:
        if _rolls_again(state, frame, defender, faces, wild):
            return
        faces = [*frame.kept, *faces]
    frame.shields = shields_in(faces, wild)
    rules = ["HS-DICE-02", "HS-DICE-04"]
    blocked = False
    if defender is not None and not frame.answered:
        crests = 0 if wild else faces.count(BLANK)
        frame.shields += more_shields(state, frame, defender, frame.shields, crests)
        blocked = frame.shields > 0 and dodges(state, frame, defender, 0)
    elif defender is None:
        frame.shields += door_shields(state, frame)
        rules.append("HS-DOOR-02")
    frame.wounds = 0 if blocked else max(0, frame.skulls - frame.shields)
    if defender is not None and frame.shields and dodges(state, frame, defender, 1):
        frame.wounds = min(frame.wounds, 1)
    dice = defence_dice(state, frame)
    if defender is not None and frame.answered:
        dice = Tally(0, (), (), "HS-SPECIAL-01")
    told = events.DefenceRolled(
        defender=frame.current,
        dice=dice,
        faces=tuple(faces),
        shields=frame.shields,
        blocked=blocked,
        rules=tuple(rules),
    )
    emit(state, told)
    frame.step = "wounded"
    _wound(state, frame)


def _rolls_again(state: State, frame: Attack, defender: Figure, faces: list[int], wild: bool) -> bool:
    """Whether the dice without a shield are rolled once more; shields stay (`reroll`)."""
    if frame.rerolled or not rerolls(state, frame, defender):
        return False
    good = [face for face in faces if counts_as_shield(state, frame, defender, face, wild)]
    if len(good) == len(faces):
        return False
    frame.kept, frame.rerolled = good, True
    state.reply = None
    roll(state, len(faces) - len(good), "defence", defender, rules=("HS-DICE-02",))
    return True


def _wound(state: State, frame: Attack) -> None:
    if not frame.wounds:
        return
    how = "blast" if frame.origin else attack_kind(frame)
    push(
        state,
        Wounding(
            figure=frame.current,
            amount=frame.wounds + sum(frame.deepened.values() if frame.deepened and frame.wounds else ()),
            by="" if frame.origin else frame.attacker,
            how=how,  # type: ignore[arg-type]
            source=frame.power or frame.origin or "HS-WOUND-01",
            destroy="destroy" in frame.answered,
        ),
    )


def wounded(state: State, frame: Attack) -> None:
    """What the wounds came to; the turn remembers them."""
    taken = state.reply if isinstance(state.reply, int) else 0
    if frame.wounds or "destroy" in frame.answered:
        frame.wounds = taken
    else:
        frame.wounds = 0
    state.reply = None
    frame.total += frame.wounds
    if not there(state, frame.current):
        frame.destroyed.append(frame.current)
    turn = turn_of(state)
    if turn is not None and frame.wounds and not frame.origin:
        turn.dealt.append((frame.current, frame.wounds))
    frame.step = "counter"
