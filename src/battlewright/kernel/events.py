"""Events: what happened, with the rules that made it so.

An event holds facts only; its explanation is made from the event alone. An event that some seats
may not see in full lists the seats it is `to`, and gives the others `redacted()`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Protocol, Self

from msgspec import Struct


class Event(Struct, frozen=True, tag_field="type", kw_only=True, gc=False):
    """Something that happened. `rules` are the ledger or card ids behind it."""

    reveals: ClassVar[bool] = False  # True: something hidden or random became known

    rules: tuple[str, ...] = ()
    to: tuple[int, ...] | None = None  # None: everybody sees it whole

    def redacted(self) -> Self:
        """The version for seats outside `to`."""
        return self


class HasEvents(Protocol):
    """The part of a state that gathers events while frames are advanced."""

    emitted: list[Event]


def emit(state: HasEvents, event: Event) -> None:
    """Something happened: add it to the events of this choice."""
    state.emitted.append(event)


def events_for(events: Iterable[Event], seat: int | None) -> list[Event]:
    """The events as one seat sees them (`None`: a spectator)."""
    return [e if e.to is None or seat in e.to else e.redacted() for e in events]
