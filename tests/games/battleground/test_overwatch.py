"""Overwatch: going on it, being triggered, in which order, and losing it (BG-OVERWATCH)."""

from __future__ import annotations

import pytest

from battlewright.games.battleground.model.events import ActivationEnded, InterruptionBegan, InterruptionEnded
from tests.games.battleground.scenes import Scene, scene

GUNNER = "man-at-arms@F3:0 overwatch weapons=arm-cannon"


def interruptions(s: Scene) -> list[str]:
    """Who has begun an interruption so far, in order."""
    return [e.character for e in s.heard(InterruptionBegan)]


def walk(*figures: str, to: str, **more: object) -> Scene:
    """Skeletor, acting with 3 AP, has moved there and faces west."""
    s = scene(*figures, acting="skeletor", **more)  # type: ignore[arg-type]
    return s.do("move", f"goto {to}", "face 3")


# --- the action -----------------------------------------------------------------------------------


@pytest.mark.rule("BG-OVERWATCH-01")
def test_overwatch_ends_the_activation_and_loses_the_ap() -> None:
    """The action puts the character on Overwatch and ends its activation; the AP left are lost."""
    s = scene("he-man@F3", "skeletor@F12", acting="he-man", ap=3, hands={0: ["fate-01"], 1: ["fate-01"]})
    s.do("overwatch")

    assert s["he-man"].overwatch
    assert s["he-man"].activated
    assert [e.ap_lost for e in s.heard(ActivationEnded)] == [2]


@pytest.mark.rule("BG-OVERWATCH-01")
def test_a_character_on_overwatch_does_not_go_on_it_again() -> None:
    """There is one token for a character: while it has it, the action is not offered."""
    s = scene("he-man@F3", "skeletor@F12", acting="he-man")
    s["he-man"].overwatch = True

    assert not s.offers("overwatch")
    assert s.denied_by(0, intent="action", character="he-man", action="overwatch") == ["BG-OVERWATCH-01"]


# --- the trigger ----------------------------------------------------------------------------------


@pytest.mark.rule("BG-OVERWATCH-02", "BG-OVERWATCH-06")
def test_the_interruption_is_mandatory_but_its_actions_are_not() -> None:
    """A watcher whose conditions hold interrupts unasked and uses up its token, even to do nothing."""
    s = walk(GUNNER, "skeletor@F12:3", to="F10")

    assert (s.kind, s.turn.character) == ("act", "man-at-arms")
    assert not s["man-at-arms"].overwatch
    s.do("end")
    assert s.turn.character == "skeletor"
    assert interruptions(s) == ["man-at-arms"]


@pytest.mark.rule("BG-OVERWATCH-02")
def test_allies_and_characters_without_the_token_are_not_triggered() -> None:
    """Only enemies on Overwatch interrupt: neither an ally on Overwatch nor an enemy without the token."""
    s = walk("man-at-arms@F3:0 weapons=arm-cannon", "skeletor@F12:3", "tri-klops@H12:3 overwatch", to="F10")

    assert s.turn.character == "skeletor"
    assert interruptions(s) == []
    assert s["tri-klops"].overwatch


@pytest.mark.rule("BG-OVERWATCH-03")
@pytest.mark.parametrize(("to", "watched"), [("I9", True), ("H9", False)])
def test_only_the_end_of_the_movement_counts_and_it_must_be_seen(to: str, watched: bool) -> None:
    """Running through the watcher's sight triggers nothing if the movement ends behind a wall."""
    wall = {"E5": "H", "F6": "H", "G5": "H", "G6": "H"}
    s = walk(GUNNER, "skeletor@J9:3", to=to, terrain=wall)

    assert interruptions(s) == (["man-at-arms"] if watched else [])
    assert s["man-at-arms"].overwatch is not watched
    s["man-at-arms"].overwatch = True
    denied = s.denied_by(0, intent="watch", watcher="man-at-arms", moving="skeletor")
    assert denied == ([] if watched else ["BG-OVERWATCH-03"])


@pytest.mark.rule("BG-OVERWATCH-03")
@pytest.mark.parametrize(
    ("skill", "to", "watched"), [("leap", "goto F9", True), ("blink", "goto F9", False), ("swap", "", False)]
)
def test_which_movement_effects_trigger_overwatch(skill: str, to: str, watched: bool) -> None:
    """A jump that ends in sight triggers Overwatch; a teleport and a swap do not."""
    s = scene(
        "test-acrobat@F12:3",
        "he-man@F9:3" if skill == "swap" else "he-man@A1",
        "trap-jaw@F3:0 overwatch weapons=laser-attachment",
        acting="test-acrobat",
    )
    s.do(f"skill test-acrobat.{skill} he-man" if skill == "swap" else f"skill test-acrobat.{skill} -")
    while s.kind in ("face", "destination"):
        s.do(to if s.kind == "destination" else "face 3")

    assert s["test-acrobat"].at == "F9"
    assert (interruptions(s) == ["trap-jaw"]) is watched


