"""The content of Battleground as records: what a card says, in data.

Everything a card does is an `Effect`: a list of instructions carried out `now`, and standing parts
(bonuses to numbers, grants, triggers) that hold while the card is in force. Characters, weapons,
items, Fate cards, Glory cards and tokens are built from the same few kinds. A misspelt field, name
or condition stops the load and names the entry.

Conditions (`when`) and counters (`per`) are names from `rules/conditions.py`, with a number after a
colon where they take one: `"no_enemy_within:8"`. All conditions of a list must hold.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

Stat: TypeAlias = Literal["strength", "perception", "power", "toughness", "mind"]
Who: TypeAlias = Literal["self", "target"]
Whose: TypeAlias = Literal["bearer", "target", "attacker"]
Side: TypeAlias = Literal["ally", "friend", "enemy", "other", "any"]  # friend: or self
Lasts: TypeAlias = Literal["", "turn", "activation", "round"]
WeaponType: TypeAlias = Literal["melee", "ranged", "spell"]
ItemType: TypeAlias = Literal["trinket", "shield", "armor"]
Faction: TypeAlias = str
Origin: TypeAlias = Literal["printed", "reconstructed", "authored"]

NUMBERS = frozenset(
    {
        "attack.dice",
        "defence.dice",
        "skill.dice",
        "attack.scope",  # positive: better
        "defence.scope",
        "skill.scope",
        "attack.dice.most",  # a limit: `amount` is the largest number of dice
        "defence.dice.most",
        "strength",
        "perception",
        "power",
        "toughness",
        "mind",
        "speed",  # both values (BG-MOVE-02)
        "cost.focus",
        "cost.move",
        "cost.attack",
        "cost.skill",
        "cost.mana",  # base mana cost of a spell weapon
        "rerolls.free",
        "rerolls.per_mana",
        "wounds",  # wounds an attack of the bearer causes
        "range",
        "area",  # only through boosts
        "slots.melee",
        "slots.ranged",
        "slots.spell",
        "slots.trinket",
        "slots.armor",
        "slots.shield",
    }
)


BOOSTED = frozenset({"attack.dice", "range", "area"})  # what can be bought before an attack


class Record(Struct, frozen=True, forbid_unknown_fields=True):
    """Content is read strictly: an unknown field is an error."""


class Bonus(Record, frozen=True, kw_only=True):
    """A standing change to a number: `amount`, or `amount` for each of the counter `per`."""

    to: str
    amount: int = 1
    per: str = ""
    cap: int | None = None  # the contribution never exceeds this
    least: int | None = None  # the number never drops below this through it
    when: tuple[str, ...] = ()
    whose: Whose = "bearer"  # bearer's own number, its target's, or that of whoever attacks it


class Grant(Record, frozen=True, kw_only=True):
    """A standing permission, prohibition or exception, by name (`rules/standing.py`)."""

    what: str
    when: tuple[str, ...] = ()
    whose: Whose = "bearer"


class Step(Record, frozen=True, tag_field="do"):
    """An instruction: something that happens at once."""


class Gain(Step, frozen=True, kw_only=True, tag="gain"):
    """Gain mana, AP, a Focus token or an Overwatch token."""

    what: Literal["mana", "ap", "focus", "overwatch"]
    amount: int = 1
    per: str = ""
    cap: int | None = None
    who: Who = "self"


class Lose(Step, frozen=True, kw_only=True, tag="lose"):
    """Lose mana; `amount` -1 means all of it."""

    amount: int
    who: Who = "self"


class Give(Step, frozen=True, kw_only=True, tag="give"):
    """Give a buff or debuff token; `when` makes it conditional, as for wounds."""

    token: str
    who: Who = "target"
    when: tuple[str, ...] = ()


class Strip(Step, frozen=True, kw_only=True, tag="strip"):
    """Remove the buff or the debuff of a character."""

    what: Literal["buff", "debuff"]
    who: Who = "self"


class Wound(Step, frozen=True, kw_only=True, tag="wound"):
    """Cause wounds; `when` makes it conditional (for rows such as "+1 wound on a flank attack")."""

    amount: int
    who: Who = "target"
    when: tuple[str, ...] = ()


class Heal(Step, frozen=True, kw_only=True, tag="heal"):
    """Remove wound tokens, as many as there are up to `amount` (BG-BUFF-07)."""

    amount: int
    who: Who = "self"


class Shove(Step, frozen=True, kw_only=True, tag="shove"):
    """Push the target away from (or pull it towards) the acting character."""

    how: Literal["push", "pull"]
    hexes: int


class Travel(Step, frozen=True, kw_only=True, tag="travel"):
    """A free movement: `hexes`, or speed + `speed`, or `hexes` for each of the counter `per`."""

    how: Literal["move", "towards", "charge", "jump", "teleport"]
    hexes: int = 0
    speed: int | None = None  # use the speed stat, changed by this
    most: int | None = None  # never more than this
    per: str = ""
    who: Who = "self"
    straight: bool = False
    silent: bool = False  # cannot be interrupted
    beside: bool = False  # must end adjacent to the acting character (who = "target")


class Draw(Step, frozen=True, kw_only=True, tag="draw"):
    """Draw Fate cards from the deck, or random ones from the own discard pile."""

    amount: int = 1
    source: Literal["deck", "discard"] = "deck"


class Toss(Step, frozen=True, kw_only=True, tag="toss"):
    """You may discard a Fate card from hand; if you do, `then` follows."""

    then: tuple[Instruction, ...]


class Row(Record, frozen=True, kw_only=True):
    """What happens from this many successes on (only the highest row reached applies)."""

    at: int
    do: tuple[Instruction, ...]


class Test(Step, frozen=True, kw_only=True, tag="test"):
    """A skill test of the acting character, against a stat of the target where one is named."""

    __test__ = False

    stat: Stat
    dice: int = 0
    per: str = ""  # further dice, one for each of this counter
    against: Stat | Literal[""] = ""
    rows: tuple[Row, ...]


class Each(Step, frozen=True, kw_only=True, tag="each"):
    """Carry out instructions for each enemy within a distance and in line of sight."""

    within: int
    then: tuple[Instruction, ...]


class Pick(Step, frozen=True, kw_only=True, tag="pick"):
    """Choose a character as target of what follows; nothing follows if there is none."""

    side: Side
    within: int | None = None
    sight: bool = True
    when: tuple[str, ...] = ()  # conditions on the candidate
    optional: bool = False


class Either(Step, frozen=True, kw_only=True, tag="either"):
    """Choose one of several named lists of instructions."""

    choices: dict[str, tuple[Instruction, ...]]


class Spend(Step, frozen=True, kw_only=True, tag="spend"):
    """Choose how much mana to spend, `least` to `most`; counted by `per = "spent"` afterwards."""

    least: int
    most: int


class PlaceMark(Step, frozen=True, kw_only=True, tag="place_mark"):
    """Place a mark within a distance (BG-MARK)."""

    mark: str
    within: int


class Promise(Step, frozen=True, kw_only=True, tag="promise"):
    """The next ally activated this round gains mana or AP."""

    what: Literal["mana", "ap"]
    amount: int


class Rearm(Step, frozen=True, kw_only=True, tag="rearm"):
    """Replace the equipped one of two weapons by the other."""

    weapons: tuple[str, str]


class FreeAttack(Step, frozen=True, kw_only=True, tag="free_attack"):
    """The acting character may make a free attack."""

    weapon: str = ""  # with this weapon; empty: with any weapon of `type`
    type: WeaponType | Literal[""] = ""
    target: Literal["any", "same", "chained"] = "any"  # chained: another enemy near the first target
    within: int = 0  # for chained: distance from the first target
    dice: int = 0
    mana: int = 0  # change of the base mana cost (BGF-WAND-02)


class Swap(Step, frozen=True, kw_only=True, tag="swap"):
    """The acting character and the target swap positions (BG-MOVEFX-19)."""


class Special(Step, frozen=True, kw_only=True, tag="special"):
    """What no other card does: a function of `powers.py`."""

    function: str


Instruction: TypeAlias = (
    Gain
    | Lose
    | Give
    | Strip
    | Wound
    | Heal
    | Shove
    | Travel
    | Draw
    | Toss
    | Test
    | Each
    | Pick
    | Either
    | Spend
    | PlaceMark
    | Promise
    | Rearm
    | FreeAttack
    | Swap
    | Special
)


class Trigger(Record, frozen=True, kw_only=True):
    """At a moment (`procedures/moments.py`), if the conditions hold, carry out instructions.

    `who` says whose moment it is, seen from the bearer: its own, an ally's, an enemy's, anyone's.
    """

    on: str
    who: Literal["self", "ally", "friend", "enemy", "any"] = "self"
    within: int | None = None  # the other character must be this near and in sight
    when: tuple[str, ...] = ()
    optional: bool = False
    once: Literal["", "turn", "round"] = ""
    mana: int = 0  # price of an optional answer
    do: tuple[Instruction, ...]


class Effect(Record, frozen=True, kw_only=True):
    """Everything one skill, ability, bonus or token does. `text` is our wording for players."""

    text: str
    when: tuple[str, ...] = ()  # when it can be used, for what is used
    do: tuple[Instruction, ...] = ()
    lasts: Lasts = ""  # how long the standing parts hold, for what is used
    bonuses: tuple[Bonus, ...] = ()
    grants: tuple[Grant, ...] = ()
    triggers: tuple[Trigger, ...] = ()


class Target(Record, frozen=True, kw_only=True):
    """Whom an active skill is used on."""

    side: Side
    within: int | None = None
    sight: bool = True
    when: tuple[str, ...] = ()  # conditions on the candidate


class Skill(Effect, frozen=True, kw_only=True):
    """A skill of a character or item: passive without a cost, active with one (BG-SKILL-01)."""

    id: str
    name: str
    active: bool = False
    ap: int = 0
    mana: int = 0
    mana_most: int | None = None  # a choice from `mana` to this; counted by `per = "spent"`
    free: bool = False  # active, but neither AP nor mana is its price; once per activation or interruption
    in_interruption: bool = True
    target: Target | None = None
    doubtful: str = ""  # what the source leaves open, and our choice


class CharacterCard(Record, frozen=True, kw_only=True):
    """A character card (BG-CHAR): seven stats, slots, cost, skills."""

    id: str
    name: str
    faction: Faction
    health: int
    strength: int
    perception: int
    power: int
    toughness: int
    mind: int
    speed: tuple[int, int]
    cost: int
    slots: dict[str, int]
    iconic: tuple[str, ...] = ()
    must_carry: tuple[str, ...] = ()
    copies: int = 1  # how many a Force may contain
    same_as: str = ""  # a version of this character (BT-FORCE-05)
    base: Literal["", "triangle", "flower"] = ""  # massive base (BG-BIG); empty: one hex
    start_mana: int = 0
    skills: tuple[Skill, ...]
    origin: Origin = "printed"
    set: str = ""


class Boost(Record, frozen=True, kw_only=True):
    """Before attacking: spend up to `most` of `pay`, each giving `amount` to a number."""

    id: str
    pay: Literal["mana", "ap", "nothing"]
    most: int
    to: str
    amount: int = 1


class WeaponCard(Record, frozen=True, kw_only=True):
    """A weapon (BG-ATK): type, range, dice, mana, special ability, effects by successes.

    The standing parts of `special` hold only for attacks with this weapon (BG-ATK-06); `always` is
    for what holds while the weapon is equipped.
    """

    id: str
    name: str
    type: WeaponType
    range: int = 0
    dice: int = 0
    mana: int = 0
    cost: int
    iconic: bool = False
    no_slot: bool = False
    area: int = 0  # further characters within this many hexes are attacked too (BG-AREA)
    stat: Stat | Literal[""] = ""  # tested instead of the type's stat
    against: Stat | Literal["", "none"] = ""  # defended with instead of the type's stat
    side: Literal["enemy", "ally"] = "enemy"
    special: Effect | None = None
    always: Effect | None = None
    boosts: tuple[Boost, ...] = ()
    rows: tuple[Row, ...]
    origin: Origin = "printed"
    doubtful: str = ""
    set: str = ""


class ItemCard(Record, frozen=True, kw_only=True):
    """An item (BG-ITEM): its type, cost and skill; a consumable works once per game."""

    id: str
    name: str
    type: ItemType
    cost: int
    consumable: bool = False
    iconic: bool = False
    skill: Skill
    origin: Origin = "printed"
    doubtful: str = ""
    set: str = ""


class FateCard(Record, frozen=True, kw_only=True):
    """A Fate card (BG-CARD): initiative, AP, mana; bonus is an ability or extra mana.

    A drawback has no choice: `ability` is imposed when the card is used to activate.
    """

    id: str
    name: str
    initiative: int
    ap: int
    mana: int
    ability: Effect | None = None
    drawback: Effect | None = None
    extra_mana: int = 0
    origin: Origin = "printed"
    doubtful: str = ""
    set: str = ""


class Mission(Record, frozen=True, kw_only=True):
    """A side mission (BG-SIDE): completed at a moment if the conditions hold."""

    text: str
    on: str
    when: tuple[str, ...] = ()


class GloryCard(Record, frozen=True, kw_only=True):
    """A Glory card: initiative, AP, mana; bonus is the side mission or 1 AP."""

    id: str
    name: str
    initiative: int
    ap: int
    mana: int
    vp: int
    mission: Mission
    origin: Origin = "printed"
    set: str = ""


class TokenCard(Record, frozen=True, kw_only=True):
    """A buff, debuff or mark. Unique ones exist once per Force (BG-BUFF-13, BG-MARK-08)."""

    id: str
    name: str
    kind: Literal["buff", "debuff", "mark"]
    unique: bool = False
    effect: Effect
    on_removal: tuple[Instruction, ...] = ()  # carried out for the bearer when it is removed
    reach: int = 0  # marks: how far they reach, in inches


class ForceCard(Record, frozen=True, kw_only=True):
    """A prepared Force: characters with their equipment, and a deck."""

    id: str
    name: str
    faction: Faction
    points: int = 100  # the limit it was built for
    characters: tuple[ForceEntry, ...]
    fate: tuple[str, ...] = ()
    glory: tuple[str, ...] = ()


class ForceEntry(Record, frozen=True, kw_only=True):
    """One character of a Force and what it carries."""

    card: str
    weapons: tuple[str, ...] = ()
    items: tuple[str, ...] = ()


class MapCard(Record, frozen=True, kw_only=True):
    """A battleground as a picture: one line per row, top row first (`field.py` reads it)."""

    id: str
    name: str
    rows: tuple[str, ...]
    objectives: int  # in all; those not on the map are placed by the players
    zones: tuple[tuple[str, str], ...]  # first and last row of each deployment zone
    barriers: tuple[tuple[str, str], ...] = ()  # pairs of hexes whose shared edge is closed (BG-FIELD-04)
    origin: Origin = "printed"
    doubtful: str = ""
    set: str = ""


class Placement(Record, frozen=True, kw_only=True):
    """Where a character starts."""

    at: str
    facing: int


class ScenarioCard(Record, frozen=True, kw_only=True):
    """A way to set a game up: seats, limits, and what is fixed in advance."""

    id: str
    name: str
    text: str
    teams: tuple[tuple[int, ...], ...]  # seats by team
    points: int = 100
    fate_cards: int = 20
    glory_cards: int = 2
    hand: int = 5
    map: str = ""  # empty: the second player chooses
    forces: tuple[str, ...] = ()  # prepared Force of each seat; empty: players bring or build them
    placements: dict[str, Placement] = {}  # by character card; empty: players deploy
    rounds: int = 4
