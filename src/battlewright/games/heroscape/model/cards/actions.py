"""Things done at a moment of the game, on a d20 table or without."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from battlewright.games.heroscape.model.cards.effects import AnyEffect
from battlewright.games.heroscape.model.cards.whom import Filter, Per, Reach

Moment: TypeAlias = Literal[
    "game-start",
    "round-start",  # before order markers are placed
    "orders-placed",  # first round only, with `first_round`
    "revealed",  # when an order marker on the card is revealed
    "before-moving",
    "after-moving",  # after moving and before attacking
    "instead-of-attacking",
    "after-attacking",
    "after-turn",
    "after-wounding",  # after its attack has wounded the target
    "on-kill",  # after its attack has destroyed the target
    "survived",  # after its attack on a target that survived
    "attacking",  # before the dice of its normal attack are rolled
    "defending",  # hit by an attack, before the defence dice are rolled
    "defended",  # after an attack that did not wound it
    "hurt",  # after an enemy's attack that wounded it and that it survived
    "ally-revealed",  # when an order marker on the target's card is revealed
    "ally-lost",  # when the card `if_other_dies` of its player is destroyed
]


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    """One row of a d20 table: from this result on (until the next row), these effects."""

    least: int = 1
    effects: tuple[AnyEffect, ...] = ()


class Action(Struct, frozen=True, tag="action", tag_field="kind", forbid_unknown_fields=True):
    """Something done at a moment of the game.

    The player may (`mandatory`: must) use it. With `target` a figure is chosen first — or, with
    `everyone`, each figure that fits is rolled for. Then a d20 is rolled if there is more than one row
    or the row starts above 1, and the effects of the row that fits are carried out. `by_type` gives
    other tables for heroes and squad figures. `each`: every figure of the card may do it (else the card
    does it once per turn).
    """

    moment: Moment
    rows: tuple[Row, ...]
    mandatory: bool = False
    each: bool = False
    target: Filter | None = None
    reach: Reach = Reach()
    not_adjacent: bool = False
    count: int = 1  # so many different targets at most
    everyone: bool = False
    beside_any: bool = False  # everyone: adjacent to any figure of the card counts, once each
    hero_rows: tuple[Row, ...] = ()  # instead of `rows` against heroes
    engaged_with: int = 0  # the target must be engaged with so many figures of this card
    engaged_with_ally: bool = False  # … with another figure of this player
    unmoved: bool = False  # only if the figure has not moved this turn
    unengaged: bool = False  # only if the figure is not engaged
    self_too: bool = False  # the figure itself may be the target
    least_wounds: int = 0  # after-wounding: only after so many wounds
    swipes: bool = False  # after-wounding: also after its leaving engagement attack
    another: bool = False  # after an attack on an adjacent figure: the target is chosen, not the one attacked
    charges: int = 0  # so many markers lie on the card; `negate` spends one, and none is left without
    first_round: bool = False
    once: Literal["", "turn", "round", "game"] = "turn"
    d20_plus: Per = ""  # added to the roll
    of: Filter | None = None
    plus_on: dict[str, int] = {}  # terrain -> added to the roll
    crest_dice: int = 0  # instead of a d20: so many dice, a symbol on 1 of 6 … the row is the count
    marker: str = ""  # only if this order marker was revealed for the turn
    hidden_x: bool = False  # only while an X marker lies hidden on the card
    after_way: str = ""  # only if the figure moved in the way of this power, which changed its attack
    while_hidden: bool = False  # for cards whose figures wait off the battlefield
    if_other_dies: str = ""  # ally-lost: the card whose destruction it answers
    flown_over: bool = False  # the target is one that the figure may have flown over in this turn
    whole_squad: bool = False  # instead-of-attacking: instead of all attacks of the card
