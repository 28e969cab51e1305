"""The shared part of each game's `describe.py`: facts as values of a message, tallies, odds, denials.

A sentence is a message of the language files. Its id is derived from what it describes (`event-<tag>`,
`option-<tag>`, `decision-<kind>`, `denial-<rule>`, behind the prefix of the game), and the fields of the
described object are its values. A special case has its own message, with the name of the distinguishing fact
appended (`denial-BG-MOVE-07-occupant`): the first, in the order of fact names, whose values are all
known. Each game defines how its own facts read; this module knows none of them.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence, Set
from typing import Protocol, TypeAlias

from msgspec import Struct

from battlewright.kernel.tally import Limit, Tally

Value: TypeAlias = str | int | float  # what a message is filled with
NONE, YES, NO = "none", "yes", "no"
NEGLIGIBLE = 0.0005  # a chance that would read 0.0%


class Messages(Protocol):
    """The messages of a language, as far as sentences are made here."""

    def __contains__(self, id: str, /) -> bool:
        """Whether there is such a message."""

    def format(self, id: str, **values: object) -> str:
        """A message, filled with values."""

    def variables(self, id: str) -> Set[str]:
        """The values a message needs."""

    def listing(self, items: Iterable[str]) -> str:
        """`A, B and C`."""


class Vocabulary(Protocol):
    """The names of a match, as far as sentences are made here."""

    @property
    def texts(self) -> Messages:
        """The messages of the language."""

    def seat(self, seat: int) -> str:
        """A player."""

    def team(self, team: int) -> str:
        """A side."""

    def source(self, id: str) -> str:
        """Where a number comes from."""

    def rule(self, rule: str) -> str:
        """The title of a rule, or the name of a card."""


# --- values ---------------------------------------------------------------------------------------


def facts_of(record: Struct, without: Collection[str] = ()) -> dict[str, object]:
    """The fields of an event or option by name."""
    return {name: getattr(record, name) for name in record.__struct_fields__ if name not in without}


def event_facts(event: Struct) -> dict[str, object]:
    """The fields of an event, without its audience and rules."""
    return facts_of(event, ("rules", "to"))


def tag_of(record: Struct) -> str:
    """The tag of an event or option."""
    return str(type(record).__struct_config__.tag)


def message_values(
    facts: Mapping[str, object], left_out: Collection[str], value: Callable[[str, object], Value]
) -> dict[str, Value]:
    """Facts as the values of a message; a list also has its length, as `<name>_count`."""
    found: dict[str, Value] = {}
    for name, fact in facts.items():
        if name in left_out:
            continue
        found[name] = value(name, fact)
        if isinstance(fact, list | tuple):
            found[f"{name}_count"] = len(fact)
    return found


def plain_value(
    words: Vocabulary, name: str, fact: object, seats: Collection[str], teams: Collection[str] = ()
) -> Value | None:
    """A fact that reads the same in every game: nothing, yes or no, a player, a number; None for others."""
    match fact:
        case None | "" | [] | ():
            return NONE
        case bool():
            return YES if fact else NO
        case int() if name in seats:
            return words.seat(fact)
        case int() if name in teams:
            return words.team(fact)
        case int() | float():
            return fact
        case Tally():
            return fact.total
        case _:
            return None


# --- choosing a message ---------------------------------------------------------------------------


def pick(
    texts: Messages, base: str, given: Mapping[str, object], ordinary: Collection[object] = (NONE, NO)
) -> str:
    """The message of a special case if there is one, or the plain one; `ordinary` values are not special."""
    for name in sorted(given):
        special = f"{base}-{name}"
        if given[name] not in ordinary and fillable(texts, special, given):
            return special
    return base


def fillable(texts: Messages, message: str, given: Mapping[str, object]) -> bool:
    """Whether there is such a message, and a value for each of its variables."""
    return message in texts and texts.variables(message) <= given.keys()


def sentence(line: str) -> str:
    """A line that begins with a capital; a name that ends in a mark of its own needs no full stop."""
    return (line[:1].upper() + line[1:]).replace("!.", "!").replace("..", ".")


# --- numbers --------------------------------------------------------------------------------------


def signed(amount: int) -> str:
    """`+1` or `−1`."""
    return f"{amount:+d}".replace("-", "−")


def reasons(
    words: Vocabulary,
    tally: Tally,
    base: str = "",
    named: Mapping[str, str] | None = None,
    limits: bool = True,
) -> str:
    """As in: Strength 5, +1 Trident. `base` names the first number, `named` gives sources another name."""
    format = words.texts.format
    changes = [
        format(
            "tally-change",
            amount=signed(modifier.amount),
            source=(named or {}).get(modifier.source) or words.source(modifier.source),
        )
        for modifier in tally.modifiers
    ]
    if limits:
        changes += _limits(words, tally)
    if not changes:
        return format("tally-plain", base=base, value=tally.base)
    return format("tally-changed", base=base, value=tally.base, changes=", ".join(changes))


def _limits(words: Vocabulary, tally: Tally) -> Iterator[str]:
    """The limits that made a difference."""
    total = Tally(tally.base, tally.modifiers).total
    for limit in tally.limits:
        held = Tally(total, limits=(limit,)).total
        if held != total:
            yield _limit(words, limit, held)
        total = held


def _limit(words: Vocabulary, limit: Limit, held: int) -> str:
    kind = "tally-most" if held == limit.most else "tally-least"
    return words.texts.format(kind, limit=held, source=words.source(limit.source))


def chance_table(texts: Messages, chances: Sequence[float], columns: int) -> str:
    """The chances of 0, 1, 2 …, with a long tail as one entry."""
    last = max((n for n, p in enumerate(chances) if p >= NEGLIGIBLE), default=0)
    cut = min(last, columns - 1)
    entries = [
        texts.format("odds-entry", value=n, chance=percent(texts, chances[n]))
        for n in range(cut)
        if chances[n] >= NEGLIGIBLE
    ]
    kind = "odds-entry-last" if last > cut else "odds-entry"
    entries.append(texts.format(kind, value=cut, chance=percent(texts, sum(chances[cut:]))))
    return ", ".join(entries)


def percent(texts: Messages, chance: float) -> str:
    """As in: 12%, or <1%."""
    whole = round(100 * chance)
    return texts.format("percent", number=str(whole) if whole or chance < NEGLIGIBLE else "<1")
