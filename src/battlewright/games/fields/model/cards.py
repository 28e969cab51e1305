"""The content of Fields of Eternia as records: what a card says, in data.

Everything a card does is an `Effect`: a list of instructions carried out when the card is used
(`do`), and standing parts (bonuses to numbers, grants, triggers) that hold while the card is in
force. Heroes, weapons, equipment, spells, vehicles, beasts, allies, encounters, quests, scenarios
and the solo cards are built from the same few kinds. A misspelt field, name or condition stops the
load and names the entry. The words for `to`, `when`, `per`, `what` and `on` are in `words.py`.

    [[spell]]
    id = "fireball"
    name = "Fireball"
    cost = 3
    use = ["combat"]
    origin = "authored"
    effect = { text = "The enemy loses 2 HP.", do = [{ do = "damage", amount = 2, who = "enemy" }] }

Whom an instruction concerns (`who`):
  self    the bearer: the hero with the card; for a combat spell the allied hero in the combat
  enemy   the opponent in the combat under way (in a trigger outside combat: the other of the moment)
  target  the hero chosen by the latest `pick` of the same list
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

Zone: TypeAlias = Literal["attack", "defense", "initiative"]
AnyZone: TypeAlias = Literal["", "attack", "defense", "initiative"]  # empty: the chooser picks
WeaponKind: TypeAlias = Literal["melee", "ranged", "magic"]
Trader: TypeAlias = Literal["shop", "guild", "smith"]  # equipment, spells, vehicles
Deck: TypeAlias = Literal["equipment", "spell", "vehicle"]
Who: TypeAlias = Literal["self", "enemy", "target"]
Side: TypeAlias = Literal["self", "ally", "friend", "enemy", "any"]  # friend: the hero or its team-mates
CombatKind: TypeAlias = Literal["+1", "+2", "+3", "energy", "time", "support", "power-flow"]
Difficulty: TypeAlias = Literal["easy", "medium", "advanced", "merciless"]
Origin: TypeAlias = Literal["printed", "authored"]


class Record(Struct, frozen=True, forbid_unknown_fields=True):
    """Content is read strictly: an unknown field is an error."""


# --- standing parts -------------------------------------------------------------------------------


class Bonus(Record, frozen=True, kw_only=True):
    """A standing change to a number of `words.NUMBERS`: `amount`, or `amount` for each of `per`.

    `{ to = "attack", amount = 1, when = ["weapon:melee"] }`; a vehicle's "+1*" is a bonus with a
    condition (FE-VEHICLE-04). `whose = "enemy"`: the opponent's number, as in "the enemy has -1
    defense". Prices are lowered with a negative amount.
    """

    to: str
    amount: int = 1
    per: str = ""
    cap: int | None = None  # the contribution never exceeds this
    when: tuple[str, ...] = ()
    whose: Literal["self", "enemy", "team"] = "self"  # team: also the bearer's team-mates


class Grant(Record, frozen=True, kw_only=True):
    """A standing permission or exception of `words.GRANTS`: `{ what = "flying" }`."""

    what: str
    when: tuple[str, ...] = ()


# --- instructions ---------------------------------------------------------------------------------


class Step(Record, frozen=True, tag_field="do"):
    """An instruction: something that happens at once. `when` (where it has one) makes it conditional."""


class Gain(Step, frozen=True, kw_only=True, tag="gain"):
    """The team of `who` gains eternium or VP, or the hero further uses of Concentrate this combat.

    `{ do = "gain", what = "eternium", amount = 2 }`. `reason` names a source of VP for scenarios that
    withhold some (`ScenarioCard.withheld`).
    """

    what: Literal["eternium", "vp", "concentrate"]
    amount: int = 1
    per: str = ""
    who: Who = "self"
    when: tuple[str, ...] = ()
    reason: str = ""


class Lose(Step, frozen=True, kw_only=True, tag="lose"):
    """The team of `who` loses eternium, as far as it has any; `to` self: the bearer's team takes it."""

    amount: int
    who: Who = "enemy"
    to: Literal["", "self"] = ""
    when: tuple[str, ...] = ()


