"""The stack of frames: pending procedures, stored in the state.

A round contains an activation, which contains an attack, which contains a test. Each is a frame: a
record with a step and its working values. The top frame decides what happens next. A frame that
must ask sets `asks` to the seats that have to choose; until then it is advanced, and sets its next
step before it pushes another frame. A frame returns a result with `pop(state, reply)`;
the frame below reads it from `state.reply`.

A procedure that depends on the frames below it calls `nearest`, `all_of` or `below`; nothing else searches
the stack. The steps of a frame are listed in a `step_table`, checked when the module is imported.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import (
    Generic,
    Literal,
    NamedTuple,
    Never,
    Protocol,
    TypeAlias,
    TypeVar,
    cast,
    get_args,
    get_type_hints,
    overload,
)

from msgspec import Struct

from battlewright.kernel.decisions import Decision
from battlewright.kernel.options import Option

LONGEST_RUN = 100_000
"""No game advances this many frames between two decisions; one that does is caught in a loop."""


NO_REPLY: Never = cast("Never", None)  # fits any union of replies
"""What `state.reply` holds when no frame has left anything; part of every game's union of replies."""


class Frame(Struct, tag_field="type", kw_only=True, gc=False):
    """A pending procedure. `asks` lists the seats that must choose before it continues."""

    asks: list[int] = []


F = TypeVar("F", bound=Frame)
R = TypeVar("R")
H = TypeVar("H")
A = TypeVar("A", bound=Frame)
B = TypeVar("B", bound=Frame)
C = TypeVar("C", bound=Frame)
D = TypeVar("D", bound=Frame)
S_contra = TypeVar("S_contra", contravariant=True)
F_contra = TypeVar("F_contra", contravariant=True)


class HasStack(Protocol[F, R]):
    """The part of a state that the stack works on: its frames, and the replies they leave."""

    stack: list[F]
    reply: R


class Stacked(Protocol):
    """A state whose stack is only looked at."""

    @property
    def stack(self) -> Sequence[Frame]:
        """The frames; the last one is on top."""


class Procedure(NamedTuple, Generic[S_contra, F_contra]):
    """The procedure of a kind of frame: how it advances, what it asks, and how it applies the choice."""

    advance: Callable[[S_contra, F_contra], None]
    decision: Callable[[S_contra, F_contra, int], Decision] | None = None
    take: Callable[[S_contra, F_contra, int, Option], None] | None = None


Procedures: TypeAlias = Mapping[type[Frame], Procedure[Never, Never]]
"""The procedure of every kind of frame of a game."""


class EndlessRun(RuntimeError):
    """An endless loop: a step does not lead to the next one."""


class StepError(TypeError):
    """A table of steps that does not match the steps its frame declares."""


# --- changing the stack ---------------------------------------------------------------------------


def push(state: HasStack[F, R], frame: F) -> None:
    """Push a frame; it runs next."""
    state.stack.append(frame)


@overload
def pop(state: HasStack[F, R]) -> None: ...
@overload
def pop(state: HasStack[F, R], reply: R) -> None: ...
def pop(state: HasStack[F, R], reply: R = NO_REPLY) -> None:
    """Pop the top frame and leave its reply for the frame below."""
    state.stack.pop()
    state.reply = reply


def run(state: HasStack[F, R], procedures: Procedures) -> None:
    """Advance the top frame until somebody must choose or nothing is left."""
    table = cast("Mapping[type[Frame], Procedure[HasStack[F, R], F]]", procedures)
    stack = state.stack
    for _ in range(LONGEST_RUN):
        if not stack or stack[-1].asks:
            return
        frame = stack[-1]
        table[type(frame)].advance(state, frame)
    if stack and not stack[-1].asks:
        step = getattr(stack[-1], "step", "-")
        raise EndlessRun(f"{type(stack[-1]).__name__} at step {step!r}: {LONGEST_RUN} steps and no decision")


# --- looking at the stack -------------------------------------------------------------------------


def top(state: HasStack[F, R]) -> F | None:
    """The top frame, or None when nothing is pending."""
    return state.stack[-1] if state.stack else None


def below(state: HasStack[F, R], frame: Frame) -> F | None:
    """The frame that waits for this one, or None if it is the lowest."""
    stack = state.stack
    for at in range(len(stack) - 1, 0, -1):
        if stack[at] is frame:
            return stack[at - 1]
    return None


def frame_name(frame: Frame) -> str:
    """What a kind of frame is called in saved states and messages."""
    return str(type(frame).__struct_config__.tag)


@overload
def nearest(state: Stacked, a: type[A], /) -> A | None: ...
@overload
def nearest(state: Stacked, a: type[A], b: type[B], /) -> A | B | None: ...
@overload
def nearest(state: Stacked, a: type[A], b: type[B], c: type[C], /) -> A | B | C | None: ...
@overload
def nearest(state: Stacked, a: type[A], b: type[B], c: type[C], d: type[D], /) -> A | B | C | D | None: ...
def nearest(state: Stacked, *kinds: type[Frame]) -> Frame | None:
    """The topmost frame of exactly one of these kinds: what is going on around the frame that asks."""
    for frame in reversed(state.stack):
        if type(frame) in kinds:  # twice as fast as isinstance
            return frame
    return None


@overload
def all_of(state: Stacked, a: type[A], /) -> Iterator[A]: ...
@overload
def all_of(state: Stacked, a: type[A], b: type[B], /) -> Iterator[A | B]: ...
@overload
def all_of(state: Stacked, a: type[A], b: type[B], c: type[C], /) -> Iterator[A | B | C]: ...
@overload
def all_of(state: Stacked, a: type[A], b: type[B], c: type[C], d: type[D], /) -> Iterator[A | B | C | D]: ...
def all_of(state: Stacked, *kinds: type[Frame]) -> Iterator[Frame]:
    """The frames of exactly these kinds, from the top down."""
    return (frame for frame in reversed(state.stack) if type(frame) in kinds)


# --- steps ----------------------------------------------------------------------------------------


def no_question(frame: Frame) -> AssertionError:
    """What to raise when a frame is asked for its decision at a step that asks nothing."""
    return AssertionError(f"{type(frame).__name__} asks nothing at step {getattr(frame, 'step', '-')!r}")


def step_table(frame: type[Frame], table: dict[str, H], field: str = "step") -> dict[str, H]:
    """The steps of a frame and what each does, checked against the `Literal` the frame declares.

    Called while a module is imported: a step without an entry, or an entry without a step, stops the import.
    """
    declared = steps_of(frame, field)
    missing = [step for step in declared if step not in table]
    unknown = [step for step in table if step not in declared]
    if missing or unknown:
        raise StepError(f"{frame.__name__}.{field}: no entry for {missing}, no such steps as {unknown}")
    return table


def steps_of(frame: type[Frame], field: str = "step") -> tuple[str, ...]:
    """The steps a frame declares, in order."""
    hint = get_type_hints(frame).get(field)
    if getattr(hint, "__origin__", None) is not Literal:
        raise StepError(f"{frame.__name__}.{field} is no Literal of steps")
    return get_args(hint)
