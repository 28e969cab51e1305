"""What can be attacked and is no figure: doors, and trees by HSV-TREE-01 (HS-OBJECT, HS-DOOR)."""

from __future__ import annotations

from battlewright.games.heroscape.board import sight as volume
from battlewright.games.heroscape.library import board_of, switch
from battlewright.games.heroscape.model.ids import Thing, object_named
from battlewright.games.heroscape.model.state import Figure, State
from battlewright.games.heroscape.rules.engagement import engaged, engaged_with, spaces_of
from battlewright.games.heroscape.rules.sight import body, missing
from battlewright.games.heroscape.rules.table import on_board, unit
from battlewright.kernel.denial import Denial

FELLERS = {"fire", "slashing", "axe"}  # tags of cards whose figures can fell a tree (HSV-TREE-01)


def objects(state: State) -> list[str]:
    """HS-OBJECT-01: what can be attacked and is no figure: closed or open doors, trees by HSV-TREE-01."""
    found = [Thing("door", door).text for door, now in state.doors.items() if now != "destroyed"]
    if switch(state, "v_tree_objects") == "on":
        board = board_of(state)
        trees = [o.id for o in board.obstacles.values() if o.tree and o.id not in state.gone]
        found += [Thing("tree", tree).text for tree in trees]
    return found


def stands(state: State, target: str) -> bool:
    """Whether an object has not been destroyed."""
    kind, name = object_named(target)
    return state.doors.get(name) != "destroyed" if kind == "door" else name not in state.gone


def object_spaces(state: State, target: str) -> tuple[int, ...]:
    """Where an object is: its spaces, or those its leaf closes."""
    kind, name = object_named(target)
    board = board_of(state)
    return board.doors[name].inside if kind == "door" else board.obstacles[name].spaces


def object_life(state: State, target: str) -> int:
    """HS-DOOR-01, HSV-TREE-02: what an object withstands."""
    kind, name = object_named(target)
    board = board_of(state)
    return board.doors[name].life if kind == "door" else board.obstacles[name].life


def object_defence(state: State, target: str) -> int:
    """HS-DOOR-01, HSV-DOOR-01, HSV-TREE-02: its defence dice."""
    return 5 if object_named(target).kind == "door" and switch(state, "v_door_plain") == "on" else 4


def object_denial(
    state: State, attacker: Figure, target: str, reach: int, needs_sight: bool = True
) -> Denial | None:
    """HS-OBJECT-01, HS-ATTACK-03: why a figure cannot attack an object."""
    facts = {"attacker": attacker.id, "target": target}
    if engaged(state, attacker):
        return Denial("HS-ATTACK-03", facts | {"engaged": [e.id for e in engaged_with(state, attacker)]})
    if object_named(target).kind == "tree" and FELLERS.isdisjoint(unit(state, attacker).card.tags):
        return Denial("HSV-TREE-01", facts)
    away = object_distance(state, attacker, target)
    if away > max(1, reach):
        return Denial("HS-RANGE-01", facts | {"distance": away, "range": reach})
    if away > 1 and needs_sight and not sees_object(state, attacker, target):
        return Denial("HS-LOS-12", facts)
    return None


def object_distance(state: State, attacker: Figure, target: str) -> int:
    """Spaces to an object: 1 for one that stands next to the figure or on the edge of its space."""
    board = board_of(state)
    door = object_named(target).kind == "door"
    near = [
        board.distance(a, b) + int(door and a == b)
        for a in spaces_of(state, attacker)
        for b in object_sides(state, target)
    ]
    return max(1, min(near))


def object_sides(state: State, target: str) -> tuple[int, ...]:
    """The spaces from which an object is touched: of a door those on both sides."""
    spaces = object_spaces(state, target)
    kind, name = object_named(target)
    if kind != "door":
        return spaces
    board = board_of(state)
    across = [
        link.to
        for space in spaces
        for link in board.links[space]
        if link.wall is not None and link.wall.door == name
    ]
    return (*spaces, *across)


def sees_object(state: State, attacker: Figure, target: str) -> bool:
    """HS-LOS-01 for objects: any part of it is enough."""
    name = object_named(target).name
    bodies = [body(state, other) for other in on_board(state) if other.id != attacker.id]
    return volume.sight_of_object(
        board_of(state), missing(state), bodies, body(state, attacker), name
    ).visible
