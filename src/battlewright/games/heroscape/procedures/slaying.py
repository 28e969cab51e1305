"""What a figure gains by destroying another, whatever it did it with (`Drain`, `Rise`, `MarkKill`)."""

from __future__ import annotations

from battlewright.games.heroscape.model import cards, events
from battlewright.games.heroscape.model.frames import Act, Wounding
from battlewright.games.heroscape.model.state import Figure, State
from battlewright.games.heroscape.procedures.changes import emit
from battlewright.games.heroscape.procedures.returning import bring_back
from battlewright.games.heroscape.rules.filters import fits, powerless
from battlewright.games.heroscape.rules.table import turn_of, unit
from battlewright.kernel.frames import push


def slain(state: State, frame: Wounding, victim: Figure) -> None:
    """A figure was destroyed: whoever did it gains by it."""
    killer = state.figures.get(frame.by)
    if killer is None or killer.place != "board" or powerless(state, killer):
        return
    _drain(state, killer)
    _rise(state, killer, victim)
    if frame.how not in ("normal", "special"):  # attacks see to it themselves
        _mark(state, killer, victim)


def _drain(state: State, killer: Figure) -> None:
    """`Drain`: it heals with each figure it destroys."""
    for power, part in unit(state, killer).parts.get(cards.Drain, ()):
        healed = min(part.amount, killer.wounds)
        if healed:
            killer.wounds -= healed
            emit(state, events.Healed(figure=killer.id, amount=healed, source=power, rules=(power,)))


def _rise(state: State, killer: Figure, victim: Figure) -> None:
    """`Rise`: a destroyed figure of the killer's card takes the place of the one it destroyed."""
    for power, part in unit(state, killer).parts.get(cards.Rise, ()):
        mates = [f for f in state.figures.values() if f.unit == killer.unit and f.seat == killer.seat]
        fallen = next((f for f in mates if f.place == "destroyed"), None)
        if fallen is None or not victim.fell or not fits(state, killer.seat, victim, part.whom):
            continue
        bring_back(state, fallen, (victim.fell[0],), power)
        turn = turn_of(state)
        if turn is not None:
            turn.barred.append(fallen.id)


def _mark(state: State, killer: Figure, victim: Figure) -> None:
    """`MarkKill`: kills by swipes and strikes back count as well."""
    for power, number, action in unit(state, killer).actions.get("on-kill", ()):
        marks = any(isinstance(effect, cards.MarkKill) for row in action.rows for effect in row.effects)
        if marks and (action.target is None or fits(state, killer.seat, victim, action.target)):
            push(
                state,
                Act(seat=killer.seat, figure=killer.id, power=power, part=number, targets=[victim.id]),
            )