@pytest.mark.rule("BG-OVERWATCH-03")
def test_staying_or_turning_is_no_movement() -> None:
    """A Move that goes nowhere, or only turns the model, triggers nothing."""
    s = scene(GUNNER, "skeletor@F10:3", acting="skeletor").do("move", "stay", "face 0")

    assert interruptions(s) == []
    assert s["man-at-arms"].overwatch


@pytest.mark.rule("BG-OVERWATCH-04", example="EXD-01")
@pytest.mark.parametrize(
    ("at", "in_front"),
    [
        ("G8", True),
        ("H8", True),
        ("F8", True),
        ("H7", False),
        ("F7", False),
        ("G6", False),
        ("I7", True),  # half hexes: part of the base lies in the front arc
        ("E7", True),
        ("J8", True),
        ("J7", False),
    ],
)
def test_the_enemy_must_be_in_the_front_arc(at: str, in_front: bool) -> None:
    """Any part of the enemy's base in the front arc will do, so half hexes count as front."""
    s = scene("he-man@G7:0 overwatch weapons=laser-rifle", f"skeletor@{at}:3", acting="skeletor")

    denied = s.denied_by(0, intent="watch", watcher="he-man", moving="skeletor")
    assert denied == ([] if in_front else ["BG-OVERWATCH-04"])


@pytest.mark.rule("BG-OVERWATCH-04")
def test_a_watcher_looking_away_keeps_its_token() -> None:
    """A movement that ends behind the watcher does not trigger it."""
    s = walk("man-at-arms@F3:3 overwatch weapons=arm-cannon", "skeletor@F12:3", to="F10")

    assert interruptions(s) == []
    assert s["man-at-arms"].overwatch


@pytest.mark.rule("BG-OVERWATCH-05")
@pytest.mark.parametrize(
    ("watcher", "at", "reached"),
    [
        ("stratos@F1:0 overwatch weapons=flamethrower", "F10", True),  # range 8
        ("man-at-arms@F1:0 overwatch weapons=flamethrower", "F11", False),
        ("orko@F1:0 overwatch weapons=magic-blast mana=1", "F14", True),  # a spell that can be paid
        ("orko@F1:0 overwatch weapons=magic-blast", "F14", False),
        ("orko@F1:0 overwatch weapons=protection-spell mana=5", "F14", False),  # only for allies
        ("he-man@F1:0 overwatch weapons=power-sword", "F7", True),  # engaged by a Move of 5
        ("he-man@F1:0 overwatch weapons=power-sword", "F8", False),
        ("he-man@F1:0 overwatch focus weapons=power-sword", "F10", True),  # focused speed 8
        ("he-man@F1:0 overwatch focus weapons=power-sword", "F11", False),
        ("he-man@F1:0 overwatch debuff=slow weapons=power-sword", "F7", False),
        ("orko@F1:0 overwatch", "F2", True),  # engaged: fists will do
    ],
)
def test_the_enemy_must_be_within_range_or_a_move_away(watcher: str, at: str, reached: bool) -> None:
    """Some weapon must reach the enemy, or one Move (focused, if it is) must lead to engagement."""
    s = scene(watcher, f"skeletor@{at}:3", acting="skeletor")
    name = watcher.partition("@")[0]

    denied = s.denied_by(0, intent="watch", watcher=name, moving="skeletor")
    assert denied == ([] if reached else ["BG-OVERWATCH-05"])


@pytest.mark.rule("BG-OVERWATCH-05")
def test_an_engaged_watcher_is_triggered_although_it_may_not_shoot() -> None:
    """Only range is asked for: engaged with somebody else, the watcher is triggered and cannot shoot."""
    s = walk(GUNNER, "skeletor@F12:3", "mer-man@F4:3", to="F10")

    assert s.turn.character == "man-at-arms"
    assert not s.offers("attack")


# --- the token ------------------------------------------------------------------------------------


@pytest.mark.rule("BG-OVERWATCH-06")
def test_the_token_goes_when_the_activation_starts() -> None:
    """A character on Overwatch that is activated is on Overwatch no longer."""
    s = scene("he-man@F3 overwatch", "skeletor@M12", hands={0: ["fate-23"], 1: ["fate-23"]}, first_team=0)
    s.do("play fate-23", "play fate-23")

    assert s.turn.character == "he-man"
    assert not s["he-man"].overwatch


@pytest.mark.rule("BG-OVERWATCH-06")
def test_an_attack_of_opportunity_leaves_the_token() -> None:
    """Only an Overwatch interruption uses the token up; other interruptions do not."""
    s = scene("he-man@F6:0 overwatch weapons=power-sword", "skeletor@F7:3", acting="skeletor")
    s.do("move", "react opportunity:he-man")
    assert s.turn.character == "he-man"
    assert s["he-man"].overwatch

    s.do("end", "goto F9", "face 3")
    assert interruptions(s) == ["he-man", "he-man"]
    assert [e.kind for e in s.heard(InterruptionBegan)] == ["opportunity", "overwatch"]


# --- several watchers -----------------------------------------------------------------------------


