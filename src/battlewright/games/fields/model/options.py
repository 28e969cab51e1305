"""What players choose on Eternia. The text form is tag and fields: `move foe-castle`."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from battlewright.games.fields.model.ids import TriggerAnswer, read_answer
from battlewright.kernel import reactions
from battlewright.kernel.options import Option, OptionReader
from battlewright.kernel.reactions import Decline


class PickHero(Option, frozen=True, tag="hero"):
    """Take a hero (draft), or name one (defender, duel)."""

    hero: str


class Deploy(Option, frozen=True, tag="deploy"):
    """Skirmish: place a hero, a soldier or a quest marker."""

    what: str
    area: str


class ChooseZone(Option, frozen=True, tag="zone"):
    """Skirmish: take a deployment zone."""

    zone: str


class Activate(Option, frozen=True, tag="activate"):
    """Activate this hero."""

    hero: str


class Move(Option, frozen=True, tag="move"):
    """The Move action."""


class Ride(Option, frozen=True, tag="ride"):
    """The Outpost Movement action, where a match has it as an action of its own."""


class GoTo(Option, frozen=True, tag="goto"):
    """Move to this area, or be placed there."""

    area: str


class Stay(Option, frozen=True, tag="stay"):
    """Do not move; do not make use of what is offered."""


class FastTravel(Option, frozen=True, tag="tower"):
    """Fast Travel to this tower."""

    area: str


class Fortify(Option, frozen=True, tag="fortify"):
    """Mobilize: place so many soldiers here."""

    soldiers: int


class MoveSoldiers(Option, frozen=True, tag="march"):
    """Mobilize: move soldiers; which ones is asked next."""


class SendSoldiers(Option, frozen=True, tag="send"):
    """So many soldiers go from one outpost to another."""

    soldiers: int
    source: str
    to: str


class BraveWilds(Option, frozen=True, tag="wilds"):
    """Brave the Wilds with one card, or with two for 1 eternium."""

    cards: int


class GoOnQuest(Option, frozen=True, tag="quest"):
    """Go on a Quest."""


class Rest(Option, frozen=True, tag="rest"):
    """Rest (at night)."""


class AcquireMount(Option, frozen=True, tag="mount"):
    """Skirmish: pay 2 eternium and fight an epic beast."""


class Train(Option, frozen=True, tag="train"):
    """Skirmish: pay for a combat card."""

    card: str


class Trade(Option, frozen=True, tag="trade"):
    """Trade with this team-mate."""

    hero: str


class UseTrader(Option, frozen=True, tag="trader"):
    """Use a trader; it is the last thing of the turn."""

    trader: str


class EquipCard(Option, frozen=True, tag="equip"):
    """Equip a card of the inventory; what is in its place goes to the inventory."""

    card: str


class StowCard(Option, frozen=True, tag="stow"):
    """Put an equipped card into the inventory."""

    card: str


class Cast(Option, frozen=True, tag="cast"):
    """Cast a spell of a hero; `on` names the fighter it is cast for where that is open."""

    hero: str
    spell: str
    on: str = ""


class UseItem(Option, frozen=True, tag="use"):
    """Use a consumable."""

    card: str


class Redraw(Option, frozen=True, tag="redraw"):
    """Pay 1 eternium and replace these victory cards."""

    cards: tuple[str, ...]


class EndTurn(Option, frozen=True, tag="end"):
    """End the turn."""


class ChooseWeapon(Option, frozen=True, tag="weapon"):
    """Epic combat: fight with this weapon."""

    weapon: str


class PlayCard(Option, frozen=True, tag="play"):
    """Epic combat: play the drawn card (or one of two) into a zone."""

    card: str
    zone: str


class Concentrate(Option, frozen=True, tag="concentrate"):
    """Epic combat: discard the drawn card and draw another."""


class UseEnergy(Option, frozen=True, tag="energy"):
    """Epic combat: activate the Energy card in this zone."""

    zone: str


class UseTime(Option, frozen=True, tag="time"):
    """Epic combat: swap two cards, given by zone and card; or nothing, `stay`."""

    card: str
    zone: str
    other: str
    to: str


class RemoveSoldiers(Option, frozen=True, tag="remove"):
    """Epic combat: remove soldiers, each for one of the three values."""

    attack: int
    defense: int
    initiative: int


class Pass(Option, frozen=True, tag="pass"):
    """Take no further action in this step; buy nothing more; leave it."""


class Leave(Option, frozen=True, tag="leave"):
    """A team-mate leaves this action to the fighter."""


class Flee(Option, frozen=True, tag="flee"):
    """Pay and flee from the combat."""

    area: str


class Fight(Option, frozen=True, tag="fight"):
    """Fight on."""


class Reroll(Option, frozen=True, tag="reroll"):
    """Roll the reroll faces again, with these further dice."""

    faces: tuple[str, ...] = ()


class Keep(Option, frozen=True, tag="keep"):
    """Keep the roll as it is; take nothing."""


class Assign(Option, frozen=True, tag="assign"):
    """Wilds combat: dice to the enemy's defense, hit points and attack (1 success, 2 double)."""

    defense: tuple[int, ...] = ()
    hp: tuple[int, ...] = ()
    attack: tuple[int, ...] = ()


class Spread(Option, frozen=True, tag="spread"):
    """Soldier combat: 1 damage goes to this hero, or to a soldier."""

    to: str


class ChooseCard(Option, frozen=True, tag="card"):
    """Choose a card: to resolve, to discard, to remove, to keep."""

    card: str


class Accept(Option, frozen=True, tag="accept"):
    """Yes: recruit, tame, pay, take part."""


class Refuse(Option, frozen=True, tag="refuse"):
    """No."""


class Buy(Option, frozen=True, tag="buy"):
    """Buy a displayed card."""

    card: str
    hero: str = ""


class RefreshMarket(Option, frozen=True, tag="refresh"):
    """Pay 1 eternium for four new cards."""


class Give(Option, frozen=True, tag="give"):
    """Trade: give a card to the partner."""

    card: str


class Take(Option, frozen=True, tag="take"):
    """Trade: take a card from the partner."""

    card: str


class Done(Option, frozen=True, tag="done"):
    """Finished."""


class PayEternium(Option, frozen=True, tag="eternium"):
    """Pay the rest of a penalty in eternium."""


class Choose(Option, frozen=True, tag="choose"):
    """Choose a hero, an area, a zone, a card on a grid or a named alternative."""

    what: str


class React(reactions.React[TriggerAnswer], frozen=True, tag="react"):
    """Resolve this response now."""

    readers: ClassVar = {"response": read_answer}


FieldsOption: TypeAlias = (
    React
    | Decline
    | PickHero
    | Deploy
    | ChooseZone
    | Activate
    | Move
    | Ride
    | GoTo
    | Stay
    | FastTravel
    | Fortify
    | MoveSoldiers
    | SendSoldiers
    | BraveWilds
    | GoOnQuest
    | Rest
    | AcquireMount
    | Train
    | Trade
    | UseTrader
    | EquipCard
    | StowCard
    | Cast
    | UseItem
    | Redraw
    | EndTurn
    | ChooseWeapon
    | PlayCard
    | Concentrate
    | UseEnergy
    | UseTime
    | RemoveSoldiers
    | Pass
    | Leave
    | Flee
    | Fight
    | Reroll
    | Keep
    | Assign
    | Spread
    | ChooseCard
    | Accept
    | Refuse
    | Buy
    | RefreshMarket
    | Give
    | Take
    | Done
    | PayEternium
    | Choose
)

READER = OptionReader(FieldsOption)
