"""The stack of frames: what is pending, inside the state.

A round contains an activation, which contains an attack, which contains a test. Each is a frame: a
record with a step and its working values. The top frame decides what happens next. A frame that
must ask sets `asks` to the seats that have to choose; until then it is advanced, and sets its next
step before it pushes anything on top. A frame that owes an answer leaves it with `pop(state, reply)`
for the frame below to read from `state.reply`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Protocol

from msgspec import Struct

from battlewright.kernel.decisions import Decision
from battlewright.kernel.options import Option


class Frame(Struct, tag_field="type", kw_only=True, gc=False):
    """Something pending. `asks` lists the seats that must choose before it goes on."""

    asks: list[int] = []


class HasStack(Protocol):
    """The part of a state that the stack works on."""

    stack: list[Any]
    reply: Any


class Procedure(NamedTuple):
    """What a kind of frame does: advance by itself, or say what it asks and take the choice."""

    advance: Callable[[Any, Any], None]
    decision: Callable[[Any, Any, int], Decision] | None = None
    take: Callable[[Any, Any, int, Option], None] | None = None


def push(state: HasStack, frame: Frame) -> None:
    """Put a frame on top; it goes first."""
    state.stack.append(frame)


def pop(state: HasStack, reply: Any = None) -> None:
    """Take the top frame away and leave its answer for the frame below."""
    state.stack.pop()
    state.reply = reply


def top(state: HasStack) -> Any:
    """The frame that goes first, or None when nothing is pending."""
    return state.stack[-1] if state.stack else None


def run(state: HasStack, procedures: Mapping[type, Procedure]) -> None:
    """Advance the top frame until somebody must choose or nothing is left."""
    stack = state.stack
    while stack:
        frame = stack[-1]
        if frame.asks:
            return
        procedures[type(frame)].advance(state, frame)
