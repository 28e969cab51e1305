"""Active volcanoes and geysers (HSV-VOLCANO, HSV-GEYSER)."""

from __future__ import annotations

from battlewright.games.heroscape.board import Board
from battlewright.games.heroscape.board import sight as volume
from battlewright.games.heroscape.board.places import STEPS
from battlewright.games.heroscape.library import board_of, switch
from battlewright.games.heroscape.model import events
from battlewright.games.heroscape.model.frames import Attack, EndRound, Falling
from battlewright.games.heroscape.model.state import Figure, State
from battlewright.games.heroscape.procedures.changes import emit, faces_of, roll_d20, set_down
from battlewright.games.heroscape.rules.engagement import spaces_of
from battlewright.games.heroscape.rules.routes import Position
from battlewright.games.heroscape.rules.sight import bearing, body, missing
from battlewright.games.heroscape.rules.standing import fits_on
from battlewright.games.heroscape.rules.table import initiative_order, occupants, on_board
from battlewright.kernel.frames import push

Hex = tuple[int, int]


def _threshold(state: State, name: str) -> int:
    """HSV-VOLCANO-02, HSV-GEYSER-01: from which result there is a small eruption."""
    return 15 if switch(state, name) == "from_15" else 12


def _area(state: State, mark: str, terrain: str) -> list[int]:
    """The declared area: the marked spaces, else all of the terrain."""
    board = board_of(state)
    return list(board.marks.get(mark, ())) or [s.index for s in board.spaces if s.terrain == terrain]


def _by_initiative(state: State, figures: list[Figure]) -> list[str]:
    order = initiative_order(state)
    return [f.id for f in sorted(figures, key=lambda f: (order.index(f.seat), f.id))]


# --- volcano --------------------------------------------------------------------------------------


def volcano(state: State, frame: EndRound) -> bool:
    """HSV-VOLCANO-01: roll for the volcano; everyone in reach defends separately. True when it is done."""
    area = _area(state, "volcano", "molten-lava")
    if switch(state, "v_volcano") == "off" or not area:
        return True
    if frame.inside != "volcano":
        frame.inside = "volcano"
        roll_d20(state, "volcano", None, rules=("HSV-VOLCANO-01",))
        return False
    if isinstance(state.reply, list):
        frame.roll = faces_of(state)[0]
        state.reply = None
        small = frame.roll >= _threshold(state, "v_volcano")
        size = "great" if frame.roll == 20 else "small" if small else "none"
        rules = ("HSV-VOLCANO-02", "HSV-VOLCANO-03", "HSV-VOLCANO-04")
        emit(state, events.Erupted(what="volcano", roll=frame.roll, size=size, rules=rules))
        frame.queue = [] if size == "none" else _seen_from(state, area, 8 if size == "great" else 4)
    frame.queue = [name for name in frame.queue if state.figures[name].place == "board"]
    if not frame.queue:
        return True
    figure = state.figures[frame.queue.pop(0)]
    board = board_of(state)
    near = min(area, key=lambda s: min(board.distance(s, f) for f in spaces_of(state, figure)))
    push(
        state,
        Attack(
            attacker=figure.id,
            target=figure.id,
            origin="HSV-VOLCANO-01",
            dice=3 if frame.roll == 20 else 1,
            origin_base=board.spaces[near].level,
            origin_height=1,
            beside_origin=[],
        ),
    )
    return False


def _seen_from(state: State, area: list[int], spaces: int) -> list[str]:
    """HSV-VOLCANO-03, HSV-VOLCANO-04: figures within range and clear sight of the volcano."""
    board = board_of(state)
    found = []
    for figure in on_board(state):
        near = min(area, key=lambda s: min(board.distance(s, f) for f in spaces_of(state, figure)))
        if min(board.distance(near, f) for f in spaces_of(state, figure)) > spaces:
            continue
        vent = volume.Body("volcano", (near,), board.spaces[near].level, 1)
        others = [body(state, other) for other in on_board(state) if other.id != figure.id]
        if volume.sight(board, missing(state), others, vent, body(state, figure), clear=True).visible:
            found.append(figure)
    return _by_initiative(state, found)


# --- geyser ---------------------------------------------------------------------------------------


def geyser(state: State, frame: EndRound) -> bool:
    """HSV-GEYSER-01: roll for the geyser; everyone on it is thrown. True when it is done."""
    area = _area(state, "geyser", "water")
    if switch(state, "v_geyser") == "off" or not area:
        return True
    if frame.inside not in ("geyser", "height"):
        frame.inside = "geyser"
        roll_d20(state, "geyser", None, rules=("HSV-GEYSER-01",))
        return False
    if frame.inside == "geyser" and isinstance(state.reply, list):
        _erupt(state, frame, area)
    if frame.inside == "height" and frame.current:
        if frame.seat < -1:
            return False
        _throw(state, frame, area)
        return False
    frame.queue = [name for name in frame.queue if state.figures[name].place == "board"]
    if not frame.queue:
        return True
    _next_thrown(state, frame, area)
    return False


