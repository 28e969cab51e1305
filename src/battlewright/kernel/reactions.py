"""Reactions: a moment at which rules and cards may answer, nested to any depth.

A procedure that reaches a timing point opens a window for a moment. The game lists the responses
to that moment in the order its rules give (the seat whose turn it is first, then the others). The
window resolves them one at a time and asks the game again after each, so that a response whose
condition no longer holds drops out. A seat with several responses chooses their order; optional
ones may be declined; a single mandatory one, or ones that commute, need no question. What a
response does is pushed on the stack like everything else, and may open windows of its own.

If an answer comes from a hidden hand, asking would reveal that the hand holds it. A game then lists
a *blank* response for every seat that might hold one as far as the others know: that seat is always asked,
and if it has no answer, it can only decline.

A game has one Struct per moment and one per kind of answer. It derives its own `Window` (with the union of
its moments) and its own `React` (with the union of its answers). `str(answer)` is the stable text form of
an answer, used in option texts and in `Window.answered`; it is unique within a moment.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from msgspec import Struct

from battlewright.kernel.decisions import Decision
from battlewright.kernel.frames import Frame, HasStack, Procedure, pop, push
from battlewright.kernel.options import Option


class Moment(Struct, frozen=True, kw_only=True, tag_field="at", omit_defaults=True, gc=False):
    """A timing point; subclasses are tagged with its name and hold what is known of it."""


S = TypeVar("S", bound=HasStack[Any, Any])  # a list of frames is invariant: no other bound fits
M = TypeVar("M")
A = TypeVar("A")


class Response(Struct, Generic[A], frozen=True):
    """One possible answer to a moment."""

    answer: A
    seat: int  # who decides
    source: str  # rule or card id
    mandatory: bool = True
    commutes: bool = False  # the order among such responses makes no difference
    blank: bool = False  # no answer is possible; asked anyway, so that timing does not reveal a hand


class Window(Frame, Generic[M], kw_only=True, tag="window"):
    """A moment that is being answered, and the text forms of the answers used or declined."""

    moment: M
    answered: list[str] = []


class React(Option, Generic[A], frozen=True, tag="react"):
    """Resolve this response now."""

    response: A


class Decline(Option, frozen=True, tag="decline"):
    """Make no (further) use of the optional responses."""


class Reactions(Generic[S, M, A]):
    """The mechanism, bound to one game's list of responses and the way it carries them out."""

    def __init__(
        self,
        window: type[Window[M]],
        react: type[React[A]],
        responses: Callable[[S, M], Sequence[Response[A]]],
        respond: Callable[[S, M, Response[A]], None],
    ) -> None:
        """`responses` lists answers in rule order; `respond` carries one out (usually pushing)."""
        self._window = window
        self._react = react
        self._responses = responses
        self._respond = respond

    def open(self, state: S, moment: M) -> bool:
        """Open a window if anyone could answer; otherwise do nothing and return False."""
        if not self._responses(state, moment):
            return False
        push(state, self._window(moment=moment))
        return True

    def procedure(self) -> Procedure[S, Window[M]]:
        """The procedure of `Window` frames."""
        return Procedure(self._advance, self._decision, self._take)

    def _left(self, state: S, frame: Window[M]) -> list[Response[A]]:
        left = list(self._responses(state, frame.moment))
        if frame.answered:
            left = [r for r in left if str(r.answer) not in frame.answered]
        return [r for r in left if r.seat == left[0].seat] if left else []

    def _advance(self, state: S, frame: Window[M]) -> None:
        left = self._left(state, frame)
        if not left:
            pop(state)
        elif left[0].mandatory and (len(left) == 1 or all(r.commutes for r in left)):
            self._resolve(state, frame, left[0])
        else:
            frame.asks = [left[0].seat]

    def _decision(self, state: S, frame: Window[M], seat: int) -> Decision:
        left = self._left(state, frame)
        offered = [r for r in left if not r.blank]
        options: list[Option] = [self._react(r.answer) for r in offered]
        if not any(r.mandatory for r in offered):
            options.append(Decline())
        sources = tuple(dict.fromkeys(r.source for r in offered))
        return Decision(seat, "react", options, sources, {"moment": frame.moment})

    def _take(self, state: S, frame: Window[M], seat: int, option: Option) -> None:
        left = self._left(state, frame)
        if isinstance(option, React):
            self._resolve(state, frame, next(r for r in left if r.answer == option.response))
        else:
            frame.answered.extend(str(r.answer) for r in left)

    def _resolve(self, state: S, frame: Window[M], response: Response[A]) -> None:
        frame.answered.append(str(response.answer))
        self._respond(state, frame.moment, response)
