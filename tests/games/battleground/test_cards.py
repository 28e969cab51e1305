"""Fate and Glory cards: initiative, activation, bonuses, additional cards (BG-CARD)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from battlewright.games.battleground.model.events import (
    Activated,
    ActivationEnded,
    BonusTaken,
    CardLost,
    CardsRevealed,
    CleanedUp,
    Gained,
    InterruptionBegan,
    MissionBegan,
    Moved,
    Passed,
)
from battlewright.games.battleground.model.options import TakeBonus
from battlewright.kernel.decisions import IllegalChoice
from tests.games.battleground.scenes import GAME, Scene, scene

MASTERS = ("stratos@C3:1", "man-at-arms@C6:1")
EVIL = ("skeletor@K3:4", "mer-man@K6:4")


def table(hands: Mapping[int, list[str]], *figures: str, first: int = 0) -> Scene:
    """Two Forces far apart, about to choose cards."""
    return scene(*(figures or (*MASTERS, *EVIL)), hands=hands, first_team=first)


def activation(card: str, figure: str = "stratos@C3:1", *more: str) -> Scene:
    """Seat 0 has activated its only character with a card; the bonus may still be open."""
    s = table({0: [card, *more], 1: ["fate-01"]}, figure, "skeletor@K3:4")
    return s.do(f"play {card}", "pass")


def undefended(s: Scene) -> None:
    """The attack goes through: no rerolls, no defence."""
    while not s.offers("end"):
        s.do("reroll" if s.offers("reroll") else "defend decline")


@pytest.mark.rule("BG-CARD-01")
def test_one_player_takes_all_steps_before_the_other_begins() -> None:
    """Choose cards; then activate, resolve the card, act and end, first one player, then the other."""
    s = table({0: ["fate-41"], 1: ["fate-01"]})
    s.do("play fate-41", "play fate-01")
    s.do("activate stratos", "bonus fate-41 mana", "move", "goto C4", "face 1", "end")
    s.do("activate skeletor", "bonus fate-01 mana", "move", "goto K4", "face 4", "end")

    kinds = (CardsRevealed, Activated, BonusTaken, Moved, ActivationEnded)
    whole = [Activated, BonusTaken, Moved, ActivationEnded]
    assert [type(e) for e in s.events if isinstance(e, kinds)] == [CardsRevealed, *whole, *whole]
    assert [e.character for e in s.heard(Activated)] == ["stratos", "skeletor"]


@pytest.mark.rule("BG-CARD-02")
def test_cards_are_chosen_in_secret_and_revealed_together() -> None:
    """Both choose at once; until the second has chosen, the first card stays unknown to the other."""
    s = table({0: ["fate-41", "glory-06"], 1: ["fate-01"]})
    assert list(s.asked) == [0, 1]
    assert s.options == ["play fate-41", "play glory-06", "pass"]
    s.do("play glory-06")

    assert s.asked == (1,)
    assert s.heard(CardsRevealed) == []
    seen = GAME.view(s.state, 1)
    assert "glory-06" not in str(seen)
    assert "glory-06" in str(GAME.view(s.state, 0))
    s.do("play fate-01")
    assert s.heard(CardsRevealed)[0].cards == {0: "glory-06", 1: "fate-01"}


@pytest.mark.rule("BG-CARD-02")
def test_only_cards_in_hand_can_be_chosen() -> None:
    """A card of the other player, or of nobody, is refused and nothing changes."""
    s = table({0: ["fate-41"], 1: ["fate-01"]})
    before = GAME.save(s.state)

    with pytest.raises(IllegalChoice):
        s.do("play fate-01")
    assert GAME.save(s.state) == before


@pytest.mark.rule("BG-CARD-03", example="EX-03")
@pytest.mark.parametrize(("mine", "other", "first"), [("fate-12", "fate-11", 0), ("fate-12", "glory-06", 1)])
def test_the_higher_initiative_activates_first(mine: str, other: str, first: int) -> None:
    """A card of initiative 3 beats one of 2, and loses to a Glory card of 10."""
    assert GAME.content.fate["fate-12"].initiative == 3
    s = table({0: [mine], 1: [other]}, first=1 - first).do(f"play {mine}", f"play {other}")

    assert s.heard(CardsRevealed)[0].order == (first, 1 - first)
    assert (s.kind, s.asked) == ("activate", (first,))


@pytest.mark.rule("BG-CARD-04")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_wins_ties(first: int) -> None:
    """Equal initiative: the first player is active player first."""
    s = table({0: ["fate-30"], 1: ["fate-31"]}, first=first).do("play fate-30", "play fate-31")

    assert s.heard(CardsRevealed)[0].order == (first, 1 - first)
    assert s.asked == (first,)


@pytest.mark.rule("BG-CARD-05")
def test_the_other_player_follows_with_the_revealed_card() -> None:
    """After the first activation the opponent activates a character with the card already revealed."""
    s = table({0: ["fate-41"], 1: ["fate-14", "fate-02"]})
    s.do("play fate-41", "play fate-14", "activate stratos", "bonus fate-41 mana", "end")

    assert (s.kind, s.asked) == ("activate", (1,))
    s.do("activate mer-man")
    assert s.heard(Activated)[1].card == "fate-14"
    assert (s.turn.seat, s.turn.ap, s["mer-man"].mana) == (1, 2, 3)


@pytest.mark.rule("BG-CARD-06")
def test_new_cards_are_chosen_while_characters_are_ready() -> None:
    """Both activations over, both with ready characters and cards: choose again, among the cards left."""
    s = table({0: ["fate-41", "fate-12"], 1: ["fate-01", "fate-02"]})
    s.do("play fate-41", "play fate-01", "activate stratos", "bonus fate-41 mana", "end")
    s.do("activate skeletor", "bonus fate-01 mana", "end")

    assert (s.kind, s.asked) == ("initiative", (0, 1))
    assert s.options == ["play fate-12", "pass"]
    s.do("play fate-12", "play fate-02")
    assert s.turn.character == "man-at-arms"  # the only one left ready


@pytest.mark.rule("BG-CARD-07")
@pytest.mark.parametrize(
    ("hand", "figures", "choices"),
    [
        (["fate-41", "fate-12"], MASTERS[:1], ["play fate-41", "bonus fate-41 mana", "end"]),  # all activated
        (["fate-41"], MASTERS, ["play fate-41", "activate stratos", "bonus fate-41 mana", "end"]),  # no card
        (["fate-41", "fate-12"], MASTERS, ["pass"]),
    ],
)
def test_the_phase_ends_when_everybody_is_through(
    hand: list[str], figures: tuple[str, ...], choices: list[str]
) -> None:
    """All characters activated, all cards played, or passed: with nobody left, Clean-Up follows at once."""
    s = table({0: hand, 1: []}, *figures, "skeletor@K3:4")
    s.state.players[0].deck = ["fate-20"]
    assert s.asked == (0,)
    s.do(*choices)

    assert [e.round for e in s.heard(CleanedUp)] == [1]
    assert s.state.round == 2


@pytest.mark.rule("BG-CARD-08")
def test_passing_is_one_of_the_secret_choices() -> None:
    """Who passes says so with the cards; the other does not know before choosing."""
    s = table({0: ["fate-41"], 1: ["fate-01"]})
    assert "pass" in s.options
    s.do("pass")

    assert s.heard(Passed) == []
    assert not s.state.players[0].passed
    s.do("play fate-01")
    assert [e.seat for e in s.heard(Passed)] == [0]
    assert s.turn.seat == 1


@pytest.mark.rule("BG-CARD-08")
@pytest.mark.parametrize(("hand", "figure"), [([], "stratos@C3:1"), (["fate-41"], "stratos@C3:1 activated")])
def test_without_a_card_or_a_ready_character_one_passes_by_oneself(hand: list[str], figure: str) -> None:
    """Nobody is asked what cannot be answered."""
    s = table({0: hand, 1: ["fate-01"]}, figure, "skeletor@K3:4")

    assert s.asked == (1,)
    assert s.state.players[0].passed


@pytest.mark.rule("BG-CARD-08")
def test_a_player_who_has_passed_still_interrupts_and_plays_cards_then() -> None:
    """Passing ends activations only: an enemy that leaves is still attacked, with cards played for it."""
    s = table({0: ["fate-47", "fate-41"], 1: ["fate-01"]}, "man-at-arms@F6:1 weapons=mace", "skeletor@F7:4")
    s.do("pass", "play fate-01", "bonus fate-01 mana", "move")
    assert s.state.players[0].passed
    s.do("react opportunity:man-at-arms")

    assert s.heard(InterruptionBegan)[0].character == "man-at-arms"
    assert "bonus fate-47 ability" in s.options
    assert "attack mace skeletor" in s.options


@pytest.mark.rule("BG-CARD-09")
def test_after_a_pass_the_opponent_goes_on_alone() -> None:
    """One activation after the other, until the opponent passes too; the passed player is not asked."""
    s = table({0: ["fate-41", "fate-12"], 1: ["fate-01", "fate-02"]})
    s.do("pass", "play fate-01", "activate skeletor", "bonus fate-01 mana", "end")

    assert (s.kind, s.asked) == ("initiative", (1,))
    s.do("play fate-02", "bonus fate-02 mana", "end")
    assert [e.character for e in s.heard(Activated)] == ["skeletor", "mer-man"]
    assert s.state.round == 2


@pytest.mark.rule("BG-CARD-10")
def test_a_revealed_card_must_be_used() -> None:
    """When the turn comes, a ready character is activated; passing is no option any more."""
    s = table({0: ["fate-41"], 1: ["fate-01"]}).do("play fate-41", "play fate-01")

    assert s.options == ["activate stratos", "activate man-at-arms"]


@pytest.mark.rule("BG-CARD-10")
def test_a_card_without_a_ready_character_is_lost() -> None:
    """The last ready character was knocked out first: the card is discarded, its player passes."""
    s = table(
        {0: ["fate-41"], 1: ["fate-01"]},
        "he-man@F6:1 weapons=power-sword focus",
        "skeletor@F7:4 wounds=4",
        "mer-man@M14:4 activated",
    )
    s.do("play fate-41", "play fate-01", "bonus fate-41 mana")
    s.dice(6, 6, 6, 6, 6, *[3] * 30).do("attack power-sword skeletor")
    undefended(s)
    s.do("end")

    assert [(e.seat, e.card) for e in s.heard(CardLost)] == [(1, "fate-01")]
    assert "fate-01" in s.state.players[1].discard
    assert [e.character for e in s.heard(Activated)] == ["he-man"]
    passes = [e for e in s.heard(Passed) if e.seat == 1]
    assert next(e.rules for e in passes) == ("BG-CARD-10",)
    ended = next(number for number, e in enumerate(s.events) if isinstance(e, CleanedUp))
    assert len([e for e in s.events[:ended] if e in passes]) == 1


@pytest.mark.rule("BG-CARD-11", example="EX-04")
@pytest.mark.parametrize(("card", "ap", "mana"), [("fate-12", 2, 2), ("fate-22", 4, 0), ("glory-01", 1, 2)])
def test_the_card_gives_its_ap_and_mana(card: str, ap: int, mana: int) -> None:
    """A card of 2 AP and 2 mana: the active character has both; other cards, other numbers."""
    s = activation(card)

    event = s.heard(Activated)[0]
    assert (event.character, event.ap, event.mana) == ("stratos", ap, mana)
    assert (s.turn.ap, s["stratos"].mana) == (ap, mana)
    assert s["skeletor"].mana == 0


@pytest.mark.rule("BG-CARD-11")
@pytest.mark.parametrize(("before", "after"), [(2, 4), (3, 5), (4, 5), (5, 5)])
def test_mana_beyond_five_is_lost(before: int, after: int) -> None:
    """Two mana from the card, but never more than 5 on the character."""
    assert activation("fate-12", f"stratos@C3:1 mana={before}")["stratos"].mana == after


@pytest.mark.rule("BG-CARD-12")
def test_the_bonus_comes_after_ap_and_mana() -> None:
    """The revealed card then offers its two bonuses, and exactly one is taken before acting."""
    s = activation("fate-23")

    assert (s.kind, s.turn.ap, s["stratos"].mana) == ("bonus", 2, 1)
    assert s.options == ["bonus fate-23 ability", "bonus fate-23 mana"]
    s.do("bonus fate-23 ability")
    assert s.kind == "act"
    assert not s.offers("bonus")


@pytest.mark.rule("BG-CARD-13", example="EX-05")
@pytest.mark.parametrize(("bonus", "ap", "mana"), [("ability", 3, 1), ("mana", 2, 2)])
def test_a_fate_card_offers_its_ability_or_extra_mana(bonus: str, ap: int, mana: int) -> None:
    """Press On: one AP more, or one mana more, never both."""
    s = activation("fate-23").do(f"bonus fate-23 {bonus}")

    assert (s.turn.ap, s["stratos"].mana) == (ap, mana)
    assert [e.bonus for e in s.heard(BonusTaken)] == [bonus]


@pytest.mark.rule("BG-CARD-13")
def test_extra_mana_stops_at_five_too() -> None:
    """Four on the card and one from the card's own mana leave no room for the extra mana."""
    s = activation("fate-23", "stratos@C3:1 mana=4").do("bonus fate-23 mana")

    assert s["stratos"].mana == 5
    assert sum(e.amount for e in s.heard(Gained) if e.what == "mana") == 1


