"""Ids: what things are called in states, options and events, and the only place where composed ids are made.

A composed id is a text with a fixed shape; each shape has a small record here that writes it (`text`) and a
function that reads it. The shapes are part of saved games: options and states contain them.

| shape | record | stands for |
| --- | --- | --- |
| `unit/power` | `PowerRef` | a power of an army card |
| `A-unit`, `A-unit-2`, `A-unit.3` | `card_id`, `figure_id` | a card or figure of seat A |
| `door:gate`, `tree:oak-1` | `Thing` | an object that can be attacked |
| `line:2`, `line:2:1` | `Line` | a straight line from the attacker, or from its trailing half |
| `seat:1`, `direction:4` | `Numbered` | a player, a direction |
| `hero+squad` | `Pair` | two cards that are linked |
| `marker@card` | `MarkerOn` | an order marker that lies on a card |
| `power:card`, `marker:card` | `Activation` | a turn with a card, by a bond or by a marker |
| `figure|power` | `Source` | a power, and the figure whose it is |
| `stat:power` | `BoostKey` | a number that changes for a turn, and why |
"""

from __future__ import annotations

from typing import Literal, NamedTuple, NewType, Self, TypeAlias

FigureId = NewType("FigureId", str)
CardId = NewType("CardId", str)
UnitId = NewType("UnitId", str)
PowerId = NewType("PowerId", str)
DoorId = NewType("DoorId", str)
Label = NewType("Label", str)
"""A space of the battlefield: `C7`, `C7+`, `C7/2`."""

SEAT_LETTERS = "ABCDEF"
AROUND = "around"
"""What an attack on everybody adjacent is aimed at."""


# --- powers, cards, figures -----------------------------------------------------------------------


class PowerRef(NamedTuple):
    """A power by its army card and its own name."""

    unit: str
    slug: str

    @property
    def text(self) -> str:
        """The id of the power."""
        return f"{self.unit}/{self.slug}"


def power_ref(power: str) -> PowerRef:
    """Read the id of a power; what is none has an empty slug."""
    unit, _, slug = power.partition("/")
    return PowerRef(unit, slug)


def card_id(seat: int, unit: str, number: int = 0) -> str:
    """The id of an army card; copies of a common card are numbered from 1."""
    name = f"{SEAT_LETTERS[seat]}-{unit}"
    return f"{name}-{number}" if number else name


def figure_id(seat: int, unit: str, number: int = 0) -> str:
    """The id of a figure; the figures of a squad or common card are numbered from 1."""
    name = card_id(seat, unit)
    return f"{name}.{number}" if number else name


class Copy(NamedTuple):
    """Which card or figure of its name it is: the letter of the seat that brought it, and any number."""

    letter: str
    number: str


def copy_of(id: str, unit: str) -> Copy:
    """Read the id of a card or figure of a unit."""
    letter = id[:1]
    return Copy(letter, id.removeprefix(f"{letter}-{unit}").lstrip(".-"))


# --- what can be aimed at -------------------------------------------------------------------------


class Thing(NamedTuple):
    """An object that can be attacked: a door, or a tree by HSV-TREE-01."""

    kind: Literal["door", "tree"]
    name: str

    @property
    def text(self) -> str:
        """The id of the object as a target."""
        return f"{self.kind}:{self.name}"


def thing(target: str) -> Thing | None:
    """The object a target names, or None for a figure, a line and the like."""
    kind, _, name = target.partition(":")
    if kind == "door":
        return Thing("door", name)
    return Thing("tree", name) if kind == "tree" else None


def object_named(target: str) -> Thing:
    """The object a target that is one names."""
    found = thing(target)
    assert found is not None, f"{target} is no object"
    return found


class Line(NamedTuple):
    """A straight line of hexes from the attacker, `half` 1: from the trailing half of its base."""

    direction: int
    half: int = 0

    @property
    def text(self) -> str:
        """The id of the line as a target."""
        return f"line:{self.direction}:{self.half}" if self.half else f"line:{self.direction}"


def line(target: str) -> Line:
    """Read a line."""
    _, direction, *half = target.split(":")
    return Line(int(direction), int(half[0]) if half else 0)


