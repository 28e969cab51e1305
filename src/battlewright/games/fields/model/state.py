"""The state of a match on Eternia: teams, heroes, decks, what stands on the map, and the stack of frames.

Areas and cards are ids; the cards themselves stay out of the state. Combat cards are named by their
kind (`+2`, `energy`). `content` is the hash of the content the match is played with.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from battlewright.games.fields.model.frames import FieldsFrame
from battlewright.games.fields.model.ids import HeroId
from battlewright.kernel.game import Outcome
from battlewright.kernel.game import State as KernelState

UNKNOWN = "?"  # a hidden card in a view


class LastingEffect(Struct, array_like=True):
    """An effect that is in force until the end of a turn, round or combat."""

    effect: str
    span: str


class Hero(Struct, kw_only=True):
    """A hero of the match: its figure and what lies beside its card. `seat` -1: nobody plays it."""

    id: HeroId  # of its card; every hero exists once
    seat: int
    team: int
    at: str = ""
    damage: int = 0
    vp: int = 0  # VP of the team that this hero brought in
    activated: bool = False
    out: bool = False  # removed from the match (solo enemies, by scenario)
    equipped: list[str] = []
    inventory: list[str] = []
    spells: list[str] = []
    allies: list[str] = []
    mounts: list[str] = []  # beasts and vehicles
    tokens: list[str] = []  # of the scenario
    used: list[str] = []  # triggers used up (`ids.used_key`)
    lasting: list[LastingEffect] = []


class Team(Struct, kw_only=True):
    """A faction in play: what its heroes share (FE-SETUP-06, FE-ETERNIUM-01)."""

    faction: str
    base: str
    seats: list[int] = []
    heroes: list[str] = []
    played: bool = True  # False: the side nobody plays (solo)
    eternium: int = 0
    soldiers: int = 0  # in the supply
    vp: int = 0
    cards: dict[str, int] = {}  # the combat deck by kind: always 21 (FE-DECK-01)
    deck: list[str] = []  # the draw pile, top first; outside combat all of it
    supply: dict[str, int] = {}
    removed: dict[str, int] = {}
    hand: list[str] = []  # victory cards
    shown: list[str] = []  # victory cards revealed
    scored: list[str] = []  # of those, completed
    progress: dict[str, int] = {}
    known: list[str] = []  # face-down cards that everybody saw the team take
    zone: str = ""  # deployment zone
    defeats: int = 0
    counters: dict[str, int] = {}


class Boss(Struct, kw_only=True):
    """A boss on the map (FE-GAP-13): it keeps its damage."""

    id: str
    at: str
    damage: int = 0
    beaten: bool = False


class State(KernelState[FieldsFrame, str | bool | None], kw_only=True):
    """A whole match."""

    content: str
    scenario: str
    mode: str = "standard"  # standard, skirmish or solo
    first_game: bool = False  # FE-FIRST
    switches: dict[str, bool] = {}
    difficulty: str = ""  # solo
    teams: list[Team] = []
    heroes: dict[str, Hero] = {}
    soldiers: dict[str, list[int]] = {}  # area -> soldiers of each team
    quests: list[str] = []  # areas with a quest marker
    vines: list[str] = []
    tokens: dict[str, str] = {}  # scenario tokens lying in areas
    counters: dict[str, int] = {}
    boss: Boss | None = None
    decks: dict[str, list[str]] = {}
    discards: dict[str, list[str]] = {}
    removed: list[str] = []  # cards out of the game
    markets: dict[str, list[str]] = {}  # by trader, once open
    captured: dict[str, int] = {}  # solo: outposts of the enemy at set-up
    starting: int = 0  # the starting team
    round: int = 0
    field: int = 0  # of the round track
    skulls: int = 0  # skull events so far
    phase: str = "setup"
    extra: bool = False  # the extra night round of a tie (FE-END-05)
    success: bool = False  # solo: the objective was completed
    finished: bool = False  # the scenario ends the game
    result: Outcome | None = None


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(State).decode


def copy_of(state: State) -> State:
    """An independent copy, for questions that try something."""
    return _decode(_encode(state))