@pytest.mark.rule("BG-CARD-14", example="EX-05")
def test_a_glory_card_offers_its_side_mission_or_one_ap() -> None:
    """The mission comes into play at once; or the character has 1 AP more."""
    s = activation("glory-06")
    assert s.options == ["bonus glory-06 mission", "bonus glory-06 ap"]
    s.do("bonus glory-06 mission")
    assert ([e.card for e in s.heard(MissionBegan)], s.turn.ap) == (["glory-06"], 2)
    assert list(s.turn.missions) == ["glory-06"]

    s = activation("glory-06").do("bonus glory-06 ap")
    assert (s.heard(MissionBegan), s.turn.ap) == ([], 3)
    assert s.turn.missions == {}


@pytest.mark.rule("BG-CARD-15")
def test_further_cards_may_be_played_before_and_after_any_action() -> None:
    """As many as one likes, Fate or Glory, between the actions of the active character."""
    s = activation("fate-23", "stratos@C3:1", "fate-11", "fate-33", "glory-06").do("bonus fate-23 mana")
    s.do("bonus fate-11 ability", "bonus glory-06 ap")
    assert s.turn.ap == 2 + 1 + 1
    s.do("move", "goto C4", "face 1", "bonus fate-33 mana")

    assert s["stratos"].mana == 2 + 2
    assert s.state.players[0].hand == []


