"""What happens in Heroscape, as facts with the rules behind them."""

from __future__ import annotations

from typing import ClassVar, Self

from msgspec.structs import replace

from battlewright.kernel.events import Event
from battlewright.kernel.tally import Tally


class ArmyTaken(Event, frozen=True, kw_only=True, tag="army-taken"):
    """A seat has its army (HS-DRAFT-02)."""

    seat: int
    army: str
    points: int


class CardDrafted(Event, frozen=True, kw_only=True, tag="card-drafted"):
    """A seat drafted a card (HS-DRAFT-05)."""

    seat: int
    card: str
    points: int


class ArmyComplete(Event, frozen=True, kw_only=True, tag="army-complete"):
    """A seat picks no more cards (HS-DRAFT-07)."""

    seat: int


class FigurePlaced(Event, frozen=True, kw_only=True, tag="figure-placed"):
    """A figure was put on the battlefield."""

    figure: str
    at: tuple[str, ...]
    why: str = ""


class NoRoom(Event, frozen=True, kw_only=True, tag="no-room"):
    """A figure finds no place and is left out (HS-SETUP-13)."""

    figure: str


class RoundBegan(Event, frozen=True, kw_only=True, tag="round-began"):
    """A new round."""

    round: int


class MarkersTaken(Event, frozen=True, kw_only=True, tag="markers-laid"):
    """A seat has laid its order markers: how many on which card (HS-ORDER-06)."""

    reveals: ClassVar[bool] = True  # everybody lays at once, and sees the others' cards afterwards

    seat: int
    counts: dict[str, int]


class MarkerRevealed(Event, frozen=True, kw_only=True, tag="marker-revealed"):
    """An order marker is turned over (HS-TURN-04)."""

    reveals: ClassVar[bool] = True

    seat: int
    marker: str
    card: str


class MarkersLost(Event, frozen=True, kw_only=True, tag="markers-lost"):
    """Order markers leave a card unseen (HS-ORDER-08)."""

    card: str
    count: int


class MarkersMoved(Event, frozen=True, kw_only=True, tag="markers-moved"):
    """Hidden markers were moved to other cards (HSV-REORG)."""

    seat: int
    count: int


class TurnLost(Event, frozen=True, kw_only=True, tag="turn-lost"):
    """A seat has no turn now (HS-TURN-09)."""

    reveals: ClassVar[bool] = True  # the marker that is missing was lost unseen (HS-ORDER-08)

    seat: int


class TurnBegan(Event, frozen=True, kw_only=True, tag="turn-began"):
    """A turn with an army card."""

    seat: int
    card: str
    why: str = ""


class InitiativeRolled(Event, frozen=True, kw_only=True, tag="initiative"):
    """The initiative of all seats: die, then total, and the order that follows (HS-INIT)."""

    reveals: ClassVar[bool] = True

    rolls: dict[int, int]
    totals: dict[int, Tally]
    order: tuple[int, ...] = ()


class RolledOff(Event, frozen=True, kw_only=True, tag="rolled-off"):
    """Players who use the same power at the same moment roll for who goes first (HS-SPECIAL-05)."""

    power: str
    rolls: dict[int, int]


class DiceRolled(Event, frozen=True, kw_only=True, tag="dice"):
    """Dice: combat faces are skull, shield, blank; d20 faces are numbers."""

    reveals: ClassVar[bool] = True

    why: str
    who: str = ""
    sides: int = 6
    faces: tuple[int, ...]
    tally: Tally | None = None
    again: bool = False


class Moved(Event, frozen=True, kw_only=True, tag="moved"):
    """A figure moved one step; `path` is where its leading end was and where it is now (HS-DOUBLE-02)."""

    figure: str
    path: tuple[str, ...]
    cost: int = 0
    how: str = ""


class Carried(Event, frozen=True, kw_only=True, tag="carried"):
    """A figure is carried along."""

    figure: str
    by: str


