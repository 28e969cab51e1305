"""Movements carried out: walking, climbing, jumping, teleporting, pushing, swapping (BG-MOVE, BG-MOVEFX).

Every movement runs through the same steps: it may provoke attacks of opportunity, goes somewhere,
turns the model, and may trigger Overwatch where it ends.
"""

from __future__ import annotations

from typing import Any, assert_never

from battlewright.games.battleground.library import field_of
from battlewright.games.battleground.model import moments
from battlewright.games.battleground.model.events import Moved, Shoved, ShovePrevented, Swapped
from battlewright.games.battleground.model.frames import Movement, Shoving, Swapping, Turning
from battlewright.games.battleground.model.moments import MoveDeclared, MovementEnded
from battlewright.games.battleground.model.options import Choose, Face, GoTo, Stay
from battlewright.games.battleground.model.state import Character, State
from battlewright.games.battleground.procedures.changes import turn_to, turn_towards
from battlewright.games.battleground.procedures.moments import announce, awaited, check_missions
from battlewright.games.battleground.rules.aim import attack_facings
from battlewright.games.battleground.rules.facts import Facts
from battlewright.games.battleground.rules.massive import facings, swap_fits
from battlewright.games.battleground.rules.movement import climbs_onto, destinations, must_move, push_room
from battlewright.games.battleground.rules.paths import path, rules_of_path, ways
from battlewright.games.battleground.rules.standing import grant
from battlewright.games.battleground.rules.table import (
    are_adjacent,
    engaged_with,
    is_massive,
    node_of,
    nodes_of,
    occupant,
    occupied,
    threatened,
    turn_under_way,
)
from battlewright.kernel.decisions import Decision
from battlewright.kernel.events import emit
from battlewright.kernel.frames import pop, push
from battlewright.kernel.options import Option
from battlewright.space.hexes import directions_along, neighbour, steps

RULE_OF = {
    "move": "BG-MOVE-01",
    "towards": "BG-MOVEFX-01",
    "charge": "BG-MOVEFX-03",
    "jump": "BG-MOVEFX-10",
    "teleport": "BG-MOVEFX-06",
}


def movement_advance(state: State, frame: Movement) -> None:
    """One step of a movement; the next is set before anything goes on top."""
    character = state.characters[frame.character]
    if character.out:
        pop(state)
        return
    match frame.step:
        case "provoke":
            frame.step = "go"
            frame.start = character.at
            if _provokes(state, frame):
                _declare(state, character)
        case "go":
            _go(state, frame)
        case "push":
            _push_occupant(state, frame, character)
        case "face":
            _face(state, frame, character)
        case "watched":
            frame.step = "end"
            if frame.moved:
                _tell_end(state, frame)
            elif frame.action:  # a Move action may end where it began
                check_missions(state, _moment(frame))
        case "end":
            _count(state, frame)
            pop(state)
        case step:
            assert_never(step)


def _count(state: State, frame: Movement) -> None:
    """What came "immediately before", and how far the acting character has moved."""
    turn = turn_under_way(state)
    if turn is None or turn.character != frame.character:
        return
    turn.hexes += frame.gone
    if frame.action:
        turn.last, turn.ran, turn.stride = "move", frame.ran, frame.gone


def _provokes(state: State, frame: Movement) -> bool:
    """BG-AOO-08, BG-MOVEFX-09, BG-MOVEFX-11: all but teleports, silent movements and charges not made."""
    if frame.silent or frame.how == "teleport":
        return False
    character = state.characters[frame.character]
    if frame.action and grant(state, "slips_away", Facts(who=character), character):
        return False
    return frame.how != "charge" or bool(destinations(state, frame))


def _declare(state: State, character: Character, partner: str = "") -> None:
    """BG-AOO-01, BG-AOO-02: the enemies engaged now may attack; any met later, even by an escape, may not."""
    engaged = [e.id for e in engaged_with(state, character) if e.id != partner]
    if engaged:
        announce(state, MoveDeclared(character.id, engaged=tuple(engaged)))


