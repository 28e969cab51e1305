"""`venom`: after a wound a d20, again and again, until it stops or destroys."""

from __future__ import annotations

from battlewright.games.heroscape.model import events
from battlewright.games.heroscape.model.cards import Venom
from battlewright.games.heroscape.model.frames import Act, Special, Wounding
from battlewright.games.heroscape.model.replies import AttackResult
from battlewright.games.heroscape.model.state import Figure, State
from battlewright.games.heroscape.procedures.changes import emit, faces_of, roll_d20
from battlewright.games.heroscape.rules.numbers import d20_tally
from battlewright.games.heroscape.rules.table import unit
from battlewright.kernel.frames import pop, push

NO_PART = -1  # `Act.part` of a venom: it belongs to an attack, not to an action


def follow(state: State, frame: Special, result: AttackResult) -> None:
    """A wounded target that still stands is poisoned."""
    target = state.figures.get(frame.target)
    if result.wounds and target is not None and target.place == "board":
        user = state.figures[frame.figure]
        act = Act(seat=user.seat, figure=user.id, power=frame.power, part=NO_PART, targets=[target.id])
        push(state, act)


def venom_advance(state: State, frame: Act) -> None:
    """Roll, and see what the poison does."""
    target, user = state.figures[frame.targets[0]], state.figures[frame.figure]
    if frame.step != "target":
        _rolled(state, frame, user, target)
    elif target.place != "board":
        pop(state)
    else:
        frame.step = "rolled"
        roll_d20(state, frame.power, user, rules=(frame.power,))


def _rolled(state: State, frame: Act, user: Figure, target: Figure) -> None:
    venom = unit(state, user).specials[frame.power].then
    assert isinstance(venom, Venom)
    face = faces_of(state)[0]
    state.reply = None
    result = d20_tally(state, user, face, frame.power)
    worked = result.total >= venom.wounds_from
    rules = (frame.power,)
    emit(state, events.PowerResult(power=frame.power, roll=face, total=result, worked=worked, rules=rules))
    frame.step = "target"
    if result.total >= venom.destroys_from:
        pop(state)
        push(state, Wounding(figure=target.id, amount=0, destroy=True, by=user.id, source=frame.power))
    elif worked:
        push(state, Wounding(figure=target.id, amount=1, by=user.id, source=frame.power))
    else:
        pop(state)