class Heal(Step, frozen=True, kw_only=True, tag="heal"):
    """Remove damage: `amount` (99: all) from `who`, or from all heroes of the team (in the area)."""

    amount: int
    who: Literal["self", "enemy", "target", "friends_here", "team"] = "self"
    per: str = ""
    when: tuple[str, ...] = ()


class Damage(Step, frozen=True, kw_only=True, tag="damage"):
    """HP are lost: by the opponent, the bearer, a picked hero, all enemy heroes in the area or near it.

    Against a beast, ally or boss `enemy` is that enemy. Outside combat a hero at 0 HP is defeated as
    usual, without VP.
    """

    amount: int = 1
    per: str = ""
    who: Literal["self", "enemy", "target", "enemies_here", "friends_here"] = "enemy"
    when: tuple[str, ...] = ()


class Boost(Step, frozen=True, kw_only=True, tag="boost"):
    """Epic combat: a zone of `who` counts `amount` more (or less) in this combat round.

    `to = ""`: the bearer chooses the zone. Energy abilities that add to a zone are written with this.
    In a wilds combat `to` "attack", "defense" or "hp" with `who = "self"` changes the beast whose
    ability it is: `{ do = "boost", to = "attack", amount = 1 }`.
    """

    to: Literal["", "attack", "defense", "initiative", "hp"]
    amount: int = 1
    per: str = ""
    who: Literal["self", "enemy"] = "self"
    lasts: Literal["round", "combat"] = "round"
    when: tuple[str, ...] = ()


class Play(Step, frozen=True, kw_only=True, tag="play"):
    """Epic combat: draw a combat card and play it into a zone (`zone = ""`: of choice), face up."""

    amount: int = 1
    zone: AnyZone = ""


class Flip(Step, frozen=True, kw_only=True, tag="flip"):
    """Epic combat: turn a face-up card of `who` face down (FE-EPIC-35); the bearer chooses which."""

    who: Literal["self", "enemy"] = "enemy"
    zone: AnyZone = ""
    most: int = 3  # only cards worth at most this much


class Remove(Step, frozen=True, kw_only=True, tag="remove"):
    """Epic combat: discard a card from a grid; the bearer chooses which."""

    who: Literal["self", "enemy"] = "enemy"
    zone: AnyZone = ""
    most: int = 3


class Shift(Step, frozen=True, kw_only=True, tag="shift"):
    """Epic combat: move a card of a grid to another zone (zone limits hold); the bearer chooses."""

    who: Literal["self", "enemy"] = "self"


class SwapCards(Step, frozen=True, kw_only=True, tag="swap_cards"):
    """Epic combat: swap two own cards, as Time does (FE-DECK-07)."""


class Recharge(Step, frozen=True, kw_only=True, tag="recharge"):
    """Epic combat: a used Energy card of the bearer may be activated once more."""


class Show(Step, frozen=True, kw_only=True, tag="show"):
    """Epic combat: the opponent's face-down cards (of a zone) are turned face up at once."""

    zone: AnyZone = ""


class Strengthen(Step, frozen=True, kw_only=True, tag="strengthen"):
    """Gain a combat card from the supply by the exchange rule (FE-DECK-02).

    `card`: one kind, or "special" (Energy, Time, Support or Power Flow, of choice), or "any".
    """

    card: Literal["+1", "+2", "+3", "energy", "time", "support", "power-flow", "special", "any"]
    amount: int = 1


class Draw(Step, frozen=True, kw_only=True, tag="draw"):
    """The hero gains the top card(s) of a trader deck; limits hold. `choose` of them are looked at."""

    deck: Deck
    amount: int = 1
    look: int = 1  # look at so many, keep one, put the rest under the deck


class Shop(Step, frozen=True, kw_only=True, tag="shop"):
    """The hero may buy one displayed card of an open market now, `discount` cheaper (at least 1)."""

    trader: Trader
    discount: int = 0


class Steal(Step, frozen=True, kw_only=True, tag="steal"):
    """A random spell or inventory card of the opponent or picked hero comes to the bearer."""

    what: Literal["spell", "equipment"]
    who: Literal["enemy", "target"] = "enemy"


