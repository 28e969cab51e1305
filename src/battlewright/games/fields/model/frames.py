"""What can be pending in a match: one kind of frame per procedure.

Each names its steps in a `Literal`; the procedure of the same name in `procedures/` advances them.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from battlewright.games.fields.model.moments import FieldsMoment
from battlewright.kernel import reactions
from battlewright.kernel.frames import Frame
from battlewright.kernel.secret import SecretFrame


class Window(reactions.Window[FieldsMoment], kw_only=True, tag="window"):
    """A moment that is being answered."""


class Draft(Frame, kw_only=True, tag="draft"):
    """Free heroes: teams pick single heroes in turn (FE-SKIRM-02)."""

    picks: list[list[str]]
    turn: int = 0


class Deployment(Frame, kw_only=True, tag="deployment"):
    """The set-up of a skirmish: shopping, zones, soldiers, heroes, quest markers (FE-SKIRM-05 to 16)."""

    step: Literal["shop", "zone", "soldiers", "heroes", "markers", "done"] = "shop"
    turn: int = 0  # team
    passed: list[str] = []  # heroes done with shopping
    left: list[int] = []  # soldiers, then markers, still to place by each team
    buyer: str = ""


class Round(Frame, kw_only=True, tag="round"):
    """One round after the other: preparation, activations, end (FE-ROUND)."""

    step: Literal["prepare", "bonus", "skull", "open", "activate", "close", "reinforce", "end"] = "prepare"
    turn: int = 0  # the team that activates next


class Turn(Frame, kw_only=True, tag="turn"):
    """The activation of a hero (FE-ACT)."""

    hero: str
    step: Literal["begin", "act", "ending", "heal", "end"] = "begin"
    actions: int = 2
    taken: list[str] = []  # standard actions taken
    free: list[str] = []  # free actions taken
    swapped: list[str] = []  # equipment exchanged since the latest action
    again: int = 0  # actions that may repeat one already taken
    over: bool = False
    shopped: bool = False


class Movement(Frame, kw_only=True, tag="movement"):
    """A hero moves with so many movement points (FE-MOVE)."""

    hero: str
    points: int
    flying: bool = False
    optional: bool = False
    roads: bool = False  # only along own paths (the Outpost Movement action of a switch)
    source: str = "FE-MOVE-01"
    step: Literal["go", "end"] = "go"


class March(Frame, kw_only=True, tag="march"):
    """Soldiers move along a path (FE-SOLDIER-03 to 05)."""

    hero: str
    anywhere: bool = False
    optional: bool = False
    source: str = "FE-SOLDIER-04"


class Clash(Frame, kw_only=True, tag="clash"):
    """A hero has come into an area: boss, epic combats, soldiers, control (FE-COMBAT)."""

    hero: str
    area: str
    came: str  # where it came from
    held: bool = False  # whether its team controlled the area before
    before: int = -1  # the team that controlled it before
    opponent: str = ""
    fought: list[str] = []  # enemies already met
    step: Literal["entered", "boss", "heroes", "choose", "soldiers", "settled"] = "entered"


class SoldierFight(Frame, kw_only=True, tag="soldier_fight"):
    """Soldiers have come into an area with enemies: the enemy team spreads the damage (FE-SOLD-06)."""

    team: int  # whose soldiers entered
    area: str
    enemy: int
    hero: str  # who sent them
    left: int = 0  # entering soldiers that still strike


class ZoneBoost(Struct, array_like=True):
    """A zone of a fighter counts more or less; `span` says whether for the combat round or the combat."""

    zone: str
    amount: int
    source: str
    span: str


class FoeBoost(Struct, array_like=True):
    """A value of the beast in a wilds combat counts more or less."""

    value: str
    amount: int
    source: str


class ZoneRoll(Struct, array_like=True):
    """Dice of Power: a zone of a side is to be rolled."""

    side: int
    zone: str


class PendingGain(Struct, array_like=True):
    """A combat card gained in a combat; the exchange waits for clean-up (FE-DECK-02)."""

    hero: str
    card: str
    source: str


class GridCard(Struct, kw_only=True):
    """A card on a combat grid."""

    card: str
    zone: str
    up: bool = False
    seen: bool = False  # it has lain face up before
    used: bool = False  # an Energy card that was activated


class Fighter(Struct, kw_only=True):
    """One side of an epic combat, with its grid of three zones (FE-EPIC-02)."""

    kind: Literal["hero", "beast", "boss", "enemy"]  # enemy: a hero nobody plays (solo)
    id: str
    team: int = -1
    weapon: str = ""
    grid: list[GridCard] = []
    beside: list[str] = []  # Time cards not yet used
    drawn: list[str] = []  # cards in hand, to be played
    spent: list[str] = []  # discarded in this combat
    last: str = ""  # zone of the card played before
    played: int = 0  # cards that count, this combat round
    concentrated: int = 0
    extra: int = 0  # further uses of Concentrate
    damage: int = 0  # HP lost in this combat
    boosts: list[ZoneBoost] = []
    lasting: list[str] = []  # effects for this combat
    triggered: list[str] = []  # triggers used once per combat
    totals: dict[str, int] = {}
    passed: bool = False
    marched: bool = False  # soldiers were removed (FE-EPIC-28)
    soldiers: list[str] = []  # zones they stand on
    resting: int = 0  # soldiers of the combat round before, still to return to the supply
    die: str = ""  # epic die
    battle: str = ""  # battle card (solo)
    effects: list[str] = []  # effect cards (solo) still to resolve
    energy: int = 0  # times the energy ability is triggered (beasts: by the die)
    dice: dict[str, list[str]] = {}  # Dice of Power: faces by zone
    auto: dict[str, int] = {}  # Dice of Power: automatic successes


class Epic(Frame, kw_only=True, tag="epic"):
    """An epic combat in its ten steps (FE-EPIC). `sides[0]` is the active hero."""

    sides: list[Fighter]
    area: str
    origin: Literal["map", "quest", "mount", "duel", "boss"] = "map"
    number: int = 1  # combat round
    turn: int = 0  # side, or in step 4 its place in the order of teams
    first: int = 0  # who strikes first
    avoided: bool = False
    winner: int = -1
    over: bool = False  # a side fell, or the active hero fled
    fled: bool = False
    bystanders: list[int] = []  # teams that are not in it and may cast spells
    passed: list[int] = []  # those of them that have passed
    waiting: list[int] = []  # team-mates that leave this action to the fighter
    rolling: list[ZoneRoll] = []  # Dice of Power: in order
    then: Literal["", "compare", "hit", "hit_back"] = ""  # Dice of Power: the step after the rolls
    gains: list[PendingGain] = []
    step: Literal[
        "threat",
        "prepare",
        "weapon",
        "enemy_card",
        "start",
        "epic_die",
        "draw",
        "play",
        "reveal",
        "act",
        "abilities",
        "effects",
        "totals",
        "excess",
        "compare",
        "roll",
        "reroll",
        "surprised",
        "strike",
        "hit",
        "struck",
        "hit_back",
        "defeat",
        "flee",
        "again",
        "result",
        "leave",
        "reward",
        "tame",
        "told",
        "end",
    ] = "threat"


class Wilds(Frame, kw_only=True, tag="wilds"):
    """A wilds combat in its four steps (FE-WILD)."""

    hero: str
    card: str  # the beast or ally; empty: a foe of a quest or event
    name: str = ""
    hp: int = 0
    attack: int = 0
    defense: int = 0
    boosts: list[FoeBoost] = []
    dice: list[str] = []
    to_hp: int = 0
    to_attack: int = 0
    won: bool = False
    step: Literal[
        "ability", "prepare", "roll", "reroll", "assign", "damage", "reward", "tame", "settle", "end"
    ] = "ability"


class EncounterDraw(Frame, kw_only=True, tag="encounter"):
    """Brave the Wilds: cards are drawn, one is resolved (FE-WILDS)."""

    hero: str
    look: int = 1
    cards: list[str] = []
    card: str = ""
    foe: bool = False  # free heroes: the ally is treated as an enemy (FE-SKIRM-03)
    step: Literal["draw", "choose", "resolve", "ally", "rewarded", "end"] = "draw"


class QuestFrame(Frame, kw_only=True, tag="quest"):
    """A scenario card is drawn and resolved (FE-QUEST)."""

    hero: str
    card: str = ""
    at: int = 0  # demand
    met: bool = True
    inside: bool = False
    step: Literal["draw", "resolve", "demand", "pay", "met", "rewarded", "end"] = "draw"


class Shopping(Frame, kw_only=True, tag="shopping"):
    """Use Trader: refresh, buy, refill (FE-TRADER)."""

    hero: str
    trader: str
    refreshed: bool = False
    bought: int = 0
    single: bool = False  # one purchase granted by a card
    discount: int = 0
    step: Literal["open", "buy", "refill"] = "open"


class Trading(Frame, kw_only=True, tag="trading"):
    """Trade between two heroes: cards change hands one by one (FE-TRADE)."""

    hero: str
    partner: str
    moved: list[str] = []


class Gaining(Frame, kw_only=True, tag="gaining"):
    """A hero gains a card and may have to make room for it (limits)."""

    hero: str
    card: str
    shelf: str
    open: bool = True  # everybody sees which card
    moment: Literal["", "bought", "tamed", "recruited"] = ""  # announced when it is there
    looked: list[str] = []  # cards looked at, of which one is kept
    step: Literal["look", "room", "take", "wear", "limit", "told"] = "room"


class Overflow(Frame, kw_only=True, tag="overflow"):
    """A hero above a limit discards down to it (FE-EQUIP-06, FE-SPELL-01)."""

    hero: str


class Exchange(Frame, kw_only=True, tag="exchange"):
    """A combat card is gained, another leaves the deck (FE-DECK-02)."""

    hero: str
    card: str
    source: str
    step: Literal["which", "out"] = "which"


class Penalty(Frame, kw_only=True, tag="penalty"):
    """A defeated hero gives up a value of 5 eternium (FE-DEFEAT-05)."""

    hero: str
    due: int
    given: int = 0


class Defeat(Frame, kw_only=True, tag="defeat"):
    """A hero at 0 HP: turn over, base, recovery, penalty (FE-DEFEAT)."""

    hero: str
    by: str = ""  # the victor, if it was a combat
    step: Literal["fall", "place", "pay", "told"] = "fall"


class Relocation(Frame, kw_only=True, tag="relocation"):
    """A hero is put into one of several areas; no combat follows (FE-GAP-16)."""

    hero: str
    areas: list[str]
    seat: int
    rule: str
    kind: str = "relocate"


class Effect(Frame, kw_only=True, tag="effect"):
    """A list of instructions being carried out (`Content.programs`)."""

    program: str
    actor: str  # a hero, "foe", or empty for a scenario
    source: str
    other: str = ""  # the other hero of the moment
    at: int = 0
    target: str = ""
    area: str = ""
    successes: int = 0
    inside: str = ""
    queue: list[str] = []
    count: int = 0
    card: str = ""  # the card of the moment that is answered
    span: str = ""  # how long the standing parts hold, once it begins


class Duel(SecretFrame, kw_only=True, tag="duel"):
    """The last tie-break: each tied team picks a hero in secret, and they fight (FE-END-06)."""

    teams: list[int]
    step: Literal["ask", "fight", "end"] = "ask"


FieldsFrame: TypeAlias = (
    Window
    | Draft
    | Deployment
    | Round
    | Turn
    | Movement
    | March
    | Clash
    | SoldierFight
    | Epic
    | Wilds
    | EncounterDraw
    | QuestFrame
    | Shopping
    | Trading
    | Gaining
    | Overflow
    | Exchange
    | Penalty
    | Defeat
    | Relocation
    | Effect
    | Duel
)
