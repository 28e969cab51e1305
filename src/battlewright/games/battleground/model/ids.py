"""Names that are made of parts, each made and read here and nowhere else.

An *effect* is named after its card or skill, or after a card and one of its parts: `magic-hat.answer`. A
*program* is a list of instructions of `Content.programs`: that of an effect, of one of its triggers (`/t0`),
of a row of a weapon (`/r3`), or one inside an instruction (`.2/then`). An *answer* is what a player chooses
when a moment may be answered; `str` gives its text form and `read_answer` reads it.
"""

from __future__ import annotations

from typing import Literal, NewType, TypeAlias

from msgspec import Struct

CharacterId = NewType("CharacterId", str)  # a character of a match: `he-man`
EffectId = NewType("EffectId", str)
ProgramId = NewType("ProgramId", str)
TurnKey = NewType("TurnKey", str)  # a trigger of a bearer, remembered for a turn: `<effect>@<character>`

CardPart: TypeAlias = Literal["always", "answer", "discarded"]
Branch: TypeAlias = Literal["then", "otherwise"]


# --- effects and programs -------------------------------------------------------------------------


def effect_part(card: str, part: CardPart) -> EffectId:
    """The effect of one part of a card."""
    return EffectId(f"{card}.{part}")


def card_of_effect(effect: str) -> str:
    """The card or character an effect is named after."""
    return effect.partition(".")[0]


def trigger_program(effect: str, number: int) -> ProgramId:
    """What a trigger of an effect does."""
    return ProgramId(f"{effect}/t{number}")


def row_program(weapon: str, row: int) -> ProgramId:
    """What a row of a weapon does."""
    return ProgramId(f"{weapon}/r{row}")


def removal_program(token: str) -> ProgramId:
    """What the removal of a token brings."""
    return ProgramId(f"{token}/removal")


def inner_program(program: str, at: int, branch: str) -> ProgramId:
    """A list inside the instruction at a position: a `Branch`, a named choice or a row."""
    return ProgramId(f"{program}.{at}/{branch}")


def inner_row(program: str, at: int, row: int) -> ProgramId:
    """A row of the test that the instruction at a position calls for."""
    return inner_program(program, at, f"r{row}")


def turn_key(effect: str, character: str) -> TurnKey:
    """How a trigger that works once per turn is remembered."""
    return TurnKey(f"{effect}@{character}")


def struck_in_front(character: str) -> str:
    """How a turn remembers that it attacked a character from the front."""
    return f"{character}/front"


# --- answers to moments ---------------------------------------------------------------------------


class Answer(Struct, frozen=True, tag_field="kind", gc=False):
    """One way to answer a moment."""


class OpportunityAnswer(Answer, frozen=True, tag="opportunity"):
    """This character makes an attack of opportunity: `opportunity:skeletor`."""

    character: str

    def __str__(self) -> str:
        """As options and windows name it."""
        return f"opportunity:{self.character}"


class OverwatchAnswer(Answer, frozen=True, tag="overwatch"):
    """This character on Overwatch interrupts: `overwatch:he-man`."""

    character: str

    def __str__(self) -> str:
        """As options and windows name it."""
        return f"overwatch:{self.character}"


class TriggerAnswer(Answer, frozen=True, tag="trigger"):
    """A trigger of an effect in force, with its bearer: `<effect>/t0@<character>`."""

    effect: str
    number: int
    bearer: str

    @property
    def program(self) -> ProgramId:
        """What it does."""
        return trigger_program(self.effect, self.number)

    def __str__(self) -> str:
        """As options and windows name it."""
        return f"{self.program}@{self.bearer}"


class HandAnswer(Answer, frozen=True, tag="hand"):
    """A Fate card discarded from the hand, for a character: `hand:<card>/t0@<character>`."""

    card: str
    number: int
    bearer: str

    @property
    def effect(self) -> EffectId:
        """The effect of the card that answers."""
        return effect_part(self.card, "answer")

    @property
    def program(self) -> ProgramId:
        """What it does."""
        return trigger_program(self.effect, self.number)

    def __str__(self) -> str:
        """As options and windows name it."""
        return f"hand:{trigger_program(self.card, self.number)}@{self.bearer}"


