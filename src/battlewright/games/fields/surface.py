"""What Fields of Eternia tells the programs that show it: lobby, cards and table as Structs."""

from __future__ import annotations

from msgspec import Struct

from battlewright.games.fields.model.options import FieldsOption
from battlewright.kernel.surface import AreaMap, Catalogue, Lobby, Named, Scenario, Table

# --- setting up -----------------------------------------------------------------------------------


class FieldsScenario(Scenario, frozen=True, kw_only=True, omit_defaults=True):
    """A mission: its story, its own rules and its ending; faction and heroes of each played side."""

    story: str
    rules: tuple[str, ...]
    ending: str
    mode: str
    factions: tuple[str, ...]
    heroes: tuple[tuple[str, ...], ...]
    barred: tuple[tuple[str, ...], ...]


class WeaponText(Struct, frozen=True, kw_only=True):
    """A weapon of a hero and its energy ability; `instant`: at once when the card is played."""

    id: str
    name: str
    kind: str
    instant: bool
    text: str


class HeroText(Struct, frozen=True, kw_only=True):
    """A hero card."""

    name: str
    faction: str
    hp: int
    body: int
    spirit: int
    initiative: int
    movement: int
    passive: str
    mounted: bool
    weapons: tuple[WeaponText, ...]


class FieldsLobby(Lobby, frozen=True, kw_only=True, omit_defaults=True):
    """What a match on Eternia can be set up with."""

    scenarios: tuple[FieldsScenario, ...]
    heroes: dict[str, HeroText]
    factions: dict[str, str]
    difficulties: tuple[str, ...]


# --- cards ----------------------------------------------------------------------------------------


