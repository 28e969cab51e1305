"""Interruptions that cards cause: who interrupts whom, with what, and what answers them."""

from __future__ import annotations

import pytest

from battlewright.games.battleground.model.events import InterruptionBegan
from tests.games.battleground.cards.playing import faces, play
from tests.games.battleground.scenes import Scene
from tests.games.battleground.words.playing import GAME, answer, drawn


def began(s: Scene) -> list[tuple[str, str, str]]:
    """Who interrupted whom, and how."""
    return [(e.character, e.interrupted, e.kind) for e in s.heard(InterruptionBegan)]


@pytest.mark.rule("BG-INT-01")
@pytest.mark.card("land-shark.vehicle-aggression")
@pytest.mark.parametrize(("at", "interrupts"), [("F7", True), ("F9", False)])
def test_an_enemy_that_comes_too_close_is_interrupted(at: str, interrupts: bool) -> None:
    """`interrupt` (Land Shark): at the end of an enemy's movement `adjacent` to it, with 1 AP."""
    s = drawn("he-man@F3:0", "land-shark@F8:3 seat=1", acting="he-man")
    s.do("move", f"goto {'F6' if interrupts else 'F4'}", "face 0")

    assert began(s) == ([("land-shark", "he-man", "card")] if interrupts else [])
    if interrupts:
        assert s.turn.ap == 1


@pytest.mark.rule("BG-INT-01")
@pytest.mark.card("grizzlor.fierce-warrior")
def test_a_knocked_out_ally_is_avenged_at_once() -> None:
    """`by_attack` (Fierce Warrior): Grizzlor interrupts the one whose attack knocked an ally out."""
    s = drawn(
        "he-man@F6:0 weapons=power-sword",
        "horde-trooper@F7:3 seat=1 wounds=2",
        "grizzlor@G10:3 seat=1",
        acting="he-man",
    ).dice(*faces(5, 1))
    play(s, "attack power-sword horde-trooper")

    assert began(s) == [("grizzlor", "he-man", "card")]


@pytest.mark.rule("BG-INT-01")
@pytest.mark.card("hordak.i-command-you")
def test_an_ally_acts_as_if_it_interrupted_somebody_else() -> None:
    """`role = "other"` and `whom = "target"` (I Command You!): the ally interrupts the chosen enemy."""
    s = drawn(
        "hordak@F3:0 seat=0 mana=1",
        "horde-trooper@F4:0 seat=0 weapons=laser-pistol",
        "skeletor@F10:3",
        "evil-lyn@H10:3",
        acting="hordak",
    )
    assert s.offers("skill hordak.i-command-you") == [
        "skill hordak.i-command-you skeletor",
        "skill hordak.i-command-you evil-lyn",
    ]
    s.do("skill hordak.i-command-you skeletor")

    assert began(s) == [("horde-trooper", "skeletor", "card")]
    assert [text for text in s.offers("attack") if "evil-lyn" in text] == []


def test_only_characters_with_the_keyword_can_be_commanded() -> None:
    """`keyword:endless-horde`: other allies are passed over."""
    s = drawn("hordak@F3:0 seat=0 mana=1", "orko@F4:0", "skeletor@F10:3", acting="hordak")
    s.do("skill hordak.i-command-you skeletor")

    assert began(s) == []


@pytest.mark.rule("BG-INT-01")
@pytest.mark.card("dart.motivation")
def test_a_dart_makes_somebody_interrupt_without_ap() -> None:
    """`ap = 0` (Dart): the chosen character interrupts but has nothing to act with, unless cards help."""
    s = drawn(
        "he-man@F6:0 mana=1 items=dart",
        "orko@F8:3",
        "skeletor@F12:3",
        acting="he-man",
        hands={0: ["fate-43"]},
    )
    s.do("skill dart.motivation orko")

    assert began(s) == [("orko", "he-man", "card")]
    assert (s.turn.ap, s.offers("bonus")) == (0, ["bonus fate-43 ability", "bonus fate-43 mana"])


@pytest.mark.rule("BG-INT-01")
@pytest.mark.card("king-hsss.terrible-and-hidden")
def test_the_same_character_is_interrupted_once_more() -> None:
    """`whom = "interrupted"` (Terrible and Hidden): after an ally's interruption, for 2 mana."""
    s = drawn("he-man@F3:0", "skeletor@F9:3 overwatch", "king-hsss@G9:3 seat=1 mana=2", acting="he-man")
    s.do("move", "goto F4", "face 0", "end")
    s.do(answer(s, "terrible-and-hidden"))

    assert began(s) == [("skeletor", "he-man", "overwatch"), ("king-hsss", "he-man", "card")]


@pytest.mark.rule("BG-INT-01")
@pytest.mark.card("fate-95.answer")
def test_a_hand_card_lets_a_character_interrupt_and_is_discarded() -> None:
    """`answer` on `skill_used` (F95): offered to the one who holds it, for a character near enough."""
    figures = ("he-man@F3:0 mana=1 items=dart", "orko@F5:0", "skeletor@F9:3 weapons=laser-pistol")
    s = drawn(*figures, acting="he-man", hands={1: ["fate-95"]})
    s.do("skill dart.motivation orko")
    assert s.asked == (1,)
    s.do(answer(s, "fate-95"))

    assert began(s)[-1] == ("skeletor", "he-man", "card")
    assert (s.state.players[1].hand, s.state.players[1].discard) == ([], ["fate-95"])


