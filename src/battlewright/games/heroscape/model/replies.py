"""What a frame leaves for the frame below it: dice, wounds, the result of an attack."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct, field


class AttackResult(Struct, kw_only=True):
    """What an attack came to, over all its targets."""

    wounds: int = 0
    destroyed: list[str] = []
    skulls: int = 0
    all_skulls: bool = field(default=False, name="all")


Reply: TypeAlias = AttackResult | list[int] | int | None
"""The result of an attack, the faces of dice, the wounds that were taken, or nothing."""
