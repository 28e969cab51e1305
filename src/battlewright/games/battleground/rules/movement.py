"""Where a movement may end, and why not elsewhere (BG-MOVE, BG-CLIMB, BG-MOVEFX, BG-INT-08).

A movement offers destinations, not paths: on the way nothing can happen that depends on the path,
except that climbing onto an occupied hex pushes its occupant away; such a hex is a destination of
its own after which the movement goes on with the points that are left. What can be reached on foot
is worked out in `paths.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from msgspec import UNSET
from msgspec.structs import replace

from battlewright.games.battleground.library import content_of, field_of
from battlewright.games.battleground.model.frames import Movement
from battlewright.games.battleground.model.state import Character, State
from battlewright.games.battleground.rules.climbing import (
    after_climb,
    arrangements,
    climbs_in_reach,
    makes_room,
    pushed_from,
)
from battlewright.games.battleground.rules.facts import Facts
from battlewright.games.battleground.rules.massive import facings, fits
from battlewright.games.battleground.rules.paths import (
    Ways,
    path,
    standing_on,
    ways,
)
from battlewright.games.battleground.rules.routes import FAR, Route, charge, meets, towards
from battlewright.games.battleground.rules.standing import grant
from battlewright.games.battleground.rules.table import (
    are_adjacent,
    beside,
    enemies,
    engaged_with,
    is_massive,
    node_of,
    nodes_of,
    occupant,
    occupied,
)
from battlewright.kernel.denial import Denial
from battlewright.space.board import bits
from battlewright.space.hexes import DIRECTIONS, Hex, neighbour, steps

OFF_FOOT = ("jump", "teleport", "cross")


def destinations(state: State, frame: Movement) -> int:
    """Every node at which this movement may end, the present one included unless it must go on."""
    character = state.characters[frame.character]
    if _nobody_left(state, frame) or held(state, character):
        return 0
    if frame.how == "cross":
        found = _across(state, character)
    elif frame.how in ("jump", "teleport"):
        found = _leaps(state, character, frame.points, straight=frame.straight, ahead=frame.ahead is True)
    elif frame.how in ("towards", "charge"):
        found = _route(state, character, frame).nodes
    else:
        found = ways(state, character, frame.points).all()
    found &= _permitted(state, character, frame) & ~(1 << node_of(state, character))
    return _with_mate(state, character, frame, found) if frame.mate is not UNSET else found


def _with_mate(state: State, character: Character, frame: Movement, found: int) -> int:
    """Where two that move together end adjacent: the second beside the first, which the second can follow."""
    assert frame.mate is not UNSET
    mate = state.characters[frame.mate]
    if frame.follow is UNSET:
        return found & standing_on(state, character, beside(state, mate))
    kept = 0
    for node in bits(found):
        there = replace(character, at=field_of(state).names[node])
        after = replace(state, characters=state.characters | {character.id: there})
        turned = (replace(there, facing=facing) for facing in facings(after, there))
        if all(_can_follow(state, mate, frame.follow, placed) for placed in turned):
            kept |= 1 << node
    return kept


def _can_follow(state: State, mate: Character, points: int, placed: Character) -> bool:
    """Whether a character can end adjacent to another that has moved and turned like this."""
    after = replace(state, characters=state.characters | {placed.id: placed})
    goals = standing_on(after, mate, beside(after, placed))
    return bool((ways(after, mate, points).all() | 1 << node_of(after, mate)) & goals)


def climbs_onto(state: State, frame: Movement) -> dict[int, tuple[int, int]]:
    """BG-CLIMB-07, BG-CLIMB-09: occupied nodes that can be climbed onto -> (cost, node climbed from).

    Every movement on foot pushes, in an interruption too (BG-INT-08); the climb may be its end.
    """
    character = state.characters[frame.character]
    if frame.how in OFF_FOOT or _nobody_left(state, frame) or held(state, character):
        return {}
    if frame.mate is not UNSET:
        return {}
    if frame.how in ("towards", "charge"):
        found = _route(state, character, frame).climbs
    else:
        found = climbs_in_reach(state, character, frame.points)
    if not found:
        return {}
    permitted = _permitted(state, character, frame)
    return {
        node: how
        for node, how in found.items()
        if permitted >> node & 1 and makes_room(state, character, node)
    }


def can_go(state: State, frame: Movement) -> bool:
    """Whether a movement leads anywhere, be it onto an occupied hex."""
    return bool(destinations(state, frame) or climbs_onto(state, frame))


def _nobody_left(state: State, frame: Movement) -> bool:
    """BG-INT-08, BG-MOVEFX-01: the character to move towards is gone."""
    return any(who and not state.characters[who].at for who in (frame.goal, frame.los_of))


def _permitted(state: State, character: Character, frame: Movement) -> int:
    """The nodes at which the effect behind a movement, or an interruption, lets it end."""
    found = -1
    if frame.beside:
        found &= standing_on(state, character, beside(state, state.characters[frame.beside]))
    if frame.los_of:
        found &= _leading_to(state, character, frame)
    return found


def held(state: State, character: Character) -> Denial | None:
    """A card keeps the enemies engaged with its bearer from leaving their hexes."""
    if "holds_engaged" not in content_of(state).grants_of or not character.at:
        return None
    for enemy in engaged_with(state, character):
        if effect := grant(state, "holds_engaged", Facts(who=enemy), enemy):
            return Denial(effect, {"character": character.id, "enemies": [enemy.id]})
    return None


def _leading_to(state: State, character: Character, frame: Movement) -> int:
    """BG-INT-08: on a shortest route to the interrupted character and in its sight, however one moves."""
    interrupted = state.characters[frame.los_of]
    seen = standing_on(state, character, _seen_by(state, interrupted))
    if frame.how in OFF_FOOT:
        return seen & _between(state, character, interrupted)
    if frame.how in ("towards", "charge") and frame.goal == frame.los_of:
        return seen
    return seen & towards(state, character, interrupted, frame.points).all()


def _between(state: State, character: Character, goal: Character) -> int:
    """The nodes on a shortest line of hexes to another character, over everything and every elevation."""
    field = field_of(state)
    here = field.places[node_of(state, character)]
    ends = [field.places[node] for node in nodes_of(state, goal)]
    far = min(steps(here, end) for end in ends)
    nearer = (h for h in field.board if any(steps(here, h) + steps(h, end) == far for end in ends))
    flat = field.board.mask(nearer)
    return flat | flat << field.span


def _seen_by(state: State, watcher: Character) -> int:
    mask = 0
    for node in nodes_of(state, watcher):
        mask |= field_of(state).sight[node]
    return mask


def _leaps(
    state: State, character: Character, points: int, *, straight: bool = False, ahead: bool = False
) -> int:
    """BG-MOVEFX-06, BG-MOVEFX-07, BG-MOVEFX-08, BG-MOVEFX-10: past all and everybody, up and down.

    Only the landing hex must be free, whatever enemies and elevations lie on the way.
    """
    field = field_of(state)
    here = field.places[node_of(state, character)]
    if straight or ahead:
        directions = (character.facing,) if ahead else range(len(DIRECTIONS))
        flat = field.board.mask(h for h in _rays(here, points, directions) if h in field.board)
    else:
        flat = field.board.disk_mask(here, points)
    free = (flat | flat << field.span) & field.floor & ~occupied(state, without=character)
    if points < 2:  # the hex right above or below is no neighbour
        free &= ~(1 << field.board.bit(here) | 1 << field.board.bit(here) + field.span)
    if not is_massive(state, character):
        return free
    return sum(1 << node for node in bits(free) if fits(state, character, node, character.facing))


def _across(state: State, character: Character) -> int:
    """BG-MOVE-12: the free hexes beside a part of a high obstacle that the model stands next to."""
    field = field_of(state)
    here = node_of(state, character)
    level = field.level(here) * field.span
    found = 0
    for part in bits(field.touching(here) & field.high):
        found |= field.touching(part) << level
    return found & field.floor & ~occupied(state, without=character) & ~(1 << here)


def _rays(here: Hex, length: int, directions: Iterable[int]) -> list[Hex]:
    found = []
    for direction in directions:
        h = here
        for _ in range(length):
            h = neighbour(h, direction)
            found.append(h)
    return found


def _route(state: State, character: Character, frame: Movement) -> Route:
    find = charge if frame.how == "charge" else towards
    return find(state, character, state.characters[frame.goal], frame.points)


# --- denials --------------------------------------------------------------------------------------


def blocked_destination(state: State, character: Character, node: int) -> Denial | None:
    """BG-MOVE-07: what keeps a model from standing on a node."""
    field = field_of(state)
    name = field.names[node]
    flat = node % field.span
    if not field.floor >> node & 1:
        for mask, what in ((field.high, "high"), (field.low, "low"), (field.ladders, "ladder")):
            if mask >> flat & 1:
                return Denial("BG-MOVE-07", {"at": name, "terrain": what})
        return Denial("BG-MOVE-07", {"at": name, "terrain": "none"})
    if occupied(state, without=character) >> node & 1:
        other = occupant(state, node)
        return Denial("BG-MOVE-07", {"at": name, "occupant": other.id if other else ""})
    return None


def too_far(state: State, character: Character, node: int, points: int) -> Denial | None:
    """BG-MOVE-01, BG-MOVE-04: the way costs more than there is, or an enemy stands in its way."""
    field = field_of(state)
    if ways(state, character, points).all() >> node & 1:
        return None
    name = field.names[node]
    free = ways(state, character, FAR, ignore_enemies=True)
    if not free.all() >> node & 1:
        return Denial("BG-MOVE-13", {"at": name})
    cost = free.cost(node)
    if cost > points:
        return Denial("BG-MOVE-01", {"at": name, "cost": cost, "points": points})
    halting = [
        e.id for e in enemies(state, character) if beside(state, e) & _passed(state, character, free, node)
    ]
    return Denial("BG-MOVE-04", {"at": name, "cost": cost, "points": points, "enemies": halting})


def _passed(state: State, character: Character, found: Ways, node: int) -> int:
    field = field_of(state)
    mask = 0
    for name in path(state, character, found, node)[1:-1]:
        mask |= 1 << field.nodes[name]
    return mask


def destination_denials(state: State, frame: Movement, node: int) -> Iterator[Denial]:
    """Why a movement may not end on a node; nothing where `destinations` or `climbs_onto` offers it."""
    character = state.characters[frame.character]
    if node == node_of(state, character):
        yield from _must_go_on(state, frame)
        return
    if destinations(state, frame) >> node & 1 or node in climbs_onto(state, frame):
        return
    if stuck := held(state, character):
        yield stuck
        return
    found = list(_obstructions(state, frame, character, node))
    yield from found or [Denial("BG-BIG-04", {"at": field_of(state).names[node]})]


def must_move(state: State, frame: Movement) -> str:
    """What keeps a movement from staying where it is: a place it must reach, or a charge that can be made."""
    if frame.beside or (frame.forced and can_go(state, frame)):
        return frame.source
    if frame.mate is not UNSET and frame.follow is UNSET and can_go(state, frame):
        apart = not are_adjacent(state, state.characters[frame.character], state.characters[frame.mate])
        return frame.source if apart else ""
    return "BG-MOVEFX-03" if frame.how == "charge" and can_go(state, frame) else ""


def _must_go_on(state: State, frame: Movement) -> Iterator[Denial]:
    if rule := must_move(state, frame):
        yield Denial(rule, {"at": state.characters[frame.character].at})


def _obstructions(state: State, frame: Movement, character: Character, node: int) -> Iterator[Denial]:
    """Terrain and models, distance (BG-MOVE-01), direction and sight, as far as they stand in the way."""
    name = field_of(state).names[node]
    on_foot = frame.how not in OFF_FOOT
    climbed = on_foot and node in climbs_in_reach(state, character, frame.points)
    if climbed and not makes_room(state, character, node):
        yield Denial("BG-CLIMB-09", {"at": name, "occupant": pushed_from(state, character, node)[0].id})
        return
    if not climbed and (blocked := blocked_destination(state, character, node)):
        yield blocked
        return
    if not on_foot:
        ahead = frame.ahead is True
        if frame.how == "cross":
            yield Denial("BG-MOVE-12", {"at": name})
        elif not _leaps(state, character, frame.points, straight=frame.straight, ahead=ahead) >> node & 1:
            rule = "BG-MOVEFX-10" if frame.how == "jump" else "BG-MOVEFX-06"
            yield Denial(rule, {"at": name, "hexes": frame.points})
    elif not climbed and (far := too_far(state, character, node, frame.points)):
        yield far
    elif frame.how != "move":
        rule = "BG-MOVEFX-03" if frame.how == "charge" else "BG-MOVEFX-01"
        yield Denial(rule, {"at": name, "towards": frame.goal})
    if frame.beside and not beside(state, state.characters[frame.beside]) >> node & 1:
        yield Denial(frame.source, {"at": name, "beside": frame.beside})
    if frame.mate is not UNSET and not _with_mate(state, character, frame, 1 << node):
        yield Denial(frame.source, {"at": name, "beside": frame.mate})
    if frame.los_of:
        yield from _astray(state, frame, node)


def _astray(state: State, frame: Movement, node: int) -> Iterator[Denial]:
    """BG-INT-08: neither out of the interrupted character's sight nor away from it."""
    character, interrupted = state.characters[frame.character], state.characters[frame.los_of]
    if unseen := unseen_end(state, interrupted, node):
        yield unseen
    elif interrupted.at and not _leading_to(state, character, frame) >> node & 1:
        yield Denial("BG-INT-08", {"at": field_of(state).names[node], "interrupted": interrupted.id})


