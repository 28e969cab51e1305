"""Who sees whom (HS-LOS): the board's volumetric test, and what rules add to it."""

from __future__ import annotations

from battlewright.games.heroscape.board import Board
from battlewright.games.heroscape.board import sight as volume
from battlewright.games.heroscape.library import board_of, switch
from battlewright.games.heroscape.model.state import MOVING, Figure, State
from battlewright.games.heroscape.rules.engagement import adjacent, base_of, height_of, spaces_of
from battlewright.games.heroscape.rules.table import on_board, turn_of, unit
from battlewright.space.hexes import Hex


def body(state: State, figure: Figure) -> volume.Body:
    """A figure as a solid thing."""
    return volume.Body(
        figure.id,
        eyes_first(state, figure),
        base_of(state, figure),
        height_of(state, figure),
        unit(state, figure).card.head,
    )


def eyes_first(state: State, figure: Figure) -> tuple[int, ...]:
    """HS-LOS-09, HS-DOUBLE-04: the spaces under a figure, first the one it looks from.

    A double-space figure looks from its leading end, or from the other when it is flipped; one that faces a
    direction (HS-LOS-04) looks from the end that lies there.
    """
    spaces = tuple(spaces_of(state, figure))
    if len(spaces) != 2:
        return spaces
    flipped = figure.facing == 3
    if unit(state, figure).card.blind:
        front, rear = (board_of(state).spaces[space] for space in spaces)
        flipped = (figure.facing - bearing((rear.q, rear.r), (front.q, front.r))) % 6 in (2, 3, 4)
    return spaces[::-1] if flipped else spaces


def missing(state: State) -> frozenset[str]:
    """What no longer blocks: destroyed obstacles and doors that are not shut (HS-DOOR-05)."""
    return frozenset(state.gone) | {door for door, now in state.doors.items() if now != "closed"}


def concealed(state: State, figure: Figure) -> bool:
    """Whether a power keeps the figure from being seen now."""
    turn = turn_of(state)
    if turn is not None and figure.id in turn.hidden:
        return True
    return figure.hidden == MOVING or bool(figure.hidden and figure.at and figure.hidden == figure.at[0])


def crowd_of(state: State, board: Board) -> volume.Crowd:
    """All figures on the battlefield as bodies; cached by where everybody stands."""
    key = (state.content, *[(f.id, f.unit, *f.at) for f in state.figures.values() if f.at])
    found: volume.Crowd | None = board.crowds.get(key)
    if found is None:
        bodies = [body(state, other) for other in on_board(state)]
        found = board.crowds.keep(key, volume.Crowd(board, bodies))
    return found


def seen(state: State, a: Figure, b: Figure, clear: bool = False) -> bool:
    """HS-LOS-01: whether a figure sees another past everything: the answer of `look` without its reasons."""
    board = board_of(state)
    leaning = base_of(state, a) > base_of(state, b) and any(
        not board.near(label).isdisjoint(b.at) for label in a.at
    )
    return volume.sees(
        board,
        missing(state),
        crowd_of(state, board),
        body(state, a),
        body(state, b),
        clear=clear,
        lean=leaning,
        paired=switch(state, "v_plant_cover") == "on",
    )


def look(state: State, a: Figure, b: Figure, clear: bool = False) -> volume.Sighting:
    """HS-LOS-01, HS-LOS-02: what of a figure another one sees."""
    bodies = [body(state, other) for other in on_board(state) if other.id not in (a.id, b.id)]
    return volume.sight(
        board_of(state),
        missing(state),
        bodies,
        body(state, a),
        body(state, b),
        clear=clear,
        lean=True,
        paired=switch(state, "v_plant_cover") == "on",
    )


def sees(state: State, a: Figure, b: Figure) -> bool:
    """HS-LOS-01, HS-LOS-06: direct line of sight; adjacent figures always see each other."""
    if concealed(state, b):
        return False
    if adjacent(state, a, b):
        return True
    return not blind(state, a, b) and seen(state, a, b)


def clear_sight(state: State, a: Figure, b: Figure) -> bool:
    """HS-LOS-02: any part of the figure is enough."""
    if concealed(state, b):
        return False
    return adjacent(state, a, b) or seen(state, a, b) or seen(state, a, b, clear=True)


def blind(state: State, a: Figure, b: Figure) -> bool:
    """HS-LOS-04: a sculpt that hides things from itself does not see into the directions behind it."""
    hidden = unit(state, a).card.blind
    if not hidden:
        return False
    board = board_of(state)
    here, there = board.spaces[eyes_first(state, a)[0]], board.spaces[board.by_label[b.at[0]]]
    return (bearing((here.q, here.r), (there.q, there.r)) - a.facing) % 6 in hidden


def bearing(a: Hex, b: Hex) -> int:
    """The direction, 0 to 5 from east counter-clockwise, in which one hex lies from another (axial)."""
    q, r = b[0] - a[0], b[1] - a[1]
    x, y = 2 * q + r, -r  # doubled coordinates, rows upwards
    best, most = 0, None
    for number, (dx, dy) in enumerate(((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))):
        along = x * dx + 3 * y * dy
        if most is None or along > most:
            best, most = number, along
    return best
