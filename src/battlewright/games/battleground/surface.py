"""What Battleground tells the programs that show it: lobby, cards and table as Structs."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from battlewright.games.battleground.model.options import BattlegroundOption
from battlewright.kernel.surface import (
    Catalogue,
    ForceChoice,
    HexBoard,
    Lobby,
    MapChoice,
    Named,
    Scenario,
    Table,
)

# --- setting up -----------------------------------------------------------------------------------


class BattlegroundScenario(Scenario, frozen=True, kw_only=True, omit_defaults=True):
    """A scenario, with what a Force may cost."""

    points: int


class Carrier(Struct, frozen=True):
    """A character of a Force and what it carries, by ids."""

    card: str
    weapons: tuple[str, ...] = ()
    items: tuple[str, ...] = ()


class BattlegroundForce(ForceChoice, frozen=True, kw_only=True, omit_defaults=True):
    """A prepared Force: its characters with their equipment, and its deck."""

    faction: str
    characters: tuple[Carrier, ...]
    fate: tuple[str, ...] = ()
    glory: tuple[str, ...] = ()


class BattlegroundMap(MapChoice, frozen=True, kw_only=True, omit_defaults=True):
    """A battleground to choose; some of its objectives may be placed by the players."""

    objectives: int


class BattlegroundLobby(Lobby, frozen=True, kw_only=True, omit_defaults=True):
    """What a match of Battleground can be set up with."""

    scenarios: tuple[BattlegroundScenario, ...]
    forces: Mapping[str, BattlegroundForce]
    maps: Mapping[str, BattlegroundMap]


# --- cards ----------------------------------------------------------------------------------------


class SkillText(Struct, frozen=True, kw_only=True):
    """A skill of a character or item; `mana_most`: its price is chosen, from `mana` to this."""

    id: str
    name: str
    text: str
    active: bool
    ap: int
    mana: int
    mana_most: int | None


class CharacterText(Struct, frozen=True, kw_only=True):
    """A character card; `speed` without and with Focus."""

    name: str
    faction: str
    health: int
    strength: int
    perception: int
    power: int
    toughness: int
    mind: int
    speed: tuple[int, int]
    cost: int
    base: str
    skills: tuple[SkillText, ...]


class WeaponStep(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An instruction of a result row."""

    do: str
    amount: int = 0
    who: str = ""
    what: str = ""
    token: str = ""


class WeaponRow(Struct, frozen=True):
    """What a weapon does from so many successes on."""

    at: int
    do: tuple[WeaponStep, ...]


class WeaponText(Struct, frozen=True, kw_only=True):
    """A weapon."""

    name: str
    type: str
    range: int
    dice: int
    mana: int
    cost: int
    area: int
    text: str
    rows: tuple[WeaponRow, ...]


class ItemText(Struct, frozen=True, kw_only=True):
    """An item."""

    name: str
    type: str
    cost: int
    consumable: bool
    skill: SkillText


class CardText(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A Fate or Glory card; `vp` is what its side mission is worth, `motif` what its picture shows."""

    name: str
    motif: str
    initiative: int
    ap: int
    mana: int
    text: str
    extra_mana: int = 0
    drawback: bool = False
    vp: int = 0


class TokenText(Struct, frozen=True, kw_only=True):
    """A buff, debuff or mark."""

    name: str
    kind: str
    text: str


class BattlegroundCatalogue(Catalogue, frozen=True, kw_only=True):
    """The cards of Battleground by id; `sources` says where numbers come from, in a few words."""

    characters: dict[str, CharacterText]
    weapons: dict[str, WeaponText]
    items: dict[str, ItemText]
    fate: dict[str, CardText]
    glory: dict[str, CardText]
    tokens: dict[str, TokenText]
    sources: dict[str, str]


# --- the table ------------------------------------------------------------------------------------


class Acting(Struct, frozen=True, gc=False):
    """Who acts, with how many action points left."""

    character: str
    ap: int
    seat: int


class CharacterRow(Struct, frozen=True, kw_only=True, gc=False):
    """A character of the match: where it stands, what it has and bears; `speed` without and with Focus."""

    id: str
    card_id: str
    name: str
    seat: int
    team: int
    at: str
    facing: int
    health: int
    wounds: int
    mana: int
    focus: bool
    overwatch: bool
    buff: str
    buff_id: str
    debuff: str
    debuff_id: str
    activated: bool
    out: bool
    speed: tuple[int, int]
    weapons: tuple[str, ...]
    weapon_ids: tuple[str, ...]
    items: tuple[str, ...]
    item_ids: tuple[str, ...]
    lasting: tuple[str, ...]
    cover_ids: tuple[str, ...] = ()  # the hexes under a base of several, the marked one first


class HandCard(Struct, frozen=True, gc=False):
    """A card in hand, as far as it is known."""

    id: str
    name: str
    glory: bool


class PlayerRow(Struct, frozen=True, kw_only=True, gc=False):
    """A seat: its cards, as far as they are known, and its points."""

    seat: int
    faction: str
    faction_id: str
    hand: tuple[HandCard, ...]
    hidden: int
    deck: int
    discard: tuple[Named, ...]
    missions: tuple[Named, ...]
    objectives: int
    vp: int
    passed: bool


class MarkRow(Struct, frozen=True, gc=False):
    """A mark on the battleground."""

    at: str
    name: str
    seat: int
    token_id: str


class ForceDraft(Struct, frozen=True, kw_only=True, gc=False):
    """The Force a seat is building."""

    characters: tuple[Carrier, ...] = ()
    fate: tuple[str, ...] = ()
    glory: tuple[str, ...] = ()


class BattlegroundTable(Table, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """A match of Battleground; `zone_ids` is the deployment zone of each team, `draft_ids` the Force
    that the seat is building, `mate_ids` those that its team-mates have finished."""

    map_id: str
    zone_ids: tuple[int, ...]
    round: int
    rounds: int
    phase: str
    first_team: int
    score: tuple[int, ...]
    acting: Acting | None
    characters: tuple[CharacterRow, ...]
    players: tuple[PlayerRow, ...]
    objectives: tuple[str, ...]
    marks: tuple[MarkRow, ...]
    cleared: tuple[str, ...] = ()  # hexes whose obstacle was removed in play
    draft_ids: ForceDraft | None = None
    mate_ids: tuple[ForceDraft, ...] = ()


SURFACE = (BattlegroundLobby, BattlegroundCatalogue, BattlegroundTable, HexBoard)
OPTIONS = BattlegroundOption
