"""What a player of Heroscape may choose."""

from __future__ import annotations

from typing import TypeAlias

from battlewright.kernel.options import Option
from battlewright.kernel.reactions import Decline


class TakeArmy(Option, frozen=True, tag="army"):
    """Take a prepared army (HS-DRAFT-02)."""

    army: str


class Pick(Option, frozen=True, tag="draft"):
    """Draft a card (HS-DRAFT-05)."""

    card: str


class Complete(Option, frozen=True, tag="complete"):
    """Declare the army complete (HS-DRAFT-07)."""


class PlaceAt(Option, frozen=True, tag="place"):
    """Put a figure on these spaces, the leading one first."""

    figure: str
    at: tuple[str, ...]


class AutoPlace(Option, frozen=True, tag="auto"):
    """Let the rest of the army be set up by itself."""


class Order(Option, frozen=True, tag="order"):
    """Lay an order marker on a card (HS-ORDER-01)."""

    marker: str
    card: str


class Keep(Option, frozen=True, tag="keep"):
    """Lay no further markers, move no further ones."""


class Activate(Option, frozen=True, tag="activate"):
    """Act with this card: a bonded turn, a free choice of marker schemes; `markers` taken off for it."""

    card: str
    markers: str = ""  # how many, where the player chooses


class Skip(Option, frozen=True, tag="skip"):
    """Make no use of what is offered."""


class First(Option, frozen=True, tag="first"):
    """Whether to move or to attack first (HSV-TURN-01)."""

    what: str  # move, attack


class PickFigure(Option, frozen=True, tag="move"):
    """Move this figure next."""

    figure: str


class Carry(Option, frozen=True, tag="carry"):
    """Pick up a figure to carry along."""

    figure: str


class Go(Option, frozen=True, tag="go"):
    """Move to these spaces, the leading one first; `mode` is a power, `way` the route where it matters."""

    to: tuple[str, ...]
    mode: str = ""
    way: tuple[str, ...] = ()


class Stay(Option, frozen=True, tag="stay"):
    """Do not move."""


class Turnabout(Option, frozen=True, tag="rotate"):
    """Rotate a figure on its space (HS-MOVE-09)."""

    figure: str
    facing: int


class Flip(Option, frozen=True, tag="flip"):
    """Turn a double-space figure end for end after its move (HS-DOUBLE-04)."""

    figure: str


class WorkDoor(Option, frozen=True, tag="door"):
    """Open or close a door (HS-DOOR-03)."""

    door: str


class Strike(Option, frozen=True, tag="attack"):
    """Attack with a figure: normally, or with a special attack (`power`)."""

    figure: str
    target: str
    power: str = ""
    dice: str = ""  # how many, where the attacker chooses


class ShoveAt(Option, frozen=True, tag="shove"):
    """Shove an adjacent enemy (HSV-SHOVE-01)."""

    figure: str
    target: str


class Push(Option, frozen=True, tag="push"):
    """Push the enemy so many spaces (HSV-SHOVE-04)."""

    spaces: int


class Use(Option, frozen=True, tag="use"):
    """Use a power, with a figure where each may."""

    power: str
    figure: str = ""


class Target(Option, frozen=True, tag="target"):
    """Choose a figure, card, seat or object."""

    target: str


class Levitate(Option, frozen=True, tag="levitate"):
    """Move the treasure on a space to another."""

    at: str
    to: str


class Done(Option, frozen=True, tag="done"):
    """End this step."""


class Reroll(Option, frozen=True, tag="reroll"):
    """Spend a power point of this card (`free`: a free one) and roll again (HSV-POWER-02)."""

    card: str


class Accept(Option, frozen=True, tag="accept"):
    """Leave the roll as it is."""


HeroscapeOption: TypeAlias = (
    TakeArmy
    | Pick
    | Complete
    | PlaceAt
    | AutoPlace
    | Order
    | Keep
    | Activate
    | Skip
    | First
    | PickFigure
    | Carry
    | Go
    | Stay
    | Turnabout
    | Flip
    | WorkDoor
    | Strike
    | ShoveAt
    | Push
    | Use
    | Target
    | Done
    | Reroll
    | Accept
    | Decline
)
