"""The state of a Heroscape match: players, army cards, figures, glyphs, objects, and the stack of frames.

Positions are labels of spaces (`C7`, `C7+`, `C7/2`). Army cards stay out of the state; the ids of
their entries go in. `content` is the hash of the content the match is played with.
"""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from battlewright.games.heroscape.model.frames import HeroscapeFrame
from battlewright.games.heroscape.model.replies import Reply
from battlewright.kernel.game import Outcome
from battlewright.kernel.game import State as KernelState

HIDDEN = "?"  # a marker or glyph whose value the viewer does not know

MOVING = "*"  # `Figure.hidden` of one that cannot be seen wherever it goes

Place = Literal["board", "reserve", "waiting", "destroyed", "unused"]


class Figure(Struct, kw_only=True):
    """A figure of an army. `at` lists the spaces under it, the leading one first."""

    id: str
    unit: str
    seat: int
    at: list[str] = []
    place: Place = "waiting"  # waiting: to be set up; unused: no room at set-up (HS-SETUP-13)
    wounds: int = 0
    facing: int = 0  # 0..5, for sculpts that hide something from themselves; 3: flipped (HS-DOUBLE-04)
    hidden: str = ""  # the space on which it cannot be seen, or `MOVING`
    fell: list[str] = []  # where it stood when it was destroyed
    treasures: list[str] | UnsetType = UNSET  # letters of those it carries (HS-GLYPH-02)


class Card(Struct, kw_only=True):
    """One army card of a player; copies of a common card are separate entries (HS-SETUP-10)."""

    id: str
    unit: str
    seat: int
    owner: int  # the seat that brought it
    lost: int = 0  # destroyed figures lying on it (HS-WOUND-05)
    out: bool = False
    markers: list[str] = []  # unrevealed order markers, in the order they were laid
    shown: list[str] = []  # revealed ones
    negated: bool = False  # gold marker (HS-GLYPH-NILREND-02)
    power_points: int = 0  # HSV-POWER-01
    tokens: dict[str, int] = {}  # experience, armour … markers of its powers
    gifts: dict[str, int] = {}  # lasting changes: attack, defence, move
    traits: dict[str, str] = {}  # changed personality, species, class
    named: str = ""  # the card named at the start of the game
    used: list[str] = []  # powers used up for the game
    partner: str = ""  # HSV-LINK-01


class Player(Struct, kw_only=True):
    """A seat."""

    seat: int
    points: int = 0  # cost of the army
    zone: int = 0
    rolls: list[int] = []  # initiative of this round, then its rerolls
    score: int = 0  # of a mission
    power_points: int = 0  # free ones (HSV-POWER-03)
    done: bool = False  # picks no more cards
    used: list[str] = []  # powers used this round
    visited: list[str] = []  # shrines (HSV-MISSION-03)


class Glyph(Struct, kw_only=True):
    """A glyph on the battlefield. `letter` is `?` in the view of who does not know it."""

    at: str
    letter: str
    up: bool  # power side up
    effect: str = ""  # what a Brandar glyph has turned out to be


class Token(Struct, kw_only=True):
    """A flag, gem or other thing of a mission: on a space or carried by a figure."""

    id: str
    kind: str
    at: str = ""
    by: str = ""
    seat: int = -1  # whose flag it is


class State(KernelState[HeroscapeFrame, Reply], kw_only=True):
    """A whole match."""

    content: str
    scenario: str
    map: str  # its id, or the whole map as text where the match brought its own (`own_maps.py`)
    switches: dict[str, str] = {}
    teams: list[list[int]]
    limit: int
    rounds: int
    players: list[Player]
    cards: dict[str, Card] = {}
    figures: dict[str, Figure] = {}
    glyphs: list[Glyph] = []
    doors: dict[str, str] = {}  # closed, open, destroyed
    damage: dict[str, int] = {}  # wounds of destructible objects
    gone: list[str] = []  # obstacles that were destroyed
    laid: dict[str, str] = {}  # spaces on which a power has laid a tile -> its terrain
    tokens: list[Token] = []
    round: int = 0
    phase: str = "setup"
    order: list[int] = []  # initiative order, of this round or the last
    turns: int = 0  # how many passes of turns were begun this round
    result: Outcome | None = None