def _chooser(state: State, frame: Movement) -> int:
    return frame.chooser if frame.chooser >= 0 else state.characters[frame.character].seat


def _go(state: State, frame: Movement) -> None:
    """Ask where to go; what leaves no choice goes on by itself."""
    if frame.points > 0 and not must_move(state, frame) and destinations(state, frame):
        frame.asks = [_chooser(state, frame)]  # somewhere, or staying
        return
    options = _go_options(state, frame) if frame.points > 0 or frame.beside else []
    if len(options) > 1 or (options and frame.beside):
        frame.asks = [_chooser(state, frame)]
    elif options:
        movement_take(state, frame, _chooser(state, frame), options[0])
    else:
        frame.step = "face"


def _go_options(state: State, frame: Movement) -> list[Option]:
    """BG-MOVE-03: every destination in reach, or staying where it is."""
    field = field_of(state)
    found: list[Option] = [GoTo(name) for name in field.labels(destinations(state, frame))]
    found.extend(GoTo(field.names[node]) for node in climbs_onto(state, frame))
    if not must_move(state, frame):
        found.append(Stay())
    return found


def _place(state: State, frame: Movement, character: Character, node: int) -> None:
    """Put the model down at the end of a path."""
    field = field_of(state)
    rules: tuple[str, ...] = (RULE_OF[frame.how],)
    if frame.how in ("jump", "teleport"):
        way = [character.at, field.names[node]]
        cost = steps(*(field.places[field.nodes[name]] for name in way)) or 2  # straight up: out and back
    else:
        found = ways(state, character, frame.points)
        way, cost = path(state, character, found, node), found.cost(node)
        rules += rules_of_path(state, character, found, way)
    character.at = field.names[node]
    frame.points -= cost
    frame.gone += len(way) - 1 if frame.how not in ("jump", "teleport") else cost
    frame.moved = True
    if frame.source and frame.source not in rules:
        rules = (*rules, frame.source)
    emit(state, Moved(character=character.id, how=frame.how, path=tuple(way), points=cost, rules=rules))


def _push_occupant(state: State, frame: Movement, character: Character) -> None:
    """BG-CLIMB-07, BG-CLIMB-08: the owner of the occupant chooses where it goes; then the climber follows."""
    other = state.characters[frame.pushing]
    room = field_of(state).labels(push_room(state, other, character))
    if len(room) == 1:
        _finish_push(state, frame, character, room[0])
    else:
        frame.asks = [other.seat]


def _finish_push(state: State, frame: Movement, character: Character, to: str) -> None:
    other = state.characters[frame.pushing]
    field = field_of(state)
    goal = field.nodes[other.at]
    cost, origin = climbs_onto(state, frame)[goal]
    found = ways(state, character, frame.points)
    way = [*path(state, character, found, origin), other.at]
    left = other.at
    other.at = to
    rules = ("BG-CLIMB-07", "BG-CLIMB-08", "BG-MOVEFX-17")
    emit(state, Shoved(character=other.id, how="push", path=(left, to), rules=rules))
    character.at = left
    frame.points -= cost
    frame.gone += len(way) - 1
    frame.moved, frame.pushing = True, ""
    moved = ("BG-MOVE-01", *rules_of_path(state, character, found, way), "BG-CLIMB-07")
    emit(state, Moved(character=character.id, how="move", path=tuple(way), points=cost, rules=moved))
    halted = threatened(state, character) >> goal & 1  # BG-MOVE-04
    frame.step = "face" if halted else "go"


def _face(state: State, frame: Movement, character: Character) -> None:
    """BG-MOVE-05, BG-MOVEFX-02, 05: turn the model, freely or towards what it moved to."""
    frame.step = "watched"
    if frame.goal:
        _face_goal(state, frame, character, state.characters[frame.goal])
        return
    choices = facings(state, character)
    if len(choices) > 1:
        push(state, Turning(character=character.id, facings=choices))


