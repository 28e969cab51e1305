"""A match: legal choices only, undo until something was revealed, ends at any time."""

from __future__ import annotations

import pytest

from battlewright.games.battleground.game import Battleground
from battlewright.kernel.decisions import IllegalChoice
from battlewright.kernel.match import SPAN, Choice, Match
from tests.kernel.toy import Say, Thrown, Toy, ToyState

CARDS = {"cards": [{"id": "a", "bell": "b", "optional": True}]}


@pytest.fixture
def match() -> Match[ToyState]:
    """A fresh match of the toy game."""
    return Match(Toy(), CARDS, "seed")


# --- choices --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seat", "text"),
    [
        (0, "say nonsense"),
        (0, "say"),
        (0, "dance"),
        (0, ""),
        (0, "bid 1"),
        (0, "bid one"),
        (0, "react a"),
        (1, "say hello"),
        (7, "say hello"),
        (-1, "stop"),
        (9, "resign"),
    ],
)
def test_an_illegal_choice_changes_nothing(match: Match[ToyState], seat: int, text: str) -> None:
    """Not offered, not asked or not readable: refused with a reason, and the state is as it was."""
    before = match.game.digest(match.state)
    with pytest.raises(IllegalChoice) as refusal:
        match.choose(seat, text)

    assert refusal.value.reason
    assert refusal.value.seat == seat
    assert match.game.digest(match.state) == before
    assert match.choices == []
    assert match.undoable == 0


def test_the_refusal_says_what_could_be_chosen(match: Match[ToyState]) -> None:
    """A player can act on the message."""
    with pytest.raises(IllegalChoice, match=r"not offered \(menu\); offered: say hello"):
        match.choose(0, "say nonsense")
    with pytest.raises(IllegalChoice, match="waiting for seat 0"):
        match.choose(1, "say hello")


def test_options_and_their_texts_are_the_same_choice(match: Match[ToyState]) -> None:
    """Either form is accepted; the text is kept."""
    match.choose(0, Say("hello"))
    match.choose(0, "say hello")
    assert match.choices == [Choice(0, "say hello")] * 2
    assert match.state.log == ["hello", "hello"]


def test_nothing_can_be_chosen_after_the_end(match: Match[ToyState]) -> None:
    """The game is over, and says so."""
    match.choose(0, "stop")
    assert match.outcome is not None
    assert match.asked == ()
    assert match.decisions() == {}
    for text in ("say hello", "resign", "agree-draw"):
        with pytest.raises(IllegalChoice, match="the game is over"):
            match.choose(0, text)


@pytest.mark.parametrize(("text", "winners"), [("resign", (0,)), ("agree-draw", ())])
def test_a_match_may_end_at_any_time(match: Match[ToyState], text: str, winners: tuple[int, ...]) -> None:
    """Also by the seat that is not asked; it is kept among the choices and cannot be undone."""
    match.choose(0, "say hello")
    match.choose(1, text)

    assert match.outcome is not None
    assert match.outcome.winners == winners
    assert match.choices[-1] == Choice(1, text)
    assert match.undoable == 0


# --- undo -----------------------------------------------------------------------------------------


def test_choices_can_be_taken_back_one_by_one(match: Match[ToyState]) -> None:
    """Back to the very state before, as long as nothing was revealed."""
    digests = []
    for text in ("say hello", "say goodbye", "ring b", "react a"):
        digests.append(match.game.digest(match.state))
        match.choose(0, text)
    assert match.undoable == 4

    for text in ("react a", "ring b", "say goodbye", "say hello"):
        assert match.undo() == Choice(0, text)
        assert match.game.digest(match.state) == digests.pop()
    assert match.choices == []


def test_many_choices_can_be_taken_back(match: Match[ToyState]) -> None:
    """Not every state is saved: the ones between are played again, and the match goes on from each."""
    texts, digests = ["say hello", "say goodbye", "say hello"] * SPAN, []
    for text in texts:
        digests.append(match.game.digest(match.state))
        match.choose(0, text)
    assert match.undoable == len(texts)

    for text in reversed(texts):
        assert match.undo() == Choice(0, text)
        match.choose(0, "say goodbye")
        match.undo()
        assert match.game.digest(match.state) == digests.pop()
    assert match.undoable == 0


def test_a_decision_that_was_worked_out_is_the_one_that_counts(match: Match[ToyState]) -> None:
    """A choice is checked against it, not against a new one."""
    decision = match.decisions()[0]
    with pytest.raises(IllegalChoice, match="not offered"):
        match.choose(0, Say("nonsense"), decision)
    match.choose(0, Say("hello"), decision)
    assert match.choices == [Choice(0, "say hello")]


def test_there_is_nothing_to_undo_at_first(match: Match[ToyState]) -> None:
    """Undo is refused like any other illegal choice."""
    with pytest.raises(IllegalChoice, match="nothing can be taken back"):
        match.undo()


@pytest.mark.parametrize("reveal", ["throw", "deal"])
def test_dice_and_hidden_cards_bar_undo(match: Match[ToyState], reveal: str) -> None:
    """Neither the roll nor anything before it can be taken back; what comes after can."""
    match.choose(0, "say hello")
    match.choose(0, reveal)
    assert match.undoable == 0
    with pytest.raises(IllegalChoice):
        match.undo()

    match.choose(0, "say goodbye")
    match.undo()
    assert match.choices[-1] == Choice(0, reveal)
    assert match.undoable == 0


def test_a_secret_choice_can_be_taken_back_until_all_are_turned_over(match: Match[ToyState]) -> None:
    """The first bid is still secret; with the last one both are known, whatever the events say."""
    match.choose(0, "ask")
    match.choose(1, "bid 1")
    assert match.undoable == 2
    match.undo()
    match.choose(1, "bid 2")
    match.choose(0, "bid 3")

    assert match.undoable == 0


def test_after_undo_the_same_choice_leads_to_the_same_dice(match: Match[ToyState]) -> None:
    """Undo does not let anybody fish for better dice."""
    twin = Match(Toy(), CARDS, "seed")
    match.choose(0, "say hello")
    match.undo()
    faces = [[e.face for e in m.choose(0, "throw") if isinstance(e, Thrown)] for m in (match, twin)]
    assert faces[0] == faces[1]


# --- a real game ----------------------------------------------------------------------------------


def test_illegal_choices_leave_a_real_game_alone() -> None:
    """Every option of another moment is refused, at every one of the first decisions, without a trace."""
    game = Battleground()
    match = Match(game, {"scenario": "first-game"}, "kernel")
    foreign = ("attack power-sword skeletor", "goto A1", "defend roll", "reroll 6", "end", "pass 1")
    for _ in range(12):
        before = game.digest(match.state)
        seat = match.asked[0]
        offered = match.decisions()[seat].texts()
        for text in foreign:
            if text not in offered:
                with pytest.raises(IllegalChoice):
                    match.choose(seat, text)
        with pytest.raises(IllegalChoice):
            match.choose(5, offered[0])
        assert game.digest(match.state) == before
        match.choose(seat, offered[0])
