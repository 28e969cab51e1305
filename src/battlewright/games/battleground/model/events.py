"""What happens in Battleground. Each event holds facts and cites the rules or cards behind it."""

from __future__ import annotations

from typing import ClassVar, Self

from msgspec.structs import replace

from battlewright.games.battleground.model.state import UNKNOWN
from battlewright.kernel.events import Event
from battlewright.kernel.tally import Tally


class ForceFielded(Event, frozen=True, tag="force_fielded"):
    """A Force was put together."""

    seat: int
    faction: str
    characters: tuple[str, ...]
    points: int


class FirstRolled(Event, frozen=True, tag="first_rolled"):
    """Dice were rolled for the right to choose the first player."""

    reveals: ClassVar[bool] = True
    rolls: tuple[tuple[int, int], ...]  # one pair per try, by team
    winner: int


class FirstChosen(Event, frozen=True, tag="first_chosen"):
    """The first player (or team) is known, with the dice that gave the choice."""

    team: int
    rolls: tuple[tuple[int, int], ...] = ()


class MapChosen(Event, frozen=True, tag="map_chosen"):
    """The battleground was chosen."""

    map: str
    team: int


class ZoneChosen(Event, frozen=True, tag="zone_chosen"):
    """A team has its deployment zone."""

    team: int
    zone: int


class ObjectivePlaced(Event, frozen=True, tag="objective_placed"):
    """An objective token was placed."""

    team: int
    at: str


class Deployed(Event, frozen=True, tag="deployed"):
    """A character was placed on the battleground."""

    character: str
    at: str


class Turned(Event, frozen=True, tag="turned"):
    """A model was turned."""

    character: str
    facing: int


class RoundBegan(Event, frozen=True, tag="round_began"):
    """A round began."""

    round: int


class CardsDiscarded(Event, frozen=True, tag="cards_discarded"):
    """Cards went from hand to the discard pile, for everybody to see."""

    reveals: ClassVar[bool] = True
    seat: int
    cards: tuple[str, ...]


class CardsDrawn(Event, frozen=True, tag="cards_drawn"):
    """Cards were drawn; only their owner sees which."""

    reveals: ClassVar[bool] = True
    seat: int
    cards: tuple[str, ...]
    source: str = "deck"

    def redacted(self) -> Self:
        """Others learn only how many."""
        return replace(self, cards=(UNKNOWN,) * len(self.cards))


class CardsRevealed(Event, frozen=True, tag="cards_revealed"):
    """The chosen cards were turned over together."""

    reveals: ClassVar[bool] = True
    cards: dict[int, str]
    order: tuple[int, ...]


class Passed(Event, frozen=True, tag="passed"):
    """A player activates nobody any more this round."""

    seat: int


class CardLost(Event, frozen=True, tag="card_lost"):
    """A revealed card found nobody to activate and was discarded."""

    seat: int
    card: str


class Activated(Event, frozen=True, tag="activated"):
    """A character was activated with a card."""

    character: str
    card: str
    ap: int
    mana: int


class BonusTaken(Event, frozen=True, tag="bonus_taken"):
    """A bonus of a card was chosen; `extra` if the card was played additionally."""

    seat: int
    character: str
    card: str
    bonus: str
    extra: bool = False

    @property
    def reveals(self) -> bool:  # type: ignore[override]
        """A further card comes out of the hand; the first one lay open."""
        return self.extra


class ActivationEnded(Event, frozen=True, tag="activation_ended"):
    """An activation is over; AP left over are lost."""

    character: str
    ap_lost: int


class InterruptionBegan(Event, frozen=True, tag="interruption_began"):
    """A character interrupts another."""

    character: str
    interrupted: str
    kind: str


class InterruptionEnded(Event, frozen=True, tag="interruption_ended"):
    """An interruption is over; the interrupted character goes on unless it was knocked out."""

    character: str
    interrupted: str
    goes_on: bool = True


class Gained(Event, frozen=True, tag="gained"):
    """A character gained mana, AP, Focus or Overwatch."""

    character: str
    what: str
    amount: int


