"""Focus: how it is gained, what it is spent on, how long it lasts (BG-FOCUS)."""

from __future__ import annotations

import pytest

from battlewright.games.battleground.model.events import Gained, Lost, Moved, Rolled
from tests.games.battleground.scenes import Scene, scene

FAR = "skeletor@M8:4"
DECKS = {0: ["fate-01", "fate-02"], 1: ["fate-03", "fate-04"]}


def lost_focus(s: Scene) -> list[str]:
    """Who lost a Focus token."""
    return [e.character for e in s.heard(Lost) if e.what == "focus"]


def farthest(s: Scene) -> int:
    """How many points the movement under way has."""
    points = s.decision.facts["points"]
    assert isinstance(points, int)
    return points


@pytest.mark.rule("BG-FOCUS-01")
def test_the_focus_action_gives_a_token() -> None:
    """One AP, one token: the character is focused."""
    s = scene("ram-man@F6", FAR, acting="ram-man", ap=2)
    s.do("focus")

    assert s["ram-man"].focus
    assert [(e.character, e.what) for e in s.heard(Gained)] == [("ram-man", "focus")]
    assert s.turn.ap == 1


@pytest.mark.rule("BG-FOCUS-02")
def test_a_focused_character_cannot_focus() -> None:
    """The action is not offered while the token is there."""
    s = scene("ram-man@F6 focus", FAR, acting="ram-man", ap=3)

    assert not s.offers("focus")
    assert s.denied_by(0, intent="action", character="ram-man", action="focus") == ["BG-FOCUS-02"]


@pytest.mark.rule("BG-FOCUS-02")
def test_a_focused_character_gains_nothing_from_further_focus() -> None:
    """Magoo's Gem on focused He-Man: no second token, and not the mana he would get for gaining Focus."""
    s = scene("man-at-arms@F6:0 mana=1 items=magoos-gem", "he-man@F8 focus", FAR, acting="man-at-arms")
    s.do("skill magoos-gem.skill he-man")

    assert s["he-man"].focus
    assert s["he-man"].mana == 0
    assert not s.heard(Gained)


@pytest.mark.rule("BG-FOCUS-03", "BG-MOVE-01", "BG-MOVE-07", example="EX-11")
def test_he_man_moves_five_or_eight() -> None:
    """Without spending Focus up to 5 hexes, with it up to 8."""
    walks = scene("he-man@A1:0 focus", FAR, acting="he-man")
    walks.do("move")
    assert farthest(walks) == 5
    assert walks.offers("goto A6")
    assert not walks.offers("goto A7")
    walks.do("goto A6", "face 0")
    assert walks["he-man"].focus

    runs = scene("he-man@A1:0 focus", FAR, acting="he-man")
    runs.do("move focused")
    assert farthest(runs) == 8
    assert runs.offers("goto A9")
    assert not runs.offers("goto A10")
    runs.do("goto A9", "face 0")
    assert not runs["he-man"].focus
    assert runs.heard(Moved)[0].points == 8


@pytest.mark.rule("BG-FOCUS-03")
def test_without_a_token_there_is_no_focused_move() -> None:
    """An unfocused character has only its standard speed."""
    s = scene("he-man@A1:0", FAR, acting="he-man")

    assert s.offers("move") == ["move"]


@pytest.mark.rule("BG-FOCUS-03")
def test_a_free_move_at_speed_may_use_focus_too() -> None:
    """Flying Fists grant a free move at speed after a knock-out: a focused bearer may run."""
    figures = ("ram-man@F6:0 weapons=flying-fists", "skeletor@F7:3 wounds=4", "mer-man@M8")
    for choice, points, focus in (("standard", 4, True), ("focused", 6, False)):
        s = scene(*figures, acting="ram-man")
        s.dice(5, 5, 1, 1, 1).do("attack flying-fists skeletor", "defend decline")
        assert s["ram-man"].focus  # gained by the attack itself
        s.do("react flying-fists/t0@ram-man")
        assert s.options == ["choose standard", "choose focused"]
        s.do(f"choose {choice}")
        assert farthest(s) == points
        assert s["ram-man"].focus is focus


@pytest.mark.rule("BG-FOCUS-03")
def test_a_free_move_of_a_fixed_length_cannot_use_focus() -> None:
    """Sidestep is 2 hexes, focused or not; the token stays."""
    s = scene("he-man@F6:0 focus", FAR, acting="he-man", hands={0: ["fate-06"], 1: []})
    s.do("bonus fate-06 ability")

    assert s.kind == "destination"
    assert farthest(s) == 2
    assert s["he-man"].focus


