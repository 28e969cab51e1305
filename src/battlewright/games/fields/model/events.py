"""What happens on Eternia. Each event holds facts and cites the rules or cards behind it."""

from __future__ import annotations

from typing import ClassVar, Self, TypeAlias

from msgspec.structs import replace

from battlewright.kernel.events import Event
from battlewright.kernel.tally import Tally

HIDDEN = "?"


class HeroDrafted(Event, frozen=True, tag="hero_drafted"):
    """A team took a hero."""

    team: int
    hero: str


class StartingTeam(Event, frozen=True, tag="starting_team"):
    """The starting team is known."""

    reveals: ClassVar[bool] = True
    team: int


class ZoneTaken(Event, frozen=True, tag="zone_taken"):
    """A team has its deployment zone."""

    team: int
    zone: str


class Deployed(Event, frozen=True, tag="deployed"):
    """A hero, soldiers or a quest marker were placed before the game."""

    team: int
    what: str
    area: str


class EterniumGivenUp(Event, frozen=True, tag="eternium_given_up"):
    """A team gave up what it did not spend before the game."""

    team: int
    amount: int


class RoundBegan(Event, frozen=True, tag="round_began"):
    """A round began, by day or by night."""

    round: int
    day: bool
    skull: int = 0


class IncomeGained(Event, frozen=True, tag="income_gained"):
    """A team gained eternium from its outposts."""

    team: int
    amount: int
    areas: tuple[str, ...] = ()


class SkullEvent(Event, frozen=True, tag="skull_event"):
    """A skull event of the scenario happened."""

    number: int


class Activated(Event, frozen=True, tag="activated"):
    """A hero was activated."""

    hero: str


class TurnEnded(Event, frozen=True, tag="turn_ended"):
    """The turn of a hero ended."""

    hero: str


class Moved(Event, frozen=True, tag="moved"):
    """A hero moved along areas."""

    hero: str
    path: tuple[str, ...]
    points: int = 0


class TowerTravelled(Event, frozen=True, tag="tower_travelled"):
    """A hero travelled from tower to tower."""

    hero: str
    source: str
    area: str


class Placed(Event, frozen=True, tag="placed"):
    """A hero was put into an area."""

    hero: str
    area: str


class Rested(Event, frozen=True, tag="rested"):
    """A hero rested."""

    hero: str


class SoldiersPlaced(Event, frozen=True, tag="soldiers_placed"):
    """Soldiers came from the supply to an area."""

    team: int
    area: str
    soldiers: int


class SoldiersMoved(Event, frozen=True, tag="soldiers_moved"):
    """Soldiers went along a path."""

    team: int
    source: str
    area: str
    soldiers: int
    surplus: int = 0


class SoldiersRemoved(Event, frozen=True, tag="soldiers_removed"):
    """Soldiers left an area for the supply."""

    team: int
    area: str
    soldiers: int


class Captured(Event, frozen=True, tag="captured"):
    """A team controls an outpost now."""

    team: int
    area: str
    hero: str = ""


class MarketOpened(Event, frozen=True, tag="market_opened"):
    """A market was opened."""

    reveals: ClassVar[bool] = True
    trader: str
    cards: tuple[str, ...]


class MarketRefilled(Event, frozen=True, tag="market_refilled"):
    """A market was filled up."""

    reveals: ClassVar[bool] = True
    trader: str
    cards: tuple[str, ...]


class MarketRefreshed(Event, frozen=True, tag="market_refreshed"):
    """All cards of a market were replaced."""

    reveals: ClassVar[bool] = True
    hero: str
    trader: str
    cards: tuple[str, ...]


class EterniumGained(Event, frozen=True, tag="eternium_gained"):
    """A team gained eternium."""

    team: int
    amount: int


class EterniumSpent(Event, frozen=True, tag="eternium_spent"):
    """A team paid or lost eternium."""

    team: int
    amount: int


class VpGained(Event, frozen=True, tag="vp_gained"):
    """A team gained victory points."""

    team: int
    amount: int
    hero: str = ""


