"""What a way costs besides points, and the way itself (HS-LEAVE-02, HS-FALL-03, HS-TERRAIN-MOLTEN-02)."""

from __future__ import annotations

from typing import NamedTuple

Position = tuple[int, ...]


class Price(NamedTuple):
    """What a route costs besides points: who strikes at the figure, what it falls, what it must survive."""

    swipes: tuple[str, ...] = ()
    falls: tuple[int, ...] = ()
    lava: int = 0
    strikes: tuple[str, ...] = ()

    @property
    def harmless(self) -> bool:
        """Nothing can happen on the way."""
        return not (self.swipes or self.falls or self.lava or self.strikes)

    def beats(self, other: Price) -> bool:
        """At least as good in every respect."""
        return self is NO_PRICE or (
            self.lava <= other.lava
            and len(self.falls) <= len(other.falls)
            and sum(self.falls) <= sum(other.falls)
            and set(self.swipes) <= set(other.swipes)
            and len(self.swipes) <= len(other.swipes)
            and set(self.strikes) <= set(other.strikes)
        )


NO_PRICE = Price()


class Route(NamedTuple):
    """A way to an end."""

    path: tuple[Position, ...]  # positions entered, the end last
    cost: int
    price: Price
    flying: bool = False


class Label(NamedTuple):
    """A way that the search has found so far."""

    cost: int
    position: Position
    price: Price
    back: Label | None
    road: bool
    entered: int
    roads: int
    over: bool  # the move ends here
    before: tuple[Position, ...] = ()  # of the first label: the positions entered up to it

    def path(self) -> tuple[Position, ...]:
        """The positions entered."""
        found: list[Position] = []
        label = self
        while label.back is not None:
            found.append(label.position)
            label = label.back
        return (*label.before, *reversed(found))
