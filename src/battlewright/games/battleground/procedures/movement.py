"""Movements carried out: walking, climbing, jumping, teleporting, pushing, swapping (BG-MOVE, BG-MOVEFX).

Every movement runs through the same steps: it may provoke attacks of opportunity, goes somewhere,
turns the model, and may trigger Overwatch where it ends.
"""

from __future__ import annotations

from typing import assert_never

from battlewright.games.battleground.library import field_of
from battlewright.games.battleground.model.events import Moved, Shoved
from battlewright.games.battleground.model.frames import Movement, Turning
from battlewright.games.battleground.model.moments import MoveDeclared, MovementEnded
from battlewright.games.battleground.model.options import Choose, Face, GoTo, Stay
from battlewright.games.battleground.model.state import Character, State
from battlewright.games.battleground.procedures.changes import turn_to, turn_towards
from battlewright.games.battleground.procedures.moments import announce, check_missions
from battlewright.games.battleground.rules.aim import attack_facings
from battlewright.games.battleground.rules.climbing import climb_price, push_room, pushed_from
from battlewright.games.battleground.rules.facts import Facts
from battlewright.games.battleground.rules.massive import facings
from battlewright.games.battleground.rules.movement import (
    OFF_FOOT,
    can_go,
    climbs_onto,
    destinations,
    must_move,
)
from battlewright.games.battleground.rules.paths import path, rules_of_path, ways
from battlewright.games.battleground.rules.standing import grant
from battlewright.games.battleground.rules.table import (
    are_adjacent,
    engaged_with,
    is_engaged,
    node_of,
    turn_under_way,
)
from battlewright.kernel.decisions import Decision
from battlewright.kernel.events import emit
from battlewright.kernel.frames import pop, push
from battlewright.kernel.options import Option
from battlewright.space.hexes import steps

RULE_OF = {
    "move": "BG-MOVE-01",
    "towards": "BG-MOVEFX-01",
    "charge": "BG-MOVEFX-03",
    "jump": "BG-MOVEFX-10",
    "teleport": "BG-MOVEFX-06",
    "cross": "BG-MOVE-12",
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
                declare_departure(state, character)
        case "go":
            _go(state, frame)
        case "push":
            _push_occupants(state, frame, character)
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
    return frame.how != "charge" or can_go(state, frame)


def declare_departure(state: State, character: Character, partner: str = "") -> None:
    """BG-AOO-01, BG-AOO-02: the enemies engaged now may attack; any met later, even by an escape, may not."""
    engaged = [e.id for e in engaged_with(state, character) if e.id != partner]
    if engaged:
        announce(state, MoveDeclared(character.id, engaged=tuple(engaged)))


def _chooser(state: State, frame: Movement) -> int:
    return frame.chooser if frame.chooser >= 0 else state.characters[frame.character].seat


def _go(state: State, frame: Movement) -> None:
    """Ask where to go; what leaves no choice goes on by itself."""
    if frame.points > 0 and not must_move(state, frame) and can_go(state, frame):
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
    if frame.how in OFF_FOOT:
        way = [character.at, field.names[node]]
        cost = steps(*(field.places[field.nodes[name]] for name in way)) or 2  # straight up: out and back
    else:
        found = ways(state, character, frame.points)
        way, cost = path(state, character, found, node), found.cost(node)
        rules += rules_of_path(state, character, found, way)
    character.at = field.names[node]
    frame.points -= cost
    frame.gone += len(way) - 1 if frame.how not in OFF_FOOT else cost
    frame.moved = True
    if frame.source and frame.source not in rules:
        rules = (*rules, frame.source)
    emit(state, Moved(character=character.id, how=frame.how, path=tuple(way), points=cost, rules=rules))


def _begin_climb(state: State, frame: Movement, character: Character, node: int) -> None:
    """BG-CLIMB-07: go to the foot of the climb; whoever stands at its end is pushed away first."""
    _, origin = climbs_onto(state, frame)[node]
    if origin != node_of(state, character):
        _place(state, frame, character, origin)
    frame.pushing, frame.step = field_of(state).names[node], "push"


def _push_occupants(state: State, frame: Movement, character: Character) -> None:
    """BG-CLIMB-07, BG-CLIMB-08: the owner of each occupant chooses where it goes; the climber follows."""
    if not pushed_from(state, character, field_of(state).nodes[frame.pushing]):
        _climb(state, frame, character)
        return
    pushed = _first_pushed(state, frame)
    room = _push_room(state, frame, pushed)
    if len(room) == 1:
        _push_to(state, pushed, room[0])
    else:
        frame.asks = [pushed.seat]


def _first_pushed(state: State, frame: Movement) -> Character:
    return pushed_from(state, state.characters[frame.character], field_of(state).nodes[frame.pushing])[0]


def _push_room(state: State, frame: Movement, pushed: Character) -> list[str]:
    field = field_of(state)
    climber = state.characters[frame.character]
    return field.labels(push_room(state, pushed, climber, field.nodes[frame.pushing]))


def _push_to(state: State, other: Character, to: str) -> None:
    left, other.at = other.at, to
    rules = ("BG-CLIMB-07", "BG-CLIMB-08", "BG-MOVEFX-17")
    emit(state, Shoved(character=other.id, how="push", path=(left, to), rules=rules))


def _climb(state: State, frame: Movement, character: Character) -> None:
    """BG-CLIMB-07: into the hex that was left; beside an enemy the movement has ended (BG-MOVE-04)."""
    field = field_of(state)
    node = field.nodes[frame.pushing]
    price = climb_price(state, character, node)
    way = [character.at, frame.pushing]
    rules = (RULE_OF[frame.how], *rules_of_path(state, character, ways(state, character, 0), way))
    character.at, frame.pushing = frame.pushing, ""
    frame.points -= price
    frame.gone += 1
    frame.moved = True
    emit(
        state,
        Moved(
            character=character.id,
            how=frame.how,
            path=tuple(way),
            points=price,
            rules=(*rules, "BG-CLIMB-07"),
        ),
    )
    frame.step = "face" if is_engaged(state, character) else "go"


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
    facts: dict[str, object] = {"character": frame.character, "how": frame.how, "points": frame.points}
    if frame.beside:
        facts = {"character": frame.character, "how": frame.how, "beside": frame.beside}
    if frame.step == "push":
        return _push_decision(state, frame, seat)
    return Decision(seat, "destination", _go_options(state, frame), (RULE_OF[frame.how],), facts)


def _push_decision(state: State, frame: Movement, seat: int) -> Decision:
    pushed = _first_pushed(state, frame)
    options = [Choose(name) for name in _push_room(state, frame, pushed)]
    return Decision(seat, "push", options, ("BG-CLIMB-08",), {"character": pushed.id})


def movement_take(state: State, frame: Movement, seat: int, option: Option) -> None:
    """Go there, stay, or push the occupant away."""
    character = state.characters[frame.character]
    match option:
        case GoTo(at=at):
            node = field_of(state).nodes[at]
            if node in climbs_onto(state, frame):
                _begin_climb(state, frame, character, node)
            else:
                _place(state, frame, character, node)
                frame.step = "face"
        case Choose(what=to):
            _push_to(state, _first_pushed(state, frame), to)
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