class VpWithheld(Event, frozen=True, tag="vp_withheld"):
    """Victory points were withheld; the team takes eternium for them."""

    team: int
    amount: int
    eternium: int


class Damaged(Event, frozen=True, tag="damaged"):
    """A hero or enemy lost hit points."""

    who: str
    amount: int
    left: int


class Healed(Event, frozen=True, tag="healed"):
    """A hero or enemy was healed."""

    who: str
    amount: int
    left: int


class Survived(Event, frozen=True, tag="survived"):
    """A hero that would have fallen stands."""

    hero: str
    left: int


class Defeated(Event, frozen=True, tag="defeated"):
    """A hero was defeated."""

    hero: str
    area: str


class PenaltyPaid(Event, frozen=True, tag="penalty_paid"):
    """A defeated hero gave up eternium and cards."""

    hero: str
    eternium: int
    due: int


class CardGained(Event, frozen=True, tag="card_gained"):
    """A hero gained a card."""

    reveals: ClassVar[bool] = True
    hero: str
    card: str
    shelf: str

    def redacted(self) -> Self:
        """Others do not learn which card."""
        return replace(self, card=HIDDEN)


class CardBought(Event, frozen=True, tag="card_bought"):
    """A hero bought a card."""

    hero: str
    card: str
    price: Tally
    trader: str


class CardDiscarded(Event, frozen=True, tag="card_discarded"):
    """A card of a hero was discarded."""

    reveals: ClassVar[bool] = True
    hero: str
    card: str


class SpellCast(Event, frozen=True, tag="spell_cast"):
    """A spell was cast."""

    reveals: ClassVar[bool] = True
    hero: str
    spell: str
    by: str = ""


class SpellCancelled(Event, frozen=True, tag="spell_cancelled"):
    """A spell came to nothing."""

    spell: str
    hero: str


class ItemUsed(Event, frozen=True, tag="item_used"):
    """A consumable was used."""

    reveals: ClassVar[bool] = True
    hero: str
    card: str


class Equipped(Event, frozen=True, tag="equipped"):
    """A hero equipped a card."""

    reveals: ClassVar[bool] = True
    hero: str
    card: str


class Stowed(Event, frozen=True, tag="stowed"):
    """A hero put a card into the inventory."""

    hero: str
    card: str


class Traded(Event, frozen=True, tag="traded"):
    """A card went from one hero to another."""

    hero: str
    partner: str
    card: str
    shelf: str

    def redacted(self) -> Self:
        """Others do not learn which card."""
        return replace(self, card=HIDDEN)


class Stolen(Event, frozen=True, tag="stolen"):
    """A card was stolen."""

    reveals: ClassVar[bool] = True
    hero: str
    victim: str
    card: str
    shelf: str

    def redacted(self) -> Self:
        """Others do not learn which card."""
        return replace(self, card=HIDDEN)


class Looked(Event, frozen=True, tag="looked"):
    """A hero looked at cards of a deck."""

    reveals: ClassVar[bool] = True
    hero: str
    cards: tuple[str, ...]
    deck: str

    def redacted(self) -> Self:
        """Others learn only how many."""
        return replace(self, cards=(HIDDEN,) * len(self.cards))


class VictoryRedrawn(Event, frozen=True, tag="victory_redrawn"):
    """A team replaced victory cards in hand."""

    reveals: ClassVar[bool] = True
    team: int
    discarded: tuple[str, ...]
    cards: tuple[str, ...]

    def redacted(self) -> Self:
        """Others learn only how many; discarded victory cards lie face down."""
        hidden = (HIDDEN,) * len(self.cards)
        return replace(self, cards=hidden, discarded=(HIDDEN,) * len(self.discarded))


class VictoryRevealed(Event, frozen=True, tag="victory_revealed"):
    """A team met the primary objective of a victory card."""

    reveals: ClassVar[bool] = True
    team: int
    card: str
    vp: int


class VictoryCompleted(Event, frozen=True, tag="victory_completed"):
    """A team met the secondary objective of a victory card."""

    team: int
    card: str
    vp: int


