"""What special attacks are made of: dice, aim, usage, team, defence, area, repeats, what follows.

A new kind of area is a Struct in `Area` and a module in `rules/areas`; a new consequence is a Struct in
`Consequence` and a module in `procedures/consequences`; a new repeat is a case of `procedures/repeats.py`.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from battlewright.games.heroscape.model.cards.whom import Filter, Per, Reach


class DicePer(Struct, frozen=True, forbid_unknown_fields=True):
    """One more die for each of what is counted, at most `most`."""

    per: Per
    of: Filter | None = None
    reach: Reach | None = None
    most: int = 0


class Aim(Struct, frozen=True, forbid_unknown_fields=True):
    """What a special attack may be aimed at."""

    targets: Filter = Filter(side="enemy")
    objects: bool = True
    not_adjacent: bool = False  # only at non-adjacent targets
    sight: bool = True
    lob: int = 0  # thrown over things: the target's base at most so many levels higher
    levels: int = 0  # the target's base at most so many levels higher or lower
    started_apart: bool = False  # only at targets that were not adjacent when the turn began


class Usage(Struct, frozen=True, forbid_unknown_fields=True):
    """When a special attack may be used."""

    unmoved: bool = False  # only by a figure that has not moved this turn
    moved: bool = False  # only by a figure that has moved this turn
    once: bool = False  # once per game; a squad uses it together in one turn
    unengaged: bool = False  # only by a figure that is not engaged
    moved_most: int = 0  # only by a figure that has moved at most so many spaces this turn
    not_after: str = ""  # not by a figure that moved in the way of this power, which changed its attack


class Team(Struct, frozen=True, forbid_unknown_fields=True):
    """Several figures of the card make it as one attack.

    `cluster`: mutually adjacent and unengaged, on one level. `engaged`: all engaged with the target.
    """

    figures: int
    how: Literal["cluster", "engaged"]
    last_attack: bool = False  # no other figure of the card attacks after it


class Defence(Struct, frozen=True, forbid_unknown_fields=True):
    """How the defence against a special attack differs."""

    none: bool = False  # no defence at all
    amount: int = 0  # change of the defence dice of those that fit `of`
    of: Filter = Filter()


# --- areas: whom the same roll hits besides the target --------------------------------------------


class AdjacentArea(Struct, frozen=True, tag="adjacent", tag_field="shape", forbid_unknown_fields=True):
    """Everybody adjacent to the target."""

    hits: Filter = Filter()
    hits_self: bool = False  # the attacker may be hit too


class ChosenArea(Struct, frozen=True, tag="chosen", tag_field="shape", forbid_unknown_fields=True):
    """Up to `count` others within `reach` of the target, as the attacker chooses."""

    count: int
    reach: Reach = Reach(adjacent=True)
    hits: Filter = Filter()


class SharedArea(Struct, frozen=True, tag="shared", tag_field="shape", forbid_unknown_fields=True):
    """Everybody adjacent to both target and attacker."""

    hits: Filter = Filter()


class AroundArea(Struct, frozen=True, tag="around", tag_field="shape", forbid_unknown_fields=True):
    """No target: everybody adjacent to the attacker."""

    hits: Filter = Filter()


class LineArea(Struct, frozen=True, tag="line", tag_field="shape", forbid_unknown_fields=True):
    """No target: everybody on a straight line of `range` spaces from the attacker."""

    hits: Filter = Filter()


class BeyondArea(Struct, frozen=True, tag="beyond", tag_field="shape", forbid_unknown_fields=True):
    """Everybody on a straight line of `spaces` spaces that starts at the target."""

    spaces: int


Area: TypeAlias = AdjacentArea | ChosenArea | SharedArea | AroundArea | LineArea | BeyondArea


# --- repeats: when the attack is made again -------------------------------------------------------


class Several(Struct, frozen=True, tag="several", tag_field="kind", forbid_unknown_fields=True):
    """So many attacks; `different`: each against another figure."""

    count: int
    different: bool = False


class Pool(Struct, frozen=True, tag="pool", tag_field="kind", forbid_unknown_fields=True):
    """So many dice to spend, in attacks of as many dice as the attacker chooses (`choose_dice`)."""

    dice: int


class Again(Struct, frozen=True, tag="again", tag_field="kind", forbid_unknown_fields=True):
    """Another attack after each one that came to this."""

    after: Literal["wounded", "destroyed", "two-skulls", "all-skulls"]


class Reload(Struct, frozen=True, tag="reload", tag_field="kind", forbid_unknown_fields=True):
    """Another attack each time a die shows its crest."""


class Jump(Struct, frozen=True, tag="jump", tag_field="kind", forbid_unknown_fields=True):
    """After a wound another attack, on somebody adjacent to the last target; each figure once."""


class Rush(Struct, frozen=True, tag="rush", tag_field="kind", forbid_unknown_fields=True):
    """After a wound it may move `spaces`, and if that ends engaged attack once more, with `dice`."""

    spaces: int
    dice: int


class Roaming(Struct, frozen=True, tag="roaming", tag_field="kind", forbid_unknown_fields=True):
    """Up to `count` attacks on different figures in the course of a move of `spaces`."""

    count: int
    spaces: int


Repeat: TypeAlias = Several | Pool | Again | Reload | Jump | Rush | Roaming


# --- consequences: what follows the attack --------------------------------------------------------


class Venom(Struct, frozen=True, tag="venom", tag_field="do", forbid_unknown_fields=True):
    """After a wound a d20: `wounds_from` gives one more wound and rolls again, `destroys_from` destroys."""

    wounds_from: int = 10
    destroys_from: int = 20


class TakeMarker(Struct, frozen=True, tag="take-marker", tag_field="do", forbid_unknown_fields=True):
    """The card of a wounded target loses a random hidden order marker."""


class Pounce(Struct, frozen=True, tag="pounce", tag_field="do", forbid_unknown_fields=True):
    """The attacker takes the space of a destroyed target, or is destroyed itself."""


Consequence: TypeAlias = Venom | TakeMarker | Pounce