@pytest.mark.rule("BG-OVERWATCH-07")
def test_the_player_of_several_watchers_chooses_their_order() -> None:
    """Both watchers must interrupt, one after the other, in the order their player says."""
    s = walk(GUNNER, "stratos@H3:0 overwatch weapons=laser-rifle", "skeletor@F12:3", to="F10")

    assert (s.kind, s.asked) == ("react", (0,))
    assert s.options == ["react overwatch:man-at-arms", "react overwatch:stratos"]
    s.do("react overwatch:stratos")
    assert s.turn.character == "stratos"
    s.do("end")
    assert s.turn.character == "man-at-arms"
    s.do("end")
    assert s.turn.character == "skeletor"
    assert interruptions(s) == ["stratos", "man-at-arms"]


@pytest.mark.rule("BG-OVERWATCH-07")
@pytest.mark.parametrize("wounds", [3, 4])
def test_the_conditions_are_looked_at_again_before_the_next_watcher(wounds: int) -> None:
    """A watcher whose enemy has fallen meanwhile is not triggered and keeps its token."""
    s = walk(GUNNER, "stratos@H3:0 overwatch", f"skeletor@F12:3 wounds={wounds}", "mer-man@M14", to="F8")
    assert s.offers("react") == ["react overwatch:man-at-arms", "react overwatch:stratos"]
    s.dice(5, 5, 1, 1).do("react overwatch:man-at-arms", "attack arm-cannon skeletor", "defend decline")

    assert s["skeletor"].out is (wounds == 4)
    assert interruptions(s) == (["man-at-arms"] if wounds == 4 else ["man-at-arms", "stratos"])
    assert s["stratos"].overwatch is (wounds == 4)


@pytest.mark.rule("BG-OVERWATCH-07")
def test_a_watcher_that_lost_sight_of_its_enemy_is_not_triggered() -> None:
    """The first watcher pushes the enemy behind a wall; for the second a condition no longer holds."""
    s = walk(
        "palace-guard-a@F5:0 overwatch weapons=horde-crossbow",
        "stratos@A8:1 overwatch weapons=laser-rifle",
        "skeletor@F12:3",
        to="F8",
        terrain={"D9": "H", "D10": "H", "E9": "H", "E8": "H"},
    )
    assert s.offers("react") == ["react overwatch:palace-guard-a", "react overwatch:stratos"]
    s.dice(5, 5, 1, 1).do(
        "react overwatch:palace-guard-a", "attack horde-crossbow skeletor", "defend decline"
    )

    assert s["skeletor"].at == "F10"
    assert s["stratos"].overwatch
    assert interruptions(s) == ["palace-guard-a"]


@pytest.mark.rule(
    "BG-OVERWATCH-02", "BG-OVERWATCH-07", "BG-OVERWATCH-08", "BG-INT-08", "BG-INT-15", example="EX-31"
)
def test_the_overwatch_chain_of_the_book() -> None:
    """Stratos, then He-Man, whose movement is interrupted by Skeletor; then all go on, innermost first."""
    s = scene(
        "he-man@F4:0 overwatch weapons=power-sword",
        "stratos@H4:0 overwatch weapons=flamethrower",
        "tri-klops@F12:3",
        "skeletor@K8:4 overwatch weapons=flame-bolt mana=2",
        acting="tri-klops",
        ap=2,
        hands={0: ["glory-06"]},  # so that an interruption goes on without AP
    )
    s.do("move", "goto F10", "face 3")
    assert s.options == ["react overwatch:he-man", "react overwatch:stratos"]

    s.do("react overwatch:stratos")
    assert (s.turn.character, s["stratos"].overwatch) == ("stratos", False)
    s.do("end")
    assert s.turn.character == "he-man"
    s.do("move", "goto F9")
    assert s["he-man"].facing == 0
    assert s.turn.character == "skeletor"
    assert s.offers("attack") == ["attack flame-bolt he-man"]
    s.do("end")
    assert s.turn.character == "he-man"
    s.do("end")
    assert (s.turn.character, s.turn.ap) == ("tri-klops", 1)

    assert interruptions(s) == ["stratos", "he-man", "skeletor"]
    ended = [(e.character, e.interrupted) for e in s.heard(InterruptionEnded)]
    assert ended == [("stratos", "tri-klops"), ("skeletor", "he-man"), ("he-man", "tri-klops")]
    assert not any(c.overwatch for c in s.state.characters.values())


@pytest.mark.rule("BG-OVERWATCH-08")
def test_a_movement_in_an_interruption_triggers_only_enemies_of_the_mover() -> None:
    """Of all on Overwatch, the ones opposed to the interrupting character are triggered by its movement."""
    s = walk(
        "he-man@F4:0 overwatch weapons=power-sword",
        "stratos@A1:3 overwatch weapons=laser-rifle",
        "skeletor@F12:3",
        "mer-man@F13:3 overwatch weapons=laser-pistol",
        to="F10",
    )
    s.do("move", "goto F8")

    assert s.turn.character == "mer-man"
    assert [(e.character, e.interrupted) for e in s.heard(InterruptionBegan)] == [
        ("he-man", "skeletor"),
        ("mer-man", "he-man"),
    ]