class VictoryDiscarded(Event, frozen=True, tag="victory_discarded"):
    """A team discarded the victory cards left in its hand, face down."""

    team: int
    cards: tuple[str, ...]

    def redacted(self) -> Self:
        """Others learn only how many."""
        return replace(self, cards=(HIDDEN,) * len(self.cards))


class EpicBegan(Event, frozen=True, tag="epic_began"):
    """An epic combat began."""

    hero: str
    enemy: str
    area: str


class CombatAvoided(Event, frozen=True, tag="combat_avoided"):
    """A hero avoided an epic combat."""

    hero: str
    enemy: str


class DefenderChosen(Event, frozen=True, tag="defender_chosen"):
    """A team chose the hero who fights."""

    hero: str
    enemy: str


class CombatRoundBegan(Event, frozen=True, tag="combat_round_began"):
    """A combat round began."""

    number: int
    hero: str
    enemy: str


class WeaponChosen(Event, frozen=True, tag="weapon_chosen"):
    """A hero chose a weapon."""

    hero: str
    weapon: str


class CombatCardDrawn(Event, frozen=True, tag="combat_card_drawn"):
    """A fighter drew combat cards."""

    reveals: ClassVar[bool] = True
    hero: str
    cards: tuple[str, ...]

    def redacted(self) -> Self:
        """Others learn only how many."""
        return replace(self, cards=(HIDDEN,) * len(self.cards))


class CombatCardPlayed(Event, frozen=True, tag="combat_card_played"):
    """A combat card was played."""

    hero: str
    card: str
    zone: str
    up: bool

    def redacted(self) -> Self:
        """Others do not learn which card."""
        return replace(self, card=HIDDEN)


class Concentrated(Event, frozen=True, tag="concentrated"):
    """A hero concentrated: a card was discarded for another."""

    reveals: ClassVar[bool] = True
    hero: str
    card: str
    left: int


class CombatCardDiscarded(Event, frozen=True, tag="combat_card_discarded"):
    """A combat card was discarded."""

    reveals: ClassVar[bool] = True
    hero: str
    card: str


class TimeLaid(Event, frozen=True, tag="time_laid"):
    """A Time card was laid beside the grid."""

    hero: str


class GridRevealed(Event, frozen=True, tag="grid_revealed"):
    """The face-down cards of a fighter were turned over."""

    reveals: ClassVar[bool] = True
    hero: str
    cards: tuple[str, ...]
    zones: tuple[str, ...]


class EnergyUsed(Event, frozen=True, tag="energy_used"):
    """The energy ability of a weapon or enemy was triggered."""

    hero: str
    ability: str


class CardsSwapped(Event, frozen=True, tag="cards_swapped"):
    """Two cards of a grid changed places."""

    hero: str
    card: str
    zone: str
    other: str
    other_zone: str


class GridCardChanged(Event, frozen=True, tag="grid_card_changed"):
    """A card of a grid was moved, turned over or discarded."""

    hero: str
    card: str
    zone: str
    how: str
    into: str = ""


class SoldiersSpent(Event, frozen=True, tag="soldiers_spent"):
    """Soldiers were removed for a fighter."""

    hero: str
    attack: int
    defense: int
    initiative: int


class TeamPassed(Event, frozen=True, tag="team_passed"):
    """A team takes no further action in this step."""

    team: int


class Boosted(Event, frozen=True, tag="boosted"):
    """A value of a fighter or foe was changed."""

    who: str
    value: str
    amount: int


class EpicDieRolled(Event, frozen=True, tag="epic_die_rolled"):
    """The epic die was rolled for an enemy."""

    reveals: ClassVar[bool] = True
    enemy: str
    face: str


class BattleCardDrawn(Event, frozen=True, tag="battle_card_drawn"):
    """A battle card sets the values of an enemy hero."""

    reveals: ClassVar[bool] = True
    enemy: str
    face: str
    card: str
    weapon: str


