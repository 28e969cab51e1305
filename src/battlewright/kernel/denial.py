"""One definition of legality: a rule returns nothing, or a denial with the reason.

Rules are predicates `(…) -> Denial | None`. The list of legal options, the check on an incoming
choice and the sentence shown to a player who asks "why can't I?" all come from the same predicate.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from msgspec import Struct

from battlewright.kernel.facts import Facts

Intent: TypeAlias = Struct | Mapping[str, object]
"""What a seat asks about: an intent of its game, or the same as JSON from a client."""


class Denial(Struct, frozen=True):
    """Not allowed, because of this rule, with the facts that made it apply."""

    rule: str
    facts: Facts = {}


class Answer(Struct, frozen=True):
    """The answer to an intent: allowed, or every denial that stands against it."""

    allowed: bool
    denials: tuple[Denial, ...] = ()
    facts: Facts = {}


def answer(denials: Iterable[Denial | None], facts: Facts | None = None) -> Answer:
    """Collect the denials; allowed if there are none."""
    standing = tuple(denial for denial in denials if denial is not None)
    return Answer(not standing, standing, facts or {})


def denial_text(denial: Denial) -> str:
    """A denial as `RULE (facts)`, for error messages."""
    facts = ", ".join(f"{name} {value}" for name, value in denial.facts.items())
    return f"{denial.rule} ({facts})" if facts else denial.rule