class Discard(Step, frozen=True, kw_only=True, tag="discard"):
    """`who` must discard a card of this kind, of its choice, if it has one."""

    what: Literal["spell", "equipment", "ally", "mount", "any"]
    who: Who = "self"


class Travel(Step, frozen=True, kw_only=True, tag="travel"):
    """The bearer (or target) may move up to `steps` areas at once, as by a Move action (combat and all)."""

    steps: int
    flying: bool = False
    who: Literal["self", "target"] = "self"


class Place(Step, frozen=True, kw_only=True, tag="place"):
    """A hero is put into an area without enemy figures; no combat follows (FE-GAP-16).

    `to`: its base; a tower; an outpost its team controls; the area of a team-mate; an adjacent area;
    any wilds area; any land area within `within` areas; or the area picked by `pick_area`. Who is
    moved: the bearer, the opponent or the target. The bearer's player chooses among several. With
    `to = "area"` and `at`, that very area.
    """

    to: Literal["base", "tower", "outpost", "team_mate", "adjacent", "wilds", "near", "picked", "area"]
    at: str = ""
    within: int = 0  # for `near`
    who: Who = "self"


class Withdraw(Step, frozen=True, kw_only=True, tag="withdraw"):
    """Answer to `threatened`: the bearer goes to an adjacent area without enemies; no epic combat happens."""


class Recruit(Step, frozen=True, kw_only=True, tag="recruit"):
    """Place soldiers of the team from its supply, at most 3 in an outpost.

    `where`: the hero's outpost, any one outpost the team controls, an adjacent outpost without enemies,
    or the one picked by `pick_area`.
    """

    amount: int
    where: Literal["here", "controlled", "adjacent", "picked"] = "here"


class Slay(Step, frozen=True, kw_only=True, tag="slay"):
    """Remove enemy soldiers (FE-SOLD-09) from the hero's area, an adjacent one, or the picked one."""

    amount: int
    per: str = ""
    where: Literal["here", "adjacent", "picked"] = "here"


class March(Step, frozen=True, kw_only=True, tag="march"):
    """The hero may move soldiers along one path, as by Mobilize (FE-SOLDIER-03, FE-SOLDIER-04).

    `anywhere`: from any outpost of the team, wherever the hero is.
    """

    anywhere: bool = False


class Check(Step, frozen=True, kw_only=True, tag="check"):
    """Roll wilds dice (FE-CHECK): with `needed` successes `then` follows, else `otherwise`.

    `dice = 0, by = "spirit"`: as many dice as the attribute. With one die a double success is one
    success; with several a double success counts 2.
    """

    dice: int = 1
    by: Literal["", "body", "spirit"] = ""
    needed: int = 1
    then: tuple[Instruction, ...] = ()
    otherwise: tuple[Instruction, ...] = ()


class Pick(Step, frozen=True, kw_only=True, tag="pick"):
    """Choose a hero as `target` of what follows; nothing follows if there is none.

    `within`: at most so many areas away (0: the same area; left out: anywhere).
    """

    side: Side
    within: int | None = None
    when: tuple[str, ...] = ()  # conditions on the candidate
    optional: bool = False


class PickArea(Step, frozen=True, kw_only=True, tag="pick_area"):
    """Choose an area as the `picked` one of what follows; nothing follows if there is none.

    `held`: by the own team, by enemies, by nobody; enemy bases can never be picked (FE-BASE-03).
    """

    kind: Literal["any", "outpost", "wilds", "tower", "trader"] = "any"
    held: Literal["any", "own", "enemy", "free"] = "any"
    within: int | None = None
    optional: bool = False


class Either(Step, frozen=True, kw_only=True, tag="either"):
    """Choose one of several named lists: `choices = { attack = [...], heal = [...] }`."""

    choices: dict[str, tuple[Instruction, ...]]


class Pay(Step, frozen=True, kw_only=True, tag="pay"):
    """The bearer may pay eternium and/or remove own soldiers from its area; if it does, `then` follows."""

    eternium: int = 0
    soldiers: int = 0
    damage: int = 0  # lose so many HP; never the last one
    then: tuple[Instruction, ...] = ()
    otherwise: tuple[Instruction, ...] = ()