class EffectCardDrawn(Event, frozen=True, tag="effect_card_drawn"):
    """An effect card was drawn for an enemy hero."""

    reveals: ClassVar[bool] = True
    enemy: str
    card: str


class TotalsMade(Event, frozen=True, tag="totals_made"):
    """The totals of a fighter."""

    who: str
    attack: Tally
    defense: Tally
    initiative: Tally


class PowerRolled(Event, frozen=True, tag="power_rolled"):
    """Dice of Power were rolled for a zone."""

    reveals: ClassVar[bool] = True
    who: str
    zone: str
    dice: tuple[str, ...]
    automatic: int
    result: int


class InitiativeWon(Event, frozen=True, tag="initiative_won"):
    """A side strikes first."""

    who: str
    initiative: int
    other: int
    tie: bool = False


class Struck(Event, frozen=True, tag="struck"):
    """A side attacked."""

    who: str
    target: str
    attack: int
    defense: int
    damage: Tally


class Fled(Event, frozen=True, tag="fled"):
    """A hero fled."""

    hero: str
    area: str
    price: int


class CombatWon(Event, frozen=True, tag="combat_won"):
    """A combat was won."""

    who: str
    over: str
    reason: str


class CombatDrawn(Event, frozen=True, tag="combat_drawn"):
    """Both fighters fell: nobody won."""

    hero: str
    enemy: str


class BeastEscaped(Event, frozen=True, tag="beast_escaped"):
    """An epic beast escaped into its deck."""

    reveals: ClassVar[bool] = True
    card: str


class EpicEnded(Event, frozen=True, tag="epic_ended"):
    """An epic combat was over; the combat cards were shuffled back."""

    reveals: ClassVar[bool] = True
    hero: str
    enemy: str


class WildsBegan(Event, frozen=True, tag="wilds_began"):
    """A wilds combat began."""

    hero: str
    foe: str
    hp: int
    attack: int
    defense: int


class WildsRolled(Event, frozen=True, tag="wilds_rolled"):
    """Wilds dice were rolled."""

    reveals: ClassVar[bool] = True
    hero: str
    dice: tuple[str, ...]
    tally: Tally
    again: int = 0


class DiceAssigned(Event, frozen=True, tag="dice_assigned"):
    """Wilds dice were assigned."""

    hero: str
    defense: tuple[int, ...]
    hp: tuple[int, ...]
    attack: tuple[int, ...]


class WildsEnded(Event, frozen=True, tag="wilds_ended"):
    """A wilds combat ended."""

    hero: str
    foe: str
    won: bool


class Tamed(Event, frozen=True, tag="tamed"):
    """A hero tamed a beast."""

    hero: str
    card: str
    price: int


class Recruited(Event, frozen=True, tag="recruited"):
    """A hero recruited an ally."""

    hero: str
    card: str
    price: int


class AllySentBack(Event, frozen=True, tag="ally_sent_back"):
    """An ally was shuffled back into the encounter deck."""

    reveals: ClassVar[bool] = True
    hero: str
    card: str


class EncounterDrawn(Event, frozen=True, tag="encounter_drawn"):
    """Encounter cards were drawn."""

    reveals: ClassVar[bool] = True
    hero: str
    cards: tuple[str, ...]


class EncounterChosen(Event, frozen=True, tag="encounter_chosen"):
    """One of two encounter cards was chosen."""

    hero: str
    card: str
    under: str


class QuestBegan(Event, frozen=True, tag="quest_began"):
    """A hero went on a quest."""

    reveals: ClassVar[bool] = True
    hero: str
    area: str
    card: str = ""


class QuestEnded(Event, frozen=True, tag="quest_ended"):
    """A quest was fulfilled, or not."""

    hero: str
    card: str
    met: bool


class Checked(Event, frozen=True, tag="checked"):
    """A check was made."""

    reveals: ClassVar[bool] = True
    hero: str
    dice: tuple[str, ...]
    successes: int
    needed: int
    met: bool


class CombatCardGained(Event, frozen=True, tag="combat_card_gained"):
    """A combat card entered a deck, another left it."""

    team: int
    card: str
    removed: str


