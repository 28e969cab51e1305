"""What a row of an action's table does."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from battlewright.games.heroscape.model.cards.whom import Filter, Reach


class Effect(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """What a row of an action's table does; see the subclasses."""


class Wound(Effect, frozen=True, tag="wound"):
    """The target takes wounds that cannot be defended (`around`: everyone adjacent to this figure)."""

    amount: int = 1
    around: bool = False


class WoundSelf(Effect, frozen=True, tag="wound-self"):
    """The figure with the power takes wounds."""

    amount: int = 1


class Destroy(Effect, frozen=True, tag="destroy"):
    """The target is destroyed."""


class DestroySelf(Effect, frozen=True, tag="destroy-self"):
    """The figure with the power is destroyed."""


class LoseFigure(Effect, frozen=True, tag="lose-figure"):
    """The player chooses one figure of the card that is destroyed."""


class Heal(Effect, frozen=True, tag="heal"):
    """Wounds are removed from the target (`all`: every one)."""

    amount: int = 1
    all: bool = False


class HealSelf(Effect, frozen=True, tag="heal-self"):
    """Wounds are removed from the figure with the power; `on` terrains give `more` instead."""

    amount: int = 1
    on: tuple[str, ...] = ()
    more: int = 0


class Control(Effect, frozen=True, tag="control"):
    """The target's card and all its figures change to this player for good; its markers go (HS-GAP-13)."""


class ControlTurn(Effect, frozen=True, tag="control-turn"):
    """This player takes one turn with the target's card; then control goes back."""


class Betray(Effect, frozen=True, tag="betray"):
    """An opponent of this player's choice gets this card: for this turn, or for good."""

    for_good: bool = False


class Weaken(Effect, frozen=True, tag="weaken"):
    """This turn the target rolls at most `dice` defence dice against attacks of this card."""

    dice: int = 0
    everyone: Filter | None = None  # instead of the target: all such figures


class Boost(Effect, frozen=True, tag="boost"):
    """This turn the figures of this card have a changed number."""

    stat: Literal["attack", "defence", "move", "range"] = "attack"
    amount: int = 1


class NoAttack(Effect, frozen=True, tag="no-attack"):
    """The figures of this card cannot attack this turn."""


class ClearMarkers(Effect, frozen=True, tag="clear-markers"):
    """Order markers leave the target's card (`one`: a random hidden one; else all).

    `ends_turn`: the turn the target acts in ends.
    """

    one: bool = False
    ends_turn: bool = False


class MoveAgain(Effect, frozen=True, tag="move-again"):
    """The figures of this card may move again (`spaces`: with that move; `up`: rise limit)."""

    spaces: int = 0
    up: int = 0


class TurnAgain(Effect, frozen=True, tag="turn-again"):
    """Another turn with this card."""


class AttackAgain(Effect, frozen=True, tag="attack-again"):
    """Another attack with this figure."""


class AttackAllAdjacent(Effect, frozen=True, tag="attack-all-adjacent"):
    """Instead of its attack it must attack every adjacent figure, friends too."""


class Summon(Effect, frozen=True, tag="summon"):
    """The target is placed on a free space adjacent to this figure, without swipes.

    `same_level`: only on this figure's level. With `whom` figures are chosen after the roll instead, `count`
    of them at most (0: one for each wound just taken); `apart`: only those that are not adjacent yet.
    """

    count: int = 1
    same_level: bool = False
    whom: Filter | None = None
    apart: bool = False


class Swap(Effect, frozen=True, tag="swap"):
    """This figure and the target change places, without swipes."""


class Throw(Effect, frozen=True, tag="throw"):
    """The target is placed on a free space within `spaces` in sight, then hurt on d20 >= `hurt_from`.

    `lower`: only on this level or lower, with a fall (and no `hurt_from` roll).
    """

    spaces: int = 4
    hurt_from: int = 0
    wounds: int = 2
    lower: bool = False


