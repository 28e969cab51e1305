"""The attack step of a turn: what each figure may attack, and with what (HS-TURN-07)."""

from __future__ import annotations

from collections.abc import Iterator

from battlewright.games.heroscape.library import switch
from battlewright.games.heroscape.model.frames import Attack, Shove, Special, Turn
from battlewright.games.heroscape.model.options import ShoveAt, Strike, Turnabout, Use, WorkDoor
from battlewright.games.heroscape.model.state import Figure, State
from battlewright.games.heroscape.procedures.acting import use
from battlewright.games.heroscape.procedures.moments import chances
from battlewright.games.heroscape.procedures.move_step import rotate, rotations, work_door
from battlewright.games.heroscape.procedures.rounds import immediate
from battlewright.games.heroscape.rules.attack import spent_denial, targets
from battlewright.games.heroscape.rules.numbers import range_tally
from battlewright.games.heroscape.rules.objects import object_denial, objects
from battlewright.games.heroscape.rules.shoving import shove_denial
from battlewright.games.heroscape.rules.specials import (
    joined,
    special_join_denial,
    special_targets,
    usable_specials,
)
from battlewright.games.heroscape.rules.table import enemies, unit
from battlewright.games.heroscape.rules.turns import actors, attack_turn_denial, may_rotate
from battlewright.kernel.frames import push
from battlewright.kernel.options import Option


def _aiming_rotations(state: State, frame: Turn) -> list[Option]:
    """HSV-FACING-01: with the variant a figure may be turned directly before its own attack."""
    if switch(state, "v_turn_before_attack") == "off":
        return []
    mine = [
        f
        for f in may_rotate(state, frame)
        if f in actors(state, frame)
        and not frame.attacked.get(f.id)
        and attack_turn_denial(state, frame, f) is None
    ]
    return rotations(frame, mine, "aimed")


# --- attacking ------------------------------------------------------------------------------------


def attack_step(state: State, frame: Turn) -> None:
    """HS-TURN-07, HS-ATTACK-02: each figure may attack."""
    immediate(state)
    if state.result is None and next(attack_options(state, frame), None) is not None:
        frame.asks = [frame.seat]
    else:
        frame.step = "after-attack"


def attack_options(state: State, frame: Turn) -> Iterator[Option]:
    """What the card may attack, figure by figure; whoever only asks whether there is anything stops early."""
    yield from _aiming_rotations(state, frame)
    for figure in actors(state, frame):
        if attack_turn_denial(state, frame, figure) is None:
            yield from figure_attacks(state, frame, figure)
    if "whole" not in frame.specials:
        for c in chances(state, frame, "instead-of-attacking"):
            made = frame.attacked if c.action.whole_squad else frame.attacked.get(c.figure.id)
            if not made and attack_turn_denial(state, frame, c.figure) is None:
                yield Use(c.power, c.figure.id)
                if c.action.whole_squad:
                    return


def figure_attacks(state: State, frame: Turn, figure: Figure) -> list[Option]:
    """Everything one figure may attack now, normally or specially."""
    options: list[Option] = []
    if spent_denial(state, frame, figure, "", special=False) is None:
        options += [
            Strike(figure.id, target.id)
            for target in targets(state, figure)
            if spent_denial(state, frame, figure, target.id, special=False) is None
        ]
        things = objects(state)
        reach = range_tally(state, figure).total if things else 0
        options += [
            Strike(figure.id, thing) for thing in things if object_denial(state, figure, thing, reach) is None
        ]
    if spent_denial(state, frame, figure, "", special=True) is None:
        options += _special_options(state, frame, figure)
        options += _shove_options(state, frame, figure)
    return options


def _special_options(state: State, frame: Turn, figure: Figure) -> list[Option]:
    options: list[Option] = []
    for power, special in usable_specials(state, figure, frame):
        for target in special_targets(state, figure, power, special):
            if special_join_denial(state, frame, figure, target, power, special) is None:
                sizes = special.choose_dice or ("",)
                options += [Strike(figure.id, target, power, str(dice)) for dice in sizes]
    return options


def _joined(state: State, frame: Turn, figure: Figure, target: str, power: str) -> list[str]:
    special = unit(state, figure).specials[power]
    if target not in state.figures:
        return []
    return joined(state, figure, state.figures[target], frame, special)


def _shove_options(state: State, frame: Turn, figure: Figure) -> list[Option]:
    if switch(state, "v_shove") == "off":
        return []
    return [
        ShoveAt(figure.id, enemy.id)
        for enemy in enemies(state, figure.seat)
        if shove_denial(state, frame, figure, enemy) is None
    ]


def _strike(state: State, frame: Turn, option: Strike) -> None:
    """An attack is made; who attacks is among the chosen figures from now on (HS-TURN-05).

    Each figure's attacks are counted (HS-ATTACK-02); a special one takes the place of the normal one
    (HS-SPECIAL-02).
    """
    figure = state.figures[option.figure]
    frame.attacked[figure.id] = frame.attacked.get(figure.id, 0) + 1
    _choose(frame, figure.id)
    if not option.power:
        frame.attacking.append([figure.id, option.target])
        push(state, Attack(attacker=figure.id, target=option.target))
        return
    special = unit(state, figure).specials[option.power]
    group = _joined(state, frame, figure, option.target, option.power) if special.team is not None else []
    for other in group:
        frame.attacked[other] = 1
        frame.specials.append(other)
        _choose(frame, other)
    if special.team is not None and special.team.last_attack:
        frame.specials.append("whole")
    frame.specials.append(figure.id)
    if special.usage.once:
        frame.used.append(option.power)
        for card in state.cards.values():
            if card.unit == figure.unit and card.seat == figure.seat:
                card.used.append(option.power)
    push(
        state,
        Special(
            figure=figure.id,
            power=option.power,
            target=option.target,
            dice=int(option.dice or 0),
            with_=group,
        ),
    )


def _choose(frame: Turn, figure: str) -> None:
    if figure not in frame.chosen:
        frame.chosen.append(figure)


def take_attack(state: State, frame: Turn, option: Option) -> None:
    """Carry out a choice of the attack step."""
    match option:
        case Strike():
            _strike(state, frame, option)
        case ShoveAt():
            frame.attacked[option.figure] = frame.attacked.get(option.figure, 0) + 1
            frame.specials.append(option.figure)
            _choose(frame, option.figure)
            push(state, Shove(figure=option.figure, target=option.target))
        case Use():
            found = chances(state, frame, "instead-of-attacking")
            chance = next(c for c in found if (c.power, c.figure.id) == (option.power, option.figure))
            frame.specials.append("whole" if chance.action.whole_squad else option.figure)
            frame.attacked[option.figure] = 1
            _choose(frame, option.figure)
            users = [c for c in found if c.power == option.power] if chance.action.whole_squad else [chance]
            for user in reversed(users):
                use(state, frame, user)
        case WorkDoor():
            work_door(state, option.door)
        case Turnabout():
            rotate(state, frame, option, "aimed")
        case _:
            frame.step = "after-attack"