class CardText(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A card of any deck: what it has of numbers and kinds, and its texts by part of the card.

    `primary`, `secondary` and `vp` are the goals of a victory card, `tasks` those of a quest by faction.
    """

    name: str
    texts: dict[str, str]
    cost: int | None = None
    hp: int | None = None
    attack: int | None = None
    defense: int | None = None
    initiative: int | None = None
    movement: int | None = None
    type: str = ""
    part: str = ""
    kind: str = ""
    effects: int | None = None
    skulls: int | None = None
    energy: int | None = None
    faction: str = ""
    use: tuple[str, ...] = ()
    eternium: int | None = None
    trader: str = ""
    tower: bool = False
    story: str = ""
    primary: str = ""
    secondary: str = ""
    vp: tuple[int, int] | None = None
    tasks: dict[str, str] = {}


class ScenarioText(Struct, frozen=True, kw_only=True):
    """A mission in words, for those who play it."""

    name: str
    mode: str
    story: str
    rules: tuple[str, ...]
    ending: str


class FieldsCatalogue(Catalogue, frozen=True, kw_only=True):
    """The cards of Fields of Eternia, deck by deck."""

    factions: dict[str, CardText]
    heroes: dict[str, HeroText]
    equipment: dict[str, CardText]
    spells: dict[str, CardText]
    vehicles: dict[str, CardText]
    victory: dict[str, CardText]
    beasts: dict[str, CardText]
    allies: dict[str, CardText]
    events: dict[str, CardText]
    epic_beasts: dict[str, CardText]
    quests: dict[str, CardText]
    battle: dict[str, CardText]
    effects: dict[str, CardText]
    areas: dict[str, CardText]
    scenarios: dict[str, ScenarioText]


# --- the table ------------------------------------------------------------------------------------


class ActingHero(Struct, frozen=True, kw_only=True, gc=False):
    """The hero that is activated, and the actions it has left."""

    hero: str
    hero_id: str
    actions: int


class GridRow(Struct, frozen=True, kw_only=True, gc=False):
    """A card in the combat grid, `?` where it lies face down for the viewer."""

    card_id: str
    zone_id: str
    up: bool


class FighterRow(Struct, frozen=True, kw_only=True, gc=False):
    """A side of an epic combat, zone by zone; in words, cards that lie face down stand in brackets."""

    id: str
    kind_id: str
    team_id: int
    name: str
    weapon: str
    weapon_id: str
    printed: str  # what the battle card or the card of a beast says; nothing for a played hero
    printed_ids: dict[str, int]
    zone_attack: str
    zone_defense: str
    zone_initiative: str
    grid_ids: tuple[GridRow, ...]
    beside: tuple[str, ...]
    beside_ids: tuple[str, ...]
    drawn: tuple[str, ...]
    drawn_ids: tuple[str, ...]
    discarded: int  # combat cards in this combat
    soldiers: tuple[str, ...]
    soldier_ids: tuple[str, ...]
    boosts: tuple[str, ...]
    die: str
    die_id: str
    totals: str
    total_ids: dict[str, int]
    lying_ids: dict[str, int]  # what the zones come to by the cards the viewer sees, before totals are made
    lying: dict[str, str]  # and why
    damage: int


class AnswerRow(Struct, frozen=True, kw_only=True, gc=False):
    """A team in step 4 of an epic combat: `asked` now, `open` to act later, or `passed`."""

    team_id: int
    team: str
    standing_id: str


class EpicRow(Struct, frozen=True, kw_only=True, gc=False):
    """The epic combat under way; `turn_id` is the side whose turn it is."""

    area: str
    area_id: str
    origin_id: str
    step_id: str
    turn_id: int
    combat_round: int
    sides: tuple[FighterRow, ...]
    answers: tuple[AnswerRow, ...]  # who may still act in step 4


class WildsRow(Struct, frozen=True, kw_only=True, gc=False):
    """The wilds combat under way; `foe_id` is the card of the enemy, if it has one."""

    hero: str
    hero_id: str
    foe: str
    foe_id: str
    step_id: str
    hp: int
    zone_attack: int
    zone_defense: int
    dice: str
    dice_ids: tuple[str, ...]


class VictoryPoints(Struct, frozen=True, gc=False):
    """Victory points that a hero brought in."""

    hero_id: str
    vp: int


class TeamRow(Struct, frozen=True, kw_only=True, gc=False):
    """A team; `id` is its number, `deck` how many combat cards are still to be drawn."""

    id: int
    name: str
    faction_id: str
    base: str
    base_id: str
    seat_ids: tuple[int, ...]
    vp: int
    vp_ids: tuple[VictoryPoints, ...]
    eternium: int
    outposts: int
    reserve: int
    combat_deck: str
    combat_deck_ids: dict[str, int]
    deck: int
    known: tuple[str, ...]
    counters: str
    counter_ids: dict[str, int]


class VictoryRow(Struct, frozen=True, kw_only=True, gc=False):
    """A victory card of a team, as far as it is known."""

    id: str
    team: str
    team_id: int
    name: str
    primary: str
    secondary: str
    revealed: bool
    completed: bool
    progress: int


class HeroRow(Struct, frozen=True, kw_only=True, gc=False):
    """A hero: where it is, its hit points, what it carries. `seat` -1: nobody plays it."""

    id: str
    name: str
    seat: int
    team: str
    team_id: int
    area: str
    area_id: str
    hp: int
    hp_most: int
    activated: bool
    defeated: bool
    equipped: tuple[Named, ...]
    inventory: tuple[Named, ...]
    spells: tuple[Named, ...]
    allies: tuple[Named, ...]
    mounts: tuple[Named, ...]
    carries: tuple[str, ...]
    carry_ids: tuple[str, ...]


class AbilityRow(Struct, frozen=True, kw_only=True, gc=False):
    """What a hero can do: numbers, passive ability, weapons with their energy abilities."""

    hero_id: str
    name: str
    movement: int
    body: int
    spirit: int
    hero_initiative: int
    ability: str
    weapons: str


class BossRow(Struct, frozen=True, kw_only=True, gc=False):
    """The boss on the map."""

    id: str
    name: str
    area: str
    area_id: str
    hp: int
    hp_most: int
    defeated: bool


class OfferRow(Struct, frozen=True, kw_only=True, gc=False):
    """A card on offer at a trader."""

    id: str
    trader: str
    trader_id: str
    offer: str
    cost: int
    text: str


class PileRow(Struct, frozen=True, kw_only=True, gc=False):
    """A deck of the table: how many cards are still to be drawn, and how many were discarded."""

    id: str
    pile: str
    deck: int
    discarded: int


class PlanRow(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """What the side that nobody plays does next: a hero comes along a path, or soldiers are placed.

    It is so as things stand; `skull` 0: no skull event brings it.
    """

    round: int
    skull: int = 0
    team_id: int
    hero: str = ""
    hero_id: str = ""
    area: str
    path_ids: tuple[str, ...]
    fights: bool = False
    soldiers: int = 0


class AreaRow(Struct, frozen=True, kw_only=True, gc=False):
    """An area: who controls it (`control_id` -1: nobody), soldiers of each team, heroes, markers."""

    id: str
    area: str
    kind: str
    kind_id: str
    trader: str
    trader_id: str
    is_tower: bool
    eternium: int
    control: str
    control_id: int
    soldiers: str
    soldier_ids: tuple[int, ...]
    heroes: tuple[str, ...]
    hero_ids: tuple[str, ...]
    marks: tuple[str, ...]
    mark_ids: tuple[str, ...]


class ConnectionRow(Struct, frozen=True, kw_only=True, gc=False):
    """What lies beside an area, and where its paths lead."""

    area_id: str
    area: str
    adjacent: tuple[str, ...]
    paths: tuple[str, ...]


class FieldsTable(Table, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """A match on Eternia; `track_ids` is the round track and `field_id` where the round marker is."""

    map_id: str
    scenario: str
    scenario_id: str
    mode: str
    mode_id: str
    difficulty: str = ""
    difficulty_id: str = ""
    round: int
    time: str
    time_id: str
    track_ids: tuple[str, ...]
    field_id: int
    skulls: int
    phase: str
    phase_id: str
    acting: ActingHero | None = None
    epic: EpicRow | None = None
    wilds: WildsRow | None = None
    teams: tuple[TeamRow, ...] = ()
    victory: tuple[VictoryRow, ...] = ()
    heroes: tuple[HeroRow, ...] = ()
    abilities: tuple[AbilityRow, ...] = ()
    boss: BossRow | None = None
    markets: tuple[OfferRow, ...] = ()
    piles: tuple[PileRow, ...] = ()
    counters: str = ""
    solo_ids: dict[str, int] = {}  # the parts of a solo score with their points
    plans: tuple[PlanRow, ...] = ()  # solo: the next step of the other side
    areas: tuple[AreaRow, ...] = ()
    connections: tuple[ConnectionRow, ...] = ()


SURFACE = (FieldsLobby, FieldsCatalogue, FieldsTable, AreaMap)
OPTIONS = FieldsOption