class Numbered(NamedTuple):
    """A seat or a direction."""

    kind: Literal["seat", "direction"]
    number: int

    @property
    def text(self) -> str:
        """The id as a target."""
        return f"{self.kind}:{self.number}"


def number_of(target: str) -> int:
    """The seat or direction that a target names."""
    return int(target.partition(":")[2])


NamedKind: TypeAlias = Literal[
    "door", "tree", "obstacle", "wall", "column", "figure", "line", "direction", "seat"
]


class Named(NamedTuple):
    """An id that says what kind of thing it names: `door:gate`, `obstacle:ruin-1`, `column:C7@9`."""

    kind: NamedKind
    name: str

    @property
    def text(self) -> str:
        """The id."""
        return f"{self.kind}:{self.name}"


KINDS: dict[str, NamedKind] = {
    "door": "door",
    "tree": "tree",
    "obstacle": "obstacle",
    "wall": "wall",
    "column": "column",
    "figure": "figure",
    "line": "line",
    "direction": "direction",
    "seat": "seat",
}


def named(id: str) -> Named | None:
    """The kind and name an id is made of, or None for one that does not say its kind."""
    kind, _, name = id.partition(":")
    return Named(KINDS[kind], name) if name and kind in KINDS else None


class Column(NamedTuple):
    """The ground at a space, up to a level."""

    label: str
    level: str

    @property
    def text(self) -> str:
        """The id of what blocks a view."""
        return f"column:{self.label}@{self.level}"


def column(name: str) -> Column:
    """Read the name of a column."""
    label, _, level = name.partition("@")
    return Column(label, level)


def piece_kind(name: str) -> str:
    """What a numbered piece of the map is: `ruin` for `ruin-1`."""
    return name.rpartition("-")[0] or name


# --- markers and turns ----------------------------------------------------------------------------


class Pair(NamedTuple):
    """A hero and a squad that are linked (HSV-LINK-01)."""

    hero: str
    squad: str

    @property
    def text(self) -> str:
        """The pair as a target."""
        return f"{self.hero}+{self.squad}"


def pair(target: str) -> Pair | None:
    """Read a pair, or None if a target is none."""
    hero, _, squad = target.partition("+")
    return Pair(hero, squad) if squad and "/" not in target else None


class MarkerOn(NamedTuple):
    """An order marker, and the card on which it lies, if that is said."""

    marker: str
    card: str = ""

    @property
    def text(self) -> str:
        """As an option names it."""
        return f"{self.marker}@{self.card}" if self.card else self.marker


def marker_on(text: str) -> MarkerOn:
    """Read a marker that an option names."""
    marker, _, card = text.partition("@")
    return MarkerOn(marker, card)


class Activation(NamedTuple):
    """A turn with a card, and what gives it: a power (a bond), an order marker, or nothing but the choice."""

    by: str
    card: str

    @property
    def text(self) -> str:
        """As an option names it."""
        return f"{self.by}:{self.card}"

    @property
    def by_power(self) -> bool:
        """Whether a power gives it."""
        return bool(power_ref(self.by).slug)


def activation(text: str) -> Activation:
    """Read the card that an option activates."""
    by, _, card = text.rpartition(":")
    return Activation(by, card)


class Source(NamedTuple):
    """A power, and the figure whose it is."""

    figure: str
    power: str

    @property
    def text(self) -> str:
        """As a frame keeps it."""
        return f"{self.figure}|{self.power}"


def saving_power(text: str) -> Source:
    """Read the power that may save from wounds, and its figure."""
    figure, _, power = text.partition("|")
    return Source(figure, power)


class BoostKey(NamedTuple):
    """A number that changes for a turn, and the power that changes it."""

    stat: str
    power: str

    @property
    def text(self) -> str:
        """As a turn keeps it."""
        return f"{self.stat}:{self.power}"


def boost_key(text: str) -> BoostKey:
    """Read the change of a number."""
    stat, _, power = text.partition(":")
    return BoostKey(stat, power)


GIFT = "gift:"


