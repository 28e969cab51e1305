"""Special attacks, also those that are made several times (HS-SPECIAL-02)."""

from __future__ import annotations

from battlewright.games.heroscape.model.cards import Reload, Roaming, Rush, SpecialAttack
from battlewright.games.heroscape.model.frames import Attack, Moving, Special
from battlewright.games.heroscape.model.options import Done, Strike
from battlewright.games.heroscape.model.replies import AttackResult
from battlewright.games.heroscape.model.state import State
from battlewright.games.heroscape.procedures.changes import CREST, faces_of, roll
from battlewright.games.heroscape.procedures.consequences import follow
from battlewright.games.heroscape.procedures.repeats import goes_on, next_targets, pool_of, spaces_left
from battlewright.games.heroscape.rules.clashes import special_used
from battlewright.games.heroscape.rules.table import turn_of
from battlewright.kernel.decisions import Decision
from battlewright.kernel.frames import pop, push, step_table
from battlewright.kernel.options import Option


def special_advance(state: State, frame: Special) -> None:
    """One special attack after the other, as its text allows."""
    STEPS[frame.step](state, frame)


def _first(state: State, frame: Special) -> None:
    special = special_used(state, frame)
    frame.pool = pool_of(special) or spaces_left(state, frame, special)
    turn = turn_of(state)
    if isinstance(special.repeat, Rush | Roaming) and turn is not None and frame.figure not in turn.moved:
        turn.moved.append(frame.figure)  # it takes the place of the move, too
    frame.step = "attack"


def _attack(state: State, frame: Special) -> None:
    special, dice = special_used(state, frame), frame.dice
    turn = turn_of(state)
    if special.team is not None and turn is not None:
        turn.attacking.append([frame.figure, frame.target])
    frame.targets.append(frame.target)
    frame.made += 1
    frame.pool -= dice or 0
    frame.last = frame.target
    frame.step = "done"
    push(
        state,
        Attack(
            attacker=frame.figure,
            target=frame.target,
            power=frame.power,
            with_=list(frame.with_),
            dice=dice or -1,
        ),
    )


def _done(state: State, frame: Special) -> None:
    special = special_used(state, frame)
    result = state.reply if isinstance(state.reply, AttackResult) else AttackResult()
    state.reply = None
    frame.step = "more" if goes_on(frame, special, result) else "end"
    follow(state, frame, special, result)
    if frame.step == "more":
        _on_the_move(state, frame, special)
    if isinstance(special.repeat, Reload):
        frame.step = "crest"
        roll(state, 1, frame.power, state.figures[frame.figure], rules=(frame.power,))


def _on_the_move(state: State, frame: Special, special: SpecialAttack) -> None:
    """`Rush`, `Roaming`: the figure may move before it attacks again."""
    spaces = frame.pool
    match special.repeat:
        case Rush(spaces=spaces):
            pass
        case Roaming() if spaces > 0:
            pass
        case _:
            return
    figure = state.figures[frame.figure]
    if figure.place == "board":
        moving = Moving(figure=figure.id, why=frame.power, points=spaces, step="where", first=list(figure.at))
        push(state, moving)


def _crest(state: State, frame: Special) -> None:
    frame.step = "more" if faces_of(state)[0] == CREST else "end"
    state.reply = None


def _more(state: State, frame: Special) -> None:
    figure = state.figures[frame.figure]
    if figure.place == "board" and _more_options(state, frame, special_used(state, frame)):
        frame.asks = [figure.seat]
    else:
        frame.step = "end"


def _end(state: State, frame: Special) -> None:
    pop(state)


STEPS = step_table(
    Special,
    {"first": _first, "attack": _attack, "done": _done, "crest": _crest, "more": _more, "end": _end},
)


def _more_options(state: State, frame: Special, special: SpecialAttack) -> list[Option]:
    affordable = [d for d in special.choose_dice if not pool_of(special) or d <= frame.pool]
    if isinstance(special.repeat, Rush):
        affordable = [special.repeat.dice]
    return [
        Strike(frame.figure, name, frame.power, str(dice or ""))
        for name in next_targets(state, frame, special)
        for dice in affordable or [0]
    ]


def special_decision(state: State, frame: Special, seat: int) -> Decision:
    """Attack again, or stop."""
    facts = {"figure": frame.figure, "power": frame.power, "pool": frame.pool, "made": frame.made}
    options = _more_options(state, frame, special_used(state, frame))
    return Decision(seat, "again", [*options, Done()], (frame.power,), facts)


def special_take(state: State, frame: Special, seat: int, option: Option) -> None:
    """Attack again, or stop."""
    if isinstance(option, Strike):
        frame.target, frame.dice, frame.step = option.target, int(option.dice or 0), "attack"
    else:
        frame.step = "end"