class Rotated(Event, frozen=True, kw_only=True, tag="rotated"):
    """A figure was rotated (HS-MOVE-09)."""

    figure: str
    facing: int


class Flipped(Event, frozen=True, kw_only=True, tag="flipped"):
    """A double-space figure was turned end for end; `at` is the space it looks from now (HS-DOUBLE-04)."""

    figure: str
    at: str


class LeftEngagement(Event, frozen=True, kw_only=True, tag="left-engagement"):
    """An enemy strikes at a figure that breaks away (HS-LEAVE-02)."""

    figure: str
    enemy: str
    wounds: int


class Fell(Event, frozen=True, kw_only=True, tag="fell"):
    """A figure fell (HS-FALL)."""

    figure: str
    height: int
    dice: int
    wounds: int


class LavaChecked(Event, frozen=True, kw_only=True, tag="lava"):
    """A figure in lava was checked (HS-TERRAIN-LAVA-01, HS-TERRAIN-MOLTEN-02)."""

    figure: str
    survived: bool
    molten: bool


class AttackDeclared(Event, frozen=True, kw_only=True, tag="attack-declared"):
    """An attack is declared."""

    attacker: str
    target: str
    power: str = ""
    distance: int = 1
    close: bool = True


class AttackRolled(Event, frozen=True, kw_only=True, tag="attack-rolled"):
    """The attack roll: dice with their reasons, and the skulls (HS-DICE-01)."""

    reveals: ClassVar[bool] = True

    attacker: str
    target: str
    dice: Tally
    faces: tuple[int, ...]
    skulls: int


class DefenceRolled(Event, frozen=True, kw_only=True, tag="defence-rolled"):
    """The defence roll (HS-DICE-02)."""

    reveals: ClassVar[bool] = True

    defender: str
    dice: Tally
    faces: tuple[int, ...]
    shields: int
    blocked: bool = False


class Wounded(Event, frozen=True, kw_only=True, tag="wounded"):
    """Wounds were taken (HS-WOUND-01)."""

    figure: str
    amount: int
    total: int
    life: int
    by: str = ""
    source: str = ""


class Ignored(Event, frozen=True, kw_only=True, tag="ignored"):
    """Wounds were ignored by a power."""

    figure: str
    amount: int
    source: str


class Healed(Event, frozen=True, kw_only=True, tag="healed"):
    """Wounds were removed."""

    figure: str
    amount: int
    source: str


class Destroyed(Event, frozen=True, kw_only=True, tag="destroyed"):
    """A figure or object was destroyed (HS-WOUND-02)."""

    figure: str
    at: tuple[str, ...] = ()
    by: str = ""
    source: str = ""


class Casualty(Event, frozen=True, kw_only=True, tag="casualty"):
    """A destroyed figure was laid on a copy of its card (HS-WOUND-05)."""

    figure: str
    card: str


class CardLost(Event, frozen=True, kw_only=True, tag="card-lost"):
    """A card is out of play (HS-WOUND-04)."""

    card: str


class Returned(Event, frozen=True, kw_only=True, tag="returned"):
    """A destroyed figure came back."""

    figure: str
    at: tuple[str, ...]
    source: str


class PowerUsed(Event, frozen=True, kw_only=True, tag="power-used"):
    """A power is used."""

    figure: str
    power: str
    target: str = ""


class PowerResult(Event, frozen=True, kw_only=True, tag="power-result"):
    """What the d20 of a power came to."""

    power: str
    roll: int
    total: Tally
    worked: bool


class ControlChanged(Event, frozen=True, kw_only=True, tag="control"):
    """A card changes sides."""

    card: str
    seat: int
    source: str
    for_turn: bool = False


class GroundLaid(Event, frozen=True, kw_only=True, tag="ground-laid"):
    """A power has changed the ground of a space."""

    figure: str
    at: str
    terrain: str


class GlyphRevealed(Event, frozen=True, kw_only=True, tag="glyph-revealed"):
    """A glyph is turned to its power side (HS-GLYPH-05)."""

    reveals: ClassVar[bool] = True

    at: str
    letter: str