class CombatCardMissed(Event, frozen=True, tag="combat_card_missed"):
    """The supply had no such combat card."""

    team: int
    card: str


class Triggered(Event, frozen=True, tag="triggered"):
    """An ability or a rule of the scenario took effect."""

    source: str
    hero: str = ""


class MarkerPlaced(Event, frozen=True, tag="marker_placed"):
    """A quest marker or vines were put into an area."""

    what: str
    area: str


class MarkerRemoved(Event, frozen=True, tag="marker_removed"):
    """A quest marker or vines were removed."""

    what: str
    area: str


class CounterChanged(Event, frozen=True, tag="counter_changed"):
    """A counter of the scenario changed."""

    name: str
    value: int
    team: int = -1


class TokenMoved(Event, frozen=True, tag="token_moved"):
    """A token of the scenario changed hands."""

    token: str
    hero: str = ""
    area: str = ""


class BossCame(Event, frozen=True, tag="boss_came"):
    """A boss came to an area."""

    boss: str
    area: str


class EnemyMoved(Event, frozen=True, tag="enemy_moved"):
    """A hero that nobody plays moved."""

    hero: str
    area: str


class ExtraAction(Event, frozen=True, tag="extra_action"):
    """A hero has one more action."""

    hero: str


class ExtraRound(Event, frozen=True, tag="extra_round"):
    """A tie: one more night is played."""

    round: int


class DuelFought(Event, frozen=True, tag="duel_fought"):
    """A tie: two heroes fight for the last point."""

    reveals: ClassVar[bool] = True
    hero: str
    enemy: str


class GameOver(Event, frozen=True, tag="game_over"):
    """The game is over."""

    winners: tuple[int, ...]
    reason: str
    score: dict[int, int]


FieldsEvent: TypeAlias = (
    HeroDrafted
    | StartingTeam
    | ZoneTaken
    | Deployed
    | EterniumGivenUp
    | RoundBegan
    | IncomeGained
    | SkullEvent
    | Activated
    | TurnEnded
    | Moved
    | TowerTravelled
    | Placed
    | Rested
    | SoldiersPlaced
    | SoldiersMoved
    | SoldiersRemoved
    | Captured
    | MarketOpened
    | MarketRefilled
    | MarketRefreshed
    | EterniumGained
    | EterniumSpent
    | VpGained
    | VpWithheld
    | Damaged
    | Healed
    | Survived
    | Defeated
    | PenaltyPaid
    | CardGained
    | CardBought
    | CardDiscarded
    | SpellCast
    | SpellCancelled
    | ItemUsed
    | Equipped
    | Stowed
    | Traded
    | Stolen
    | Looked
    | VictoryRedrawn
    | VictoryRevealed
    | VictoryCompleted
    | VictoryDiscarded
    | EpicBegan
    | CombatAvoided
    | DefenderChosen
    | CombatRoundBegan
    | WeaponChosen
    | CombatCardDrawn
    | CombatCardPlayed
    | Concentrated
    | CombatCardDiscarded
    | TimeLaid
    | GridRevealed
    | EnergyUsed
    | CardsSwapped
    | GridCardChanged
    | SoldiersSpent
    | TeamPassed
    | Boosted
    | EpicDieRolled
    | BattleCardDrawn
    | EffectCardDrawn
    | TotalsMade
    | PowerRolled
    | InitiativeWon
    | Struck
    | Fled
    | CombatWon
    | CombatDrawn
    | BeastEscaped
    | EpicEnded
    | WildsBegan
    | WildsRolled
    | DiceAssigned
    | WildsEnded
    | Tamed
    | Recruited
    | AllySentBack
    | EncounterDrawn
    | EncounterChosen
    | QuestBegan
    | QuestEnded
    | Checked
    | CombatCardGained
    | CombatCardMissed
    | Triggered
    | MarkerPlaced
    | MarkerRemoved
    | CounterChanged
    | TokenMoved
    | BossCame
    | EnemyMoved
    | ExtraAction
    | ExtraRound
    | DuelFought
    | GameOver
)