class Action(Step, frozen=True, kw_only=True, tag="action"):
    """In the own turn: one more standard action, which may also be one already taken (`again`)."""

    again: bool = False


class Encounter(Step, frozen=True, kw_only=True, tag="encounter"):
    """Draw an encounter card and resolve it (FE-WILDS-01); `look = 2`: draw 2, choose 1."""

    look: int = 1


class Fight(Step, frozen=True, kw_only=True, tag="fight"):
    """A wilds combat against a foe described here; `then` if it is beaten, else `otherwise`."""

    name: str
    hp: int
    attack: int
    defense: int
    then: tuple[Instruction, ...] = ()
    otherwise: tuple[Instruction, ...] = ()


class Marker(Step, frozen=True, kw_only=True, tag="marker"):
    """Put or remove quest markers or vines: in these areas, here, or in the picked one."""

    what: Literal["quest", "vines"]
    put: bool = True
    where: Literal["areas", "here", "picked", "spread"] = "areas"  # spread: beside vines, `amount` of them
    areas: tuple[str, ...] = ()
    amount: int = 1


class Count(Step, frozen=True, kw_only=True, tag="count"):
    """Change a counter of the scenario: of the bearer's team, or of the match."""

    name: str
    amount: int = 1
    whose: Literal["team", "match"] = "team"
    when: tuple[str, ...] = ()


class Carry(Step, frozen=True, kw_only=True, tag="carry"):
    """The hero takes a token of the scenario from wherever it is; `give` "enemy": its opponent does.

    `give = "drop"`: it lies in the hero's area, where a hero that ends its movement there takes it.
    """

    token: str
    give: Literal["self", "enemy", "drop", "gone"] = "self"


class Each(Step, frozen=True, kw_only=True, tag="each"):
    """Carry out instructions for each hero (of a side; with conditions), or once for each team.

    In a scenario, which has no bearer, `of = "any"` are all heroes; inside, `self` is that hero (for
    teams: its first hero).
    """

    of: Literal["any", "friend", "ally", "enemy", "team", "enemy_team"] = "any"
    when: tuple[str, ...] = ()
    then: tuple[Instruction, ...]


class Garrison(Step, frozen=True, kw_only=True, tag="garrison"):
    """Scenarios: soldiers of a faction are placed in areas. `reinforce`: in every outpost it controls."""

    faction: str  # a faction id; "enemy" in solo play: the side nobody plays
    areas: tuple[str, ...] = ()
    amount: int = 1
    reinforce: bool = False


class BossComes(Step, frozen=True, kw_only=True, tag="boss"):
    """Scenarios: the boss enters play in an area, or moves there if it is in play; `heal` removes damage."""

    boss: str
    area: str = ""
    heal: int = 0


class Prowl(Step, frozen=True, kw_only=True, tag="prowl"):
    """Solo: every enemy hero (or one) steps towards the nearest own hero, or towards an area.

    With `fights` it attacks a hero whose area it reaches; else it stops beside it.
    """

    hero: str = ""
    steps: int = 1
    towards: str = ""  # an area; empty: the nearest hero
    fights: bool = False


class Finish(Step, frozen=True, kw_only=True, tag="finish"):
    """Scenarios: the game ends now; solo: with success or failure."""

    success: bool = True
    when: tuple[str, ...] = ()


class Cancel(Step, frozen=True, kw_only=True, tag="cancel"):
    """Answer to an enemy's `cast`: the spell is discarded without effect."""


class Survive(Step, frozen=True, kw_only=True, tag="survive"):
    """Answer to `falling`: the bearer stays at `hp` HP instead."""

    hp: int = 1


class DiscardSelf(Step, frozen=True, kw_only=True, tag="discard_self"):
    """The card whose effect this is is discarded (armor that breaks, an ally that leaves)."""


class Special(Step, frozen=True, kw_only=True, tag="special"):
    """What no other card does: a function of `powers.py`."""

    function: str


