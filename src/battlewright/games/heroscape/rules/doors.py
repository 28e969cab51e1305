"""Who may open and shut the fortress door (HS-DOOR-03, HS-DOOR-04)."""

from __future__ import annotations

from battlewright.games.heroscape.library import board_of
from battlewright.games.heroscape.model.frames import Turn
from battlewright.games.heroscape.model.ids import Thing
from battlewright.games.heroscape.model.state import State
from battlewright.games.heroscape.rules.table import friends, occupants
from battlewright.kernel.denial import Denial


def doors_in_hand(state: State, turn: Turn) -> list[str]:
    """The doors the player whose turn it is may work now."""
    return [name for name in state.doors if door_denial(state, turn.seat, name) is None]


def door_denial(state: State, seat: int, name: str) -> Denial | None:
    """HS-DOOR-03, HS-DOOR-04, HS-DOOR-05: a friend at the control space, and nobody in the way."""
    board = board_of(state)
    door = board.doors[name]
    facts = {"door": Thing("door", name).text}
    if state.doors[name] == "destroyed":
        return Denial("HS-DOOR-05", facts)
    taken = occupants(state)
    control = board.spaces[door.control].label
    keeper = taken.get(control)
    if keeper is None:
        return Denial("HS-DOOR-03", facts | {"at": control})
    if not friends(state, keeper.seat, seat):
        return Denial("HS-DOOR-03", facts | {"at": control, "keeper": keeper.id})
    swing = (board.spaces[space].label for space in door.swing)
    blocker = next((taken[label] for label in swing if label in taken), None)
    return Denial("HS-DOOR-04", facts | {"occupant": blocker.id}) if blocker is not None else None
