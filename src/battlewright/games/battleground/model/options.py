"""What players choose in Battleground. The text form is tag and fields: `attack trident he-man`."""

from __future__ import annotations

from typing import TypeAlias

from battlewright.games.battleground.model.ids import BattlegroundAnswer, read_answer
from battlewright.kernel import reactions
from battlewright.kernel.options import Option
from battlewright.kernel.reactions import Decline


class AddCharacter(Option, frozen=True, tag="add"):
    """Force building: take a character."""

    card: str


class Equip(Option, frozen=True, tag="equip"):
    """Force building: give a character of the Force a weapon or an item."""

    index: int
    card: str


class TakeCard(Option, frozen=True, tag="take"):
    """Deck building: put a Fate or Glory card into the deck."""

    card: str


class Dismiss(Option, frozen=True, tag="dismiss"):
    """Force building: take a character off the Force, with all it carries."""

    index: int


class Unequip(Option, frozen=True, tag="unequip"):
    """Force building: take a weapon or an item from a character."""

    index: int
    card: str


class PutBack(Option, frozen=True, tag="putback"):
    """Deck building: take a Fate or Glory card out of the deck."""

    card: str


class TakeBack(Option, frozen=True, tag="back"):
    """Force building: take the latest addition back."""


class UsePrepared(Option, frozen=True, tag="prepared"):
    """Use a prepared Force (with its deck)."""

    force: str


class Done(Option, frozen=True, tag="done"):
    """Finish what can be finished."""


class ChooseFirst(Option, frozen=True, tag="first"):
    """The winner of the roll chooses who is first player (or first team)."""

    team: int


class ChooseMap(Option, frozen=True, tag="map"):
    """Choose the battleground."""

    map: str


class ChooseZone(Option, frozen=True, tag="zone"):
    """Choose a deployment zone."""

    zone: int


class PlaceObjective(Option, frozen=True, tag="objective"):
    """Place an objective token."""

    at: str


class Deploy(Option, frozen=True, tag="deploy"):
    """Place this character of the own Force next."""

    character: str


class Face(Option, frozen=True, tag="face"):
    """Turn the model to one of the six hex edges."""

    facing: int


class Discard(Option, frozen=True, tag="discard"):
    """Preparation phase: discard these cards from hand before drawing."""

    cards: tuple[str, ...] = ()


class PlayInitiative(Option, frozen=True, tag="play"):
    """Choose a card face down."""

    card: str


class Pass(Option, frozen=True, tag="pass"):
    """Activate nobody any more this round."""


class GoFirst(Option, frozen=True, tag="go"):
    """Team Battle: team-mates with equal initiative decide who activates first."""

    seat: int


class Activate(Option, frozen=True, tag="activate"):
    """Activate this character with the revealed card."""

    character: str


class TakeBonus(Option, frozen=True, tag="bonus"):
    """Choose the bonus of a card: `ability`, `mana`, `mission` or `ap`."""

    card: str
    bonus: str


class FocusAction(Option, frozen=True, tag="focus"):
    """The Focus action."""


class MoveAction(Option, frozen=True, tag="move"):
    """The Move action; `focused` spends the Focus token for the second speed value."""

    focused: str = ""


class AttackAction(Option, frozen=True, tag="attack"):
    """An Attack action with a weapon (or `fists`) against a target."""

    weapon: str
    target: str


class SkillAction(Option, frozen=True, tag="skill"):
    """Use an active skill, on a target where it takes one."""

    skill: str
    target: str = ""


class OverwatchAction(Option, frozen=True, tag="overwatch"):
    """The Overwatch action; it ends the activation."""


class UseConsumable(Option, frozen=True, tag="use"):
    """Use a consumable item as a free action."""

    item: str


class EndTurn(Option, frozen=True, tag="end"):
    """End the activation or interruption."""


class GoTo(Option, frozen=True, tag="goto"):
    """Move to this hex; climbing onto an occupied one pushes its occupant away."""

    at: str


class Stay(Option, frozen=True, tag="stay"):
    """Move no (further)."""


class Choose(Option, frozen=True, tag="choose"):
    """Choose a character, a hex, a token or a named alternative."""

    what: str


class SpendAmount(Option, frozen=True, tag="spend"):
    """Spend this much (mana, AP or dice) on what was asked."""

    amount: int
    on: str = ""


class Reroll(Option, frozen=True, tag="reroll"):
    """Roll these dice again, given by their faces; none: keep the roll."""

    faces: tuple[int, ...] = ()


class Defend(Option, frozen=True, tag="defend"):
    """Make the defence test: `roll` as usual, `mana` or `sixes` where the attack asks, or `decline`."""

    how: str


class React(reactions.React[BattlegroundAnswer], frozen=True, tag="react"):
    """Answer a moment in this way."""

    readers = {"response": read_answer}


BattlegroundOption: TypeAlias = (
    React
    | Decline
    | AddCharacter
    | Equip
    | TakeCard
    | Dismiss
    | Unequip
    | PutBack
    | TakeBack
    | UsePrepared
    | Done
    | ChooseFirst
    | ChooseMap
    | ChooseZone
    | PlaceObjective
    | Deploy
    | Face
    | Discard
    | PlayInitiative
    | Pass
    | GoFirst
    | Activate
    | TakeBonus
    | FocusAction
    | MoveAction
    | AttackAction
    | SkillAction
    | OverwatchAction
    | UseConsumable
    | EndTurn
    | GoTo
    | Stay
    | Choose
    | SpendAmount
    | Reroll
    | Defend
)