def test_what_was_declined_from_a_hand_is_not_shown_to_others() -> None:
    """Answers from the hand that were passed up stay hidden in the views of the other seats."""
    from battlewright.games.battleground.view import _from_hand_of_another

    s = drawn("he-man@F3:0", "skeletor@F12:3", acting="he-man")

    assert _from_hand_of_another(s.state, "hand:fate-95/t0@skeletor", 0)
    assert not _from_hand_of_another(s.state, "hand:fate-95/t0@skeletor", 1)


@pytest.mark.parametrize(("hand", "options"), [("fate-95", 2), ("fate-01", 1), ("", 0)])
def test_nobody_can_tell_a_hand_by_who_is_asked(hand: str, options: int) -> None:
    """Whoever has an answer in the deck is asked while holding cards; only an empty hand is passed over."""
    figures = ("he-man@F3:0 mana=1 items=dart", "orko@F5:0", "skeletor@F9:3 weapons=laser-pistol")
    s = drawn(*figures, acting="he-man", hands={1: [hand] if hand else []}, decks={1: ["fate-95"]})
    s.do("skill dart.motivation orko")

    assert (s.asked == (1,)) == (options > 0)
    if options:
        assert len(s.options) == options
        shown = GAME.view(s.state, 0)
        assert GAME.asked(shown) == (1,)
        assert "fate-95" not in str(shown.stack)
        s.do("decline")
    assert s.asked == (0,)
    assert "unseen" not in str(GAME.view(s.state, 0).stack)


@pytest.mark.rule("BG-RANGED-07", "BG-INT-01")
@pytest.mark.card("fate-98.answer")
@pytest.mark.parametrize(("distance", "offered"), [("F8", False), ("F11", True)])
def test_return_fire_needs_an_attack_from_afar(distance: str, offered: bool) -> None:
    """`distance:6` at `attack_finished` (F98): only the character attacked, from 6 inches or more."""
    s = drawn(
        "he-man@F3:0 weapons=laser-rifle",
        f"skeletor@{distance}:3",
        "evil-lyn@H12:3",
        acting="he-man",
        hands={1: ["fate-98"]},
    ).dice(*faces(3, 0))
    play(s, "attack laser-rifle skeletor")

    assert [text for text in s.options if "fate-98" in text] == (
        ["react hand:fate-98/t0@skeletor"] if offered else []
    )


@pytest.mark.card("sssqueeze.dirty-tricks", "fate-96.answer")
def test_an_interruption_by_a_fate_card_is_known_as_such() -> None:
    """`by_fate` (Dirty Tricks): Sssqueeze gains Focus after it, and not after an Overwatch one."""
    s = drawn(
        "he-man@F3:0", "skeletor@F5:3", "sssqueeze@H12:3 seat=1", acting="he-man", hands={1: ["fate-96"]}
    )
    s.do("move", "goto F4", "face 0")
    s.do(answer(s, "fate-96"))
    s.do("end")

    assert s["sssqueeze"].focus
    watched = drawn("he-man@F3:0", "skeletor@F9:3 overwatch", "sssqueeze@H12:3 seat=1", acting="he-man")
    watched.do("move", "goto F4", "face 0", "end")
    assert not watched["sssqueeze"].focus


@pytest.mark.card("visor.watchful-eye")
def test_enemy_attacks_trigger_overwatch_through_a_visor() -> None:
    """`could_watch` (Visor): an enemy attack in sight and reach uses up the Overwatch token."""
    s = drawn(
        "he-man@F6:0 weapons=power-sword",
        "skeletor@F7:3",
        "evil-lyn@F12:3 overwatch items=visor weapons=shadow-strike mana=1",
        acting="he-man",
    ).dice(*faces(5, 0))
    play(s, "attack power-sword skeletor")

    assert began(s) == [("evil-lyn", "he-man", "card")]
    assert not s["evil-lyn"].overwatch


@pytest.mark.card("fate-60")
@pytest.mark.parametrize(("card", "free"), [("fate-60", True), ("fate-43", False)])
def test_a_card_lets_an_interrupter_move_anywhere(card: str, free: bool) -> None:
    """`any_direction` (F60): a movement in an interruption need not lead to the interrupted character."""
    s = drawn("he-man@F3:0", "skeletor@F9:3 overwatch", acting="he-man", hands={1: [card]})
    s.do("move", "goto F4", "face 0", f"bonus {card} ability", "move")

    assert ("goto F11" in s.options) == free


@pytest.mark.card("teela.acrobatics")
def test_a_jump_in_any_direction_in_an_interruption() -> None:
    """`anywhere` (Acrobatics): the free jump may lead away from the interrupted character."""
    s = drawn("skeletor@F9:3", "teela@F3:0 overwatch", acting="skeletor")
    s.do("move", "goto F8", "face 3", "skill teela.acrobatics")

    assert {"goto F1", "goto F5"} <= set(s.options)
