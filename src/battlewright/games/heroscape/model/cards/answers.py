"""Answers to an attack, to wounds, to one who comes near, to destruction."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from battlewright.games.heroscape.model.cards.whom import Filter, Reach, When


class Save(Struct, frozen=True, tag="save", tag_field="kind", forbid_unknown_fields=True):
    """When it (or with `whom` a figure in `reach`) would take wounds: d20 of `least` or more ignores them.

    `lethal`: only wounds that would destroy. `from_attack`: which wounds. `plus_distance`: the distance to
    the attacker is added. `spend`: a marker of the card is spent instead of rolling. `sacrifice`: an
    adjacent figure of `sacrifice` is destroyed instead. `divides`: then a destroyed figure returns.
    `may`: the player is asked before the roll. `less`: a lower roll ignores so many wounds.
    """

    least: int = 15
    whom: Filter | None = None
    reach: Reach | None = None
    lethal: bool = False
    source: Literal["any", "attack", "normal", "swipe"] = "any"
    adjacent: bool | None = None  # the attacker is / is not adjacent
    plus_distance: bool = False
    spend: int = 0  # markers per figure at the start of the game
    sacrifice: Filter | None = None
    divides: bool = False
    may: bool = False
    less: int = 0
    crests: int = 0  # instead of a d20: roll 10 crest dice, so many symbols are needed


class Counter(Struct, frozen=True, tag="counter", tag_field="kind", forbid_unknown_fields=True):
    """Counter strike: when it defends, each shield above the skulls is one wound to the attacker.

    `own`: the other way round – excess shields of the defender hurt this attacker.
    `whom`/`reach`: protects such friends as well.
    """

    when: When = When(attack="normal", adjacent=True)
    whom: Filter | None = None
    reach: Reach | None = None
    own: bool = False


class Dodge(Struct, frozen=True, tag="dodge", tag_field="kind", forbid_unknown_fields=True):
    """A single shield blocks all damage of an attack that fits `when`; `cap`: at most so many wounds."""

    when: When = When()
    cap: int = 0


class Escape(Struct, frozen=True, tag="escape", tag_field="kind", forbid_unknown_fields=True):
    """Hit by an attack (1+ skulls): on d20 `least` no damage, and a move of `spaces` away from enemies."""

    least: int = 12
    spaces: int = 4
    normal: bool = True  # only against normal attacks
    plus_on: dict[str, int] = {}


class Strike(Struct, frozen=True, tag="strike", tag_field="kind", forbid_unknown_fields=True):
    """When an enemy of `whom` moves adjacent: d20 `least` gives it one wound."""

    least: int
    whom: Filter = Filter(side="enemy", size=("small", "medium"))
    plus_on: dict[str, int] = {}


class Scatter(Struct, frozen=True, tag="scatter", tag_field="kind", forbid_unknown_fields=True):
    """After one of them defended against (or with `on_loss` was destroyed by) an enemy's normal attack,
    `count` of them may move `spaces`."""

    count: int = 2
    spaces: int = 4
    on_loss: bool = False
    swipes: bool = True
    hides: bool = False  # unengaged ones cannot be seen for the rest of that turn


class Overkill(Struct, frozen=True, tag="all-skulls", tag_field="kind", forbid_unknown_fields=True):
    """If every attack die shows a skull: the target cannot defend (`destroys`: and is destroyed)."""

    whom: Filter = Filter()
    destroys: bool = False


class Spirit(Struct, frozen=True, tag="spirit", tag_field="kind", forbid_unknown_fields=True):
    """When destroyed it is laid on a unique army card of its player, whose number rises for good."""

    stat: Literal["attack", "defence", "move"]
    amount: int = 1
    optional: bool = False


class Drain(Struct, frozen=True, tag="drain", tag_field="kind", forbid_unknown_fields=True):
    """Each time it destroys a figure it heals."""

    amount: int = 1


class Rise(Struct, frozen=True, tag="rise", tag_field="kind", forbid_unknown_fields=True):
    """When it destroys such an enemy, a destroyed figure of its card takes the place."""

    whom: Filter


class Smoke(Struct, frozen=True, tag="smoke", tag_field="kind", forbid_unknown_fields=True):
    """Targeted by a non-adjacent normal attack: d20 `least` hides it and the friends beside it this turn."""

    least: int


class DyingBlow(Struct, frozen=True, tag="dying-blow", tag_field="kind", forbid_unknown_fields=True):
    """Destroyed by an enemy's normal attack: `dice` are rolled, each skull wounds an adjacent figure."""

    dice: int
