"""Names that are made of parts, each made and read here and nowhere else.

An *effect* is named after its card, or after the card and one of its parts: `skeletor/passive`. A *program*
is a list of instructions of `Content.programs`: that of an effect, of one of its triggers (`/t0`), or one
that lies inside an instruction (`.2/then`). An *answer* is a trigger together with its bearer: `/t0@he-man`.
"""

from __future__ import annotations

from typing import Literal, NewType, TypeAlias

from msgspec import Struct

HeroId = NewType("HeroId", str)  # of its card: `he-man`
EffectId = NewType("EffectId", str)
ProgramId = NewType("ProgramId", str)
UsedKey = NewType("UsedKey", str)  # a trigger used up for a span: `round:skeletor/passive/t0`

EffectPart: TypeAlias = Literal[
    "passive", "always", "combat", "ability", "bonus", "reward", "energy", "standing", "rules"
]
ScenarioPart: TypeAlias = Literal["setup", "quest"]


# --- effects and programs -------------------------------------------------------------------------


def effect_part(card: str, part: EffectPart) -> EffectId:
    """The effect of one part of a card."""
    return EffectId(f"{card}/{part}")


def first_part(effect: str) -> str:
    """The card or weapon an effect is named after."""
    return effect.partition("/")[0]


def last_part(effect: str) -> str:
    """The part of the card an effect belongs to; the card itself where it has no parts."""
    return effect.rpartition("/")[2]


def trigger_program(effect: str, number: int) -> ProgramId:
    """What a trigger of an effect does."""
    return ProgramId(f"{effect}/t{number}")


def inner_program(program: str, at: int, branch: str) -> ProgramId:
    """A list inside the instruction at a position: `then`, `otherwise`, or a named choice."""
    return ProgramId(f"{program}.{at}/{branch}")


def scenario_program(scenario: str, part: ScenarioPart) -> ProgramId:
    """What a scenario does at set-up, or for a quest marker."""
    return ProgramId(f"{scenario}/{part}")


def skull_program(scenario: str, number: int) -> ProgramId:
    """What a scenario does at a skull event, counted from 1."""
    return ProgramId(f"{scenario}/skull{number}")


def failure_program(quest: str, task: str) -> ProgramId:
    """What follows if a task of a quest is not fulfilled."""
    return ProgramId(f"{quest}/{task}/failure")


# --- triggers and answers -------------------------------------------------------------------------


class TriggerAnswer(Struct, frozen=True):
    """A trigger of an effect that a bearer answers with; the scenario's own rules have no bearer."""

    effect: str
    number: int
    bearer: str

    @property
    def program(self) -> ProgramId:
        """What it does."""
        return trigger_program(self.effect, self.number)

    def __str__(self) -> str:
        """As an option names it."""
        return f"{self.program}@{self.bearer}"


def read_answer(text: str) -> TriggerAnswer:
    """The answer an option names; a `ValueError` if it is none."""
    program, _, bearer = text.partition("@")
    effect, _, number = program.rpartition("/t")
    return TriggerAnswer(effect, int(number), bearer)


def used_key(span: str, program: str) -> UsedKey:
    """How a trigger that works once per span is remembered."""
    return UsedKey(f"{span}:{program}")


def is_of_span(key: str, span: str) -> bool:
    """Whether such a key is forgotten at the end of this span."""
    return key.startswith(f"{span}:")


# --- combat ---------------------------------------------------------------------------------------


def read_parts(what: str) -> list[str]:
    """The parts of a `GridPlace` or `DieShift` in words; none for a choice of one part."""
    return what.split(":") if ":" in what else []


class GridPlace(Struct, frozen=True):
    """A card in a zone of a grid, and the zone it goes to, if any: `attack:+2:defense`."""

    zone: str
    card: str
    to: str = ""

    def __str__(self) -> str:
        """As an option names it."""
        return ":".join(part for part in (self.zone, self.card, self.to) if part)


def read_grid_place(text: str) -> GridPlace:
    """The place an option names."""
    return GridPlace(*text.split(":"))


class DieShift(Struct, frozen=True):
    """Dice of Power: a die leaves a zone and is a success in another: `attack:defense`."""

    source: str
    to: str

    def __str__(self) -> str:
        """As an option names it."""
        return f"{self.source}:{self.to}"


def read_die_shift(text: str) -> DieShift:
    """The zones an option names."""
    source, _, to = text.partition(":")
    return DieShift(source, to)


class DieFace(Struct, frozen=True):
    """A face of the epic die: a bonus to a zone (`attack:2`), or a word (`energy`, with no bonus)."""

    zone: str
    bonus: int = 0


def read_die_face(text: str) -> DieFace:
    """A face as content writes it."""
    zone, _, bonus = text.partition(":")
    return DieFace(zone, int(bonus)) if bonus.isdecimal() else DieFace(text)


# --- the map --------------------------------------------------------------------------------------


class MapEdge(Struct, frozen=True):
    """A symbol at a side of the map; the same symbol at the other side continues it (FE-MAP-05)."""

    symbol: str
    side: str


def read_edge(text: str) -> MapEdge | None:
    """An edge as content writes it, `symbol:side`; None where it is not written so."""
    symbol, _, side = text.partition(":")
    return MapEdge(symbol, side) if symbol and side and ":" not in side else None
