"""When a change of a number holds (`When`)."""

from __future__ import annotations

from typing import NamedTuple

from battlewright.games.heroscape.library import board_of
from battlewright.games.heroscape.model.cards import When
from battlewright.games.heroscape.model.ids import RAGING, StartNote
from battlewright.games.heroscape.model.state import Figure, State
from battlewright.games.heroscape.rules.beginnings import far_at_start
from battlewright.games.heroscape.rules.engagement import (
    adjacent,
    base_of,
    distance,
    engaged,
    height_of,
    neighbours,
    spaces_of,
)
from battlewright.games.heroscape.rules.filters import card_fits, fits, named_by, stands_on
from battlewright.games.heroscape.rules.table import copies, in_play, turn_of


class Clash(NamedTuple):
    """An attack as one side of it sees it: who is on the other side, and what kind of attack it is."""

    other: Figure | None
    kind: str  # normal, special
    attacking: bool
    adjacent: bool | None = None  # if not by where the two figures stand


def holds_when(
    state: State, figure: Figure, when: When, clash: Clash | None, source: Figure | None = None
) -> bool:
    """Whether everything that is asked for holds.

    `source` is the figure whose power it is, if not the one it helps: markers and armies are its own.
    """
    return (
        _clash(state, figure, when, clash)
        and _place(state, figure, when)
        and _deeds(state, figure, when, clash)
        and _army(state, source or figure, when)
    )


def _clash(state: State, figure: Figure, when: When, clash: Clash | None) -> bool:
    other = clash.other if clash else None
    if when.attack and (clash is None or clash.kind != when.attack):
        return False
    if when.adjacent is not None:
        if clash is None:
            return False
        near = clash.adjacent
        if near is None:
            near = other is not None and adjacent(state, figure, other)
        if near != when.adjacent:
            return False
    if when.other is not None and (
        other is None or not fits(state, figure.seat, other, when.other, named_by(state, figure))
    ):
        return False
    if when.height and (other is None or base_of(state, figure) <= base_of(state, other)):
        return False
    if when.within and (other is None or distance(state, figure, other) > when.within):
        return False
    if when.levels and (other is None or not _level(state, figure, other, when.levels)):
        return False
    return when.other_beside is None or (other is not None and _other_beside(state, figure, other, when))


def _level(state: State, figure: Figure, other: Figure, levels: int) -> bool:
    base, theirs = base_of(state, figure), base_of(state, other)
    return base - levels <= theirs <= base + height_of(state, figure) + levels


def _other_beside(state: State, figure: Figure, other: Figure, when: When) -> bool:
    assert when.other_beside is not None
    wanted = when.other_beside
    found = sum(
        near.id != figure.id and fits(state, figure.seat, near, wanted) for near in neighbours(state, other)
    )
    return found >= when.other_beside_least


def _place(state: State, figure: Figure, when: When) -> bool:
    if when.terrain and not stands_on(state, figure, when.terrain):
        return False
    if when.engaged is not None and engaged(state, figure) != when.engaged:
        return False
    if figure.wounds < when.least_wounds:
        return False
    if when.beside is not None:
        wanted = when.beside
        if not any(fits(state, figure.seat, near, wanted) for near in neighbours(state, figure)):
            return False
    return not when.beside_obstacle or beside_obstacle(state, figure, when.beside_obstacle)


def beside_obstacle(state: State, figure: Figure, kinds: tuple[str, ...]) -> bool:
    """Whether an obstacle of one of these kinds stands on a neighbouring space."""
    board = board_of(state)
    near = {n for space in spaces_of(state, figure) for n in board.hex_neighbours(space)}
    return any(
        obstacle.kind in kinds and obstacle.id not in state.gone and not near.isdisjoint(obstacle.spaces)
        for obstacle in board.obstacles.values()
    )


def _deeds(state: State, figure: Figure, when: When, clash: Clash | None) -> bool:
    turn = turn_of(state)
    other = clash.other if clash else None
    if when.moved is not None and (turn is not None and turn.steps.get(figure.id, 0) > 0) != when.moved:
        return False
    if when.card_moved is not None and (turn is not None and any(turn.steps.values())) != when.card_moved:
        return False
    if when.same_target:
        if turn is None or other is None:
            return False
        if not any(a != figure.id and t == other.id for a, t in turn.attacking):
            return False
    return _start(state, figure, when, other)


def _start(state: State, figure: Figure, when: When, other: Figure | None) -> bool:
    asked = (when.started_engaged, when.started_adjacent, when.started_beside)
    if all(question is None for question in asked) and not (when.started_terrain or when.started_far):
        return True
    turn = turn_of(state)
    if turn is None or figure.id not in turn.start:
        return False
    before = turn.start[figure.id]
    if when.started_terrain and not any(StartNote.on(name) in before for name in when.started_terrain):
        return False
    if when.started_engaged is not None and (StartNote.ENGAGED in before) != when.started_engaged:
        return False
    if when.started_adjacent is not None and (
        other is None or (StartNote.beside(other.id) in before) != when.started_adjacent
    ):
        return False
    if when.started_far and (other is None or not far_at_start(state, turn, figure, other, when.started_far)):
        return False
    if when.started_beside is not None:
        ids = StartNote.neighbours(before)
        wanted = when.started_beside
        return any(i in state.figures and fits(state, figure.seat, state.figures[i], wanted) for i in ids)
    return True


def _army(state: State, figure: Figure, when: When) -> bool:
    seat = figure.seat
    if when.whole_army is not None and not all(
        card_fits(state, seat, card, when.whole_army) for card in in_play(state, seat)
    ):
        return False
    if when.markers_on is not None:
        wanted = when.markers_on
        marked = [card for card in in_play(state, seat) if card.markers or card.shown]
        if not marked or not all(card_fits(state, seat, card, wanted) for card in marked):
            return False
    mine = copies(state, seat, figure.unit)
    if when.marker_here and not any(card.markers or card.shown for card in mine):
        return False
    if when.raging and not any(card.tokens.get(RAGING) == state.round for card in mine):
        return False
    return not when.hidden_here or any(len(card.markers) == when.hidden_here for card in mine)
