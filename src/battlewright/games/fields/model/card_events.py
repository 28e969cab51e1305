"""What happens to cards on Eternia: gained, bought, cast, equipped, traded; victory cards."""

from __future__ import annotations

from typing import ClassVar, Self

from msgspec.structs import replace

from battlewright.kernel.events import Event
from battlewright.kernel.tally import Tally

HIDDEN = "?"


class CardGained(Event, frozen=True, tag="card_gained"):
    """A hero gained a card."""

    reveals: ClassVar[bool] = True
    hero: str
    card: str
    shelf: str

    def redacted(self) -> Self:
        """Others do not learn which card."""
        return replace(self, card=HIDDEN)


class CardBought(Event, frozen=True, tag="card_bought"):
    """A hero bought a card."""

    hero: str
    card: str
    price: Tally
    trader: str


class CardDiscarded(Event, frozen=True, tag="card_discarded"):
    """A card of a hero was discarded."""

    reveals: ClassVar[bool] = True
    hero: str
    card: str


class SpellCast(Event, frozen=True, tag="spell_cast"):
    """A spell was cast."""

    reveals: ClassVar[bool] = True
    hero: str
    spell: str
    by: str = ""


class SpellCancelled(Event, frozen=True, tag="spell_cancelled"):
    """A spell came to nothing."""

    spell: str
    hero: str


class ItemUsed(Event, frozen=True, tag="item_used"):
    """A consumable was used."""

    reveals: ClassVar[bool] = True
    hero: str
    card: str


class Equipped(Event, frozen=True, tag="equipped"):
    """A hero equipped a card."""

    reveals: ClassVar[bool] = True
    hero: str
    card: str


class Stowed(Event, frozen=True, tag="stowed"):
    """A hero put a card into the inventory."""

    hero: str
    card: str


class Traded(Event, frozen=True, tag="traded"):
    """A card went from one hero to another."""

    hero: str
    partner: str
    card: str
    shelf: str

    def redacted(self) -> Self:
        """Others do not learn which card."""
        return replace(self, card=HIDDEN)


class Stolen(Event, frozen=True, tag="stolen"):
    """A card was stolen."""

    reveals: ClassVar[bool] = True
    hero: str
    victim: str
    card: str
    shelf: str

    def redacted(self) -> Self:
        """Others do not learn which card."""
        return replace(self, card=HIDDEN)


class Looked(Event, frozen=True, tag="looked"):
    """A hero looked at cards of a deck."""

    reveals: ClassVar[bool] = True
    hero: str
    cards: tuple[str, ...]
    deck: str

    def redacted(self) -> Self:
        """Others learn only how many."""
        return replace(self, cards=(HIDDEN,) * len(self.cards))


class VictoryRedrawn(Event, frozen=True, tag="victory_redrawn"):
    """A team replaced victory cards in hand."""

    reveals: ClassVar[bool] = True
    team: int
    discarded: tuple[str, ...]
    cards: tuple[str, ...]

    def redacted(self) -> Self:
        """Others learn only how many; discarded victory cards lie face down."""
        hidden = (HIDDEN,) * len(self.cards)
        return replace(self, cards=hidden, discarded=(HIDDEN,) * len(self.discarded))


class VictoryRevealed(Event, frozen=True, tag="victory_revealed"):
    """A team met the primary objective of a victory card."""

    reveals: ClassVar[bool] = True
    team: int
    card: str
    vp: int


class VictoryCompleted(Event, frozen=True, tag="victory_completed"):
    """A team met the secondary objective of a victory card."""

    team: int
    card: str
    vp: int


class VictoryDiscarded(Event, frozen=True, tag="victory_discarded"):
    """A team discarded the victory cards left in its hand, face down."""

    team: int
    cards: tuple[str, ...]

    def redacted(self) -> Self:
        """Others learn only how many."""
        return replace(self, cards=(HIDDEN,) * len(self.cards))