class Lost(Event, frozen=True, tag="lost"):
    """A character lost or spent mana, AP, Focus or Overwatch."""

    character: str
    what: str
    amount: int
    spent: bool = False
    action: str = ""  # AP: what they are spent on, `focus`, `move` or `overwatch`


class Moved(Event, frozen=True, tag="moved"):
    """A character moved along a path of hexes."""

    character: str
    how: str
    path: tuple[str, ...]
    points: int


class Shoved(Event, frozen=True, tag="shoved"):
    """A character was pushed or pulled."""

    character: str
    how: str
    path: tuple[str, ...]


class Swapped(Event, frozen=True, tag="swapped"):
    """Two characters swapped positions."""

    first: str
    second: str


class AttackDeclared(Event, frozen=True, tag="attack_declared"):
    """An attack was declared and paid for."""

    attacker: str
    target: str
    weapon: str
    cost: Tally
    mana: int
    free: bool = False


class AttackRedirected(Event, frozen=True, tag="attack_redirected"):
    """Another character takes the attack upon itself."""

    attacker: str
    target: str
    instead: str


class SpellFizzled(Event, frozen=True, tag="spell_fizzled"):
    """A spell came to nothing before it was rolled."""

    caster: str
    weapon: str


class FurtherTarget(Event, frozen=True, tag="further_target"):
    """An area attack goes on against a further character."""

    attacker: str
    target: str
    weapon: str


class Rolled(Event, frozen=True, tag="rolled"):
    """Dice were rolled for a test; the tallies say why that many and why that scope."""

    reveals: ClassVar[bool] = True
    character: str
    kind: str
    stat: str
    dice: Tally
    needed: Tally
    faces: tuple[int, ...]


class Rerolled(Event, frozen=True, tag="rerolled"):
    """Dice were rolled again, for free or for mana."""

    reveals: ClassVar[bool] = True
    character: str
    before: tuple[int, ...]
    after: tuple[int, ...]
    mana: int


class Exploded(Event, frozen=True, tag="exploded"):
    """Sixes added extra dice."""

    reveals: ClassVar[bool] = True
    character: str
    faces: tuple[int, ...]


class Tested(Event, frozen=True, tag="tested"):
    """The final count of a test."""

    __test__: ClassVar[bool] = False  # not a test class, whatever pytest thinks of the name

    character: str
    kind: str
    successes: int


class DefenceDeclined(Event, frozen=True, tag="defence_declined"):
    """A defence test was not made."""

    character: str


class AttackResolved(Event, frozen=True, tag="attack_resolved"):
    """What an attack came to: successes left and the weapon effect reached (0: none)."""

    attacker: str
    target: str
    weapon: str
    successes: int
    row: int


class SkillUsed(Event, frozen=True, tag="skill_used"):
    """An active skill was used, or a consumable."""

    character: str
    skill: str
    target: str
    ap: int
    mana: int


class PowerTriggered(Event, frozen=True, tag="power_triggered"):
    """A passive skill or lasting effect answered a moment."""

    character: str
    power: str


class LastingBegan(Event, frozen=True, tag="lasting_began"):
    """An effect that lasts began."""

    character: str
    effect: str
    until: str


class Wounded(Event, frozen=True, tag="wounded"):
    """A character took wounds."""

    character: str
    amount: int
    by: str


class WoundPrevented(Event, frozen=True, tag="wound_prevented"):
    """A wound was prevented."""

    character: str
    amount: int


class Healed(Event, frozen=True, tag="healed"):
    """Wounds were removed."""

    character: str
    amount: int


class KnockedOut(Event, frozen=True, tag="knocked_out"):
    """A character was knocked out; the opposing side scores its cost."""

    character: str
    by: str
    vp: int
    seat: int  # who scores


class TokenGiven(Event, frozen=True, tag="token_given"):
    """A buff or debuff was received."""

    character: str
    token: str


class TokenRemoved(Event, frozen=True, tag="token_removed"):
    """A buff or debuff left a character."""

    character: str
    token: str


class TokenKept(Event, frozen=True, tag="token_kept"):
    """An effect will survive the next Clean-Up."""

    character: str
    token: str


