"""Decks are shuffled fairly, drawn from the top, and their odds are known."""

from collections import Counter
from itertools import combinations, product
from math import isclose

import pytest
from hypothesis import given
from hypothesis import strategies as st

from battlewright.chance.decks import chance_to_draw, draw, sample_without_replacement, shuffle


class Scripted:
    """A source of chance that gives what it is told, and checks that it may."""

    def __init__(self, numbers: tuple[int, ...]) -> None:
        self.numbers = list(numbers)

    def below(self, n: int) -> int:
        """The next number of the script."""
        number = self.numbers.pop(0)
        assert 0 <= number < n
        return number


def test_every_order_of_a_deck_is_as_likely() -> None:
    """Four cards have 24 orders, and the 24 runs of chance bring each of them once."""
    orders = Counter[str]()
    for script in product(range(4), range(3), range(2)):
        deck = list("abcd")
        shuffle(deck, Scripted(script))
        orders["".join(deck)] += 1

    assert len(orders) == 24
    assert set(orders.values()) == {1}


@pytest.mark.parametrize("deck", [[], ["a"]])
def test_nothing_to_shuffle_takes_no_chance(deck: list[str]) -> None:
    """A deck of one card or none needs no random number."""
    before = list(deck)

    shuffle(deck, Scripted(()))

    assert deck == before


@given(st.lists(st.integers()), st.integers(0, 20))
def test_cards_are_drawn_from_the_top(cards: list[int], n: int) -> None:
    """The first cards leave the deck in order; a short deck gives all it has."""
    deck = list(cards)

    drawn = draw(deck, n)

    assert drawn == cards[:n]
    assert deck == cards[n:]


def test_every_sample_is_as_likely() -> None:
    """Two of four cards come in 12 orders, each once in the 12 runs of chance; the cards stay as they are."""
    cards = tuple("abcd")

    samples = Counter(
        tuple(sample_without_replacement(cards, 2, Scripted(script)))
        for script in product(range(4), range(3))
    )

    assert len(samples) == 12
    assert set(samples.values()) == {1}
    assert all(first != second for first, second in samples)


@pytest.mark.parametrize(("wanted", "draws"), [(0, 3), (2, 0), (2, 3), (4, 3), (6, 2), (3, 6)])
def test_the_odds_of_a_draw(wanted: int, draws: int) -> None:
    """Among all hands from six cards, as many hold k wanted ones as the odds say."""
    hands = list(combinations(range(6), draws))
    odds = chance_to_draw(6, wanted, draws)

    for k in range(7):
        share = sum(sum(card < wanted for card in hand) == k for hand in hands) / len(hands)
        assert isclose(odds.chance(k), share, abs_tol=1e-12)


@given(st.integers(1, 60), st.data())
def test_a_draw_holds_its_share_on_average(deck_size: int, data: st.DataObject) -> None:
    """The mean is the share of wanted cards in the deck, once for each card drawn."""
    wanted, draws = data.draw(st.integers(0, deck_size)), data.draw(st.integers(0, deck_size))

    assert isclose(chance_to_draw(deck_size, wanted, draws).mean, draws * wanted / deck_size, abs_tol=1e-9)


def test_impossible_draws_are_refused() -> None:
    """No more cards can be wanted or sampled than there are, and none put back by drawing."""
    with pytest.raises(ValueError, match="deck of 5 cards"):
        chance_to_draw(5, 6, 1)
    with pytest.raises(ValueError, match="cannot take 3 different cards out of 2"):
        sample_without_replacement("ab", 3, Scripted(()))
    with pytest.raises(ValueError, match="cannot draw -1"):
        draw([1], -1)
