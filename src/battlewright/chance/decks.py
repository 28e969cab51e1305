"""Decks of cards: shuffling, drawing, sampling, and the odds of a draw.

A deck is a list with its top card first. What the cards are is left to the game, ids as a rule; so is what
happens when a deck runs out. Chance comes in through `Rng`, so that it stays where the game keeps it.
"""

from collections.abc import MutableSequence, Sequence
from functools import lru_cache
from math import comb
from typing import Protocol, TypeVar

from battlewright.chance.distribution import Distribution

Card = TypeVar("Card")


class Rng(Protocol):
    """A source of chance, such as the generator in a game's state."""

    def below(self, n: int, /) -> int:
        """A whole number from 0 to `n` - 1, each as likely as the others."""
        ...


def shuffle(cards: MutableSequence[Card], rng: Rng) -> None:
    """Put the cards in random order, where they lie, every order being as likely (Fisher and Yates)."""
    for last in range(len(cards) - 1, 0, -1):
        other = rng.below(last + 1)
        cards[last], cards[other] = cards[other], cards[last]


def draw(deck: MutableSequence[Card], n: int) -> list[Card]:
    """Take the top `n` cards off the deck, or all there are."""
    if n < 0:
        raise ValueError(f"cannot draw {n} cards")
    drawn = list(deck[:n])
    del deck[:n]
    return drawn


def sample_without_replacement(cards: Sequence[Card], n: int, rng: Rng) -> list[Card]:
    """`n` different cards in random order; `cards` stays as it is."""
    if not 0 <= n <= len(cards):
        raise ValueError(f"cannot take {n} different cards out of {len(cards)}")
    pool = list(cards)
    for place in range(n):
        other = place + rng.below(len(pool) - place)
        pool[place], pool[other] = pool[other], pool[place]
    return pool[:n]


def chance_to_draw(deck_size: int, wanted: int, draws: int) -> Distribution:
    """How many of the `wanted` cards of a shuffled deck are among the first `draws`."""
    if not (0 <= wanted <= deck_size and 0 <= draws <= deck_size):
        raise ValueError(f"a deck of {deck_size} cards has no {wanted} wanted ones, or cannot give {draws}")
    return _hypergeometric(deck_size, wanted, draws)


@lru_cache(maxsize=1024)
def _hypergeometric(deck_size: int, wanted: int, draws: int) -> Distribution:
    hands = comb(deck_size, draws)
    found = range(min(wanted, draws) + 1)
    return Distribution(tuple(comb(wanted, k) * comb(deck_size - wanted, draws - k) / hands for k in found))