@pytest.mark.rule("BG-CARD-15")
def test_no_card_is_played_in_the_middle_of_an_action_or_by_the_other_player() -> None:
    """While a move is under way only the move is asked for; the inactive player is not asked at all."""
    s = activation("fate-23", "stratos@C3:1", "fate-11").do("bonus fate-23 mana")
    assert s.denied_by(1, intent="card", card="fate-01") == ["BG-CARD-15"]
    with pytest.raises(IllegalChoice, match="not asked now"):
        GAME.apply(s.state, 1, TakeBonus("fate-01", "mana"))

    s.do("move")
    assert s.offers("bonus") == []
    assert {text.split()[0] for text in s.options} <= {"goto", "stay"}


@pytest.mark.rule("BG-CARD-16")
@pytest.mark.parametrize(("bonus", "ap", "mana"), [("ability", 1, 0), ("mana", 0, 1)])
def test_an_additional_card_gives_one_bonus_and_nothing_else(bonus: str, ap: int, mana: int) -> None:
    """Its AP, mana and initiative are ignored; after one bonus the card is gone."""
    s = activation("fate-33", "stratos@C3:1", "fate-23")  # 2 AP, its only bonus is 2 mana
    assert (s.kind, s.turn.ap, s["stratos"].mana) == ("act", 2, 2)
    s.do(f"bonus fate-23 {bonus}")

    assert (s.turn.ap, s["stratos"].mana) == (2 + ap, 2 + mana)
    assert s.offers("bonus fate-23") == []
    assert [(e.card, e.extra) for e in s.heard(BonusTaken)] == [("fate-33", False), ("fate-23", True)]
    assert len(s.heard(CardsRevealed)) == 1


