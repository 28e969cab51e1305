"""Golden games: what is written is read again, and a difference is told with its place and both versions."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tools.golden.__main__ import again, recorded
from tools.golden.candidates import Candidate
from tools.golden.compare import first_difference, summary
from tools.golden.coverage import chosen, first_seen, shortened
from tools.golden.playing import replay
from tools.golden.records import Golden, GoldenError, Step, Told, read, write


@pytest.fixture(scope="module")
def golden() -> Golden:
    """The beginning of a first game of Battleground, as read from its file."""
    setup = {"scenario": "first-game"}
    return read(write(recorded(Candidate("battleground", "test", setup, "golden-test", limit=25))))


def changed(golden: Golden, number: int, step: Step) -> Golden:
    """The recording with another step in one place."""
    steps = [*golden.steps[:number], step, *golden.steps[number + 1 :]]
    return msgspec.structs.replace(golden, steps=tuple(steps))


def first_with_events(golden: Golden) -> int:
    """The number, from 0, of the first choice that led to an event."""
    return next(number for number, step in enumerate(golden.steps) if step.events)


def test_a_recording_is_read_as_it_was_written(golden: Golden) -> None:
    """Text to recording to text is the same text, and playing it again leads to the same."""
    assert write(read(write(golden))) == write(golden)
    assert first_difference("file", golden) == ""
    assert write(replay(golden).golden) == write(golden)


def test_the_first_event_that_differs_is_told_with_both_versions(golden: Golden) -> None:
    """File, line, choice, the recorded event and the event of now."""
    at = first_with_events(golden)
    step = golden.steps[at]
    old = msgspec.structs.replace(step.events[0], facts=f'{step.events[0].tag} {{"rules":["X"]}}')
    other = changed(golden, at, msgspec.structs.replace(step, events=(old, *step.events[1:])))

    told = first_difference("file", other)

    assert told.startswith(
        f"file:{golden.lines[at] + 1}: choice {at + 1} (seat {step.seat}: {step.choice}): "
    )
    assert "has other fields" in told
    assert old.facts in told
    assert step.events[0].facts in told


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"digest": "000000000000"}, "the state"),
        ({"offer": "00000000"}, "as many options, but others or in another order"),
        ({"count": 99}, "99 options, now"),
        ({"kind": "other"}, "the question was 'other'"),
        ({"asked": (7,)}, "seats (7,) were asked"),
        ({"events": (Told("gone {}", "Gone."),)}, "event 1 is"),
        ({"choice": "pass everything by"}, "the choice is not offered"),
    ],
)
def test_every_kind_of_difference_is_told(golden: Golden, change: dict[str, object], said: str) -> None:
    """Offers, events, choices and digests are compared, in this order."""
    step = msgspec.structs.replace(golden.steps[3], **change)

    assert said in first_difference("file", changed(golden, 3, step))


def test_other_words_for_the_same_event_are_a_difference(golden: Golden) -> None:
    """The English of an event is part of a recording."""
    at = first_with_events(golden)
    step = golden.steps[at]
    old = msgspec.structs.replace(step.events[0], words="Something.")

    told = first_difference(
        "file", changed(golden, at, msgspec.structs.replace(step, events=(old, *step.events[1:])))
    )

    assert "reads differently" in told
    assert "Something." in told


def test_another_outcome_is_a_difference(golden: Golden) -> None:
    """The end is compared too."""
    assert "outcome differs" in first_difference("file", msgspec.structs.replace(golden, outcome="won"))


def test_a_choice_that_is_gone_is_named_and_the_game_goes_on(golden: Golden) -> None:
    """Recording anew plays as many choices as before, from the refused one on by itself."""
    other = changed(golden, 10, msgspec.structs.replace(golden.steps[10], choice="pass everything by"))

    now, refusal = replay(other)

    assert refusal.startswith("choice 11: ")
    assert len(now.steps) == len(golden.steps)
    assert now.steps[:10] == golden.steps[:10]
    assert any("no longer offered" in line for line in summary("file", other, now, refusal))


def test_recording_anew_writes_and_tells_what_changed(
    golden: Golden, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A file that differs is put right and summed up; `--check` leaves it."""
    path = tmp_path / "tests" / "golden" / "battleground" / "test.txt"
    path.parent.mkdir(parents=True)
    wrong = write(changed(golden, 5, msgspec.structs.replace(golden.steps[5], digest="000000000000")))
    path.write_text(wrong, encoding="utf-8")
    monkeypatch.setattr("tools.golden.__main__.ROOT", tmp_path)
    monkeypatch.setattr("tools.golden.__main__.FOLDER", tmp_path / "tests" / "golden")

    assert again([], writing=False) == 1
    assert path.read_text(encoding="utf-8") == wrong
    assert again([], writing=True) == 1
    assert path.read_text(encoding="utf-8") == write(golden)
    assert again([], writing=True) == 0
    assert "digests: 1 of 25 choices" in capsys.readouterr().out


def test_a_damaged_file_is_refused_with_its_line(golden: Golden) -> None:
    """Not a recording, a choice too few, a line that cannot be read."""
    text = write(golden)
    with pytest.raises(GoldenError, match="line 1"):
        read("something else")
    with pytest.raises(GoldenError, match="26 choices announced"):
        read(text.replace("choices: 25", "choices: 26"))
    with pytest.raises(GoldenError, match="line 8"):
        read(text.replace("> 1 seat", "> 1 place"))


def test_what_adds_nothing_is_not_chosen(golden: Golden) -> None:
    """Of two equal recordings one is kept, and no more of it than covers something."""
    found = chosen({"a": golden, "b": golden}, [], 10_000_000)

    assert list(found) == ["a"]
    assert set(first_seen(found["a"])) == set(first_seen(golden))
    assert chosen({"a": golden}, [golden], 10_000_000) == {}
    assert shortened(golden, 3).steps == golden.steps[:3]