def _face_goal(state: State, frame: Movement, character: Character, goal: Character) -> None:
    """BG-MOVEFX-02, BG-MOVEFX-05: the movement ends facing its goal, but a charge not made turns nobody."""
    if not goal.at or (frame.how == "charge" and not are_adjacent(state, character, goal)):
        return
    rule = "BG-MOVEFX-05" if frame.how == "charge" else "BG-MOVEFX-02"
    turn_towards(state, character, attack_facings(state, character, goal), rule)


def _tell_end(state: State, frame: Movement) -> None:
    """BG-OVERWATCH-03: the movement has ended; a silent one or a teleport triggers no Overwatch."""
    announce(state, _moment(frame))


def _moment(frame: Movement) -> MovementEnded:
    silent = frame.silent or frame.how == "teleport"
    return MovementEnded(frame.character, move_action=frame.action, silent=silent)


def movement_decision(state: State, frame: Movement, seat: int) -> Decision:
    """Where to go, or where the pushed character goes."""
    facts: dict[str, Any] = {"character": frame.character, "how": frame.how, "points": frame.points}
    if frame.beside:
        facts = {"character": frame.character, "how": frame.how, "beside": frame.beside}
    if frame.step == "push":
        other = state.characters[frame.pushing]
        room = field_of(state).labels(push_room(state, other, state.characters[frame.character]))
        return Decision(
            seat, "push", [Choose(name) for name in room], ("BG-CLIMB-08",), {"character": other.id}
        )
    return Decision(seat, "destination", _go_options(state, frame), (RULE_OF[frame.how],), facts)


def movement_take(state: State, frame: Movement, seat: int, option: Option) -> None:
    """Go there, stay, or push the occupant away."""
    character = state.characters[frame.character]
    match option:
        case GoTo(at=at):
            node = field_of(state).nodes[at]
            if occupied(state, without=character) >> node & 1:
                other = occupant(state, node)
                assert other is not None
                frame.pushing, frame.step = other.id, "push"
            else:
                _place(state, frame, character, node)
                frame.step = "face"
        case Choose(what=to):
            _finish_push(state, frame, character, to)
        case _:
            frame.step = "face"


# --- turning --------------------------------------------------------------------------------------


def turning_advance(state: State, frame: Turning) -> None:
    """BG-CHAR-03, BG-MOVE-06: the model's own player chooses one of the edges."""
    frame.asks = [frame.chooser if frame.chooser >= 0 else state.characters[frame.character].seat]


def turning_decision(state: State, frame: Turning, seat: int) -> Decision:
    """Which edge to face."""
    options = [Face(facing) for facing in frame.facings]
    return Decision(seat, "face", options, ("BG-CHAR-03", "BG-MOVE-05"), {"character": frame.character})


def turning_take(state: State, frame: Turning, seat: int, option: Option) -> None:
    """Turn the model."""
    assert isinstance(option, Face)
    pop(state)
    turn_to(state, state.characters[frame.character], option.facing, "BG-MOVE-05")


# --- push and pull --------------------------------------------------------------------------------


def shoving_advance(state: State, frame: Shoving) -> None:
    """BG-MOVEFX-12 to 18: one straight line, stopped by terrain, models and the edge of the board.

    Nothing is announced, so nobody can interrupt it (BG-MOVEFX-18), and nobody turns (BG-MOVE-06).
    """
    character = state.characters[frame.character]
    if character.out or not character.at or is_massive(state, character):  # BG-BIG-17
        pop(state)
        return
    if grant(state, "not_shoved", Facts(who=character), character):
        pop(state)
        return
    if not frame.asked and awaited(state, moments.Shoving):
        frame.asked = True
        announce(state, moments.Shoving(frame.character, other=frame.by))
        return
    if frame.prevented:
        pop(state)
        emit(state, ShovePrevented(character=frame.character, rules=("BG-MOVEFX-12",)))
        return
    if frame.direction < 0:
        directions = _shove_directions(state, frame)
        if len(directions) > 1:
            frame.asks = [state.characters[frame.by].seat]
            return
        frame.direction = directions[0]
    before = character.at
    _shove(state, frame, character)
    pop(state)
    if character.at != before and _is_watched(state, frame):
        announce(state, MovementEnded(character.id))


