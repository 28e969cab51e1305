"""Activations and actions: who is ready, what actions cost, what is lost and kept (BG-ACT)."""

from __future__ import annotations

import pytest

from battlewright.games.battleground.model.events import (
    Activated,
    ActivationEnded,
    BonusTaken,
    InterruptionBegan,
    Lost,
    Rolled,
)
from battlewright.games.battleground.model.frames import Activation, Initiative
from battlewright.games.battleground.model.options import TakeBonus
from battlewright.kernel.decisions import IllegalChoice
from battlewright.kernel.match import Match
from tests.games.battleground.scenes import GAME, Scene, scene

DECK = ["fate-01", "fate-02", "fate-03", "fate-04", "fate-05", "fate-06"]
FAR = "skeletor@M8:4 weapons=havoc-staff"


def activation_of(seat: int, *figures: str, card: str = "fate-23", barred: str = "") -> Scene:
    """A position in which a seat has revealed a card and must activate somebody."""
    s = scene(*figures, hands={0: ["fate-01"], 1: ["fate-02"]})
    s.state.players[seat].barred = barred
    initiative = s.state.stack[-1]
    assert isinstance(initiative, Initiative)
    initiative.step, initiative.asks = "next", []
    s.state.stack.append(Activation(seat=seat, character="", card=card))
    s.game.start(s.state)
    return s


def paid(s: Scene) -> list[int]:
    """The AP spent so far, action by action."""
    return [e.amount for e in s.heard(Lost) if e.what == "ap" and e.spent]


# --- whom to activate -----------------------------------------------------------------------------


@pytest.mark.rule("BG-ACT-01")
def test_only_ready_characters_can_be_activated() -> None:
    """A character on whose card a card lies is not offered; the others are, one of them exactly."""
    s = activation_of(0, "he-man@F6", "stratos@F8 activated", "orko@F10", FAR)

    assert s.options == ["activate he-man", "activate orko"]
    s.do("activate orko")
    assert s.turn.character == "orko"
    assert [e.character for e in s.heard(Activated)] == ["orko"]


@pytest.mark.rule("BG-ACT-01", "BG-ACT-10")
def test_an_activated_character_is_not_activated_again() -> None:
    """With the only other character activated already, there is nothing to choose; asking says why."""
    s = activation_of(0, "he-man@F6", "stratos@F8 activated", FAR)

    assert s.turn.character == "he-man"
    assert "BG-ACT-10" in s.denied_by(0, intent="activate", character="stratos")


@pytest.mark.rule("BG-ACT-10")
def test_a_character_is_ready_again_after_clean_up() -> None:
    """In the same round it stays activated; Clean-Up makes it ready."""
    s = scene("he-man@F6", "orko@A1", FAR, acting="he-man", hands={0: ["fate-01"], 1: []}, decks={1: DECK})
    s.do("end")
    assert s["he-man"].activated
    s.do("play fate-01")
    assert s.turn.character == "orko"  # he-man was not offered

    s.do("bonus fate-01 mana", "end")

    assert s.state.round == 2
    assert not s["he-man"].activated


@pytest.mark.rule("BG-ACT-02")
def test_last_of_a_round_is_not_first_of_the_next() -> None:
    """The character activated last may not open the next round for its player, but may come later in it."""
    s = activation_of(0, "he-man@F6", "orko@F8", "stratos@F10", FAR, barred="he-man")

    assert s.options == ["activate orko", "activate stratos"]
    assert s.denied_by(0, intent="activate", character="he-man") == ["BG-ACT-02"]
    s.do("activate orko")
    assert "BG-ACT-02" not in s.denied_by(0, intent="activate", character="he-man")


@pytest.mark.rule("BG-ACT-02")
def test_who_is_barred_is_whoever_was_activated_last() -> None:
    """After a round in which a player activated one and then another, the second is barred."""
    s = scene(
        "he-man@F6",
        "orko@A1",
        FAR,
        acting="he-man",
        hands={0: ["fate-01"], 1: []},
        decks={0: DECK, 1: DECK},
    )
    s.do("end", "play fate-01", "bonus fate-01 mana", "end")

    assert s.state.round == 2
    assert "BG-ACT-02" in s.denied_by(0, intent="activate", character="orko")
    assert "BG-ACT-02" not in s.denied_by(0, intent="activate", character="he-man")


