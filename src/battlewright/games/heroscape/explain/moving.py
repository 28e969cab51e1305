"""Why not there, why not taken along, why not turned, why the door stays as it is (HS-MOVE, HS-DOOR)."""

from __future__ import annotations

from collections.abc import Iterator

from battlewright.games.heroscape.explain.acting import acting_denial, turn_denial
from battlewright.games.heroscape.explain.intents import (
    CarryIntent,
    DoorIntent,
    MoveIntent,
    PickIntent,
    RotateIntent,
)
from battlewright.games.heroscape.explain.names import UnknownNameError, named, space_named
from battlewright.games.heroscape.library import board_of, content_of, switch
from battlewright.games.heroscape.model import cards
from battlewright.games.heroscape.model.frames import Moving
from battlewright.games.heroscape.model.ids import RotationNote, Used
from battlewright.games.heroscape.model.state import Figure, State
from battlewright.games.heroscape.procedures.moving import carry_denial
from battlewright.games.heroscape.rules.doors import door_denial
from battlewright.games.heroscape.rules.flipping import flip_denial, flips
from battlewright.games.heroscape.rules.numbers import move_tally
from battlewright.games.heroscape.rules.standing import stand_denial
from battlewright.games.heroscape.rules.table import turn_of, unit
from battlewright.games.heroscape.rules.turns import attack_turn_denial, move_denial, pinned
from battlewright.games.heroscape.rules.ways import offered_ways, ways_of
from battlewright.kernel.denial import Answer, Denial, answer
from battlewright.kernel.frames import top


def move(state: State, seat: int, intent: MoveIntent) -> Answer:
    """HS-MOVE-01: whether a way leads there; if so, which, and what it costs."""
    figure = named(state, intent.figure)
    space = space_named(state, intent.to)
    frame = top(state)
    moving = frame if isinstance(frame, Moving) and frame.figure == figure.id and seat in frame.asks else None
    denials: list[Denial | None] = []
    if moving is None:
        denials.append(acting_denial(state, seat, figure, "move"))
        turn = turn_of(state)
        if turn is not None and turn.card:
            denials.append(move_denial(state, turn, figure))
    if figure.place != "board":
        return answer([*denials, Denial("HS-ATTACK-01", {"target": figure.id, "gone": True})])
    planned = moving or Moving(figure=figure.id)
    open_now = offered_ways(state, moving) if moving is not None else ways_of(state, planned)
    found = [way for way in open_now if intent.to in way.option.to]
    if not found:
        denials += _unreached(state, figure, space, planned)
    if any(denials):
        return answer(denials)
    best = min(found, key=lambda way: way.route.cost)
    board = board_of(state)
    path, back = ([board.names[position[end]] for position in best.route.path] for end in (0, -1))
    facts: dict[str, object] = {"path": path, "points": best.route.cost, "ways": len(found)}
    return Answer(True, (), facts | {"back": back} if len(figure.at) == 2 else facts)


def _unreached(state: State, figure: Figure, space: int, planned: Moving) -> Iterator[Denial | None]:
    """Why no way leads there: it cannot stand there at all, it is held, or it is too far."""
    held = pinned(state, figure)
    if held is not None:
        yield held
        return
    stands = stand_denial(state, figure, space)
    if stands is not None:
        yield stands
        return
    points = planned.points if planned.points >= 0 else move_tally(state, figure).total
    label = board_of(state).spaces[space].label
    yield Denial("HS-MOVE-01", {"figure": figure.id, "to": label, "move": points})


def pick(state: State, seat: int, intent: PickIntent) -> Iterator[Denial | None]:
    """HS-TURN-05, HS-TURN-06, HS-MOVE-08: whether a figure may move at all now."""
    figure = named(state, intent.figure)
    yield acting_denial(state, seat, figure, "move")
    turn = turn_of(state)
    if turn is not None and turn.card:
        yield move_denial(state, turn, figure)


# --- taking along, turning round, doors -----------------------------------------------------------


def carry(state: State, seat: int, intent: CarryIntent) -> Iterator[Denial | None]:
    """`Carry`: a friend beside the figure is picked up before it moves."""
    figure, friend = named(state, intent.figure), named(state, intent.carried)
    frame = top(state)
    moving = frame if isinstance(frame, Moving) and frame.figure == figure.id and seat in frame.asks else None
    if moving is None:
        yield acting_denial(state, seat, figure, "move")
        turn = turn_of(state)
        if turn is not None and turn.card:
            yield move_denial(state, turn, figure)
    elif moving.step != "carry":
        yield Denial("HS-TURN-03", {"pending": "go"})
    powers = unit(state, figure).parts.get(cards.Carry, ())
    if not powers:
        yield Denial("HS-SPECIAL-01", {"figure": figure.id, "carried": friend.id})
    for power, part in powers:
        yield carry_denial(state, figure, friend, power, part)


def rotate(state: State, seat: int, intent: RotateIntent) -> Iterator[Denial | None]:
    """HS-MOVE-09, HS-DOUBLE-04, HSV-FACING-01: in the own move step, in the variant before the own attack."""
    figure = named(state, intent.figure)
    turn = turn_of(state)
    if figure.seat != seat:
        yield Denial("HS-TEAM-01", {"figure": figure.id})
    if flips(state, figure):
        yield turn_denial(state, seat, "move")
        yield flip_denial(state, turn, figure) if turn is not None and turn.card else None
        return
    aims = switch(state, "v_turn_before_attack") == "on"
    yield turn_denial(state, seat, "move", *(("attack",) if aims else ()))
    if not content_of(state).units[figure.unit].card.blind:
        yield Denial("HS-MOVE-09", {"figure": figure.id, "round": True})
    if turn is None or not turn.card:
        return
    note: RotationNote = "aimed" if turn.step == "attack" else "turned"
    if Used.rotated(note, figure.id) in turn.used:
        yield Denial("HS-MOVE-09", {"figure": figure.id, "turned": True})
    if note == "aimed":
        yield attack_turn_denial(state, turn, figure)
        if turn.attacked.get(figure.id):
            yield Denial("HSV-FACING-01", {"figure": figure.id})


def door(state: State, seat: int, intent: DoorIntent) -> Iterator[Denial | None]:
    """HS-DOOR-03, HS-DOOR-04: by a figure on the control space, in the own turn, with nobody in the way."""
    if intent.door not in state.doors:
        raise UnknownNameError(f"no door {intent.door!r}; there are: {', '.join(state.doors) or 'none'}")
    yield turn_denial(state, seat, "move", "attack")
    yield door_denial(state, seat, intent.door)