@pytest.mark.rule("BG-FOCUS-04", "BG-FOCUS-05")
def test_an_attack_consumes_focus() -> None:
    """The token goes with the attack test, asked or not, and the scope is better by 1."""
    s = scene("ram-man@F6:0 focus weapons=mace", "skeletor@F7:3", acting="ram-man")
    s.dice(3, 3, 3, 3).do("attack mace skeletor")

    assert lost_focus(s) == ["ram-man"]
    assert not s["ram-man"].focus
    assert [(m.amount, m.source) for m in s.heard(Rolled)[0].needed.modifiers] == [(-1, "BG-FOCUS-05")]


@pytest.mark.rule("BG-FOCUS-04", "BG-FOCUS-05")
def test_a_skill_test_consumes_focus() -> None:
    """The one who tests and the one who defends both spend theirs."""
    s = scene("evil-lyn@F6:0 focus mana=1", "he-man@F10:3 focus", acting="evil-lyn")
    s.dice(3, 1, 1, 1, 1).do("skill evil-lyn.dark-presence he-man")
    assert lost_focus(s) == ["evil-lyn"]
    s.dice(1, 1, 1).do("defend roll")

    assert lost_focus(s) == ["evil-lyn", "he-man"]
    assert [e.needed.total for e in s.heard(Rolled)] == [3, 3]


@pytest.mark.rule("BG-FOCUS-04")
def test_a_skill_without_a_test_leaves_focus_alone() -> None:
    """Lord of Destruction rolls nothing: the token stays."""
    s = scene("skeletor@F6:0 focus mana=1", "he-man@F10:3", acting="skeletor")
    s.do("skill skeletor.lord-of-destruction")

    assert s["skeletor"].focus
    assert not lost_focus(s)


@pytest.mark.rule("BG-FOCUS-04")
def test_a_test_of_another_character_leaves_focus_alone() -> None:
    """Only the testing character spends its token."""
    s = scene("ram-man@F6:0 weapons=mace", "orko@F5 focus", "skeletor@F7:3 focus", acting="ram-man")
    s.dice(1, 1, 1, 1).do("attack mace skeletor")

    assert s["orko"].focus
    assert s["skeletor"].focus  # no success, so no defence test


@pytest.mark.rule("BG-FOCUS-05")
def test_the_token_goes_even_if_it_changes_nothing() -> None:
    """Against the Flamethrower only sixes count in defence; Focus is spent for nothing."""
    s = scene("stratos@F6:0 weapons=flamethrower", "skeletor@F10:3 focus", acting="stratos")
    s.dice(5, 5, 5, 1).do("attack flamethrower skeletor")
    s.dice(5, 5, 5).do("defend roll")

    assert lost_focus(s) == ["skeletor"]
    assert s.heard(Rolled)[1].needed.total == 6


@pytest.mark.rule("BG-FOCUS-06")
def test_focus_can_be_gained_again_in_the_same_activation() -> None:
    """After the token has been spent the character is no longer focused and may focus once more."""
    s = scene("ram-man@F6:0 focus weapons=mace", "skeletor@F7:3", acting="ram-man", ap=4)
    s.dice(1, 1, 1, 1).do("attack mace skeletor")
    assert s.offers("focus")
    s.dice(1, 1, 1, 1).do("attack mace skeletor")
    assert s.heard(Rolled)[1].needed.total == 4  # nothing is left of the first token
    s.do("focus")

    assert s["ram-man"].focus


@pytest.mark.rule("BG-FOCUS-07")
def test_focus_outlasts_activation_and_round() -> None:
    """The token is still there in the next round."""
    s = scene("he-man@F6:0", FAR, acting="he-man", decks=DECKS)
    s.do("focus", "end")

    assert s.state.round == 2
    assert s["he-man"].focus


@pytest.mark.rule("BG-FOCUS-07")
def test_a_knock_out_ends_focus() -> None:
    """The token of a fallen character returns to the supply."""
    s = scene("he-man@F6:0 weapons=mace", "skeletor@F7:3 wounds=4 focus", acting="he-man")
    s.dice(5, 1, 1, 1, 1).do("attack mace skeletor", "defend decline")

    assert s["skeletor"].out
    assert not s["skeletor"].focus