Instruction: TypeAlias = (
    Gain
    | Lose
    | Heal
    | Damage
    | Boost
    | Play
    | Flip
    | Remove
    | Shift
    | SwapCards
    | Recharge
    | Show
    | Strengthen
    | Draw
    | Shop
    | Steal
    | Discard
    | Travel
    | Place
    | Withdraw
    | Recruit
    | Slay
    | March
    | Check
    | Pick
    | PickArea
    | Either
    | Pay
    | Action
    | Encounter
    | Fight
    | Marker
    | Count
    | Carry
    | Each
    | Garrison
    | BossComes
    | Prowl
    | Finish
    | Cancel
    | Survive
    | DiscardSelf
    | Special
)


class Trigger(Record, frozen=True, kw_only=True):
    """At a moment of `words.MOMENTS`, if the conditions hold, carry out instructions.

    `who` says whose moment it is, seen from the bearer: its own, a team-mate's, either, an enemy's,
    anyone's. Conditions are about the bearer, except those of the group "the moment". `once`: per
    turn, round, combat or game. `optional`: the bearer's player may decline; `eternium` is its price.
    """

    on: str
    who: Side = "self"
    within: int | None = None  # the hero of the moment must be so near
    when: tuple[str, ...] = ()
    optional: bool = False
    once: Literal["", "turn", "round", "combat", "game"] = ""
    eternium: int = 0
    do: tuple[Instruction, ...]


class Effect(Record, frozen=True, kw_only=True):
    """Everything one card or ability does. `text` is our wording for players."""

    text: str
    when: tuple[str, ...] = ()  # when it can be used, for what is used
    do: tuple[Instruction, ...] = ()
    lasts: Literal["", "turn", "round", "combat"] = ""  # how long standing parts hold, for what is used
    bonuses: tuple[Bonus, ...] = ()
    grants: tuple[Grant, ...] = ()
    triggers: tuple[Trigger, ...] = ()


# --- factions, heroes -----------------------------------------------------------------------------


class FactionCard(Record, frozen=True, kw_only=True):
    """A faction: its usual base, its soldiers, its combat cards (FE-SETUP-08; counts by kind)."""

    id: str
    name: str
    base: str  # area id
    soldiers: int = 15
    deck: dict[str, int]
    supply: dict[str, int]
    expansion: bool = False  # a third faction (FE-TEAM3)
    origin: Origin = "authored"


class Energy(Effect, frozen=True, kw_only=True):
    """The energy ability of a weapon (FE-DECK-05); `instant`: at once when the card is played."""

    instant: bool = False


class Weapon(Record, frozen=True, kw_only=True):
    """One of the two weapons of a hero (FE-EPIC-06, FE-EPIC-07)."""

    id: str
    name: str
    kind: WeaponKind
    energy: Energy
    always: Effect | None = None  # holds in combats in which this weapon was chosen


class HeroCard(Record, frozen=True, kw_only=True):
    """A hero card (FE-SETUP-20). `mount`: a beast it owns from the start (FE-SETUP-17)."""

    id: str
    name: str
    faction: str
    hp: int
    body: int
    spirit: int
    initiative: int
    movement: int
    passive: Effect
    weapons: tuple[Weapon, Weapon]
    mounted: bool = False
    mount: str = ""
    origin: Origin = "authored"
    set: str = ""


# --- traders --------------------------------------------------------------------------------------


class EquipmentCard(Record, frozen=True, kw_only=True):
    """Equipment (FE-EQUIP): armor with its body part, artifact, or consumable.

    Armor and artifacts work while equipped (bonuses, grants, triggers of `effect`). A consumable's `do`
    is carried out once; `use` says where: on the map (own turn, outside combat), in epic combat step 4,
    or before the roll of a wilds combat.
    """

    id: str
    name: str
    type: Literal["armor", "artifact", "consumable"]
    part: Literal["", "head", "body", "arms", "legs", "shield"] = ""  # armor only
    cost: int
    copies: int = 1
    use: tuple[Literal["map", "combat", "wilds"], ...] = ()  # consumables only
    effect: Effect
    origin: Origin = "authored"
    set: str = ""