@pytest.mark.rule("BG-ACT-02")
def test_a_single_character_may_be_activated_back_to_back() -> None:
    """The rule is ignored for a player with one character left."""
    s = activation_of(0, "he-man@F6", FAR, barred="he-man")

    assert s.turn.character == "he-man"


@pytest.mark.rule("BG-ACT-02")
def test_if_only_the_barred_character_is_ready_its_player_passes() -> None:
    """Others are alive but not ready: the player cannot activate anybody."""
    s = activation_of(0, "he-man@F6", "orko@F8 activated", FAR, barred="he-man")

    assert not s.state.players[1].passed
    assert s.state.players[0].passed
    assert s.asked == (1,)


@pytest.mark.rule("BG-ACT-02", "BG-ACT-14")
def test_an_interruption_is_no_activation() -> None:
    """Whoever interrupted last is neither activated nor barred from opening the next round."""
    s = scene("he-man@F6:0", "skeletor@F7:3 weapons=havoc-staff", acting="he-man", decks={0: DECK, 1: DECK})
    s.do("move", "react opportunity:skeletor", "end", "stay", "face 0")
    assert s.heard(InterruptionBegan)
    assert not s["skeletor"].activated
    assert s.state.players[1].last_activated == ""

    s.do("end")

    assert s.state.round == 2
    assert s.denied_by(1, intent="activate", character="skeletor") == ["BG-CARD-05"]  # only not yet


# --- what can be done, and at what price ----------------------------------------------------------


@pytest.mark.rule("BG-ACT-03")
def test_all_five_kinds_of_action_in_any_order() -> None:
    """Skill, attack, move, focus and then Overwatch: each is on the menu as long as it can be paid."""
    s = scene(
        "ram-man@F6:0 mana=2 weapons=axe", "skeletor@F7:3 mana=0", "orko@A1", acting="ram-man", ap=9, decks={}
    )
    for action in ("focus", "move", "attack axe skeletor", "skill ram-man.rapid-charge", "overwatch"):
        assert s.offers(action), action

    s.dice(1, 1, 1, 1).do("attack axe skeletor", "reroll")
    s.do("focus", "skill ram-man.rapid-charge")

    assert s.heard(Rolled)[0].kind == "attack"
    assert s["ram-man"].focus


@pytest.mark.rule("BG-ACT-03")
def test_actions_may_be_repeated() -> None:
    """The same action can be chosen again while AP last."""
    s = scene("he-man@F6:0", FAR, acting="he-man", ap=9)
    s.do("move", "stay", "face 1", "move", "stay", "face 2")

    assert s.offers("move")
    assert paid(s) == [1, 2]


@pytest.mark.rule("BG-ACT-04", example="EX-06")
def test_focus_and_move_have_their_own_counters() -> None:
    """He-Man: Focus 1, Move 1, second Move 2, third Move 3; seven AP in all."""
    s = scene("he-man@F6:0", FAR, acting="he-man", ap=8)
    s.do("focus", "move", "stay", "face 1", "move", "stay", "face 2", "move", "stay", "face 3")

    assert paid(s) == [1, 1, 2, 3]
    assert s.turn.ap == 1


@pytest.mark.rule("BG-ACT-04")
def test_a_second_focus_costs_two() -> None:
    """After spending the token, focusing again costs 1 AP more."""
    s = scene("he-man@F6:0", FAR, acting="he-man", ap=4)
    s.do("focus", "move focused", "stay", "face 1", "focus")

    assert paid(s) == [1, 1, 2]


@pytest.mark.rule("BG-ACT-04")
def test_overwatch_costs_one_and_ends_the_activation() -> None:
    """One AP, however many Moves went before; nothing follows it."""
    s = scene("he-man@F6:0", FAR, acting="he-man", ap=9, hands={0: [], 1: ["fate-01"]})
    s.do("move", "stay", "face 1", "overwatch")

    assert paid(s) == [1, 1]
    assert s["he-man"].overwatch
    assert s["he-man"].activated
    assert s.kind == "initiative"