class UnseenAnswer(Answer, frozen=True, tag="unseen"):
    """What a seat might answer with from its hand, as far as the others know: `unseen:0`."""

    seat: int

    def __str__(self) -> str:
        """As windows name it."""
        return f"unseen:{self.seat}"


BattlegroundAnswer: TypeAlias = (
    OpportunityAnswer | OverwatchAnswer | TriggerAnswer | HandAnswer | UnseenAnswer
)


def read_answer(text: str) -> BattlegroundAnswer:
    """The answer a text form stands for."""
    kind, colon, rest = text.partition(":")
    match kind if colon else "":
        case "opportunity":
            return OpportunityAnswer(rest)
        case "overwatch":
            return OverwatchAnswer(rest)
        case "unseen":
            return UnseenAnswer(int(rest))
        case "hand":
            return HandAnswer(*_read_trigger(rest))
        case _:
            return TriggerAnswer(*_read_trigger(text))


def _read_trigger(text: str) -> tuple[str, int, str]:
    program, _, bearer = text.partition("@")
    name, _, number = program.rpartition("/t")
    return name, int(number), bearer


# --- things to choose -----------------------------------------------------------------------------


class TokenOn(Struct, frozen=True):
    """A buff or debuff on a character: `he-man:haste`."""

    character: str
    token: str

    def __str__(self) -> str:
        """As an option names it."""
        return f"{self.character}:{self.token}"


class MarkAt(Struct, frozen=True):
    """A mark on a hex: `puddle@D4`."""

    token: str
    at: str

    def __str__(self) -> str:
        """As an option names it."""
        return f"{self.token}@{self.at}"


class CardShift(Struct, frozen=True):
    """A revealed card that counts more or less for initiative: `fate-15:+2`."""

    card: str
    by: int

    def __str__(self) -> str:
        """As an option names it."""
        return f"{self.card}:{self.by:+}"


def read_thing(text: str) -> TokenOn | MarkAt | CardShift | None:
    """The token, mark or shifted card an option names; None for anything else."""
    token, at_sign, at = text.partition("@")
    if at_sign:
        return MarkAt(token, at)
    bearer, colon, what = text.partition(":")
    if what[:1] in ("+", "-"):
        return CardShift(bearer, int(what))
    return TokenOn(bearer, what) if colon else None


def read_mark(text: str) -> MarkAt:
    """The mark an option names."""
    token, _, at = text.partition("@")
    return MarkAt(token, at)


# --- words of content -----------------------------------------------------------------------------


class Word(Struct, frozen=True):
    """A condition, counter or grant of content: a name, and a parameter where it takes one: `distance:6`."""

    name: str
    parameter: str = ""
    has_parameter: bool = False

    @property
    def number(self) -> int:
        """The parameter as a number."""
        return int(self.parameter)


def read_word(text: str) -> Word:
    """A word as content writes it."""
    name, colon, parameter = text.partition(":")
    return Word(name, parameter, bool(colon))


class Share(Struct, frozen=True):
    """A counter that is divided: `wounds_in_play/3` counts every three."""

    counter: str
    every: str = ""
    is_divided: bool = False


def read_share(text: str) -> Share:
    """A counter as content writes it."""
    counter, slash, every = text.partition("/")
    return Share(counter, every, bool(slash))


class WordWithin(Struct, frozen=True):
    """A keyword and a distance: `vehicle/6`."""

    word: str
    inches: int


def read_word_within(parameter: str) -> WordWithin:
    """Such a parameter as content writes it."""
    word, _, inches = parameter.partition("/")
    return WordWithin(word, int(inches))


SLOTS = "slots."


def slot_kind(number: str) -> str:
    """The kind of slot a number of content is about, `slots.melee`; empty for other numbers."""
    return number[len(SLOTS) :] if number.startswith(SLOTS) else ""


# --- places and copies ----------------------------------------------------------------------------


def ground_below(place: str) -> str:
    """The hex of the board under a place: `D17` for `D17+` and for itself."""
    return place.removesuffix("+")


def copy_number(id: str, card: str) -> str:
    """The number of a further copy of a character: `2` for `palace-guard-2`."""
    return id.removeprefix(f"{card}-")


def without_copy_number(id: str) -> str:
    """The card of a numbered copy."""
    head, _, tail = id.rpartition("-")
    return head if head and tail.isdigit() else id
