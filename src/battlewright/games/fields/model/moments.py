"""The moments at which abilities, objectives and rules of scenarios answer: one type for each.

Each has the word of `words.MOMENTS` as its tag and names the hero it happened to or who did it (`who`; empty:
nobody in particular). What a moment does not know it answers with nothing (`other`, `card`, `vs`, `attack`)
or with nobody (`before`), so that conditions can ask any moment.
"""

from __future__ import annotations

from typing import TypeAlias, get_args

from battlewright.games.fields.model.words import MOMENTS
from battlewright.kernel import reactions

EVERYBODY = ""  # the `who` of a moment that is nobody's in particular
NO_TEAM = -1


class Moment(reactions.Moment, frozen=True):
    """Something happens to a hero, or to everybody."""

    who: str

    @property
    def other(self) -> str:
        """The other hero in it."""
        return ""

    @property
    def card(self) -> str:
        """The card it is about."""
        return ""

    @property
    def vs(self) -> str:
        """What was fought: a hero, beast, boss or wild."""
        return ""

    @property
    def attack(self) -> bool:
        """Whether it came from an attack in step 6."""
        return False

    @property
    def before(self) -> int:
        """The team that controlled the area before."""
        return NO_TEAM

    @property
    def secret(self) -> bool:
        """Whether other teams do not know the card."""
        return False

    @property
    def at(self) -> str:
        """The word content knows it by."""
        return str(type(self).__struct_config__.tag)


NO_MOMENT = Moment(EVERYBODY)  # for conditions outside of any moment


# --- rounds and turns -----------------------------------------------------------------------------


class RoundStarted(Moment, frozen=True, tag="round_started"):
    """The round begins, after the skull event."""


class RoundEnded(Moment, frozen=True, tag="round_ended"):
    """All heroes have been activated."""


class TurnStarted(Moment, frozen=True, tag="turn_started"):
    """The activation of the hero begins."""


class TurnEnded(Moment, frozen=True, tag="turn_ended"):
    """The hero has no further actions."""


# --- on the map -----------------------------------------------------------------------------------


class Entered(Moment, frozen=True, tag="entered"):
    """The hero came into an area by its own movement."""

    area: str
    before: int


class Captured(Moment, frozen=True, tag="captured"):
    """The hero took an outpost that its team did not control."""

    area: str
    before: int


class LostOutpost(Moment, frozen=True, tag="lost_outpost"):
    """An outpost the hero stood in, or its team held, changed hands."""

    other: str
    area: str


class Fortified(Moment, frozen=True, tag="fortified"):
    """The hero placed soldiers with Fortify Outpost."""


class Marched(Moment, frozen=True, tag="marched"):
    """The hero moved soldiers."""


class Rested(Moment, frozen=True, tag="rested"):
    """The hero rested."""


class Bought(Moment, frozen=True, tag="bought"):
    """The hero bought a card."""

    card: str


class GainedCard(Moment, frozen=True, tag="gained_card"):
    """A card came to the hero, in whatever way."""

    card: str
    secret: bool


class Cast(Moment, frozen=True, tag="cast"):
    """The hero cast a spell."""

    card: str
    other: str = ""


class Encountered(Moment, frozen=True, tag="encountered"):
    """The hero drew an encounter card."""

    card: str


class Tamed(Moment, frozen=True, tag="tamed"):
    """The hero tamed a beast."""

    card: str


class Recruited(Moment, frozen=True, tag="recruited"):
    """The hero recruited an ally."""

    card: str


class QuestDone(Moment, frozen=True, tag="quest_done"):
    """The hero fulfilled a quest."""

    card: str


class QuestFailed(Moment, frozen=True, tag="quest_failed"):
    """The hero did not fulfil a quest."""

    card: str


# --- combat ---------------------------------------------------------------------------------------


class Threatened(Moment, frozen=True, tag="threatened"):
    """An epic combat between heroes is about to begin."""

    other: str


class CombatStarted(Moment, frozen=True, tag="combat_started"):
    """Step 2 of an epic combat, in either combat round (FE-EPIC-09)."""

    other: str


class Revealed(Moment, frozen=True, tag="revealed"):
    """Step 4 of an epic combat begins."""

    other: str


class Totalled(Moment, frozen=True, tag="totalled"):
    """Step 5 of an epic combat, before the comparison."""

    other: str


class Surprised(Moment, frozen=True, tag="surprised"):
    """The fighter loses HP for its lower initiative."""

    other: str


class Hurt(Moment, frozen=True, tag="hurt"):
    """The hero lost HP."""

    attack: bool
    other: str


class Falling(Moment, frozen=True, tag="falling"):
    """The hero would drop to 0 HP."""

    other: str


class Won(Moment, frozen=True, tag="won"):
    """The fighter won a combat, also by the flight of its opponent."""

    vs: str
    other: str = ""
    card: str = ""


class LostFight(Moment, frozen=True, tag="lost_fight"):
    """The fighter lost a combat."""

    vs: str
    other: str = ""
    card: str = ""


class Fled(Moment, frozen=True, tag="fled"):
    """The active hero fled."""

    other: str


class CombatEnded(Moment, frozen=True, tag="combat_ended"):
    """An epic combat is over."""

    vs: str
    other: str


class DefeatedEnemy(Moment, frozen=True, tag="defeated_enemy"):
    """The hero brought an enemy hero, epic beast or boss to 0 HP."""

    vs: str
    other: str = ""
    card: str = ""


class Defeated(Moment, frozen=True, tag="defeated"):
    """The hero was defeated."""

    other: str
    area: str


class Slew(Moment, frozen=True, tag="slew"):
    """The hero's team removed enemy soldiers."""

    amount: int


class WildsStarted(Moment, frozen=True, tag="wilds_started"):
    """A wilds combat begins, before the roll."""

    card: str


class Rolled(Moment, frozen=True, tag="rolled"):
    """Wilds dice were rolled."""


FieldsMoment: TypeAlias = (
    RoundStarted
    | RoundEnded
    | TurnStarted
    | TurnEnded
    | Entered
    | Captured
    | LostOutpost
    | Fortified
    | Marched
    | Rested
    | Bought
    | GainedCard
    | Cast
    | Encountered
    | Tamed
    | Recruited
    | QuestDone
    | QuestFailed
    | Threatened
    | CombatStarted
    | Revealed
    | Totalled
    | Surprised
    | Hurt
    | Falling
    | Won
    | LostFight
    | Fled
    | CombatEnded
    | DefeatedEnemy
    | Defeated
    | Slew
    | WildsStarted
    | Rolled
)

assert {str(kind.__struct_config__.tag) for kind in get_args(FieldsMoment)} == MOMENTS