class GlyphEntered(Event, frozen=True, kw_only=True, tag="glyph-entered"):
    """A figure stands on a glyph."""

    figure: str
    letter: str


class GlyphGone(Event, frozen=True, kw_only=True, tag="glyph-gone"):
    """A temporary glyph is used up (HS-GLYPH-09)."""

    at: str
    letter: str


class TrapSprung(Event, frozen=True, kw_only=True, tag="trap-sprung"):
    """A treasure was guarded by a trap (HS-GLYPH-02)."""

    figure: str
    letter: str
    roll: int


class TreasureTaken(Event, frozen=True, kw_only=True, tag="treasure-taken"):
    """A hero carries a treasure from now on (HS-GLYPH-02)."""

    figure: str
    letter: str
    at: str


class TreasureSpent(Event, frozen=True, kw_only=True, tag="treasure-spent"):
    """A treasure that can be used once has been used (HS-GLYPH-02)."""

    figure: str
    letter: str


class TreasureDropped(Event, frozen=True, kw_only=True, tag="treasure-dropped"):
    """The treasures of a hero that fell lie where it stood (HS-GLYPH-02)."""

    figure: str
    letter: str
    at: str


class TreasureMoved(Event, frozen=True, kw_only=True, tag="treasure-moved"):
    """A treasure was moved by magic (HS-GLYPH-02)."""

    figure: str
    letter: str
    at: str
    to_space: str


class Negated(Event, frozen=True, kw_only=True, tag="negated"):
    """A card loses its special powers."""

    card: str
    source: str


class DoorMoved(Event, frozen=True, kw_only=True, tag="door"):
    """A door was opened or closed (HS-DOOR-03)."""

    door: str
    state: str
    figure: str


class Gift(Event, frozen=True, kw_only=True, tag="gift"):
    """A card has a number changed for good, or named another."""

    card: str
    what: str
    amount: int
    source: str


class Shoved(Event, frozen=True, kw_only=True, tag="shoved"):
    """A figure was pushed (HSV-SHOVE-04)."""

    figure: str
    by: str
    path: tuple[str, ...]


class Erupted(Event, frozen=True, kw_only=True, tag="erupted"):
    """A volcano or geyser (HSV-VOLCANO, HSV-GEYSER)."""

    reveals: ClassVar[bool] = True

    what: str
    roll: int
    size: str


class Thrown(Event, frozen=True, kw_only=True, tag="thrown"):
    """A figure was thrown through the air."""

    figure: str
    path: tuple[str, ...]
    levels: int


class Hidden(Event, frozen=True, kw_only=True, tag="hidden"):
    """Figures cannot be seen for a while."""

    figures: tuple[str, ...]
    source: str


class Scored(Event, frozen=True, kw_only=True, tag="scored"):
    """A mission point, shrine, flag or gem."""

    seat: int
    what: str
    total: int


class TokenMoved(Event, frozen=True, kw_only=True, tag="token"):
    """A flag or gem was taken or dropped."""

    token: str
    by: str = ""
    at: str = ""


class PointSpent(Event, frozen=True, kw_only=True, tag="point-spent"):
    """A power point was spent or gained (HSV-POWER-02)."""

    seat: int
    card: str
    amount: int


class GameEnded(Event, frozen=True, kw_only=True, tag="game-ended"):
    """The match is over."""

    winners: tuple[int, ...]
    reason: str
    score: dict[int, int]


class MarkerLaid(Event, frozen=True, kw_only=True, tag="marker-laid"):
    """Alternating placement: a seat laid one marker (HS-ORDER-03)."""

    seat: int
    card: str = ""
    marker: str = ""

    def redacted(self) -> Self:
        """Neither which marker nor where: they are laid in a fixed order, so the one tells the other."""
        return replace(self, card="", marker="")


HeroscapeEvent = Event
