"""Army cards, glyphs, armies and scenarios (HS-SETUP-07, HS-GLYPH, HS-GAP-04)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from battlewright.games.heroscape.model.cards.actions import Action
from battlewright.games.heroscape.model.cards.answers import (
    Counter,
    Dodge,
    Drain,
    DyingBlow,
    Escape,
    Overkill,
    Rise,
    Save,
    Scatter,
    Smoke,
    Spirit,
    Strike,
)
from battlewright.games.heroscape.model.cards.attacks import Attacks, SpecialAttack
from battlewright.games.heroscape.model.cards.moves import Carry, MoveBonus, MoveMode, MoveRoll
from battlewright.games.heroscape.model.cards.numbers import Modify, Trait
from battlewright.games.heroscape.model.cards.turns import Bond, Reserve, Swarm

Part: TypeAlias = (
    Modify
    | Trait
    | MoveMode
    | MoveBonus
    | MoveRoll
    | Carry
    | Attacks
    | SpecialAttack
    | Action
    | Save
    | Counter
    | Dodge
    | Escape
    | Strike
    | Scatter
    | Overkill
    | Spirit
    | Drain
    | Rise
    | Smoke
    | DyingBlow
    | Bond
    | Swarm
    | Reserve
)


class Power(Struct, frozen=True, forbid_unknown_fields=True):
    """A special power: what it is called, what it says, what it does."""

    id: str  # slug, unique on the card: "counter-strike"
    name: str
    text: str
    parts: tuple[Part, ...]


class UnitCard(Struct, frozen=True, forbid_unknown_fields=True):
    """An army card (HS-SETUP-07)."""

    id: str
    name: str
    general: str
    rarity: Literal["unique", "common", "uncommon"]
    unit_type: Literal["hero", "squad"]
    species: str
    unit_class: str
    personality: str
    size: Literal["small", "medium", "large", "huge"]
    height: int
    life: int
    move: int
    range: int
    attack: int
    defence: int
    points: int
    figures: int = 1
    hexes: int = 1
    set: str = ""
    tags: tuple[str, ...] = ()
    head: float = 0.9  # target point, as a share of the height
    blind: tuple[int, ...] = ()  # directions from its front in which its own body hides things (HS-LOS-04)
    powers: tuple[Power, ...] = ()

    @property
    def is_hive(self) -> bool:
        """Whether it is a Hive, which stands on a whole piece of swamp (HS-HIVE-02)."""
        return self.hexes > 2


class GlyphCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A power glyph, or a treasure: a thing that a hero carries, with the powers of `parts` (HS-GLYPH)."""

    letter: str
    id: str
    name: str
    lasting: bool  # permanent; else temporary
    text: str
    treasure: bool = False
    parts: tuple[Part, ...] = ()  # of a treasure: what its carrier can do
    once: bool = False  # a treasure that is gone when its power has been used


class ArmyEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """Copies of one card in an army list."""

    card: str
    copies: int = 1


class ArmyCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A prepared army."""

    id: str
    name: str
    cards: tuple[ArmyEntry, ...]
    text: str = ""


class Goal(Struct, frozen=True, forbid_unknown_fields=True):
    """What wins a scenario (HS-END-01).

    `last-army`: only one side has figures left. `points`: most points after the last round. `hill`: one
    point per round for most figures on the marked spaces. `glyphs`: hold all (`count`) marked glyphs at
    the end of a round. `escort`: the named figure of `side` reaches the marked spaces; the other side
    stops it. `siege`: `side` has a figure on the marked spaces at the end of a round, the other side holds
    out. `flag`, `shrines`, `collect`, `steal`: the missions of the variants.
    """

    kind: Literal[
        "last-army", "points", "hill", "glyphs", "escort", "siege", "flag", "shrines", "collect", "steal"
    ]
    marks: str = ""  # name of the marked spaces
    count: int = 0
    side: int = 0  # team that has the task


class ScenarioCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario: battlefield, sides, points, rounds, goal (HS-GAP-04)."""

    id: str
    name: str
    text: str
    map: str = ""  # empty: any map with enough zones
    players: tuple[int, ...] = (2,)  # how many can play
    teams: tuple[tuple[int, ...], ...] = ()  # seats that win together; empty: everyone alone
    points: int = 400
    rounds: int = 12
    goal: Goal = Goal(kind="last-army")
    armies: tuple[str, ...] = ()  # prepared armies by seat; empty: players choose
    draft: bool = False
    switches: dict[str, str] = {}
    glyphs: dict[str, str] = {}  # space -> letter, "?x" for symbol side up; replaces those of the map
