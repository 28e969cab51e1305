"""What happens on Eternia. Each event holds facts and cites the rules or cards behind it."""

from __future__ import annotations

from typing import ClassVar

from battlewright.games.fields.model.card_events import (
    CardBought as CardBought,
)
from battlewright.games.fields.model.card_events import (
    CardDiscarded as CardDiscarded,
)
from battlewright.games.fields.model.card_events import (
    CardGained as CardGained,
)
from battlewright.games.fields.model.card_events import (
    Equipped as Equipped,
)
from battlewright.games.fields.model.card_events import (
    ItemUsed as ItemUsed,
)
from battlewright.games.fields.model.card_events import (
    Looked as Looked,
)
from battlewright.games.fields.model.card_events import (
    SpellCancelled as SpellCancelled,
)
from battlewright.games.fields.model.card_events import (
    SpellCast as SpellCast,
)
from battlewright.games.fields.model.card_events import (
    Stolen as Stolen,
)
from battlewright.games.fields.model.card_events import (
    Stowed as Stowed,
)
from battlewright.games.fields.model.card_events import (
    Traded as Traded,
)
from battlewright.games.fields.model.card_events import (
    VictoryCompleted as VictoryCompleted,
)
from battlewright.games.fields.model.card_events import (
    VictoryDiscarded as VictoryDiscarded,
)
from battlewright.games.fields.model.card_events import (
    VictoryRedrawn as VictoryRedrawn,
)
from battlewright.games.fields.model.card_events import (
    VictoryRevealed as VictoryRevealed,
)
from battlewright.games.fields.model.combat_events import (
    BattleCardDrawn as BattleCardDrawn,
)
from battlewright.games.fields.model.combat_events import (
    BeastEscaped as BeastEscaped,
)
from battlewright.games.fields.model.combat_events import (
    Boosted as Boosted,
)
from battlewright.games.fields.model.combat_events import (
    CardsSwapped as CardsSwapped,
)
from battlewright.games.fields.model.combat_events import (
    CombatAvoided as CombatAvoided,
)
from battlewright.games.fields.model.combat_events import (
    CombatCardDiscarded as CombatCardDiscarded,
)
from battlewright.games.fields.model.combat_events import (
    CombatCardDrawn as CombatCardDrawn,
)
from battlewright.games.fields.model.combat_events import (
    CombatCardPlayed as CombatCardPlayed,
)
from battlewright.games.fields.model.combat_events import (
    CombatDrawn as CombatDrawn,
)
from battlewright.games.fields.model.combat_events import (
    CombatRoundBegan as CombatRoundBegan,
)
from battlewright.games.fields.model.combat_events import (
    CombatWon as CombatWon,
)
from battlewright.games.fields.model.combat_events import (
    Concentrated as Concentrated,
)
from battlewright.games.fields.model.combat_events import (
    DefenderChosen as DefenderChosen,
)
from battlewright.games.fields.model.combat_events import (
    DiceAssigned as DiceAssigned,
)
from battlewright.games.fields.model.combat_events import (
    EffectCardDrawn as EffectCardDrawn,
)
from battlewright.games.fields.model.combat_events import (
    EnergyUsed as EnergyUsed,
)
from battlewright.games.fields.model.combat_events import (
    EpicBegan as EpicBegan,
)
from battlewright.games.fields.model.combat_events import (
    EpicDieRolled as EpicDieRolled,
)
from battlewright.games.fields.model.combat_events import (
    EpicEnded as EpicEnded,
)
from battlewright.games.fields.model.combat_events import (
    Fled as Fled,
)
from battlewright.games.fields.model.combat_events import (
    GridCardChanged as GridCardChanged,
)
from battlewright.games.fields.model.combat_events import (
    GridRevealed as GridRevealed,
)
from battlewright.games.fields.model.combat_events import (
    InitiativeWon as InitiativeWon,
)
from battlewright.games.fields.model.combat_events import (
    PowerRolled as PowerRolled,
)
from battlewright.games.fields.model.combat_events import (
    SoldiersSpent as SoldiersSpent,
)
from battlewright.games.fields.model.combat_events import (
    Struck as Struck,
)
from battlewright.games.fields.model.combat_events import (
    TeamPassed as TeamPassed,
)
from battlewright.games.fields.model.combat_events import (
    TimeLaid as TimeLaid,
)
from battlewright.games.fields.model.combat_events import (
    TotalsMade as TotalsMade,
)
from battlewright.games.fields.model.combat_events import (
    WeaponChosen as WeaponChosen,
)
from battlewright.games.fields.model.combat_events import (
    WildsBegan as WildsBegan,
)
from battlewright.games.fields.model.combat_events import (
    WildsEnded as WildsEnded,
)
from battlewright.games.fields.model.combat_events import (
    WildsRolled as WildsRolled,
)
from battlewright.kernel.events import Event

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

    reveals: ClassVar[bool] = True  # no hidden victory card of the other team answered, or one did
    hero: str
    area: str


class PenaltyPaid(Event, frozen=True, tag="penalty_paid"):
    """A defeated hero gave up eternium and cards."""

    hero: str
    eternium: int
    due: int


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
