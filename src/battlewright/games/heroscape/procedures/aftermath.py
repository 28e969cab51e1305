"""What follows an attack on one defender: strikes back, powers of the attacker, scattering."""

from __future__ import annotations

from battlewright.games.heroscape.model import cards
from battlewright.games.heroscape.model.frames import Act, Attack, FreeMoves, Wounding
from battlewright.games.heroscape.model.state import Figure, State
from battlewright.games.heroscape.procedures.moments import charged
from battlewright.games.heroscape.rules.clashes import counter_power
from battlewright.games.heroscape.rules.filters import fits, powerless
from battlewright.games.heroscape.rules.table import friends, on_board, unit
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
    _answer(state, frame, attacker, defender)
    if attacker.place == "board" and not powerless(state, attacker):
        _follow_up(state, frame, attacker, defender)


def _answer(state: State, frame: Attack, attacker: Figure, defender: Figure) -> None:
    """Powers of the defender: it took no wound (`defended`), or an enemy wounded it and it lives (`hurt`)."""
    if defender.place != "board" or powerless(state, defender):
        return
    moment = "hurt" if frame.wounds else "defended"
    for power, number, action in unit(state, defender).actions.get(moment, ()):
        enemy = not friends(state, attacker.seat, defender.seat) and attacker.place == "board"
        if enemy and (action.target is None or fits(state, defender.seat, attacker, action.target)):
            push(state, _act(defender, power, number, attacker.id, frame.wounds))


def _act(user: Figure, power: str, number: int, target: str, wounds: int) -> Act:
    return Act(
        seat=user.seat,
        figure=user.id,
        power=power,
        part=number,
        targets=[target] if target else [],
        extra={"wounds": wounds},
    )


def poisoned(state: State, figure: Figure, enemy: Figure, wounds: int) -> None:
    """Powers of whoever has wounded one that leaves it (`Action.swipes`)."""
    if figure.place != "board" or powerless(state, enemy):
        return
    for power, number, action in unit(state, enemy).actions.get("after-wounding", ()):
        wanted = action.target is None or fits(state, enemy.seat, figure, action.target)
        if action.swipes and wanted and wounds >= action.least_wounds:
            push(state, _act(enemy, power, number, figure.id, wounds))


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
            if action.another:
                if frame.near:
                    push(state, _act(attacker, power, number, "", frame.wounds))
                continue
            wanted = action.target is None or fits(state, attacker.seat, defender, action.target)
            wanted = wanted and frame.wounds >= action.least_wounds
            wanted = wanted and (not action.charges or charged(state, attacker, action))
            if wanted and not (action.not_adjacent and frame.near):
                push(state, _act(attacker, power, number, defender.id, frame.wounds))


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
                    hides=part.hides,
                    why=power,
                ),
            )
