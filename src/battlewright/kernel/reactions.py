"""Reactions: a moment at which rules and cards may answer, nested to any depth.

A procedure that reaches a timing point opens a window for a moment. The game lists the responses
to that moment in the order its rules give (the seat whose turn it is first, then the others). The
window resolves them one at a time and asks the game again after each, so that a response whose
condition no longer holds drops out. A seat with several responses chooses their order; optional
ones may be declined; a single mandatory one, or ones that commute, need no question. What a
response does is pushed on the stack like everything else, and may open windows of its own.

Where an answer comes from a hidden hand, being asked would tell that the hand holds it. A game then lists
a *blank* response for every seat that might hold one, as far as the others know: it is asked in any case,
and if it has nothing to answer with, it can only decline.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from battlewright.kernel.decisions import Decision
from battlewright.kernel.frames import Frame, HasStack, Procedure, pop, push
from battlewright.kernel.options import Option


class Response(Struct, frozen=True):
    """One possible answer to a moment."""

    id: str  # stable within the moment, e.g. "overwatch:he-man"
    seat: int  # who decides
    source: str  # rule or card id
    mandatory: bool = True
    commutes: bool = False  # the order among such responses makes no difference
    blank: bool = False  # nothing to answer with; asked all the same, so that a pause tells nothing of a hand


class Window(Frame, kw_only=True, tag="window"):
    """A moment that is being answered."""

    moment: dict[str, Any]
    answered: list[str] = []


class React(Option, frozen=True, tag="react"):
    """Resolve this response now."""

    response: str


class Decline(Option, frozen=True, tag="decline"):
    """Make no (further) use of the optional responses."""


Responses = Callable[[Any, dict[str, Any]], Sequence[Response]]
Respond = Callable[[Any, dict[str, Any], Response], None]


class Reactions:
    """The mechanism, bound to one game's list of responses and the way it carries them out."""

    def __init__(self, responses: Responses, respond: Respond) -> None:
        """`responses` lists answers in rule order; `respond` carries one out (usually pushing)."""
        self._responses = responses
        self._respond = respond

    def open(self, state: HasStack, moment: dict[str, Any]) -> bool:
        """Open a window if anyone could answer; otherwise do nothing and say so."""
        if not self._responses(state, moment):
            return False
        push(state, Window(moment=moment))
        return True

    def procedure(self) -> Procedure:
        """The procedure of `Window` frames."""
        return Procedure(self._advance, self._decision, self._take)

    def _left(self, state: Any, frame: Window) -> list[Response]:
        listed = self._responses(state, frame.moment)
        left = [r for r in listed if r.id not in frame.answered]
        return [r for r in left if r.seat == left[0].seat] if left else []

    def _advance(self, state: Any, frame: Window) -> None:
        left = self._left(state, frame)
        if not left:
            pop(state)
        elif left[0].mandatory and (len(left) == 1 or all(r.commutes for r in left)):
            self._resolve(state, frame, left[0])
        else:
            frame.asks = [left[0].seat]

    def _decision(self, state: Any, frame: Window, seat: int) -> Decision:
        left = self._left(state, frame)
        offered = [r for r in left if not r.blank]
        options: list[Option] = [React(r.id) for r in offered]
        if not any(r.mandatory for r in offered):
            options.append(Decline())
        sources = tuple(dict.fromkeys(r.source for r in offered))
        return Decision(seat, "react", options, sources, {"moment": frame.moment})

    def _take(self, state: Any, frame: Window, seat: int, option: Option) -> None:
        left = self._left(state, frame)
        if isinstance(option, React):
            self._resolve(state, frame, next(r for r in left if r.id == option.response))
        else:
            frame.answered.extend(r.id for r in left)

    def _resolve(self, state: Any, frame: Window, response: Response) -> None:
        frame.answered.append(response.id)
        self._respond(state, frame.moment, response)