class SpellCard(Record, frozen=True, kw_only=True):
    """A spell (FE-SPELL), used on the map, in epic combat, or either.

    A spell that does different things in the two gives the second in `combat_effect`.
    """

    id: str
    name: str
    cost: int
    copies: int = 1
    use: tuple[Literal["map", "combat"], ...]
    effect: Effect
    combat_effect: Effect | None = None
    origin: Origin = "authored"
    set: str = ""


class VehicleCard(Record, frozen=True, kw_only=True):
    """A vehicle (FE-VEHICLE); `movement` is the printed bonus, everything else is in `effect`.

    A flying vehicle has the grant `flying`; "+1*" is a bonus with a condition.
    """

    id: str
    name: str
    cost: int
    copies: int = 1
    movement: int = 0
    effect: Effect
    origin: Origin = "authored"
    set: str = ""


# --- victory cards --------------------------------------------------------------------------------


class Objective(Record, frozen=True, kw_only=True):
    """One of the two objectives of a victory card: at a moment, under conditions, so many times.

    `on = "captured", who = "friend", when = ["in_tower"], count = 2, vp = 2`. For something that must
    simply be so use `on = "turn_ended"` with `who = "friend"` and conditions such as `outposts:5`.
    """

    text: str
    on: str
    who: Side = "friend"
    when: tuple[str, ...] = ()
    count: int = 1
    vp: int = 1


class VictoryCard(Record, frozen=True, kw_only=True):
    """A victory card (FE-VICTORY): a primary and a secondary objective."""

    id: str
    name: str
    copies: int = 1
    primary: Objective
    secondary: Objective
    origin: Origin = "authored"


# --- encounters -----------------------------------------------------------------------------------


class BeastCard(Record, frozen=True, kw_only=True):
    """A beast of the encounter deck. `cost` None: it cannot be tamed (FE-BEAST-02).

    `ability` is carried out before the roll (FE-WILD-02), by the beast: `boost` raises its own values,
    `damage` with `who = "enemy"` hurts the hero, `check` rolls for it; bonuses to attack, defense or hp
    hold under their conditions. `bonus` is what a tamed beast gives its hero; `reward` what beating it
    gives (as a rule `strengthen`).
    """

    id: str
    name: str
    copies: int = 1
    hp: int
    attack: int
    defense: int
    cost: int | None = None
    ability: Effect | None = None
    bonus: Effect | None = None
    reward: Effect
    origin: Origin = "authored"
    set: str = ""


class AllyCard(Record, frozen=True, kw_only=True):
    """An ally of the encounter deck (FE-WILDS-05 to 07, FE-ALLY): like a beast, with a faction."""

    id: str
    name: str
    faction: str
    hp: int
    attack: int
    defense: int
    cost: int
    ability: Effect | None = None
    bonus: Effect
    reward: Effect
    origin: Origin = "authored"
    set: str = ""


class EventCard(Record, frozen=True, kw_only=True):
    """An event of the encounter deck (FE-WILDS-03): story, and what happens to the hero."""

    id: str
    name: str
    copies: int = 1
    story: str
    effect: Effect
    origin: Origin = "authored"
    set: str = ""


# --- scenario decks -------------------------------------------------------------------------------


class EpicBeastCard(Record, frozen=True, kw_only=True):
    """An epic beast or boss (FE-EPIC, FE-QUEST-05).

    `passive`: bonuses to its attack, defense, initiative and armor hold all the time, its `do` and its
    triggers at `combat_started` as said there, its `do` in step 4 after the teams (FE-EPIC-32).
    `energy.do` is carried out in step 4 when the epic die shows Energy. In both, `self` is the beast.
    `bonus`: what it gives when tamed. `reward`: beside the 1 VP.
    """

    id: str
    name: str
    hp: int
    attack: int
    defense: int
    initiative: int
    cost: int | None = None
    boss: bool = False
    passive: Effect | None = None
    energy: Effect
    bonus: Effect | None = None
    reward: Effect
    origin: Origin = "authored"
    set: str = ""


