"""More than one attack, and special attacks (HS-SPECIAL-02)."""

from __future__ import annotations

from msgspec import Struct

from battlewright.games.heroscape.model.cards.special import (
    Aim,
    Area,
    Consequence,
    Defence,
    DicePer,
    Repeat,
    Team,
    Usage,
)
from battlewright.games.heroscape.model.cards.whom import When


class Attacks(Struct, frozen=True, tag="attacks", tag_field="kind", forbid_unknown_fields=True):
    """More than one normal attack in the attack step: `count` in all.

    `different`: each against another figure. `adjacent`: only with adjacent targets. `all_adjacent`:
    any or all adjacent figures, once each. `fewer_per_wound`: one fewer per wound on it (at least 1).
    Only while `when` holds.
    """

    count: int = 2
    different: bool = False
    adjacent: bool = False
    all_adjacent: bool = False
    fewer_per_wound: bool = False
    when: When = When()


class SpecialAttack(Struct, frozen=True, tag="special-attack", tag_field="kind", forbid_unknown_fields=True):
    """A special attack, used instead of the figure's normal attack (HS-SPECIAL-02).

    Range and dice, and the parts that most special attacks do without: see `special.py`.
    """

    range: int
    dice: int
    more_dice: DicePer | None = None
    other_dice: dict[str, int] = {}  # size of the target -> dice instead
    choose_dice: tuple[int, ...] = ()  # the attacker chooses the number of dice each time
    aim: Aim = Aim()
    area: Area | None = None
    repeat: Repeat | None = None
    usage: Usage = Usage()
    team: Team | None = None
    defence: Defence = Defence()
    then: Consequence | None = None
    fire: bool = False  # a fire attack (HSV-FIRE-01)
