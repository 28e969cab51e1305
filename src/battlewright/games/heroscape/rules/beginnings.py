"""How a turn began, for powers that ask: neighbours, ground, engagement, who was far away.

What is cheap is noted for each figure of the active card when its turn begins. Sight over a distance is not:
only where everybody stood is kept, for cards that ask about it, and looked at when the question comes up.
"""

from __future__ import annotations

from msgspec.structs import replace

from battlewright.games.heroscape.library import board_of
from battlewright.games.heroscape.model.cards import Action, Modify, Trait
from battlewright.games.heroscape.model.frames import Turn
from battlewright.games.heroscape.model.ids import DoorNote, StartNote, door_note
from battlewright.games.heroscape.model.state import Card, Figure, State
from battlewright.games.heroscape.rules.engagement import distance, engaged, neighbours
from battlewright.games.heroscape.rules.sight import clear_sight
from battlewright.games.heroscape.rules.table import figures_of, on_board, unit

GONE, DOORS = ":gone", ":doors"  # of `Turn.began`: what was broken, and how the doors stood


def note_beginning(state: State, turn: Turn, card: Card) -> None:
    """What the powers of a card, and those that may help it, will ask about the start of its turn."""
    if not _asks(state, card):
        return
    turn.start |= {f.id: _notes(state, f) for f in figures_of(state, card) if f.at}
    parts = unit(state, card).parts.get(Modify, [])
    if any(part.when.started_far for _, part in parts) or _flies_over(state, card):
        turn.began = {figure.id: list(figure.at) for figure in on_board(state)}
        turn.began[GONE] = list(state.gone)
        turn.began[DOORS] = [DoorNote(door, now).text for door, now in state.doors.items()]


def _notes(state: State, figure: Figure) -> list[str]:
    """Where a figure stands: neighbours, ground, engagement."""
    board = board_of(state)
    notes = [StartNote.beside(other.id) for other in neighbours(state, figure)]
    grounds = {board.spaces[board.by_label[label]].terrain for label in figure.at}
    if "swamp-water" in grounds:
        grounds.add("water")  # HS-TERRAIN-SWAMPWATER-01
    notes += [StartNote.on(terrain) for terrain in sorted(grounds)]
    if engaged(state, figure):
        notes.append(StartNote.ENGAGED)
    return notes


def _flies_over(state: State, card: Card) -> bool:
    """Whether a power of a card asks whom it has flown over."""
    return any(part.flown_over for _, part in unit(state, card).parts.get(Action, []))


def _asks(state: State, card: Card) -> bool:
    """Whether any power of a card, or one that may help it, asks how the turn began."""
    found = unit(state, card)
    if _flies_over(state, card):
        return True
    whens = [part.when for _, part in found.parts.get(Modify, [])]
    others = {f.unit: f for f in on_board(state)}.values()
    whens += [p.when for f in others for _, p in unit(state, f).parts.get(Modify, []) if p.whom is not None]
    whens += [part.when for _, part in found.parts.get(Trait, [])]
    if any(special.aim.started_apart for special in found.specials.values()):
        return True
    return any(
        w.started_far
        or w.started_terrain
        or w.started_adjacent is not None
        or w.started_engaged is not None
        or w.started_beside is not None
        for w in whens
    )


# --- far away -------------------------------------------------------------------------------------


def far_at_start(state: State, turn: Turn, figure: Figure, other: Figure, spaces: int) -> bool:
    """Whether the other figure was in clear sight at least so many spaces away when the turn began."""
    if figure.id not in turn.began or other.id not in turn.began:
        return False
    then = _at_start(state, turn)
    figure, other = then.figures[figure.id], then.figures[other.id]
    return distance(then, figure, other) >= spaces and clear_sight(then, figure, other)


def _at_start(state: State, turn: Turn) -> State:
    """A copy of the battlefield as it was when the turn began; for questions only."""
    figures = {name: _figure_at_start(figure, turn) for name, figure in state.figures.items()}
    doors = dict(door_note(text) for text in turn.began[DOORS])
    stack = [replace(f, hidden=[]) if f is turn else f for f in state.stack]  # a copy, no search
    return replace(state, figures=figures, gone=turn.began[GONE], doors=doors, stack=stack)


def _figure_at_start(figure: Figure, turn: Turn) -> Figure:
    at = turn.began.get(figure.id, [])
    return replace(figure, at=at, place="board" if at else "waiting")
