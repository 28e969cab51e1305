"""`pounce`: the attacker leaps onto its target, and is lost if that survives."""

from __future__ import annotations

from battlewright.games.heroscape.model import events
from battlewright.games.heroscape.model.frames import Special, Wounding
from battlewright.games.heroscape.model.replies import AttackResult
from battlewright.games.heroscape.model.state import State
from battlewright.games.heroscape.procedures.changes import emit, set_down
from battlewright.kernel.frames import push


def follow(state: State, frame: Special, result: AttackResult) -> None:
    """Onto the space of a target that is destroyed; else the attacker is lost."""
    figure, target = state.figures[frame.figure], state.figures[frame.target]
    if figure.place != "board":
        return
    if not result.destroyed:
        push(state, Wounding(figure=figure.id, amount=0, destroy=True, how="power", source=frame.power))
    elif target.fell:
        at = tuple(target.fell[:1])
        path = (figure.at[0], at[0])
        set_down(figure, at)
        emit(state, events.Moved(figure=figure.id, path=path, how=frame.power, rules=(frame.power,)))
