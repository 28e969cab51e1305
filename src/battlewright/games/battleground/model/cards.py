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

from battlewright.games.battleground.model.steps import (
    AddDice as AddDice,
)
from battlewright.games.battleground.model.steps import (
    AddRerolls as AddRerolls,
)
from battlewright.games.battleground.model.steps import (
    Become as Become,
)
from battlewright.games.battleground.model.steps import (
    Borrow as Borrow,
)
from battlewright.games.battleground.model.steps import (
    Draw as Draw,
)
from battlewright.games.battleground.model.steps import (
    Each as Each,
)
from battlewright.games.battleground.model.steps import (
    Either as Either,
)
from battlewright.games.battleground.model.steps import (
    Fix as Fix,
)
from battlewright.games.battleground.model.steps import (
    Foresee as Foresee,
)
from battlewright.games.battleground.model.steps import (
    FreeAttack as FreeAttack,
)
from battlewright.games.battleground.model.steps import (
    Gain as Gain,
)
from battlewright.games.battleground.model.steps import (
    Give as Give,
)
from battlewright.games.battleground.model.steps import (
    Heal as Heal,
)
from battlewright.games.battleground.model.steps import (
    Hold as Hold,
)
from battlewright.games.battleground.model.steps import (
    If as If,
)
from battlewright.games.battleground.model.steps import (
    Instruction as Instruction,
)
from battlewright.games.battleground.model.steps import (
    Interrupt as Interrupt,
)
from battlewright.games.battleground.model.steps import (
    LayDown as LayDown,
)
from battlewright.games.battleground.model.steps import (
    LiftMark as LiftMark,
)
from battlewright.games.battleground.model.steps import (
    Lose as Lose,
)
from battlewright.games.battleground.model.steps import (
    MoveMark as MoveMark,
)
from battlewright.games.battleground.model.steps import (
    PassFocus as PassFocus,
)
from battlewright.games.battleground.model.steps import (
    PassToken as PassToken,
)
from battlewright.games.battleground.model.steps import (
    PassWounds as PassWounds,
)
from battlewright.games.battleground.model.steps import (
    Pick as Pick,
)
from battlewright.games.battleground.model.steps import (
    PlaceMark as PlaceMark,
)
from battlewright.games.battleground.model.steps import (
    Prevent as Prevent,
)
from battlewright.games.battleground.model.steps import (
    Promise as Promise,
)
from battlewright.games.battleground.model.steps import (
    Raze as Raze,
)
from battlewright.games.battleground.model.steps import (
    Ready as Ready,
)
from battlewright.games.battleground.model.steps import (
    Rearm as Rearm,
)
from battlewright.games.battleground.model.steps import (
    Record as Record,
)
from battlewright.games.battleground.model.steps import (
    Recover as Recover,
)
from battlewright.games.battleground.model.steps import (
    Repeat as Repeat,
)
from battlewright.games.battleground.model.steps import (
    Row as Row,
)
from battlewright.games.battleground.model.steps import (
    Shove as Shove,
)
from battlewright.games.battleground.model.steps import (
    Side as Side,
)
from battlewright.games.battleground.model.steps import (
    Special as Special,
)
from battlewright.games.battleground.model.steps import (
    Spend as Spend,
)
from battlewright.games.battleground.model.steps import (
    Stat as Stat,
)
from battlewright.games.battleground.model.steps import (
    Step as Step,
)
from battlewright.games.battleground.model.steps import (
    Strip as Strip,
)
from battlewright.games.battleground.model.steps import (
    Swap as Swap,
)
from battlewright.games.battleground.model.steps import (
    Test as Test,
)
from battlewright.games.battleground.model.steps import (
    Toss as Toss,
)
from battlewright.games.battleground.model.steps import (
    Travel as Travel,
)
from battlewright.games.battleground.model.steps import (
    Turn as Turn,
)
from battlewright.games.battleground.model.steps import (
    WeaponType as WeaponType,
)
from battlewright.games.battleground.model.steps import (
    Who as Who,
)
from battlewright.games.battleground.model.steps import (
    Wound as Wound,
)

Whose: TypeAlias = Literal["bearer", "target", "attacker", "ally"]
Lasts: TypeAlias = Literal["", "attack", "turn", "activation", "next", "round"]
ItemType: TypeAlias = Literal["trinket", "shield", "armor", "module"]
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
        "extra.scope",  # of extra dice from explosions
        "strength",
        "perception",
        "power",
        "toughness",
        "mind",
        "speed",  # both values (BG-MOVE-02)
        "speed.normal",
        "speed.focused",
        "cost.focus",
        "cost.move",
        "cost.attack",
        "cost.skill",
        "cost.mana",  # base mana cost of a spell weapon
        "cost.skill_mana",  # mana of an active skill
        "mana_limit",  # how much mana fits on the card
        "rerolls.free",
        "rerolls.per_mana",
        "wounds",  # wounds an attack of the bearer causes
        "wounds.most",
        "range",  # of a melee weapon: how far beyond contact it reaches
        "range.most",
        "area",  # only through boosts
        "slots.melee",
        "slots.ranged",
        "slots.spell",
        "slots.heavy",
        "slots.trinket",
        "slots.armor",
        "slots.shield",
        "slots.module",
    }
)


BOOSTED = frozenset({"attack.dice", "range", "area"})  # what can be bought before an attack