def gift_source(card: str) -> str:
    """Where a number of a card comes from that was changed for good."""
    return f"{GIFT}{card}"


def is_gift(source: str) -> bool:
    """Whether a number comes from such a change."""
    return source.startswith(GIFT)


# --- glyphs and rules -----------------------------------------------------------------------------

GLYPH = "glyph-"
TREASURE = "treasure"
"""In place of the army card, in the ids of powers that treasures give."""


def glyph_power(letter: str) -> str:
    """The power of a glyph, as options and causes name it."""
    return f"{GLYPH}{letter}"


def glyph_letter(power: str) -> str:
    """The letter of the glyph whose power it is; empty for a power of a card."""
    return power.removeprefix(GLYPH) if power.startswith(GLYPH) else ""


def rule_words(rule: str) -> list[str]:
    """The words of a rule id: `HS`, `GLYPH`, `GERDA`, `01`."""
    return rule.split("-")


# --- notes of a turn ------------------------------------------------------------------------------


RotationNote: TypeAlias = Literal["turned", "aimed"]


RAGING = "raging"  # of `Card.tokens`: the round in which the card rages (`RevealX`)
SPENT = "spent"  # of `Card.tokens`: markers of a power (`Action.charges`) that are gone


class Used:
    """What a turn notes in `Turn.used`, beside the powers used by the card as a whole."""

    @staticmethod
    def power_by(power: str, figure: str) -> str:
        """A power that each figure may use was used by this one."""
        return f"{power}:{figure}"

    @staticmethod
    def rolled(power: str) -> str:
        """The opening roll of a power was made."""
        return f"rolled:{power}"

    @staticmethod
    def swapped(figure: str) -> str:
        """A figure has been made to change places."""
        return f"swapped:{figure}"

    @staticmethod
    def bonded(power: str, unit: str) -> str:
        """A bond has given a card of this name a turn."""
        return f"bonded:{power}:{unit}"

    @staticmethod
    def rotated(note: RotationNote, figure: str) -> str:
        """A figure was rotated after its move, or before its attack."""
        return f"{note}:{figure}"


class Opening(NamedTuple):
    """`Turn.moment` while the opening roll of a power is made."""

    power: str

    @property
    def text(self) -> str:
        """As the turn keeps it."""
        return f"roll:{self.power}"

    @classmethod
    def read(cls, moment: str) -> Self | None:
        """The roll under way, if there is one."""
        return cls(moment.removeprefix("roll:")) if moment.startswith("roll:") else None


class DoorNote(NamedTuple):
    """How a door stood when a turn began."""

    door: str
    state: str

    @property
    def text(self) -> str:
        """As the turn keeps it."""
        return f"{self.door}={self.state}"


def door_note(text: str) -> DoorNote:
    """Read how a door stood."""
    door, _, state = text.partition("=")
    return DoorNote(door, state)


class StartNote:
    """What `Turn.start` notes of a figure: its neighbours, its ground, and `engaged`."""

    ENGAGED = "engaged"
    BESIDE = "by:"

    @classmethod
    def beside(cls, figure: str) -> str:
        """It stood adjacent to this figure."""
        return f"{cls.BESIDE}{figure}"

    @staticmethod
    def on(terrain: str) -> str:
        """It stood on this terrain."""
        return f"on:{terrain}"

    @classmethod
    def neighbours(cls, notes: list[str]) -> list[str]:
        """The figures it stood adjacent to."""
        return [note.removeprefix(cls.BESIDE) for note in notes if note.startswith(cls.BESIDE)]


# --- odds -----------------------------------------------------------------------------------------


class OddsEffect(NamedTuple):
    """One thing an outcome does, as odds name it: `wound:2`, `move-again`."""

    kind: str
    amount: str = ""

    @property
    def text(self) -> str:
        """As odds name it."""
        return f"{self.kind}:{self.amount}"


def odds_effects(what: str) -> list[OddsEffect]:
    """What an outcome does: `wound:2+move-again`."""
    parts = [part.partition(":") for part in what.split("+") if part]
    return [OddsEffect(kind, amount) for kind, _, amount in parts]
