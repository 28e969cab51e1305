"""What happens in combats on Eternia, epic and in the wilds; the other events are in `events.py`."""

from __future__ import annotations

from typing import ClassVar, Self

from msgspec.structs import replace

from battlewright.kernel.events import Event
from battlewright.kernel.tally import Tally

HIDDEN = "?"


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

    @property
    def reveals(self) -> bool:  # type: ignore[override]
        """FE-EPIC-13: a card laid open was drawn in secret."""
        return self.up

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
    """A Time card was laid beside the grid: drawn in secret, it lies open."""

    reveals: ClassVar[bool] = True
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
    """A battle card sets the values of an enemy hero (FE-SOLO-16)."""

    reveals: ClassVar[bool] = True
    enemy: str
    face: str
    card: str
    weapon: str
    attack: int
    defense: int
    initiative: int
    effects: int  # effect cards that follow in step 4
    energy: bool  # whether the energy ability works


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

    reveals: ClassVar[bool] = True  # no hidden victory card of the other team answered, or one did
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

    reveals: ClassVar[bool] = True  # no hidden victory card of the other team answered, or one did
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
