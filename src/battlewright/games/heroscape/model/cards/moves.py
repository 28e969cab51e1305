"""Other ways to move, longer moves, and taking somebody along."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from battlewright.games.heroscape.model.cards.whom import Filter


class MoveMode(Struct, frozen=True, tag="move-mode", tag_field="kind", forbid_unknown_fields=True):
    """Another way to move, instead of the normal move of a figure (or `after` it).

    A leap ignores levels, water, figures and obstacles on the way; it goes at most `spaces` far and
    `up`/`down` levels high or low. A placement (`place`) needs no way at all.
    """

    spaces: int = 0
    exactly: bool = False
    up: int = 99
    down: int = 99
    place: bool = False
    same_level: bool = False
    swipes: bool = False  # leaving engagement attacks apply
    start_terrain: tuple[str, ...] = ()  # only from such a space (any half)
    terrain: tuple[str, ...] = ()  # only onto such spaces
    not_terrain: tuple[str, ...] = ()
    along_obstacle: str = ""  # from beside an obstacle of this kind to beside the same one
    beside_enemy: int = 0  # lands adjacent to an enemy that is within so many clear-sight spaces
    when: Literal["instead", "before", "after"] = "instead"
    once: bool = False  # once per game
    attack: int = 0  # change of its attack this turn


class MoveBonus(Struct, frozen=True, tag="move-bonus", tag_field="kind", forbid_unknown_fields=True):
    """An optional larger move: `amount` more, bought with a condition on how it ends or what is lost."""

    amount: int
    unengaged: bool = False  # only for a figure that starts unengaged
    ends_beside_enemy: bool = False
    no_attack: bool = False  # it cannot attack this turn


class MoveRoll(Struct, frozen=True, tag="move-roll", tag_field="kind", forbid_unknown_fields=True):
    """Before moving a d20 is rolled that sets this turn's change of move: rows of (from, change)."""

    rows: tuple[tuple[int, int], ...]


class Carry(Struct, frozen=True, tag="carry", tag_field="kind", forbid_unknown_fields=True):
    """Before moving, an adjacent unengaged friend may be picked up and set down adjacent afterwards."""

    whom: Filter = Filter(side="friendly", size=("small", "medium"), engaged=False)
