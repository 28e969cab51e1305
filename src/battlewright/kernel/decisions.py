"""Decisions: who must choose now, and among what."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from battlewright.kernel.facts import Facts
from battlewright.kernel.options import Option, option_text


class Decision(Struct, frozen=True, gc=False):
    """A seat must choose one of these options. `kind` names the question, `facts` its particulars."""

    seat: int
    kind: str
    options: Sequence[Option]
    rules: tuple[str, ...] = ()
    facts: Facts = {}

    def texts(self) -> list[str]:
        """The options in their stable text form."""
        return [option_text(option) for option in self.options]


class IllegalChoice(ValueError):
    """A choice that is not offered now. The state is as it was."""

    def __init__(self, seat: int, option: Option | str, reason: str) -> None:
        """`reason` says what is wrong and what could be chosen instead."""
        text = option if isinstance(option, str) else option_text(option)
        super().__init__(f"seat {seat} cannot choose {text!r}: {reason}")
        self.seat = seat
        self.option = text
        self.reason = reason
