"""Replays: written, read, verified; and refused with a clear word if anything about them is wrong."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from battlewright import __version__
from battlewright.games.battleground.game import Battleground
from battlewright.kernel.match import Match
from battlewright.kernel.replay import Replay, ReplayError, play_again, read, record, verify, write
from tests.kernel.toy import Toy, ToyState

TOY = Toy()
CARDS = {"cards": [{"id": "a", "bell": "b", "optional": True}]}


def finished(seed: str = "seed") -> Match[ToyState]:
    """A short match, to its end."""
    match = Match(TOY, CARDS, seed)
    for text in ("say hello", "throw", "ring b", "react a", "deal", "stop"):
        match.choose(0, text)
    return match


def test_a_replay_plays_the_same_game_again() -> None:
    """Written, read and verified: same digest, same outcome."""
    match = finished()
    again = verify(read(write(record(match))), TOY)

    assert TOY.digest(again.state) == TOY.digest(match.state)
    assert again.outcome == match.outcome
    assert again.choices == match.choices


def test_events_are_the_same_too() -> None:
    """Step by step, each choice leads to what it led to then."""
    match = Match(TOY, CARDS, "seed")
    events = [match.choose(0, text) for text in ("throw", "deal", "throw", "stop")]

    assert [found for _, found, _ in play_again(record(match), TOY)] == events


def test_an_unfinished_match_can_be_recorded() -> None:
    """As far as it has gone; a match without any choice, too."""
    match = Match(TOY, CARDS, "seed")
    assert read(write(record(match))).outcome == "unfinished"
    assert verify(record(match), TOY).choices == []
    match.choose(0, "throw")
    assert len(verify(record(match), TOY).choices) == 1


def test_early_ends_are_part_of_the_replay() -> None:
    """Resignation and an agreed draw are choices like others."""
    for word in ("resign", "agree-draw"):
        match = Match(TOY, {}, "seed")
        match.choose(0, "throw")
        match.choose(1, word)
        assert verify(read(write(record(match))), TOY).outcome == match.outcome


def test_undone_choices_are_not_in_the_replay() -> None:
    """Only what stood in the end."""
    match = Match(TOY, CARDS, "seed")
    match.choose(0, "say hello")
    match.undo()
    match.choose(0, "say goodbye")
    assert [c.text for c in verify(record(match), TOY).choices] == ["say goodbye"]


@given(st.text(max_size=40))
def test_any_seed_survives_the_text(seed: str) -> None:
    """Line breaks and all."""
    match = Match(TOY, {}, seed)
    match.choose(0, "throw")
    replay = record(match)
    assert read(write(replay)) == replay


# --- what is wrong with it ------------------------------------------------------------------------


def line_changed(number: int, text: str) -> Callable[[str], str]:
    """Another text in one line (counted from 1)."""

    def change(written: str) -> str:
        lines = written.splitlines()
        lines[number - 1] = text
        return "\n".join(lines)

    return change


@pytest.mark.parametrize(
    ("damage", "says"),
    [
        (lambda text: "", "line 1: not a replay"),
        (lambda text: "{}" + text, "line 1: not a replay"),
        (lambda text: "\n".join(text.splitlines()[:3]), "cut short after line 3: 'content' is missing"),
        (lambda text: "\n".join(text.splitlines()[:9]), "cut short after line 9: 2 of 6 choices"),
        (lambda text: "\n".join(text.splitlines()[:-1]), "cut short after line 14"),
        (lambda text: text + "more\n", "line 16: nothing may follow"),
        (line_changed(2, "gmae: toy"), "line 2: expected 'game: …', found 'gmae: toy'"),
        (line_changed(5, "seed: unquoted"), "'seed' cannot be read"),
        (line_changed(6, "setup: {"), "'setup' cannot be read"),
        (line_changed(6, "setup: []"), "'setup' must be a dict"),
        (line_changed(7, "choices: many"), "'choices' must be a whole number"),
        (line_changed(7, "choices: -1"), "'choices' must be a whole number"),
        (line_changed(7, "choices: ²"), "'choices' must be a whole number"),
        (line_changed(7, "choices: 5"), "line 16|line 13|nothing may follow"),
        (line_changed(9, "zero throw"), "line 9: expected 'SEAT OPTION', found 'zero throw'"),
        (line_changed(9, "² throw"), "line 9: expected 'SEAT OPTION'"),
        (line_changed(9, "0"), "line 9: expected 'SEAT OPTION'"),
        (line_changed(9, ""), "line 9: expected 'SEAT OPTION'"),
        (line_changed(14, "digset: 0"), "line 14: expected 'digest: …'"),
    ],
)
def test_a_damaged_file_is_refused(damage: Callable[[str], str], says: str) -> None:
    """The message names the line and what is wrong there."""
    with pytest.raises(ReplayError, match=says):
        read(damage(write(record(finished()))))


@given(st.integers(0, 400), st.characters(exclude_categories=["Cs"]))
def test_no_single_wrong_character_goes_unnoticed_or_crashes(at: int, character: str) -> None:
    """Whatever is changed: it still verifies as the same game, or there is one kind of error."""
    text = write(record(finished()))
    changed = text[: at % len(text)] + character + text[at % len(text) + 1 :]
    try:
        match = verify(read(changed), TOY)
    except ReplayError:
        return
    assert TOY.digest(match.state) == TOY.digest(finished().state)


def test_another_version_is_refused() -> None:
    """It says which version it was made with."""
    old = replace(record(finished()), version="0.0.0")
    with pytest.raises(ReplayError, match=rf"made with version 0\.0\.0; this is version {__version__}"):
        verify(old, TOY)


def test_other_content_is_refused() -> None:
    """The hash of the content must agree."""
    with pytest.raises(ReplayError, match="made with other content"):
        verify(record(finished()), Toy("other-content"))


def test_another_game_is_refused() -> None:
    """Before anything of it is played."""
    with pytest.raises(ReplayError, match="a replay of 'toy', not of 'battleground'"):
        verify(record(finished()), Battleground())


def test_a_setup_that_cannot_be_played_is_refused() -> None:
    """A setup of another kind is a fault of the replay, not a crash."""
    with pytest.raises(ReplayError, match="its setup cannot be played: setup: unknown key 'colour'"):
        verify(replace(record(finished()), setup={"colour": "red"}), TOY)


@pytest.mark.parametrize(
    ("key", "value"), [("scenario", []), ("scenario", 3), ("forces", 3), ("map", [1]), ("switches", "x")]
)
def test_a_setup_of_the_wrong_shape_is_refused(key: str, value: object) -> None:
    """Whatever JSON stands there: one kind of error, which names the key."""
    game = Battleground()
    replay = record(Match(game, {"scenario": "first-game"}, "seed"))
    with pytest.raises(ReplayError, match=key):
        verify(replace(replay, setup={"scenario": "first-game", key: value}), game)


def tampered(number: int, text: str) -> Replay:
    """A finished match with one choice changed."""
    replay = read(write(record(finished())))
    replay.choices[number] = replay.choices[number]._replace(text=text)
    return replay


@pytest.mark.parametrize(
    ("number", "text", "says"),
    [
        (0, "say goodbye", "does not verify: the state after 6 choices differs"),
        (1, "dance", "choice 2: seat 0 cannot choose 'dance': unknown option"),
        (3, "throw", "choice 4: seat 0 cannot choose 'throw': not offered"),
        (0, "stop", "choice 2: .* the game is over"),
    ],
)
def test_a_tampered_choice_is_found(number: int, text: str, says: str) -> None:
    """Either it is not legal there, or the game comes out differently."""
    with pytest.raises(ReplayError, match=says):
        verify(tampered(number, text), TOY)


def test_a_choice_by_another_seat_is_found() -> None:
    """The seat is part of the choice."""
    replay = record(finished())
    replay.choices[0] = replay.choices[0]._replace(seat=1)
    with pytest.raises(ReplayError, match="choice 1: seat 1 cannot choose"):
        verify(replay, TOY)
    replay.choices[0] = replay.choices[0]._replace(seat=8, text="resign")
    with pytest.raises(ReplayError, match=r"choice 1: .* no such seat"):
        verify(replay, TOY)


def test_another_seed_another_digest_another_outcome_are_found() -> None:
    """None of them can be changed without notice."""
    replay = record(finished())
    with pytest.raises(ReplayError, match="does not verify: the state"):
        verify(replace(replay, seed="other"), TOY)
    with pytest.raises(ReplayError, match="does not verify: the state"):
        verify(replace(replay, digest="0" * 64), TOY)
    with pytest.raises(ReplayError, match="does not verify: it ends with"):
        verify(replace(replay, outcome="unfinished"), TOY)