@pytest.mark.rule("BG-ACT-05")
def test_a_skill_costs_what_is_printed_and_is_used_once() -> None:
    """Two different skills cost their own price, no more for being second; neither can be used again."""
    s = scene(
        "man-at-arms@F6:0 mana=4 items=magoos-gem", "orko@F8", FAR, acting="man-at-arms", ap=5, seed="skills"
    )
    s.dice(1, 1, 1).do("skill man-at-arms.master-tactician", "reroll")
    s.do("skill magoos-gem.skill orko")

    assert paid(s) == [1, 1]
    assert not s.offers("skill man-at-arms.master-tactician")
    assert not s.offers("skill magoos-gem.skill")
    assert s.denied_by(0, intent="skill", character="man-at-arms", skill="man-at-arms.master-tactician") == [
        "BG-ACT-05"
    ]


@pytest.mark.rule("BG-ACT-05", "BG-ACT-07")
def test_a_skill_can_be_used_again_in_a_later_activation() -> None:
    """Once per activation, not once per game."""
    s = scene(
        "man-at-arms@F6:0 mana=4 items=magoos-gem",
        "orko@F8",
        FAR,
        acting="man-at-arms",
        hands={0: ["fate-11"], 1: []},
        decks={1: DECK},
    )
    s.do("skill magoos-gem.skill orko", "end")
    s["orko"].activated, s["man-at-arms"].activated = True, False
    s["orko"].focus = False
    s.do("play fate-11", "bonus fate-11 mana")

    assert s.turn.character == "man-at-arms"
    assert s.offers("skill magoos-gem.skill")


@pytest.mark.rule("BG-ACT-06")
def test_attack_costs_rise_by_weapon_type() -> None:
    """A second ranged attack costs 2 AP, a first spell between them costs 1."""
    s = scene(
        "mer-man@F6:0 mana=5 weapons=laser-rifle,magic-blast",
        "he-man@F10:3",
        acting="mer-man",
        ap=4,
    )
    for attack in ("laser-rifle", "magic-blast", "laser-rifle"):
        s.dice(*[1] * 6).do(f"attack {attack} he-man", "reroll")

    assert paid(s) == [1, 1, 2]


@pytest.mark.rule("BG-ACT-07")
def test_an_interruption_counts_from_zero_and_raises_nothing() -> None:
    """The interrupter pays 1 AP for its first attack although it attacked before; so does the one after."""
    s = scene("he-man@F6:0 weapons=mace", "skeletor@F7:3 weapons=havoc-staff", acting="he-man", ap=9)
    s.dice(1, 1, 1, 1, 1).do("attack mace skeletor")
    s.do("move", "react opportunity:skeletor")
    s.dice(1, 1, 1, 1).do("attack havoc-staff he-man", "stay", "face 0")
    s.dice(1, 1, 1, 1, 1).do("attack mace skeletor")

    spent = [(e.character, e.amount) for e in s.heard(Lost) if e.what == "ap"]
    assert spent == [("he-man", 1), ("he-man", 1), ("skeletor", 1), ("he-man", 2)]


@pytest.mark.rule("BG-ACT-07")
def test_the_counters_of_one_activation_are_forgotten_in_the_next() -> None:
    """A Move costs 1 AP again in the next activation."""
    s = scene(
        "he-man@F6:0", FAR, acting="he-man", ap=9, hands={0: [], 1: []}, decks={0: ["fate-11"], 1: DECK}
    )
    s.do("move", "stay", "face 1", "move", "stay", "face 2", "end")
    s.do("play fate-11", "play fate-01")
    if s.kind == "bonus" and s.asked == (1,):
        s.do("bonus fate-01 mana", "end")
    s.do("bonus fate-11 mana")
    s.events.clear()
    s.do("move", "stay", "face 1")

    assert paid(s) == [1]