class TokenSaved(Event, frozen=True, tag="token_saved"):
    """A buff or debuff that was about to be lost stays."""

    character: str
    token: str


class TokenPrevented(Event, frozen=True, tag="token_prevented"):
    """A debuff that was about to be given was not."""

    character: str
    token: str


class ShovePrevented(Event, frozen=True, tag="shove_prevented"):
    """A character that was about to be pushed or pulled stays where it is."""

    character: str


class MarkMoved(Event, frozen=True, tag="mark_moved"):
    """A mark was moved."""

    token: str
    at: str
    goal: str


class WeaponLaidDown(Event, frozen=True, tag="weapon_laid_down"):
    """A weapon was turned face down; it cannot be used any more."""

    character: str
    weapon: str


class CardsRecovered(Event, frozen=True, tag="cards_recovered"):
    """Cards of the discard pile went back into the deck; only their owner is told which."""

    reveals: ClassVar[bool] = True
    seat: int
    cards: tuple[str, ...]
    place: str  # deck: shuffled in; top: on top

    def redacted(self) -> Self:
        """Others learn only how many."""
        return replace(self, cards=(UNKNOWN,) * len(self.cards))


class Readied(Event, frozen=True, tag="readied"):
    """A character that was activated can be activated again."""

    character: str


class DiceAdded(Event, frozen=True, tag="dice_added"):
    """A test that is about to be made gets more or fewer dice."""

    character: str
    amount: int


class WoundsPassed(Event, frozen=True, tag="wounds_passed"):
    """Wounds about to be taken go to another character."""

    character: str
    to_character: str
    amount: int


class MarkPlaced(Event, frozen=True, tag="mark_placed"):
    """A mark was placed."""

    character: str
    token: str
    at: str


class MarkRemoved(Event, frozen=True, tag="mark_removed"):
    """A mark was removed."""

    token: str
    at: str


class Rearmed(Event, frozen=True, tag="rearmed"):
    """A character changed a weapon."""

    character: str
    put_away: str
    equipped: str


class Withdrawn(Event, frozen=True, tag="withdrawn"):
    """A character left the battleground and will come back."""

    character: str


class HeldBack(Event, frozen=True, tag="held_back"):
    """A character was not deployed with the others."""

    character: str


class InitiativeChanged(Event, frozen=True, tag="initiative_changed"):
    """A revealed card has another initiative."""

    seat: int
    card: str
    initiative: int


class ObstacleRemoved(Event, frozen=True, tag="obstacle_removed"):
    """An obstacle left the battleground."""

    character: str
    hexes: tuple[str, ...]


class CardsSeen(Event, frozen=True, tag="cards_seen"):
    """A seat looked at top cards of a deck; only it sees which."""

    reveals: ClassVar[bool] = True
    seat: int
    owner: int
    cards: tuple[str, ...]

    def redacted(self) -> Self:
        """Others learn only how many."""
        return replace(self, cards=(UNKNOWN,) * len(self.cards))


class Transformed(Event, frozen=True, tag="transformed"):
    """A character became another one."""

    character: str
    old: str
    new: str


class FocusLent(Event, frozen=True, tag="focus_lent"):
    """A character lets another use its Focus token."""

    character: str
    to_character: str


class Promised(Event, frozen=True, tag="promised"):
    """The next ally activated will gain something."""

    character: str
    what: str
    amount: int


class MissionBegan(Event, frozen=True, tag="mission_began"):
    """A side mission came into play."""

    seat: int
    card: str


class MissionCompleted(Event, frozen=True, tag="mission_completed"):
    """A side mission was completed."""

    seat: int
    card: str
    vp: int


class ObjectiveCaptured(Event, frozen=True, tag="objective_captured"):
    """An objective was captured."""

    seat: int
    character: str
    at: str


class CleanedUp(Event, frozen=True, tag="cleaned_up"):
    """The round is over: characters are ready again."""

    round: int


class GameOver(Event, frozen=True, tag="game_over"):
    """The match is decided."""

    winners: tuple[int, ...]
    reason: str
    score: dict[int, int]
