"""`adjacent`, `shared`, `chosen`: figures near the target (HS-AREA-02, HS-OBJECT-05)."""

from __future__ import annotations

from collections.abc import Iterator

from battlewright.games.heroscape.library import board_of
from battlewright.games.heroscape.model.cards import (
    AdjacentArea,
    ChosenArea,
    Filter,
    Reach,
    SharedArea,
    SpecialAttack,
)
from battlewright.games.heroscape.model.state import Figure, State
from battlewright.games.heroscape.rules.areas.shape import AreaRules
from battlewright.games.heroscape.rules.engagement import adjacent, spaces_of
from battlewright.games.heroscape.rules.filters import fits, reaches
from battlewright.games.heroscape.rules.objects import object_sides
from battlewright.games.heroscape.rules.table import on_board

BESIDE = Reach(adjacent=True)


def _near(state: State, figure: Figure, target: str, hits: Filter, reach: Reach) -> Iterator[Figure]:
    """The figures that fit and are near enough to the target, the attacker among them."""
    for other in on_board(state):
        if other.id != target and fits(state, figure.seat, other, hits):
            if target in state.figures:
                if reaches(state, state.figures[target], other, reach):
                    yield other
            elif _touches(state, target, other):
                yield other


def _touches(state: State, target: str, other: Figure) -> bool:
    """HS-OBJECT-05: whether a figure stands next to an object."""
    board = board_of(state)
    sides = object_sides(state, target)
    return any(board.distance(a, b) <= 1 for a in sides for b in spaces_of(state, other))


def _adjacent(state: State, figure: Figure, target: str, special: SpecialAttack) -> list[str]:
    area = special.area
    assert isinstance(area, AdjacentArea)
    found = [other.id for other in _near(state, figure, target, area.hits, BESIDE)]
    return found if area.hits_self else [name for name in found if name != figure.id]


def _shared(state: State, figure: Figure, target: str, special: SpecialAttack) -> list[str]:
    area = special.area
    assert isinstance(area, SharedArea)
    return [
        other.id
        for other in _near(state, figure, target, area.hits, BESIDE)
        if other.id != figure.id and (target not in state.figures or adjacent(state, figure, other))
    ]


def _within(state: State, figure: Figure, target: str, special: SpecialAttack) -> list[str]:
    area = special.area
    assert isinstance(area, ChosenArea)
    near = _near(state, figure, target, area.hits, area.reach)
    return [other.id for other in near if other.id != figure.id]


def _each(state: State, figure: Figure, target: str, special: SpecialAttack) -> dict[str, list[str]]:
    return {name: [name] for name in _within(state, figure, target, special)}


def _count(special: SpecialAttack) -> int:
    assert isinstance(special.area, ChosenArea)
    return special.area.count


ADJACENT = AreaRules(_adjacent)
SHARED = AreaRules(_shared)
CHOSEN = AreaRules(_within, choices=_each, most=_count)
