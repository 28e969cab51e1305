"""Models that others move: pushes, pulls and swaps (BG-MOVEFX-12 to 20)."""

from __future__ import annotations

from typing import assert_never

from msgspec import UNSET

from battlewright.games.battleground.library import field_of
from battlewright.games.battleground.model import moments
from battlewright.games.battleground.model.events import Shoved, ShovePrevented, Swapped
from battlewright.games.battleground.model.frames import Shoving, Swapping
from battlewright.games.battleground.model.moments import MovementEnded
from battlewright.games.battleground.model.options import Face
from battlewright.games.battleground.model.state import Character, State
from battlewright.games.battleground.procedures.moments import announce, awaited
from battlewright.games.battleground.procedures.movement import declare_departure
from battlewright.games.battleground.rules.facts import Facts
from battlewright.games.battleground.rules.massive import swap_fits
from battlewright.games.battleground.rules.standing import grant
from battlewright.games.battleground.rules.table import is_massive, node_of, nodes_of, occupied
from battlewright.kernel.decisions import Decision
from battlewright.kernel.events import emit
from battlewright.kernel.frames import pop
from battlewright.kernel.options import Option
from battlewright.space.hexes import Hex, directions_along, neighbour, steps

# --- push and pull --------------------------------------------------------------------------------


def shoving_advance(state: State, frame: Shoving) -> None:
    """BG-MOVEFX-12 to 18: one straight line, stopped by terrain, models and the edge of the board.

    Nothing is announced, so nobody can interrupt it (BG-MOVEFX-18), and nobody turns (BG-MOVE-06).
    """
    character = state.characters[frame.character]
    if character.out or not character.at:
        pop(state)
        return
    unmoved = "BG-BIG-17" if is_massive(state, character) else _held(state, character)
    if unmoved:
        pop(state)
        emit(state, ShovePrevented(character=frame.character, rules=(unmoved,)))
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


def _held(state: State, character: Character) -> str:
    """The effect that keeps a character where it is, or nothing."""
    return grant(state, "not_shoved", Facts(who=character), character)


def _is_watched(state: State, frame: Shoving) -> bool:
    """BG-MOVEFX-18: nobody can interrupt a push or pull, unless the card behind it says so."""
    pusher = state.characters[frame.by]
    return bool(grant(state, "watched_shoves", Facts(who=pusher), pusher))


def _middle(state: State, frame: Shoving) -> Hex:
    """BG-MOVEFX-14, BG-AREA-03: what one is pushed from or pulled to: the pusher, or the hex aimed at."""
    field = field_of(state)
    if frame.around is not UNSET:
        return field.places[field.nodes[frame.around]]
    return field.places[nodes_of(state, state.characters[frame.by])[0]]


def _shove_directions(state: State, frame: Shoving) -> tuple[int, ...]:
    """BG-MOVEFX-14: along the line that connects the two; the pusher chooses between equals."""
    field = field_of(state)
    pusher = _middle(state, frame)
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
    else:
        emit(state, ShovePrevented(character=character.id, rules=("BG-MOVEFX-13", "BG-MOVEFX-15")))


def _comes_nearer(state: State, frame: Shoving, step: int) -> bool:
    """BG-MOVEFX-14: a pull leads towards the one who pulls, never past it."""
    field = field_of(state)
    puller = _middle(state, frame)
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
            declare_departure(state, first, partner=second.id)
        case "second":
            frame.step = "swap"
            declare_departure(state, second, partner=first.id)
        case "swap":
            first.at, second.at = second.at, first.at
            emit(state, Swapped(first=first.id, second=second.id, rules=("BG-MOVEFX-19", frame.source)))
            pop(state)
        case step:
            assert_never(step)
