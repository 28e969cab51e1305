"""Effects that put figures elsewhere: summoned, swapped, thrown, moved, returned, deployed, trampled."""

from __future__ import annotations

from battlewright.games.heroscape.library import board_of
from battlewright.games.heroscape.model import cards, events
from battlewright.games.heroscape.model.frames import (
    Act,
    Attack,
    FreeMoves,
    Landing,
    Moving,
    Placing,
    Turn,
)
from battlewright.games.heroscape.model.ids import Used
from battlewright.games.heroscape.model.state import Figure, State
from battlewright.games.heroscape.procedures.changes import (
    emit,
    set_down,
    target_of,
    user_of,
)
from battlewright.games.heroscape.procedures.placing import put
from battlewright.games.heroscape.rules.engagement import adjacent, base_of
from battlewright.games.heroscape.rules.filters import card_fits, fits, reaches
from battlewright.games.heroscape.rules.numbers import move_tally
from battlewright.games.heroscape.rules.standing import fits_on
from battlewright.games.heroscape.rules.swapping import swap_denial
from battlewright.games.heroscape.rules.table import (
    card_of,
    on_board,
    turn_of,
    unit,
)
from battlewright.games.heroscape.rules.turns import pinned
from battlewright.kernel.frames import nearest, push


def summon(state: State, frame: Act, effect: cards.Summon) -> None:
    """Figures are set down beside the user, wherever they stand now."""
    if effect.whom is not None:
        _summon_some(state, frame, effect, effect.whom)
        return
    target = target_of(state, frame)
    if pinned(state, target) is None:
        push(
            state,
            Placing(
                seat=frame.seat,
                figures=[target.id],
                near=frame.figure,
                same_level=effect.same_level,
                why=frame.power,
            ),
        )


def _summon_some(state: State, frame: Act, effect: cards.Summon, whom: cards.Filter) -> None:
    user = user_of(state, frame)
    called = [
        other.id
        for other in on_board(state)
        if other.id != user.id
        and fits(state, frame.seat, other, whom)
        and not (effect.apart and adjacent(state, user, other))
        and pinned(state, other) is None
    ]
    if called:
        push(
            state,
            Placing(
                seat=frame.seat,
                figures=called,
                near=user.id,
                same_level=effect.same_level,
                choose=effect.count or frame.extra.get("wounds", 0),
                optional=True,
                why=frame.power,
            ),
        )


def swap(state: State, frame: Act, effect: cards.Swap) -> None:
    """User and target change places."""
    user, target = user_of(state, frame), target_of(state, frame)
    if swap_denial(state, user, target, frame.power) is not None:
        return
    here, there = tuple(user.at), tuple(target.at)
    turn, attack = turn_of(state), nearest(state, Attack)
    if turn is not None:
        turn.used.append(Used.swapped(target.id))
    if attack is not None and (attack.attacker, attack.target) == (user.id, target.id):
        attack.swapped = True
    put(state, target, here, frame.power)
    put(state, user, there, frame.power)


def throw(state: State, frame: Act, effect: cards.Throw) -> None:
    """The target is set down some spaces away, and may be hurt by landing there."""
    target = target_of(state, frame)
    if pinned(state, target) is not None:
        return
    user = user_of(state, frame)
    if effect.hurt_from:
        push(
            state,
            Landing(
                figure=target.id,
                by=user.id,
                least=effect.hurt_from,
                wounds=effect.wounds,
                top=base_of(state, user) + unit(state, user).card.height,
                why=frame.power,
            ),
        )
    push(
        state,
        Placing(
            seat=frame.seat,
            figures=[target.id],
            near=user.id,
            within=[effect.spaces, 1],
            lower=effect.lower,
            drop=base_of(state, target) if effect.lower and not unit(state, target).flies else -1,
            why=frame.power,
        ),
    )


def move_others(state: State, frame: Act, effect: cards.MoveOthers) -> None:
    """Figures of an army move in the middle of a turn."""
    user = user_of(state, frame)
    movers = [
        f.id
        for f in on_board(state)
        if f.id != user.id
        and fits(state, frame.seat, f, effect.whom)
        and reaches(state, user, f, effect.reach)
    ]
    spaces = effect.spaces or frame.roll
    if movers and spaces:
        push(
            state,
            FreeMoves(
                seat=frame.seat,
                figures=movers,
                count=effect.count,
                spaces=spaces,
                swipes=effect.swipes,
                why=frame.power,
            ),
        )


def _within(reach: cards.Reach | None) -> list[int]:
    """How far from the user figures may be set down, and whether only in its sight."""
    return [reach.sight or reach.spaces, int(bool(reach.sight))] if reach else []


def return_figure(state: State, frame: Act, effect: cards.ReturnFigure) -> None:
    """A destroyed figure comes back."""
    user = user_of(state, frame)
    names = may_return(state, user, effect)
    if not names:
        return
    name = names[frame.extra.pop("named", 0)]
    push(
        state,
        Placing(
            seat=frame.seat,
            figures=[name],
            near=user.id,
            same_level=effect.same_level,
            within=_within(effect.reach),
            why=frame.power,
            optional=True,
        ),
    )


def may_return(state: State, user: Figure, effect: cards.ReturnFigure) -> list[str]:
    """The destroyed figures that may come back, one of each name."""
    fallen = [f for f in state.figures.values() if f.place == "destroyed" and f.seat == user.seat]
    if effect.whom is None:
        fallen = [f for f in fallen if f.unit == user.unit]
    else:
        wanted = effect.whom
        fallen = [f for f in fallen if card_fits(state, user.seat, card_of(state, f), wanted)]
        fallen = [f for f in fallen if "no-rebirth" not in unit(state, f).traits]
    return list({f.unit: f.id for f in reversed(fallen)}.values())


def deploy(state: State, frame: Act, effect: cards.Deploy) -> None:
    """Figures that wait beside the battlefield are set down."""
    user = user_of(state, frame)
    names = effect.units or (user.unit,)
    waiting = [
        f.id
        for f in state.figures.values()
        if f.unit in names and f.seat == user.seat and f.place == "reserve"
    ]
    if effect.turn and waiting:
        card = card_of(state, state.figures[waiting[0]])
        push(state, Turn(seat=frame.seat, card=card.id, bonus=True, by=frame.power))
    push(
        state,
        Placing(
            seat=frame.seat,
            figures=waiting,
            near="" if effect.apart else user.id,
            within=_within(effect.reach),
            apart=effect.apart,
            why=frame.power,
        ),
    )


def trample(state: State, frame: Act, effect: cards.Trample) -> None:
    """The space of the one it has trampled costs a point; the move goes on with what is left after that."""
    user, target, turn = user_of(state, frame), target_of(state, frame), turn_of(state)
    if turn is None or user.place != "board" or target.place == "board" or not target.fell:
        return
    onto = (target.fell[0], user.at[0])[: len(user.at)]
    board = board_of(state)
    if not fits_on(state, user, tuple(board.by_label[label] for label in onto)):
        return
    path = (user.at[0], onto[0])
    set_down(user, onto)
    emit(state, events.Moved(figure=user.id, path=path, how=frame.power, rules=(frame.power,)))
    turn.steps[user.id] = turn.steps.get(user.id, 0) + 1
    left = move_tally(state, user).total - turn.steps[user.id]
    push(state, Act(seat=frame.seat, figure=frame.figure, power=frame.power, part=frame.part))
    if left > 0:
        push(state, Moving(figure=user.id, points=left))
