"""Numbers with their reasons.

Every number a player may wonder about (dice, scope, speed, cost, range) is a `Tally`: a base value
and the modifiers that changed it, each naming the rule or card behind it. Limits are part of the
tally, so that "at most 6 dice" can be shown like any other reason.
"""

from __future__ import annotations

from msgspec import Struct


class Modifier(Struct, frozen=True):
    """One contribution to a number, and the rule or card id it comes from."""

    amount: int
    source: str


class Limit(Struct, frozen=True):
    """A bound on the total: `most` or `least`, and the rule or card id that sets it."""

    source: str
    most: int | None = None
    least: int | None = None


class Tally(Struct, frozen=True):
    """A base value, the modifiers that apply, and the limits on the total."""

    base: int
    modifiers: tuple[Modifier, ...] = ()
    limits: tuple[Limit, ...] = ()
    source: str = ""

    @property
    def total(self) -> int:
        """The base changed by every modifier, then held to the limits in their order."""
        total = self.base
        for modifier in self.modifiers:
            total += modifier.amount
        for limit in self.limits:
            if limit.most is not None and total > limit.most:
                total = limit.most
            if limit.least is not None and total < limit.least:
                total = limit.least
        return total

    def plus(self, *modifiers: Modifier) -> Tally:
        """The same tally with further modifiers."""
        return Tally(self.base, (*self.modifiers, *modifiers), self.limits, self.source)

    def limited(self, *limits: Limit) -> Tally:
        """The same tally with further limits."""
        return Tally(self.base, self.modifiers, (*self.limits, *limits), self.source)