@pytest.mark.rule("BG-ACT-08")
def test_an_action_needs_its_whole_cost() -> None:
    """With 1 AP left a second Move (2 AP) is neither offered nor accepted; a first Focus is."""
    s = scene("he-man@F6:0", FAR, acting="he-man", ap=2)
    s.do("move", "stay", "face 1")

    assert s.turn.ap == 1
    assert not s.offers("move")
    assert s.offers("focus")
    assert "BG-ACT-08" in s.denied_by(0, intent="move", character="he-man", to="F7")
    with pytest.raises(IllegalChoice):
        s.do("move")


@pytest.mark.rule("BG-ACT-08")
def test_mana_is_needed_too() -> None:
    """A skill for 1 AP and 1 mana is not available without the mana."""
    poor = scene("man-at-arms@F6:0 mana=0", FAR, acting="man-at-arms")
    rich = scene("man-at-arms@F6:0 mana=1", FAR, acting="man-at-arms")

    assert not poor.offers("skill")
    assert rich.offers("skill")


@pytest.mark.rule("BG-ACT-08")
def test_the_cost_is_paid_before_the_action() -> None:
    """By the time attacks of opportunity are offered, the Move has been paid."""
    s = scene("he-man@F6:0", "skeletor@F7:3", acting="he-man", ap=3)
    s.do("move")

    assert s.kind == "react"
    assert paid(s) == [1]


# --- the end of an activation ---------------------------------------------------------------------


@pytest.mark.rule("BG-ACT-09", "BG-ACT-11")
def test_ending_early_loses_the_ap() -> None:
    """A player may stop with AP left; they are lost and the character counts as activated."""
    s = scene("he-man@F6:0", FAR, acting="he-man", ap=3, hands={0: [], 1: ["fate-01"]})
    s.do("end")

    ended = s.heard(ActivationEnded)[0]
    assert (ended.character, ended.ap_lost) == ("he-man", 3)
    assert s["he-man"].activated


@pytest.mark.rule("BG-ACT-09")
def test_an_activation_ends_by_itself_when_nothing_is_left_to_do() -> None:
    """Without AP, cards or consumables there is nothing to ask."""
    s = scene("he-man@F6:0", FAR, acting="he-man", ap=1, hands={0: [], 1: ["fate-01"]})
    s.do("focus")

    assert s.heard(ActivationEnded)
    assert s.asked == (1,)


@pytest.mark.rule("BG-ACT-09")
def test_a_knock_out_ends_the_activation_and_its_cards_are_discarded() -> None:
    """An attack of opportunity fells the moving character: its Move and its activation are over."""
    s = scene(
        "he-man@F6:0 wounds=4",
        "orko@A1",
        "skeletor@F7:3 weapons=havoc-staff",
        acting="he-man",
        ap=5,
        hands={0: ["fate-01"], 1: []},
        decks={1: DECK},
    )
    s.do("move", "react opportunity:skeletor").dice(5, 5, 5, 5)
    s.do("attack havoc-staff he-man", "defend decline")

    assert s["he-man"].out
    assert s.heard(ActivationEnded)[0].character == "he-man"
    assert s.state.players[0].discard == ["fate-23"]
    assert s["he-man"].cards == []
    assert s.kind == "initiative"


@pytest.mark.rule("BG-ACT-11")
def test_ap_are_not_carried_over() -> None:
    """In its next activation a character has what its new card gives, and no more."""
    s = scene("he-man@F6:0", FAR, acting="he-man", ap=9, decks={0: ["fate-11"], 1: []})
    s.do("end", "play fate-11", "bonus fate-11 mana")

    assert s.turn.ap == 2


@pytest.mark.rule("BG-ACT-12")
def test_mana_stays_on_the_card() -> None:
    """Mana left at the end of an activation is still there afterwards."""
    s = scene("orko@F6:0 mana=3", FAR, acting="orko", hands={0: [], 1: ["fate-01"]})
    s.do("end")

    assert s["orko"].mana == 3