class Demand(Record, frozen=True, tag_field="demand"):
    """Something a quest asks for; all demands of a task must be met, in their order."""


class CheckDemand(Demand, frozen=True, kw_only=True, tag="check"):
    """Roll wilds dice, `dice` or as many as an attribute, and reach `needed` successes."""

    dice: int = 1
    by: Literal["", "body", "spirit"] = ""
    needed: int = 1


class PayDemand(Demand, frozen=True, kw_only=True, tag="pay"):
    """Pay eternium, remove own soldiers from the area or beside it, or lose HP (never the last)."""

    eternium: int = 0
    soldiers: int = 0
    damage: int = 0


class DiscardDemand(Demand, frozen=True, kw_only=True, tag="discard"):
    """Discard a card of this kind."""

    what: Literal["spell", "equipment", "ally", "mount", "any"]


class FightDemand(Demand, frozen=True, kw_only=True, tag="fight"):
    """Win a wilds combat against this foe."""

    name: str
    hp: int
    attack: int
    defense: int


class HaveDemand(Demand, frozen=True, kw_only=True, tag="have"):
    """These conditions hold."""

    when: tuple[str, ...]


QuestDemand: TypeAlias = CheckDemand | PayDemand | DiscardDemand | FightDemand | HaveDemand


class Task(Record, frozen=True, kw_only=True):
    """What a quest asks of the heroes of a faction; `failure` is what failing costs, if anything."""

    text: str
    demands: tuple[QuestDemand, ...]
    failure: tuple[Instruction, ...] = ()


class QuestCard(Record, frozen=True, kw_only=True):
    """A quest of a scenario deck (FE-QUEST-03, FE-QUEST-04): tasks by faction (or "any"), one reward."""

    id: str
    name: str
    copies: int = 1
    scenario: str  # the deck it belongs to
    story: str
    tasks: dict[str, Task]
    reward: Effect
    origin: Origin = "authored"


# --- solo -----------------------------------------------------------------------------------------


class BattleCard(Record, frozen=True, kw_only=True):
    """A battle card (FE-SOLO-16): the enemy hero's totals, weapon kind, number of effect cards, energy."""

    id: str
    copies: int = 1
    kind: WeaponKind
    attack: int
    defense: int
    initiative: int
    effects: int
    energy: bool = False
    origin: Origin = "authored"


class EffectCard(Record, frozen=True, kw_only=True):
    """An effect card (FE-SOLO-19 to 21): skulls 1 to 4, what the enemy hero does, energy, zone indicator.

    `self` in the effect is the enemy hero, `enemy` the player's hero. `zone`: the indicator that lets a
    zone bonus of the energy ability apply (FE-SOLO-23).
    """

    id: str
    name: str
    copies: int = 1
    skulls: Literal[1, 2, 3, 4]
    energy: int = 0  # energy symbols
    zone: AnyZone = ""
    effect: Effect
    origin: Origin = "authored"


# --- the map --------------------------------------------------------------------------------------


class AreaCard(Record, frozen=True, kw_only=True):
    """An area of the planet (FE-MAP): its kind, its marks, and where it is drawn.

    `borders`: adjacent areas (written on one side is enough); `paths`: outposts linked by a path.
    `edge`: the symbol and side of the wrap-around, `"sun:west"` (areas with the same symbol on the other
    side are adjacent, FE-MAP-05). `side`: the base region it belongs to, for set-up and balance.
    """

    id: str
    name: str
    kind: Literal["outpost", "wilds", "water"]
    x: float
    y: float
    borders: tuple[str, ...] = ()
    paths: tuple[str, ...] = ()
    eternium: int = 0
    trader: Literal["", "shop", "guild", "smith"] = ""
    tower: bool = False
    base: bool = False
    edge: tuple[str, ...] = ()
    side: str = ""  # grayskull, serpos, hordak, or empty
    story: str = ""
    origin: Origin = "authored"


class RouteCard(Record, frozen=True, kw_only=True):
    """A flight route over water: it connects two areas; `over` is the water it crosses (FE-FLY-02)."""

    id: str
    ends: tuple[str, str]
    over: str
    x: float = 0.0
    y: float = 0.0