class Bonus(Record, frozen=True, kw_only=True):
    """A standing change to a number: `amount`, or `amount` for each of the counter `per`."""

    to: str
    amount: int = 1
    per: str = ""
    cap: int | None = None  # the contribution never exceeds this, up or down
    least: int | None = None  # the number never drops below this through it
    most: int | None = None  # the number never rises above this through it
    when: tuple[str, ...] = ()
    whose: Whose = "bearer"  # bearer's own number, its target's, that of whoever attacks it, or of allies
    within: int | None = None  # for whose = "ally": so near and in sight of the bearer


class Grant(Record, frozen=True, kw_only=True):
    """A standing permission, prohibition or exception, by name (`rules/standing.py`)."""

    what: str
    when: tuple[str, ...] = ()
    whose: Whose = "bearer"


class Trigger(Record, frozen=True, kw_only=True):
    """At a moment (`procedures/moments.py`), if the conditions hold, carry out instructions.

    `who` says whose moment it is, seen from the bearer: its own, an ally's, an enemy's, anyone's.
    """

    on: str
    who: Literal["self", "ally", "friend", "enemy", "any"] = "self"
    within: int | None = None  # the other character must be this near and in sight
    when: tuple[str, ...] = ()
    optional: bool = False
    once: Literal["", "turn", "round", "game"] = ""  # game: an item is turned over then
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
    repeatable: bool = False  # more than once per activation or interruption
    for_allies: int | None = None  # allies so near and in sight use it as their own, not its bearer
    target: Target | None = None
    doubtful: str = ""  # what the source leaves open, and our choice


class Arrival(Record, frozen=True, kw_only=True):
    """How a character comes onto the battleground at the start of a round, from off the board."""

    round: int = 1  # not before this round
    zones: Literal["own", "any"] = "own"
    from_enemies: int = 0  # at least so many hexes from every enemy
    held: bool = False  # it may be held back when models are deployed
    must: bool = False  # it comes as soon as it can
    marks: tuple[str, ...] = ()  # laid in its place at the start of round 1, if it was held back
    from_all: int = 0  # marks: at least so many hexes from every character and objective


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
    keywords: tuple[str, ...] = ()  # words other cards look for: endless, vehicle, dinosaur
    copies: int = 1  # how many a Force may contain
    same_as: str = ""  # a version of this character (BT-FORCE-05)
    base: Literal["", "triangle", "flower"] = ""  # massive base (BG-BIG); empty: one hex
    start_mana: int = 0
    start_overwatch: bool = False
    arrival: Arrival | None = None
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
    form_of: str = ""  # no weapon of its own, but another way to use this one
    in_play_only: bool = False  # never bought; an instruction takes it
    costs_focus: bool = False  # the attack is paid with the Focus token, and so is not focused
    no_focus: bool = False  # its attacks are never focused, and the token stays
    area: int = 0  # further characters within this many hexes are attacked too (BG-AREA)
    stat: Stat | Literal[""] = ""  # tested instead of the type's stat
    against: Stat | Literal["", "none"] = ""  # defended with instead of the type's stat
    side: Literal["enemy", "ally", "other", "any", "self"] = "enemy"
    hits: Literal["", "behind", "around", "engaged", "buffed", "debuffed", "chosen", "nobody"] = (
        ""  # whom else
    )
    targets: int = 1  # with hits = "chosen": so many at most, named before the first is attacked
    aim: Literal["", "hex", "mark", "obstacle", "high"] = ""  # the area lies around this, not around a target
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
    answer: Effect | None = None  # its triggers work from the hand; the card is discarded for one
    discarded: Effect | None = None  # what happens when it is discarded in the Activation phase
    extra_mana: int = 0
    origin: Origin = "printed"
    doubtful: str = ""
    set: str = ""


class Mission(Record, frozen=True, kw_only=True):
    """A side mission (BG-SIDE): completed at a moment if the conditions hold."""

    text: str
    on: str
    when: tuple[str, ...] = ()
    lasts: Literal["", "round"] = ""  # looked at until the end of the round, not only in this turn


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
    """A buff, debuff or mark. Unique ones exist once per Force (BG-BUFF-13, BG-MARK-08).

    The standing parts of a mark work on the characters it reaches.
    """

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
    zones: tuple[tuple[str, str], ...]  # first and last row (or column) of each deployment zone
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


ADDED: dict[type[Record], tuple[str, ...]] = {
    Bonus: ("most", "within"),
    Skill: ("repeatable", "for_allies"),
    CharacterCard: ("keywords", "start_overwatch", "arrival"),
    WeaponCard: ("hits", "form_of", "in_play_only", "costs_focus", "targets", "aim", "no_focus"),
    FateCard: ("answer", "discarded"),
    Mission: ("lasts",),
    Lose: ("what",),
    Shove: ("who",),
    Travel: ("anywhere", "forced", "follow", "together"),
    Draw: ("per", "cap", "up_to"),
    Toss: ("otherwise", "what", "must"),
    Each: ("side", "sight", "when", "per", "around"),
    Pick: ("role",),
    Rearm: ("to",),
    Interrupt: ("run", "bonus"),
    PlaceMark: ("clear",),
    LiftMark: ("reach", "then", "aimed"),
    Raze: ("aimed",),
    Test: ("who",),
    FreeAttack: ("further",),
}
"""Fields younger than the format: where they say nothing, the hash of the content leaves them out."""
