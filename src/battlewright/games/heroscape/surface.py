"""What Heroscape tells the programs that show it: lobby, cards and table as Structs."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from battlewright.games.heroscape.model.options import HeroscapeOption
from battlewright.kernel.surface import (
    Catalogue,
    ColumnBoard,
    ForceChoice,
    Lobby,
    MapChoice,
    Scenario,
    Table,
)

# --- setting up -----------------------------------------------------------------------------------


class HeroscapeScenario(Scenario, frozen=True, kw_only=True, omit_defaults=True):
    """A scenario: points for an army, rounds, the kind of goal, and whether armies are drafted."""

    points: int
    rounds: int
    goal: str
    draft: bool


class ArmyLine(Struct, frozen=True):
    """A card of an army, and how many copies of it."""

    card: str
    name: str
    copies: int


class Army(ForceChoice, frozen=True, kw_only=True, omit_defaults=True):
    """A prepared army."""

    text: str
    cards: tuple[ArmyLine, ...]


class HeroscapeMap(MapChoice, frozen=True, kw_only=True, omit_defaults=True):
    """A battlefield to choose, and for how many players it has start zones."""

    players: tuple[int, ...]


class HeroscapeLobby(Lobby, frozen=True, kw_only=True, omit_defaults=True):
    """What a match of Heroscape can be set up with; `presets` are sets of switches."""

    scenarios: tuple[HeroscapeScenario, ...]
    forces: Mapping[str, Army]
    maps: Mapping[str, HeroscapeMap]
    presets: dict[str, dict[str, str]]


# --- cards ----------------------------------------------------------------------------------------


class PowerText(Struct, frozen=True):
    """A special power of a card."""

    id: str
    name: str
    text: str


class UnitText(Struct, frozen=True, kw_only=True, rename={"unit_class": "class"}):
    """An army card: its words, the ids behind them, its numbers and its powers.

    `height` is the figure's height in levels, `hexes` how many spaces its base covers, `target` where on its
    height the target point lies, in percent.
    """

    name: str
    general: str
    general_id: str
    rarity: str
    rarity_id: str
    type: str
    type_id: str
    species: str
    species_id: str
    unit_class: str
    class_id: str
    personality: str
    personality_id: str
    size: str
    size_id: str
    life: int
    move: int
    range: int
    attack: int
    defence: int
    points: int
    figures: int
    height: int
    hexes: int
    target: int
    set: str
    powers: tuple[PowerText, ...]


class GlyphText(Struct, frozen=True, kw_only=True):
    """A glyph; `lasting`: it works as long as somebody stands on it."""

    name: str
    lasting: bool
    text: str


class SwitchText(Struct, frozen=True):
    """The values of a switch, what holds when nothing is chosen, and the rules it is about."""

    values: tuple[str, ...]
    default: str
    rules: tuple[str, ...]


class HeroscapeCatalogue(Catalogue, frozen=True, kw_only=True):
    """The cards of Heroscape by id, glyphs by letter."""

    units: dict[str, UnitText]
    glyphs: dict[str, GlyphText]
    armies: dict[str, Army]
    switches: dict[str, SwitchText]
    presets: dict[str, dict[str, str]]


# --- the table ------------------------------------------------------------------------------------


class ActingCard(Struct, frozen=True, kw_only=True, gc=False):
    """Whose turn it is, and with which card."""

    player: str
    seat_id: int
    card: str
    card_id: str


class PlayerRow(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """A player: points of the army and of the mission; `zone_id` is the start zone in the layout."""

    player: str
    seat_id: int
    letter: str
    team: int
    zone_id: int
    points: int
    scored: int
    power_points: int = 0


class PowerRow(Struct, frozen=True, gc=False):
    """A power of a card in play, and whether it is used up for the game."""

    id: str
    name: str
    used: bool


class CardRow(Struct, frozen=True, kw_only=True, gc=False):
    """An army card: its numbers, its order markers as far as they are known, its powers.

    `figures` counts those still in play; `token_ids` counts the markers of its powers by kind.
    """

    id: str
    unit_id: str
    name: str
    player: str
    seat_id: int
    owner_id: int
    points: int
    figures: int
    markers: str
    marker_ids: tuple[str, ...]
    hidden_markers: int
    shown: str
    shown_ids: tuple[str, ...]
    life: int
    move: int
    range: int
    attack: int
    defence: int
    powers: tuple[PowerRow, ...]
    out_of_play: bool
    flag_ids: tuple[str, ...]
    token_ids: dict[str, int]
    named_id: str
    partner_id: str


class FigureRow(Struct, frozen=True, kw_only=True, gc=False):
    """A figure: where it stands (`space_ids`: the leading space first), its life, its size.

    `place_id` is where it is if not on the battlefield; `facing_id` a direction from 0 (east)
    counter-clockwise; `height` its height in levels. Flags: `hidden`, `negated`, `acting`, `carrying`.
    """

    tag: str
    id: str
    unit_id: str
    card_id: str
    name: str
    player: str
    seat_id: int
    team_id: int
    place_id: str
    space: str
    space_ids: tuple[str, ...]
    facing_id: int
    level: int | None
    terrain: str
    wounds: int
    life: int
    size: str
    size_id: str
    height: int
    engaged: tuple[str, ...]
    engaged_ids: tuple[str, ...]
    flag_ids: tuple[str, ...]


class GlyphRow(Struct, frozen=True, kw_only=True, gc=False):
    """A glyph on the battlefield: `letter_id` is `?` for who does not know it."""

    id: str
    space: str
    name: str
    letter_id: str
    side_id: str  # power or symbol: what lies up
    holder: str
    holder_id: str


class DoorRow(Struct, frozen=True, kw_only=True, gc=False):
    """A door: closed, open or destroyed."""

    id: str
    name: str
    state: str
    state_id: str
    wounds: int


class ObstacleRow(Struct, frozen=True, kw_only=True, gc=False):
    """An obstacle that was damaged or destroyed."""

    id: str
    name: str
    wounds: int
    destroyed: bool


class GroundRow(Struct, frozen=True, kw_only=True, gc=False):
    """A space whose ground a power has changed."""

    space: str
    terrain: str
    terrain_id: str


class TokenRow(Struct, frozen=True, kw_only=True, gc=False):
    """A thing of the mission: on a space, or carried by a figure."""

    id: str
    name: str
    kind_id: str
    space: str
    by: str
    by_id: str
    seat_id: int


class SignRow(Struct, frozen=True, gc=False):
    """A sign on the map in words, and the terrain it stands for."""

    sign: str
    terrain: str
    terrain_id: str


class HeroscapeTable(Table, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """A match of Heroscape; `map` is the battlefield in rows of cells, for reading it in words."""

    map_id: str
    own_map_id: str = ""  # a map that the match brought along is known by the whole of it, as JSON
    layout_id: str
    round: int
    rounds: int
    phase: str
    phase_id: str
    goal: str
    goal_id: str
    initiative: tuple[str, ...]
    initiative_ids: tuple[int, ...]
    acting: ActingCard | None
    players: tuple[PlayerRow, ...]
    cards: tuple[CardRow, ...]
    figures: tuple[FigureRow, ...]
    glyphs: tuple[GlyphRow, ...] = ()
    doors: tuple[DoorRow, ...] = ()
    obstacles: tuple[ObstacleRow, ...] = ()
    ground: tuple[GroundRow, ...] = ()
    tokens: tuple[TokenRow, ...] = ()
    map: tuple[dict[str, str], ...]
    signs: tuple[SignRow, ...]


SURFACE = (HeroscapeLobby, HeroscapeCatalogue, HeroscapeTable, ColumnBoard)
OPTIONS = HeroscapeOption