def _erupt(state: State, frame: EndRound, area: list[int]) -> None:
    frame.roll = faces_of(state)[0]
    state.reply = None
    small = frame.roll >= _threshold(state, "v_geyser")
    size = "great" if frame.roll == 20 else "small" if small else "none"
    emit(state, events.Erupted(what="geyser", roll=frame.roll, size=size, rules=("HSV-GEYSER-01",)))
    inside = set(area)
    there = [f for f in on_board(state) if inside & set(spaces_of(state, f))]
    frame.queue = [] if size == "none" else _by_initiative(state, there)


def _next_thrown(state: State, frame: EndRound, area: list[int]) -> None:
    frame.current = frame.queue.pop(0)
    frame.inside = "height"
    frame.seat = _away(state, state.figures[frame.current], area)
    roll_d20(state, "geyser-height", None, rules=("HSV-GEYSER-02", "HSV-GEYSER-03"))
    if frame.seat < 0:
        frame.asks = [state.figures[frame.current].seat]


def _away(state: State, figure: Figure, area: list[int]) -> int:
    """HSV-GEYSER-02: the direction away from the middle of the area.

    -1 in the exact middle (HSV-GEYSER-05).
    """
    board = board_of(state)
    middle, here = (_sum(board, spaces) for spaces in (area, spaces_of(state, figure)))
    scaled = (middle[0] * len(figure.at), middle[1] * len(figure.at))  # both as sums over the same number
    there = (here[0] * len(area), here[1] * len(area))
    return -1 if scaled == there else bearing(scaled, there)


def _sum(board: Board, spaces: list[int]) -> Hex:
    return sum(board.spaces[s].q for s in spaces), sum(board.spaces[s].r for s in spaces)


def _throw(state: State, frame: EndRound, area: list[int]) -> None:
    """HSV-GEYSER-02 to HSV-GEYSER-05: so many levels high, so many spaces far, then down."""
    figure = state.figures[frame.current]
    face = faces_of(state)[0]
    state.reply = None
    great = frame.roll == 20
    levels = face if great else max(0, face - 10)
    board = board_of(state)
    start = board.spaces[spaces_of(state, figure)[0]]
    path = flight_path(state, figure, frame.seat, 8 if great else 4, start.layer + levels)
    frame.current, frame.inside, frame.seat = "", "geyser", -1
    if not path:
        return
    landing = board.labels(path[-1])
    set_down(figure, landing)
    rules = ("HSV-GEYSER-02", "HSV-GEYSER-03", "HSV-GEYSER-05")
    flown = tuple(board.spaces[position[0]].label for position in path)
    emit(state, events.Thrown(figure=figure.id, path=flown, levels=levels, rules=rules))
    fall = levels + start.level - board.spaces[path[-1][0]].level
    if fall > 0:
        push(state, Falling(figure=figure.id, height=fall, into=landing))


def flight_path(state: State, figure: Figure, direction: int, length: int, height: int) -> list[Position]:
    """HSV-GEYSER-05: where the figure flies over until something higher or the edge; ends on a free place.

    Both halves of a double-space figure fly side by side, and both need room where it lands.
    """
    board = board_of(state)
    path: list[Position] = []
    for step in range(1, length + 1):
        tops = [_top(board, space, direction, step) for space in spaces_of(state, figure)]
        position = tuple(top for top in tops if top is not None)
        if len(position) < len(tops) or any(_rises(state, board, top) > height for top in position):
            break
        path.append(position)
    taken = {label for label, other in occupants(state).items() if other.id != figure.id}
    while path and not (taken.isdisjoint(board.labels(path[-1])) and fits_on(state, figure, path[-1])):
        path.pop()
    return path


def _top(board: Board, start: int, direction: int, steps: int) -> int | None:
    """The highest space of the hex so many steps away, if there is one."""
    dq, dr = STEPS[direction]
    number = board.hex_of.get((board.spaces[start].q + dq * steps, board.spaces[start].r + dr * steps))
    return None if number is None else board.stacks[number][-1]


def _rises(state: State, board: Board, space: int) -> int:
    """Up to which level a space and what stands on it reaches."""
    top = board.spaces[space]
    stands = top.obstacle and top.obstacle not in state.gone
    return top.level + (board.obstacles[top.obstacle].height if stands else 0)