@pytest.mark.rule("BG-CARD-17")
def test_played_cards_lie_on_the_character_card() -> None:
    """At the end of the activation: the revealed card and all further ones; Clean-Up discards them."""
    s = table({0: ["fate-23", "fate-11", "fate-12"], 1: ["fate-01"]})
    s.do("play fate-23", "pass", "activate stratos", "bonus fate-23 mana", "bonus fate-11 ability")
    assert s["stratos"].cards == []
    s.do("end")

    assert s["stratos"].cards == ["fate-23", "fate-11"]
    assert s["stratos"].activated
    assert s.state.players[0].discard == []
    s.do("pass")
    assert s["stratos"].cards == []
    assert s.state.players[0].discard == ["fate-23", "fate-11"]


@pytest.mark.rule("BG-CARD-17")
@pytest.mark.parametrize(("wounds", "completed"), [(4, True), (0, False)])
def test_a_completed_glory_card_goes_to_the_play_area(wounds: int, completed: bool) -> None:
    """Its mission done, the card lies face up before its player; the character is activated all the same."""
    s = table(
        {0: ["glory-06", "fate-01"], 1: ["fate-01"]},
        "man-at-arms@F6:1 weapons=mace",
        "stratos@C3:1",
        f"skeletor@F7:4 wounds={wounds}",
        "mer-man@M14:4",
    )
    s.do("play glory-06", "pass", "activate man-at-arms", "bonus glory-06 mission")
    s.dice(6, *[3] * 30).do("attack mace skeletor")
    undefended(s)
    s.do("end")

    assert s.state.players[0].play_area == (["glory-06"] if completed else [])
    assert s["man-at-arms"].cards == ([] if completed else ["glory-06"])
    assert s["man-at-arms"].activated