class Trample(Effect, frozen=True, tag="trample"):
    """If the target is destroyed, this figure steps onto its space and goes on with what is left of its move.

    Wherever it comes to stand the power may be used again.
    """


class LayGround(Effect, frozen=True, tag="lay-ground"):
    """A tile of `terrain` is laid under this figure; one of the `charges` of the power is spent."""

    terrain: str


class MoveOthers(Effect, frozen=True, tag="move-others"):
    """Up to `count` figures of `whom` within `reach` may move `spaces` (0: as many as came up)."""

    whom: Filter
    reach: Reach | None = None
    count: int = 1
    spaces: int = 4
    swipes: bool = True


class ReturnFigure(Effect, frozen=True, tag="return-figure"):
    """A destroyed figure of `whom` comes back on a free space adjacent to this figure (or in `reach`)."""

    whom: Filter | None = None  # None: of the same card
    reach: Reach | None = None
    same_level: bool = True


class Deploy(Effect, frozen=True, tag="deploy"):
    """Figures waiting off the battlefield are placed.

    `apart`: on any free spaces without glyph, not adjacent to each other or to any figure (The Drop).
    Otherwise within `reach` of this figure. `units`: which cards (default: this card).
    `turn`: they may take a turn at once.
    """

    apart: bool = False
    reach: Reach | None = None
    units: tuple[str, ...] = ()
    turn: bool = False


class Negate(Effect, frozen=True, tag="negate"):
    """The target's card loses its special powers for good."""


class Brace(Effect, frozen=True, tag="brace"):
    """`dice` more dice in the defence under way."""

    dice: int


class Deepen(Effect, frozen=True, tag="deepen"):
    """If the attack under way wounds its target, `amount` more wounds."""

    amount: int


class Hide(Effect, frozen=True, tag="hide"):
    """While it stays on this space it cannot be seen until its player next reveals an order marker.

    `moving`: it cannot be seen wherever it goes, and nobody swipes at it, until it attacks or the round ends.
    """

    moving: bool = False


class MoveTreasure(Effect, frozen=True, tag="move-treasure"):
    """A treasure within `spaces` on which nobody stands goes to a free space beside it on its level."""

    spaces: int = 4


class NameCard(Effect, frozen=True, tag="name-card"):
    """The player names one of their cards that fits `whom`; `as_personality` changes what it counts as."""

    whom: Filter
    as_personality: str = ""


class MarkKill(Effect, frozen=True, tag="mark-kill"):
    """An experience marker comes onto the card, up to `most`."""

    most: int = 3


class RevealX(Effect, frozen=True, tag="reveal-x"):
    """The X marker on the card is revealed; the card is `raging` for the rest of the round."""


class Transform(Effect, frozen=True, tag="transform"):
    """The target's card is of another species, class and personality for the rest of the game."""

    species: str
    unit_class: str
    personality: str


class Burst(Effect, frozen=True, tag="burst"):
    """Roll `dice`; each skull is a wound to a figure of `whom` within `reach` of the target."""

    dice: int
    whom: Filter
    reach: Reach


class ExtraDice(Effect, frozen=True, tag="extra-dice"):
    """Roll `dice` (0: one per wound inflicted) attack dice; each skull is one more wound, no defence."""

    dice: int = 0


AnyEffect: TypeAlias = (
    Wound
    | WoundSelf
    | Destroy
    | DestroySelf
    | LoseFigure
    | Heal
    | HealSelf
    | Control
    | ControlTurn
    | Betray
    | Weaken
    | Boost
    | NoAttack
    | ClearMarkers
    | MoveAgain
    | TurnAgain
    | AttackAgain
    | AttackAllAdjacent
    | Summon
    | Swap
    | Throw
    | Trample
    | LayGround
    | MoveOthers
    | ReturnFigure
    | Deploy
    | Negate
    | RevealX
    | Transform
    | Burst
    | Brace
    | Deepen
    | Hide
    | MoveTreasure
    | NameCard
    | MarkKill
    | ExtraDice
)
