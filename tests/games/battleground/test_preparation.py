"""The Preparation phase: discarding and drawing (BG-PREP)."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from battlewright.games.battleground.model.events import CardsDiscarded, CardsDrawn
from battlewright.games.battleground.model.state import UNKNOWN
from tests.games.battleground.scenes import GAME, Scene, scene

FIVE = ["fate-10", "fate-11", "fate-12", "fate-13", "fate-14"]
DECK = [f"fate-{number}" for number in range(20, 40)]


def preparation(hand: Iterable[str], deck: Iterable[str] = DECK) -> Scene:
    """The Preparation phase of round 2; the opponent holds one card and draws from a deck of one."""
    s = scene(
        "he-man@D5:1",
        "skeletor@J5:4",
        hands={0: [*hand], 1: ["fate-01"]},
        decks={0: [*deck], 1: ["fate-02"]},
    )
    while s.kind == "initiative":
        s.do("pass")
    return s


@pytest.mark.rule("BG-PREP-01")
@pytest.mark.parametrize(("held", "drawn"), [(1, 4), (2, 3), (4, 1), (5, 0)])
def test_each_player_draws_up_to_five_fate_cards(held: int, drawn: int) -> None:
    """From the top of the own deck, until there are five in hand."""
    s = preparation(FIVE[:held]).do("discard", "discard")

    assert s.state.players[0].hand == FIVE[:held] + DECK[:drawn]
    assert s.state.players[0].deck == DECK[drawn:]
    assert s.state.players[1].hand == ["fate-01", "fate-02"]


@pytest.mark.rule("BG-PREP-02")
def test_any_cards_may_be_discarded_before_drawing() -> None:
    """Every set of cards in hand can be discarded; the draw makes up for the Fate cards."""
    s = preparation(FIVE[:3])
    assert len(s.options) == 2**3

    s.do("discard fate-10,fate-12", "discard")

    assert s.state.players[0].hand == ["fate-11", *DECK[:4]]
    assert s.state.players[0].discard == ["fate-10", "fate-12"]
    assert s.heard(CardsDiscarded)[0].cards == ("fate-10", "fate-12")


@pytest.mark.rule("BG-PREP-02")
def test_discards_are_decided_at_the_same_time_and_in_secret() -> None:
    """Both are asked at once; a choice stays hidden from the other until both have chosen."""
    s = preparation(FIVE[:2])
    assert list(s.asked) == [0, 1]
    s.do("discard fate-10")

    assert s.asked == (1,)
    assert s.heard(CardsDiscarded) == []
    assert s.state.players[0].discard == []
    assert "fate-10" not in str(GAME.view(s.state, 1))
    s.do("discard")
    assert s.heard(CardsDiscarded)[0].seat == 0


@pytest.mark.rule("BG-PREP-02", "BG-PREP-04")
def test_a_glory_card_may_be_discarded_but_is_never_replaced() -> None:
    """The decision names the cards worth a warning; the draw brings Fate cards only."""
    s = preparation(["fate-10", "glory-01", "glory-02"])
    assert s.decision.facts["irreplaceable"] == ["glory-01", "glory-02"]

    s.do("discard fate-10,glory-01", "discard")

    assert s.state.players[0].hand == ["glory-02", *DECK[:5]]


@pytest.mark.rule("BG-PREP-03")
def test_glory_cards_do_not_count_towards_the_five() -> None:
    """With two Glory cards in hand there is still room for five Fate cards."""
    s = preparation(["glory-01", "glory-02", *FIVE[:4]]).do("discard", "discard")

    assert s.state.players[0].hand == ["glory-01", "glory-02", *FIVE[:4], DECK[0]]


@pytest.mark.rule("BG-PREP-03")
@pytest.mark.parametrize(("held", "after"), [(5, 5), (4, 5), (3, 4)])
def test_a_card_that_draws_stops_at_five(held: int, after: int) -> None:
    """A bonus draws one card outside the Preparation phase, unless five are held already."""
    s = scene(
        "stratos@F6:1 mana=3",
        "skeletor@M14:4",
        acting="stratos",
        hands={0: ["fate-17", "glory-01", *FIVE[:held]]},
        decks={0: DECK},
    )
    s.do("bonus fate-17 ability")

    assert len([card for card in s.state.players[0].hand if card.startswith("fate")]) == after


@pytest.mark.rule("BG-PREP-04")
def test_no_effect_brings_a_glory_card_back() -> None:
    """A random card from the discard pile is always a Fate card, however many Glory cards lie there."""
    s = scene(
        "stratos@F6:1",
        "skeletor@F7:4",
        acting="stratos",
        hands={0: ["fate-34"]},
    )
    player = s.state.players[0]
    player.discard = ["glory-01", "glory-02", "fate-20", "glory-03"]
    s.do("bonus fate-34 ability")

    assert player.hand == ["fate-20"]
    assert player.discard == ["glory-01", "glory-02", "glory-03"]


@pytest.mark.rule("BG-PREP-05")
def test_the_first_round_has_no_preparation_phase() -> None:
    """The hands were drawn during set-up: round 1 begins with choosing cards, without any discard."""
    s = Scene(GAME.new({"scenario": "first-game"}, "3")).do("first 0")
    assert (s.state.round, s.kind) == (1, "initiative")
    assert s.heard(CardsDrawn) == []

    s.do("pass", "pass")
    assert (s.state.round, s.kind) == (2, "discard")


@pytest.mark.rule("BG-PREP-06")
@pytest.mark.parametrize("left", [2, 0])
def test_an_empty_deck_is_not_reshuffled(left: int) -> None:
    """What is left is drawn, the discard pile stays where it is, and play goes on."""
    s = preparation(FIVE[:2], DECK[:left]).do("discard fate-10", "discard")
    player = s.state.players[0]

    assert player.hand == ["fate-11", *DECK[:left]]
    assert (player.deck, player.discard) == ([], ["fate-10"])
    assert s.kind == "initiative"


@pytest.mark.rule("BG-PREP-01")
def test_what_is_drawn_is_known_to_its_owner_only() -> None:
    """Others learn how many cards were drawn."""
    s = preparation(FIVE[:3]).do("discard", "discard")
    drawn = s.heard(CardsDrawn)[0]

    assert drawn.cards == ("fate-20", "fate-21")
    assert drawn.to == (0,)
    assert drawn.redacted().cards == (UNKNOWN, UNKNOWN)
