"""The content of Fields of Eternia as records: heroes, cards of all decks, the map, scenarios.

What cards do is written with the effects, instructions and triggers of `effects.py`; the words in them
(numbers, conditions, moments) are listed in `words.py`. A misspelt field or word stops the load and
names the entry.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from battlewright.games.fields.model.effects import (
    AnyZone,
    Effect,
    Instruction,
    Origin,
    Record,
    Side,
    Trigger,
    WeaponKind,
)

# --- factions, heroes -----------------------------------------------------------------------------


class FactionCard(Record, frozen=True, kw_only=True):
    """A faction: its usual base, its soldiers, its combat cards (FE-SETUP-08; counts by kind)."""

    id: str
    name: str
    base: str  # area id
    any_base: bool = False  # it may start in any base nobody has (FE-SETUP-05)
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
    """A victory card (FE-VICTORY-01): a primary and a secondary objective."""

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
    name: str
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


class ShapeCard(Record, frozen=True, kw_only=True):
    """How an area is drawn: closed rings of points, `"x,y x,y …"`, the coast first, then its holes.

    `label` is where its name is written; without one, at the point of the area.

    Two areas share a side of their rings where, and only where, they border each other (FE-MAP-02).
    """

    id: str
    area: str
    rings: tuple[str, ...]
    label: tuple[float, float] | None = None


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
    enemies_leave: bool = (
        False  # solo: a defeated enemy hero is out of the match; else it is back in its base
    )
    origin: Origin = "authored"


class SettingsCard(Record, frozen=True, kw_only=True):
    """What the box shows and no text tells: dice and round track (FE-GAP-03 to FE-GAP-05)."""

    id: str
    wilds_die: tuple[Literal["blank", "success", "double", "reroll"], ...]
    epic_die: tuple[str, ...]  # "attack:1", "initiative:2", "energy" …
    track: tuple[str, ...]
    origin: Origin = "authored"