# --- scenarios ------------------------------------------------------------------------------------


class Force(Record, frozen=True, kw_only=True):
    """One side of a scenario.

    Standard: `base` (empty: the faction's own). Solo: with `player = false` the side nobody plays, with
    its heroes by area. Skirmish: where heroes may be deployed is said by the zones.
    """

    faction: str = ""  # empty: of choice (solo scenarios for either faction)
    player: bool = True
    base: str = ""
    heroes: tuple[str, ...] = ()  # proposed heroes; for the side nobody plays: those it has
    barred: tuple[str, ...] = ()  # heroes that cannot be chosen (He-Man is missing)
    starts: dict[str, str] = {}  # hero or "1", "2", "3" -> area; empty: the base
    soldiers: dict[str, int] = {}  # area -> number at set-up
    soldiers_by: dict[str, dict[str, int]] = {}  # difficulty -> area -> number, in addition


class DeploymentZone(Record, frozen=True, kw_only=True):
    """A deployment zone of a skirmish (FE-SKIRM-10): the areas of a region; heroes start in `heroes`."""

    id: str
    name: str
    areas: tuple[str, ...]
    heroes: tuple[str, ...]


class Withhold(Record, frozen=True, kw_only=True):
    """A rule that withholds VP of a source (FE-SKIRM-25): "hero", "beast", "boss"."""

    source: Literal["hero", "beast", "boss"]


class ScenarioCard(Record, frozen=True, kw_only=True):
    """A mission: set-up, special rules, ending (FE-SETUP-11, FE-SOLO-05, FE-SKIRM-01).

    `setup` is carried out when the scenario is set up, `skulls[n-1]` at skull event n (FE-ROUND-06;
    empty: none). `rules` are triggers without a bearer: `self` is the hero of the moment, `enemy` the
    other one; at round_started and round_ended, which the scenario sees once, wrap what teams or heroes
    get in `each`. `standing` is an effect every hero has. `deck` names the quests' `scenario` and the
    epic beasts shuffled into the scenario deck; for skirmishes it is left empty (FE-SKIRM-09).
    """

    id: str
    name: str
    mode: Literal["standard", "skirmish", "solo"]
    text: str  # the introduction
    rules_text: tuple[str, ...] = ()  # special rules, in words
    ending_text: str = ""
    forces: tuple[Force, ...]
    first_game: bool = False  # FE-FIRST
    deck: str = ""  # the quests of this scenario deck
    beasts: tuple[str, ...] = ()
    boss: str = ""
    quests: tuple[str, ...] = ()  # areas with a quest marker at set-up
    quests_by: dict[str, tuple[str, ...]] = {}  # difficulty -> further ones
    vines: tuple[str, ...] = ()
    setup: tuple[Instruction, ...] = ()
    skulls: tuple[tuple[Instruction, ...], ...] = ()
    rules: tuple[Trigger, ...] = ()
    standing: Effect | None = None
    withheld: tuple[Withhold, ...] = ()
    track: tuple[str, ...] = ()  # empty: the usual one; else "day", "night", "night:skull"
    # skirmish
    zones: tuple[DeploymentZone, ...] = ()
    deploy: int = 6  # soldiers each team deploys
    markers: int = 5  # quest markers each team places
    quest: tuple[Instruction, ...] = ()  # what Go on a Quest does instead of FE-SKIRM-17
    # endings
    wins: tuple[str, ...] = ()  # a team for which all hold at the end of a turn wins at once
    success: tuple[str, ...] = ()  # solo: the objective; all must hold for the own team
    origin: Origin = "authored"


class SettingsCard(Record, frozen=True, kw_only=True):
    """What the box shows and no text tells: dice and round track (FE-GAP-03 to FE-GAP-05)."""

    id: str
    wilds_die: tuple[Literal["blank", "success", "double", "reroll"], ...]
    epic_die: tuple[str, ...]  # "attack:1", "initiative:2", "energy" …
    track: tuple[str, ...]
    origin: Origin = "authored"
