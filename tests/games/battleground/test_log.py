"""What the log says, where a plain list of the facts would mislead or leave something out."""

from __future__ import annotations

import pytest

from battlewright.games.battleground.model.events import (
    FirstChosen,
    InterruptionEnded,
    Lost,
    PowerTriggered,
    ShovePrevented,
)
from battlewright.kernel.events import Event
from tests.games.battleground.cards.playing import play
from tests.games.battleground.scenes import GAME, Scene, scene
from tests.games.battleground.test_movement_effects import ACROBAT, used

WORDS = GAME.narrator("en")


def told(s: Scene, kind: type[Event]) -> list[str]:
    """The lines of the log about events of a kind."""
    return [WORDS.event(s.state, event) for event in s.events if isinstance(event, kind)]


@pytest.mark.rule("BG-INT-13")
@pytest.mark.parametrize("dice", [(1, 1, 1), (6, 6, 6)])
def test_who_was_knocked_out_does_not_go_on(dice: tuple[int, ...]) -> None:
    """An interruption that fells the interrupted character ends without it."""
    s = scene("stratos@F6:3 wounds=4", "skeletor@F7:3", acting="stratos")
    s.do("move", "react opportunity:skeletor")
    attack = next(o for o in s.options if o.startswith("attack"))
    s.dice(*dice, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
    play(s, attack)
    while not s.heard(InterruptionEnded):
        play(s, "end")

    out = s["stratos"].out
    assert out is (dice[0] == 6)
    assert s.heard(InterruptionEnded)[0].goes_on is not out
    assert told(s, InterruptionEnded)[0].endswith("is over." if out else "Stratos goes on.")


@pytest.mark.rule("BG-ACT-08")
@pytest.mark.parametrize(
    ("option", "words"),
    [
        ("focus", "He-Man spends 1 AP for Focus."),
        ("overwatch", "He-Man spends 1 AP for Overwatch."),
        ("move", "He-Man spends 1 AP for a Move."),
    ],
)
def test_what_ap_are_spent_on_is_told(option: str, words: str) -> None:
    """Focus, Overwatch and Move are named where they are paid for."""
    s = scene("he-man@F6:0", "skeletor@M9:3", acting="he-man").do(option)

    assert told(s, Lost)[0] == words


@pytest.mark.rule("BG-SETUP-08")
def test_the_roll_for_the_first_player_is_told() -> None:
    """Also where it was thrown before anybody could look."""
    s = Scene(
        GAME.new({"scenario": "skirmish", "forces": ["heroes-of-grayskull", "first-game-evil"]}, seed="1")
    )
    s.do("first 0")
    dice = s.heard(FirstChosen)[0].rolls

    assert dice[-1][0] != dice[-1][1]
    assert f"{dice[-1][0]} : {dice[-1][1]})" in told(s, FirstChosen)[0]


@pytest.mark.card("fate-29")
@pytest.mark.parametrize(("focus", "names"), [("", ["fate-29"]), ("focus", [])])
def test_a_trigger_that_changes_nothing_is_not_told(focus: str, names: list[str]) -> None:
    """Gather Yourself gives Focus at the end; to somebody who has it, it does nothing."""
    s = scene(f"he-man@F6:0 {focus}", "skeletor@M9:3", acting="he-man", hands={0: ["fate-29"]})
    play(s, "bonus fate-29 ability", "end")

    assert s["he-man"].focus
    assert [e.power for e in s.heard(PowerTriggered) if e.power == "fate-29"] == names


@pytest.mark.rule("BG-MOVEFX-13", "BG-MOVEFX-15")
def test_a_push_that_moves_nobody_is_told() -> None:
    """Somebody who has a model right behind stays where it is."""
    s = used("blow", "skeletor", ACROBAT, "skeletor@G6:3", "stratos@G7")

    assert told(s, ShovePrevented) == ["Skeletor stays where it is."]
