"""What follows an attack on one defender: strikes back, powers of the attacker, scattering."""

from __future__ import annotations

from battlewright.games.heroscape.model import cards
from battlewright.games.heroscape.model.frames import Act, Attack, FreeMoves, Wounding
from battlewright.games.heroscape.model.state import Figure, State
from battlewright.games.heroscape.rules.clashes import counter_power
from battlewright.games.heroscape.rules.filters import fits, powerless
from battlewright.games.heroscape.rules.table import on_board, unit
from battlewright.kernel.frames import push


def counter(state: State, frame: Attack) -> None:
    """Counter strikes: each shield beyond the skulls is a wound to the attacker (`Counter`)."""
    frame.step = "after"
    defender = state.figures.get(frame.current)
    excess = frame.shields - frame.skulls
    if defender is None or frame.origin or excess <= 0:
        return
    attacker = state.figures[frame.attacker]
    if attacker.place != "board":
        return
    power = counter_power(state, frame, defender, attacker)
    if power:
        push(state, Wounding(figure=attacker.id, amount=excess, by=defender.id, how="power", source=power))


def after(state: State, frame: Attack) -> None:
    """Powers after an attack on one defender: those of the attacker, then the defender's scattering."""
    frame.step = "next"
    if frame.origin:
        return
    attacker = state.figures[frame.attacker]
    defender = state.figures.get(frame.current)
    if defender is None:
        return
    _scatter(state, frame, defender)
    if attacker.place == "board" and not powerless(state, attacker):
        _follow_up(state, frame, attacker, defender)


def _follow_up(state: State, frame: Attack, attacker: Figure, defender: Figure) -> None:
    killed = defender.place != "board"
    moments = []
    if killed:
        moments.append("on-kill")
    else:
        if frame.wounds:
            moments.append("after-wounding")
        moments.append("survived")
    for moment in reversed(moments):
        for power, number, action in unit(state, attacker).actions.get(moment, ()):
            wanted = action.target is None or fits(state, attacker.seat, defender, action.target)
            if wanted and not (action.not_adjacent and frame.near):
                push(
                    state,
                    Act(
                        seat=attacker.seat,
                        figure=attacker.id,
                        power=power,
                        part=number,
                        targets=[defender.id],
                        extra={"wounds": frame.wounds},
                    ),
                )


def _scatter(state: State, frame: Attack, defender: Figure) -> None:
    """`Scatter`: after a defence (or a loss) against an enemy's normal attack some of them may move."""
    if frame.power or powerless(state, defender):
        return
    for power, part in unit(state, defender).parts.get(cards.Scatter, ()):
        lost = defender.place != "board"
        if part.on_loss and not lost:
            continue
        mates = [f.id for f in on_board(state) if f.unit == defender.unit and f.seat == defender.seat]
        if mates:
            push(
                state,
                FreeMoves(
                    seat=defender.seat,
                    figures=mates,
                    count=part.count,
                    spaces=part.spaces,
                    swipes=part.swipes,
                    why=power,
                ),
            )
