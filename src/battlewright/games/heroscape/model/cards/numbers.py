"""Numbers that change, and lasting qualities of figures."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from battlewright.games.heroscape.model.cards.whom import Filter, Per, Reach, When

Stat: TypeAlias = Literal[
    "move",
    "range",
    "attack",
    "defence",
    "foe-defence",  # defence dice of whoever this figure attacks
    "foe-attack",  # attack dice of whoever attacks this figure
    "auto-skulls",
    "auto-shields",
    "skull-value",  # each skull counts so many more
    "shield-value",
    "crest-skulls",  # each blank of its attack dice, then a crest, is so many skulls
    "crest-shields",  # the same of its defence dice
    "reroll",  # defence dice without a shield are rolled once more
    "leap",  # levels of the leaps of the power named by `of_power`
    "swipe",  # dice of its leaving engagement attacks
    "initiative",
    "d20",  # rolls for the power named by `of_power`
]


class Modify(Struct, frozen=True, tag="modify", tag_field="kind", forbid_unknown_fields=True):
    """A number changes: `stat` by `amount` (times `per`, at most `most`) while `when` holds.

    With `whom` it is an aura: it changes the number of every *other* figure that fits `whom` and lies
    within `reach` of this figure (with `self_too` its own as well), and does not add up with the same
    power of another copy on another card of the same name unless `stacks`.
    """

    stat: Stat
    amount: int = 1
    per: Per = ""
    of: Filter | None = None
    reach: Reach | None = None
    most: int = 0
    when: When = When()
    whom: Filter | None = None
    self_too: bool = False
    stacks: bool = True
    of_power: str = ""  # for d20 and leap: slug of the power that is changed ("*": any)
    none: bool = False  # the number becomes 0 instead (defence dice on water …)


class Trait(Struct, frozen=True, tag="trait", tag_field="kind", forbid_unknown_fields=True):
    """A lasting quality of the figures of the card.

    `flying`, `stealth-flying` (no swipes at take-off), `ghost-walk` (passes through figures),
    `disengage` (no swipes), `slither` (water does not stop it), `lava-proof`, `climb` (counts as
    `value` times its height for climbing and falling), `climb-plus` (height + `value`), `no-ranged`
    (normal attacks on it only from adjacent spaces, while `when` holds), `easy-ground` (the terrains of
    `terrain` cost 1), `pins` (enemies of `whom` adjacent to it cannot move or be moved), `taunts` (enemies
    adjacent to it that attack must attack it), `no-rebirth` (cannot be brought back by other cards),
    `immobile`, `spares-chosen` (may not attack the card named at the start), `halts` (figures of `whom`
    stop wherever they enter a space within `value` spaces in its sight, and nobody passes one that stands
    there), `freezes` (on water or ice: its spaces and water beside them on their level are ice).
    """

    trait: Literal[
        "flying",
        "stealth-flying",
        "ghost-walk",
        "disengage",
        "slither",
        "lava-proof",
        "climb",
        "climb-plus",
        "no-ranged",
        "easy-ground",
        "pins",
        "taunts",
        "no-rebirth",
        "immobile",
        "spares-chosen",
        "halts",
        "freezes",
    ]
    value: int = 0
    when: When = When()
    whom: Filter = Filter(side="enemy")
    terrain: tuple[str, ...] = ()