@pytest.mark.rule("BG-ACT-13")
def test_immediately_after_a_move_means_nothing_in_between() -> None:
    """The Ram Stone's die needs a Move directly before the attack; a consumable in between ends that."""
    figures = ("he-man@F5:0 weapons=mace items=ram-stone,magic-potion", "skeletor@F7:3")
    at_once = scene(*figures, acting="he-man", ap=3)
    at_once.do("move", "goto F6", "face 0").dice(*[1] * 6).do("attack mace skeletor")
    assert at_once.heard(Rolled)[0].dice.total == 6

    between = scene(*figures, acting="he-man", ap=3)
    between.do("move", "goto F6", "face 0", "use magic-potion").dice(*[1] * 6).do("attack mace skeletor")
    assert between.heard(Rolled)[0].dice.total == 5


@pytest.mark.rule("BG-ACT-13")
def test_a_standard_action_in_between_breaks_the_link_too() -> None:
    """Move, Focus, attack: the attack does not follow the Move immediately."""
    s = scene("ram-man@F5:0 weapons=axe items=ram-stone", "skeletor@F7:3", acting="ram-man", ap=3)
    s.do("move", "goto F6", "face 0", "focus").dice(*[1] * 6).do("attack axe skeletor")

    sources = [m.source for m in s.heard(Rolled)[0].dice.modifiers]
    assert sources == ["axe"]  # its die for a focused attack, none for the Ram Stone


@pytest.mark.rule("BG-ACT-14")
def test_free_actions_of_others_are_no_activations() -> None:
    """An ally moved by Summoning is neither activated nor on the menu."""
    s = scene("skeletor@F6:0 mana=2", "mer-man@F10:3", "he-man@M8", acting="skeletor", ap=3)
    s.dice(5, 1, 1).do("skill skeletor.summoning")
    s.do(*(["reroll"] if s.kind == "mana_reroll" else []))
    s.do(*(["choose mer-man"] if s.kind == "pick" else []))
    s.do(s.options[0])
    while s.kind == "face":
        s.do(s.options[0])

    assert not s["mer-man"].activated
    assert s.turn.character == "skeletor"


@pytest.mark.rule("BG-ACT-01")
def test_a_revealed_card_without_a_ready_character_is_lost() -> None:
    """Nobody is ready: the card is discarded and its player is out of the round."""
    s = activation_of(0, "he-man@F6 activated", FAR)

    assert s.state.players[0].discard == ["fate-23"]
    assert s.state.players[0].passed
    assert s.asked == (1,)


# --- what others may learn ------------------------------------------------------------------------


@pytest.mark.rule("BG-CARD-15")
@pytest.mark.parametrize("hand", [["fate-01"], ["fate-21"]])
def test_with_cards_in_hand_an_activation_is_ended_by_its_player(hand: list[str]) -> None:
    """Without AP, and with a card that has a bonus or with one that has none: the pause is the same."""
    s = scene("he-man@F6", FAR, acting="he-man", ap=0, hands={0: hand, 1: []}, decks={1: DECK})

    assert s.asked == (0,)
    assert "end" in s.options


@pytest.mark.rule("BG-ACT-09")
def test_with_an_empty_hand_an_activation_ends_when_nothing_can_be_done() -> None:
    """Everybody sees that there is nothing left."""
    s = scene("he-man@F6", FAR, acting="he-man", ap=1, hands={0: [], 1: []}, decks={0: DECK, 1: DECK})

    s.do("focus")

    assert [e.character for e in s.heard(ActivationEnded)] == ["he-man"]


@pytest.mark.rule("BG-CARD-15")
def test_a_further_card_laid_open_cannot_be_taken_back() -> None:
    """Everybody has seen it by then; the bonus of the card revealed before can be."""
    match = Match(GAME, {"scenario": "first-game"}, "further")
    while True:
        seat = match.asked[0]
        options = match.decisions()[seat].options
        bonus = [option for option in options if isinstance(option, TakeBonus)]
        further = match.decisions()[seat].kind == "act" and bonus
        events = match.choose(seat, (bonus or options)[0])
        if further:
            break
    assert [event.extra for event in events if isinstance(event, BonusTaken)] == [True]
    assert match.undoable == 0
