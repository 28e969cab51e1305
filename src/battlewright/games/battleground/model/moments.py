"""The moments at which cards and rules may answer: one type for each (BG-TIMING).

Each has the word of `names.MOMENTS` as its tag and names the character it is about (`who`). What a moment
does not know it answers with nothing, so that conditions can ask any moment.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from msgspec import UNSET, UnsetType, field

from battlewright.games.battleground.model.names import MOMENTS
from battlewright.kernel import reactions


class Moment(reactions.Moment, frozen=True):
    """Something happens to a character, or is done by it."""

    who: str

    @property
    def at(self) -> str:
        """The word content knows it by."""
        return str(type(self).__struct_config__.tag)

    @property
    def also(self) -> str:
        """A second word for it; empty for most."""
        return ""

    @property
    def names(self) -> tuple[str, ...]:
        """All words for it: the end of an activation is also the end of a turn (BG-TIMING-02)."""
        return (self.at, self.also) if self.also else (self.at,)

    @property
    def other(self) -> str:
        """The other character in it."""
        return ""

    @property
    def by(self) -> str:
        """Who caused it, where that is somebody else."""
        return ""

    @property
    def weapon(self) -> str:
        """The weapon of the attack."""
        return ""

    @property
    def distance(self) -> float:
        """How far away the target stood."""
        return 0.0

    @property
    def row(self) -> int:
        """The row of the weapon that was reached."""
        return -1

    @property
    def tests(self) -> tuple[str, ...]:
        """What the test is or counts as."""
        return ()

    @property
    def successes(self) -> int:
        """The successes so far."""
        return 0

    @property
    def faces(self) -> tuple[int, ...]:
        """The dice on the table."""
        return ()

    @property
    def caused(self) -> int:
        """Wounds."""
        return 0

    @property
    def cause(self) -> str:
        """The card or rule it came from."""
        return ""

    @property
    def place(self) -> str:
        """Where the character stood."""
        return ""

    @property
    def kind(self) -> str:
        """The kind of token."""
        return ""

    @property
    def flank(self) -> bool:
        """Whether it is a flank attack."""
        return False

    @property
    def focused(self) -> bool:
        """Whether it is a focused attack."""
        return False

    @property
    def target_out(self) -> bool:
        """Whether the target was knocked out."""
        return False

    @property
    def move_action(self) -> bool:
        """Whether a Move action ended."""
        return False


# --- turns and rounds -----------------------------------------------------------------------------


class Activated(Moment, frozen=True, tag="activated"):
    """A character was activated."""


class ActivationEnded(Moment, frozen=True, omit_defaults=False, tag="activation_ended"):
    """Its activation ends."""

    also: Literal["turn_ended"] = "turn_ended"


class InterruptionStarted(Moment, frozen=True, tag="interruption_started"):
    """A character interrupts another."""


class InterruptionEnded(Moment, frozen=True, omit_defaults=False, tag="interruption_ended"):
    """Its interruption ends."""

    also: Literal["turn_ended"] = "turn_ended"


class RoundEnded(Moment, frozen=True, tag="round_ended"):
    """The round ends; announced for every character, before Clean-Up."""


class ObjectiveCaptured(Moment, frozen=True, tag="objective_captured"):
    """A character captured an objective."""


# --- movement -------------------------------------------------------------------------------------


class MoveDeclared(Moment, frozen=True, tag="move_declared"):
    """A character is about to move; these enemies are engaged with it."""

    engaged: tuple[str, ...]


class MovementEnded(Moment, frozen=True, omit_defaults=False, tag="movement_ended"):
    """A movement ended; a silent one is not watched."""

    move_action: bool = False
    silent: bool = False


class Shoving(Moment, frozen=True, tag="shoving"):
    """A character is about to be pushed or pulled by the other."""

    other: str


# --- attacks and tests ----------------------------------------------------------------------------


class AttackDeclared(Moment, frozen=True, tag="attack_declared"):
    """A character is the target of an attack by the other."""

    other: str
    weapon: str
    flank: bool


class AttackPaid(Moment, frozen=True, tag="attack_paid"):
    """An attack is paid for and about to be rolled; a spell goes by a name of its own.

    Distance and flank are worked out only where a card answers paid attacks of every type.
    """

    other: str
    weapon: str
    also: Literal["", "spell_paid"] = ""
    from_distance: float | UnsetType = field(name="distance", default=UNSET)
    from_flank: bool | UnsetType = field(name="flank", default=UNSET)

    @property
    def distance(self) -> float:
        """How far away the target stands."""
        return 0.0 if self.from_distance is UNSET else self.from_distance

    @property
    def flank(self) -> bool:
        """Whether it is a flank attack."""
        return self.from_flank is True


class AttackOutcome(Moment, frozen=True):
    """What an attack came to."""

    other: str
    weapon: str
    successes: int
    faces: tuple[int, ...]
    focused: bool
    caused: int
    target_out: bool
    row: int
    distance: float
    flank: bool


class AttackResolved(AttackOutcome, frozen=True, tag="attack_resolved"):
    """An attack had its effect on one target."""


class AttackFinished(AttackOutcome, frozen=True, tag="attack_finished"):
    """The whole Attack action is over."""


class DefenceTest(Moment, frozen=True, omit_defaults=False, tag="defence_test"):
    """A defence test, before its dice are counted."""

    other: str
    tests: tuple[str, ...]
    successes: int
    also: Literal["testing"] = "testing"


class TestMoment(Moment, frozen=True):
    """A test at one of its steps; with the weapon, if it is an attack test."""

    __test__ = False  # not a test class, whatever pytest thinks of the name

    other: str
    tests: tuple[str, ...]
    successes: int
    weapon: str = ""


class Testing(TestMoment, frozen=True, tag="testing"):
    """A test, before its dice are counted."""


class Rolled(TestMoment, frozen=True, tag="rolled"):
    """A test with its dice on the table."""


class Tested(TestMoment, frozen=True, tag="tested"):
    """A test with its successes."""


# --- wounds ---------------------------------------------------------------------------------------


class WoundMoment(Moment, frozen=True):
    """Wounds, from whom and what; with the attack, if they come from one."""

    by: str
    caused: int
    cause: str
    other: str = ""
    weapon: str = ""
    of_successes: int | UnsetType = field(name="successes", default=UNSET)
    from_flank: bool | UnsetType = field(name="flank", default=UNSET)
    with_focus: bool | UnsetType = field(name="focused", default=UNSET)

    @property
    def successes(self) -> int:
        """The successes of the attack."""
        return 0 if self.of_successes is UNSET else self.of_successes

    @property
    def flank(self) -> bool:
        """Whether it is a flank attack."""
        return self.from_flank is True

    @property
    def focused(self) -> bool:
        """Whether it is a focused attack."""
        return self.with_focus is True


class TakingWounds(WoundMoment, frozen=True, tag="taking_wounds"):
    """A character is about to take wounds."""


class Wounded(WoundMoment, frozen=True, tag="wounded"):
    """A character has taken wounds."""


class Falling(WoundMoment, frozen=True, tag="falling"):
    """A character is about to be knocked out."""


class KnockedOut(WoundMoment, frozen=True, kw_only=True, tag="knocked_out"):
    """A character was knocked out where it stood."""

    place: str


# --- tokens, skills and cards ---------------------------------------------------------------------


class Focused(Moment, frozen=True, tag="focused"):
    """A character gained Focus."""


class Debuffing(Moment, frozen=True, tag="debuffing"):
    """A character is about to get a debuff."""

    by: str


class Buffed(Moment, frozen=True, tag="buffed"):
    """A character got a buff."""

    by: str
    token: str


class Debuffed(Moment, frozen=True, tag="debuffed"):
    """A character got a debuff."""

    by: str
    token: str


class LosingToken(Moment, frozen=True, tag="losing_token"):
    """A character is about to lose a buff or debuff."""

    kind: str


class ManaSpent(Moment, frozen=True, tag="mana_spent"):
    """The acting character spent mana."""


class SkillUsed(Moment, frozen=True, tag="skill_used"):
    """An active skill was used, on the other if it takes a target."""

    other: str


class AbilityUsed(Moment, frozen=True, tag="ability_used"):
    """The ability of a Fate card was used."""

    cause: str


class CardsTurned(Moment, frozen=True, tag="cards_turned"):
    """The chosen cards were turned over; announced for every character."""


class ManaLost(Moment, frozen=True, tag="mana_lost"):
    """A character lost or spent mana."""


class MarkRemoved(Moment, frozen=True, tag="mark_removed"):
    """A mark that the character placed leaves the battleground."""

    cause: str
    place: str


class CardPlayed(Moment, frozen=True, tag="card_played"):
    """An additional card was played."""


class CardDiscarded(Moment, frozen=True, tag="card_discarded"):
    """A Fate card was discarded for a character in the Activation phase."""


BattlegroundMoment: TypeAlias = (
    Activated
    | ActivationEnded
    | InterruptionStarted
    | InterruptionEnded
    | RoundEnded
    | ObjectiveCaptured
    | MoveDeclared
    | MovementEnded
    | Shoving
    | AttackDeclared
    | AttackPaid
    | AttackResolved
    | AttackFinished
    | DefenceTest
    | Testing
    | Rolled
    | Tested
    | TakingWounds
    | Wounded
    | Falling
    | KnockedOut
    | Focused
    | Debuffing
    | Buffed
    | Debuffed
    | LosingToken
    | ManaSpent
    | SkillUsed
    | AbilityUsed
    | CardsTurned
    | ManaLost
    | MarkRemoved
    | CardPlayed
    | CardDiscarded
)

RULES_ONLY = {"move_declared"}  # answered by rules, never by cards
SECOND_NAMES = {"turn_ended", "spell_paid"}  # moments that go by two names
assert {str(kind.__struct_config__.tag) for kind in get_args(BattlegroundMoment)} | SECOND_NAMES == (
    MOMENTS | RULES_ONLY
)