def unseen_end(state: State, watcher: Character, node: int) -> Denial | None:
    """BG-INT-08: a movement in an interruption must end in line of sight of the interrupted character."""
    if watcher.at and _seen_by(state, watcher) >> node & 1:
        return None
    return Denial("BG-INT-08", {"at": field_of(state).names[node], "interrupted": watcher.id})


def leap(state: State, character: Character, *, focused: bool = False) -> Literal["", "jump", "teleport"]:
    """BG-MOVEFX-06, BG-MOVEFX-10: a card makes the Move actions of its bearer jumps or teleports."""
    facts = Facts(who=character)
    if grant(state, "teleports", facts, character):
        return "teleport"
    if focused and leaps_ahead(state, character):
        return "jump"
    return "jump" if grant(state, "jumps", facts, character) else ""


def leaps_ahead(state: State, character: Character) -> bool:
    """BG-MOVEFX-10: Move actions with Focus are jumps, but only straight along the facing."""
    return bool(grant(state, "focused_jumps_ahead", Facts(who=character), character))


def can_reach_engagement(state: State, character: Character, goal: Character, points: int) -> bool:
    """BG-OVERWATCH-05: whether one Move, be it a jump (BG-MOVEFX-10), could engage the goal."""
    near = standing_on(state, character, beside(state, goal))
    if leap(state, character, focused=character.focus):
        ahead = character.focus and leaps_ahead(state, character)
        return bool(_leaps(state, character, points, ahead=ahead) & near)
    if ways(state, character, points).all() & near:
        return True
    climbs = climbs_in_reach(state, character, points)
    return any(_climbs_to(state, character, goal, node, points - climbs[node][0]) for node in climbs)


def _climbs_to(state: State, character: Character, goal: Character, node: int, points: int) -> bool:
    """BG-CLIMB-07: whether a climb onto an occupied node engages the goal, or leads on to it.

    Beside another enemy the Move would end (BG-MOVE-04); an ally goes where the mover wants it.
    """
    found = arrangements(state, character, node)
    if meets(state, character, goal, node):
        return next(found, None) is not None
    for places in found:
        after = after_climb(state, character, node, places)
        climber = after.characters[character.id]
        if not engaged_with(after, climber) and can_reach_engagement(after, climber, goal, points):
            return True
    return False