def _is_watched(state: State, frame: Shoving) -> bool:
    """BG-MOVEFX-18: nobody can interrupt a push or pull, unless the card behind it says so."""
    pusher = state.characters[frame.by]
    return bool(grant(state, "watched_shoves", Facts(who=pusher), pusher))


def _shove_directions(state: State, frame: Shoving) -> tuple[int, ...]:
    """BG-MOVEFX-14: along the line that connects the two; the pusher chooses between equals."""
    field = field_of(state)
    pusher = field.places[nodes_of(state, state.characters[frame.by])[0]]
    here = field.places[node_of(state, state.characters[frame.character])]
    return directions_along(pusher, here) if frame.how == "push" else directions_along(here, pusher)


def _shove(state: State, frame: Shoving, character: Character) -> None:
    """BG-MOVEFX-12, BG-MOVEFX-13: hex by hex along one line, as far as it goes."""
    field = field_of(state)
    way = [character.at]
    for _ in range(frame.hexes):
        step = _shove_step(state, field.nodes[character.at], frame.direction)
        if step is None or (frame.how == "pull" and not _comes_nearer(state, frame, step)):
            break
        dropped = field.level(field.nodes[character.at]) > field.level(step)
        character.at = field.names[step]
        way.append(character.at)
        if dropped:  # BG-MOVEFX-16: a climb down ends the movement
            break
    if len(way) > 1:
        rules = ("BG-MOVEFX-12", "BG-MOVEFX-13", "BG-MOVEFX-14", "BG-MOVEFX-17", frame.source)
        emit(state, Shoved(character=character.id, how=frame.how, path=tuple(way), rules=rules))


def _comes_nearer(state: State, frame: Shoving, step: int) -> bool:
    """BG-MOVEFX-14: a pull leads towards the one who pulls, never past it."""
    field = field_of(state)
    puller = field.places[nodes_of(state, state.characters[frame.by])[0]]
    here = field.places[node_of(state, state.characters[frame.character])]
    return steps(field.places[step], puller) < steps(here, puller)


def _shove_step(state: State, node: int, direction: int) -> int | None:
    """BG-MOVEFX-15, 16: the next node of a push or pull, or None where it ends."""
    field = field_of(state)
    h = neighbour(field.places[node], direction)
    if h not in field.board:
        return None
    flat = field.board.bit(h)
    level = field.level(node)
    taken = occupied(state)
    if level:
        raised = flat + field.span
        if field.decks >> flat & 1:
            return raised if field.beside[node] & ~taken & 1 << raised else None
        legal = field.ground >> flat & 1 and not field.covered >> flat & 1
        return flat if legal and not taken >> flat & 1 else None
    return flat if field.beside[node] & ~field.difficult & ~taken & 1 << flat else None


def shoving_decision(state: State, frame: Shoving, seat: int) -> Decision:
    """Which of two equally near directions."""
    options = [Face(d) for d in _shove_directions(state, frame)]
    return Decision(seat, "direction", options, ("BG-MOVEFX-14",), {"character": frame.character})


def shoving_take(state: State, frame: Shoving, seat: int, option: Option) -> None:
    """Take that direction."""
    assert isinstance(option, Face)
    frame.direction = option.facing


# --- swap -----------------------------------------------------------------------------------------


def swapping_advance(state: State, frame: Swapping) -> None:
    """BG-MOVEFX-19, BG-MOVEFX-20, BG-BIG-18: attacks of opportunity on both, then they change places."""
    first, second = state.characters[frame.by], state.characters[frame.other]
    if first.out or second.out or not swap_fits(state, first, second):
        pop(state)
        return
    match frame.step:
        case "first":
            frame.step = "second"
            _declare(state, first, partner=second.id)
        case "second":
            frame.step = "swap"
            _declare(state, second, partner=first.id)
        case "swap":
            first.at, second.at = second.at, first.at
            emit(state, Swapped(first=first.id, second=second.id, rules=("BG-MOVEFX-19", frame.source)))
            pop(state)
        case step:
            assert_never(step)
