"""What cards do, in data: standing parts, instructions, triggers. The cards themselves are in `cards.py`.

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
    """Everything one card or ability does. `text` is our wording for players.

    For what is used (spells, consumables) `lasts` says how long its standing parts hold. On the map: this
    turn (also if nothing is said), or until the end of the "round". In epic combat: the combat round (also
    if nothing is said, FE-SPELL-07), or the whole "combat". In a wilds combat: until its end.
    """

    text: str
    when: tuple[str, ...] = ()  # when it can be used, for what is used
    do: tuple[Instruction, ...] = ()
    lasts: Literal["", "turn", "round", "combat"] = ""
    bonuses: tuple[Bonus, ...] = ()
    grants: tuple[Grant, ...] = ()
    triggers: tuple[Trigger, ...] = ()
