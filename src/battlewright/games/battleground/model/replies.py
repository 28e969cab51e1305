"""What frames leave for the frame below them (`state.reply`)."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import UNSET, Struct, UnsetType


class Result(Struct, frozen=True, kw_only=True):
    """How a test or a wounding ended. Each sets its own fields; those of the other stay unset."""

    successes: int | UnsetType = UNSET
    faces: tuple[int, ...] | UnsetType = UNSET
    focused: bool | UnsetType = UNSET
    wounds: int | UnsetType = UNSET
    out: bool | UnsetType = UNSET


BattlegroundReply: TypeAlias = Result | int | None
"""The result of a test or wounding, or the seat that goes first of those tied."""


def scored(reply: BattlegroundReply) -> int:
    """The successes of the test that was just made; 0 if there was none."""
    return reply.successes if isinstance(reply, Result) and isinstance(reply.successes, int) else 0


def faces_of(reply: BattlegroundReply) -> tuple[int, ...]:
    """The dice of the test that was just made."""
    return reply.faces if isinstance(reply, Result) and isinstance(reply.faces, tuple) else ()
